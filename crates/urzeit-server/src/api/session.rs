//! Who am I; sessions and their end.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{AppendHeaders, IntoResponse},
};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Caller, Person, is_bot, sessions_token},
};
use crate::{
    people::{self, Token},
    store::{Account, AccountId, Time},
};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(me))
        .routes(routes!(sign_out))
        .routes(routes!(sessions))
        .routes(routes!(sign_out_everywhere))
}

/// An account as its owner sees it.
#[derive(Serialize, ToSchema)]
pub(super) struct Me {
    id: AccountId,
    name: String,
    guest: bool,
    /// Since when, in milliseconds since 1970.
    created: Time,
    /// Its code, such as `de` or `en`.
    language: &'static str,
    /// Until when it is on holiday.
    holiday: Option<Time>,
}

impl Me {
    pub(super) async fn of(app: &App, account: Account) -> Result<Me, Error> {
        let preferences = app.store().preferences(account.id).await?;
        Ok(Me {
            id: account.id,
            name: account.name,
            guest: account.guest,
            created: account.created,
            language: preferences.language.code(),
            holiday: preferences.holiday,
        })
    }
}

/// Who am I? A browser that asks now and then keeps its session as long as it does.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
async fn me(
    State(app): State<App>,
    Caller(account): Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    let me = Me::of(&app, account).await?;
    let token = sessions_token(&headers).filter(|_| !is_bot(&headers));
    let cookie = token.map(|token| app.cookie(token));
    let cookie = cookie.map(|cookie| AppendHeaders([(header::SET_COOKIE, cookie)]));
    Ok((cookie, Json(me)))
}

/// Ends this session. A guest who does so is gone, unless another session is left.
#[utoipa::path(delete, path = "/api/session", security((), ("session" = [])), responses((status = 204)))]
async fn sign_out(State(app): State<App>, headers: HeaderMap) -> Result<impl IntoResponse, Error> {
    // Whether or not there was one: afterwards there is none.
    if let Some(token) = sessions_token(&headers) {
        let hash = Token::hash(token);
        let session = app.store().session(&hash, app.clock().now()).await?;
        app.store().end_session(&hash).await?;
        if let Some(session) = session {
            app.store().signed_out(session.account.id).await?;
        }
    }
    Ok((StatusCode::NO_CONTENT, forget(&app)))
}

/// A session of the caller.
#[derive(Serialize, ToSchema)]
struct OwnSession {
    /// When it began, in milliseconds since 1970.
    created: Time,
    /// When it was last used, give or take a day.
    seen: Time,
    /// Is it the one that asks?
    this: bool,
}

/// All sessions of the caller, the last used first.
#[utoipa::path(get, path = "/api/sessions", security(("session" = [])), responses((status = 200, body = [OwnSession])))]
async fn sessions(State(app): State<App>, person: Person) -> Result<Json<Vec<OwnSession>>, Error> {
    let now = app.clock().now();
    let sessions = app.store().sessions(person.account.id, now).await?;
    let sessions = sessions.into_iter().map(|times| OwnSession {
        created: times.created,
        seen: times.seen,
        this: times.token == person.session,
    });
    Ok(Json(sessions.collect()))
}

/// Ends all sessions of the caller, this one too. Bots keep their tokens.
#[utoipa::path(delete, path = "/api/sessions", security(("session" = [])), responses((status = 204)))]
async fn sign_out_everywhere(
    State(app): State<App>,
    person: Person,
) -> Result<impl IntoResponse, Error> {
    people::sign_out_everywhere(app.store(), person.account.id).await?;
    Ok((StatusCode::NO_CONTENT, forget(&app)))
}

/// Makes the browser forget its session.
pub(super) fn forget(app: &App) -> AppendHeaders<[(header::HeaderName, String); 1]> {
    AppendHeaders([(header::SET_COOKIE, app.no_cookie())])
}
