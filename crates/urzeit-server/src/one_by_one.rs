//! Work that takes a processor a while, and that anybody may ask for: one has a turn, few wait, and others are told to
//! come back. So nobody waits in vain, and those who play have the other processors.

use std::sync::Arc;

use tokio::sync::{Mutex, OwnedMutexGuard, OwnedSemaphorePermit, Semaphore};

use crate::api::Error;

/// How many may wait. Others are told to come back, before they wait in vain.
const MOST_WAITING: usize = 8;

/// The queue for one kind of work. Clones are one.
#[derive(Clone)]
pub(crate) struct OneByOne {
    waiting: Arc<Semaphore>,
    turn: Arc<Mutex<()>>,
}

/// Somebody's turn, until this is dropped.
pub(crate) struct Turn {
    _turn: OwnedMutexGuard<()>,
    _waiting: OwnedSemaphorePermit,
}

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
        Ok(Turn {
            _turn: Arc::clone(&self.turn).lock_owned().await,
            _waiting: waiting,
        })
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
}
