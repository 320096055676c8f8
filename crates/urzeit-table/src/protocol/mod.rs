//! The line protocol of bots, `docs/bots.md`: what host and bot say to each other.
//!
//! Nothing here reads or writes: the code that carries the lines (by a process, a WebSocket) asks a
//! [`Dialogue`] what to say next and what to make of what a bot said.
//!
//! | where | what |
//! |---|---|
//! | [`to_bot`] | what a host says |
//! | [`from_bot`] | what a bot says |
//! | [`dialogue`] | one bot in one game: news, questions, answers that are checked |

pub mod dialogue;
pub mod from_bot;
pub mod to_bot;

pub use dialogue::{Dialogue, Heard};
pub use from_bot::FromBot;
pub use to_bot::{Complaint, ToBot};

/// The protocol's version: what a host says first.
pub const VERSION: u32 = 1;
/// No line of a bot is longer, in bytes without its end.
pub const MAX_LINE: usize = 1024;
/// No name of a bot has more characters.
pub const MAX_NAME: usize = 40;
/// No bot says more lines from one question to the next.
pub const MOST_LINES: usize = 32;
/// How many refused answers to one question are too many.
pub const MOST_REFUSED: usize = 3;
