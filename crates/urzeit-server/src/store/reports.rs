//! What people report, as operators see it.

use urzeit_table::{
    Millis,
    messages::{Named, OperatorDeed, ReportInfo, SaidLine},
};

use super::{
    AccountId, Broken, ChatRow, NewLog, Store, Time, in_transaction,
    operator_log::{DoneTo, log},
    read, row,
};

/// How many lines before the reported one go along with it. Nothing else that was said is for operators.
const LINES_BEFORE: i64 = 5;

row! {
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
}

row! {
    /// A report with the names of the account and of the game.
    struct ReportRow {
        id: i64,
        at: Time,
        account: AccountId,
        name: String,
        played: String,
        game: Option<String>,
        chat: Option<i64>,
        text: String,
        closed: Option<Time>,
        settlement: String,
    }
}

impl Store {
    /// What people reported and nobody has settled, the oldest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn open_reports(&self, most: i64) -> Result<Vec<Report>, Broken> {
        let query = "SELECT id, at, account, game, text FROM reports
                     WHERE closed IS NULL ORDER BY at, id LIMIT $1";
        Ok(read!(self, |db| sqlx::query_as(query)
            .bind(most)
            .fetch_all(db))?)
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
            "SELECT r.id, r.at, r.account, a.name, r.game AS played, g.game, r.chat, r.text, r.closed,
                 r.settlement
             FROM reports r JOIN accounts a ON a.id = r.account
                 LEFT JOIN games g ON g.id = r.game
             WHERE {which} LIMIT $1"
        );
        let rows: Vec<ReportRow> = read!(self, |db| sqlx::query_as(sqlx::AssertSqlSafe(query))
            .bind(most)
            .fetch_all(db))?;
        let mut reports = Vec::new();
        for row in rows {
            let people = self.people_in_seats(&row.played).await?;
            reports.push(ReportInfo {
                id: row.id,
                at: row.at as Millis,
                by: Named {
                    account: row.account,
                    name: row.name,
                },
                game: row.game.unwrap_or_default(),
                people: people.into_iter().map(|(_, named)| named).collect(),
                text: row.text,
                lines: self.reported_lines(&row.played, row.chat).await?,
                settled: row.closed.map(|closed| closed as Millis),
                settlement: row.settlement,
                table: row.played,
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
        let rows: Vec<ChatRow> = read!(self, |db| sqlx::query_as(query)
            .bind(game)
            .bind(reported - LINES_BEFORE)
            .bind(reported)
            .fetch_all(db))?;
        let lines = rows.into_iter();
        let lines = lines.map(|line| SaidLine {
            by: Named {
                account: line.account,
                name: line.name,
            },
            at: line.at as Millis,
            text: line.text,
            reported: line.number == reported,
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
