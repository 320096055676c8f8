//! What people are told of outside their tables.

use sqlx::AssertSqlSafe;

use super::{AccountId, Broken, Store, Time, read};

/// So many tables are told of at most.
const MOST_TABLES: i64 = 200;

/// So many tables are asked for at once.
const AT_ONCE: usize = 500;

/// Does the table `g` wait for the seat `s`?
macro_rules! waits {
    () => {
        "((g.waits >> CAST(s.seat - 1 AS INTEGER)) & 1) = 1"
    };
}

/// A table that somebody should look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// Is the game over?
    pub over: bool,
    /// When something last happened.
    pub changed: Time,
    /// The next game of the same players.
    pub rematch: Option<String>,
}

impl Store {
    /// The tables that wait for an account, and those where the game has ended since a time.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn waiting_for(
        &self,
        account: AccountId,
        since: Time,
    ) -> Result<Vec<Waiting>, Broken> {
        let query = concat!(
            "SELECT g.id, g.game, g.state = 'over', g.changed, g.rematch
             FROM seats s JOIN games g ON g.id = s.game
             WHERE s.account = $1 AND (g.state = 'running' AND ",
            waits!(),
            "    OR g.state = 'over' AND g.changed >= $2)
             ORDER BY g.changed DESC, g.id LIMIT $3"
        );
        let rows: Vec<(String, String, bool, i64, Option<String>)> =
            read!(self, |db| sqlx::query_as(query)
                .bind(account)
                .bind(since)
                .bind(MOST_TABLES)
                .fetch_all(db))?;
        let waiting = rows.into_iter().map(|row| {
            let (table, game, over, changed, rematch) = row;
            Waiting {
                table,
                game,
                over,
                changed,
                rematch,
            }
        });
        Ok(waiting.collect())
    }

    /// Who sits at any of these tables.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn people_at(&self, games: &[String]) -> Result<Vec<AccountId>, Broken> {
        let mut people = Vec::new();
        for games in games.chunks(AT_ONCE) {
            let places: Vec<_> = (1..=games.len()).map(|n| format!("${n}")).collect();
            let places = places.join(", ");
            let query = format!("SELECT DISTINCT account FROM seats WHERE game IN ({places})");
            let here: Vec<i64> = read!(self, |db| {
                let mut query = sqlx::query_scalar(AssertSqlSafe(query));
                for game in games {
                    query = query.bind(game);
                }
                query.fetch_all(db)
            })?;
            people.extend(here);
        }
        Ok(people)
    }
}
