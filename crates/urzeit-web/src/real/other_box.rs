//! A box with other counts than ours: what does not fit is no mistake of whoever drew it.

use leptos::prelude::*;
use urzeit_table::{Awaits, EntryText};

use crate::{
    played::{SetValue, ValueOf},
    session::{Command, OtherBox, Session},
    text::words,
};

/// Asks for the counts of the box, filled in so that what came out fits; the game goes on with them.
#[component]
pub(super) fn BoxAsked(session: Session, asked: OtherBox) -> impl IntoView {
    let words = words();
    let OtherBox {
        counts,
        outcome,
        trouble,
    } = asked;
    let counts = RwSignal::new(counts);
    let value = ValueOf::new(move |key: &'static str| {
        let found = counts.with(|counts| counts.iter().find(|(k, _)| k == key).cloned());
        found.map(|(_, value)| value).unwrap_or_default()
    });
    let set = SetValue::new(move |(key, value): (&'static str, String)| {
        counts.update(|counts| {
            if let Some(count) = counts.iter_mut().find(|(k, _)| k == key) {
                count.1 = value;
            }
        });
    });
    let said = outcome.clone().and_then(|outcome| {
        let entry = EntryText::chance(outcome);
        session.game.sentence(session, words, &entry)
    });
    let about = move || match &said {
        Some(said) => words.say_with("real-box-misfit", &[("outcome", said.clone().into())]),
        None => words.say("real-box-asked"),
    };
    let has_outcome = outcome.is_some();
    let go_on = move |_| {
        let counts = counts.get_untracked();
        session.command(Command::Counts(counts.clone(), outcome.clone()));
        // Counts that cannot be are mended here.
        if let Some(why) = session.refused.get_untracked() {
            session.refused.set(None);
            session.other_box.set(Some(OtherBox {
                counts,
                outcome: outcome.clone(),
                trouble: Some(why),
            }));
        }
    };
    let close = move |_| session.other_box.set(None);
    view! {
        <div class="box-asked">
            <h2>{move || words.say("setup-box")}</h2>
            <p role="status">{about}</p>
            {session.game.counts_fields(value, set)}
            <p role="alert">{move || trouble.as_ref().map(|why| words.why(why))}</p>
            <div class="buttons">
                <button class="primary go-on" on:click=go_on>{move || words.say("real-box-go-on")}</button>
                <button class="close" on:click=close>
                    {move || words.say(if has_outcome { "real-box-slip" } else { "real-box-close" })}
                </button>
            </div>
        </div>
    }
}

/// The button for those who know that their box has other counts.
#[component]
pub(crate) fn OpenBox(session: Session) -> impl IntoView {
    let words = words();
    let has_counts = !session.game.counts().is_empty();
    let open = move |_| {
        let counts = session
            .table
            .with_untracked(|table| session.game.counts_in(&table.header));
        session.other_box.set(Some(OtherBox {
            counts,
            outcome: None,
            trouble: None,
        }));
    };
    let goes_on = move || session.now.with(|now| now.awaits != Awaits::Nothing);
    view! {
        <Show when=move || has_counts && session.has_real_dice() && goes_on()>
            <button class="open-box" on:click=open>{move || words.say("setup-box")}</button>
        </Show>
    }
}
