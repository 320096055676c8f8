//! Computer players for the games of `urzeit-rules`.
//!
//! A player is given a view and a budget and returns an action. What it cannot see it
//! imagines; there is no way to show it the position itself.

pub mod analysis;
pub mod baseline;
pub mod contest;
pub mod genesis;
pub mod ideas;
pub mod knowledge;
pub mod level;
pub mod lords;
pub mod mind;
pub mod net;
pub mod player;
pub mod search;
pub mod sum;
#[cfg(feature = "weights")]
pub mod thinker;
pub mod training;
mod ursuppe;

pub use ideas::{Ideas, Note};
pub use knowledge::{BadWeights, Judgement, Knowledge};
pub use level::{Level, NoLevel};
pub use mind::{BySeat, Mind, Notes};
pub use player::{Pace, Player};
pub use search::{Budget, Clock, Finding, Search, Settings};
