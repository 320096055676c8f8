//! Bots play by token, with the protocol of `docs/bots.md` over a socket.
//!
//! | file | subject |
//! |---|---|
//! | `wire.rs` | lines in frames, with limits on all of them |
//! | `seated.rs` | a bot in its seat: what it is told, when it is asked, what it does |

mod seated;
mod wire;

use axum::{
    Router,
    extract::{Path, State, WebSocketUpgrade},
    http::{HeaderMap, header},
    response::Response,
    routing::get,
};

use self::{
    seated::Seated,
    wire::{Fault, LONGEST_FRAME, Wire},
};
use super::{
    App, Error,
    caller::Proof,
    door::Client,
    open::{self, Open},
    tables::may_see,
};
use crate::{people::Token, store::Account};

pub(super) fn router() -> Router<App> {
    Router::new().route("/api/bots/{table}", get(play))
}

async fn play(
    State(app): State<App>,
    Path(table): Path<String>,
    client: Client,
    headers: HeaderMap,
    proof: Proof,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    let account = owner(&app, &headers).await?;
    app.rates.wish(account.id)?;
    let live = app.registry.table(&table).await?.ok_or(Error::NotFound)?;
    may_see(&live, account.id, None).await?;
    let sits = |people: &[_]| people.contains(&Some(account.id));
    if !live.look(|table| sits(table.people)).await? {
        return Err(Error::Forbidden("server-not-seated"));
    }
    let (place, upgrade) = open::enter(&app, account.id, client, upgrade, LONGEST_FRAME)?;
    Ok(upgrade.on_upgrade(async move |socket| {
        let socket = Open::new(socket, &app, proof, place);
        let mut wire = Wire::new(socket, &app, account.id);
        let played = async {
            match Seated::begin(&live, account.id, &mut wire).await {
                Ok(mut seated) => seated.play(&mut wire).await,
                Err(fault) => Err(fault),
            }
        };
        let fault = tokio::select! {
            played = played => played.err(),
            () = app.sockets.closing() => Some(Fault::Restarts),
        };
        wire.close(fault).await;
    }))
}

/// Whose bot asks.
async fn owner(app: &App, headers: &HeaderMap) -> Result<Account, Error> {
    let token = headers.get(header::AUTHORIZATION);
    let token = token.and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let token = token.ok_or(Error::NoSession)?.trim();
    let account = app.store().bot(&Token::hash(token)).await?;
    account.ok_or(Error::NoSession)
}
