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

/// Where a terrain has its trees or tufts.
const SPOTS: [(i8, i8); 7] = [
    (-9, -17),
    (9, -17),
    (-17, 0),
    (0, 0),
    (17, 0),
    (-9, 16),
    (9, 16),
];

pub(super) const TREE: &str = "M0-9L-5-1.5H-3L-6.5 5H-1V7.5H1V5H6.5L3-1.5H5Z";
pub(super) const TUFT: &str = "M-3 4Q-3 0-5.5-2.5M0 4V-4M3 4Q3 0 5.5-2.5";
pub(super) const HUMP: &str = "M-10 6Q-7-5-.5-5 6-5 10 6M-2-1.5Q1 1 1 4.5";
/// Its shaded side is filled.
pub(super) const PEAK: &str = "M-10 8L0-9 10 8M0-9L10 8H2L3.5 2.5-.5-1.5Z";
/// Where a hex has its humps: fewer, so that each can be larger.
const FEW: [(i8, i8); 5] = [(-11, -13), (11, -12), (0, 0), (-13, 11), (11, 13)];

/// What all drawings refer to.
#[must_use]
pub fn definitions() -> Vec<Shape> {
    let way = marker("way-head", "0 0 10 10", [path("M0 0L10 5 0 10Z")])
        .with("refX", 6)
        .with("refY", 5)
        .with("markerWidth", 3.5)
        .with("markerHeight", 3.5)
        .with("orient", "auto");
    [vec![way], lands(), stands()].concat()
}

/// What fills a hex of a terrain.
fn lands() -> Vec<Shape> {
    let spread = |shape: &'static str, spots: &[(i8, i8)]| {
        let at = |&(x, y): &(i8, i8)| path(shape).at(x, y);
        spots.iter().map(at).collect::<Vec<_>>()
    };
    let of =
        |terrain: Terrain, inner: Vec<Shape>| symbol(format_args!("land-{terrain}"), AROUND, inner);
    vec![
        of(Terrain::Forest, spread(TREE, &SPOTS)),
        of(Terrain::Grassland, spread(TUFT, &SPOTS)),
        of(Terrain::Hills, spread(HUMP, &FEW)),
        of(
            Terrain::Island,
            vec![
                path("M-18 5C-22-4-16-9-13-15S-1-23 7-19 11-14 16-9 20 5 16 12 8 17 2 21-10 20-13 15-16 11-18 5Z").class("shore"),
                path("M-15 3C-17-4-9-14 0-15S15-8 15 2 8 13-1 14-13 10-15 3Z").class("meadow"),
                path("M-7-8Q-5-13-7-18M-7-18Q-11-20-14-16M-7-18Q-3-21 0-17M-7-18Q-10-23-13-22M-7-18Q-5-23-2-23"),
            ],
        ),
        of(
            Terrain::Sea,
            vec![path(
                "M-13-16Q-9-20-5-16T3-16M1-3Q5-7 9-3T17-3M-19 4Q-15 0-11 4T-3 4M-6 17Q-2 13 2 17T10 17",
            )],
        ),
        of(
            Terrain::Mountains,
            vec![
                path("M-23 16L-10-8-3 3 5-20 23 16"),
                path("M5-20L23 16H8L11 4 4-5ZM-10-8L-3 3-5 16H-9L-7 6-11 1Z").class("steep"),
                path("M-.5-4L5-20 13-4 8-7 4-2Z").class("snow"),
            ],
        ),
        of(
            Terrain::Desert,
            vec![
                path("M-22 12Q-11-2 0 8 11 16 22 4M-14-6Q-4-15 6-7 11-4 15-6"),
                path("M-8-17v.1M2-20v.1M13-16v.1M-17 2v.1M-8 17v.1M3 20v.1M12 14v.1M2 0v.1").class("grain"),
            ],
        ),
    ]
}

/// What stands behind the shields of people.
fn stands() -> Vec<Shape> {
    vec![
        symbol("people-barbarian", AROUND, [
            path("M-14 4Q-13-7 0-7T14 4Z"),
            path("M-5-19Q-11-18-11.5-26-17-14-6-14.5L-6-12Q-6-4 0-2T6-12L6-14.5Q17-14 11.5-26 11-18 5-19 3-22.5 0-22.5T-5-19Z"),
            path("M-5-14.5H5L4.5-10.5Q0-12-4.5-10.5ZM-3-13.5V-12H-1.5V-13.5ZM1.5-13.5V-12H3V-13.5Z")
                .class("visage")
                .with("fill-rule", "evenodd"),
            path("M16.5-12H19V22H16.5ZM17.7-25L21.5-15 17.7-11 14-15Z"),
        ]),
        symbol("people-civilised", AROUND, [path("M0-26L19-13V-9H-19V-13ZM-17-9V18H17V-9M-11-9V18M11-9V18M-5-9V0M5-9V0M-20 18H20M-3-16H3")]),
        symbol("people-altar", AROUND, [path("M-11-15H11L8-9H14V-3H19V20H-19V-3H-14V-9H-8ZM-14-3H14M-8-9H8")]),
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

/// The people on a hex: behind a shield with the shape of their colour stands a warrior with helmet and spear if they
/// are barbarians, a temple if they are civilised, or an altar with its flame. Barbarians are dark, the others light.
#[must_use]
pub fn people(stack: Stack, colour: Colour, called: Names<'_>) -> Shape {
    let side = side_word(stack.side);
    let size = match stack.count {
        0..10 => "few",
        10..100 => "many",
        _ => "crowd",
    };
    let behind = if stack.altar { "altar" } else { side };
    let stands = |class| shown(format_args!("people-{behind}"), -23, -26.5, 46, 53).class(class);
    let shield = |class| path(shape(colour)).class(class).with("transform", SMALLER);
    // The middle of a triangle is not where its number fits.
    let line = if colour == Colour::Green { 8 } else { 6 };
    let flame = stack.altar.then(|| path(FLAME).class("flame"));
    let shapes = [stands("halo"), shield("halo"), stands("crest")].into_iter();
    let shapes = shapes.chain(flame).chain([
        shield("body"),
        text(0, SHIELD + line, stack.count).class("number"),
        owner(&called(Name::Colour(colour)), -17.0, 0.0),
    ]);
    group(shapes).class(format_args!("people {colour} {side} {size}"))
}

/// So far below the middle of the hex is that of the shield, which is smaller than the sign of its player.
const SHIELD: i32 = 7;
const SMALLER: &str = "translate(0 7) scale(.86)";

/// Above the altar.
const FLAME: &str = "M-7-13Q-8-19-3-23-3-20-1-19 0-23 1.5-27 8-21 7-13Z";

/// The word by which styles and sentences tell the sides apart.
#[must_use]
pub fn side_word(side: Side) -> &'static str {
    match side {
        Side::Barbarian => "barbarian",
        Side::Civilised => "civilised",
    }
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

#[cfg(test)]
mod tests {
    use urzeit_rules::Seat;

    use super::*;

    /// Without colours: what stands behind the shield tells the side, the shield tells whose people they are.
    #[test]
    fn people_are_told_apart_by_their_shapes() {
        let defined: String = definitions().iter().map(ToString::to_string).collect();
        let drawn = |side, altar, colour| {
            let stack = Stack {
                owner: Seat::at(0),
                count: 3,
                side,
                altar,
            };
            people(stack, colour, &|_| String::new()).to_string()
        };
        let stands = [
            ("people-barbarian", Side::Barbarian, false),
            ("people-civilised", Side::Civilised, false),
            ("people-altar", Side::Civilised, true),
        ];
        for (symbol, side, altar) in stands {
            let red = drawn(side, altar, Colour::Red);
            assert!(red.contains(&format!("href=\"#{symbol}\"")), "{red}");
            assert!(defined.contains(&format!("<symbol id=\"{symbol}\"")));
            assert!(red.contains(shape(Colour::Red)), "{red}");
            assert!(drawn(side, altar, Colour::Blue).contains(shape(Colour::Blue)));
        }
    }
}
