//! Measures a server from outside, as its users meet it.
//!
//! ```text
//! urzeit serve --data /tmp/measured --rate-wishes off --rate-requests off --rate-guests off \
//!     --connections 0 --connections-per-address 0 --sockets-per-account 0 --sockets-per-address 0 &
//! urzeit-load moves http://127.0.0.1:8080
//! urzeit-load idle http://127.0.0.1:8080 --pid $!
//! ```
//!
//! | file | subject |
//! |---|---|
//! | `moves.rs` | whole games of random legal moves, many tables at once |
//! | `idle.rs` | sockets that follow a table and say nothing |
//! | `client.rs` | somebody with a session |

mod client;
mod idle;
mod moves;

use clap::Parser;

/// Measures a server.
#[derive(Parser)]
enum Task {
    /// Whole games of random legal moves over WebSockets; reports durable moves a second.
    Moves(moves::Options),
    /// Sockets that follow a table and wait; reports the memory of the server's process.
    Idle(idle::Options),
}

fn main() -> Result<(), client::Trouble> {
    let task = Task::parse();
    let _ = rustls::crypto::ring::default_provider().install_default();
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        match task {
            Task::Moves(options) => moves::run(options).await,
            Task::Idle(options) => idle::run(options).await,
        }
    })
}
