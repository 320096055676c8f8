//! Coming in: guests, registration, signing in.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{AppendHeaders, IntoResponse},
};
use urzeit_table::messages::{Arrived, Me, Name, Recovery, Register, Registration, SignIn};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Body, Person},
    door::Client,
    session::shown,
};
use crate::{
    people::{self, Code, Proved},
    random,
    store::Account,
};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(guest))
        .routes(routes!(register))
        .routes(routes!(sign_in))
        .routes(routes!(recover))
        .routes(routes!(mail_code))
}

/// Play at once, with nothing but a name.
#[utoipa::path(post, path = "/api/guest", request_body = Name, security(()), responses((status = 200, body = Me)))]
async fn guest(
    State(app): State<App>,
    headers: HeaderMap,
    Body(Name { name }): Body<Name>,
) -> Result<impl IntoResponse, Error> {
    if !app.config.site.guests {
        return Err(Error::Forbidden("server-no-guests"));
    }
    let account = people::guest(app.store(), app.clock(), &name).await?;
    welcome(&app, &headers, account, None, None).await
}

/// Is this a code with which somebody can still register?
async fn is_open(app: &App, code: &str) -> Result<bool, Error> {
    let now = app.clock().now();
    Ok(random::is_word(code) && app.store().signup_code(code, now).await?.is_some())
}

/// A guest becomes an account and keeps all games; or somebody new gets an account. Where registration is by
/// invitation that takes a code; where it is closed nobody does.
#[utoipa::path(post, path = "/api/register", request_body = Register, security((), ("session" = [])), responses((status = 200, body = Arrived)))]
async fn register(
    State(app): State<App>,
    person: Option<Person>,
    headers: HeaderMap,
    Body(Register {
        name,
        password,
        code,
    }): Body<Register>,
) -> Result<impl IntoResponse, Error> {
    let code = code.filter(|code| !code.is_empty());
    let code = match app.config.site.registration {
        Registration::Open => None,
        Registration::Closed => return Err(Error::Forbidden("server-registration-closed")),
        Registration::Invitation => match code {
            // Before the name is looked up, and before the password is hashed.
            Some(code) if is_open(&app, &code).await? => Some(code),
            Some(_) => return Err(Error::Forbidden("server-uninvited")),
            None => return Err(Error::Forbidden("server-invitation-needed")),
        },
    };
    let guest = person.map(|person| person.account);
    let (store, clock, passwords) = (app.store(), app.clock(), &app.passwords);
    let registered = people::register(
        store,
        clock,
        passwords,
        guest.as_ref(),
        &name,
        &password,
        code.as_deref(),
    );
    let (account, code) = registered.await?;
    welcome(&app, &headers, account, None, Some(&code)).await
}

/// Signs in. The session that the caller had, if any, ends.
#[utoipa::path(post, path = "/api/session", request_body = SignIn, security((), ("session" = [])), responses((status = 200, body = Me)))]
async fn sign_in(
    State(app): State<App>,
    person: Option<Person>,
    client: Client,
    headers: HeaderMap,
    Body(SignIn { name, password }): Body<SignIn>,
) -> Result<impl IntoResponse, Error> {
    app.rates.password(&name, client.address)?;
    let store = app.store();
    let (account, proved) =
        people::sign_in(store, app.clock(), &app.passwords, &name, &password).await?;
    app.rates.right_password(&name, client.address);
    if let Some(person) = person {
        store.end_session(&person.session).await?;
        store.signed_out(person.account.id).await?;
    }
    welcome(&app, &headers, account, Some(proved), None).await
}

/// Sets a new password with the recovery code, or with one that came by mail; both have then been used. Ends
/// all sessions and all tokens of bots.
#[utoipa::path(post, path = "/api/recover", request_body = Recovery, security(()), responses((status = 200, body = Arrived)))]
async fn recover(
    State(app): State<App>,
    headers: HeaderMap,
    Body(Recovery {
        name,
        code,
        password,
    }): Body<Recovery>,
) -> Result<impl IntoResponse, Error> {
    let (account, code) = people::recover(
        app.store(),
        app.clock(),
        &app.passwords,
        &name,
        &code,
        &password,
    )
    .await?;
    welcome(&app, &headers, account, None, Some(&code)).await
}

/// Sends a code to the confirmed mail address of the account of this name, if it has one: for an hour it serves
/// as its recovery code. The answer is the same for every name.
#[utoipa::path(post, path = "/api/recover/mail", request_body = Name, security(()), responses((status = 204)))]
async fn mail_code(
    State(app): State<App>,
    Body(Name { name }): Body<Name>,
) -> Result<StatusCode, Error> {
    app.notices.send_recovery(&name)?;
    Ok(StatusCode::NO_CONTENT)
}

async fn welcome(
    app: &App,
    headers: &HeaderMap,
    account: Account,
    proved: Option<Proved>,
    code: Option<&Code>,
) -> Result<impl IntoResponse + use<>, Error> {
    let cookie = app.begin_session(&account, proved, headers).await?;
    let arrived = Arrived {
        me: shown(app, account).await?,
        recovery: code.map(Code::text),
    };
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), Json(arrived)))
}
