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
        symbol("ground-forest", SQUARE, [path("M9 9l-6 9h3l-5 8h16l-5-8h3zM31 6l-6 9h3l-5 8h16l-5-8h3zM20 20l-6 9h3l-5 8h16l-5-8h3z")]),
        symbol("ground-savannah", SQUARE, [path("M4 36q2-8 0-12m4 12q0-8 4-12m12 12q2-8 0-12m4 12q0-8 4-12M14 18q2-7 0-10m4 10q0-7 4-10M32 18q2-7 0-10M4 14q2-6 0-9").unfilled()]),
        symbol("ground-mountain", SQUARE, [path("M2 36l10-16 6 8 8-18 13 26z").unfilled(), path("M26 10l13 26H27l3-8-5-6zM12 20l6 8 3 8h-8z")]),
        symbol("ground-wetland", SQUARE, [path("M2 10q4.5-5 9 0t9 0 9 0 9 0M2 20q4.5-5 9 0t9 0 9 0 9 0M2 30q4.5-5 9 0t9 0 9 0 9 0").unfilled()]),
    ]
}

/// What fills the corners of a tile.
fn corners() -> Vec<Shape> {
    vec![
        symbol("corners-forest", SQUARE, [path("M7.5 3.5l-4 5.5h1.5l-2.5 4.5h10l-2.5-4.5H11.5zM32.5 3.5l-4 5.5h1.5l-2.5 4.5h10l-2.5-4.5H36.5zM7.5 26.5l-4 5.5h1.5l-2.5 4.5h10l-2.5-4.5H11.5zM32.5 26.5l-4 5.5h1.5l-2.5 4.5h10l-2.5-4.5H36.5z")]),
        symbol("corners-savannah", SQUARE, [path("M6 11.5q0-4-2-6m4 6v-7m2 7q0-4 2-6M30 11.5q0-4-2-6m4 6v-7m2 7q0-4 2-6M6 35.5q0-4-2-6m4 6v-7m2 7q0-4 2-6M30 35.5q0-4-2-6m4 6v-7m2 7q0-4 2-6").unfilled()]),
        symbol("corners-mountain", SQUARE, [path("M3.5 12l4-7.5 2.5 3 1.5-2 3 6.5zM25.5 12l4-7.5 2.5 3 1.5-2 3 6.5zM3.5 36l4-7.5 2.5 3 1.5-2 3 6.5zM25.5 36l4-7.5 2.5 3 1.5-2 3 6.5z")]),
        symbol("corners-wetland", SQUARE, [path("M4.5 6.5q1.8-2.5 3.5 0t3.5 0M4.5 10.5q1.8-2.5 3.5 0M28.5 6.5q1.8-2.5 3.5 0t3.5 0M32 10.5q1.8-2.5 3.5 0M4.5 35q1.8-2.5 3.5 0t3.5 0M4.5 31q1.8-2.5 3.5 0M28.5 35q1.8-2.5 3.5 0t3.5 0M32 31q1.8-2.5 3.5 0").unfilled()]),
    ]
}

/// What blocks a space.
fn obstacles() -> Vec<Shape> {
    vec![
        symbol(
            "blocked-volcano",
            SQUARE,
            [
                path("M2 36c6-3 9-12 12-21h12c3 9 6 18 12 21z").class("cone"),
                path("M21 15h5c3 9 6 18 12 21H26q2-11-5-21z").class("cone-shade"),
                path("M14 15h12l2 6q-2 3-3.5 0t-3 3-3 5-2.5-5-2.5-1-2-2z").class("lava"),
                path("M16 12q-4-3-1-6t0-5M23 12q4-3 1-5t1-5")
                    .class("smoke")
                    .unfilled(),
            ],
        ),
        symbol(
            "blocked-tar",
            SQUARE,
            [
                path("M2 25c0-6 5-6 9-9s9-5 15-3 5 4 9 6 4 8 1 11-8 3-13 4-9 1-13-1-8-3-8-8z")
                    .class("cone"),
                path("M5 25c0-4 5-5 8-7s8-4 12-2 5 3 8 5 3 6 1 8-7 2-11 3-8 1-11-1-7-2-7-6z")
                    .class("tar"),
                path("M10 24q2-4 7-5M24 29q4 0 6-2")
                    .class("shine")
                    .unfilled(),
                path("M21 24a4 4 0 1 1 8 0z").class("bubble"),
                circle(15, 28, 1.8).class("bubble"),
            ],
        ),
    ]
}

/// The species: dark, with what is cut out of them light. All look ahead, with large eyes: they are small on a board.
fn figures() -> Vec<Shape> {
    let [reptile, dinosaur, mammal, human] = Species::ALL.map(|species| {
        let parts = match species {
            Species::Reptile => turtle(),
            Species::Dinosaur => long_neck(),
            Species::Mammal => mammoth(),
            Species::Human => hunter(),
        };
        symbol(format_args!("figure-{species}"), SQUARE, parts)
    });
    vec![reptile, dinosaur, mammal, human]
}

/// A turtle that walks.
fn turtle() -> Vec<Shape> {
    let body = [
        path("M7.5 25h7.5v7q0 2-3.7 2t-3.8-2zM19.5 25h7.5v7q0 2-3.7 2t-3.8-2zM4 22.5l-4.5 5.5 7-.5z"),
        path("M1.5 26.5C1 13.5 8.5 6.5 16.5 6.5S29.5 12 30.5 20c1-2.2.4-4.6.5-7 .2-4.8 3.2-7 6.2-6.7 3.6.4 5 4.7 3.3 8-1.5 2.8-3 3.7-3.2 6.5-.3 4-2.6 5.7-6.3 5.7z"),
        path("M3.5 21.8h25.5M9 21.5l3.3-6.5h8.4l3.3 6.5M12.3 15L9.8 10.3M20.7 15l2.5-4.7M6.5 24.8v-2M14 24.8v-2M21.5 24.8v-2").class("cut"),
        path("M40 14.6q-1.8 1.6-4 .8").class("smile"),
    ];
    [body.to_vec(), eye(35.8, 10.8, 2.3)].concat()
}

/// One with a long neck.
fn long_neck() -> Vec<Shape> {
    let body = [
        path("M1 14c1 5 3.5 6.5 7 5 4.5-2.5 9.5-3.5 13.5-2.5 2.5-1.5 3-5 3.5-8.5C25.5 3.2 29 .2 33.3.5c4 .3 7 2.8 6.5 6-.4 2.3-2.8 3-6 3-2 0-2.5.8-2.8 2.8-.6 6.7-1 11.7-4.5 15.2V36q0 1-2.8 1T21 36v-5.5c-2.5.5-4.5.5-7 0V36q0 1-2.7 1t-2.8-1v-8C3 26.5-1.5 21 1 14z"),
        path("M11.5 22l.1 0M16.5 20.5l.1 0M21.5 21l.1 0M26 17l.1 0M27.7 12l.1 0M14 25.5l.1 0M19.2 25l.1 0").class("cut"),
        path("M39.5 6.2q-2 1.5-4.6.9").class("smile"),
    ];
    [body.to_vec(), eye(31.8, 4.4, 2.1)].concat()
}

/// A mammoth with its shaggy coat.
fn mammoth() -> Vec<Shape> {
    let body = [
        path("M2.5 35V22.5c0-6.5 4.5-10.5 10-10.5C13.5 8.5 16 6 19 5.5c.5-3.5 3.5-5 7-4.2 5 1 9 6 8.7 12.2-.2 7.5-5.2 13.5-10.7 15V35q0 1.5-3.3 1.5T17.5 35v-4l-1.7 2.2-1.6-2.2-1.7 2.2-2-2.2V35q0 1.5-3.9 1.5T2.5 35z"),
        limb("M32 17v10q0 5.5-3.5 5.5", 5),
        limb("M33.5 20.5q5.5 0 4.5-8", 2.5),
        path("M21 10.5c-4.5-.5-6.5 2.5-6 6s3.5 5 6.5 3.5M35 17.8q-3.5 1-5.5-1M6.5 28l1.5-4M11 27l1-3.5M6.5 19.5l2-2.8").class("cut"),
    ];
    [body.to_vec(), eye(27.3, 11.5, 2.2)].concat()
}

/// A hunter who strides, with hair and beard.
fn hunter() -> Vec<Shape> {
    vec![
        path("M13.5 17q6.5-3 13 .5l-1.5 7 2.5 5.5-2.8-1-1.7 2-2-2-2.2 2-1.8-2-2.5 1.5 1.5-6.5z"),
        path("M12.8 9.5C12.5 3.5 15.5.5 20 .5s7.8 3 7.3 9c-.2 4.7-2.8 9-7.2 9s-7-4-7.3-9z"),
        path("M15.8 9.2q.2-3.2 2-3.7 2.2 1.5 6.5.2 1.2 1.2 1.2 3.5l-.3 2.3q-1.7-.2-2.5.9-2.5-.9-4.2 0-.9-1.1-2.4-.9z").class("eye"),
        circle(18.3, 8.7, 0.6),
        circle(22.7, 8.7, 0.6),
        path("M18.8 14.2q1.8 1 3.5 0").class("smile"),
        limb("M17.5 29.5l-2 4-4.5 3M23 29.5l2.5 3.5v4M14.5 18.5l-5 4.5 2.5 4.5M26 18.5l3.5 4 4-2M33.5 10v28", 3.4),
        path("M33.5 0l3.2 7-3.2 4.5-3.2-4.5z"),
        path("M15.5 24.8q5 1.5 9.5 0").class("cut"),
    ]
}

/// An eye that looks ahead.
fn eye(x: f64, y: f64, wide: f64) -> Vec<Shape> {
    vec![
        circle(x, y, wide).class("eye"),
        circle(x + 0.6, y + 0.1, 0.6),
    ]
}

/// A part of a figure that is as wide everywhere.
fn limb(d: &str, wide: impl Into<f64>) -> Shape {
    path(d).unfilled().with("stroke-width", wide.into())
}

/// The terrain of a tile: its colour and its pattern.
#[must_use]
pub fn ground(terrain: Terrain) -> Shape {
    let pattern = shown(format_args!("ground-{terrain}"), 3, 3, 34, 34);
    soil(terrain, pattern)
}

fn soil(terrain: Terrain, pattern: Shape) -> Shape {
    // What one sees of its side: a tile is thick.
    let side = path("M1 34v1.5a5 5 0 0 0 5 5h28a5 5 0 0 0 5-5V34z").class("tile-side");
    group([side, rect(1, 1, 38, 38).round(5), pattern.class("pattern")])
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
    let small = group([figure(species)]).with("transform", "translate(6.6 6.6) scale(0.67)");
    let shapes = [
        circle(20, 20, 14.8).class("disc"),
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
        Species::Mammal => "M18 4.5q2-3 4 0l14 25q2 4-2 4.5H6q-4-.5-2-4.5z",
        Species::Human => {
            "M18.3 3.7q1.7-1.7 3.4 0l14.6 14.6q1.7 1.7 0 3.4L21.7 36.3q-1.7 1.7-3.4 0L3.7 21.7q-1.7-1.7 0-3.4z"
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
