//! How people are reached outside the page.

use urzeit_table::messages::Digest;
use urzeit_texts::Language;

use super::{AccountId, Broken, Store, Time, in_transaction, read, row};

/// How many times somebody may try a code.
const MOST_CODES: i64 = 5;

/// How somebody is reached, and wants to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contact {
    /// The language of messages.
    pub language: Language,
    /// The address for messages.
    pub webhook: Option<String>,
    /// The e-mail address.
    pub mail: Option<String>,
    /// Has its owner said so?
    pub confirmed: bool,
    /// What stops the mails.
    pub stop: Option<String>,
    /// Of games with a live clock too?
    pub live: bool,
    /// Does the account have a calendar?
    pub calendar: bool,
    /// Which ways bring one message a day.
    pub digest: Digest,
}

row! {
    struct ContactRow {
        language: String,
        webhook: Option<String>,
        mail: Option<String>,
        mail_confirmed: bool,
        mail_stop: Option<String>,
        notify_live: bool,
        has_calendar: bool,
        digest_mail: bool,
        digest_webhook: bool,
        digest_minute: i64,
    }
}

impl Store {
    /// The account whose calendar this is, and its language.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn calendar(
        &self,
        secret: &[u8; 32],
    ) -> Result<Option<(AccountId, Language)>, Broken> {
        let query = "SELECT id, language FROM accounts
                     WHERE calendar = $1 AND banned IS NULL AND deleted IS NULL";
        let row: Option<(i64, String)> = read!(self, |db| sqlx::query_as(query)
            .bind(&secret[..])
            .fetch_optional(db))?;
        Ok(row.map(|(account, language)| (account, Language::of(&language))))
    }

    /// The calendar of an account can be read with this secret, and no other; or not at all.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn set_calendar(
        &self,
        account: AccountId,
        secret: Option<&[u8; 32]>,
    ) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET calendar = $2 WHERE id = $1 AND deleted IS NULL";
            let query = sqlx::query(query).bind(account);
            let query = query.bind(secret.map(|secret| &secret[..]));
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// How somebody is reached.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn contact(&self, account: AccountId, now: Time) -> Result<Option<Contact>, Broken> {
        let query = "SELECT language, webhook, mail, mail_confirmed, mail_stop, notify_live,
                         calendar IS NOT NULL AS has_calendar, digest_mail, digest_webhook,
                         digest_minute
                     FROM accounts WHERE id = $1 AND deleted IS NULL
                         AND (banned IS NULL OR banned_until <= $2)";
        let row: Option<ContactRow> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(now)
            .fetch_optional(db))?;
        Ok(row.map(|row| Contact {
            language: Language::of(&row.language),
            webhook: row.webhook,
            mail: row.mail,
            confirmed: row.mail_confirmed,
            stop: row.mail_stop,
            live: row.notify_live,
            calendar: row.has_calendar,
            digest: Digest {
                mail: row.digest_mail,
                webhook: row.digest_webhook,
                minute: row.digest_minute,
            },
        }))
    }

    /// Somebody wants to be told by a message to this address, or not.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn set_webhook(
        &self,
        account: AccountId,
        webhook: Option<&str>,
        live: bool,
    ) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET webhook = $1, notify_live = $2 WHERE id = $3";
            let query = sqlx::query(query).bind(webhook).bind(live).bind(account);
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// Somebody wants to be told by mail to this address, once its owner says so with a code; or not.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn set_mail(
        &self,
        account: AccountId,
        mail: Option<&str>,
        code: Option<&[u8; 32]>,
        until: Time,
    ) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET mail = $1, mail_confirmed = FALSE, mail_code = $2,
                             mail_code_until = $3, mail_tries = 0, mail_stop = NULL,
                             mailed_code = NULL
                         WHERE id = $4";
            let query = sqlx::query(query)
                .bind(mail)
                .bind(code.map(|code| &code[..]));
            query.bind(until).bind(account).execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// Somebody says the code. Is it right? After a few tries it is not. Then `stop` stops the mails.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn confirm_mail(
        &self,
        account: AccountId,
        code: &[u8; 32],
        stop: &str,
        now: Time,
    ) -> Result<bool, Broken> {
        let right = in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET mail_tries = mail_tries + 1
                         WHERE id = $1 AND mail_code_until > $2 AND mail_tries < $3
                         RETURNING mail_code";
            let query = sqlx::query_scalar(query).bind(account).bind(now);
            let wanted: Option<Option<Vec<u8>>> =
                query.bind(MOST_CODES).fetch_optional(&mut *tx).await?;
            let right = wanted.flatten().is_some_and(|wanted| wanted == code[..]);
            if right {
                let query = "UPDATE accounts SET mail_confirmed = TRUE, mail_code = NULL,
                                 mail_code_until = 0, mail_stop = $1
                             WHERE id = $2";
                let query = sqlx::query(query).bind(stop).bind(account);
                query.execute(&mut *tx).await?;
            }
            right
        });
        Ok(right)
    }

    /// The language of whoever gets mails that this stops.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn mails_stopped_by(&self, stop: &str) -> Result<Option<Language>, Broken> {
        let query = "SELECT language FROM accounts WHERE mail_stop = $1";
        let code: Option<String> = read!(self, |db| sqlx::query_scalar(query)
            .bind(stop)
            .fetch_optional(db))?;
        Ok(code.map(|code| Language::of(&code)))
    }

    /// Stops mails.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn stop_mails(&self, stop: &str) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            // What stopped them still does, so that somebody who asks twice is not told otherwise.
            let query = "UPDATE accounts SET mail = NULL, mail_confirmed = FALSE
                         WHERE mail_stop = $1";
            sqlx::query(query).bind(stop).execute(&mut *tx).await?;
        });
        Ok(())
    }
}
