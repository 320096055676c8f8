//! Where things lie on the drawn board: spaces, the river, the borders of areas.

use urzeit_rules::genesis::{
    Space, Spaces,
    spaces::{COLUMNS, LEFT_COLUMNS, ROWS},
};

use crate::scene::Frame;

/// A space is so wide and high.
pub const SIZE: i32 = 40;
/// How far from its edges its middle is.
pub(super) const MIDDLE: i32 = SIZE / 2;
/// The river is so wide.
const RIVER: i32 = 16;
/// For the names of columns and rows.
const MARGIN: i32 = 20;
/// Between the spaces and the edge.
const EDGE: i32 = 4;

/// The left edge of a column.
#[must_use]
pub fn x(column: usize) -> i32 {
    let river = if column >= LEFT_COLUMNS { RIVER } else { 0 };
    MARGIN + column as i32 * SIZE + river
}

/// The upper edge of a row.
#[must_use]
pub fn y(row: usize) -> i32 {
    MARGIN + row as i32 * SIZE
}

/// The frame of a board that shows so many columns.
#[must_use]
pub fn frame(columns: usize) -> Frame {
    let (wide, high) = (x(columns - 1) + SIZE + EDGE, y(ROWS) + EDGE);
    Frame::new(0, 0, wide, high)
}

/// The left upper part of a board, down to this space.
pub(super) fn part(last: Space) -> Frame {
    let (right, bottom) = (x(last.column()) + SIZE, y(last.row()) + SIZE);
    Frame::new(0, 0, right + EDGE, bottom + EDGE)
}

/// The space at a point of a board that shows all columns; both are shares of its size.
#[must_use]
pub fn space_at(across: f64, down: f64) -> Option<Space> {
    let Frame { width, height, .. } = frame(COLUMNS);
    let (across, down) = (across * width, down * height);
    let lies = |from: i32, at: f64| (f64::from(from)..f64::from(from + SIZE)).contains(&at);
    let column = (0..COLUMNS).find(|column| lies(x(*column), across))?;
    let row = (0..ROWS).find(|row| lies(y(*row), down))?;
    Space::at(column, row)
}

/// The middle of the river, as a path from north to south.
pub(super) fn river() -> String {
    let middle = x(LEFT_COLUMNS) - RIVER / 2;
    let mut path = format!("M{middle} {MARGIN}");
    for bend in 0..ROWS * 2 {
        let sway = if bend % 2 == 0 { 4 } else { -4 };
        path += &format!("q{sway} {} 0 {MIDDLE}", MIDDLE / 2);
    }
    path
}

/// The border of connected spaces as a path; the river does not divide them (G-4.1).
pub(super) fn border(spaces: Spaces) -> String {
    let land = Land(spaces);
    let mut path = String::new();
    for (strip, row) in land.pieces() {
        let (left, right) = edges(strip);
        let (top, bottom) = (y(row), y(row + 1));
        // The sides where the next piece is not of the land.
        let mut side = |next: bool, line: String| {
            if !next {
                path += &line;
            }
        };
        let above = row.checked_sub(1).is_some_and(|row| land.has(strip, row));
        side(above, format!("M{left} {top}H{right}"));
        side(
            land.has(strip, row + 1),
            format!("M{left} {bottom}H{right}"),
        );
        let before = strip
            .checked_sub(1)
            .is_some_and(|strip| land.has(strip, row));
        side(before, format!("M{left} {top}V{bottom}"));
        side(land.has(strip + 1, row), format!("M{right} {top}V{bottom}"));
    }
    path
}

/// What joins the neighbours of a set of spaces: short lines over their common edge. They leave out
/// so much around the middle of each space.
pub(super) fn bonds(spaces: Spaces, around: i32) -> String {
    let mut path = String::new();
    for space in spaces.iter() {
        let (column, row) = (space.column(), space.row());
        let (across, down) = (x(column) + MIDDLE, y(row) + MIDDLE);
        let has = |column, row| Space::at(column, row).is_some_and(|next| spaces.contains(next));
        if has(column + 1, row) {
            let next = x(column + 1) + MIDDLE;
            path += &format!("M{} {down}H{}", across + around, next - around);
        }
        if has(column, row + 1) {
            path += &format!("M{across} {}v{}", down + around, SIZE - 2 * around);
        }
    }
    path
}

/// What fills the corners where four spaces of a set meet.
pub(super) fn joints(spaces: Spaces) -> String {
    let has = |column, row| Space::at(column, row).is_some_and(|space| spaces.contains(space));
    let meet = |space: &Space| {
        let (column, row) = (space.column(), space.row());
        has(column + 1, row) && has(column, row + 1) && has(column + 1, row + 1)
    };
    let corners = spaces.iter().filter(meet).map(|space| {
        let (from, to) = (x(space.column()) + SIZE - 5, x(space.column() + 1) + 5);
        format!("M{from} {}H{to}", y(space.row() + 1))
    });
    corners.collect()
}

/// Everything but these spaces, as a path to fill by the rule `evenodd`.
pub(super) fn all_but(spaces: Spaces, columns: usize) -> String {
    let Frame { width, height, .. } = frame(columns);
    let mut path = format!("M0 0H{width}V{height}H0z");
    for (strip, row) in Land(spaces).pieces() {
        let (left, right) = edges(strip);
        path += &format!("M{left} {}H{right}V{}H{left}z", y(row), y(row + 1));
    }
    path
}

/// Spaces and the stretches of river between two of them. A strip is a column or, between those
/// left and right of it, the river.
struct Land(Spaces);

const STRIPS: usize = COLUMNS + 1;

impl Land {
    fn pieces(&self) -> impl Iterator<Item = (usize, usize)> {
        let all = (0..ROWS).flat_map(|row| (0..STRIPS).map(move |strip| (strip, row)));
        all.filter(|&(strip, row)| self.has(strip, row))
    }

    fn has(&self, strip: usize, row: usize) -> bool {
        let has = |column| Space::at(column, row).is_some_and(|space| self.0.contains(space));
        match strip {
            LEFT_COLUMNS => has(LEFT_COLUMNS - 1) && has(LEFT_COLUMNS),
            _ if strip < LEFT_COLUMNS => has(strip),
            _ => has(strip - 1),
        }
    }
}

fn edges(strip: usize) -> (i32, i32) {
    match strip {
        LEFT_COLUMNS => (x(LEFT_COLUMNS) - RIVER, x(LEFT_COLUMNS)),
        _ if strip < LEFT_COLUMNS => (x(strip), x(strip) + SIZE),
        _ => (x(strip - 1), x(strip - 1) + SIZE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spaces(names: &[&str]) -> Spaces {
        names
            .iter()
            .filter_map(|name| name.parse().ok())
            .collect::<Spaces>()
    }

    #[test]
    fn a_border_goes_round_what_is_connected() {
        let lines = |names: &[&str]| border(spaces(names)).matches('M').count();
        assert_eq!(lines(&[]), 0);
        assert_eq!(lines(&["a1"]), 4);
        assert_eq!(lines(&["a1", "b1"]), 6);
        assert_eq!(lines(&["a1", "b2"]), 8);
        // The river between them belongs to the land.
        assert_eq!(lines(&["k4", "l4"]), 8);
        assert_eq!(lines(&["k4", "l4", "k5", "l5"]), 10);
        assert_eq!(lines(&["k4", "l4", "k5"]), 10);
    }

    #[test]
    fn points_lie_on_spaces() {
        let at = |across, down| space_at(across, down).map(|space| space.to_string());
        assert_eq!(at(0.999, 0.5), None);
        assert_eq!(at(0.05, 0.08), Some("a1".to_owned()));
        assert_eq!(at(0.98, 0.97), Some("n10".to_owned()));
        assert_eq!(at(0.01, 0.5), None);
    }

    #[test]
    fn bonds_join_neighbours_only() {
        let bonds = |names: &[&str]| bonds(spaces(names), 10).matches('M').count();
        assert_eq!(bonds(&["a1", "b2"]), 0);
        assert_eq!(bonds(&["a1", "b1", "b2"]), 2);
        assert_eq!(bonds(&["k1", "l1"]), 1);
    }
}
