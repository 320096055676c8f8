//! What time it is: for the whole server, so that several processes agree.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};

use crate::store::{Broken, Ledger, Time};

/// The clock of all processes that share a store. Clones are one clock.
#[derive(Clone)]
pub struct Clock {
    machine: Arc<dyn Fn() -> Time + Send + Sync>,
    /// How far the store's clock is ahead of this machine's, in milliseconds.
    ahead: Arc<AtomicI64>,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock::of(system)
    }
}

impl Clock {
    /// A clock that goes by what this says instead of the machine's own time.
    #[must_use]
    pub fn of(machine: impl Fn() -> Time + Send + Sync + 'static) -> Clock {
        Clock {
            machine: Arc::new(machine),
            ahead: Arc::default(),
        }
    }

    /// Milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> Time {
        (self.machine)() + self.ahead.load(Ordering::Relaxed)
    }

    /// Asks the store what time it is.
    ///
    /// # Errors
    /// If the store cannot be reached.
    pub async fn set(&self, store: &impl Ledger) -> Result<(), Broken> {
        let ahead = store.time().await? - (self.machine)();
        self.ahead.store(ahead, Ordering::Relaxed);
        Ok(())
    }
}

/// What this machine says.
pub(crate) fn system() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Time)
}
