//! The lobby, one's own tables, whose turn it is.

use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Asked, Caller},
};
use crate::store::{self, AccountId, ListedSeat, Lobby, Place, Summary};

/// So many tables a page has if nobody says how many, and at most.
const PAGE: i64 = 50;

/// So many tables at most are listed that wait for somebody.
const MOST_TURNS: i64 = 200;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(lobby))
        .routes(routes!(mine))
        .routes(routes!(turns))
}

/// A page of a list of tables.
#[derive(Serialize, ToSchema)]
struct Page {
    /// The tables.
    tables: Vec<Listed>,
    /// What to ask for `after` to get the next page; nothing if this is the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
struct Listed {
    /// Its name.
    id: String,
    /// The game.
    game: String,
    /// `waiting`, `running`, `over` or `aborted`.
    state: String,
    /// What the players agree on, as `urzeit_table::Settings` writes it.
    settings: String,
    /// Does it count for ratings?
    rated: bool,
    /// May others watch?
    spectators: bool,
    /// `open` or `link`.
    visibility: String,
    /// How many play.
    players: i64,
    /// How many seats are free.
    free: i64,
    /// When it was made, in milliseconds since 1970.
    created: i64,
    /// When something last happened.
    changed: i64,
    /// Who made it.
    creator: String,
    /// Is that the caller?
    yours: bool,
    /// The caller's seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    you: Option<i64>,
    /// Does it wait for the caller?
    your_turn: bool,
    /// The seats that are taken.
    seats: Vec<Seat>,
}

/// A taken seat of a table in a list.
#[derive(Serialize, ToSchema)]
struct Seat {
    /// Its number.
    seat: i64,
    /// The name of the person.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The level of the computer player, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    computer: Option<String>,
    /// Its points, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i64>,
    /// Has it won?
    #[serde(skip_serializing_if = "Option::is_none")]
    won: Option<bool>,
    /// Has the person given up?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    resigned: bool,
}

impl Listed {
    fn new(summary: Summary, caller: AccountId) -> Listed {
        let mut seats = summary.seats.iter();
        let you = seats.find(|seat| seat.account == Some(caller));
        let you = you.map(|seat| seat.seat);
        Listed {
            free: summary.players - summary.seats.len() as i64,
            yours: summary.creator == caller,
            you,
            your_turn: you.is_some_and(|seat| summary.waits >> (seat - 1) & 1 == 1),
            seats: summary.seats.into_iter().map(Seat::new).collect(),
            id: summary.id,
            game: summary.game,
            state: summary.state,
            settings: summary.settings,
            rated: summary.rated,
            spectators: summary.spectators,
            visibility: summary.visibility,
            players: summary.players,
            created: summary.created,
            changed: summary.changed,
            creator: summary.creator_name,
        }
    }
}

impl Seat {
    fn new(seat: ListedSeat) -> Seat {
        Seat {
            seat: seat.seat,
            name: seat.name,
            computer: seat.level,
            points: seat.points,
            won: seat.won,
            resigned: seat.resigned,
        }
    }
}

impl Page {
    fn new(tables: Vec<Summary>, caller: AccountId, most: i64, by: fn(&Summary) -> i64) -> Page {
        let last = tables.last().filter(|_| tables.len() as i64 == most);
        Page {
            next: last.map(|last| format!("{}-{}", by(last), last.id)),
            tables: tables
                .into_iter()
                .map(|summary| Listed::new(summary, caller))
                .collect(),
        }
    }
}

/// Where the last page ended: `TIME-ID`.
/// Which page of a list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Paging {
    /// The `next` of the page before.
    after: Option<String>,
    /// How many tables, at most 50.
    most: Option<i64>,
}

impl Paging {
    /// Where the page begins, and how long it is.
    fn read(&self) -> Result<(Place, i64), Error> {
        let after = match &self.after {
            None => Some(Place::first()),
            Some(text) => place(text),
        };
        let most = Some(self.most.unwrap_or(PAGE)).filter(|most| (1..=PAGE).contains(most));
        after.zip(most).ok_or_else(|| Error::bad("server-bad-page"))
    }
}

/// `TIME-TABLE`, as a page said.
fn place(text: &str) -> Option<Place> {
    let (time, id) = text.split_once('-')?;
    let readable = id.len() <= 100 && !id.contains('\0');
    readable.then_some(Place {
        time: time.parse().ok()?,
        id: id.to_owned(),
    })
}

fn state(name: Option<&str>, known: &[store::State]) -> Result<store::State, Error> {
    let Some(name) = name else {
        return Ok(known[0]);
    };
    let found = known.iter().find(|state| state.word() == name);
    found
        .copied()
        .ok_or_else(|| Error::bad("server-no-such-state"))
}

/// What somebody looks for in the lobby.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Wanted {
    /// `waiting` for tables to join, which is usual, or `running` for tables to watch.
    state: Option<String>,
    /// The game.
    game: Option<String>,
    /// How many play.
    players: Option<i64>,
    /// Does it count for ratings?
    rated: Option<bool>,
    /// `none`, `live` or `slow`.
    pace: Option<String>,
}

/// Tables that everybody finds, the newest first.
#[utoipa::path(get, path = "/api/tables", params(Wanted, Paging), responses((status = 200, body = Page)))]
async fn lobby(
    State(app): State<App>,
    Caller(account): Caller,
    Asked(wanted): Asked<Wanted>,
    Asked(paging): Asked<Paging>,
) -> Result<Json<Page>, Error> {
    let known = [store::State::Waiting, store::State::Running];
    let state = state(wanted.state.as_deref(), &known)?;
    let pace = match wanted.pace.as_deref() {
        None => None,
        Some("none") => Some("any".to_owned()),
        Some(pace @ ("live" | "slow")) => Some(pace.to_owned()),
        Some(_) => return Err(Error::bad("server-bad-pace")),
    };
    if wanted.game.as_ref().is_some_and(|game| game.contains('\0')) {
        return Err(Error::bad("server-no-such-game"));
    }
    let (after, most) = paging.read()?;
    let wanted = Lobby {
        game: wanted.game,
        players: wanted.players,
        rated: wanted.rated,
        pace,
    };
    let tables = app.store().lobby(account.id, state, &wanted, &after, most);
    Ok(Json(Page::new(tables.await?, account.id, most, |table| {
        table.created
    })))
}

/// Which of one's own tables.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Own {
    /// `running`, which is usual, `waiting`, `over` or `aborted`.
    state: Option<String>,
}

/// Tables that the caller made, sits at, or is invited to; what changed last comes first.
#[utoipa::path(get, path = "/api/me/tables", params(Own, Paging), responses((status = 200, body = Page)))]
async fn mine(
    State(app): State<App>,
    Caller(account): Caller,
    Asked(own): Asked<Own>,
    Asked(paging): Asked<Paging>,
) -> Result<Json<Page>, Error> {
    let known = [
        store::State::Running,
        store::State::Waiting,
        store::State::Over,
        store::State::Aborted,
    ];
    let state = state(own.state.as_deref(), &known)?;
    let (after, most) = paging.read()?;
    let tables = app.store().tables_of(account.id, state, &after, most);
    Ok(Json(Page::new(tables.await?, account.id, most, |table| {
        table.changed
    })))
}

/// At which table the caller is.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct At {
    /// The table.
    at: Option<String>,
}

/// Tables that wait for the caller.
#[derive(Serialize, ToSchema)]
struct Turns {
    /// The tables, the longest waiting first.
    tables: Vec<Listed>,
    /// The one after the table where the caller is; from the last on to the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// Tables that wait for the caller, the longest waiting first, and which one is next.
#[utoipa::path(get, path = "/api/turns", params(At), responses((status = 200, body = Turns)))]
async fn turns(
    State(app): State<App>,
    Caller(account): Caller,
    Asked(At { at }): Asked<At>,
) -> Result<Json<Turns>, Error> {
    let tables = app.store().turns_of(account.id, MOST_TURNS).await?;
    let here = tables
        .iter()
        .position(|table| Some(&table.id) == at.as_ref());
    let after = here.map_or(0, |here| here + 1);
    let mut from_here = tables.iter().cycle().skip(after).take(tables.len());
    let next = from_here.find(|table| Some(&table.id) != at.as_ref());
    Ok(Json(Turns {
        next: next.map(|table| table.id.clone()),
        tables: tables
            .into_iter()
            .map(|summary| Listed::new(summary, account.id))
            .collect(),
    }))
}
