//! The table: events checked and applied, and what it waits for.

use serde::{Deserialize, Serialize};
use urzeit_players::Level;
use urzeit_rules::{
    Entry, Game, Record, Seat, Seats, Standings, Turn, View, Viewer,
    record::{Fairness, Header, Problem},
};

use crate::{
    chair::{Chair, Sitter, Term},
    clock::{Clocks, Millis},
    ending::Ending,
    event::{Deed, Event},
    refused::Refused,
    serial,
    settings::{Overdue, Settings, Source},
    snapshot::Start,
    told::Happened,
    undo::{Logged, Request},
};

/// A table at which a game is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<G: Game> {
    pub(crate) settings: Settings,
    pub(crate) source: Source<G::Chance>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) clocks: Clocks,
    pub(crate) begun: bool,
    pub(crate) record: Record<G>,
    /// What else is known of each line of the record's log.
    pub(crate) lines: Vec<Logged>,
    /// How many outcomes there have ever been, with those that were taken back.
    pub(crate) outcomes: u64,
    /// So many lines of the log nobody can take back alone.
    pub(crate) fixed: usize,
    /// Who has ended a turn and not confirmed it.
    pub(crate) unconfirmed: Option<Seat>,
    /// Who asks to go back.
    pub(crate) request: Option<Request>,
    /// Where the table's memory begins.
    pub(crate) start: Start,
    /// Who wants to end the game early, and whether that has happened.
    pub(crate) ending: Ending,
    pub(crate) history: Vec<Happened<G>>,
}

/// What a table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Waiting))]
#[serde(rename_all = "kebab-case")]
pub enum Awaits {
    /// Somebody who sits down, in these seats.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<usize>))]
    Players(#[serde(with = "serial::seats")] Seats),
    /// The beginning: all seats are taken.
    Begin,
    /// Choices of these seats; in secret, if they are several.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<usize>))]
    Choices(#[serde(with = "serial::seats")] Seats),
    /// That this seat confirms its turn, or takes it back.
    #[cfg_attr(feature = "openapi", schema(value_type = usize))]
    Confirm(#[serde(with = "serial::seat")] Seat),
    /// An outcome of chance.
    Chance,
    /// Nothing: the game is over, or there will be none.
    Nothing,
}

impl<G: Game> Table<G> {
    /// A table where nobody sits yet. If its chance is to be fair it has committed itself now:
    /// the record's header says to what.
    ///
    /// # Errors
    /// If the table's name cannot stand in a record, or the header speaks of another table.
    pub fn new(
        header: Header<G>,
        settings: Settings,
        source: Source<G::Chance>,
    ) -> Result<Table<G>, Problem> {
        if header.fairness().is_some() {
            let key = "table".to_owned();
            return Err(Problem::KeyTwice { key });
        }
        let players = header.begin().position().players();
        let chairs = vec![Chair::default(); players];
        let header = match &source {
            Source::Fair { table, seed } => header.with_fairness(Fairness {
                table: table.clone(),
                commitment: seed.commitment(),
                bytes: chairs.iter().map(|chair| chair.bytes().clone()).collect(),
                seed: None,
            })?,
            Source::Typed | Source::Fixed(_) => header,
        };
        Ok(Table {
            clocks: Clocks::new(settings.pace, players),
            settings,
            source,
            chairs,
            begun: false,
            record: Record::new(header),
            lines: Vec::new(),
            outcomes: 0,
            fixed: 0,
            unconfirmed: None,
            request: None,
            start: Start::default(),
            ending: Ending::default(),
            history: Vec::new(),
        })
    }

    /// What the table waits for.
    #[must_use]
    pub fn awaits(&self) -> Awaits {
        if self.ending.here {
            return Awaits::Nothing;
        }
        if !self.begun {
            let free = self.free();
            return if free.is_empty() {
                Awaits::Begin
            } else {
                Awaits::Players(free)
            };
        }
        if let Some(seat) = self.unconfirmed {
            return Awaits::Confirm(seat);
        }
        match self.position().turn() {
            Turn::Player(_) | Turn::Secret(_) => Awaits::Choices(self.position().turn().seats()),
            Turn::Chance => Awaits::Chance,
            Turn::Over => Awaits::Nothing,
        }
    }

    /// The seats that wait for a computer player, how strong it is, and what it sees.
    pub fn computers(&self) -> impl Iterator<Item = (Seat, Level, View<G>)> + '_ {
        self.waited_for().iter().filter_map(|seat| {
            let Some(Sitter::Computer(level)) = self.chair(seat).player() else {
                return None;
            };
            Some((seat, level, self.view(Viewer::Seat(seat))))
        })
    }

    /// What the players agreed on.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// A seat, and who sits there.
    #[must_use]
    pub fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    /// Where the game stands, with all its secrets: for the host alone.
    #[must_use]
    pub fn position(&self) -> &G {
        self.record.position()
    }

    /// Where the game stands, as somebody may see it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<G> {
        View::of(self.position(), viewer)
    }

    /// The game's record as somebody may have it: all of it, with the seed, once it is over.
    #[must_use]
    pub fn record(&self, viewer: Viewer) -> String {
        if self.is_over() {
            self.record.to_string()
        } else {
            self.record.redacted(viewer)
        }
    }

    /// Points and winners, once the game is over; nothing if it was ended early.
    #[must_use]
    pub fn result(&self) -> Option<Standings> {
        self.position().result().filter(|_| self.is_over())
    }

    /// The time that a seat has left; nothing where nobody counts it.
    #[must_use]
    pub fn time_left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        self.clocks.left(seat, now)
    }

    /// How many events there have been: the number of the next one.
    #[must_use]
    pub fn len(&self) -> usize {
        self.start.events + self.history.len()
    }

    /// Has nothing happened yet?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All events from number [`Table::first`] on, the first one first: for the host alone.
    pub fn events(&self) -> impl Iterator<Item = &Event<Entry<G>>> {
        self.history.iter().map(|happened| &happened.event)
    }

    /// The outcome that the source gives, if chance is due and does not have to be typed in.
    #[must_use]
    pub fn draw(&self, now: Millis) -> Option<Event<Entry<G>>> {
        if self.awaits() != Awaits::Chance {
            return None;
        }
        let outcome = self.drawn()?;
        Some(Deed::Entry(Entry::Chance(outcome)).at(now))
    }

    /// The seats whose time is up, where something has to happen then.
    #[must_use]
    pub fn overdue(&self, now: Millis) -> Seats {
        match self.settings.overdue {
            Overdue::Nothing => Seats::NONE,
            Overdue::Turn(_) | Overdue::Rest(_) => self.clocks.overdue(now),
        }
    }

    /// May this happen now?
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, event: &Event<Entry<G>>) -> Result<(), Refused> {
        Refused::Over.unless(!self.is_over())?;
        match event.deed {
            Deed::Sit(..) | Deed::Computer(..) | Deed::Leave(_) | Deed::Begin => {
                Refused::Begun.unless(!self.begun)?;
            }
            Deed::Close => {}
            _ => Refused::NotBegun.unless(self.begun)?,
        }
        match &event.deed {
            Deed::Sit(seat, person) => self.check_sit(*seat, person),
            Deed::Computer(seat, _) => self.check_free(*seat),
            Deed::Leave(seat) => self.check_leave(*seat),
            Deed::Begin => Refused::StillFree(self.free()).unless(self.free().is_empty()),
            Deed::Entry(entry) => self.check_entry(*entry),
            Deed::Confirm(seat) => self.check_confirm(*seat),
            Deed::Undo(seat, entries) => self.check_undo(*seat, *entries),
            Deed::Ask(seat, entries) => self.check_ask(*seat, *entries),
            Deed::Agree(seat) | Deed::Refuse(seat) => self.check_answer(*seat),
            Deed::TimeOut(seat) => self.check_time_out(*seat, event.at),
            Deed::StandIn(seat, _) | Deed::Resign(seat, _) => self.check_replaceable(*seat),
            Deed::Return(seat) => self.check_return(*seat),
            Deed::Pause(seat) => self.check_pause(*seat),
            Deed::Resume(seat) => Refused::NotPaused(*seat).unless(self.clocks.is_paused(*seat)),
            Deed::EndGame(seat) => self.check_end_game(*seat),
            Deed::GoOn(seat) => self.check_go_on(*seat),
            Deed::Credit(_) | Deed::Close => Ok(()),
        }
    }

    /// Lets it happen, and says what number it has, counted from 0.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub fn apply(&mut self, event: Event<Entry<G>>) -> Result<usize, Refused> {
        self.check(&event)?;
        if let Deed::Credit(millis) = event.deed {
            // Before the time counts, so that nobody was out of it in between.
            self.clocks.credit(millis);
        }
        self.clocks.go_on(event.at);
        let number = self.len();
        let mut happened = Happened::new(event);
        match &happened.event.deed {
            Deed::Sit(seat, person) => self.sit(*seat, person),
            Deed::Computer(seat, level) => self.sit_computer(*seat, *level),
            Deed::Leave(seat) => self.chairs[seat.index()] = Chair::default(),
            Deed::Begin => self.begin(),
            Deed::Entry(entry) => {
                let entry = *entry;
                self.enter(entry, &mut happened, number);
            }
            Deed::Confirm(seat) => self.confirm(*seat),
            Deed::Undo(seat, entries) => {
                self.undo(*seat, *entries);
                happened.went_back_to = Some(self.entries());
            }
            Deed::Ask(seat, entries) => self.request = Some(Request::new(*seat, *entries)),
            Deed::Agree(seat) => self.agree(*seat),
            Deed::Refuse(_) => self.request = None,
            Deed::TimeOut(seat) => self.time_out(*seat),
            Deed::StandIn(seat, level) => self.stand_in(*seat, *level, Term::Rest),
            Deed::Return(seat) => self.come_back(*seat),
            Deed::Resign(seat, level) => self.resign(*seat, *level),
            Deed::EndGame(seat) => self.want_end(*seat),
            Deed::GoOn(_) => self.go_on(),
            Deed::Close => self.close(),
            Deed::Pause(seat) => self.clocks.pause(*seat),
            Deed::Resume(seat) => self.clocks.resume(*seat),
            Deed::Credit(_) => {}
        }
        self.end_if_all_agree();
        if let Some(entries) = self.go_back_if_all_agree(number) {
            happened.went_back_to = Some(entries);
        }
        self.see_what_is_next();
        self.history.push(happened);
        Ok(number)
    }

    /// Whose clocks run now; and when all is over, what chance came from.
    pub(crate) fn see_what_is_next(&mut self) {
        self.clocks.wait_for(self.people(self.waited_for()));
        if let (true, Source::Fair { seed, .. }) = (self.is_over(), &self.source) {
            self.record.publish_seed(seed.bytes());
        }
    }

    /// Is the game over, and nobody can take back how it ended?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.awaits() == Awaits::Nothing
    }

    /// Those of some seats that a person plays now.
    pub(crate) fn people(&self, seats: Seats) -> Seats {
        let seats = seats.iter();
        seats
            .filter(|&seat| self.chair(seat).player() == Some(Sitter::Person))
            .collect()
    }

    /// The seat, if the table has it.
    pub(crate) fn existing(&self, seat: Seat) -> Result<&Chair, Refused> {
        let chair = self.chairs.get(seat.index());
        chair.ok_or(Refused::NoSuchSeat(seat))
    }

    /// Whose choice or confirmation is waited for.
    #[must_use]
    pub fn waited_for(&self) -> Seats {
        match self.awaits() {
            Awaits::Choices(seats) => seats,
            Awaits::Confirm(seat) => Seats::from_iter([seat]),
            Awaits::Players(_) | Awaits::Begin | Awaits::Chance | Awaits::Nothing => Seats::NONE,
        }
    }
}
