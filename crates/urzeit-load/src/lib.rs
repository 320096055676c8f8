//! What looks at a server from outside.
//!
//! | file | subject |
//! |---|---|
//! | `client.rs` | somebody with a session, and sockets |
//! | `guarded.rs` | processes that end with the one that started them |
//! | `kills/` | servers and databases are killed while people play: is anything lost? |
//! | `postgres.rs` | a PostgreSQL of one's own |
//! | `saved.rs` | what a backup holds, and whether it is consistent |

pub mod client;
#[cfg(unix)]
pub mod guarded;
#[cfg(unix)]
pub mod kills;
#[cfg(unix)]
pub mod postgres;
pub mod saved;
