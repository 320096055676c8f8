//! The next game of the same players.

use std::sync::Arc;

use urzeit_rules::{Seat, record::Bytes};

use super::{
    may_make,
    new::{Plan, unfit_for_rating},
    refused,
    seating::{self, Sit, computers},
};
use crate::{
    live::{Before, ChangeError, Live},
    random,
    registry::Registry,
    store::{Account, Broken, Maker, NewGame, Reserved, State, Time, Visibility},
    wishes::Player,
};

/// Somebody wants to play again: sits down at the rematch of a table, which is made if there is none yet, or if that
/// was called off. All keep what was agreed, and move on by one seat. Where the server has no `guests`, no seat is kept
/// for one.
///
/// # Errors
/// Why not.
pub async fn rematch(
    registry: &Registry,
    live: &Live,
    account: &Account,
    maker: Maker,
    guests: bool,
    bytes: &Bytes,
) -> Result<Arc<Live>, ChangeError> {
    let now = registry.clock.now();
    let old = |table: &Before<'_>| {
        Player::from(account).seat(table).map_err(refused)?;
        if table.game.state != State::Over {
            return Err(refused("server-not-over"));
        }
        Ok((
            table.game.made.id.clone(),
            table.game.rematch.clone(),
            plan(table, account, maker, now),
        ))
    };
    let (old, rematch, mut plan) = live.look(old).await??;
    for reserved in &mut plan.reserved {
        // No seat is kept for somebody who has gone, or who could not take it or does not want to.
        let Some(other) = reserved.account else {
            continue;
        };
        let store = &registry.store;
        let known = store.account(other).await?;
        if !known.is_some_and(|other| guests || !other.guest)
            || store.has_blocked(account.id, other).await?
            || !store.may_be_invited(other, account.id).await?
        {
            *reserved = Reserved::by_link(reserved.seat);
        }
    }
    let stands = rematch.is_some() && !is_called_off(registry, live).await?;
    let (store, reserved) = (&registry.store, &plan.reserved);
    let made = !stands
        && store
            .make_rematch(&old, &plan.made, reserved, may_make)
            .await??;
    if made {
        let next = table(registry, &plan.made.id).await?;
        seating::seat_first(&next, account, &plan, bytes).await?;
        live.renew().await?;
        registry.store.announce(&old).await?;
        for invited in plan.reserved.iter().filter_map(Reserved::invited) {
            registry.store.announce_notices(invited).await?;
        }
        return Ok(next);
    }
    // Another process may have made it.
    live.renew().await?;
    let id = live.look(|table| table.game.rematch.clone()).await?;
    let next = table(registry, &id.unwrap_or_default()).await?;
    let wants = |table: &Before<'_>| {
        let sits = table.people.contains(&Some(account.id));
        table.game.state == State::Waiting && !sits
    };
    if next.look(wants).await? {
        let sit = Sit {
            seat: None,
            bytes,
            counts: false,
            invite: None,
        };
        let sat = seating::sit(&registry.store, &next, account, &sit).await;
        // A player who asks twice at once may sit there by now.
        if sat.is_err() && next.look(wants).await? {
            sat?;
        }
    }
    Ok(next)
}

/// Is there a rematch of a table that was called off? Whoever asks again makes another, and all are invited once more.
///
/// # Errors
/// If it cannot be read.
pub async fn is_called_off(registry: &Registry, live: &Live) -> Result<bool, Broken> {
    let Some(id) = live.look(|table| table.game.rematch.clone()).await? else {
        return Ok(false);
    };
    let next = table(registry, &id).await?;
    next.look(|table| table.game.state == State::Aborted).await
}

async fn table(registry: &Registry, id: &str) -> Result<Arc<Live>, Broken> {
    let gone = || Broken::Corrupt(format!("the rematch {id} is gone"));
    registry.table(id).await?.ok_or_else(gone)
}

fn plan(table: &Before<'_>, account: &Account, maker: Maker, now: Time) -> Plan {
    let players = table.host.players();
    let next = |seat: Seat| Seat::at((seat.index() + 1) % players);
    let people = Seat::all(players).zip(table.people);
    let people = people.filter_map(|(seat, person)| Some((next(seat), (*person)?)));
    let mut mine = None;
    let mut reserved = Vec::new();
    for (seat, person) in people {
        if person == account.id {
            mine = Some(seat);
        }
        reserved.push(Reserved::for_account(seat.number() as i64, person));
    }
    let computers = computers(table).into_iter();
    let clock = table.host.settings().pace.is_counted();
    Plan {
        made: NewGame {
            id: random::word::<12>(),
            creator: account.id,
            maker,
            seed: random::bytes(),
            invite: random::word::<16>(),
            begins_when_full: true,
            // What a table could be before there were rules for that, it is not any more.
            rated: table.game.made.rated
                && !account.guest
                && unfit_for_rating(&table.game.made).is_none(),
            visibility: if clock {
                table.game.made.visibility
            } else {
                Visibility::Link
            },
            created: now,
            ..table.game.made.clone()
        },
        reserved,
        mine,
        computers: computers.map(|(seat, level)| (next(seat), level)).collect(),
    }
}
