//! Sitting down, leaving, beginning, aborting, playing again.

use axum::{
    Json,
    extract::{Path, State},
};
use serde::Deserialize;
use urzeit_rules::Seat;
use urzeit_table::messages::TableInfo;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Body, Caller},
    tables::seen,
};
use crate::tables::{
    new::Sits,
    rematch,
    seating::{self, read_bytes},
};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(sit))
        .routes(routes!(leave))
        .routes(routes!(change_seat))
        .routes(routes!(begin))
        .routes(routes!(abort))
        .routes(routes!(play_again))
}

/// Where somebody wants to sit.
#[derive(Deserialize, ToSchema)]
struct Sit {
    /// The seat, counted from 1; the first that is free for the caller, if not said.
    seat: Option<u8>,
    /// What the seat adds to chance, in hexadecimal digits.
    #[serde(default)]
    bytes: String,
    /// What came with the invite link.
    invite: Option<String>,
}

/// Sits down at a table.
#[utoipa::path(post, path = "/api/tables/{id}/sit", request_body = Sit, responses((status = 200, body = TableInfo)))]
async fn sit(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
    Body(wanted): Body<Sit>,
) -> Result<Json<TableInfo>, Error> {
    let live = seen(&app, &id, account.id, wanted.invite.as_deref()).await?;
    let seat = wanted.seat.map(|seat| read_seat(&seat.to_string()));
    let sit = seating::Sit {
        seat: seat.transpose()?,
        bytes: &read_bytes(&wanted.bytes).map_err(Error::Bad)?,
        invite: wanted.invite.as_deref(),
    };
    seating::sit(app.store(), &live, &account, &sit).await?;
    Ok(Json(live.info(account.id).await?))
}

/// Leaves a table before the game begins.
#[utoipa::path(post, path = "/api/tables/{id}/leave", responses((status = 200, body = TableInfo)))]
async fn leave(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Error> {
    let live = seen(&app, &id, account.id, None).await?;
    seating::leave(&live, account.id).await?;
    Ok(Json(live.info(account.id).await?))
}

/// Says who can sit in a seat, before the game begins: for whoever made the table. Who sits there
/// goes.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}", request_body = Sits, responses((status = 200, body = TableInfo)))]
async fn change_seat(
    State(app): State<App>,
    Caller(account): Caller,
    Path((id, seat)): Path<(String, String)>,
    Body(sits): Body<Sits>,
) -> Result<Json<TableInfo>, Error> {
    let live = seen(&app, &id, account.id, None).await?;
    let seat = read_seat(&seat)?;
    seating::change_seat(app.store(), &live, &account, seat, &sits).await?;
    Ok(Json(live.info(account.id).await?))
}

fn read_seat(text: &str) -> Result<Seat, Error> {
    text.parse().map_err(|_| Error::bad("server-no-such-seat"))
}

/// Begins the game: for whoever made the table.
#[utoipa::path(post, path = "/api/tables/{id}/begin", responses((status = 200, body = TableInfo)))]
async fn begin(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Error> {
    let live = seen(&app, &id, account.id, None).await?;
    seating::begin(&live, account.id).await?;
    Ok(Json(live.info(account.id).await?))
}

/// There is no game after all: for whoever made the table as long as it waits, then until the first
/// move for everybody who sits there.
#[utoipa::path(post, path = "/api/tables/{id}/abort", responses((status = 200, body = TableInfo)))]
async fn abort(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Error> {
    let live = seen(&app, &id, account.id, None).await?;
    seating::abort(&live, account.id).await?;
    Ok(Json(live.info(account.id).await?))
}

/// Somebody wants to play again.
#[derive(Deserialize, ToSchema)]
struct Again {
    /// What the seat adds to chance, in hexadecimal digits.
    #[serde(default)]
    bytes: String,
}

/// Sits down at the rematch of a game that is over. The first who asks makes it: the same people are
/// invited, and all move on by one seat. Asked again it answers with the same table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", request_body = Again, responses((status = 200, body = TableInfo)))]
async fn play_again(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
    Body(Again { bytes }): Body<Again>,
) -> Result<Json<TableInfo>, Error> {
    let live = seen(&app, &id, account.id, None).await?;
    let bytes = read_bytes(&bytes).map_err(Error::Bad)?;
    let next = rematch::rematch(&app.registry, &live, &account, &bytes).await?;
    Ok(Json(next.info(account.id).await?))
}
