//! Signs of life, and the time in which there were none.
//!
//! When no process was there, because the machine, the network or the database was not, people could
//! not play: their clocks get that time back.

use std::time::Duration;

use super::Stop;
use crate::{
    registry::Registry,
    store::{Broken, Ledger, Time},
};

/// How often a process gives a sign of life.
const BEAT: Duration = Duration::from_secs(5);

/// Nobody was there if there was no sign of life for longer than this, in milliseconds.
const LONG: i64 = 10_000;

/// The database's clock is asked once in so many signs of life: clocks of machines drift.
const BEATS_PER_CLOCK: u32 = 6;

/// Somebody is here again.
pub(super) async fn begin(registry: &Registry<impl Ledger>) -> Result<(), Broken> {
    registry.clock.set(&registry.store).await?;
    beat(registry).await
}

/// Gives signs of life until it is time to stop.
pub(super) async fn go_on(registry: Registry<impl Ledger>, stop: Stop) {
    let mut beats = 0_u32;
    loop {
        stop.or_after(BEAT).await;
        if stop.now() {
            return;
        }
        beats = beats.wrapping_add(1);
        let set = async {
            if beats.is_multiple_of(BEATS_PER_CLOCK) {
                registry.clock.set(&registry.store).await?;
            }
            beat(&registry).await
        };
        if let Err(error) = set.await {
            tracing::warn!(%error, "cannot give a sign of life");
        }
    }
}

/// The last sign of life for now.
pub(super) async fn end(registry: &Registry<impl Ledger>) {
    if let Err(error) = beat(registry).await {
        tracing::warn!(%error, "cannot give a sign of life");
    }
}

async fn beat(registry: &Registry<impl Ledger>) -> Result<(), Broken> {
    let gone = registry.store.beat(registry.clock.now(), LONG).await?;
    if let Some(gone) = gone {
        tracing::info!(milliseconds = gone, "nobody was here; clocks get it back");
        registry.store.work_signal().ring(Time::MIN);
    }
    Ok(())
}
