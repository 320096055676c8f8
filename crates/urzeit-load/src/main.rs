//! Measures a server from outside, as its users meet it.
//!
//! ```text
//! urzeit serve --data /tmp/measured --limits off &
//! urzeit-load moves http://127.0.0.1:8080
//! urzeit-load idle http://127.0.0.1:8080 --sockets 10000
//! urzeit-load look http://127.0.0.1:8080
//! ```
//!
//! | file | subject |
//! |---|---|
//! | `moves.rs` | whole games of random legal moves, many tables at once |
//! | `idle.rs` | sockets that follow a table and say nothing |
//! | `look.rs` | opening a finished game |
//! | `client.rs` | somebody with a session |

mod client;
mod idle;
mod look;
mod moves;

use clap::Parser;

/// Measures a server.
#[derive(Parser)]
enum Task {
    /// Whole games of random legal moves over WebSockets; reports durable moves a second.
    Moves(moves::Options),
    /// Sockets that follow a table and wait; reports the memory of the server's process.
    Idle(idle::Options),
    /// Plays a game to its end and opens it again and again.
    Look(look::Options),
}

fn main() -> Result<(), client::Trouble> {
    let task = Task::parse();
    let _ = rustls::crypto::ring::default_provider().install_default();
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        match task {
            Task::Moves(options) => moves::run(options).await,
            Task::Idle(options) => idle::run(options).await,
            Task::Look(options) => look::run(options).await,
        }
    })
}
