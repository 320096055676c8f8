//! A little picture of the game.

use leptos::prelude::*;
use urzeit_rules::genesis::{Species, Terrain};

use super::glyphs::{Definitions, Tile};

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

#[component]
pub(crate) fn Picture() -> impl IntoView {
    let at = |column: i32, row: i32| {
        let river = if column > 3 { 14 } else { 0 };
        format!("translate({} {})", 13 + column * 40 + river, 10 + row * 40)
    };
    let bare = (0..7).flat_map(|column| (0..3).map(move |row| (column, row)));
    let bare = bare.map(|(column, row)| {
        view! { <rect width="38" height="38" rx="5" class="ground-bare" transform=at(column, row)/> }
    });
    let tiles = LAND.map(|(column, row, species, terrain)| {
        view! { <g transform=at(column, row)><Tile species terrain/></g> }
    });
    view! {
        <Definitions/>
        <svg class="picture" viewBox="0 0 320 140" aria-hidden="true">
            {bare.collect_view()}
            <polyline points="180,10 176,30 183,50 176,70 183,90 176,110 180,130" class="river"/>
            {tiles.into_iter().collect_view()}
        </svg>
    }
}
