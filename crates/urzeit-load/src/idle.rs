//! Sockets that follow a table and say nothing: what each costs the server in memory.

use std::time::Duration;

use clap::Args;
use tokio::task::JoinSet;

use urzeit_load::{
    client::{Trouble, table},
    memory::resident,
};

#[derive(Args)]
pub(crate) struct Options {
    /// The server's address.
    url: String,
    /// How many sockets.
    #[arg(long, default_value_t = 10_000)]
    sockets: usize,
    /// The server's process, to read its memory.
    #[arg(long)]
    pid: u32,
}

/// How many connect at the same time.
const AT_ONCE: usize = 50;

pub(crate) async fn run(options: Options) -> Result<(), Trouble> {
    let client = reqwest::Client::new();
    let (id, people) = table(&client, &options.url, "genesis").await?;
    println!("before: {} KB", resident(options.pid)?);
    let mut connecting = JoinSet::new();
    let mut sockets = Vec::new();
    for number in 0..options.sockets {
        if connecting.len() == AT_ONCE
            && let Some(connected) = connecting.join_next().await
        {
            sockets.push(connected??);
        }
        let (id, person) = (id.clone(), people[number % 2].clone());
        connecting.spawn(async move { person.follow(&id).await });
    }
    while let Some(connected) = connecting.join_next().await {
        sockets.push(connected??);
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    println!(
        "with {} sockets: {} KB",
        sockets.len(),
        resident(options.pid)?
    );
    Ok(())
}
