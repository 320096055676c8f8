//! Ratings.

use super::{AccountId, Broken, Store, Time, in_transaction, read};

/// How good somebody is at a game with so many players. `docs/ratings.md` says what the numbers mean.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// How good.
    pub rating: f64,
    /// How far off that may be.
    pub uncertainty: f64,
}

/// A rating, and what it is for.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// The game.
    pub game: String,
    /// With so many players.
    pub players: i64,
    /// How good.
    pub rating: Rating,
    /// How many games it comes from.
    pub games: i64,
}

/// What a game did to a rating.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// The game.
    pub game: String,
    /// With so many players.
    pub players: i64,
    /// When the ratings changed.
    pub at: Time,
    /// How good before.
    pub before: f64,
    /// How good after.
    pub after: f64,
}

impl Store {
    /// Writes what a finished game did to the ratings of those who played it, once. `seats` says who
    /// sat where; `rate` turns their ratings before, in the same order, into those after.
    pub(crate) async fn rate(
        &self,
        game: (&str, &str, i64),
        seats: &[(i64, AccountId)],
        now: Time,
        rate: impl Fn(&[Rating]) -> Vec<Rating>,
        new: Rating,
    ) -> Result<bool, Broken> {
        let (id, name, players) = game;
        // Rows are locked in one order, so that two processes never wait for each other.
        let mut order: Vec<usize> = (0..seats.len()).collect();
        order.sort_by_key(|&index| seats[index].1);
        Ok(in_transaction!(self, |tx| {
            let query = "UPDATE games SET due = NULL, claimed = 0 WHERE id = $1";
            sqlx::query(query).bind(id).execute(&mut *tx).await?;
            let query = "UPDATE games SET reckoned = $2 WHERE id = $1 AND reckoned IS NULL";
            let query = sqlx::query(query).bind(id).bind(now);
            let first = query.execute(&mut *tx).await?.rows_affected() > 0;
            if first {
                let mut before = vec![new; seats.len()];
                for &index in &order {
                    let query = "INSERT INTO ratings
                                     (account, game, players, rating, uncertainty, games)
                                 VALUES ($1, $2, $3, $4, $5, 1)
                                 ON CONFLICT (account, game, players)
                                     DO UPDATE SET games = ratings.games + 1
                                 RETURNING rating, uncertainty";
                    let query = sqlx::query_as(query).bind(seats[index].1).bind(name);
                    let query = query.bind(players).bind(new.rating).bind(new.uncertainty);
                    let (rating, uncertainty) = query.fetch_one(&mut *tx).await?;
                    before[index] = Rating {
                        rating,
                        uncertainty,
                    };
                }
                let after = rate(&before);
                for ((&(seat, account), before), after) in seats.iter().zip(&before).zip(&after) {
                    let query = "UPDATE ratings SET rating = $4, uncertainty = $5
                                 WHERE account = $1 AND game = $2 AND players = $3";
                    let query = sqlx::query(query).bind(account).bind(name).bind(players);
                    let query = query.bind(after.rating).bind(after.uncertainty);
                    query.execute(&mut *tx).await?;
                    let query = "UPDATE seats SET rating_before = $3, rating_after = $4
                                 WHERE game = $1 AND seat = $2";
                    let query = sqlx::query(query).bind(id).bind(seat);
                    let query = query.bind(before.rating).bind(after.rating);
                    query.execute(&mut *tx).await?;
                }
            }
            first
        }))
    }

    /// How good somebody is, at everything that it has played for ratings.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn ratings(&self, account: AccountId) -> Result<Vec<Rated>, Broken> {
        let query = "SELECT game, players, rating, uncertainty, games FROM ratings
                     WHERE account = $1 ORDER BY game, players";
        let rows: Vec<(String, i64, f64, f64, i64)> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        let rated = rows
            .into_iter()
            .map(|(game, players, rating, uncertainty, games)| Rated {
                game,
                players,
                rating: Rating {
                    rating,
                    uncertainty,
                },
                games,
            });
        Ok(rated.collect())
    }

    /// What the last games of somebody did to its ratings, the first one first.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn rating_changes(
        &self,
        account: AccountId,
        most: i64,
    ) -> Result<Vec<Change>, Broken> {
        let query = "SELECT g.game, g.players, g.reckoned, s.rating_before, s.rating_after
                     FROM seats s JOIN games g ON g.id = s.game
                     WHERE s.account = $1 AND g.reckoned IS NOT NULL
                         AND s.rating_before IS NOT NULL AND s.rating_after IS NOT NULL
                     ORDER BY g.reckoned DESC, g.id DESC LIMIT $2";
        let rows: Vec<(String, i64, i64, f64, f64)> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(most)
            .fetch_all(db))?;
        let changes = rows.into_iter().rev();
        let changes = changes.map(|(game, players, at, before, after)| Change {
            game,
            players,
            at,
            before,
            after,
        });
        Ok(changes.collect())
    }
}
