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
    http::HeaderMap,
    response::Response,
    routing::get,
};

use self::{
    seated::Seated,
    wire::{Fault, LONGEST_FRAME, Wire},
};
use super::{
    App, Error,
    caller::{Caller, Proof, is_bot},
    door::Client,
    open::{self, Open},
    tables::may_see,
};
use crate::wishes::Player;

pub(super) fn router() -> Router<App> {
    Router::new().route("/api/bots/{table}", get(play))
}

async fn play(
    State(app): State<App>,
    Path(table): Path<String>,
    Caller(account): Caller,
    client: Client,
    headers: HeaderMap,
    proof: Proof,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    // A person's session is not enough.
    if !is_bot(&headers) {
        return Err(Error::NoSession);
    }
    let live = app.registry.table(&table).await?.ok_or(Error::NotFound)?;
    may_see(&live, account.id, None).await?;
    let bot = Player::from(&account);
    let seat = live.look(|table| bot.seat(table)).await?;
    seat.map_err(Error::Forbidden)?;
    let (place, upgrade) = open::enter(&app, account.id, client, upgrade, LONGEST_FRAME)?;
    Ok(upgrade.on_upgrade(async move |socket| {
        let socket = Open::new(socket, &app, proof, place);
        let mut wire = Wire::new(socket, &app, account.id);
        let played = async {
            match Seated::begin(&live, bot, &mut wire).await {
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
