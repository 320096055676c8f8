//! How often each outcome of chance came in all games that are over.
//!
//! A game that ends stores its own counts in the same commit. They are added up when somebody asks,
//! many games in one transaction, so that no game waits for it and each counts once.

use std::collections::BTreeMap;

use super::{Broken, Store, in_transaction, read, row};

/// How many games are added up in one transaction.
const AT_ONCE: i64 = 500;

/// How many transactions one question causes at most; the next one goes on.
const MOST_TRANSACTIONS: usize = 20;

row! {
    /// How often something came.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Count {
        /// In which game.
        pub game: String,
        /// The kind of chance: `dice`.
        pub kind: String,
        /// What came: `forest wild`.
        pub outcome: String,
        /// How many times.
        pub count: i64,
    }
}

impl Store {
    /// Adds up what games that are over have counted since the last time.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn add_up_dice(&self) -> Result<(), Broken> {
        for _ in 0..MOST_TRANSACTIONS {
            if self.add_up_some_dice().await? < AT_ONCE as usize {
                break;
            }
        }
        Ok(())
    }

    async fn add_up_some_dice(&self) -> Result<usize, Broken> {
        // A reader does not wait for the writer.
        let query = "SELECT 1 FROM games WHERE dice IS NOT NULL AND NOT counted LIMIT 1";
        let some: Option<(i32,)> = read!(self, |db| sqlx::query_as(query).fetch_optional(db))?;
        if some.is_none() {
            return Ok(0);
        }
        Ok(in_transaction!(self, |tx| {
            let query = "UPDATE games SET counted = TRUE WHERE NOT counted AND id IN (
                             SELECT id FROM games WHERE dice IS NOT NULL AND NOT counted
                             ORDER BY id LIMIT $1)
                         RETURNING game, dice";
            let games: Vec<(String, String)> = sqlx::query_as(query)
                .bind(AT_ONCE)
                .fetch_all(&mut *tx)
                .await?;
            // In one order, so that two processes never wait for each other.
            for ((game, kind, outcome), count) in sums(&games) {
                let query = "INSERT INTO dice (game, kind, outcome, count) VALUES ($1, $2, $3, $4)
                             ON CONFLICT (game, kind, outcome)
                             DO UPDATE SET count = dice.count + excluded.count";
                let query = sqlx::query(query).bind(game).bind(kind).bind(outcome);
                query.bind(count).execute(&mut *tx).await?;
            }
            games.len()
        }))
    }

    /// How often each outcome came, game by game.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn dice(&self) -> Result<Vec<Count>, Broken> {
        let query = "SELECT game, kind, outcome, count FROM dice ORDER BY game, kind, outcome";
        Ok(read!(self, |db| sqlx::query_as(query).fetch_all(db))?)
    }

    /// How many games of each name have been added up.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn games_counted(&self) -> Result<Vec<(String, i64)>, Broken> {
        let query = "SELECT game, COUNT(*) FROM games WHERE counted GROUP BY game ORDER BY game";
        Ok(read!(self, |db| sqlx::query_as(query).fetch_all(db))?)
    }
}

/// Adds up lines `KIND OUTCOME COUNT` of several games.
fn sums(games: &[(String, String)]) -> BTreeMap<(&str, &str, &str), i64> {
    let mut sums = BTreeMap::new();
    for (game, lines) in games {
        for line in lines.lines() {
            let Some((what, count)) = line.rsplit_once(' ') else {
                continue;
            };
            let (kind, outcome) = what.split_once(' ').unwrap_or((what, ""));
            *sums.entry((&**game, kind, outcome)).or_default() += count.parse().unwrap_or(0);
        }
    }
    sums
}
