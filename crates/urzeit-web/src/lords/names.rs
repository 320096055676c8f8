//! What things are called, in a sentence and aloud.

use leptos::prelude::*;
use urzeit_rules::{
    Seat,
    lords::{Card, Colour, Hex, Stack, Terrain},
};
use urzeit_scene::lords::side_word;

use super::plan::{Lit, Plan};
use crate::{session::Session, text::Words};

pub(super) fn terrain(words: Words, terrain: Terrain) -> String {
    words.called("lords", "terrain", terrain.word())
}

pub(super) fn card(words: Words, card: Card) -> String {
    words.text().card(card)
}

pub(super) fn colour(words: Words, colour: Colour) -> String {
    words.called("lords", "colour", colour.word())
}

/// The name of the player in a seat. Where two are called the same, their colours tell them apart.
pub(super) fn who(words: Words, session: Session, colours: &[Colour], seat: Seat) -> String {
    let name = session.name(seat);
    let mut others = Seat::all(colours.len()).filter(|&other| other != seat);
    if others.all(|other| session.name(other) != name) {
        return name;
    }
    let colour = colour(words, colours[seat.index()]);
    match name.strip_suffix(')') {
        Some(name) => format!("{name}, {colour})"),
        None => format!("{name} ({colour})"),
    }
}

/// What is on a hex, and what a click there would do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct There {
    pub(super) terrain: Option<Terrain>,
    pub(super) stack: Option<Stack>,
    /// Of the people there.
    pub(super) colour: Option<Colour>,
    pub(super) lit: Option<Lit>,
}

impl There {
    pub(super) fn on(plan: Plan, hex: Hex) -> There {
        let lit = plan.lit.with(|lit| lit[hex.index()]);
        plan.shown.position.with(|position| {
            let stack = position.stack(hex);
            There {
                terrain: position.terrain(hex),
                stack,
                colour: stack.map(|stack| position.colours()[stack.owner.index()]),
                lit,
            }
        })
    }

    /// All of it, for whoever hears the board rather than sees it.
    pub(super) fn name(self, words: Words, plan: Plan, hex: Hex) -> String {
        let there = self.what(words, plan, hex);
        match self.lit {
            None => there,
            Some(lit) => format!("{there} – {}", lit_word(words, lit)),
        }
    }

    /// What is there.
    pub(super) fn what(self, words: Words, plan: Plan, hex: Hex) -> String {
        let mut named = vec![("hex", hex.to_string().into())];
        if let Some(land) = self.terrain {
            named.push(("terrain", terrain(words, land).into()));
        }
        let key = match (self.terrain, self.stack) {
            (None, _) => "lords-hex-bare",
            (Some(land), None) if land.is_habitable() => "lords-hex-empty",
            (Some(_), None) => "lords-hex-land",
            (Some(_), Some(stack)) => {
                let side = if stack.altar {
                    "altar"
                } else {
                    side_word(stack.side)
                };
                let who = plan.name(words, stack.owner);
                named.push(("count", stack.count.into()));
                named.push(("side", side.into()));
                named.push(("who", who.into()));
                "lords-hex-people"
            }
        };
        words.say_with(key, &named)
    }
}

fn lit_word(words: Words, lit: Lit) -> String {
    match lit {
        Lit::Lay => words.say("lords-lit-lay"),
        Lit::Put => words.say("lords-lit-put"),
        Lit::Stack => words.say("lords-lit-stack"),
        Lit::March => words.say("lords-lit-march"),
        Lit::Attack(None) => words.say("lords-lit-attack"),
        Lit::Attack(Some(chance)) => {
            words.say_with("lords-lit-attack-chance", &[("chance", chance.into())])
        }
        Lit::Advance => words.say("lords-lit-advance"),
        Lit::Civilise => words.say("lords-lit-civilise"),
        Lit::Altar => words.say("lords-lit-altar"),
    }
}
