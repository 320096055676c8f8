//! What people say at a table, and what they report.

use axum::{
    Json,
    extract::{Path, State},
};
use serde::Deserialize;
use urzeit_table::messages::{ChatLine, Done, Report, Reported, Say, Why};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Body, Caller, Query},
    tables::may_see,
};
use crate::chat::Unsaid;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(read, say))
        .routes(routes!(report))
}

impl From<Unsaid> for Error {
    fn from(unsaid: Unsaid) -> Error {
        match unsaid {
            Unsaid::Bad(why) => Error::Bad(why),
            Unsaid::NotAllowed(key) => Error::Forbidden(key),
            Unsaid::Wait(seconds) => Error::TooMany(seconds),
            Unsaid::Full => Error::Refused(Why::only("server-chat-full")),
            Unsaid::Broken(broken) => Error::Broken(broken),
        }
    }
}

/// Which lines somebody wants to read.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ChatQuery {
    /// From this number on.
    #[serde(default)]
    since: u32,
    /// Only those before this number.
    before: Option<u32>,
    /// What came with the invite link.
    invite: Option<String>,
}

/// The last lines that were said at a table, at most 100.
#[utoipa::path(get, path = "/api/tables/{id}/chat", params(ChatQuery), responses((status = 200, body = Vec<ChatLine>)))]
async fn read(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
    Query(wanted): Query<ChatQuery>,
) -> Result<Json<Vec<ChatLine>>, Error> {
    let live = app.registry.table(&id).await?.ok_or(Error::NotFound)?;
    may_see(&live, account.id, wanted.invite.as_deref()).await?;
    let before = wanted.before.map_or(i64::MAX, i64::from);
    let lines = live.chat(account.id, wanted.since.into()..before).await?;
    Ok(Json(lines))
}

/// What came with a link.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Invited {
    /// What came with the invite link.
    invite: Option<String>,
}

/// Says a line. Sent again with the same `id` it is said once.
#[utoipa::path(post, path = "/api/tables/{id}/chat", params(Invited), request_body = Say, responses((status = 200, body = Done)))]
async fn say(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
    Query(Invited { invite }): Query<Invited>,
    Body(say): Body<Say>,
) -> Result<Json<Done>, Error> {
    let live = app.registry.table(&id).await?.ok_or(Error::NotFound)?;
    may_see(&live, account.id, invite.as_deref()).await?;
    let number = app.chat.say(&live, &account, &say).await?;
    Ok(Json(Done { id: say.id, number }))
}

/// Tells the operator of a line of chat, or of something else at a table.
#[utoipa::path(post, path = "/api/reports", request_body = Report, responses((status = 200, body = Reported)))]
async fn report(
    State(app): State<App>,
    Caller(account): Caller,
    Body(report): Body<Report>,
) -> Result<Json<Reported>, Error> {
    let live = app.registry.table(&report.table).await?;
    let live = live.ok_or(Error::NotFound)?;
    may_see(&live, account.id, report.invite.as_deref()).await?;
    let reported = app
        .chat
        .report(&live, account.id, report.chat, &report.text);
    Ok(Json(Reported {
        id: reported.await?,
    }))
}
