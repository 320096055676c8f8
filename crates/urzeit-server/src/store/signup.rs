//! Codes with which people register.

use urzeit_table::{
    Millis,
    messages::{AccountId, OperatorDeed, SignupCode},
};

use super::{
    Broken, NewLog, Store, Time, in_transaction,
    operator_log::{DoneTo, log},
    read, row,
};

/// Uses a code in a transaction: is it good for one more account?
macro_rules! use_code {
    ($tx:ident, $code:expr, $now:expr) => {{
        let query = "UPDATE signup_codes SET used = used + 1
                     WHERE code = $1 AND used < uses AND ends > $2
                         AND NOT EXISTS (SELECT 1 FROM accounts a
                             WHERE a.id = signup_codes.account AND a.banned IS NOT NULL)";
        let query = sqlx::query(query).bind($code).bind($now);
        query.execute(&mut *$tx).await?.rows_affected() > 0
    }};
}
pub(super) use use_code;

const SELECT: &str = "SELECT c.id, c.code, COALESCE(a.name, '') AS maker, c.created, c.ends,
    c.uses, c.used
    FROM signup_codes c LEFT JOIN accounts a ON a.id = c.account";

row! {
    struct CodeRow {
        id: i64,
        code: String,
        maker: String,
        created: Time,
        ends: Time,
        uses: i64,
        used: i64,
    }
}

fn code(row: CodeRow) -> SignupCode {
    SignupCode {
        id: row.id,
        code: row.code,
        by: row.maker,
        created: row.created as Millis,
        ends: row.ends as Millis,
        uses: row.uses,
        used: row.used,
    }
}

impl Store {
    /// Keeps a new code of an account, or of the command line, if it has fewer than so many that are open. Says
    /// whether it is kept.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn make_signup_code(
        &self,
        account: Option<AccountId>,
        new: &SignupCode,
        most: i64,
        logged: Option<&NewLog<'_>>,
    ) -> Result<bool, Broken> {
        let query = "INSERT INTO signup_codes (id, code, account, created, ends, uses)
                     SELECT CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS BIGINT),
                            CAST($4 AS BIGINT), CAST($5 AS BIGINT), CAST($6 AS BIGINT)
                     WHERE (SELECT COUNT(*) FROM signup_codes
                            WHERE account = $3 AND used < uses AND ends > $4) < $7";
        Ok(in_transaction!(self, |tx| {
            // Locks the row: two at the same time count one after the other.
            let lock = "UPDATE accounts SET seen = seen WHERE id = $1";
            sqlx::query(lock).bind(account).execute(&mut *tx).await?;
            let query = sqlx::query(query)
                .bind(new.id)
                .bind(&new.code)
                .bind(account);
            let query = query.bind(new.created as Time).bind(new.ends as Time);
            let made = query.bind(new.uses).bind(most).execute(&mut *tx).await?;
            if made.rows_affected() == 0 {
                return Ok(false);
            }
            if let Some(new) = logged {
                log!(tx, new, OperatorDeed::Invite, DoneTo::default());
            }
            true
        }))
    }

    /// The codes that are open, the latest first: of an account, or all.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn signup_codes(
        &self,
        account: Option<AccountId>,
        now: Time,
    ) -> Result<Vec<SignupCode>, Broken> {
        let query = format!(
            "{SELECT} WHERE c.used < c.uses AND c.ends > $2
                 AND (CAST($1 AS BIGINT) IS NULL OR c.account = $1)
             ORDER BY c.created DESC, c.id LIMIT 500"
        );
        let rows: Vec<CodeRow> = read!(self, |db| sqlx::query_as(sqlx::AssertSqlSafe(query))
            .bind(account)
            .bind(now)
            .fetch_all(db))?;
        Ok(rows.into_iter().map(code).collect())
    }

    /// The code that somebody has, if it is open.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn signup_code(&self, text: &str, now: Time) -> Result<Option<SignupCode>, Broken> {
        let query = format!(
            "{SELECT} WHERE c.code = $1 AND c.used < c.uses AND c.ends > $2 AND a.banned IS NULL"
        );
        let row: Option<CodeRow> = read!(self, |db| sqlx::query_as(sqlx::AssertSqlSafe(query))
            .bind(text)
            .bind(now)
            .fetch_optional(db))?;
        Ok(row.map(code))
    }

    /// All codes that an account has made, for its owner.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn own_signup_codes(&self, account: AccountId) -> Result<Vec<SignupCode>, Broken> {
        let query = format!("{SELECT} WHERE c.account = $1 ORDER BY c.created, c.id");
        let rows: Vec<CodeRow> = read!(self, |db| sqlx::query_as(sqlx::AssertSqlSafe(query))
            .bind(account)
            .fetch_all(db))?;
        Ok(rows.into_iter().map(code).collect())
    }

    /// Makes a code void, an account's own or, for an operator, anybody's. Says whether there was one.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn revoke_signup_code(
        &self,
        id: i64,
        account: Option<AccountId>,
        now: Time,
        logged: Option<&NewLog<'_>>,
    ) -> Result<bool, Broken> {
        let query = "UPDATE signup_codes SET ends = $3
                     WHERE id = $1 AND ends > $3 AND (CAST($2 AS BIGINT) IS NULL OR account = $2)";
        Ok(in_transaction!(self, |tx| {
            let query = sqlx::query(query).bind(id).bind(account).bind(now);
            if query.execute(&mut *tx).await?.rows_affected() == 0 {
                return Ok(false);
            }
            if let Some(new) = logged {
                log!(tx, new, OperatorDeed::Revoke, DoneTo::default());
            }
            true
        }))
    }
}
