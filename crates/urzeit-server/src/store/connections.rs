//! Connections to PostgreSQL. Each of them can be dead without a word.
//!
//! A question that has no answer in time is given up together with its connection. The others are likely to be dead
//! as well, so those that have been idle since before are replaced without being asked: one silence costs one wait.

use std::{io, time::Duration};

use sqlx::{
    Connection as _, PgConnection, PgPool, Postgres,
    pool::{PoolConnection, PoolConnectionMetadata},
    postgres::PgPoolOptions,
};
use tokio::{
    sync::watch,
    time::{Instant, error::Elapsed, timeout},
};

/// How long the database may take to answer.
pub(super) const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// A connection that was used so shortly before is not asked whether it lives; another one has to answer in
/// this time.
const FRESH: Duration = Duration::from_secs(1);
pub(super) const ALIVE: Duration = Duration::from_secs(2);

/// A process has no more.
const MOST: u32 = 12;

/// The connections of a process.
#[derive(Clone)]
pub(super) struct Connections {
    pub(super) pool: PgPool,
    /// When a connection was last found dead.
    pub(super) silence: watch::Sender<Option<Instant>>,
}

impl Connections {
    pub(super) async fn open(address: &str) -> Result<Connections, sqlx::Error> {
        let silence = watch::Sender::new(None);
        let known = silence.clone();
        let pool = PgPoolOptions::new()
            .max_connections(MOST)
            .acquire_timeout(LONGEST_WAIT)
            .test_before_acquire(false)
            .before_acquire(move |connection, meta| {
                let silence = known.clone();
                Box::pin(async move { test(connection, &meta, &silence).await.map(|()| true) })
            })
            .connect(address)
            .await?;
        Ok(Connections { pool, silence })
    }

    /// A connection for one question, or for one transaction.
    pub(super) async fn lend(&self) -> Result<Lent, sqlx::Error> {
        Ok(Lent {
            connection: self.pool.acquire().await?,
            is_dead: false,
            silence: self.silence.clone(),
        })
    }
}

/// Does a connection live that nobody has used for a while?
async fn test(
    connection: &mut PgConnection,
    meta: &PoolConnectionMetadata,
    silence: &watch::Sender<Option<Instant>>,
) -> Result<(), sqlx::Error> {
    if silence
        .borrow()
        .is_some_and(|noticed| meta.idle_for > noticed.elapsed())
    {
        return Err(timed_out());
    }
    // It has just answered somebody.
    if meta.idle_for < FRESH {
        return Ok(());
    }
    let answer = timeout(ALIVE, connection.ping()).await;
    answer.unwrap_or_else(|_| {
        notice(silence);
        Err(timed_out())
    })
}

fn notice(silence: &watch::Sender<Option<Instant>>) {
    silence.send_replace(Some(Instant::now()));
}

/// The database did not answer. What it was asked to write it may have written.
pub(super) fn timed_out() -> sqlx::Error {
    io::Error::from(io::ErrorKind::TimedOut).into()
}

/// A connection that is in use. Whatever happens to its user, it is not kept for ever.
pub(super) struct Lent {
    connection: PoolConnection<Postgres>,
    is_dead: bool,
    silence: watch::Sender<Option<Instant>>,
}

impl Lent {
    pub(super) fn connection(&mut self) -> &mut PgConnection {
        &mut self.connection
    }

    /// What came of a question.
    pub(super) fn answered<T, E: From<sqlx::Error>>(
        mut self,
        answer: Result<Result<T, E>, Elapsed>,
    ) -> Result<T, E> {
        answer.unwrap_or_else(|_| {
            notice(&self.silence);
            // The next to get it would wait as well.
            self.connection.close_on_drop();
            self.is_dead = true;
            Err(timed_out().into())
        })
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if self.is_dead {
            return;
        }
        // The pool asks each connection that comes back whether it lives, and would wait for ever for its answer.
        let returned = timeout(LONGEST_WAIT, self.connection.return_to_pool());
        let silence = self.silence.clone();
        tokio::spawn(async move {
            if returned.await.is_err() {
                notice(&silence);
            }
        });
    }
}

/// Asks the database something, for so long: `ask!(connections, |db| query.fetch_one(db))`.
macro_rules! ask {
    ($connections:expr, |$db:ident| $question:expr) => {
        async {
            let mut lent = $connections.lend().await?;
            let $db = lent.connection();
            let wait = crate::store::connections::LONGEST_WAIT;
            let answer = tokio::time::timeout(wait, $question).await;
            lent.answered(answer)
        }
        .await
    };
}

pub(super) use ask;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use tokio::time::sleep;
    use urzeit_load::{
        kills::link::DatabaseLink,
        postgres::{CARELESS, Cluster},
    };

    use super::*;

    /// A database, the link to it, and connections through that link, all of them idle.
    async fn linked() -> (Cluster, DatabaseLink, Connections) {
        let cluster = Cluster::temporary(&CARELESS).unwrap();
        let link = DatabaseLink::start(cluster.port()).await.unwrap();
        let (from, to) = (
            format!(":{}/", cluster.port()),
            format!(":{}/", link.port()),
        );
        let address = cluster.address("postgres").replace(&from, &to);
        let connections = Connections::open(&address).await.unwrap();
        drop(lend_all(&connections).await);
        while connections.pool.num_idle() < MOST as usize {
            sleep(Duration::from_millis(10)).await;
        }
        (cluster, link, connections)
    }

    async fn lend_all(connections: &Connections) -> Vec<Lent> {
        let mut lent = Vec::new();
        for _ in 0..MOST {
            lent.push(connections.lend().await.unwrap());
        }
        lent
    }

    async fn is_answered(connections: &Connections) -> bool {
        let answer: Result<i32, sqlx::Error> =
            ask!(connections, |db| sqlx::query_scalar("SELECT 1")
                .fetch_one(db));
        answer.is_ok()
    }

    #[tokio::test]
    async fn of_connections_that_were_idle_in_a_silence_one_is_asked() {
        let (_cluster, link, connections) = linked().await;
        sleep(FRESH).await;
        link.fall_silent();
        let began = Instant::now();
        for _ in 0..MOST {
            assert!(is_answered(&connections).await);
        }
        // Each of them would have had this time.
        assert!(began.elapsed() < ALIVE * MOST / 2);
    }

    #[tokio::test]
    async fn connections_that_come_back_in_a_silence_are_not_lost() {
        let (_cluster, link, connections) = linked().await;
        let lent = lend_all(&connections).await;
        link.fall_silent();
        drop(lent);
        // Now the pool waits for all of them.
        let asking = async { while !is_answered(&connections).await {} };
        timeout(LONGEST_WAIT * 3, asking).await.unwrap();
        assert_eq!(lend_all(&connections).await.len(), MOST as usize);
    }
}
