//! Choices, chance, and the end of turns.

use urzeit_rules::{Due, Entry, Game, Reason, Seat, Turn, record::Note};

use crate::{
    chair::{Sitter, Whereabouts},
    fair::Stream,
    refused::Refused,
    settings::Source,
    table::Table,
    told::Happened,
    undo::Logged,
};

impl<G: Game> Table<G> {
    pub(crate) fn check_entry(&self, entry: Entry<G>) -> Result<(), Refused> {
        if let Some(seat) = self.unconfirmed {
            return Err(Refused::Unconfirmed(seat));
        }
        self.record.check(entry).map_err(Reason::from)?;
        let Entry::Chance(outcome) = entry else {
            return Ok(());
        };
        let drawn = self.drawn();
        Refused::OtherOutcome.unless(drawn.is_none_or(|drawn| drawn == outcome))
    }

    pub(crate) fn check_confirm(&self, seat: Seat) -> Result<(), Refused> {
        Refused::NothingToConfirm(seat).unless(self.unconfirmed == Some(seat))
    }

    /// What the source gives for the chance that is due.
    pub(crate) fn drawn(&self) -> Option<G::Chance> {
        match &self.source {
            Source::Typed => None,
            Source::Fixed(outcomes) => {
                let next = usize::try_from(self.outcomes).ok()?;
                outcomes.get(next).copied()
            }
            Source::Fair { table, seed } => {
                let bytes = &self.record.header().fairness()?.bytes;
                let number = self.outcomes + 1;
                let mut stream = Stream::new(seed.bytes(), table, number, bytes);
                Some(self.position().due()?.sample(&mut stream))
            }
        }
    }

    pub(crate) fn enter(&mut self, entry: Entry<G>, happened: &mut Happened<G>, number: usize) {
        let before = self.position().clone();
        let secret = matches!(before.turn(), Turn::Secret(_));
        let in_turn = before.in_turn();
        happened.secret = secret;

        if let Some(seat) = entry.seat() {
            self.keep_what_others_did(seat);
        }
        let entered = self.record.enter(entry);
        let forced = entered.expect("checked before");
        happened.veil(before, entry, &forced);
        let player = entry.seat().and_then(|seat| self.chair(seat).player());
        let by_person = player == Some(Sitter::Person);
        self.log(Logged::entry(number, entry, secret, by_person));
        happened.revealed = self.reveal();

        if let Entry::Chance(_) = entry {
            self.outcomes += 1;
        }
        if secret || !by_person {
            self.keep_all();
        }
        if by_person {
            self.drop_requests();
        }
        if let Some(seat) = entry.seat() {
            self.beginning.is_made(seat);
            let ends = in_turn == Some(seat) && self.position().in_turn() != Some(seat);
            if self.settings.confirm && by_person && ends {
                self.unconfirmed = Some(seat);
            }
            self.notice_end_of_turn(seat);
        }
        // Chance can end a turn too, and so can what another one answers in it.
        if let Some(seat) = in_turn.filter(|&seat| entry.seat() != Some(seat)) {
            self.notice_end_of_turn(seat);
        }
    }

    /// What somebody wanted of the others was about the game as it stood before a person chose something:
    /// nobody agrees to it any more. Chance and computer players answer nobody.
    fn drop_requests(&mut self) {
        self.request = None;
        self.go_on();
    }

    /// The turn counts, nobody takes it back alone.
    pub(crate) fn confirm(&mut self, seat: Seat) {
        self.unconfirmed = None;
        self.keep_all();
        // A game may ask the same seat at once for something else, such as a secret choice of all players: that is
        // another turn, with time of its own.
        self.end_turn(seat);
    }

    /// After a choice or a confirmation: if the seat's turn is over, so is what was for it alone.
    fn notice_end_of_turn(&mut self, seat: Seat) {
        if self.has_ended_turn(seat) {
            self.end_turn(seat);
        }
    }

    /// What was for the seat's turn alone is over with it.
    fn end_turn(&mut self, seat: Seat) {
        let by_person = self.chair(seat).player() == Some(Sitter::Person);
        self.clocks.turn_ended(seat, by_person);
        self.chairs[seat.index()].end_turn(self.rated);
        if by_person {
            // Else a player who was missed, or is new, would play the turn, take it back and play it
            // again.
            if self.chair(seat).owes_turn() {
                self.keep_all();
            }
            if self.chair(seat).is_away() {
                self.note(Note::Return(seat));
            }
            self.hear_from(seat, Whereabouts::Here);
        }
    }

    /// Is the seat neither asked nor in turn?
    pub(crate) fn has_ended_turn(&self, seat: Seat) -> bool {
        !self.waited_for().contains(seat) && self.position().in_turn() != Some(seat)
    }
}
