//! Records: exported, brought along, their chance checked.

use axum::{
    Json,
    extract::{DefaultBodyLimit, Path, State},
    http::header,
    response::IntoResponse,
};
use serde::Deserialize;
use urzeit_rules::{Seat, Viewer};
use urzeit_table::messages::Why;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Caller, Query, Text, Visitor},
    tables::{blocking, seen},
};
use crate::{
    live::Before,
    store,
    tables::{
        self,
        record::{self, Checked, MOST_BYTES, RecordInfo},
    },
};

pub(super) fn router() -> OpenApiRouter<App> {
    let brought = OpenApiRouter::new()
        .routes(routes!(bring))
        .routes(routes!(verify_brought))
        .layer(DefaultBodyLimit::max(MOST_BYTES));
    OpenApiRouter::new()
        .routes(routes!(export))
        .routes(routes!(verify))
        .merge(brought)
}

/// How somebody comes to see the table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Invited {
    /// What came with the invite link.
    pub(super) invite: Option<String>,
}

/// The record of a table's game: all of it, with the seed, once the game is over; before that as the
/// caller may know it.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(Invited), security((), ("session" = []), ("token" = [])), responses((status = 200, body = String, content_type = "text/plain")))]
async fn export(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Invited { invite }): Query<Invited>,
) -> Result<impl IntoResponse, Error> {
    let account = visitor.id();
    let live = seen(&app, &id, account, invite.as_deref()).await?;
    let record = |table: &Before<'_>| {
        let mut people = table.people.iter();
        let index = people.position(|person| person.is_some() && *person == account);
        let viewer = index.map_or(Viewer::Spectator, |index| Viewer::Seat(Seat::at(index)));
        (table.host.record(viewer), table.game.made.game.clone())
    };
    let (record, game) = live.look(record).await?;
    let name = format!("attachment; filename=\"{game}-{id}.urz\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record))
}

/// Checks the chance of a game that is over, by drawing it again.
#[utoipa::path(get, path = "/api/tables/{id}/verify", params(Invited), security((), ("session" = []), ("token" = [])), responses((status = 200, body = Checked)))]
async fn verify(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Invited { invite }): Query<Invited>,
) -> Result<Json<Checked>, Error> {
    let record = finished(&app, &id, visitor.id(), invite.as_deref()).await?;
    let checked = blocking(move || record::check(&record)).await?;
    Ok(Json(checked.map_err(Error::Refused)?))
}

/// The whole record of a game that is over.
pub(super) async fn finished(
    app: &App,
    id: &str,
    account: Option<store::AccountId>,
    invite: Option<&str>,
) -> Result<String, Error> {
    let live = seen(app, id, account, invite).await?;
    let record = |table: &Before<'_>| {
        let over = table.game.state == store::State::Over;
        over.then(|| table.host.record(Viewer::Spectator))
    };
    let record = live.look(record).await?;
    record.ok_or_else(|| Error::Refused(Why::only("server-not-over")))
}

/// Where in a record somebody wants to look.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Look {
    /// After so many entries; after all, if not said.
    at: Option<usize>,
}

/// Reads a record that the caller brings along, and says where its game stands. Nothing is kept. To
/// go on from there, make a table `from` it.
#[utoipa::path(post, path = "/api/records", params(Look), request_body(content = String, content_type = "text/plain"), responses((status = 200, body = RecordInfo)))]
async fn bring(
    State(app): State<App>,
    Caller(account): Caller,
    Query(Look { at }): Query<Look>,
    Text(text): Text,
) -> Result<Json<RecordInfo>, Error> {
    let turn = app.brings(account.id).await?;
    tables::may_bring(&app.registry, &turn, account.id, &text).await?;
    let info = turn.work(move || record::describe(&text, at)).await?;
    Ok(Json(info.map_err(Error::Bad)?))
}

/// Checks the chance of a record that the caller brings along. Nothing is kept.
#[utoipa::path(post, path = "/api/records/verify", request_body(content = String, content_type = "text/plain"), responses((status = 200, body = Checked)))]
async fn verify_brought(
    State(app): State<App>,
    Caller(account): Caller,
    Text(text): Text,
) -> Result<Json<Checked>, Error> {
    let turn = app.brings(account.id).await?;
    let checked = turn.work(move || record::check(&text)).await?;
    Ok(Json(checked.map_err(Error::Bad)?))
}
