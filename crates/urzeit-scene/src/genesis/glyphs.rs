//! Terrains and species, drawn. Each terrain has a pattern and each species a shape, so that nobody
//! needs colours to tell them apart.

use urzeit_rules::genesis::{Board, Face, Space, Species, Terrain};

use super::{Name, Names};
use crate::{
    letters::{instead, letters},
    shape::{Shape, circle, group, path, rect, shown, symbol},
};

/// All symbols of the game fill this frame.
const SQUARE: &str = "0 0 40 40";

/// What all drawings refer to.
#[must_use]
pub fn definitions() -> Vec<Shape> {
    let all = [patterns(), corners(), obstacles(), figures()];
    all.concat()
}

/// What fills a space of a terrain.
fn patterns() -> Vec<Shape> {
    vec![
        symbol("ground-forest", SQUARE, [path("M8 12l-5 9h3l-4 7h12l-4-7h3zM31 9l-5 9h3l-4 7h12l-4-7h3zM20 22l-5 9h3l-4 7h12l-4-7h3z")]),
        symbol("ground-savannah", SQUARE, [path("M4 36q2-8 0-12m4 12q0-8 4-12m12 12q2-8 0-12m4 12q0-8 4-12M14 18q2-7 0-10m4 10q0-7 4-10M32 18q2-7 0-10M4 14q2-6 0-9").unfilled()]),
        symbol("ground-mountain", SQUARE, [path("M2 37l9-15 6 9 8-18 13 24z").unfilled(), path("M22 20l3-7 4 8-3-2z")]),
        symbol("ground-wetland", SQUARE, [path("M2 10q4.5-5 9 0t9 0 9 0 9 0M2 20q4.5-5 9 0t9 0 9 0 9 0M2 30q4.5-5 9 0t9 0 9 0 9 0").unfilled()]),
    ]
}

/// What fills the corners of a tile.
fn corners() -> Vec<Shape> {
    vec![
        symbol("corners-forest", SQUARE, [path("M2 11l4.5-9 4.5 9zM29 11l4.5-9 4.5 9zM2 38l4.5-9 4.5 9zM29 38l4.5-9 4.5 9z")]),
        symbol("corners-savannah", SQUARE, [path("M4 11q0-5-1-7m4 7V3m3 8q0-5 1-7M30 11q0-5-1-7m4 7V3m3 8q0-5 1-7M4 38q0-5-1-7m4 7v-8m3 8q0-5 1-7M30 38q0-5-1-7m4 7v-8m3 8q0-5 1-7").unfilled()]),
        symbol("corners-mountain", SQUARE, [path("M2 10l4.5-7 4.5 7M29 10l4.5-7 4.5 7M2 37l4.5-7 4.5 7M29 37l4.5-7 4.5 7").unfilled()]),
        symbol("corners-wetland", SQUARE, [path("M2 5q2.3-3 4.5 0t4.5 0M2 9.5q2.3-3 4.5 0t4.5 0M29 5q2.3-3 4.5 0t4.5 0M29 9.5q2.3-3 4.5 0t4.5 0M2 31q2.3-3 4.5 0t4.5 0M2 35.5q2.3-3 4.5 0t4.5 0M29 31q2.3-3 4.5 0t4.5 0M29 35.5q2.3-3 4.5 0t4.5 0").unfilled()]),
    ]
}

/// What blocks a space.
fn obstacles() -> Vec<Shape> {
    vec![
        symbol(
            "blocked-volcano",
            SQUARE,
            [
                path("M4 35l11-20h10l11 20z").class("cone"),
                path("M15 15h10l3.2 6q-2.2 3-4.2 0t-4 1-4 1.5-4.2-2.5z").class("lava"),
                path("M17 11q-3-3 0-6m6 6q3-3 0-7")
                    .class("smoke")
                    .unfilled(),
            ],
        ),
        symbol(
            "blocked-tar",
            SQUARE,
            [
                path("M4 24c0-7 8-11 17-10s15 4 15 11-8 9-16 9-16-3-16-10z").class("tar"),
                path("M9 23c1-3 6-5 10-5").class("shine").unfilled(),
                circle(26, 23, 3.5).class("bubble"),
                circle(18, 28, 2.2).class("bubble"),
            ],
        ),
    ]
}

/// The species.
fn figures() -> Vec<Shape> {
    vec![
        symbol(
            "figure-reptile",
            SQUARE,
            [
                path(
                    "M6 25c4-8 12-10 18-8l5-5c3-2 7 0 7 3-1 3-5 4-8 5-1 5-4 8-9 9l1 4h-4l-2-4c-4 0-6-2-8-4-2 2-3 5-3 8-3-2-4-6-2-10z",
                ),
                circle(31.5, 14.5, 1.3).class("eye"),
            ],
        ),
        symbol(
            "figure-dinosaur",
            SQUARE,
            [
                path(
                    "M4 31c3-1 5-3 6-6 3-6 9-8 14-7 2-4 2-8 4-11 2-3 7-2 8 1 0 3-3 3-5 3-1 4-1 8-2 12 0 5-1 7-2 12h-4l-1-6c-3 1-6 1-8 0l-1 6H9l1-6c-2 2-4 3-6 2z",
                ),
                circle(32, 8, 1.2).class("eye"),
            ],
        ),
        symbol(
            "figure-mammal",
            SQUARE,
            [
                path(
                    "M6 34V22c0-8 6-12 14-12h4c6 0 10 4 10 9 0 4-1 7 1 10 1 2-1 4-3 3-3-2-3-6-3-9-1 1-2 2-4 2l-1 9h-5l-1-7h-4l-1 7z",
                ),
                path("M30 24c1 5 3 8 7 9").class("tusk").unfilled(),
                circle(28, 16, 1.3).class("eye"),
            ],
        ),
        symbol(
            "figure-human",
            SQUARE,
            [
                path(
                    "M20 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM14 16h12l5 10-3 2-4-6v14h-3l-1-9-1 9h-3V22l-4 6-3-2z",
                ),
                path("M33 6v30").class("spear").unfilled(),
            ],
        ),
    ]
}

/// The terrain of a tile: its colour and its pattern.
#[must_use]
pub fn ground(terrain: Terrain) -> Shape {
    let pattern = shown(format_args!("ground-{terrain}"), 3, 3, 34, 34);
    soil(terrain, pattern)
}

fn soil(terrain: Terrain, pattern: Shape) -> Shape {
    group([rect(1, 1, 38, 38).round(5), pattern.class("pattern")])
        .class(format_args!("ground {terrain}"))
}

/// A species: its shape.
#[must_use]
pub fn figure(species: Species) -> Shape {
    shown(format_args!("figure-{species}"), 0, 0, 40, 40).class("figure")
}

/// The sign of a player: its species on a disc of its colour, in a square of 40. Styles can show a plate in a shape
/// of its own in the place of the disc, or a letter in the place of the species.
#[must_use]
pub fn sign(species: Species, called: Names<'_>) -> Shape {
    let small = group([figure(species)]).with("transform", "translate(8 8) scale(0.6)");
    let shapes = [
        circle(20, 20, 13.5).class("disc"),
        path(plate(species)).class("plate"),
        small,
        instead(&called(Name::Species(species)), 20.0, 25.0),
    ];
    group(shapes).class(format_args!("sign {species}"))
}

/// A shape for each species, around the middle of a square of 40.
fn plate(species: Species) -> &'static str {
    match species {
        Species::Reptile => "M6.5 20a13.5 13.5 0 1 0 27 0a13.5 13.5 0 1 0-27 0z",
        Species::Dinosaur => {
            "M7.5 9.5a2 2 0 0 1 2-2h21a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2h-21a2 2 0 0 1-2-2z"
        }
        Species::Mammal => "M18 4.5q2-3 4 0l14 25q2 4-2 4.500H6q-4-.5-2-4.500z",
        Species::Human => {
            "M18.300 3.700q1.700-1.700 3.400 0l14.600 14.600q1.700 1.700 0 3.400L21.700 36.300q-1.700 1.700-3.400 0L3.700 21.700q-1.700-1.700 0-3.400z"
        }
    }
}

/// A tile: a species on its terrain, whose pattern fills the corners that the figure leaves.
#[must_use]
pub fn tile(species: Species, terrain: Terrain, called: Names<'_>) -> Shape {
    let corners = shown(format_args!("corners-{terrain}"), 0, 0, 40, 40);
    group([
        soil(terrain, corners),
        sign(species, called),
        letters(&called(Name::Species(species)), 8.0, 10.0),
        letters(&called(Name::Terrain(terrain)), 32.0, 37.0),
    ])
    .class("tile")
}

/// What blocks a space (G-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block {
    /// A volcano.
    Volcano,
    /// A tar pit.
    TarPit,
}

impl Block {
    /// What blocks this space, if anything does.
    #[must_use]
    pub fn on(board: Board, space: Space) -> Option<Block> {
        if board.volcanoes.contains(space) {
            Some(Block::Volcano)
        } else if board.tar_pits.contains(space) {
            Some(Block::TarPit)
        } else {
            None
        }
    }

    /// As names of drawings and texts have it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Block::Volcano => "volcano",
            Block::TarPit => "tar",
        }
    }
}

/// What blocks a space, drawn.
#[must_use]
pub fn blocked(block: Block) -> Shape {
    shown(format_args!("blocked-{}", block.word()), 2, 2, 36, 36).class("blocked")
}

/// The face of a die.
#[must_use]
pub fn die(face: Face) -> Shape {
    let shape = match face {
        Face::Wild => {
            path("M20 5l4.3 9.9 10.7 1-8.1 7.1 2.4 10.5L20 28l-9.3 5.5 2.4-10.5L5 15.9l10.7-1z")
                .class("wild")
        }
        Face::Terrain(terrain) => ground(terrain),
    };
    group([
        rect(1, 1, 38, 38).round(9).class("die-body"),
        group([shape]).with("transform", "translate(6 6) scale(0.7)"),
    ])
}
