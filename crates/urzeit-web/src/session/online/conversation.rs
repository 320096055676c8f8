//! What this page says to the server, kept until it is answered.

use std::collections::VecDeque;

use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use urzeit_table::messages::{AccountId, Hello, ToServer};

use crate::session::unsent::{self, Unsent};

/// What is said on the socket, by this page and by the server.
pub(super) struct Conversation {
    pub(super) table: String,
    /// The account that has the page open.
    pub(super) account: AccountId,
    pub(super) invite: Option<String>,
    /// The number of the first event that this page does not know.
    pub(super) known: u64,
    /// What the server has not answered.
    pub(super) unanswered: VecDeque<Unsent>,
    /// Wakes the task that speaks.
    pub(super) wake: Option<UnboundedSender<Nudge>>,
    /// Nobody looks at this table any more.
    pub(super) left: bool,
    pub(super) said: u32,
}

/// What wakes the task that speaks.
pub(super) enum Nudge {
    /// Something new to be said.
    Say(ToServer),
    /// Is the socket still good?
    Look,
}

impl Conversation {
    /// Says something, and which identifier it has.
    pub(super) fn speak(&mut self, message: impl FnOnce(String) -> ToServer) -> String {
        self.said += 1;
        // Another page of the same player counts from 1 too: the time tells them apart.
        let id = format!("{:.0}-{}", js_sys::Date::now(), self.said);
        let message = message(id.clone());
        self.unanswered.push_back(Unsent {
            id: id.clone(),
            message: message.clone(),
            tried: false,
        });
        self.save();
        self.nudge(Nudge::Say(message));
        id
    }

    pub(super) fn nudge(&self, nudge: Nudge) {
        if let Some(wake) = &self.wake {
            let _ = wake.unbounded_send(nudge);
        }
    }

    /// From now on, what wakes the task that speaks arrives here.
    pub(super) fn listen(&mut self) -> UnboundedReceiver<Nudge> {
        let (wake, nudges) = unbounded();
        self.wake = Some(wake);
        nudges
    }

    /// What to say first on a new socket.
    pub(super) fn hello(&self) -> ToServer {
        ToServer::Hello(Hello {
            table: self.table.clone(),
            since: self.known,
            invite: self.invite.clone(),
        })
    }

    /// All that is not answered is on its way now.
    pub(super) fn all_tried(&mut self) -> Vec<ToServer> {
        for unsent in &mut self.unanswered {
            unsent.tried = true;
        }
        self.save();
        let unsent = self.unanswered.iter();
        unsent.map(|unsent| unsent.message.clone()).collect()
    }

    pub(super) fn answered(&mut self, id: &str) -> Option<ToServer> {
        let place = self.unanswered.iter().position(|unsent| unsent.id == id)?;
        let answered = self.unanswered.remove(place)?.message;
        self.save();
        Some(answered)
    }

    pub(super) fn save(&self) {
        unsent::save(self.account, &self.table, &self.unanswered);
    }
}
