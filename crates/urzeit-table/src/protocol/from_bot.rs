//! What a bot says.

use std::{fmt, str::FromStr};

use urzeit_rules::{Unreadable, Wanted, notation::Words, record::check_name};

use super::MAX_NAME;

/// A line of a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FromBot {
    /// `bot NAME`: here I am, ready to play.
    Bot(String),
    /// `legal`: what may I do?
    Legal,
    /// `view`: what do I see?
    View,
    /// `do ACTION`: its answer.
    Do(String),
}

impl FromBot {
    /// What a reader expects where a line of a bot begins.
    pub const WANTED: Wanted = Wanted {
        kind: "from-bot",
        forms: &["bot", "legal", "view", "do"],
    };
    const NAME: Wanted = Wanted {
        kind: "bot-name",
        forms: &["NAME"],
    };
    const ACTION: Wanted = Wanted {
        kind: "action",
        forms: &["ACTION"],
    };
}

impl fmt::Display for FromBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FromBot::Bot(name) => write!(f, "bot {name}"),
            FromBot::Legal => f.write_str("legal"),
            FromBot::View => f.write_str("view"),
            FromBot::Do(action) => write!(f, "do {action}"),
        }
    }
}

impl FromStr for FromBot {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<FromBot, Unreadable> {
        let mut words = Words::of(line);
        let said = match words.word(FromBot::WANTED)? {
            "bot" => return Ok(FromBot::Bot(name(rest(words, FromBot::NAME)?)?)),
            "do" => return Ok(FromBot::Do(rest(words, FromBot::ACTION)?.to_owned())),
            "legal" => FromBot::Legal,
            "view" => FromBot::View,
            other => return Err(FromBot::WANTED.not(other)),
        };
        words.end()?;
        Ok(said)
    }
}

/// All that is left of the line, and that is not nothing.
pub(super) fn rest(words: Words<'_>, wanted: Wanted) -> Result<&str, Unreadable> {
    match words.rest() {
        "" => Err(Unreadable::Missing { wanted }),
        rest => Ok(rest),
    }
}

/// A name that can stand in a record and in a table for people.
fn name(name: &str) -> Result<String, Unreadable> {
    if check_name(name).is_ok() && name.chars().count() <= MAX_NAME {
        Ok(name.to_owned())
    } else {
        Err(FromBot::NAME.not(name))
    }
}
