//! Computer players that learn.

use pyo3::{
    prelude::*,
    types::{PyBytes, PyDict},
};
use urzeit_players::{Knowledge, training};
use urzeit_rules::with_game;
use urzeit_studies::train::{
    Plan, Report, heading,
    portable::{Portable, from_bytes, to_bytes},
};

use super::{
    columns::{Column, Columns},
    knowledge, text,
};
use crate::{complaint::Complaint, hosted::Playable};

/// How computer players of a game learn, as `urzeit train` teaches them.
///
/// Every round has two parts: 'drills' by impulse, from which they learn to judge, then 'games' with thought, from
/// which they learn to choose. A game follows from the seed, its round, its part, its number and what is known.
#[pyclass(module = "urzeit", frozen)]
pub(crate) struct Training {
    game: &'static str,
    plan: Plan,
}

/// A part of a round.
#[derive(Clone, Copy)]
enum Part {
    Drills,
    Games,
}

#[pymethods]
impl Training {
    #[new]
    #[pyo3(signature = (game, *, rounds = 20, drills = 10_000, games = 100, iterations = 64, seed = 1))]
    fn new(
        game: &str,
        rounds: u64,
        drills: u64,
        games: u64,
        iterations: u32,
        seed: u64,
    ) -> Result<Training, Complaint> {
        if rounds.max(drills).max(games) >= 1 << 19 || iterations < 2 {
            let message = "rounds, drills and games are below 524288, iterations at least 2";
            return Err(Complaint::Value(message.to_owned()));
        }
        Ok(Training {
            game: crate::hosted::known(game)?,
            plan: Plan {
                rounds,
                drills,
                games,
                iterations,
                seed,
            },
        })
    }

    /// Plays so many games of a part of a round from the one of this number, with what `Trainer.known` says: a table
    /// with a row a game.
    fn play<'py>(
        &self,
        py: Python<'py>,
        part: &str,
        round: u64,
        first: u64,
        count: u64,
        known: &[u8],
    ) -> PyResult<Bound<'py, PyDict>> {
        let part = part_of(part)?;
        let games = first..first.saturating_add(count);
        let lessons = py.detach(|| {
            with_game!(
                self.game,
                play(&self.plan, part, round, games.clone(), known)
            )
        })?;
        let mut table = Columns::default();
        table.add("game", Column::of(games));
        table.add("lessons", Column::Bytes(lessons));
        table.into_python(py)
    }

    /// The first line of `urzeit train`, which goes on from a file if there is one.
    #[pyo3(signature = (goes_on, file, *, lang = "en"))]
    fn heading(&self, goes_on: bool, file: &str, lang: &str) -> String {
        heading(goes_on, file, &text(lang))
    }

    /// Somebody who knows what the bytes of a file of weights say, or what is hand-made, and learns.
    #[pyo3(signature = (weights = None))]
    fn trainer(&self, weights: Option<&[u8]>) -> Result<Trainer, Complaint> {
        fn begin<G: Playable>(
            plan: Plan,
            weights: Option<&[u8]>,
        ) -> Result<Box<dyn Learner>, Complaint> {
            let known = match weights {
                Some(_) => knowledge::<G>(weights)?,
                None => Knowledge::handmade(),
            };
            Ok(Box::new(training::Trainer::<G>::new(known, plan.seed)))
        }
        Ok(Trainer {
            plan: self.plan,
            learner: with_game!(self.game, begin(self.plan, weights))?,
            report: Report::default(),
        })
    }
}

fn part_of(name: &str) -> Result<Part, Complaint> {
    match name {
        "drills" => Ok(Part::Drills),
        "games" => Ok(Part::Games),
        _ => Err(Complaint::Value(format!(
            "the parts are drills and games, not {name:?}"
        ))),
    }
}

fn play<G: Playable>(
    plan: &Plan,
    part: Part,
    round: u64,
    games: std::ops::Range<u64>,
    known: &[u8],
) -> Result<Vec<Vec<u8>>, Complaint> {
    let known: Knowledge<G> = from_bytes(known).ok_or_else(not_ours)?;
    let lessons = games.map(|game| match part {
        Part::Drills => to_bytes(&plan.drill(&known, round, game)),
        Part::Games => to_bytes(&plan.practise(&known, round, game)),
    });
    Ok(lessons.collect())
}

fn not_ours() -> Complaint {
    Complaint::Value("these bytes were made by another version, or of another game".to_owned())
}

/// Somebody who learns, round by round.
#[pyclass(module = "urzeit")]
pub(crate) struct Trainer {
    plan: Plan,
    learner: Box<dyn Learner>,
    report: Report,
}

#[pymethods]
impl Trainer {
    /// What it knows, to the last bit, as `Training.play` wants it.
    fn known<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.learner.known())
    }

    /// What it knows, as the bytes of a file of weights.
    fn weights<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.learner.weights())
    }

    /// Learns from all games of a part of a round, in their order.
    fn learn(
        &mut self,
        py: Python<'_>,
        part: &str,
        round: u64,
        lessons: Vec<Vec<u8>>,
    ) -> Result<(), Complaint> {
        let part = part_of(part)?;
        let Trainer {
            plan,
            learner,
            report,
        } = self;
        py.detach(|| learner.learn(plan, part, round, lessons, report))
    }

    /// The line of `urzeit train` on this round, which has taken so long.
    #[pyo3(signature = (round, seconds, *, lang = "en"))]
    fn report(&mut self, round: u64, seconds: f64, lang: &str) -> String {
        let report = Report {
            seconds,
            ..std::mem::take(&mut self.report)
        };
        report.say(round, &self.plan, &text(lang))
    }
}

/// A trainer of any game.
trait Learner: Send + Sync {
    fn known(&self) -> Vec<u8>;
    fn weights(&self) -> Vec<u8>;
    fn learn(
        &mut self,
        plan: &Plan,
        part: Part,
        round: u64,
        lessons: Vec<Vec<u8>>,
        report: &mut Report,
    ) -> Result<(), Complaint>;
}

impl<G: Playable> Learner for training::Trainer<G> {
    fn known(&self) -> Vec<u8> {
        to_bytes(self.knowledge())
    }

    fn weights(&self) -> Vec<u8> {
        self.knowledge().to_bytes()
    }

    fn learn(
        &mut self,
        plan: &Plan,
        part: Part,
        round: u64,
        lessons: Vec<Vec<u8>>,
        report: &mut Report,
    ) -> Result<(), Complaint> {
        match part {
            Part::Drills => report.judging = plan.learn_to_judge(self, round, all(lessons)?),
            Part::Games => report.choosing = plan.learn_to_choose(self, round, &all(lessons)?),
        }
        Ok(())
    }
}

fn all<T: Portable>(lessons: Vec<Vec<u8>>) -> Result<Vec<T>, Complaint> {
    let mut all = Vec::new();
    for lessons in lessons {
        all.extend(from_bytes::<Vec<T>>(&lessons).ok_or_else(not_ours)?);
    }
    Ok(all)
}
