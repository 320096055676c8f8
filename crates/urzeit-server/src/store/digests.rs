//! One message a day with everything that waits, instead of single ones.
//!
//! An account that wants it has the time of its next one. The process that moves this time on writes the notice,
//! so there is one a day, however many processes look.

use std::collections::HashMap;

use urzeit_table::messages::{About, Digest};

use super::{
    AccountId, Broken, Store, Time, Way, in_transaction,
    presence::{alive, is_there, since},
    read,
};

const MINUTE: Time = 60_000;
const DAY: Time = 24 * 60 * MINUTE;

/// How many are begun in one go.
const MOST: i64 = 1000;

/// What a notice is about that brings a digest. It belongs to no table.
pub(super) const DIGEST: &str = "digest";

/// Something that waits for somebody, or that they have not seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waits {
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// What of it.
    pub about: About,
    /// Until when, if somebody counts the time.
    pub due: Option<Time>,
}

/// When this minute of the day next comes.
fn next(minute: i64, now: Time) -> Time {
    let today = now.div_euclid(DAY) * DAY + minute * MINUTE;
    if today > now { today } else { today + DAY }
}

impl Store {
    /// Somebody wants one message a day, or single ones.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn set_digest(
        &self,
        account: AccountId,
        digest: &Digest,
        now: Time,
    ) -> Result<(), Broken> {
        let Digest {
            mail,
            webhook,
            minute,
        } = *digest;
        let first = (mail || webhook).then(|| next(minute, now));
        in_transaction!(self, |tx| {
            let query = "UPDATE accounts SET digest_mail = $2, digest_webhook = $3,
                             digest_minute = $4, digest_next = $5
                         WHERE id = $1 AND deleted IS NULL";
            let query = sqlx::query(query).bind(account).bind(mail);
            let query = query.bind(webhook).bind(minute).bind(first);
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// Writes a notice for each digest whose time has come, unless another process does.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn begin_digests(&self, now: Time) -> Result<(), Broken> {
        let query = "SELECT id, digest_next, digest_minute, digest_mail AND mail_confirmed,
                         digest_webhook AND webhook IS NOT NULL
                     FROM accounts
                     WHERE digest_next <= $1 AND banned IS NULL AND deleted IS NULL LIMIT $2";
        let due: Vec<(AccountId, Time, i64, bool, bool)> = read!(self, |db| sqlx::query_as(query)
            .bind(now)
            .bind(MOST)
            .fetch_all(db))?;
        for (account, at, minute, mail, webhook) in due {
            in_transaction!(self, |tx| {
                let query = "UPDATE accounts SET digest_next = $3
                             WHERE id = $1 AND digest_next = $2";
                let query = sqlx::query(query).bind(account).bind(at);
                let query = query.bind(next(minute, now));
                if query.execute(&mut *tx).await?.rows_affected() == 1 {
                    let ways = [(mail, Way::Mail), (webhook, Way::Webhook)];
                    for (_, way) in ways.into_iter().filter(|(wanted, _)| *wanted) {
                        let query = "INSERT INTO notices (account, game, number, way, about, at)
                                     VALUES ($1, '', $2, $3, $4, $5) ON CONFLICT DO NOTHING";
                        let query = sqlx::query(query).bind(account).bind(at);
                        let query = query.bind(way.name()).bind(DIGEST);
                        query.bind(now).execute(&mut *tx).await?;
                    }
                }
            });
        }
        Ok(())
    }

    /// All that waits for an account: turns, the next deadline first, then requests, invitations, and what
    /// happened since a time that its owner has not seen.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn digest(
        &self,
        account: AccountId,
        since: Time,
        now: Time,
    ) -> Result<Vec<Waits>, Broken> {
        let deadlines = self.deadlines(account).await?.into_iter();
        let deadlines: HashMap<_, _> = deadlines.map(|one| (one.table, one.due)).collect();
        let seen = self.presence_of(account, now).await?.into_iter();
        let seen: HashMap<_, _> = seen
            .map(|one| (one.game, if one.here { Time::MAX } else { one.at }))
            .collect();
        let mut all: Vec<Waits> = Vec::new();
        for one in self.waiting_for(account, since, now).await? {
            let is_known = seen.get(&one.table).is_some_and(|at| *at >= one.changed);
            if is_known && matches!(one.about, About::Over | About::Closed) {
                continue;
            }
            let due = deadlines.get(&one.table).copied();
            all.push(Waits {
                due: due.filter(|_| one.about == About::Turn),
                table: one.table,
                game: one.game,
                about: one.about,
            });
        }
        let invitations = self.invitations(account).await?.into_iter();
        let invitations = invitations.map(|one| (one.table, one.game, About::Invited));
        let declined = self.declined(account, since).await?.into_iter();
        let declined = declined.filter(|one| seen.get(&one.table).is_none_or(|at| *at < one.at));
        let declined = declined.map(|one| (one.table, one.game, About::Declined));
        let lines = self.unread(account, since, now).await?.into_iter();
        let lines = lines.map(|(table, game)| (table, game, About::Said));
        all.extend(
            invitations
                .chain(declined)
                .chain(lines)
                .map(|(table, game, about)| Waits {
                    table,
                    game,
                    about,
                    due: None,
                }),
        );
        let order = [
            About::Turn,
            About::Asked,
            About::Full,
            About::Invited,
            About::Declined,
            About::Said,
            About::Over,
        ];
        all.sort_by_key(|waits| {
            let place = order.iter().position(|about| *about == waits.about);
            (place.unwrap_or(order.len()), waits.due.unwrap_or(Time::MAX))
        });
        Ok(all)
    }

    /// The tables where somebody else has said something since a time that the account has not seen, with
    /// their games.
    async fn unread(
        &self,
        account: AccountId,
        since: Time,
        now: Time,
    ) -> Result<Vec<(String, String)>, Broken> {
        let query = concat!(
            "SELECT DISTINCT g.id, g.game
                     FROM seats s JOIN games g ON g.id = s.game JOIN chat c ON c.game = s.game
                     LEFT JOIN presence p ON p.game = s.game AND p.account = s.account
                     WHERE s.account = $1 AND c.account <> $1 AND c.at >= $2
                       AND (p.account IS NULL OR NOT ",
            is_there!("$3", "$4"),
            " AND c.at > ",
            since!("$3", "$4"),
            ")
                       AND NOT EXISTS (SELECT 1 FROM shunned x
                                       WHERE x.account = $1 AND x.other = c.account)
                     ORDER BY g.id"
        );
        Ok(read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(since)
            .bind(self.process)
            .bind(alive(now))
            .fetch_all(db))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_digest_is_at_its_minute() {
        let at = |day: Time, minute: i64| day * DAY + minute * MINUTE;
        for (minute, now, wanted) in [
            (0, at(3, 0), at(4, 0)),
            (0, at(3, 0) - 1, at(3, 0)),
            (450, at(3, 449), at(3, 450)),
            (450, at(3, 450), at(4, 450)),
            (1439, at(3, 1439) + 59_999, at(4, 1439)),
        ] {
            assert_eq!(next(minute, now), wanted);
        }
    }
}
