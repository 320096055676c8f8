//! The soup: its spaces with their cubes, and the amoebas above them.

use urzeit_rules::{
    Ursuppe,
    ursuppe::{Amoeba, Colour, Space},
};

use super::{
    Names,
    corners::{cards, island, round, supply},
    glyphs::{cube, figure},
    ladder,
};
use crate::{
    scene::{Frame, Scene},
    shape::{Shape, circle, group, path, rect, text, translate},
};

/// A space is so wide and high.
pub const SIZE: i32 = 100;
const GAP: i32 = 6;
/// For the names of columns and rows.
const MARGIN: i32 = 22;
/// So many columns there are, and so many rows.
pub const COUNT: i32 = 5;
/// Cubes lie below this line of a space, amoebas above it.
const SHORE: i32 = 57;

/// The soup with all that is in it, and the ladder below it.
#[must_use]
pub fn board(position: &Ursuppe, called: Names<'_>) -> Scene {
    let basin = |space: Space| {
        let (x, y) = place(space);
        group([water()]).class("basin").at(x, y)
    };
    let lying = |space: Space| {
        let colours = position.colours();
        let cubes = position.cubes(space);
        let chips = colours.iter().zip(0..).map(|(colour, nth)| {
            let spot = ChipSpot::on_space(nth, colours.len() as i32);
            spot.chip(colour, cubes[colour], called)
        });
        let (x, y) = place(space);
        group(chips).class("lying").at(x, y)
    };
    let swimmer = |spot: Spot| {
        let Amoeba { colour, number } = spot.amoeba;
        group([figure(colour, number, spot.damage, called)])
            .class("swimmer")
            .with("transform", spot.moved())
    };
    let mut shapes = vec![
        names(),
        round(position, called),
        cards(position.deck(), called),
        supply(position, called),
    ];
    shapes.extend(Space::ALL.map(basin));
    shapes.extend(Space::ALL.map(lying));
    shapes.push(island(position, called));
    shapes.extend(spots(position).into_iter().map(swimmer));
    let ladder = ladder::ladder(position);
    let end = frame().height;
    shapes.push(ladder.at(MARGIN, end));
    Scene {
        frame: Frame {
            height: end + f64::from(ladder::height(position)),
            ..frame()
        },
        class: "board soup",
        shapes,
    }
}

/// The frame of the soup.
#[must_use]
pub fn frame() -> Frame {
    let end = at(COUNT);
    Frame::new(0, 0, end, end)
}

/// The part of the soup from one space to another.
pub(super) fn part(first: Space, last: Space) -> Frame {
    let ((left, top), (right, bottom)) = (place(first), place(last));
    let size = |from: i32, to: i32| to + SIZE - from + 2 * GAP;
    Frame::new(left - GAP, top - GAP, size(left, right), size(top, bottom))
}

/// Where a column begins, or a row.
pub(super) fn at(number: i32) -> i32 {
    MARGIN + number * (SIZE + GAP)
}

/// The column and the row of a space, counted from 0.
#[must_use]
pub fn numbers(space: Space) -> (i32, i32) {
    let word = space.word().as_bytes();
    (i32::from(word[0] - b'A'), i32::from(word[1] - b'1'))
}

/// The left and the upper edge of a space.
#[must_use]
pub fn place(space: Space) -> (i32, i32) {
    let (column, row) = numbers(space);
    (at(column), at(row))
}

/// The space in a column and a row, counted from 0.
#[must_use]
pub fn space_at(column: i32, row: i32) -> Option<Space> {
    let mut spaces = Space::ALL.into_iter();
    spaces.find(|&space| numbers(space) == (column, row))
}

/// The names of columns and rows.
#[must_use]
pub fn names() -> Shape {
    let names = (0..COUNT).flat_map(|number| {
        let letter = char::from(b'A' + number as u8);
        let middle = at(number) + SIZE / 2;
        [text(middle, 15, letter), text(9, middle + 5, number + 1)]
    });
    group(names).class("names").hidden()
}

/// The water of a space.
#[must_use]
pub fn water() -> Shape {
    rect(0, 0, SIZE, SIZE).round(16).class("water")
}

/// The mark in the corner of a space where an amoeba could eat: its usual meal, or another.
#[must_use]
pub fn food(space: Space, is_usual: bool) -> Shape {
    let (class, sign) = if is_usual {
        ("food", "M-5 0l4 4 6-8")
    } else {
        ("food other", "M-6 1q3-5 6 0t6 0")
    };
    let (x, y) = place(space);
    group([circle(0, 0, 11), path(sign)])
        .class(class)
        .at(x + SIZE - 7, y + 7)
}

/// Where an amoeba is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Which one.
    pub amoeba: Amoeba,
    /// Where it swims.
    pub space: Space,
    /// How much it is damaged.
    pub damage: u8,
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// How large it is: what is drawn in a square of 40 is so many times as large.
    pub scale: f64,
}

impl Spot {
    fn moved(&self) -> String {
        format!("{} scale({})", translate(self.x, self.y), self.scale)
    }
}

/// Where all amoebas are drawn.
#[must_use]
pub fn spots(position: &Ursuppe) -> Vec<Spot> {
    let spots = Space::ALL.into_iter().flat_map(|space| {
        let amoebas: Vec<_> = position.amoebas_on(space).iter().collect();
        let (left, top) = place(space);
        let places = arrange(amoebas.len());
        let spots = amoebas.into_iter().zip(places);
        spots.map(move |(amoeba, (x, y, size))| Spot {
            amoeba,
            space,
            damage: position.life(amoeba).map_or(0, |life| life.damage),
            x: f64::from(left) + x,
            y: f64::from(top) + y,
            scale: size / 40.0,
        })
    });
    spots.collect()
}

/// Where so many amoebas swim in one space, and how large they are: as large as there is room.
fn arrange(count: usize) -> Vec<(f64, f64, f64)> {
    const LARGEST: f64 = 44.0;
    const EDGE: f64 = 4.0;
    let wide = f64::from(SIZE) - 2.0 * EDGE;
    let high = f64::from(SHORE) - EDGE;
    let size = |rows: usize| {
        let columns = count.div_ceil(rows);
        (high / rows as f64).min(wide / columns as f64).min(LARGEST)
    };
    let rows =
        (1..=count.max(1)).max_by(|&one, &two| size(one).total_cmp(&size(two)).then(two.cmp(&one)));
    let rows = rows.unwrap_or(1);
    let columns = count.div_ceil(rows).max(1);
    let size = size(rows);
    let places = (0..count).map(|nth| {
        let (row, column) = (nth / columns, nth % columns);
        let in_row = columns.min(count - row * columns);
        let left = (f64::from(SIZE) - size * in_row as f64) / 2.0;
        let top = EDGE + (high - size * rows as f64) / 2.0;
        (left + size * column as f64, top + size * row as f64, size)
    });
    places.collect()
}

/// Where the cubes of a colour lie, with their number below them, or beside them if there are
/// many colours. Each colour has its place, the same everywhere.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ChipSpot {
    x: f64,
    y: f64,
    wide: f64,
    number: (f64, f64),
    /// Does the number stand beside the cube?
    pub is_beside: bool,
}

impl ChipSpot {
    /// The place on a space of one of so many colours.
    #[must_use]
    pub fn on_space(nth: i32, of: i32) -> ChipSpot {
        ChipSpot::below(SHORE, nth, of)
    }

    pub(super) fn below(line: i32, nth: i32, of: i32) -> ChipSpot {
        const ROOM: f64 = 92.0;
        const MOST_IN_A_ROW: i32 = 4;
        let edge = (f64::from(SIZE) - ROOM) / 2.0;
        let line = f64::from(line);
        if of > MOST_IN_A_ROW {
            let in_a_row = (of + 1) / 2;
            return ChipSpot {
                x: edge + ROOM / f64::from(in_a_row) * f64::from(nth % in_a_row),
                y: line + 20.0 * f64::from(nth / in_a_row) + 1.0,
                wide: 13.0,
                number: (14.0, 12.0),
                is_beside: true,
            };
        }
        let each = ROOM / f64::from(of);
        let wide = 20.0;
        ChipSpot {
            x: edge + each * f64::from(nth) + (each - wide) / 2.0,
            y: line,
            wide,
            number: (wide / 2.0, 37.0),
            is_beside: false,
        }
    }

    /// Its left and upper edge.
    #[must_use]
    pub fn place(self) -> (f64, f64) {
        (self.x, self.y)
    }

    /// Its right upper corner, seen from its left one.
    #[must_use]
    pub fn corner(self) -> (f64, f64) {
        (self.wide, 2.0)
    }

    /// A cube and how many of them there are.
    #[must_use]
    pub fn cubes(self, colour: Colour, count: &str, called: Names<'_>) -> [Shape; 2] {
        let scale = format!("scale({})", self.wide / 20.0);
        let (x, y) = self.number;
        [
            group([cube(colour, called)]).with("transform", scale),
            text(x, y, count),
        ]
    }

    /// The cubes of a colour on a space. Where there are none, their place is faint.
    fn chip(self, colour: Colour, count: u8, called: Names<'_>) -> Shape {
        let number = if count > 0 {
            count.to_string()
        } else {
            String::new()
        };
        let none = if count > 0 { "" } else { " none" };
        group(self.cubes(colour, &number, called))
            .class(format_args!("chip{none}{}", self.class()))
            .at(self.x, self.y)
    }

    /// More classes of a chip that lies here.
    pub(super) fn class(self) -> &'static str {
        if self.is_beside { " beside" } else { "" }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amoebas_do_not_touch_the_edge_of_their_space() {
        for count in 1..30 {
            let places = arrange(count);
            assert_eq!(places.len(), count);
            for (x, y, size) in places {
                assert!(x >= 0.0 && y >= 0.0, "{count}");
                assert!(x + size <= f64::from(SIZE) + 1e-6, "{count}");
                assert!(y + size <= f64::from(SHORE) + 1e-6, "{count}");
            }
        }
    }

    #[test]
    fn every_space_has_a_place_of_its_own() {
        let b1: Space = "B1".parse().expect("a space");
        assert_eq!(place(b1), (128, 22));
        assert_eq!(space_at(1, 0), Some(b1));
        assert_eq!(space_at(2, 2), None);
        assert_eq!(part(b1, b1), Frame::new(122, 16, 112, 112));
    }
}
