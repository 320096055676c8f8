//! Ending a game before the rules end it: by agreement, or because the host closes the table.
//!
//! All people who have not given up have to agree, also those for whom a computer player stands in:
//! nobody's game ends behind their back. Then the table is over for good, without a result, and
//! everybody may know everything. (Where only the confirmation of the last turn was missing, the
//! result stands.)

use urzeit_rules::{Game, Seat, Seats};

use crate::{chair::Sitter, refused::Refused, table::Table};

/// What is known about an early end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Ending {
    /// Who wants it.
    wanted: Seats,
    /// Has it come?
    pub(crate) here: bool,
}

impl<G: Game> Table<G> {
    /// Those who want to end the game without a result; it goes on until all people do.
    #[must_use]
    pub fn ending(&self) -> Seats {
        self.ending.wanted
    }

    pub(crate) fn check_end_game(&self, seat: Seat) -> Result<(), Refused> {
        self.check_replaceable(seat)?;
        Refused::WantsToEnd(seat).unless(!self.ending.wanted.contains(seat))
    }

    pub(crate) fn check_go_on(&self, seat: Seat) -> Result<(), Refused> {
        self.check_replaceable(seat)?;
        Refused::NobodyWantsToEnd.unless(!self.ending.wanted.is_empty())
    }

    pub(crate) fn want_end(&mut self, seat: Seat) {
        self.ending.wanted.insert(seat);
    }

    /// Who asked takes it back, or who was asked does not want it: either way it is off.
    pub(crate) fn go_on(&mut self) {
        self.ending.wanted = Seats::NONE;
    }

    pub(crate) fn close(&mut self) {
        self.ending.here = true;
    }

    /// Ends the game once all people want it who have not given up. Who has given up has no say.
    pub(crate) fn end_if_all_agree(&mut self) {
        let seats = Seat::all(self.chairs.len());
        let people = seats.filter(|&seat| self.chair(seat).sitter == Some(Sitter::Person));
        let people: Seats = people.collect();
        let wanted = self.ending.wanted.iter();
        self.ending.wanted = wanted.filter(|&seat| people.contains(seat)).collect();
        let wanted = self.ending.wanted;
        if !wanted.is_empty() && wanted == people {
            self.close();
        }
    }
}
