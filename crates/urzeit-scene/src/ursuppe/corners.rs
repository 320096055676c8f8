//! What lies where the soup has no space: the round, the cards to come, the island, the supply.

use urzeit_rules::{
    Ursuppe,
    ursuppe::{Card, Deck, Direction},
};

use super::{
    Name, Names,
    glyphs::card_to_come,
    soup::{ChipSpot, SIZE, at},
};
use crate::shape::{Shape, circle, group, path, text};

/// How far an arrow that points north is turned to point there.
#[must_use]
pub fn turned(direction: Direction) -> i32 {
    match direction {
        Direction::North => 0,
        Direction::East => 90,
        Direction::South => 180,
        Direction::West => 270,
    }
}

/// The number of the round.
#[must_use]
pub fn round(position: &Ursuppe, called: Names<'_>) -> Shape {
    group([
        text(0, 40, called(Name::Round)),
        text(0, 84, position.round()).class("large"),
    ])
    .class("round-now")
    .at(at(0) + SIZE / 2, at(0))
}

/// The environment cards that are still to come.
#[must_use]
pub fn cards(deck: Deck, called: Names<'_>) -> Shape {
    let copies = |card: Card| (0..deck.count(card)).map(move |_| card);
    let cards = Card::all().flat_map(copies).zip(0..).map(|(card, nth)| {
        let (column, row) = (nth % 6, nth / 6);
        card_to_come(card).at(3 + column * 51, 25 + row * 38)
    });
    let title = text(4, 16, called(Name::Cards(deck.len()))).class("title");
    group([title].into_iter().chain(cards)).at(at(2), at(0))
}

/// The cubes off the board.
#[must_use]
pub fn supply(position: &Ursuppe, called: Names<'_>) -> Shape {
    let colours = position.colours();
    let supply = position.supply();
    let chips = colours.iter().zip(0..).map(|(colour, nth)| {
        let spot = ChipSpot::in_supply(nth);
        let (x, y) = spot.place();
        group(spot.cubes(colour, supply[colour], called))
            .class(format_args!("chip{}", spot.class()))
            .at(x, y)
    });
    let title = text(SIZE / 2, 28, called(Name::Supply)).class("title");
    group([title].into_iter().chain(chips))
        .class("supply")
        .at(at(4), at(4))
}

/// The island with the compass: where everything drifts, what the ozone layer bears.
#[must_use]
pub fn island(position: &Ursuppe, called: Names<'_>) -> Shape {
    let card = position.card();
    let arms = Direction::ALL.into_iter().map(|direction| {
        let class = if card.and_then(Card::drift) == Some(direction) {
            "arm drift"
        } else {
            "arm"
        };
        group(arm(direction))
            .class(class)
            .with("transform", format_args!("rotate({})", turned(direction)))
    });
    let needle = card.and_then(Card::drift).map(|direction| {
        let turned = format_args!("rotate({})", turned(direction)).to_string();
        needle().with("transform", turned)
    });
    let shapes = [sand()].into_iter().chain(needle).chain(arms);
    let shapes = shapes.chain(ozone(card, called));
    let (x, y) = middle_of_island();
    group(shapes).class("compass").at(x, y)
}

/// The middle of the island.
#[must_use]
pub fn middle_of_island() -> (i32, i32) {
    (at(2) + SIZE / 2, at(2) + SIZE / 2)
}

/// The island's ground, its middle at 0, 0.
#[must_use]
pub fn sand() -> Shape {
    path("M-3-52C12-54 18-46 30-44S50-30 50-16 56 6 50 18 42 40 28 44 8 54-6 51-28 50-38 38-52 22-51 6-54-16-46-28-30-44-22-47-12-51-3-52z").class("sand")
}

/// What points where everything drifts, as if that were north.
#[must_use]
pub fn needle() -> Shape {
    path("M0 -58l21 24h-10v18h-22v-18h-10z").class("needle")
}

/// An arm of the compass as if it pointed north, with the number that a die shows for it.
#[must_use]
pub fn arm(direction: Direction) -> Vec<Shape> {
    let arrow = path("M0 -49l15 17-6 1v14h-18v-14l-6-1z");
    let die = (1..=6).find(|&die| Direction::shown_by(die) == Some(direction));
    // Upright, although the arm is turned.
    let upright = format!("translate(0 -31) rotate({})", -turned(direction));
    let number = die.map(|die| text(0, 5, die).with("transform", upright));
    [arrow].into_iter().chain(number).collect()
}

/// The ozone layer in the middle of the island.
#[must_use]
pub fn ozone(card: Option<Card>, called: Names<'_>) -> [Shape; 3] {
    let value = card.map(|card| card.ozone().to_string());
    [
        circle(0, 0, 19).class("ozone"),
        text(0, -5, called(Name::Ozone)).class("title"),
        text(0, 13, value.unwrap_or_default()).class("value"),
    ]
}
