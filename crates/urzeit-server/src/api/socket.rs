//! Following a table live.

use axum::{
    Router,
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket},
    },
    response::Response,
    routing::get,
};
use std::time::Duration;
use tokio::time::timeout;
use urzeit_table::messages::{Done, Hello, NotDone, ToClient, ToServer, Why, Wish};

use super::{
    App, Error,
    caller::{Caller, Proof},
    tables::may_see,
};
use crate::{
    live::{Following, json},
    store::Account,
    wishes,
};

/// No message of a client is longer.
const LONGEST_MESSAGE: usize = 8 * 1024;

/// So long a client may take to say `hello`.
const HELLO: Duration = Duration::from_secs(10);

pub(super) fn router() -> Router<App> {
    Router::new().route("/api/socket", get(socket))
}

async fn socket(
    State(app): State<App>,
    Caller(account): Caller,
    proof: Proof,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade
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
        })
}

/// Until the client leaves, or says what nobody says.
async fn converse(
    app: &App,
    account: &Account,
    proof: &Proof,
    socket: &mut WebSocket,
) -> Result<(), Why> {
    let first = timeout(HELLO, hear(socket)).await;
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
            message = following.next() => {
                let Some(message) = message else {
                    still_proved(app, proof).await?;
                    // Who reads too slowly is let go and can resume.
                    return Err(Why::only("server-too-slow"));
                };
                if socket.send(Message::Text(message)).await.is_err() {
                    return Ok(());
                }
            }
            heard = hear(socket) => {
                let Some(heard) = heard? else { return Ok(()) };
                still_proved(app, proof).await?;
                let answer = answer(app, account, &following, heard).await?;
                // What the wish brought about is told before it is answered.
                while let Some(message) = following.ready() {
                    if socket.send(Message::Text(message)).await.is_err() {
                        return Ok(());
                    }
                }
                if socket.send(Message::Text(json(&answer).into())).await.is_err() {
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
