//! What lets people play together: accounts, tables, storage, HTTP and WebSocket.
//!
//! The server hosts tables of `urzeit-table`. Each is the fold of its stored events; any process can
//! have it in memory, several at once, and none has to.
//!
//! | where | what |
//! |---|---|
//! | [`store`] | what is kept, in SQLite or PostgreSQL |
//! | [`live`] | a table in memory: wishes become events, are stored, then told |
//! | [`hall`] | all tables in memory |
//! | [`wishes`] | what players may wish for |
//! | [`people`] | who somebody is |
//! | [`api`] | HTTP and WebSocket |
//! | [`mod@serve`] | listening, and ending in good order |
//! | [`config`] | what an operator can decide |
//! | [`rates`], [`sockets`] | how often, and how many |
//! | [`clock`], [`random`] | the time; what nobody can guess |

// utoipa's macros write paths in full.
#![allow(unused_qualifications)]

pub mod api;
pub mod clock;
pub mod config;
pub mod hall;
pub mod live;
pub mod people;
pub mod random;
pub mod rates;
pub mod serve;
pub mod sockets;
pub mod store;
pub mod wishes;

pub use api::{App, router};
pub use config::Config;
pub use hall::Hall;
pub use serve::serve;
pub use store::Store;
