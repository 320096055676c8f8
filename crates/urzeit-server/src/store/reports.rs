//! What people report, as operators see it.

use urzeit_table::{
    Millis,
    messages::{Named, OperatorDeed, ReportInfo, SaidLine},
};

use super::{
    AccountId, Broken, NewLog, Store, Time, in_transaction,
    operator_log::{DoneTo, log},
    read,
};

/// How many lines before the reported one go along with it. Nothing else that was said is for operators.
const LINES_BEFORE: i64 = 5;

/// What somebody reported to the operator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Identifies it.
    pub id: i64,
    /// When.
    pub at: Time,
    /// The account that reports.
    pub account: AccountId,
    /// At which table.
    pub game: String,
    /// What it says.
    pub text: String,
}

type Columns = (
    i64,
    i64,
    i64,
    String,
    String,
    Option<String>,
    Option<i64>,
    String,
    Option<i64>,
    String,
);

impl Store {
    /// What people reported and nobody has settled, the oldest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn open_reports(&self, most: i64) -> Result<Vec<Report>, Broken> {
        let query = "SELECT id, at, account, game, text FROM reports
                     WHERE closed IS NULL ORDER BY at, id LIMIT $1";
        let rows: Vec<(i64, i64, i64, String, String)> =
            read!(self, |db| sqlx::query_as(query).bind(most).fetch_all(db))?;
        let reports = rows
            .into_iter()
            .map(|(id, at, account, game, text)| Report {
                id,
                at,
                account,
                game,
                text,
            });
        Ok(reports.collect())
    }

    /// What people reported, with what it is about: what is open, the oldest first, or what is settled, the
    /// latest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn reports(&self, settled: bool, most: i64) -> Result<Vec<ReportInfo>, Broken> {
        let which = if settled {
            "r.closed IS NOT NULL ORDER BY r.closed DESC, r.id"
        } else {
            "r.closed IS NULL ORDER BY r.at, r.id"
        };
        let query = format!(
            "SELECT r.id, r.at, r.account, a.name, r.game, g.game, r.chat, r.text, r.closed,
                 r.settlement
             FROM reports r JOIN accounts a ON a.id = r.account
                 LEFT JOIN games g ON g.id = r.game
             WHERE {which} LIMIT $1"
        );
        let rows: Vec<Columns> = read!(self, |db| sqlx::query_as(sqlx::AssertSqlSafe(query))
            .bind(most)
            .fetch_all(db))?;
        let mut reports = Vec::new();
        for (id, at, account, name, table, game, chat, text, closed, settlement) in rows {
            let people = self.people_in_seats(&table).await?;
            reports.push(ReportInfo {
                id,
                at: at as Millis,
                by: Named { account, name },
                game: game.unwrap_or_default(),
                people: people.into_iter().map(|(_, named)| named).collect(),
                text,
                lines: self.reported_lines(&table, chat).await?,
                settled: closed.map(|closed| closed as Millis),
                settlement,
                table,
            });
        }
        Ok(reports)
    }

    /// A line of chat that was reported, and those just before.
    async fn reported_lines(&self, game: &str, chat: Option<i64>) -> Result<Vec<SaidLine>, Broken> {
        let Some(reported) = chat else {
            return Ok(Vec::new());
        };
        let query = "SELECT number, account, name, at, text FROM chat
                     WHERE game = $1 AND number BETWEEN $2 AND $3 ORDER BY number";
        let rows: Vec<(i64, i64, String, i64, String)> = read!(self, |db| sqlx::query_as(query)
            .bind(game)
            .bind(reported - LINES_BEFORE)
            .bind(reported)
            .fetch_all(db))?;
        let lines = rows.into_iter();
        let lines = lines.map(|(number, account, name, at, text)| SaidLine {
            by: Named { account, name },
            at: at as Millis,
            text,
            reported: number == reported,
        });
        Ok(lines.collect())
    }

    /// A report is settled. Says `false` if there is none such that is open.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn settle_report(&self, id: i64, new: &NewLog<'_>) -> Result<bool, Broken> {
        Ok(in_transaction!(self, |tx| {
            let query = "UPDATE reports SET closed = $1, settlement = $3
                         WHERE id = $2 AND closed IS NULL";
            let query = sqlx::query(query).bind(new.at).bind(id).bind(new.reason);
            if query.execute(&mut *tx).await?.rows_affected() == 0 {
                return Ok(false);
            }
            let to = DoneTo {
                report: Some(id),
                ..DoneTo::default()
            };
            log!(tx, new, OperatorDeed::Settle, to);
            true
        }))
    }
}
