//! People whom somebody has starred or played with, and to which tables somebody is invited.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use urzeit_table::messages::{Invitation, People, Why};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{At, Person},
};
use crate::{random, store::AccountId, tables::inviting::MOST_RECENT};

/// Nobody stars more.
const MOST: i64 = 500;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(people))
        .routes(routes!(star, unstar))
        .routes(routes!(invitations))
        .routes(routes!(decline))
}

/// The people whom the caller has starred, and those whom the caller last played with.
#[utoipa::path(get, path = "/api/me/people", security(("session" = [])), responses((status = 200, body = People)))]
async fn people(State(app): State<App>, person: Person) -> Result<Json<People>, Error> {
    let store = app.store();
    let mut online = store.people_elsewhere(app.clock().now()).await?;
    online.extend(app.sockets.accounts());
    let people = store.people(person.account.id, &online, MOST_RECENT);
    Ok(Json(people.await?))
}

/// Stars somebody, who is not told.
#[utoipa::path(put, path = "/api/me/stars/{id}", params(("id" = i64, Path)), security(("session" = [])), responses((status = 204)))]
async fn star(
    State(app): State<App>,
    person: Person,
    At(other): At<AccountId>,
) -> Result<StatusCode, Error> {
    let (store, me) = (app.store(), person.account.id);
    if other == me {
        return Err(Error::bad("server-bad-star"));
    }
    store.account(other).await?.ok_or(Error::NotFound)?;
    if !store.star(me, other, MOST, app.clock().now()).await? {
        let most = [("most", MOST.to_string())];
        return Err(Error::Refused(Why::naming("server-too-many-stars", &most)));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Stars somebody no longer.
#[utoipa::path(delete, path = "/api/me/stars/{id}", params(("id" = i64, Path)), security(("session" = [])), responses((status = 204)))]
async fn unstar(
    State(app): State<App>,
    person: Person,
    At(other): At<AccountId>,
) -> Result<StatusCode, Error> {
    if app.store().unstar(person.account.id, other).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Error::NotFound)
    }
}

/// The seats that are kept for the caller at tables of others. To take one is to sit down there.
#[utoipa::path(get, path = "/api/me/invitations", security(("session" = [])), responses((status = 200, body = [Invitation])))]
async fn invitations(
    State(app): State<App>,
    person: Person,
) -> Result<Json<Vec<Invitation>>, Error> {
    Ok(Json(app.store().invitations(person.account.id).await?))
}

/// Declines to play at a table. Its creator is told.
#[utoipa::path(delete, path = "/api/me/invitations/{id}", params(("id" = String, Path)), security(("session" = [])), responses((status = 204)))]
async fn decline(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    let (store, me) = (app.store(), person.account.id);
    // What is no word is no table, and not every database can be asked for every text.
    if !random::is_word(&id) {
        return Err(Error::NotFound);
    }
    let host = store.decline(&id, me, app.clock().now()).await?;
    let host = host.ok_or(Error::NotFound)?;
    store.announce(&id).await?;
    for account in [me, host] {
        store.announce_notices(account).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
