//! Games of a computer player against itself, with all that its search found.

use std::cell::Cell;

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use urzeit_players::{Budget, Finding, Knowledge, Mind, Search, Settings, contest};
use urzeit_rules::{Game, Seat, Standings, View};

/// A player that plays all seats of a setup, each seat seeing only what it may see.
pub struct SelfPlay<G: Mind> {
    start: G,
    knowledge: Knowledge<G>,
    iterations: u32,
    seed: u64,
}

/// A choice, and what the search found of it.
#[derive(Clone, Debug)]
pub struct Decision<G: Game> {
    /// How many entries the record had before.
    pub entries: u32,
    /// The seat that chose.
    pub seat: Seat,
    /// What it saw.
    pub view: G,
    /// All actions that it thought of, the best first.
    pub findings: Vec<Finding<G::Action>>,
    /// The place of what it did among them.
    pub chosen: u32,
}

impl<G: Mind> SelfPlay<G> {
    /// The games that follow from this seed, with so many iterations of search for every choice.
    pub fn new(
        setup: &G::Setup,
        knowledge: Knowledge<G>,
        iterations: u32,
        seed: u64,
    ) -> SelfPlay<G> {
        SelfPlay {
            start: G::new(setup),
            knowledge,
            iterations,
            seed,
        }
    }

    /// Plays the game of this number: every choice with more than one idea, and how it ended.
    pub fn play(&self, number: u64) -> (Vec<Decision<G>>, Standings) {
        let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
        chance.set_stream(number);
        // Chance has the seed as it is: a player with the same numbers could foresee it.
        let mut random = ChaCha8Rng::seed_from_u64(!self.seed);
        random.set_stream(number);
        let entries = Cell::new(0);
        let mut decisions = Vec::new();
        let end = contest::play(
            self.start.clone(),
            |seat, view| {
                let mut ideas = self.knowledge.ideas();
                view.position().consider(seat, &mut ideas);
                if let [only] = *ideas.actions() {
                    return Some(only);
                }
                let decision = self.decide(seat, view, entries.get(), &mut random);
                let action = decision.findings[decision.chosen as usize].action;
                decisions.push(decision);
                Some(action)
            },
            &mut chance,
            |_, _| entries.set(entries.get() + 1),
        );
        (decisions, end.result().expect("the game is over"))
    }

    fn decide(
        &self,
        seat: Seat,
        view: &View<G>,
        entries: u32,
        random: &mut ChaCha8Rng,
    ) -> Decision<G> {
        let settings = Settings::default();
        let mut search = Search::new(&self.knowledge, view.clone(), settings, random.next_u64());
        search.run(&Budget::new(self.iterations, None));
        let findings = search.findings(seat);
        Decision {
            entries,
            seat,
            view: view.position().clone(),
            chosen: drawn(&findings, random.next_u32()),
            findings,
        }
    }
}

/// One of the actions, as often as it should be chosen: the best, unless chosen in secret.
fn drawn<A>(findings: &[Finding<A>], random: u32) -> u32 {
    let all: f32 = findings.iter().map(|finding| finding.mix).sum();
    let mut left = random as f32 / u32::MAX as f32 * all;
    let drawn = findings.iter().position(|finding| {
        left -= finding.mix;
        finding.mix > 0.0 && left <= 0.0
    });
    drawn.unwrap_or(0) as u32
}
