//! Playing with whoever is there: one click leads to a table.

use std::sync::Arc;

use tokio::sync::Mutex;
use urzeit_rules::{Game, Setup, record::Bytes, with_game};
use urzeit_table::messages::{NewPace, NewTable, Sits, TimeOut};

use super::{
    may_make,
    new::{known_game, plan},
    refused,
    seating::{self, Sit},
};
use crate::{
    live::{Before, ChangeError, Live},
    registry::Registry,
    store::{Account, Broken, Maker, State, Visibility},
};

/// Somebody who made a table so many milliseconds ago is about to open it.
const COMING: i64 = 60_000;

/// So often somebody else may be faster to take the last seat of a table.
const MOST_TRIES: usize = 5;

/// Two who come at the same time shall meet, instead of making a table each.
static ONE_AT_A_TIME: Mutex<()> = Mutex::const_new(());

/// Somebody sits down where people wait for others to play this game, or makes a table for that.
///
/// # Errors
/// Why not.
pub async fn play(
    registry: &Registry,
    account: &Account,
    maker: Maker,
    game: &str,
    bytes: &Bytes,
) -> Result<Arc<Live>, ChangeError> {
    let game = known_game(game).map_err(ChangeError::Refused)?;
    let _turn = ONE_AT_A_TIME.lock().await;
    for _ in 0..MOST_TRIES {
        let since = registry.clock.now() - COMING;
        let found = registry.store.quick_table(account.id, game, since).await?;
        let Some(live) = table(registry, found).await? else {
            break;
        };
        let sits = |table: &Before<'_>| table.people.contains(&Some(account.id));
        if live.look(sits).await? {
            return Ok(live);
        }
        let sit = Sit {
            seat: None,
            bytes,
            invite: None,
            counts: false,
        };
        match seating::sit(&registry.store, &live, account, &sit).await {
            Ok(()) => return Ok(live),
            Err(broken @ ChangeError::Broken(_)) => return Err(broken),
            // Another one was faster.
            Err(unseated) if live.look(has_room).await? => return Err(unseated),
            Err(_) => {}
        }
    }
    make(registry, account, maker, game, bytes).await
}

fn has_room(table: &Before<'_>) -> bool {
    table.game.state == State::Waiting
        && (urzeit_rules::Seat::all(table.host.players()))
            .any(|seat| table.host.chair(seat).sitter().is_none())
}

async fn table(registry: &Registry, id: Option<String>) -> Result<Option<Arc<Live>>, Broken> {
    match id {
        Some(id) => registry.table(&id).await,
        None => Ok(None),
    }
}

async fn make(
    registry: &Registry,
    account: &Account,
    maker: Maker,
    game: &'static str,
    bytes: &Bytes,
) -> Result<Arc<Live>, ChangeError> {
    let now = registry.clock.now();
    let plan = plan(&usual(game), account, maker, now).map_err(ChangeError::Refused)?;
    let made = registry
        .store
        .make_table(&plan.made, &plan.reserved, may_make);
    made.await??;
    let live = table(registry, Some(plan.made.id.clone())).await?;
    let live = live.ok_or_else(|| refused("server-not-found"))?;
    seating::seat_first(&live, account, &plan, bytes).await?;
    Ok(live)
}

/// A game for an evening, with the usual number of players, which everybody may join and watch.
fn usual(game: &'static str) -> NewTable {
    let players = with_game!(game, usual_players());
    let others = (1..players).map(|_| Sits::Open);
    NewTable {
        game: Some(game.to_owned()),
        players: Some(players),
        seats: Some([Sits::Me].into_iter().chain(others).collect()),
        visibility: Visibility::Open,
        spectators: true,
        pace: Some(NewPace::Live {
            minutes: 20.0,
            seconds: 30.0,
        }),
        time_out: TimeOut::Rest("easy".to_owned()),
        begins_when_full: true,
        ..NewTable::default()
    }
}

fn usual_players<G: Game>() -> usize {
    G::Setup::usual_who(None, &[]).len()
}
