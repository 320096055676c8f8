//! Playing by the rules, entry by entry, as records do.

use std::{fmt, str::FromStr};

use crate::{
    Game, Seat,
    notation::{Unreadable, Wanted, Words},
};

/// One line of a game's log: what a player chose or chance decided.
///
/// ```
/// use urzeit_rules::{Entry, Genesis, Seat};
///
/// let entry: Entry<Genesis> = "2 place forest c4".parse()?;
/// assert_eq!(entry.seat(), Some(Seat::at(1)));
/// assert_eq!(entry.to_string(), "2 place forest c4");
/// assert!("2 place forest".parse::<Entry<Genesis>>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(PartialEq, Eq, Debug)]
pub enum Entry<G: Game> {
    /// A choice of a seat.
    Player(Seat, G::Action),
    /// An outcome of chance.
    Chance(G::Chance),
}

impl<G: Game> Entry<G> {
    /// The seat whose choice it is; none if chance decided.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Entry::Player(seat, _) => Some(*seat),
            Entry::Chance(_) => None,
        }
    }
}

// Not derived: an entry is copied even where a position is not.
impl<G: Game> Copy for Entry<G> {}
impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Entry<G> {
        *self
    }
}

impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Player(seat, action) => write!(f, "{seat} {action}"),
            Entry::Chance(outcome) => write!(f, "* {outcome}"),
        }
    }
}

impl<G: Game> FromStr for Entry<G> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Entry<G>, Unreadable> {
        const WHO: Wanted = Wanted {
            kind: "entry",
            forms: &["*", "1", "2", "3", "4", "5", "6"],
        };
        let mut words = Words::of(text);
        match words.word(WHO)? {
            "*" => Ok(Entry::Chance(words.rest().parse()?)),
            who => {
                let seat = who.parse().map_err(|_| WHO.not(who))?;
                Ok(Entry::Player(seat, words.rest().parse()?))
            }
        }
    }
}

/// A running game that plays forced choices by itself.
///
/// Records leave out a choice with one option (G-3.9, L-10.2, U-5.3). Replay and every host
/// go through this layer; search does not need it.
///
/// ```
/// use urzeit_rules::{Game, Genesis, Play, Setup, genesis};
///
/// let setup = genesis::Setup::read(&["reptile", "human"], &[])?;
/// let mut play = Play::from(Genesis::new(&setup));
/// for entry in ["* start 2", "* dice forest wild", "2 place forest c4", "2 end"] {
///     play.enter(entry.parse()?)?;
/// }
/// let refused = play.check("1 end".parse()?).unwrap_err();
/// assert_eq!(refused.to_string(), "chance decides now: dice (G-3.1)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play<G: Game> {
    position: G,
}

impl<G: Game> Play<G> {
    /// Goes on from a position.
    #[must_use]
    pub fn from(position: G) -> Play<G> {
        let mut play = Play { position };
        play.play_forced();
        play
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Would this entry be accepted now?
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, entry: Entry<G>) -> Result<(), G::Illegal> {
        match entry {
            Entry::Player(seat, action) => self.position.check(seat, action),
            Entry::Chance(outcome) => self.position.check_chance(outcome),
        }
    }

    /// Plays an entry and the forced choices that follow from it, and says which those were.
    ///
    /// # Errors
    /// Why the entry is refused; nothing has changed then.
    pub fn enter(&mut self, entry: Entry<G>) -> Result<Vec<(Seat, G::Action)>, G::Illegal> {
        self.check(entry)?;
        match entry {
            Entry::Player(seat, action) => self.position.act(seat, action),
            Entry::Chance(outcome) => self.position.settle(outcome),
        }
        Ok(self.play_forced())
    }

    fn play_forced(&mut self) -> Vec<(Seat, G::Action)> {
        let mut played = Vec::new();
        while let Some((seat, action)) = self.position.forced() {
            self.position.act(seat, action);
            played.push((seat, action));
        }
        played
    }
}
