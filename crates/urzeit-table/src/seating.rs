//! Sitting down, leaving, standing in, coming back.

use urzeit_players::Level;
use urzeit_rules::{
    Game, Record, Seat, Seats,
    record::{Fairness, Note},
};

use crate::{
    chair::{COMPUTER, Gone, Sitter, StandIn, Term, Whereabouts},
    clock::Millis,
    event::{Deed, Event, Person},
    refused::Refused,
    settings::Overdue,
    table::Table,
};

/// How many bytes a seat can add to chance.
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

    /// Does a person hold the seat, whoever plays it now?
    pub(crate) fn check_held(&self, seat: Seat) -> Result<(), Refused> {
        let held = self.existing(seat)?.is_held();
        Refused::NoPerson(seat).unless(held)
    }

    /// A player whose time for a turn is up comes back by a move, unless a computer player finishes that
    /// turn. So does one who came back before and has played nothing since: saying it again and again
    /// would keep the others waiting for ever.
    pub(crate) fn check_return(&self, seat: Seat) -> Result<(), Refused> {
        let chair = self.existing(seat)?;
        let stands_in = |stand_in: StandIn| stand_in.term == Term::Rest;
        let for_rest = chair.stand_in.is_some_and(stands_in);
        Refused::NotGone(seat).unless(chair.is_away() || for_rest)?;
        // Somebody who came back before and did not play comes back by a turn, once it is theirs again.
        let again = chair.presence == Whereabouts::AwayAgain || self.needs_turn(seat);
        Refused::NoTimeLeft(seat).unless(!again || for_rest)?;
        Refused::NoTimeLeft(seat).unless(chair.stand_in.is_some() || !self.is_out_of_time(seat))
    }

    /// A player who was missed, or is new, plays a turn before a holiday, or nobody could tell the two apart.
    pub(crate) fn check_pause(&self, seat: Seat) -> Result<(), Refused> {
        Refused::OwesTurn(seat).unless(!self.existing(seat)?.owes_turn())?;
        Refused::Paused(seat).unless(!self.clocks.is_paused(seat))
    }

    /// Where nobody sits.
    pub(crate) fn free(&self) -> Seats {
        let seats = Seat::all(self.chairs.len());
        seats
            .filter(|&seat| self.chair(seat).sitter.is_none())
            .collect()
    }

    /// Since when people have come and gone, before the game begins, without a pause of so long.
    #[must_use]
    pub fn restless_since(&self, pause: Millis) -> Option<Millis> {
        let moves = |event: &&Event<_>| matches!(event.deed, Deed::Sit(..) | Deed::Leave(_));
        let moves = self.events().filter(moves).map(|event| event.at);
        moves
            .fold(None, |since: Option<(Millis, Millis)>, at| match since {
                Some((first, last)) if at.saturating_sub(last) < pause => Some((first, at)),
                _ => Some((at, at)),
            })
            .map(|(first, _)| first)
    }

    /// When the person in this seat sat down, before the game begins.
    #[must_use]
    pub fn sat_down(&self, seat: Seat) -> Option<Millis> {
        let sat = |event: &&Event<_>| matches!(event.deed, Deed::Sit(it, _) if it == seat);
        self.events().filter(sat).last().map(|event| event.at)
    }

    pub(crate) fn sit(&mut self, seat: Seat, person: &Person) {
        let chair = &mut self.chairs[seat.index()];
        chair.sitter = Some(Sitter::Person);
        chair.person = person.clone();
    }

    pub(crate) fn sit_computer(&mut self, seat: Seat, level: Level) {
        let chair = &mut self.chairs[seat.index()];
        chair.sitter = Some(Sitter::Computer(level));
        chair.person.name = format!("{COMPUTER}{level}");
    }

    /// It is settled now who sits where and what they add to chance.
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

    /// What happens by itself when somebody's time is up. Where nobody counts the time, nothing.
    pub(crate) fn when_overdue(&self) -> Overdue {
        if self.settings.pace.is_counted() {
            self.settings.overdue
        } else {
            Overdue::Nothing
        }
    }

    pub(crate) fn time_out(&mut self, seat: Seat) {
        self.note(Note::TimeOut(seat));
        self.miss(seat);
        let ended = self.unconfirmed == Some(seat);
        match self.when_overdue() {
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
        self.miss(seat);
    }

    pub(crate) fn resign(&mut self, seat: Seat, level: Level) {
        self.go(seat, Gone::Resigned, self.gone(), level);
        self.note(Note::Resign(seat));
    }

    /// The person does not play any more; a computer player has the seat.
    pub(crate) fn go(&mut self, seat: Seat, how: Gone, order: u32, level: Level) {
        // A turn that ends because its player goes brings nobody back.
        self.chairs[seat.index()].presence = Whereabouts::Here;
        self.stand_in(seat, level, Term::Rest);
        let chair = &mut self.chairs[seat.index()];
        chair.sitter = Some(Sitter::Computer(level));
        chair.gone = Some((how, order));
        chair.stand_in = None;
        chair.presence = Whereabouts::Here;
        chair.offer = None;
        chair.offer_ends = None;
    }

    /// How many have gone so far.
    pub(crate) fn gone(&self) -> u32 {
        let gone = self.chairs.iter().filter(|chair| chair.gone.is_some());
        gone.count() as u32
    }

    /// The person is back. Coming back gives no time: where none is left for this turn, the computer
    /// player finishes it.
    pub(crate) fn come_back(&mut self, seat: Seat) {
        self.end_stand_in(seat);
        // Somebody who came back before and did not play stays away until a turn is played: else a computer
        // player would play all turns of somebody about whom nobody can vote.
        if self.chair(seat).presence == Whereabouts::Away && !self.needs_turn(seat) {
            self.hear_from(seat, Whereabouts::Back);
        }
    }

    /// In a rated game nobody avoids a vote that has begun by saying that they are back.
    fn needs_turn(&self, seat: Seat) -> bool {
        self.rated && self.votes.iter().any(|vote| vote.away == seat)
    }

    /// A person plays the seat from now on, or from its next turn on if no time is left for this one.
    pub(crate) fn end_stand_in(&mut self, seat: Seat) {
        let finishes = self.is_out_of_time(seat);
        let chair = &mut self.chairs[seat.index()];
        chair.stand_in = chair.stand_in.filter(|_| finishes).map(|stand_in| StandIn {
            term: Term::Turn,
            ..stand_in
        });
    }

    /// Is the seat asked, and has no time left for it?
    pub(crate) fn is_out_of_time(&self, seat: Seat) -> bool {
        let counts = self.settings.pace.is_counted() && self.waited_for().contains(seat);
        counts && self.clocks.shown(seat) == 0
    }
}
