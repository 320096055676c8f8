//! What this server alone knows, made once and the same for all processes that share a store.

use super::{Broken, Store, in_transaction, read};

/// One of these secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ServerSecret {
    /// The key by which push services know the server.
    Push,
    /// The key of the numbers that stand for networks.
    Networks,
}

impl ServerSecret {
    /// Looks for it, and keeps it.
    const fn queries(self) -> (&'static str, &'static str) {
        match self {
            ServerSecret::Push => (
                "SELECT secret FROM push_key",
                "INSERT INTO push_key (id, secret) VALUES (0, $1) ON CONFLICT DO NOTHING",
            ),
            ServerSecret::Networks => (
                "SELECT secret FROM network_key",
                "INSERT INTO network_key (id, secret) VALUES (0, $1) ON CONFLICT DO NOTHING",
            ),
        }
    }
}

impl Store {
    /// The secret that is kept, or else this one, which is kept from now on.
    ///
    /// # Errors
    /// If it cannot be read or written.
    pub async fn server_secret(
        &self,
        secret: ServerSecret,
        fresh: &[u8],
    ) -> Result<Vec<u8>, Broken> {
        let (look, keep) = secret.queries();
        let kept: Option<Vec<u8>> = read!(self, |db| sqlx::query_scalar(look).fetch_optional(db))?;
        if let Some(kept) = kept {
            return Ok(kept);
        }
        in_transaction!(self, |tx| {
            // Another process may be faster.
            sqlx::query(keep).bind(fresh).execute(&mut *tx).await?;
        });
        Ok(read!(self, |db| sqlx::query_scalar(look).fetch_one(db))?)
    }
}
