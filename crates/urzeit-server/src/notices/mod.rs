//! Telling people that it is their turn.
//!
//! | file | subject |
//! |---|---|
//! | `page.rs` | in the page: who has it open looks again when something has changed |

mod page;

use std::sync::Arc;

use urzeit_table::{
    Millis,
    messages::{self, Notice},
};

use crate::{
    hall::Hall,
    store::{AccountId, Broken, Time, Waiting},
};

use page::Pages;
pub use page::Watching;

/// So long the end of a game is told of.
const LATELY: Time = 24 * 60 * 60 * 1000;

/// How people are told of what waits for them. Clones are one.
#[derive(Clone)]
pub struct Notices {
    hall: Hall,
    pages: Arc<Pages>,
}

impl Notices {
    pub(crate) fn open(hall: &Hall) -> Notices {
        Notices {
            hall: hall.clone(),
            pages: Pages::open(hall),
        }
    }

    /// What waits for somebody, and what has happened lately.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn of(&self, account: AccountId) -> Result<messages::Notices, Broken> {
        let since = self.hall.clock.now() - LATELY;
        let waiting = self.hall.store.waiting_for(account, since).await?;
        Ok(messages::Notices {
            notices: waiting.into_iter().map(notice).collect(),
        })
    }

    /// Somebody has the page open.
    #[must_use]
    pub fn watch(&self, account: AccountId) -> Watching {
        self.pages.watch(account)
    }
}

fn notice(waiting: Waiting) -> Notice {
    Notice {
        about: if waiting.over { "over" } else { "turn" }.to_owned(),
        table: waiting.table,
        game: waiting.game,
        at: waiting.changed as Millis,
        rematch: waiting.rematch,
    }
}
