//! What others may know of somebody: ratings, numbers, finished games.

use sqlx::AssertSqlSafe;
use urzeit_table::{
    Millis,
    messages::{Finished, Played, Tally},
};

use super::{AccountId, Broken, Store, Time, games, read, row};

/// Where a list goes on: after the game that ended then and has this name.
pub struct After {
    /// When it ended.
    pub ended: Time,
    /// The table.
    pub id: String,
}

row! {
    /// Somebody in a seat, and what the game came to for them.
    struct PlayedRow {
        game: String,
        seat: i64,
        account: AccountId,
        name: String,
        points: Option<i64>,
        won: Option<bool>,
        bot: bool,
    }
}

impl Store {
    /// How often an account has played each game to a result, and how often its bots have. A game that ended
    /// without one was neither won nor lost.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn tallies(&self, account: AccountId) -> Result<Vec<Tally>, Broken> {
        let query = "SELECT g.game, s.bot, COUNT(*), SUM(CASE WHEN s.won THEN 1 ELSE 0 END)
                     FROM seats s JOIN games g ON g.id = s.game
                     WHERE s.account = $1 AND g.state = 'over' AND s.won IS NOT NULL
                     GROUP BY g.game, s.bot ORDER BY g.game, s.bot";
        let rows: Vec<(String, bool, i64, i64)> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        let tallies = rows.into_iter();
        let tallies = tallies.map(|(game, bot, finished, won)| Tally {
            game,
            bot,
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
        reader: Option<AccountId>,
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
            ended: ended as Millis,
            people: Vec::new(),
        });
        let mut games: Vec<_> = games.collect();
        self.name_people(&mut games).await?;
        Ok(games)
    }

    /// Fills in who played.
    async fn name_people(&self, finished: &mut [Finished]) -> Result<(), Broken> {
        if finished.is_empty() {
            return Ok(());
        }
        let places: Vec<_> = (1..=finished.len()).map(|n| format!("${n}")).collect();
        let query = format!(
            "SELECT s.game, s.seat, s.account, a.name, s.points, s.won, s.bot
             FROM seats s JOIN accounts a ON a.id = s.account
             WHERE s.game IN ({}) ORDER BY s.seat",
            places.join(", "),
        );
        let rows: Vec<PlayedRow> = read!(self, |db| {
            let query = sqlx::query_as(AssertSqlSafe(query));
            let query = finished
                .iter()
                .fold(query, |query, game| query.bind(&game.id));
            query.fetch_all(db)
        })?;
        for row in rows {
            let game = finished.iter_mut().find(|game| game.id == row.game);
            if let Some(game) = game {
                game.people.push(Played {
                    seat: games::seat(row.seat)?,
                    account: row.account,
                    name: row.name,
                    points: row.points,
                    won: row.won,
                    bot: row.bot,
                });
            }
        }
        Ok(())
    }
}
