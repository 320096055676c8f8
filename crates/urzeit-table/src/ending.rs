//! Ending a game early: by agreement, by the host, or because the others are gone.

use urzeit_rules::{
    Game, Seat, Seats,
    record::{Early, Note},
};

use crate::{event::Deed, refused::Refused, table::Table};

/// What is known about an early end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Ending {
    /// The players who want it.
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
        let mut seats = Seat::all(self.chairs.len());
        let any_resigned = seats.any(|seat| self.chair(seat).has_resigned());
        let nobody_is_left = self.chairs.len() == 2 || self.holders().is_empty();
        let how = if any_resigned && nobody_is_left || self.has_just_ended_by_resigning() {
            Early::Resigned
        } else {
            Early::Host
        };
        self.end(how);
    }

    /// Is there nothing left to play for once this seat gives up? With two players the other one has
    /// won then; with more the game goes on as long as a person plays who is not away. Its host closes it.
    #[must_use]
    pub fn ends_by_resigning(&self, seat: Seat) -> bool {
        let (holders, away) = (self.holders(), self.away());
        let plays = |other: Seat| other != seat && !away.contains(other);
        self.chairs.len() == 2 || !holders.iter().any(plays)
    }

    /// Did the last who was present give up just now? (The others may all be away when an operator closes a
    /// table: that ends it without a result.)
    fn has_just_ended_by_resigning(&self) -> bool {
        match self.history.last().map(|happened| &happened.event.deed) {
            Some(Deed::Resign(seat, _)) => self.ends_by_resigning(*seat),
            _ => false,
        }
    }

    /// The game ends here. If only the last turn was not confirmed, its result stands; but those who have
    /// left by then have left.
    pub(crate) fn end(&mut self, how: Early) {
        self.ending.how = Some(how);
        let counts = self.position().result().is_none() || how == Early::Left;
        if self.begun && counts {
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
