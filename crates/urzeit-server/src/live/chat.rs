//! What is said at a table reaches those who follow it.

use std::ops::Range;

use axum::extract::ws::Utf8Bytes;
use urzeit_table::{
    Millis,
    messages::{ChatLine, ToClient},
};

use super::{Inner, Live, json};
use crate::store::{AccountId, Broken, ChatRow, Ledger, NewLine, NewReport};

/// How many lines are told at once.
const MOST_LINES: i64 = 100;

impl Live {
    /// Keeps a line and tells everybody. Its number; nothing if `most` lines have been said.
    pub(crate) async fn say(&self, line: &NewLine<'_>, most: i64) -> Result<Option<u64>, Broken> {
        let now = self.clock.now();
        let Some(number) = self.store.say(&self.id, line, now, most).await? else {
            return Ok(None);
        };
        // Other processes hear of it from the store.
        self.hear_chat(number).await;
        Ok(Some(number as u64))
    }

    /// Keeps a report. Says `false` if there is no such line.
    pub(crate) async fn report(&self, report: &NewReport<'_>) -> Result<bool, Broken> {
        self.store.report(&self.id, report, self.clock.now()).await
    }
}

impl<L: Ledger> Live<L> {
    /// The last of these lines, as somebody may read them.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn chat(
        &self,
        account: AccountId,
        numbers: Range<i64>,
    ) -> Result<Vec<ChatLine>, Broken> {
        let lines = self.lines(Some(account), numbers).await?;
        let inner = self.fresh().await?;
        Ok(lines.iter().map(|line| inner.chat_line(line)).collect())
    }

    /// What people say is for those who have said who they are.
    pub(super) async fn lines(
        &self,
        account: Option<AccountId>,
        numbers: Range<i64>,
    ) -> Result<Vec<ChatRow>, Broken> {
        let Some(account) = account else {
            return Ok(Vec::new());
        };
        self.store
            .chat(&self.id, account, numbers, MOST_LINES)
            .await
    }

    /// Somebody, perhaps at another process, has said the line of this number.
    pub(crate) async fn hear_chat(&self, number: i64) {
        let _hearing = self.chat.lock().await;
        let unheard = self.lock_listeners().iter().map(|l| l.chat).min();
        let Some(first) = unheard.filter(|first| *first <= number) else {
            return;
        };
        if let Err(error) = self.tell_chat(first).await {
            // Nobody has heard it yet, so the next line brings it along.
            tracing::error!(table = self.id, %error, "cannot read what was said");
        }
    }

    async fn tell_chat(&self, first: i64) -> Result<(), Broken> {
        for line in self.store.chat_since(&self.id, first).await? {
            let deaf = self.store.blocked_by(line.account).await?;
            let said = self.inner.lock().await.chat_line(&line);
            let text = Utf8Bytes::from(json(&ToClient::Chat(said)));
            self.lock_listeners().retain_mut(|listener| {
                if listener.chat > line.number {
                    return true;
                }
                listener.chat = line.number + 1;
                let hears = listener
                    .account
                    .is_some_and(|account| !deaf.contains(&account));
                !hears || listener.sender.try_send(text.clone()).is_ok()
            });
        }
        Ok(())
    }
}

impl Inner {
    pub(super) fn chat_line(&self, line: &ChatRow) -> ChatLine {
        ChatLine {
            number: line.number as u64,
            at: line.at as Millis,
            account: line.account,
            name: line.name.clone(),
            seat: self.seat(Some(line.account)),
            text: line.text.clone(),
        }
    }
}
