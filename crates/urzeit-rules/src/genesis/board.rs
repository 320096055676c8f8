//! Boards: which spaces are blocked (G-1).

use std::{
    fmt,
    str::{Chars, FromStr},
};

use rand::Rng;

use super::spaces::{COLUMNS, ROWS, Space, Spaces};
use crate::{
    chance::below,
    notation::{Unreadable, Wanted},
};

/// Blocked spaces of a random board left and right of the river (G-1.5).
pub const BLOCKED: [usize; 2] = [17, 5];

/// A board: which spaces are blocked, and by what (G-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// Spaces with a volcano.
    pub volcanoes: Spaces,
    /// Spaces with a tar pit.
    pub tar_pits: Spaces,
}

impl Board {
    /// What a reader expects where a board stands.
    pub const WANTED: Wanted = Wanted {
        kind: "board",
        forms: &["ROW/ROW/…"],
    };

    /// Our default board (G-1.4).
    #[must_use]
    pub fn pangaea() -> Board {
        "...v....t....v/.t....v....t../....t....v..../v......t....v./..t..v....t.../\
         ............../.v..t.....v.t./......t......./...v....t..v../.............."
            .parse()
            .expect("the default board is ten rows of fourteen")
    }

    /// All blocked spaces.
    #[must_use]
    pub fn blocked(self) -> Spaces {
        self.volcanoes | self.tar_pits
    }

    /// Could chance have made this board (G-1.5)?
    #[must_use]
    pub fn is_random(self) -> bool {
        let blocked = self.blocked();
        let left = (blocked & Spaces::LEFT).len();
        [left, blocked.len() - left] == BLOCKED
            && (!blocked & Spaces::LEFT).is_connected()
            && (!blocked).is_connected()
    }

    /// A random board, each possible one equally likely (G-1.5).
    #[must_use]
    pub fn sample(random: &mut impl Rng) -> Board {
        let mut board = loop {
            let board = Board {
                volcanoes: Spaces::NONE,
                tar_pits: some_of(Spaces::LEFT, BLOCKED[0], random)
                    | some_of(!Spaces::LEFT, BLOCKED[1], random),
            };
            if board.is_random() {
                break board;
            }
        };
        let blocked = board.blocked();
        for space in Space::all().filter(|space| blocked.contains(*space)) {
            if below(2, random) == 0 {
                board.tar_pits.remove(space);
                board.volcanoes.insert(space);
            }
        }
        board
    }
}

/// This many spaces of a set, each choice equally likely.
fn some_of(from: Spaces, count: usize, random: &mut impl Rng) -> Spaces {
    let mut rest: Vec<_> = Space::all().filter(|space| from.contains(*space)).collect();
    (0..count)
        .map(|_| rest.swap_remove(below(rest.len(), random)))
        .collect()
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_rows(f, |space, f| {
            f.write_str(match () {
                () if self.volcanoes.contains(space) => "v",
                () if self.tar_pits.contains(space) => "t",
                () => ".",
            })
        })
    }
}

impl FromStr for Board {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Board, Unreadable> {
        const ROW: Wanted = Wanted {
            kind: "row",
            forms: &[".", "v", "t"],
        };
        let mut board = Board {
            volcanoes: Spaces::NONE,
            tar_pits: Spaces::NONE,
        };
        read_rows(text, ROW, |space, letters| {
            match letters.next()? {
                '.' => {}
                'v' => board.volcanoes.insert(space),
                't' => board.tar_pits.insert(space),
                _ => return None,
            }
            Some(())
        })?;
        Ok(board)
    }
}

/// Writes ten rows of fourteen spaces, separated by `/`.
pub(super) fn write_rows(
    f: &mut fmt::Formatter<'_>,
    mut write: impl FnMut(Space, &mut fmt::Formatter<'_>) -> fmt::Result,
) -> fmt::Result {
    for space in Space::all() {
        if space.column() == 0 && space.row() > 0 {
            f.write_str("/")?;
        }
        write(space, f)?;
    }
    Ok(())
}

/// Reads ten rows of fourteen spaces, separated by `/`, space by space.
///
/// # Errors
/// The first row that is none, or the whole text if it does not have ten.
pub(super) fn read_rows(
    text: &str,
    row: Wanted,
    mut read: impl FnMut(Space, &mut Chars<'_>) -> Option<()>,
) -> Result<(), Unreadable> {
    let rows: Vec<_> = text.split('/').collect();
    if rows.len() != ROWS {
        return Err(Board::WANTED.not(text));
    }
    for (number, letters) in rows.iter().enumerate() {
        let mut rest = letters.chars();
        let mut columns = (0..COLUMNS).filter_map(|column| Space::at(column, number));
        let all = columns.all(|space| read(space, &mut rest).is_some());
        if !all || rest.next().is_some() {
            return Err(row.not(letters));
        }
    }
    Ok(())
}
