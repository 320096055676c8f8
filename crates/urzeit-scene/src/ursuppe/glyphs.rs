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
            "M20 1.5c4 0 6 3 7.5 7s4 6 6.5 10 5.5 8 4.5 12.5-5 7-10 6.5-6-2-10-1.5-7 2-11 1.5-7-5-6-9 4-7 6-11.5 3-7.5 5-11 4-4.5 7.5-4.5z"
        }
        // Four corners.
        Colour::Green => {
            "M20 1c4 0 5.5 4 8 7s6 4 8.5 7 3 6.5 0 10-5.5 4-8 7-4 7-8.5 7-6-4-8.5-7-5.5-4-8-7-3-6.5 0-10 6-4 8.5-7 4-7 8-7z"
        }
        // Four arms.
        Colour::Blue => {
            "M20 1.5c6 0 9 4 8 9.5 6-1 10.5 2 10.5 9s-4.5 10-10.5 9c1 5.5-2 9.5-8 9.5s-9-4-8-9.5c-6 1-10.5-2-10.5-9s4.5-10 10.5-9c-1-5.5 2-9.5 8-9.5z"
        }
        // Five arms.
        Colour::Purple => {
            "M20 1c4 0 5.5 4 6.5 7.5 4 1 11 .5 12 4.5s-3 6-6 9c1 4 4.5 10 1.5 13s-8-1-14-3c-6 2-11 6-14 3s.5-9 1.5-13c-3-3-7-5-6-9s8-3.5 12-4.5c1-3.5 2.5-7.5 6.5-7.5z"
        }
        // A drop.
        Colour::White => {
            "M20 .5c2 0 3 3.5 5.5 7 5 6 11 10 11 18 0 8-7 14-16.5 14S3.5 33.5 3.5 25.5c0-8 6-12 11-18 2.5-3.5 3.5-7 5.5-7z"
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
    let cube = [
        rect(1, 1, 18, 18).round(3),
        // The light falls on it from above.
        path("M2 2.5q0-1 1-1h14q1 0 1 1L15.5 5h-11z").class("cube-top"),
        path("M18 17.5q0 1-1 1H3q-1 0-1-1L4.5 15h11z").class("cube-foot"),
    ];
    let all = Colour::ALL.into_iter().map(of);
    all.chain([symbol("cube", "0 0 20 20", cube)])
        .chain(eyes())
        .collect()
}

/// The eyes of an amoeba: wide open, tired, and closed, the more it is damaged.
fn eyes() -> [Shape; 3] {
    let ball = |x: f64| circle(x, 11, 3.4).class("eyeball");
    let pupil = |x: f64, y: f64| circle(x, y, 1.7).class("pupil");
    let lid = "M11.6 11a3.4 3.4 0 0 1 6.8 0zM21.6 11a3.4 3.4 0 0 1 6.8 0z";
    let closed = "M13 10q2.5 3 5 0M22 10q2.5 3 5 0";
    [
        symbol(
            "eyes-0",
            "0 0 40 40",
            [ball(15.0), ball(25.0), pupil(15.8, 11.6), pupil(24.2, 11.6)],
        ),
        symbol(
            "eyes-1",
            "0 0 40 40",
            [
                ball(15.0),
                ball(25.0),
                pupil(15.0, 12.2),
                pupil(25.0, 12.2),
                path(lid),
            ],
        ),
        symbol("eyes-2", "0 0 40 40", [path(closed).class("eye-closed")]),
    ]
}

fn body(colour: Colour) -> Shape {
    shown(format_args!("amoeba-{colour}"), 0, 0, 40, 40).class("body")
}

/// The shape of a colour without a number.
#[must_use]
pub fn tribe(colour: Colour) -> Shape {
    group([body(colour)]).class(format_args!("figure-of {colour}"))
}

/// An amoeba in a square of 40: its shape, its eyes, its number, a bead for each damage. The more it is damaged, the
/// paler and the more tired it is.
#[must_use]
pub fn figure(colour: Colour, number: u8, damage: u8, called: Names<'_>) -> Shape {
    let letters = owner(&called(Name::Tribe(colour)), 6.0, 39.0);
    let beads = (0..damage).map(|bead| {
        let x = 35 - 8 * i32::from(bead);
        circle(x, 36, 4.2).class("bead")
    });
    let plasm = shown(format_args!("amoeba-{colour}"), 5, 5, 30, 30).class("plasm");
    let shapes = [
        body(colour),
        plasm,
        circle(20, 25, 9.5).class("nucleus"),
        text(20, 31, number).class("number"),
        shown(format_args!("eyes-{}", damage.min(2)), 0, 0, 40, 40).class("eyes"),
        letters,
    ];
    group(shapes.into_iter().chain(beads)).class(format_args!("figure-of {colour} hurt-{damage}"))
}

/// A cube in a square of 20.
#[must_use]
pub fn cube(colour: Colour, called: Names<'_>) -> Shape {
    let mark = shown(format_args!("amoeba-{colour}"), 4.5, 4.5, 11, 11).class("mark-of");
    group([
        shown("cube", 0, 0, 20, 20).class("side"),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amoeba_has_eyes_however_damaged_it_is() {
        let defined: String = definitions().iter().map(ToString::to_string).collect();
        let drawn = |damage| figure(Colour::Red, 1, damage, &|_| String::new()).to_string();
        for (damage, eyes) in [(0, "eyes-0"), (1, "eyes-1"), (2, "eyes-2"), (3, "eyes-2")] {
            assert!(drawn(damage).contains(&format!("href=\"#{eyes}\"")));
            assert!(defined.contains(&format!("<symbol id=\"{eyes}\"")));
        }
    }
}
