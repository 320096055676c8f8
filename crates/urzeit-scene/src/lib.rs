//! What the boards look like: which shapes, where, in which colours, with which labels.
//!
//! A [`Scene`] is a plain value made from a position. The page draws its [`Shape`]s and gives them
//! life; [`Scene::to_svg`] prints a picture that needs nothing else. Every shape is defined here
//! and nowhere else.
//!
//! | where | what |
//! |---|---|
//! | [`Shape`], [`shape`] | the few kinds of shapes, and how they are made |
//! | [`Scene`], [`Look`] | shapes in a frame; what a picture of its own needs besides |
//! | [`piece`] | pieces that come, go and move from one position to another |
//! | [`genesis`], [`lords`], [`ursuppe`] | a module for each game |
//! | [`die()`], [`arrow()`] | what several games have |
//! | `css/` | the colours, once for light and once for dark, and how shapes are filled |
//!
//! Names of things come from the caller, who knows the reader's language.

mod arrow;
mod dice;
pub mod genesis;
mod letters;
pub mod lords;
pub mod piece;
mod scene;
pub mod shape;
mod style;
pub mod ursuppe;

pub use arrow::arrow;
pub use dice::die;
pub use scene::{Frame, Look, Scene};
pub use shape::{Shape, Tag};
