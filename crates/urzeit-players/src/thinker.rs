//! A computer player of any game: what it sees and what it does is text.
//!
//! A host that needs no more than this contains no search: that of all games is compiled here.

use std::{
    any::Any,
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use urzeit_rules::{Seat, View, Viewer, with_game};

use crate::{Knowledge, Level, Mind, Pace, Player};

/// A computer player of any game.
pub trait Thinker: Send {
    /// What it does, seeing this, in the notation and without its seat; nothing if it cannot make sense
    /// of it.
    fn think(&mut self, seat: Seat, view: &str, pace: Pace<'_>) -> Option<String>;
}

impl<G: Mind> Thinker for Player<G> {
    fn think(&mut self, seat: Seat, view: &str, pace: Pace<'_>) -> Option<String> {
        let position: G = view.parse().ok()?;
        let action = self.choose(&View::of(&position, Viewer::Seat(seat)), pace)?;
        Some(action.to_string())
    }
}

/// A player of one of the games that the rules list; it knows what our players have learned.
#[must_use]
pub fn thinker(game: &str, level: Level, seed: u64) -> Box<dyn Thinker> {
    with_game!(game, seated(level, seed))
}

fn seated<G: Mind>(level: Level, seed: u64) -> Box<dyn Thinker> {
    Box::new(Player::<G>::new(level, knowledge(), seed))
}

/// What the players of a game know; read once.
#[must_use]
pub fn knowledge<G: Mind>() -> Arc<Knowledge<G>> {
    type Anything = Arc<dyn Any + Send + Sync>;
    static ALL: OnceLock<Mutex<HashMap<&'static str, Anything>>> = OnceLock::new();
    let mut all = ALL
        .get_or_init(Mutex::default)
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    let known = all
        .entry(G::NAME)
        .or_insert_with(|| Arc::new(Knowledge::<G>::learned()));
    let known = Arc::clone(known).downcast();
    known.expect("each game has its own entry")
}
