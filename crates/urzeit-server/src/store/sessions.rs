//! Sessions and bots' tokens: the accounts of people who show a secret. Only hashes of secrets come here.

use urzeit_table::{
    Millis,
    messages::{BotToken, Program},
};

use super::{
    Account, AccountId, Ban, Broken, Database, News, Store, Time, in_transaction, postgres, read,
    row,
};

/// A session that was not used for so many milliseconds is over: a year.
pub const SESSION: Time = 365 * 24 * 60 * 60 * 1000;

/// An account has no more sessions: a new one ends those that were not used for longest.
const MOST_SESSIONS: i64 = 50;

/// A session, or a bot's token, that lasts.
pub struct Session {
    /// The account that it belongs to.
    pub account: Account,
    /// When it was last known to be used; never, if it is a token that was not.
    pub seen: Option<Time>,
    /// By what.
    pub program: Program,
    /// Has its cookie a name that only this host can set? A token has no cookie.
    pub host_cookie: bool,
    /// When its owner last said the account's password; for a token never.
    pub proved: Time,
    /// Is the account banned? Then it is good for nothing but to be told so.
    pub ban: Option<Ban>,
}

/// A session that begins.
pub struct NewSession {
    /// The account that it belongs to.
    pub account: AccountId,
    /// When.
    pub created: Time,
    /// With what program.
    pub program: Program,
    /// Has its cookie a name that only this host can set?
    pub host_cookie: bool,
    /// The hash of the password that proved whose it is, if one did.
    pub proved: Option<String>,
}

/// A session, as its owner sees it.
pub struct ListedSession {
    /// What is stored of its token.
    pub token: Vec<u8>,
    /// When it began.
    pub created: Time,
    /// When it was last known to be used.
    pub seen: Time,
    /// By what.
    pub program: Program,
}

/// What proves who somebody is: the hash of a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secret {
    /// A session's.
    Session([u8; 32]),
    /// A bot's token.
    Bot([u8; 32]),
}

impl Secret {
    /// The session's, if it is one.
    pub(super) fn session(&self) -> Option<&[u8]> {
        match self {
            Secret::Session(hash) => Some(hash),
            Secret::Bot(_) => None,
        }
    }

    /// The bot's, if it is one.
    pub(super) fn bot(&self) -> Option<&[u8]> {
        match self {
            Secret::Session(_) => None,
            Secret::Bot(hash) => Some(hash),
        }
    }
}

/// Is it still the password with this hash that the account has? Until the transaction ends it gets no other:
/// what a password made does not outlast it by coming a moment later.
macro_rules! still_proved {
    ($account:expr, $proved:expr, $tx:ident) => {{
        // Locks the row.
        let query = "UPDATE accounts SET seen = seen WHERE id = $1 AND password = $2";
        let query = sqlx::query(query).bind($account).bind($proved);
        query.execute(&mut *$tx).await?.rows_affected() > 0
    }};
}

impl Store {
    /// Keeps a new session. Says `false`, and writes nothing, if the account has another password by now.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn make_session(&self, token: &[u8; 32], new: &NewSession) -> Result<bool, Broken> {
        let (account, now) = (new.account, new.created);
        Ok(in_transaction!(self, |tx| {
            if let Some(proved) = &new.proved
                && !still_proved!(account, proved, tx)
            {
                return Ok(false);
            }
            let query = "DELETE FROM sessions WHERE account = $1 AND (seen < $2 OR token NOT IN
                             (SELECT token FROM sessions WHERE account = $1
                              ORDER BY seen DESC LIMIT $3))";
            let query = sqlx::query(query).bind(account).bind(now - SESSION);
            query.bind(MOST_SESSIONS - 1).execute(&mut *tx).await?;
            let query = "INSERT INTO sessions
                             (token, account, created, seen, browser, system, host_cookie, proved)
                         VALUES ($1, $2, $3, $3, $4, $5, $6, $7)";
            let query = sqlx::query(query).bind(&token[..]).bind(account).bind(now);
            let query = query.bind(&new.program.browser).bind(&new.program.system);
            let query = query.bind(new.host_cookie);
            let proved = new.proved.as_ref().map_or(0, |_| now);
            query.bind(proved).execute(&mut *tx).await?;
            true
        }))
    }

    /// The account whose session this is, if it lasts.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn session(&self, token: &[u8; 32], now: Time) -> Result<Option<Session>, Broken> {
        let query =
            "SELECT a.id, a.name, a.password IS NULL AS guest, a.created, s.seen, s.browser,
                         s.system, s.host_cookie, s.proved, a.banned, a.banned_until, a.ban_reason
                     FROM sessions s JOIN accounts a ON a.id = s.account
                     WHERE s.token = $1 AND s.seen >= $2 AND a.deleted IS NULL";
        let row: Option<SessionRow> = read!(self, |db| sqlx::query_as(query)
            .bind(&token[..])
            .bind(now - SESSION)
            .fetch_optional(db))?;
        Ok(row.map(|row| Session::of(row, now)))
    }

    /// The owner of a session has said the account's password, whose hash this is. Says `false`, and writes
    /// nothing, if the account has another by now.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn prove_session(
        &self,
        token: &[u8; 32],
        account: AccountId,
        proved: &str,
        now: Time,
    ) -> Result<bool, Broken> {
        Ok(in_transaction!(self, |tx| {
            if !still_proved!(account, proved, tx) {
                return Ok(false);
            }
            let query = "UPDATE sessions SET proved = $2 WHERE token = $1";
            let query = sqlx::query(query).bind(&token[..]).bind(now);
            query.execute(&mut *tx).await?.rows_affected() > 0
        }))
    }

    /// The session or token with this secret, if it lasts.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn shown(&self, secret: Secret, now: Time) -> Result<Option<Session>, Broken> {
        match secret {
            Secret::Session(hash) => self.session(&hash, now).await,
            Secret::Bot(hash) => self.bot(&hash, now).await,
        }
    }

    /// The session or token is used now, by this.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn see(
        &self,
        secret: Secret,
        account: AccountId,
        now: Time,
        program: &Program,
    ) -> Result<(), Broken> {
        let (token, query) = match secret {
            Secret::Session(token) => (
                token,
                "UPDATE sessions SET seen = $2, browser = $3, system = $4 WHERE token = $1",
            ),
            Secret::Bot(token) => (
                token,
                "UPDATE bot_tokens SET seen = $2, browser = $3, system = $4 WHERE token = $1",
            ),
        };
        in_transaction!(self, |tx| {
            let query = sqlx::query(query).bind(&token[..]).bind(now);
            let query = query.bind(&program.browser).bind(&program.system);
            query.execute(&mut *tx).await?;
            let query = "UPDATE accounts SET seen = $2 WHERE id = $1";
            let query = sqlx::query(query).bind(account).bind(now);
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// All sessions of an account that last, the last used first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn sessions(
        &self,
        account: AccountId,
        now: Time,
    ) -> Result<Vec<ListedSession>, Broken> {
        let query = "SELECT token, created, seen, browser, system FROM sessions
                     WHERE account = $1 AND seen >= $2 ORDER BY seen DESC, created DESC";
        let rows: Vec<ListedRow> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(now - SESSION)
            .fetch_all(db))?;
        let sessions = rows.into_iter();
        let sessions = sessions.map(|row| ListedSession {
            token: row.token,
            created: row.created,
            seen: row.seen,
            program: Program {
                browser: row.browser,
                system: row.system,
            },
        });
        Ok(sessions.collect())
    }

    /// Ends a session.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn end_session(&self, token: &[u8; 32]) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "DELETE FROM sessions WHERE token = $1";
            sqlx::query(query)
                .bind(&token[..])
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// Ends all sessions of an account, all tokens of its bots, and its calendar.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn end_sessions(&self, account: AccountId) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            for query in [
                "DELETE FROM sessions WHERE account = $1",
                "DELETE FROM bot_tokens WHERE account = $1",
                "UPDATE accounts SET calendar = NULL WHERE id = $1",
            ] {
                sqlx::query(query).bind(account).execute(&mut *tx).await?;
            }
        });
        Ok(())
    }

    /// Tells all processes that sessions of an account have ended: anyone who follows tables with one
    /// is let go, and has to show a session again.
    ///
    /// # Errors
    /// If they cannot be told.
    pub async fn signed_out(&self, account: AccountId) -> Result<(), Broken> {
        match &self.database {
            Database::Sqlite(_) => {
                let _ = self.news.send(News::SignedOut(account));
            }
            Database::Postgres(connections) => {
                postgres::tell(connections, postgres::SIGNED_OUT, "account", account).await?;
            }
        }
        Ok(())
    }

    /// Keeps a new token of a bot, if the account has fewer than so many.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn make_bot_token(
        &self,
        hash: &[u8; 32],
        account: AccountId,
        token: &BotToken,
        proved: &str,
        most: i64,
    ) -> Result<bool, Broken> {
        let query = "INSERT INTO bot_tokens (token, id, account, name, created)
                     SELECT $1, $2, $3, $4, $5
                     WHERE (SELECT COUNT(*) FROM bot_tokens WHERE account = $3) < $6";
        Ok(in_transaction!(self, |tx| {
            if !still_proved!(account, proved, tx) {
                return Ok(false);
            }
            let query = sqlx::query(query).bind(&hash[..]).bind(token.id);
            let query = query
                .bind(account)
                .bind(&token.name)
                .bind(token.created as Time);
            query.bind(most).execute(&mut *tx).await?.rows_affected() > 0
        }))
    }

    /// All tokens of an account's bots, the oldest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn bot_tokens(&self, account: AccountId) -> Result<Vec<BotToken>, Broken> {
        let query = "SELECT id, name, created, seen, browser, system FROM bot_tokens
                     WHERE account = $1 ORDER BY created, id";
        let rows: Vec<TokenRow> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        let tokens = rows.into_iter();
        let tokens = tokens.map(|row| BotToken {
            id: row.id,
            name: row.name,
            created: row.created as Millis,
            seen: row.seen.map(|seen| seen as Millis),
            program: Program {
                browser: row.browser,
                system: row.system,
            },
        });
        Ok(tokens.collect())
    }

    /// The account whose bot this is.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn bot(&self, token: &[u8; 32], now: Time) -> Result<Option<Session>, Broken> {
        let query =
            "SELECT a.id, a.name, a.password IS NULL AS guest, a.created, t.seen, t.browser,
                         t.system, FALSE AS host_cookie, CAST(0 AS BIGINT) AS proved, a.banned,
                         a.banned_until, a.ban_reason
                     FROM bot_tokens t JOIN accounts a ON a.id = t.account
                     WHERE t.token = $1 AND a.deleted IS NULL";
        let row: Option<SessionRow> = read!(self, |db| sqlx::query_as(query)
            .bind(&token[..])
            .fetch_optional(db))?;
        let mut session = row.map(|row| Session::of(row, now));
        if let Some(session) = &mut session {
            session.account.bot = true;
        }
        Ok(session)
    }

    /// Ends a token of an account's bot; says whether there was one.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn end_bot_token(&self, account: AccountId, id: i64) -> Result<bool, Broken> {
        Ok(in_transaction!(self, |tx| {
            let query = "DELETE FROM bot_tokens WHERE account = $1 AND id = $2";
            let query = sqlx::query(query).bind(account).bind(id);
            query.execute(&mut *tx).await?.rows_affected() > 0
        }))
    }
}

row! {
    struct ListedRow {
        token: Vec<u8>,
        created: Time,
        seen: Time,
        browser: Option<String>,
        system: Option<String>,
    }
}

row! {
    struct TokenRow {
        id: i64,
        name: String,
        created: Time,
        seen: Option<Time>,
        browser: Option<String>,
        system: Option<String>,
    }
}

row! {
    /// A session or a bot's token, and its account.
    struct SessionRow {
        id: AccountId,
        name: String,
        guest: bool,
        created: Time,
        seen: Option<Time>,
        browser: Option<String>,
        system: Option<String>,
        host_cookie: bool,
        proved: Time,
        banned: Option<Time>,
        banned_until: Option<Time>,
        ban_reason: String,
    }
}

impl Session {
    fn of(row: SessionRow, now: Time) -> Session {
        Session {
            account: Account::from((row.id, row.name, row.guest, row.created)),
            seen: row.seen,
            program: Program {
                browser: row.browser,
                system: row.system,
            },
            host_cookie: row.host_cookie,
            proved: row.proved,
            ban: Ban::of(row.banned, row.banned_until, row.ban_reason, now),
        }
    }
}
