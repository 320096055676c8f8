//! Standing orders.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use urzeit_table::messages::{NewOrder, OwnOrders};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Body, Caller},
    tables::seen,
};
use crate::{live::Live, orders, store::Account, wishes::Player};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, give))
        .routes(routes!(withdraw))
}

/// The caller's standing orders at a table, and those that can be given now. Nobody else can see them.
#[utoipa::path(get, path = "/api/tables/{id}/orders", responses((status = 200, body = OwnOrders)))]
async fn list(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
) -> Result<Json<OwnOrders>, Error> {
    let (live, player) = seated(&app, &id, &account).await?;
    Ok(Json(orders::of(&live, player).await?))
}

/// Gives a standing order, instead of another of its kind. It acts at once if its choice has come.
#[utoipa::path(post, path = "/api/tables/{id}/orders", request_body = NewOrder, responses((status = 200, body = OwnOrders)))]
async fn give(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
    Body(NewOrder { order }): Body<NewOrder>,
) -> Result<Json<OwnOrders>, Error> {
    let (live, player) = seated(&app, &id, &account).await?;
    orders::give(&live, player, &order).await?;
    Ok(Json(orders::of(&live, player).await?))
}

/// Withdraws a standing order; nothing happens if it has ended already.
#[utoipa::path(delete, path = "/api/tables/{id}/orders/{order}", responses((status = 200, body = OwnOrders)))]
async fn withdraw(
    State(app): State<App>,
    Caller(account): Caller,
    Path((id, order)): Path<(String, String)>,
) -> Result<Json<OwnOrders>, Error> {
    let (live, player) = seated(&app, &id, &account).await?;
    orders::withdraw(&live, player, &order).await?;
    Ok(Json(orders::of(&live, player).await?))
}

/// People give orders where they sit. Programs are there all the time, and need none.
async fn seated(app: &App, id: &str, account: &Account) -> Result<(Arc<Live>, Player), Error> {
    let live = seen(app, id, account.id, None).await?;
    if account.bot {
        return Err(Error::Forbidden("server-not-for-bots"));
    }
    let player = Player::from(account);
    let seat = live.look(|table| player.seat(table)).await?;
    seat.map_err(Error::Forbidden)?;
    Ok((live, player))
}
