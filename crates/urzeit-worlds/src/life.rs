//! Whether a process lives. One that is dead does nothing to the world any more: its ways to the store
//! end nowhere, and its connections are cut.

use std::{
    fmt,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use tokio::{sync::Notify, time::Instant};

/// The life of one process.
pub(crate) struct Life {
    name: String,
    over: AtomicBool,
    /// Wakes in the order in which it was waited for: a `watch` would not.
    ends: Notify,
    stalled: Mutex<Option<Instant>>,
}

impl fmt::Display for Life {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl Life {
    pub(crate) fn new(name: String) -> Life {
        Life {
            name,
            over: AtomicBool::new(false),
            ends: Notify::new(),
            stalled: Mutex::default(),
        }
    }

    /// It ends here, whatever it is doing.
    pub(crate) fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
        self.ends.notify_waiters();
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Until it is over.
    pub(crate) async fn ends(&self) {
        let ends = self.ends.notified();
        if !self.is_over() {
            ends.await;
        }
    }

    /// Until then it gets nothing done, and does not know it.
    pub(crate) fn stall(&self, until: Instant) {
        *self.lock() = Some(until);
    }

    pub(crate) fn stalled(&self) -> Option<Instant> {
        self.lock().filter(|until| *until > Instant::now())
    }

    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        self.stalled.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
