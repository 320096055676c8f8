//! The soup: nineteen spaces, and which lies next to which (U-3).

use super::sets::set;
use crate::notation::words;

words! {
    /// A space: its column from west to east, its row from north to south (U-3.1).
    ///
    /// ```text
    ///       A B C D E
    ///   1   . # . . .
    ///   2   # # # # #
    ///   3   # # I # #    I: the island
    ///   4   # # # # #
    ///   5   # # # # .
    /// ```
    #[allow(missing_docs)]
    pub enum Space: "space" {
        B1 = "B1",
        A2 = "A2",
        B2 = "B2",
        C2 = "C2",
        D2 = "D2",
        E2 = "E2",
        A3 = "A3",
        B3 = "B3",
        D3 = "D3",
        E3 = "E3",
        A4 = "A4",
        B4 = "B4",
        C4 = "C4",
        D4 = "D4",
        E4 = "E4",
        A5 = "A5",
        B5 = "B5",
        C5 = "C5",
        D5 = "D5",
    }
}

words! {
    /// A direction of the compass (U-3.4).
    pub enum Direction: "direction" {
        /// Up.
        North = "north",
        /// Right.
        East = "east",
        /// Down.
        South = "south",
        /// Left.
        West = "west",
    }
}

set! {
    /// A set of spaces.
    pub struct Spaces(u32) of Space: Space::index, |index| Space::ALL[index]
}

/// How many spaces there are.
pub const SPACES: usize = Space::ALL.len();

/// U-3.2: nothing where an edge or the island is.
static NEIGHBOURS: [[Option<Space>; 4]; SPACES] = neighbours();

impl Space {
    /// The next space in a direction; nothing where an edge or the island is (U-3.2).
    #[must_use]
    #[inline]
    pub fn neighbour(self, direction: Direction) -> Option<Space> {
        NEIGHBOURS[self.index()][direction.index()]
    }

    /// The spaces next to this one.
    #[must_use]
    #[inline]
    pub fn neighbours(self) -> Spaces {
        NEIGHBOURS[self.index()].iter().flatten().copied().collect()
    }
}

impl Direction {
    /// The direction that a die shows; nothing on a 5 or a 6 (U-3.4).
    #[must_use]
    #[inline]
    pub const fn shown_by(die: u8) -> Option<Direction> {
        match die {
            1 => Some(Direction::West),
            2 => Some(Direction::North),
            3 => Some(Direction::East),
            4 => Some(Direction::South),
            _ => None,
        }
    }
}

impl Spaces {
    /// Every space of the soup.
    pub const ALL: Spaces = Spaces((1 << SPACES) - 1);
}

/// The neighbours of every space, by the words of the spaces: a space that has no word does
/// not exist.
const fn neighbours() -> [[Option<Space>; 4]; SPACES] {
    let mut table = [[None; 4]; SPACES];
    let mut space = 0;
    while space < SPACES {
        let word = Space::WORDS[space].as_bytes();
        let (column, row) = (word[0], word[1]);
        table[space] = [
            at(column, row - 1),
            at(column + 1, row),
            at(column, row + 1),
            at(column - 1, row),
        ];
        space += 1;
    }
    table
}

const fn at(column: u8, row: u8) -> Option<Space> {
    let mut space = 0;
    while space < SPACES {
        let word = Space::WORDS[space].as_bytes();
        if word[0] == column && word[1] == row {
            return Some(Space::ALL[space]);
        }
        space += 1;
    }
    None
}
