//! What lets people play together: accounts, tables, storage, HTTP and WebSocket.
//!
//! The server hosts tables of `urzeit-table`. Each is the fold of its stored events; any process can
//! have it in memory, several at once, and none has to.
//!
//! | where | what |
//! |---|---|
//! | [`store`] | every query, once for both databases; `sqlite.rs` and `postgres.rs` have what differs; `ledger.rs` is what tables need of it |
//! | [`live`] | a table in memory: wishes become events, are stored, then told; who has it open |
//! | [`registry`], `resume` | all tables in memory; going on from a snapshot after a correction of the rules |
//! | [`tables`] | tables made, seats taken, games ended; records, dice |
//! | [`wishes`] | what players may wish for |
//! | [`orders`] | standing orders |
//! | [`mod@page`] | the page, whose files the program brings along |
//! | [`preview`] | what a link to a table shows where it is posted |
//! | [`work`] | what the server does by itself: computer players, clocks, holidays, credit for downtime, ratings |
//! | [`people`] | guests, accounts, passwords, recovery, names, export, deletion |
//! | [`chat`], [`rate_limiter`] | what people say at a table; how often somebody may do something |
//! | [`notices`] | telling people that it is their turn: in the page, by webhook, by e-mail, by push message |
//! | [`api`] | HTTP and WebSocket, one file a subject; `door.rs` is what every request passes |
//! | [`mod@serve`] | listening, and ending in good order |
//! | [`config`] | what an operator can decide, how the server presents itself, who may come in |
//! | [`rates`], [`sockets`], `networks` | how often, and how many; the network of an address |
//! | `one_by_one` | work that anybody may ask for and that takes a while, one after the other |
//! | [`clock`], [`random`] | the time; what nobody can guess |

// utoipa's macros write paths in full.
#![allow(unused_qualifications)]

pub mod api;
pub mod chat;
pub mod clock;
pub mod config;
pub mod live;
mod networks;
pub mod notices;
mod one_by_one;
pub mod orders;
pub mod page;
pub mod people;
pub mod preview;
pub mod random;
pub mod rate_limiter;
pub mod rates;
pub mod registry;
mod resume;
pub mod serve;
pub mod sockets;
pub mod store;
pub mod tables;
mod text;
pub mod wishes;
pub mod work;

pub use api::{App, router};
pub use config::Config;
pub use page::Page;
pub use registry::Registry;
pub use serve::serve;
pub use store::Store;
pub use work::Workers;
