//! Spaces of the board and sets of them (G-1.1).

use std::{
    fmt,
    ops::{BitAnd, BitOr, Not},
    str::FromStr,
};

use crate::notation::{Unreadable, Wanted, number};

/// Columns of the board, `a` to `n` (G-1.1).
pub const COLUMNS: usize = 14;
/// Rows of the board, 1 to 10 (G-1.1).
pub const ROWS: usize = 10;
/// Columns left of the river, `a` to `k` (G-1.3).
pub const LEFT_COLUMNS: usize = 11;

/// How a set lies in its words: rows are dealt out in turn, the first to the first word, the
/// fourth to the first word again. So a step north or south mostly goes to the same bit of
/// another word and costs nothing. A row takes 16 bits, two more than its columns, so that a
/// step over the left or right edge ends outside the board instead of in another row.
///
/// ```text
/// word 0: rows 1 4 7 10    word 1: rows 2 5 8    word 2: rows 3 6 9
/// ```
const WORDS: usize = 3;
const ROW_BITS: usize = 16;

/// A space of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Space(u8);

impl Space {
    /// What a reader expects where a space stands.
    pub const WANTED: Wanted = Wanted {
        kind: "space",
        forms: &["a1…n10"],
    };

    /// The space in this column and row, both counted from 0.
    #[must_use]
    pub const fn at(column: usize, row: usize) -> Option<Space> {
        if column < COLUMNS && row < ROWS {
            Some(Space(
                (row % WORDS * 64 + row / WORDS * ROW_BITS + column) as u8,
            ))
        } else {
            None
        }
    }

    /// Its column, counted from 0.
    #[must_use]
    pub const fn column(self) -> usize {
        self.0 as usize % ROW_BITS
    }

    /// Its row, counted from 0.
    #[must_use]
    pub const fn row(self) -> usize {
        self.0 as usize % 64 / ROW_BITS * WORDS + self.0 as usize / 64
    }

    /// Is it this space, or orthogonally next to it?
    #[must_use]
    #[inline]
    pub const fn is_at_or_next_to(self, other: Space) -> bool {
        // The same, next in the row, the same bit of the next word, or the next bits of the
        // first word after the last: no other two spaces of the board are so far apart.
        matches!(self.0.abs_diff(other.0), 0 | 1 | 64 | 112)
    }

    /// Every space, row by row.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..ROWS).flat_map(|row| (0..COLUMNS).filter_map(move |column| Space::at(column, row)))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.column() as u8);
        write!(f, "{column}{}", self.row() + 1)
    }
}

impl FromStr for Space {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Space, Unreadable> {
        let read = || {
            let mut letters = word.chars();
            let column = (letters.next()? as usize).checked_sub('a' as usize)?;
            let row = number::<usize>(letters.as_str())?.checked_sub(1)?;
            Space::at(column, row)
        };
        read().ok_or_else(|| Space::WANTED.not(word))
    }
}

/// A set of spaces.
#[derive(Clone, Copy, Eq, Default)]
pub struct Spaces([u64; WORDS]);

impl Spaces {
    /// No space.
    pub const NONE: Spaces = Spaces([0; WORDS]);
    /// Every space of the board.
    pub const ALL: Spaces = Spaces::first_columns(COLUMNS);
    /// The spaces left of the river, all that two players use (G-2.2).
    pub const LEFT: Spaces = Spaces::first_columns(LEFT_COLUMNS);

    const fn first_columns(columns: usize) -> Spaces {
        let mut set = Spaces::NONE;
        let mut place = 0;
        while place < columns * ROWS {
            if let Some(space) = Space::at(place % columns, place / columns) {
                set.insert(space);
            }
            place += 1;
        }
        set
    }

    /// Is nothing in it?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many spaces are in it.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Is this space in it?
    #[must_use]
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0[space.0 as usize / 64] >> (space.0 % 64) & 1 != 0
    }

    /// Adds a space.
    #[inline]
    pub const fn insert(&mut self, space: Space) {
        self.0[space.0 as usize / 64] |= 1 << (space.0 % 64);
    }

    /// Takes a space out.
    #[inline]
    pub const fn remove(&mut self, space: Space) {
        self.0[space.0 as usize / 64] &= !(1 << (space.0 % 64));
    }

    /// The first space in the order of [`Spaces::iter`].
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<Space> {
        self.iter().next()
    }

    /// The set of its first space alone; empty if it is empty.
    #[must_use]
    #[inline]
    pub const fn only_first(self) -> Spaces {
        let [a, b, c] = self.0;
        // All in registers: a search for the word would go through memory.
        let b = if a == 0 { b } else { 0 };
        let c = if a | b == 0 { c } else { 0 };
        Spaces([
            a & a.wrapping_neg(),
            b & b.wrapping_neg(),
            c & c.wrapping_neg(),
        ])
    }

    /// The space with this number, counted from 0, in the order of [`Spaces::iter`].
    #[must_use]
    #[inline]
    pub fn nth(&self, n: usize) -> Option<Space> {
        let n = n as u32;
        let [first, second, third] = self.0.map(u64::count_ones);
        if n >= first + second + third {
            return None;
        }
        // Sums instead of a search: which word it is cannot be predicted.
        let past_first = n >= first;
        let past_second = n >= first + second;
        let word = usize::from(past_first) + usize::from(past_second);
        let before = u32::from(past_first) * first + u32::from(past_second) * second;
        Some(Space(word as u8 * 64 + nth_one(self.0[word], n - before)))
    }

    /// Its spaces, in an order of their own.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        self.0.into_iter().enumerate().flat_map(|(index, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros() as u8;
                let space = (rest != 0).then_some(Space(index as u8 * 64 + bit));
                rest &= rest.wrapping_sub(1);
                space
            })
        })
    }

    /// The spaces of the set that touch at least two others of it: the middles of all threes.
    ///
    /// Three connected spaces always have a middle, so a set has three connected spaces
    /// exactly when this is not empty, and each connected part of three or more has one.
    #[must_use]
    #[inline]
    pub fn middles(self) -> Spaces {
        let [north, south, west, east] = self.shifted();
        self & (north & south | west & east | (north | south) & (west | east))
    }

    /// The connected part of the set around some spaces of it.
    #[must_use]
    #[inline]
    pub fn connected_to(self, seed: Spaces) -> Spaces {
        let mut part = seed;
        loop {
            // Twice, because most parts are small: how often to go round is then mostly the same.
            let grown = self.grown(self.grown(part));
            if grown == part {
                return part;
            }
            part = grown;
        }
    }

    #[inline]
    fn grown(self, part: Spaces) -> Spaces {
        let [north, south, west, east] = part.shifted();
        self & (part | north | south | west | east)
    }

    /// The spaces of this set that are next to a space of another.
    #[must_use]
    #[inline]
    pub fn next_to(self, other: Spaces) -> Spaces {
        let [north, south, west, east] = other.shifted();
        self & (north | south | west | east)
    }

    /// Is the set one connected part?
    #[must_use]
    pub fn is_connected(self) -> bool {
        self.connected_to(self.only_first()) == self
    }

    /// The set moved by one space north, south, west and east. Bits that leave the board may
    /// stay in unused columns or rows; intersecting with any set of spaces drops them.
    #[inline]
    const fn shifted(self) -> [Spaces; 4] {
        let [a, b, c] = self.0;
        [
            Spaces([b, c, a >> ROW_BITS]),
            Spaces([c << ROW_BITS, a, b]),
            Spaces([a >> 1, b >> 1, c >> 1]),
            Spaces([a << 1, b << 1, c << 1]),
        ]
    }
}

/// The place of the one with this number (from 0) in a word that has more ones than that.
///
/// Counts the ones up to each byte at once, finds the byte by comparing all sums with `n`,
/// and looks the rest up: no step of a search could be predicted.
#[inline]
fn nth_one(word: u64, n: u32) -> u8 {
    const EACH: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = EACH << 7;
    let pairs = word - ((word >> 1) & (EACH * 0x55));
    let nibbles = (pairs & (EACH * 0x33)) + ((pairs >> 2) & (EACH * 0x33));
    let bytes = (nibbles + (nibbles >> 4)) & (EACH * 0x0f);
    let up_to = bytes.wrapping_mul(EACH);
    // The high bit of each byte up to which there are at most `n` ones.
    let passed = ((u64::from(n) * EACH) | HIGH).wrapping_sub(up_to) & HIGH;
    let byte = passed.count_ones() * 8;
    let before = ((up_to << 8) >> byte) as u8;
    byte as u8 + NTH_ONE_OF_BYTE[(word >> byte) as u8 as usize][(n as u8 - before) as usize % 8]
}

const NTH_ONE_OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte & 1 << bit != 0 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl PartialEq for Spaces {
    #[inline]
    fn eq(&self, other: &Spaces) -> bool {
        // Without a branch a word: most comparisons end a search, which cannot be predicted.
        let differ = |i: usize| self.0[i] ^ other.0[i];
        differ(0) | differ(1) | differ(2) == 0
    }
}

impl From<Space> for Spaces {
    fn from(space: Space) -> Spaces {
        let mut set = Spaces::NONE;
        set.insert(space);
        set
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        let mut set = Spaces::NONE;
        for space in spaces {
            set.insert(space);
        }
        set
    }
}

impl BitAnd for Spaces {
    type Output = Spaces;
    #[inline]
    fn bitand(self, other: Spaces) -> Spaces {
        Spaces(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for Spaces {
    type Output = Spaces;
    #[inline]
    fn bitor(self, other: Spaces) -> Spaces {
        Spaces(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl Not for Spaces {
    type Output = Spaces;
    /// The spaces of the board that are not in the set.
    #[inline]
    fn not(self) -> Spaces {
        Spaces(std::array::from_fn(|i| !self.0[i])) & Spaces::ALL
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|space| space.to_string()))
            .finish()
    }
}
