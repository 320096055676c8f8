//! Muting and blocking others.

use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use urzeit_table::messages::Why;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{At, Body, Person},
};
use crate::store::{AccountId, How};

/// Nobody shuns more.
const MOST: i64 = 1000;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, shun))
        .routes(routes!(stop))
}

/// Somebody whom the caller shuns.
#[derive(Serialize, ToSchema)]
struct Listed {
    account: AccountId,
    name: String,
    /// `mute`: the caller reads nothing of theirs; `block`: nor do they sit down together.
    how: String,
}

/// Whom the caller shuns.
#[utoipa::path(get, path = "/api/me/shunned", security(("session" = [])), responses((status = 200, body = [Listed])))]
async fn list(State(app): State<App>, person: Person) -> Result<Json<Vec<Listed>>, Error> {
    let blocked = app.store().blocked(person.account.id).await?;
    let blocked = blocked.into_iter().map(|other| Listed {
        account: other.account,
        name: other.name,
        how: other.how,
    });
    Ok(Json(blocked.collect()))
}

/// Somebody to be blocked.
#[derive(Deserialize, ToSchema)]
struct Shun {
    account: AccountId,
    /// `mute` or `block`.
    how: String,
}

/// Mutes or blocks somebody.
#[utoipa::path(post, path = "/api/me/shunned", request_body = Shun, security(("session" = [])), responses((status = 204)))]
async fn shun(
    State(app): State<App>,
    person: Person,
    Body(Shun { account, how }): Body<Shun>,
) -> Result<StatusCode, Error> {
    let how = How::named(&how).ok_or_else(|| Error::bad("server-bad-shunning"))?;
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
    Ok(StatusCode::NO_CONTENT)
}

/// Shuns somebody no longer.
#[utoipa::path(delete, path = "/api/me/shunned/{id}", params(("id" = i64, Path)), security(("session" = [])), responses((status = 204)))]
async fn stop(
    State(app): State<App>,
    person: Person,
    At(other): At<AccountId>,
) -> Result<StatusCode, Error> {
    if app.store().stop_shunning(person.account.id, other).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Error::NotFound)
    }
}
