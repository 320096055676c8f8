//! Looks at a server from outside, as its users meet it: measures it, and kills it while they play.
//!
//! ```text
//! urzeit serve --data /tmp/measured --rate-wishes off --rate-requests off --rate-guests off \
//!     --connections 0 --connections-per-address 0 --sockets-per-account 0 --sockets-per-address 0 &
//! urzeit-load moves http://127.0.0.1:8080
//! urzeit-load idle http://127.0.0.1:8080 --pid $!
//! urzeit-load waits http://127.0.0.1:8080
//! urzeit-load cost --store sqlite --folder trial
//! urzeit-load kills --store sqlite --kills 100 --folder trial
//! ```
//!
//! | file | subject |
//! |---|---|
//! | `moves.rs` | durable moves a second, and how long they take |
//! | `idle.rs` | sockets that follow a table and say nothing |
//! | `waits.rs` | how long people wait for computer players, while one account starts all it may |
//!
//! What tests use too is in the library.

mod idle;
mod moves;
mod waits;

use clap::Parser;
use urzeit_load::client;
#[cfg(unix)]
use urzeit_load::{cost, kills, overload};

/// Measures a server.
#[derive(Parser)]
enum Task {
    /// Whole games of random legal moves over WebSockets; reports durable moves a second.
    Moves(moves::Options),
    /// Sockets that follow a table and wait; reports the memory of the server's process.
    Idle(idle::Options),
    /// People against computer players, before and while one account starts everything it may; reports
    /// how long they wait.
    Waits(waits::Options),
    /// Kills servers and their database while people play; finds out whether anything was lost.
    #[cfg(unix)]
    Kills(kills::Options),
    /// What a durable move costs in processor time, by part; of several programs in turn.
    #[cfg(unix)]
    Cost(cost::Options),
    /// Gives a server twice as much to do as it can; finds out whether it holds.
    #[cfg(unix)]
    Overload(overload::Options),
}

fn main() -> Result<(), client::Trouble> {
    let task = Task::parse();
    let _ = rustls::crypto::ring::default_provider().install_default();
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        match task {
            Task::Moves(options) => moves::run(options).await,
            Task::Idle(options) => idle::run(options).await,
            Task::Waits(options) => waits::run(options).await,
            #[cfg(unix)]
            Task::Kills(options) => kills::run(&options).await.map(drop),
            #[cfg(unix)]
            Task::Cost(options) => cost::run(&options).await,
            #[cfg(unix)]
            Task::Overload(options) => {
                let found = overload::run(&options).await?;
                print!("{found}");
                match found.broken() {
                    broken if broken.is_empty() => Ok(()),
                    broken => Err(broken.join("; ").into()),
                }
            }
        }
    })
}
