//! What all clients of a round know together: what was acknowledged, how far each has heard, and what
//! they found wrong.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use serde::{Deserialize, Serialize};

/// An acknowledged wish.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Acknowledged {
    pub(super) table: String,
    pub(super) account: i64,
    pub(super) id: String,
    /// The number that the server gave it.
    pub(super) number: u64,
    /// The event that it has to be, without the time.
    pub(super) deed: String,
}

/// What all clients of a round know together.
#[derive(Default)]
pub(super) struct Ledger(Mutex<Known>);

#[derive(Default)]
struct Known {
    acknowledged: Vec<Acknowledged>,
    /// How many messages each client has heard that is still there.
    heard: HashMap<String, u64>,
    wrong: Option<String>,
}

impl Ledger {
    pub(super) fn acknowledge(&self, acknowledged: Acknowledged) {
        self.lock().acknowledged.push(acknowledged);
    }

    /// How much was acknowledged until now.
    pub(super) fn count(&self) -> usize {
        self.lock().acknowledged.len()
    }

    /// What was acknowledged until now.
    pub(super) fn acknowledged(&self) -> Vec<Acknowledged> {
        self.lock().acknowledged.clone()
    }

    /// A client has heard something.
    pub(super) fn hear(&self, client: &str) {
        *self.lock().heard.entry(client.to_owned()).or_default() += 1;
    }

    /// A client is gone.
    pub(super) fn leave(&self, client: &str) {
        self.lock().heard.remove(client);
    }

    /// How much each client has heard.
    pub(super) fn heard(&self) -> HashMap<String, u64> {
        self.lock().heard.clone()
    }

    /// Something is wrong. Only the first counts: what follows may come of it.
    pub(super) fn wrong(&self, what: String) {
        self.lock().wrong.get_or_insert(what);
    }

    /// Is something wrong?
    pub(super) fn is_right(&self) -> Result<(), String> {
        self.lock().wrong.clone().map_or(Ok(()), Err)
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
