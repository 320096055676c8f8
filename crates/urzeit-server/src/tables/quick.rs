//! Playing with whoever is there: one click leads to a table.

use std::sync::Arc;

use urzeit_rules::{Game, Setup, record::Bytes, with_game};
use urzeit_table::{
    Millis,
    messages::{NewPace, NewTable, TimeOut},
};

use super::{
    may_make,
    new::{beginning, known_game, plan, settings},
    refused,
    seating::{self, Sit},
};
use crate::{
    live::{Before, ChangeError, Live},
    registry::Registry,
    store::{Account, AccountId, Attendance, Maker, NewGame, State, Time, Visibility},
};

/// A bot wants to sit where quick play leads people.
pub(super) const FOR_PEOPLE: &str = "server-quick-people";

/// Somebody who made a table so many milliseconds ago is about to open it.
const COMING: i64 = 60_000;

/// For so many milliseconds others can keep those who wait from beginning with computer players.
const LONGEST: i64 = 3 * 60_000;

/// Somebody who has not had a table open for so many milliseconds does not wait there any more.
const GONE: i64 = 5 * 60_000;

/// How many times somebody else may be faster to take the last seat of a table.
const MOST_TRIES: usize = 20;

/// Somebody sits down where people wait for others to play this game, or makes a table for that. Those who come
/// at the same time meet: the store decides.
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
    if account.bot {
        return Err(refused(FOR_PEOPLE));
    }
    let mut unseated = refused("server-no-free-seat");
    for _ in 0..MOST_TRIES {
        let live = find_or_make(registry, account, maker, game).await?;
        let sits = |table: &Before<'_>| table.people.contains(&Some(account.id));
        let sit = Sit {
            seat: None,
            bytes,
            invite: None,
            counts: false,
        };
        unseated = match seating::sit(&registry.store, &live, account, &sit).await {
            Ok(()) => return Ok(live),
            Err(broken @ ChangeError::Broken(_)) => return Err(broken),
            // Before, or just now by another request of theirs.
            Err(_) if live.look(sits).await? => return Ok(live),
            Err(unseated) if live.look(has_room).await? => return Err(unseated),
            // Another one was faster.
            Err(unseated) => unseated,
        };
    }
    Err(unseated)
}

async fn find_or_make(
    registry: &Registry,
    account: &Account,
    maker: Maker,
    game: &'static str,
) -> Result<Arc<Live>, ChangeError> {
    let now = registry.clock.now();
    let plan = plan(&usual(game), account, maker, now).map_err(ChangeError::Refused)?;
    let found = registry
        .store
        .quick_table(&plan.made, now - COMING, may_make);
    let live = registry.table(&found.await??).await?;
    live.ok_or_else(|| refused("server-not-found"))
}

fn has_room(table: &Before<'_>) -> bool {
    table.game.state == State::Waiting
        && (urzeit_rules::Seat::all(table.host.players()))
            .any(|seat| table.host.chair(seat).sitter().is_none())
}

/// Does quick play lead people to such a table? They have not seen who else sits down there, so no bots do; and it
/// is as much theirs as that of the person who made it.
pub(crate) fn is_quick(made: &NewGame) -> bool {
    let Ok(game) = known_game(&made.game) else {
        return false;
    };
    let usual = usual(game);
    made.visibility == usual.visibility
        && made.rated == usual.rated
        && made.begins_when_full == usual.begins_when_full
        && settings(&usual).is_ok_and(|settings| settings.to_string() == made.settings)
        && beginning(&usual).is_ok_and(|(_, header, _)| header == made.header)
}

/// Has quick play led somebody else to this account's table?
pub(crate) fn is_shared(table: &Before<'_>, account: AccountId) -> bool {
    let mut people = table.people.iter().flatten();
    people.any(|other| *other != account) && is_quick(&table.game.made)
}

/// Does somebody who sits at a table wait for the game to which quick play has led them? Not after they have gone: else
/// somebody who never comes back would keep a seat for ever. A player who has just sat down is about to come.
pub(super) fn waits(table: &Before<'_>, account: AccountId, known: &Attendance) -> bool {
    let since = table.now - GONE;
    is_quick(&table.game.made) && (table.game.changed > since || !known.is_gone(account, since))
}

/// Has somebody come or gone so lately that others may be about to come? Nobody puts the game off for ever by coming and
/// going: when that has gone on for long, those who stayed have waited long enough.
pub(super) fn is_fresh(table: &Before<'_>) -> bool {
    let restless = table.host.restless_since(COMING as Millis);
    table.game.changed > table.now - COMING
        && restless.is_none_or(|since| since as Time > table.now - LONGEST)
}

/// A game for an evening, with the usual number of players, which everybody may join and watch.
fn usual(game: &'static str) -> NewTable {
    NewTable {
        game: Some(game.to_owned()),
        players: Some(with_game!(game, usual_players())),
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
