//! What a record says besides the entries of its game: who took something back, gave up, ran out of
//! time or took over a seat, and how the game ended if not by its rules. The rules ignore all of it.

use std::fmt;

use crate::{
    Seat, Unreadable, Wanted,
    notation::{Words, number, words},
    record::{Problem, check_name},
};

/// A line of the log that is no entry: `! undo 2`, `! resign 1`, `! substitute 3 Ada`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// `undo K`: the players took something back here, with K outcomes of chance in it.
    Undo {
        /// How many outcomes were taken back.
        outcomes: u32,
    },
    /// `resign SEAT`: the player gave up.
    Resign(Seat),
    /// `time-out SEAT`: the player's time was up.
    TimeOut(Seat),
    /// `return SEAT`: the player came back after that.
    Return(Seat),
    /// `leave SEAT`: the player did not come back, and the others gave the seat to a computer player.
    Leave(Seat),
    /// `substitute SEAT NAME`: somebody else took over the seat.
    Substitute(Seat, String),
    /// `end HOW`: the game ended before its rules ended it.
    End(Early),
}

words! {
    /// How a game ended before its rules ended it.
    pub enum Early: "early-end" {
        /// All players agreed to end it: nobody has won.
        Agreement = "agreement",
        /// All others who were present had resigned.
        Resigned = "resigned",
        /// The others had left, and those who stayed ended it.
        Left = "left",
        /// The host of the table ended it: nobody has won.
        Host = "host",
    }
}

impl Note {
    const WANTED: Wanted = Wanted {
        kind: "note",
        forms: &[
            "undo",
            "resign",
            "time-out",
            "return",
            "leave",
            "substitute",
            "end",
        ],
    };

    /// How many numbers of outcomes it uses up.
    #[must_use]
    pub fn outcomes(&self) -> u32 {
        match self {
            Note::Undo { outcomes } => *outcomes,
            _ => 0,
        }
    }

    /// The first word of its line.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Note::Undo { .. } => "undo",
            Note::Resign(_) => "resign",
            Note::TimeOut(_) => "time-out",
            Note::Return(_) => "return",
            Note::Leave(_) => "leave",
            Note::Substitute(..) => "substitute",
            Note::End(_) => "end",
        }
    }

    /// What stands in a line after `! `, in a game of so many players.
    pub(super) fn read(text: &str, players: usize) -> Result<Note, Problem> {
        const COUNT: Wanted = Wanted {
            kind: "number",
            forms: &["0, 1, 2, …"],
        };
        const NAME: Wanted = Wanted {
            kind: "name",
            forms: &["Ada"],
        };
        let mut words = Words::of(text);
        let note = match words.word(Note::WANTED)? {
            "undo" => {
                let word = words.word(COUNT)?;
                let outcomes = number(word).ok_or_else(|| COUNT.not(word))?;
                Note::Undo { outcomes }
            }
            "resign" => Note::Resign(read_seat(&mut words, players)?),
            "time-out" => Note::TimeOut(read_seat(&mut words, players)?),
            "return" => Note::Return(read_seat(&mut words, players)?),
            "leave" => Note::Leave(read_seat(&mut words, players)?),
            "substitute" => {
                let seat = read_seat(&mut words, players)?;
                let name = words.rest();
                if name.is_empty() {
                    return Err(Unreadable::Missing { wanted: NAME }.into());
                }
                check_name(name)?;
                return Ok(Note::Substitute(seat, name.to_owned()));
            }
            "end" => Note::End(words.value(Early::WANTED)?),
            other => return Err(Note::WANTED.not(other).into()),
        };
        words.end()?;
        Ok(note)
    }

    /// The seat it is about, if it is about one.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Note::Resign(seat)
            | Note::TimeOut(seat)
            | Note::Return(seat)
            | Note::Leave(seat)
            | Note::Substitute(seat, _) => Some(*seat),
            Note::Undo { .. } | Note::End(_) => None,
        }
    }
}

fn read_seat(words: &mut Words<'_>, players: usize) -> Result<Seat, Unreadable> {
    let seat: Seat = words.value(Seat::WANTED)?;
    if seat.index() < players {
        Ok(seat)
    } else {
        Err(Seat::WANTED.not(&seat.to_string()))
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())?;
        match self {
            Note::Undo { outcomes } => write!(f, " {outcomes}"),
            Note::Resign(seat) | Note::TimeOut(seat) | Note::Return(seat) | Note::Leave(seat) => {
                write!(f, " {seat}")
            }
            Note::Substitute(seat, name) => write!(f, " {seat} {name}"),
            Note::End(early) => write!(f, " {early}"),
        }
    }
}
