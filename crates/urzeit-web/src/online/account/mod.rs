//! The page of one's own account.
//!
//! | file | subject |
//! |---|---|
//! | `secrets.rs` | passwords, recovery codes, the end of sessions and of the account |
//! | `browser.rs` | messages of this browser |
//! | `holiday.rs` | holidays |
//! | `outside.rs` | notices outside the page |
//! | `blocked.rs` | those who are muted or blocked |
//! | `tokens.rs` | bots' tokens |

mod blocked;
mod browser;
mod holiday;
mod outside;
mod secrets;
mod tokens;

use leptos::prelude::*;
use serde_json::json;

use super::{
    api_call::{ApiCall, Trouble},
    arrival::{Enter, Field, SignedIn},
    here::{Me, Who, here},
};
use crate::{session::ask, text::words};

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
    let profile = move || here.me().map(|me| format!("/people/{}", me.id));
    view! {
        <section class="narrow set-up account">
            <h1>{move || here.me().map(|me| me.name)}</h1>
            <p>
                <a href=profile>{move || words.say("account-profile")}</a>
                " · "
                <a href="/online">{move || words.say("lobby-title")}</a>
            </p>
            <Show when=move || is_guest.get()>
                <section>
                    <h2>{move || words.say("account-register")}</h2>
                    <p class="quiet">{move || words.say("account-register-more")}</p>
                    <Enter way="register"/>
                </section>
            </Show>
            <Name/>
            <Language/>
            <browser::Messages/>
            <Show when=move || !is_guest.get()>
                <secrets::Passwords/>
                <outside::Outside/>
                <tokens::Tokens/>
            </Show>
            <holiday::Holiday/>
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
        let body = json!({"name": name.get()});
        let asked = async move { ask("PUT", "/api/me/name", Some(body)).await };
        api_call.run(asked, move |me: Me| here.who.set(Who::Somebody(me)));
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

/// Notices are written in the language of the account: the one that the page has now.
#[component]
fn Language() -> impl IntoView {
    let words = words();
    let here = here();
    let api_call = ApiCall::new();
    let done = RwSignal::new(false);
    let set = move |_| {
        let body = json!({"language": words.language.get_untracked().code()});
        let asked = async move { ask("PUT", "/api/me/language", Some(body)).await };
        api_call.run(asked, move |me: Me| {
            here.who.set(Who::Somebody(me));
            done.set(true);
        });
    };
    view! {
        <section>
            <h2>{move || words.say("page-language")}</h2>
            <p class="quiet">{move || words.say("account-language-more")}</p>
            <Trouble api_call/>
            <button on:click=set>{move || words.say("account-language")}</button>
            <span role="status">{move || done.get().then(|| words.say("account-done"))}</span>
        </section>
    }
}
