//! An arrow from one place to another.

use crate::{
    piece::Place,
    shape::{Shape, group, path},
};

/// An arrow that bends a little, so that it covers less of what lies between. It begins and ends this far from
/// the places.
#[must_use]
pub fn arrow((x, y): Place, (to_x, to_y): Place, room: f64) -> Shape {
    let (dx, dy) = (to_x - x, to_y - y);
    let long = dx.hypot(dy).max(f64::EPSILON);
    // Along the way, and to its left.
    let (ux, uy) = (dx / long, dy / long);
    let bend = long / 12.0;
    let (middle_x, middle_y) = (x + dx / 2.0 + uy * bend, y + dy / 2.0 - ux * bend);
    let (begin_x, begin_y) = (x + ux * room, y + uy * room);
    let (end_x, end_y) = (to_x - ux * room, to_y - uy * room);
    let line =
        format!("M{begin_x:.1} {begin_y:.1}Q{middle_x:.1} {middle_y:.1} {end_x:.1} {end_y:.1}");
    // The head points where the bend leads.
    let turned = (end_y - middle_y).atan2(end_x - middle_x).to_degrees();
    let head = path("M5 0L-10 -8 -6 0 -10 8z").class("head").with(
        "transform",
        format_args!("translate({end_x:.1} {end_y:.1}) rotate({turned:.0})"),
    );
    group([path(line).unfilled(), head]).class("told-way")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_leaves_room_at_both_ends() {
        let arrow = arrow((0.0, 0.0), (80.0, 0.0), 10.0);
        assert_eq!(
            arrow.inner[0].attributes[0].1,
            "M10.0 0.0Q40.0 -6.7 70.0 0.0"
        );
    }
}
