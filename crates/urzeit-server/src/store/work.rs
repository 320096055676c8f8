//! What the server has to do by itself, and signs of life.

use std::{
    collections::HashSet,
    sync::atomic::{AtomicI64, Ordering},
};

use tokio::sync::Notify;

use super::{Broken, Database, Maker, Store, Time, in_transaction, postgres, read, sqlite};
use crate::work::{DueWork, Lane};

/// Wakes whoever works when there is something to do sooner than it thinks.
pub struct WorkSignal {
    notify: Notify,
    /// When it wakes by itself.
    wakes: AtomicI64,
}

impl Default for WorkSignal {
    fn default() -> WorkSignal {
        WorkSignal {
            notify: Notify::new(),
            wakes: AtomicI64::new(Time::MAX),
        }
    }
}

impl WorkSignal {
    /// There is something to do at this time.
    pub fn ring(&self, at: Time) {
        if at < self.wakes.load(Ordering::SeqCst) {
            self.notify.notify_one();
        }
    }

    /// Workers look around: everything that comes now may be news.
    pub(crate) fn awake(&self) {
        self.wakes.store(Time::MAX, Ordering::SeqCst);
    }

    /// Workers wake by themselves at this time.
    pub(crate) fn sleep_until(&self, at: Time) {
        self.wakes.store(at, Ordering::SeqCst);
    }

    /// Until it rings. If it rang while nobody listened, at once.
    pub(crate) async fn heard(&self) {
        self.notify.notified().await;
    }
}

/// The columns of a [`DueTable`].
pub(super) type DueRow = (String, i64, i64, i64, i64);

/// What somebody who works wants to take.
pub struct Claim {
    /// What is due by now. The quick queue is also that of deadlines: where a computer player is asked too, and the
    /// table waits in its queue, a deadline is taken out of this one, and the table stays with the process that
    /// thinks there.
    pub now: Time,
    /// Until when it is taken.
    pub until: Time,
    /// Out of which queue.
    pub lane: Lane,
    /// How many tables at most.
    pub most: i64,
    /// Not these, at which it works already.
    pub except: Vec<String>,
    /// Those whose tables had their turn, the latest last. Of the blocks of networks the others come first, then
    /// these in this order, and no block's second table comes before every block's first. In a block it is the
    /// same with its networks, in a network with those who make tables there, and a maker with tables of several
    /// networks has one turn like others.
    pub served: Vec<Maker>,
}

impl Claim {
    /// The blocks that had their turn, each where it was the last time, and nothing where it was earlier: so that
    /// its place can be compared with that of a maker.
    #[must_use]
    pub fn served_blocks(&self) -> Vec<Option<i64>> {
        self.latest(|maker| maker.block())
    }

    /// The networks that had their turn, in the same way.
    #[must_use]
    pub fn served_networks(&self) -> Vec<Option<i64>> {
        self.latest(|maker| maker.network)
    }

    /// The makers of the tables that had their turn, in the same way.
    #[must_use]
    pub fn served_makers(&self) -> Vec<Option<i64>> {
        self.latest(|maker| maker.own)
    }

    fn latest(&self, number: fn(&Maker) -> i64) -> Vec<Option<i64>> {
        let mut later = HashSet::new();
        let latest = self.served.iter().rev().map(number);
        let mut latest: Vec<_> = latest
            .map(|number| later.insert(number).then_some(number))
            .collect();
        latest.reverse();
        latest
    }
}

/// A table that somebody who works has taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueTable {
    /// The table.
    pub id: String,
    /// How many events it has.
    pub length: i64,
    /// As whose work it waited.
    pub maker: Maker,
    /// How many tables of that one waited in this queue, this one included.
    pub waiting: i64,
}

impl Store {
    /// What wakes those who work.
    pub(crate) fn work_signal(&self) -> &WorkSignal {
        &self.work_signal
    }

    /// Takes tables at which the server has to act.
    pub(crate) async fn claim(&self, claim: &Claim) -> Result<Vec<DueTable>, Broken> {
        let rows = match &self.database {
            Database::Sqlite(pools) => sqlite::claim(pools, claim).await?,
            Database::Postgres(connections) => postgres::claim(connections, claim).await?,
        };
        let tables = rows
            .into_iter()
            .map(|(id, length, own, network, waiting)| DueTable {
                id,
                length,
                maker: Maker { own, network },
                waiting,
            });
        Ok(tables.collect())
    }

    /// Keeps a table for longer.
    pub(crate) async fn renew(&self, game: &str, until: Time) -> Result<(), Broken> {
        match &self.database {
            Database::Sqlite(_) => Ok(()),
            Database::Postgres(connections) => Ok(postgres::renew(connections, game, until).await?),
        }
    }

    /// Gives back a table that was taken out of a queue, where this is left to do. Says `false`, and writes
    /// nothing, if it has changed meanwhile. If it waits in another queue, others may have taken it there.
    pub(crate) async fn release(
        &self,
        game: &str,
        length: i64,
        taken: Lane,
        due: DueWork,
    ) -> Result<bool, Broken> {
        let query = "UPDATE games SET claimed = CASE WHEN lane = $6 THEN 0 ELSE claimed END,
                         due = $3, lane = $4, deadline = $5
                     WHERE id = $1 AND length = $2 AND owed = 0";
        let done = in_transaction!(self, |tx| {
            let query = sqlx::query(query).bind(game).bind(length).bind(due.at);
            let query = query.bind(due.lane.number()).bind(due.deadline);
            let query = query.bind(taken.number());
            query.execute(&mut *tx).await?.rows_affected()
        });
        Ok(done > 0)
    }

    /// A table goes on from here under other rules than those that made its last events. Nothing is
    /// written if it has changed meanwhile. In another queue nobody has taken it yet.
    pub(crate) async fn go_on_from_here(
        &self,
        game: &str,
        length: i64,
        snapshot: Option<String>,
        waits: i64,
        asked: i64,
        due: DueWork,
    ) -> Result<(), Broken> {
        let query = "UPDATE games SET snapshot = COALESCE($3, snapshot), waits = $4, due = $5,
                         claimed = CASE WHEN lane = $6 THEN claimed ELSE 0 END,
                         lane = $6, asked = $7, deadline = $8
                     WHERE id = $1 AND length = $2";
        in_transaction!(self, |tx| {
            let query = sqlx::query(query).bind(game).bind(length).bind(&snapshot);
            let query = query.bind(waits).bind(due.at).bind(due.lane.number());
            let query = query.bind(asked).bind(due.deadline);
            query.execute(&mut *tx).await?;
        });
        Ok(())
    }

    /// When the server has to act next, after now.
    pub(crate) async fn next_due(&self, now: Time) -> Result<Option<Time>, Broken> {
        let query = "SELECT MIN(next) FROM (
                         SELECT MIN(due) AS next FROM games WHERE due > $1 UNION ALL
                         SELECT MIN(deadline) FROM games WHERE deadline > $1) AS both_columns";
        Ok(read!(self, |db| sqlx::query_scalar(query)
            .bind(now)
            .fetch_one(db))?)
    }

    /// A sign of life. If there was none of anybody for longer than `long`, all tables where a clock
    /// ran are owed the time since the last; says how long that was.
    pub(crate) async fn beat(&self, now: Time, long: i64) -> Result<Option<i64>, Broken> {
        Ok(in_transaction!(self, |tx| {
            // Locks the row: of several processes that start at the same time one finds the gap.
            let query = "INSERT INTO beats (process, at) VALUES (0, $1)
                         ON CONFLICT (process) DO UPDATE SET process = 0 RETURNING at";
            let last: Time = sqlx::query_scalar(query)
                .bind(now)
                .fetch_one(&mut *tx)
                .await?;
            let query = "UPDATE beats SET at = $1 WHERE process = 0 AND at < $1";
            sqlx::query(query).bind(now).execute(&mut *tx).await?;
            let gone = Some(now - last).filter(|gone| *gone > long);
            if let Some(gone) = gone {
                let query = "UPDATE games SET owed = owed + $1, due = $2
                             WHERE state = 'running' AND waits <> 0
                                 AND settings NOT LIKE '% any %'";
                let query = sqlx::query(query).bind(gone).bind(now);
                query.execute(&mut *tx).await?;
            }
            gone
        }))
    }
}
