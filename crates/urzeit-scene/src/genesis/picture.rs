//! A little picture of the game.

use urzeit_rules::genesis::{Species, Terrain};

use super::{Names, glyphs::tile};
use crate::{
    scene::{Frame, Scene},
    shape::{group, polyline, rect},
};

/// Columns and rows of spaces of 40, each with what lies there.
const LAND: [(i32, i32, Species, Terrain); 12] = [
    (0, 1, Species::Dinosaur, Terrain::Forest),
    (1, 0, Species::Dinosaur, Terrain::Forest),
    (1, 1, Species::Reptile, Terrain::Forest),
    (1, 2, Species::Mammal, Terrain::Wetland),
    (2, 1, Species::Dinosaur, Terrain::Savannah),
    (2, 2, Species::Mammal, Terrain::Wetland),
    (3, 0, Species::Human, Terrain::Mountain),
    (4, 1, Species::Mammal, Terrain::Savannah),
    (4, 2, Species::Mammal, Terrain::Savannah),
    (5, 0, Species::Human, Terrain::Mountain),
    (5, 1, Species::Human, Terrain::Savannah),
    (6, 2, Species::Reptile, Terrain::Wetland),
];

const RIVER: &str = "180,10 176,30 183,50 176,70 183,90 176,110 180,130";

/// A little picture of the game.
#[must_use]
pub fn picture(called: Names<'_>) -> Scene {
    let at = |column: i32, row: i32| {
        let river = if column > 3 { 14 } else { 0 };
        (13 + column * 40 + river, 10 + row * 40)
    };
    let bare = (0..7).flat_map(|column| (0..3).map(move |row| at(column, row)));
    let bare = bare.map(|(x, y)| rect(x, y, 38, 38).round(5).class("ground-bare"));
    let tiles = LAND.into_iter().map(|(column, row, species, terrain)| {
        let (x, y) = at(column, row);
        group([tile(species, terrain, called)]).at(x, y)
    });
    let river = polyline(RIVER).class("river");
    Scene {
        frame: Frame::new(0, 0, 320, 140),
        class: "picture",
        shapes: bare.chain([river]).chain(tiles).collect(),
    }
}
