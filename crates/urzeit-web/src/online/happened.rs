//! What everybody at a table has to know at once, above the page: a player's time is up, a player is
//! back, has resigned, was replaced, or has answered a request. It says what follows.

use std::time::Duration;

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::{Deed, Overdue, Told, messages::State};

use super::absence::away;
use crate::{
    deeds,
    session::online::Online,
    text::{Words, words},
};

/// How long it can be read; and how long an answer, of which the log tells too.
const SHOWN: Duration = Duration::from_secs(30);
const ANSWER_SHOWN: Duration = Duration::from_secs(10);

#[component]
pub(super) fn Happened(online: Online) -> impl IntoView {
    let words = words();
    let session = online.session;
    // With the place of its event: the same may happen again while it is still shown.
    let happened = RwSignal::new(None::<(usize, Told)>);
    Effect::new(move |known: Option<usize>| {
        let count = session.told.with(Vec::len);
        let known = known.unwrap_or(count).min(count);
        let new = session.told.with_untracked(|told| {
            let mut new = (known..count).rev();
            new.find(|&place| told[place].deed.as_ref().is_some_and(is_for_all))
                .map(|place| (place, told[place].clone()))
        });
        if let Some(new) = new {
            let place = new.0;
            let shown = match new.1.deed {
                Some(Deed::Agree(_) | Deed::Refuse(_)) => ANSWER_SHOWN,
                _ => SHOWN,
            };
            happened.set(Some(new));
            let forget = move || {
                let now = happened.try_with_untracked(|now| now.as_ref().map(|now| now.0));
                let is_same = now.map(|now| now == Some(place));
                if is_same == Some(true) {
                    happened.set(None);
                }
            };
            set_timeout(forget, shown);
        }
        count
    });
    // When the game is over its headline says everything.
    let runs = move || {
        let is_over = session.now.with(|now| now.conclusion.is_some());
        !is_over && session.table.with(|table| table.state == State::Running)
    };
    let said = move || {
        let (_, event) = happened.get().filter(|_| runs())?;
        let here = session.seat.get();
        let overdue = session.table.with(|table| table.settings.overdue);
        // Those who are asked what shall follow read it there, and so does the player in whose place a computer
        // player sits.
        let is_asked = |seat: Seat| {
            let sits_in = here == Some(seat) && matches!(overdue, Overdue::Rest(_));
            here.is_some() && (sits_in || away(online).contains(&seat))
        };
        if matches!(event.deed, Some(Deed::TimeOut(seat)) if is_asked(seat)) {
            return None;
        }
        // As long as there is a question it says who has agreed.
        let is_open = session.now.with(|now| now.request.is_some());
        if is_open && matches!(event.deed, Some(Deed::Agree(_))) {
            return None;
        }
        sentence(words, &event, overdue, here, |seat| session.name(seat))
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
        Deed::TimeOut(_)
            | Deed::Return(_)
            | Deed::Resign(..)
            | Deed::Substitute(..)
            | Deed::Agree(_)
            | Deed::Refuse(_)
    )
}

/// What happened, and what follows, as the player at this screen reads it.
fn sentence(
    words: Words,
    event: &Told,
    overdue: Overdue,
    here: Option<Seat>,
    name: impl Fn(Seat) -> String,
) -> Option<String> {
    let (seat, key, to_oneself) = match event.deed.as_ref()? {
        Deed::TimeOut(seat) => {
            let (key, to_oneself) = match overdue {
                Overdue::Nothing => ("happened-time-out", "happened-time-out-you"),
                Overdue::Turn(_) => ("happened-time-out-turn", "happened-time-out-turn-you"),
                // The question whether they return says it to them.
                Overdue::Rest(_) => ("happened-time-out-rest", "play-stand-in"),
            };
            (*seat, key, to_oneself)
        }
        Deed::Return(seat) => (*seat, "happened-return", "happened-return-you"),
        Deed::Resign(seat, _) => (*seat, "happened-resign", "happened-resign-you"),
        Deed::Substitute(_, person) => {
            let named = [("who", person.name.clone().into())];
            return Some(words.say_with("happened-substitute", &named));
        }
        // Nobody has to be told of an answer of their own.
        Deed::Agree(seat) | Deed::Refuse(seat) if here != Some(*seat) => {
            return deeds::sentence(words, event, name);
        }
        _ => return None,
    };
    Some(if here == Some(seat) {
        words.say(to_oneself)
    } else {
        words.say_with(key, &[("who", name(seat).into())])
    })
}
