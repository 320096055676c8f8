//! Terrains, people, cards and dice, drawn wherever the page shows them.

use leptos::prelude::*;
use urzeit_rules::lords::{Card, Die, Stack, Terrain, setup::Colour};
use urzeit_scene::lords::{self as scene, Name};

use super::names;
use crate::{
    drawn::{decoration, definitions, draw},
    text::{Words, words},
};

/// What things are called, as labels on the board need it.
pub(crate) fn called(words: Words) -> impl Fn(Name) -> String {
    move |name| match name {
        Name::Terrain(terrain) => names::terrain(words, terrain),
        Name::Colour(colour) => names::colour(words, colour),
    }
}

/// What all boards refer to.
#[component]
pub(super) fn Definitions() -> impl IntoView {
    definitions(scene::definitions())
}

/// A hex of this terrain, its middle at 0, 0.
#[component]
pub(super) fn Land(terrain: Terrain) -> impl IntoView {
    let words = words();
    move || draw(scene::land(terrain, &called(words)))
}

/// The sign of a player: the shape in its colour.
#[component]
pub(super) fn Sign(colour: Colour) -> impl IntoView {
    let words = words();
    view! {
        <svg class=format!("sign people {colour}") viewBox="-20 -20 40 40" aria-hidden="true">
            {move || draw(scene::sign(colour, &called(words)))}
        </svg>
    }
}

/// The people on a hex.
#[component]
pub(super) fn People(stack: Stack, colour: Colour) -> impl IntoView {
    let words = words();
    move || draw(scene::people(stack, colour, &called(words)))
}

/// A people card, 48 wide and 64 high.
#[component]
pub(super) fn CardFace(card: Card) -> impl IntoView {
    let words = words();
    move || draw(scene::card_face(card, &called(words)))
}

/// A die.
#[component]
pub(super) fn DieFace(die: Die) -> impl IntoView {
    view! {
        <svg class="die pips" viewBox="0 0 40 40" aria-hidden="true">
            {draw(urzeit_scene::die(die.pips()))}
        </svg>
    }
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
