//! The people who have a table open at which they sit, and those who are connected, at whichever process.

use std::collections::HashSet;

use serde::Serialize;

use super::{AccountId, Broken, Database, News, Store, Time, in_transaction, postgres, read, row};

/// A process gives a sign of life.
const BEAT: &str = "INSERT INTO beats (process, at) VALUES ($1, $2)
                    ON CONFLICT (process) DO UPDATE SET at = $2";
/// The milliseconds after which a process that does not say how many people it has counts as having none.
const ONLINE: Time = 40_000;
/// The milliseconds for which a sign of life counts: nobody is there any more at a process that has given none since.
const ALIVE: Time = 6_000;

/// Is the account of the presence `p` there? This alone says so, whoever asks: it is at this process, or at one that has
/// given a sign of life lately. What a process that died has written does not make anybody be there.
macro_rules! is_there {
    ($process:literal, $alive:literal) => {
        concat!(
            "(p.here AND (p.process = ",
            $process,
            " OR EXISTS (SELECT 1 FROM beats b WHERE b.process = p.process AND b.at >= ",
            $alive,
            ")))"
        )
    };
}

/// Since when that account is there, or is not: since the last sign of life of a process that died.
macro_rules! since {
    ($process:literal, $alive:literal) => {
        concat!(
            "(CASE WHEN p.here AND p.process <> ",
            $process,
            " THEN COALESCE((SELECT b.at FROM beats b WHERE b.process = p.process AND b.at < ",
            $alive,
            "), p.at) ELSE p.at END)"
        )
    };
}

pub(super) use {is_there, since};

/// Since when a process has to have given a sign of life.
pub(super) fn alive(now: Time) -> Time {
    now - ALIVE
}

/// What is known of the people who sit at a table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Attendance {
    /// Those who have ever had the table open.
    pub people: Vec<Attending>,
    /// Those who have blocked somebody else at the table, and whom.
    pub blocks: Vec<(AccountId, AccountId)>,
}

/// Is somebody there?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attending {
    /// The account.
    pub account: AccountId,
    /// Do they have the table open?
    pub here: bool,
    /// Since when they do, or do not.
    pub at: Time,
}

row! {
    /// Whether an account is at a table, and since when that is so.
    #[derive(Serialize)]
    pub(crate) struct OwnPresence {
        pub(super) game: String,
        pub(super) here: bool,
        pub(super) at: Time,
    }
}

impl Attendance {
    /// Does this account have the table open?
    pub(crate) fn is_here(&self, account: AccountId) -> bool {
        let mut people = self.people.iter();
        people.any(|one| one.account == account && one.here)
    }

    /// Has this account not had the table open since then?
    pub(crate) fn is_gone(&self, account: AccountId, since: Time) -> bool {
        let mut people = self.people.iter();
        !people.any(|one| one.account == account && (one.here || one.at > since))
    }
}

impl Store {
    /// The people at a table who are there.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn attendance(&self, game: &str, now: Time) -> Result<Attendance, Broken> {
        let query = concat!(
            "SELECT p.account, ",
            is_there!("$2", "$3"),
            " AS here, ",
            since!("$2", "$3"),
            " AS at FROM presence p
             JOIN seats s ON s.game = p.game AND s.account = p.account
             WHERE p.game = $1"
        );
        let people: Vec<(AccountId, bool, Time)> = read!(self, |db| sqlx::query_as(query)
            .bind(game)
            .bind(self.process)
            .bind(alive(now))
            .fetch_all(db))?;
        let query = "SELECT b.account, b.other FROM shunned b
                     JOIN seats s ON s.account = b.account
                     JOIN seats o ON o.account = b.other AND o.game = s.game
                     WHERE s.game = $1 AND b.how = 'block'";
        let blocks = read!(self, |db| sqlx::query_as(query).bind(game).fetch_all(db))?;
        let people = people.into_iter();
        let people = people.map(|(account, here, at)| Attending { account, here, at });
        Ok(Attendance {
            people: people.collect(),
            blocks,
        })
    }

    /// Somebody has opened a table at this process, or has closed it here.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn attend(
        &self,
        game: &str,
        account: AccountId,
        here: bool,
        now: Time,
    ) -> Result<(), Broken> {
        // Somebody who closes one of two pages is still there: at another process, if that wrote last.
        let query = if here {
            "INSERT INTO presence (game, account, process, here, at) VALUES ($1, $2, $3, TRUE, $4)
             ON CONFLICT (game, account) DO UPDATE SET process = $3, here = TRUE, at = $4"
        } else {
            "UPDATE presence SET here = FALSE, at = $4
             WHERE game = $1 AND account = $2 AND process = $3 AND here"
        };
        in_transaction!(self, |tx| {
            let query = sqlx::query(query).bind(game).bind(account);
            let query = query.bind(self.process).bind(now);
            query.execute(&mut *tx).await?;
            // Nobody else shall think that this process is gone because it had nobody for a while.
            let query = sqlx::query(BEAT).bind(self.process).bind(now);
            query.execute(&mut *tx).await?;
        });
        self.announce_presence(game).await
    }

    /// Tells all processes, also this one, that somebody has come to a table or left it.
    pub(super) async fn announce_presence(&self, game: &str) -> Result<(), Broken> {
        match &self.database {
            Database::Sqlite(_) => {
                // Nobody may listen.
                let _ = self.news.send(News::Presence(game.to_owned()));
            }
            Database::Postgres(connections) => {
                postgres::tell(connections, postgres::PRESENCE, game, 0).await?;
            }
        }
        Ok(())
    }

    /// One of these has blocked the other, or no longer does: that changes who is told of whom.
    ///
    /// # Errors
    /// If other processes cannot be told.
    pub async fn announce_block(&self, one: AccountId, other: AccountId) -> Result<(), Broken> {
        let query = "SELECT a.game FROM seats a JOIN seats b ON b.game = a.game
                     JOIN games g ON g.id = a.game
                     WHERE a.account = $1 AND b.account = $2 AND g.state IN ('waiting', 'running')";
        let games: Vec<String> = read!(self, |db| sqlx::query_scalar(query)
            .bind(one)
            .bind(other)
            .fetch_all(db))?;
        for game in games {
            self.announce_presence(&game).await?;
        }
        Ok(())
    }

    /// This process answers for all whom it says to be there; what nobody asks for any more, before `kept`, is
    /// forgotten.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn answer_for_attendance(&self, now: Time, kept: Time) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = sqlx::query(BEAT).bind(self.process).bind(now);
            query.execute(&mut *tx).await?;
            for query in [
                "DELETE FROM beats WHERE process <> 0 AND at < $1",
                "DELETE FROM presence WHERE NOT here AND at < $1",
            ] {
                sqlx::query(query).bind(kept).execute(&mut *tx).await?;
            }
        });
        Ok(())
    }

    /// This process ends: nobody is at its tables any more.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn say_farewell(&self, now: Time) -> Result<(), Broken> {
        let left: Vec<String> = in_transaction!(self, |tx| {
            let query = "UPDATE presence SET here = FALSE, at = $2
                         WHERE here AND process = $1 RETURNING game";
            let query = sqlx::query_scalar(query).bind(self.process).bind(now);
            query.fetch_all(&mut *tx).await?
        });
        for game in left {
            self.announce_presence(&game).await?;
        }
        Ok(())
    }

    /// Writes down, and tells everybody, that the people at processes that have given no sign of life lately are gone.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn miss_people(&self, now: Time) -> Result<(), Broken> {
        let left: Vec<String> = in_transaction!(self, |tx| {
            let query = "UPDATE presence SET here = FALSE, at = COALESCE(
                             (SELECT b.at FROM beats b WHERE b.process = presence.process), at)
                         WHERE here AND NOT EXISTS (
                             SELECT 1 FROM beats b
                             WHERE b.process = presence.process AND b.at >= $1)
                         RETURNING game";
            let query = sqlx::query_scalar(query).bind(alive(now));
            query.fetch_all(&mut *tx).await?
        });
        for game in left {
            self.announce_presence(&game).await?;
        }
        Ok(())
    }

    /// These accounts are connected to this process.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn write_online(&self, people: &HashSet<AccountId>, now: Time) -> Result<(), Broken> {
        let names: Vec<_> = people.iter().map(AccountId::to_string).collect();
        in_transaction!(self, |tx| {
            let query = "INSERT INTO beats (process, at, online, people) VALUES ($1, $2, $3, $4)
                         ON CONFLICT (process) DO UPDATE SET at = $2, online = $3, people = $4";
            let query = sqlx::query(query).bind(self.process).bind(now);
            let query = query.bind(people.len() as i64).bind(names.join(" "));
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// How many accounts are connected to other processes that have said so lately.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn online_elsewhere(&self, now: Time) -> Result<usize, Broken> {
        let query = "SELECT CAST(COALESCE(SUM(online), 0) AS BIGINT) FROM beats
                     WHERE process <> $1 AND at >= $2";
        let people: i64 = read!(self, |db| sqlx::query_scalar(query)
            .bind(self.process)
            .bind(now - ONLINE)
            .fetch_one(db))?;
        Ok(people as usize)
    }

    /// The accounts that are connected to other processes that have said so lately.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn people_elsewhere(&self, now: Time) -> Result<HashSet<AccountId>, Broken> {
        let query = "SELECT people FROM beats WHERE process <> $1 AND at >= $2";
        let people: Vec<String> = read!(self, |db| sqlx::query_scalar(query)
            .bind(self.process)
            .bind(now - ONLINE)
            .fetch_all(db))?;
        let people = people.iter().flat_map(|people| people.split(' '));
        Ok(people.filter_map(|account| account.parse().ok()).collect())
    }

    /// At which tables an account is or was: whether it is there, and since when that is so.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) async fn presence_of(
        &self,
        account: AccountId,
        now: Time,
    ) -> Result<Vec<OwnPresence>, Broken> {
        let query = concat!(
            "SELECT p.game, ",
            is_there!("$2", "$3"),
            " AS here, ",
            since!("$2", "$3"),
            " AS at FROM presence p WHERE p.account = $1 ORDER BY p.at"
        );
        Ok(read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(self.process)
            .bind(alive(now))
            .fetch_all(db))?)
    }
}
