//! Ending a game early: by agreement, by the host, or because the others are gone.

use urzeit_rules::{
    Game, Seat, Seats,
    record::{Early, Note},
};

use crate::{refused::Refused, table::Table};

/// What is known about an early end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Ending {
    /// Who wants it.
    wanted: Seats,
    /// How it came, once it has.
    pub(crate) how: Option<Early>,
}

impl Ending {
    pub(crate) fn is_here(&self) -> bool {
        self.how.is_some()
    }

    /// The person of this seat has said nothing.
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.wanted.remove(seat);
    }
}

impl<G: Game> Table<G> {
    /// Those who want to end the game without a result; it goes on until all who hold seats do.
    #[must_use]
    pub fn ending(&self) -> Seats {
        self.ending.wanted
    }

    pub(crate) fn check_end_game(&self, seat: Seat) -> Result<(), Refused> {
        self.check_held(seat)?;
        Refused::WantsToEnd(seat).unless(!self.ending.wanted.contains(seat))
    }

    pub(crate) fn check_go_on(&self, seat: Seat) -> Result<(), Refused> {
        self.check_held(seat)?;
        Refused::NobodyWantsToEnd.unless(!self.ending.wanted.is_empty())
    }

    pub(crate) fn want_end(&mut self, seat: Seat) {
        self.ending.wanted.insert(seat);
    }

    /// The player who asked takes it back, or one who was asked does not want it: either way it is off.
    pub(crate) fn go_on(&mut self) {
        self.ending.wanted = Seats::NONE;
    }

    /// The host ends the game: because a player resigned and that decides it, or of its own accord.
    pub(crate) fn close(&mut self) {
        let mut resigned =
            Seat::all(self.chairs.len()).filter(|&seat| self.chair(seat).has_resigned());
        let how = match resigned.any(|seat| self.ends_by_resigning(seat)) {
            true => Early::Resigned,
            false => Early::Host,
        };
        self.end(how);
    }

    /// Is there nothing left to play for once this seat gives up? With two players the other one has
    /// won then; with more the game goes on as long as a person plays. Its host closes it.
    #[must_use]
    pub fn ends_by_resigning(&self, seat: Seat) -> bool {
        let others = self.holders().iter().filter(|&other| other != seat).count();
        self.chairs.len() == 2 || others == 0
    }

    /// The game ends here. If only the last turn was not confirmed, its result stands.
    pub(crate) fn end(&mut self, how: Early) {
        self.ending.how = Some(how);
        if self.begun && self.position().result().is_none() {
            self.note(Note::End(how));
        }
    }

    /// Ends the game once all who hold seats want it.
    pub(crate) fn end_if_all_agree(&mut self) {
        let holders = self.holders();
        let wanted = self.ending.wanted.iter();
        self.ending.wanted = wanted.filter(|&seat| holders.contains(seat)).collect();
        let wanted = self.ending.wanted;
        if !wanted.is_empty() && wanted == holders && !self.ending.is_here() {
            self.end(Early::Agreement);
        }
    }
}
