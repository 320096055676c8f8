//! What others may know of somebody.

use axum::{Json, extract::State};
use serde::Deserialize;
use urzeit_table::{
    Millis,
    messages::{History, Profile},
};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::ratings::rating;
use super::{
    App, Error,
    caller::{At, Query, Visitor},
};
use crate::store::{Account, AccountId, After, Time};

/// How many games are on a page.
const PAGE: usize = 20;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(profile))
        .routes(routes!(history))
}

/// Somebody's profile.
#[utoipa::path(get, path = "/api/people/{id}", params(("id" = i64, Path)), security((), ("session" = []), ("token" = [])), responses((status = 200, body = Profile)))]
async fn profile(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At<AccountId>,
) -> Result<Json<Profile>, Error> {
    let account = known(&app, &visitor, id).await?;
    let store = app.store();
    Ok(Json(Profile {
        id: account.id,
        name: account.name,
        guest: account.guest,
        since: account.created as Millis,
        ratings: store.ratings(id).await?.into_iter().map(rating).collect(),
        games: store.tallies(id).await?,
    }))
}

/// An account that the visitor may know of: people who have given a name may know of everybody, others only of
/// accounts that allow it. To them all others look alike, whether or not they exist.
pub(super) async fn known(app: &App, visitor: &Visitor, id: AccountId) -> Result<Account, Error> {
    let store = app.store();
    let account = store.account(id).await?;
    let may = match &account {
        Some(_) if visitor.account.is_none() => store.preferences(id).await?.public_profile,
        _ => true,
    };
    account.filter(|_| may).ok_or(Error::NotFound)
}

/// Where a list goes on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Page {
    /// What the page before said is `next`.
    after: Option<String>,
}

/// Finished games of somebody, the last one first: those that everybody may watch, and those of the
/// caller.
#[utoipa::path(get, path = "/api/people/{id}/games", params(("id" = i64, Path), Page), security((), ("session" = []), ("token" = [])), responses((status = 200, body = History)))]
async fn history(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At<AccountId>,
    Query(Page { after }): Query<Page>,
) -> Result<Json<History>, Error> {
    let after = match after {
        None => After {
            ended: Time::MAX,
            id: String::new(),
        },
        Some(text) => read(&text).ok_or_else(|| Error::bad("server-bad-page"))?,
    };
    let store = app.store();
    known(&app, &visitor, id).await?;
    // One more shows whether there is a next page.
    let most = PAGE as i64 + 1;
    let mut games = store.finished(id, visitor.id(), &after, most).await?;
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
