//! The sockets that are open: how many, whose, and that they end with the server.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::sync::watch;

use crate::{config::Limits, rates::neighbourhood, store::AccountId};

/// So often somebody whose socket is open is looked at again.
const LOOK: Duration = Duration::from_secs(60);

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
}

#[derive(Default)]
struct Open {
    accounts: HashMap<AccountId, usize>,
    addresses: HashMap<IpAddr, usize>,
}

/// One open socket.
pub struct Place {
    sockets: Sockets,
    account: AccountId,
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
        }
    }

    /// The same sockets, whose clients are looked at so often: are they there, may they be?
    #[must_use]
    pub fn looked_at_every(self, look: Duration) -> Sockets {
        Sockets { look, ..self }
    }

    pub(crate) fn look(&self) -> Duration {
        self.look
    }

    /// A place for one more, unless this account or this address has enough.
    #[must_use]
    pub fn enter(&self, account: AccountId, address: IpAddr) -> Option<Place> {
        let address = neighbourhood(address);
        let mut open = self.lock();
        let has = |count: Option<&usize>| count.copied().unwrap_or_default();
        let full = |count, most| most > 0 && count >= most;
        if full(has(open.accounts.get(&account)), self.of_account)
            || full(has(open.addresses.get(&address)), self.of_address)
        {
            return None;
        }
        *open.accounts.entry(account).or_default() += 1;
        *open.addresses.entry(address).or_default() += 1;
        self.count.send_modify(|count| *count += 1);
        metrics::gauge!("urzeit_sockets").increment(1);
        Some(Place {
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

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.sockets.lock();
        leave(&mut open.accounts, &self.account);
        leave(&mut open.addresses, &self.address);
        self.sockets.count.send_modify(|count| *count -= 1);
        metrics::gauge!("urzeit_sockets").decrement(1);
    }
}

fn leave<K: Hash + Eq>(counts: &mut HashMap<K, usize>, who: &K) {
    if let Some(count) = counts.get_mut(who) {
        *count -= 1;
        if *count == 0 {
            counts.remove(who);
        }
    }
}
