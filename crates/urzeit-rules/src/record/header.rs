//! What a record says before its log.

use std::fmt;

use super::{Bytes, Problem, read::is_forbidden};
use crate::{Game, Play, Seat, Setup, Unreadable, Wanted, notation::Words};

/// No name is longer, in bytes.
const MAX_NAME: usize = 4 << 10;

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
    /// The hash of the seed.
    pub commitment: Bytes,
    /// What each seat added; empty where a seat added nothing.
    pub bytes: Vec<Bytes>,
    /// The seed, once the game is over.
    pub seed: Option<Bytes>,
}

impl Fairness {
    /// What a reader expects where a table's name stands: one word.
    pub const TABLE: Wanted = Wanted {
        kind: "table",
        forms: &["ID"],
    };
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

    /// The same with a name for a seat.
    ///
    /// # Errors
    /// If a record cannot hold such a name.
    pub fn with_name(mut self, seat: Seat, name: &str) -> Result<Header<G>, Problem> {
        check_length(name)?;
        check_name(name)?;
        name.clone_into(&mut self.names[seat.index()]);
        Ok(self)
    }

    /// The same for a game that begins from a position.
    ///
    /// # Errors
    /// If the position has blanks, or other players or options.
    pub fn with_start(mut self, position: G) -> Result<Header<G>, Problem> {
        check_start(&position, &self.setup)?;
        self.from = Some(position);
        Ok(self)
    }

    /// The same for a game whose chance can be checked.
    ///
    /// # Errors
    /// If the table's name is not one word, or not every seat has its bytes.
    pub fn with_fairness(mut self, fairness: Fairness) -> Result<Header<G>, Problem> {
        check_length(&fairness.table)?;
        let mut table = Words::of(&fairness.table);
        check_name(table.word(Fairness::TABLE)?)?;
        table.end()?;
        let (players, added) = (self.names.len(), fairness.bytes.len());
        if added != players {
            let what = if added < players { "bytes" } else { "seat" };
            let key = format!("{what} {}", added.min(players) + 1);
            return Err(Problem::KeyMissing { key });
        }
        self.fairness = Some(fairness);
        Ok(self)
    }

    /// What each seat plays, and the options.
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
            match bytes.0[..] {
                [] => writeln!(f, "bytes {}", Seat::at(index))?,
                _ => writeln!(f, "bytes {} {bytes}", Seat::at(index))?,
            }
        }
        self.seed
            .as_ref()
            .map_or(Ok(()), |seed| writeln!(f, "seed {seed}"))
    }
}

/// Leaves room in the line for what else stands there.
fn check_length(name: &str) -> Result<(), Problem> {
    match name.len() {
        0..=MAX_NAME => Ok(()),
        _ => Err(Problem::LineTooLong),
    }
}

/// May a record hold this name? Free text, its words separated by single spaces, or nothing.
///
/// # Errors
/// Why not.
pub fn check_name(name: &str) -> Result<(), Problem> {
    if name.chars().any(is_forbidden) {
        return Err(Problem::ControlCharacter);
    }
    if !name.is_empty() && name.split(' ').any(str::is_empty) {
        return Err(Unreadable::Spacing.into());
    }
    Ok(())
}

/// May a game of this setup begin from this position?
pub(super) fn check_start<G: Game>(position: &G, setup: &G::Setup) -> Result<(), Problem> {
    if position.has_blanks() {
        return Err(Problem::PositionHasBlanks);
    }
    if !position.fits(setup) {
        return Err(Problem::PositionDoesNotFit);
    }
    Ok(())
}
