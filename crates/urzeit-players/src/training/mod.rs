//! How players learn: games against themselves, and what to make of them.
//!
//! A player that searches finds better actions than those that come to mind. So it plays against
//! itself ([`practise`]), and the policy is taught to name at once what search found. And it
//! plays very many games by impulse alone ([`drill`]), from which the network learns to foresee
//! how games end ([`Trainer`]). With what was learned it plays again, better.

mod gradient;
mod practice;
mod trainer;

pub use practice::{Effort, Practice, drill, practise};
pub use trainer::{Losses, Trainer};

use crate::{Note, mind::BySeat};

/// A position of a game, and how the game ended.
#[derive(Clone, Debug)]
pub struct Position {
    /// How many played.
    pub players: u8,
    /// The notes that were taken: seat, slot, amount.
    pub notes: Vec<(u8, u16, f32)>,
    /// Each seat's share of the win: all of it for a single winner.
    pub shares: BySeat<f32>,
    /// The points at the end, in clear leads.
    pub points: BySeat<f32>,
}

/// A choice that was thought over.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The notes on all ideas.
    pub notes: Vec<Note>,
    /// How often each idea should be chosen.
    pub targets: Vec<f32>,
}
