//! Who follows a table, and is told what happens there.

use std::sync::{Arc, MutexGuard, PoisonError, atomic::Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use urzeit_rules::Viewer;
use urzeit_table::messages::{ToClient, Welcome};

use super::{Inner, Live, json};
use crate::store::{AccountId, Broken, Time};

/// What a listener may have unread before it is dropped; it can resume.
const MOST_UNREAD: usize = 64;

/// Somebody who follows a table.
pub(super) struct Listener {
    pub(super) number: u64,
    pub(super) viewer: Viewer,
    pub(super) account: AccountId,
    /// The number of the first line of chat that it has not heard.
    pub(super) chat: i64,
    pub(super) sender: mpsc::Sender<Utf8Bytes>,
}

/// What somebody who follows a table is told; ends when it reads too slowly.
pub struct Following {
    live: Arc<Live>,
    number: u64,
    receiver: mpsc::Receiver<Utf8Bytes>,
}

impl Following {
    /// The table that is followed.
    #[must_use]
    pub fn table(&self) -> &Arc<Live> {
        &self.live
    }

    /// A message that is there already.
    pub fn ready(&mut self) -> Option<Utf8Bytes> {
        self.receiver.try_recv().ok()
    }

    /// The next message; nothing if the follower was too slow.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        self.receiver.recv().await
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        let mut listeners = self.live.lock_listeners();
        listeners.retain(|listener| listener.number != self.number);
    }
}

impl Live {
    /// Follows the table: what is to be said first, and what comes then.
    ///
    /// # Errors
    /// If it has to be loaded anew and cannot.
    pub async fn follow(
        self: &Arc<Live>,
        account: AccountId,
        since: u64,
    ) -> Result<(Welcome, Following), Broken> {
        let _hearing = self.chat.lock().await;
        let next = self.store.chat_length(&self.id).await?;
        let lines = self.lines(account, 0..next).await?;
        let inner = self.known_until(since).await?;
        let (sender, receiver) = mpsc::channel(MOST_UNREAD);
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let listener = Listener {
            number,
            viewer: inner.viewer(account),
            account,
            chat: next,
            sender,
        };
        self.lock_listeners().push(listener);
        let mut welcome = inner.welcome(account, since, &lines, self.clock.now());
        welcome.table.watching = self.watching();
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
        listeners.iter().any(|listener| listener.account == account)
    }

    /// Lets those go who follow the table with this account. Who still has a session comes back.
    pub(crate) fn let_go(&self, account: AccountId) {
        self.lock_listeners()
            .retain(|listener| listener.account != account);
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
        self.length.store(inner.told as i64, Ordering::Relaxed);
        let mut texts: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        self.lock_listeners().retain_mut(|listener| {
            // Who sat down or left since is told as what it is now.
            listener.viewer = inner.viewer(listener.account);
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
