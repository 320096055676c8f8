//! Why a text is no record.

use std::{error::Error, fmt};

use crate::{BadPosition, Reason, Seat, Seats, SetupError, Unreadable};

/// What is wrong with a text, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line, counted from 1; one past the last where something is missing at the end.
    pub line: usize,
    /// What is wrong.
    pub problem: Box<Problem>,
}

impl ReadError {
    pub(super) fn new(line: usize, problem: impl Into<Problem>) -> ReadError {
        ReadError {
            line,
            problem: Box::new(problem.into()),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl Error for ReadError {}

/// What is wrong. The text is for developers: the locales have a sentence for every case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The text is longer than any record.
    TooLong,
    /// A line is longer than any line of a record.
    LineTooLong,
    /// A line ends in a carriage return.
    CarriageReturn,
    /// A character that no record has: a control character.
    ControlCharacter,
    /// The text does not begin with `urzeit 1`.
    NotARecord {
        /// What stands there instead.
        found: String,
    },
    /// A line is not in the notation.
    Unreadable(Unreadable),
    /// An entry is not in the notation.
    UnreadableEntry {
        /// Why not.
        why: Unreadable,
        /// What would have been accepted.
        instead: Instead,
    },
    /// A key of the header stands twice.
    KeyTwice {
        /// The key, with its seat if it has one.
        key: String,
    },
    /// A line of the header is missing before `log`.
    KeyMissing {
        /// The key, with its seat if it has one.
        key: String,
    },
    /// The rules do not allow the setup.
    Setup(SetupError),
    /// The record was played by rules that this program does not know.
    RulesVersion {
        /// The version it names.
        found: u32,
        /// The newest version known here.
        known: u32,
    },
    /// The position that the game begins from is none.
    Position(BadPosition),
    /// The position that the game begins from has other players or options than the header.
    PositionDoesNotFit,
    /// The position that the game begins from has blanks: it is only what somebody saw.
    PositionHasBlanks,
    /// The rules refuse an entry.
    Refused {
        /// The entry.
        entry: String,
        /// Why.
        why: Box<Reason>,
        /// What would have been accepted.
        instead: Instead,
    },
    /// A result stands in a game that is not over.
    ResultBeforeEnd,
    /// A result is not what the rules say.
    WrongResult {
        /// What the rules say.
        expected: String,
    },
    /// Something stands after the results.
    AfterResults,
    /// Some seats have a result and others have none.
    ResultMissing {
        /// The line that is missing.
        expected: String,
    },
}

/// What would have been accepted in place of a refused entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Instead {
    /// Choices of a player.
    Choices {
        /// The player's seat.
        seat: Seat,
        /// How many.
        count: usize,
        /// Some of them, the most similar to the refused entry first.
        like: Vec<String>,
    },
    /// A choice of one of these seats.
    Seats(Seats),
    /// An outcome of chance that begins with this word.
    Chance {
        /// The word.
        kind: &'static str,
    },
    /// Nothing: the game is over.
    Nothing,
}

impl From<Unreadable> for Problem {
    fn from(unreadable: Unreadable) -> Problem {
        Problem::Unreadable(unreadable)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::TooLong => f.write_str("longer than any record"),
            Problem::LineTooLong => f.write_str("longer than any line of a record"),
            Problem::CarriageReturn => f.write_str("lines must end in \\n, not \\r\\n"),
            Problem::ControlCharacter => f.write_str("a control character"),
            Problem::NotARecord { found } => {
                write!(f, "a record begins with 'urzeit 1', not {found:?}")
            }
            Problem::Unreadable(why) => why.fmt(f),
            Problem::UnreadableEntry { why, instead } => write!(f, "{why}; {instead}"),
            Problem::KeyTwice { key } => write!(f, "{key:?} stands twice"),
            Problem::KeyMissing { key } => write!(f, "{key:?} is missing"),
            Problem::Setup(error) => error.fmt(f),
            Problem::RulesVersion { found, known } => {
                write!(
                    f,
                    "played by version {found} of the rules; known here is {known}"
                )
            }
            Problem::Position(bad) => bad.fmt(f),
            Problem::PositionDoesNotFit => {
                f.write_str("the position has other players or options than the game")
            }
            Problem::PositionHasBlanks => {
                f.write_str("the position has blanks: it is only what somebody sees")
            }
            Problem::Refused {
                entry,
                why,
                instead,
            } => write!(f, "'{entry}' is refused: {why}; {instead}"),
            Problem::ResultBeforeEnd => f.write_str("a result before the game is over"),
            Problem::WrongResult { expected } | Problem::ResultMissing { expected } => {
                write!(f, "the rules say '{expected}'")
            }
            Problem::AfterResults => f.write_str("something after the results"),
        }
    }
}

impl Error for Problem {}

impl fmt::Display for Instead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Instead::Choices { seat, count, like } => {
                let like = like.join("', '");
                write!(f, "seat {seat} has {count} legal actions, such as '{like}'")
            }
            Instead::Seats(seats) => {
                let seats: Vec<_> = seats.iter().map(|seat| seat.to_string()).collect();
                write!(f, "to move: seat {}", seats.join(", "))
            }
            Instead::Chance { kind } => write!(f, "due is '* {kind}'"),
            Instead::Nothing => f.write_str("the game is over"),
        }
    }
}
