//! Coming in: guests, registration, signing in.

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
    caller::{Body, Person},
    session::Me,
};
use crate::people::{self, Arrival, Code};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(guest))
        .routes(routes!(register))
        .routes(routes!(sign_in))
        .routes(routes!(recover))
}

/// Somebody new.
#[derive(Deserialize, ToSchema)]
struct Guest {
    /// What others see.
    name: String,
}

/// Play at once, with nothing but a name.
#[utoipa::path(post, path = "/api/guest", request_body = Guest, security(()), responses((status = 200, body = Me)))]
async fn guest(
    State(app): State<App>,
    Body(Guest { name }): Body<Guest>,
) -> Result<impl IntoResponse, Error> {
    let arrival = people::guest(app.store(), app.clock(), &name).await?;
    welcome(&app, arrival).await
}

/// Name and password of an account.
#[derive(Deserialize, ToSchema)]
struct SignIn {
    /// What others see.
    name: String,
    /// At least 8 letters.
    password: String,
}

/// An account, and what its owner has to write down.
#[derive(Serialize, ToSchema)]
struct Registered {
    /// The account.
    #[serde(flatten)]
    me: Me,
    /// Replaces the password once, should it be forgotten. It is never shown again.
    recovery: String,
}

/// A guest becomes an account and keeps all games; or somebody new gets an account.
#[utoipa::path(post, path = "/api/register", request_body = SignIn, security((), ("session" = [])), responses((status = 200, body = Registered)))]
async fn register(
    State(app): State<App>,
    person: Option<Person>,
    Body(SignIn { name, password }): Body<SignIn>,
) -> Result<impl IntoResponse, Error> {
    let guest = person.map(|person| person.account);
    let (store, clock, passwords) = (app.store(), app.clock(), &app.passwords);
    let (arrival, code) =
        people::register(store, clock, passwords, guest.as_ref(), &name, &password).await?;
    welcome_with_code(&app, arrival, &code).await
}

/// Signs in. The session that the caller had, if any, ends.
#[utoipa::path(post, path = "/api/session", request_body = SignIn, security((), ("session" = [])), responses((status = 200, body = Me)))]
async fn sign_in(
    State(app): State<App>,
    person: Option<Person>,
    Body(SignIn { name, password }): Body<SignIn>,
) -> Result<impl IntoResponse, Error> {
    let (store, clock, passwords) = (app.store(), app.clock(), &app.passwords);
    let arrival = people::sign_in(store, clock, passwords, &name, &password).await?;
    if let Some(person) = person {
        store.end_session(&person.session).await?;
        store.signed_out(person.account.id).await?;
    }
    welcome(&app, arrival).await
}

/// A recovery code instead of a forgotten password.
#[derive(Deserialize, ToSchema)]
struct Recovery {
    /// The account's name.
    name: String,
    /// The recovery code.
    code: String,
    /// The new password.
    password: String,
}

/// Sets a new password with the recovery code, which has then been used. Ends all sessions and all
/// tokens of bots.
#[utoipa::path(post, path = "/api/recover", request_body = Recovery, security(()), responses((status = 200, body = Registered)))]
async fn recover(
    State(app): State<App>,
    Body(Recovery {
        name,
        code,
        password,
    }): Body<Recovery>,
) -> Result<impl IntoResponse, Error> {
    let (store, clock, passwords) = (app.store(), app.clock(), &app.passwords);
    let (arrival, code) = people::recover(store, clock, passwords, &name, &code, &password).await?;
    welcome_with_code(&app, arrival, &code).await
}

async fn welcome(app: &App, arrival: Arrival) -> Result<impl IntoResponse + use<>, Error> {
    let cookie = app.cookie(arrival.token.text());
    let me = Me::of(app, arrival.account).await?;
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), Json(me)))
}

async fn welcome_with_code(
    app: &App,
    arrival: Arrival,
    code: &Code,
) -> Result<impl IntoResponse + use<>, Error> {
    let cookie = app.cookie(arrival.token.text());
    let registered = Registered {
        me: Me::of(app, arrival.account).await?,
        recovery: code.text(),
    };
    let headers = AppendHeaders([(header::SET_COOKIE, cookie)]);
    Ok((headers, Json(registered)))
}
