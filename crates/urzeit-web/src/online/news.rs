//! What waits for whoever is here, as the server tells it: by a socket, and by asking where there is none.

use std::time::Duration;

use futures_channel::mpsc::{UnboundedReceiver, unbounded};
use futures_util::{
    StreamExt as _,
    future::{Either, select},
};
use gloo_net::websocket::{Message, futures::WebSocket};
use gloo_timers::future::sleep;
use leptos::prelude::*;
use urzeit_table::messages::Notices;
use wasm_bindgen_futures::spawn_local;

use super::here::{Here, SIGNED_IN, Who, is_out};
use crate::{
    http::get,
    session::{awake::on_waking, online::socket_address},
};

/// The shortest and the longest time between two tries to reach the server.
const PAUSES: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(30));

/// A socket that was not looked at for so long, in milliseconds, is reopened: the page has slept.
const SLEPT: f64 = 60_000.0;

/// Keeps what waits for whoever is here up to date, as long as the page is open.
pub(super) fn follow(here: Here) {
    let (nudge, nudges) = unbounded();
    let account = Memo::new(move |_| here.me().map(|me| me.id));
    Effect::new({
        let nudge = nudge.clone();
        move |_| {
            if account.get().is_none() {
                here.notices.set(Vec::new());
            }
            let _ = nudge.unbounded_send(());
        }
    });
    on_waking(move || {
        // A server that could not be asked may answer now.
        if here
            .who
            .with_untracked(|who| matches!(who, Who::Unreachable))
        {
            here.look_again();
        }
        let _ = nudge.unbounded_send(());
    });
    // Another window of this browser may have signed in or out.
    let elsewhere = window_event_listener(leptos::ev::storage, move |event| {
        if event.key().as_deref() == Some(SIGNED_IN) {
            here.look_again();
        }
    });
    on_cleanup(move || elsewhere.remove());
    spawn_local(keep_up(here, account, nudges));
}

async fn keep_up(here: Here, account: Memo<Option<i64>>, mut nudges: UnboundedReceiver<()>) {
    let mut pause = PAUSES.0;
    loop {
        let Some(who) = account.get_untracked() else {
            if nudges.next().await.is_none() {
                return;
            }
            continue;
        };
        let good = listen(here, || account.get_untracked() == Some(who), &mut nudges).await;
        pause = if good {
            PAUSES.0
        } else {
            (pause * 2).min(PAUSES.1)
        };
        select(sleep(pause), nudges.next()).await;
        if account.get_untracked() == Some(who) {
            ask_once(here).await;
        }
    }
}

/// Hears until the socket is lost, or somebody else is here. Was it ever good for something?
async fn listen(
    here: Here,
    is_same: impl Fn() -> bool,
    nudges: &mut UnboundedReceiver<()>,
) -> bool {
    let Ok(mut socket) = WebSocket::open(&socket_address("/api/notices/socket")) else {
        return false;
    };
    let mut good = false;
    let mut heard_at = js_sys::Date::now();
    loop {
        match select(socket.next(), nudges.next()).await {
            Either::Left((Some(Ok(Message::Text(said))), _)) => {
                good = true;
                heard_at = js_sys::Date::now();
                if let Ok(said) = serde_json::from_str::<Notices>(&said) {
                    tell(here, said);
                }
            }
            Either::Left(_) => return good,
            Either::Right(_) => {
                let slept = js_sys::Date::now() - heard_at > SLEPT;
                if slept || !is_same() {
                    return true;
                }
            }
        }
    }
}

async fn ask_once(here: Here) {
    match get::<Notices>("/api/notices").await {
        Ok(notices) => tell(here, notices),
        Err(why) if is_out(&why) => here.look_again(),
        Err(_) => {}
    }
}

fn tell(here: Here, notices: Notices) {
    if here.notices.with_untracked(|old| *old != notices.notices) {
        here.notices.set(notices.notices);
    }
}
