//! The table: events checked and applied, and what it waits for.

use serde::{Deserialize, Serialize};
use urzeit_players::Level;
use urzeit_rules::{
    Entry, Game, Record, Seat, Seats, Standings, Turn, View, Viewer,
    record::{Fairness, Header, Note, Problem},
};

use crate::{
    absence::Vote,
    beginning::Beginning,
    chair::{Chair, Chosen, Offer, Sitter, Term},
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
    /// Does the result count for ratings?
    pub(crate) rated: bool,
    pub(crate) source: Source<G::Chance>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) clocks: Clocks,
    pub(crate) begun: bool,
    pub(crate) record: Record<G>,
    /// What else is known of each line of the record's log.
    pub(crate) lines: Vec<Logged>,
    /// How many outcomes there have ever been, with those that were taken back.
    pub(crate) outcomes: u64,
    /// How many lines of the log nobody can take back alone.
    pub(crate) fixed: usize,
    /// The player who has ended a turn and not confirmed it.
    pub(crate) unconfirmed: Option<Seat>,
    /// The request of a player who asks to go back.
    pub(crate) request: Option<Request>,
    /// Where the table's memory begins.
    pub(crate) start: Start,
    /// The players who want to end the game early, and whether that has happened.
    pub(crate) ending: Ending,
    /// First choices that have to come soon.
    pub(crate) beginning: Beginning,
    /// What those who are present want to be done about those who are away.
    pub(crate) votes: Vec<Vote>,
    /// The event in which each seat last changed hands, or none, and what was chosen there after it and
    /// before the log begins.
    pub(crate) chosen_before: Vec<(usize, Chosen)>,
    /// The clocks before each line of the log.
    pub(crate) clocks_before: Vec<Clocks>,
    pub(crate) history: Vec<Happened<G>>,
}

/// What players answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Shall the game go back?
    GoBack,
    /// Shall it end?
    End,
    /// What becomes of this seat?
    Seat(Seat),
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
            rated: false,
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
            beginning: Beginning::new(players),
            votes: Vec::new(),
            chosen_before: vec![Default::default(); players],
            clocks_before: Vec::new(),
            history: Vec::new(),
        })
    }

    /// What the table waits for.
    #[must_use]
    pub fn awaits(&self) -> Awaits {
        if self.ending.is_here() {
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
            self.record_with_missing().to_string()
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
        let passing = self.clocks.passing(now);
        let up = passing.filter(|&(seat, left)| left == 0 && self.minds_time(seat));
        up.map(|(seat, _)| seat).collect()
    }

    /// How long it takes until somebody's time is up, or that of a vote, an offer or a first choice, if nothing
    /// happens.
    #[must_use]
    pub fn deadline(&self, now: Millis) -> Option<Millis> {
        let passing = self.clocks.passing(now);
        let left = passing.filter(|&(seat, _)| self.minds_time(seat));
        let decisions = self.decisions().map(|(_, at)| at.saturating_sub(now));
        let beginnings = self.beginnings().map(|(_, at)| at.saturating_sub(now));
        let left = left.map(|(_, left)| left);
        left.chain(decisions).chain(beginnings).min()
    }

    /// Does something happen when this seat's time is up? If nothing but that its person is away, it
    /// happens once.
    fn minds_time(&self, seat: Seat) -> bool {
        self.when_overdue() != Overdue::Nothing || !self.chair(seat).is_away()
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
            Deed::Agree(seat) => self.check_agree(*seat),
            Deed::Refuse(seat) => self.check_refuse(*seat),
            Deed::TimeOut(seat) => self.check_time_out(*seat, event.at),
            Deed::StandIn(seat, _) | Deed::Resign(seat, _) => self.check_held(*seat),
            Deed::Return(seat) => self.check_return(*seat),
            Deed::Pause(seat) => self.check_pause(*seat),
            Deed::Resume(seat) => Refused::NotPaused(*seat).unless(self.clocks.is_paused(*seat)),
            &Deed::Vote(seat, away, remedy) => self.check_vote(Vote { seat, away, remedy }),
            Deed::Count(seat) => self.check_count(*seat, event.at),
            Deed::CallOff(seat) => self.check_call_off(*seat, event.at),
            Deed::AskToHandOver(seat) | Deed::Offer(seat) => self.check_offer(*seat),
            Deed::Withdraw(seat) => self.check_withdraw(*seat),
            Deed::Substitute(seat, person) => self.check_substitute(*seat, person),
            Deed::EndGame(seat) => self.check_end_game(*seat),
            Deed::GoOn(seat) => self.check_go_on(*seat),
            Deed::Order(seat) => self.check_order(*seat),
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
            for clocks in self.all_clocks() {
                clocks.credit(millis);
            }
            for chair in &mut self.chairs {
                chair.credit(millis);
            }
            self.beginning.credit(millis);
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
            Deed::Undo(_, entries) => {
                self.undo(*entries);
                happened.went_back_to = Some(self.entries());
            }
            Deed::Ask(seat, entries) => self.request = Some(Request::new(*seat, *entries)),
            Deed::Agree(seat) => self.agree(*seat),
            Deed::Refuse(_) => self.request = None,
            Deed::TimeOut(seat) => self.time_out(*seat),
            Deed::StandIn(seat, level) => self.stand_in(*seat, *level, Term::Rest),
            Deed::Return(seat) => {
                self.come_back(*seat);
                self.note(Note::Return(*seat));
            }
            Deed::Resign(seat, level) => self.resign(*seat, *level),
            &Deed::Vote(seat, away, remedy) => self.vote(Vote { seat, away, remedy }),
            Deed::Count(seat) => self.count(*seat),
            Deed::AskToHandOver(seat) => self.chairs[seat.index()].offer = Some(Offer::Asked),
            Deed::Offer(seat) => self.chairs[seat.index()].offer = Some(Offer::Holder),
            Deed::Withdraw(seat) => self.chairs[seat.index()].offer = None,
            Deed::Substitute(seat, person) => self.substitute(*seat, &person.name),
            Deed::EndGame(seat) => self.want_end(*seat),
            Deed::GoOn(_) => self.go_on(),
            Deed::Close => self.close(),
            Deed::CallOff(_) => self.call_off(),
            Deed::Pause(seat) => self.pause(*seat),
            Deed::Resume(seat) => self.resume_clock(*seat),
            Deed::Credit(_) | Deed::Order(_) => {}
        }
        self.end_if_all_agree();
        self.settle_absences();
        if let Some(entries) = self.go_back_if_all_agree() {
            happened.went_back_to = Some(entries);
        }
        self.see_what_is_next();
        self.history.push(happened);
        Ok(number)
    }

    /// The clocks, and those to which a player may go back alone.
    fn all_clocks(&mut self) -> impl Iterator<Item = &mut Clocks> {
        let undoable = self.clocks_before[self.fixed..].iter_mut();
        undoable.chain([&mut self.clocks])
    }

    fn pause(&mut self, seat: Seat) {
        let now = self.clocks.now();
        for clocks in self.all_clocks() {
            clocks.go_on(now);
            clocks.pause(seat);
        }
    }

    pub(crate) fn resume_clock(&mut self, seat: Seat) {
        let now = self.clocks.now();
        for clocks in self.all_clocks() {
            clocks.go_on(now);
            clocks.resume(seat);
        }
    }

    /// Writes down in the record what happened at the table. Nobody takes that back.
    pub(crate) fn note(&mut self, note: Note) {
        self.record.note(note);
        self.log(Logged::note(self.len()));
        self.keep_all();
    }

    /// A line of the record's log is written.
    pub(crate) fn log(&mut self, line: Logged) {
        self.lines.push(line);
        self.clocks_before.push(self.clocks.clone());
    }

    /// Was an entry added or taken back since so many events, other than a choice of another seat that is
    /// still secret? Then a player who saw the table after that many has not seen what this seat would
    /// answer now.
    #[must_use]
    pub fn has_moved_on(&self, seat: Seat, since: usize) -> bool {
        let Some(mut news) = self.since(since) else {
            return true;
        };
        news.any(|happened| {
            let entered = match happened.event.deed {
                Deed::Entry(Entry::Player(by, _)) => by == seat || !happened.is_hidden(),
                Deed::Entry(Entry::Chance(_)) => true,
                _ => false,
            };
            entered || happened.went_back_to.is_some()
        })
    }

    /// Has this been asked since so many events, so that an answer may have been meant for another request?
    #[must_use]
    pub fn was_asked_since(&self, since: usize, question: Question) -> bool {
        let Some(mut news) = self.since(since) else {
            return true;
        };
        news.any(|happened| match happened.event.deed {
            Deed::Ask(..) => question == Question::GoBack,
            // Others who agree meanwhile ask nothing new: only after this is an end proposed again.
            Deed::GoOn(_) => question == Question::End,
            Deed::TimeOut(seat)
            | Deed::StandIn(seat, _)
            | Deed::AskToHandOver(seat)
            | Deed::Substitute(seat, _) => question == Question::Seat(seat),
            _ => false,
        })
    }

    /// What has happened since so many events; nothing, if that is not known any more.
    fn since(&self, since: usize) -> Option<impl Iterator<Item = &Happened<G>>> {
        let known = since.checked_sub(self.first())?;
        Some(self.history.iter().skip(known))
    }

    /// How often the person in this seat has asked for something or taken something back since then.
    /// Nothing in the game comes nearer to its end by it, so hosts limit it.
    #[must_use]
    pub fn requests(&self, seat: Seat, since: Millis) -> usize {
        let lately = self.history.iter().rev();
        let lately = lately.take_while(|happened| {
            let changes_hands =
                matches!(happened.event.deed, Deed::Substitute(it, _) if it == seat);
            happened.event.at >= since && !changes_hands
        });
        let requests = lately.filter(|happened| happened.event.deed.is_request());
        requests
            .filter(|happened| happened.event.deed.seat() == Some(seat))
            .count()
    }

    /// Has a player ever chosen something, even if it was taken back?
    #[must_use]
    pub fn was_played(&self) -> bool {
        let chosen =
            |happened: &Happened<G>| matches!(happened.event.deed, Deed::Entry(Entry::Player(..)));
        self.start.events > 0 || self.history.iter().any(chosen)
    }

    /// Sets which clocks run now; and when all is over, tells what chance came from.
    pub(crate) fn see_what_is_next(&mut self) {
        self.clocks.wait_for(self.people(self.waited_for()));
        self.see_who_begins();
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

    /// The seats whose choice or confirmation is waited for.
    #[must_use]
    pub fn waited_for(&self) -> Seats {
        match self.awaits() {
            Awaits::Choices(seats) => seats,
            Awaits::Confirm(seat) => Seats::from_iter([seat]),
            Awaits::Players(_) | Awaits::Begin | Awaits::Chance | Awaits::Nothing => Seats::NONE,
        }
    }
}
