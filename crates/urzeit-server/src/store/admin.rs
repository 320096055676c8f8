//! What an operator does: look at accounts, tables and reports, ban, close, give a way back in.

use urzeit_table::{
    Millis,
    messages::{AccountInfo, BanInfo, Named, OperatorDeed},
};

use super::{
    AccountId, Broken, NewLog, Store, Time, Written,
    accounts::naming,
    in_transaction,
    looks::set_looks,
    operator_log::{DoneTo, log},
    read, row,
};
use crate::people::name::folded;

/// No password has this hash: an account that has it needs a recovery code.
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
    /// Is it an operator's?
    pub operator: bool,
    /// Since when it is banned, and how.
    pub ban: Option<(Time, Ban)>,
}

/// That an account may not be used.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Ban {
    /// Until when; for good, if that is not said.
    pub until: Option<Time>,
    /// Why.
    pub reason: String,
}

impl Ban {
    /// The ban that an account's columns tell of, if it counts now.
    pub(super) fn of(
        since: Option<Time>,
        until: Option<Time>,
        reason: String,
        now: Time,
    ) -> Option<Ban> {
        let counts = since.is_some() && until.is_none_or(|until| until > now);
        counts.then_some(Ban { until, reason })
    }
}

impl From<KnownAccount> for AccountInfo {
    fn from(known: KnownAccount) -> AccountInfo {
        let ban = known.ban.map(|(since, ban)| BanInfo {
            since: since as Millis,
            until: ban.until.map(|until| until as Millis),
            reason: ban.reason,
        });
        AccountInfo {
            who: Named {
                account: known.id,
                name: known.name,
            },
            guest: known.guest,
            operator: known.operator,
            created: known.created as Millis,
            seen: known.seen as Millis,
            ban,
        }
    }
}

row! {
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
}

const ACCOUNT: &str = "SELECT id, name, password IS NULL AS guest, created, seen,
    operator IS NOT NULL AS operates, banned, banned_until, ban_reason FROM accounts";

row! {
    struct AccountRow {
        id: AccountId,
        name: String,
        guest: bool,
        created: Time,
        seen: Time,
        operates: bool,
        banned: Option<Time>,
        banned_until: Option<Time>,
        ban_reason: String,
    }
}

fn account(row: AccountRow) -> KnownAccount {
    let ban = Ban {
        until: row.banned_until,
        reason: row.ban_reason,
    };
    KnownAccount {
        id: row.id,
        name: row.name,
        guest: row.guest,
        created: row.created,
        seen: row.seen,
        operator: row.operates,
        ban: row.banned.map(|since| (since, ban)),
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

    /// Those accounts and guests whom an operator may mean, by number or by name; without a word, those who
    /// came last.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn accounts_like(
        &self,
        named: Option<&str>,
        most: i64,
    ) -> Result<Vec<KnownAccount>, Broken> {
        let id: i64 = named.and_then(|named| named.parse().ok()).unwrap_or(-1);
        let query = format!(
            "{ACCOUNT} WHERE deleted IS NULL
                 AND (CAST($1 AS TEXT) IS NULL OR id = $2 OR unique_name = $3 OR name = $1)
             ORDER BY created DESC, id LIMIT $4"
        );
        let rows: Vec<AccountRow> = read!(self, |db| sqlx::query_as(sqlx::AssertSqlSafe(query))
            .bind(named)
            .bind(id)
            .bind(named.map(folded))
            .bind(most)
            .fetch_all(db))?;
        Ok(rows.into_iter().map(account).collect())
    }

    /// Accounts that are banned, the latest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn bans(&self, now: Time, most: i64) -> Result<Vec<KnownAccount>, Broken> {
        let query = format!(
            "{ACCOUNT} WHERE deleted IS NULL AND banned IS NOT NULL
                 AND (banned_until IS NULL OR banned_until > $1)
             ORDER BY banned DESC, id LIMIT $2"
        );
        let rows: Vec<AccountRow> = read!(self, |db| sqlx::query_as(sqlx::AssertSqlSafe(query))
            .bind(now)
            .bind(most)
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
        Ok(read!(self, |db| sqlx::query_as(query)
            .bind(most)
            .fetch_all(db))?)
    }

    /// Bans an account, or lets it play again. Its sessions sleep meanwhile: a guest, who has nothing
    /// else, can come back. Says `false`, and writes nothing, if there is no such account, or it is not
    /// banned anyway.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn ban(
        &self,
        account: AccountId,
        ban: Option<&Ban>,
        new: &NewLog<'_>,
    ) -> Result<bool, Broken> {
        let done = in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET banned = $2, banned_until = $3, ban_reason = $4
                         WHERE id = $1 AND deleted IS NULL
                             AND (banned IS NOT NULL OR CAST($2 AS BIGINT) IS NOT NULL)";
            let until = ban.and_then(|ban| ban.until);
            let query = sqlx::query(query).bind(account);
            let query = query.bind(ban.map(|_| new.at)).bind(until);
            let query = query.bind(ban.map_or("", |ban| &ban.reason));
            if query.execute(&mut *tx).await?.rows_affected() == 0 {
                return Ok(false);
            }
            let deed = match ban {
                Some(_) => OperatorDeed::Ban,
                None => OperatorDeed::Unban,
            };
            let to = DoneTo {
                account: Some(account),
                until,
                ..DoneTo::default()
            };
            log!(tx, new, deed, to);
            true
        });
        if done {
            self.signed_out(account).await?;
        }
        Ok(done)
    }

    /// Bans whose time is up are none any more.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn lift_bans(&self, now: Time) -> Result<(), Broken> {
        let query = "SELECT COUNT(*) FROM accounts
                     WHERE banned IS NOT NULL AND banned_until <= $1";
        let ended: i64 = read!(self, |db| sqlx::query_scalar(query).bind(now).fetch_one(db))?;
        // Asked often, and seldom so.
        if ended == 0 {
            return Ok(());
        }
        in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET banned = NULL, banned_until = NULL, ban_reason = ''
                         WHERE banned IS NOT NULL AND banned_until <= $1";
            sqlx::query(query).bind(now).execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// An account may do what operators do, or not any more. Says `false`, and writes nothing, if there is
    /// no such account, or it is so already.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn set_operator(
        &self,
        account: AccountId,
        operates: bool,
        new: &NewLog<'_>,
    ) -> Result<bool, Broken> {
        Ok(in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET operator = $2
                         WHERE id = $1 AND deleted IS NULL AND password IS NOT NULL
                             AND (operator IS NULL) = (CAST($2 AS BIGINT) IS NOT NULL)";
            let query = sqlx::query(query).bind(account);
            let query = query.bind(operates.then_some(new.at));
            if query.execute(&mut *tx).await?.rows_affected() == 0 {
                return Ok(false);
            }
            let deed = if operates {
                OperatorDeed::Appoint
            } else {
                OperatorDeed::Dismiss
            };
            let to = DoneTo {
                account: Some(account),
                ..DoneTo::default()
            };
            log!(tx, new, deed, to);
            true
        }))
    }

    /// Gives an account another name, for an operator. Its owner is told why, and everybody who reads what it
    /// has said reads the new name.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn rename_for_operator(
        &self,
        account: AccountId,
        name: &str,
        unique_name: Option<&str>,
        new: &NewLog<'_>,
    ) -> Result<Written, Broken> {
        let query = "UPDATE accounts SET name = $2, unique_name = $3, renamed = $4
                     WHERE id = $1 AND deleted IS NULL
                         AND (unique_name IS NULL) = (CAST($3 AS TEXT) IS NULL)";
        Ok(in_transaction!(self, |tx| {
            let query = sqlx::query(query).bind(account).bind(name);
            naming!(query.bind(unique_name).bind(new.reason), tx);
            let query = "UPDATE chat SET name = $2 WHERE account = $1";
            let query = sqlx::query(query).bind(account).bind(name);
            query.execute(&mut *tx).await?;
            let to = DoneTo {
                account: Some(account),
                ..DoneTo::default()
            };
            log!(tx, new, OperatorDeed::Rename, to);
            if unique_name.is_none() {
                Written::Done
            } else {
                set_looks!(tx, account, name)
            }
        }))
    }

    /// The owner of an account has read why an operator gave it another name.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn forget_renamed(&self, account: AccountId) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET renamed = NULL WHERE id = $1";
            sqlx::query(query).bind(account).execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// Replaces an account's password by a recovery code, and ends its sessions, its bots' tokens and
    /// its calendar.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn reset_password(
        &self,
        account: AccountId,
        recovery: &str,
        new: &NewLog<'_>,
    ) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET password = $1, recovery = $2, mailed_code = NULL,
                             calendar = NULL WHERE id = $3";
            let query = sqlx::query(query).bind(NO_PASSWORD).bind(recovery);
            query.bind(account).execute(&mut *tx).await?;
            for query in [
                "DELETE FROM sessions WHERE account = $1",
                "DELETE FROM bot_tokens WHERE account = $1",
            ] {
                sqlx::query(query).bind(account).execute(&mut *tx).await?;
            }
            let to = DoneTo {
                account: Some(account),
                ..DoneTo::default()
            };
            log!(tx, new, OperatorDeed::ResetPassword, to);
        });
        Ok(())
    }
}
