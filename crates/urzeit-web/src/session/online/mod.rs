//! A table on the server. The socket may be lost at any time: then it is reopened, tells what was
//! missed, and what was not acknowledged is said again. The server counts it once.

mod conversation;
mod talk;

use std::{cell::RefCell, rc::Rc};

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::{
    Awaits, Millis, Wish,
    messages::{
        AccountId, Answers, ChatLine, Now, Presence, Say, TableInfo, ToServer, Welcome, Why, Wished,
    },
};
use wasm_bindgen_futures::spawn_local;

use super::{
    Command, Session,
    awake::on_waking,
    unsent::{self, Unsent},
};
use crate::{http::get, played::Played, position};
use conversation::{Conversation, Nudge};
use talk::{keep_up, look_again};

/// What is said when somebody wants something while something else is kept to be sent.
const ONE_AT_A_TIME: &str = "net-one-at-a-time";

/// A table on the server, as the page shows it.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    /// The table.
    pub(crate) session: Session,
    /// What was said there.
    pub(crate) chat: RwSignal<Vec<ChatLine>>,
    /// The people at the table who are there.
    pub(crate) presence: RwSignal<Vec<Presence>>,
    /// By how much the server's clock is ahead of this browser's, in milliseconds.
    pub(crate) ahead: RwSignal<f64>,
    /// The last line that was not said, and why.
    pub(crate) unsaid: RwSignal<Option<(String, Why)>>,
    /// Is there no connection at the moment?
    pub(crate) lost: RwSignal<bool>,
    /// Why the table is no longer to be seen.
    pub(crate) gone: RwSignal<Option<Why>>,
    /// When the page heard how much time is left, by its own clock.
    pub(crate) heard_at: RwSignal<f64>,
    /// How many wishes and lines the server has not answered.
    pub(crate) unanswered: RwSignal<usize>,
    /// Can what is kept be forgotten, because it was never sent?
    pub(crate) forgettable: RwSignal<bool>,
    conversation: StoredValue<Rc<RefCell<Conversation>>, LocalStorage>,
}

impl Online {
    /// Says something to the others.
    pub(crate) fn say(self, text: String) {
        self.unsaid.set(None);
        self.speak(|id| ToServer::Say(Say { id, text }));
    }

    /// Wants things to happen that belong together, like the steps of a march.
    /// Without a connection one wish is kept; what comes after it depends on what becomes of it.
    fn wish(self, wishes: &[Wish]) {
        let is_one_kept = self.conversation.with_value(|conversation| {
            conversation.borrow().unanswered.iter().any(Unsent::is_wish)
        });
        if self.lost.get_untracked() && is_one_kept {
            self.session.refused.set(Some(Why::only(ONE_AT_A_TIME)));
            return;
        }
        // A player who wishes for something has seen the table as it is now, and after that their own steps.
        let mut answers = Answers::Number(self.session.now.with_untracked(|now| now.number));
        for wish in wishes {
            let wished = |id| ToServer::Wish(Wished::new(id, wish.to_string()).answering(answers));
            answers = Answers::Wish(self.speak(wished));
        }
    }

    /// Says something, and which identifier it has.
    fn speak(self, message: impl FnOnce(String) -> ToServer) -> String {
        let id = self
            .conversation
            .with_value(|conversation| conversation.borrow_mut().speak(message));
        self.count();
        id
    }

    /// What came with the invite link, if somebody came by one.
    pub(crate) fn invite(self) -> Option<String> {
        self.conversation
            .with_value(|conversation| conversation.borrow().invite.clone())
    }

    /// Forgets what was never sent.
    pub(crate) fn forget(self) {
        self.conversation.with_value(|conversation| {
            let mut conversation = conversation.borrow_mut();
            conversation.unanswered.retain(|unsent| unsent.tried);
            conversation.save();
        });
        self.count();
    }

    /// Shows how much is not answered.
    fn count(self) {
        self.conversation.with_value(|conversation| {
            let conversation = conversation.borrow();
            self.unanswered.set(conversation.unanswered.len());
            let is_untried = conversation.unanswered.iter().any(|unsent| !unsent.tried);
            self.forgettable.set(is_untried);
        });
    }

    /// Asks what the table is now: how many watch is told with nothing else.
    pub(crate) fn refresh(self) {
        if let Some(conversation) = self.conversation.try_get_value() {
            spawn_local(look_again(conversation, self));
        }
    }

    /// Looks at once whether the server can be reached.
    pub(crate) fn try_again(self) {
        self.conversation
            .with_value(|conversation| conversation.borrow().nudge(Nudge::Look));
    }

    /// The server has answered what the table is now.
    pub(crate) fn renew(self, table: TableInfo) {
        show(self.session, table);
    }
}

/// Follows a table on the server, as long as its owner lives. Says why if this page cannot show it.
pub(crate) fn follow(
    game: &'static dyn Played,
    welcome: Welcome,
    account: AccountId,
    invite: Option<String>,
) -> Result<Online, Why> {
    let Welcome {
        table,
        events,
        chat,
        presence,
        time,
    } = welcome;
    let conversation = Rc::new(RefCell::new(Conversation {
        table: table.id.clone(),
        account,
        invite,
        known: events.now.number,
        unanswered: unsent::load(account, &table.id),
        wake: None,
        left: false,
        said: 0,
    }));
    let thinks = thinks(&events.now, &table);
    let now = position::read(game, events.now, None).ok_or_else(|| Why::only("page-too-old"))?;
    let session = Session {
        told: RwSignal::new(events.told),
        thinking: RwSignal::new(thinks),
        seat: RwSignal::new(table.you),
        ..Session::shown(game, table, now)
    };
    let online = Online {
        session,
        chat: RwSignal::new(chat),
        presence: RwSignal::new(presence),
        ahead: RwSignal::new(ahead(time)),
        unsaid: RwSignal::new(None),
        lost: RwSignal::new(false),
        gone: RwSignal::new(None),
        heard_at: RwSignal::new(js_sys::Date::now()),
        unanswered: RwSignal::new(0),
        forgettable: RwSignal::new(false),
        conversation: StoredValue::new_local(Rc::clone(&conversation)),
    };
    online.count();
    session.obeyed_by(move |command| {
        // The server draws, and thinks for computer players.
        if let Command::Wishes(wishes) = command {
            online.wish(&wishes);
        }
    });
    let looks = Rc::downgrade(&conversation);
    on_waking(move || {
        if let Some(conversation) = looks.upgrade() {
            conversation.borrow().nudge(Nudge::Look);
        }
    });
    // A browser may keep a page that somebody has left, with its socket: then nobody sits before it any more.
    // Should they come back to it, its next try makes another one.
    let hides = send_wrapper::SendWrapper::new(Rc::downgrade(&conversation));
    let hidden = window_event_listener(leptos::ev::pagehide, move |_| {
        if let Some(conversation) = hides.upgrade() {
            conversation.borrow_mut().wake = None;
        }
    });
    on_cleanup(move || hidden.remove());
    let leaves = Rc::downgrade(&conversation);
    on_cleanup_local(move || {
        if let Some(conversation) = leaves.upgrade() {
            let mut conversation = conversation.borrow_mut();
            conversation.left = true;
            conversation.wake = None;
        }
    });
    spawn_local(keep_up(conversation, online));
    Ok(online)
}

/// By how much a clock is ahead of this browser's that shows this time now, in milliseconds.
fn ahead(time: Millis) -> f64 {
    // An older server does not say it.
    if time == 0 {
        return 0.0;
    }
    time as f64 - js_sys::Date::now()
}

/// `on_cleanup` for what belongs to this thread.
fn on_cleanup_local(clean: impl FnOnce() + 'static) {
    let clean = send_wrapper::SendWrapper::new(clean);
    on_cleanup(move || clean.take()());
}

fn show(session: Session, table: TableInfo) {
    session.seat.set(table.you);
    session
        .thinking
        .set(session.now.with_untracked(|now| thinks(now, &table)));
    session.table.set(table);
}

/// Does the table wait for computer players alone?
fn thinks<V>(now: &Now<V>, table: &TableInfo) -> bool {
    let Awaits::Choices(seats) = now.awaits else {
        return false;
    };
    let is_computer = |seat: Seat| {
        let info = table.seats.get(seat.index());
        info.is_some_and(|info| !info.is_played_by_person())
    };
    seats.iter().all(is_computer)
}

/// The table as the server shows it now.
pub(crate) async fn look(id: &str, invite: Option<&str>) -> Result<Welcome, Why> {
    look_since(id, invite, 0).await
}

async fn look_since(id: &str, invite: Option<&str>, since: u64) -> Result<Welcome, Why> {
    let invite = invite
        .map(|invite| format!("&invite={}", js_sys::encode_uri_component(invite)))
        .unwrap_or_default();
    let address = format!("/api/tables/{id}?since={since}{invite}");
    get(address).await
}

/// The address of one of the server's sockets.
pub(crate) fn socket_address(path: &str) -> String {
    let location = window().location();
    let secure = location
        .protocol()
        .is_ok_and(|protocol| protocol == "https:");
    let scheme = if secure { "wss" } else { "ws" };
    let host = location.host().unwrap_or_default();
    format!("{scheme}://{host}{path}")
}
