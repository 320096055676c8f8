//! Says aloud what others do, for whoever does not see the board change.

use leptos::prelude::*;
use urzeit_rules::Seat;

use crate::{session::Session, table::Lines, text::words};

/// More sentences at once are not said: the log has them.
const MOST: usize = 5;

#[component]
pub(crate) fn Announced(session: Session, lines: Lines) -> impl IntoView {
    let words = words();
    // All before this event has been said, or was there when the table was opened.
    let known = StoredValue::new(None::<usize>);
    let said = RwSignal::new(String::new());
    Effect::new(move |_| {
        let lines = lines.get();
        let next = session.told.with_untracked(Vec::len);
        let Some(since) = known.get_value() else {
            // The events of a table come all at once.
            known.set_value((next > 0).then_some(next));
            return;
        };
        known.set_value(Some(next));
        let mine = |number: usize| {
            let seat = session.told.with_untracked(|told| maker(told.get(number)?));
            seat.is_some() && seat == session.seat.get_untracked()
        };
        let news = lines
            .iter()
            .filter(|(number, _)| *number >= since && !mine(*number));
        let news: Vec<_> = news.map(|(_, line)| line.clone()).collect();
        if news.is_empty() {
            return;
        }
        let (before, last) = news.split_at(news.len().saturating_sub(MOST));
        let more = (!before.is_empty()).then(|| {
            let count = before.len().into();
            untrack(|| words.say_with("announce-more", &[("count", count)]))
        });
        let all: Vec<_> = more.into_iter().chain(last.iter().cloned()).collect();
        said.set(all.join(" "));
    });
    view! { <p class="unseen announced" role="log" aria-live="polite" aria-atomic="true">{move || said.get()}</p> }
}

/// Who did this; nobody, if it is chance.
fn maker(event: &str) -> Option<Seat> {
    event.split(' ').nth(1)?.parse().ok()
}
