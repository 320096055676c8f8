//! What waits for somebody, and how they want to know.

use std::time::Duration;

use axum::{
    Json, Router,
    extract::{
        State, WebSocketUpgrade,
        ws::{Message, WebSocket},
    },
    response::Response,
    routing::get,
};
use tokio::time::timeout;
use urzeit_table::messages::Notices;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{App, Error, caller::Caller};
use crate::{live::json, store::AccountId};

/// So long a client may take to read what it is told.
const READING: Duration = Duration::from_secs(10);

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(read))
}

pub(super) fn socket_router() -> Router<App> {
    Router::new().route("/api/notices/socket", get(socket))
}

/// What waits for me at all tables, and what has happened there lately.
///
/// `/api/notices/socket` is a WebSocket that says the same at once, and again whenever it has changed.
#[utoipa::path(get, path = "/api/notices", responses((status = 200, body = Notices)))]
async fn read(State(app): State<App>, Caller(account): Caller) -> Result<Json<Notices>, Error> {
    Ok(Json(app.notices.of(account.id).await?))
}

async fn socket(
    State(app): State<App>,
    Caller(account): Caller,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade
        // Nothing is said to us here.
        .max_message_size(128)
        .max_frame_size(128)
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_write_buffer_size(256 * 1024)
        .on_upgrade(async move |socket| watch(&app, account.id, socket).await)
}

/// Until the client leaves, does not read, or says something.
async fn watch(app: &App, account: AccountId, mut socket: WebSocket) {
    let mut watching = app.notices.watch(account);
    let mut told = String::new();
    loop {
        let Ok(notices) = app.notices.of(account).await else {
            return;
        };
        let text = json(&notices);
        if text != told {
            let sent = timeout(READING, socket.send(Message::text(&*text))).await;
            if !matches!(sent, Ok(Ok(()))) {
                return;
            }
            told = text;
        }
        loop {
            tokio::select! {
                () = watching.changed() => break,
                heard = socket.recv() => match heard {
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    _ => return,
                },
            }
        }
    }
}
