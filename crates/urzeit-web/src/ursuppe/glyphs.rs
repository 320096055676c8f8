//! Amoebas, cubes and dice, drawn wherever the page shows them.

use leptos::prelude::*;
use urzeit_rules::ursuppe::{Card, Colour, Gene};
use urzeit_scene::ursuppe::{self as scene, Name};

use super::names;
use crate::{
    drawn::{decoration, definitions, draw},
    text::{Words, words},
};

/// What things are called, as labels on the board need it.
pub(crate) fn called(words: Words) -> impl Fn(Name) -> String {
    move |name| match name {
        Name::Tribe(colour) => names::tribe(words, colour),
        Name::Round => words.say("ursuppe-round-title"),
        Name::Cards(count) => words.say_with("ursuppe-cards", &[("count", count.into())]),
        Name::Ozone => words.say("ursuppe-ozone"),
        Name::Supply => words.say("ursuppe-supply"),
    }
}

/// What all drawings refer to.
#[component]
pub(super) fn Definitions() -> impl IntoView {
    definitions(scene::definitions())
}

/// The shape of a colour without a number.
#[component]
pub(super) fn Shape(colour: Colour) -> impl IntoView {
    draw(scene::tribe(colour))
}

/// A cube as a small picture in a text.
#[component]
pub(super) fn CubePicture(colour: Colour) -> impl IntoView {
    let words = words();
    view! {
        <svg class="cube-picture" viewBox="0 0 20 20" aria-hidden="true">
            {move || draw(scene::cube(colour, &called(words)))}
        </svg>
    }
}

/// An amoeba as a small picture.
#[component]
pub(super) fn FigurePicture(colour: Colour, number: u8, damage: u8) -> impl IntoView {
    let words = words();
    view! {
        <svg class="figure-picture" viewBox="0 0 40 40" aria-hidden="true">
            {move || draw(scene::figure(colour, number, damage, &called(words)))}
        </svg>
    }
}

/// An environment card.
#[component]
pub(super) fn CardPicture(card: Card) -> impl IntoView {
    view! {
        <svg class="environment-card" viewBox="0 0 40 52">{draw(scene::environment_card(card))}</svg>
    }
}

/// A gene as a small picture.
#[component]
pub(super) fn GenePicture(gene: Gene) -> impl IntoView {
    view! {
        <svg class="gene-picture" viewBox="0 0 32 32" aria-hidden="true">{draw(scene::gene(gene))}</svg>
    }
}

/// A die.
#[component]
pub(super) fn Die(face: u8) -> impl IntoView {
    view! {
        <svg class="die" viewBox="0 0 40 40" aria-hidden="true">{draw(urzeit_scene::die(face))}</svg>
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
