//! What a backup holds, and whether it is consistent: each game is the fold of its events, and what
//! stands beside them says the same.

use std::{
    collections::{BTreeMap, HashMap},
    io::BufRead,
};

use serde_json::{Map, Value};
use urzeit_rules::{Seat, Seats, record::Bytes};
use urzeit_table::{Awaits, Host, Refused, Seed, Sitter, Source, messages::Visibility};

use crate::client::Trouble;

/// All tables of a backup.
#[derive(Clone, Debug, Default)]
pub struct Saved {
    /// By their names.
    pub games: BTreeMap<String, Game>,
    /// How many rows there are of everything.
    pub rows: u64,
}

/// A table as it was saved.
#[derive(Clone, Debug, Default)]
pub struct Game {
    /// Its row of `games`.
    pub columns: Map<String, Value>,
    /// Its rows of `events`, in order.
    pub rows: Vec<Row>,
    /// Its rows of `seats`, by seat.
    pub seats: BTreeMap<i64, Map<String, Value>>,
}

/// What one wish brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The number of the first event.
    pub number: u64,
    /// The account that wished it.
    pub author: Option<i64>,
    /// What the client called it.
    pub wish: Option<String>,
    /// The events.
    pub texts: Vec<String>,
}

impl Saved {
    /// Reads what `urzeit backup` wrote.
    ///
    /// # Errors
    /// If it is no backup.
    pub fn read(file: impl BufRead) -> Result<Saved, Trouble> {
        let mut saved = Saved::default();
        let (mut table, mut columns) = (String::new(), Vec::new());
        for line in file.lines() {
            match serde_json::from_str(&line?)? {
                Value::Object(head) => {
                    if let (Some(Value::String(name)), Some(Value::Array(names))) =
                        (head.get("table"), head.get("columns"))
                    {
                        table = name.clone();
                        columns = names
                            .iter()
                            .filter_map(|name| name.as_str())
                            .map(str::to_owned)
                            .collect();
                    }
                }
                Value::Array(values) => {
                    saved.rows += 1;
                    saved.keep(&table, columns.iter().cloned().zip(values).collect())?;
                }
                other => return Err(format!("no line of a backup: {other}").into()),
            }
        }
        for game in saved.games.values_mut() {
            game.rows.sort_by_key(|row| row.number);
        }
        Ok(saved)
    }

    fn keep(&mut self, table: &str, columns: Map<String, Value>) -> Result<(), Trouble> {
        let name = |key| {
            let name = columns.get(key).and_then(Value::as_str);
            name.map(str::to_owned).ok_or_else(|| format!("no {key}"))
        };
        let number = |key| columns.get(key).and_then(Value::as_i64);
        match table {
            "games" => {
                let game = self.games.entry(name("id")?).or_default();
                game.columns = columns;
            }
            "seats" => {
                let seat = number("seat").ok_or("no seat")?;
                let game = self.games.entry(name("game")?).or_default();
                game.seats.insert(seat, columns);
            }
            "events" => {
                let row = Row {
                    number: number("number").ok_or("no number")?.try_into()?,
                    author: number("author"),
                    wish: name("wish").ok(),
                    texts: name("texts")?.lines().map(str::to_owned).collect(),
                };
                let game = self.games.entry(name("game")?).or_default();
                game.rows.push(row);
            }
            _ => {}
        }
        Ok(())
    }

    /// Is every table consistent in itself?
    ///
    /// # Errors
    /// What is not.
    pub fn check(&self) -> Result<(), Trouble> {
        for (id, game) in &self.games {
            game.check(id, |_, _| Ok(()))?;
        }
        Ok(())
    }
}

impl Game {
    /// Plays all events, and looks at the table (with so many events) before the first and after each
    /// row. What stands beside the events has to agree with them.
    ///
    /// # Errors
    /// What does not.
    pub fn check(
        &self,
        id: &str,
        mut look: impl FnMut(u64, &dyn Host) -> Result<(), Trouble>,
    ) -> Result<Box<dyn Host>, Trouble> {
        let wrong = |what: String| format!("table {id}: {what}");
        let mut host = self.open(id)?;
        look(0, &*host)?;
        let mut wishes = HashMap::new();
        for row in &self.rows {
            let number = host.len() as u64;
            if row.number != number {
                return Err(wrong(format!("after {number} events comes {}", row.number)).into());
            }
            if let Row {
                author: Some(author),
                wish: Some(wish),
                ..
            } = row
                && let Some(other) = wishes.insert((*author, wish), number)
            {
                return Err(wrong(format!(
                    "wish {wish} of {author} stands at {other} and {number}"
                ))
                .into());
            }
            for text in &row.texts {
                let event = text.parse().map_err(Refused::Unreadable);
                let applied = event.and_then(|event| host.apply(&event));
                applied.map_err(|refused| {
                    wrong(format!("event {}, {text}: {refused:?}", host.len()))
                })?;
            }
            look(host.len() as u64, &*host)?;
        }
        self.check_columns(&*host)
            .map_err(|error| wrong(error.to_string()))?;
        Ok(host)
    }

    fn open(&self, id: &str) -> Result<Box<dyn Host>, Trouble> {
        let seed: Bytes = self
            .text("seed")?
            .parse()
            .map_err(|error| format!("{error:?}"))?;
        let seed: [u8; 32] = seed.0.try_into().map_err(|_| "a seed of another length")?;
        let source = Source::Fair {
            table: id.to_owned(),
            seed: Seed::new(seed),
        };
        let settings = self
            .text("settings")?
            .parse()
            .map_err(|error| format!("{error:?}"))?;
        let host = urzeit_table::open(self.text("header")?, settings, source);
        let mut host = host.map_err(|refused| format!("table {id}: {refused:?}"))?;
        let visibility: Visibility = self
            .text("visibility")?
            .parse()
            .map_err(|error| format!("{error:?}"))?;
        let rated = self.columns.get("rated");
        // SQLite keeps a flag as a number.
        let rated = rated.is_some_and(|rated| *rated == true || *rated == 1);
        if visibility.lets_strangers_meet(rated) {
            host.begin_soon();
        }
        Ok(host)
    }

    /// Do `length`, `state`, `waits`, `due` and the results say what the events say?
    fn check_columns(&self, host: &dyn Host) -> Result<(), Trouble> {
        let same = |key: &str, found: Value| match self.columns.get(key) {
            Some(stored) if *stored == found => Ok(()),
            stored => Err(format!("{key} is {stored:?}, not {found}")),
        };
        same("length", host.len().into())?;
        let states: &[&str] = match host.awaits() {
            Awaits::Players(_) | Awaits::Begin => &["waiting", "aborted"],
            Awaits::Choices(_) | Awaits::Confirm(_) | Awaits::Chance => &["running"],
            Awaits::Nothing => &["over", "aborted"],
        };
        let state = self.text("state")?;
        if !states.contains(&state) {
            return Err(format!("it is {state}, not {states:?}").into());
        }
        let asked = match host.awaits() {
            Awaits::Choices(seats) => seats,
            Awaits::Confirm(seat) => [seat].into_iter().collect(),
            _ => Seats::NONE,
        };
        let is_person = |seat: &Seat| host.chair(*seat).player() == Some(Sitter::Person);
        let (people, computers): (Vec<_>, Vec<_>) = asked.iter().partition(is_person);
        let waits: i64 = people.iter().map(|seat| 1 << seat.index()).sum();
        same("waits", waits.into())?;
        let is_due = self.columns.get("due").is_some_and(Value::is_i64);
        if !computers.is_empty() && !is_due {
            return Err("a computer player is waited for, and nobody is to ask it".into());
        }
        for seat in Seat::all(host.players()) {
            let stored = self.seats.get(&(seat.number() as i64));
            if host.chair(seat).sitter().is_some() != stored.is_some() {
                return Err(format!("seat {seat} is stored as {stored:?}").into());
            }
            if let (Some(result), Some(stored), "over") = (host.result(), stored, state) {
                let points = Value::from(result.points()[seat.index()]);
                if stored.get("points") != Some(&points) {
                    return Err(format!("seat {seat} has {points}, stored as {stored:?}").into());
                }
            }
        }
        Ok(())
    }

    /// The head of its record.
    pub(crate) fn header(&self) -> Result<&str, Trouble> {
        self.text("header")
    }

    fn text(&self, key: &str) -> Result<&str, Trouble> {
        let text = self.columns.get(key).and_then(Value::as_str);
        Ok(text.ok_or_else(|| format!("no {key} is saved"))?)
    }
}
