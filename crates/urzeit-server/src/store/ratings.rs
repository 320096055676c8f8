//! Ratings.

use std::collections::{BTreeMap, BTreeSet};

use super::{AccountId, Broken, Store, Time, in_transaction, read, row};

/// Somebody of whom nothing is known.
pub const NEW: Rating = Rating {
    rating: 1500.0,
    uncertainty: 250.0,
};

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
    /// Among bots?
    pub bot: bool,
    /// How good.
    pub rating: Rating,
    /// How many games it comes from.
    pub games: i64,
}

row! {
    struct RatedRow {
        game: String,
        players: i64,
        bot: bool,
        rating: f64,
        uncertainty: f64,
        games: i64,
    }
}

row! {
    /// What a game did to a rating.
    #[derive(Clone, PartialEq, Debug)]
    pub struct RatingChange {
        /// The game.
        pub game: String,
        /// With so many players.
        pub players: i64,
        /// Among bots?
        pub bot: bool,
        /// When the ratings changed.
        pub at: Time,
        /// How good before.
        pub before: f64,
        /// How good after.
        pub after: f64,
    }
}

/// The one player of a seat whose rating a game changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// The seat.
    pub seat: i64,
    /// Did that player leave the seat to somebody else without a word?
    pub forfeits: bool,
    /// The account that it belongs to.
    pub account: AccountId,
    /// The best has 1; equal ones share it.
    pub rank: usize,
}

/// Those whose results at a table are compared: the people, or the bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pool {
    /// Are they bots?
    pub bot: bool,
    /// Where they sat, and what they came to.
    pub seats: Vec<Ranked>,
}

/// The ratings after a game, from those before it and the ranks; the game counts for one part in so
/// many.
pub type Rate = fn(&[Rating], &[usize], usize) -> Vec<Rating>;

/// Games of the same accounts count less if they are no older than this, in milliseconds.
const LATELY: Time = 30 * 24 * 60 * 60 * 1000;

/// Writes what a game did to the ratings of one pool, in a transaction.
macro_rules! rate_pool {
    ($tx:ident, $game:expr, $pool:expr, $now:expr, $rate:expr) => {
        let ((id, name, players), seats) = ($game, &$pool.seats);
        // Rows are locked in one order, so that two processes never wait for each other.
        let mut order: Vec<usize> = (0..seats.len()).collect();
        order.sort_by_key(|&index| seats[index].account);
        let mut before = vec![NEW; seats.len()];
        for &index in &order {
            let query = "INSERT INTO ratings
                             (account, bot, game, players, rating, uncertainty, games)
                         VALUES ($1, $2, $3, $4, $5, $6, 1)
                         ON CONFLICT (account, bot, game, players)
                             DO UPDATE SET games = ratings.games + 1
                         RETURNING rating, uncertainty";
            let query = sqlx::query_as(query)
                .bind(seats[index].account)
                .bind($pool.bot);
            let query = query.bind(name).bind(players);
            let query = query.bind(NEW.rating).bind(NEW.uncertainty);
            let (rating, uncertainty) = query.fetch_one(&mut *$tx).await?;
            before[index] = Rating {
                rating,
                uncertainty,
            };
        }
        let mut lately: BTreeMap<String, BTreeSet<AccountId>> = BTreeMap::new();
        for ranked in seats {
            let query = "WITH played AS (SELECT game FROM seats WHERE account = $3
                                         UNION SELECT game FROM handovers WHERE account = $3)
                         SELECT s.game, s.account FROM seats s JOIN games g ON g.id = s.game
                         WHERE s.bot = $1 AND s.rating_after IS NOT NULL AND g.reckoned > $2
                             AND s.game IN (SELECT game FROM played)
                         UNION SELECT h.game, h.account FROM handovers h
                             JOIN games g ON g.id = h.game
                             JOIN seats s ON s.game = h.game AND s.seat = h.seat
                         WHERE s.bot = $1 AND h.rating_after IS NOT NULL AND g.reckoned > $2
                             AND h.game IN (SELECT game FROM played)";
            let query = sqlx::query_as(query).bind($pool.bot).bind($now - LATELY);
            let played: Vec<(String, AccountId)> =
                query.bind(ranked.account).fetch_all(&mut *$tx).await?;
            for (game, account) in played {
                lately.entry(game).or_default().insert(account);
            }
        }
        let ranks: Vec<usize> = seats.iter().map(|ranked| ranked.rank).collect();
        let after = $rate(&before, &ranks, 1 + most_of_a_pair(&lately, seats));
        for ((ranked, before), after) in seats.iter().zip(&before).zip(&after) {
            let query = "UPDATE ratings SET rating = $5, uncertainty = $6
                         WHERE account = $1 AND bot = $2 AND game = $3 AND players = $4";
            let query = sqlx::query(query).bind(ranked.account).bind($pool.bot);
            let query = query.bind(name).bind(players);
            let query = query.bind(after.rating).bind(after.uncertainty);
            query.execute(&mut *$tx).await?;
            let query = if ranked.forfeits {
                "UPDATE handovers SET rating_before = $3, rating_after = $4
                     WHERE game = $1 AND seat = $2 AND account = $5"
            } else {
                "UPDATE seats SET rating_before = $3, rating_after = $4
                     WHERE game = $1 AND seat = $2 AND account = $5"
            };
            let query = sqlx::query(query).bind(id).bind(ranked.seat);
            let query = query.bind(before.rating).bind(after.rating);
            query.bind(ranked.account).execute(&mut *$tx).await?;
        }
    };
}

/// How many of these games, each with those who played it, any two accounts that have these seats played
/// with each other: the most of any two, so that a third does not make it another game.
fn most_of_a_pair(lately: &BTreeMap<String, BTreeSet<AccountId>>, seats: &[Ranked]) -> usize {
    let pairs = seats.iter().enumerate().flat_map(|(index, one)| {
        let others = seats[..index].iter();
        others.map(|other| (one.account, other.account))
    });
    let together = |(one, other): (AccountId, AccountId)| {
        let games = lately.values();
        let games = games.filter(|played| played.contains(&one) && played.contains(&other));
        games.count()
    };
    pairs.map(together).max().unwrap_or(0)
}

impl Store {
    /// Writes what a finished game did to the ratings of those who played it, once.
    pub(crate) async fn rate(
        &self,
        game: (&str, &str, i64),
        pools: &[Pool],
        now: Time,
        rate: Rate,
    ) -> Result<bool, Broken> {
        let id = game.0;
        Ok(in_transaction!(self, |tx| {
            let query = "UPDATE games SET due = NULL, deadline = NULL, claimed = 0 WHERE id = $1";
            sqlx::query(query).bind(id).execute(&mut *tx).await?;
            let query = "UPDATE games SET reckoned = $2 WHERE id = $1 AND reckoned IS NULL";
            let query = sqlx::query(query).bind(id).bind(now);
            let first = query.execute(&mut *tx).await?.rows_affected() > 0;
            if first {
                for pool in pools {
                    rate_pool!(tx, game, pool, now, rate);
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
        let query = "SELECT game, players, bot, rating, uncertainty, games FROM ratings
                     WHERE account = $1 ORDER BY bot, game, players";
        let rows: Vec<RatedRow> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        let rated = rows.into_iter().map(|row| Rated {
            game: row.game,
            players: row.players,
            bot: row.bot,
            rating: Rating {
                rating: row.rating,
                uncertainty: row.uncertainty,
            },
            games: row.games,
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
    ) -> Result<Vec<RatingChange>, Broken> {
        let query = "WITH rated AS (
                         SELECT game, bot, rating_before, rating_after FROM seats WHERE account = $1
                         UNION ALL SELECT h.game, s.bot, h.rating_before, h.rating_after
                         FROM handovers h JOIN seats s ON s.game = h.game AND s.seat = h.seat
                         WHERE h.account = $1)
                     SELECT g.game, g.players, r.bot, g.reckoned AS at, r.rating_before AS before,
                         r.rating_after AS after
                     FROM rated r JOIN games g ON g.id = r.game
                     WHERE g.reckoned IS NOT NULL
                         AND r.rating_before IS NOT NULL AND r.rating_after IS NOT NULL
                     ORDER BY g.reckoned DESC, g.id DESC LIMIT $2";
        let changes: Vec<RatingChange> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(most)
            .fetch_all(db))?;
        Ok(changes.into_iter().rev().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_third_does_not_make_it_another_game() {
        let seats = |accounts: &[AccountId]| -> Vec<Ranked> {
            let seats = (1..).zip(accounts);
            let seats = seats.map(|(seat, &account)| Ranked {
                seat,
                forfeits: false,
                account,
                rank: 1,
            });
            seats.collect()
        };
        let games = [vec![1, 2], vec![1, 2, 3], vec![1, 2, 4], vec![3, 4]];
        let games = games.into_iter().map(BTreeSet::from_iter);
        let lately = (0..).map(|id: u8| id.to_string()).zip(games).collect();
        for (accounts, together) in [
            (&[1, 2][..], 3),
            (&[2, 1, 5], 3),
            (&[1, 3], 1),
            (&[1, 3, 4], 1),
            (&[1, 5], 0),
        ] {
            let most = most_of_a_pair(&lately, &seats(accounts));
            assert_eq!(most, together, "{accounts:?}");
        }
    }
}
