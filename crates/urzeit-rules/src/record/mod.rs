//! A game is its record: a header, then one line for everything that happened.
//!
//! A [`Record`] is legal by construction: it is made by playing, or by reading a text and
//! playing what it says. Printing one gives the canonical form of `docs/records.md`.

mod bytes;
mod error;
mod fields;
mod header;
mod note;
mod read;
mod told;

use std::fmt;

pub use bytes::Bytes;
pub use error::{Instead, Problem, ReadError};
pub use header::{Fairness, Header, check_name};
pub use note::{Early, Note};
pub use read::{MAX_BYTES, MAX_LINE, MAX_LINES, Reading, game_of};

use crate::{Entry, Game, Play, Seat, Standings};

/// The names of all games that records can hold.
pub const GAMES: &[&str] = &[
    crate::Genesis::NAME,
    crate::Lords::NAME,
    crate::Ursuppe::NAME,
];

/// Calls a function that is generic over the game with the game of that name, which is one of
/// [`GAMES`].
#[macro_export]
macro_rules! with_game {
    ($name:expr, $function:ident($($argument:expr),*)) => {
        match $name {
            <$crate::Genesis as $crate::Game>::NAME => {
                $function::<$crate::Genesis>($($argument),*)
            }
            <$crate::Lords as $crate::Game>::NAME => $function::<$crate::Lords>($($argument),*),
            <$crate::Ursuppe as $crate::Game>::NAME => {
                $function::<$crate::Ursuppe>($($argument),*)
            }
            other => unreachable!("the rules list no game {other}"),
        }
    };
}

/// A game from its setup to now.
///
/// ```
/// use urzeit_rules::{Genesis, Record};
///
/// let text = "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\nlog\n\
///             * start 2\n* dice forest wild\n2 place forest c4\n";
/// let mut record = Record::<Genesis>::read(text)?.record;
/// assert_eq!(record.to_string(), text);
/// record.enter("2 end".parse()?)?;
/// assert_eq!(record.entries().count(), 4);
///
/// let wrong = Record::<Genesis>::read(&format!("{text}2 place forest c4\n"))?;
/// let error = wrong.stopped.expect("a tile is there");
/// let said = error.to_string();
/// assert!(said.starts_with("line 9: '2 place forest c4' is refused: a tile is on c4 (G-3.5)"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    header: Header<G>,
    log: Vec<Line<G>>,
    play: Play<G>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line<G: Game> {
    /// Something that happened.
    Entry(Entry<G>),
    /// What else there was to say. The rules ignore it.
    Note(Note),
}

impl<G: Game> Line<G> {
    /// The entry, if it is one.
    #[must_use]
    pub fn entry(&self) -> Option<Entry<G>> {
        match self {
            Line::Entry(entry) => Some(*entry),
            Line::Note(_) => None,
        }
    }
}

impl<G: Game> Record<G> {
    /// A game that has not begun.
    #[must_use]
    pub fn new(header: Header<G>) -> Record<G> {
        let play = header.begin();
        Record {
            header,
            log: Vec::new(),
            play,
        }
    }

    /// What was set up.
    #[must_use]
    pub fn header(&self) -> &Header<G> {
        &self.header
    }

    /// What happened.
    #[must_use]
    pub fn log(&self) -> &[Line<G>] {
        &self.log
    }

    /// The entries of the log, in order.
    pub fn entries(&self) -> impl Iterator<Item = Entry<G>> + '_ {
        self.log.iter().filter_map(Line::entry)
    }

    /// The notes of the log, in order, each with the number of entries before it.
    pub fn notes(&self) -> impl Iterator<Item = (usize, &Note)> {
        let mut entries = 0;
        self.log.iter().filter_map(move |line| match line {
            Line::Entry(_) => {
                entries += 1;
                None
            }
            Line::Note(note) => Some((entries, note)),
        })
    }

    /// Where the game stands.
    #[must_use]
    pub fn position(&self) -> &G {
        self.play.position()
    }

    /// Would this entry be accepted now?
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, entry: Entry<G>) -> Result<(), G::Illegal> {
        self.play.check(entry)
    }

    /// Plays an entry, writes it down, and says which forced choices followed from it.
    ///
    /// # Errors
    /// Why the entry is refused; nothing has changed then.
    pub fn enter(&mut self, entry: Entry<G>) -> Result<Vec<(Seat, G::Action)>, G::Illegal> {
        let forced = self.play.enter(entry)?;
        self.log.push(Line::Entry(entry));
        Ok(forced)
    }

    /// Takes back the last `lines` of the log, as if they had never been.
    ///
    /// Returns how many outcomes of chance were in them, also those that had been taken back
    /// before: a caller that tells of it writes that number down as a [`Note::Undo`].
    pub fn take_back(&mut self, lines: usize) -> u32 {
        let left = self.log.len().saturating_sub(lines);
        let outcomes = self.log.drain(left..).map(|line| match line {
            Line::Entry(Entry::Chance(_)) => 1,
            Line::Entry(Entry::Player(..)) => 0,
            Line::Note(note) => note.outcomes(),
        });
        let outcomes = outcomes.fold(0, u32::saturating_add);
        self.play = self.header.begin();
        for entry in self.log.iter().filter_map(Line::entry) {
            let again = self.play.enter(entry);
            again.expect("a record holds only what was accepted");
        }
        outcomes
    }

    /// Publishes the seed of its chance; nothing happens if that cannot be checked anyway.
    pub fn publish_seed(&mut self, seed: &[u8]) {
        if let Some(fairness) = &mut self.header.fairness {
            fairness.seed = Some(Bytes(seed.to_vec()));
        }
    }

    /// Writes down something that is no entry.
    pub fn note(&mut self, note: Note) {
        self.log.push(Line::Note(note));
    }
}

impl<G: Game> fmt::Display for Line<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Entry(entry) => entry.fmt(f),
            Line::Note(note) => write!(f, "! {note}"),
        }
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.header.fmt(f)?;
        writeln!(f, "log")?;
        for line in &self.log {
            writeln!(f, "{line}")?;
        }
        for line in self.position().result().iter().flat_map(Standings::lines) {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}
