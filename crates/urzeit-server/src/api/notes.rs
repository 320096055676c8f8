//! What players write down for themselves at a table.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use urzeit_table::messages::{Note, Why};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Body, Caller},
    tables::seen,
};
use crate::{store::Account, wishes::Player};

/// No note has more characters.
const LONGEST_NOTE: usize = 4000;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(read, write))
}

/// What the caller has written down at a table. Nobody else can read it.
#[utoipa::path(get, path = "/api/tables/{id}/note", responses((status = 200, body = Note)))]
async fn read(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
) -> Result<Json<Note>, Error> {
    may_note(&app, &id, &account).await?;
    let text = app.store().note(account.id, &id).await?;
    Ok(Json(Note { text }))
}

/// Writes something down at a table where the caller sits, instead of what was written before.
#[utoipa::path(put, path = "/api/tables/{id}/note", request_body = Note, responses((status = 204)))]
async fn write(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
    Body(Note { text }): Body<Note>,
) -> Result<StatusCode, Error> {
    may_note(&app, &id, &account).await?;
    if text.chars().count() > LONGEST_NOTE {
        let most = [("most", LONGEST_NOTE.to_string())];
        return Err(Error::Bad(Why::naming("server-text-too-long", &most)));
    }
    // No database keeps that in a text.
    if text.contains('\0') {
        return Err(Error::bad("server-text-control"));
    }
    let now = app.clock().now();
    app.store().write_note(account.id, &id, &text, now).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// People take notes where they sit. What they wrote is theirs, so their bots do not reach it.
async fn may_note(app: &App, id: &str, account: &Account) -> Result<(), Error> {
    let live = seen(app, id, account.id, None).await?;
    if account.bot {
        return Err(Error::Forbidden("server-not-for-bots"));
    }
    let seat = live.look(|table| Player::from(account).seat(table)).await?;
    seat.map(drop).map_err(Error::Forbidden)
}
