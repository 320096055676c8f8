//! Sessions and bots' tokens: who somebody is who shows a secret. Only hashes of secrets come here.

use super::{
    Account, AccountId, Broken, Database, News, Store, Time, accounts::AccountRow, in_transaction,
    postgres, read,
};

/// A session that was not used for so many milliseconds is over: a year.
pub const SESSION: Time = 365 * 24 * 60 * 60 * 1000;

/// An account has no more sessions: a new one ends those that were not used for longest.
const MOST_SESSIONS: i64 = 50;

/// A session that lasts.
pub struct Session {
    /// Whose it is.
    pub account: Account,
    /// When it was last known to be used.
    pub seen: Time,
}

/// When a session began and was used.
pub struct SessionTimes {
    /// What is stored of its token.
    pub token: Vec<u8>,
    /// When it began.
    pub created: Time,
    /// When it was last known to be used.
    pub seen: Time,
}

/// A bot's token, as its owner sees it again.
pub struct BotToken {
    /// Identifies it.
    pub id: i64,
    /// What its owner calls it.
    pub name: String,
    /// Since when.
    pub created: Time,
}

impl Store {
    /// Keeps a new session.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn make_session(
        &self,
        token: &[u8; 32],
        account: AccountId,
        now: Time,
    ) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "DELETE FROM sessions WHERE account = $1 AND (seen < $2 OR token NOT IN
                             (SELECT token FROM sessions WHERE account = $1
                              ORDER BY seen DESC LIMIT $3))";
            let query = sqlx::query(query).bind(account).bind(now - SESSION);
            query.bind(MOST_SESSIONS - 1).execute(&mut *tx).await?;
            let query =
                "INSERT INTO sessions (token, account, created, seen) VALUES ($1, $2, $3, $3)";
            let query = sqlx::query(query).bind(&token[..]).bind(account).bind(now);
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// Whose session this is, if it lasts.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn session(&self, token: &[u8; 32], now: Time) -> Result<Option<Session>, Broken> {
        let query = "SELECT a.id, a.name, a.password IS NULL, a.created, s.seen
                     FROM sessions s JOIN accounts a ON a.id = s.account
                     WHERE s.token = $1 AND s.seen >= $2
                         AND a.banned IS NULL AND a.deleted IS NULL";
        let row: Option<(i64, String, bool, i64, i64)> = read!(self, |db| sqlx::query_as(query)
            .bind(&token[..])
            .bind(now - SESSION)
            .fetch_optional(db))?;
        Ok(row.map(|(id, name, guest, created, seen)| Session {
            account: Account::from((id, name, guest, created)),
            seen,
        }))
    }

    /// The session is used now.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn see(&self, token: &[u8; 32], account: AccountId, now: Time) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "UPDATE sessions SET seen = $2 WHERE token = $1";
            let query = sqlx::query(query).bind(&token[..]).bind(now);
            query.execute(&mut *tx).await?;
            let query = "UPDATE accounts SET seen = $2 WHERE id = $1";
            let query = sqlx::query(query).bind(account).bind(now);
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// All sessions of an account that last, the last used first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn sessions(
        &self,
        account: AccountId,
        now: Time,
    ) -> Result<Vec<SessionTimes>, Broken> {
        let query = "SELECT token, created, seen FROM sessions WHERE account = $1 AND seen >= $2
                     ORDER BY seen DESC, created DESC";
        let rows: Vec<(Vec<u8>, i64, i64)> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(now - SESSION)
            .fetch_all(db))?;
        let sessions = rows.into_iter();
        let sessions = sessions.map(|(token, created, seen)| SessionTimes {
            token,
            created,
            seen,
        });
        Ok(sessions.collect())
    }

    /// Ends a session.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn end_session(&self, token: &[u8; 32]) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "DELETE FROM sessions WHERE token = $1";
            sqlx::query(query)
                .bind(&token[..])
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// Ends all sessions of an account.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn end_sessions(&self, account: AccountId) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "DELETE FROM sessions WHERE account = $1";
            sqlx::query(query).bind(account).execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// Tells all processes that sessions of an account have ended: whoever follows tables with one
    /// is let go, and has to show a session again.
    ///
    /// # Errors
    /// If they cannot be told.
    pub async fn signed_out(&self, account: AccountId) -> Result<(), Broken> {
        match &self.database {
            Database::Sqlite(_) => {
                let _ = self.news.send(News::SignedOut(account));
            }
            Database::Postgres(pool) => {
                postgres::tell(pool, postgres::SIGNED_OUT, "account", account).await?;
            }
        }
        Ok(())
    }

    /// Keeps a new token of a bot, if the account has fewer than so many.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn make_bot_token(
        &self,
        hash: &[u8; 32],
        account: AccountId,
        token: &BotToken,
        most: i64,
    ) -> Result<bool, Broken> {
        let query = "INSERT INTO bot_tokens (token, id, account, name, created)
                     SELECT $1, $2, $3, $4, $5
                     WHERE (SELECT COUNT(*) FROM bot_tokens WHERE account = $3) < $6";
        Ok(in_transaction!(self, |tx| {
            let query = sqlx::query(query).bind(&hash[..]).bind(token.id);
            let query = query.bind(account).bind(&token.name).bind(token.created);
            query.bind(most).execute(&mut *tx).await?.rows_affected() > 0
        }))
    }

    /// All tokens of an account's bots, the oldest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn bot_tokens(&self, account: AccountId) -> Result<Vec<BotToken>, Broken> {
        let query = "SELECT id, name, created FROM bot_tokens WHERE account = $1
                     ORDER BY created, id";
        let rows: Vec<(i64, String, i64)> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        let tokens = rows.into_iter();
        let tokens = tokens.map(|(id, name, created)| BotToken { id, name, created });
        Ok(tokens.collect())
    }

    /// Whose bot this is.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn bot(&self, token: &[u8; 32]) -> Result<Option<Account>, Broken> {
        let query = "SELECT a.id, a.name, a.password IS NULL, a.created
                     FROM bot_tokens t JOIN accounts a ON a.id = t.account
                     WHERE t.token = $1 AND a.banned IS NULL AND a.deleted IS NULL";
        let row: Option<AccountRow> = read!(self, |db| sqlx::query_as(query)
            .bind(&token[..])
            .fetch_optional(db))?;
        Ok(row.map(Account::from))
    }

    /// Ends a token of an account's bot; says whether there was one.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn end_bot_token(&self, account: AccountId, id: i64) -> Result<bool, Broken> {
        Ok(in_transaction!(self, |tx| {
            let query = "DELETE FROM bot_tokens WHERE account = $1 AND id = $2";
            let query = sqlx::query(query).bind(account).bind(id);
            query.execute(&mut *tx).await?.rows_affected() > 0
        }))
    }
}
