//! Many games and what they add up to: what the command and the Python module share.
//!
//! A study says how many games it has and plays the one of a number. Its host decides on how many cores or machines
//! they are played and in which order: what a game comes to follows from the seed and its number.
//!
//! | where | what |
//! |---|---|
//! | [`agreed`] | what game is to be played, as it is said in words |
//! | [`simulate`] | random legal games |
//! | [`arena`] | computer players against each other, and how strong they prove |
//! | [`train`] | the rounds in which computer players learn |
//! | [`self_play`] | games of a player against itself, with all that its search found |
//! | [`wilson`] | where a share lies, judged by a sample |
//! | [`columns`], [`lines`] | tables for people; lines from somebody who may never end one |

pub mod agreed;
pub mod arena;
pub mod columns;
pub mod lines;
mod mistake;
pub mod self_play;
pub mod simulate;
pub mod train;
pub mod wilson;

pub use mistake::Mistake;
