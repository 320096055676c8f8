//! What time it is: for the whole server, so that several processes agree.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};

use crate::store::{Broken, Store, Time};

/// The clock of all processes that share a store. Clones are one clock.
#[derive(Clone, Default)]
pub struct Clock {
    /// How far the store's clock is ahead of this machine's, in milliseconds.
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// Milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> Time {
        system() + self.ahead.load(Ordering::Relaxed)
    }

    /// Asks the store what time it is.
    ///
    /// # Errors
    /// If the store cannot be reached.
    pub async fn set(&self, store: &Store) -> Result<(), Broken> {
        let ahead = store.time().await? - system();
        self.ahead.store(ahead, Ordering::Relaxed);
        Ok(())
    }
}

/// What this machine says.
pub(crate) fn system() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Time)
}
