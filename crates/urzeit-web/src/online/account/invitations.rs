//! Codes with which others register, where the operator lets all accounts make them.

use leptos::prelude::*;
use urzeit_table::messages::{Registration, SignupCode};

use crate::{
    http::{delete, get, post},
    online::{
        api_call::{ApiCall, Trouble},
        codes::{Code, NewCode},
    },
    site::site,
    text::words,
};

#[component]
pub(super) fn Invitations() -> impl IntoView {
    let site = site();
    let allowed = move || {
        let site = site.get();
        site.accounts_invite && site.registration == Registration::Invitation
    };
    view! { <Show when=allowed><Own/></Show> }
}

#[component]
fn Own() -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let codes = RwSignal::new(Vec::<SignupCode>::new());
    api_call.run(get("/api/me/signup-codes"), move |answer| codes.set(answer));
    let made = move |new| {
        api_call.run(post("/api/me/signup-codes", new), move |made| {
            codes.update(|codes| codes.insert(0, made));
        });
    };
    let revoke = move |id: i64| {
        let revoked = delete(format!("/api/me/signup-codes/{id}"), ());
        api_call.run(revoked, move |()| {
            codes.update(|codes| codes.retain(|code| code.id != id));
        });
    };
    view! {
        <section class="invitations">
            <h2>{move || words.say("codes-title")}</h2>
            <p class="quiet">{move || words.say("codes-more")}</p>
            <ul class="plain-list codes">
                <For each=move || codes.get() key=|code| (code.id, code.used) let:code>
                    <li>
                        <Code code=code.clone()/>
                        <button class="plain" on:click=move |_| revoke(code.id)>{move || words.say("codes-revoke")}</button>
                    </li>
                </For>
            </ul>
            <NewCode made=Callback::new(made)/>
            <Trouble api_call/>
        </section>
    }
}
