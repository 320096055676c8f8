//! What operators did.

use leptos::prelude::*;
use urzeit_table::messages::LogEntry;

use super::desk::desk;
use crate::{
    online::{api_call::Trouble, listed::moment},
    text::{Words, words},
};

#[component]
pub(super) fn Log() -> impl IntoView {
    let words = words();
    let before = RwSignal::new(None::<i64>);
    let address = move || match before.get() {
        Some(before) => format!("/api/operator/log?before={before}"),
        None => "/api/operator/log".to_owned(),
    };
    let (entries, api_call) = desk().list::<LogEntry>(address);
    let none = move || entries.with(|found| found.as_ref().is_some_and(Vec::is_empty));
    let older = move |_| {
        let last = entries.with(|found| found.as_ref()?.last().map(|entry| entry.id));
        before.set(last);
    };
    view! {
        <section class="operator-log">
            <h2>{move || words.say("operator-log")}</h2>
            <p class="quiet">{move || words.say("operator-log-more")}</p>
            <Trouble api_call/>
            <Show when=none><p class="quiet">{move || words.say("operator-log-empty")}</p></Show>
            <ol class="plain-list items">
                <For each=move || entries.get().unwrap_or_default() key=|entry| entry.id let:entry>
                    <li><span>{move || told(words, &entry)}</span></li>
                </For>
            </ol>
            <div class="buttons">
                <Show when=move || before.get().is_some()>
                    <button on:click=move |_| before.set(None)>{move || words.say("operator-log-latest")}</button>
                </Show>
                <Show when=move || !none()>
                    <button on:click=older>{move || words.say("operator-log-older")}</button>
                </Show>
            </div>
        </section>
    }
}

/// An entry in one sentence: when, who, what, why.
fn told(words: Words, entry: &LogEntry) -> String {
    let by = match &entry.by {
        Some(by) => by.name.clone(),
        None => words.say("operator-command-line"),
    };
    let to = match (&entry.account, &entry.table, entry.report) {
        (Some(account), ..) => account.name.clone(),
        (None, Some(table), _) => table.clone(),
        (None, None, Some(report)) => report.to_string(),
        (None, None, None) => String::new(),
    };
    let mut deed = words.say_with(
        &format!("operator-did-{}", entry.deed),
        &[("to", to.into())],
    );
    if let Some(until) = entry.until {
        let until = [("until", moment(words, until).into())];
        deed = format!("{deed} {}", words.say_with("operator-until", &until));
    }
    let reason = if entry.reason.is_empty() {
        words.say("operator-no-reason")
    } else {
        entry.reason.clone()
    };
    let told = [
        ("when", moment(words, entry.at).into()),
        ("who", by.into()),
        ("deed", deed.into()),
        ("reason", reason.into()),
    ];
    words.say_with("operator-logged", &told)
}
