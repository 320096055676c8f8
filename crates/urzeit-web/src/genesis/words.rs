//! What several parts of the board say in the same words.

use leptos::prelude::*;
use urzeit_rules::{
    Genesis, Seat,
    genesis::{Area, Multiplier, Terrain},
};

use crate::{rules, shown::Shown, text::Words};

pub(super) fn terrain_word(words: Words, terrain: Terrain) -> String {
    words.called("genesis", "terrain", terrain.word())
}

/// The name of the player who sits there. The reader is “you”; those who have the same name go by their species.
pub(super) fn who(shown: Shown<Genesis>, words: Words, seat: Seat) -> String {
    let session = shown.session;
    if session.you() == Some(seat) {
        return words.say("genesis-you");
    }
    let name = session.name(seat);
    let (players, species) = shown
        .position
        .with(|position| (position.species().len(), position.species()[seat.index()]));
    let mut others = Seat::all(players).filter(|other| *other != seat);
    if others.any(|other| session.name(other) == name) {
        let kind = words.called("genesis", "species", species.word());
        let mut letters = kind.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).collect()
    } else {
        name
    }
}

/// An area: its terrain, how large it is, and how often it counts.
pub(super) fn area_name(words: Words, area: &Area) -> String {
    let multiplier = match area.multiplier {
        Multiplier::None => "none",
        Multiplier::Single => "single",
        Multiplier::Double => "double",
        Multiplier::Triple => "triple",
    };
    words.say_with(
        "genesis-look-area",
        &[
            ("terrain", terrain_word(words, area.terrain).into()),
            ("size", area.tiles.len().into()),
            ("multiplier", multiplier.into()),
        ],
    )
}

/// A sentence in which the number of a rule, in brackets, leads to the rule.
pub(super) fn linked(text: &str) -> impl IntoView + use<> {
    let link = |number: &str| {
        view! { " " <a class="number" href=rules::address(number) target="_blank">{number.to_owned()}</a> }
    };
    let (before, number, after) = match rule_in(text) {
        Some((before, number, after)) => (before, Some(link(number)), after),
        None => (text, None, ""),
    };
    view! { {before.to_owned()} {number} {after.to_owned()} }
}

/// The text before the number of a rule in brackets, the number, and the text after it.
fn rule_in(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once(" (G-")?;
    let (_, after) = rest.split_once(')')?;
    let number = &text[before.len() + 2..text.len() - after.len() - 1];
    Some((before, number, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_in_brackets_is_found() {
        let found = rule_in("first place (G-5.5).");
        assert_eq!(found, Some(("first place", "G-5.5", ".")));
        assert_eq!(rule_in("no place"), None);
    }
}
