//! Codes with which people register.

use leptos::prelude::*;
use urzeit_table::messages::{Because, Registration, SignupCode};

use super::desk::{Deed, Typed, desk};
use crate::{
    http::{delete, post},
    online::{
        api_call::{ApiCall, Trouble},
        codes::{Code, NewCode},
    },
    site::site,
    text::words,
};

#[component]
pub(super) fn Codes() -> impl IntoView {
    let words = words();
    let site = site();
    let desk = desk();
    let (codes, listing) = desk.list::<SignupCode>(|| "/api/operator/signup-codes".to_owned());
    let api_call = ApiCall::new();
    let made = move |new| {
        api_call.run(
            post("/api/operator/signup-codes", new),
            move |made: SignupCode| {
                codes.update(|codes| codes.get_or_insert_default().insert(0, made));
            },
        );
    };
    let how = move || match site.get().registration {
        Registration::Open => words.say("operator-registration-open"),
        Registration::Invitation => words.say("operator-registration-invitation"),
        Registration::Closed => words.say("operator-registration-closed"),
    };
    let item = move |code: SignupCode| {
        let id = code.id;
        let revoke = move |typed: Typed| {
            let reason = typed.reason;
            let path = format!("/api/operator/signup-codes/{id}");
            Box::pin(delete(path, Because { reason })) as _
        };
        view! {
            <li>
                <div class="item">
                    <Code code/>
                    <Deed label="codes-revoke" act=revoke/>
                </div>
            </li>
        }
    };
    view! {
        <section class="invitations">
            <h2>{move || words.say("codes-title")}</h2>
            <p class="quiet">{how}</p>
            <Show when=move || site.get().registration == Registration::Invitation>
                <NewCode made=Callback::new(made)/>
            </Show>
            <Trouble api_call/>
            <Trouble api_call=listing/>
            <ul class="plain-list items codes">
                <For each=move || codes.get().unwrap_or_default() key=|code| (code.id, code.used) children=item/>
            </ul>
        </section>
    }
}
