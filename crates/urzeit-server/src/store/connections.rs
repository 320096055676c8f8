//! Connections to PostgreSQL. Each of them can be dead without a word.
//!
//! A question that has no answer in time is given up together with its connection. The others are likely to be dead
//! as well, so those that have been idle since before are replaced without being asked: one silence costs one wait.

use std::{io, time::Duration};

use sqlx::{
    Connection as _, PgConnection, PgPool, Postgres, Transaction,
    pool::{PoolConnection, PoolConnectionMetadata},
    postgres::{PgConnectOptions, PgPoolOptions},
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
    /// Connections that stay what they are from one transaction to the next, for what listens, or works for long.
    pub(super) direct: PgPool,
    /// May a connection be another one after each transaction, because a pooler shares them out?
    is_pooled: bool,
    /// When a connection was last found dead.
    pub(super) silence: watch::Sender<Option<Instant>>,
}

impl Connections {
    /// Those to a database at this address; where a pooler is there, `direct` is the way past it.
    pub(super) async fn open(
        address: &str,
        direct: Option<&str>,
    ) -> Result<Connections, sqlx::Error> {
        let silence = watch::Sender::new(None);
        let known = silence.clone();
        let options = PgPoolOptions::new()
            .max_connections(MOST)
            .acquire_timeout(LONGEST_WAIT)
            .test_before_acquire(false)
            .before_acquire(move |connection, meta| {
                let silence = known.clone();
                Box::pin(async move { test(connection, &meta, &silence).await.map(|()| true) })
            });
        let mut to: PgConnectOptions = address.parse()?;
        if direct.is_some() {
            // What is prepared on a connection is not there on the next one, and poolers do not know this setting.
            to = to.statement_cache_capacity(0).extra_float_digits(None);
        }
        let pool = options.clone().connect_with(to).await?;
        let is_pooled = direct.is_some();
        let direct = match direct {
            Some(direct) => options.connect(direct).await?,
            None => pool.clone(),
        };
        Ok(Connections {
            pool,
            direct,
            is_pooled,
            silence,
        })
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
        self.direct.close().await;
    }

    /// A connection for one question, or for one transaction.
    pub(super) async fn lend(&self) -> Result<Lent, sqlx::Error> {
        Ok(Lent {
            connection: self.pool.acquire().await?,
            is_pooled: self.is_pooled,
            is_begun: false,
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

/// What others have prepared on a connection that is shared out has names that we would give too.
const BEGIN_POOLED: &str = "BEGIN; DEALLOCATE ALL";

/// A connection that is in use. Whatever happens to its user, it is not kept for ever.
pub(super) struct Lent {
    connection: PoolConnection<Postgres>,
    is_pooled: bool,
    /// Has a transaction begun that has not ended?
    is_begun: bool,
    is_dead: bool,
    silence: watch::Sender<Option<Instant>>,
}

impl Lent {
    pub(super) fn connection(&mut self) -> &mut PgConnection {
        &mut self.connection
    }

    /// Behind a pooler it is one connection from here to [`Lent::end`].
    pub(super) async fn begin(&mut self) -> Result<(), sqlx::Error> {
        if self.is_pooled {
            self.is_begun = true;
            let begin = sqlx::raw_sql(BEGIN_POOLED);
            begin.execute(&mut *self.connection).await?;
        }
        Ok(())
    }

    /// What was written counts if all went well.
    pub(super) async fn end<T, E: From<sqlx::Error>>(
        &mut self,
        answer: Result<T, E>,
    ) -> Result<T, E> {
        if self.is_begun {
            let end = if answer.is_ok() { "COMMIT" } else { "ROLLBACK" };
            let end = sqlx::raw_sql(end);
            end.execute(&mut *self.connection).await?;
            self.is_begun = false;
        }
        answer
    }

    /// A transaction of several questions.
    pub(super) async fn transaction(&mut self) -> Result<Transaction<'_, Postgres>, sqlx::Error> {
        if self.is_pooled {
            self.connection.begin_with(BEGIN_POOLED).await
        } else {
            self.connection.begin().await
        }
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
        if self.is_begun {
            // Its user has gone in the middle: what comes next is not to become part of that.
            self.connection.close_on_drop();
        }
        if self.is_dead || self.is_begun {
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

/// Lends a connection for so long: `lend!(connections, |lent| async { … })`.
macro_rules! lend {
    ($connections:expr, |$lent:ident| $work:expr) => {
        async {
            let mut $lent = $connections.lend().await?;
            let wait = crate::store::connections::LONGEST_WAIT;
            let answer = tokio::time::timeout(wait, $work).await;
            $lent.answered(answer)
        }
        .await
    };
}

/// Asks the database something, for so long: `ask!(connections, |db| query.fetch_one(db))`.
macro_rules! ask {
    ($connections:expr, |$db:ident| $question:expr) => {
        crate::store::connections::lend!($connections, |lent| async {
            lent.begin().await?;
            let $db = lent.connection();
            let answer = $question.await;
            lent.end(answer).await
        })
    };
}

pub(super) use {ask, lend};

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
        let connections = Connections::open(&address, None).await.unwrap();
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
