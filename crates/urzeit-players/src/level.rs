//! How strong a computer player is.

use std::{fmt, str::FromStr, time::Duration};

/// How strong a computer player is. The names are the same in every game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays what comes to mind: plausible, forgiving, varied.
    Beginner,
    /// Looks before it leaps.
    Easy,
    /// Thinks a little ahead.
    Medium,
    /// Thinks ahead.
    Hard,
    /// As strong as we can.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [
        Level::Beginner,
        Level::Easy,
        Level::Medium,
        Level::Hard,
        Level::Master,
    ];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Master => "master",
        }
    }

    /// The longest it thinks about one answer, on one core. A whole turn of several answers
    /// takes at most twice as long.
    #[must_use]
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Level::Beginner => 200,
            Level::Easy => 500,
            Level::Medium => 1000,
            Level::Hard => 2000,
            Level::Master => 5000,
        })
    }
}

/// How a level thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How many iterations of search one answer gets. Fixed for all but the strongest, so that
    /// they play the same on every machine, with time to spare.
    pub iterations: u32,
    /// The longest that one answer takes.
    pub time: Duration,
    /// Does it solve what can be solved?
    pub solves: bool,
    /// How varied it plays where it does not search.
    pub temperature: f32,
    /// How much worse than the best an action may be to be chosen now and then.
    pub carelessness: f32,
}

impl Level {
    /// How this level thinks.
    #[must_use]
    pub const fn plan(self) -> Plan {
        let (iterations, temperature, carelessness) = match self {
            Level::Beginner => (0, 2.0, 0.0),
            Level::Easy => (0, 0.8, 0.0),
            Level::Medium => (40, 0.5, 0.008),
            Level::Hard => (2_000, 0.5, 0.0),
            Level::Master => (10_000_000, 0.5, 0.0),
        };
        Plan {
            iterations,
            time: self.time(),
            solves: matches!(self, Level::Master),
            temperature,
            carelessness,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoLevel;

impl fmt::Display for NoLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such level; there are beginner, easy, medium, hard and master")
    }
}

impl std::error::Error for NoLevel {}

impl FromStr for Level {
    type Err = NoLevel;

    fn from_str(text: &str) -> Result<Level, NoLevel> {
        let mut levels = Level::ALL.into_iter();
        levels.find(|level| level.name() == text).ok_or(NoLevel)
    }
}
