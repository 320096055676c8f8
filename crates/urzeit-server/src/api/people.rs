//! Guests, accounts, sessions.

use axum::{
    Json,
    extract::State,
    http::header,
    response::{AppendHeaders, IntoResponse},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Body, Caller, cookie},
};
use crate::people;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(guest))
        .routes(routes!(me))
}

/// Somebody new.
#[derive(Deserialize, ToSchema)]
struct Guest {
    /// What others see.
    name: String,
}

/// An account as its owner sees it.
#[derive(Serialize, ToSchema)]
struct Me {
    id: i64,
    name: String,
    guest: bool,
}

/// Play at once, with nothing but a name.
#[utoipa::path(post, path = "/api/guest", request_body = Guest, responses((status = 200, body = Me)))]
async fn guest(
    State(app): State<App>,
    Body(Guest { name }): Body<Guest>,
) -> Result<impl IntoResponse, Error> {
    let name = checked(&name)?;
    let (id, token) = people::guest(app.store(), app.clock(), &name).await?;
    let headers = AppendHeaders([(header::SET_COOKIE, cookie(&token))]);
    Ok((
        headers,
        Json(Me {
            id,
            name,
            guest: true,
        }),
    ))
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
async fn me(Caller(account): Caller) -> Json<Me> {
    Json(Me {
        id: account.id,
        name: account.name,
        guest: account.guest,
    })
}

/// A name that can stand in a record.
fn checked(name: &str) -> Result<String, Error> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=40).contains(&name.chars().count());
    let fits = fits && urzeit_rules::record::check_name(&name).is_ok();
    if fits {
        Ok(name)
    } else {
        Err(Error::bad("server-bad-name"))
    }
}
