//! Bots' tokens.

use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use urzeit_table::messages::Why;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{At, Body, Person},
};
use crate::{
    people::{Token, name},
    random,
    store::{BotToken, Time},
};

/// No account has more.
const MOST: i64 = 20;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, make))
        .routes(routes!(end))
}

/// A bot's token, but for the token itself.
#[derive(Serialize, ToSchema)]
struct Listed {
    id: i64,
    /// What its owner calls it.
    name: String,
    /// Since when, in milliseconds since 1970.
    created: Time,
}

impl From<BotToken> for Listed {
    fn from(token: BotToken) -> Listed {
        Listed {
            id: token.id,
            name: token.name,
            created: token.created,
        }
    }
}

/// The tokens of the caller's bots.
#[utoipa::path(get, path = "/api/me/tokens", security(("session" = [])), responses((status = 200, body = [Listed])))]
async fn list(State(app): State<App>, person: Person) -> Result<Json<Vec<Listed>>, Error> {
    let tokens = app.store().bot_tokens(person.account.id).await?;
    Ok(Json(tokens.into_iter().map(Listed::from).collect()))
}

/// A token to be made.
#[derive(Deserialize, ToSchema)]
struct New {
    /// What its owner calls it.
    name: String,
}

/// A token that was made.
#[derive(Serialize, ToSchema)]
struct Made {
    #[serde(flatten)]
    listed: Listed,
    /// For `Authorization: Bearer …`. It is never shown again.
    token: String,
}

/// Makes a token with which a bot plays for the caller's account. It is for playing: what concerns
/// the account itself it may not do.
#[utoipa::path(post, path = "/api/me/tokens", request_body = New, security(("session" = [])), responses((status = 200, body = Made)))]
async fn make(
    State(app): State<App>,
    person: Person,
    Body(New { name }): Body<New>,
) -> Result<Json<Made>, Error> {
    if person.account.guest {
        return Err(Error::Forbidden("server-not-for-guests"));
    }
    let token = Token::new();
    let made = BotToken {
        id: random::id(),
        name: name::tidy(&name)?,
        created: app.clock().now(),
    };
    let (store, hash) = (app.store(), Token::hash(token.text()));
    let fits = store.make_bot_token(&hash, person.account.id, &made, MOST);
    if !fits.await? {
        let most = [("most", MOST.to_string())];
        return Err(Error::Refused(Why::naming("server-too-many-tokens", &most)));
    }
    Ok(Json(Made {
        listed: made.into(),
        token: token.text().to_owned(),
    }))
}

/// Makes a token void.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", params(("id" = i64, Path)), security(("session" = [])), responses((status = 204)))]
async fn end(State(app): State<App>, person: Person, At(id): At<i64>) -> Result<StatusCode, Error> {
    if !app.store().end_bot_token(person.account.id, id).await? {
        return Err(Error::NotFound);
    }
    // A bot that follows a table with it has to show a token again.
    app.store().signed_out(person.account.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
