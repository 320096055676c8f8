//! Computer players for the games of `urzeit-rules`.
//!
//! A player is given a view and a budget and returns an action. What it cannot see it
//! imagines; there is no way to show it the position itself.
//!
//! | where | what |
//! |---|---|
//! | [`mind`] | [`Mind`]: all that search and training know of a game; each game's folder has one |
//! | [`ideas`] | actions worth a thought, and how much each comes to mind: the policy |
//! | [`net`], [`knowledge`] | the network that judges; what a player knows, and its file of weights |
//! | [`search`] | search over information sets; its tree, secrets (regret matching), budget |
//! | [`player`], [`level`] | a player at a table; how strong it is and how long it thinks |
//! | `thinker` | a player of any game, for hosts that shall contain no search |
//! | [`training`] | games against itself and what is learned from them |
//! | [`baseline`], [`contest`] | plain players to measure by; games between any of them |
//! | [`solution`] | what a position near its end is worth, exactly; each game's folder may solve some |
//! | [`analysis`] | what can be said about a position or a record |
//! | [`sum`] | sums that are the same on every machine |

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
pub mod solution;
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
pub use solution::{Solution, Worth};
