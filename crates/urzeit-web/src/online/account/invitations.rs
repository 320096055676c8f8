//! Codes with which others register, where the operator lets all accounts make them.

use leptos::prelude::*;
use urzeit_table::messages::{Registration, SignupCode};

use crate::{
    http::{delete, get},
    online::{
        api_call::{ApiCall, Trouble},
        codes::Codes,
    },
    site::site,
    text::words,
};

const ADDRESS: &str = "/api/me/signup-codes";

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
    let codes = RwSignal::new(None::<Vec<SignupCode>>);
    api_call.run(get(ADDRESS), move |answer| codes.set(Some(answer)));
    let revoke = move |id: i64| {
        let revoked = delete(format!("{ADDRESS}/{id}"), ());
        api_call.run(revoked, move |()| {
            codes.update(|codes| codes.get_or_insert_default().retain(|code| code.id != id));
        });
    };
    let button = move |id: i64| {
        view! {
            <button class="plain" on:click=move |_| revoke(id)>{move || words.say("codes-revoke")}</button>
        }
        .into_any()
    };
    view! {
        <Codes
            address=ADDRESS
            codes
            lead=Signal::derive(move || words.say("codes-more"))
            revoke=Callback::new(button)
        />
        <Trouble api_call/>
    }
}
