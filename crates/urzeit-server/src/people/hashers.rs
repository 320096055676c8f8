//! The threads that hash passwords: few, and each keeps its memory and uses it again.
//!
//! Memory that is allocated for each password would stay with the process: whichever thread hashes one
//! gets 19 MiB of its own, and the allocator does not give them back.

use std::{
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
};

use argon2::Block;
use tokio::sync::oneshot;

use super::Declined;

/// How many passwords are hashed at the same moment: each takes 19 MiB and a core.
const AT_ONCE: usize = 2;

/// How many more wait; a flood is told to come back later.
const WAITING: usize = 64;

/// What a thread hashes in.
pub(super) type Memory = Vec<Block>;

type Job = Box<dyn FnOnce(&mut Memory) + Send>;

/// The threads, and the queue before them. Clones share both; the threads end with the last clone.
#[derive(Clone)]
pub(super) struct Hashers {
    queue: mpsc::SyncSender<Job>,
}

impl Default for Hashers {
    fn default() -> Hashers {
        let (queue, jobs) = mpsc::sync_channel::<Job>(WAITING);
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..AT_ONCE {
            let jobs = Arc::clone(&jobs);
            let thread = thread::Builder::new().name("passwords".to_owned());
            if let Err(error) = thread.spawn(move || work(&jobs)) {
                tracing::error!(%error, "a thread for passwords cannot be started");
            }
        }
        Hashers { queue }
    }
}

impl Hashers {
    /// Runs this on one of the threads.
    ///
    /// # Errors
    /// If too many wait.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, Declined> {
        self.begin(work)?.await.map_err(|_| Declined::Busy)
    }

    fn begin<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<oneshot::Receiver<T>, Declined> {
        let (reply, done) = oneshot::channel();
        let job = Box::new(move |memory: &mut Memory| {
            // Nobody waits for it where the client has gone meanwhile.
            if !reply.is_closed() {
                let _ = reply.send(work(memory));
            }
        });
        self.queue.try_send(job).map_err(|_| Declined::Busy)?;
        Ok(done)
    }
}

fn work(jobs: &Mutex<mpsc::Receiver<Job>>) {
    let mut memory = Memory::new();
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match job {
            Ok(job) => job(&mut memory),
            Err(mpsc::RecvError) => return,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn few_work_at_once_many_wait_and_a_flood_is_told_to_come_back() {
        let hashers = Hashers::default();
        let gate = Arc::new(Mutex::new(()));
        let closed = gate.lock().unwrap();
        let (began, begun) = mpsc::channel();
        let job = || {
            let (gate, began) = (Arc::clone(&gate), began.clone());
            hashers.begin(move |memory| {
                began.send(()).unwrap();
                drop(gate.lock());
                memory.resize(1000, Block::default());
                memory.as_ptr() as usize
            })
        };
        let mut jobs: Vec<_> = (0..AT_ONCE).map(|_| job().unwrap()).collect();
        for _ in 0..AT_ONCE {
            begun.recv().unwrap();
        }
        jobs.extend((0..WAITING).map(|_| job().unwrap()));
        assert!(matches!(job(), Err(Declined::Busy)));
        assert!(begun.try_recv().is_err(), "the others wait");

        // Somebody leaves the queue: nothing is done for them.
        drop(jobs.pop());
        drop(closed);
        let places = jobs.into_iter().map(|job| job.blocking_recv().unwrap());
        let places: BTreeSet<_> = places.collect();
        assert!(places.len() <= AT_ONCE, "each thread has one memory");
        drop(began);
        assert_eq!(begun.iter().count(), WAITING - 1);
    }
}
