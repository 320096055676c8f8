//! Tables at which nothing happens.

use urzeit_table::{
    Millis,
    messages::{Named, StuckTable},
};

use super::{Broken, Store, Time, games::word, read, row};

row! {
    struct StuckRow {
        id: String,
        game: String,
        state: String,
        changed: Time,
        waits: i64,
        due: Option<Time>,
    }
}

impl Store {
    /// Tables that wait or run, at which nothing has happened since a time; the longest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn stuck_tables(&self, since: Time, most: i64) -> Result<Vec<StuckTable>, Broken> {
        let query = "SELECT id, game, state, changed, waits, due FROM games
                     WHERE state IN ('waiting', 'running') AND changed < $1
                     ORDER BY changed, id LIMIT $2";
        let rows: Vec<StuckRow> = read!(self, |db| sqlx::query_as(query)
            .bind(since)
            .bind(most)
            .fetch_all(db))?;
        let mut tables = Vec::new();
        for row in rows {
            let people = self.people_in_seats(&row.id).await?;
            let waited = people
                .iter()
                .filter(|(seat, _)| row.waits >> (seat - 1) & 1 == 1);
            tables.push(StuckTable {
                waits_for: waited.map(|(_, named)| named.clone()).collect(),
                people: people.into_iter().map(|(_, named)| named).collect(),
                state: word("state", &row.state)?,
                changed: row.changed as Millis,
                due: row.due.map(|due| due as Millis),
                id: row.id,
                game: row.game,
            });
        }
        Ok(tables)
    }

    /// The people who sit at a table, with the numbers of their seats.
    ///
    /// # Errors
    /// If they cannot be read.
    pub(super) async fn people_in_seats(&self, game: &str) -> Result<Vec<(i64, Named)>, Broken> {
        let query = "SELECT s.seat, a.id, a.name FROM seats s JOIN accounts a ON a.id = s.account
                     WHERE s.game = $1 ORDER BY s.seat";
        let rows: Vec<(i64, i64, String)> =
            read!(self, |db| sqlx::query_as(query).bind(game).fetch_all(db))?;
        let people = rows.into_iter();
        Ok(people
            .map(|(seat, account, name)| (seat, Named { account, name }))
            .collect())
    }
}
