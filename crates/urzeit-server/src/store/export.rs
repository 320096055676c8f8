//! Everything that is kept of somebody, as its owner gets it. Secrets are kept as hashes, which are
//! of no use to anybody and stay here.

use serde_json::{Value, json};

use urzeit_table::Orders;

use super::{
    AccountId, Broken, Store,
    games::{seat, word},
    read,
};

impl Store {
    /// An account's own row.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn own_account(&self, account: AccountId) -> Result<Value, Broken> {
        let query = "SELECT id, name, password IS NULL, created, seen, language, holiday,
                         holiday_days, holiday_year, mail, mail_confirmed, webhook, public_profile,
                         operator, renamed
                     FROM accounts WHERE id = $1";
        type Row = (
            i64,
            String,
            bool,
            i64,
            i64,
            String,
            Option<i64>,
            i64,
            i64,
            Option<String>,
            bool,
            Option<String>,
            bool,
            Option<i64>,
            Option<String>,
        );
        let row: Row = read!(self, |db| sqlx::query_as(query).bind(account).fetch_one(db))?;
        Ok(json!({
            "id": row.0,
            "name": row.1,
            "guest": row.2,
            "created": row.3,
            "seen": row.4,
            "language": row.5,
            "holiday": row.6,
            "holiday_days": row.7,
            "holiday_year": row.8,
            "mail": row.9,
            "mail_confirmed": row.10,
            "webhook": row.11,
            "public_profile": row.12,
            "operator": row.13,
            "renamed": row.14,
        }))
    }

    /// An account's notices.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn own_notices(&self, account: AccountId) -> Result<Vec<Value>, Broken> {
        let query = "SELECT game, number, at, sent FROM notices WHERE account = $1 ORDER BY at";
        let rows: Vec<(String, i64, i64, Option<i64>)> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        let notices = rows.into_iter().map(|(game, number, at, sent)| {
            json!({"game": game, "number": number, "at": at, "sent": sent})
        });
        Ok(notices.collect())
    }

    /// An account's standing orders.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn own_orders(&self, account: AccountId) -> Result<Vec<Value>, Broken> {
        let query = "SELECT g.id, s.seat, g.orders FROM games g JOIN seats s ON s.game = g.id
                     WHERE s.account = $1 AND g.orders <> '' ORDER BY g.id";
        let rows: Vec<(String, i64, String)> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        let mut own = Vec::new();
        for (game, number, orders) in rows {
            let orders: Orders = word("orders", &orders)?;
            let given = orders.of(seat(number)?);
            own.extend(given.map(|given| json!({"game": game, "order": given.order})));
        }
        Ok(own)
    }

    /// The seats of running games that an account had before somebody else.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn own_handovers(&self, account: AccountId) -> Result<Vec<Value>, Broken> {
        let query = "SELECT game, seat, forfeits, rating_before, rating_after FROM handovers
                     WHERE account = $1 ORDER BY game, number";
        type Row = (String, i64, bool, Option<f64>, Option<f64>);
        let rows: Vec<Row> = read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        let handovers = rows
            .into_iter()
            .map(|(game, seat, forfeits, before, after)| {
                json!({
                    "game": game, "seat": seat, "forfeits": forfeits,
                    "rating_before": before, "rating_after": after,
                })
            });
        Ok(handovers.collect())
    }

    /// What an account has reported to the operator.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn own_reports(&self, account: AccountId) -> Result<Vec<Value>, Broken> {
        let query = "SELECT at, game, chat, text, closed, settlement FROM reports
                     WHERE account = $1 ORDER BY at";
        type Row = (i64, String, Option<i64>, String, Option<i64>, String);
        let rows: Vec<Row> = read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        let reports = rows
            .into_iter()
            .map(|(at, game, chat, text, closed, settlement)| {
                json!({
                    "at": at, "game": game, "chat": chat, "text": text, "closed": closed,
                    "settlement": settlement,
                })
            });
        Ok(reports.collect())
    }

    /// This many lines that an account has said after this one; each with where it stands.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn own_lines(
        &self,
        account: AccountId,
        (game, number): &(String, i64),
        most: i64,
    ) -> Result<Vec<((String, i64), Value)>, Broken> {
        let query = "SELECT game, number, at, text FROM chat
                     WHERE account = $1 AND (game > $2 OR game = $2 AND number > $3)
                     ORDER BY game, number LIMIT $4";
        let rows: Vec<(String, i64, i64, String)> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(game)
            .bind(number)
            .bind(most)
            .fetch_all(db))?;
        let lines = rows.into_iter().map(|(game, number, at, text)| {
            let line = json!({"game": game, "number": number, "at": at, "text": text});
            ((game, number), line)
        });
        Ok(lines.collect())
    }

    /// All games that an account plays or has made, the oldest first; each with its table.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn own_games(&self, account: AccountId) -> Result<Vec<(String, Value)>, Broken> {
        let query = "SELECT g.id, g.game, g.state, g.created, g.changed, g.creator = $1,
                         s.seat, s.points, s.won, s.rating_before, s.rating_after
                     FROM games g LEFT JOIN seats s ON s.game = g.id AND s.account = $1
                     WHERE g.id IN (SELECT game FROM seats WHERE account = $1
                                    UNION SELECT id FROM games WHERE creator = $1)
                     ORDER BY g.created, g.id";
        type Row = (
            String,
            String,
            String,
            i64,
            i64,
            bool,
            Option<i64>,
            Option<i64>,
            Option<bool>,
            Option<f64>,
            Option<f64>,
        );
        let rows: Vec<Row> = read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        let games = rows.into_iter().map(|row| {
            let game = json!({
                "id": row.0,
                "game": row.1,
                "state": row.2,
                "created": row.3,
                "changed": row.4,
                "made_by_you": row.5,
                "seat": row.6,
                "points": row.7,
                "won": row.8,
                "rating_before": row.9,
                "rating_after": row.10,
            });
            (row.0, game)
        });
        Ok(games.collect())
    }
}
