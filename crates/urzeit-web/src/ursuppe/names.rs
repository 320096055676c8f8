//! What things are called in sentences.

use urzeit_rules::{
    Ursuppe,
    ursuppe::{Amoeba, Colour, Cubes, Direction, Gene, Life, Space, Who},
};

use crate::text::Words;

/// A colour, as the name of the player who plays it.
pub(super) fn tribe(words: Words, colour: Colour) -> String {
    words.say_with("ursuppe-tribe", &[("colour", colour.word().into())])
}

/// The player of a colour, by all colours that are his.
pub(super) fn player(words: Words, position: &Ursuppe, colour: Colour) -> String {
    let colours = position.own_colours(colour).iter();
    let tribes: Vec<_> = colours.map(|own| tribe(words, own)).collect();
    tribes.join("+")
}

/// The player whom the notation names so.
pub(super) fn named(words: Words, position: &Ursuppe, who: Who) -> String {
    match position.named(who) {
        Some(colour) => player(words, position, colour),
        None => who.to_string(),
    }
}

/// Where the markers stand on the ladder, the first one first.
pub(super) fn markers(words: Words, position: &Ursuppe) -> String {
    let players = position.players_in_game().iter();
    let markers = players.map(|colour| (position.marker(colour), colour));
    let mut markers: Vec<_> = markers.filter(|(space, _)| *space > 0).collect();
    markers.sort();
    let markers = markers.iter().rev().map(|&(space, colour)| {
        let named = [
            ("who", player(words, position, colour).into()),
            ("space", space.to_string().into()),
        ];
        words.say_with("ursuppe-marker", &named)
    });
    words.list(&markers.collect::<Vec<_>>())
}

/// An amoeba: its colour and number.
pub(super) fn amoeba(words: Words, amoeba: Amoeba) -> String {
    words.text().amoeba(amoeba)
}

/// An amoeba with its damage.
pub(super) fn amoeba_with_damage(words: Words, of: Amoeba, damage: u8) -> String {
    let named = [
        ("amoeba", amoeba(words, of).into()),
        ("damage", damage.into()),
    ];
    words.say_with("ursuppe-amoeba-damage", &named)
}

/// An amoeba with its damage, and where it is.
pub(super) fn amoeba_with_life(words: Words, of: Amoeba, life: Life) -> String {
    let named = [
        ("amoeba", amoeba_with_damage(words, of, life.damage).into()),
        ("space", life.space.to_string().into()),
    ];
    words.say_with("ursuppe-look-at", &named)
}

/// Some amoebas of a colour.
pub(super) fn amoebas(words: Words, some: impl IntoIterator<Item = Amoeba>) -> String {
    let names: Vec<_> = some.into_iter().map(|one| amoeba(words, one)).collect();
    words.list(&names)
}

/// How many cubes of which colours.
pub(super) fn cubes(words: Words, cubes: Cubes) -> String {
    let colours = Colour::ALL.into_iter().filter(|&colour| cubes[colour] > 0);
    let counts: Vec<_> = colours
        .map(|colour| {
            let named = [
                ("count", cubes[colour].into()),
                ("colour", colour.word().into()),
            ];
            words.say_with("ursuppe-some-cubes", &named)
        })
        .collect();
    if counts.is_empty() {
        words.say("ursuppe-no-cubes")
    } else {
        words.list(&counts)
    }
}

pub(super) fn gene(words: Words, gene: Gene) -> String {
    words.called("ursuppe", "gene", gene.word())
}

pub(super) fn genes(words: Words, some: impl IntoIterator<Item = Gene>) -> String {
    let names: Vec<_> = some.into_iter().map(|one| gene(words, one)).collect();
    words.list(&names)
}

pub(super) fn direction(words: Words, direction: Direction) -> String {
    let named = [("direction", direction.word().into())];
    words.say_with("ursuppe-direction", &named)
}

pub(super) fn spaces(words: Words, spaces: impl IntoIterator<Item = Space>) -> String {
    let names: Vec<_> = spaces.into_iter().map(|space| space.to_string()).collect();
    words.list(&names)
}
