//! What others may know of somebody.

use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::ratings::RatingInfo;
use super::{
    App, Error,
    caller::{Asked, At, Caller},
};
use crate::store::{AccountId, After, Finished, Tally, Time};

/// So many games are on a page.
const PAGE: usize = 20;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(profile))
        .routes(routes!(history))
}

/// Somebody who plays.
#[derive(Serialize, ToSchema)]
struct Profile {
    id: AccountId,
    name: String,
    guest: bool,
    /// Since when, in milliseconds since 1970.
    since: Time,
    ratings: Vec<RatingInfo>,
    games: Vec<Tally>,
}

/// Who is that?
#[utoipa::path(get, path = "/api/people/{id}", params(("id" = i64, Path)), responses((status = 200, body = Profile)))]
async fn profile(
    State(app): State<App>,
    Caller(_): Caller,
    At(id): At<AccountId>,
) -> Result<Json<Profile>, Error> {
    let store = app.store();
    let account = store.account(id).await?.ok_or(Error::NotFound)?;
    Ok(Json(Profile {
        id: account.id,
        name: account.name,
        guest: account.guest,
        since: account.created,
        ratings: store
            .ratings(id)
            .await?
            .into_iter()
            .map(RatingInfo::from)
            .collect(),
        games: store.tallies(id).await?,
    }))
}

/// Where a list goes on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Page {
    /// What the page before said is `next`.
    after: Option<String>,
}

/// Finished games.
#[derive(Serialize, ToSchema)]
struct History {
    games: Vec<Finished>,
    /// What gets the next page, if there is one.
    next: Option<String>,
}

/// Finished games of somebody, the last one first: those that everybody may watch, and those of the
/// caller.
#[utoipa::path(get, path = "/api/people/{id}/games", params(("id" = i64, Path), Page), responses((status = 200, body = History)))]
async fn history(
    State(app): State<App>,
    Caller(reader): Caller,
    At(id): At<AccountId>,
    Asked(Page { after }): Asked<Page>,
) -> Result<Json<History>, Error> {
    let after = match after {
        None => After {
            ended: Time::MAX,
            id: String::new(),
        },
        Some(text) => read(&text).ok_or_else(|| Error::bad("server-bad-page"))?,
    };
    let store = app.store();
    store.account(id).await?.ok_or(Error::NotFound)?;
    // One more shows whether there is a next page.
    let most = PAGE as i64 + 1;
    let mut games = store.finished(id, reader.id, &after, most).await?;
    let more = games.len() > PAGE;
    games.truncate(PAGE);
    let last = games.last().filter(|_| more);
    let next = last.map(|game| format!("{}-{}", game.ended, game.id));
    Ok(Json(History { games, next }))
}

/// `TIME-TABLE`, as a page said.
fn read(after: &str) -> Option<After> {
    let (ended, id) = after.split_once('-')?;
    let readable = id.len() <= 100 && !id.contains('\0');
    readable.then_some(After {
        ended: ended.parse().ok()?,
        id: id.to_owned(),
    })
}
