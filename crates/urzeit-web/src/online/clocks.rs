//! Clocks that count down on the page; the server's are the ones that count.

use std::time::Duration;

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::{
    Awaits,
    messages::{SeatInfo, TableInfo},
};

use super::room::name;
use crate::{
    session::online::Online,
    text::{Words, words},
};

const TICK: Duration = Duration::from_millis(500);
const SECOND: u64 = 1000;
const HOUR: u64 = 3600 * SECOND;
const DAY: u64 = 24 * HOUR;

/// Everybody's time, where it counts.
#[component]
pub(super) fn Clocks(online: Online) -> impl IntoView {
    let words = words();
    let session = online.session;
    let time = RwSignal::new(js_sys::Date::now());
    if let Ok(tick) = set_interval_with_handle(move || time.set(js_sys::Date::now()), TICK) {
        on_cleanup(move || tick.clear());
    }
    let is_counted = Memo::new(move |_| session.now.with(|now| !now.left.is_empty()));
    let clocks = move || {
        let passed = (time.get() - online.heard_at.get()).max(0.0) as u64;
        session.now.with(|now| {
            let rows = Seat::all(now.left.len()).zip(&now.left);
            let rows = rows.map(|(seat, &left)| {
                let runs = session.table.with(|table| runs(now.awaits, table, seat));
                let left = if runs {
                    left.saturating_sub(passed)
                } else {
                    left
                };
                let who = name(online, words, seat);
                view! {
                    <li class:runs=runs class:short=left < 30 * SECOND>
                        <span>{who}</span>
                        <span class="time" role="timer">{text(words, left)}</span>
                    </li>
                }
            });
            rows.collect_view()
        })
    };
    view! {
        <Show when=move || is_counted.get()>
            <ul class="clocks" aria-label=move || words.say("clock-title")>{clocks}</ul>
        </Show>
    }
}

/// Does the clock of a seat run? Computer players have none.
fn runs(awaits: Awaits, table: &TableInfo, seat: Seat) -> bool {
    let is_awaited = match awaits {
        Awaits::Choices(seats) => seats.contains(seat),
        Awaits::Confirm(by) => by == seat,
        _ => false,
    };
    let info = table.seats.get(seat.index());
    is_awaited && info.is_some_and(SeatInfo::is_played_by_person)
}

/// A while: days and hours, or hours, minutes and seconds.
fn text(words: Words, left: u64) -> String {
    if left >= DAY {
        let named = [
            ("days", (left / DAY).into()),
            ("hours", (left % DAY / HOUR).into()),
        ];
        return words.say_with("clock-days", &named);
    }
    let seconds = left.div_ceil(SECOND);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
