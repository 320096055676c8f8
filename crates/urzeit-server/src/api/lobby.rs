//! The lobby, one's own tables, whose turn it is.

use axum::{Json, extract::State};
use serde::Deserialize;
use urzeit_table::{
    Millis,
    messages::{Listed, ListedSeat, NewPace, Online, TablePage},
};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Caller, Query, Visitor},
};
use crate::store::{self, AccountId, Lobby, Place, Summary};

/// How many tables a page has if nobody says how many, and at most.
const PAGE: i64 = 50;

/// How many tables at most are listed that wait for somebody.
const MOST_TURNS: i64 = 200;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(lobby))
        .routes(routes!(online))
        .routes(routes!(mine))
        .routes(routes!(turns))
}

/// A table in a list, as the caller sees it.
fn listed(summary: Summary, caller: Option<AccountId>) -> Listed {
    let mut seats = summary.seats.iter();
    let you = seats.find(|seat| caller.is_some() && seat.account == caller);
    let you = you.map(|seat| seat.seat);
    let seats = summary.seats.into_iter().map(|seat| ListedSeat {
        seat: seat.seat,
        name: seat.name,
        computer: seat.level,
        points: seat.points,
        won: seat.won,
        resigned: seat.resigned,
        bot: seat.bot,
    });
    let seats: Vec<_> = seats.collect();
    Listed {
        free: summary.players - seats.len(),
        yours: caller == Some(summary.creator),
        you,
        your_turn: you.is_some_and(|seat| summary.waits >> seat.index() & 1 == 1),
        seats,
        id: summary.id,
        game: summary.game,
        state: summary.state,
        settings: summary.settings,
        rated: summary.rated,
        spectators: summary.spectators,
        visibility: summary.visibility,
        players: summary.players,
        created: summary.created as Millis,
        changed: summary.changed as Millis,
        creator: summary.creator_name,
    }
}

fn page(
    tables: Vec<Summary>,
    caller: Option<AccountId>,
    most: i64,
    by: fn(&Summary) -> i64,
) -> Json<TablePage> {
    let last = tables.last().filter(|_| tables.len() as i64 == most);
    Json(TablePage {
        next: last.map(|last| format!("{}-{}", by(last), last.id)),
        tables: tables
            .into_iter()
            .map(|summary| listed(summary, caller))
            .collect(),
    })
}

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
struct LobbyQuery {
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
    /// Only running games in which a seat is offered to somebody else?
    #[serde(default)]
    offered: bool,
}

/// Tables that everybody finds, the newest first.
#[utoipa::path(get, path = "/api/tables", params(LobbyQuery, Paging), security((), ("session" = []), ("token" = [])), responses((status = 200, body = TablePage)))]
async fn lobby(
    State(app): State<App>,
    visitor: Visitor,
    Query(wanted): Query<LobbyQuery>,
    Query(paging): Query<Paging>,
) -> Result<Json<TablePage>, Error> {
    let known = [store::State::Waiting, store::State::Running];
    let state = match state(wanted.state.as_deref(), &known)? {
        _ if wanted.offered => store::State::Running,
        state => state,
    };
    let pace = match wanted.pace.as_deref() {
        None => None,
        // As it is stored.
        Some("none") => Some("any".to_owned()),
        Some(pace) if NewPace::KINDS.iter().any(|(kind, _)| *kind == pace) => Some(pace.to_owned()),
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
        offered: wanted.offered,
    };
    let account = visitor.id();
    let tables = app.store().lobby(account, state, &wanted, &after, most);
    Ok(page(tables.await?, account, most, |table| table.created))
}

/// How many people are connected, but not who.
#[utoipa::path(get, path = "/api/online", security(()), responses((status = 200, body = Online)))]
async fn online(State(app): State<App>) -> Result<Json<Online>, Error> {
    let elsewhere = app.store().online_elsewhere(app.clock().now()).await?;
    let people = app.sockets.people() + elsewhere;
    Ok(Json(Online { people }))
}

/// Which of one's own tables.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Own {
    /// `running`, which is usual, `waiting`, `over` or `aborted`.
    state: Option<String>,
}

/// Tables that the caller made, sits at, or is invited to; what changed last comes first.
#[utoipa::path(get, path = "/api/me/tables", params(Own, Paging), responses((status = 200, body = TablePage)))]
async fn mine(
    State(app): State<App>,
    Caller(account): Caller,
    Query(own): Query<Own>,
    Query(paging): Query<Paging>,
) -> Result<Json<TablePage>, Error> {
    let known = [
        store::State::Running,
        store::State::Waiting,
        store::State::Over,
        store::State::Aborted,
    ];
    let state = state(own.state.as_deref(), &known)?;
    let (after, most) = paging.read()?;
    let tables = app.store().tables_of(account.id, state, &after, most);
    Ok(page(tables.await?, Some(account.id), most, |table| {
        table.changed
    }))
}

/// At which table the caller is.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct At {
    /// The table.
    at: Option<String>,
}

/// Tables that wait for the caller, the longest waiting first, and which one is next.
#[utoipa::path(get, path = "/api/turns", params(At), responses((status = 200, body = TablePage)))]
async fn turns(
    State(app): State<App>,
    Caller(account): Caller,
    Query(At { at }): Query<At>,
) -> Result<Json<TablePage>, Error> {
    let tables = app.store().turns_of(account.id, MOST_TURNS).await?;
    let here = tables
        .iter()
        .position(|table| Some(&table.id) == at.as_ref());
    let after = here.map_or(0, |here| here + 1);
    let mut from_here = tables.iter().cycle().skip(after).take(tables.len());
    let next = from_here.find(|table| Some(&table.id) != at.as_ref());
    Ok(Json(TablePage {
        next: next.map(|table| table.id.clone()),
        tables: tables
            .into_iter()
            .map(|summary| listed(summary, Some(account.id)))
            .collect(),
    }))
}
