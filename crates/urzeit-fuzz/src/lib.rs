//! Gives everything that reads what others write what nobody should write: random bytes, and what is
//! nearly right. Nothing but clean refusals may come of it, within a bounded part of memory.
//!
//! ```text
//! urzeit-fuzz all --minutes 60 --state fuzz.state     goes on where it ended the last time
//! urzeit-fuzz record --repeat findings/record-1-4711  meets one input again
//! ```
//!
//! Which input comes at which number depends on target, seed and number alone.
//!
//! | file | subject |
//! |---|---|
//! | [`driver`] | one input after the other; what fails is made small |
//! | [`target`] | what an input is given to |
//! | [`targets`] | all of them |
//! | `server` | a server in this process, and what is said to it |
//! | [`mutate`], `corpus` | what is nearly right, and what is right |
//! | [`harness`] | what must hold for the rules; `fuzz` has it as targets of `cargo fuzz` |
//! | `memory`, `panics` | what an input costs; panics, in whatever thread |
//! | [`state`] | how far a run has come |

mod corpus;
pub mod driver;
pub mod harness;
mod memory;
pub mod mutate;
mod panics;
mod server;
pub mod state;
pub mod target;
pub mod targets;
