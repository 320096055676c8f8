//! Terrains, people and cards, drawn. Each terrain has a pattern, each colour a shape and each side
//! a look of its own, so that nobody needs colours to tell them apart.

use urzeit_rules::lords::{Card, Side, Stack, Terrain, setup::Colour};

use super::{Name, Names};
use crate::{
    letters::{letters, owner},
    shape::{Shape, circle, group, marker, path, rect, shown, symbol, text},
};

/// The outline of a hex around its middle; a stroke rounds its corners.
const HEX: &str = "M0-27.5L23.8-13.75V13.75L0 27.5-23.8 13.75V-13.75Z";

/// All symbols of terrains fill this frame.
const AROUND: &str = "-26 -30 52 60";

/// Where a terrain has its trees, tufts or humps.
const SPOTS: [(i8, i8); 7] = [
    (-9, -17),
    (9, -17),
    (-17, 0),
    (0, 0),
    (17, 0),
    (-9, 16),
    (9, 16),
];

pub(super) const TREE: &str = "M0-8L-5 0H-2.5L-6 6H6L2.5 0H5Z";
pub(super) const TUFT: &str = "M-4 5Q-4 0-6-3M0 5Q0-1 0-5M4 5Q4 0 6-3";
pub(super) const HUMP: &str = "M-7 4A7 7.5 0 0 1 7 4";

/// What all drawings refer to.
#[must_use]
pub fn definitions() -> Vec<Shape> {
    let spread = |shape: &'static str| SPOTS.map(|(x, y)| path(shape).at(x, y));
    let of =
        |terrain: Terrain, inner: Vec<Shape>| symbol(format_args!("land-{terrain}"), AROUND, inner);
    vec![
        marker("way-head", "0 0 10 10", [path("M0 0L10 5 0 10Z")])
            .with("refX", 6)
            .with("refY", 5)
            .with("markerWidth", 3.5)
            .with("markerHeight", 3.5)
            .with("orient", "auto"),
        of(Terrain::Forest, spread(TREE).to_vec()),
        of(Terrain::Grassland, spread(TUFT).to_vec()),
        of(Terrain::Hills, spread(HUMP).to_vec()),
        of(
            Terrain::Island,
            vec![
                path("M-22 2C-23-12-10-23 2-22S23-11 22 4 11 23-3 22-21 15-22 2Z").class("shore"),
                path("M0 11Q3 2 0-6M0-6Q-7-9-10-3M0-6Q-4-12-9-12M0-6Q7-9 10-3M0-6Q4-12 9-12")
                    .class("palm"),
            ],
        ),
        of(
            Terrain::Sea,
            vec![path(
                "M-12-17Q-8-21-4-17T4-17 12-17M-21-6Q-17-10-13-6T-5-6 3-6 11-6 19-6M-20 6Q-16 2-12 6T-4 6 4 6 12 6 20 6M-12 18Q-8 14-4 18T4 18 12 18",
            )],
        ),
        of(
            Terrain::Mountains,
            vec![
                path("M-22 15L-11-5-5 4 4-19 22 15Z"),
                path("M-2-4L4-19 12-4 7-7 3-3Z").class("snow"),
            ],
        ),
        of(
            Terrain::Desert,
            vec![
                path("M-21 11Q-10-1 1 8 11 14 21 3M-13-6Q-4-14 6-7"),
                path(
                    "M-8-17v.1M2-20v.1M12-15v.1M15-7v.1M-17 1v.1M-8 16v.1M2 20v.1M10 15v.1M0 1v.1",
                )
                .class("grain"),
            ],
        ),
    ]
}

/// The outline of a hex, its middle at 0, 0.
#[must_use]
pub fn outline(class: &'static str) -> Shape {
    path(HEX).class(class)
}

/// A hex on which nothing lies.
#[must_use]
pub fn bare() -> Shape {
    outline("bare")
}

/// A hex of this terrain, its middle at 0, 0.
#[must_use]
pub fn land(terrain: Terrain, called: Names<'_>) -> Shape {
    let growth = shown(format_args!("land-{terrain}"), -26, -30, 52, 60).class("growth");
    let name = letters(&called(Name::Terrain(terrain)), 0.0, 25.0);
    group([outline("soil"), growth, name]).class(format_args!("land {terrain}"))
}

/// The shape of a colour's pieces.
fn shape(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "M-14 0A14 14 0 1 0 14 0A14 14 0 1 0-14 0Z",
        Colour::Blue => "M-12.5-12.5H12.5V12.5H-12.5Z",
        Colour::Green => "M0-17.5L17 12H-17Z",
        Colour::Yellow => "M0-17L17 0 0 17-17 0Z",
        Colour::Orange => "M-7-15H7V-7H15V7H7V15H-7V7H-15V-7H-7Z",
    }
}

/// The sign of a player: the shape of its colour.
#[must_use]
pub fn sign(colour: Colour, called: Names<'_>) -> Shape {
    let line = if colour == Colour::Green { 7.0 } else { 4.0 };
    let letter = owner(&called(Name::Colour(colour)), 0.0, line);
    group([path(shape(colour)).class("body"), letter])
}

/// The people on a hex: barbarians are dark and have a warrior, civilised ones are light and have a temple,
/// or the flame of an altar.
#[must_use]
pub fn people(stack: Stack, colour: Colour, called: Names<'_>) -> Shape {
    let side = side_word(stack.side);
    // The middle of a triangle is not where its number fits.
    let line = if colour == Colour::Green { 9 } else { 6 };
    let size = match stack.count {
        0..10 => "few",
        10..100 => "many",
        _ => "crowd",
    };
    let badge = match (stack.side, stack.altar) {
        (_, true) => altar(),
        (Side::Civilised, false) => temple(),
        (Side::Barbarian, false) => warrior(),
    };
    let shapes = [
        path(shape(colour)).class("halo"),
        path(shape(colour)).class("body"),
        text(0, line, stack.count).class("number"),
        owner(&called(Name::Colour(colour)), -14.0, -10.0),
    ];
    group(shapes.into_iter().chain([badge])).class(format_args!("people {colour} {side} {size}"))
}

/// The word by which styles and sentences tell the sides apart.
#[must_use]
pub fn side_word(side: Side) -> &'static str {
    match side {
        Side::Barbarian => "barbarian",
        Side::Civilised => "civilised",
    }
}

fn warrior() -> Shape {
    let shapes = [
        circle(0, 0, 8),
        path(
            "M-3.4-3A2.2 2.2 0 1 1 1-3 2.2 2.2 0 1 1-3.4-3ZM-5 5Q-5 .2-1.200.2 2.6.2 2.6 5ZM3.6-5.5H4.9V5H3.6Z",
        ),
    ];
    group(shapes).class("badge").at(13, -13)
}

fn temple() -> Shape {
    let shapes = [
        circle(0, 0, 8),
        path("M-5-1L0-5 5-1ZM-4 0H-2V4H-4ZM-1 0H1V4H-1ZM2 0H4V4H2Z"),
    ];
    group(shapes).class("badge").at(13, -13)
}

fn altar() -> Shape {
    let shapes = [
        circle(0, 0, 9),
        path("M0-7C4-3 4 1 0 2-4 1-4-3-1-4-1-3 0-3 0-7Z").class("flame"),
        path("M-5 3H5V5.5H-5Z"),
    ];
    group(shapes).class("badge altar").at(13, -13)
}

/// The edge of a card, 48 wide and 64 high.
fn edge(class: &'static str) -> Shape {
    rect(1, 1, 46, 62).round(6).class(class)
}

/// A people card.
#[must_use]
pub fn card_face(card: Card, called: Names<'_>) -> Shape {
    let land = group([land(card.terrain(), called)]);
    group([
        edge("paper"),
        land.with("transform", "translate(24 24) scale(0.72)"),
        circle(24, 47, 12).class("value"),
        text(24, 53, card.value()),
    ])
    .class("people-card")
}

/// A card that nobody may see.
#[must_use]
pub fn card_back() -> Shape {
    let shapes = [edge("paper"), path("M24 14L38 22V42L24 50 10 42V22Z")];
    group(shapes).class("people-card back")
}

/// Where a card will lie.
#[must_use]
pub fn no_card() -> Shape {
    edge("no-card")
}
