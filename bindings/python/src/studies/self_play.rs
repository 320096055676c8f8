//! Games of a player against itself.

use pyo3::{prelude::*, types::PyDict};
use urzeit_rules::{Game, Standings, with_game};
use urzeit_studies::{
    agreed::Agreed,
    self_play::{self, Decision},
};

use super::{
    agreed,
    columns::{Column, Columns},
    knowledge, text,
};
use crate::{complaint::Complaint, hosted::Playable};

/// Games of a computer player against itself, with all that its search found: SelfPlay('lords', iterations=200).
///
/// A game follows from the seed and its number, counted from 0, whoever plays it.
#[pyclass(module = "urzeit", frozen)]
pub(crate) struct SelfPlay {
    inner: Box<dyn Played>,
}

#[pymethods]
impl SelfPlay {
    #[new]
    #[pyo3(signature = (game, *, players = None, preset = None, options = Vec::new(), iterations = 200, seed = 1,
        weights = None, lang = "en"))]
    #[expect(clippy::too_many_arguments, reason = "each is a flag of the command")]
    fn new(
        game: &str,
        players: Option<u8>,
        preset: Option<String>,
        options: Vec<String>,
        iterations: u32,
        seed: u64,
        weights: Option<&[u8]>,
        lang: &str,
    ) -> Result<SelfPlay, Complaint> {
        fn open<G: Playable>(
            agreed: &Agreed,
            iterations: u32,
            seed: u64,
            weights: Option<&[u8]>,
            lang: &str,
        ) -> Result<Box<dyn Played>, Complaint> {
            let setup = agreed.setup::<G>(&text(lang))?;
            let knowledge = knowledge::<G>(weights)?;
            Ok(Box::new(self_play::SelfPlay::new(
                &setup, knowledge, iterations, seed,
            )))
        }
        let iterations = crate::thinking::bounded(iterations)?;
        let agreed = agreed(game, players, preset, options)?;
        let game = crate::hosted::known(game)?;
        Ok(SelfPlay {
            inner: with_game!(game, open(&agreed, iterations, seed, weights, lang))?,
        })
    }

    /// Plays so many games from the one of this number: a table with a row a choice, as `Simulation.play` has.
    fn play<'py>(&self, py: Python<'py>, first: u64, count: u64) -> PyResult<Bound<'py, PyDict>> {
        py.detach(|| self.inner.play(first, count)).into_python(py)
    }
}

/// Self-play of any game.
trait Played: Send + Sync {
    fn play(&self, first: u64, count: u64) -> Columns;
}

impl<G: Playable> Played for self_play::SelfPlay<G> {
    fn play(&self, first: u64, count: u64) -> Columns {
        let mut rows = Vec::new();
        for game in first..first.saturating_add(count) {
            let (decisions, standings) = self_play::SelfPlay::play(self, game);
            rows.extend(
                decisions
                    .into_iter()
                    .map(|decision| (game, decision, standings)),
            );
        }
        table(&rows)
    }
}

fn table<G: Game>(rows: &[(u64, Decision<G>, Standings)]) -> Columns {
    let decisions = || rows.iter().map(|(_, decision, _)| decision);
    let findings = || decisions().flat_map(|decision| &decision.findings);
    let ends: Vec<u32> = std::iter::once(0)
        .chain(decisions().scan(0, |end, decision| {
            *end += decision.findings.len() as u32;
            Some(*end)
        }))
        .collect();
    let lists = |values| Column::Lists(ends.clone(), Box::new(values));
    let mut table = Columns::default();
    table.add("game", Column::of(rows.iter().map(|(game, _, _)| *game)));
    table.add(
        "entry",
        Column::of(decisions().map(|decision| decision.entries + 1)),
    );
    table.add(
        "seat",
        Column::of(decisions().map(|decision| decision.seat.number() as u8)),
    );
    let views = decisions().map(|decision| decision.view.to_string());
    table.add("view", Column::Texts(views.collect()));
    let actions = findings().map(|finding| finding.action.to_string());
    table.add("actions", lists(Column::Texts(actions.collect())));
    table.add(
        "visits",
        lists(Column::of(findings().map(|finding| finding.visits))),
    );
    table.add(
        "values",
        lists(Column::of(findings().map(|finding| finding.value))),
    );
    table.add(
        "mix",
        lists(Column::of(findings().map(|finding| finding.mix))),
    );
    table.add(
        "prior",
        lists(Column::of(findings().map(|finding| finding.prior))),
    );
    table.add(
        "chosen",
        Column::of(decisions().map(|decision| decision.chosen)),
    );
    let won = rows.iter().map(|(_, decision, standings)| {
        let winners = standings.winners();
        let part = 1.0 / winners.len() as f32;
        if winners.contains(decision.seat) {
            part
        } else {
            0.0
        }
    });
    table.add("won", Column::of(won));
    let points = rows.iter();
    let points = points.map(|(_, decision, end)| end.points()[decision.seat.index()]);
    table.add("points", Column::of(points));
    table
}
