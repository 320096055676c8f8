//! What people are told of outside their tables.

use sqlx::AssertSqlSafe;
use urzeit_texts::Language;

use super::{AccountId, Broken, Store, Time, in_transaction, read};

/// So many tables are told of at most.
const MOST_TABLES: i64 = 200;

/// So many tables are asked for at once.
const AT_ONCE: usize = 500;

/// Does the table `g` wait for the seat `s`?
macro_rules! waits {
    () => {
        "((g.waits >> CAST(s.seat - 1 AS INTEGER)) & 1) = 1"
    };
}

/// A table that somebody should look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// Is the game over?
    pub over: bool,
    /// When something last happened.
    pub changed: Time,
    /// The next game of the same players.
    pub rematch: Option<String>,
}

impl Store {
    /// The tables that wait for an account, and those where the game has ended since a time.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn waiting_for(
        &self,
        account: AccountId,
        since: Time,
    ) -> Result<Vec<Waiting>, Broken> {
        let query = concat!(
            "SELECT g.id, g.game, g.state = 'over', g.changed, g.rematch
             FROM seats s JOIN games g ON g.id = s.game
             WHERE s.account = $1 AND (g.state = 'running' AND ",
            waits!(),
            "    OR g.state = 'over' AND g.changed >= $2)
             ORDER BY g.changed DESC, g.id LIMIT $3"
        );
        let rows: Vec<(String, String, bool, i64, Option<String>)> =
            read!(self, |db| sqlx::query_as(query)
                .bind(account)
                .bind(since)
                .bind(MOST_TABLES)
                .fetch_all(db))?;
        let waiting = rows.into_iter().map(|row| {
            let (table, game, over, changed, rematch) = row;
            Waiting {
                table,
                game,
                over,
                changed,
                rematch,
            }
        });
        Ok(waiting.collect())
    }

    /// Who sits at any of these tables.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn people_at(&self, games: &[String]) -> Result<Vec<AccountId>, Broken> {
        let mut people = Vec::new();
        for games in games.chunks(AT_ONCE) {
            let places: Vec<_> = (1..=games.len()).map(|n| format!("${n}")).collect();
            let places = places.join(", ");
            let query = format!(
                "SELECT DISTINCT account FROM seats
                 WHERE account IS NOT NULL AND game IN ({places})"
            );
            let here: Vec<i64> = read!(self, |db| {
                let mut query = sqlx::query_scalar(AssertSqlSafe(query));
                for game in games {
                    query = query.bind(game);
                }
                query.fetch_all(db)
            })?;
            people.extend(here);
        }
        Ok(people)
    }
}

/// By which way somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// By a message to an address of theirs.
    Webhook,
    /// By e-mail.
    Mail,
}

impl Way {
    fn name(self) -> &'static str {
        match self {
            Way::Webhook => "webhook",
            Way::Mail => "mail",
        }
    }

    fn read(name: &str) -> Way {
        match name {
            "mail" => Way::Mail,
            _ => Way::Webhook,
        }
    }
}

/// Something that somebody shall be told of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// Who.
    pub account: AccountId,
    /// The table.
    pub table: String,
    /// Behind the last event that the account brought about; at the end the length.
    pub number: i64,
    /// Is the game over?
    pub over: bool,
    /// Does the account have a webhook?
    pub webhook: bool,
    /// Does it have an address that was confirmed?
    pub mail: bool,
}

/// A notice that this process is to send.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// As in [`Due`].
    pub number: i64,
    /// Is the game over?
    pub over: bool,
}

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
}

/// So many are looked at in one go.
const MOST: i64 = 1000;

/// So often somebody may try a code.
const MOST_CODES: i64 = 5;

/// What has come to pass at tables of people who want to know, without what they did themselves. `$1`
/// is since when; `number` and `state` are put in.
macro_rules! due {
    ($number:expr, $state:expr) => {
        concat!(
            "SELECT t.account, t.game, ",
            $number,
            ", t.webhook, t.mail FROM (
                 SELECT s.account AS account, g.id AS game, g.length AS length,
                     a.webhook IS NOT NULL AS webhook, a.mail_confirmed AS mail,
                     COALESCE((SELECT MAX(e.number) + 1 FROM events e
                               WHERE e.game = g.id AND e.author = s.account), 0) AS own
                 FROM accounts a JOIN seats s ON s.account = a.id JOIN games g ON g.id = s.game
                 WHERE (a.webhook IS NOT NULL OR a.mail_confirmed)
                   AND a.banned IS NULL AND a.deleted IS NULL AND g.changed >= $1
                   AND (a.notify_live OR g.settings NOT LIKE '% live %') AND ",
            $state,
            ") t
             WHERE EXISTS (SELECT 1 FROM events e WHERE e.game = t.game AND e.number >= t.own
                           AND (e.author IS NULL OR e.author <> t.account))
               AND NOT EXISTS (SELECT 1 FROM notices n WHERE n.account = t.account
                               AND n.game = t.game AND n.number = ",
            $number,
            ") LIMIT $2"
        )
    };
}

impl Store {
    /// What people shall be told of and is not written yet, as far as it happened since a time.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn due_notices(&self, since: Time) -> Result<Vec<Due>, Broken> {
        let mut due = Vec::new();
        for (over, query) in [
            (
                false,
                due!("t.own", concat!("g.state = 'running' AND ", waits!())),
            ),
            (true, due!("t.length", "g.state = 'over'")),
        ] {
            let rows: Vec<(i64, String, i64, bool, bool)> =
                read!(self, |db| sqlx::query_as(query)
                    .bind(since)
                    .bind(MOST)
                    .fetch_all(db))?;
            due.extend(
                rows.into_iter()
                    .map(|(account, table, number, webhook, mail)| Due {
                        account,
                        table,
                        number,
                        over,
                        webhook,
                        mail,
                    }),
            );
        }
        Ok(due)
    }

    /// Writes a notice, by each of these ways, unless it is written already.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn write_notice(&self, due: &Due, ways: &[Way], now: Time) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            for way in ways {
                let query = "INSERT INTO notices (account, game, number, way, about, at)
                             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
                let query = sqlx::query(query).bind(due.account).bind(&due.table);
                let query = query.bind(due.number).bind(way.name());
                let query = query.bind(if due.over { "over" } else { "turn" });
                query.bind(now).execute(&mut *tx).await?;
            }
        });
        Ok(())
    }

    /// Who and which table the notices are about that were not sent yet.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn unsent_notices(&self, now: Time) -> Result<Vec<(AccountId, String)>, Broken> {
        let query = "SELECT DISTINCT account, game FROM notices
                     WHERE sent IS NULL AND claimed <= $1 LIMIT $2";
        Ok(read!(self, |db| sqlx::query_as(query)
            .bind(now)
            .bind(MOST)
            .fetch_all(db))?)
    }

    /// Somebody has seen the table: what was to be said of it need not be.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn notice_seen(
        &self,
        account: AccountId,
        table: &str,
        now: Time,
    ) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "UPDATE notices SET sent = $1
                         WHERE account = $2 AND game = $3 AND sent IS NULL AND claimed <= $1";
            let query = sqlx::query(query).bind(now).bind(account).bind(table);
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// Who is to be told something now, and by which way: whoever has a notice that was written
    /// before a time.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn ripe_notices(
        &self,
        before: Time,
        now: Time,
    ) -> Result<Vec<(AccountId, Way)>, Broken> {
        let query = "SELECT DISTINCT account, way FROM notices
                     WHERE sent IS NULL AND claimed <= $1 AND at <= $2 LIMIT $3";
        let rows: Vec<(i64, String)> = read!(self, |db| sqlx::query_as(query)
            .bind(now)
            .bind(before)
            .bind(MOST)
            .fetch_all(db))?;
        let ripe = rows.into_iter();
        Ok(ripe.map(|(who, way)| (who, Way::read(&way))).collect())
    }

    /// Takes all that somebody is to be told, until a time, so that no other process does; then those
    /// that are still true. Nothing if another process was faster.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn claim_notices(
        &self,
        account: AccountId,
        way: Way,
        now: Time,
        until: Time,
    ) -> Result<Option<Vec<Claimed>>, Broken> {
        let taken = in_transaction!(self, |tx| {
            let query = "UPDATE notices SET claimed = $1, tries = tries + 1
                         WHERE account = $2 AND way = $3 AND sent IS NULL AND claimed <= $4";
            let query = sqlx::query(query).bind(until).bind(account);
            let query = query.bind(way.name()).bind(now);
            query.execute(&mut *tx).await?.rows_affected()
        });
        if taken == 0 {
            return Ok(None);
        }
        let query = concat!(
            "SELECT g.id, g.game, n.number, n.about = 'over' FROM notices n
             JOIN games g ON g.id = n.game
             JOIN seats s ON s.game = n.game AND s.account = n.account
             WHERE n.account = $1 AND n.way = $2 AND n.claimed = $3 AND n.sent IS NULL
               AND (n.about = 'over' OR g.state = 'running' AND ",
            waits!(),
            "    AND NOT EXISTS (SELECT 1 FROM events e WHERE e.game = n.game
                                 AND e.author = n.account AND e.number >= n.number))
             ORDER BY n.at, n.game"
        );
        let rows: Vec<(String, String, i64, bool)> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(way.name())
            .bind(until)
            .fetch_all(db))?;
        let claimed = rows.into_iter().map(|(table, game, number, over)| Claimed {
            table,
            game,
            number,
            over,
        });
        Ok(Some(claimed.collect()))
    }

    /// What was claimed until a time is done with: all of it, or what was tried so often.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn settle_notices(
        &self,
        account: AccountId,
        way: Way,
        until: Time,
        tries: i64,
        now: Time,
    ) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "UPDATE notices SET sent = $1 WHERE account = $2 AND way = $3
                         AND claimed = $4 AND sent IS NULL AND tries >= $5";
            let query = sqlx::query(query).bind(now).bind(account);
            let query = query.bind(way.name()).bind(until).bind(tries);
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// Forgets notices from before a time.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn forget_notices(&self, before: Time) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = sqlx::query("DELETE FROM notices WHERE at < $1").bind(before);
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// How somebody is reached.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn contact(&self, account: AccountId) -> Result<Option<Contact>, Broken> {
        let query = "SELECT language, webhook, mail, mail_confirmed, mail_stop, notify_live
                     FROM accounts WHERE id = $1 AND banned IS NULL AND deleted IS NULL";
        let row: Option<ContactColumns> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .fetch_optional(db))?;
        Ok(
            row.map(|(language, webhook, mail, confirmed, stop, live)| Contact {
                language: Language::of(&language),
                webhook,
                mail,
                confirmed,
                stop,
                live,
            }),
        )
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
                             mail_code_until = $3, mail_tries = 0, mail_stop = NULL
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

type ContactColumns = (
    String,
    Option<String>,
    Option<String>,
    bool,
    Option<String>,
    bool,
);
