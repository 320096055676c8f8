//! The page of one's own account.
//!
//! | file | subject |
//! |---|---|
//! | `secrets.rs` | passwords, recovery codes, the end of sessions and of the account |
//! | `browser.rs` | messages of this browser |
//! | `calendar.rs` | the address at which a calendar program reads one's deadlines |
//! | `digest.rs` | one message a day instead of single ones |
//! | `holiday.rs` | holidays |
//! | `invitations.rs` | codes with which others register |
//! | `outside.rs` | notices outside the page |
//! | `blocked.rs` | those who are muted or blocked |
//! | `push.rs` | push messages of the server to this browser |
//! | `program.rs` | what kind of program used something |
//! | `sessions.rs` | where somebody is signed in |
//! | `tokens.rs` | bots' tokens |

mod blocked;
mod browser;
mod calendar;
mod digest;
mod holiday;
mod invitations;
mod outside;
mod program;
mod push;
mod secrets;
mod sessions;
mod tokens;

use leptos::prelude::*;
use urzeit_table::messages;

use super::{
    api_call::{ApiCall, Trouble},
    arrival::{Field, Registering, SignedIn},
    here::{Who, here},
};
use crate::{http::put, text::words};

/// The page of one's own account.
#[component]
pub(crate) fn AccountPage() -> impl IntoView {
    view! { <SignedIn><Own/></SignedIn> }
}

#[component]
fn Own() -> impl IntoView {
    let words = words();
    let here = here();
    let is_guest = Memo::new(move |_| here.me().is_none_or(|me| me.guest));
    // A new password ends other sessions, and tokens.
    let ended = Trigger::new();
    let profile = move || here.me().map(|me| format!("/people/{}", me.id));
    view! {
        <section class="narrow set-up account">
            <h1>{move || here.me().map(|me| me.name)}</h1>
            <p>
                <a href=profile>{move || words.say("account-profile")}</a>
                " · "
                <a href="/online">{move || words.say("lobby-title")}</a>
                {move || here.me().is_some_and(|me| me.operator).then(|| view! {
                    " · "
                    <a href="/operator">{move || words.say("operator-title")}</a>
                })}
            </p>
            <Show when=move || is_guest.get()>
                <section>
                    <h2>{move || words.say("account-register")}</h2>
                    <p class="quiet">{move || words.say("account-register-more")}</p>
                    <Registering/>
                </section>
            </Show>
            <Name/>
            <Language/>
            <ProfileSight/>
            <browser::Messages is_guest/>
            <Show when=move || !is_guest.get()>
                <secrets::Passwords ended/>
                <sessions::Sessions ended/>
                <outside::Outside/>
                <calendar::Calendar/>
                <tokens::Tokens ended/>
                <invitations::Invitations/>
                <holiday::Holiday/>
            </Show>
            <blocked::BlockedPeople/>
            <secrets::Farewell/>
        </section>
    }
}

#[component]
fn Name() -> impl IntoView {
    let words = words();
    let here = here();
    let api_call = ApiCall::new();
    let name = RwSignal::new(untrack(|| here.me()).map(|me| me.name).unwrap_or_default());
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = messages::Name { name: name.get() };
        api_call.run(put("/api/me/name", name), move |me| {
            here.who.set(Who::Somebody(me));
        });
    };
    view! {
        <section>
            <h2>{move || words.say("account-name")}</h2>
            <form class="fields" on:submit=rename>
                <Field label="arrival-name" value=name autocomplete="username"/>
                <Trouble api_call/>
                <button disabled=move || api_call.busy.get()>{move || words.say("account-rename")}</button>
            </form>
        </section>
    }
}

/// The choice of people who may see the profile.
#[component]
fn ProfileSight() -> impl IntoView {
    let words = words();
    let here = here();
    let api_call = ApiCall::new();
    let is_public = move || here.me().is_some_and(|me| me.public_profile);
    let set = move |event| {
        let public = event_target_checked(&event);
        let set = put("/api/me/profile", messages::ProfileSight { public });
        api_call.run(set, move |me| here.who.set(Who::Somebody(me)));
    };
    view! {
        <section class="profile-sight">
            <h2>{move || words.say("account-profile")}</h2>
            <label class="check">
                <input type="checkbox" prop:checked=is_public on:change=set/>
                {move || words.say("account-profile-public")}
            </label>
            <p class="quiet">{move || words.say("account-profile-more")}</p>
            <Trouble api_call/>
        </section>
    }
}

/// Notices are written in the language of the account, whichever one the page has.
#[component]
fn Language() -> impl IntoView {
    let words = words();
    let here = here();
    let api_call = ApiCall::new();
    let done = RwSignal::new(false);
    let set = move |event| {
        let language = event_target_value(&event);
        done.set(false);
        let set = put("/api/me/language", messages::Language { language });
        api_call.run(set, move |me| {
            here.who.set(Who::Somebody(me));
            done.set(true);
        });
    };
    let chosen = move || here.me().map(|me| me.language).unwrap_or_default();
    view! {
        <section>
            <h2>{move || words.say("page-language")}</h2>
            <p class="quiet">{move || words.say("account-language-more")}</p>
            <Trouble api_call/>
            <label class="field">
                <span>{move || words.say("account-language")}</span>
                <select prop:value=chosen on:change=set>
                    {urzeit_texts::Language::all().map(|language| view! {
                        <option value=language.code() lang=language.code() prop:selected=move || chosen() == language.code()>
                            {language.name()}
                        </option>
                    }).collect_view()}
                </select>
            </label>
            <span role="status">{move || done.get().then(|| words.say("account-done"))}</span>
        </section>
    }
}
