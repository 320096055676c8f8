//! Says aloud what others do, for whoever does not see the board change.

use std::collections::BTreeMap;

use leptos::prelude::*;
use urzeit_rules::Seat;

use crate::{session::Session, table::Lines, text::words};

/// More sentences at once are not said: the log has them.
const MOST: usize = 5;

/// The first event that each person at this screen has not heard of. A table that is covered says
/// nothing; the person who takes the device hears then what has happened meanwhile.
#[derive(Clone, Copy)]
pub(crate) struct Heard(StoredValue<BTreeMap<Seat, usize>>);

impl Heard {
    pub(crate) fn new() -> Heard {
        Heard(StoredValue::new(BTreeMap::new()))
    }
}

#[component]
pub(crate) fn Announced(session: Session, lines: Lines) -> impl IntoView {
    let words = words();
    let here = session.seat.get_untracked();
    let heard = use_context::<Heard>().zip(here);
    // All before this event has been said, or was there when the table was opened.
    let known = heard.and_then(|(Heard(all), here)| all.with_value(|all| all.get(&here).copied()));
    let known = StoredValue::new(known);
    let know = move |next: usize| {
        known.set_value(Some(next));
        if let Some((Heard(all), here)) = heard {
            all.update_value(|all| {
                all.insert(here, next);
            });
        }
    };
    let said = RwSignal::new(String::new());
    Effect::new(move |_| {
        let lines = lines.get();
        let next = session.told.with_untracked(Vec::len);
        let Some(since) = known.get_value() else {
            // The events of a table come all at once.
            if next > 0 {
                know(next);
            }
            return;
        };
        know(next);
        let mine = |number: usize| {
            let seat = session
                .told
                .with_untracked(|told| told.get(number)?.entry()?.seat);
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
        let mut all = all.join(" ");
        // Only what changes is read aloud: the same sentence again differs by a space that stays.
        if said.with_untracked(|before| *before == all) {
            all.push('\u{a0}');
        }
        said.set(all);
    });
    view! { <p class="unseen announced" role="log" aria-live="polite" aria-atomic="true">{move || said.get()}</p> }
}
