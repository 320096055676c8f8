//! Opening a finished game: how long until its record and all its events are there.

use std::time::Instant;

use clap::Args;
use hdrhistogram::Histogram;

use crate::client::{Person, Trouble};

#[derive(Args)]
pub(crate) struct Options {
    /// The server's address.
    url: String,
    /// A table that anybody may look at.
    #[arg(long)]
    table: String,
    /// How often.
    #[arg(long, default_value_t = 200)]
    times: u32,
}

pub(crate) async fn run(options: Options) -> Result<(), Trouble> {
    let client = reqwest::Client::new();
    let person = Person::guest(&client, &options.url, "Ada").await?;
    let mut latency = Histogram::<u64>::new_with_bounds(1, 60_000_000, 3)?;
    let mut size = 0;
    for _ in 0..options.times {
        let begin = Instant::now();
        size = person
            .get(&format!("/api/tables/{}", options.table))
            .await?
            .len();
        latency.saturating_record(begin.elapsed().as_micros() as u64);
    }
    let milliseconds = |share| latency.value_at_quantile(share) as f64 / 1000.0;
    println!(
        "{size} bytes after {:.2} ms (median), {:.2} ms (99 %)",
        milliseconds(0.5),
        milliseconds(0.99)
    );
    Ok(())
}
