//! Followers of a table, who are told what happens there.

use std::sync::{Arc, MutexGuard, PoisonError, atomic::Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use urzeit_rules::Viewer;
use urzeit_table::messages::{Presence, ToClient, Welcome};

use super::{Inner, Live, json};
use crate::store::{AccountId, Attendance, Broken, Ledger, Store, Time};

/// What a listener may have unread before it is dropped; it can resume.
const MOST_UNREAD: usize = 64;

/// Somebody who follows a table.
pub(super) struct Listener {
    pub(super) number: u64,
    pub(super) viewer: Viewer,
    /// The account, if there is one.
    pub(super) account: Option<AccountId>,
    /// The number of the first line of chat that it has not heard.
    pub(super) chat: i64,
    /// The people who are there, as it was last told.
    pub(super) presence: Vec<Presence>,
    /// Has nothing been heard of it for a while?
    pub(super) silent: bool,
    /// Does it have the table open? Those who only ask what is new do not.
    pub(super) attends: bool,
    pub(super) sender: mpsc::Sender<Utf8Bytes>,
}

/// What somebody who follows a table is told; ends when it reads too slowly.
pub struct Following<L: Ledger = Store> {
    pub(super) live: Arc<Live<L>>,
    pub(super) number: u64,
    receiver: mpsc::Receiver<Utf8Bytes>,
}

impl<L: Ledger> Following<L> {
    /// The table that is followed.
    #[must_use]
    pub fn table(&self) -> &Arc<Live<L>> {
        &self.live
    }

    /// A message that is there already.
    pub fn ready(&mut self) -> Option<Utf8Bytes> {
        self.receiver.try_recv().ok()
    }

    /// All messages that are there already.
    pub fn all_ready(&mut self) -> impl Iterator<Item = Utf8Bytes> {
        std::iter::from_fn(|| self.ready())
    }

    /// The next message; nothing if the follower was too slow.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        self.receiver.recv().await
    }
}

impl<L: Ledger> Drop for Following<L> {
    fn drop(&mut self) {
        let mut listeners = self.live.lock_listeners();
        listeners.retain(|listener| listener.number != self.number);
        drop(listeners);
        self.live.notice_departure();
    }
}

impl<L: Ledger> Live<L> {
    /// Follows the table: what is to be said first, and what comes then.
    ///
    /// # Errors
    /// If it has to be reloaded and cannot.
    pub async fn follow(
        self: &Arc<Live<L>>,
        account: impl Into<Option<AccountId>>,
        since: u64,
    ) -> Result<(Welcome, Following<L>), Broken> {
        self.follow_as(account.into(), since, true).await
    }

    /// Follows the table for a moment, like somebody who asks again and again: that does not say whether
    /// they are there.
    ///
    /// # Errors
    /// If it has to be reloaded and cannot.
    pub async fn wait_for_news(
        self: &Arc<Live<L>>,
        account: impl Into<Option<AccountId>>,
        since: u64,
    ) -> Result<(Welcome, Following<L>), Broken> {
        self.follow_as(account.into(), since, false).await
    }

    async fn follow_as(
        self: &Arc<Live<L>>,
        account: Option<AccountId>,
        since: u64,
        attends: bool,
    ) -> Result<(Welcome, Following<L>), Broken> {
        let _hearing = self.chat.lock().await;
        let next = self.store.chat_length(&self.id).await?;
        let lines = self.lines(account, 0..next).await?;
        let attendance = if attends {
            self.store.attendance(&self.id, self.clock.now()).await?
        } else {
            Attendance::default()
        };
        let inner = self.known_until(since).await?;
        let (sender, receiver) = mpsc::channel(MOST_UNREAD);
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let listener = Listener {
            number,
            viewer: inner.viewer(account),
            account,
            chat: next,
            presence: Vec::new(),
            silent: false,
            attends,
            sender,
        };
        self.lock_listeners().push(listener);
        let mut welcome = inner.welcome(account, since, &lines, self.clock.now());
        welcome.table.watching = self.watching();
        if let Some(account) = account.filter(|_| attends && inner.seat(account).is_some()) {
            welcome.presence = inner.presence(&attendance, &self.present(), account);
            self.notice_arrival();
        }
        let live = Arc::clone(self);
        Ok((
            welcome,
            Following {
                live,
                number,
                receiver,
            },
        ))
    }

    /// Does somebody follow the table here?
    pub(crate) fn is_followed_by(&self, account: AccountId) -> bool {
        let listeners = self.lock_listeners();
        listeners
            .iter()
            .any(|listener| listener.account == Some(account))
    }

    /// Lets those go who follow the table with this account. Those who still have a session come back.
    pub(crate) fn let_go(&self, account: AccountId) {
        self.lock_listeners()
            .retain(|listener| listener.account != Some(account));
    }

    /// What is stored of the table besides its events has changed: everybody is told.
    pub(crate) async fn hear_table(&self) {
        if let Err(error) = self.renew().await {
            tracing::error!(table = self.id, %error, "cannot look at a table again");
            return;
        }
        let Ok(inner) = self.fresh().await else {
            return;
        };
        let watching = self.watching();
        self.lock_listeners().retain(|listener| {
            let mut info = inner.info(listener.account);
            info.watching = watching;
            let text = Utf8Bytes::from(json(&ToClient::Table(Box::new(info))));
            listener.sender.try_send(text).is_ok()
        });
    }

    /// Tells everybody who listens what happened and was not told yet.
    pub(super) fn tell(&self, inner: &mut Inner, now: Time) {
        let first = inner.told;
        if first == inner.host.len() {
            return;
        }
        inner.told = inner.host.len();
        let mut texts: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        let mut seats_change = false;
        self.lock_listeners().retain_mut(|listener| {
            // A player who sat down or left since is told as what they are now.
            let viewer = inner.viewer(listener.account);
            seats_change |= std::mem::replace(&mut listener.viewer, viewer) != viewer;
            if listener.viewer == Viewer::Spectator && !inner.may_watch(listener.account) {
                return false;
            }
            let told = texts.iter().find(|(viewer, _)| *viewer == listener.viewer);
            let text = told.map(|(_, text)| text.clone());
            let text = text.unwrap_or_else(|| {
                let events = ToClient::Events(inner.events(listener.viewer, first, now));
                let text = Utf8Bytes::from(json(&events));
                texts.push((listener.viewer, text.clone()));
                text
            });
            listener.sender.try_send(text).is_ok()
        });
        if seats_change {
            self.seats_changed.store(true, Ordering::Relaxed);
        }
        // Those who see that all is told see what comes with it.
        self.length.store(inner.told as i64, Ordering::Release);
    }

    /// How many follow the table at this process who do not play.
    pub(super) fn watching(&self) -> usize {
        let listeners = self.lock_listeners();
        let watch = |listener: &&Listener| listener.viewer == Viewer::Spectator;
        listeners.iter().filter(watch).count()
    }

    pub(super) fn lock_listeners(&self) -> MutexGuard<'_, Vec<Listener>> {
        self.listeners
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}
