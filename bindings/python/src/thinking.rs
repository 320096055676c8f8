//! Computer players and analysis, as Python sees them. While they think, other threads of Python run.

use std::{
    ops::RangeInclusive,
    sync::{Mutex, PoisonError},
    time::Instant,
};

use pyo3::prelude::*;
use urzeit_players::{
    Budget, Level, Pace,
    analysis::{self, Candidate, Explain, review::moments},
    thinker::{Thinker, knowledge, thinker},
};
use urzeit_rules::{Entry, Record, Seat, Viewer};

use crate::{
    complaint::Complaint,
    game::Game,
    hosted::{Playable, replay},
    view::View,
};

/// A computer player of any game: Player('master').
///
/// The levels are 'beginner', 'easy', 'medium', 'hard' and 'master', the same as everywhere else.
/// All but 'master' answer the same with the same seed, unless the machine is too slow for them.
#[pyclass(module = "urzeit", frozen)]
pub(crate) struct Player {
    level: Level,
    seed: u64,
    /// The game that was played last, and who plays it.
    seated: Mutex<Option<(String, Box<dyn Thinker>)>>,
}

#[pymethods]
impl Player {
    #[new]
    #[pyo3(signature = (level, seed = 1))]
    fn new(level: &str, seed: u64) -> Result<Player, Complaint> {
        let level = level.parse::<Level>();
        Ok(Player {
            level: level.map_err(|none| Complaint::Value(none.to_string()))?,
            seed,
            seated: Mutex::default(),
        })
    }

    /// How strong it is.
    #[getter]
    fn level(&self) -> &'static str {
        self.level.name()
    }

    /// What it does as the seat that sees this: an action in the notation.
    ///
    /// It thinks as long as its level does; scale multiplies that. With iterations it thinks so often
    /// instead, however long that takes: then 'master' answers the same with the same seed too.
    #[pyo3(signature = (view, *, scale = 1.0, iterations = None))]
    fn choose(
        &self,
        py: Python<'_>,
        view: &View,
        scale: f32,
        iterations: Option<u32>,
    ) -> Result<String, Complaint> {
        if !(scale > 0.0 && scale <= 1000.0) {
            let message = format!("scale is above 0 and at most 1000, not {scale}");
            return Err(Complaint::Value(message));
        }
        let text = view.seen.position();
        let seat = view.seen.seat();
        let chosen = py.detach(|| self.think(seat?, &text, scale, iterations));
        chosen.ok_or_else(|| Complaint::Value("the seat of this view has nothing to choose".into()))
    }

    fn __repr__(&self) -> String {
        format!("<urzeit.Player {}>", self.level)
    }
}

impl Player {
    fn think(&self, seat: Seat, view: &str, scale: f32, iterations: Option<u32>) -> Option<String> {
        let begin = Instant::now();
        let clock = || begin.elapsed();
        let pace = match iterations {
            Some(iterations) => Pace::Iterations(iterations),
            None => Pace::Clock {
                clock: &clock,
                scale,
            },
        };
        let game = view.split(' ').next().unwrap_or_default();
        let mut seated = self.seated.lock().unwrap_or_else(PoisonError::into_inner);
        let (_, player) = match seated.take() {
            Some((name, player)) if name == game => seated.insert((name, player)),
            _ => seated.insert((game.to_owned(), thinker(game, self.level, self.seed))),
        };
        player.think(seat, view, pace)
    }
}

/// An action and what came of looking at it.
#[pyclass(module = "urzeit", frozen, get_all, eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct Advice {
    /// The action, in the notation.
    action: String,
    /// The seat's chance to win after it.
    chance: f32,
    /// The points that the seat can expect after it.
    points: f32,
    /// How often it should be chosen: 1 or 0, unless chosen in secret.
    mix: f32,
    /// Is all of this exact? Near the end of Genesis it is.
    exact: bool,
}

#[pymethods]
impl Advice {
    fn __repr__(&self) -> String {
        let Advice { action, chance, .. } = self;
        format!("<urzeit.Advice {action}: {chance:.3}>")
    }
}

/// A position of a record under analysis, and what was chosen in it.
#[pyclass(module = "urzeit", frozen, get_all, eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct Study {
    /// The number of the entry that follows, counted from 1.
    entry: usize,
    /// That entry; None where the record ends.
    played: Option<String>,
    /// The seat through whose eyes it was looked at: the one that chooses, or at chance the one that
    /// chooses next; None for a spectator.
    seat: Option<usize>,
    /// Each seat's chance to win, seat 1 first.
    chances: Vec<f32>,
    /// The points that each seat can expect.
    points: Vec<f32>,
    /// Up to five actions of the seat, the best first; none if nobody chooses.
    best: Vec<Advice>,
    /// What the entry gave away of the chance to win; None, if it was no choice.
    loss: Option<f32>,
    /// What would have been better; None, if nothing was.
    better: Option<String>,
    /// Are all these numbers exact?
    exact: bool,
}

#[pymethods]
impl Study {
    fn __repr__(&self) -> String {
        let played = self.played.as_deref().unwrap_or("the end");
        format!("<urzeit.Study of entry {}: {played}>", self.entry)
    }
}

/// How often the analysis can think, as for the command.
const ITERATIONS: RangeInclusive<u32> = 2..=100_000_000;

pub(crate) fn bounded(iterations: u32) -> Result<u32, Complaint> {
    if ITERATIONS.contains(&iterations) {
        return Ok(iterations);
    }
    let (least, most) = (ITERATIONS.start(), ITERATIONS.end());
    let message = format!("iterations are from {least} to {most}, not {iterations}");
    Err(Complaint::Value(message))
}

/// The best actions of a seat that is to choose, the best first, as its player sees the game.
///
/// Without a seat it is the first of those that are to choose. The same seed gives the same hint.
#[pyfunction]
#[pyo3(signature = (game, seat = None, *, iterations = 10_000, seed = 1))]
pub(crate) fn hint(
    py: Python<'_>,
    game: &Game,
    seat: Option<usize>,
    iterations: u32,
    seed: u64,
) -> Result<Vec<Advice>, Complaint> {
    let iterations = bounded(iterations)?;
    let hosted = game.hosted.copy();
    let seats = hosted.turn().seats();
    let seat = match seat {
        Some(seat) => Some(crate::game::seated(seat, hosted.players())?),
        None => seats.iter().next(),
    };
    let seat = seat.filter(|&seat| seats.contains(seat));
    let seat =
        seat.ok_or_else(|| Complaint::Value("nobody there has anything to choose".into()))?;
    Ok(py.detach(|| hosted.hint(seat, iterations, seed)))
}

/// Looks at every position of a record: chances, what was best, what was given away.
///
/// What `urzeit analyse --json` says with the same iterations and seed.
#[pyfunction]
#[pyo3(signature = (record, *, iterations = 1000, seed = 1))]
pub(crate) fn analyse(
    py: Python<'_>,
    record: &str,
    iterations: u32,
    seed: u64,
) -> Result<Vec<Study>, Complaint> {
    let iterations = bounded(iterations)?;
    let hosted = replay(record)?;
    Ok(py.detach(|| hosted.study(iterations, seed)))
}

/// The best actions of a seat that is asked.
pub(crate) fn best_of<G: Playable>(
    record: &Record<G>,
    seat: Seat,
    iterations: u32,
    seed: u64,
) -> Vec<Advice> {
    let view = urzeit_rules::View::of(record.position(), Viewer::Seat(seat));
    let budget = Budget::new(iterations, None);
    let analysis = analysis::analyse(&view, &knowledge::<G>(), &budget, seed);
    advice(&analysis.best, seat, analysis.exact)
}

/// What there is to say of every position of a record.
pub(crate) fn studies<G: Playable>(record: &Record<G>, iterations: u32, seed: u64) -> Vec<Study> {
    let knowledge = knowledge::<G>();
    let moments = moments(record).into_iter().map(|moment| {
        let study = moment.study(&knowledge, iterations, seed);
        let players = moment.position.players();
        let seat = match moment.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let analysis = &study.analysis;
        let choice = study.choice.as_ref();
        let better = choice.and_then(|choice| choice.better.as_ref());
        Study {
            entry: moment.number,
            played: moment.entry.map(|entry: Entry<G>| entry.to_string()),
            seat: seat.map(Seat::number),
            chances: analysis.judgement.shares[..players].to_vec(),
            points: analysis.judgement.points[..players].to_vec(),
            best: seat.map_or_else(Vec::new, |seat| {
                advice(&analysis.best, seat, analysis.exact)
            }),
            loss: choice.map(|choice| choice.loss),
            better: better.map(|better| better.action.to_string()),
            exact: analysis.exact,
        }
    });
    moments.collect()
}

fn advice<G: Explain>(best: &[Candidate<G>], seat: Seat, exact: bool) -> Vec<Advice> {
    let advice = best.iter().map(|candidate| Advice {
        action: candidate.action.to_string(),
        chance: candidate.judgement.shares[seat.index()],
        points: candidate.judgement.points[seat.index()],
        mix: candidate.mix,
        exact,
    });
    advice.collect()
}
