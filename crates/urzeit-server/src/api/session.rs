//! The caller's own account; sessions and their end.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{AppendHeaders, IntoResponse},
};
use urzeit_table::{
    Millis,
    messages::{Me, OwnSession},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Caller, Person, ShownCookie, is_bot},
};
use crate::{people, store::Account};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(me))
        .routes(routes!(sign_out))
        .routes(routes!(sessions))
        .routes(routes!(sign_out_everywhere))
}

/// An account as its owner sees it.
pub(super) async fn shown(app: &App, account: Account) -> Result<Me, Error> {
    let preferences = app.store().preferences(account.id).await?;
    Ok(Me {
        id: account.id,
        name: account.name,
        guest: account.guest,
        created: account.created as Millis,
        language: preferences.language.code().to_owned(),
        holiday: preferences.holiday.map(|until| until as Millis),
        public_profile: preferences.public_profile,
        operator: preferences.operator,
        renamed: preferences.renamed,
    })
}

/// The caller's own account. A browser that asks now and then keeps its session as long as it does.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
async fn me(
    State(app): State<App>,
    Caller(account): Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    let me = shown(&app, account).await?;
    let cookie = ShownCookie::of(&headers).filter(|_| !is_bot(&headers));
    let mut cookies = Vec::new();
    if let Some(cookie) = cookie {
        cookies.push(app.cookie(cookie.token));
        // The browser has it by the other name from now on.
        if app.secure_cookies && !cookie.is_hosts {
            cookies.push(app.no_plain_cookie());
        }
    }
    Ok((set_cookies(cookies), Json(me)))
}

/// Ends this session. A guest who does so is gone, unless another session is left.
#[utoipa::path(delete, path = "/api/session", security((), ("session" = [])), responses((status = 204)))]
async fn sign_out(State(app): State<App>, headers: HeaderMap) -> Result<impl IntoResponse, Error> {
    // Whether or not there was one: afterwards there is none.
    if let Some((hash, session)) = app.session(&headers).await? {
        app.store().end_session(&hash).await?;
        app.store().signed_out(session.account.id).await?;
    }
    Ok((StatusCode::NO_CONTENT, forget(&app)))
}

/// All sessions of the caller, the last used first.
#[utoipa::path(get, path = "/api/sessions", security(("session" = [])), responses((status = 200, body = [OwnSession])))]
async fn sessions(State(app): State<App>, person: Person) -> Result<Json<Vec<OwnSession>>, Error> {
    let now = app.clock().now();
    let sessions = app.store().sessions(person.account.id, now).await?;
    let sessions = sessions.into_iter().map(|session| OwnSession {
        created: session.created as Millis,
        seen: session.seen as Millis,
        this: session.token == person.session,
        program: session.program,
    });
    Ok(Json(sessions.collect()))
}

/// Ends all sessions of the caller, this one too, and all tokens of the caller's bots.
#[utoipa::path(delete, path = "/api/sessions", security(("session" = [])), responses((status = 204)))]
async fn sign_out_everywhere(
    State(app): State<App>,
    person: Person,
) -> Result<impl IntoResponse, Error> {
    people::sign_out_everywhere(app.store(), person.account.id).await?;
    Ok((StatusCode::NO_CONTENT, forget(&app)))
}

/// Makes the browser forget its session.
pub(super) fn forget(app: &App) -> SetCookies {
    set_cookies(app.no_cookie())
}

type SetCookies = AppendHeaders<Vec<(header::HeaderName, String)>>;

fn set_cookies(cookies: Vec<String>) -> SetCookies {
    let cookies = cookies.into_iter();
    AppendHeaders(cookies.map(|cookie| (header::SET_COOKIE, cookie)).collect())
}
