//! The table, as hosts use it.
//!
//! - `play`: random games with everything that people do besides playing
//! - `properties`: what holds after every event, whatever happens
//! - `undo`: what can be taken back, and what cannot
//! - `clocks`: time as data
//! - `seating`: sitting down, standing in, coming back, giving up
//! - `ending`: ending early, by agreement or by the host
//! - `secrecy`: who is told what
//! - `fairness`: the stream, and records that were tampered with
//! - `hosts`: tables of any game, in text
//! - `protocol`: bots, their lines and limits

#![allow(clippy::unwrap_used)]

mod clocks;
mod ending;
mod fairness;
mod hosts;
mod play;
mod properties;
mod protocol;
mod seating;
mod secrecy;
mod undo;
