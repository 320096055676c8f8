//! How players learn: games against themselves, and what to make of them.
//!
//! A player that searches finds better actions than those that come to mind, and knows in the
//! end who won. So it plays against itself ([`practise`]), and then the policy is taught to
//! name at once what search found, and the network to foresee how the games ended
//! ([`Trainer`]). With what was learned it plays again, better.

mod gradient;
mod practice;
mod trainer;

pub use practice::{Effort, Practice, practise};
pub use trainer::{Losses, Trainer};

use crate::{Note, mind::BySeat};

/// What one game taught.
#[derive(Clone, Default, Debug)]
pub struct Lessons {
    /// Positions, and how the game went on.
    pub positions: Vec<Position>,
    /// Choices, and what search made of them.
    pub choices: Vec<Choice>,
}

/// A position that was judged.
#[derive(Clone, Debug)]
pub struct Position {
    /// How many played.
    pub players: u8,
    /// The notes that were taken: seat, slot, amount.
    pub notes: Vec<(u8, u16, f32)>,
    /// Who won, or what share of a win each seat has.
    pub shares: BySeat<f32>,
    /// The points at the end, in clear leads.
    pub points: BySeat<f32>,
}

/// A choice that was thought over.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The notes on all ideas.
    pub notes: Vec<Note>,
    /// How often each idea should be chosen.
    pub targets: Vec<f32>,
}
