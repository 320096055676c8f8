//! What looks at a server from outside.
//!
//! | file | subject |
//! |---|---|
//! | `client.rs` | somebody with a session, and sockets |
//! | `cost.rs` | what a durable move costs, of several programs in turn |
//! | `follower.rs` | somebody who follows a table: what was told, and what may be chosen |
//! | `guarded.rs` | processes that end with the one that started them |
//! | `memory.rs` | what a process needs |
//! | `overload/` | more to do than a server can, slow readers, a flood: does it hold? |
//! | `traffic.rs` | whole games of random legal moves, many tables at once |
//! | `kills/` | servers and databases are killed while people play: is anything lost? |
//! | `postgres.rs`, `pooler.rs` | a PostgreSQL of one's own, and a PgBouncer before it |
//! | `saved.rs` | what a backup holds, and whether it is consistent |

pub mod client;
#[cfg(unix)]
pub mod cost;
pub mod follower;
#[cfg(unix)]
pub mod guarded;
#[cfg(unix)]
pub mod kills;
pub mod memory;
#[cfg(unix)]
pub mod overload;
#[cfg(unix)]
pub mod pooler;
#[cfg(unix)]
pub mod postgres;
pub mod saved;
pub mod traffic;
