//! Coming in: as a guest with nothing but a name, or with an account.

use std::time::Duration;

use leptos::prelude::*;
use urzeit_table::messages::{Arrived, Name, Recovery, Register, Registration, SignIn, Why};
use wasm_bindgen::JsCast as _;

use super::{
    api_call::{ApiCall, Trouble},
    here::{Who, here},
};
use crate::{
    app::{keep, kept},
    http::{delete, post},
    setup::NAME,
    site::site,
    text::words,
};

/// How often the server is looked for while it cannot be reached.
const AGAIN: Duration = Duration::from_secs(5);

/// Shows something to those who are signed in; others are asked for a name first.
#[component]
pub(crate) fn SignedIn(children: ChildrenFn) -> impl IntoView {
    let here = here();
    view! {
        <Anybody>
            {
                let children = children.clone();
                // Shown again when somebody comes or goes.
                move || {
                    if untrack(|| here.is_nobody()) {
                        view! { <Arrival/> }.into_any()
                    } else {
                        children().into_any()
                    }
                }
            }
        </Anybody>
    }
}

/// Shows something to anybody, as soon as it is known who is here. After somebody has come in, or has been
/// signed out, it is shown again.
#[component]
pub(crate) fn Anybody(children: ChildrenFn) -> impl IntoView {
    let words = words();
    let here = here();
    let site = site();
    here.look();
    // Another name is no other person: what is shown stays as it is.
    let somebody = Memo::new(move |_| match here.who.get() {
        Who::Somebody(me) => Ok(Some(me.id)),
        Who::Nobody => Ok(None),
        other => Err(other),
    });
    move || match somebody.get() {
        Ok(_) if site.is_known() => view! { <WriteDown/> <Renamed/> {children()} }.into_any(),
        Err(Who::Banned(why)) => view! { <Banned why/> }.into_any(),
        Err(Who::Unreachable) => view! { <NoServer/> }.into_any(),
        Ok(_) | Err(_) => {
            view! { <p class="narrow quiet">{move || words.say("online-wait")}</p> }.into_any()
        }
    }
}

/// An operator has banned whoever is here: until when and why.
#[component]
fn Banned(why: Why) -> impl IntoView {
    let words = words();
    let here = here();
    let api_call = ApiCall::new();
    let sign_out = move |_| {
        api_call.run(delete("/api/session", ()), move |()| {
            here.who.set(Who::Nobody);
        });
    };
    view! {
        <section class="narrow banned">
            <h1>{move || words.say("banned-title")}</h1>
            <p role="alert">{move || words.why(&why)}</p>
            <p class="quiet">{move || words.say("banned-more")}</p>
            <Trouble api_call/>
            <div class="buttons">
                <button on:click=sign_out>{move || words.say("account-sign-out")}</button>
                <a class="button" href="/">{move || words.say("page-to-start")}</a>
            </div>
        </section>
    }
}

/// An operator has given whoever is here another name; until they have read why.
#[component]
fn Renamed() -> impl IntoView {
    let words = words();
    let here = here();
    let api_call = ApiCall::new();
    let read = move |_| {
        api_call.run(delete("/api/me/renamed", ()), move |()| here.look_again());
    };
    move || {
        let me = here.me()?;
        let reason = me.renamed?;
        let named = [("name", me.name.into()), ("reason", reason.into())];
        let said = words.say_with("renamed-more", &named);
        Some(view! {
            <section class="narrow notice renamed" role="alert">
                <h2>{words.say("renamed-title")}</h2>
                <p>{said}</p>
                <Trouble api_call/>
                <div class="buttons">
                    <button class="primary" on:click=read>{words.say("renamed-read")}</button>
                    <a class="button" href="/account">{words.say("lobby-account")}</a>
                </div>
            </section>
        })
    }
}

/// The server cannot be reached: the page tries again by itself.
#[component]
fn NoServer() -> impl IntoView {
    let words = words();
    let here = here();
    if let Ok(again) = set_interval_with_handle(move || here.look_again(), AGAIN) {
        on_cleanup(move || again.clear());
    }
    view! {
        <section class="narrow no-server">
            <h1>{move || words.say("online-no-server")}</h1>
            <p>{move || words.say("online-no-server-more")}</p>
            <p class="quiet" role="status">{move || words.say("net-tries")}</p>
            <div class="buttons">
                <button class="primary" on:click=move |_| here.look_again()>{move || words.say("online-try-again")}</button>
                <a class="button" href="/">{move || words.say("page-to-start")}</a>
            </div>
        </section>
    }
}

#[component]
fn Arrival() -> impl IntoView {
    let words = words();
    view! {
        <section class="narrow set-up arrival">
            <h1>{move || words.say("arrival-title")}</h1>
            <Ways way=Entrance::Guest lead="arrival-lead"/>
        </section>
    }
}

/// What is not for everybody, or is not there: nobody without a name is told which. Its players sign in.
#[component]
pub(crate) fn Hidden() -> impl IntoView {
    let words = words();
    view! {
        <section class="narrow set-up arrival hidden-from-strangers">
            <h1>{move || words.say("arrival-hidden")}</h1>
            <p>{move || words.say("arrival-hidden-lead")}</p>
            <Enter way=Entrance::SignIn/>
            <Recovering/>
            <p><a class="button" href="/online">{move || words.say("lobby-title")}</a></p>
        </section>
    }
}

/// A name is asked for in the middle of a page, of somebody who wants to do something that needs one.
#[component]
pub(super) fn AskName(way: Entrance, lead: &'static str) -> impl IntoView {
    view! {
        <section class="set-up arrival ask-name">
            <Ways way lead/>
        </section>
    }
}

/// The same of somebody who wants to sit down. Where the game is rated a name alone would be refused.
#[component]
pub(super) fn AskSitter(#[prop(into)] rated: Signal<bool>) -> impl IntoView {
    // The table changes while somebody writes their name: what is written stays.
    let rated = Memo::new(move |_| rated.get());
    move || {
        if rated.get() {
            view! { <section class="set-up arrival ask-name"><AccountWays/></section> }.into_any()
        } else {
            view! { <AskName way=Entrance::Invited lead="arrival-invited-lead"/> }.into_any()
        }
    }
}

/// The ways to a seat that takes an account.
#[component]
fn AccountWays() -> impl IntoView {
    let words = words();
    view! {
        <p>{move || words.say("arrival-rated-lead")}</p>
        <Registering is_first=true/>
        <SignInLater/>
        <Recovering/>
    }
}

/// All ways in that the operator allows: with a name alone, where guests are, and with an account.
#[component]
fn Ways(way: Entrance, lead: &'static str) -> impl IntoView {
    let words = words();
    let site = site();
    let first = move || {
        if site.get().guests {
            view! { <p>{move || words.say(lead)}</p> <Enter way/> <SignInLater/> }.into_any()
        } else {
            // Nothing is offered that would be refused.
            view! { <p class="no-guests">{move || words.say("arrival-no-guests")}</p> <Enter way=Entrance::SignIn/> }
                .into_any()
        }
    };
    view! {
        {first}
        <details>
            <summary>{move || words.say("arrival-register")}</summary>
            <Registering/>
        </details>
        <Recovering/>
    }
}

/// Setting a new password.
#[component]
fn Recovering() -> impl IntoView {
    let words = words();
    view! {
        <details>
            <summary>{move || words.say("arrival-recover")}</summary>
            <p class="quiet">{move || words.say("arrival-recover-more")}</p>
            <Enter way=Entrance::Recover/>
        </details>
    }
}

/// Making an account, or why that cannot be.
#[component]
pub(super) fn Registering(
    /// Is it the first of all ways in?
    #[prop(optional)]
    is_first: bool,
) -> impl IntoView {
    let words = words();
    let site = site();
    move || match site.get().registration {
        Registration::Open => view! {
            <p class="quiet">{move || words.say("arrival-register-more")}</p>
            <Enter way=Entrance::Register is_first/>
        }
        .into_any(),
        Registration::Invitation => view! {
            <p class="by-invitation">{move || words.say("arrival-by-invitation")}</p>
            <Enter way=Entrance::Register asks_code=true is_first/>
        }
        .into_any(),
        Registration::Closed => {
            view! { <p class="closed">{move || words.say("server-registration-closed")}</p> }
                .into_any()
        }
    }
}

/// Signing in, where a name is enough.
#[component]
fn SignInLater() -> impl IntoView {
    let words = words();
    view! {
        <details>
            <summary>{move || words.say("arrival-sign-in")}</summary>
            <Enter way=Entrance::SignIn/>
        </details>
    }
}

/// A way to come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Entrance {
    Guest,
    /// A guest who sits down then.
    Invited,
    SignIn,
    Register,
    /// Setting a new password.
    Recover,
}

impl Entrance {
    fn button(self) -> &'static str {
        match self {
            Entrance::Guest => "arrival-guest-button",
            Entrance::Invited => "arrival-invited-button",
            Entrance::SignIn => "arrival-session-button",
            Entrance::Register => "arrival-register-button",
            Entrance::Recover => "arrival-recover-button",
        }
    }

    fn is_guest(self) -> bool {
        matches!(self, Entrance::Guest | Entrance::Invited)
    }

    async fn come_in(self, name: String, password: String, code: String) -> Result<Arrived, Why> {
        match self {
            Entrance::Guest | Entrance::Invited => post("/api/guest", Name { name }).await,
            Entrance::SignIn => post("/api/session", SignIn { name, password }).await,
            Entrance::Register => {
                let code = Some(code).filter(|code| !code.is_empty());
                let register = Register {
                    name,
                    password,
                    code,
                };
                post("/api/register", register).await
            }
            Entrance::Recover => {
                let recovery = Recovery {
                    name,
                    code,
                    password,
                };
                post("/api/recover", recovery).await
            }
        }
    }
}

/// The form of one way to come in.
#[component]
pub(super) fn Enter(
    way: Entrance,
    /// Does registering take the code of an invitation?
    #[prop(optional)]
    asks_code: bool,
    /// The code of an invitation that is known already.
    #[prop(optional)]
    invitation: Option<String>,
    /// Is it the first of all ways in?
    #[prop(optional)]
    is_first: bool,
) -> impl IntoView {
    let words = words();
    let here = here();
    let api_call = ApiCall::new();
    let form = NodeRef::<leptos::html::Form>::new();
    // Somebody who has clicked on “Sit down” writes at once.
    if way == Entrance::Invited || is_first {
        focus_first(form);
    }
    let name = RwSignal::new(match untrack(|| here.me()) {
        Some(me) => me.name,
        None => kept(NAME).unwrap_or_default(),
    });
    let password = RwSignal::new(String::new());
    let code = RwSignal::new(invitation.unwrap_or_default());
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let code = code.get().trim().to_owned();
        let arrival = way.come_in(name.get(), password.get(), code);
        api_call.run(arrival, move |arrived: Arrived| {
            keep(NAME, &arrived.me.name);
            here.code.set(arrived.recovery);
            here.who.set(Who::Somebody(arrived.me));
        });
    };
    let mailed = RwSignal::new(false);
    let mail_code = move |_| {
        let name = Name { name: name.get() };
        mailed.set(false);
        api_call.run(post("/api/recover/mail", name), move |()| mailed.set(true));
    };
    let autocomplete = if way == Entrance::SignIn {
        "current-password"
    } else {
        "new-password"
    };
    let recovers = way == Entrance::Recover;
    view! {
        <form class="fields" node_ref=form on:submit=enter>
            <Field label="arrival-name" value=name autocomplete="username"/>
            {asks_code.then(|| view! { <Field label="arrival-invitation" value=code/> })}
            {recovers.then(|| view! { <Field label="arrival-code" value=code autocomplete="off"/> })}
            {(!way.is_guest()).then(|| view! {
                <Field label="arrival-password" value=password kind="password" autocomplete/>
            })}
            <Trouble api_call/>
            <p role="status">{move || mailed.get().then(|| words.say("arrival-recover-mailed"))}</p>
            <div class="buttons">
                {recovers.then(|| view! {
                    <button type="button" on:click=mail_code disabled=move || api_call.busy.get() || name.with(String::is_empty)>
                        {move || words.say("arrival-recover-mail")}
                    </button>
                })}
                <button class:primary=way.is_guest() || is_first disabled=move || api_call.busy.get()>
                    {move || words.say(way.button())}
                </button>
            </div>
        </form>
    }
}

/// Leads the keyboard to the first field of a form, once it is in the page.
fn focus_first(form: NodeRef<leptos::html::Form>) {
    Effect::new(move |_| {
        let field = form.get()?.query_selector("input").ok().flatten();
        let field = field?.dyn_into::<web_sys::HtmlElement>().ok()?;
        request_animation_frame(move || {
            let _ = field.focus();
        });
        Some(())
    });
}

/// A line that somebody fills in.
#[component]
pub(super) fn Field(
    label: &'static str,
    value: RwSignal<String>,
    #[prop(default = "text")] kind: &'static str,
    #[prop(default = "off")] autocomplete: &'static str,
    #[prop(default = true)] required: bool,
) -> impl IntoView {
    let words = words();
    view! {
        <label class="field">
            <span>{move || words.say(label)}</span>
            <input type=kind autocomplete=autocomplete required=required
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))/>
        </label>
    }
}

/// A recovery code is shown once: until somebody says that it is written down.
#[component]
fn WriteDown() -> impl IntoView {
    let words = words();
    let here = here();
    let code = move || {
        here.code.get().map(|code| {
            view! {
                <section class="narrow notice" role="alert">
                    <h2>{words.say("arrival-write-down")}</h2>
                    <p>{words.say("arrival-write-down-more")}</p>
                    <p class="secret">{code}</p>
                    <button class="primary" on:click=move |_| here.code.set(None)>
                        {words.say("arrival-written-down")}
                    </button>
                </section>
            }
        })
    };
    view! { {code} }
}
