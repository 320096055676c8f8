//! Lords of Creation with real dice, cards and markers.

use leptos::prelude::*;
use urzeit_rules::{
    Due as _, Game as _, Lords, Seat,
    lords::{Card, Die, Due, Phase, Terrain},
};

use super::{
    glyphs::{CardFace, DieFace, Land, Sign},
    names,
};
use crate::{
    real::{AskedChance, Face},
    session::Session,
    text::Words,
};

/// The player who draws what nobody else may see.
pub(crate) fn who_draws(position: &Lords) -> Option<Seat> {
    match position.phase() {
        Phase::Deal(seat) | Phase::Marker(seat) | Phase::Draw(seat) => Some(seat),
        _ => None,
    }
}

/// What can come out of a box like theirs, which may hold other counts than ours: a card or marker of
/// which we know no more can still be drawn (L-1.3). Dice decide who begins, and who of a tied group
/// comes first (L-2.4, L-4.5).
pub(crate) fn asked(position: &Lords) -> Option<AskedChance> {
    let options = position.options();
    let cards = Card::all().filter(|card| options.is_in_play(card.terrain()));
    let cards = cards.map(|card| card.to_string());
    let due = position.due()?;
    let outcomes = || {
        let outcomes = due.outcomes().unwrap_or_default();
        outcomes.iter().map(ToString::to_string).collect()
    };
    Some(match due {
        Due::Deal { seat, size, .. } => {
            let pile = cards.map(|card| (card, size)).collect();
            AskedChance::from_pile("deal", format!("deal {seat}"), size, pile)
        }
        Due::Draw { seat, .. } => {
            AskedChance::one_of("draw", format!("draw {seat}"), cards.collect())
        }
        Due::Marker { seat, .. } => {
            let terrains = Terrain::ALL.into_iter().filter(|&t| options.is_in_play(t));
            let terrains = terrains.map(|terrain| terrain.to_string()).collect();
            AskedChance::one_of("marker", format!("marker {seat}"), terrains)
        }
        Due::Start { players } => {
            let seats = Seat::all(players).map(|seat| seat.to_string()).collect();
            AskedChance::by_dice("start", seats, outcomes())
        }
        Due::Order { group } => {
            let seats = group.iter().map(|seat| seat.to_string()).collect();
            AskedChance::by_dice("order", seats, outcomes())
        }
        Due::Roll | Due::Die => return None,
    })
}

/// What has to be rolled or drawn.
pub(crate) fn asks(words: Words, session: Session, position: &Lords) -> String {
    let who = |seat: Seat| {
        let who = names::who(words, session, position.colours(), seat);
        ("who", who.into())
    };
    match (position.phase(), position.due()) {
        (Phase::Deal(seat), Some(Due::Deal { size, .. })) => {
            words.say_with("real-lords-deal", &[who(seat), ("count", size.into())])
        }
        (Phase::Start, _) => words.say("real-lords-start"),
        (Phase::Marker(seat), _) => words.say_with("real-lords-marker", &[who(seat)]),
        (Phase::Draw(seat), _) => words.say_with("real-lords-draw", &[who(seat)]),
        (Phase::Order, _) => words.say("real-lords-order"),
        (Phase::Roll(seat, ..), _) => words.say_with("real-lords-roll", &[who(seat)]),
        (Phase::Die, _) => words.say("real-lords-die"),
        _ => String::new(),
    }
}

/// A card, a marker, a die or a player.
pub(crate) fn face(
    words: Words,
    session: Session,
    position: &Lords,
    kind: &str,
    part: &str,
) -> Option<Face> {
    let (name, picture) = match kind {
        "deal" | "draw" => {
            let card = part.parse().ok()?;
            let picture = view! { <svg viewBox="0 0 48 64"><CardFace card/></svg> };
            (names::card(words, card), picture.into_any())
        }
        "marker" => {
            let terrain = part.parse().ok()?;
            let picture = view! { <svg viewBox="-30 -32 60 64"><Land terrain/></svg> };
            (names::terrain(words, terrain), picture.into_any())
        }
        "roll" | "die" => {
            let die: Die = part.parse().ok()?;
            (part.to_owned(), view! { <DieFace die/> }.into_any())
        }
        _ => {
            let seat: Seat = part.parse().ok()?;
            let colour = *position.colours().get(seat.index())?;
            let name = names::who(words, session, position.colours(), seat);
            (name, view! { <Sign colour/> }.into_any())
        }
    };
    Some(Face { name, picture })
}
