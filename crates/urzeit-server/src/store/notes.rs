//! What players write down for themselves at a table. Nobody else ever reads it.

use serde::Serialize;

use super::{AccountId, Broken, Store, Time, in_transaction, read, row};

row! {
    /// What an account has written down at a table.
    #[derive(Serialize)]
    struct OwnNote {
        game: String,
        text: String,
        at: Time,
    }
}

impl Store {
    /// What an account has written down at a table; empty if nothing.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn note(&self, account: AccountId, game: &str) -> Result<String, Broken> {
        let query = "SELECT text FROM notes WHERE account = $1 AND game = $2";
        let text: Option<String> = read!(self, |db| sqlx::query_scalar(query)
            .bind(account)
            .bind(game)
            .fetch_optional(db))?;
        Ok(text.unwrap_or_default())
    }

    /// Keeps what an account writes down at a table, instead of what it wrote before; nothing if that is
    /// empty.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn write_note(
        &self,
        account: AccountId,
        game: &str,
        text: &str,
        now: Time,
    ) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            if text.is_empty() {
                let query = "DELETE FROM notes WHERE account = $1 AND game = $2";
                let query = sqlx::query(query).bind(account).bind(game);
                query.execute(&mut *tx).await?;
            } else {
                let query = "INSERT INTO notes (account, game, text, at) VALUES ($1, $2, $3, $4)
                             ON CONFLICT (account, game) DO UPDATE SET text = $3, at = $4";
                let query = sqlx::query(query).bind(account).bind(game);
                query.bind(text).bind(now).execute(&mut *tx).await?;
            }
        });
        Ok(())
    }

    /// All that an account has written down.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn own_notes(&self, account: AccountId) -> Result<Vec<impl Serialize>, Broken> {
        let query = "SELECT game, text, at FROM notes WHERE account = $1 ORDER BY at, game";
        let rows: Vec<OwnNote> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        Ok(rows)
    }
}
