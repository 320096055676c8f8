//! The people at a table who have it open: a mark for each seat, and how long somebody has been away.

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::messages::SeatInfo;

use crate::{
    session::online::Online,
    text::{Words, words},
};

/// Milliseconds in a minute.
const MINUTE: f64 = 60_000.0;

/// Is somebody there? A full mark, or an empty one with how long they have been away. Nothing for
/// computer players, and while the server cannot be asked.
#[component]
pub(super) fn PresenceMark(
    online: Online,
    seat: Seat,
    /// What time it is, in milliseconds.
    time: RwSignal<f64>,
) -> impl IntoView {
    let words = words();
    let known = move || {
        let presence = online.presence.get().into_iter();
        let mut presence = presence.filter(|_| !online.lost.get());
        presence.find(|one| one.seat == seat)
    };
    // Nobody waits for a player who has resigned, so it is only said if they are there.
    let is_person = Memo::new(move |_| {
        let table = online.session.table.read();
        let info = table.seats.get(seat.index());
        info.is_some_and(SeatInfo::is_person)
    });
    let mark = move || {
        let known = known().filter(|known| known.here || is_person.get())?;
        if known.here {
            return Some(view! {
                <span class="presence here">
                    <i class="dot" aria-hidden="true"></i>
                    <span class="unseen">{words.say("presence-here")}</span>
                </span>
            });
        }
        let long = known
            .since
            .map_or(0.0, |since| time.get() + online.ahead.get() - since as f64);
        Some(view! {
            <span class="presence away">
                <i class="dot" aria-hidden="true"></i>
                <span class="long">{away(words, long)}</span>
                // Where there is no room for a sentence.
                <span class="short" aria-hidden="true">{away_in_short(words, long)}</span>
            </span>
        })
    };
    view! { {mark} }
}

/// For how long somebody has been away: a unit, and how many of it. Less than a minute is none.
fn length(long: f64) -> Option<(&'static str, f64)> {
    let minutes = (long / MINUTE).floor();
    match minutes {
        ..1.0 => None,
        ..60.0 => Some(("minutes", minutes)),
        ..1440.0 => Some(("hours", (minutes / 60.0).floor())),
        _ => Some(("days", (minutes / 1440.0).floor())),
    }
}

fn away(words: Words, long: f64) -> String {
    match length(long) {
        Some((unit, count)) => {
            words.say_with(&format!("presence-away-{unit}"), &[("count", count.into())])
        }
        None => words.say("presence-away"),
    }
}

fn away_in_short(words: Words, long: f64) -> Option<String> {
    let (unit, count) = length(long)?;
    Some(words.say_with(
        &format!("presence-short-{unit}"),
        &[("count", count.into())],
    ))
}
