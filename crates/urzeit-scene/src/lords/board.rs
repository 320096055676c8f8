//! The board of Lords of Creation.

use std::fmt;

use urzeit_rules::{
    Lords,
    lords::{Hex, board::ROWS},
};

use super::{
    Names,
    glyphs::{bare, land, people},
    ground::ground,
};
use crate::{
    piece::{Nature, Piece},
    scene::{Frame, Scene},
    shape::{Shape, group, polyline, text},
};

/// How far two neighbours in a row are apart, and two rows.
pub(super) const STEP: (f64, f64) = (52.0, 45.0);

/// The whole board, with letters for its rows on the left.
pub const FRAME: Frame = Frame {
    x: -306.0,
    y: -258.0,
    width: 600.0,
    height: 516.0,
};

/// How far from the middle of a hex a way begins and ends, to leave the people readable.
const AROUND_PEOPLE: f64 = 20.0;

/// The whole board.
#[must_use]
pub fn board(position: &Lords, called: Names<'_>) -> Scene {
    let above = |hex: Hex| {
        let name = hex_name(hex, position.terrain(hex).is_some());
        let people = people_on(position, hex, called);
        let (x, y) = centre(hex);
        group(people.into_iter().chain([name]))
            .class("hex")
            .at(x, y)
    };
    let shapes = (0..ROWS).map(row_name);
    let shapes = shapes.chain([ground(|hex| position.terrain(hex), called)]);
    Scene {
        frame: FRAME,
        class: "board",
        shapes: shapes.chain(Hex::all().map(above)).collect(),
    }
}

/// A hex with what is on it.
pub(super) fn on(position: &Lords, hex: Hex, called: Names<'_>) -> Shape {
    let terrain = position.terrain(hex);
    let stack = people_on(position, hex, called);
    let mut shapes = vec![bare()];
    shapes.extend(terrain.map(|terrain| land(terrain, called)));
    shapes.extend(stack);
    shapes.push(hex_name(hex, terrain.is_some()));
    let (x, y) = centre(hex);
    group(shapes).class("hex").at(x, y)
}

/// The people on a hex.
#[must_use]
pub fn people_on(position: &Lords, hex: Hex, called: Names<'_>) -> Option<Shape> {
    let stack = position.stack(hex)?;
    let colour = position.colours()[stack.owner.index()];
    Some(people(stack, colour, called).keyed(format_args!("people-{hex}")))
}

/// All people on the board.
#[must_use]
pub fn pieces(position: &Lords, called: Names<'_>) -> Vec<Piece> {
    let on = |hex: Hex| {
        let stack = position.stack(hex)?;
        Some(Piece {
            key: format!("people-{hex}"),
            kind: stack.owner.to_string(),
            nature: Nature::People,
            count: stack.count,
            at: centre(hex),
            shape: people_on(position, hex, called)?,
            home: None,
        })
    };
    Hex::all().filter_map(on).collect()
}

/// Where the middle of a hex is drawn.
#[must_use]
pub fn centre(hex: Hex) -> (f64, f64) {
    let (q, r) = hex.coordinates();
    let (q, r) = (f64::from(q), f64::from(r));
    (STEP.0 * (q + r / 2.0), STEP.1 * r)
}

/// The part of the board that shows these hexes.
pub(super) fn part(hexes: &[Hex]) -> Frame {
    let ends = |axis: fn((f64, f64)) -> f64| {
        let places = || hexes.iter().map(|hex| axis(centre(*hex)));
        let least = places().fold(f64::INFINITY, f64::min);
        (least, places().fold(f64::NEG_INFINITY, f64::max))
    };
    let (left, right) = ends(|(x, _)| x);
    let (top, bottom) = ends(|(_, y)| y);
    // Half a hex, and a little more.
    let (wide, high) = (28.0, 32.0);
    Frame {
        x: left - wide,
        y: top - high,
        width: right - left + 2.0 * wide,
        height: bottom - top + 2.0 * high,
    }
}

/// The letter of a row, left of it.
#[must_use]
pub fn row_name(row: usize) -> Shape {
    let first = Hex::all().find(|hex| hex.row() == row);
    let (x, y) = first.map(centre).unwrap_or_default();
    let letter = char::from(b'A' + row as u8);
    text(x - 36.0, y + 4.0, letter).class("row-name").hidden()
}

/// The name of a hex.
#[must_use]
pub fn hex_name(hex: Hex, is_land: bool) -> Shape {
    let class = if is_land {
        "hex-name on-land"
    } else {
        "hex-name"
    };
    text(0, 4, hex).class(class)
}

/// A chance, below a hex.
#[must_use]
pub fn chance(hex: Hex, words: impl fmt::Display) -> Shape {
    let (x, y) = centre(hex);
    text(x, y + 29.0, words).class("chance")
}

/// An arrow along these hexes, if there are two at least.
#[must_use]
pub fn way(hexes: &[Hex]) -> Option<Shape> {
    let mut points: Vec<_> = hexes.iter().copied().map(centre).collect();
    let last = points.len().checked_sub(2)?;
    points[0] = towards(points[0], points[1]);
    points[last + 1] = towards(points[last + 1], points[last]);
    let points = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}"));
    let points = points.collect::<Vec<_>>().join(" ");
    let way = polyline(points).class("way");
    Some(way.with("marker-end", "url(#way-head)").hidden())
}

/// A little way from one point to another.
fn towards((x, y): (f64, f64), (to_x, to_y): (f64, f64)) -> (f64, f64) {
    let (dx, dy) = (to_x - x, to_y - y);
    let part = AROUND_PEOPLE / dx.hypot(dy);
    (x + dx * part, y + dy * part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hexes(names: &[&str]) -> Vec<Hex> {
        names.iter().filter_map(|name| name.parse().ok()).collect()
    }

    #[test]
    fn neighbours_lie_side_by_side() {
        let [one, two, below] = hexes(&["F6", "F7", "G6"])[..] else {
            panic!("they are hexes");
        };
        assert_eq!(centre(one), (0.0, 0.0));
        assert_eq!(centre(two), (52.0, 0.0));
        assert_eq!(centre(below), (26.0, 45.0));
    }

    #[test]
    fn a_way_needs_two_ends() {
        assert_eq!(way(&hexes(&["F6"])), None);
        let way = way(&hexes(&["F6", "F7"])).expect("it has two ends");
        assert_eq!(way.attributes[0].1, "20.0,0.0 32.0,0.0");
    }

    #[test]
    fn a_part_shows_its_hexes() {
        let part = part(&hexes(&["F6", "F7"]));
        assert_eq!(part, Frame::new(-28, -32, 108, 64));
    }
}
