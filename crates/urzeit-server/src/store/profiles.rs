//! What others may know of somebody: ratings, numbers, finished games.

use serde::Serialize;
use sqlx::AssertSqlSafe;
use utoipa::ToSchema;

use super::{AccountId, Broken, Store, Time, read};

/// How often an account has played a game.
#[derive(Serialize, ToSchema)]
pub struct Tally {
    /// The game.
    pub game: String,
    /// How often to the end.
    pub finished: i64,
    /// How often it has won.
    pub won: i64,
}

/// A finished game of an account.
#[derive(Serialize, ToSchema)]
pub struct Finished {
    /// The table.
    pub id: String,
    /// The game.
    pub game: String,
    /// How many played.
    pub players: i64,
    /// Did it count for ratings?
    pub rated: bool,
    /// When it ended.
    pub ended: Time,
    /// The people who played; other seats had computer players.
    pub people: Vec<Played>,
}

/// Somebody who played a game.
#[derive(Serialize, ToSchema)]
pub struct Played {
    /// The seat, counted from 1.
    pub seat: i64,
    /// Who.
    pub account: AccountId,
    /// The account's name now.
    pub name: String,
    /// The seat's points.
    pub points: Option<i64>,
    /// Has the seat won?
    pub won: Option<bool>,
}

/// Where a list goes on: after the game that ended then and has this name.
pub struct After {
    /// When it ended.
    pub ended: Time,
    /// The table.
    pub id: String,
}

impl Store {
    /// How often an account has played each game to the end.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn tallies(&self, account: AccountId) -> Result<Vec<Tally>, Broken> {
        let query = "SELECT g.game, COUNT(*), SUM(CASE WHEN s.won THEN 1 ELSE 0 END)
                     FROM seats s JOIN games g ON g.id = s.game
                     WHERE s.account = $1 AND g.state = 'over' GROUP BY g.game ORDER BY g.game";
        let rows: Vec<(String, i64, i64)> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        let tallies = rows.into_iter();
        let tallies = tallies.map(|(game, finished, won)| Tally {
            game,
            finished,
            won,
        });
        Ok(tallies.collect())
    }

    /// Finished games of an account, the last one first: those that everybody may watch, and those
    /// at which the reader sat too or that the reader made.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn finished(
        &self,
        account: AccountId,
        reader: AccountId,
        after: &After,
        most: i64,
    ) -> Result<Vec<Finished>, Broken> {
        let query = "SELECT g.id, g.game, g.players, g.rated, g.changed
                     FROM games g
                     WHERE g.state = 'over'
                         AND g.id IN (SELECT game FROM seats WHERE account = $1)
                         AND (g.visibility = 'open' AND g.spectators OR g.creator = $2
                             OR g.id IN (SELECT game FROM seats WHERE account = $2))
                         AND (g.changed < $3 OR g.changed = $3 AND g.id < $4)
                     ORDER BY g.changed DESC, g.id DESC LIMIT $5";
        let rows: Vec<(String, String, i64, bool, i64)> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(reader)
            .bind(after.ended)
            .bind(&after.id)
            .bind(most)
            .fetch_all(db))?;
        let games = rows.into_iter();
        let games = games.map(|(id, game, players, rated, ended)| Finished {
            id,
            game,
            players,
            rated,
            ended,
            people: Vec::new(),
        });
        let mut games: Vec<_> = games.collect();
        self.name_people(&mut games).await?;
        Ok(games)
    }

    /// Fills in who played.
    async fn name_people(&self, games: &mut [Finished]) -> Result<(), Broken> {
        if games.is_empty() {
            return Ok(());
        }
        let places: Vec<_> = (1..=games.len()).map(|n| format!("${n}")).collect();
        let query = format!(
            "SELECT s.game, s.seat, a.id, a.name, s.points, s.won
             FROM seats s JOIN accounts a ON a.id = s.account
             WHERE s.game IN ({}) ORDER BY s.seat",
            places.join(", "),
        );
        type Row = (String, i64, i64, String, Option<i64>, Option<bool>);
        let rows: Vec<Row> = read!(self, |db| {
            let query = sqlx::query_as(AssertSqlSafe(query));
            let query = games.iter().fold(query, |query, game| query.bind(&game.id));
            query.fetch_all(db)
        })?;
        for (table, seat, account, name, points, won) in rows {
            let game = games.iter_mut().find(|game| game.id == table);
            if let Some(game) = game {
                game.people.push(Played {
                    seat,
                    account,
                    name,
                    points,
                    won,
                });
            }
        }
        Ok(())
    }
}
