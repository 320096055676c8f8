//! The sockets that are open: how many, whose, and that they end with the server.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::sync::watch;

use crate::{config::Limits, networks::Counts, store::AccountId};

/// How often somebody whose socket is open is looked at again.
const LOOK: Duration = Duration::from_secs(60);

/// How often a client is asked for a sign of life.
const PING: Duration = Duration::from_secs(4);

/// All open sockets. Clones are one.
#[derive(Clone)]
pub struct Sockets {
    open: Arc<Mutex<Open>>,
    /// How many there are, for those who wait until there are none.
    count: watch::Sender<usize>,
    closing: watch::Sender<bool>,
    of_account: usize,
    of_address: usize,
    look: Duration,
    ping: Duration,
}

#[derive(Default)]
struct Open {
    accounts: HashMap<AccountId, usize>,
    addresses: Counts,
}

/// One open socket.
pub struct OpenSocket {
    sockets: Sockets,
    account: Option<AccountId>,
    address: IpAddr,
}

impl Sockets {
    /// None yet.
    #[must_use]
    pub fn new(limits: &Limits) -> Sockets {
        Sockets {
            open: Arc::default(),
            count: watch::Sender::new(0),
            closing: watch::Sender::new(false),
            of_account: limits.sockets_per_account,
            of_address: limits.sockets_per_address,
            look: LOOK,
            ping: PING,
        }
    }

    /// The same sockets, whose clients are looked at so often: are they there, may they be?
    #[must_use]
    pub fn looked_at_every(self, look: Duration) -> Sockets {
        Sockets { look, ..self }
    }

    /// The same sockets, whose clients are asked so often for a sign of life.
    #[must_use]
    pub fn pinged_every(self, ping: Duration) -> Sockets {
        Sockets { ping, ..self }
    }

    pub(crate) fn look(&self) -> Duration {
        self.look
    }

    pub(crate) fn ping(&self) -> Duration {
        self.ping
    }

    /// A place for one more, unless this account or this address has enough. Somebody without an account
    /// counts by address alone.
    #[must_use]
    pub fn enter(&self, account: Option<AccountId>, address: IpAddr) -> Option<OpenSocket> {
        let mut open = self.lock();
        let has = account.and_then(|account| open.accounts.get(&account).copied());
        let has_room = self.of_account == 0 || has.unwrap_or_default() < self.of_account;
        if !has_room || !open.addresses.has_room(address, self.of_address) {
            return None;
        }
        if let Some(account) = account {
            *open.accounts.entry(account).or_default() += 1;
        }
        open.addresses.enter(address);
        self.count.send_modify(|count| *count += 1);
        metrics::gauge!("urzeit_sockets").increment(1);
        Some(OpenSocket {
            sockets: self.clone(),
            account,
            address,
        })
    }

    /// How many are open.
    #[must_use]
    pub fn count(&self) -> usize {
        *self.count.borrow()
    }

    /// The accounts that have one open.
    #[must_use]
    pub fn accounts(&self) -> HashSet<AccountId> {
        self.lock().accounts.keys().copied().collect()
    }

    /// How many accounts have one open.
    #[must_use]
    pub fn people(&self) -> usize {
        self.lock().accounts.len()
    }

    /// The server ends: tells all sockets, and waits until they are closed.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        // It cannot fail: the sender is ours.
        let _ = self.count.subscribe().wait_for(|count| *count == 0).await;
    }

    /// Waits until the server ends.
    pub async fn closing(&self) {
        let mut closing = self.closing.subscribe();
        let _ = closing.wait_for(|closing| *closing).await;
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut open = self.sockets.lock();
        open.addresses.leave(self.address);
        if let Some(account) = self.account
            && let Some(count) = open.accounts.get_mut(&account)
        {
            *count -= 1;
            if *count == 0 {
                open.accounts.remove(&account);
            }
        }
        self.sockets.count.send_modify(|count| *count -= 1);
        metrics::gauge!("urzeit_sockets").decrement(1);
    }
}
