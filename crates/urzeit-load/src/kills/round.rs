//! Tables and faults at the same time; then it is calm, and everybody plays on; then the check.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{sleep, timeout},
};

use super::{
    Options, Tally, check, faults,
    ledger::{Acknowledged, Ledger},
    site::Site,
    tab::Common,
    tables,
};
use crate::client::Trouble;

/// When it is calm everybody hears something within this time: servers that died come to be missed
/// after ten seconds, and a busy machine is no failure.
const PATIENCE: Duration = Duration::from_secs(300);

/// The most moves that are made between two faults.
const MOST_MOVES: usize = 60;

/// Runs a round with so many kills. `before` has what earlier rounds had acknowledged, and gets more.
pub(super) async fn run(
    site: &mut Site,
    options: &Options,
    number: u64,
    kills: u64,
    before: &mut Vec<Acknowledged>,
) -> Result<Tally, Trouble> {
    let seed = options.seed.wrapping_mul(7919).wrapping_add(number);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (go_home, stop) = watch::channel(false);
    let ledger = Arc::new(Ledger::default());
    let common = Common {
        urls: site.urls(),
        ledger: Arc::clone(&ledger),
        stop,
    };
    let mut playing = JoinSet::new();
    for place in 0..options.tables {
        playing.spawn(tables::run(common.clone(), place, seed));
    }
    let mut tally = Tally::default();
    for before in 0.. {
        if tally.kills() >= kills {
            break;
        }
        let more = random.random_range(1..MOST_MOVES);
        let soon = Duration::from_millis(random.random_range(0..300));
        moves(&ledger, more).await?;
        sleep(soon).await;
        tally += faults::happen(site, before, &mut random).await?;
    }
    // A backup while moves are made.
    moves(&ledger, MOST_MOVES).await?;
    let known = ledger.acknowledged();
    let backup = site.back_up().await?;
    backup.saved.check()?;
    check::acknowledged(&known, &backup.saved)?;
    tally.backups += 1;

    calm(&ledger).await?;
    go_home.send_replace(true);
    let home = timeout(PATIENCE, playing.join_all()).await;
    let home = home.map_err(|_| format!("not everybody comes home: {:?}", ledger.heard()))?;
    ledger.is_right()?;
    site.restore(&backup).await?;

    let saved = site.back_up().await?.saved;
    before.extend(ledger.acknowledged());
    check::acknowledged(before, &saved)?;
    let mut logs = Vec::new();
    for (more, count) in home {
        logs.extend(more);
        tally += count;
    }
    tally += check::told(&logs, &saved)?;
    Ok(tally)
}

/// Waits until so many more moves were acknowledged.
async fn moves(ledger: &Ledger, more: usize) -> Result<(), Trouble> {
    let began = Instant::now();
    let before = ledger.count();
    while ledger.count() < before + more {
        ledger.is_right()?;
        if began.elapsed() > PATIENCE {
            return Err(format!("nobody gets on: {:?}", ledger.heard()).into());
        }
        sleep(Duration::from_millis(5)).await;
    }
    Ok(())
}

/// Waits until everybody who is there has heard something more, or has gone.
async fn calm(ledger: &Ledger) -> Result<(), Trouble> {
    let began = Instant::now();
    let before = ledger.heard();
    loop {
        ledger.is_right()?;
        let after = ledger.heard();
        let deaf = before
            .iter()
            .filter(|(who, heard)| after.get(*who) == Some(heard));
        let deaf: Vec<_> = deaf.map(|(who, _)| who).collect();
        if deaf.is_empty() {
            return Ok(());
        }
        if began.elapsed() > PATIENCE {
            return Err(format!("nothing comes to {deaf:?}").into());
        }
        sleep(Duration::from_millis(50)).await;
    }
}
