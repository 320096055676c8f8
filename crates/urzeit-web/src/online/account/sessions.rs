//! Where somebody is signed in.

use leptos::prelude::*;
use urzeit_table::messages::OwnSession;

use super::program::program;
use crate::{
    http::get,
    online::{
        api_call::{ApiCall, Trouble},
        listed::ago,
    },
    text::words,
};

/// All sessions; asked for again whenever a new password has ended others.
#[component]
pub(super) fn Sessions(ended: Trigger) -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let sessions = RwSignal::new(Vec::<OwnSession>::new());
    Effect::new(move || {
        ended.track();
        api_call.run(get("/api/sessions"), move |answer| sessions.set(answer));
    });
    let line = move |session: OwnSession| {
        let seen = session.seen;
        let when = move || {
            if session.this {
                words.say("sessions-this")
            } else {
                words.say_with("account-used", &[("ago", ago(words, seen).into())])
            }
        };
        let used_by = move || program(words, &session.program);
        view! { <li><span>{used_by} " " <small class="quiet">{when}</small></span></li> }
    };
    view! {
        <section>
            <h2>{move || words.say("sessions-title")}</h2>
            <p class="quiet">{move || words.say("sessions-more")}</p>
            <Trouble api_call/>
            <ul class="plain-list">
                {move || sessions.get().into_iter().map(line).collect_view()}
            </ul>
        </section>
    }
}
