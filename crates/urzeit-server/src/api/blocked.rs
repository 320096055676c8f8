//! Muting and blocking others.

use axum::{Json, extract::State, http::StatusCode};
use urzeit_table::messages::{BlockKind, Blocked, NewBlock, Why};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{At, Body, Person},
};
use crate::store::{AccountId, Store};

/// Nobody mutes or blocks more.
const MOST: i64 = 1000;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, shun))
        .routes(routes!(stop))
}

/// The people whom the caller has muted or blocked.
#[utoipa::path(get, path = "/api/me/shunned", security(("session" = [])), responses((status = 200, body = [Blocked])))]
async fn list(State(app): State<App>, person: Person) -> Result<Json<Vec<Blocked>>, Error> {
    Ok(Json(app.store().blocked(person.account.id).await?))
}

/// Mutes or blocks somebody.
#[utoipa::path(post, path = "/api/me/shunned", request_body = NewBlock, security(("session" = [])), responses((status = 204)))]
async fn shun(
    State(app): State<App>,
    person: Person,
    Body(NewBlock { account, how }): Body<NewBlock>,
) -> Result<StatusCode, Error> {
    let how: BlockKind = how.parse().map_err(|_| Error::bad("server-bad-shunning"))?;
    let me = person.account.id;
    if account == me {
        return Err(Error::bad("server-bad-shunning"));
    }
    let store = app.store();
    store.account(account).await?.ok_or(Error::NotFound)?;
    if !store.shun(me, account, how, MOST).await? {
        let most = [("most", MOST.to_string())];
        return Err(Error::Refused(Why::naming(
            "server-too-many-shunned",
            &most,
        )));
    }
    if how == BlockKind::Block {
        part(store, me, account).await?;
    }
    store.announce_block(me, account).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Somebody who blocks another has not starred them, and neither is invited by the other.
async fn part(store: &Store, me: AccountId, other: AccountId) -> Result<(), Error> {
    store.unstar(me, other).await?;
    for table in store.end_invitations(me, other).await? {
        store.announce(&table).await?;
    }
    for account in [me, other] {
        store.announce_notices(account).await?;
    }
    Ok(())
}

/// Shuns somebody no longer.
#[utoipa::path(delete, path = "/api/me/shunned/{id}", params(("id" = i64, Path)), security(("session" = [])), responses((status = 204)))]
async fn stop(
    State(app): State<App>,
    person: Person,
    At(other): At<AccountId>,
) -> Result<StatusCode, Error> {
    let (store, me) = (app.store(), person.account.id);
    if store.stop_shunning(me, other).await? {
        store.announce_block(me, other).await?;
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Error::NotFound)
    }
}
