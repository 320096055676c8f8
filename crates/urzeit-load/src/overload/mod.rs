//! Twice as many people play as a server can serve, some of them read too slowly, and one of them
//! floods it: does it hold?

mod flood;
mod slow;

use std::{fmt, path::PathBuf, time::Duration};

use clap::Args;
use tokio::time::interval;

use crate::{
    client::Trouble,
    kills::{
        Kind, program,
        site::{LIMITED, Site, UNLIMITED},
    },
    memory::resident,
    traffic::{BEFORE, Measured, Traffic, measure},
};

/// How much, and for how long.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Where everything is kept.
    #[arg(long, value_enum)]
    pub store: Kind,
    /// For so many seconds there is too much to do; everything else takes a tenth of it.
    #[arg(long, default_value_t = 600)]
    pub seconds: u64,
    /// With so many tables of two it begins to find out what the server can do: as many more as bring
    /// more moves. Twice as many are too many.
    #[arg(long, default_value_t = 50)]
    pub tables: usize,
    /// How many watch without reading, until they are let go. Systems buffer megabytes for each, so it
    /// takes tens of thousands of events.
    #[arg(long, default_value_t = 4)]
    pub readers: usize,
    /// Where databases and logs are kept.
    #[arg(long)]
    pub folder: PathBuf,
    /// The program `urzeit`; the one beside this program, if not said.
    #[arg(long)]
    pub program: Option<PathBuf>,
}

/// What was found.
#[derive(Debug)]
pub struct Found {
    /// How many tables have as many durable moves a second as the server can make.
    pub tables: usize,
    /// How many moves a second that are.
    pub capacity: f64,
    /// A quarter of that: before there was too much to do, and after it.
    pub calm: [Measured; 2],
    /// Twice as many tables.
    pub overload: Measured,
    /// The memory of the server in kilobytes, every second of the overload.
    pub memory: Vec<u64>,
    /// Readers that were too slow, were let go, and heard everything in the end.
    pub slow: usize,
    /// Others' moves without and with somebody who floods the server.
    pub others: [Measured; 2],
    /// What was sent by whom floods, and what was refused of it.
    pub flood: flood::Flood,
}

/// Twice as many tables have to make so many times as many moves, or the server can do no more.
const MORE: f64 = 1.1;

/// How many seconds are looked at together: within one the store may pause to write.
const WINDOW: usize = 10;

impl Found {
    /// The promises that were not kept.
    #[must_use]
    pub fn broken(&self) -> Vec<String> {
        let mut broken = Vec::new();
        let mut promise = |is_kept: bool, what: String| {
            if !is_kept {
                broken.push(what);
            }
        };
        let worst = self.worst();
        promise(
            worst > self.capacity / 2.0,
            format!(
                "throughput falls to {worst:.0} of {:.0} moves a second",
                self.capacity
            ),
        );
        let [before, after] = self.memory_thirds();
        promise(
            after as f64 <= before as f64 * 1.2,
            format!("memory grows from {before} to {after} KB"),
        );
        for share in [0.5, 0.99] {
            let [before, after] =
                [&self.calm[0], &self.calm[1]].map(|calm| calm.milliseconds(share));
            promise(
                after <= 3.0 * before + 5.0,
                format!("afterwards a move takes {after:.1} ms, before {before:.1} ms ({share})"),
            );
        }
        let [without, with] = [&self.others[0], &self.others[1]].map(|one| one.milliseconds(0.5));
        promise(
            with <= 3.0 * without + 10.0,
            format!("a flood slows others from {without:.1} to {with:.1} ms"),
        );
        promise(self.flood.refused > 0, "a flood is let through".to_owned());
        broken
    }

    /// Moves a second in the worst while of the overload.
    fn worst(&self) -> f64 {
        let seconds = &self.overload.seconds;
        let windows = seconds.windows(WINDOW.min(seconds.len()));
        let sums = windows.map(|window| window.iter().sum::<u64>() as f64 / window.len() as f64);
        sums.fold(f64::INFINITY, f64::min)
    }

    /// The most memory in the second and in the last third of the overload.
    fn memory_thirds(&self) -> [u64; 2] {
        let third = self.memory.len() / 3;
        let most = |part: &[u64]| part.iter().copied().max().unwrap_or_default();
        [
            most(&self.memory[third..2 * third]),
            most(&self.memory[2 * third..]),
        ]
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |f: &mut fmt::Formatter<'_>, what: &str, measured: &Measured| {
            let [middle, most] = [0.5, 0.99].map(|share| measured.milliseconds(share));
            let moves = measured.moves();
            writeln!(
                f,
                "{what}: {moves:.0} moves a second, {middle:.1} ms (median), {most:.1} ms (99 %)"
            )
        };
        let Found {
            tables, capacity, ..
        } = self;
        writeln!(
            f,
            "capacity: {capacity:.0} moves a second, with {tables} tables"
        )?;
        line(f, "a quarter of it before", &self.calm[0])?;
        line(f, "twice as many tables", &self.overload)?;
        writeln!(
            f,
            "  in the worst {WINDOW} seconds: {:.0} moves a second",
            self.worst()
        )?;
        let [before, after] = self.memory_thirds();
        writeln!(
            f,
            "  most memory in the second third: {before} KB, in the last: {after} KB"
        )?;
        writeln!(f, "  too slow, let go and resumed: {}", self.slow)?;
        line(f, "a quarter of it after", &self.calm[1])?;
        line(f, "others, without a flood", &self.others[0])?;
        line(f, "others, with a flood", &self.others[1])?;
        writeln!(f, "  the flood: {}", self.flood)
    }
}

/// Does all that, and says what was found.
///
/// # Errors
/// If the server does not start, or does not do what it should.
pub async fn run(options: &Options) -> Result<Found, Trouble> {
    let program = program(options.program.as_ref())?;
    // Somebody may have said already by what clients encrypt; here they do not.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let short = Duration::from_secs((options.seconds / 10).max(2));
    let long = Duration::from_secs(options.seconds);
    let site = Site::start(options.store, &program, &options.folder, &UNLIMITED).await?;
    let url = site.urls().swap_remove(0);
    let traffic = |tables, time, rate| Traffic {
        urls: vec![url.clone()],
        tables,
        watching: 0,
        processes: Vec::new(),
        game: "genesis",
        time,
        rate,
    };
    let (mut tables, mut capacity) = (options.tables, 0.0);
    loop {
        let moves = measure(traffic(tables, short, None)).await?.moves();
        if moves < MORE * capacity {
            tables /= 2;
            break;
        }
        capacity = moves;
        tables *= 2;
    }
    let quarter = Some((capacity / 4.0) as u64 + 1);
    let before = measure(traffic(tables, short, quarter)).await?;
    // A player waits for an answer before going on: twice as many players want twice as much.
    let overload = tokio::spawn(measure(traffic(2 * tables, long, None)));
    let slow = tokio::spawn(slow::readers(url.clone(), options.readers));
    let mut memory = Vec::new();
    let mut every_second = interval(Duration::from_secs(1));
    while !overload.is_finished() {
        every_second.tick().await;
        memory.push(resident(site.process(0).ok_or("the server is gone")?)?);
    }
    let (overload, slow) = (overload.await??, slow.await??);
    let after = measure(traffic(tables, short, quarter)).await?;
    drop(site);

    let folder = options.folder.join("limited");
    let site = Site::start(options.store, &program, &folder, &LIMITED).await?;
    let url = site.urls().swap_remove(0);
    let others = || {
        measure(Traffic {
            urls: vec![url.clone()],
            tables: 10,
            watching: 0,
            processes: Vec::new(),
            game: "genesis",
            time: short,
            // Slower than people may be.
            rate: Some(100),
        })
    };
    let without = others().await?;
    let flooding = tokio::spawn(flood::flood(url.clone(), short + BEFORE));
    let with = others().await?;
    Ok(Found {
        tables,
        capacity,
        calm: [before, after],
        overload,
        memory,
        slow,
        others: [without, with],
        flood: flooding.await??,
    })
}
