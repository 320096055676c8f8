//! Random games.

use pyo3::{prelude::*, types::PyDict};
use urzeit_rules::{Game, Seat, Seats, Standings, with_game};
use urzeit_studies::simulate::{self, Outcome, Run, Summary, file_name};
use urzeit_texts::Text;

use super::{
    agreed,
    columns::{Column, Columns, numbers},
    text,
};
use crate::{complaint::Complaint, hosted::Playable};

/// Random games as `urzeit simulate` plays them: Simulation('genesis', seed=7).
///
/// A game follows from the seed and its number, counted from 0, whoever plays it. Options are written as at the
/// command line: 'ties=players'.
#[pyclass(module = "urzeit", frozen)]
pub(crate) struct Simulation {
    inner: Box<dyn Simulated>,
}

#[pymethods]
impl Simulation {
    #[new]
    #[pyo3(signature = (game, *, players = None, preset = None, options = Vec::new(), seed = 1, lang = "en"))]
    fn new(
        game: &str,
        players: Option<u8>,
        preset: Option<String>,
        options: Vec<String>,
        seed: u64,
        lang: &str,
    ) -> Result<Simulation, Complaint> {
        let agreed = agreed(game, players, preset, options)?;
        let text = text(lang);
        fn open<G: Playable>(
            agreed: &urzeit_studies::agreed::Agreed,
            seed: u64,
            text: &Text,
        ) -> Result<Box<dyn Simulated>, Complaint> {
            let setup = agreed.setup::<G>(text)?;
            Ok(Box::new(simulate::Simulation::<G>::new(setup, seed)))
        }
        let game = crate::hosted::known(game)?;
        Ok(Simulation {
            inner: with_game!(game, open(&agreed, seed, &text))?,
        })
    }

    /// Plays so many games from the one of this number: a table with a row a game.
    ///
    /// Numbers of a table are bytes, as Arrow has them: {'game': ('uint64', b'…')}. With records there is a column
    /// of those.
    #[pyo3(signature = (first, count, *, records = false))]
    fn play<'py>(
        &self,
        py: Python<'py>,
        first: u64,
        count: u64,
        records: bool,
    ) -> PyResult<Bound<'py, PyDict>> {
        py.detach(|| self.inner.play(first, count, records))
            .into_python(py)
    }

    /// What `urzeit simulate` prints of all games, from their columns: numbers as bytes, in the order of the games.
    #[pyo3(signature = (columns, *, seconds, cores, folder = None, lang = "en"))]
    fn report(
        &self,
        columns: &Bound<'_, PyDict>,
        seconds: f64,
        cores: usize,
        folder: Option<&str>,
        lang: &str,
    ) -> Result<String, Complaint> {
        let mut outcomes = Vec::new();
        let players = self.inner.players();
        let seats = 1..=players;
        let points: Result<Vec<Vec<u16>>, _> = seats
            .clone()
            .map(|seat| numbers(columns, &format!("points_{seat}")))
            .collect();
        let wins: Result<Vec<Vec<u8>>, _> = seats
            .map(|seat| numbers(columns, &format!("won_{seat}")))
            .collect();
        let (points, wins) = (points?, wins?);
        let first: Vec<u8> = numbers(columns, "first")?;
        let entries: Vec<u32> = numbers(columns, "entries")?;
        let lengths = points.iter().map(Vec::len).chain(wins.iter().map(Vec::len));
        if lengths
            .chain([first.len()])
            .any(|length| length != entries.len())
        {
            return Err(Complaint::Value(
                "the columns are not equally long".to_owned(),
            ));
        }
        for (game, (&entries, &first)) in entries.iter().zip(&first).enumerate() {
            let points: Vec<u16> = points.iter().map(|column| column[game]).collect();
            let winners = Seat::all(players).filter(|seat| wins[seat.index()][game] > 0);
            let winners = Seats::from_iter(winners);
            if winners.is_empty() || usize::from(first) > players {
                let message = format!("row {game} is no finished game of this table");
                return Err(Complaint::Value(message));
            }
            outcomes.push(Outcome {
                entries: entries.into(),
                first: (first > 0).then(|| Seat::at(usize::from(first) - 1)),
                standings: Standings::new(&points, winners),
            });
        }
        let played = Run {
            seconds,
            cores,
            folder,
        };
        Ok(self.inner.report(&outcomes, &played, &text(lang)))
    }

    /// The name of the file of the game of this number, out of so many.
    fn file_name(&self, number: u64, games: u64) -> String {
        self.inner.file_name(number, games)
    }
}

/// Random games of any kind.
trait Simulated: Send + Sync {
    fn players(&self) -> usize;
    fn play(&self, first: u64, count: u64, records: bool) -> Columns;
    fn report(&self, outcomes: &[Outcome], played: &Run<'_>, text: &Text) -> String;
    fn file_name(&self, number: u64, games: u64) -> String;
}

impl<G: Game> Simulated for simulate::Simulation<G> {
    fn players(&self) -> usize {
        simulate::Simulation::players(self)
    }

    fn play(&self, first: u64, count: u64, records: bool) -> Columns {
        let mut texts = Vec::new();
        let games = first..first.saturating_add(count);
        let play = |number| {
            if !records {
                return simulate::Simulation::play(self, number);
            }
            let (outcome, record) = self.record(number);
            texts.push(record.to_string());
            outcome
        };
        let outcomes: Vec<Outcome> = games.clone().map(play).collect();
        let mut table = Columns::default();
        table.add("game", Column::of(games));
        table.add(
            "entries",
            Column::of(outcomes.iter().map(|game| game.entries as u32)),
        );
        let first = |game: &Outcome| game.first.map_or(0, |seat| seat.number() as u8);
        table.add("first", Column::of(outcomes.iter().map(first)));
        for seat in Seat::all(self.players()) {
            let points = outcomes
                .iter()
                .map(|game| game.standings.points()[seat.index()]);
            table.add(format!("points_{seat}"), Column::of(points));
            let won = outcomes
                .iter()
                .map(|game| u8::from(game.standings.winners().contains(seat)));
            table.add(format!("won_{seat}"), Column::of(won));
        }
        if records {
            table.add("record", Column::Texts(texts));
        }
        table
    }

    fn report(&self, outcomes: &[Outcome], played: &Run<'_>, text: &Text) -> String {
        let mut summary = Summary::new(self.players());
        outcomes.iter().for_each(|outcome| summary.add(outcome));
        let mut out = Vec::new();
        let written = self.write(&summary, played, text, &mut out);
        written.expect("memory can be written to");
        String::from_utf8(out).expect("texts are UTF-8")
    }

    fn file_name(&self, number: u64, games: u64) -> String {
        file_name::<G>(number, games)
    }
}
