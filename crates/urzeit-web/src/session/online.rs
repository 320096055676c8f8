//! A table on the server. The socket may be lost at any time: then it is made anew, tells what was
//! missed, and wishes that were not acknowledged are said again. The server counts them once.

use std::{cell::RefCell, collections::VecDeque, rc::Rc, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _, future::Either};
use gloo_net::websocket::{Message, futures::WebSocket};
use gloo_timers::future::sleep;
use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::messages::{Events, Hello, ToClient, ToServer, Welcome, Why, Wish};
use wasm_bindgen_futures::spawn_local;

use super::Session;

/// The longest time between two tries to reach the server.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);

/// What is said on the socket, by this page and by the server.
struct Line {
    table: String,
    invite: Option<String>,
    /// The number of the first event that this page does not know.
    known: u64,
    /// Wishes that the server has not answered.
    wishes: VecDeque<Wish>,
    /// Wakes the task that speaks.
    wake: Option<futures_channel::mpsc::UnboundedSender<Wish>>,
    /// Nobody looks at this table any more.
    left: bool,
    wished: u32,
}

/// Follows a table on the server. What is known of it comes later: `ready` tells.
pub(crate) fn follow(welcome: Welcome, invite: Option<String>, lost: RwSignal<bool>) -> Session {
    let line = Rc::new(RefCell::new(Line {
        table: welcome.table.id.clone(),
        invite,
        known: welcome.events.now.number,
        wishes: VecDeque::new(),
        wake: None,
        left: false,
        wished: 0,
    }));
    let seat = welcome.table.you.map(|number| Seat::at(number - 1));
    let session = Session {
        told: RwSignal::new(welcome.events.told),
        now: RwSignal::new(welcome.events.now),
        table: RwSignal::new(welcome.table),
        refused: RwSignal::new(None),
        seat: RwSignal::new(seat),
        thinking: RwSignal::new(false),
        wish: StoredValue::new_local(Rc::new(|_| ())),
    };
    let speaks = Rc::clone(&line);
    session
        .wish
        .set_value(Rc::new(move |wish| speaks.borrow_mut().wish(wish)));
    let leaves = Rc::downgrade(&line);
    on_cleanup_local(move || {
        if let Some(line) = leaves.upgrade() {
            let mut line = line.borrow_mut();
            line.left = true;
            line.wake = None;
        }
    });
    spawn_local(keep_up(line, session, lost));
    session
}

/// `on_cleanup` for what belongs to this thread.
fn on_cleanup_local(clean: impl FnOnce() + 'static) {
    let clean = send_wrapper::SendWrapper::new(clean);
    on_cleanup(move || clean.take()());
}

impl Line {
    fn wish(&mut self, wish: String) {
        self.wished += 1;
        // Another page of the same player counts from 1 too: the time tells them apart.
        let id = format!("{:.0}-{}", js_sys::Date::now(), self.wished);
        let wish = Wish { id, wish };
        self.wishes.push_back(wish.clone());
        if let Some(wake) = &self.wake {
            let _ = wake.unbounded_send(wish);
        }
    }
}

/// Until nobody looks at the table any more.
async fn keep_up(line: Rc<RefCell<Line>>, session: Session, lost: RwSignal<bool>) {
    let mut pause = Duration::from_millis(250);
    while !line.borrow().left {
        if let Ok(socket) = WebSocket::open(&address()) {
            if converse(&line, session, socket, lost).await {
                pause = Duration::from_millis(250);
            }
        }
        if line.borrow().left {
            return;
        }
        lost.set(true);
        sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

fn address() -> String {
    let location = window().location();
    let secure = location
        .protocol()
        .is_ok_and(|protocol| protocol == "https:");
    let scheme = if secure { "wss" } else { "ws" };
    format!(
        "{scheme}://{}/api/socket",
        location.host().unwrap_or_default()
    )
}

/// Speaks and hears until the socket is lost. Was it ever good for something?
async fn converse(
    line: &Rc<RefCell<Line>>,
    session: Session,
    socket: WebSocket,
    lost: RwSignal<bool>,
) -> bool {
    let (mut speak, mut hear) = socket.split();
    let (wake, mut wishes) = futures_channel::mpsc::unbounded();
    let (hello, waiting) = {
        let mut line = line.borrow_mut();
        line.wake = Some(wake);
        let hello = Hello {
            table: line.table.clone(),
            since: line.known,
            invite: line.invite.clone(),
        };
        (hello, line.wishes.clone())
    };
    let first = [ToServer::Hello(hello)];
    for message in first
        .into_iter()
        .chain(waiting.into_iter().map(ToServer::Wish))
    {
        if speak.send(text(&message)).await.is_err() {
            return false;
        }
    }
    let mut good = false;
    loop {
        let next = futures_util::future::select(hear.next(), wishes.next()).await;
        match next {
            Either::Left((Some(Ok(Message::Text(said))), _)) => {
                good = true;
                lost.set(false);
                if let Ok(said) = serde_json::from_str(&said) {
                    heard(&mut line.borrow_mut(), session, said);
                }
            }
            Either::Left(_) | Either::Right((None, _)) => return good,
            Either::Right((Some(wish), _)) => {
                if speak.send(text(&ToServer::Wish(wish))).await.is_err() {
                    return good;
                }
            }
        }
    }
}

fn text(message: &ToServer) -> Message {
    Message::Text(serde_json::to_string(message).unwrap_or_default())
}

fn heard(line: &mut Line, session: Session, said: ToClient) {
    match said {
        ToClient::Welcome(welcome) => {
            session
                .seat
                .set(welcome.table.you.map(|number| Seat::at(number - 1)));
            session.table.set(welcome.table);
            tell(line, session, welcome.events);
        }
        ToClient::Events(events) => tell(line, session, events),
        ToClient::Table(table) => session.table.set(*table),
        ToClient::Done(done) => line.wishes.retain(|wish| wish.id != done.id),
        ToClient::Refused(refused) => {
            line.wishes.retain(|wish| wish.id != refused.id);
            session.refused.set(Some(refused.why));
        }
        ToClient::Chat(_) => {}
    }
}

/// Takes over what is new of some events: after a loss some may be told twice.
fn tell(line: &mut Line, session: Session, events: Events) {
    let known = (line.known.saturating_sub(events.first)) as usize;
    let new: Vec<_> = events.told.into_iter().skip(known).collect();
    line.known = line.known.max(events.now.number);
    session.told.update(|told| told.extend(new));
    session.now.set(events.now);
}

/// The table as the server shows it now.
pub(crate) async fn look(id: &str, invite: Option<&str>) -> Result<Welcome, Why> {
    let invite = invite
        .map(|invite| format!("?invite={invite}"))
        .unwrap_or_default();
    super::ask("GET", &format!("/api/tables/{id}{invite}"), None).await
}
