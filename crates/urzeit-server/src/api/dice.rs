//! How often each outcome of chance came: in a game that is over, and in all of them.

use axum::{
    Json,
    extract::{Path, State},
};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Query, Visitor},
    records::{Invited, finished},
};
use crate::tables::dice;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(of_table))
        .routes(routes!(of_server))
}

/// How often an outcome came.
#[derive(Serialize, ToSchema)]
struct Outcome {
    /// The kind of chance: `dice`.
    kind: String,
    /// What came: `forest wild`; empty where only the kind is counted.
    outcome: String,
    /// How often.
    count: u64,
}

/// How often each outcome came in a game that is over.
#[utoipa::path(get, path = "/api/tables/{id}/dice", params(Invited), security((), ("session" = []), ("token" = [])), responses((status = 200, body = Vec<Outcome>)))]
async fn of_table(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Invited { invite }): Query<Invited>,
) -> Result<Json<Vec<Outcome>>, Error> {
    let record = finished(&app, &id, visitor.id(), invite.as_deref()).await?;
    let counts = dice::count(&record);
    let outcomes = counts.iter().map(|(kind, outcome, count)| Outcome {
        kind: kind.to_owned(),
        outcome: outcome.to_owned(),
        count,
    });
    Ok(Json(outcomes.collect()))
}

/// How often each outcome came in all games of one name that are over.
#[derive(Serialize, ToSchema)]
struct GameDice {
    /// The game.
    game: String,
    /// How many games were counted.
    games: i64,
    /// The outcomes.
    outcomes: Vec<Outcome>,
}

/// How often each outcome came in all games that are over.
#[utoipa::path(get, path = "/api/dice", security(()), responses((status = 200, body = Vec<GameDice>)))]
async fn of_server(State(app): State<App>) -> Result<Json<Vec<GameDice>>, Error> {
    app.store().add_up_dice().await?;
    let counted = app.store().games_counted().await?.into_iter();
    let mut all: Vec<GameDice> = counted
        .map(|(game, games)| GameDice {
            game,
            games,
            outcomes: Vec::new(),
        })
        .collect();
    for count in app.store().dice().await? {
        if let Some(game) = all.iter_mut().find(|game| game.game == count.game) {
            game.outcomes.push(Outcome {
                kind: count.kind,
                outcome: count.outcome,
                count: count.count as u64,
            });
        }
    }
    Ok(Json(all))
}
