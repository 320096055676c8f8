//! Panics in any thread. A server answers all the same, and threads end silently: so they are written down.

use std::{
    panic,
    sync::{
        Mutex, MutexGuard, Once, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

static SEEN: Mutex<Vec<String>> = Mutex::new(Vec::new());
static QUIET: AtomicBool = AtomicBool::new(false);

/// Forgets all, and notices those from now on.
pub(crate) fn watch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            seen().push(panic.to_string());
            if !QUIET.load(Ordering::Relaxed) {
                usual(panic);
            }
        }));
    });
    seen().clear();
}

/// Shall they be written down only? While an input is made smaller it fails again and again.
pub(crate) fn keep_quiet(quiet: bool) {
    QUIET.store(quiet, Ordering::Relaxed);
}

/// The first since [`watch`].
pub(crate) fn first() -> Option<String> {
    seen().first().cloned()
}

fn seen() -> MutexGuard<'static, Vec<String>> {
    SEEN.lock().unwrap_or_else(PoisonError::into_inner)
}
