//! Records that somebody brings along: read, looked at, gone on from, their chance checked.

use std::collections::BTreeMap;

use serde::Serialize;
use urzeit_rules::{
    Game, Record, Seat, Setup, Standings, Turn, View, Viewer,
    record::{Header, game_of},
    with_game,
};
use urzeit_table::{Unproved, Verified, messages::Why, verify, why};
use utoipa::ToSchema;

/// No record that is brought along is longer, in bytes. The longest game of the fixtures has a
/// thirtieth of that.
pub const MOST_BYTES: usize = 1 << 20;

/// What a record says.
#[derive(Serialize, ToSchema)]
pub struct RecordInfo {
    /// The game.
    pub game: &'static str,
    /// What each seat plays, and the players' names.
    pub seats: Vec<RecordSeat>,
    /// The options that differ from their default.
    pub options: BTreeMap<&'static str, String>,
    /// How many entries it has.
    pub entries: usize,
    /// Is the game over?
    pub over: bool,
    /// Results, if it is: `SEAT POINTS OUTCOME`.
    pub result: Vec<String>,
    /// After how many entries the game stands as `position` says.
    pub at: usize,
    /// The position.
    pub position: String,
}

/// A seat of a record.
#[derive(Serialize, ToSchema)]
pub struct RecordSeat {
    /// Its number.
    pub seat: usize,
    /// The species or colour.
    pub who: &'static str,
    /// The name of the player who played it.
    pub name: String,
}

/// What the check of a record's chance gave.
#[derive(Serialize, ToSchema)]
pub struct Checked {
    /// Is every outcome what the seed gives, and the seed what the host had committed itself to?
    pub proved: bool,
    /// How many outcomes are right.
    pub outcomes: u64,
    /// How many were taken back by agreement, and so cannot be looked at.
    pub taken_back: u64,
    /// How many came before the position that the record begins from.
    #[serde(skip_serializing_if = "is_zero")]
    pub before: u64,
    /// How many seats added bytes of their own.
    pub seats_with_bytes: usize,
    /// What is missing or wrong, if it is not proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Why>,
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// What a record says, and where its game stands after so many entries: all, if not said.
///
/// # Errors
/// Why it is no record, or that it has not so many entries.
pub fn describe(text: &str, at: Option<usize>) -> Result<RecordInfo, Why> {
    with_game!(game(text)?, describe_of(text, at))
}

/// Is a record that somebody brings along that of one of these running games, each with its record and where it stands
/// as spectators are told it? Or does it come to where one of them stands? Then it does not matter how it says that it
/// came there. What everybody sees at the very beginning is that of many games.
#[must_use]
pub fn is_one_of(brought: &str, running: &[(String, String)]) -> bool {
    let Ok(name) = game(brought) else {
        return false;
    };
    let running: Vec<_> = running
        .iter()
        .filter(|(running, _)| game(running).ok() == Some(name))
        .collect();
    let begun = running
        .iter()
        .filter(|(running, _)| log(running).count() >= TELLING);
    let views: Vec<&str> = begun.map(|(_, view)| &**view).collect();
    running.iter().any(|(running, _)| is_of(brought, running))
        || !views.is_empty() && with_game!(name, comes_to_one(brought, &views))
}

/// Does it name the game's table, or did the same happen as far as that can be told?
fn is_of(brought: &str, running: &str) -> bool {
    let table = |record| head(record).find(|line| line.starts_with("table "));
    if table(brought).is_some_and(|named| table(running) == Some(named)) {
        return true;
    }
    let told: Vec<_> = log(running).take(LOOKED_AT).collect();
    let open = told.iter().filter(|line| !line.ends_with('?')).count();
    let same = |(told, brought): (&&str, &str)| match told.strip_suffix('?') {
        Some(begin) => brought.starts_with(begin),
        None => *told == brought,
    };
    let alike = told
        .iter()
        .zip(log(brought))
        .take_while(|&lines| same(lines));
    open >= TELLING && alike.count() == told.len()
}

/// Does a record come to a position that looks like one of these? It is gone through once, however many they are.
fn comes_to_one<G: Game>(brought: &str, views: &[&str]) -> bool {
    let views: Vec<G> = views.iter().filter_map(|view| view.parse().ok()).collect();
    let Ok(record) = read::<G>(brought) else {
        return false;
    };
    let mut play = record.header().begin();
    let mut entries = record.entries();
    loop {
        if views.contains(View::of(play.position(), Viewer::Spectator).position()) {
            return true;
        }
        let Some(entry) = entries.next() else {
            return false;
        };
        if play.enter(entry).is_err() {
            return false;
        }
    }
}

/// How many lines at the beginning of two logs are compared.
const LOOKED_AT: usize = 20;

/// How many lines that are the same make it the same game: dice and cards do so hardly ever by chance.
const TELLING: usize = 5;

fn head(record: &str) -> impl Iterator<Item = &str> {
    record.lines().take_while(|line| *line != "log")
}

/// What happened, without comments and notes.
fn log(record: &str) -> impl Iterator<Item = &str> {
    let lines = record.lines().skip_while(|line| *line != "log").skip(1);
    lines.filter(|line| !line.is_empty() && !line.starts_with(['#', '!']))
}

/// Checks the chance of a record.
///
/// # Errors
/// Why it is no record.
pub fn check(text: &str) -> Result<Checked, Why> {
    with_game!(game(text)?, check_of(text))
}

/// The game of a record, and the head of one that goes on from where it stands after so many entries.
///
/// # Errors
/// Why it is no record, or why nobody can go on from there.
pub fn go_on(text: &str, at: usize) -> Result<(&'static str, String, usize), Why> {
    with_game!(game(text)?, go_on_of(text, at))
}

fn game(text: &str) -> Result<&'static str, Why> {
    if text.len() > MOST_BYTES {
        return Err(Why::only("record-too-long"));
    }
    game_of(text).map_err(|error| why::reading(&error))
}

fn read<G: Game>(text: &str) -> Result<Record<G>, Why> {
    let reading = Record::read(text).map_err(|error| why::reading(&error))?;
    match reading.stopped {
        None => Ok(reading.record),
        Some(error) => Err(why::reading(&error)),
    }
}

fn position_after<G: Game>(record: &Record<G>, at: usize) -> Result<G, Why> {
    let mut play = record.header().begin();
    let mut entries = record.entries();
    for _ in 0..at {
        let entry = entries.next();
        let entry = entry.ok_or_else(|| Why::only("server-no-such-entry"))?;
        let entered = play.enter(entry);
        entered.map_err(|_| Why::only("server-no-such-entry"))?;
    }
    Ok(play.position().clone())
}

fn describe_of<G: Game>(text: &str, at: Option<usize>) -> Result<RecordInfo, Why> {
    let record = read::<G>(text)?;
    let header = record.header();
    let setup = header.setup();
    let entries = record.entries().count();
    let at = at.unwrap_or(entries);
    let who = setup.who().into_iter().enumerate();
    let result = record.position().result();
    Ok(RecordInfo {
        game: G::NAME,
        seats: who
            .map(|(index, who)| RecordSeat {
                seat: index + 1,
                who,
                name: header.name(Seat::at(index)).to_owned(),
            })
            .collect(),
        options: setup.options().into_iter().collect(),
        entries,
        over: record.position().turn() == Turn::Over,
        result: result.iter().flat_map(Standings::lines).collect(),
        at,
        position: position_after(&record, at)?.to_string(),
    })
}

fn go_on_of<G: Game>(text: &str, at: usize) -> Result<(&'static str, String, usize), Why> {
    let record = read::<G>(text)?;
    let position = position_after(&record, at)?;
    if position.turn() == Turn::Over {
        return Err(Why::only("server-over-there"));
    }
    let players = position.players();
    let header = Header::<G>::new(record.header().setup().clone());
    let header = header.with_start(position);
    let header = header.map_err(|_| Why::only("record-position-does-not-fit"))?;
    Ok((G::NAME, header.to_string(), players))
}

fn check_of<G: Game>(text: &str) -> Result<Checked, Why> {
    Ok(match verify(&read::<G>(text)?) {
        Ok(Verified {
            outcomes,
            taken_back,
            before,
            seats_with_bytes,
            by_link: _,
        }) => Checked {
            proved: true,
            outcomes,
            taken_back: taken_back - before,
            before,
            seats_with_bytes,
            why: None,
        },
        Err(unproved) => Checked {
            proved: false,
            outcomes: match unproved {
                Unproved::OtherOutcome { right, .. } => right,
                _ => 0,
            },
            taken_back: 0,
            before: 0,
            seats_with_bytes: 0,
            why: Some(why::unproved(&unproved)),
        },
    })
}
