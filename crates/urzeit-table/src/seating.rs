//! Sitting down, leaving, standing in, coming back.

use urzeit_players::Level;
use urzeit_rules::{Game, Record, Seat, Seats, record::Fairness};

use crate::{
    chair::{Sitter, StandIn, Term},
    clock::Millis,
    event::Person,
    refused::Refused,
    settings::Overdue,
    table::Table,
};

/// So many bytes a seat can add to chance.
pub const MAX_BYTES: usize = 64;

impl<G: Game> Table<G> {
    /// The seat has to be one of the table.
    pub(crate) fn check_free(&self, seat: Seat) -> Result<(), Refused> {
        let sitter = self.existing(seat)?.sitter;
        Refused::Taken(seat).unless(sitter.is_none())
    }

    pub(crate) fn check_sit(&self, seat: Seat, person: &Person) -> Result<(), Refused> {
        self.check_free(seat)?;
        let most = MAX_BYTES;
        Refused::TooManyBytes { most }.unless(person.bytes.0.len() <= most)?;
        let header = self.record.header().clone();
        header.with_name(seat, &person.name)?;
        Ok(())
    }

    pub(crate) fn check_leave(&self, seat: Seat) -> Result<(), Refused> {
        let sitter = self.existing(seat)?.sitter;
        Refused::Free(seat).unless(sitter.is_some())
    }

    pub(crate) fn check_time_out(&self, seat: Seat, now: Millis) -> Result<(), Refused> {
        let overdue = self.overdue(now);
        Refused::NotOverdue(seat).unless(overdue.contains(seat))
    }

    /// Only a person can go or give up; who stands in already can change.
    pub(crate) fn check_replaceable(&self, seat: Seat) -> Result<(), Refused> {
        let sitter = self.existing(seat)?.sitter;
        Refused::NoPerson(seat).unless(sitter == Some(Sitter::Person))
    }

    pub(crate) fn check_return(&self, seat: Seat) -> Result<(), Refused> {
        let stand_in = self.existing(seat)?.stand_in;
        Refused::NotGone(seat).unless(stand_in.is_some())
    }

    pub(crate) fn check_pause(&self, seat: Seat) -> Result<(), Refused> {
        self.existing(seat)?;
        Refused::Paused(seat).unless(!self.clocks.is_paused(seat))
    }

    /// Where nobody sits.
    pub(crate) fn free(&self) -> Seats {
        let seats = Seat::all(self.chairs.len());
        seats
            .filter(|&seat| self.chair(seat).sitter.is_none())
            .collect()
    }

    pub(crate) fn sit(&mut self, seat: Seat, person: &Person) {
        let chair = &mut self.chairs[seat.index()];
        chair.sitter = Some(Sitter::Person);
        chair.person = person.clone();
    }

    pub(crate) fn sit_computer(&mut self, seat: Seat, level: Level) {
        let chair = &mut self.chairs[seat.index()];
        chair.sitter = Some(Sitter::Computer(level));
        chair.person.name = format!("computer {level}");
    }

    /// Who sits where and what they add to chance is settled now.
    pub(crate) fn begin(&mut self) {
        let mut header = self.record.header().clone();
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&self.chairs) {
            if !chair.name().is_empty() {
                let named = header.with_name(seat, chair.name());
                header = named.expect("checked when somebody sat down");
            }
        }
        if let Some(fairness) = header.fairness() {
            let bytes = self.chairs.iter().map(|chair| chair.bytes().clone());
            let fairness = Fairness {
                bytes: bytes.collect(),
                ..fairness.clone()
            };
            let fair = header.with_fairness(fairness);
            header = fair.expect("the table's name is what it was, all seats have bytes");
        }
        self.record = Record::new(header);
        self.begun = true;
    }

    pub(crate) fn time_out(&mut self, seat: Seat) {
        let ended = self.unconfirmed == Some(seat);
        match self.settings.overdue {
            // Nothing is left to play in this turn.
            Overdue::Turn(_) if ended => self.confirm(seat),
            Overdue::Turn(level) => self.stand_in(seat, level, Term::Turn),
            Overdue::Rest(level) => self.stand_in(seat, level, Term::Rest),
            Overdue::Nothing => {}
        }
    }

    /// What the person did so far counts; a computer player goes on.
    pub(crate) fn stand_in(&mut self, seat: Seat, level: Level, term: Term) {
        self.keep_what_was_done_by(seat);
        if self.unconfirmed == Some(seat) {
            self.confirm(seat);
        }
        self.chairs[seat.index()].stand_in = Some(StandIn { level, term });
    }

    pub(crate) fn resign(&mut self, seat: Seat, level: Level) {
        self.stand_in(seat, level, Term::Rest);
        let chair = &mut self.chairs[seat.index()];
        chair.stand_in = None;
        chair.sitter = Some(Sitter::Computer(level));
        chair.resigned = true;
    }

    pub(crate) fn come_back(&mut self, seat: Seat) {
        self.chairs[seat.index()].stand_in = None;
        self.clocks.come_back(seat);
    }
}
