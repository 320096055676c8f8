//! Computer players for the games of `urzeit-rules`.
//!
//! A player is given a view and a budget and returns an action. What it cannot see it
//! imagines; there is no way to show it the position itself.

pub mod ideas;
pub mod level;
pub mod mind;
pub mod sum;
mod ursuppe;

pub use ideas::{Ideas, Note};
pub use level::{Level, NoLevel};
pub use mind::{BySeat, Mind, Notes};
