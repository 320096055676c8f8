//! The processes of a world: each the server's own registry and workers on a shelf of its own. They crash,
//! stall and begin again.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::time::{Instant, sleep};
use urzeit_server::{Registry, Workers, clock::Clock, store::AccountId, work::Options};

use crate::{
    computers::Quick,
    fate::Fate,
    life::Life,
    shelf::{Shelf, Shelves},
};

/// A process.
#[derive(Clone)]
pub(crate) struct Server {
    pub(crate) life: Arc<Life>,
    pub(crate) registry: Registry<Shelf>,
}

/// The process that lives in each place.
type Places = Vec<Option<(Server, Workers<Shelf>)>>;

/// All places where a process can be.
pub(crate) struct Servers {
    fate: Arc<Fate>,
    shelves: Arc<Shelves>,
    lease: Duration,
    places: Mutex<Places>,
}

impl Servers {
    pub(crate) fn new(
        fate: &Arc<Fate>,
        shelves: &Arc<Shelves>,
        lease: Duration,
        places: usize,
    ) -> Servers {
        Servers {
            fate: Arc::clone(fate),
            shelves: Arc::clone(shelves),
            lease,
            places: Mutex::new((0..places).map(|_| None).collect()),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Places> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn places(&self) -> usize {
        self.lock().len()
    }

    /// Begins a process, if none lives in this place.
    pub(crate) async fn begin(&self, place: usize) {
        if self.living(place).is_some() {
            return;
        }
        self.lock()[place] = None;
        let life = Arc::new(Life::new(format!("server {place}")));
        let shelf = self.shelves.open(Arc::clone(&life));
        // Machines do not agree what time it is until they have asked the store.
        let fate = Arc::clone(&self.fate);
        let wrong = fate.below(20_000) as i64 - 10_000;
        let registry = Registry::open(shelf, Clock::of(move || fate.now() + wrong));
        let options = Options {
            workers: 1,
            lease: self.lease,
        };
        match Workers::start_with::<Quick>(&registry, options).await {
            Ok(workers) => {
                self.fate.note(format_args!("{life} begins"));
                self.lock()[place] = Some((Server { life, registry }, workers));
            }
            Err(broken) => {
                self.fate
                    .note(format_args!("{life} cannot begin: {broken}"));
                life.end();
            }
        }
    }

    /// The process in this place dies.
    pub(crate) fn crash(&self, place: usize) {
        if let Some((server, workers)) = self.lock()[place].take() {
            self.fate.note(format_args!("{} crashes", server.life));
            self.fate.saw("crash");
            server.life.end();
            drop(workers);
        }
    }

    /// The process in this place gets nothing done for a while.
    pub(crate) fn stall(&self, place: usize, millis: u64) {
        if let Some(server) = self.living(place) {
            self.fate
                .note(format_args!("{} stalls for {millis} ms", server.life));
            self.fate.saw("stall");
            server
                .life
                .stall(Instant::now() + Duration::from_millis(millis));
        }
    }

    /// The process in this place, if it lives.
    pub(crate) fn living(&self, place: usize) -> Option<Server> {
        let places = self.lock();
        let (server, _) = places[place].as_ref()?;
        (!server.life.is_over()).then(|| server.clone())
    }

    /// One of the processes that live now, if any does.
    pub(crate) fn some(&self) -> Option<Server> {
        let living = (0..self.places()).filter_map(|place| self.living(place));
        let mut living: Vec<Server> = living.collect();
        let count = living.len() as u64;
        (count > 0).then(|| living.swap_remove(self.fate.below(count) as usize))
    }

    /// Any process that lives, sooner or later.
    pub(crate) async fn any(&self) -> Server {
        loop {
            let place = self.fate.below(self.places() as u64) as usize;
            if let Some(server) = self.living(place) {
                return server;
            }
            sleep(Duration::from_millis(200)).await;
        }
    }

    /// Is somebody's wish stored, whoever knows of it?
    pub(crate) fn have_kept(&self, table: &str, author: AccountId, wish: &str) -> bool {
        let tables = self.shelves.tables();
        let mut rows = tables.get(table).into_iter().flat_map(|kept| &kept.rows);
        rows.any(|row| row.author == Some(author) && row.wish.as_deref() == Some(wish))
    }

    /// Things break, as long as the world is not calm.
    pub(crate) async fn suffer(&self) {
        while !self.fate.is_calm() {
            sleep(Duration::from_millis(100 + self.fate.below(2500))).await;
            let place = self.fate.below(self.places() as u64) as usize;
            match self.fate.below(10) {
                0..3 => self.crash(place),
                3..5 => self.stall(place, self.fate.below(6000)),
                _ => {}
            }
            // Nobody may be there for long: clocks get that time back.
            if self.fate.once_in(8) {
                self.crash(place);
                sleep(Duration::from_millis(self.fate.below(15_000))).await;
            }
            for place in 0..self.places() {
                if self.fate.once_in(2) {
                    self.begin(place).await;
                }
            }
        }
    }

    /// Every place has a process that lives.
    pub(crate) async fn mend(&self) {
        for place in 0..self.places() {
            while self.living(place).is_none() {
                self.begin(place).await;
            }
        }
    }
}
