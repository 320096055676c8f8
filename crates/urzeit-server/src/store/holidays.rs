//! Holidays: until when somebody is away, and how much of it a year has had.

use urzeit_rules::Seat;

use super::{AccountId, Broken, Store, Time, games::seat, in_transaction, read};

/// An account's holiday.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holiday {
    /// Until when; it may be over.
    pub until: Option<Time>,
    /// Days taken in `year`.
    pub days: i64,
    /// The year in which it last took some.
    pub year: i64,
}

impl Store {
    /// An account's holiday.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn holiday(&self, account: AccountId) -> Result<Holiday, Broken> {
        let query = "SELECT holiday, holiday_days, holiday_year FROM accounts WHERE id = $1";
        let (until, days, year) =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_one(db))?;
        Ok(Holiday { until, days, year })
    }

    /// Changes an account's holiday, of which its tables have to hear now. Says `false`, and writes
    /// nothing, if it was not `before`.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn set_holiday(
        &self,
        account: AccountId,
        before: Holiday,
        after: Holiday,
        now: Time,
    ) -> Result<bool, Broken> {
        let query = "UPDATE accounts
                     SET holiday = $5, holiday_days = $6, holiday_year = $7, holiday_due = $8
                     WHERE id = $1 AND holiday IS NOT DISTINCT FROM $2
                         AND holiday_days = $3 AND holiday_year = $4";
        let done = in_transaction!(self, |tx| {
            let query = sqlx::query(query).bind(account);
            let query = query.bind(before.until).bind(before.days).bind(before.year);
            let query = query.bind(after.until).bind(after.days).bind(after.year);
            query.bind(now).execute(&mut *tx).await?.rows_affected()
        });
        Ok(done > 0)
    }

    /// Accounts of whose holiday their tables have to hear, since when, and until when it lasts.
    pub(crate) async fn holidays_due(
        &self,
        now: Time,
        most: i64,
    ) -> Result<Vec<(AccountId, Time, Option<Time>)>, Broken> {
        let query = "SELECT id, holiday_due, holiday FROM accounts WHERE holiday_due <= $1
                     ORDER BY holiday_due LIMIT $2";
        Ok(read!(self, |db| sqlx::query_as(query)
            .bind(now)
            .bind(most)
            .fetch_all(db))?)
    }

    /// The tables have heard of what was due then; the next time is when it is over.
    pub(crate) async fn holiday_heard(
        &self,
        account: AccountId,
        due: Time,
        next: Option<Time>,
    ) -> Result<(), Broken> {
        let query = "UPDATE accounts SET holiday_due = $3 WHERE id = $1 AND holiday_due = $2";
        in_transaction!(self, |tx| {
            let query = sqlx::query(query).bind(account).bind(due).bind(next);
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// The tables with a slow game at which an account sits.
    pub(crate) async fn slow_games(&self, account: AccountId) -> Result<Vec<String>, Broken> {
        let query = "SELECT g.id FROM games g JOIN seats s ON s.game = g.id
                     WHERE s.account = $1 AND g.state = 'running' AND g.settings LIKE '% slow %'";
        Ok(read!(self, |db| sqlx::query_scalar(query)
            .bind(account)
            .fetch_all(db))?)
    }

    /// Which of the people at a table are on holiday: their seats.
    pub(crate) async fn away(&self, game: &str, now: Time) -> Result<Vec<Seat>, Broken> {
        let query = "SELECT s.seat FROM seats s JOIN accounts a ON a.id = s.account
                     WHERE s.game = $1 AND a.holiday > $2 ORDER BY s.seat";
        let seats: Vec<i64> = read!(self, |db| sqlx::query_scalar(query)
            .bind(game)
            .bind(now)
            .fetch_all(db))?;
        seats.into_iter().map(seat).collect()
    }
}
