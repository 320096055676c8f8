//! Games that are played by link, without any server: whenever another player must choose, the page
//! gives a link that holds the whole game. `docs/fairness.md` says where their chance comes from.
//!
//! ```
//! use urzeit_rules::{Entry, Genesis, Seat, Setup, genesis, record::Header};
//! use urzeit_table::by_link::{Chain, LinkGame};
//!
//! let (ada, bert) = (Chain::new([1; 16]), Chain::new([2; 16]));
//! let setup = genesis::Setup::read(&["reptile", "human"], &[])?;
//! let game = LinkGame::<Genesis>::create(Header::new(setup), "Ada", ada.commitment())?;
//! // Ada gives the first link to Bert, who joins and gives it back.
//! let mut game = LinkGame::<Genesis>::read(&game.link().expect("Bert is to join"))?;
//! game.join("Bert", bert.commitment())?;
//! // Ada begins: her next value and what Bert committed to decide who starts.
//! game.open(ada.value(1).expect("it is the first"))?;
//! let start = game.due().expect("it is not known who starts");
//! game.enter(Entry::Chance(start))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | file | subject |
//! |---|---|
//! | `chain.rs` | hash chains: what players commit to and open |
//! | `legs.rs` | whose leg it is, and the chance of a leg |
//! | `link.rs`, `bits.rs` | a game as a link, as short as it gets |
//! | `relation.rs` | what a link tells to somebody who knows another one of the same game |
//! | `error.rs` | why a link is refused |
//! | `host.rs` | a game by link of any game, in text |
//! | `verify.rs` | checking the chance of a record |

mod bits;
mod chain;
mod error;
mod host;
mod legs;
mod link;
mod relation;
mod verify;

use sha2::{Digest, Sha256};
use urzeit_rules::{
    Entry, Game, Genesis, Reason, Record, Seat, Setup, Ursuppe,
    record::{Bytes, Fairness, Header, Line},
};

pub use chain::{Chain, LENGTH, Value};
pub use error::BadLink;
pub use host::{ByLink, create_as, game_in, read, read_as};
use legs::Legs;
pub use link::MAX_LINK;
pub use relation::Relation;
pub(crate) use verify::verify;

/// The names of the games that can be played by link: those in which nothing is hidden. A link shows
/// all it holds to anybody who looks into it.
pub const GAMES: &[&str] = &[Genesis::NAME, Ursuppe::NAME];

/// What the names of such tables begin with.
pub(crate) const TABLE: &str = "link-";

/// No name is longer, in characters: names are in every link.
pub const MAX_NAME: usize = 40;

/// A game that is played by link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkGame<G: Game> {
    record: Record<G>,
    /// What each seat that has joined has opened, its commitment first.
    opened: Vec<Vec<Value>>,
    legs: Legs,
    /// How many entries there were when this leg began.
    begin: usize,
}

impl<G: Game> LinkGame<G> {
    /// A game that seat 1 has joined.
    ///
    /// # Errors
    /// If this game is not played by link, or nobody can be called so.
    pub fn create(
        header: Header<G>,
        name: &str,
        commitment: Value,
    ) -> Result<LinkGame<G>, BadLink> {
        let mut game = LinkGame::new(header)?;
        game.join(name, commitment)?;
        Ok(game)
    }

    fn new(header: Header<G>) -> Result<LinkGame<G>, BadLink> {
        if !GAMES.contains(&G::NAME) {
            return Err(BadLink::HasSecrets);
        }
        if header.rules() != G::RULES {
            return Err(BadLink::OtherRules);
        }
        if header.from().is_some() || header.fairness().is_some() {
            return Err(BadLink::Damaged);
        }
        let players = header.setup().who().len();
        Ok(LinkGame {
            record: Record::new(header),
            opened: Vec::new(),
            legs: Legs::new(players),
            begin: 0,
        })
    }

    /// Somebody takes the next seat.
    ///
    /// # Errors
    /// If all have joined, or nobody can be called so.
    pub fn join(&mut self, name: &str, commitment: Value) -> Result<(), BadLink> {
        let seat = self.free().ok_or(BadLink::Full)?;
        let header = self.record.header().clone();
        let header = header.with_name(seat, name).ok();
        let header = header.filter(|_| !name.is_empty() && is_short(name));
        self.record = Record::new(header.ok_or(BadLink::Name)?);
        self.opened.push(vec![commitment]);
        Ok(())
    }

    /// The seat that nobody has joined yet.
    #[must_use]
    pub fn free(&self) -> Option<Seat> {
        Seat::all(self.players()).nth(self.opened.len())
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> usize {
        self.legs.begun.len()
    }

    /// The game's name: the same in all its links.
    #[must_use]
    pub fn id(&self) -> String {
        id(self.opened[0][0])
    }

    /// What happened.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The seat that has to join or play on; none when the game is over.
    #[must_use]
    pub fn waits_for(&self) -> Option<Seat> {
        match self.free() {
            Some(seat) => Some(seat),
            None => self.legs.mover(self.record.position()),
        }
    }

    /// The player whose leg it is; nobody before the first.
    #[must_use]
    pub fn leg(&self) -> Option<Seat> {
        self.legs.seat
    }

    /// How many values a seat has opened.
    #[must_use]
    pub fn opened(&self, seat: Seat) -> usize {
        self.legs.begun.get(seat.index()).copied().unwrap_or(0)
    }

    /// How many legs there have been.
    #[must_use]
    pub fn legs(&self) -> usize {
        self.legs.begun.iter().sum()
    }

    /// The seat that is waited for begins its leg with the next value of its chain.
    ///
    /// # Errors
    /// If that is not the next value, or nobody begins a leg now.
    pub fn open(&mut self, value: Value) -> Result<(), BadLink> {
        let seat = self.waits_for().ok_or(BadLink::Order)?;
        if self.free().is_some() || self.legs.seat == Some(seat) {
            return Err(BadLink::Order);
        }
        let opened = &mut self.opened[seat.index()];
        if opened.len() > LENGTH || opened.last() != Some(&value.before()) {
            return Err(BadLink::Chain(seat));
        }
        opened.push(value);
        self.begin_leg(seat);
        Ok(())
    }

    fn begin_leg(&mut self, seat: Seat) {
        self.legs.begin(seat);
        self.begin = self.record.log().len();
    }

    /// What chance decides now, if that belongs to this leg.
    #[must_use]
    pub fn due(&self) -> Option<G::Chance> {
        let position = self.record.position();
        if self.legs.seat.is_none() || self.waits_for() != self.legs.seat {
            return None;
        }
        self.legs.outcome(position, &self.id(), &self.opened)
    }

    /// An entry of this leg: a choice of its player, or the outcome that is due.
    ///
    /// # Errors
    /// If it does not belong to this leg, or the rules refuse it.
    pub fn enter(&mut self, entry: Entry<G>) -> Result<(), BadLink> {
        let belongs = match entry {
            Entry::Player(seat, _) => self.legs.seat == Some(seat),
            Entry::Chance(outcome) => self.due() == Some(outcome),
        };
        if !belongs || self.waits_for() != self.legs.seat {
            return Err(BadLink::Order);
        }
        let entered = self.record.enter(entry).map_err(Reason::from);
        entered.map_err(BadLink::Refused)?;
        self.legs.outcomes += u64::from(entry.seat().is_none());
        Ok(())
    }

    /// Takes back what its player did in this leg, down to so many entries of the game.
    pub fn take_back_to(&mut self, entries: usize) {
        let entries = entries.max(self.begin);
        let now = self.record.log().len();
        if entries < now {
            let outcomes = self.record.take_back(now - entries);
            self.legs.outcomes -= u64::from(outcomes);
        }
    }

    /// The record, with what its chance can be checked by: values of legs in which something happened.
    #[must_use]
    pub fn checkable(&self) -> Record<G> {
        let header = self.record.header().clone();
        if self.free().is_some() {
            return Record::new(header);
        }
        let legs = legs::of(&self.record);
        let last = self.opened.iter().zip(&legs.begun);
        let fairness = Fairness {
            table: self.id(),
            commitment: commitment(self.opened.iter().map(|opened| opened[0])),
            bytes: last.map(|(opened, &legs)| opened[legs].bytes()).collect(),
            seed: None,
        };
        let header = header.with_fairness(fairness);
        let mut record = Record::new(header.expect("every seat has a value"));
        for entry in self.record.log().iter().filter_map(Line::entry) {
            let again = record.enter(entry);
            again.expect("a record holds only what was accepted");
        }
        record
    }
}

/// Is a name short enough for links?
fn is_short(name: &str) -> bool {
    name.chars().count() <= MAX_NAME
}

/// The name of the game whose seat 1 has committed itself so.
fn id(commitment: Value) -> String {
    let start = Bytes(commitment.0[..8].to_vec());
    format!("{TABLE}{start}")
}

/// What all players have committed themselves to: the SHA-256 of their commitments.
fn commitment(values: impl Iterator<Item = Value>) -> Bytes {
    let mut hash = Sha256::new();
    for value in values {
        hash.update(value.0);
    }
    Bytes(hash.finalize().to_vec())
}
