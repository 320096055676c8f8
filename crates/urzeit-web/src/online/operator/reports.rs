//! What people reported.

use leptos::prelude::*;
use urzeit_table::messages::{Because, Named, Phrase, ReportInfo, SaidLine};

use super::{
    accounts::Ban,
    desk::{Deed, desk},
};
use crate::{
    http::post,
    online::{api_call::Trouble, listed::moment},
    text::words,
};

#[component]
pub(super) fn Reports() -> impl IntoView {
    let words = words();
    let settled = RwSignal::new(false);
    let address = move || format!("/api/operator/reports?settled={}", settled.get());
    let (reports, api_call) = desk().list::<ReportInfo>(address);
    let none = move || reports.with(|found| found.as_ref().is_some_and(Vec::is_empty));
    view! {
        <section class="reports">
            <h2>{move || words.say("operator-reports")}</h2>
            <label class="check">
                <input type="checkbox" prop:checked=move || settled.get()
                    on:change=move |event| settled.set(event_target_checked(&event))/>
                {move || words.say("operator-settled")}
            </label>
            <Trouble api_call/>
            <Show when=none><p class="quiet">{move || words.say("operator-no-reports")}</p></Show>
            <ul class="plain-list items">
                <For each=move || reports.get().unwrap_or_default() key=|report| (report.id, report.settled) let:report>
                    <li><Report report/></li>
                </For>
            </ul>
        </section>
    }
}

#[component]
fn Report(report: ReportInfo) -> impl IntoView {
    let words = words();
    let ReportInfo { id, settled, .. } = report;
    let head = {
        let (by, table, game, at) = (
            report.by.name.clone(),
            report.table.clone(),
            report.game.clone(),
            report.at,
        );
        move || {
            let game = words.say(&format!("{game}-title"));
            let told = [
                ("who", by.clone().into()),
                ("game", game.into()),
                ("table", table.clone().into()),
                ("when", moment(words, at).into()),
            ];
            words.say_with("operator-report", &told)
        }
    };
    let lines = report.lines.clone();
    let line = move |line: SaidLine| {
        let text = line.text.clone();
        let said = move || match Phrase::of(&text) {
            Some(phrase) => words.say(&format!("phrase-{phrase}")),
            None => text.clone(),
        };
        let mark = line
            .reported
            .then(|| view! { " " <em>{move || words.say("operator-this-line")}</em> });
        view! { <li class:reported-line=line.reported><strong>{line.by.name}</strong> " " {said} {mark}</li> }
    };
    // The people it is about: the one who said the line, or those who sit there.
    let about: Vec<Named> = match report.lines.last() {
        Some(line) => vec![line.by.clone()],
        None => report.people.clone(),
    };
    let about = about
        .into_iter()
        .filter(|one| one.account != report.by.account);
    let settle = move |typed: super::desk::Typed| {
        let reason = typed.reason;
        let path = format!("/api/operator/reports/{id}/settle");
        Box::pin(post(path, Because { reason })) as _
    };
    let settlement = report.settlement.clone();
    view! {
        <div class="item">
            <p class="quiet">{head}</p>
            <blockquote>{report.text.clone()}</blockquote>
            <ol class="lines">{lines.into_iter().map(line).collect_view()}</ol>
            {match settled {
                Some(at) => view! {
                    <p class="quiet">{move || {
                        let told = [("when", moment(words, at).into()), ("reason", settlement.clone().into())];
                        words.say_with("operator-was-settled", &told)
                    }}</p>
                }.into_any(),
                None => view! {
                    <Deed label="operator-settle" act=settle/>
                    {about.map(|who| view! { <Ban who/> }).collect_view()}
                }.into_any(),
            }}
        </div>
    }
}
