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

use super::{
    Session, UNREACHABLE, ask,
    awake::on_waking,
    unsent::{self, Unsent},
};

/// The shortest and the longest time between two tries to reach the server.
const PAUSES: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(15));

/// So long after something was said, or after nothing was heard, the socket is looked at.
const LOOK: Duration = Duration::from_secs(5);

/// So many looks without a word: the socket may be dead without knowing it.
const SILENT_LOOKS: u32 = 8;

/// A page that has not looked at its socket for so long has slept: the socket is made anew.
const SLEPT: f64 = 90_000.0;

/// What is said when somebody wants something while something else is kept to be sent.
const ONE_AT_A_TIME: &str = "net-one-at-a-time";

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

    /// Wants something to happen. Without a connection one wish is kept; what comes after it depends on
    /// what becomes of it.
    fn wish(self, wish: String) {
        let is_one_kept = self
            .line
            .with_value(|line| line.borrow().unanswered.iter().any(Unsent::is_wish));
        if self.lost.get_untracked() && is_one_kept {
            self.session.refused.set(Some(Why::only(ONE_AT_A_TIME)));
            return;
        }
        self.speak(|id| ToServer::Wish(Wish { id, wish }));
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

/// What is said on the socket, by this page and by the server.
struct Line {
    table: String,
    invite: Option<String>,
    /// The number of the first event that this page does not know.
    known: u64,
    /// What the server has not answered.
    unanswered: VecDeque<Unsent>,
    /// Wakes the task that speaks.
    wake: Option<UnboundedSender<Nudge>>,
    /// Nobody looks at this table any more.
    left: bool,
    said: u32,
}

/// What wakes the task that speaks.
enum Nudge {
    /// Something new to be said.
    Say(ToServer),
    /// Is the socket still good?
    Look,
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
        unanswered: unsent::load(&table.id),
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
        unanswered: RwSignal::new(0),
        forgettable: RwSignal::new(false),
        line: StoredValue::new_local(Rc::clone(&line)),
    };
    online.count();
    session
        .wish
        .set_value(Rc::new(move |wish| online.wish(wish)));
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
        self.unanswered.push_back(Unsent {
            id,
            message: message.clone(),
            tried: false,
        });
        self.save();
        self.nudge(Nudge::Say(message));
    }

    fn nudge(&self, nudge: Nudge) {
        if let Some(wake) = &self.wake {
            let _ = wake.unbounded_send(nudge);
        }
    }

    /// From now on, what wakes the task that speaks arrives here.
    fn listen(&mut self) -> UnboundedReceiver<Nudge> {
        let (wake, nudges) = unbounded();
        self.wake = Some(wake);
        nudges
    }

    /// What to say first on a new socket.
    fn hello(&self) -> ToServer {
        ToServer::Hello(Hello {
            table: self.table.clone(),
            since: self.known,
            invite: self.invite.clone(),
        })
    }

    /// All that is not answered is on its way now.
    fn all_tried(&mut self) -> Vec<ToServer> {
        for unsent in &mut self.unanswered {
            unsent.tried = true;
        }
        self.save();
        let unsent = self.unanswered.iter();
        unsent.map(|unsent| unsent.message.clone()).collect()
    }

    fn answered(&mut self, id: &str) -> Option<ToServer> {
        let place = self.unanswered.iter().position(|unsent| unsent.id == id)?;
        let answered = self.unanswered.remove(place)?.message;
        self.save();
        Some(answered)
    }

    fn save(&self) {
        unsent::save(&self.table, &self.unanswered);
    }
}

/// Until nobody looks at the table any more.
async fn keep_up(line: Rc<RefCell<Line>>, online: Online) {
    let mut pause = PAUSES.0;
    loop {
        let mut good = false;
        if let Ok(socket) = WebSocket::open(&socket_address("/api/socket")) {
            good = converse(&line, online, socket).await;
        }
        if line.borrow().left {
            return;
        }
        online.lost.set(true);
        rest(&line, pause).await;
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

/// Waits before the next try; not so long if there is something to say, or a reason to look.
async fn rest(line: &Rc<RefCell<Line>>, pause: Duration) {
    sleep(PAUSES.0).await;
    let mut nudges = line.borrow_mut().listen();
    if line.borrow().left {
        return;
    }
    select(sleep(pause - PAUSES.0), nudges.next()).await;
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

/// Speaks and hears until the socket is lost. Was it ever good for something?
async fn converse(line: &Rc<RefCell<Line>>, online: Online, socket: WebSocket) -> bool {
    let (mut speak, mut hear) = socket.split();
    let mut nudges = line.borrow_mut().listen();
    let hello = line.borrow().hello();
    if speak.send(text(&hello)).await.is_err() {
        return false;
    }
    let (mut good, mut silent) = (false, 0);
    let mut looked_at = js_sys::Date::now();
    loop {
        let next = select(hear.next(), select(nudges.next(), sleep(LOOK))).await;
        if line.borrow().left {
            return good;
        }
        let slept = js_sys::Date::now() - looked_at > SLEPT;
        looked_at = js_sys::Date::now();
        match next {
            Either::Left((Some(Ok(Message::Text(said))), _)) => {
                // Only now it is certain that what was kept is on its way.
                let again = if good {
                    Vec::new()
                } else {
                    line.borrow_mut().all_tried()
                };
                for message in again {
                    if speak.send(text(&message)).await.is_err() {
                        return false;
                    }
                }
                (good, silent) = (true, 0);
                online.lost.set(false);
                online.count();
                if let Ok(said) = serde_json::from_str(&said) {
                    heard(line, online, said);
                }
            }
            Either::Left(_) | Either::Right((Either::Left((None, _)), _)) => return good,
            Either::Right((Either::Left((Some(Nudge::Say(message)), _)), _)) => {
                silent = 0;
                // Before the first word of the server it is kept, and sent with the rest.
                if !good {
                    continue;
                }
                line.borrow_mut().all_tried();
                if speak.send(text(&message)).await.is_err() {
                    return good;
                }
            }
            Either::Right((Either::Left((Some(Nudge::Look), _)), _)) => {
                if slept || has_missed(line).await {
                    return good;
                }
            }
            Either::Right((Either::Right(_), _)) => {
                silent += 1;
                let is_owed = !good || !line.borrow().unanswered.is_empty();
                if slept || is_owed || silent >= SILENT_LOOKS && has_missed(line).await {
                    return good;
                }
                silent %= SILENT_LOOKS;
            }
        }
    }
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
            online.count();
        }
        ToClient::Refused(refused) => {
            let answered = line.borrow_mut().answered(&refused.id);
            online.count();
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
    if events.now.number < line.known {
        return;
    }
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
