//! What the server does by itself: computer players' turns, clocks, holidays, ratings.
//!
//! Every append says when the server has to act at that table (`due`), and when somebody's time is up there, whoever
//! thinks until then (`deadline`). Those who work take what is
//! due, whichever process they are in, for a while that they renew as long as they need; if a process
//! dies another one takes over. Nothing is done twice, because a table changes only for those who know all
//! of its events.
//!
//! | file | subject |
//! |---|---|
//! | `due.rs` | when the server has to act at a table |
//! | `queue.rs` | taking what is due, in turn by the block, the network and the account that made the tables |
//! | `job.rs` | all that is due at one table |
//! | `computers.rs` | computer players that think |
//! | `ratings.rs` | what a finished game does to ratings |
//! | `holidays.rs` | telling tables who is on holiday |
//! | `life.rs` | signs of life, and the time in which there were none |

mod computers;
pub(crate) mod due;
pub(crate) mod holidays;
mod job;
mod life;
mod queue;
pub(crate) mod ratings;

use std::{num::NonZero, sync::Arc, thread::available_parallelism, time::Duration};

use tokio::{sync::watch, task::JoinSet};

use crate::{
    registry::Registry,
    store::{Broken, Ledger, Store},
};

use self::computers::Thinkers;
pub(crate) use self::due::MOST_WAITED;
pub use self::{
    computers::{ComputerTurn, Computers},
    due::{DueWork, Lane},
};

/// How work is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many computer players of a level think at the same time; if 0 this process leaves all work
    /// to others.
    pub workers: usize,
    /// How long after a process has died another one takes over what it was doing.
    pub lease: Duration,
}

impl Default for Options {
    fn default() -> Options {
        let cores = available_parallelism().map_or(1, NonZero::get);
        Options {
            workers: (cores / 2).max(1),
            lease: Duration::from_secs(10),
        }
    }
}

/// Those who work in this process. When this is dropped they stop in the middle of what they do.
pub struct Workers<L: Ledger = Store> {
    registry: Registry<L>,
    stop: watch::Sender<bool>,
    tasks: JoinSet<()>,
}

impl<L: Ledger> Workers<L> {
    /// Credits the time in which nobody was there, and begins to work. Only then people should be let
    /// in.
    ///
    /// # Errors
    /// If the store cannot be reached.
    pub async fn start(registry: &Registry<L>, options: Options) -> Result<Workers<L>, Broken> {
        Workers::start_with::<Thinkers>(registry, options).await
    }

    /// The same, where others are asked for what computer players do.
    ///
    /// # Errors
    /// If the store cannot be reached.
    pub async fn start_with<C: Computers>(
        registry: &Registry<L>,
        options: Options,
    ) -> Result<Workers<L>, Broken> {
        life::begin(registry).await?;
        let (stop, stopped) = watch::channel(false);
        let mut tasks = JoinSet::new();
        tasks.spawn(life::go_on(registry.clone(), Stop(stopped.clone())));
        if options.workers > 0 {
            let queue = queue::Queue::<L, C>::new(registry.clone(), options, Stop(stopped.clone()));
            tasks.spawn(Arc::new(queue).run());
            tasks.spawn(holidays::hear_all(registry.clone(), Stop(stopped)));
        }
        Ok(Workers {
            registry: registry.clone(),
            stop,
            tasks,
        })
    }

    /// Stops: what is being done is finished or given back to others.
    pub async fn stop(mut self) {
        // Nobody listens if there is nothing to stop.
        let _ = self.stop.send(true);
        while self.tasks.join_next().await.is_some() {}
        life::end(&self.registry).await;
    }
}

/// Says whether those who work shall stop.
#[derive(Clone)]
pub struct Stop(watch::Receiver<bool>);

impl Stop {
    /// Now?
    #[must_use]
    pub fn now(&self) -> bool {
        *self.0.borrow() || self.0.has_changed().is_err()
    }

    /// Waits for so long, or until it is time to stop.
    async fn or_after(&self, while_: Duration) {
        let mut stop = self.0.clone();
        tokio::select! {
            biased;
            () = tokio::time::sleep(while_) => {}
            _ = stop.wait_for(|stop| *stop) => {}
        }
    }

    /// Until it is time to stop.
    async fn wait(&self) {
        let mut stop = self.0.clone();
        // An error means that the sender is gone: that is the time too.
        let _ = stop.wait_for(|stop| *stop).await;
    }
}
