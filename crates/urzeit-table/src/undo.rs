//! What can be taken back: by a player alone, and by agreement.
//!
//! Alone a player takes back what nobody has answered: the last entries of the log that are the
//! player's own, none of them secret, after the last outcome of chance and after the last
//! confirmation. So an undo never changes another player's move and never goes back over
//! chance, a reveal or a secret choice. Further back the table goes only if all people who play
//! agree, and then the record shows it.

use serde::{Deserialize, Serialize};
use urzeit_rules::{
    Entry, Game, Seat, Seats,
    record::{Line, Note},
};

use crate::{chair::Chosen, clock::Clocks, refused::Refused, serial, table::Table};

/// What a table knows of a line of its record's log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Logged {
    /// The number of the event that wrote it.
    pub(crate) event: usize,
    /// The seat whose choice it is; none if it is chance, or the note of an undo.
    pub(crate) seat: Option<Seat>,
    /// Is it a person's choice, and not that of a computer player in their place?
    by_person: bool,
    /// Is it the note of an undo?
    note: bool,
    pub(crate) secrecy: Secrecy,
}

/// The players who may know of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Secrecy {
    /// All, from the beginning.
    Open,
    /// The player who made it.
    Secret,
    /// All, since it was revealed.
    Revealed,
}

impl Logged {
    pub(crate) fn entry<G: Game>(
        event: usize,
        entry: Entry<G>,
        secret: bool,
        by_person: bool,
    ) -> Logged {
        Logged {
            event,
            seat: entry.seat(),
            by_person,
            note: false,
            secrecy: if secret {
                Secrecy::Secret
            } else {
                Secrecy::Open
            },
        }
    }

    pub(crate) fn note(event: usize) -> Logged {
        Logged {
            event,
            seat: None,
            by_person: false,
            note: true,
            secrecy: Secrecy::Open,
        }
    }
}

/// Somebody asks all others to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoBack))]
pub struct Request {
    /// The player who asks.
    #[serde(with = "serial::seat")]
    #[cfg_attr(feature = "openapi", schema(value_type = usize))]
    seat: Seat,
    /// To where the game had so many entries.
    entries: usize,
    /// The players who agree.
    #[serde(with = "serial::seats")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<usize>))]
    agreed: Seats,
}

impl Request {
    pub(crate) fn new(seat: Seat, entries: usize) -> Request {
        Request {
            seat,
            entries,
            agreed: Seats::from_iter([seat]),
        }
    }

    /// The player who asks.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// To where the game had so many entries.
    #[must_use]
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// The same request without what this seat said, because its person is away or another one; none
    /// if the seat is that of the player who asked.
    pub(crate) fn without(mut self, seat: Seat) -> Option<Request> {
        self.agreed.remove(seat);
        (self.seat != seat).then_some(self)
    }

    /// The players who have agreed, including the one who asks.
    #[must_use]
    pub fn agreed(&self) -> Seats {
        self.agreed
    }
}

impl<G: Game> Table<G> {
    /// The request of a player who asks to go back, if there is one.
    #[must_use]
    pub fn request(&self) -> Option<&Request> {
        self.request.as_ref()
    }

    /// How many of its last entries this seat can take back alone.
    #[must_use]
    pub fn undoable(&self, seat: Seat) -> usize {
        if self.undoer() == Some(seat) {
            self.lines.len() - self.fixed
        } else {
            0
        }
    }

    /// How many entries the game has.
    #[must_use]
    pub fn entries(&self) -> usize {
        self.start.entries + self.lines.iter().filter(|line| !line.note).count()
    }

    /// The seat whose choice each entry of the game is, the first one first (after the snapshot, if the table
    /// goes on from one); none if it is chance.
    pub fn makers(&self) -> impl DoubleEndedIterator<Item = Option<Seat>> + '_ {
        let entries = self.lines.iter().filter(|line| !line.note);
        entries.map(|line| line.seat)
    }

    /// The choices that the person in this seat has made, and those of computer players in their place.
    pub(crate) fn chosen(&self, seat: Seat) -> Chosen {
        let (since, mut chosen) = self.chosen_before[seat.index()];
        let lines = self.lines.iter();
        let own = lines.filter(|line| line.seat == Some(seat) && line.event >= since);
        own.for_each(|line| chosen.count(line.by_person));
        chosen
    }

    /// The only one who can take something back alone.
    pub(crate) fn undoer(&self) -> Option<Seat> {
        self.lines[self.fixed..].last()?.seat
    }

    /// Nobody takes back alone what is in the log now.
    pub(crate) fn keep_all(&mut self) {
        self.fixed = self.lines.len();
    }

    /// A choice of this seat answers those of others before it.
    pub(crate) fn keep_what_others_did(&mut self, seat: Seat) {
        if self.undoer() != Some(seat) {
            self.keep_all();
        }
    }

    /// What this seat did so far is not to be taken back any more.
    pub(crate) fn keep_what_was_done_by(&mut self, seat: Seat) {
        if self.undoer() == Some(seat) {
            self.keep_all();
        }
    }

    pub(crate) fn check_undo(&self, seat: Seat, entries: usize) -> Result<(), Refused> {
        self.check_person(seat)?;
        let most = self.undoable(seat);
        Refused::UndoTooFar { most }.unless((1..=most).contains(&entries))
    }

    /// The clocks show what they would if the entries had not been made: others get back the time that
    /// they took, and what the end of a turn gave is gone.
    pub(crate) fn undo(&mut self, entries: usize) {
        self.record.take_back(entries);
        let now = self.clocks.now();
        self.clocks = self.forget_lines(self.lines.len() - entries);
        self.clocks.go_on(now);
        self.unconfirmed = None;
    }

    /// The log has only so many lines, fewer than before: the clocks when the first entry after them was
    /// about to be made.
    fn forget_lines(&mut self, kept: usize) -> Clocks {
        let mut forgotten = self
            .lines
            .drain(kept..)
            .zip(self.clocks_before.drain(kept..));
        let entry = forgotten.find(|(line, _)| !line.note);
        entry.expect("an entry is taken back").1
    }

    pub(crate) fn check_ask(&self, seat: Seat, entries: usize) -> Result<(), Refused> {
        self.check_person(seat)?;
        self.check_here(seat)?;
        Refused::AskedAlready.unless(self.request.is_none())?;
        self.check_going_back(entries)
    }

    pub(crate) fn check_agree(&self, seat: Seat) -> Result<(), Refused> {
        self.check_person(seat)?;
        let asks = |request: Request| !request.agreed.contains(seat);
        Refused::NotAsked(seat).unless(self.request.is_some_and(asks))?;
        self.check_here(seat)
    }

    /// Everybody who holds a seat can refuse, those too who asked or agreed and do not want it any more.
    pub(crate) fn check_refuse(&self, seat: Seat) -> Result<(), Refused> {
        self.check_held(seat)?;
        Refused::NotAsked(seat).unless(self.request.is_some())
    }

    pub(crate) fn agree(&mut self, seat: Seat) {
        if let Some(request) = &mut self.request {
            request.agreed.insert(seat);
        }
    }

    /// Goes back once all who hold seats have agreed, which those who are away cannot. A request that
    /// has become impossible meanwhile is dropped. Says how many entries the game has then.
    pub(crate) fn go_back_if_all_agree(&mut self) -> Option<usize> {
        let request = self.request?;
        let holders = self.holders();
        let possible = holders.contains(request.seat)
            && !self.is_over()
            && self.check_going_back(request.entries).is_ok();
        if !possible {
            self.request = None;
            return None;
        }
        if !holders.iter().all(|seat| request.agreed.contains(seat)) {
            return None;
        }
        let lines = self.line_after(request.entries);
        let notes = self.record.log()[lines..].iter();
        // That somebody gave up, ran out of time or took over a seat remains true.
        let notes = notes.filter_map(|line| match line {
            Line::Note(note) if note.seat().is_some() => Some(note.clone()),
            _ => None,
        });
        let notes: Vec<Note> = notes.collect();
        let outcomes = self.record.take_back(self.lines.len() - lines);
        let then = self.forget_lines(lines);
        self.clocks.go_back_to(&then);
        self.note(Note::Undo { outcomes });
        for note in notes {
            self.note(note);
        }
        self.unconfirmed = None;
        self.request = None;
        Some(request.entries)
    }

    /// Shows the secret choices that are secret no longer: the numbers of their events.
    pub(crate) fn reveal(&mut self) -> Vec<usize> {
        let turn = self.record.position().turn();
        let mut revealed = Vec::new();
        for line in self.lines.iter_mut().rev().filter(|line| !line.note) {
            // Secret choices stand side by side.
            let Some(seat) = line.seat else {
                break;
            };
            if line.secrecy == Secrecy::Secret && !turn.keeps_secret(seat) {
                line.secrecy = Secrecy::Revealed;
                revealed.push(line.event);
            }
        }
        revealed.reverse();
        revealed
    }

    pub(crate) fn check_person(&self, seat: Seat) -> Result<(), Refused> {
        self.existing(seat)?;
        let person = self.people(Seats::from_iter([seat]));
        Refused::NoPerson(seat).unless(person.contains(seat))
    }

    /// Can the game be where it had so many entries? Not between secret choices that all have
    /// seen: those who choose again would know what others chose.
    fn check_going_back(&self, entries: usize) -> Result<(), Refused> {
        Refused::NothingToGoBack.unless(entries < self.entries())?;
        let least = self.start.entries;
        Refused::BeforeSnapshot { least }.unless(entries >= least)?;
        let lines = self.line_after(entries);
        let seen = |line: &Logged| line.secrecy == Secrecy::Revealed;
        let before = self.lines[..lines].iter().rfind(|line| !line.note);
        let after = self.lines[lines..].iter().find(|line| !line.note);
        let between = before.is_some_and(seen) && after.is_some_and(seen);
        Refused::BetweenSecrets.unless(!between)
    }

    /// Is the last entry a secret choice that has not been revealed?
    pub(crate) fn keeps_secrets(&self) -> bool {
        let last = self.lines.iter().rev().find(|line| !line.note);
        last.is_some_and(|line| line.secrecy == Secrecy::Secret)
    }

    /// How many lines the log has up to its entry of this number, counted from 1.
    fn line_after(&self, entries: usize) -> usize {
        let mut numbered = self.lines.iter().enumerate().filter(|(_, line)| !line.note);
        let none = self.start.lines;
        match entries.saturating_sub(self.start.entries) {
            0 => none,
            n => numbered.nth(n - 1).map_or(none, |(place, _)| place + 1),
        }
    }
}
