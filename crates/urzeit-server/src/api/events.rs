//! What happens at a table, for those who ask instead of listening.

use std::time::Duration;

use axum::{
    Json,
    extract::{Path, State},
};
use serde::Deserialize;
use tokio::time::timeout;
use urzeit_table::messages::Events;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Query, Visitor},
    tables::may_see,
};

/// How many seconds a request may wait.
const LONGEST: u64 = 30;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(events))
}

/// What somebody waits for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Awaited {
    /// The number of the first event that the caller does not know.
    since: u64,
    /// Wait so many seconds for it, at most 30.
    #[serde(default)]
    wait: u64,
    /// What came with the invite link.
    invite: Option<String>,
}

/// What happened at a table since a number; waits for it, if nothing has.
#[utoipa::path(get, path = "/api/tables/{id}/events", params(Awaited), security((), ("session" = []), ("token" = [])), responses((status = 200, body = Events)))]
async fn events(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Awaited>,
) -> Result<Json<Events>, Error> {
    let account = visitor.id();
    let live = app.registry.table(&id).await?.ok_or(Error::NotFound)?;
    may_see(&live, account, asked.invite.as_deref()).await?;
    let (welcome, mut following) = live.wait_for_news(account, asked.since).await?;
    let known = asked.since >= welcome.events.now.number;
    if !known || asked.wait == 0 {
        return Ok(Json(welcome.events));
    }
    // Whether something came, the time is up or the server ends: the answer is what is true then.
    let wait = Duration::from_secs(asked.wait.min(LONGEST));
    tokio::select! {
        _ = timeout(wait, following.next()) => {}
        () = app.sockets.closing() => {}
    }
    // Meanwhile the session may have ended, or the game begun that nobody may watch.
    visitor.proof.holds(&app).await?;
    may_see(&live, account, asked.invite.as_deref()).await?;
    Ok(Json(live.welcome(account, asked.since).await?.events))
}
