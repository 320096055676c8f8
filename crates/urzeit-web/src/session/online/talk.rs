//! Speaking with the server: a socket as long as it is good, then the next.

use std::{cell::RefCell, rc::Rc, time::Duration};

use futures_util::{
    SinkExt as _, StreamExt as _,
    future::{Either, select},
};
use gloo_net::websocket::{Message, futures::WebSocket};
use gloo_timers::future::sleep;
use leptos::prelude::*;
use urzeit_table::{
    Awaits, Deed, Told,
    messages::{Events, State, ToClient, ToServer, Welcome, Why},
};
use wasm_bindgen_futures::spawn_local;

use super::{
    Online, ahead,
    conversation::{Conversation, Nudge},
    look_since, show, socket_address, thinks,
};
use crate::{http::UNREACHABLE, position, session::Session};

/// The shortest and the longest time between two tries to reach the server.
const PAUSES: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(15));

/// How long after something was said, or after nothing was heard, the socket is looked at.
const LOOK: Duration = Duration::from_secs(5);

/// After this many looks without a word the socket may be dead without knowing it.
const SILENT_LOOKS: u32 = 8;

/// A page that has not looked at its socket for so long has slept: the socket is reopened.
const SLEPT: f64 = 90_000.0;

/// How many times what a table is may be asked before it is left to the next change.
const LOOKS_AGAIN: usize = 5;

/// Until nobody looks at the table any more.
pub(super) async fn keep_up(conversation: Rc<RefCell<Conversation>>, online: Online) {
    let mut pause = PAUSES.0;
    loop {
        let mut good = false;
        if let Ok(socket) = WebSocket::open(&socket_address("/api/socket")) {
            good = converse(&conversation, online, socket).await;
        }
        if conversation.borrow().left {
            return;
        }
        online.lost.set(true);
        rest(&conversation, pause).await;
        if conversation.borrow().left {
            return;
        }
        pause = if good {
            PAUSES.0
        } else {
            (pause * 2).min(PAUSES.1)
        };
        if !good && let Some(why) = closed(&conversation).await {
            if !conversation.borrow().left {
                online.gone.set(Some(why));
            }
            return;
        }
    }
}

/// Waits before the next try; not so long if there is something to say, or a reason to look.
async fn rest(conversation: &Rc<RefCell<Conversation>>, pause: Duration) {
    sleep(PAUSES.0).await;
    let mut nudges = conversation.borrow_mut().listen();
    if conversation.borrow().left {
        return;
    }
    select(sleep(pause - PAUSES.0), nudges.next()).await;
}

/// A socket does not say why it cannot be had. Is it because the table is no longer for us?
async fn closed(conversation: &Rc<RefCell<Conversation>>) -> Option<Why> {
    let why = look_from(conversation).await.err()?;
    matches!(
        &*why.error,
        "server-not-found" | "server-no-session" | "server-banned"
    )
    .then_some(why)
}

/// Speaks and hears until the socket is lost. Was it ever good for something?
async fn converse(
    conversation: &Rc<RefCell<Conversation>>,
    online: Online,
    socket: WebSocket,
) -> bool {
    let (mut speak, mut hear) = socket.split();
    let mut nudges = conversation.borrow_mut().listen();
    let hello = conversation.borrow().hello();
    if speak.send(text(&hello)).await.is_err() {
        return false;
    }
    let (mut good, mut silent) = (false, 0);
    let mut looked_at = js_sys::Date::now();
    loop {
        let next = select(hear.next(), select(nudges.next(), sleep(LOOK))).await;
        if conversation.borrow().left {
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
                    conversation.borrow_mut().all_tried()
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
                    heard(conversation, online, said);
                }
            }
            Either::Left(_) | Either::Right((Either::Left((None, _)), _)) => return good,
            Either::Right((Either::Left((Some(Nudge::Say(message)), _)), _)) => {
                silent = 0;
                // Before the first word of the server it is kept, and sent with the rest.
                if !good {
                    continue;
                }
                conversation.borrow_mut().all_tried();
                if speak.send(text(&message)).await.is_err() {
                    return good;
                }
            }
            Either::Right((Either::Left((Some(Nudge::Look), _)), _)) => {
                if slept || has_missed(conversation).await {
                    return good;
                }
            }
            Either::Right((Either::Right(_), _)) => {
                silent += 1;
                let is_owed = !good || !conversation.borrow().unanswered.is_empty();
                if slept || is_owed || silent >= SILENT_LOOKS && has_missed(conversation).await {
                    return good;
                }
                silent %= SILENT_LOOKS;
            }
        }
    }
}

/// Has something happened that the socket did not tell? Then it is dead, or the way to it is.
async fn has_missed(conversation: &Rc<RefCell<Conversation>>) -> bool {
    match look_from(conversation).await {
        Ok(welcome) => welcome.events.now.number > conversation.borrow().known,
        Err(why) => why.error == UNREACHABLE,
    }
}

fn text(message: &ToServer) -> Message {
    Message::Text(serde_json::to_string(message).unwrap_or_default())
}

fn heard(conversation: &Rc<RefCell<Conversation>>, online: Online, said: ToClient) {
    let session = online.session;
    match said {
        ToClient::Welcome(welcome) => {
            show(session, welcome.table);
            online.chat.set(welcome.chat);
            online.presence.set(welcome.presence);
            online.ahead.set(ahead(welcome.time));
            tell(conversation, online, welcome.events);
        }
        ToClient::Events(events) => {
            let changes = changes_table(&events, session);
            tell(conversation, online, events);
            if changes {
                spawn_local(look_again(Rc::clone(conversation), online));
            }
        }
        ToClient::Table(table) => show(session, *table),
        ToClient::Presence(presence) => online.presence.set(presence),
        ToClient::Done(done) => {
            conversation.borrow_mut().answered(&done.id);
            online.count();
        }
        ToClient::Refused(refused) => {
            let answered = conversation.borrow_mut().answered(&refused.id);
            online.count();
            match answered {
                Some(ToServer::Say(say)) => online.unsaid.set(Some((say.text, refused.why))),
                _ => session.refused.set(Some(refused.why)),
            }
        }
        ToClient::Chat(said) => online.chat.update(|chat| {
            if chat
                .iter()
                .all(|conversation| conversation.number != said.number)
            {
                chat.push(said);
            }
        }),
    }
}

/// Takes over what is new of some events: after a loss some may be told twice.
fn tell(conversation: &Rc<RefCell<Conversation>>, online: Online, events: Events) {
    let mut conversation = conversation.borrow_mut();
    if events.now.number < conversation.known {
        return;
    }
    let known = (conversation.known.saturating_sub(events.first)) as usize;
    let new: Vec<_> = events.told.into_iter().skip(known).collect();
    conversation.known = conversation.known.max(events.now.number);
    drop(conversation);
    let session = online.session;
    session.told.update(|told| told.extend(new));
    online.heard_at.set(js_sys::Date::now());
    session.thinking.set(
        session
            .table
            .with_untracked(|table| thinks(&events.now, table)),
    );
    let before = session.now.with_untracked(|now| now.view.clone());
    if let Some(now) = position::read(session.game, events.now, Some(before)) {
        session.now.set(now);
    }
}

/// Do these events change who sits where, or whether the game runs? They do not say how.
fn changes_table(events: &Events, session: Session) -> bool {
    let is_seating = |told: &Told| told.deed.as_ref().is_none_or(Deed::changes_seats);
    let ends = events.now.awaits == Awaits::Nothing
        && session
            .table
            .with_untracked(|table| table.state == State::Running);
    // A computer player that played one turn goes by itself, and a player who plays one is not away.
    let changes_by_turns = session.table.with_untracked(|table| {
        let mut seats = table.seats.iter();
        seats.any(|seat| seat.stand_in.is_some() || seat.away)
    });
    ends || changes_by_turns || events.told.iter().any(is_seating)
}

/// Asks what the table is now, until the answer has caught up with what was heard.
pub(super) async fn look_again(conversation: Rc<RefCell<Conversation>>, online: Online) {
    // More may happen while the answer is on its way; when it has caught up it is the latest.
    for _ in 0..LOOKS_AGAIN {
        let seen = look_from(&conversation).await;
        let conversation = conversation.borrow();
        let Some(welcome) = seen.ok().filter(|_| !conversation.left) else {
            return;
        };
        if welcome.events.now.number >= conversation.known {
            show(online.session, welcome.table);
            return;
        }
    }
}

/// The table as the server shows it now, with what this page does not know.
async fn look_from(conversation: &Rc<RefCell<Conversation>>) -> Result<Welcome, Why> {
    let (table, invite, known) = {
        let conversation = conversation.borrow();
        (
            conversation.table.clone(),
            conversation.invite.clone(),
            conversation.known,
        )
    };
    look_since(&table, invite.as_deref(), known).await
}
