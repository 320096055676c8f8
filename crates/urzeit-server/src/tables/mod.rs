//! Tables, besides the playing itself. `docs/tables.md` says what each thing does to a game's record
//! and to ratings.
//!
//! | file | subject |
//! |---|---|
//! | `new.rs` | what a table shall be: game, options, seats, pace |
//! | `games.rs` | what there is to choose from |
//! | `sight.rs` | who may see a table |
//! | `seating.rs` | sitting down, leaving, beginning, aborting |
//! | `rematch.rs` | the next game of the same players |
//! | `header.rs` | heads of records: of a new game, as somebody may see them |
//! | `record.rs` | records that somebody brings along; checking their chance |
//! | `dice.rs` | how often each outcome of chance came |

pub mod dice;
pub mod games;
pub mod header;
pub mod new;
pub mod record;
pub mod rematch;
pub mod seating;
pub mod sight;

use urzeit_table::messages::Why;

use crate::{
    live::ChangeError,
    store::{AccountId, Store},
};

/// So many tables somebody can have made at which nobody plays yet.
pub const MOST_WAITING: i64 = 12;

/// At so many tables somebody can sit whose games are not over.
pub const MOST_PLAYING: i64 = 200;

/// May somebody make another table, and sit down there?
///
/// # Errors
/// Why not.
pub async fn may_make(store: &Store, account: AccountId) -> Result<(), ChangeError> {
    let (waiting, playing) = store.unfinished(account).await?;
    under(waiting, MOST_WAITING, "server-too-many-waiting")?;
    under(playing, MOST_PLAYING, "server-too-many-playing")
}

/// May somebody sit down at another table?
///
/// # Errors
/// Why not.
pub async fn may_play(store: &Store, account: AccountId) -> Result<(), ChangeError> {
    let (_, playing) = store.unfinished(account).await?;
    under(playing, MOST_PLAYING, "server-too-many-playing")
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
