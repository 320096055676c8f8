//! Ratings.

use axum::{Json, extract::State};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{App, Error, caller::Person};
use crate::{store::Rated, work::ratings::PROVISIONAL};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(mine))
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

/// How good am I?
#[utoipa::path(get, path = "/api/me/ratings", security(("session" = [])), responses((status = 200, body = Vec<RatingInfo>)))]
async fn mine(State(app): State<App>, person: Person) -> Result<Json<Vec<RatingInfo>>, Error> {
    let ratings = app.store().ratings(person.account.id).await?;
    Ok(Json(ratings.into_iter().map(RatingInfo::from).collect()))
}
