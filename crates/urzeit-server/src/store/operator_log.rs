//! What operators have done. Rows are added here, in the commit of what they tell of, and nowhere changed.

use serde::Serialize;
use urzeit_table::{
    Millis,
    messages::{AccountId, LogEntry, Named, OperatorDeed},
};

use super::{Broken, Store, Time, games::word, in_transaction, read, row};

/// Something that an operator does.
#[derive(Clone, Copy, Debug)]
pub struct NewLog<'a> {
    /// When.
    pub at: Time,
    /// The operator's account; none at the command line.
    pub operator: Option<AccountId>,
    /// Why.
    pub reason: &'a str,
}

/// What a deed was done to.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct DoneTo<'a> {
    pub(super) account: Option<AccountId>,
    pub(super) game: Option<&'a str>,
    pub(super) report: Option<i64>,
    pub(super) until: Option<Time>,
}

/// Adds a row in a transaction.
macro_rules! log {
    ($tx:ident, $new:expr, $deed:expr, $to:expr) => {{
        let (new, to): (&super::NewLog<'_>, super::operator_log::DoneTo<'_>) = ($new, $to);
        let query = "INSERT INTO operator_log
                         (id, at, operator, deed, account, game, report, until, reason)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        let query = sqlx::query(query).bind(crate::random::id()).bind(new.at);
        let query = query.bind(new.operator).bind($deed.word());
        let query = query.bind(to.account).bind(to.game).bind(to.report);
        query
            .bind(to.until)
            .bind(new.reason)
            .execute(&mut *$tx)
            .await?;
    }};
}
pub(super) use log;

row! {
    /// A deed, with the names of those whom it concerns.
    struct LogRow {
        id: i64,
        at: Time,
        operator: Option<AccountId>,
        operator_name: Option<String>,
        deed: String,
        account: Option<AccountId>,
        name: Option<String>,
        game: Option<String>,
        report: Option<i64>,
        until: Option<Time>,
        reason: String,
    }
}

row! {
    /// A deed, for the owner of an account that it concerns.
    #[derive(Serialize)]
    struct OwnLog {
        at: Time,
        deed: String,
        game: Option<String>,
        report: Option<i64>,
        until: Option<Time>,
        reason: String,
        by_you: bool,
    }
}

impl Store {
    /// An operator closes a table: written before it is closed, so that nothing is done unseen.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn log_close(&self, game: &str, new: &NewLog<'_>) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let to = DoneTo {
                game: Some(game),
                ..DoneTo::default()
            };
            log!(tx, new, OperatorDeed::Close, to);
        });
        Ok(())
    }

    /// What operators did before this row, the latest first.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn operator_log(
        &self,
        before: Option<i64>,
        most: i64,
    ) -> Result<Vec<LogEntry>, Broken> {
        let query = "SELECT l.id, l.at, l.operator, o.name AS operator_name, l.deed, l.account, a.name, l.game,
                         l.report, l.until, l.reason
                     FROM operator_log l LEFT JOIN accounts o ON o.id = l.operator
                         LEFT JOIN accounts a ON a.id = l.account
                     WHERE CAST($1 AS BIGINT) IS NULL
                         OR (l.at, l.id) < (SELECT at, id FROM operator_log WHERE id = $1)
                     ORDER BY l.at DESC, l.id DESC LIMIT $2";
        let rows: Vec<LogRow> = read!(self, |db| sqlx::query_as(query)
            .bind(before)
            .bind(most)
            .fetch_all(db))?;
        rows.into_iter().map(entry).collect()
    }

    /// What of the log concerns an account: what it did, and what was done to it.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn own_log(&self, account: AccountId) -> Result<Vec<impl Serialize>, Broken> {
        let query = "SELECT at, deed, game, report, until, reason,
                         operator IS NOT NULL AND operator = $1 AS by_you
                     FROM operator_log WHERE account = $1 OR operator = $1 ORDER BY at, id";
        let rows: Vec<OwnLog> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        Ok(rows)
    }
}

fn entry(row: LogRow) -> Result<LogEntry, Broken> {
    let named = |(account, name)| Named { account, name };
    Ok(LogEntry {
        id: row.id,
        at: row.at as Millis,
        by: row.operator.zip(row.operator_name).map(named),
        deed: word("deed", &row.deed)?,
        account: row.account.zip(row.name).map(named),
        table: row.game,
        report: row.report,
        until: row.until.map(|until| until as Millis),
        reason: row.reason,
    })
}
