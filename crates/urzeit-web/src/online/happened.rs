//! What everybody at a table has to know at once, above the page: a player's time is up, a player is
//! back, has resigned, or was replaced. It says what follows.

use std::time::Duration;

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::{Deed, Overdue, messages::State};

use super::absence::away;
use crate::{
    session::online::Online,
    text::{Words, words},
};

/// How long it can be read.
const SHOWN: Duration = Duration::from_secs(30);

#[component]
pub(super) fn Happened(online: Online) -> impl IntoView {
    let words = words();
    let session = online.session;
    // With the place of its event: the same may happen again while it is still shown.
    let happened = RwSignal::new(None::<(usize, Deed)>);
    Effect::new(move |known: Option<usize>| {
        let count = session.told.with(Vec::len);
        let known = known.unwrap_or(count).min(count);
        let new = session.told.with_untracked(|told| {
            let mut new = (known..count).rev();
            new.find_map(|place| Some((place, told[place].deed.clone().filter(is_for_all)?)))
        });
        if let Some(new) = new {
            let place = new.0;
            happened.set(Some(new));
            let forget = move || {
                let now = happened.try_with_untracked(|now| now.as_ref().map(|now| now.0));
                let is_same = now.map(|now| now == Some(place));
                if is_same == Some(true) {
                    happened.set(None);
                }
            };
            set_timeout(forget, SHOWN);
        }
        count
    });
    // When the game is over its headline says everything.
    let runs = move || {
        let is_over = session.now.with(|now| now.conclusion.is_some());
        !is_over && session.table.with(|table| table.state == State::Running)
    };
    let said = move || {
        let (_, deed) = happened.get().filter(|_| runs())?;
        let overdue = session.table.with(|table| table.settings.overdue);
        // Those who are asked what shall follow read it there.
        let is_asked = |seat: Seat| session.seat.get().is_some() && away(online).contains(&seat);
        if matches!(deed, Deed::TimeOut(seat) if is_asked(seat)) {
            return None;
        }
        sentence(words, &deed, overdue, |seat| session.name(seat))
    };
    let said = Memo::new(move |_| said());
    view! {
        <div class="happened" class:empty=move || said.with(Option::is_none)>
            <p role="status" aria-live="polite">{move || said.get()}</p>
            {move || said.with(Option::is_some).then(|| view! {
                <button class="plain" aria-label=words.say("happened-close") title=words.say("happened-close")
                    on:click=move |_| happened.set(None)>"✕"</button>
            })}
        </div>
    }
}

/// Does everybody have to know it at once?
fn is_for_all(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::TimeOut(_) | Deed::Return(_) | Deed::Resign(..) | Deed::Substitute(..)
    )
}

/// What happened, and what follows.
fn sentence(
    words: Words,
    deed: &Deed,
    overdue: Overdue,
    name: impl Fn(Seat) -> String,
) -> Option<String> {
    let (key, who) = match deed {
        Deed::TimeOut(seat) => {
            let key = match overdue {
                Overdue::Nothing => "happened-time-out",
                Overdue::Turn(_) => "happened-time-out-turn",
                Overdue::Rest(_) => "happened-time-out-rest",
            };
            (key, name(*seat))
        }
        Deed::Return(seat) => ("happened-return", name(*seat)),
        Deed::Resign(seat, _) => ("happened-resign", name(*seat)),
        Deed::Substitute(_, person) => ("happened-substitute", person.name.clone()),
        _ => return None,
    };
    Some(words.say_with(key, &[("who", who.into())]))
}
