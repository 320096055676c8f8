//! Terrains, species and dice, drawn wherever the page shows them.

use leptos::prelude::*;
use urzeit_rules::genesis::{Face, Species, Terrain};
use urzeit_scene::genesis::{self as scene, Name};

use crate::{
    drawn::{decoration, definitions, draw},
    text::{Words, words},
};

/// What things are called, as labels on the board need it.
pub(crate) fn called(words: Words) -> impl Fn(Name) -> String {
    move |name| match name {
        Name::Species(species) => {
            words.say_with("genesis-species", &[("species", species.word().into())])
        }
        Name::Terrain(terrain) => super::words::terrain_word(words, terrain),
    }
}

/// What all boards refer to.
#[component]
pub(super) fn Definitions() -> impl IntoView {
    definitions(scene::definitions())
}

/// The terrain of a tile: its colour and its pattern.
#[component]
pub(super) fn Ground(terrain: Terrain) -> impl IntoView {
    draw(scene::ground(terrain))
}

/// The sign of a player: its species on a disc of its colour.
#[component]
pub(super) fn Sign(species: Species) -> impl IntoView {
    let words = words();
    move || draw(scene::sign(species, &called(words)))
}

/// A tile: a species on its terrain.
#[component]
pub(super) fn Tile(species: Species, terrain: Terrain) -> impl IntoView {
    let words = words();
    move || draw(scene::tile(species, terrain, &called(words)))
}

/// The face of a die.
#[component]
pub(super) fn DieFace(face: Face) -> impl IntoView {
    draw(scene::die(face))
}

/// A little picture of the game.
#[component]
pub(crate) fn Picture() -> impl IntoView {
    let words = words();
    view! {
        <Definitions/>
        {move || decoration(scene::picture(&called(words)))}
    }
}
