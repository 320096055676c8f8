//! Standing orders: what a player wants done when a choice comes, said in advance.
//!
//! An order answers a choice of the player who gave it from what that player sees then, as if the player
//! chose. What it cannot answer the player is asked.

use crate::{Game, Notation, View, view::Nothing};

/// An order of a game.
pub trait StandingOrder<G: Game>: Notation {
    /// The orders that the viewer can give now. Each begins with a word of its own but for those of one
    /// kind, of which a player gives one.
    fn offered(view: &View<G>) -> Vec<Self>;

    /// What it does now, for the viewer.
    fn answer(self, view: &View<G>) -> Answer<G::Action>;

    /// Is it done with once it has acted? Else it stays until it lapses.
    fn is_once(self) -> bool;
}

/// What a standing order does in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer<A> {
    /// Nothing: its choice has not come, or is none that it answers.
    Waits,
    /// Its choice has come, and this is legal.
    Acts(A),
    /// Its time is over.
    Lapsed,
    /// Its choice has come, and what it says is not possible.
    Unfit,
}

/// In a game without orders of its own.
impl<G: Game> StandingOrder<G> for Nothing {
    fn offered(_: &View<G>) -> Vec<Nothing> {
        Vec::new()
    }

    fn answer(self, _: &View<G>) -> Answer<G::Action> {
        match self {}
    }

    fn is_once(self) -> bool {
        match self {}
    }
}
