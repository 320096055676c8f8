//! Tables at which nothing happens.

use leptos::prelude::*;
use urzeit_table::messages::{Because, Named, StuckTable};

use super::desk::{Deed, Typed, desk};
use crate::{
    http::post,
    online::{
        api_call::Trouble,
        listed::{ago, moment},
    },
    text::words,
};

#[component]
pub(super) fn Tables() -> impl IntoView {
    let words = words();
    let days = RwSignal::new(7_u32);
    let address = move || format!("/api/operator/tables?days={}", days.get());
    let (tables, api_call) = desk().list::<StuckTable>(address);
    let none = move || tables.with(|found| found.as_ref().is_some_and(Vec::is_empty));
    let choice = move |count: u32| {
        let label = move || words.say_with("operator-stuck-days", &[("count", count.into())]);
        view! { <option value=count selected=move || days.get() == count>{label}</option> }
    };
    view! {
        <section class="stuck">
            <h2>{move || words.say("operator-stuck")}</h2>
            <p class="quiet">{move || words.say("operator-stuck-more")}</p>
            <label class="field">
                <span>{move || words.say("operator-stuck-for")}</span>
                <select on:change=move |event| days.set(event_target_value(&event).parse().unwrap_or(7))>
                    {[1, 7, 14, 30].map(choice).into_iter().collect_view()}
                </select>
            </label>
            <Trouble api_call/>
            <Show when=none><p class="quiet">{move || words.say("operator-none-stuck")}</p></Show>
            <ul class="plain-list items">
                <For each=move || tables.get().unwrap_or_default() key=|table| table.id.clone() let:table>
                    <li><Table table/></li>
                </For>
            </ul>
        </section>
    }
}

#[component]
fn Table(table: StuckTable) -> impl IntoView {
    let words = words();
    let path = format!("/api/operator/tables/{}/close", table.id);
    let close = move |typed: Typed| {
        let reason = typed.reason;
        Box::pin(post(path.clone(), Because { reason })) as _
    };
    let said = move || {
        let names = |people: &[Named]| {
            let names: Vec<_> = people.iter().map(|one| one.name.clone()).collect();
            words.list(&names)
        };
        let game = words.say(&format!("{}-title", table.game));
        let mut said = words.say_with(
            "operator-stuck-one",
            &[
                ("game", game.into()),
                ("table", table.id.clone().into()),
                ("who", names(&table.people).into()),
                ("ago", ago(words, table.changed).into()),
            ],
        );
        if !table.waits_for.is_empty() {
            let who = [("who", names(&table.waits_for).into())];
            said = format!("{said} {}", words.say_with("operator-waits-for", &who));
        }
        if let Some(due) = table.due {
            let when = [("when", moment(words, due).into())];
            said = format!("{said} {}", words.say_with("operator-due", &when));
        }
        said
    };
    view! {
        <div class="item">
            <p>{said}</p>
            <Deed label="operator-close" act=close/>
        </div>
    }
}
