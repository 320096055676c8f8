//! Bots, and whose they are.

use super::{Account, Broken, Store, read};

impl Store {
    /// Whose bot token this is.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn bot(&self, token: &[u8; 32]) -> Result<Option<Account>, Broken> {
        let query = "SELECT a.id, a.name, a.password IS NULL, a.created
                     FROM bot_tokens b JOIN accounts a ON a.id = b.account
                     WHERE b.token = $1 AND a.banned IS NULL AND a.deleted IS NULL";
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
}
