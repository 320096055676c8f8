//! What a host says.

use std::{fmt, str::FromStr};

use urzeit_rules::{Seat, Unreadable, Wanted, notation::Words};

use super::from_bot::rest;
use crate::{
    clock::{Millis, read_number},
    event::EntryText,
};

/// A line for a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ToBot {
    /// `urzeit VERSION`: the protocol's version, the first line of all.
    Urzeit(u32),
    /// `game GAME`: a game begins.
    Game(String),
    /// A line of the record's header, as it stands there: `seat 1 reptile Ada`.
    Header(String),
    /// `you SEAT`: where the bot sits.
    You(Seat),
    /// `position POSITION`: what the bot sees, hidden parts as `?`.
    Position(String),
    /// `entry NUMBER ENTRY`: what happened, hidden parts as `?`.
    Entry(usize, EntryText),
    /// `forced ENTRY`: a choice with one option that followed by itself.
    Forced(EntryText),
    /// `reveal NUMBER ENTRY`: what was hidden in an earlier entry.
    Reveal(usize, EntryText),
    /// `turn ANSWER LEFT`: the bot is asked.
    Turn {
        /// The time for this answer.
        answer: Millis,
        /// The time for this answer and all others of the same turn.
        left: Millis,
    },
    /// `legal COUNT`: so many actions are legal; each follows on a line of its own.
    Legal(usize),
    /// `action ACTION`: one of them.
    Action(String),
    /// `refused REASON`: the answer is none; another one is expected.
    Refused(String),
    /// `error COMPLAINT`: a line that was ignored.
    Error(Complaint),
    /// A result line of the record, as it stands there: `result 1 45 win`.
    Result(String),
    /// `bye`: no more games.
    Bye,
}

/// Why a line of a bot was ignored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Complaint {
    /// No line of a bot reads so.
    UnknownLine,
    /// The bot is not asked.
    NotYourTurn,
}

impl Complaint {
    const WANTED: Wanted = Wanted {
        kind: "complaint",
        forms: &["unknown-line", "not-your-turn"],
    };
}

impl ToBot {
    /// What a reader expects where a line for a bot begins.
    pub const WANTED: Wanted = Wanted {
        kind: "to-bot",
        forms: &[
            "urzeit",
            "game",
            "seat",
            "option",
            "rules",
            "from",
            "table",
            "commitment",
            "bytes",
            "you",
            "position",
            "entry",
            "forced",
            "reveal",
            "turn",
            "legal",
            "action",
            "refused",
            "error",
            "result",
            "bye",
        ],
    };
    const TEXT: Wanted = Wanted {
        kind: "text",
        forms: &["…"],
    };
}

impl fmt::Display for ToBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToBot::Urzeit(version) => write!(f, "urzeit {version}"),
            ToBot::Game(game) => write!(f, "game {game}"),
            ToBot::Header(line) | ToBot::Result(line) => f.write_str(line),
            ToBot::You(seat) => write!(f, "you {seat}"),
            ToBot::Position(position) => write!(f, "position {position}"),
            ToBot::Entry(number, entry) => write!(f, "entry {number} {entry}"),
            ToBot::Forced(entry) => write!(f, "forced {entry}"),
            ToBot::Reveal(number, entry) => write!(f, "reveal {number} {entry}"),
            ToBot::Turn { answer, left } => write!(f, "turn {answer} {left}"),
            ToBot::Legal(count) => write!(f, "legal {count}"),
            ToBot::Action(action) => write!(f, "action {action}"),
            ToBot::Refused(reason) => write!(f, "refused {reason}"),
            ToBot::Error(complaint) => write!(f, "error {complaint}"),
            ToBot::Bye => f.write_str("bye"),
        }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Complaint::WANTED.forms[*self as usize])
    }
}

impl FromStr for Complaint {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Complaint, Unreadable> {
        match word {
            "unknown-line" => Ok(Complaint::UnknownLine),
            "not-your-turn" => Ok(Complaint::NotYourTurn),
            other => Err(Complaint::WANTED.not(other)),
        }
    }
}

impl FromStr for ToBot {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<ToBot, Unreadable> {
        let mut words = Words::of(line);
        let text = |words| rest(words, ToBot::TEXT).map(str::to_owned);
        let said = match words.word(ToBot::WANTED)? {
            "urzeit" => ToBot::Urzeit(read_number(&mut words)?),
            "game" => return text(words).map(ToBot::Game),
            "seat" | "option" | "rules" | "from" | "table" | "commitment" | "bytes" => {
                return Ok(ToBot::Header(line.to_owned()));
            }
            "you" => ToBot::You(words.value(Seat::WANTED)?),
            "position" => return text(words).map(ToBot::Position),
            "entry" => {
                return Ok(ToBot::Entry(
                    read_number(&mut words)?,
                    words.rest().parse()?,
                ));
            }
            "forced" => return words.rest().parse().map(ToBot::Forced),
            "reveal" => {
                return Ok(ToBot::Reveal(
                    read_number(&mut words)?,
                    words.rest().parse()?,
                ));
            }
            "turn" => ToBot::Turn {
                answer: read_number(&mut words)?,
                left: read_number(&mut words)?,
            },
            "legal" => ToBot::Legal(read_number(&mut words)?),
            "action" => return text(words).map(ToBot::Action),
            "refused" => return text(words).map(ToBot::Refused),
            "error" => ToBot::Error(words.value(Complaint::WANTED)?),
            "result" => return Ok(ToBot::Result(line.to_owned())),
            "bye" => ToBot::Bye,
            other => return Err(ToBot::WANTED.not(other)),
        };
        words.end()?;
        Ok(said)
    }
}
