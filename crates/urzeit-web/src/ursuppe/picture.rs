//! A little picture of the game.

use leptos::prelude::*;
use urzeit_rules::ursuppe::Colour;

use super::glyphs::{Cube, Definitions, Figure};

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

#[component]
pub(crate) fn Picture() -> impl IntoView {
    let basins = [4, 110, 216].map(|x| {
        view! { <rect x=x y="4" width="100" height="132" rx="16" class="water"/> }
    });
    let cubes = CUBES.map(|(x, y, colour)| {
        view! { <g transform=format!("translate({x} {y})")><Cube colour/></g> }
    });
    let amoebas = AMOEBAS.map(|(x, y, size, colour, number, damage)| {
        view! {
            <g transform=format!("translate({x} {y}) scale({size})")><Figure colour number damage/></g>
        }
    });
    view! {
        <Definitions/>
        <svg class="picture" viewBox="0 0 320 140" aria-hidden="true">
            {basins.into_iter().collect_view()}
            {cubes.into_iter().collect_view()}
            {amoebas.into_iter().collect_view()}
        </svg>
    }
}
