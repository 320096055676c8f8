//! Sitting down, leaving, beginning, aborting, playing again.

use axum::{
    Json,
    extract::{Path, State},
};
use urzeit_rules::Seat;
use urzeit_table::messages::{Fill, QuickPlay, Rematch, Sit, Sits, TableInfo};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Body, Caller},
    door::Client,
    tables::seen,
};
use crate::{
    tables::{
        quick, rematch,
        seating::{self, read_bytes},
    },
    wishes::Player,
};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(sit))
        .routes(routes!(leave))
        .routes(routes!(change_seat))
        .routes(routes!(begin))
        .routes(routes!(fill))
        .routes(routes!(quick_play))
        .routes(routes!(abort))
        .routes(routes!(play_again))
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
    app.may_sit(&account)?;
    app.rates.seat(account.id)?;
    let seat = wanted.seat.map(|seat| read_seat(&seat.to_string()));
    let sit = seating::Sit {
        seat: seat.transpose()?,
        bytes: &read_bytes(&wanted.bytes).map_err(Error::Bad)?,
        invite: wanted.invite.as_deref(),
        counts: wanted.counts,
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
    seating::leave(&live, Player::from(&account)).await?;
    Ok(Json(live.info(account.id).await?))
}

/// Says who can sit in a seat, before the game begins: for the player who made the table. Anyone who sits
/// there goes.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}", request_body = Sits, responses((status = 200, body = TableInfo)))]
async fn change_seat(
    State(app): State<App>,
    Caller(account): Caller,
    client: Client,
    Path((id, seat)): Path<(String, String)>,
    Body(sits): Body<Sits>,
) -> Result<Json<TableInfo>, Error> {
    if let Sits::Named(_) = sits {
        app.rates.invitation(account.id, client.address)?;
    }
    let live = seen(&app, &id, account.id, None).await?;
    let seat = read_seat(&seat)?;
    app.rates.seat(account.id)?;
    seating::change_seat(
        app.store(),
        &live,
        Player::from(&account),
        app.config.site.guests,
        seat,
        &sits,
    )
    .await?;
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
    seating::begin(&live, Player::from(&account)).await?;
    Ok(Json(live.info(account.id).await?))
}

/// Computer players take all seats that are free, and the game begins: for whoever made the table.
#[utoipa::path(post, path = "/api/tables/{id}/fill", request_body = Fill, responses((status = 200, body = TableInfo)))]
async fn fill(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
    Body(Fill { computer }): Body<Fill>,
) -> Result<Json<TableInfo>, Error> {
    let live = seen(&app, &id, account.id, None).await?;
    seating::fill(&live, Player::from(&account), &computer).await?;
    Ok(Json(live.info(account.id).await?))
}

/// Sits down at a table where somebody waits for others to play this game at once, or makes one.
#[utoipa::path(post, path = "/api/quick", request_body = QuickPlay, responses((status = 200, body = TableInfo)))]
async fn quick_play(
    State(app): State<App>,
    Caller(account): Caller,
    client: Client,
    Body(QuickPlay { game, bytes }): Body<QuickPlay>,
) -> Result<Json<TableInfo>, Error> {
    app.may_sit(&account)?;
    let bytes = read_bytes(&bytes).map_err(Error::Bad)?;
    app.rates.seat(account.id)?;
    let maker = app.maker(&account, client.address).await?;
    let live = quick::play(&app.registry, &account, maker, &game, &bytes).await?;
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
    seating::abort(&live, Player::from(&account)).await?;
    Ok(Json(live.info(account.id).await?))
}

/// Sits down at the rematch of a game that is over. The first who asks makes it: the same people are
/// invited, and all move on by one seat. Asked again it answers with the same table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", request_body = Rematch, responses((status = 200, body = TableInfo)))]
async fn play_again(
    State(app): State<App>,
    Caller(account): Caller,
    client: Client,
    Path(id): Path<String>,
    Body(Rematch { bytes }): Body<Rematch>,
) -> Result<Json<TableInfo>, Error> {
    let live = seen(&app, &id, account.id, None).await?;
    app.may_sit(&account)?;
    let bytes = read_bytes(&bytes).map_err(Error::Bad)?;
    app.rates.seat(account.id)?;
    // Else the others would be told as often as somebody calls it off and asks again.
    if rematch::is_called_off(&app.registry, &live).await? {
        app.rates.invitation(account.id, client.address)?;
    }
    let maker = app.maker(&account, client.address).await?;
    let next = rematch::rematch(
        &app.registry,
        &live,
        &account,
        maker,
        app.config.site.guests,
        &bytes,
    )
    .await?;
    Ok(Json(next.info(account.id).await?))
}
