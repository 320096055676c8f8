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
//! - `frequencies`: every kind of chance, as often as the rules say
//! - `tampering`: one thing changed in a record, whatever it is
//! - `snapshots`: going on from the middle of a game
//! - `corrections`: games that outlive a correction of the rules
//! - `attacks`: ways to spoil a game that do not work any more
//! - `bad_snapshots`: when there is a snapshot, what it says, and texts that are none
//! - `by_link`: games by link, without a server
//! - `orders`: standing orders
//! - `hosts`: tables of any game, in text
//! - `protocol`: bots, their lines and limits

#![allow(clippy::unwrap_used)]
// A test is one story, or a table of facts.
#![allow(clippy::too_many_lines)]

mod absence;
mod attacks;
mod bad_snapshots;
mod beginning;
mod by_link;
mod clocks;
mod corrections;
mod ending;
mod fairness;
mod followed;
mod frequencies;
mod hosts;
mod orders;
mod play;
mod properties;
mod protocol;
mod seating;
mod secrecy;
mod snapshots;
mod tampering;
mod undo;
