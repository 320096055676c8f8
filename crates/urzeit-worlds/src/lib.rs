//! The server's own tables, sessions, workers and clocks in worlds where everything that may break does,
//! in virtual time: a world of minutes takes milliseconds, and the same seed gives the same world.
//!
//! Nothing that decides is modelled. [`urzeit_server::Registry`], its tables in memory, `wishes::grant` and
//! [`urzeit_server::Workers`] are the server's; only what they stand on is replaced: the database by one in memory
//! with the same contract ([`urzeit_server::store::Ledger`]), the machine's clock by the world's, and
//! computer players by some that do not think.
//!
//! | file | subject |
//! |---|---|
//! | `fate.rs` | all chance, the time, the trace |
//! | `shelf.rs`, `life.rs` | the store, the ways to it that break; processes that die or stall |
//! | `turns.rs` | whose turn it is when tables wait |
//! | `servers.rs` | processes that crash and begin again |
//! | `person.rs` | people who wish, resend, reconnect and remember |
//! | `computers.rs` | computer players that answer at random |
//! | `world.rs` | one world from beginning to end |
//! | `judge.rs` | what has to be true of it |
//! | `votes.rs` | a second account of votes |

mod computers;
mod fate;
mod judge;
mod life;
mod ordered;
mod person;
mod servers;
mod shelf;
mod turns;
mod votes;
mod world;

pub use fate::Seen;
pub use world::{World, run};
