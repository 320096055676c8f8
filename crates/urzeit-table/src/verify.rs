//! Checking the chance of a game that is over, by drawing it again.

use std::{error::Error, fmt};

use urzeit_rules::{
    Due, Entry, Game, Record,
    record::{Bytes, Line, Note},
};

use crate::{
    by_link,
    fair::{Stream, commitment},
};

/// What the check of a record found to be right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many outcomes stand in the record; each is what the seed gives.
    pub outcomes: u64,
    /// How many numbers no outcome of the record has: what was taken back by agreement, and
    /// what came before the record.
    pub taken_back: u64,
    /// How many of those were used up before the position that the record begins from. So it
    /// is with a game that went on from a snapshot.
    pub before: u64,
    /// How many seats added bytes of their own.
    pub seats_with_bytes: usize,
    /// Was it played by link? Then the seed of an outcome is the value that a player has opened.
    pub by_link: bool,
}

/// Why the chance of a record is not proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproved {
    /// The record does not say by what to check it.
    NoFairness,
    /// The seed is not published.
    SeedUnknown,
    /// The seed is not the one that the host committed itself to.
    OtherSeed {
        /// What was published before the game.
        commitment: Bytes,
        /// The hash of the seed.
        hash: Bytes,
    },
    /// The values that the players of a game by link have opened are not those that they committed
    /// themselves to.
    OtherValues,
    /// An outcome is not what the seed gives.
    OtherOutcome {
        /// Its number, counted from 1, with all that were taken back.
        number: u64,
        /// How many outcomes before it are right.
        right: u64,
        /// How many entries stand before it.
        entries: usize,
        /// What stands in the record.
        found: String,
        /// What the seed gives.
        drawn: String,
        /// Was it played by link? Then there is no seed but the values that players have opened.
        by_link: bool,
    },
}

impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unproved::NoFairness => f.write_str("the record does not say by what to check it"),
            Unproved::SeedUnknown => f.write_str("the seed is not published"),
            Unproved::OtherSeed { commitment, hash } => {
                write!(f, "the hash of the seed is {hash}, not {commitment}")
            }
            Unproved::OtherValues => {
                f.write_str("the opened values are not those of the commitment")
            }
            Unproved::OtherOutcome {
                number,
                found,
                drawn,
                by_link,
                ..
            } => {
                let source = if *by_link {
                    "opened values give"
                } else {
                    "seed gives"
                };
                write!(f, "outcome {number} is '{found}'; the {source} '{drawn}'")
            }
        }
    }
}

impl Error for Unproved {}

/// Draws every outcome of a record again.
///
/// # Errors
/// What is missing, or the first thing that does not match.
pub fn verify<G: Game>(record: &Record<G>) -> Result<Verified, Unproved> {
    let fairness = record.header().fairness().ok_or(Unproved::NoFairness)?;
    // Anybody can call a table so, also one of a game that nobody plays by link.
    let is_by_link =
        fairness.table.starts_with(by_link::TABLE) && by_link::GAMES.contains(&G::NAME);
    if is_by_link && fairness.seed.is_none() {
        return by_link::verify(record, fairness);
    }
    let seed = fairness.seed.as_ref().ok_or(Unproved::SeedUnknown)?;
    let hash = commitment(&seed.0);
    if hash != fairness.commitment {
        let commitment = fairness.commitment.clone();
        return Err(Unproved::OtherSeed { commitment, hash });
    }
    let mut play = record.header().begin();
    let mut verified = Verified {
        outcomes: 0,
        taken_back: 0,
        before: 0,
        seats_with_bytes: fairness.bytes.iter().filter(|b| !b.0.is_empty()).count(),
        by_link: false,
    };
    if let (Some(_), Some(Line::Note(Note::Undo { outcomes }))) =
        (record.header().from(), record.log().first())
    {
        verified.before = u64::from(*outcomes);
    }
    let mut entries = 0;
    for line in record.log() {
        let entry = match line {
            Line::Entry(entry) => *entry,
            Line::Note(note) => {
                verified.taken_back += u64::from(note.outcomes());
                continue;
            }
        };
        if let Entry::Chance(found) = entry {
            let number = verified.outcomes + verified.taken_back + 1;
            let mut stream = Stream::new(&seed.0, &fairness.table, number, &fairness.bytes);
            let due = play.position().due();
            let drawn = due
                .expect("a record holds chance only where it is due")
                .sample(&mut stream);
            if drawn != found {
                return Err(Unproved::OtherOutcome {
                    number,
                    right: verified.outcomes,
                    entries,
                    found: found.to_string(),
                    drawn: drawn.to_string(),
                    by_link: false,
                });
            }
            verified.outcomes += 1;
        }
        let again = play.enter(entry);
        again.expect("a record holds only what was accepted");
        entries += 1;
    }
    Ok(verified)
}
