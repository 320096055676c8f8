//! Amoebas, cubes and cards, drawn. Every colour has a shape of its own, and its cubes bear that
//! shape, so that nobody needs colours to tell them apart.

use urzeit_rules::ursuppe::{Card, Colour};

use super::{Name, Names, turned};
use crate::{
    letters::owner,
    shape::{Shape, circle, group, path, rect, shown, symbol, text},
};

/// The outline of an amoeba in a square of 40.
fn outline(colour: Colour) -> &'static str {
    match colour {
        // Round.
        Colour::Red => "M19 3c9-1 17 5 18 14s-6 19-16 20S4 31 3 21 10 4 19 3z",
        // Three corners.
        Colour::Yellow => {
            "M20 2c4 0 7 3 9 7l9 17c3 6-1 12-8 12H10c-7 0-11-6-8-12l9-17c2-4 5-7 9-7z"
        }
        // Four corners.
        Colour::Green => {
            "M20 1c3 0 6 2 8 5l8 9c3 3 3 7 0 10l-8 9c-5 6-11 6-16 0l-8-9c-3-3-3-7 0-10l8-9c2-3 5-5 8-5z"
        }
        // Four arms.
        Colour::Blue => {
            "M20 2c6 0 9 4 8 9 6-1 10 2 10 9s-4 10-10 9c1 5-2 9-8 9s-9-4-8-9c-6 1-10-2-10-9s4-10 10-9c-1-5 2-9 8-9z"
        }
        // Five arms.
        Colour::Purple => {
            "M20 1c4 0 5 4 6 8 4 1 11 0 12 4s-3 6-6 9c1 4 4 10 1 13s-7-1-13-3c-6 2-10 6-13 3s0-9 1-13c-3-3-7-5-6-9s8-3 12-4c1-4 2-8 6-8z"
        }
        // A drop.
        Colour::White => {
            "M20 1c2 0 3 3 5 6 5 6 11 10 11 18 0 8-7 14-16 14S4 33 4 25c0-8 6-12 11-18 2-3 3-6 5-6z"
        }
    }
}

/// What all drawings refer to.
#[must_use]
pub fn definitions() -> Vec<Shape> {
    let of = |colour: Colour| {
        let id = format_args!("amoeba-{colour}");
        symbol(id, "0 0 40 40", [path(outline(colour))])
    };
    Colour::ALL.into_iter().map(of).collect()
}

fn body(colour: Colour) -> Shape {
    shown(format_args!("amoeba-{colour}"), 0, 0, 40, 40).class("body")
}

/// The shape of a colour without a number.
#[must_use]
pub fn tribe(colour: Colour) -> Shape {
    group([body(colour)]).class(format_args!("figure-of {colour}"))
}

/// An amoeba in a square of 40: its shape, its number, a bead for each damage. The more it is damaged, the paler
/// and the more ragged it is.
#[must_use]
pub fn figure(colour: Colour, number: u8, damage: u8, called: Names<'_>) -> Shape {
    let letters = owner(&called(Name::Tribe(colour)), 8.0, 12.0);
    let beads = (0..damage).map(|bead| {
        let x = 35 - 8 * i32::from(bead);
        circle(x, 6, 4.2).class("bead")
    });
    let plasm = shown(format_args!("amoeba-{colour}"), 5, 5, 30, 30).class("plasm");
    let shapes = [
        body(colour),
        plasm,
        circle(20, 21, 10.5).class("nucleus"),
        text(20, 27, number).class("number"),
        letters,
    ];
    group(shapes.into_iter().chain(beads)).class(format_args!("figure-of {colour} hurt-{damage}"))
}

/// A cube in a square of 20.
#[must_use]
pub fn cube(colour: Colour, called: Names<'_>) -> Shape {
    let mark = shown(format_args!("amoeba-{colour}"), 4.5, 4.5, 11, 11).class("mark-of");
    group([
        rect(1, 1, 18, 18).round(3).class("side"),
        mark,
        owner(&called(Name::Tribe(colour)), 10.0, 13.5),
    ])
    .class(format_args!("cube-of {colour}"))
}

/// An environment card, 40 wide and 52 high: where it drifts, and how thick the ozone is.
#[must_use]
pub fn environment_card(card: Card) -> Shape {
    group([
        rect(1, 1, 38, 50).round(6),
        drift(card, "M0 -11l9 10h-5v10h-8v-10h-5z", 5, (20, 16)),
        text(20, 45, card.ozone()),
    ])
    .class("environment-card")
}

/// An environment card that is still to come, 48 wide and 34 high.
pub(super) fn card_to_come(card: Card) -> Shape {
    group([
        rect(0, 0, 48, 34).round(6),
        drift(card, "M0 -9l7 8h-4v8h-6v-8h-4z", 4, (13, 17)),
        text(34, 24, card.ozone()),
    ])
    .class("card-to-come")
}

/// Where a card drifts: an arrow that would point north, turned, or a spot of this size.
fn drift(card: Card, arrow: &str, spot: i32, (x, y): (i32, i32)) -> Shape {
    match card.drift() {
        Some(direction) => {
            let turned = turned(direction);
            let moved = format_args!("translate({x} {y}) rotate({turned})").to_string();
            path(arrow).with("transform", moved)
        }
        None => circle(x, y, spot),
    }
}
