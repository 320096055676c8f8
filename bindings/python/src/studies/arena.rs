//! Computer players against each other.

use std::time::Duration;

use pyo3::{prelude::*, types::PyDict};
use urzeit_rules::with_game;
use urzeit_studies::{
    agreed::Agreed,
    arena::{self, Played, Side, Terms, Thinking},
};
use urzeit_texts::Text;

use super::{
    agreed,
    columns::{Column, Columns, numbers},
    knowledge, text,
};
use crate::{complaint::Complaint, hosted::Playable};

/// Computer players against each other, as `urzeit arena` lets them meet: Arena('genesis', 'hard,easy').
///
/// A game follows from the seed and its number, counted from 0, as far as no player looks at the clock. Bots
/// from outside are processes of one machine: they meet in `urzeit arena` alone.
#[pyclass(module = "urzeit", frozen)]
pub(crate) struct Arena {
    inner: Box<dyn Met>,
}

#[pymethods]
impl Arena {
    #[new]
    #[pyo3(signature = (game, players, *, seats = None, preset = None, options = Vec::new(), games = 200,
        scale = "1/20", seed = 1, weights = None, weights_name = None, lang = "en"))]
    #[expect(clippy::too_many_arguments, reason = "each is a flag of the command")]
    fn new(
        game: &str,
        players: &str,
        seats: Option<u8>,
        preset: Option<String>,
        options: Vec<String>,
        games: u64,
        scale: &str,
        seed: u64,
        weights: Option<&[u8]>,
        weights_name: Option<String>,
        lang: &str,
    ) -> Result<Arena, Complaint> {
        let agreed = agreed(game, seats, preset, options)?;
        let terms = Terms {
            players: Some(players.to_owned()),
            bots: Vec::new(),
            bot_time: None,
            games,
            scale: scale.to_owned(),
            seed,
            weights: weights_name,
        };
        let game = crate::hosted::known(game)?;
        Ok(Arena {
            inner: with_game!(game, open(&agreed, terms, weights, &text(lang)))?,
        })
    }

    /// How many games there are: whole blocks.
    #[getter]
    fn games(&self) -> u64 {
        self.inner.games()
    }

    /// Plays so many games from the one of this number: a table with a row a game, as `Simulation.play` has.
    fn play<'py>(&self, py: Python<'py>, first: u64, count: u64) -> PyResult<Bound<'py, PyDict>> {
        py.detach(|| self.inner.play(first, count)).into_python(py)
    }

    /// What `urzeit arena` prints of all games, from their columns: numbers as bytes, in the order of the games.
    #[pyo3(signature = (columns, *, seconds, threads, json = false, lang = "en"))]
    fn report(
        &self,
        columns: &Bound<'_, PyDict>,
        seconds: f64,
        threads: usize,
        json: bool,
        lang: &str,
    ) -> Result<String, Complaint> {
        let played = games_of(columns)?;
        if played.len() as u64 != self.inner.games() {
            let games = self.inner.games();
            let message = format!("{games} games have rows, not {}", played.len());
            return Err(Complaint::Value(message));
        }
        let took = Duration::try_from_secs_f64(seconds);
        let took = took.map_err(|error| Complaint::Value(error.to_string()))?;
        Ok(self.inner.report(played, threads, took, json, &text(lang)))
    }
}

fn open<G: Playable>(
    agreed: &Agreed,
    terms: Terms,
    weights: Option<&[u8]>,
    text: &Text,
) -> Result<Box<dyn Met>, Complaint> {
    let setup = agreed.setup::<G>(text)?;
    let knowledge = knowledge::<G>(weights)?;
    let arena = arena::Arena::new(setup, terms, knowledge, || Ok::<_, Complaint>(None), text)?;
    Ok(Box::new(arena))
}

/// An arena of any game.
trait Met: Send + Sync {
    fn games(&self) -> u64;
    fn play(&self, first: u64, count: u64) -> Columns;
    fn report(
        &self,
        played: Vec<Played>,
        threads: usize,
        took: Duration,
        json: bool,
        text: &Text,
    ) -> String;
}

impl<G: Playable> Met for arena::Arena<G> {
    fn games(&self) -> u64 {
        self.schedule().games()
    }

    fn play(&self, first: u64, count: u64) -> Columns {
        let games = first..first.saturating_add(count).min(self.games());
        let played: Vec<Played> = games
            .clone()
            .map(|number| arena::Arena::play(self, number))
            .collect();
        let tables: Vec<_> = games
            .clone()
            .map(|number| self.schedule().table(number))
            .collect();
        let names = self.names();
        let lineup = |table: &arena::Table| self.schedule().lineups()[table.lineup];
        let name = |player: usize| names[player].clone();
        let mut table = Columns::default();
        table.add("game", Column::of(games));
        let alone = tables.iter().map(|table| name(lineup(table).alone));
        table.add("alone", Column::Texts(alone.collect()));
        let others = tables.iter().map(|table| name(lineup(table).others));
        table.add("others", Column::Texts(others.collect()));
        table.add(
            "seat",
            Column::of(tables.iter().map(|table| table.seat.number() as u8)),
        );
        table.add("block", Column::of(tables.iter().map(|table| table.block)));
        table.add("wins", Column::of(played.iter().map(|game| game.wins)));
        table.add("ahead", Column::of(played.iter().map(|game| game.ahead)));
        for (name, side) in SIDES {
            let sides = || played.iter().map(side);
            let mut add = |what, column| table.add(format!("{name}_{what}"), column);
            add("points", Column::of(sides().map(|side| side.points)));
            add(
                "answers",
                Column::of(sides().map(|side| side.thinking.answers)),
            );
            for (what, time) in TIMES {
                add(
                    what,
                    Column::of(sides().map(|side| time(&side.thinking).as_nanos() as u64)),
                );
            }
        }
        table
    }

    fn report(
        &self,
        played: Vec<Played>,
        threads: usize,
        took: Duration,
        json: bool,
        text: &Text,
    ) -> String {
        let results = self.results(played, threads, took);
        if json {
            return format!("{:#}\n", results.to_json(text));
        }
        let mut out = Vec::new();
        results
            .write(text, &mut out)
            .expect("memory can be written to");
        String::from_utf8(out).expect("texts are UTF-8")
    }
}

type SideOf = fn(&Played) -> &Side;
type TimeOf = fn(&Thinking) -> Duration;

/// The two sides of a table, by the names of their columns.
const SIDES: [(&str, SideOf); 2] = [
    ("alone", |game| &game.alone),
    ("others", |game| &game.others),
];

/// What is measured of thinking, in nanoseconds.
const TIMES: [(&str, TimeOf); 3] = [
    ("thinking_ns", |thinking| thinking.time),
    ("longest_answer_ns", |thinking| thinking.longest_answer),
    ("longest_turn_ns", |thinking| thinking.longest_turn),
];

/// The games of a table that has come back.
fn games_of(columns: &Bound<'_, PyDict>) -> Result<Vec<Played>, Complaint> {
    let wins: Vec<f64> = numbers(columns, "wins")?;
    let ahead: Vec<f64> = numbers(columns, "ahead")?;
    let alone = sides_of(columns, "alone")?;
    let others = sides_of(columns, "others")?;
    if [ahead.len(), alone.len(), others.len()] != [wins.len(); 3] {
        return Err(Complaint::Value(
            "the columns are not equally long".to_owned(),
        ));
    }
    let sides = alone.into_iter().zip(others);
    let games = wins.into_iter().zip(ahead).zip(sides);
    let games = games.map(|((wins, ahead), (alone, others))| Played {
        wins,
        ahead,
        alone,
        others,
    });
    Ok(games.collect())
}

fn sides_of(columns: &Bound<'_, PyDict>, name: &str) -> Result<Vec<Side>, Complaint> {
    let points: Vec<f64> = numbers(columns, &format!("{name}_points"))?;
    let answers: Vec<u32> = numbers(columns, &format!("{name}_answers"))?;
    let times = TIMES.map(|(what, _)| numbers::<u64>(columns, &format!("{name}_{what}")));
    let [time, longest_answer, longest_turn] = times;
    let (time, longest_answer, longest_turn) = (time?, longest_answer?, longest_turn?);
    let lengths = [
        answers.len(),
        time.len(),
        longest_answer.len(),
        longest_turn.len(),
    ];
    if lengths != [points.len(); 4] {
        return Err(Complaint::Value(
            "the columns are not equally long".to_owned(),
        ));
    }
    let sides = (0..points.len()).map(|game| Side {
        points: points[game],
        thinking: Thinking {
            answers: answers[game],
            time: Duration::from_nanos(time[game]),
            longest_answer: Duration::from_nanos(longest_answer[game]),
            longest_turn: Duration::from_nanos(longest_turn[game]),
        },
    });
    Ok(sides.collect())
}
