//! Work that takes a processor a while, and that anybody may ask for: one has a turn, few wait, and others are told to
//! come back. So nobody waits in vain, and those who play have the other processors.

use std::sync::Arc;

use tokio::sync::{Mutex, OwnedMutexGuard, OwnedSemaphorePermit, Semaphore};

use crate::{api::Error, store::Broken};

/// How many may wait. Others are told to come back, before they wait in vain.
const MOST_WAITING: usize = 8;

/// The queue for one kind of work. Clones are one.
#[derive(Clone)]
pub(crate) struct OneByOne {
    waiting: Arc<Semaphore>,
    turn: Arc<Mutex<()>>,
}

/// Somebody's turn, until this is dropped and what was begun in it is done.
pub(crate) struct Turn(Arc<(OwnedMutexGuard<()>, OwnedSemaphorePermit)>);

impl Default for OneByOne {
    fn default() -> OneByOne {
        OneByOne {
            waiting: Arc::new(Semaphore::new(MOST_WAITING)),
            turn: Arc::default(),
        }
    }
}

impl OneByOne {
    /// Waits for a turn; not if too many do.
    pub(crate) async fn turn(&self) -> Result<Turn, Error> {
        let waiting = Arc::clone(&self.waiting).try_acquire_owned();
        let waiting = waiting.map_err(|_| Error::Busy)?;
        let turn = Arc::clone(&self.turn).lock_owned().await;
        Ok(Turn(Arc::new((turn, waiting))))
    }
}

impl Turn {
    /// Does something in this turn, which lasts until it is done: nobody gets a second turn by not waiting for what
    /// came of the first.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Broken> {
        let turn = Arc::clone(&self.0);
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.map_err(|_| Broken::Closed)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn one_has_a_turn_few_wait_and_others_are_told_to_come_back() {
        let queue = OneByOne::default();
        let turn = queue.turn().await;
        assert!(turn.is_ok());
        let others: Vec<_> = (1..MOST_WAITING)
            .map(|_| {
                let queue = queue.clone();
                tokio::spawn(async move { queue.turn().await.is_ok() })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert!(others.iter().all(|other| !other.is_finished()), "they wait");
        assert!(matches!(queue.turn().await, Err(Error::Busy)));
        drop(turn);
        for other in others {
            assert!(other.await.is_ok_and(|had_a_turn| had_a_turn));
        }
        assert!(queue.turn().await.is_ok());
    }
    /// A client that goes away does not wait for the answer, but the processor is busy all the same.
    #[tokio::test]
    async fn a_turn_lasts_until_the_work_is_done_even_if_nobody_waits_for_it() {
        let queue = OneByOne::default();
        let (begun, begins) = std::sync::mpsc::channel();
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let ours = queue.clone();
        let left = tokio::spawn(async move {
            let Ok(turn) = ours.turn().await else { return };
            let work = turn.work(move || (begun.send(()), ended.recv()));
            let _ = work.await;
        });
        let begins = tokio::task::spawn_blocking(move || begins.recv());
        assert!(begins.await.is_ok_and(|begins| begins.is_ok()));
        left.abort();
        let _ = left.await;
        let next = tokio::spawn(async move { queue.turn().await.is_ok() });
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert!(!next.is_finished(), "the work goes on");
        drop(end);
        assert!(next.await.is_ok_and(|had_a_turn| had_a_turn));
    }
}
