//! A table to be made, and sitting down there.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Visibility;
use crate::clock::{Millis, Pace};

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// `genesis`, `lords` or `ursuppe`. Only with `from` it need not be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// How many play; as many as are usual, if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<usize>,
    /// What each seat plays, species or colour; what is usual, if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub who: Option<Vec<String>>,
    /// A named set of options.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// Options of the game, which count more than those of the set.
    pub options: BTreeMap<String, String>,
    /// The game begins where another one stood, instead of by its own setup.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<GoOn>,
    /// The people who can sit in each seat; everybody in all of them, if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<Sits>>,
    /// What the seat of the table's maker adds to chance, in hexadecimal digits.
    pub bytes: String,
    /// The people who can find the table: `open` or `link`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub visibility: Visibility,
    /// May people watch who do not play?
    pub spectators: bool,
    /// Does it count for ratings?
    pub rated: bool,
    /// How much time people have. If not said, three days for every turn at a table that everybody
    /// finds, and as much as they like at one that is only for people with the link.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pace: Option<NewPace>,
    /// What happens when somebody has none left.
    pub time_out: TimeOut,
    /// Are people asked to confirm the end of their turn? Until then they can undo it.
    pub confirm: bool,
    /// Does the game begin by itself when all sit? Otherwise the table's maker begins it.
    pub begins_when_full: bool,
}

impl Default for NewTable {
    fn default() -> NewTable {
        NewTable {
            game: None,
            players: None,
            who: None,
            preset: None,
            options: BTreeMap::new(),
            from: None,
            seats: None,
            bytes: String::new(),
            visibility: Visibility::Link,
            spectators: false,
            rated: false,
            pace: None,
            time_out: TimeOut::Nothing,
            confirm: true,
            begins_when_full: false,
        }
    }
}

/// Where another game stood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GoOn {
    /// Its record.
    pub record: String,
    /// After so many entries.
    pub entries: usize,
}

/// The person or computer player who can sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Sits {
    /// The table's maker.
    Me,
    /// Everybody who finds the table.
    Open,
    /// Anyone who has the invite link.
    Invited,
    /// The account of this name, or somebody of this name whom the table's maker has starred or played with.
    Named(String),
    /// A computer player of this level.
    Computer(String),
}

/// How much time people have, in the units in which they count it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum NewPace {
    /// As much as they like; not at a table that everybody finds.
    None,
    /// This much for the whole game, and a little more after every turn.
    Live {
        /// What everybody begins with.
        minutes: f64,
        /// What every turn adds.
        seconds: f64,
    },
    /// This much for every turn.
    Slow {
        /// For one turn.
        days: f64,
    },
}

/// A number that says how much time people have.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Amount {
    /// What it counts.
    pub name: &'static str,
    /// What is proposed.
    pub usual: f64,
    /// The least that is worth choosing.
    pub least: f64,
    /// The most that can be chosen.
    pub most: f64,
    /// One of it in milliseconds.
    unit: f64,
}

impl Amount {
    /// What everybody begins with at a live pace.
    pub const MINUTES: Amount = Amount::new("minutes", 20.0, (0.5, 600.0), 60_000.0);
    /// What every turn adds at a live pace.
    pub const SECONDS: Amount = Amount::new("seconds", 30.0, (0.0, 600.0), 1000.0);
    /// What everybody has for a turn at a slow pace.
    pub const DAYS: Amount = Amount::new("days", 3.0, (0.1, 60.0), 86_400_000.0);

    const fn new(name: &'static str, usual: f64, (least, most): (f64, f64), unit: f64) -> Amount {
        Amount {
            name,
            usual,
            least,
            most,
            unit,
        }
    }

    fn millis(self, count: f64) -> Option<Millis> {
        let fits = (0.0..=self.most).contains(&count);
        fits.then(|| (count * self.unit).round() as Millis)
    }

    fn count(self, millis: Millis) -> f64 {
        millis as f64 / self.unit
    }
}

impl NewPace {
    /// All kinds by their words, the most usual first, and what has to be said of each.
    pub const KINDS: [(&str, &[Amount]); 3] = [
        ("slow", &[Amount::DAYS]),
        ("live", &[Amount::MINUTES, Amount::SECONDS]),
        ("none", &[]),
    ];

    /// What a table has that everybody finds, if nothing is said.
    pub const USUAL: NewPace = NewPace::Slow {
        days: Amount::DAYS.usual,
    };

    /// The kind of this word with these amounts, as [`NewPace::KINDS`] has them.
    #[must_use]
    pub fn new(kind: &str, amounts: &[f64]) -> Option<NewPace> {
        match (kind, amounts) {
            ("none", []) => Some(NewPace::None),
            ("live", &[minutes, seconds]) => Some(NewPace::Live { minutes, seconds }),
            ("slow", &[days]) => Some(NewPace::Slow { days }),
            _ => None,
        }
    }

    /// The word of its kind, and its amounts by their names.
    #[must_use]
    pub fn said(self) -> (&'static str, Vec<(&'static str, f64)>) {
        match self {
            NewPace::None => ("none", vec![]),
            NewPace::Live { minutes, seconds } => {
                ("live", vec![("minutes", minutes), ("seconds", seconds)])
            }
            NewPace::Slow { days } => ("slow", vec![("days", days)]),
        }
    }

    /// As a table counts it; nothing if there is nothing to begin with, or too much.
    #[must_use]
    pub fn read(self) -> Option<Pace> {
        let some = |amount: Amount, count| amount.millis(count).filter(|&millis| millis > 0);
        Some(match self {
            NewPace::None => Pace::Any,
            NewPace::Live { minutes, seconds } => Pace::Live {
                bank: some(Amount::MINUTES, minutes)?,
                increment: Amount::SECONDS.millis(seconds)?,
            },
            NewPace::Slow { days } => Pace::Slow {
                allowance: some(Amount::DAYS, days)?,
            },
        })
    }

    /// Would somebody who sits down run out of time before they could choose anything?
    #[must_use]
    pub fn is_trap(self) -> bool {
        match self {
            NewPace::None => false,
            NewPace::Live { minutes, .. } => minutes < 1.0,
            NewPace::Slow { days } => days < 1.0 / 24.0,
        }
    }
}

impl From<Pace> for NewPace {
    fn from(pace: Pace) -> NewPace {
        match pace {
            Pace::Any => NewPace::None,
            Pace::Live { bank, increment } => NewPace::Live {
                minutes: Amount::MINUTES.count(bank),
                seconds: Amount::SECONDS.count(increment),
            },
            Pace::Slow { allowance } => NewPace::Slow {
                days: Amount::DAYS.count(allowance),
            },
        }
    }
}

/// What happens when the time of a person is up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum TimeOut {
    /// Nothing: it is only shown.
    Nothing,
    /// A computer player of this level plays this turn.
    Turn(String),
    /// A computer player of this level plays until the person comes back.
    Rest(String),
}

/// Where somebody wants to sit.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Sit {
    /// The seat, counted from 1; the first that is free for the caller, if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What the seat adds to chance, in hexadecimal digits.
    #[serde(default)]
    pub bytes: String,
    /// What came with the invite link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// Shall a rated game count for the caller, who takes over a seat?
    #[serde(default)]
    pub counts: bool,
}

/// Somebody wants to play with whoever is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct QuickPlay {
    /// `genesis`, `lords` or `ursuppe`.
    pub game: String,
    /// What the seat adds to chance, in hexadecimal digits.
    #[serde(default)]
    pub bytes: String,
}

/// Computer players shall take the seats that are free.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fill {
    /// Their level.
    pub computer: String,
}

/// Somebody wants to play again.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rematch {
    /// What the seat adds to chance, in hexadecimal digits.
    #[serde(default)]
    pub bytes: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_pace_is_said_and_read_back() {
        for (kind, amounts) in NewPace::KINDS {
            let usual: Vec<_> = amounts.iter().map(|amount| amount.usual).collect();
            let pace = NewPace::new(kind, &usual);
            let read = pace.and_then(NewPace::read).map(NewPace::from);
            assert_eq!(read, pace, "{kind}");
            let named = amounts.iter().map(|amount| (amount.name, amount.usual));
            let said = read.map(NewPace::said);
            assert_eq!(said, Some((kind, named.collect())));

            let too_much: Vec<_> = amounts.iter().map(|amount| amount.most + 1.0).collect();
            let read = NewPace::new(kind, &too_much).and_then(NewPace::read);
            assert_eq!(read.is_none(), !amounts.is_empty(), "{kind}");
        }
    }
}
