//! What the one-line texts of all positions have in common.
//!
//! A position begins with the game, who sits where, and the options that differ from their
//! default: `genesis reptile,human ties=players …`. The rest is the game's own.

use std::{error::Error, fmt};

use crate::{
    Broken, SetupError,
    notation::{Unreadable, Wanted, Words},
};

/// Stands for an empty list, or for something that is not there yet.
pub(crate) const EMPTY: &str = "-";

/// Why a text is no position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadPosition {
    /// It is not in the notation.
    Unreadable(Unreadable),
    /// Its players or options are none that the rules allow.
    Setup(SetupError),
    /// It breaks an invariant of the rules.
    Broken(Broken),
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadPosition::Unreadable(why) => why.fmt(f),
            BadPosition::Setup(why) => why.fmt(f),
            BadPosition::Broken(why) => why.fmt(f),
        }
    }
}

impl Error for BadPosition {}

impl From<Unreadable> for BadPosition {
    fn from(unreadable: Unreadable) -> BadPosition {
        BadPosition::Unreadable(unreadable)
    }
}

impl From<SetupError> for BadPosition {
    fn from(error: SetupError) -> BadPosition {
        BadPosition::Setup(error)
    }
}

impl From<Broken> for BadPosition {
    fn from(broken: Broken) -> BadPosition {
        BadPosition::Broken(broken)
    }
}

/// Writes the words that every position begins with.
pub(crate) fn write_head(
    f: &mut fmt::Formatter<'_>,
    game: &str,
    who: impl Iterator<Item = &'static str>,
    options: impl Iterator<Item = (&'static str, String)>,
) -> fmt::Result {
    write!(f, "{game} {} ", who.collect::<Vec<_>>().join(","))?;
    let options: Vec<_> = options
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    if options.is_empty() {
        f.write_str(EMPTY)
    } else {
        f.write_str(&options.join(","))
    }
}

/// What each seat plays, and options with their values.
pub(crate) type Head<'a> = (Vec<&'a str>, Vec<(&'a str, &'a str)>);

/// The options in such a list. A value may have commas itself: what follows one belongs to it unless
/// it is another option.
#[must_use]
pub fn read_options(list: &str) -> Option<Vec<(&str, &str)>> {
    let mut options = Vec::new();
    let mut rest = list;
    while let Some((key, values)) = rest.split_once('=') {
        let value = match values.split_once('=') {
            Some((values, _)) => values.rsplit_once(',')?.0,
            None => values,
        };
        options.push((key, value));
        match values[value.len()..].strip_prefix(',') {
            Some(next) => rest = next,
            None => return Some(options),
        }
    }
    None
}

/// Reads the words that every position begins with.
pub(crate) fn read_head<'a>(
    words: &mut Words<'a>,
    game: &'static [&'static str],
) -> Result<Head<'a>, Unreadable> {
    const WHO: Wanted = Wanted {
        kind: "players",
        forms: &["WHO,WHO,…"],
    };
    const OPTIONS: Wanted = Wanted {
        kind: "options",
        forms: &["KEY=VALUE,…", EMPTY],
    };
    let name = Wanted {
        kind: "game",
        forms: game,
    };
    let found = words.word(name)?;
    if !game.contains(&found) {
        return Err(name.not(found));
    }
    let who = words.word(WHO)?.split(',').collect();
    let options = match words.word(OPTIONS)? {
        EMPTY => Vec::new(),
        list => read_options(list).ok_or_else(|| OPTIONS.not(list))?,
    };
    Ok((who, options))
}
