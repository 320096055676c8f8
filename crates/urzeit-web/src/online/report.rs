//! Telling the operator of something that somebody said or did at a table.

use leptos::prelude::*;
use urzeit_table::messages::{self, Reported};

use super::api_call::{ApiCall, Trouble};
use crate::{http::post, session::online::Online, text::words};

/// A form that tells the operator of a line of chat, or of the table.
#[component]
pub(super) fn Report(
    online: Online,
    /// The line; none if it is about something else.
    line: Option<u64>,
    /// Is the form shown?
    open: RwSignal<bool>,
) -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let text = RwSignal::new(String::new());
    let done = RwSignal::new(false);
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let report = messages::Report {
            table: online
                .session
                .table
                .with_untracked(|table| table.id.clone()),
            chat: line,
            text: text.get().trim().to_owned(),
            invite: online.invite(),
        };
        api_call.run(post("/api/reports", report), move |_: Reported| {
            done.set(true);
            open.set(false);
            text.set(String::new());
        });
    };
    view! {
        <Show when=move || open.get()>
            <form class="fields report-form" on:submit=send>
                <label class="field">
                    <span>{move || words.say("report-what")}</span>
                    <input required maxlength="500" autocomplete="off"
                        prop:value=move || text.get()
                        on:input=move |event| text.set(event_target_value(&event))/>
                </label>
                <p class="explained">{move || words.say("report-more")}</p>
                <Trouble api_call/>
                <div class="buttons">
                    <button class="primary" disabled=move || api_call.busy.get()>{move || words.say("report-send")}</button>
                    <button type="button" on:click=move |_| open.set(false)>{move || words.say("sure-no")}</button>
                </div>
            </form>
        </Show>
        <p class="quiet reported" role="status">{move || done.get().then(|| words.say("report-done"))}</p>
    }
}
