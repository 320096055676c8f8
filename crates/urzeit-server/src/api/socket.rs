//! Following a table live.

use axum::{
    Router,
    body::Bytes,
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, rejection::WebSocketUpgradeRejection},
    },
    response::Response,
    routing::get,
};
use std::{
    pin::pin,
    time::{Duration, Instant},
};
use tokio::time::{MissedTickBehavior, interval_at, timeout};
use urzeit_table::messages::{Done, Hello, NotDone, Say, ToClient, ToServer, Why, Wish};

use super::{
    App, Error,
    caller::{Caller, Proof},
    door::Client,
    tables::may_see,
};
use crate::{
    live::{Following, json},
    rates::TooMany,
    store::Account,
    wishes,
};

/// No message of a client is longer.
const LONGEST_MESSAGE: usize = 8 * 1024;

/// So long a client may take to say `hello`.
const HELLO: Duration = Duration::from_secs(10);

/// So long a client may read nothing while there is something to read.
const UNREAD: Duration = Duration::from_secs(20);

/// So often somebody whose socket is open is looked at again.
const LOOK: Duration = Duration::from_secs(60);

/// So much too much may be said within this time.
const MOST_REFUSED: u32 = 200;
const CALM: Duration = Duration::from_secs(10);

pub(super) fn router() -> Router<App> {
    Router::new().route("/api/socket", get(socket))
}

async fn socket(
    State(app): State<App>,
    Caller(account): Caller,
    proof: Proof,
    client: Client,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let upgrade = upgrade.map_err(|_| Error::bad("server-no-upgrade"))?;
    let place = app.sockets.enter(account.id, client.address);
    let place = place.ok_or(Error::Enough("server-too-many-sockets"))?;
    Ok(upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        // Thousands of sockets wait at the same time: each with little.
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .max_write_buffer_size(256 * 1024)
        .on_upgrade(async move |socket| {
            let mut socket = socket;
            if let Err(why) = converse(&app, &account, &proof, &mut socket).await {
                let reason = Utf8Bytes::from(why.error);
                let close = CloseFrame { code: 4000, reason };
                let _ = socket.send(Message::Close(Some(close))).await;
            }
            drop(place);
        }))
}

/// Until the client leaves, or says what nobody says.
async fn converse(
    app: &App,
    account: &Account,
    proof: &Proof,
    socket: &mut WebSocket,
) -> Result<(), Why> {
    let mut closing = pin!(app.sockets.closing());
    let mut patience = Patience::default();
    let mut look = interval_at(tokio::time::Instant::now() + LOOK, LOOK);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let first = tokio::select! {
        () = &mut closing => return Err(Why::only("server-restarts")),
        first = timeout(HELLO, hear(socket)) => first,
    };
    let Some(ToServer::Hello(hello)) = first.map_err(|_| Why::only("server-no-hello"))?? else {
        return Err(Why::only("server-no-hello"));
    };
    let mut following = follow(app, account, proof, &hello, socket)
        .await
        .map_err(|error| error.why().1)?;
    loop {
        tokio::select! {
            // Who is let go is not heard any more.
            biased;
            () = &mut closing => return Err(Why::only("server-restarts")),
            _ = look.tick() => {
                // Should we have missed that its session ended, or that it was banned or deleted.
                still_proved(app, proof).await?;
                // A client that is gone without a word is noticed when it does not answer.
                if !sent(socket, Message::Ping(Bytes::new())).await {
                    return Ok(());
                }
            }
            message = following.next() => {
                let Some(message) = message else {
                    still_proved(app, proof).await?;
                    // Who reads too slowly is let go and can resume.
                    return Err(Why::only("server-too-slow"));
                };
                if !sent(socket, Message::Text(message)).await {
                    return Ok(());
                }
            }
            heard = hear(socket) => {
                let Some(heard) = heard? else { return Ok(()) };
                let answer = match app.rates.wish(account.id) {
                    Ok(()) => {
                        still_proved(app, proof).await?;
                        answer(app, account, &following, heard).await?
                    }
                    Err(TooMany(seconds)) => patience.refuse(heard, seconds)?,
                };
                // What the wish brought about is told before it is answered.
                while let Some(message) = following.ready() {
                    if !sent(socket, Message::Text(message)).await {
                        return Ok(());
                    }
                }
                if !sent(socket, Message::Text(json(&answer).into())).await {
                    return Ok(());
                }
            }
        }
    }
}

/// Closes a socket whose session or token has ended. If the store cannot say, nothing can be stored
/// either.
async fn still_proved(app: &App, proof: &Proof) -> Result<(), Why> {
    match proof.holds(app).await {
        Ok(false) => Err(Error::NoSession.why().1),
        Ok(true) | Err(_) => Ok(()),
    }
}

/// How much a client may say that is too much before its socket is closed.
#[derive(Default)]
struct Patience {
    since: Option<Instant>,
    refused: u32,
}

impl Patience {
    fn refuse(&mut self, heard: ToServer, seconds: u64) -> Result<ToClient, Why> {
        if self.since.is_none_or(|since| since.elapsed() > CALM) {
            self.since = Some(Instant::now());
            self.refused = 0;
        }
        self.refused += 1;
        let (_, why) = Error::TooMany(seconds).why();
        match heard {
            ToServer::Wish(Wish { id, .. }) | ToServer::Say(Say { id, .. })
                if self.refused <= MOST_REFUSED =>
            {
                Ok(ToClient::Refused(NotDone { id, why }))
            }
            _ => Err(why),
        }
    }
}

async fn follow(
    app: &App,
    account: &Account,
    proof: &Proof,
    hello: &Hello,
    socket: &mut WebSocket,
) -> Result<Following, Error> {
    let live = app.hall.table(&hello.table).await?.ok_or(Error::NotFound)?;
    // From here on it is let go when its session ends or it may not watch any more; before, it was not.
    let (welcome, following) = live.follow(account.id, hello.since).await?;
    may_see(&live, account.id, hello.invite.as_deref()).await?;
    if !proof.holds(app).await? {
        return Err(Error::NoSession);
    }
    let welcome = json(&ToClient::Welcome(Box::new(welcome)));
    let _ = socket.send(Message::Text(welcome.into())).await;
    Ok(following)
}

async fn answer(
    app: &App,
    account: &Account,
    following: &Following,
    heard: ToServer,
) -> Result<ToClient, Why> {
    match heard {
        ToServer::Hello(_) => Err(Why::only("server-hello-twice")),
        ToServer::Wish(Wish { id, wish }) => {
            match wishes::grant(following.table(), account.id, &id, &wish).await {
                Ok(number) => Ok(ToClient::Done(Done {
                    id,
                    number: number as u64,
                })),
                Err(unfulfilled) => {
                    let (_, why) = Error::from(unfulfilled).why();
                    Ok(ToClient::Refused(NotDone { id, why }))
                }
            }
        }
        ToServer::Say(say) => {
            let said = app.chat.say(following.table(), account, &say).await;
            Ok(match said.map_err(Error::from) {
                Ok(number) => ToClient::Done(Done { id: say.id, number }),
                Err(error) => ToClient::Refused(NotDone {
                    id: say.id,
                    why: error.why().1,
                }),
            })
        }
    }
}

/// Sends a message; `false` if the client is gone, or does not read.
async fn sent(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(UNREAD, socket.send(message)).await, Ok(Ok(())))
}

/// The client's next message; nothing if it has gone.
async fn hear(socket: &mut WebSocket) -> Result<Option<ToServer>, Why> {
    loop {
        return match socket.recv().await {
            Some(Ok(Message::Text(text))) => {
                let read = serde_json::from_str(&text).map(Some);
                read.map_err(|error| {
                    Why::naming("server-bad-json", &[("reason", error.to_string())])
                })
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
            Some(Ok(Message::Binary(_))) => Err(Why::only("server-no-text")),
            Some(Ok(Message::Close(_)) | Err(_)) | None => Ok(None),
        };
    }
}
