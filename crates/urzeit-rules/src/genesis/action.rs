//! What a player can do, and how it is written.

use std::{fmt, str::FromStr};

use super::{spaces::Space, terrain::Terrain};
use crate::notation::{Unreadable, Wanted, Words};

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Places a tile of this terrain on this space (G-3.5).
    Place(Terrain, Space),
    /// Ends the turn after a single tile that answered to a die (G-3.6).
    End,
}

impl Action {
    const WANTED: Wanted = Wanted {
        kind: "action",
        forms: &["place TERRAIN SPACE", "end"],
    };
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(terrain, space) => write!(f, "place {terrain} {space}"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Words::of(text);
        let action = match words.word(Action::WANTED)? {
            "place" => Action::Place(words.value(Terrain::WANTED)?, words.value(Space::WANTED)?),
            "end" => Action::End,
            other => return Err(Action::WANTED.not(other)),
        };
        words.end()?;
        Ok(action)
    }
}
