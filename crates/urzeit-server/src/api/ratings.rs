//! Ratings.

use axum::{Json, extract::State};
use urzeit_table::{
    Millis,
    messages::{Rating, RatingChange},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{At, Person, Visitor},
    profile::known,
};
use crate::{
    store::{AccountId, Rated},
    work::ratings::PROVISIONAL,
};

/// How many games are told of.
const MOST_CHANGES: i64 = 500;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(mine))
        .routes(routes!(changes))
}

/// A rating as people see it.
pub(super) fn rating(rated: Rated) -> Rating {
    Rating {
        game: rated.game,
        players: rated.players,
        bot: rated.bot,
        rating: rated.rating.rating.round() as i64,
        provisional: rated.rating.uncertainty > PROVISIONAL,
        games: rated.games,
    }
}

/// How somebody's ratings came about: the last games that counted, the first one first.
#[utoipa::path(get, path = "/api/people/{id}/ratings", params(("id" = i64, Path)), security((), ("session" = []), ("token" = [])), responses((status = 200, body = Vec<RatingChange>)))]
async fn changes(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At<AccountId>,
) -> Result<Json<Vec<RatingChange>>, Error> {
    known(&app, &visitor, id).await?;
    let changes = app.store().rating_changes(id, MOST_CHANGES).await?;
    let changes = changes.into_iter().map(|change| RatingChange {
        game: change.game,
        players: change.players,
        bot: change.bot,
        at: change.at as Millis,
        before: change.before.round() as i64,
        after: change.after.round() as i64,
    });
    Ok(Json(changes.collect()))
}

/// How good am I?
#[utoipa::path(get, path = "/api/me/ratings", security(("session" = [])), responses((status = 200, body = Vec<Rating>)))]
async fn mine(State(app): State<App>, person: Person) -> Result<Json<Vec<Rating>>, Error> {
    let ratings = app.store().ratings(person.account.id).await?;
    Ok(Json(ratings.into_iter().map(rating).collect()))
}
