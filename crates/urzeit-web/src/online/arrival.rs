//! Coming in: as a guest with nothing but a name, or with an account.

use std::time::Duration;

use leptos::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    api_call::{ApiCall, Trouble},
    here::{Me, Who, here},
};
use crate::{
    app::{keep, kept},
    session::ask,
    setup::NAME,
    text::words,
};

/// So often the server is looked for while it cannot be reached.
const AGAIN: Duration = Duration::from_secs(5);

/// Shows something to those who are signed in; others are asked for a name first.
#[component]
pub(crate) fn SignedIn(
    children: ChildrenFn,
    /// How others come in: as a `guest`, at a `table`, or `invited` to it.
    #[prop(default = "guest".into(), into)]
    way: Signal<&'static str>,
) -> impl IntoView {
    let words = words();
    let here = here();
    here.look();
    // Another name is no other person: what is shown stays as it is.
    let somebody = Memo::new(move |_| match here.who.get() {
        Who::Somebody(me) => Ok(me.id),
        other => Err(other),
    });
    move || match somebody.get() {
        Ok(_) => view! { <WriteDown/> {children()} }.into_any(),
        Err(Who::Nobody) => view! { <Arrival way=way.get_untracked()/> }.into_any(),
        Err(Who::Unreachable) => view! { <NoServer/> }.into_any(),
        Err(_) => {
            view! { <p class="narrow quiet">{move || words.say("online-wait")}</p> }.into_any()
        }
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

/// An account, perhaps with its recovery code.
#[derive(Deserialize)]
struct Arrived {
    #[serde(flatten)]
    me: Me,
    recovery: Option<String>,
}

#[component]
fn Arrival(way: &'static str) -> impl IntoView {
    let words = words();
    let (title, lead) = match way {
        "invited" => ("arrival-invited", "arrival-invited-lead"),
        "table" => ("arrival-table", "arrival-table-lead"),
        _ => ("arrival-title", "arrival-lead"),
    };
    view! {
        <section class="narrow set-up arrival">
            <h1>{move || words.say(title)}</h1>
            <p class="quiet">{move || words.say(lead)}</p>
            <Enter way/>
            <details>
                <summary>{move || words.say("arrival-sign-in")}</summary>
                <Enter way="session"/>
            </details>
            <details>
                <summary>{move || words.say("arrival-register")}</summary>
                <p class="quiet">{move || words.say("arrival-register-more")}</p>
                <Enter way="register"/>
            </details>
            <details>
                <summary>{move || words.say("arrival-recover")}</summary>
                <Enter way="recover"/>
            </details>
        </section>
    }
}

/// One way to come in: `guest`, `table` (a guest who looks at one), `invited` (a guest who sits down at
/// once), `session` (signing in), `register` or `recover`.
#[component]
pub(super) fn Enter(way: &'static str) -> impl IntoView {
    let words = words();
    let here = here();
    let api_call = ApiCall::new();
    let name = RwSignal::new(match untrack(|| here.me()) {
        Some(me) => me.name,
        None => kept(NAME).unwrap_or_default(),
    });
    let password = RwSignal::new(String::new());
    let code = RwSignal::new(String::new());
    let is_guest = matches!(way, "guest" | "table" | "invited");
    let address = if is_guest { "guest" } else { way };
    let come_in = move || {
        let body: Value = match address {
            "guest" => json!({"name": name.get()}),
            "recover" => {
                json!({"name": name.get(), "password": password.get(), "code": code.get().trim()})
            }
            _ => json!({"name": name.get(), "password": password.get()}),
        };
        let asked = async move { ask("POST", &format!("/api/{address}"), Some(body)).await };
        api_call.run(asked, move |arrived: Arrived| {
            keep(NAME, &arrived.me.name);
            here.code.set(arrived.recovery);
            here.who.set(Who::Somebody(arrived.me));
        });
    };
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        here.sits_down.set(way == "invited");
        come_in();
    };
    let form = NodeRef::<leptos::html::Form>::new();
    let look = move |_| {
        if form
            .get_untracked()
            .is_some_and(|form| form.report_validity())
        {
            come_in();
        }
    };
    let label = format!("arrival-{way}-button");
    let autocomplete = if way == "session" {
        "current-password"
    } else {
        "new-password"
    };
    view! {
        <form class="fields" on:submit=enter node_ref=form>
            <Field label="arrival-name" value=name autocomplete="username"/>
            {(way == "recover").then(|| view! { <Field label="arrival-code" value=code autocomplete="off"/> })}
            {(!is_guest).then(|| view! {
                <Field label="arrival-password" value=password kind="password" autocomplete/>
            })}
            <Trouble api_call/>
            <div class="buttons">
                {(way == "invited").then(|| view! {
                    <button type="button" on:click=look disabled=move || api_call.busy.get()>
                        {move || words.say("arrival-look")}
                    </button>
                })}
                <button class:primary=is_guest disabled=move || api_call.busy.get()>
                    {move || words.say(&label)}
                </button>
            </div>
        </form>
    }
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
