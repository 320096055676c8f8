//! Taking what is due.

use std::{
    collections::HashSet,
    marker::PhantomData,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    task::JoinSet,
    time::sleep,
};

use super::{Computers, Options, Stop, job};
use crate::{
    registry::Registry,
    store::{Broken, Claim, Ledger, Time},
};

/// So often we look, even if nobody says that there is something to do.
const POLL: Time = 1000;

/// At so many tables we do at the same time what takes no long thinking.
const QUICK: usize = 16;

/// The tables at which this process works.
pub(super) struct Queue<L, C> {
    registry: Registry<L>,
    options: Options,
    stop: Stop,
    /// Quick work does not wait until others have thought.
    lanes: [Lane; 2],
    at_work: Arc<Mutex<HashSet<String>>>,
    computers: PhantomData<fn() -> C>,
}

/// One kind of work.
struct Lane {
    thinks: bool,
    free: Arc<Semaphore>,
}

/// A table at which somebody works, until this is dropped.
struct AtWork {
    id: String,
    all: Arc<Mutex<HashSet<String>>>,
    _free: OwnedSemaphorePermit,
}

impl<L: Ledger, C: Computers> Queue<L, C> {
    pub(super) fn new(registry: Registry<L>, options: Options, stop: Stop) -> Queue<L, C> {
        let lane = |thinks, most| Lane {
            thinks,
            free: Arc::new(Semaphore::new(most)),
        };
        Queue {
            registry,
            options,
            stop,
            lanes: [lane(false, QUICK), lane(true, options.workers)],
            at_work: Arc::default(),
            computers: PhantomData,
        }
    }

    /// Does what is due until it is time to stop; then finishes what it has begun.
    pub(super) async fn run(self: Arc<Queue<L, C>>) {
        let mut jobs = JoinSet::new();
        while !self.stop.now() {
            let work_signal = self.registry.store.work_signal();
            work_signal.awake();
            let wakes = match self.take(&mut jobs).await {
                Ok(wakes) => wakes,
                Err(error) => {
                    tracing::warn!(%error, "cannot look for work");
                    self.registry.clock.now() + POLL
                }
            };
            work_signal.sleep_until(wakes);
            let while_ = wakes.saturating_sub(self.registry.clock.now()).max(0);
            tokio::select! {
                biased;
                () = work_signal.heard() => {}
                () = sleep(Duration::from_millis(while_ as u64)) => {}
                // Somebody has time for more now.
                Some(_) = jobs.join_next() => {}
                () = self.stop.wait() => {}
            }
        }
        while jobs.join_next().await.is_some() {}
    }

    /// Takes as much of what is due as there is time for, and says when to look again.
    async fn take(self: &Arc<Queue<L, C>>, jobs: &mut JoinSet<()>) -> Result<Time, Broken> {
        let now = self.registry.clock.now();
        for lane in &self.lanes {
            let claim = Claim {
                now,
                until: now + self.options.lease.as_millis() as Time,
                thinks: lane.thinks,
                most: lane.free.available_permits() as i64,
                except: lock(&self.at_work).iter().cloned().collect(),
            };
            if claim.most == 0 {
                continue;
            }
            for (id, length) in self.registry.store.claim(&claim).await? {
                let free = Arc::clone(&lane.free).try_acquire_owned();
                let _free = free.expect("nobody else takes them, and no more were claimed");
                lock(&self.at_work).insert(id.clone());
                let all = Arc::clone(&self.at_work);
                let at_work = AtWork { id, all, _free };
                jobs.spawn(Arc::clone(self).attend(at_work, length, lane.thinks));
            }
        }
        let next = self.registry.store.next_due(now).await?;
        Ok(next.map_or(now + POLL, |next| next.min(now + POLL)))
    }

    async fn attend(self: Arc<Queue<L, C>>, at_work: AtWork, length: i64, thinks: bool) {
        let (registry, stop, lease) = (&self.registry, &self.stop, self.options.lease);
        let job = job::Job::new(registry, &at_work.id, lease, thinks, stop);
        if let Err(error) = job.run::<C>(length).await {
            tracing::error!(table = at_work.id, ?error, "cannot go on at a table");
            // Not again at once.
            self.stop.or_after(self.options.lease).await;
        }
    }
}

impl Drop for AtWork {
    fn drop(&mut self) {
        lock(&self.all).remove(&self.id);
    }
}

fn lock(at_work: &Mutex<HashSet<String>>) -> MutexGuard<'_, HashSet<String>> {
    at_work.lock().unwrap_or_else(PoisonError::into_inner)
}
