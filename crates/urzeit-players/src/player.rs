//! A computer player at a table.

use std::sync::Arc;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{View, Viewer};

use crate::{
    Budget, Clock, Finding, Knowledge, Level, Mind, Search, Settings,
    level::Plan,
    search::{MOST_STEPS, fraction},
    sum::exp,
};

/// A computer player. It sees views, and remembers nothing but how long its turn has taken.
pub struct Player<G: Mind> {
    plan: Plan,
    settings: Settings,
    knowledge: Arc<Knowledge<G>>,
    random: Xoshiro256PlusPlus,
    turn: TurnShare,
}

/// Shares out time among the answers of one turn.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct TurnShare {
    /// The turn of the last answer, and how many answers it has had.
    turn: Option<(u64, u32)>,
}

impl TurnShare {
    /// The part of the usual thinking that the next answer gets: less with every answer of one
    /// turn, so that a whole turn takes no more than twice the time of one.
    pub(crate) fn next(&mut self, mark: u64) -> f32 {
        let answers = match self.turn {
            Some((turn, answers)) if turn == mark => answers + 1,
            _ => 1,
        };
        self.turn = Some((mark, answers));
        // All together 1.83: what is left is for coming to an end each time.
        let mut share = 0.55;
        for _ in 1..answers.min(40) {
            share *= 0.7;
        }
        share
    }
}

/// How long a player may think.
#[derive(Clone, Copy)]
pub enum Pace<'c> {
    /// As its level says, times `scale`.
    Clock {
        /// Tells the time.
        clock: &'c Clock<'c>,
        /// What iterations and time are multiplied by.
        scale: f32,
    },
    /// At most so many iterations, however long they take: the same seed gives the same
    /// answers.
    Iterations(u32),
}

impl<G: Mind> Player<G> {
    /// A player of this level.
    #[must_use]
    pub fn new(level: Level, knowledge: Arc<Knowledge<G>>, seed: u64) -> Player<G> {
        Player {
            plan: level.plan(),
            settings: Settings::default(),
            knowledge,
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            turn: TurnShare::default(),
        }
    }

    /// Searches in another way: with less memory, for example.
    #[must_use]
    pub fn searching(self, settings: Settings) -> Player<G> {
        Player { settings, ..self }
    }

    /// Thinks without solving anything: to measure how good its search is.
    #[must_use]
    pub fn only_searching(mut self) -> Player<G> {
        self.plan.solves = false;
        self
    }

    /// What the player does, seeing this; nothing if its seat is not asked.
    pub fn choose(&mut self, view: &View<G>, pace: Pace<'_>) -> Option<G::Action> {
        let Viewer::Seat(seat) = view.viewer() else {
            return None;
        };
        let position = view.position();
        if !position.turn().seats().contains(seat) {
            return None;
        }
        let share = self.turn.next(position.turn_mark());
        let (iterations, time, steps) = match pace {
            Pace::Clock { clock, scale } => {
                let time = self.plan.time.mul_f32(scale * share);
                (
                    self.plan.iterations as f32 * scale * share,
                    Some((clock, time)),
                    MOST_STEPS as f32 * scale * share,
                )
            }
            Pace::Iterations(most) => {
                let iterations = self.plan.iterations.min(most) as f32 * share;
                (iterations, None, MOST_STEPS as f32 * share)
            }
        };
        let budget = Budget::new(iterations as u32, time);
        if self.plan.solves
            && let Some(solution) = position.solve(budget.steps().min(steps as u32))
        {
            return solution.options.first().map(|&(action, _)| action);
        }
        let knowledge = Arc::clone(&self.knowledge);
        let mut ideas = knowledge.ideas();
        position.consider(seat, &mut ideas);
        if let [only] = ideas.actions() {
            return Some(*only);
        }
        if iterations < 2.0 {
            let temperature = self.plan.temperature * G::TEMPERAMENT;
            return Some(ideas.draw(temperature, &mut self.random));
        }
        let mut search = Search::new(
            &knowledge,
            view.clone(),
            self.settings,
            self.random.next_u64(),
        );
        search.run(&budget);
        self.pick(&search.findings(seat))
    }

    /// One of the actions that were found: the best, or now and then another that is nearly
    /// as good.
    fn pick(&mut self, findings: &[Finding<G::Action>]) -> Option<G::Action> {
        let best = findings.first()?;
        let mixes = findings.iter().filter(|f| f.mix > 0.0).count() > 1;
        let likely = |finding: &Finding<G::Action>| match mixes {
            // What is hardly ever to be chosen is left out: it is there by trying.
            true if finding.mix < best.mix / 4.0 => 0.0,
            true => finding.mix,
            false if finding.visits == 0 => 0.0,
            false if self.plan.carelessness == 0.0 => finding.mix,
            false => exp((finding.value - best.value) / self.plan.carelessness),
        };
        let all: f32 = findings.iter().map(likely).sum();
        let mut left = fraction(&mut self.random) * all;
        let drawn = findings.iter().find(|finding| {
            left -= likely(finding);
            left <= 0.0
        });
        Some(drawn.unwrap_or(best).action)
    }
}
