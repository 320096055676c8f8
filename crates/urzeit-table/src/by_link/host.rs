//! A game by link of any game, for those who do not care which game it is: entries are text.

use urzeit_rules::{Entry, Game, Record, Seat, with_game};

use super::{BadLink, GAMES, LinkGame, Relation, Value, link};
use crate::event::EntryText;

/// A game by link; see [`LinkGame`] for what each does.
pub trait ByLink {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The name of this one.
    fn id(&self) -> String;
    /// The header of its record.
    fn header(&self) -> String;
    /// How many play.
    fn players(&self) -> usize;
    /// What a seat is called; nothing before somebody has joined.
    fn name(&self, seat: Seat) -> String;
    /// The seat that nobody has joined yet.
    fn free(&self) -> Option<Seat>;
    /// The seat that has to join or play on.
    fn waits_for(&self) -> Option<Seat>;
    /// The player whose leg it is.
    fn leg(&self) -> Option<Seat>;
    /// How many values a seat has opened.
    fn opened(&self, seat: Seat) -> usize;
    /// What a seat has committed itself to.
    fn commitment(&self, seat: Seat) -> Option<Value>;
    /// Somebody takes the next seat.
    ///
    /// # Errors
    /// If all have joined, or nobody can be called so.
    fn join(&mut self, name: &str, commitment: Value) -> Result<(), BadLink>;
    /// The seat that is waited for begins its leg.
    ///
    /// # Errors
    /// If that is not the next value, or nobody begins a leg now.
    fn open(&mut self, value: Value) -> Result<(), BadLink>;
    /// What chance decides now, if that belongs to this leg.
    fn due(&self) -> Option<EntryText>;
    /// An entry of this leg.
    ///
    /// # Errors
    /// If it does not belong to this leg, or the rules refuse it.
    fn enter(&mut self, entry: &EntryText) -> Result<(), BadLink>;
    /// Takes back what its player did in this leg, down to so many entries of the game.
    fn take_back_to(&mut self, entries: usize);
    /// All entries so far.
    fn entries(&self) -> Vec<EntryText>;
    /// The part of a link after `#`; nothing while a player is in the middle of a leg.
    fn link(&self) -> Option<String>;
    /// The record, with what its chance can be checked by.
    fn record(&self) -> String;
    /// How another link fits to this one.
    ///
    /// # Errors
    /// What is wrong with the other.
    fn relation(&self, other: &str) -> Result<Relation, BadLink>;
}

/// The game that a link is about: one of [`GAMES`].
///
/// # Errors
/// What is wrong with it.
pub fn game_in(text: &str) -> Result<&'static str, BadLink> {
    let game = link::game_in(text)?;
    if GAMES.contains(&game) {
        Ok(game)
    } else {
        Err(BadLink::HasSecrets)
    }
}

/// Reads a link of any game.
///
/// # Errors
/// What is wrong with it.
pub fn read(text: &str) -> Result<Box<dyn ByLink>, BadLink> {
    let game = game_in(text)?;
    with_game!(game, read_as(text))
}

/// The same for those who know which game it is.
///
/// # Errors
/// What is wrong with it.
pub fn read_as<G: Game>(text: &str) -> Result<Box<dyn ByLink>, BadLink> {
    Ok(Box::new(LinkGame::<G>::read(text)?))
}

/// A new game with this header of a record, up to but without `log`.
///
/// # Errors
/// If it cannot be played by link, or nobody can be called so.
pub fn create_as<G: Game>(
    header: &str,
    name: &str,
    commitment: Value,
) -> Result<Box<dyn ByLink>, BadLink> {
    let read = Record::<G>::read(&format!("{header}log\n"));
    let record = read.map_err(|_| BadLink::Damaged)?.record;
    let game = LinkGame::create(record.header().clone(), name, commitment)?;
    Ok(Box::new(game))
}

impl<G: Game> ByLink for LinkGame<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn id(&self) -> String {
        LinkGame::id(self)
    }

    fn header(&self) -> String {
        LinkGame::record(self).header().to_string()
    }

    fn players(&self) -> usize {
        LinkGame::players(self)
    }

    fn name(&self, seat: Seat) -> String {
        LinkGame::record(self).header().name(seat).to_owned()
    }

    fn free(&self) -> Option<Seat> {
        LinkGame::free(self)
    }

    fn waits_for(&self) -> Option<Seat> {
        LinkGame::waits_for(self)
    }

    fn leg(&self) -> Option<Seat> {
        LinkGame::leg(self)
    }

    fn opened(&self, seat: Seat) -> usize {
        LinkGame::opened(self, seat)
    }

    fn commitment(&self, seat: Seat) -> Option<Value> {
        Some(self.opened.get(seat.index())?[0])
    }

    fn join(&mut self, name: &str, commitment: Value) -> Result<(), BadLink> {
        LinkGame::join(self, name, commitment)
    }

    fn open(&mut self, value: Value) -> Result<(), BadLink> {
        LinkGame::open(self, value)
    }

    fn due(&self) -> Option<EntryText> {
        let outcome = LinkGame::due(self)?;
        Some(Entry::<G>::Chance(outcome).into())
    }

    fn enter(&mut self, entry: &EntryText) -> Result<(), BadLink> {
        let entry = entry.read().map_err(|_| BadLink::Damaged)?;
        LinkGame::enter(self, entry)
    }

    fn take_back_to(&mut self, entries: usize) {
        LinkGame::take_back_to(self, entries);
    }

    fn entries(&self) -> Vec<EntryText> {
        let entries = LinkGame::record(self).entries();
        entries.map(EntryText::from).collect()
    }

    fn link(&self) -> Option<String> {
        LinkGame::link(self)
    }

    fn record(&self) -> String {
        self.checkable().to_string()
    }

    fn relation(&self, other: &str) -> Result<Relation, BadLink> {
        Ok(LinkGame::relation(self, &LinkGame::read(other)?))
    }
}
