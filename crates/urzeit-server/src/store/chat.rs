//! What people say at tables, and what they report.

use std::ops::Range;

use super::{AccountId, Broken, Database, Store, Time, in_transaction, postgres, read, row};

/// How many times another process may say something at the same moment before we give up.
const MOST_TRIES: usize = 20;

row! {
    /// A line that was said.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct ChatRow {
        /// Counted from 0 at each table.
        pub number: i64,
        /// The account that said it.
        pub account: AccountId,
        /// The name that it had.
        pub name: String,
        /// When.
        pub at: Time,
        /// What.
        pub text: String,
    }
}

/// A line to be said.
#[derive(Clone, Copy, Debug)]
pub struct NewLine<'a> {
    /// The account that says it.
    pub account: AccountId,
    /// The name that it has.
    pub name: &'a str,
    /// The identifier that the client gave it.
    pub said: &'a str,
    /// What.
    pub text: &'a str,
}

/// Something that the operator shall know.
#[derive(Clone, Copy, Debug)]
pub struct NewReport<'a> {
    /// Identifies the report.
    pub id: i64,
    /// The account that reports it.
    pub account: AccountId,
    /// The number of the line that it is about.
    pub chat: Option<i64>,
    /// What is wrong.
    pub text: &'a str,
}

impl Store {
    /// Keeps a line and tells other processes. Its number; nothing if there are `most` already.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn say(
        &self,
        game: &str,
        line: &NewLine<'_>,
        now: Time,
        most: i64,
    ) -> Result<Option<i64>, Broken> {
        for _ in 1..MOST_TRIES {
            match self.try_say(game, line, now, most).await {
                // Another process has taken the number.
                Err(Broken::Database(error)) if is_taken(&error) => {}
                done => return done,
            }
        }
        self.try_say(game, line, now, most).await
    }

    async fn try_say(
        &self,
        game: &str,
        line: &NewLine<'_>,
        now: Time,
        most: i64,
    ) -> Result<Option<i64>, Broken> {
        Ok(in_transaction!(self, |tx| {
            let query = "SELECT number FROM chat WHERE game = $1 AND account = $2 AND said = $3";
            let query = sqlx::query_scalar(query).bind(game).bind(line.account);
            let known: Option<i64> = query.bind(line.said).fetch_optional(&mut *tx).await?;
            if known.is_some() {
                return Ok(known);
            }
            let query = "SELECT COALESCE(MAX(number) + 1, 0) FROM chat WHERE game = $1";
            let query = sqlx::query_scalar(query).bind(game);
            let number: i64 = query.fetch_one(&mut *tx).await?;
            if number >= most {
                return Ok(None);
            }
            let query = "INSERT INTO chat (game, number, account, name, at, text, said)
                         VALUES ($1, $2, $3, $4, $5, $6, $7)";
            let query = sqlx::query(query).bind(game).bind(number);
            let query = query.bind(line.account).bind(line.name).bind(now);
            let query = query.bind(line.text).bind(line.said);
            query.execute(&mut *tx).await?;
            if let Database::Postgres(_) = &self.database {
                let query = sqlx::query("SELECT pg_notify($1, $2)").bind(postgres::CHAT);
                let query = query.bind(format!("{game} {number}"));
                query.execute(&mut *tx).await?;
            }
            Some(number)
        }))
    }

    /// How many lines were said at a table.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn chat_length(&self, game: &str) -> Result<i64, Broken> {
        let query = "SELECT COALESCE(MAX(number) + 1, 0) FROM chat WHERE game = $1";
        Ok(read!(self, |db| sqlx::query_scalar(query)
            .bind(game)
            .fetch_one(db))?)
    }

    /// The last of these lines, at most so many, without those of people it has muted or blocked.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn chat(
        &self,
        game: &str,
        account: AccountId,
        numbers: Range<i64>,
        most: i64,
    ) -> Result<Vec<ChatRow>, Broken> {
        let query = "SELECT number, account, name, at, text FROM chat
                     WHERE game = $1 AND number >= $2 AND number < $3 AND NOT EXISTS (
                         SELECT 1 FROM shunned s WHERE s.account = $4 AND s.other = chat.account)
                     ORDER BY number DESC LIMIT $5";
        let rows: Vec<ChatRow> = read!(self, |db| sqlx::query_as(query)
            .bind(game)
            .bind(numbers.start)
            .bind(numbers.end)
            .bind(account)
            .bind(most)
            .fetch_all(db))?;
        Ok(rows.into_iter().rev().collect())
    }

    /// All lines from a number on, whoever said them.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn chat_since(&self, game: &str, first: i64) -> Result<Vec<ChatRow>, Broken> {
        let query = "SELECT number, account, name, at, text FROM chat
                     WHERE game = $1 AND number >= $2 ORDER BY number";
        Ok(read!(self, |db| sqlx::query_as(query)
            .bind(game)
            .bind(first)
            .fetch_all(db))?)
    }

    /// The accounts that do not want to read what this account says.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn blocked_by(&self, other: AccountId) -> Result<Vec<AccountId>, Broken> {
        let query = "SELECT account FROM shunned WHERE other = $1";
        Ok(read!(self, |db| sqlx::query_scalar(query)
            .bind(other)
            .fetch_all(db))?)
    }

    /// Keeps a report. Says `false`, and keeps nothing, if there is no line of its number.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn report(
        &self,
        game: &str,
        report: &NewReport<'_>,
        now: Time,
    ) -> Result<bool, Broken> {
        let kept = in_transaction!(self, |tx| {
            let query = "INSERT INTO reports (id, at, account, game, chat, text)
                         SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), CAST($3 AS BIGINT),
                                CAST($4 AS TEXT), CAST($5 AS BIGINT), CAST($6 AS TEXT)
                         WHERE $5 IS NULL
                            OR EXISTS (SELECT 1 FROM chat WHERE game = $4 AND number = $5)";
            let query = sqlx::query(query).bind(report.id).bind(now);
            let query = query.bind(report.account).bind(game).bind(report.chat);
            let done = query.bind(report.text).execute(&mut *tx).await?;
            done.rows_affected()
        });
        Ok(kept > 0)
    }
}

fn is_taken(error: &sqlx::Error) -> bool {
    let error = error.as_database_error();
    error.is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}
