//! Tables: what there is to choose from, made, looked at, played.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use serde::Deserialize;
use urzeit_table::messages::{Done, NewTable, TableInfo, Welcome, Wished};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Body, Caller, Query, Visitor},
    door::Client,
};
use crate::{
    live::Live,
    store::{AccountId, Broken},
    tables::{self, games::Offer, inviting, new, seating, sight},
};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(make))
        .routes(routes!(look))
        .routes(routes!(wish))
}

/// The games with their options, presets, defaults and limits.
#[utoipa::path(get, path = "/api/games", security(()), responses((status = 200, body = Offer)))]
async fn games() -> Json<Offer> {
    Json(tables::games::offer())
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 200, body = TableInfo)))]
async fn make(
    State(app): State<App>,
    Caller(account): Caller,
    client: Client,
    Body(wanted): Body<NewTable>,
) -> Result<Json<TableInfo>, Error> {
    app.may_sit(&account)?;
    let bytes = seating::read_bytes(&wanted.bytes).map_err(Error::Bad)?;
    tables::may_make(app.store().unfinished(account.id).await?)?;
    let mut turn = None;
    if let Some(from) = &wanted.from {
        let brings = app.brings(account.id).await?;
        tables::may_bring(&app.registry, &brings, account.id, &from.record).await?;
        turn = Some(brings);
    }
    for _ in 0..inviting::count(&wanted) {
        app.rates.invitation(account.id, client.address)?;
    }
    let invited =
        inviting::find_all(app.store(), account.id, app.config.site.guests, &wanted).await?;
    let (creator, now) = (account.clone(), app.clock().now());
    let maker = app.maker(&account, client.address).await?;
    let plan = move || new::plan(&wanted, &creator, maker, now);
    let plan = match turn {
        Some(turn) => turn.work(plan).await?,
        None => blocking(plan).await?,
    };
    let mut plan = plan.map_err(Error::Bad)?;
    inviting::keep(&mut plan, &invited);
    let made = app
        .store()
        .make_table(&plan.made, &plan.reserved, tables::may_make);
    made.await??;
    let live = app
        .registry
        .table(&plan.made.id)
        .await?
        .ok_or(Error::NotFound)?;
    seating::seat_first(&live, &account, &plan, &bytes).await?;
    for (_, invited) in invited {
        app.store().announce_notices(invited).await?;
    }
    Ok(Json(live.info(account.id).await?))
}

/// Does what takes a while without keeping others waiting.
pub(super) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|_| Error::Broken(Broken::Closed))
}

/// From where on somebody wants to know.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Since {
    /// The number of the first event that the caller does not know.
    #[serde(default)]
    since: u64,
    /// What came with the invite link.
    invite: Option<String>,
}

/// A table as the caller may see it, and what happened since a number.
#[utoipa::path(get, path = "/api/tables/{id}", params(Since), security((), ("session" = []), ("token" = [])), responses((status = 200, body = Welcome)))]
async fn look(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Since>,
) -> Result<Json<Welcome>, Error> {
    let live = seen(&app, &id, visitor.id(), asked.invite.as_deref()).await?;
    Ok(Json(live.welcome(visitor.id(), asked.since).await?))
}

/// The table, if the caller may see it.
pub(super) async fn seen(
    app: &App,
    id: &str,
    account: impl Into<Option<AccountId>>,
    invite: Option<&str>,
) -> Result<Arc<Live>, Error> {
    let live = app.registry.table(id).await?.ok_or(Error::NotFound)?;
    may_see(&live, account, invite).await?;
    Ok(live)
}

/// May the caller see the table? If not, there is none.
pub(super) async fn may_see(
    live: &Live,
    account: impl Into<Option<AccountId>>,
    invite: Option<&str>,
) -> Result<(), Error> {
    let account = account.into();
    let may = live
        .look(|table| sight::sees(table, account, invite))
        .await?;
    may.then_some(()).ok_or(Error::NotFound)
}

/// Wants something to happen. Sent again with the same `id` it counts once.
#[utoipa::path(post, path = "/api/tables/{id}/wishes", request_body = Wished, responses((status = 200, body = Done)))]
async fn wish(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
    Body(wished): Body<Wished>,
) -> Result<Json<Done>, Error> {
    let live = seen(&app, &id, account.id, None).await?;
    let number = crate::wishes::grant(&live, &account, &wished).await?;
    Ok(Json(Done {
        id: wished.id,
        number: number as u64,
    }))
}
