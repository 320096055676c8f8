//! Somebody goes for good.

use super::{AccountId, Broken, Database, State, Store, Time, in_transaction, postgres, read};

/// Events in which a name may stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Naming {
    /// The number of the first.
    pub number: i64,
    /// The account that wished them.
    pub author: Option<AccountId>,
    /// The events, one a line.
    pub texts: String,
}

/// A time in which somebody had a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The seat.
    pub seat: i64,
    /// The event by which somebody else took over; if nobody has, the number of events.
    pub until: i64,
}

impl Store {
    /// The tables that somebody has to leave: those that wait or run, where the account sits or that
    /// it has made.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn tables_to_leave(&self, account: AccountId) -> Result<Vec<String>, Broken> {
        let query = "SELECT id FROM games
                     WHERE state IN ($2, $3)
                         AND id IN (SELECT game FROM seats WHERE account = $1
                                    UNION SELECT id FROM games WHERE creator = $1)";
        Ok(read!(self, |db| sqlx::query_scalar(query)
            .bind(account)
            .bind(State::Waiting.word())
            .bind(State::Running.word())
            .fetch_all(db))?)
    }

    /// The tables in whose events an account's name may stand.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn tables_that_name(&self, account: AccountId) -> Result<Vec<String>, Broken> {
        let query = "SELECT game FROM seats WHERE account = $1
                     UNION SELECT game FROM handovers WHERE account = $1
                     UNION SELECT game FROM events WHERE author = $1 AND wish IS NULL";
        Ok(read!(self, |db| sqlx::query_scalar(query)
            .bind(account)
            .fetch_all(db))?)
    }

    /// Takes a name out of a table's events and snapshot. `forget` is given all that may name somebody
    /// and the seats that the account had, and changes texts.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn forget_name(
        &self,
        game: &str,
        account: AccountId,
        forget: impl Fn(&mut [Naming], Option<&mut String>, &[Held]),
    ) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            // Two who go from the same table at the same time go one after the other.
            let query = "UPDATE games SET changed = changed WHERE id = $1";
            sqlx::query(query).bind(game).execute(&mut *tx).await?;
            let query = "SELECT s.seat, g.length FROM seats s JOIN games g ON g.id = s.game
                         WHERE s.game = $1 AND s.account = $2
                         UNION SELECT seat, number FROM handovers WHERE game = $1 AND account = $2";
            let query = sqlx::query_as(query).bind(game).bind(account);
            let held: Vec<(i64, i64)> = query.fetch_all(&mut *tx).await?;
            let held = held.into_iter().map(|(seat, until)| Held { seat, until });
            let held: Vec<_> = held.collect();
            let query = "SELECT snapshot FROM games WHERE id = $1";
            let query = sqlx::query_scalar(query).bind(game);
            let mut snapshot: Option<String> = query.fetch_one(&mut *tx).await?;
            let query = "SELECT number, author, texts FROM events
                         WHERE game = $1
                             AND (texts LIKE '% sit %' OR texts LIKE '% substitute %')
                         ORDER BY number";
            let rows: Vec<(i64, Option<i64>, String)> =
                sqlx::query_as(query).bind(game).fetch_all(&mut *tx).await?;
            let rows = rows.into_iter();
            let before: Vec<_> = rows
                .map(|(number, author, texts)| Naming {
                    number,
                    author,
                    texts,
                })
                .collect();
            let mut after = before.clone();
            forget(&mut after, snapshot.as_mut(), &held);
            for (_, naming) in before.iter().zip(&after).filter(|(old, new)| old != new) {
                let query = "UPDATE events SET texts = $3 WHERE game = $1 AND number = $2";
                let query = sqlx::query(query).bind(game).bind(naming.number);
                query.bind(&naming.texts).execute(&mut *tx).await?;
            }
            let query = "UPDATE games SET snapshot = $2 WHERE id = $1";
            let query = sqlx::query(query).bind(game).bind(snapshot);
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// Nothing of an account stays but its place in games and what it said, under this name. What it
    /// has reported is the operator's.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn erase(&self, account: AccountId, name: &str, now: Time) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET name = $2, deleted = $3, seen = $3,
                             unique_name = NULL, password = NULL, recovery = NULL,
                             language = 'en', holiday = NULL, holiday_due = NULL, holiday_days = 0,
                             holiday_year = 0, mail = NULL, mail_confirmed = FALSE,
                             mail_code = NULL, mail_stop = NULL, mailed_code = NULL, webhook = NULL,
                             calendar = NULL, notify_live = FALSE, public_profile = FALSE,
                             digest_mail = FALSE, digest_webhook = FALSE, digest_minute = 0,
                             digest_next = NULL, operator = NULL, renamed = NULL
                         WHERE id = $1";
            let query = sqlx::query(query).bind(account).bind(name).bind(now);
            query.execute(&mut *tx).await?;
            let query = "UPDATE chat SET name = $2 WHERE account = $1";
            let query = sqlx::query(query).bind(account).bind(name);
            query.execute(&mut *tx).await?;
            for query in [
                "DELETE FROM looks WHERE account = $1",
                "DELETE FROM pushes WHERE account = $1",
                "DELETE FROM sessions WHERE account = $1",
                "DELETE FROM bot_tokens WHERE account = $1",
                "DELETE FROM ratings WHERE account = $1",
                "DELETE FROM notices WHERE account = $1",
                "DELETE FROM presence WHERE account = $1",
                "DELETE FROM notes WHERE account = $1",
                "DELETE FROM stars WHERE account = $1 OR other = $1",
                "UPDATE invitations SET account = NULL, declined = FALSE WHERE account = $1",
                "DELETE FROM signup_codes WHERE account = $1",
                // Others who have muted or blocked the account go on doing so: what it said is still there.
                "DELETE FROM shunned WHERE account = $1",
            ] {
                sqlx::query(query).bind(account).execute(&mut *tx).await?;
            }
        });
        Ok(())
    }

    /// Tells other processes to reload a table: what they have in memory of its past has changed.
    ///
    /// # Errors
    /// If they cannot be told.
    pub async fn load_anew(&self, game: &str) -> Result<(), Broken> {
        if let Database::Postgres(connections) = &self.database {
            postgres::tell(connections, postgres::RELOAD, game, 0).await?;
        }
        Ok(())
    }
}
