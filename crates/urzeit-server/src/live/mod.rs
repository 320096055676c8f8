//! A table in memory: wishes become events, events are stored, then everybody is told.
//!
//! *Commit, then tell.* A wish is applied to the table in memory, stored, and only then is anybody
//! told. Nobody sees the table in between, because whoever changes it holds its lock. If storing
//! fails, or another process was faster, what is in memory is thrown away and reloaded.
//!
//! | file | subject |
//! |---|---|
//! | `change.rs` | what somebody wants to happen, and why it does not |
//! | `inner.rs` | the table itself, as whoever holds its lock has it |
//! | `loading.rs` | from the store into memory |
//! | `applying.rs` | a change happens in memory, and what is to be stored of it |
//! | `following.rs` | who follows a table and is told what happens |
//! | `welcome.rs` | what somebody may know of a table |
//! | `chat.rs` | what is said there |
//! | `presence.rs` | who is there |

mod applying;
mod change;
mod chat;
mod following;
mod inner;
mod loading;
mod presence;
mod welcome;

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering},
};

use tokio::sync::{Mutex, MutexGuard};
use urzeit_rules::Seat;
use urzeit_table::{Deed, Millis, Refused, messages::Why};

use self::{following::Listener, inner::Inner};
use crate::{
    clock::Clock,
    config::Limits,
    store::{AccountId, Broken, Ledger, State, Store, Time},
};

pub(crate) use self::presence::{gathers_until, lacks_somebody};
pub use self::{
    change::{Author, Before, Change, ChangeError, Hold, TakesOver},
    following::Following,
};

/// How many times another process may be faster before we give up.
const MOST_TRIES: usize = 20;

/// What came of an attempt to change a table.
enum Tried {
    /// It is written, from this event on.
    Written(i64),
    /// It had happened before, from this event on, or nothing had to.
    Unchanged(Option<i64>),
    /// Others were faster.
    Again,
}

/// A table in memory.
pub struct Live<L = Store> {
    id: String,
    store: L,
    clock: Clock,
    limits: Limits,
    inner: Mutex<Inner>,
    listeners: std::sync::Mutex<Vec<Listener>>,
    /// Held by whoever reads what was said: so everybody hears each line once, in order.
    chat: Mutex<()>,
    /// Held by whoever writes or tells who is there, so that the latest is told last.
    presence: Mutex<()>,
    /// Those of whom it is written that they are here.
    written: std::sync::Mutex<BTreeSet<AccountId>>,
    /// Could that not be written, or the game not begin?
    unwritten: AtomicBool,
    /// Has somebody who follows it taken a seat or left one since it was last told who is there?
    seats_changed: AtomicBool,
    numbers: AtomicU64,
    /// How many events everybody here has been told of.
    length: AtomicI64,
}

impl<L: Ledger> Live<L> {
    pub(crate) async fn load(
        store: &L,
        clock: &Clock,
        id: &str,
    ) -> Result<Option<Live<L>>, Broken> {
        let Some(inner) = Inner::load(store, id, clock.now()).await? else {
            return Ok(None);
        };
        Ok(Some(Live {
            id: id.to_owned(),
            store: store.clone(),
            clock: clock.clone(),
            limits: Limits::off(),
            length: AtomicI64::new(inner.host.len() as i64),
            inner: Mutex::new(inner),
            listeners: std::sync::Mutex::default(),
            chat: Mutex::default(),
            presence: Mutex::default(),
            written: std::sync::Mutex::default(),
            unwritten: AtomicBool::new(false),
            seats_changed: AtomicBool::new(false),
            numbers: AtomicU64::new(0),
        }))
    }

    /// Looks at the table.
    ///
    /// # Errors
    /// If it has to be reloaded and cannot.
    pub async fn look<T>(&self, look: impl FnOnce(&Before<'_>) -> T) -> Result<T, Broken> {
        let inner = self.fresh().await?;
        Ok(look(&inner.before(self.clock.now())))
    }

    /// Lets something happen, and says what number its first event has. `change` says what, seeing the
    /// table as it is; it is asked again if the table was changed by another process meanwhile.
    ///
    /// # Errors
    /// Why it cannot happen.
    pub async fn change(
        &self,
        author: Option<&Author>,
        change: impl Fn(&Before<'_>) -> Result<Change, ChangeError>,
    ) -> Result<i64, ChangeError> {
        let changed = self.change_if(author, |before| change(before).map(Some));
        Ok(changed.await?.expect("something was to happen"))
    }

    /// The same where it may turn out that nothing has to happen.
    ///
    /// # Errors
    /// Why it cannot happen.
    pub async fn change_if(
        &self,
        author: Option<&Author>,
        change: impl Fn(&Before<'_>) -> Result<Option<Change>, ChangeError>,
    ) -> Result<Option<i64>, ChangeError> {
        for _ in 0..MOST_TRIES {
            let mut inner = self.fresh().await?;
            let tried = self.try_change(&mut inner, author, &change).await;
            if let Ok(Tried::Written(number)) = tried {
                return Ok(Some(number));
            }
            // Whatever is written is written only for somebody who may act still.
            self.check_author(author).await?;
            match tried {
                Ok(Tried::Written(number)) => return Ok(Some(number)),
                Ok(Tried::Unchanged(number)) => return Ok(number),
                Ok(Tried::Again) => {}
                // A refusal counts of the table as it is stored; another process may have written to it.
                Err(ChangeError::Refused(_)) if self.is_behind(&inner).await? => inner.stale = true,
                Err(unfulfilled) => return Err(unfulfilled),
            }
        }
        Err(ChangeError::Refused(Why::only("table-busy")))
    }

    /// Does what the author has shown still prove who they are?
    async fn check_author(&self, author: Option<&Author>) -> Result<(), ChangeError> {
        let Some(secret) = author.and_then(|author| author.secret) else {
            return Ok(());
        };
        if self.store.proves(secret, self.clock.now()).await? {
            Ok(())
        } else {
            Err(ChangeError::Refused(Why::only("server-no-session")))
        }
    }

    async fn try_change(
        &self,
        inner: &mut Inner,
        author: Option<&Author>,
        change: impl Fn(&Before<'_>) -> Result<Option<Change>, ChangeError>,
    ) -> Result<Tried, ChangeError> {
        if let Some(number) = inner.known(author) {
            return Ok(Tried::Unchanged(Some(number)));
        }
        // Those who work look themselves whether something is left to do: an end that came first is no
        // error.
        if author.is_some() && inner.game.state == State::Over {
            return Err(Refused::Over.into());
        }
        let now = self.clock.now();
        if let Some(credit) = inner.credit() {
            self.make(inner, credit, None, now).await?;
            return Ok(Tried::Again);
        }
        let Some(mut change) = change(&inner.before(now))? else {
            return Ok(Tried::Unchanged(None));
        };
        if change.is_nothing() {
            return Ok(Tried::Unchanged(Some(inner.host.len() as i64)));
        }
        if inner.begins_slowly(&change) {
            let away = self.store.away(&self.id, now).await?;
            change.deeds.extend(away.into_iter().map(Deed::Pause));
        }
        let first = inner.host.len();
        Ok(if self.make(inner, change, author, now).await? {
            Tried::Written(first as i64)
        } else {
            Tried::Again
        })
    }

    /// Is there more in the store than here?
    async fn is_behind(&self, inner: &Inner) -> Result<bool, Broken> {
        Ok(self.stored().await? > inner.host.len() as i64)
    }

    /// The same table, where players do no more than this.
    pub(crate) fn limited(self, limits: &Limits) -> Live<L> {
        Live {
            limits: limits.clone(),
            ..self
        }
    }

    /// Has so much happened here that nobody may ask for more?
    pub(crate) fn is_full(&self, table: &Before<'_>) -> bool {
        let most = self.limits.events_per_table;
        most > 0 && table.host.len() >= most
    }

    /// Has this seat asked for so much lately, or taken so much back, that it has to play on?
    pub(crate) fn has_asked_enough(&self, table: &Before<'_>, seat: Seat) -> bool {
        const MINUTES: Millis = 60_000;
        let most = self.limits.requests_per_seat;
        let spent = |most: usize, lately: Millis| {
            let since = (table.now as Millis).saturating_sub(lately);
            table.host.requests(seat, since) >= most
        };
        most > 0 && (spent(most, 10 * MINUTES) || spent(5 * most, 24 * 60 * MINUTES))
    }

    /// Looks again at what is stored of the table besides its events.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn renew(&self) -> Result<(), Broken> {
        let mut inner = self.fresh().await?;
        inner.renew(&self.store, &self.id).await
    }

    /// Are so many events known here? If not it may be that they are about to be.
    pub(crate) fn knows(&self, length: i64) -> bool {
        self.length.load(Ordering::Acquire) >= length
    }

    /// Another process says that there are so many events.
    ///
    /// # Errors
    /// If they cannot be read.
    pub(crate) async fn catch_up(&self, length: i64) -> Result<(), Broken> {
        let mut inner = self.fresh().await?;
        if inner.host.len() as i64 >= length {
            return Ok(());
        }
        // Should it fail in the middle, the next caller reloads it.
        inner.stale = true;
        inner.catch_up(&self.store, &self.id).await?;
        inner.stale = false;
        self.tell(&mut inner, self.clock.now());
        Ok(())
    }

    /// How many events are stored by now.
    pub(crate) async fn stored(&self) -> Result<i64, Broken> {
        self.store.length(&self.id).await
    }

    /// What is stored of the table's past has changed.
    pub(crate) async fn load_anew(&self) {
        self.inner.lock().await.stale = true;
    }

    /// Applies, stores and tells a change, unless others were faster.
    async fn make(
        &self,
        inner: &mut Inner,
        change: Change,
        author: Option<&Author>,
        now: Time,
    ) -> Result<bool, ChangeError> {
        let first = inner.host.len();
        let creator = inner.game.made.creator;
        // Should this task end before it is stored, the next caller reloads it.
        inner.stale = true;
        let append = match inner.apply(change, author, now) {
            Ok(append) => append,
            Err(refused) => {
                inner.stale = inner.host.len() != first;
                return Err(refused);
            }
        };
        if !self.store.append(append).await? {
            return Ok(false);
        }
        inner.stale = false;
        inner.game.owed = 0;
        inner.remember(author, first as i64);
        self.tell(inner, now);
        // Whose table it is, is no event.
        if inner.game.made.creator != creator
            && let Err(error) = self.store.announce(&self.id).await
        {
            tracing::warn!(table = self.id, %error, "cannot say whose table it is now");
        }
        Ok(true)
    }

    /// The table with all that somebody knows of it, who may have heard more from another process.
    async fn known_until(&self, since: u64) -> Result<MutexGuard<'_, Inner>, Broken> {
        let inner = self.fresh().await?;
        if inner.host.len() as u64 >= since {
            return Ok(inner);
        }
        drop(inner);
        self.catch_up(i64::try_from(since).unwrap_or(i64::MAX))
            .await?;
        self.fresh().await
    }

    /// The table as it is stored, as far as this process has heard.
    async fn fresh(&self) -> Result<MutexGuard<'_, Inner>, Broken> {
        let mut inner = self.inner.lock().await;
        if inner.stale {
            let loaded = Inner::load(&self.store, &self.id, self.clock.now()).await?;
            let gone = || Broken::Corrupt(format!("table {} is gone", self.id));
            let told = inner.told;
            *inner = loaded.ok_or_else(gone)?;
            inner.told = told;
            self.tell(&mut inner, self.clock.now());
        }
        Ok(inner)
    }
}

/// The text of a message.
///
/// # Panics
/// Never: our messages have no keys that are no texts.
#[must_use]
pub fn json(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).expect("our messages can be written")
}
