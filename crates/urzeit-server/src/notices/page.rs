//! An open page looks again when something has changed at one of their tables.
//!
//! What is told is all that waits for somebody, so nothing has to be remembered or sent again: it is
//! enough to know when to look.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    sync::{broadcast::error::RecvError, watch},
    time::{Instant, sleep_until},
};

use crate::{
    registry::Registry,
    store::{AccountId, News, Store},
};

/// What happens within this while is looked at together.
const WHILE: Duration = Duration::from_millis(200);

/// The open pages, by account.
pub(super) struct Pages {
    open: Mutex<HashMap<AccountId, watch::Sender<()>>>,
}

/// An open page.
pub struct Watching {
    pages: Arc<Pages>,
    account: AccountId,
    news: watch::Receiver<()>,
}

impl Pages {
    pub(super) fn open(registry: &Registry) -> Arc<Pages> {
        let pages = Arc::new(Pages {
            open: Mutex::default(),
        });
        tokio::spawn(Arc::clone(&pages).hear(registry.store.clone()));
        pages
    }

    pub(super) fn watch(self: &Arc<Pages>, account: AccountId) -> Watching {
        let mut open = self.lock();
        Watching {
            pages: Arc::clone(self),
            account,
            news: open.entry(account).or_default().subscribe(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<AccountId, watch::Sender<()>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wake(&self, account: AccountId) {
        if let Some(page) = self.lock().get(&account) {
            page.send_replace(());
        }
    }

    fn wake_all(&self) {
        for page in self.lock().values() {
            page.send_replace(());
        }
    }

    /// Hears of tables that have changed, and wakes the people who sit there.
    async fn hear(self: Arc<Pages>, store: Store) {
        let mut news = store.news();
        loop {
            let mut tables = HashSet::new();
            let mut lost = false;
            let mut until = None;
            loop {
                let heard = match until {
                    None => news.recv().await,
                    Some(until) => tokio::select! {
                        heard = news.recv() => heard,
                        () = sleep_until(until) => break,
                    },
                };
                match heard {
                    Ok(News::Events(table, _) | News::Table(table)) => drop(tables.insert(table)),
                    Ok(News::Chat(..) | News::Reload(_) | News::Presence(_)) => continue,
                    // Each page finds out whether its session is the one that has ended.
                    Ok(News::SignedOut(account) | News::Notices(account)) => {
                        self.wake(account);
                        continue;
                    }
                    Ok(News::Lost) | Err(RecvError::Lagged(_)) => lost = true,
                    Err(RecvError::Closed) => return,
                }
                until = until.or_else(|| Some(Instant::now() + WHILE));
            }
            if self.lock().is_empty() {
                continue;
            }
            if lost {
                self.wake_all();
                continue;
            }
            let tables: Vec<_> = tables.into_iter().collect();
            match store.people_at(&tables).await {
                Ok(people) => people.into_iter().for_each(|account| self.wake(account)),
                Err(error) => {
                    tracing::error!(%error, "cannot find out whom to tell");
                    self.wake_all();
                }
            }
        }
    }
}

impl Watching {
    /// Waits until something may have changed.
    pub async fn changed(&mut self) {
        // The sender stays as long as we do.
        let _ = self.news.changed().await;
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let mut open = self.pages.lock();
        if let Some(page) = open.get(&self.account)
            && page.receiver_count() <= 1
        {
            open.remove(&self.account);
        }
    }
}
