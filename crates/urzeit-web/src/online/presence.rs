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
        let away = known
            .since
            .map(|since| away(words, time.get() + online.ahead.get() - since as f64));
        let away = away.unwrap_or_else(|| words.say("presence-away"));
        Some(view! {
            <span class="presence away">
                <i class="dot" aria-hidden="true"></i>
                <span class="long">{away}</span>
            </span>
        })
    };
    view! { {mark} }
}

/// For how long somebody has been away, in words.
fn away(words: Words, long: f64) -> String {
    let minutes = (long / MINUTE).floor();
    let (key, count) = match minutes {
        ..1.0 => return words.say("presence-away"),
        ..60.0 => ("presence-away-minutes", minutes),
        ..1440.0 => ("presence-away-hours", (minutes / 60.0).floor()),
        _ => ("presence-away-days", (minutes / 1440.0).floor()),
    };
    words.say_with(key, &[("count", count.into())])
}
