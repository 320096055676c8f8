//! Durable moves a second, and how long they take.

use std::time::Duration;

use clap::Args;
use urzeit_load::{
    client::Trouble,
    traffic::{Traffic, game_called, measure},
};

#[derive(Args, Clone)]
pub(crate) struct Options {
    /// The addresses of the servers.
    #[arg(required = true)]
    urls: Vec<String>,
    /// How many tables of two.
    #[arg(long, default_value_t = 50)]
    tables: usize,
    /// What they play.
    #[arg(long, default_value = "genesis")]
    game: String,
    /// For so many seconds, after two that do not count.
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// At most so many moves a second in all: for latency below capacity.
    #[arg(long)]
    rate: Option<u64>,
}

pub(crate) async fn run(options: Options) -> Result<(), Trouble> {
    let game = game_called(&options.game)?;
    let measured = measure(Traffic {
        urls: options.urls,
        tables: options.tables,
        watching: 0,
        processes: Vec::new(),
        game,
        time: Duration::from_secs(options.seconds),
        rate: options.rate,
    });
    let measured = measured.await?;
    println!(
        "{game}: {} tables, {} sockets, {:.0} durable moves a second; acknowledged after {:.1} ms (median), {:.1} ms (99 %), {:.1} ms (worst)",
        options.tables,
        2 * options.tables,
        measured.moves(),
        measured.milliseconds(0.5),
        measured.milliseconds(0.99),
        measured.milliseconds(1.0),
    );
    Ok(())
}
