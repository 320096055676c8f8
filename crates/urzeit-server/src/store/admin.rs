//! What an operator does: look at accounts, tables and reports, ban, close, give a way back in.

use super::{AccountId, Broken, Store, Time, in_transaction, read};
use crate::people::name::folded;

/// No password has this hash: who has it needs a recovery code.
const NO_PASSWORD: &str = "!";

/// An account as an operator sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownAccount {
    /// Identifies it.
    pub id: AccountId,
    /// What others see.
    pub name: String,
    /// Has it no password?
    pub guest: bool,
    /// Since when there is the account.
    pub created: Time,
    /// When somebody used it last.
    pub seen: Time,
    /// Since when it is banned.
    pub banned: Option<Time>,
}

/// A table as an operator sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownTable {
    /// Identifies it.
    pub id: String,
    /// The game.
    pub game: String,
    /// What it has come to.
    pub state: String,
    /// How many events it has.
    pub length: i64,
    /// When something last happened.
    pub changed: Time,
}

/// What somebody reported to the operator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Identifies it.
    pub id: i64,
    /// When.
    pub at: Time,
    /// Who reports.
    pub account: AccountId,
    /// At which table.
    pub game: String,
    /// What it says.
    pub text: String,
}

const ACCOUNT: &str = "SELECT id, name, password IS NULL, created, seen, banned FROM accounts";

type AccountRow = (i64, String, bool, i64, i64, Option<i64>);

fn account((id, name, guest, created, seen, banned): AccountRow) -> KnownAccount {
    KnownAccount {
        id,
        name,
        guest,
        created,
        seen,
        banned,
    }
}

impl Store {
    /// Accounts, those first that were used last.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn known_accounts(&self, most: i64) -> Result<Vec<KnownAccount>, Broken> {
        let query = format!("{ACCOUNT} WHERE deleted IS NULL ORDER BY seen DESC, id LIMIT $1");
        let rows: Vec<AccountRow> = read!(self, |db| sqlx::query_as(sqlx::AssertSqlSafe(query))
            .bind(most)
            .fetch_all(db))?;
        Ok(rows.into_iter().map(account).collect())
    }

    /// Those accounts that an operator may mean: by identifier, or by name if it is no guest's.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn find_accounts(&self, named: &str) -> Result<Vec<KnownAccount>, Broken> {
        let id: i64 = named.parse().unwrap_or(-1);
        let query = format!(
            "{ACCOUNT} WHERE deleted IS NULL AND (id = $1 OR unique_name = $2)
             ORDER BY id LIMIT 10"
        );
        let rows: Vec<AccountRow> = read!(self, |db| sqlx::query_as(sqlx::AssertSqlSafe(query))
            .bind(id)
            .bind(folded(named))
            .fetch_all(db))?;
        Ok(rows.into_iter().map(account).collect())
    }

    /// Tables, those first where something happened last.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn known_tables(&self, most: i64) -> Result<Vec<KnownTable>, Broken> {
        let query = "SELECT id, game, state, length, changed FROM games
                     ORDER BY changed DESC, id LIMIT $1";
        let rows: Vec<(String, String, String, i64, i64)> =
            read!(self, |db| sqlx::query_as(query).bind(most).fetch_all(db))?;
        let rows = rows.into_iter();
        let tables = rows.map(|(id, game, state, length, changed)| KnownTable {
            id,
            game,
            state,
            length,
            changed,
        });
        Ok(tables.collect())
    }

    /// Bans an account, or lets it play again. Its sessions sleep meanwhile: a guest, who has nothing
    /// else, can come back.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn ban(&self, account: AccountId, since: Option<Time>) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET banned = $1 WHERE id = $2";
            let query = sqlx::query(query).bind(since).bind(account);
            query.execute(&mut *tx).await?;
        });
        self.signed_out(account).await
    }

    /// Replaces an account's password by a recovery code, and ends its sessions and bots' tokens.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn reset_password(&self, account: AccountId, recovery: &str) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET password = $1, recovery = $2, mailed_code = NULL WHERE id = $3";
            let query = sqlx::query(query).bind(NO_PASSWORD).bind(recovery);
            query.bind(account).execute(&mut *tx).await?;
            for query in [
                "DELETE FROM sessions WHERE account = $1",
                "DELETE FROM bot_tokens WHERE account = $1",
            ] {
                sqlx::query(query).bind(account).execute(&mut *tx).await?;
            }
        });
        Ok(())
    }

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

    /// A report is settled. Says `false` if there is none such that is open.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn settle_report(&self, id: i64, now: Time) -> Result<bool, Broken> {
        let settled = in_transaction!(self, |tx| {
            let query = "UPDATE reports SET closed = $1 WHERE id = $2 AND closed IS NULL";
            let query = sqlx::query(query).bind(now).bind(id);
            query.execute(&mut *tx).await?.rows_affected()
        });
        Ok(settled > 0)
    }
}
