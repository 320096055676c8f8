//! How a table is run: what its players agree on besides the game's own options.

use std::{fmt, str::FromStr};

use urzeit_players::Level;
use urzeit_rules::{Unreadable, Wanted, notation::Words};

use crate::{clock::Pace, fair::Seed};

/// What the players of a table agree on. Its text is one line:
///
/// ```
/// # use urzeit_table::Settings;
/// let text = "confirm live 600000 5000 turn medium";
/// assert_eq!(text.parse::<Settings>().unwrap().to_string(), text);
/// assert_eq!(Settings::default().to_string(), "confirm any nothing");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Are people asked to confirm the end of their turn? Until then they can undo it.
    pub confirm: bool,
    /// How much time people have.
    pub pace: Pace,
    /// What happens when somebody has none left.
    pub overdue: Overdue,
}

/// What happens when the time of a person is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overdue {
    /// Nothing: it is only shown.
    Nothing,
    /// A computer player plays this turn.
    Turn(Level),
    /// A computer player plays until the person comes back.
    Rest(Level),
}

/// Where the outcomes of chance come from; `C` is an outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source<C> {
    /// From a secret seed to which the host commits itself (`docs/fairness.md`).
    Fair {
        /// The table's name: one word that no other table of the host has.
        table: String,
        /// The seed.
        seed: Seed,
    },
    /// Somebody types in what real dice and cards show.
    Typed,
    /// These, one after the other; then as if typed.
    Fixed(Vec<C>),
}

impl Settings {
    /// How strong the computer player is that plays on for somebody who gives up.
    #[must_use]
    pub fn plays_on(&self) -> Level {
        match self.overdue {
            Overdue::Turn(level) | Overdue::Rest(level) => level,
            Overdue::Nothing => Level::Medium,
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            confirm: true,
            pace: Pace::Any,
            overdue: Overdue::Nothing,
        }
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let confirm = CONFIRM.forms[usize::from(!self.confirm)];
        write!(f, "{confirm} {} {}", self.pace, self.overdue)
    }
}

impl fmt::Display for Overdue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Overdue::Nothing => f.write_str("nothing"),
            Overdue::Turn(level) => write!(f, "turn {level}"),
            Overdue::Rest(level) => write!(f, "rest {level}"),
        }
    }
}

const CONFIRM: Wanted = Wanted {
    kind: "confirm",
    forms: &["confirm", "at-once"],
};

impl FromStr for Settings {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Settings, Unreadable> {
        const OVERDUE: Wanted = Wanted {
            kind: "overdue",
            forms: &["nothing", "turn", "rest"],
        };
        let mut words = Words::of(text);
        let confirm = match words.word(CONFIRM)? {
            "confirm" => true,
            "at-once" => false,
            other => return Err(CONFIRM.not(other)),
        };
        let pace = Pace::read(&mut words)?;
        let overdue = match words.word(OVERDUE)? {
            "nothing" => Overdue::Nothing,
            "turn" => Overdue::Turn(read_level(&mut words)?),
            "rest" => Overdue::Rest(read_level(&mut words)?),
            other => return Err(OVERDUE.not(other)),
        };
        words.end()?;
        Ok(Settings {
            confirm,
            pace,
            overdue,
        })
    }
}

/// The level of a computer player.
pub(crate) fn read_level(words: &mut Words<'_>) -> Result<Level, Unreadable> {
    const WANTED: Wanted = Wanted {
        kind: "level",
        forms: &["beginner", "easy", "medium", "hard", "master"],
    };
    let word = words.word(WANTED)?;
    word.parse().map_err(|_| WANTED.not(word))
}
