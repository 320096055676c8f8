//! Genesis with real dice.

use leptos::prelude::*;
use urzeit_rules::{
    Genesis, Seat,
    genesis::{Face as DieFace, Phase},
};

use super::glyphs::{DieFace, Sign};
use crate::{real::Face, session::Session, text::Words};

/// What has to be rolled.
pub(crate) fn asks(words: Words, session: Session, position: &Genesis) -> String {
    match position.phase() {
        Phase::Board => words.say("real-genesis-board"),
        Phase::Start => words.say("real-start"),
        Phase::Roll(seat) => {
            words.say_with("real-genesis-dice", &[("who", session.name(seat).into())])
        }
        Phase::First(..) | Phase::Second(..) | Phase::Over => String::new(),
    }
}

/// A die, or the start player.
pub(crate) fn face(words: Words, session: Session, position: &Genesis, part: &str) -> Option<Face> {
    if let Ok(face) = part.parse::<DieFace>() {
        return Some(Face {
            name: words.text().face(face),
            picture: view! { <svg viewBox="0 0 40 40" class="die"><DieFace face/></svg> }
                .into_any(),
        });
    }
    let seat: Seat = part.parse().ok()?;
    let species = *position.species().get(seat.index())?;
    Some(Face {
        name: session.name(seat),
        picture: view! { <svg viewBox="5 5 30 30"><Sign species/></svg> }.into_any(),
    })
}
