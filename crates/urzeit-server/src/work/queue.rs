//! Taking what is due, in turn by the block of networks from which the tables were made, in a block by the network, and
//! in a network by who made them: whatever is started from one block, its next table comes after one of every other
//! block that waits. Each process remembers by itself whose turn it was.

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

use super::{Computers, Lane, Options, Stop, job};
use crate::{
    registry::Registry,
    store::{Broken, Claim, DueTable, Ledger, Maker, Time},
};

/// How often we look, even if nobody says that there is something to do.
const POLL: Time = 1000;

/// At so many tables we do at the same time what takes no thinking.
const QUICK: usize = 16;

/// The tables at which this process works.
pub(super) struct Queue<L, C> {
    registry: Registry<L>,
    options: Options,
    stop: Stop,
    counters: Vec<Counter>,
    /// The tables at which somebody thinks. Meanwhile somebody's time may be up there: that is quick work.
    thinking: AtTables,
    quick: AtTables,
    computers: PhantomData<fn() -> C>,
}

/// Tables at which this process works.
type AtTables = Arc<Mutex<HashSet<String>>>;

/// Where the work of one lane is taken: quick work does not wait until others have thought.
struct Counter {
    lane: Lane,
    free: Arc<Semaphore>,
    served: Mutex<Vec<Maker>>,
}

/// How many of them a process remembers to have served lately.
const REMEMBERED: usize = 1000;

impl Counter {
    fn new(lane: Lane, options: Options) -> Counter {
        let most = match lane {
            Lane::Quick => QUICK,
            Lane::Medium | Lane::Hard | Lane::Master => options.workers,
        };
        Counter {
            lane,
            free: Arc::new(Semaphore::new(most)),
            served: Mutex::default(),
        }
    }

    fn serve(&self, maker: Maker) {
        let mut served = lock(&self.served);
        served.retain(|other| *other != maker);
        if served.len() == REMEMBERED {
            served.remove(0);
        }
        served.push(maker);
    }
}

/// A table at which somebody works, until this is dropped.
struct AtWork {
    due: DueTable,
    all: AtTables,
    free: Option<OwnedSemaphorePermit>,
}

impl<L: Ledger, C: Computers> Queue<L, C> {
    pub(super) fn new(registry: Registry<L>, options: Options, stop: Stop) -> Queue<L, C> {
        Queue {
            registry,
            options,
            stop,
            counters: Vec::from(Lane::ALL.map(|lane| Counter::new(lane, options))),
            thinking: Arc::default(),
            quick: Arc::default(),
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
        for counter in &self.counters {
            let at_work = match counter.lane {
                Lane::Quick => &self.quick,
                Lane::Medium | Lane::Hard | Lane::Master => &self.thinking,
            };
            let claim = Claim {
                now,
                until: now + self.options.lease.as_millis() as Time,
                lane: counter.lane,
                most: counter.free.available_permits() as i64,
                except: lock(at_work).iter().cloned().collect(),
                served: lock(&counter.served).clone(),
            };
            if claim.most == 0 {
                continue;
            }
            for due in self.registry.store.claim(&claim).await? {
                counter.serve(due.maker);
                let free = Arc::clone(&counter.free).try_acquire_owned();
                let free = free.expect("nobody else takes them, and no more were claimed");
                lock(at_work).insert(due.id.clone());
                let all = Arc::clone(at_work);
                let free = Some(free);
                let at_work = AtWork { due, all, free };
                jobs.spawn(Arc::clone(self).attend(at_work, counter.lane));
            }
        }
        let next = self.registry.store.next_due(now).await?;
        Ok(next.map_or(now + POLL, |next| next.min(now + POLL)))
    }

    async fn attend(self: Arc<Queue<L, C>>, mut at_work: AtWork, lane: Lane) {
        let (registry, stop, lease) = (&self.registry, &self.stop, self.options.lease);
        let job = job::Job::new(registry, &at_work.due, lease, lane, stop);
        if let Err(error) = job.run::<C>().await {
            let table = &at_work.due.id;
            tracing::error!(table, ?error, "cannot go on at a table");
            // Not again at once; others need not wait for that.
            at_work.free = None;
            self.stop.or_after(self.options.lease).await;
        }
    }
}

impl Drop for AtWork {
    fn drop(&mut self) {
        lock(&self.all).remove(&self.due.id);
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
