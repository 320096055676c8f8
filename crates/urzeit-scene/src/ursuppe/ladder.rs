//! The ladder: how far everybody has come.

use urzeit_rules::{
    Ursuppe,
    ursuppe::{Colour, ladder::LAST_SPACE},
};

use super::glyphs::tribe;
use crate::{
    scene::{Frame, Scene},
    shape::{Shape, group, rect, text},
};

/// How many spaces of the ladder stand in a row, and how far each is from the next.
const IN_A_ROW: i32 = 17;
const STEP: i32 = 31;
const SIZE: i32 = 29;
/// So wide the ladder is.
pub(super) const WIDTH: i32 = IN_A_ROW * STEP;

/// The number of the ladder's last space: in one mode markers run past the last space.
fn last(position: &Ursuppe) -> i32 {
    let markers = position.players_in_game().iter();
    let farthest = markers.map(|colour| position.marker(colour)).max();
    i32::from(farthest.unwrap_or(0).max(LAST_SPACE))
}

/// So high the ladder is.
pub(super) fn height(position: &Ursuppe) -> i32 {
    let rows = (last(position) + IN_A_ROW - 1) / IN_A_ROW;
    rows * STEP + STEP / 2
}

/// All spaces of the ladder, with the markers on them (U-4).
pub(super) fn ladder(position: &Ursuppe) -> Shape {
    let rung = |space: i32| {
        let (row, place) = ((space - 1) / IN_A_ROW, (space - 1) % IN_A_ROW);
        let class = if space <= i32::from(position.scale().start_spaces) {
            "ladder-space start"
        } else if space >= i32::from(position.options().finish_start) {
            "ladder-space finish"
        } else {
            "ladder-space"
        };
        let mut players = position.players_in_game().iter();
        let marker = players.find(|&colour| i32::from(position.marker(colour)) == space);
        let on = match marker {
            Some(colour) => small(pawn(position, colour)),
            None => text(SIZE / 2, 19, space),
        };
        let ground = rect(0, 0, SIZE, SIZE).round(5);
        group([ground, on])
            .class(class)
            .at(place * STEP, row * STEP)
    };
    group((1..=last(position)).map(rung))
}

/// A pawn in the middle of a space of the ladder.
fn small(pawn: Scene) -> Shape {
    let scale = f64::from(SIZE - 3) / pawn.frame.width.max(pawn.frame.height);
    let across = (f64::from(SIZE) - pawn.frame.width * scale) / 2.0;
    let down = (f64::from(SIZE) - pawn.frame.height * scale) / 2.0;
    let moved = format!("translate({across} {down}) scale({scale})");
    group(pawn.shapes).with("transform", moved)
}

/// A player's marker: the shapes of all its colours.
#[must_use]
pub fn pawn(position: &Ursuppe, colour: Colour) -> Scene {
    let colours = position.own_colours(colour);
    let shapes = colours
        .iter()
        .zip(0..)
        .map(|(colour, nth): (Colour, i32)| group([tribe(colour)]).at(nth * 30, 0));
    Scene {
        frame: Frame::new(0, 0, 10 + 30 * colours.len() as i32, 40),
        class: "pawn",
        shapes: shapes.collect(),
    }
}
