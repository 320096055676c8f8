//! Everything that is kept of somebody, as its owner gets it. Secrets are kept as hashes, which are
//! of no use to anybody and stay here.

use serde::Serialize;
use serde_json::{Value, json};
use urzeit_table::Orders;

use super::{
    AccountId, Broken, Store, Time,
    games::{seat, word},
    read, row,
};

row! {
    /// An account's own row.
    #[derive(Serialize)]
    struct OwnAccount {
        id: AccountId,
        name: String,
        guest: bool,
        created: Time,
        seen: Time,
        language: String,
        holiday: Option<Time>,
        holiday_days: i64,
        holiday_year: i64,
        mail: Option<String>,
        mail_confirmed: bool,
        webhook: Option<String>,
        public_profile: bool,
        operator: Option<Time>,
        renamed: Option<String>,
    }
}

row! {
    #[derive(Serialize)]
    struct OwnNotice {
        game: String,
        number: i64,
        at: Time,
        sent: Option<Time>,
    }
}

row! {
    #[derive(Serialize)]
    struct OwnHandover {
        game: String,
        seat: i64,
        forfeits: bool,
        rating_before: Option<f64>,
        rating_after: Option<f64>,
    }
}

row! {
    #[derive(Serialize)]
    struct OwnReport {
        at: Time,
        game: String,
        chat: Option<i64>,
        text: String,
        closed: Option<Time>,
        settlement: String,
    }
}

row! {
    /// Something that an account has said.
    #[derive(Serialize)]
    pub(crate) struct OwnLine {
        pub(crate) game: String,
        pub(crate) number: i64,
        at: Time,
        text: String,
    }
}

row! {
    /// A game that an account plays or has made.
    #[derive(Serialize)]
    pub(crate) struct OwnGame {
        pub(crate) id: String,
        game: String,
        state: String,
        created: Time,
        changed: Time,
        made_by_you: bool,
        seat: Option<i64>,
        points: Option<i64>,
        won: Option<bool>,
        rating_before: Option<f64>,
        rating_after: Option<f64>,
    }
}

impl Store {
    /// An account's own row.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn own_account(&self, account: AccountId) -> Result<impl Serialize, Broken> {
        let query = "SELECT id, name, password IS NULL AS guest, created, seen, language, holiday,
                         holiday_days, holiday_year, mail, mail_confirmed, webhook, public_profile,
                         operator, renamed
                     FROM accounts WHERE id = $1";
        let row: OwnAccount = read!(self, |db| sqlx::query_as(query).bind(account).fetch_one(db))?;
        Ok(row)
    }

    /// An account's notices.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn own_notices(&self, account: AccountId) -> Result<Vec<impl Serialize>, Broken> {
        let query = "SELECT game, number, at, sent FROM notices WHERE account = $1 ORDER BY at";
        let rows: Vec<OwnNotice> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        Ok(rows)
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
    pub async fn own_handovers(&self, account: AccountId) -> Result<Vec<impl Serialize>, Broken> {
        let query = "SELECT game, seat, forfeits, rating_before, rating_after FROM handovers
                     WHERE account = $1 ORDER BY game, number";
        let rows: Vec<OwnHandover> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        Ok(rows)
    }

    /// What an account has reported to the operator.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn own_reports(&self, account: AccountId) -> Result<Vec<impl Serialize>, Broken> {
        let query = "SELECT at, game, chat, text, closed, settlement FROM reports
                     WHERE account = $1 ORDER BY at";
        let rows: Vec<OwnReport> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        Ok(rows)
    }

    /// This many lines that an account has said after this one.
    ///
    /// # Errors
    /// If they cannot be read.
    pub(crate) async fn own_lines(
        &self,
        account: AccountId,
        (game, number): &(String, i64),
        most: i64,
    ) -> Result<Vec<OwnLine>, Broken> {
        let query = "SELECT game, number, at, text FROM chat
                     WHERE account = $1 AND (game > $2 OR game = $2 AND number > $3)
                     ORDER BY game, number LIMIT $4";
        Ok(read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(game)
            .bind(number)
            .bind(most)
            .fetch_all(db))?)
    }

    /// All games that an account plays or has made, the oldest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub(crate) async fn own_games(&self, account: AccountId) -> Result<Vec<OwnGame>, Broken> {
        let query = "SELECT g.id, g.game, g.state, g.created, g.changed,
                         g.creator = $1 AS made_by_you,
                         s.seat, s.points, s.won, s.rating_before, s.rating_after
                     FROM games g LEFT JOIN seats s ON s.game = g.id AND s.account = $1
                     WHERE g.id IN (SELECT game FROM seats WHERE account = $1
                                    UNION SELECT id FROM games WHERE creator = $1)
                     ORDER BY g.created, g.id";
        Ok(read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .fetch_all(db))?)
    }
}
