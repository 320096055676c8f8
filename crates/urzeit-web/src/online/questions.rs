//! What players ask each other, and what can be answered. It lies above the page, with the answers at its
//! lower edge, so that nothing moves under the pointer when a question comes or grows: the oldest is the
//! lowest. Where one goes, and others come down, a click that was meant for it is none for them.

use std::time::Duration;

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::Wish;

use super::{
    absence::{Away, Offered, away, offered},
    back::WouldBeUndone,
};
use crate::{session::online::Online, text::words};

/// How long after a question has come or gone nobody can have meant the one under the pointer, in
/// milliseconds.
const TOO_SOON: Duration = Duration::from_millis(400);

/// Something that is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum OpenQuestion {
    StandsIn,
    Ending,
    GoingBack,
    Away(Seat),
    Offered(Seat),
}

#[component]
pub(super) fn Questions(
    online: Online,
    /// Does the player at this screen take part in a game that runs?
    #[prop(into)]
    plays: Signal<bool>,
) -> impl IntoView {
    let asked = Memo::new(move |before: Option<&Vec<OpenQuestion>>| {
        let before = before.map(Vec::as_slice).unwrap_or_default();
        newest_first(before, &asked_now(online, plays.get()))
    });
    let changes = RwSignal::new(0);
    let seen = RwSignal::new(0);
    Effect::new(move |_| {
        asked.track();
        changes.update(|changes| *changes += 1);
        let change = changes.get_untracked();
        let see = move || {
            // The table may be gone meanwhile.
            let _ = seen.try_set(change);
        };
        set_timeout(see, TOO_SOON);
    });
    let is_fresh = move || seen.get() < changes.get();
    let guard = move |event: leptos::ev::MouseEvent| {
        // A key is pressed on what has the focus.
        let is_pointer = event.detail() > 0;
        if is_pointer && untrack(is_fresh) {
            event.prevent_default();
            event.stop_propagation();
        }
    };
    let question = move |asked: OpenQuestion| match asked {
        OpenQuestion::StandsIn => view! { <StandsIn online/> }.into_any(),
        OpenQuestion::Ending => view! { <Ending online/> }.into_any(),
        OpenQuestion::GoingBack => view! { <GoingBack online/> }.into_any(),
        OpenQuestion::Away(seat) => view! { <Away online seat/> }.into_any(),
        OpenQuestion::Offered(seat) => view! { <Offered online seat/> }.into_any(),
    };
    view! {
        <div class="asked-here" class:fresh=is_fresh on:click:capture=guard>
            <For each=move || asked.get() key=|asked| *asked children=question/>
        </div>
    }
}

/// All that is asked now.
fn asked_now(online: Online, plays: bool) -> Vec<OpenQuestion> {
    let mut asked: Vec<_> = offered(online)
        .into_iter()
        .map(OpenQuestion::Offered)
        .collect();
    if plays {
        let session = online.session;
        asked.extend(away(online).into_iter().map(OpenQuestion::Away));
        let wants = session
            .now
            .with(|now| [now.request.is_some(), !now.ending.is_empty()]);
        let [asks_back, ends] = wants;
        asked.extend(asks_back.then_some(OpenQuestion::GoingBack));
        asked.extend(ends.then_some(OpenQuestion::Ending));
        asked.extend(stands_in(online).then_some(OpenQuestion::StandsIn));
    }
    asked
}

/// What is asked now, in an order in which nothing moves that was asked before.
fn newest_first(before: &[OpenQuestion], now: &[OpenQuestion]) -> Vec<OpenQuestion> {
    let new = now.iter().filter(|asked| !before.contains(asked));
    let old = before.iter().filter(|asked| now.contains(asked));
    new.chain(old).copied().collect()
}

/// Somebody asks to go back.
#[component]
fn GoingBack(online: Online) -> impl IntoView {
    let words = words();
    let session = online.session;
    let request = move || session.now.with(|now| now.request);
    let here = move || session.seat.get();
    let name = move |seat: Seat| session.name(seat);
    let asks = move || {
        let request = request()?;
        Some(if Some(request.seat()) == here() {
            words.say("play-you-asked")
        } else {
            words.say_with("play-asks-back", &[("who", name(request.seat()).into())])
        })
    };
    let agreed = move || {
        let request = request()?;
        let agreed = request.agreed();
        let others = agreed.iter().filter(|seat| *seat != request.seat());
        let others: Vec<_> = others.map(name).collect();
        let named = [
            ("count", others.len().into()),
            ("who", words.list(&others).into()),
        ];
        (!others.is_empty()).then(|| words.say_with("play-agreed", &named))
    };
    let is_asked = move || {
        let request = request();
        let here = here();
        request.is_some_and(|request| here.is_some_and(|here| !request.agreed().contains(here)))
    };
    let stop = move || {
        words.say(if is_asked() {
            "play-refuse"
        } else {
            "play-withdraw"
        })
    };
    view! {
        <section class="question" role="alert">
            <p>{asks} " " {agreed}</p>
            <WouldBeUndone online/>
            <div class="buttons">
                <Show when=is_asked>
                    <button class="primary" on:click=move |_| session.wish(Wish::Agree)>{move || words.say("play-agree")}</button>
                </Show>
                <button on:click=move |_| session.wish(Wish::Refuse)>{stop}</button>
            </div>
        </section>
    }
}

/// Somebody wants to end the game.
#[component]
fn Ending(online: Online) -> impl IntoView {
    let words = words();
    let session = online.session;
    let ending = move || session.now.with(|now| now.ending);
    let has_agreed = move || {
        let here = session.seat.get();
        here.is_some_and(|here| ending().contains(here))
    };
    let wants = move || {
        let first = ending().iter().next()?;
        Some(if Some(first) == session.seat.get() {
            words.say("play-you-want-end")
        } else {
            words.say_with("play-wants-end", &[("who", session.name(first).into())])
        })
    };
    let stop = move || {
        words.say(if has_agreed() {
            "play-withdraw"
        } else {
            "play-go-on"
        })
    };
    view! {
        <section class="question" role="alert">
            <p>{wants}</p>
            <div class="buttons">
                <Show when=move || !has_agreed()>
                    <button class="primary" on:click=move |_| session.wish(Wish::EndGame)>{move || words.say("play-agree")}</button>
                </Show>
                <button on:click=move |_| session.wish(Wish::GoOn)>{stop}</button>
            </div>
        </section>
    }
}

/// Does a computer player sit in for the player at this screen?
fn stands_in(online: Online) -> bool {
    let session = online.session;
    let here = session.seat.get();
    session.table.with(|table| {
        let mine = here.and_then(|here| table.seats.get(here.index()));
        // A player who is back waits until the computer player has finished the turn.
        mine.is_some_and(|mine| mine.stand_in.is_some() && mine.away)
    })
}

/// A computer player sits in for the player at this screen.
#[component]
fn StandsIn(online: Online) -> impl IntoView {
    let words = words();
    let session = online.session;
    view! {
        <section class="question" role="alert">
            <p>{move || words.say("play-stand-in")}</p>
            <div class="buttons">
                <button class="primary" on:click=move |_| session.wish(Wish::Return)>{move || words.say("play-return")}</button>
            </div>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_before_stays_where_it_is() {
        let offered = OpenQuestion::Offered(Seat::at(1));
        let first = newest_first(&[], &[OpenQuestion::Ending]);
        let second = newest_first(
            &first,
            &[offered, OpenQuestion::GoingBack, OpenQuestion::Ending],
        );
        assert_eq!(
            second,
            [offered, OpenQuestion::GoingBack, OpenQuestion::Ending]
        );
        let third = newest_first(
            &second,
            &[OpenQuestion::StandsIn, OpenQuestion::GoingBack, offered],
        );
        assert_eq!(
            third,
            [OpenQuestion::StandsIn, offered, OpenQuestion::GoingBack]
        );
    }
}
