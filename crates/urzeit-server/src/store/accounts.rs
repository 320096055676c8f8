//! Accounts and sessions.

use super::{AccountId, Broken, Store, Time, in_transaction, read};

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Identifies the account.
    pub id: AccountId,
    /// What others see.
    pub name: String,
    /// Has it no password?
    pub guest: bool,
    /// Since when.
    pub created: Time,
}

impl Store {
    /// Keeps a new guest.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn make_account(&self, account: &Account) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "INSERT INTO accounts (id, name, created, seen) VALUES ($1, $2, $3, $3)";
            let query = sqlx::query(query).bind(account.id).bind(&account.name);
            query.bind(account.created).execute(&mut *tx).await?;
        });
        Ok(())
    }

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
            let query =
                "INSERT INTO sessions (token, account, created, seen) VALUES ($1, $2, $3, $3)";
            let query = sqlx::query(query).bind(&token[..]).bind(account).bind(now);
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// Whose session this is.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn session(&self, token: &[u8; 32]) -> Result<Option<Account>, Broken> {
        let query = "SELECT a.id, a.name, a.password IS NULL, a.created
                     FROM sessions s JOIN accounts a ON a.id = s.account
                     WHERE s.token = $1 AND a.banned IS NULL AND a.deleted IS NULL";
        let row: Option<(i64, String, bool, i64)> = read!(self, |db| sqlx::query_as(query)
            .bind(&token[..])
            .fetch_optional(db))?;
        Ok(row.map(|(id, name, guest, created)| Account {
            id,
            name,
            guest,
            created,
        }))
    }

    /// May this account still play?
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn may_play(&self, account: AccountId) -> Result<bool, Broken> {
        let query = "SELECT banned IS NULL AND deleted IS NULL FROM accounts WHERE id = $1";
        let may = read!(self, |db| sqlx::query_scalar(query)
            .bind(account)
            .fetch_optional(db))?;
        Ok(may.unwrap_or(false))
    }
}
