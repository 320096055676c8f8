//! What people are told of outside their tables.

use sqlx::AssertSqlSafe;
use urzeit_table::messages::About;

use super::{
    AccountId, Broken, Store, Time,
    digests::DIGEST,
    in_transaction,
    presence::{alive, is_there, since},
    read, row,
};

/// How many tables are told of at most.
const MOST_TABLES: i64 = 200;

/// How many tables are asked for at once.
const AT_ONCE: usize = 500;

/// Is the seat `s` among these seats of the table `g`, of which each has one bit?
macro_rules! among {
    ($seats:expr) => {
        concat!("((", $seats, " >> CAST(s.seat - 1 AS INTEGER)) & 1) = 1")
    };
}

/// Does the table `g` wait for the seat `s`?
macro_rules! waits {
    () => {
        concat!("g.state = 'running' AND ", among!("g.waits"))
    };
}

/// Is the person of the seat `s` of the table `g` asked something besides playing?
macro_rules! asked {
    () => {
        concat!("g.state = 'running' AND ", among!("g.asked"))
    };
}

/// Was the table `g` closed before a game began, and not by this account?
macro_rules! closed_by_others {
    ($account:expr) => {
        concat!(
            "g.state = 'aborted' AND g.begun IS NULL AND EXISTS (SELECT 1 FROM events e WHERE e.game = g.id
                     AND e.number = (SELECT MAX(number) FROM events WHERE game = g.id)
                     AND (e.author IS NULL OR e.author <> ",
            $account,
            "))"
        )
    };
}

/// What a stored word says; what an older version wrote is a turn.
fn about(word: &str) -> About {
    About::read(word).unwrap_or(About::Turn)
}

/// A table that somebody should look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// Why.
    pub about: About,
    /// When something last happened.
    pub changed: Time,
    /// The next game of the same players.
    pub rematch: Option<String>,
}

impl Store {
    /// The tables that wait for an account, to play or to come, or ask it something, and those that have come to an
    /// end since a time without its doing. A table that does both is there twice.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn waiting_for(
        &self,
        account: AccountId,
        since: Time,
        now: Time,
    ) -> Result<Vec<Waiting>, Broken> {
        let query = concat!(
            "SELECT g.id, g.game, a.about, g.changed, g.rematch
             FROM games g LEFT JOIN seats s ON s.game = g.id AND s.account = $1
                 CROSS JOIN (SELECT 'turn' AS about UNION ALL SELECT 'asked'
                             UNION ALL SELECT 'full' UNION ALL SELECT 'over'
                             UNION ALL SELECT 'closed') a
             WHERE g.id IN (SELECT game FROM seats WHERE account = $1
                            UNION SELECT id FROM games WHERE creator = $1 AND state = 'aborted')
               AND (a.about = 'turn' AND ",
            waits!(),
            "    OR a.about = 'asked' AND ",
            asked!(),
            "    OR a.about = 'full' AND s.account IS NOT NULL AND g.state = 'waiting' AND g.deadline > $6
                     AND NOT EXISTS (SELECT 1 FROM events e WHERE e.game = g.id AND e.author = $1
                                     AND e.number = (SELECT MAX(number) FROM events WHERE game = g.id))
                     AND NOT EXISTS (SELECT 1 FROM presence p WHERE p.game = g.id AND p.account = $1
                                     AND (",
            is_there!("$4", "$5"),
            " OR ",
            since!("$4", "$5"),
            " >= g.changed))
                 OR a.about = 'over' AND g.state = 'over' AND g.changed >= $2
                 OR a.about = 'closed' AND g.changed >= $2 AND ",
            closed_by_others!("$1"),
            ")
             ORDER BY g.changed DESC, g.id, a.about DESC LIMIT $3"
        );
        let rows: Vec<(String, String, String, i64, Option<String>)> =
            read!(self, |db| sqlx::query_as(query)
                .bind(account)
                .bind(since)
                .bind(MOST_TABLES)
                .bind(self.process)
                .bind(alive(now))
                .bind(now)
                .fetch_all(db))?;
        let waiting = rows.into_iter().map(|row| {
            let (table, game, about, changed, rematch) = row;
            Waiting {
                table,
                game,
                about: self::about(&about),
                changed,
                rematch,
            }
        });
        Ok(waiting.collect())
    }

    /// The people who sit at any of these tables or are invited there, and those who made the ones that were
    /// closed.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn people_at(&self, games: &[String]) -> Result<Vec<AccountId>, Broken> {
        let mut people = Vec::new();
        for games in games.chunks(AT_ONCE) {
            let places: Vec<_> = (1..=games.len()).map(|n| format!("${n}")).collect();
            let places = places.join(", ");
            let query = format!(
                "SELECT account FROM seats WHERE account IS NOT NULL AND game IN ({places})
                 UNION SELECT account FROM invitations
                 WHERE account IS NOT NULL AND game IN ({places})
                 UNION SELECT creator FROM games WHERE state = 'aborted' AND id IN ({places})"
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
    /// By push messages to their browsers.
    Push,
}

impl Way {
    /// Is this told so? What only matters at the moment is not for a mailbox.
    #[must_use]
    pub fn tells(self, about: About) -> bool {
        let passes = matches!(about, About::Begun | About::Said);
        self == Way::Push || !passes
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Way::Webhook => "webhook",
            Way::Mail => "mail",
            Way::Push => "push",
        }
    }

    fn read(name: &str) -> Way {
        match name {
            "mail" => Way::Mail,
            "push" => Way::Push,
            _ => Way::Webhook,
        }
    }
}

/// Something that somebody shall be told of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueNotice {
    /// The account that is told.
    pub account: AccountId,
    /// The table.
    pub table: String,
    /// For a turn and its reminder, behind the last event that the account brought about; for a request and a
    /// beginning, its first event; for an invitation 0; for one that was declined, when; for what was said, the
    /// number of the line; otherwise the length.
    pub number: i64,
    /// What of it.
    pub about: About,
    /// Does the account have a webhook?
    pub webhook: bool,
    /// Does it have an address that was confirmed?
    pub mail: bool,
    /// Does it have a browser that gets push messages?
    pub push: bool,
    /// Does the webhook get one message a day?
    pub daily_webhook: bool,
    /// Does the address?
    pub daily_mail: bool,
}

/// When somebody's time at a table is up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deadline {
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// When.
    pub due: Time,
    /// Since when it is so.
    pub since: Time,
}

/// A notice that this process is to send.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// As in [`DueNotice`].
    pub number: i64,
    /// What of it.
    pub about: About,
}

/// What this process is to send somebody in one message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The notices that are still true.
    pub notices: Vec<Claimed>,
    /// Shall all be told that waits?
    pub digest: bool,
}

/// How many are looked at in one go.
const MOST: i64 = 1000;

/// The accounts that are told by any way.
macro_rules! told {
    () => {
        "(SELECT id FROM accounts WHERE webhook IS NOT NULL OR mail_confirmed
          UNION SELECT account FROM pushes)"
    };
}

/// The accounts that are told by push messages.
macro_rules! pushed {
    () => {
        "(SELECT DISTINCT account AS id FROM pushes)"
    };
}

/// What has come to pass at tables of people who want to know, without what they did themselves. `$1`
/// is since when; of what was asked, and that all seats are taken, nobody is told who was since `$3`; what it is about, `number`, who is told,
/// whose tables they are and `state` are put in.
macro_rules! due {
    ($about:expr, $number:expr, $who:expr, $at:expr, $state:expr) => {
        concat!(
            "SELECT t.account, t.game, ",
            $number,
            " AS number, t.webhook, t.mail, t.push, t.daily_webhook, t.daily_mail FROM (
                 SELECT a.id AS account, g.id AS game, g.length AS length, g.asked_since AS asked,
                     g.begun AS begun, a.webhook IS NOT NULL AS webhook, a.mail_confirmed AS mail,
                     EXISTS (SELECT 1 FROM pushes WHERE account = a.id) AS push,
                     a.digest_webhook AS daily_webhook, a.digest_mail AS daily_mail,
                     COALESCE((SELECT MAX(e.number) + 1 FROM events e
                               WHERE e.game = g.id AND e.author = a.id), 0) AS own
                 FROM ",
            $who,
            " w JOIN accounts a ON a.id = w.id JOIN ",
            $at,
            " ON s.account = a.id JOIN games g ON g.id = s.game
                 WHERE a.banned IS NULL AND a.deleted IS NULL
                   AND (a.notify_live OR g.settings NOT LIKE '% live %') AND ",
            $state,
            ") t
             WHERE (t.length = 0 OR '",
            $about,
            "' = 'declined'
                    OR EXISTS (SELECT 1 FROM events e WHERE e.game = t.game AND e.number >= t.own
                               AND (e.author IS NULL OR e.author <> t.account)))
               AND NOT EXISTS (SELECT 1 FROM notices n WHERE n.account = t.account
                               AND n.game = t.game AND n.about = '",
            $about,
            "' AND (n.number = ",
            $number,
            " OR '",
            $about,
            "' IN ('asked', 'full') AND n.at > $3)) LIMIT $2"
        )
    };
}

/// What people are told of, and how it is found; for what was said see `push.rs`. In the one of reminders `$1`
/// is now.
const DUE: [(About, &str); 9] = [
    (
        About::Turn,
        due!(
            "turn",
            "t.own",
            told!(),
            "seats s",
            concat!("g.changed >= $1 AND ", waits!())
        ),
    ),
    (
        About::Reminder,
        due!(
            "reminder",
            "t.own",
            told!(),
            "seats s",
            // Nobody needs one within an hour, and where people are asked something that has its own time.
            concat!(
                "g.settings LIKE '% slow %' AND g.asked = 0 AND g.deadline > $1
                 AND g.deadline - g.changed >= 3600000
                 AND g.deadline - (g.deadline - g.changed) / 5 <= $1 AND ",
                waits!()
            )
        ),
    ),
    (
        About::Asked,
        due!(
            "asked",
            "t.asked",
            told!(),
            "seats s",
            concat!("g.changed >= $1 AND ", asked!())
        ),
    ),
    (
        About::Invited,
        due!(
            "invited",
            "CAST(0 AS BIGINT)",
            told!(),
            "invitations s",
            "s.at >= $1 AND NOT s.declined AND g.state = 'waiting' AND g.creator <> a.id
             AND NOT EXISTS (SELECT 1 FROM seats x WHERE x.game = g.id AND x.account = a.id)
             AND NOT EXISTS (SELECT 1 FROM shunned x WHERE x.account = a.id AND x.other = g.creator)"
        ),
    ),
    (
        About::Declined,
        // To decline is no event.
        due!(
            "declined",
            "(SELECT MAX(i.at) FROM invitations i WHERE i.game = t.game AND i.declined)",
            told!(),
            "(SELECT creator AS account, id AS game FROM games WHERE state = 'waiting') s",
            "EXISTS (SELECT 1 FROM invitations i WHERE i.game = g.id AND i.declined AND i.at >= $1)"
        ),
    ),
    (
        About::Full,
        due!(
            "full",
            "t.length",
            told!(),
            // The one who begins the game, and all without whom one that counts does not begin.
            "(SELECT creator AS account, id AS game FROM games
              WHERE state = 'waiting' AND NOT begins_when_full
              UNION SELECT x.account, x.game FROM seats x JOIN games y ON y.id = x.game
              WHERE y.state = 'waiting' AND y.deadline IS NOT NULL) s",
            "g.changed >= $1 AND (SELECT COUNT(*) FROM seats x WHERE x.game = g.id) = g.players"
        ),
    ),
    (
        About::Begun,
        due!(
            "begun",
            "t.begun",
            pushed!(),
            "seats s",
            // The one who sat down last knows.
            "g.changed >= $1 AND g.state = 'running' AND g.begun IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM events e WHERE e.game = g.id AND e.author = a.id
                             AND e.number >= g.begun - 1)"
        ),
    ),
    (
        About::Over,
        due!(
            "over",
            "t.length",
            told!(),
            "seats s",
            "g.changed >= $1 AND g.state = 'over'"
        ),
    ),
    (
        About::Closed,
        due!(
            "closed",
            "t.length",
            told!(),
            "(SELECT account, game FROM seats UNION SELECT creator, id FROM games
              WHERE state = 'aborted') s",
            concat!(
                "g.changed >= $1 AND ",
                closed_by_others!("a.id")
            )
        ),
    ),
];

impl Store {
    /// What people shall be told of and is not written yet, as far as it happened since a time. Of what they
    /// are asked at a table, and that all seats are taken there, they are told once since `asked_since`, however often
    /// others ask, or sit down and leave.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn due_notices(
        &self,
        since: Time,
        now: Time,
        asked_since: Time,
    ) -> Result<Vec<DueNotice>, Broken> {
        let mut due = Vec::new();
        for (about, query) in DUE {
            // What is left of somebody's time counts from now.
            let time = if about == About::Reminder { now } else { since };
            let rows: Vec<DueRow> = read!(self, |db| sqlx::query_as(query)
                .bind(time)
                .bind(MOST)
                .bind(asked_since)
                .fetch_all(db))?;
            let rows = rows.into_iter();
            due.extend(rows.map(|row| DueNotice {
                account: row.account,
                table: row.game,
                number: row.number,
                about,
                webhook: row.webhook,
                mail: row.mail,
                push: row.push,
                daily_webhook: row.daily_webhook,
                daily_mail: row.daily_mail,
            }));
        }
        let lines = self.due_lines(since, MOST, now).await?.into_iter();
        due.extend(lines.map(|(account, table, number)| DueNotice {
            account,
            table,
            number,
            about: About::Said,
            webhook: false,
            mail: false,
            push: true,
            daily_webhook: false,
            daily_mail: false,
        }));
        Ok(due)
    }

    /// The deadlines of an account: the tables with a clock of days that wait for it, the next first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn deadlines(&self, account: AccountId) -> Result<Vec<Deadline>, Broken> {
        let query = concat!(
            "SELECT g.id, g.game, g.deadline, g.changed FROM seats s JOIN games g ON g.id = s.game
             WHERE s.account = $1 AND g.deadline IS NOT NULL AND g.asked = 0
               AND g.settings LIKE '% slow %' AND ",
            waits!(),
            " ORDER BY g.deadline, g.id LIMIT $2"
        );
        let rows: Vec<(String, String, i64, i64)> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(MOST_TABLES)
            .fetch_all(db))?;
        let deadlines = rows.into_iter().map(|(table, game, due, since)| Deadline {
            table,
            game,
            due,
            since,
        });
        Ok(deadlines.collect())
    }

    /// Writes a notice, by each of these ways, unless it is written already. By those that bring a message a day
    /// it is done with: the digest tells what still waits then.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn write_notice(
        &self,
        due: &DueNotice,
        ways: &[(Way, bool)],
        now: Time,
    ) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            for (way, daily) in ways {
                let query = "INSERT INTO notices (account, game, number, way, about, at, sent)
                             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
                let query = sqlx::query(query).bind(due.account).bind(&due.table);
                let query = query.bind(due.number).bind(way.name());
                let query = query.bind(due.about.word());
                let query = query.bind(now).bind(daily.then_some(now));
                query.execute(&mut *tx).await?;
            }
        });
        Ok(())
    }

    /// The accounts and tables of notices that were not sent yet.
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

    /// The accounts to be told something now, and by which way: those with a notice that was written before a
    /// time.
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
    ) -> Result<Option<Taken>, Broken> {
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
            "SELECT g.id, g.game, n.number, n.about FROM notices n
             JOIN games g ON g.id = n.game
             LEFT JOIN seats s ON s.game = n.game AND s.account = n.account
             WHERE n.account = $1 AND n.way = $2 AND n.claimed = $3 AND n.sent IS NULL
               AND (n.about IN ('over', 'closed', 'said')
                    OR n.about = 'invited' AND g.state = 'waiting' AND s.seat IS NULL
                    AND EXISTS (SELECT 1 FROM invitations i WHERE i.game = n.game
                                AND i.account = n.account AND NOT i.declined)
                    OR n.about = 'declined' AND g.state = 'waiting'
                    AND EXISTS (SELECT 1 FROM invitations i WHERE i.game = n.game
                                AND i.declined AND i.at = n.number)
                    OR n.about = 'full' AND g.state = 'waiting'
                    AND (SELECT COUNT(*) FROM seats x WHERE x.game = g.id) = g.players
                    OR (n.about IN ('turn', 'reminder') AND ",
            waits!(),
            "           OR n.about = 'asked' AND n.number = g.asked_since AND ",
            asked!(),
            "           OR n.about = 'begun' AND g.state = 'running'
                       ) AND NOT EXISTS (SELECT 1 FROM events e WHERE e.game = n.game
                                         AND e.author = n.account AND e.number >= n.number))
             ORDER BY n.at, n.game, n.about DESC"
        );
        let rows: Vec<(String, String, i64, String)> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(way.name())
            .bind(until)
            .fetch_all(db))?;
        let claimed = rows.into_iter();
        let claimed = claimed.map(|(table, game, number, about)| Claimed {
            table,
            game,
            number,
            about: self::about(&about),
        });
        let query = "SELECT 1 FROM notices WHERE account = $1 AND way = $2 AND claimed = $3
                         AND sent IS NULL AND about = $4";
        let digest: Option<(i32,)> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(way.name())
            .bind(until)
            .bind(DIGEST)
            .fetch_optional(db))?;
        Ok(Some(Taken {
            notices: claimed.collect(),
            digest: digest.is_some(),
        }))
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
}

row! {
    struct DueRow {
        account: AccountId,
        game: String,
        number: i64,
        webhook: bool,
        mail: bool,
        push: bool,
        daily_webhook: bool,
        daily_mail: bool,
    }
}
