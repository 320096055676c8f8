//! A table on the server. The socket may be lost at any time: then it is made anew, tells what was
//! missed, and what was not acknowledged is said again. The server counts it once.

use std::{cell::RefCell, collections::VecDeque, rc::Rc, time::Duration};

use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use futures_util::{
    SinkExt as _, StreamExt as _,
    future::{Either, select},
};
use gloo_net::websocket::{Message, futures::WebSocket};
use gloo_timers::future::sleep;
use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::messages::{
    ChatLine, Events, Hello, Now, Say, TableInfo, ToClient, ToServer, Waiting, Welcome, Why, Wish,
};
use wasm_bindgen_futures::spawn_local;

use super::{Session, UNREACHABLE, ask};

/// The shortest and the longest time between two tries to reach the server.
const PAUSES: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(15));

/// So long after something was said, or after nothing was heard, the socket is looked at.
const LOOK: Duration = Duration::from_secs(5);

/// So many looks without a word: the socket may be dead without knowing it.
const SILENT_LOOKS: u32 = 8;

/// So often what a table is may be asked before it is left to the next change.
const LOOKS_AGAIN: usize = 5;

/// A table on the server, as the page shows it.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    /// The table.
    pub(crate) session: Session,
    /// What was said there.
    pub(crate) chat: RwSignal<Vec<ChatLine>>,
    /// Why the last line was not said.
    pub(crate) unsaid: RwSignal<Option<Why>>,
    /// Is there no connection at the moment?
    pub(crate) lost: RwSignal<bool>,
    /// Why the table is no longer to be seen.
    pub(crate) gone: RwSignal<Option<Why>>,
    /// When the page heard how much time is left, by its own clock.
    pub(crate) heard_at: RwSignal<f64>,
    say: StoredValue<Rc<dyn Fn(String)>, LocalStorage>,
}

impl Online {
    /// Says something to the others.
    pub(crate) fn say(self, text: String) {
        self.unsaid.set(None);
        let say = self.say.get_value();
        say(text);
    }

    /// The server has answered what the table is now.
    pub(crate) fn renew(self, table: TableInfo) {
        show(self.session, table);
    }
}

/// What is said on the socket, by this page and by the server.
struct Line {
    table: String,
    invite: Option<String>,
    /// The number of the first event that this page does not know.
    known: u64,
    /// What the server has not answered, with its identifier.
    unanswered: VecDeque<(String, ToServer)>,
    /// Wakes the task that speaks.
    wake: Option<UnboundedSender<ToServer>>,
    /// Nobody looks at this table any more.
    left: bool,
    said: u32,
}

/// Follows a table on the server, as long as its owner lives.
pub(crate) fn follow(welcome: Welcome, invite: Option<String>) -> Online {
    let Welcome {
        table,
        events,
        chat,
    } = welcome;
    let line = Rc::new(RefCell::new(Line {
        table: table.id.clone(),
        invite,
        known: events.now.number,
        unanswered: VecDeque::new(),
        wake: None,
        left: false,
        said: 0,
    }));
    let session = Session {
        told: RwSignal::new(events.told),
        thinking: RwSignal::new(thinks(&events.now, &table)),
        now: RwSignal::new(events.now),
        seat: RwSignal::new(seat(&table)),
        table: RwSignal::new(table),
        refused: RwSignal::new(None),
        at_one_screen: false,
        pointed: RwSignal::default(),
        step: RwSignal::default(),
        wish: StoredValue::new_local(Rc::new(|_| ())),
    };
    let online = Online {
        session,
        chat: RwSignal::new(chat),
        unsaid: RwSignal::new(None),
        lost: RwSignal::new(false),
        gone: RwSignal::new(None),
        heard_at: RwSignal::new(js_sys::Date::now()),
        say: StoredValue::new_local(Rc::new(|_| ())),
    };
    let speaks = Rc::clone(&line);
    session.wish.set_value(Rc::new(move |wish| {
        let wished = |id| ToServer::Wish(Wish { id, wish });
        speaks.borrow_mut().speak(wished);
    }));
    let speaks = Rc::clone(&line);
    online.say.set_value(Rc::new(move |text| {
        let said = |id| ToServer::Say(Say { id, text });
        speaks.borrow_mut().speak(said);
    }));
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

fn seat(table: &TableInfo) -> Option<Seat> {
    table.you.map(|number| Seat::at(number - 1))
}

fn show(session: Session, table: TableInfo) {
    session.seat.set(seat(&table));
    session
        .thinking
        .set(session.now.with_untracked(|now| thinks(now, &table)));
    session.table.set(table);
}

/// Does the table wait for computer players alone?
fn thinks(now: &Now, table: &TableInfo) -> bool {
    let Waiting::Choices(seats) = &now.awaits else {
        return false;
    };
    let is_computer = |number: &usize| {
        let seat = table.seats.get(number - 1);
        seat.is_some_and(|seat| seat.sitter != "person" || seat.stand_in.is_some())
    };
    seats.iter().all(is_computer)
}

impl Line {
    fn speak(&mut self, message: impl FnOnce(String) -> ToServer) {
        self.said += 1;
        // Another page of the same player counts from 1 too: the time tells them apart.
        let id = format!("{:.0}-{}", js_sys::Date::now(), self.said);
        let message = message(id.clone());
        self.unanswered.push_back((id, message.clone()));
        if let Some(wake) = &self.wake {
            let _ = wake.unbounded_send(message);
        }
    }

    fn answered(&mut self, id: &str) -> Option<ToServer> {
        let place = self.unanswered.iter().position(|(other, _)| other == id)?;
        Some(self.unanswered.remove(place)?.1)
    }
}

/// Until nobody looks at the table any more.
async fn keep_up(line: Rc<RefCell<Line>>, online: Online) {
    let mut pause = PAUSES.0;
    loop {
        let mut good = false;
        if let Ok(socket) = WebSocket::open(&address()) {
            good = converse(&line, online, socket).await;
        }
        if line.borrow().left {
            return;
        }
        online.lost.set(true);
        sleep(pause).await;
        if line.borrow().left {
            return;
        }
        pause = match good {
            true => PAUSES.0,
            false => (pause * 2).min(PAUSES.1),
        };
        if !good && let Some(why) = closed(&line).await {
            if !line.borrow().left {
                online.gone.set(Some(why));
            }
            return;
        }
    }
}

/// A socket does not say why it cannot be had. Is it because the table is no longer for us?
async fn closed(line: &Rc<RefCell<Line>>) -> Option<Why> {
    let (table, invite, known) = {
        let line = line.borrow();
        (line.table.clone(), line.invite.clone(), line.known)
    };
    let why = look_since(&table, invite.as_deref(), known).await.err()?;
    matches!(&*why.error, "server-not-found" | "server-no-session").then_some(why)
}

fn address() -> String {
    let location = window().location();
    let secure = location
        .protocol()
        .is_ok_and(|protocol| protocol == "https:");
    let scheme = if secure { "wss" } else { "ws" };
    let host = location.host().unwrap_or_default();
    format!("{scheme}://{host}/api/socket")
}

/// Speaks and hears until the socket is lost. Was it ever good for something?
async fn converse(line: &Rc<RefCell<Line>>, online: Online, socket: WebSocket) -> bool {
    let (mut speak, mut hear) = socket.split();
    let (first, mut wishes) = greet(line);
    for message in first {
        if speak.send(text(&message)).await.is_err() {
            return false;
        }
    }
    let (mut good, mut silent) = (false, 0);
    loop {
        let next = select(hear.next(), select(wishes.next(), sleep(LOOK))).await;
        if line.borrow().left {
            return good;
        }
        match next {
            Either::Left((Some(Ok(Message::Text(said))), _)) => {
                (good, silent) = (true, 0);
                online.lost.set(false);
                if let Ok(said) = serde_json::from_str(&said) {
                    heard(line, online, said);
                }
            }
            Either::Left(_) | Either::Right((Either::Left((None, _)), _)) => return good,
            Either::Right((Either::Left((Some(message), _)), _)) => {
                silent = 0;
                if speak.send(text(&message)).await.is_err() {
                    return good;
                }
            }
            Either::Right((Either::Right(_), _)) => {
                silent += 1;
                let is_owed = !good || !line.borrow().unanswered.is_empty();
                if is_owed || silent >= SILENT_LOOKS && has_missed(line).await {
                    return good;
                }
                silent %= SILENT_LOOKS;
            }
        }
    }
}

/// What to say first on a new socket, and what wakes who speaks there.
fn greet(line: &Rc<RefCell<Line>>) -> (Vec<ToServer>, UnboundedReceiver<ToServer>) {
    let (wake, wishes) = unbounded();
    let mut line = line.borrow_mut();
    line.wake = Some(wake);
    let hello = ToServer::Hello(Hello {
        table: line.table.clone(),
        since: line.known,
        invite: line.invite.clone(),
    });
    let again = line.unanswered.iter().map(|(_, message)| message.clone());
    (std::iter::once(hello).chain(again).collect(), wishes)
}

/// Has something happened that the socket did not tell? Then it is dead, or the way to it is.
async fn has_missed(line: &Rc<RefCell<Line>>) -> bool {
    let (table, invite, known) = {
        let line = line.borrow();
        (line.table.clone(), line.invite.clone(), line.known)
    };
    let seen = look_since(&table, invite.as_deref(), known).await;
    match seen {
        Ok(welcome) => welcome.events.now.number > line.borrow().known,
        Err(why) => why.error == UNREACHABLE,
    }
}

fn text(message: &ToServer) -> Message {
    Message::Text(serde_json::to_string(message).unwrap_or_default())
}

fn heard(line: &Rc<RefCell<Line>>, online: Online, said: ToClient) {
    let session = online.session;
    match said {
        ToClient::Welcome(welcome) => {
            show(session, welcome.table);
            online.chat.set(welcome.chat);
            tell(line, online, welcome.events);
        }
        ToClient::Events(events) => {
            let changes = changes_table(&events, session);
            tell(line, online, events);
            if changes {
                spawn_local(look_again(Rc::clone(line), online));
            }
        }
        ToClient::Table(table) => show(session, *table),
        ToClient::Done(done) => {
            line.borrow_mut().answered(&done.id);
        }
        ToClient::Refused(refused) => {
            let answered = line.borrow_mut().answered(&refused.id);
            match answered {
                Some(ToServer::Say(_)) => online.unsaid.set(Some(refused.why)),
                _ => session.refused.set(Some(refused.why)),
            }
        }
        ToClient::Chat(said) => online.chat.update(|chat| {
            if chat.iter().all(|line| line.number != said.number) {
                chat.push(said);
            }
        }),
    }
}

/// Takes over what is new of some events: after a loss some may be told twice.
fn tell(line: &Rc<RefCell<Line>>, online: Online, events: Events) {
    let mut line = line.borrow_mut();
    let known = (line.known.saturating_sub(events.first)) as usize;
    let new: Vec<_> = events.told.into_iter().skip(known).collect();
    line.known = line.known.max(events.now.number);
    drop(line);
    let session = online.session;
    session.told.update(|told| told.extend(new));
    online.heard_at.set(js_sys::Date::now());
    session.thinking.set(
        session
            .table
            .with_untracked(|table| thinks(&events.now, table)),
    );
    session.now.set(events.now);
}

/// Do these events change who sits where, or whether the game runs? They do not say how.
fn changes_table(events: &Events, session: Session) -> bool {
    const SEATING: [&str; 9] = [
        "sit", "computer", "leave", "begin", "time-out", "stand-in", "return", "resign", "close",
    ];
    let is_seating = |event: &String| {
        let word = event.split_whitespace().nth(1);
        word.is_some_and(|word| SEATING.contains(&word))
    };
    let ends = events.now.awaits == Waiting::Nothing
        && session
            .table
            .with_untracked(|table| table.state == "running");
    // A computer player that played one turn goes by itself.
    let stood_in = session
        .table
        .with_untracked(|table| table.seats.iter().any(|seat| seat.stand_in.is_some()));
    ends || stood_in || events.told.iter().any(is_seating)
}

async fn look_again(line: Rc<RefCell<Line>>, online: Online) {
    // More may happen while the answer is on its way; when it has caught up it is the latest.
    for _ in 0..LOOKS_AGAIN {
        let (table, invite, known) = {
            let line = line.borrow();
            (line.table.clone(), line.invite.clone(), line.known)
        };
        let seen = look_since(&table, invite.as_deref(), known).await;
        let line = line.borrow();
        let Some(welcome) = seen.ok().filter(|_| !line.left) else {
            return;
        };
        if welcome.events.now.number >= line.known {
            show(online.session, welcome.table);
            return;
        }
    }
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
