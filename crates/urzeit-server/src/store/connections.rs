//! Connections to PostgreSQL. Each of them can be dead without a word.
//!
//! A question that has no answer in time is given up together with its connection. The others are likely to be dead
//! as well, so those that have been idle since before are replaced without being asked: one silence costs one wait.
//!
//! A connection that has answered rests until it is lent again. Those whose user went away in the middle go back to
//! the pool, which asks each whether it lives.

use std::{
    io,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use sqlx::{
    Connection as _, PgConnection, PgPool, Postgres, Transaction,
    pool::PoolConnection,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    time::{Instant, error::Elapsed, timeout},
};

/// How long the database may take to answer.
pub(super) const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// A connection that was used so shortly before is not asked whether it lives; another one has to answer in
/// this time.
const FRESH: Duration = Duration::from_secs(1);
pub(super) const ALIVE: Duration = Duration::from_secs(2);

/// A process has no more, besides one that listens, and these for what happens at tables: one, and another while
/// that one is given back.
const MOST: u32 = 9;
const WRITING: u32 = 2;

/// What happens at tables is written with one statement, always the same, which finds all rows by their keys. To plan it
/// anew each time would cost as much as what it does; a plan that was made while there were few tables must not read
/// all of them when there are many.
const PLANNED_ONCE: [(&str, &str); 4] = [
    ("plan_cache_mode", "force_generic_plan"),
    ("enable_seqscan", "off"),
    ("enable_hashjoin", "off"),
    ("enable_mergejoin", "off"),
];

/// The connections of a process.
#[derive(Clone)]
pub(super) struct Connections {
    all: Shelf,
    /// Those that write what happens at tables.
    writers: Shelf,
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
                Box::pin(async move {
                    test(connection, meta.idle_for, &silence).await?;
                    Ok(true)
                })
            });
        let mut to: PgConnectOptions = address.parse()?;
        if direct.is_some() {
            // What is prepared on a connection is not there on the next one, and poolers do not know this setting.
            to = to.statement_cache_capacity(0).extra_float_digits(None);
        }
        let is_pooled = direct.is_some();
        // Poolers do not know that setting either, and nothing is prepared there.
        let writing = if is_pooled {
            to.clone()
        } else {
            to.clone().options(PLANNED_ONCE)
        };
        let writers = options.clone().max_connections(WRITING);
        let writers = Shelf::of(writers.connect_lazy_with(writing), WRITING);
        let pool = options.clone().connect_with(to).await?;
        let direct = options.connect(direct.unwrap_or(address)).await?;
        Ok(Connections {
            all: Shelf::of(pool, MOST),
            writers,
            direct,
            is_pooled,
            silence,
        })
    }

    pub(super) async fn close(&self) {
        self.writers.close().await;
        self.all.close().await;
        self.direct.close().await;
    }

    /// A connection for one question, or for one transaction.
    pub(super) async fn lend(&self) -> Result<Lent, sqlx::Error> {
        self.lend_of(&self.all).await
    }

    /// The same for what happens at tables.
    pub(super) async fn lend_to_writer(&self) -> Result<Lent, sqlx::Error> {
        self.lend_of(&self.writers).await
    }

    async fn lend_of(&self, shelf: &Shelf) -> Result<Lent, sqlx::Error> {
        let place = timeout(LONGEST_WAIT, Arc::clone(&shelf.places).acquire_owned()).await;
        let place = place.map_err(|_| sqlx::Error::PoolTimedOut)?;
        let place = place.map_err(|_| sqlx::Error::PoolClosed)?;
        let rested = shelf.rested(&self.silence).await;
        let connection = match rested {
            Some(connection) => connection,
            None => shelf.pool.acquire().await?,
        };
        Ok(Lent {
            connection: Some(connection),
            shelf: shelf.clone(),
            is_pooled: self.is_pooled,
            is_begun: false,
            is_done: false,
            silence: self.silence.clone(),
            place: Some(place),
        })
    }
}

/// Connections of one kind: as many as there are places, lent or resting.
#[derive(Clone)]
struct Shelf {
    pool: PgPool,
    places: Arc<Semaphore>,
    resting: Arc<Mutex<Vec<Resting>>>,
}

/// A connection that has answered, and since when nobody has used it.
struct Resting {
    connection: PoolConnection<Postgres>,
    since: Instant,
}

impl Shelf {
    fn of(pool: PgPool, most: u32) -> Shelf {
        Shelf {
            pool,
            places: Arc::new(Semaphore::new(most as usize)),
            resting: Arc::default(),
        }
    }

    /// A connection that rests and lives, the one that was used last.
    async fn rested(
        &self,
        silence: &watch::Sender<Option<Instant>>,
    ) -> Option<PoolConnection<Postgres>> {
        loop {
            let Resting {
                mut connection,
                since,
            } = self.lock().pop()?;
            if test(&mut connection, since.elapsed(), silence)
                .await
                .is_ok()
            {
                return Some(connection);
            }
            connection.close_on_drop();
        }
    }

    async fn close(&self) {
        self.places.close();
        let resting = std::mem::take(&mut *self.lock());
        drop(resting);
        self.pool.close().await;
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Resting>> {
        self.resting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Does a connection live that nobody has used for a while?
async fn test(
    connection: &mut PgConnection,
    idle_for: Duration,
    silence: &watch::Sender<Option<Instant>>,
) -> Result<(), sqlx::Error> {
    if silence
        .borrow()
        .is_some_and(|noticed| idle_for > noticed.elapsed())
    {
        return Err(timed_out());
    }
    // It has just answered somebody.
    if idle_for < FRESH {
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
    /// None only while it is dropped, and once it is given up.
    connection: Option<PoolConnection<Postgres>>,
    shelf: Shelf,
    is_pooled: bool,
    /// Has a transaction begun that has not ended?
    is_begun: bool,
    /// Has all that it was asked been answered, so that it can be lent again as it is?
    is_done: bool,
    silence: watch::Sender<Option<Instant>>,
    place: Option<OwnedSemaphorePermit>,
}

impl Lent {
    pub(super) fn connection(&mut self) -> &mut PgConnection {
        self.connection.as_mut().expect("it is not given up")
    }

    /// Behind a pooler it is one connection from here to [`Lent::end`].
    pub(super) async fn begin(&mut self) -> Result<(), sqlx::Error> {
        if self.is_pooled {
            self.is_begun = true;
            let begin = sqlx::raw_sql(BEGIN_POOLED);
            begin.execute(self.connection()).await?;
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
            end.execute(self.connection()).await?;
            self.is_begun = false;
        }
        answer
    }

    /// A transaction of several questions.
    pub(super) async fn transaction(&mut self) -> Result<Transaction<'_, Postgres>, sqlx::Error> {
        if self.is_pooled {
            self.connection().begin_with(BEGIN_POOLED).await
        } else {
            self.connection().begin().await
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
            self.give_up();
            Err(timed_out().into())
        })
    }

    /// All that it was asked has been answered, and no transaction is open.
    pub(super) fn done(&mut self) {
        self.is_done = true;
    }

    fn give_up(&mut self) {
        if let Some(mut connection) = self.connection.take() {
            connection.close_on_drop();
        }
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if self.is_begun {
            // Its user has gone in the middle: what comes next is not to become part of that.
            self.give_up();
        }
        let Some(mut connection) = self.connection.take() else {
            return;
        };
        let mut resting = self.shelf.lock();
        // Whoever closes the shelf looks at what rests there afterwards.
        if self.is_done && !self.shelf.places.is_closed() {
            let since = Instant::now();
            resting.push(Resting { connection, since });
            return;
        }
        drop(resting);
        // The pool asks each connection that comes back whether it lives, and would wait for ever for its answer.
        let returned = timeout(LONGEST_WAIT, connection.return_to_pool());
        let (silence, place) = (self.silence.clone(), self.place.take());
        tokio::spawn(async move {
            if returned.await.is_err() {
                notice(&silence);
            }
            drop(place);
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
            let answer = lent.end(answer).await;
            if answer.is_ok() {
                lent.done();
            }
            answer
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
        while connections.all.pool.num_idle() < MOST as usize {
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
