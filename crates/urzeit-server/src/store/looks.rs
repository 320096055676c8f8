//! What the names of accounts look like, so that nobody takes one that looks like another's.

use super::{AccountId, Broken, Store, in_transaction};
use crate::people::name;

/// Writes what an account's name looks like; a macro, because the two databases' transactions are two
/// types. Goes no further if another account looks so.
macro_rules! set_looks {
    ($tx:ident, $account:expr, $name:expr) => {{
        let query = "DELETE FROM looks WHERE account = $1";
        let query = sqlx::query(query).bind($account);
        query.execute(&mut *$tx).await?;
        for look in crate::store::looks::distinct($name) {
            let query = "INSERT INTO looks (look, account) VALUES ($1, $2)
                         ON CONFLICT DO NOTHING";
            let query = sqlx::query(query).bind(look).bind($account);
            if query.execute(&mut *$tx).await?.rows_affected() == 0 {
                return Ok(crate::store::Written::Taken);
            }
        }
        crate::store::Written::Done
    }};
}

pub(super) use set_looks;

/// What a name looks like, each once.
pub(super) fn distinct(name: &str) -> Vec<String> {
    let mut looks = Vec::from(name::looks(name));
    looks.dedup();
    looks
}

/// So many accounts share a transaction.
const AT_ONCE: usize = 500;

impl Store {
    /// Writes down what names look like that accounts had before looks were kept. If two look alike the
    /// older account has the look, and the other keeps its name.
    pub(super) async fn add_missing_looks(&self) -> Result<(), Broken> {
        let query = "SELECT id, name FROM accounts a WHERE unique_name IS NOT NULL
                         AND NOT EXISTS (SELECT 1 FROM looks WHERE account = a.id)
                     ORDER BY created, id";
        let accounts: Vec<(AccountId, String)> =
            super::read!(self, |db| sqlx::query_as(query).fetch_all(db))?;
        // Not all at once: a transaction has to be done in time.
        for accounts in accounts.chunks(AT_ONCE) {
            in_transaction!(self, |tx| {
                for (account, name) in accounts {
                    for look in distinct(name) {
                        let query = "INSERT INTO looks (look, account) VALUES ($1, $2)
                                     ON CONFLICT DO NOTHING";
                        let query = sqlx::query(query).bind(look).bind(account);
                        query.execute(&mut *tx).await?;
                    }
                }
            });
        }
        Ok(())
    }
}
