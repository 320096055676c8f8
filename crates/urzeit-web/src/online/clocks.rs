//! Those who play: whether they are there, and their clocks, which count down on the page; the server's are
//! the ones that count.

use std::time::Duration;

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::{
    Awaits,
    messages::{SeatInfo, TableInfo},
};

use super::presence::PresenceMark;
use crate::{
    session::online::Online,
    text::{Words, words},
};

const TICK: Duration = Duration::from_millis(500);
const SECOND: u64 = 1000;
/// So little time is short.
pub(super) const SHORT: u64 = 30 * SECOND;
/// A name with more letters has two lines beside a clock on a phone.
const SHORT_NAME: usize = 6;
const HOUR: u64 = 3600 * SECOND;
const DAY: u64 = 24 * HOUR;

/// Everybody who plays, with their time where it counts.
#[component]
pub(super) fn Clocks(online: Online) -> impl IntoView {
    let words = words();
    let session = online.session;
    let time = RwSignal::new(js_sys::Date::now());
    if let Ok(tick) = set_interval_with_handle(move || time.set(js_sys::Date::now()), TICK) {
        on_cleanup(move || tick.clear());
    }
    let players = session
        .table
        .with_untracked(|table| Seat::all(table.seats.len()));
    let row = move |seat: Seat| {
        let runs = Memo::new(move |_| {
            let awaits = session.now.with(|now| now.awaits);
            session.table.with(|table| runs(awaits, table, seat))
        });
        let left = move || {
            let left = session.now.with(|now| {
                let first = now.first.iter().find(|first| first.seat == seat);
                let left = *now.left.get(seat.index())?;
                // Without a first choice by then there is no game.
                Some(first.map_or(left, |first| left.min(first.left)))
            })?;
            let passed = (time.get() - online.heard_at.get()).max(0.0) as u64;
            Some(if runs.get() {
                left.saturating_sub(passed)
            } else {
                left
            })
        };
        let is_short = move || left().is_some_and(|left| left < SHORT);
        // A computer player has no time to lose.
        let is_person = move || {
            let seat = seat.index();
            let info = session.table.with(|table| table.seats.get(seat).cloned());
            info.is_some_and(|info| info.is_person())
        };
        // Nor has a person in whose place one plays.
        let plays_on = Memo::new(move |_| {
            let info = session
                .table
                .with(|table| table.seats.get(seat.index()).cloned());
            info.and_then(|info| plays_on(&info))
        });
        let is_counted =
            Memo::new(move |_| left().is_some() && is_person() && plays_on.get().is_none());
        // Small screens have no room for all else that stands beside the players' points.
        let points = move || {
            let points = session.moment.with(|moment| moment.view.points_of(seat))?;
            let said = move || words.say_with("clock-points", &[("points", points.into())]);
            Some(view! { <b class="has-points" aria-label=said title=said>{points}</b> })
        };
        let is_long = move || session.name(seat).chars().count() > SHORT_NAME;
        view! {
            <li class:runs=move || runs.get() class:short=is_short>
                <span class:long-name=is_long title=move || session.name(seat)>
                    {move || session.name(seat)}
                </span>
                {points}
                <PresenceMark online seat time/>
                <Show when=move || is_counted.get()>
                    <span class="time" role="timer">{move || left().map(|left| text(words, left))}</span>
                </Show>
                {move || plays_on.get().map(|key| view! { <span class="plays-on">{words.say(key)}</span> })}
            </li>
        }
    };
    let is_shown = Memo::new(move |_| {
        let is_counted = session.now.with(|now| !now.left.is_empty());
        is_counted || online.presence.with(|presence| !presence.is_empty())
    });
    view! {
        <Show when=move || is_shown.get()>
            <ul class="clocks" tabindex="0" aria-label=move || words.say("clock-title")>
                {players.clone().map(row).collect_view()}
            </ul>
        </Show>
    }
}

/// Why a computer player plays in a person's place, if one does, as the key of a word.
fn plays_on(info: &SeatInfo) -> Option<&'static str> {
    if info.resigned {
        return Some("clock-resigned");
    }
    (info.left || info.stand_in.is_some()).then_some("clock-stand-in")
}

/// Does the clock of a seat run? Computer players have none.
pub(super) fn runs(awaits: Awaits, table: &TableInfo, seat: Seat) -> bool {
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
