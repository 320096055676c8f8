//! Who sits in a seat, and who plays for it.

use std::{fmt, str::FromStr};

use urzeit_players::Level;
use urzeit_rules::{Unreadable, Wanted, record::Bytes};

use crate::event::Person;

/// A seat of the table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Chair {
    pub(crate) sitter: Option<Sitter>,
    pub(crate) person: Person,
    pub(crate) stand_in: Option<StandIn>,
    pub(crate) resigned: bool,
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Person,
    /// A computer player.
    Computer(Level),
}

impl Sitter {
    /// What a reader expects where a sitter stands.
    pub const WANTED: Wanted = Wanted {
        kind: "sitter",
        forms: &["person", "beginner", "easy", "medium", "hard", "master"],
    };
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person => f.write_str("person"),
            Sitter::Computer(level) => level.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Sitter, Unreadable> {
        match word {
            "person" => Ok(Sitter::Person),
            level => {
                let level = level.parse().map_err(|_| Sitter::WANTED.not(level))?;
                Ok(Sitter::Computer(level))
            }
        }
    }
}

/// A computer player in the place of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandIn {
    /// How strong it is.
    pub level: Level,
    /// For how long.
    pub term: Term,
}

/// For how long a computer player stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// Until the turn ends.
    Turn,
    /// Until the person comes back.
    Rest,
}

impl Chair {
    /// Who sits there; nobody, as long as the seat is free.
    #[must_use]
    pub fn sitter(&self) -> Option<Sitter> {
        self.sitter
    }

    /// The name of who sits there; empty if there is none.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.person.name
    }

    /// What the seat adds to chance.
    #[must_use]
    pub fn bytes(&self) -> &Bytes {
        &self.person.bytes
    }

    /// Who plays in the place of the person.
    #[must_use]
    pub fn stand_in(&self) -> Option<StandIn> {
        self.stand_in
    }

    /// Has the person given up?
    #[must_use]
    pub fn has_resigned(&self) -> bool {
        self.resigned
    }

    /// A turn is over, and with it what was only for this turn.
    pub(crate) fn end_turn(&mut self) {
        self.stand_in = self.stand_in.filter(|stand_in| stand_in.term == Term::Rest);
    }

    /// Who makes the seat's choices now.
    #[must_use]
    pub fn player(&self) -> Option<Sitter> {
        match self.stand_in {
            Some(stand_in) => Some(Sitter::Computer(stand_in.level)),
            None => self.sitter,
        }
    }
}
