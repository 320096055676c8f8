//! At a real table: dice and cards come from the box, and whoever sits at the screen says what came
//! out. The page draws nothing; it keeps the score and knows the rules.
//!
//! The keeper of a game has to know everything, hidden cards too. So what only one player may see
//! is entered by that player, behind the cover of [`crate::pass`].

mod asked;
mod other_box;
mod pad;
mod rolls;

use leptos::prelude::*;
use urzeit_table::{Awaits, Told};

use crate::{
    session::{Command, Session},
    text::{Words, words},
};
pub(crate) use asked::{AskedChance, completed};
use other_box::BoxAsked;
pub(crate) use other_box::OpenBox;
pub(crate) use pad::Pad;

/// How an outcome, or a part of it, looks on a button.
pub(crate) struct Face {
    pub(crate) name: String,
    pub(crate) picture: AnyView,
}

/// What is asked when chance is due.
#[component]
pub(crate) fn RealTable(session: Session) -> impl IntoView {
    // The pictures of a game have its colours.
    let class = session
        .table
        .with_untracked(|table| format!("real {}", table.game));
    let box_class = class.clone();
    let is_box_asked = Memo::new(move |_| session.other_box.with(Option::is_some));
    view! {
        {move || session.other_box.get().map(|asked| view! {
            <section class=box_class.clone() aria-label=move || words().say("setup-box")>
                <BoxAsked session asked/>
            </section>
        })}
        <Show when=move || session.chance_is_asked()>
            <section class=class.clone() hidden=move || is_box_asked.get()
                aria-label=move || words().say("real-title")>
                <Pad session/>
            </section>
        </Show>
    }
}

/// What has to be rolled or drawn, in a sentence.
fn asks(words: Words, session: Session) -> String {
    session.now.with(|now| now.view.asks(words, session))
}

/// A part of an outcome, as its button shows it.
fn face(words: Words, session: Session, kind: &str, part: &str) -> Face {
    let face = session
        .now
        .with(|now| now.view.face(words, session, kind, part));
    face.unwrap_or_else(|| Face {
        name: part.to_owned(),
        picture: ().into_any(),
    })
}

/// Takes back the last outcome, with all that followed from it, so that it can be entered again.
#[component]
pub(crate) fn Correct(session: Session) -> impl IntoView {
    let words = words();
    let sure = RwSignal::new(false);
    // What was said of the last outcome.
    let last = Memo::new(move |_| {
        let is_over = session.now.with(|now| now.awaits == Awaits::Nothing);
        if is_over || !session.has_real_dice() {
            return None;
        }
        let told = session.told.get();
        let mut entries = told.iter().rev().filter_map(Told::entry);
        let last = entries.find(|entry| entry.seat.is_none())?;
        session.game.sentence(session, words, last)
    });
    let ask = move || {
        let said = last.get().unwrap_or_default();
        words.say_with("real-correct-sure", &[("outcome", said.into())])
    };
    let correct = move |_| {
        sure.set(false);
        session.command(Command::Correct);
    };
    let unsure = move || {
        view! {
            <button class="correct" on:click=move |_| sure.set(true)>
                {move || words.say("real-correct")}
            </button>
        }
    };
    view! {
        <Show when=move || last.get().is_some()>
            <Show when=move || sure.get() fallback=unsure>
                <p class="sure" role="alert">{ask}</p>
                <button class="correct-now" on:click=correct>{move || words.say("real-correct-now")}</button>
                <button on:click=move |_| sure.set(false)>{move || words.say("real-correct-not")}</button>
            </Show>
        </Show>
    }
}
