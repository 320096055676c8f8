//! Amoebas, cubes and dice, drawn. Every colour has a shape of its own, and its cubes bear that
//! shape, so that nobody needs colours to tell them apart.

use leptos::prelude::*;
use urzeit_rules::ursuppe::Colour;

use super::names;
use crate::{letters::Letters, text::words};

/// What all drawings refer to.
#[component]
pub(super) fn Definitions() -> impl IntoView {
    view! {
        <svg class="definitions" aria-hidden="true">
            <defs>
                // Round.
                <symbol id="amoeba-red" viewBox="0 0 40 40">
                    <path d="M19 3c9-1 17 5 18 14s-6 19-16 20S4 31 3 21 10 4 19 3z"/>
                </symbol>
                // Three corners.
                <symbol id="amoeba-yellow" viewBox="0 0 40 40">
                    <path d="M20 2c4 0 7 3 9 7l9 17c3 6-1 12-8 12H10c-7 0-11-6-8-12l9-17c2-4 5-7 9-7z"/>
                </symbol>
                // Four corners.
                <symbol id="amoeba-green" viewBox="0 0 40 40">
                    <path d="M20 1c3 0 6 2 8 5l8 9c3 3 3 7 0 10l-8 9c-5 6-11 6-16 0l-8-9c-3-3-3-7 0-10l8-9c2-3 5-5 8-5z"/>
                </symbol>
                // Four arms.
                <symbol id="amoeba-blue" viewBox="0 0 40 40">
                    <path d="M20 2c6 0 9 4 8 9 6-1 10 2 10 9s-4 10-10 9c1 5-2 9-8 9s-9-4-8-9c-6 1-10-2-10-9s4-10 10-9c-1-5 2-9 8-9z"/>
                </symbol>
                // Five arms.
                <symbol id="amoeba-purple" viewBox="0 0 40 40">
                    <path d="M20 1c4 0 5 4 6 8 4 1 11 0 12 4s-3 6-6 9c1 4 4 10 1 13s-7-1-13-3c-6 2-10 6-13 3s0-9 1-13c-3-3-7-5-6-9s8-3 12-4c1-4 2-8 6-8z"/>
                </symbol>
                // A drop.
                <symbol id="amoeba-white" viewBox="0 0 40 40">
                    <path d="M20 1c2 0 3 3 5 6 5 6 11 10 11 18 0 8-7 14-16 14S4 33 4 25c0-8 6-12 11-18 2-3 3-6 5-6z"/>
                </symbol>
            </defs>
        </svg>
    }
}

/// An amoeba in a square of 40: its shape, its number, a bead for each damage.
#[component]
pub(super) fn Figure(
    colour: Colour,
    number: u8,
    #[prop(into)] damage: Signal<u8>,
) -> impl IntoView {
    let words = words();
    let beads = move || {
        let beads = (0..damage.get()).map(|bead| {
            view! { <circle cx=35 - 8 * i32::from(bead) cy="6" r="4.200" class="bead"/> }
        });
        beads.collect_view()
    };
    view! {
        <g class=format!("figure-of {colour}")>
            <use href=format!("#amoeba-{colour}") width="40" height="40" class="body"/>
            <circle cx="20" cy="21" r="10.500" class="nucleus"/>
            <text x="20" y="27" class="number">{number}</text>
            {beads}
            <Letters name=move || names::tribe(words, colour) x=8.0 y=12.0/>
        </g>
    }
}

/// The shape of a colour without a number.
#[component]
pub(super) fn Shape(colour: Colour) -> impl IntoView {
    view! {
        <g class=format!("figure-of {colour}")>
            <use href=format!("#amoeba-{colour}") width="40" height="40" class="body"/>
        </g>
    }
}

/// A cube in a square of 20.
#[component]
pub(super) fn Cube(colour: Colour) -> impl IntoView {
    let words = words();
    view! {
        <g class=format!("cube-of {colour}")>
            <rect x="1" y="1" width="18" height="18" rx="3" class="side"/>
            <use href=format!("#amoeba-{colour}") x="4.500" y="4.500" width="11" height="11" class="mark-of"/>
            <Letters name=move || names::tribe(words, colour) x=10.0 y=13.5/>
        </g>
    }
}

/// A cube as a small picture in a text.
#[component]
pub(super) fn CubePicture(colour: Colour) -> impl IntoView {
    view! { <svg class="cube-picture" viewBox="0 0 20 20" aria-hidden="true"><Cube colour/></svg> }
}

/// An amoeba as a small picture.
#[component]
pub(super) fn FigurePicture(colour: Colour, number: u8, damage: u8) -> impl IntoView {
    view! {
        <svg class="figure-picture" viewBox="0 0 40 40" aria-hidden="true">
            <Figure colour number damage/>
        </svg>
    }
}

/// A die.
#[component]
pub(super) fn Die(face: u8) -> impl IntoView {
    const LEFT: i32 = 11;
    const MIDDLE: i32 = 20;
    const RIGHT: i32 = 29;
    let pips: &[(i32, i32)] = match face {
        1 => &[(MIDDLE, MIDDLE)],
        2 => &[(LEFT, RIGHT), (RIGHT, LEFT)],
        3 => &[(LEFT, RIGHT), (MIDDLE, MIDDLE), (RIGHT, LEFT)],
        4 => &[(LEFT, LEFT), (LEFT, RIGHT), (RIGHT, LEFT), (RIGHT, RIGHT)],
        5 => &[
            (LEFT, LEFT),
            (LEFT, RIGHT),
            (MIDDLE, MIDDLE),
            (RIGHT, LEFT),
            (RIGHT, RIGHT),
        ],
        _ => &[
            (LEFT, LEFT),
            (LEFT, MIDDLE),
            (LEFT, RIGHT),
            (RIGHT, LEFT),
            (RIGHT, MIDDLE),
            (RIGHT, RIGHT),
        ],
    };
    let pips = pips
        .iter()
        .map(|&(x, y)| view! { <circle cx=x cy=y r="3.500" class="pip"/> });
    view! {
        <svg class="die" viewBox="0 0 40 40" aria-hidden="true">
            <rect x="2" y="2" width="36" height="36" rx="8" class="die-body"/>
            {pips.collect_view()}
        </svg>
    }
}
