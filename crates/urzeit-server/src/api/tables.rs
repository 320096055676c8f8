//! Tables: made, joined, looked at, played.

use axum::{
    Json,
    extract::{Path, State},
};
use serde::Deserialize;
use urzeit_rules::{
    Game, Record, Seat, Setup,
    record::{Bytes, GAMES, Header},
    with_game,
};
use urzeit_table::{
    Settings,
    messages::{Done, TableInfo, Welcome, Why, Wish},
};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Asked, Body, Caller},
};
use crate::{
    live::{Author, Before, Change, Unfulfilled},
    random,
    store::{AccountId, NewGame, Visibility},
};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(make))
        .routes(routes!(look))
        .routes(routes!(sit))
        .routes(routes!(begin))
        .routes(routes!(wish))
}

/// A table to be made.
#[derive(Deserialize, ToSchema)]
struct New {
    /// `genesis`, `lords` or `ursuppe`.
    game: String,
    /// How many play; as many as are usual, if not said.
    players: Option<u8>,
    /// Options of the game: key and value.
    #[serde(default)]
    options: Vec<(String, String)>,
    /// What the players agree on, as `urzeit_table::Settings` writes it.
    settings: Option<String>,
    /// Do all find it in the lobby?
    #[serde(default)]
    open: bool,
    /// May people watch who do not play?
    #[serde(default)]
    spectators: bool,
    /// Does it count for ratings?
    #[serde(default)]
    rated: bool,
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = New, responses((status = 200, body = TableInfo)))]
async fn make(
    State(app): State<App>,
    Caller(account): Caller,
    Body(new): Body<New>,
) -> Result<Json<TableInfo>, Error> {
    let most = app.config.limits.tables_per_account as i64;
    if most > 0 && app.store().tables_of(account.id).await? >= most {
        return Err(Error::Enough("server-too-many-tables"));
    }
    let game = GAMES.iter().find(|game| **game == new.game);
    let game = *game.ok_or_else(|| Error::bad("server-no-such-game"))?;
    let (header, players) = with_game!(game, header(&new))?;
    let settings: Settings = match &new.settings {
        None => Settings::default(),
        Some(text) => text
            .parse()
            .map_err(|_| Error::bad("server-bad-settings"))?,
    };
    let made = NewGame {
        id: random::word::<12>(),
        creator: account.id,
        game: game.to_owned(),
        header,
        settings: settings.to_string(),
        seed: random::bytes(),
        rules: 1,
        visibility: if new.open {
            Visibility::Open
        } else {
            Visibility::Link
        },
        spectators: new.spectators,
        rated: new.rated,
        invite: random::word::<16>(),
        players: players as i64,
        created: app.clock().now(),
    };
    app.store().make_game(&made).await?;
    let live = app.hall.table(&made.id).await?.ok_or(Error::NotFound)?;
    Ok(Json(live.welcome(account.id, 0).await?.table))
}

fn header<G: Game>(new: &New) -> Result<(String, usize), Error> {
    let options: Vec<_> = new
        .options
        .iter()
        .map(|(key, value)| (&**key, &**value))
        .collect();
    let who = G::Setup::usual_who(new.players.map(usize::from), &options);
    let setup = G::Setup::read(&who, &options).map_err(|error| {
        Error::Bad(Why::naming(
            "server-bad-options",
            &[("reason", format!("{error:?}"))],
        ))
    })?;
    let record = Record::<G>::new(Header::new(setup));
    let players = record.position().players();
    let text = record.to_string();
    let header = text.split("log\n").next().unwrap_or_default();
    Ok((header.to_owned(), players))
}

/// From where on somebody wants to know.
#[derive(Deserialize, IntoParams)]
struct Since {
    /// The number of the first event that the caller does not know.
    #[serde(default)]
    since: u64,
    /// What came with the invite link.
    invite: Option<String>,
}

/// A table as the caller may see it, and what happened since a number.
#[utoipa::path(get, path = "/api/tables/{id}", params(Since), responses((status = 200, body = Welcome)))]
async fn look(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
    Asked(asked): Asked<Since>,
) -> Result<Json<Welcome>, Error> {
    let live = app.hall.table(&id).await?.ok_or(Error::NotFound)?;
    may_see(&live, account.id, asked.invite.as_deref()).await?;
    Ok(Json(live.welcome(account.id, asked.since).await?))
}

/// Who may see a table: those who sit there, who made it, who was invited; everybody, if it is open
/// for spectators or still waits for players.
pub(super) async fn may_see(
    live: &crate::live::Live,
    account: AccountId,
    invite: Option<&str>,
) -> Result<(), Error> {
    let may = live.look(|table| sees(table, account, invite)).await?;
    may.then_some(()).ok_or(Error::NotFound)
}

fn sees(table: &Before<'_>, account: AccountId, invite: Option<&str>) -> bool {
    let made = &table.game.made;
    let invited = invite == Some(&*made.invite);
    let takes_part = made.creator == account || table.people.contains(&Some(account));
    let open = made.visibility == Visibility::Open;
    let waiting = table.game.state == crate::store::State::Waiting;
    takes_part || (open || invited) && (waiting || made.spectators)
}

/// Where somebody wants to sit.
#[derive(Deserialize, ToSchema)]
struct Sit {
    /// The seat, counted from 1.
    seat: u8,
    /// What the seat adds to chance, in hexadecimal digits.
    #[serde(default)]
    bytes: String,
    /// What came with the invite link.
    invite: Option<String>,
}

/// Sits down at a table.
#[utoipa::path(post, path = "/api/tables/{id}/sit", request_body = Sit, responses((status = 200, body = TableInfo)))]
async fn sit(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
    Body(Sit {
        seat,
        bytes,
        invite,
    }): Body<Sit>,
) -> Result<Json<TableInfo>, Error> {
    let live = app.hall.table(&id).await?.ok_or(Error::NotFound)?;
    may_see(&live, account.id, invite.as_deref()).await?;
    let seat: Seat = seat
        .to_string()
        .parse()
        .map_err(|_| Error::bad("server-no-such-seat"))?;
    let bytes: Bytes = bytes.parse().map_err(|_| Error::bad("server-bad-bytes"))?;
    let bytes = if bytes.0.is_empty() {
        "-".to_owned()
    } else {
        bytes.to_string()
    };
    let author = Author {
        account: account.id,
        wish: None,
    };
    let sits = |table: &Before<'_>| {
        let mut people = table.people.to_vec();
        if people.contains(&Some(account.id)) {
            return Err(refused("server-sits-already"));
        }
        let place = people.get_mut(seat.index());
        *place.ok_or_else(|| refused("table-no-such-seat"))? = Some(account.id);
        let mut change = Change::deeds([format!("sit {seat} {bytes} {}", account.name)]);
        change.people = Some(people);
        Ok(change)
    };
    live.change(Some(&author), sits).await?;
    Ok(Json(live.welcome(account.id, 0).await?.table))
}

fn refused(key: &str) -> Unfulfilled {
    Unfulfilled::Refused(Why::only(key))
}

/// Begins the game.
#[utoipa::path(post, path = "/api/tables/{id}/begin", responses((status = 200, body = TableInfo)))]
async fn begin(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Error> {
    let live = app.hall.table(&id).await?.ok_or(Error::NotFound)?;
    let author = Author {
        account: account.id,
        wish: None,
    };
    let begins = |table: &Before<'_>| match table.game.made.creator == account.id {
        true => Ok(Change::deeds(["begin".to_owned()])),
        false => Err(refused("server-not-yours")),
    };
    live.change(Some(&author), begins).await?;
    Ok(Json(live.welcome(account.id, 0).await?.table))
}

/// Wants something to happen. Sent again with the same `id` it counts once.
#[utoipa::path(post, path = "/api/tables/{id}/wishes", request_body = Wish, responses((status = 200, body = Done)))]
async fn wish(
    State(app): State<App>,
    Caller(account): Caller,
    Path(id): Path<String>,
    Body(Wish {
        id: wish,
        wish: text,
    }): Body<Wish>,
) -> Result<Json<Done>, Error> {
    let live = app.hall.table(&id).await?.ok_or(Error::NotFound)?;
    let number = crate::wishes::grant(&live, account.id, &wish, &text).await?;
    Ok(Json(Done {
        id: wish,
        number: number as u64,
    }))
}
