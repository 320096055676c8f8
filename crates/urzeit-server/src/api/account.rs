//! Name, password, settings, export and deletion of an account.

use axum::{
    Json,
    body::Body as Answer,
    extract::State,
    http::{StatusCode, header},
    response::{AppendHeaders, IntoResponse},
};
use futures_util::stream;
use urzeit_table::messages::{
    Farewell, Language, Me, Name, NewPassword, Password, ProfileSight, RecoveryCode,
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Body, Person},
    door::Client,
    session::{forget, shown},
};
use crate::people;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(rename))
        .routes(routes!(forget_renamed))
        .routes(routes!(change_password))
        .routes(routes!(renew_code))
        .routes(routes!(set_language))
        .routes(routes!(set_profile_sight))
        .routes(routes!(export))
        .routes(routes!(delete))
}

/// Another name. Tables keep the one with which somebody sat down.
#[utoipa::path(put, path = "/api/me/name", request_body = Name, security(("session" = [])), responses((status = 200, body = Me)))]
async fn rename(
    State(app): State<App>,
    mut person: Person,
    Body(Name { name }): Body<Name>,
) -> Result<Json<Me>, Error> {
    person.account.name = people::rename(app.store(), &person.account, &name).await?;
    Ok(Json(shown(&app, person.account).await?))
}

/// The caller has read why an operator gave the account another name.
#[utoipa::path(delete, path = "/api/me/renamed", security(("session" = [])), responses((status = 204)))]
async fn forget_renamed(State(app): State<App>, person: Person) -> Result<StatusCode, Error> {
    app.store().forget_renamed(person.account.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Another password. Ends all other sessions.
#[utoipa::path(put, path = "/api/me/password", request_body = NewPassword, security(("session" = [])), responses((status = 204)))]
async fn change_password(
    State(app): State<App>,
    Person {
        account, session, ..
    }: Person,
    client: Client,
    Body(NewPassword { old, new }): Body<NewPassword>,
) -> Result<StatusCode, Error> {
    app.rates.password(&account.name, client.address)?;
    let (store, passwords) = (app.store(), &app.passwords);
    people::change_password(store, passwords, &account, &session, &old, &new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Another recovery code; the one before is void.
#[utoipa::path(post, path = "/api/me/recovery", request_body = Password, security(("session" = [])), responses((status = 200, body = RecoveryCode)))]
async fn renew_code(
    State(app): State<App>,
    person: Person,
    client: Client,
    Body(Password { password }): Body<Password>,
) -> Result<Json<RecoveryCode>, Error> {
    app.rates.password(&person.account.name, client.address)?;
    let (store, passwords) = (app.store(), &app.passwords);
    let code = people::renew_code(store, passwords, &person.account, &password).await?;
    Ok(Json(RecoveryCode {
        recovery: code.text(),
    }))
}

/// Another language.
#[utoipa::path(put, path = "/api/me/language", request_body = Language, security(("session" = [])), responses((status = 200, body = Me)))]
async fn set_language(
    State(app): State<App>,
    person: Person,
    Body(Language { language }): Body<Language>,
) -> Result<Json<Me>, Error> {
    let language = urzeit_texts::Language::with_code(&language)
        .ok_or_else(|| Error::bad("server-bad-language"))?;
    app.store()
        .set_language(person.account.id, language)
        .await?;
    Ok(Json(shown(&app, person.account).await?))
}

/// Lets everybody see the caller's profile, or only people who have said who they are.
#[utoipa::path(put, path = "/api/me/profile", request_body = ProfileSight, security(("session" = [])), responses((status = 200, body = Me)))]
async fn set_profile_sight(
    State(app): State<App>,
    person: Person,
    Body(ProfileSight { public }): Body<ProfileSight>,
) -> Result<Json<Me>, Error> {
    let account = person.account;
    app.store().set_public_profile(account.id, public).await?;
    Ok(Json(shown(&app, account).await?))
}

/// Everything that is kept of the caller: account, sessions, bots' tokens, people whom the caller has muted
/// or blocked, ratings, notices, reports, games with their records as the caller may have them, chat.
#[utoipa::path(get, path = "/api/me/export", security(("session" = [])), responses((status = 200, content_type = "application/json", body = Object)))]
async fn export(State(app): State<App>, person: Person) -> Result<impl IntoResponse, Error> {
    app.rates.export(person.account.id)?;
    let pieces = people::export::export(&app.registry, &person.account).await?;
    let pieces = stream::unfold(pieces, async |mut pieces| {
        pieces.recv().await.map(|piece| (piece, pieces))
    });
    let headers = AppendHeaders([
        (header::CONTENT_TYPE, "application/json"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"urzeit.json\"",
        ),
        (header::CACHE_CONTROL, "no-store"),
    ]);
    Ok((headers, Answer::from_stream(pieces)))
}

/// Deletes the caller's account for good. Others' games stay, with another name for the caller.
#[utoipa::path(delete, path = "/api/me", request_body = Farewell, security(("session" = [])), responses((status = 204)))]
async fn delete(
    State(app): State<App>,
    person: Person,
    client: Client,
    Body(Farewell { password }): Body<Farewell>,
) -> Result<impl IntoResponse, Error> {
    if !person.account.guest {
        app.rates.password(&person.account.name, client.address)?;
        let password = password.unwrap_or_default();
        people::prove(app.store(), &app.passwords, &person.account, &password).await?;
    }
    people::deletion::delete(&app.registry, person.account.id).await?;
    Ok((StatusCode::NO_CONTENT, forget(&app)))
}
