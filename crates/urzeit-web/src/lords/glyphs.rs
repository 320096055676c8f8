//! Terrains, people and dice, drawn. Each terrain has a pattern, each colour a shape and each side
//! a look of its own, so that nobody needs colours to tell them apart.

use leptos::prelude::*;
use urzeit_rules::lords::{Card, Die, Side, Stack, Terrain, setup::Colour};

use super::names;
use crate::{letters::Letters, text::words};

/// The outline of a hex around its middle; a stroke rounds its corners.
pub(super) const HEX: &str = "M0-27.5L23.8-13.75V13.75L0 27.5-23.8 13.75V-13.75Z";

/// Where a terrain has its trees, tufts or humps.
const SPOTS: [(i8, i8); 7] = [
    (-9, -17),
    (9, -17),
    (-17, 0),
    (0, 0),
    (17, 0),
    (-9, 16),
    (9, 16),
];

const TREE: &str = "M0-8L-5 0H-2.5L-6 6H6L2.5 0H5Z";
const TUFT: &str = "M-4 5Q-4 0-6-3M0 5Q0-1 0-5M4 5Q4 0 6-3";
const HUMP: &str = "M-7 4A7 7.5 0 0 1 7 4";

/// What all boards refer to.
#[component]
pub(super) fn Definitions() -> impl IntoView {
    let spread = |shape: &'static str| {
        SPOTS.map(|(x, y)| view! { <path d=shape transform=format!("translate({x} {y})")/> })
    };
    view! {
        <svg class="definitions" aria-hidden="true">
            <defs>
                <marker id="way-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.5" markerHeight="3.5" orient="auto">
                    <path d="M0 0L10 5 0 10Z"/>
                </marker>
                <symbol id="land-forest" viewBox="-26 -30 52 60">{spread(TREE)}</symbol>
                <symbol id="land-grassland" viewBox="-26 -30 52 60">{spread(TUFT)}</symbol>
                <symbol id="land-hills" viewBox="-26 -30 52 60">{spread(HUMP)}</symbol>
                <symbol id="land-island" viewBox="-26 -30 52 60">
                    <path class="shore" d="M-22 2C-23-12-10-23 2-22S23-11 22 4 11 23-3 22-21 15-22 2Z"/>
                    <path class="palm" d="M0 11Q3 2 0-6M0-6Q-7-9-10-3M0-6Q-4-12-9-12M0-6Q7-9 10-3M0-6Q4-12 9-12"/>
                </symbol>
                <symbol id="land-sea" viewBox="-26 -30 52 60">
                    <path d="M-12-17Q-8-21-4-17T4-17 12-17M-21-6Q-17-10-13-6T-5-6 3-6 11-6 19-6M-20 6Q-16 2-12 6T-4 6 4 6 12 6 20 6M-12 18Q-8 14-4 18T4 18 12 18"/>
                </symbol>
                <symbol id="land-mountains" viewBox="-26 -30 52 60">
                    <path d="M-22 15L-11-5-5 4 4-19 22 15Z"/>
                    <path class="snow" d="M-2-4L4-19 12-4 7-7 3-3Z"/>
                </symbol>
                <symbol id="land-desert" viewBox="-26 -30 52 60">
                    <path d="M-21 11Q-10-1 1 8 11 14 21 3M-13-6Q-4-14 6-7"/>
                    <path class="grain" d="M-8-17v.1M2-20v.1M12-15v.1M15-7v.1M-17 1v.1M-8 16v.1M2 20v.1M10 15v.1M0 1v.1"/>
                </symbol>
            </defs>
        </svg>
    }
}

/// A hex of this terrain, its middle at 0, 0.
#[component]
pub(super) fn Land(terrain: Terrain) -> impl IntoView {
    let words = words();
    view! {
        <g class=format!("land {terrain}")>
            <path d=HEX class="soil"/>
            <use href=format!("#land-{terrain}") x="-26" y="-30" width="52" height="60" class="growth"/>
            <Letters name=move || names::terrain(words, terrain) x=0.0 y=25.0/>
        </g>
    }
}

/// The shape of a colour's pieces.
pub(super) fn shape(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "M-14 0A14 14 0 1 0 14 0A14 14 0 1 0-14 0Z",
        Colour::Blue => "M-12.5-12.5H12.5V12.5H-12.5Z",
        Colour::Green => "M0-17.5L17 12H-17Z",
        Colour::Yellow => "M0-17L17 0 0 17-17 0Z",
        Colour::Orange => "M-7-15H7V-7H15V7H7V15H-7V7H-15V-7H-7Z",
    }
}

/// The sign of a player: the shape in its colour.
#[component]
pub(super) fn Sign(colour: Colour) -> impl IntoView {
    view! {
        <svg class=format!("sign people {colour}") viewBox="-20 -20 40 40" aria-hidden="true">
            <path d=shape(colour) class="body"/>
        </svg>
    }
}

/// The people on a hex: barbarians are dark and plain, civilised ones are light and have a temple,
/// or the flame of an altar.
#[component]
pub(super) fn People(stack: Stack, colour: Colour) -> impl IntoView {
    let words = words();
    let side = side_word(stack.side);
    // The middle of a triangle is not where its number fits.
    let line = if colour == Colour::Green { 9 } else { 6 };
    let size = match stack.count {
        0..10 => "few",
        10..100 => "many",
        _ => "crowd",
    };
    let badge = match (stack.side, stack.altar) {
        (_, true) => Some(view! { <Altar/> }.into_any()),
        (Side::Civilised, false) => Some(view! { <Temple/> }.into_any()),
        (Side::Barbarian, false) => None,
    };
    view! {
        <g class=format!("people {colour} {side} {size}")>
            <path d=shape(colour) class="halo"/>
            <path d=shape(colour) class="body"/>
            <text y=line>{stack.count}</text>
            <Letters name=move || names::colour(words, colour) x=-14.0 y=-10.0/>
            {badge}
        </g>
    }
}

/// The word by which styles and sentences tell the sides apart.
pub(super) fn side_word(side: Side) -> &'static str {
    match side {
        Side::Barbarian => "barbarian",
        Side::Civilised => "civilised",
    }
}

#[component]
fn Temple() -> impl IntoView {
    view! {
        <g class="badge" transform="translate(13 -13)">
            <circle r="8"/>
            <path d="M-5-1L0-5 5-1ZM-4 0H-2V4H-4ZM-1 0H1V4H-1ZM2 0H4V4H2Z"/>
        </g>
    }
}

#[component]
fn Altar() -> impl IntoView {
    view! {
        <g class="badge altar" transform="translate(13 -13)">
            <circle r="9"/>
            <path class="flame" d="M0-7C4-3 4 1 0 2-4 1-4-3-1-4-1-3 0-3 0-7Z"/>
            <path d="M-5 3H5V5.5H-5Z"/>
        </g>
    }
}

/// A people card, 48 wide and 64 high.
#[component]
pub(super) fn CardFace(card: Card) -> impl IntoView {
    view! {
        <g class="people-card">
            <rect x="1" y="1" width="46" height="62" rx="6" class="paper"/>
            <g transform="translate(24 24) scale(0.72)"><Land terrain=card.terrain()/></g>
            <circle cx="24" cy="47" r="12" class="value"/>
            <text x="24" y="53">{card.value()}</text>
        </g>
    }
}

/// A card that nobody may see.
#[component]
pub(super) fn CardBack() -> impl IntoView {
    view! {
        <g class="people-card back">
            <rect x="1" y="1" width="46" height="62" rx="6" class="paper"/>
            <path d="M24 14L38 22V42L24 50 10 42V22Z"/>
        </g>
    }
}

/// A die.
#[component]
pub(super) fn DieFace(die: Die) -> impl IntoView {
    let pips: &[(i8, i8)] = match die.pips() {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        _ => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    };
    let pip = |&(x, y): &(i8, i8)| view! { <circle cx=20 + 10 * x cy=20 + 10 * y r="3.5"/> };
    view! {
        <svg class="die pips" viewBox="0 0 40 40" aria-hidden="true">
            <rect x="1" y="1" width="38" height="38" rx="8" class="die-body"/>
            {pips.iter().map(pip).collect_view()}
        </svg>
    }
}
