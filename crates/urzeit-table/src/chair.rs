//! Who sits in a seat, and who plays for it.

use urzeit_players::Level;
use urzeit_rules::record::Bytes;

/// A seat of the table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Chair {
    pub(crate) sitter: Option<Sitter>,
    pub(crate) name: String,
    pub(crate) bytes: Bytes,
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
        &self.name
    }

    /// What the seat adds to chance.
    #[must_use]
    pub fn bytes(&self) -> &Bytes {
        &self.bytes
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
