//! A hint on request: what a strong player would do.

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::{ActionText, EntryText, Wish};

use crate::{
    pointed::Hinted,
    session::Session,
    table::Slot,
    text::{Words, words},
    thinker::{Question, Said, Task, Thinker},
};

/// A button, and what came of it.
#[component]
pub(crate) fn Hint(session: Session) -> impl IntoView {
    let words = words();
    let best = RwSignal::new(None::<Vec<(String, f32)>>);
    let thinking = RwSignal::new(false);
    let thinker = StoredValue::new_local(None::<Thinker>);
    // A hint is for the position that it was asked in.
    Effect::new(move |_| {
        session.now.track();
        best.set(None);
        thinking.set(false);
        thinker.set_value(None);
    });
    // The best is drawn on the board.
    Effect::new(move |_| {
        let first = best.with(|best| best.as_ref()?.first().cloned());
        let seat = session.seat.get_untracked();
        let hinted = first.zip(seat).map(|((action, chance), seat)| {
            Hinted::new(session, seat, &action, percent(words, chance))
        });
        session.hinted.set(hinted.into_iter().collect());
    });
    on_cleanup(move || {
        let _ = session.hinted.try_set(Vec::new());
    });
    let ask = move |_| {
        let Some(seat) = session.seat.get_untracked() else {
            return;
        };
        let started = Thinker::start(move |answer| {
            if let Said::Hint(found) = answer.said {
                best.set(Some(found));
                thinking.set(false);
            }
        });
        let Ok(started) = started else {
            return;
        };
        started.ask(&Question {
            id: 1,
            game: session.table.with_untracked(|table| table.game.clone()),
            task: Task::Hint {
                seat: seat.number(),
                view: session.now.with_untracked(|now| now.view.text()),
            },
        });
        thinker.set_value(Some(started));
        thinking.set(true);
    };
    let shown = move || {
        let seat = session.seat.get().unwrap_or(Seat::at(0));
        let best = best.get()?.into_iter().map(|(action, chance)| {
            let told = told(session, words, seat, &action);
            let why = why(session, words, seat, &action);
            let play = move |_| session.wish(Wish::Choose(ActionText(action.clone())));
            view! {
                <li>
                    <button class="play-hint" title=words.say("hint-play") on:click=play>
                        {told} " " <strong>{percent(words, chance)}</strong> {why}
                    </button>
                </li>
            }
        });
        Some(view! { <ol class="hints">{best.collect_view()}</ol> })
    };
    view! {
        <Slot session class="hinted" labels=&["hint-ask", "hint-thinks"]>
            <Show when=move || session.is_asked()>
                <button class="ask-hint" on:click=ask disabled=move || thinking.get()>
                    {move || words.say(if thinking.get() { "hint-thinks" } else { "hint-ask" })}
                </button>
            </Show>
        </Slot>
        {shown}
    }
}

/// The best actions of a seat as sentences, each with the chance to win after it.
pub(crate) fn advice(
    session: Session,
    words: Words,
    seat: Seat,
    best: Vec<(String, f32)>,
) -> impl IntoView {
    let lines = best.into_iter().map(|(action, chance)| {
        let told = told(session, words, seat, &action);
        let why = why(session, words, seat, &action);
        view! { <li>{told} " " <strong>{percent(words, chance)}</strong> {why}</li> }
    });
    view! { <ol class="hints">{lines.collect_view()}</ol> }
}

/// What a seat would do, as a sentence.
fn told(session: Session, words: Words, seat: Seat, action: &str) -> Option<String> {
    let choice = EntryText::choice(seat, action);
    session.game.sentence(session, words, &choice)
}

/// What speaks for it, or against it.
fn why(session: Session, words: Words, seat: Seat, action: &str) -> Option<impl IntoView + use<>> {
    let view = session.now.with(|now| now.view.clone());
    let reason = view.reason(words, session, seat, action)?;
    Some(view! { <small class="reason">{reason}</small> })
}

/// A chance as people read it.
pub(crate) fn percent(words: Words, chance: f32) -> String {
    words.text().rough_percent(chance.into())
}
