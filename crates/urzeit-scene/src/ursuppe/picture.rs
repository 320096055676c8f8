//! A little picture of the game.

use urzeit_rules::ursuppe::Colour;

use super::{
    Names,
    glyphs::{cube, figure},
};
use crate::{
    scene::{Frame, Scene},
    shape::{group, rect},
};

/// Where amoebas swim, how large, whose, with which number and damage.
const AMOEBAS: [(i32, i32, f64, Colour, u8, u8); 6] = [
    (16, 12, 1.3, Colour::Red, 1, 0),
    (58, 60, 1.1, Colour::Blue, 3, 1),
    (124, 16, 1.2, Colour::Green, 2, 0),
    (172, 50, 1.0, Colour::Red, 4, 0),
    (232, 14, 1.4, Colour::Yellow, 5, 2),
    (262, 78, 1.0, Colour::Blue, 6, 0),
];

const CUBES: [(i32, i32, Colour); 8] = [
    (14, 100, Colour::Yellow),
    (38, 104, Colour::Green),
    (84, 20, Colour::Blue),
    (122, 98, Colour::Red),
    (146, 104, Colour::Yellow),
    (190, 100, Colour::Blue),
    (228, 104, Colour::Green),
    (292, 20, Colour::Red),
];

/// A little picture of the game.
#[must_use]
pub fn picture(called: Names<'_>) -> Scene {
    let basins = [4, 110, 216].into_iter();
    let basins = basins.map(|x| rect(x, 4, 100, 132).round(16).class("water"));
    let cubes = CUBES.into_iter();
    let cubes = cubes.map(|(x, y, colour)| group([cube(colour, called)]).at(x, y));
    let amoebas = AMOEBAS.into_iter();
    let amoebas = amoebas.map(|(x, y, size, colour, number, damage)| {
        let moved = format!("translate({x} {y}) scale({size})");
        group([figure(colour, number, damage, called)]).with("transform", moved)
    });
    Scene {
        frame: Frame::new(0, 0, 320, 140),
        class: "picture",
        shapes: basins.chain(cubes).chain(amoebas).collect(),
    }
}
