//! Connections that read SQLite. They are as sound as the file: nobody asks them whether they live.

use std::{
    ops::{Deref, DerefMut},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many can read at the same time.
const MOST: u32 = 4;

/// The connections that read. Clones are one set.
#[derive(Clone)]
pub(super) struct Readers(Arc<Inner>);

struct Inner {
    options: SqliteConnectOptions,
    places: Arc<Semaphore>,
    idle: Mutex<Vec<SqliteConnection>>,
}

/// A connection that is in use.
pub(super) struct Reader {
    /// None only while it is dropped.
    connection: Option<SqliteConnection>,
    readers: Readers,
    _place: OwnedSemaphorePermit,
}

impl Readers {
    pub(super) fn new(options: SqliteConnectOptions) -> Readers {
        Readers(Arc::new(Inner {
            options,
            places: Arc::new(Semaphore::new(MOST as usize)),
            idle: Mutex::default(),
        }))
    }

    /// Waits for a connection that nobody uses.
    pub(super) async fn lend(&self) -> Result<Reader, sqlx::Error> {
        let place = Arc::clone(&self.0.places).acquire_owned().await;
        let place = place.map_err(|_| sqlx::Error::PoolClosed)?;
        let idle = self.lock().pop();
        let connection = match idle {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&self.0.options).await?,
        };
        Ok(Reader {
            connection: Some(connection),
            readers: self.clone(),
            _place: place,
        })
    }

    /// Waits for those who read, and closes.
    pub(super) async fn close(&self) {
        let all = self.0.places.acquire_many(MOST).await;
        self.0.places.close();
        drop(all);
        let idle = std::mem::take(&mut *self.lock());
        for connection in idle {
            let _ = connection.close().await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<SqliteConnection>> {
        self.0.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Deref for Reader {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        self.connection.as_ref().expect("it is not dropped")
    }
}

impl DerefMut for Reader {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        self.connection.as_mut().expect("it is not dropped")
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            self.readers.lock().push(connection);
        }
    }
}
