//! What the games of a lineup add up to.

use super::{
    game::{Played, Side},
    thinking::Thinking,
};
use crate::wilson::interval;

/// Sums over games of one lineup.
#[derive(Clone, Default)]
pub(super) struct Tally {
    /// How many games were played.
    pub(super) games: u64,
    /// How many the one who was alone won; a shared win counts for its part.
    pub(super) wins: f64,
    /// In how many it was ahead of the others; of a part of them, for that part.
    pub(super) ahead: f64,
    /// The one who was alone.
    alone: Side,
    /// The others.
    others: Side,
}

impl Tally {
    /// Adds a game.
    pub(super) fn add(&mut self, played: &Played) {
        self.games += 1;
        self.wins += played.wins;
        self.ahead += played.ahead;
        for (sum, side) in [
            (&mut self.alone, &played.alone),
            (&mut self.others, &played.others),
        ] {
            sum.points += side.points;
            sum.thinking.join(&side.thinking);
        }
    }

    /// The part of the games that the one who was alone won.
    pub(super) fn share(&self) -> f64 {
        self.wins / self.games as f64
    }

    /// Where that part lies with 95 % confidence.
    pub(super) fn interval(&self) -> [f64; 2] {
        interval(self.share(), self.games)
    }

    /// The points of the one who was alone and of the others, on average.
    pub(super) fn points(&self) -> [f64; 2] {
        [&self.alone, &self.others].map(|side| side.points / self.games as f64)
    }

    /// How long the one who was alone and the others thought.
    pub(super) fn thinking(&self) -> [&Thinking; 2] {
        [&self.alone.thinking, &self.others.thinking]
    }
}
