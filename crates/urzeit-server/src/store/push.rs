//! Browsers that get push messages, and what only they are told.

use serde::Serialize;

use super::{
    AccountId, Broken, SESSION, Store, Time, in_transaction,
    presence::{alive, is_there, since},
    read, row,
};

/// How many browsers of an account get push messages: a new one ends the oldest.
const MOST_BROWSERS: i64 = 10;

row! {
    /// Where a browser gets push messages.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Browser {
        /// The address of its push service.
        pub endpoint: String,
        /// Its public key.
        pub public_key: Vec<u8>,
        /// The secret that it shares with us.
        pub auth: Vec<u8>,
    }
}

row! {
    /// Where an account gets push messages, for its owner.
    #[derive(Serialize)]
    struct OwnPush {
        endpoint: String,
        created: Time,
    }
}

impl Store {
    /// The browser of a session gets push messages from now on.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn set_push(
        &self,
        account: AccountId,
        session: &[u8; 32],
        browser: &Browser,
        now: Time,
    ) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            // Somebody else may have been signed in with the same browser.
            let query = "DELETE FROM pushes WHERE session = $1 OR endpoint = $2 OR account = $3
                             AND session NOT IN (SELECT session FROM pushes WHERE account = $3
                                                 ORDER BY created DESC LIMIT $4)";
            let query = sqlx::query(query)
                .bind(&session[..])
                .bind(&browser.endpoint);
            let query = query.bind(account).bind(MOST_BROWSERS - 1);
            query.execute(&mut *tx).await?;
            let query = "INSERT INTO pushes (session, account, endpoint, public_key, auth, created)
                         VALUES ($1, $2, $3, $4, $5, $6)";
            let query = sqlx::query(query).bind(&session[..]).bind(account);
            let query = query.bind(&browser.endpoint).bind(&browser.public_key);
            query
                .bind(&browser.auth)
                .bind(now)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// Does the browser of a session get push messages?
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn has_push(&self, session: &[u8; 32]) -> Result<bool, Broken> {
        let query = "SELECT session FROM pushes WHERE session = $1";
        let row: Option<Vec<u8>> = read!(self, |db| sqlx::query_scalar(query)
            .bind(&session[..])
            .fetch_optional(db))?;
        Ok(row.is_some())
    }

    /// The browser of a session gets no more push messages.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn end_push(&self, session: &[u8; 32]) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = sqlx::query("DELETE FROM pushes WHERE session = $1");
            query.bind(&session[..]).execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// There is no browser any more at this address.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn forget_push(&self, endpoint: &str) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = sqlx::query("DELETE FROM pushes WHERE endpoint = $1");
            query.bind(endpoint).execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// The browsers of an account that get push messages, as long as their sessions last.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn browsers(&self, account: AccountId, now: Time) -> Result<Vec<Browser>, Broken> {
        let query = "SELECT p.endpoint, p.public_key, p.auth
                     FROM pushes p JOIN sessions s ON s.token = p.session
                     WHERE p.account = $1 AND s.seen >= $2 ORDER BY p.created, p.endpoint";
        Ok(read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(now - SESSION)
            .fetch_all(db))?)
    }

    /// Where an account gets push messages, for its owner.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn own_pushes(&self, account: AccountId) -> Result<Vec<impl Serialize>, Broken> {
        let query = "SELECT endpoint, created FROM pushes WHERE account = $1 ORDER BY created";
        let rows: Vec<OwnPush> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        Ok(rows)
    }

    /// The accounts to be told that somebody said something at which table, and the number of the first line:
    /// once while they are away.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) async fn due_lines(
        &self,
        since: Time,
        most: i64,
        now: Time,
    ) -> Result<Vec<(AccountId, String, i64)>, Broken> {
        let query = concat!(
            "SELECT a.id, c.game, MIN(c.number)
                     FROM chat c JOIN games g ON g.id = c.game JOIN seats s ON s.game = c.game
                     JOIN accounts a ON a.id = s.account
                     LEFT JOIN presence p ON p.game = c.game AND p.account = a.id
                     WHERE c.at >= $1 AND c.account <> a.id
                       AND (p.account IS NULL OR NOT ",
            is_there!("$3", "$4"),
            " AND c.at > ",
            since!("$3", "$4"),
            ")
                       AND EXISTS (SELECT 1 FROM pushes WHERE account = a.id)
                       AND a.banned IS NULL AND a.deleted IS NULL
                       AND (a.notify_live OR g.settings NOT LIKE '% live %')
                       AND NOT EXISTS (SELECT 1 FROM shunned x
                                       WHERE x.account = a.id AND x.other = c.account)
                       AND NOT EXISTS (SELECT 1 FROM notices n
                                       WHERE n.account = a.id AND n.game = c.game
                                         AND n.about = 'said' AND n.at > COALESCE(",
            since!("$3", "$4"),
            ", 0))
                     GROUP BY a.id, c.game LIMIT $2"
        );
        Ok(read!(self, |db| sqlx::query_as(query)
            .bind(since)
            .bind(most)
            .bind(self.process)
            .bind(alive(now))
            .fetch_all(db))?)
    }
}
