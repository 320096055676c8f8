//! Accounts.

use urzeit_texts::Language;

use super::{
    AccountId, Ban, Broken, Store, Time, in_transaction, looks::set_looks, read, row,
    signup::use_code,
};
use crate::people::name;

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
    /// Does a bot act for it, with a token?
    pub bot: bool,
}

/// What an account has and a guest has not.
pub struct Credentials {
    /// The name as it is compared.
    pub unique_name: String,
    /// The password's hash.
    pub password: String,
    /// The recovery code's hash.
    pub recovery: String,
}

/// An account that somebody says to have.
pub struct Known {
    /// The account.
    pub account: Account,
    /// What proves it.
    pub credentials: Credentials,
    /// Has an operator banned it?
    pub ban: Option<Ban>,
}

/// What an account's owner has set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preferences {
    /// Of the page and of notices.
    pub language: Language,
    /// Until when it is on holiday.
    pub holiday: Option<Time>,
    /// May everybody see its profile?
    pub public_profile: bool,
    /// Is it an operator's?
    pub operator: bool,
    /// Why an operator gave it another name, until its owner has read that.
    pub renamed: Option<String>,
}

/// The code of an invitation with which somebody registers, and when.
#[derive(Clone, Copy, Debug)]
pub struct UsedCode<'a> {
    /// The code.
    pub code: &'a str,
    /// Now.
    pub now: Time,
}

/// What became of something that was to be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// It is written.
    Done,
    /// Another account has the name.
    Taken,
    /// There is nothing to which it applies.
    Nothing,
    /// The code of the invitation is none, or is used up.
    Uninvited,
}

/// Runs what writes a name; goes no further if the name is another's, or there is nothing to name.
macro_rules! naming {
    ($query:expr, $tx:ident) => {
        match $query.execute(&mut *$tx).await {
            Ok(done) if done.rows_affected() == 0 => return Ok(Written::Nothing),
            Ok(_) => {}
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                return Ok(Written::Taken);
            }
            Err(error) => return Err(error.into()),
        }
    };
}
pub(super) use naming;

/// Uses the code with which somebody registers, if that takes one; goes no further if it is none.
macro_rules! invited {
    ($tx:ident, $used:expr) => {
        if let Some(used) = $used
            && !use_code!($tx, used.code, used.now)
        {
            return Ok(Written::Uninvited);
        }
    };
}

/// Does `$2` replace a forgotten password at the time `$3`?
macro_rules! is_code {
    () => {
        "deleted IS NULL
         AND (recovery = $2 OR mailed_code = $2 AND mailed_code_until > $3 AND mail_confirmed)"
    };
}

row! {
    /// An account, and what proves it.
    struct KnownRow {
        id: AccountId,
        name: String,
        created: Time,
        password: String,
        recovery: Option<String>,
        banned: Option<Time>,
        banned_until: Option<Time>,
        ban_reason: String,
    }
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

    /// Keeps a new account with a password.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn make_registered(
        &self,
        account: &Account,
        credentials: &Credentials,
        code: Option<UsedCode<'_>>,
    ) -> Result<Written, Broken> {
        let query = "INSERT INTO accounts
                         (id, name, created, seen, unique_name, password, recovery)
                     VALUES ($1, $2, $3, $3, $4, $5, $6)";
        Ok(in_transaction!(self, |tx| {
            let query = sqlx::query(query).bind(account.id).bind(&account.name);
            let query = query.bind(account.created).bind(&credentials.unique_name);
            let query = query
                .bind(&credentials.password)
                .bind(&credentials.recovery);
            naming!(query, tx);
            invited!(tx, code);
            set_looks!(tx, account.id, &account.name)
        }))
    }

    /// Makes a guest an account, and ends its sessions.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn register(
        &self,
        account: &Account,
        credentials: &Credentials,
        code: Option<UsedCode<'_>>,
    ) -> Result<Written, Broken> {
        let query = "UPDATE accounts
                     SET name = $2, unique_name = $3, password = $4, recovery = $5
                     WHERE id = $1 AND password IS NULL AND deleted IS NULL";
        Ok(in_transaction!(self, |tx| {
            let query = sqlx::query(query).bind(account.id).bind(&account.name);
            let query = query
                .bind(&credentials.unique_name)
                .bind(&credentials.password)
                .bind(&credentials.recovery);
            naming!(query, tx);
            invited!(tx, code);
            let query = "DELETE FROM sessions WHERE account = $1";
            sqlx::query(query)
                .bind(account.id)
                .execute(&mut *tx)
                .await?;
            set_looks!(tx, account.id, &account.name)
        }))
    }

    /// Another name; for an account with how it is compared.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn rename(
        &self,
        account: AccountId,
        name: &str,
        unique_name: Option<&str>,
    ) -> Result<Written, Broken> {
        // A guest who has registered meanwhile does not lose the unique name.
        let query = "UPDATE accounts SET name = $2, unique_name = $3, renamed = NULL
                     WHERE id = $1 AND deleted IS NULL
                         AND (unique_name IS NULL) = (CAST($3 AS TEXT) IS NULL)";
        Ok(in_transaction!(self, |tx| {
            let query = sqlx::query(query).bind(account).bind(name);
            naming!(query.bind(unique_name), tx);
            if unique_name.is_none() {
                Written::Done
            } else {
                set_looks!(tx, account, name)
            }
        }))
    }

    /// Has an account this name, or one that looks like it?
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn is_taken(&self, name: &str) -> Result<bool, Broken> {
        let query = "SELECT (SELECT COUNT(*) FROM accounts WHERE unique_name = $1)
                         + (SELECT COUNT(*) FROM looks WHERE look IN ($2, $3))";
        let [written, compared] = name::looks(name);
        let accounts: i64 = read!(self, |db| sqlx::query_scalar(query)
            .bind(name::folded(name))
            .bind(written)
            .bind(compared)
            .fetch_one(db))?;
        Ok(accounts > 0)
    }

    /// The account of this name.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn id_of_name(&self, unique_name: &str) -> Result<Option<AccountId>, Broken> {
        let query = "SELECT id FROM accounts
                     WHERE unique_name = $1 AND password IS NOT NULL AND deleted IS NULL";
        Ok(read!(self, |db| sqlx::query_scalar(query)
            .bind(unique_name)
            .fetch_optional(db))?)
    }

    /// The account with this name, and what proves it.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn account_named(
        &self,
        unique_name: &str,
        now: Time,
    ) -> Result<Option<Known>, Broken> {
        let query = "SELECT id, name, created, password, recovery, banned, banned_until, ban_reason
                     FROM accounts
                     WHERE unique_name = $1 AND password IS NOT NULL AND deleted IS NULL";
        let row: Option<KnownRow> = read!(self, |db| sqlx::query_as(query)
            .bind(unique_name)
            .fetch_optional(db))?;
        Ok(row.map(|row| Known {
            account: Account {
                id: row.id,
                name: row.name,
                guest: false,
                created: row.created,
                bot: false,
            },
            credentials: Credentials {
                unique_name: unique_name.to_owned(),
                password: row.password,
                // No code has the empty hash.
                recovery: row.recovery.unwrap_or_default(),
            },
            ban: Ban::of(row.banned, row.banned_until, row.ban_reason, now),
        }))
    }

    /// Somebody who is still there.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn account(&self, id: AccountId) -> Result<Option<Account>, Broken> {
        let query = "SELECT id, name, password IS NULL, created FROM accounts
                     WHERE id = $1 AND deleted IS NULL";
        let row: Option<AccountRow> =
            read!(self, |db| sqlx::query_as(query).bind(id).fetch_optional(db))?;
        Ok(row.map(Account::from))
    }

    /// The hash of an account's password.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn password(&self, account: AccountId) -> Result<Option<String>, Broken> {
        let query = "SELECT password FROM accounts WHERE id = $1 AND deleted IS NULL";
        let password: Option<Option<String>> = read!(self, |db| sqlx::query_scalar(query)
            .bind(account)
            .fetch_optional(db))?;
        Ok(password.flatten())
    }

    /// Another password instead of the one with this hash; ends all sessions but one, all bots' tokens and the
    /// calendar.
    /// Says `false`, and writes nothing, if the account has another one by now.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn set_password(
        &self,
        account: AccountId,
        proved: &str,
        password: &str,
        keep: &[u8; 32],
    ) -> Result<bool, Broken> {
        Ok(in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET password = $2, mailed_code = NULL, calendar = NULL
                         WHERE id = $1 AND password = $3 AND deleted IS NULL";
            let query = sqlx::query(query).bind(account).bind(password);
            let changed = query.bind(proved).execute(&mut *tx).await?;
            if changed.rows_affected() == 0 {
                return Ok(false);
            }
            let query = "DELETE FROM sessions WHERE account = $1 AND token <> $2";
            let query = sqlx::query(query).bind(account).bind(&keep[..]);
            query.execute(&mut *tx).await?;
            let query = "DELETE FROM bot_tokens WHERE account = $1";
            sqlx::query(query).bind(account).execute(&mut *tx).await?;
            true
        }))
    }

    /// Another recovery code, if the account still has the password with this hash.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn set_recovery(
        &self,
        account: AccountId,
        proved: &str,
        recovery: &str,
    ) -> Result<bool, Broken> {
        Ok(in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET recovery = $2
                         WHERE id = $1 AND password = $3 AND deleted IS NULL";
            let query = sqlx::query(query).bind(account).bind(recovery);
            query.bind(proved).execute(&mut *tx).await?.rows_affected() > 0
        }))
    }

    /// A code that was sent to the mail address of an account serves as its recovery code, until a time.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn set_mailed_code(
        &self,
        account: AccountId,
        code: &str,
        until: Time,
    ) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET mailed_code = $2, mailed_code_until = $3
                         WHERE id = $1 AND mail_confirmed AND deleted IS NULL";
            let query = sqlx::query(query).bind(account).bind(code).bind(until);
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// Is this the recovery code of an account, or the one that was sent to its mail address?
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn is_code(&self, account: AccountId, code: &str, now: Time) -> Result<bool, Broken> {
        let query = concat!("SELECT id FROM accounts WHERE id = $1 AND ", is_code!());
        let found: Option<i64> = read!(self, |db| sqlx::query_scalar(query)
            .bind(account)
            .bind(code)
            .bind(now)
            .fetch_optional(db))?;
        Ok(found.is_some())
    }

    /// Another password and code for the owner of this one; ends all sessions, bots' tokens and the calendar.
    /// Says `false`, and writes nothing, if the account has another code.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn recover(
        &self,
        account: AccountId,
        code: &str,
        new: &Credentials,
        now: Time,
    ) -> Result<bool, Broken> {
        Ok(in_transaction!(self, |tx| {
            let query = concat!(
                "UPDATE accounts SET password = $4, recovery = $5, mailed_code = NULL,
                     calendar = NULL
                 WHERE id = $1 AND ",
                is_code!()
            );
            let query = sqlx::query(query).bind(account).bind(code).bind(now);
            let query = query.bind(&new.password).bind(&new.recovery);
            let recovered = query.execute(&mut *tx).await?.rows_affected() > 0;
            if recovered {
                for query in [
                    "DELETE FROM sessions WHERE account = $1",
                    "DELETE FROM bot_tokens WHERE account = $1",
                ] {
                    sqlx::query(query).bind(account).execute(&mut *tx).await?;
                }
            }
            recovered
        }))
    }

    /// What an account's owner has set.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn preferences(&self, account: AccountId) -> Result<Preferences, Broken> {
        let query = "SELECT language, holiday, public_profile, operator IS NOT NULL, renamed
                     FROM accounts WHERE id = $1";
        let (language, holiday, public_profile, operator, renamed): (String, _, _, _, _) =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_one(db))?;
        let language = Language::of(&language);
        Ok(Preferences {
            language,
            holiday,
            public_profile,
            operator,
            renamed,
        })
    }

    /// From now on everybody may see the account's profile, or only people who have said who they are.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn set_public_profile(&self, account: AccountId, public: bool) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET public_profile = $2
                         WHERE id = $1 AND deleted IS NULL";
            let query = sqlx::query(query).bind(account).bind(public);
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// Another language.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn set_language(&self, account: AccountId, language: Language) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET language = $2 WHERE id = $1 AND deleted IS NULL";
            let query = sqlx::query(query).bind(account).bind(language.code());
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }
}

/// Identifier, name, whether it has no password, since when.
pub(super) type AccountRow = (i64, String, bool, i64);

impl From<AccountRow> for Account {
    fn from((id, name, guest, created): AccountRow) -> Account {
        Account {
            id,
            name,
            guest,
            created,
            bot: false,
        }
    }
}
