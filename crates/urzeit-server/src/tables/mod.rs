//! Tables, besides the playing itself. `docs/tables.md` says what each thing does to a game's record
//! and to ratings.
//!
//! | file | subject |
//! |---|---|
//! | `new.rs` | what a table shall be: game, options, seats, pace |
//! | `games.rs` | what there is to choose from |
//! | `sight.rs` | who may see a table |
//! | `seating.rs` | sitting down, leaving, beginning, aborting |
//! | `inviting.rs` | inviting somebody by name into a seat |
//! | `quick.rs` | playing with whoever is there |
//! | `rematch.rs` | the next game of the same players |
//! | `header.rs` | heads of records: of a new game, as somebody may see them |
//! | `record.rs` | records that somebody brings along; checking their chance |
//! | `dice.rs` | how often each outcome of chance came |

pub mod dice;
pub mod games;
pub mod header;
pub mod inviting;
pub mod new;
pub mod quick;
pub mod record;
pub mod rematch;
pub mod seating;
pub mod sight;

use urzeit_rules::Viewer;
use urzeit_table::messages::Why;

use crate::{
    live::ChangeError,
    one_by_one::Turn,
    registry::Registry,
    store::{AccountId, Unfinished},
};

/// How many tables somebody can have made at which nobody plays yet.
pub const MOST_WAITING: i64 = 12;

/// How many games that are not over somebody can have: tables at which they sit, and those that they made
/// for others.
pub const MOST_PLAYING: i64 = 200;

/// May somebody who has so many make another table, and sit down there?
///
/// # Errors
/// Why not.
pub fn may_make(unfinished: Unfinished) -> Result<(), ChangeError> {
    under(unfinished.waiting, MOST_WAITING, "server-too-many-waiting")?;
    may_play(unfinished)
}

/// May somebody who has so many sit down at another table?
///
/// # Errors
/// Why not.
pub fn may_play(unfinished: Unfinished) -> Result<(), ChangeError> {
    under(unfinished.playing, MOST_PLAYING, "server-too-many-playing")
}

/// May somebody whose turn it is have a record looked at, or go on from it? Not while they play that very game for
/// ratings.
///
/// # Errors
/// Why not.
pub(crate) async fn may_bring(
    registry: &Registry,
    turn: &Turn,
    account: AccountId,
    record: &str,
) -> Result<(), ChangeError> {
    let mut running = Vec::new();
    for id in registry.store.running_rated(account).await? {
        let Some(live) = registry.table(&id).await? else {
            continue;
        };
        let viewer = Viewer::Spectator;
        let told = live.look(|table| (table.host.record(viewer), table.host.view(viewer)));
        running.push(told.await?);
    }
    let brought = record.to_owned();
    // A long record is much to read.
    let is_one = turn.work(move || record::is_one_of(&brought, &running));
    if is_one.await? {
        return Err(refused("server-rated-running"));
    }
    Ok(())
}

fn under(count: i64, most: i64, key: &str) -> Result<(), ChangeError> {
    if count < most {
        return Ok(());
    }
    let words = [("most", most.to_string())];
    Err(ChangeError::Refused(Why::naming(key, &words)))
}

fn refused(key: &str) -> ChangeError {
    ChangeError::Refused(Why::only(key))
}
