//! Ursuppe with real dice and environment cards.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{Card, Direction, Due, Phase, Who},
};

use super::{
    glyphs::{CardPicture, CubePicture, Die},
    names,
};
use crate::{
    real::Face,
    text::{Named, Words},
};

/// What has to be rolled or turned up.
pub(crate) fn asks(words: Words, position: &Ursuppe) -> String {
    let amoeba = |amoeba| -> Named<'static> { ("amoeba", names::amoeba(words, amoeba).into()) };
    match position.phase() {
        Phase::FirstCard | Phase::Environment => words.say("real-ursuppe-environment"),
        Phase::Order => words.say("real-ursuppe-order"),
        Phase::Roll(journey) => {
            let dice = match urzeit_rules::Game::due(position) {
                Some(Due::Dice) => 2,
                _ => 1,
            };
            let named = [amoeba(journey.amoeba), ("dice", dice.into())];
            words.say_with("real-ursuppe-roll", &named)
        }
        Phase::Fight(attack, _) => {
            let target = ("target", names::amoeba(words, attack.target).into());
            words.say_with("real-ursuppe-fight", &[amoeba(attack.attacker), target])
        }
        Phase::DummyStart | Phase::DummyDivides(_) => words.say("real-ursuppe-dummy"),
        _ => String::new(),
    }
}

/// A card, a die, a player or a space.
pub(crate) fn face(words: Words, position: &Ursuppe, kind: &str, part: &str) -> Option<Face> {
    let (name, picture) = match kind {
        "environment" => {
            let mut cards = Card::all();
            let card = cards.find(|card| card.to_string() == part)?;
            let drift = card.drift().map_or("none", Direction::word);
            let named = [("drift", drift.into()), ("ozone", card.ozone().into())];
            (
                words.say_with("ursuppe-card", &named),
                view! { <CardPicture card/> }.into_any(),
            )
        }
        "order" => {
            let who: Who = part.parse().ok()?;
            let colour = position.named(who)?;
            let picture = view! { <CubePicture colour/> };
            (names::named(words, position, who), picture.into_any())
        }
        "dummy" => (part.to_owned(), ().into_any()),
        _ => {
            let face: u8 = part.parse().ok()?;
            (part.to_owned(), view! { <Die face/> }.into_any())
        }
    };
    Some(Face { name, picture })
}
