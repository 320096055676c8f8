//! Telling tables who is on holiday: the clocks of their slow games stand still.

use std::time::Duration;

use urzeit_table::{Deed, Sitter};

use super::Stop;
use crate::{
    live::{Before, Change, ChangeError},
    registry::Registry,
    store::{AccountId, Broken, Ledger, State, Time},
};

/// How often we look for holidays that have ended, and for those that no table has heard of because a
/// process died.
const POLL: Duration = Duration::from_secs(1);

/// How many milliseconds after a holiday its tables hear once more that it is over: longer than clocks differ
/// and changes take.
const AGAIN: Time = 10_000;

/// How many accounts at a time.
const AT_ONCE: i64 = 100;

/// Tells tables of holidays until it is time to stop.
pub(super) async fn hear_all(registry: Registry<impl Ledger>, stop: Stop) {
    while !stop.now() {
        if let Err(error) = hear_due(&registry).await {
            tracing::warn!(%error, "cannot tell tables of holidays");
        }
        stop.or_after(POLL).await;
    }
}

async fn hear_due(registry: &Registry<impl Ledger>) -> Result<(), Broken> {
    let due = registry
        .store
        .holidays_due(registry.clock.now(), AT_ONCE)
        .await?;
    for (account, due, until) in due {
        hear(registry, account, due, until).await?;
    }
    Ok(())
}

/// All tables of an account hear until when its holiday lasts, as was due at some time.
pub(crate) async fn hear(
    registry: &Registry<impl Ledger>,
    account: AccountId,
    due: Time,
    until: Option<Time>,
) -> Result<(), Broken> {
    for id in registry.store.slow_games(account).await? {
        let Some(live) = registry.table(&id).await? else {
            continue;
        };
        let changed = live.change_if(None, |table| Ok(change(table, account, until)));
        match changed.await {
            Ok(_) => {}
            Err(ChangeError::Broken(broken)) => return Err(broken),
            Err(ChangeError::Refused(why)) => {
                tracing::error!(
                    table = id,
                    ?why,
                    "a table does not want to hear of a holiday"
                );
            }
        }
    }
    // The tables hear of the end twice: a process whose clock is behind, or that was held up, may have stopped a
    // clock just after they first did.
    let mut ends = until.into_iter().flat_map(|until| [until, until + AGAIN]);
    let next = ends.find(|end| *end > due);
    registry.store.holiday_heard(account, due, next).await
}

/// What a holiday changes at a table.
fn change(table: &Before<'_>, account: AccountId, until: Option<Time>) -> Option<Change> {
    let person = Some(account);
    let index = table.people.iter().position(|sits| *sits == person)?;
    let seat = urzeit_rules::Seat::at(index);
    let plays = table.host.chair(seat).sitter() == Some(Sitter::Person);
    if !plays || table.game.state != State::Running {
        return None;
    }
    let away = until.is_some_and(|until| until > table.now);
    match (away, table.host.is_paused(seat)) {
        // First a player who was missed, or is new, plays a turn.
        (true, false) if table.host.chair(seat).owes_turn() => None,
        (true, false) => Some(Change::deeds([Deed::Pause(seat)])),
        (false, true) => Some(Change::deeds([Deed::Resume(seat)])),
        _ => None,
    }
}
