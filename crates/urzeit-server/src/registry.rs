//! The tables that this process has in memory.
//!
//! Any process can have any table in memory, and none is needed: a table is its stored events. What
//! others have written reaches it as [`News`].

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::{sync::broadcast::error::RecvError, time::sleep};

use crate::{
    clock::Clock,
    config::Limits,
    live::Live,
    random,
    store::{AccountId, Broken, Ledger, News, Store},
};

/// How many tables stay in memory before those that nobody follows are dropped.
const MOST_TABLES: usize = 2000;

/// How long after the store has failed it is asked again.
const AGAIN: Duration = Duration::from_millis(500);

/// How often a process says that it is there: three times while that counts.
const BEAT: Duration = Duration::from_secs(2);

/// How long, in milliseconds, it is remembered when somebody was last at a table.
const REMEMBERED: i64 = 30 * 86_400_000;

/// All tables, as far as they are in memory. Clones are one registry.
#[derive(Clone)]
pub struct Registry<L = Store> {
    /// Where they are kept.
    pub store: L,
    /// What time it is.
    pub clock: Clock,
    limits: Limits,
    tables: Arc<Mutex<BTreeMap<String, Arc<Live<L>>>>>,
}

impl<L: Ledger> Registry<L> {
    /// A registry with nothing in memory yet, which hears what other processes write.
    #[must_use]
    pub fn open(store: L, clock: Clock) -> Registry<L> {
        let registry = Registry {
            store,
            clock,
            limits: Limits::off(),
            tables: Arc::default(),
        };
        tokio::spawn(registry.clone().hear());
        registry
    }

    /// The same registry, where players do no more than this at a table.
    #[must_use]
    pub fn limited(self, limits: &Limits) -> Registry<L> {
        Registry {
            limits: limits.clone(),
            ..self
        }
    }

    /// A table, from memory or from the store.
    ///
    /// # Errors
    /// If the store cannot give it.
    pub async fn table(&self, id: &str) -> Result<Option<Arc<Live<L>>>, Broken> {
        if let Some(live) = self.in_memory(id) {
            return Ok(Some(live));
        }
        // What is no word is no table, and not every database can be asked for every text.
        if !random::is_word(id) {
            return Ok(None);
        }
        let Some(live) = Live::load(&self.store, &self.clock, id).await? else {
            return Ok(None);
        };
        let live = self.keep(id, live);
        // What was written while it was loaded nobody here has heard of.
        live.catch_up(live.stored().await?).await?;
        Ok(Some(live))
    }

    /// From here on what others write at a table is heard. Another task may have loaded it meanwhile:
    /// there is one of each.
    fn keep(&self, id: &str, live: Live<L>) -> Arc<Live<L>> {
        let mut tables = self.lock();
        if tables.len() >= MOST_TABLES {
            // A holder of a table keeps it; its next reader gets the same one from here.
            tables.retain(|_, live| Arc::strong_count(live) > 1);
        }
        let live = tables
            .entry(id.to_owned())
            .or_insert_with(|| Arc::new(live.limited(&self.limits)));
        Arc::clone(live)
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lock().len()
    }

    /// Is none in memory?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What is stored of a table's past has changed: nobody, in whichever process, goes on with what
    /// was in memory.
    ///
    /// # Errors
    /// If other processes cannot be told.
    pub async fn load_anew(&self, id: &str) -> Result<(), Broken> {
        if let Some(live) = self.in_memory(id) {
            live.load_anew().await;
        }
        self.store.load_anew(id).await
    }

    /// Does somebody have this table open, as far as this process knows?
    pub(crate) fn is_followed_by(&self, table: &str, account: AccountId) -> bool {
        let live = self.in_memory(table);
        live.is_some_and(|live| live.is_followed_by(account))
    }

    /// This process gives signs of life for all who are at its tables, as long as it lasts, and tells everybody who is
    /// gone because another process gives none any more: also while nobody is here, and before the first one comes.
    pub(crate) async fn answer_for_attendance(self) {
        loop {
            let tables: Vec<_> = self.lock().values().map(Arc::clone).collect();
            for live in &tables {
                live.write_again().await;
            }
            let now = self.clock.now();
            let answered = async {
                if tables.iter().any(|live| live.is_attended()) {
                    self.store
                        .answer_for_attendance(now, now - REMEMBERED)
                        .await?;
                }
                self.store.miss_people(now).await
            };
            if let Err(error) = answered.await {
                tracing::warn!(%error, "cannot say who is there");
            }
            sleep(BEAT).await;
        }
    }

    fn in_memory(&self, id: &str) -> Option<Arc<Live<L>>> {
        self.lock().get(id).map(Arc::clone)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Arc<Live<L>>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Brings tables up to date that other processes have changed.
    async fn hear(self) {
        let mut news = self.store.news();
        loop {
            match news.recv().await {
                Ok(News::Events(id, length)) => {
                    let live = self.in_memory(&id);
                    if let Some(live) = live.filter(|live| !live.knows(length)) {
                        tokio::spawn(async move {
                            keep_up(&live, length).await;
                            if live.take_seat_changes() {
                                live.follow_seats().await;
                            }
                        });
                    } else if let Some(live) = self.in_memory(&id)
                        && live.take_seat_changes()
                    {
                        tokio::spawn(async move { live.follow_seats().await });
                    }
                }
                Ok(News::Presence(id)) => {
                    if let Some(live) = self.in_memory(&id) {
                        tokio::spawn(async move { hear_presence(&live).await });
                    }
                }
                Ok(News::Chat(id, number)) => {
                    if let Some(live) = self.in_memory(&id) {
                        tokio::spawn(async move { live.hear_chat(number).await });
                    }
                }
                Ok(News::Reload(id)) => {
                    if let Some(live) = self.in_memory(&id) {
                        tokio::spawn(async move { live.load_anew().await });
                    }
                }
                Ok(News::SignedOut(account)) => {
                    let tables: Vec<_> = self.lock().values().map(Arc::clone).collect();
                    for live in tables {
                        live.let_go(account);
                    }
                }
                // Only open pages want to know.
                Ok(News::Notices(_)) => {}
                Ok(News::Table(id)) => {
                    if let Some(live) = self.in_memory(&id) {
                        tokio::spawn(async move { live.hear_table().await });
                    }
                }
                Ok(News::Lost) | Err(RecvError::Lagged(_)) => {
                    let tables: Vec<_> = self.lock().values().map(Arc::clone).collect();
                    tokio::spawn(async move {
                        for live in tables {
                            // Among it may have been that its past has changed.
                            live.load_anew().await;
                            keep_up(&live, i64::MAX).await;
                            live.hear_chat(i64::MAX).await;
                            hear_presence(&live).await;
                        }
                    });
                }
                Err(RecvError::Closed) => return,
            }
        }
    }
}

/// Tells who is there now. If another process wrote that somebody has left who is here too, that is
/// written again. A game that waited for them begins.
async fn hear_presence<L: Ledger>(live: &Live<L>) {
    live.hear_presence().await;
    if live.has_newcomers() {
        live.write_arrivals().await;
    }
    live.begin_if_full().await;
}

/// Brings a table up to date with so many events. Those who follow it hear of them in no other way, so
/// it is tried until the store answers.
async fn keep_up<L: Ledger>(live: &Live<L>, length: i64) {
    while let Err(error) = live.catch_up(length).await {
        tracing::error!(%error, "cannot follow what others wrote");
        if let Broken::Corrupt(_) = error {
            return;
        }
        sleep(AGAIN).await;
    }
}
