//! A table on the server. The socket may be lost at any time: then it is made anew, tells what was
//! missed, and what was not acknowledged is said again. The server counts it once.

mod line;
mod talk;

use std::{cell::RefCell, rc::Rc};

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::{
    Awaits, Wish,
    messages::{ChatLine, Now, Say, TableInfo, ToServer, Welcome, Why, Wished},
};
use wasm_bindgen_futures::spawn_local;

use super::{
    Command, Session, ask,
    awake::on_waking,
    unsent::{self, Unsent},
};
use crate::played::Played;
use line::{Line, Nudge};
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
    line: StoredValue<Rc<RefCell<Line>>, LocalStorage>,
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
        let is_one_kept = self
            .line
            .with_value(|line| line.borrow().unanswered.iter().any(Unsent::is_wish));
        if self.lost.get_untracked() && is_one_kept {
            self.session.refused.set(Some(Why::only(ONE_AT_A_TIME)));
            return;
        }
        for wish in wishes {
            self.speak(|id| ToServer::Wish(Wished::new(id, wish)));
        }
    }

    fn speak(self, message: impl FnOnce(String) -> ToServer) {
        self.line
            .with_value(|line| line.borrow_mut().speak(message));
        self.count();
    }

    /// What came with the invite link, if somebody came by one.
    pub(crate) fn invite(self) -> Option<String> {
        self.line.with_value(|line| line.borrow().invite.clone())
    }

    /// Forgets what was never sent.
    pub(crate) fn forget(self) {
        self.line.with_value(|line| {
            let mut line = line.borrow_mut();
            line.unanswered.retain(|unsent| unsent.tried);
            line.save();
        });
        self.count();
    }

    /// Shows how much is not answered.
    fn count(self) {
        self.line.with_value(|line| {
            let line = line.borrow();
            self.unanswered.set(line.unanswered.len());
            let is_untried = line.unanswered.iter().any(|unsent| !unsent.tried);
            self.forgettable.set(is_untried);
        });
    }

    /// Asks what the table is now: how many watch is told with nothing else.
    pub(crate) fn refresh(self) {
        if let Some(line) = self.line.try_get_value() {
            spawn_local(look_again(line, self));
        }
    }

    /// Looks at once whether the server can be reached.
    pub(crate) fn try_again(self) {
        self.line
            .with_value(|line| line.borrow().nudge(Nudge::Look));
    }

    /// The server has answered what the table is now.
    pub(crate) fn renew(self, table: TableInfo) {
        show(self.session, table);
    }
}

/// Follows a table on the server, as long as its owner lives.
pub(crate) fn follow(
    game: &'static dyn Played,
    welcome: Welcome,
    invite: Option<String>,
) -> Online {
    let Welcome {
        table,
        events,
        chat,
    } = welcome;
    let line = Rc::new(RefCell::new(Line {
        table: table.id.clone(),
        invite,
        known: events.now.number,
        unanswered: unsent::load(&table.id),
        wake: None,
        left: false,
        said: 0,
    }));
    let session = Session {
        told: RwSignal::new(events.told),
        thinking: RwSignal::new(thinks(&events.now, &table)),
        seat: RwSignal::new(table.you),
        ..Session::shown(game, table, events.now)
    };
    let online = Online {
        session,
        chat: RwSignal::new(chat),
        unsaid: RwSignal::new(None),
        lost: RwSignal::new(false),
        gone: RwSignal::new(None),
        heard_at: RwSignal::new(js_sys::Date::now()),
        unanswered: RwSignal::new(0),
        forgettable: RwSignal::new(false),
        line: StoredValue::new_local(Rc::clone(&line)),
    };
    online.count();
    session.command.set_value(Rc::new(move |command| {
        // The server draws, and thinks for computer players.
        if let Command::Wishes(wishes) = command {
            online.wish(&wishes);
        }
    }));
    let looks = Rc::downgrade(&line);
    on_waking(move || {
        if let Some(line) = looks.upgrade() {
            line.borrow().nudge(Nudge::Look);
        }
    });
    let leaves = Rc::downgrade(&line);
    on_cleanup_local(move || {
        if let Some(line) = leaves.upgrade() {
            let mut line = line.borrow_mut();
            line.left = true;
            line.wake = None;
        }
    });
    spawn_local(keep_up(line, online));
    online
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
fn thinks(now: &Now, table: &TableInfo) -> bool {
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
    ask("GET", &address, None).await
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
