//! A little picture of the game.

use urzeit_rules::{
    Seat,
    lords::{Colour, Side, Stack, Terrain},
};

use super::{
    Names,
    board::STEP,
    glyphs::{land, people},
};
use crate::{
    scene::{Frame, Scene},
    shape::group,
};

/// The rows, the second one shifted by half a hex.
const ROWS: [&[Terrain]; 3] = [
    &[
        Terrain::Forest,
        Terrain::Forest,
        Terrain::Hills,
        Terrain::Sea,
        Terrain::Island,
        Terrain::Sea,
    ],
    &[
        Terrain::Grassland,
        Terrain::Forest,
        Terrain::Mountains,
        Terrain::Sea,
        Terrain::Grassland,
    ],
    &[
        Terrain::Grassland,
        Terrain::Desert,
        Terrain::Hills,
        Terrain::Hills,
        Terrain::Sea,
        Terrain::Grassland,
    ],
];

/// Row and place, whose, and how many.
const PEOPLE: [(usize, usize, Colour, u16, Side); 5] = [
    (0, 1, Colour::Red, 5, Side::Barbarian),
    (1, 0, Colour::Red, 3, Side::Civilised),
    (0, 4, Colour::Blue, 2, Side::Civilised),
    (2, 3, Colour::Blue, 7, Side::Barbarian),
    (1, 4, Colour::Yellow, 4, Side::Barbarian),
];

/// A little picture of the game.
#[must_use]
pub fn picture(called: Names<'_>) -> Scene {
    let at = |row: usize, place: usize| {
        let shift = if row % 2 == 1 { 0.5 } else { 0.0 };
        let (x, y) = (place as f64 + shift, row as f64);
        (30.0 + STEP.0 * x, 25.0 + STEP.1 * y)
    };
    let lands = ROWS.into_iter().enumerate().flat_map(|(row, lands)| {
        let lands = lands.iter().enumerate();
        lands.map(move |(place, &terrain)| {
            let (x, y) = at(row, place);
            group([land(terrain, called)]).at(x, y)
        })
    });
    let people = PEOPLE.into_iter().map(|(row, place, colour, count, side)| {
        let stack = Stack {
            owner: Seat::at(0),
            count,
            side,
            altar: colour == Colour::Blue && side == Side::Civilised,
        };
        let (x, y) = at(row, place);
        group([people(stack, colour, called)]).at(x, y)
    });
    Scene {
        frame: Frame::new(0, 0, 320, 140),
        class: "picture",
        shapes: lands.chain(people).collect(),
    }
}
