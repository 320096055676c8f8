//! What operators have done. Rows are added here, in the commit of what they tell of, and nowhere changed.

use urzeit_table::{
    Millis,
    messages::{AccountId, LogEntry, Named, OperatorDeed},
};

use super::{Broken, Store, Time, games::word, in_transaction, read};

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

type Columns = (
    i64,
    i64,
    Option<i64>,
    Option<String>,
    String,
    Option<i64>,
    Option<String>,
    Option<String>,
    Option<i64>,
    Option<i64>,
    String,
);

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
        let query = "SELECT l.id, l.at, l.operator, o.name, l.deed, l.account, a.name, l.game,
                         l.report, l.until, l.reason
                     FROM operator_log l LEFT JOIN accounts o ON o.id = l.operator
                         LEFT JOIN accounts a ON a.id = l.account
                     WHERE CAST($1 AS BIGINT) IS NULL
                         OR (l.at, l.id) < (SELECT at, id FROM operator_log WHERE id = $1)
                     ORDER BY l.at DESC, l.id DESC LIMIT $2";
        let rows: Vec<Columns> = read!(self, |db| sqlx::query_as(query)
            .bind(before)
            .bind(most)
            .fetch_all(db))?;
        rows.into_iter().map(row).collect()
    }

    /// What of the log concerns an account: what it did, and what was done to it.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn own_log(&self, account: AccountId) -> Result<Vec<serde_json::Value>, Broken> {
        let query = "SELECT at, deed, game, report, until, reason, operator = $1
                     FROM operator_log WHERE account = $1 OR operator = $1 ORDER BY at, id";
        type Row = (
            i64,
            String,
            Option<String>,
            Option<i64>,
            Option<i64>,
            String,
            Option<bool>,
        );
        let rows: Vec<Row> = read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        let rows = rows
            .into_iter()
            .map(|(at, deed, game, report, until, reason, own)| {
                serde_json::json!({
                    "at": at, "deed": deed, "game": game, "report": report, "until": until,
                    "reason": reason, "by_you": own.unwrap_or(false),
                })
            });
        Ok(rows.collect())
    }
}

fn row(columns: Columns) -> Result<LogEntry, Broken> {
    let (id, at, by, by_name, deed, account, name, game, report, until, reason) = columns;
    let named = |(account, name)| Named { account, name };
    Ok(LogEntry {
        id,
        at: at as Millis,
        by: by.zip(by_name).map(named),
        deed: word("deed", &deed)?,
        account: account.zip(name).map(named),
        table: game,
        report,
        until: until.map(|until| until as Millis),
        reason,
    })
}
