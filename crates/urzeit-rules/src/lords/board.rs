//! Hexes, sets of hexes, and how they lie to each other (L-1.2).

use std::{
    fmt,
    ops::{BitAnd, BitOr, Not},
    str::FromStr,
};

use super::setup::SeaLink;
use crate::notation::{Unreadable, Wanted, number};

/// Hexes of the board (L-1.2).
pub const HEXES: usize = 91;
/// Rows of the board, A to K (L-1.2).
pub const ROWS: usize = 11;

const RADIUS: i8 = 5;

/// A hex of the board, numbered in the canonical order: row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex(u8);

impl Hex {
    /// What a reader expects where a hex stands.
    pub const WANTED: Wanted = Wanted {
        kind: "hex",
        forms: &["A1…K6"],
    };

    /// The hex at these axial coordinates, if it is on the board.
    #[must_use]
    pub const fn at(q: i8, r: i8) -> Option<Hex> {
        if q < -RADIUS || q > RADIUS || r < -RADIUS || r > RADIUS {
            return None;
        }
        if q + r < -RADIUS || q + r > RADIUS {
            return None;
        }
        let row = (r + RADIUS) as usize;
        Some(Hex((ROW_START[row] as i8 + q - first_q(r)) as u8))
    }

    /// Every hex, in the canonical order.
    pub fn all() -> impl Iterator<Item = Hex> {
        (0..HEXES as u8).map(Hex)
    }

    /// Its place in the canonical order, from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its axial coordinates.
    #[must_use]
    pub const fn coordinates(self) -> (i8, i8) {
        let row = self.row();
        let r = row as i8 - RADIUS;
        (first_q(r) + self.0 as i8 - ROW_START[row] as i8, r)
    }

    /// Its row, from 0.
    #[must_use]
    pub const fn row(self) -> usize {
        let mut row = 0;
        while row + 1 < ROWS && ROW_START[row + 1] <= self.0 {
            row += 1;
        }
        row
    }

    /// Is it the first of its row?
    #[must_use]
    pub const fn begins_row(self) -> bool {
        ROW_START[self.row()] == self.0
    }

    /// Its distance from the middle of the board: 0 to 5.
    #[must_use]
    pub const fn ring(self) -> u8 {
        let (q, r) = self.coordinates();
        length(q, r)
    }

    /// How many steps another hex is away.
    #[must_use]
    pub const fn distance(self, other: Hex) -> u8 {
        let ((q1, r1), (q2, r2)) = (self.coordinates(), other.coordinates());
        length(q1 - q2, r1 - r2)
    }

    /// The hexes next to it.
    #[must_use]
    #[inline]
    pub const fn neighbours(self) -> Hexes {
        NEIGHBOURS[self.0 as usize]
    }

    /// The hexes it is sea-linked with, if these are sea (L-7.5).
    #[must_use]
    #[inline]
    pub fn sea_linked(self, sea: Hexes, rule: SeaLink) -> Hexes {
        let mut reached = Hexes::NONE;
        for between in (self.neighbours() & sea).iter() {
            reached = reached | between.neighbours();
        }
        reached
            & match rule {
                SeaLink::Common => TWO_AWAY[self.index()],
                // The midpoint is the only hex next to both ends of a straight line.
                SeaLink::Straight => TWO_STRAIGHT_AWAY[self.index()],
            }
    }
}

/// The `q` at which a row begins.
const fn first_q(r: i8) -> i8 {
    if r < 0 { -RADIUS - r } else { -RADIUS }
}

const fn length(dq: i8, dr: i8) -> u8 {
    let (a, b, c) = (
        dq.unsigned_abs(),
        dr.unsigned_abs(),
        (dq + dr).unsigned_abs(),
    );
    let most = if a > b { a } else { b };
    if most > c { most } else { c }
}

const ROW_START: [u8; ROWS] = {
    let mut starts = [0; ROWS];
    let mut row = 1;
    while row < ROWS {
        let r = row as i8 - 1 - RADIUS;
        starts[row] = starts[row - 1] + ROWS as u8 - r.unsigned_abs();
        row += 1;
    }
    starts
};

/// For every hex the hexes that lie to it as asked.
macro_rules! relation {
    (|$dq:ident, $dr:ident| $related:expr) => {{
        let mut table = [Hexes::NONE; HEXES];
        let mut from = 0;
        while from < HEXES {
            let (q1, r1) = Hex(from as u8).coordinates();
            let mut to = 0;
            while to < HEXES {
                let (q2, r2) = Hex(to as u8).coordinates();
                let ($dq, $dr) = (q2 - q1, r2 - r1);
                if $related {
                    table[from].insert(Hex(to as u8));
                }
                to += 1;
            }
            from += 1;
        }
        table
    }};
}

static NEIGHBOURS: [Hexes; HEXES] = relation!(|dq, dr| length(dq, dr) == 1);
static TWO_AWAY: [Hexes; HEXES] = relation!(|dq, dr| length(dq, dr) == 2);
static TWO_STRAIGHT_AWAY: [Hexes; HEXES] =
    relation!(|dq, dr| length(dq, dr) == 2 && dq % 2 == 0 && dr % 2 == 0);

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = self.row();
        let letter = char::from(b'A' + row as u8);
        write!(f, "{letter}{}", self.0 - ROW_START[row] + 1)
    }
}

impl FromStr for Hex {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Hex, Unreadable> {
        let read = || {
            let mut letters = word.chars();
            let row = (letters.next()? as usize).checked_sub('A' as usize)?;
            let place = number::<usize>(letters.as_str())?.checked_sub(1)?;
            let start = usize::from(*ROW_START.get(row)?);
            let hex = Hex(u8::try_from(start.checked_add(place)?).ok()?);
            (hex.index() < HEXES && hex.row() == row).then_some(hex)
        };
        read().ok_or_else(|| Hex::WANTED.not(word))
    }
}

/// A set of hexes, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Hexes(u128);

impl Hexes {
    /// No hex.
    pub const NONE: Hexes = Hexes(0);
    /// The whole board.
    pub const ALL: Hexes = Hexes((1 << HEXES) - 1);
    /// Ring 5, the edge of the board (L-1.2).
    pub const EDGE: Hexes = {
        let mut edge = Hexes::NONE;
        let mut index = 0;
        while index < HEXES {
            let hex = Hex(index as u8);
            if hex.ring() == RADIUS as u8 {
                edge.insert(hex);
            }
            index += 1;
        }
        edge
    };

    /// Is nothing in it?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many hexes are in it.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is this hex in it?
    #[must_use]
    #[inline]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 >> hex.0 & 1 != 0
    }

    /// Adds a hex.
    #[inline]
    pub const fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }

    /// Takes a hex out.
    #[inline]
    pub const fn remove(&mut self, hex: Hex) {
        self.0 &= !(1 << hex.0);
    }

    /// The first hex in the canonical order.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Hex> {
        if self.is_empty() {
            return None;
        }
        Some(Hex(self.0.trailing_zeros() as u8))
    }

    /// The hex with this number, counted from 0, in the canonical order.
    #[must_use]
    #[inline]
    pub fn nth(self, n: usize) -> Option<Hex> {
        if n >= self.len() {
            return None;
        }
        // Halves the part of the set in which the hex must be.
        let (mut rest, mut n, mut place) = (self.0, n as u32, 0);
        for width in [64, 32, 16, 8, 4, 2, 1] {
            let low = rest & ((1 << width) - 1);
            let ones = low.count_ones();
            if n < ones {
                rest = low;
            } else {
                rest >>= width;
                n -= ones;
                place += width;
            }
        }
        Some(Hex(place as u8))
    }

    /// Its hexes, in the canonical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Hex> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let hex = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(hex)
        })
    }

    /// The hexes next to at least one hex of the set.
    #[must_use]
    #[inline]
    pub fn neighbours(self) -> Hexes {
        self.iter()
            .fold(Hexes::NONE, |all, hex| all | hex.neighbours())
    }
}

impl From<Hex> for Hexes {
    #[inline]
    fn from(hex: Hex) -> Hexes {
        Hexes(1 << hex.0)
    }
}

impl FromIterator<Hex> for Hexes {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Hexes {
        let mut set = Hexes::NONE;
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

impl BitAnd for Hexes {
    type Output = Hexes;
    #[inline]
    fn bitand(self, other: Hexes) -> Hexes {
        Hexes(self.0 & other.0)
    }
}

impl BitOr for Hexes {
    type Output = Hexes;
    #[inline]
    fn bitor(self, other: Hexes) -> Hexes {
        Hexes(self.0 | other.0)
    }
}

impl Not for Hexes {
    type Output = Hexes;
    /// The hexes of the board that are not in the set.
    #[inline]
    fn not(self) -> Hexes {
        Hexes(!self.0) & Hexes::ALL
    }
}

impl fmt::Debug for Hexes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|hex| hex.to_string()))
            .finish()
    }
}
