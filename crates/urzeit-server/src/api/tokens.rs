//! Bots' tokens.

use axum::{Json, extract::State, http::StatusCode};
use urzeit_table::{
    Millis,
    messages::{BotToken, MadeBotToken, NewBotToken, Program, Why},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{At, Body, Person},
    door::Client,
};
use crate::{
    people::{self, Proved, Token, name},
    random,
};

/// No account has more.
const MOST: i64 = 20;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, make))
        .routes(routes!(end))
}

/// The tokens of the caller's bots.
#[utoipa::path(get, path = "/api/me/tokens", security(("session" = [])), responses((status = 200, body = [BotToken])))]
async fn list(State(app): State<App>, person: Person) -> Result<Json<Vec<BotToken>>, Error> {
    Ok(Json(app.store().bot_tokens(person.account.id).await?))
}

/// Makes a token with which a bot plays for the caller's account. It is for playing: what concerns
/// the account itself it may not do.
#[utoipa::path(post, path = "/api/me/tokens", request_body = NewBotToken, security(("session" = [])), responses((status = 200, body = MadeBotToken)))]
async fn make(
    State(app): State<App>,
    person: Person,
    client: Client,
    Body(NewBotToken { name, password }): Body<NewBotToken>,
) -> Result<Json<MadeBotToken>, Error> {
    let made = BotToken {
        id: random::id(),
        name: name::tidy(&name)?,
        created: app.clock().now() as Millis,
        seen: None,
        program: Program::default(),
    };
    app.rates.password(&person.account.name, client.address)?;
    let (store, passwords, account) = (app.store(), &app.passwords, &person.account);
    let Proved(proved) = people::prove(store, passwords, account, &password).await?;
    let token = Token::new();
    let hash = Token::hash(token.text());
    let fits = store.make_bot_token(&hash, account.id, &made, &proved, MOST);
    if !fits.await? {
        // Not because there is another password by now?
        people::prove(store, passwords, account, &password).await?;
        let most = [("most", MOST.to_string())];
        return Err(Error::Refused(Why::naming("server-too-many-tokens", &most)));
    }
    Ok(Json(MadeBotToken {
        listed: made,
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
