//! The people whom somebody does not want to read, or to sit with.

use urzeit_table::messages::{BlockKind, Blocked};

use super::{AccountId, Broken, Store, games::word, in_transaction, read};

impl Store {
    /// Mutes or blocks another, unless so many are already. Says whether it is written.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn shun(
        &self,
        account: AccountId,
        other: AccountId,
        how: BlockKind,
        most: i64,
    ) -> Result<bool, Broken> {
        // `WHERE` also tells SQLite that `ON` begins no join.
        let query = "INSERT INTO shunned (account, other, how) SELECT $1, $2, $3
                     WHERE (SELECT COUNT(*) FROM shunned
                            WHERE account = $1 AND other <> $2) < $4
                     ON CONFLICT (account, other) DO UPDATE SET how = excluded.how";
        Ok(in_transaction!(self, |tx| {
            let query = sqlx::query(query).bind(account).bind(other);
            let query = query.bind(how.word()).bind(most);
            query.execute(&mut *tx).await?.rows_affected() > 0
        }))
    }

    /// Shuns another no longer; says whether it did.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn stop_shunning(
        &self,
        account: AccountId,
        other: AccountId,
    ) -> Result<bool, Broken> {
        Ok(in_transaction!(self, |tx| {
            let query = "DELETE FROM shunned WHERE account = $1 AND other = $2";
            let query = sqlx::query(query).bind(account).bind(other);
            query.execute(&mut *tx).await?.rows_affected() > 0
        }))
    }

    /// The people whom somebody has muted or blocked, by name.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn blocked(&self, account: AccountId) -> Result<Vec<Blocked>, Broken> {
        let query = "SELECT s.other, a.name, s.how
                     FROM shunned s JOIN accounts a ON a.id = s.other
                     WHERE s.account = $1 ORDER BY a.name, s.other";
        let rows: Vec<(i64, String, String)> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        let blocked = rows.into_iter().map(|(account, name, how)| {
            let how = word("how", &how)?;
            Ok(Blocked { account, name, how })
        });
        blocked.collect()
    }
}
