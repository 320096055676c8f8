//! What a record says before its log.

use std::fmt;

use super::Problem;
use crate::{Game, Play, Seat, Setup};

/// What was set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header<G: Game> {
    pub(super) setup: G::Setup,
    /// A name for each seat; empty where there is none.
    pub(super) names: Vec<String>,
    pub(super) rules: u32,
    pub(super) from: Option<G>,
    pub(super) fairness: Option<Fairness>,
}

/// What is needed to check the chance of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fairness {
    /// The table's name.
    pub table: String,
    /// The hash of the seed, in hexadecimal.
    pub commitment: String,
    /// What each seat added, in hexadecimal; empty where a seat added nothing.
    pub bytes: Vec<String>,
    /// The seed, in hexadecimal, once the game is over.
    pub seed: Option<String>,
}

impl<G: Game> Header<G> {
    /// A game of this setup, played by the rules of now, without names.
    #[must_use]
    pub fn new(setup: G::Setup) -> Header<G> {
        Header {
            names: vec![String::new(); setup.who().len()],
            setup,
            rules: G::RULES,
            from: None,
            fairness: None,
        }
    }

    /// The same game, begun from this position.
    ///
    /// # Errors
    /// If it is only what somebody sees of a position, or has other players or options.
    pub fn starting_from(mut self, position: G) -> Result<Header<G>, Problem> {
        if position.has_blanks() {
            return Err(Problem::PositionHasBlanks);
        }
        if !position.fits(&self.setup) {
            return Err(Problem::PositionDoesNotFit);
        }
        self.from = Some(position);
        Ok(self)
    }

    /// Who sits where, and the options.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The name of a seat; empty if it has none.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// The version of the rules that played the game.
    #[must_use]
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// The position the game began from, if not from its setup.
    #[must_use]
    pub fn from(&self) -> Option<&G> {
        self.from.as_ref()
    }

    /// What is needed to check the chance of the game.
    #[must_use]
    pub fn fairness(&self) -> Option<&Fairness> {
        self.fairness.as_ref()
    }

    /// The game before its first entry.
    #[must_use]
    pub fn begin(&self) -> Play<G> {
        Play::from(self.from.clone().unwrap_or_else(|| G::new(&self.setup)))
    }
}

impl<G: Game> fmt::Display for Header<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "urzeit 1")?;
        writeln!(f, "game {}", G::NAME)?;
        for ((index, who), name) in self.setup.who().iter().enumerate().zip(&self.names) {
            write!(f, "seat {} {who}", Seat::at(index))?;
            match name.as_str() {
                "" => writeln!(f)?,
                name => writeln!(f, " {name}")?,
            }
        }
        for (key, value) in self.setup.options() {
            writeln!(f, "option {key} {value}")?;
        }
        if self.rules != 1 {
            writeln!(f, "rules {}", self.rules)?;
        }
        if let Some(position) = &self.from {
            writeln!(f, "from {position}")?;
        }
        self.fairness
            .as_ref()
            .map_or(Ok(()), |fairness| fairness.fmt(f))
    }
}

impl fmt::Display for Fairness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "table {}", self.table)?;
        writeln!(f, "commitment {}", self.commitment)?;
        for (index, bytes) in self.bytes.iter().enumerate() {
            match bytes.as_str() {
                "" => writeln!(f, "bytes {}", Seat::at(index))?,
                bytes => writeln!(f, "bytes {} {bytes}", Seat::at(index))?,
            }
        }
        self.seed
            .as_ref()
            .map_or(Ok(()), |seed| writeln!(f, "seed {seed}"))
    }
}
