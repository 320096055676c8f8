//! Ratings.

use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{At, Caller, Person},
};
use crate::{
    store::{AccountId, Change, Rated, Time},
    work::ratings::PROVISIONAL,
};

/// So many games are told of.
const MOST_CHANGES: i64 = 500;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(mine))
        .routes(routes!(changes))
}

/// How good somebody is at a game with so many players.
#[derive(Serialize, ToSchema)]
pub(super) struct RatingInfo {
    /// The game.
    game: String,
    /// With so many players.
    players: i64,
    /// Who is better by 200 wins three games of four.
    rating: i64,
    /// Is too little known to rely on it?
    provisional: bool,
    /// How many games it comes from.
    games: i64,
}

impl From<Rated> for RatingInfo {
    fn from(rated: Rated) -> RatingInfo {
        RatingInfo {
            game: rated.game,
            players: rated.players,
            rating: rated.rating.rating.round() as i64,
            provisional: rated.rating.uncertainty > PROVISIONAL,
            games: rated.games,
        }
    }
}

/// What a game did to somebody's rating.
#[derive(Serialize, ToSchema)]
struct ChangeInfo {
    /// The game.
    game: String,
    /// With so many players.
    players: i64,
    /// When, in milliseconds since 1970.
    at: Time,
    /// The rating before.
    before: i64,
    /// The rating after.
    after: i64,
}

impl From<Change> for ChangeInfo {
    fn from(change: Change) -> ChangeInfo {
        ChangeInfo {
            game: change.game,
            players: change.players,
            at: change.at,
            before: change.before.round() as i64,
            after: change.after.round() as i64,
        }
    }
}

/// How somebody's ratings came about: the last games that counted, the first one first.
#[utoipa::path(get, path = "/api/people/{id}/ratings", params(("id" = i64, Path)), responses((status = 200, body = Vec<ChangeInfo>)))]
async fn changes(
    State(app): State<App>,
    Caller(_): Caller,
    At(id): At<AccountId>,
) -> Result<Json<Vec<ChangeInfo>>, Error> {
    let store = app.store();
    store.account(id).await?.ok_or(Error::NotFound)?;
    let changes = store.rating_changes(id, MOST_CHANGES).await?;
    Ok(Json(changes.into_iter().map(ChangeInfo::from).collect()))
}

/// How good am I?
#[utoipa::path(get, path = "/api/me/ratings", security(("session" = [])), responses((status = 200, body = Vec<RatingInfo>)))]
async fn mine(State(app): State<App>, person: Person) -> Result<Json<Vec<RatingInfo>>, Error> {
    let ratings = app.store().ratings(person.account.id).await?;
    Ok(Json(ratings.into_iter().map(RatingInfo::from).collect()))
}
