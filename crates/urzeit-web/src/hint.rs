//! A hint on request: what a strong player would do.

use leptos::prelude::*;
use urzeit_rules::Seat;

use crate::{
    session::Session,
    table::sentence,
    text::words,
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
                view: session.now.with_untracked(|now| now.view.clone()),
            },
        });
        thinker.set_value(Some(started));
        thinking.set(true);
    };
    let shown = move || {
        let found = best.get()?;
        let seat = session.seat.get().unwrap_or(Seat::at(0));
        let lines = found.into_iter().take(3).map(|(action, chance)| {
            let told = sentence(session, words, &format!("{seat} {action}")).unwrap_or_default();
            let percent = format!("{:.0} %", chance * 100.0);
            view! { <li>{told} " " <strong>{percent}</strong></li> }
        });
        Some(view! { <ol class="hints">{lines.collect_view()}</ol> })
    };
    view! {
        <Show when=move || session.is_asked()>
            <button class="ask-hint" on:click=ask disabled=move || thinking.get()>
                {move || words.say(if thinking.get() { "hint-thinks" } else { "hint-ask" })}
            </button>
        </Show>
        {shown}
    }
}
