//! Going on from the middle of a game.
//!
//! A table is the fold of its events, as long as the rules stay the same. When they are
//! corrected, the old events of a running game may give another position, or none. So a host
//! stores snapshots too, and the version of the rules ([`Game::RULES`]) by which the table was
//! opened. As long as that is the program's the host applies all events. A game of another
//! version goes on from its latest snapshot, now and ever after:
//!
//! 1. with every event it keeps the [`Table::snapshot`] of after it or, if there is none, the
//!    [`Table::snapshot_before`] it, if there is one: only the latest is needed;
//! 2. to go on, it lets the table [`Table::resume`] and [`Table::catch_up`] with the events after
//!    the snapshot: those from number [`Table::len`] on.
//!
//! Such a table goes on counting events, entries and outcomes, and remembers nothing: nobody goes
//! back to before the snapshot, nobody is told of what came before ([`Table::first`]), and its
//! record begins from the position of the snapshot.
//!
//! A snapshot holds all secrets of the players, but not the seed. It is a text of these lines,
//! each ended by a line feed:
//!
//! ```text
//! snapshot 1                                 the format's version
//! rules 1                                    the version of the rules that made it
//! events 57                                  how many events there have been,
//! entries 40                                 how many entries the game had
//! outcomes 12                                and how many outcomes there have ever been
//! now 1700000000000                          the latest time that the table was told
//! seat 1 person 60000 counts 00ff Ada        who, time left, bytes and name as in `sit`
//! seat 2 rest medium 12000 paused -          a person for whom a computer player stands in
//! position genesis reptile,human - …
//! ```
//!
//! The sitter of a seat is `person`, `computer LEVEL`, `resigned LEVEL` or `left LEVEL` for a computer
//! player in the place of somebody who gave up or did not come back, `turn LEVEL` or `rest LEVEL` for
//! one who stands in. Before that may stand `offered WHO` (by the `holder` or the `others`; `asked` if the
//! others have not agreed), `offer-ends MILLIS` (a computer player takes the seat then), `gone N` (so many had
//! gone before), `vote-ends MILLIS` (votes about the player count then) with `vote-latest MILLIS` (not later,
//! whatever people want), and `away`, `away-again`, for a player who is back and owes a turn `back`, or for one
//! who has taken over the seat and played no turn `new`. A clock `counts` or is `paused`. After
//! the seats stand, if the game is rated, how many choices the person in each made, and how many computer players
//! made in their place, `chose SEAT N M`; then the votes about those who are away, `vote SEAT AWAY REMEDY`.

mod text;

use urzeit_rules::{
    Entry, Game, Seat, Seats, Turn,
    record::{Header, Note, Problem},
};

use self::text::Snapshot;
use crate::{
    chair::{Offer, VoteTime},
    clock::Clocks,
    event::{Deed, EntryText, Event, Made},
    refused::Refused,
    settings::{Settings, Source},
    table::Table,
    told::Happened,
    undo::Logged,
};

/// Where the memory of a table begins: what there was before.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Start {
    pub(crate) events: usize,
    pub(crate) entries: usize,
    /// How many lines of the log say what was before.
    pub(crate) lines: usize,
}

impl<G: Game> Table<G> {
    /// All that the table needs to go on from now, as text.
    ///
    /// There is none before the game begins and after its end, while a turn is to be confirmed or
    /// somebody can take something back alone, and between a secret choice and its reveal. A
    /// request to go back is not in it: the table that goes on from it could not. Nor are the
    /// players who want to end the game early: they can say it again.
    #[must_use]
    pub fn snapshot(&self) -> Option<String> {
        let kept = self.undoer().is_none();
        (kept && self.is_fit()).then(|| self.describe())
    }

    /// The same for a moment when a deed, which [`Table::check`] allows, is about to happen:
    /// what it answers can be taken back until now, and not afterwards.
    ///
    /// So there is one at least once a turn, also where turns are not confirmed.
    #[must_use]
    pub fn snapshot_before(&self, deed: &Deed<impl Made>) -> Option<String> {
        let answers = match deed {
            Deed::Entry(entry) => self.answers(entry.seat()),
            _ => false,
        };
        let kept = answers || self.undoer().is_none();
        (kept && self.is_fit()).then(|| self.describe())
    }

    /// A table that goes on from a snapshot; header, settings and source are what it was made
    /// with.
    ///
    /// # Errors
    /// If it is no snapshot of such a table, or one that only newer rules can read.
    pub fn resume(
        header: &Header<G>,
        settings: Settings,
        source: Source<G::Chance>,
        snapshot: &str,
    ) -> Result<Table<G>, Refused> {
        let snapshot = Snapshot::<G>::read(snapshot)?;
        let players = snapshot.position.players();
        let header = begin_from(header, snapshot.position)?;
        let mut table = Table::new(header, settings, source)?;
        if snapshot.seats.len() < players {
            let key = format!("seat {}", Seat::at(snapshot.seats.len()));
            return Err(Problem::KeyMissing { key }.into());
        }
        let mut left = Vec::new();
        let mut paused = Seats::NONE;
        for (index, seated) in snapshot.seats.into_iter().enumerate() {
            let seat = Seat::at(index);
            table.check_sit(seat, &seated.chair.person)?;
            table.chairs[index] = seated.chair;
            left.push(seated.left);
            if seated.paused {
                paused.insert(seat);
            }
        }
        table.begin();
        table.clocks = Clocks::at(settings.pace, snapshot.now, left, paused);
        table.start.events = snapshot.events as usize;
        table.start.entries = snapshot.entries as usize;
        table.outcomes = snapshot.outcomes.into();
        for (seat, chosen) in snapshot.chosen {
            table.chosen_before[seat.index()].1 = chosen;
        }
        table.votes = snapshot.votes;
        // A game that has come so far is not called off.
        for seat in Seat::all(players) {
            table.beginning.is_made(seat);
        }
        // Before votes and offers had an end, none was noted.
        let ends = snapshot.now.saturating_add(settings.pace.answer());
        for chair in &mut table.chairs {
            if chair.offer == Some(Offer::Others) {
                chair.offer_ends.get_or_insert(ends);
            }
        }
        for vote in &table.votes {
            let time = &mut table.chairs[vote.away.index()].vote_time;
            time.get_or_insert(VoteTime { ends, latest: ends });
        }
        table.open_log();
        table.see_what_is_next();
        Ok(table)
    }

    /// Applies all events that were stored after the snapshot from which this table goes on.
    ///
    /// # Errors
    /// Why these rules refuse one of them. Then none of them counts, because those after it were
    /// meant for another position: the table stays where the snapshot is, and only the numbers
    /// of events and outcomes are used up. The host has to store a new snapshot at once.
    pub fn catch_up(&mut self, stored: &[Event]) -> Result<(), Refused> {
        let mut ahead = self.clone();
        let caught_up = stored
            .iter()
            .try_for_each(|event| ahead.apply_stored(event.clone().read()?));
        match caught_up {
            Ok(()) => *self = ahead,
            Err(_) if self.has_just_resumed() => self.lose(stored),
            Err(_) => {}
        }
        caught_up
    }

    /// Applies an event that has happened already. A request to go back to before the snapshot,
    /// and answers to it, are told with the others, but come to nothing. (When all had agreed, there
    /// was a snapshot after it.) So is a vote against an early end, and what once was possible: a
    /// holiday that began when a turn was owed, somebody who agreed or withdrew while away, and a vote about
    /// a hand-over that is asked for no more, and coming back a second time without having played. A game that was
    /// called off stays so, though nobody knows any more who had not begun.
    fn apply_stored(&mut self, event: Event<Entry<G>>) -> Result<(), Refused> {
        let refused = match self.apply(event.clone()) {
            Ok(_) => return Ok(()),
            Err(refused) => refused,
        };
        match (&refused, &event.deed) {
            (Refused::BeforeSnapshot { .. }, Deed::Ask(..))
            | (Refused::NotAsked(_), Deed::Agree(_) | Deed::Refuse(_))
            | (Refused::NobodyWantsToEnd, Deed::GoOn(_))
            | (Refused::Away(_), Deed::Ask(..) | Deed::Agree(_))
            | (Refused::NotOffered(_), Deed::Withdraw(_))
            | (Refused::NotAway(_), Deed::Vote(..))
            | (Refused::NoTimeLeft(_), Deed::Return(_))
            | (Refused::OwesTurn(_), Deed::Pause(_))
            | (Refused::NotPaused(_), Deed::Resume(_)) => {
                self.clocks.go_on(event.at);
                self.history.push(Happened::new(event));
                Ok(())
            }
            (Refused::NotUnbegun(_), Deed::CallOff(_)) => {
                self.clocks.go_on(event.at);
                self.call_off();
                self.see_what_is_next();
                self.history.push(Happened::new(event));
                Ok(())
            }
            _ => Err(refused),
        }
    }

    /// Could the game go on from here, but for what somebody might take back?
    fn is_fit(&self) -> bool {
        self.begun && !self.is_over() && self.unconfirmed.is_none() && !self.keeps_secrets()
    }

    /// Can nobody take back alone what was before an entry of this seat, once it is made?
    fn answers(&self, seat: Option<Seat>) -> bool {
        let secret = matches!(self.position().turn(), Turn::Secret(_));
        secret || seat != self.undoer()
    }

    fn has_just_resumed(&self) -> bool {
        self.begun && self.history.is_empty()
    }

    /// These events have happened and do not count: nobody gets their numbers, nor those of
    /// their outcomes, and nobody pays for their time.
    fn lose(&mut self, events: &[Event]) {
        for event in events {
            self.clocks.skip_to(event.at);
            if matches!(event.deed, Deed::Entry(EntryText { seat: None, .. })) {
                self.outcomes += 1;
            }
        }
        self.start.events += events.len();
        self.open_log();
    }

    /// The record's log begins with how many numbers of outcomes are used up, if that matters
    /// to whoever checks its chance, and with those who are gone or away: else it would come to another
    /// conclusion than the table.
    fn open_log(&mut self) {
        self.record.take_back(self.lines.len());
        self.lines.clear();
        self.clocks_before.clear();
        if self.outcomes > 0 && matches!(self.source, Source::Fair { .. }) {
            let outcomes = u32::try_from(self.outcomes).unwrap_or(u32::MAX);
            self.record.note(Note::Undo { outcomes });
            self.log(Logged::note(self.start.events));
        }
        for note in self.absences() {
            self.record.note(note);
            self.log(Logged::note(self.start.events));
        }
        self.start.lines = self.lines.len();
        self.keep_all();
    }
}

/// The header of a game that goes on from here, by the rules of now.
fn begin_from<G: Game>(header: &Header<G>, position: G) -> Result<Header<G>, Problem> {
    let seats = Seat::all(header.begin().position().players());
    let mut from_here = Header::new(header.setup().clone()).with_start(position)?;
    for seat in seats {
        from_here = from_here.with_name(seat, header.name(seat))?;
    }
    match header.fairness() {
        Some(fairness) => from_here.with_fairness(fairness.clone()),
        None => Ok(from_here),
    }
}
