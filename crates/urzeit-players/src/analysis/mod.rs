//! What a position promises each seat, what is best to do in it, and why; and what a whole
//! game was made of.
//!
//! | where | what |
//! |---|---|
//! | this file | one position: [`analyse`], [`compare`] |
//! | [`review`] | a record: its positions one by one, mistakes, luck, big swings |
//! | [`facts`] | reasons as facts of the game that any language can tell |
//! | [`genesis`], [`lords`], [`ursuppe`] | the facts of each game; they know the rules only |

pub mod facts;
pub mod genesis;
pub mod lords;
pub mod review;
pub mod ursuppe;

use urzeit_rules::{Seat, Turn, View, Viewer};

use crate::{Budget, Finding, Judgement, Knowledge, Mind, Search, Settings, Solution};
pub use facts::{Explain, Fact, Word};

/// How many of the best actions are named.
pub const BEST: usize = 5;

/// What a position promises, and what is best to do in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<G: Explain> {
    /// Each seat's chance to win and the points it can expect, if all play as well as the
    /// search does.
    pub judgement: Judgement,
    /// The best actions of the viewer, the best first; none if the viewer is not asked.
    pub best: Vec<Candidate<G>>,
    /// Is all of it exact, because the position was solved?
    pub exact: bool,
}

/// An action and what came of looking at it.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<G: Explain> {
    /// The action.
    pub action: G::Action,
    /// What it is worth to the seat, between 0 and 1: to win comes first, then the lead.
    pub value: f32,
    /// Chances and points after it.
    pub judgement: Judgement,
    /// How many times it was tried; once, if it was solved.
    pub visits: u32,
    /// How often it should be chosen: 1 or 0, unless chosen in secret.
    pub mix: f32,
    /// What it does.
    pub facts: Vec<G::Fact>,
}

/// Analyses a position as its viewer sees it. The same seed and a budget without a clock give
/// the same answer.
#[must_use]
pub fn analyse<G: Mind + Explain>(
    view: &View<G>,
    knowledge: &Knowledge<G>,
    budget: &Budget<'_>,
    seed: u64,
) -> Analysis<G> {
    let position = view.position();
    if let Some(judgement) = Judgement::of_end(position) {
        return Analysis {
            judgement,
            best: Vec::new(),
            exact: true,
        };
    }
    if let Some(solution) = position.solve(budget.steps()) {
        return solved(&solution, view);
    }
    let mut search = Search::new(knowledge, view.clone(), Settings::default(), seed);
    search.run(budget);
    let best = asked(view).map(|seat| candidates(&search.findings(seat), position, seat));
    Analysis {
        judgement: search.judgement(),
        best: best.unwrap_or_default(),
        exact: false,
    }
}

/// What there is to say of a position that was solved.
fn solved<G: Mind + Explain>(solution: &Solution<G::Action>, view: &View<G>) -> Analysis<G> {
    let best = asked(view).map(|seat| exact_candidates(solution, view.position(), seat));
    let mut best = best.unwrap_or_default();
    best.truncate(BEST);
    Analysis {
        judgement: solution.worth.judgement(),
        best,
        exact: true,
    }
}

/// Compares actions of a viewer who is asked, exactly or each looked at as often as the others: in the
/// order in which they were given.
#[must_use]
pub fn compare<G: Mind + Explain>(
    view: &View<G>,
    actions: &[G::Action],
    knowledge: &Knowledge<G>,
    budget: &Budget<'_>,
    seed: u64,
) -> Vec<Candidate<G>> {
    let Some(seat) = asked(view) else {
        return Vec::new();
    };
    let position = view.position();
    let mut found = match position.solve(budget.steps()) {
        Some(solution) => exact_candidates(&solution, position, seat),
        None => {
            let search = Search::new(knowledge, view.clone(), Settings::default(), seed);
            let mut search = search.among(actions);
            search.run(budget);
            candidates(&search.findings(seat), position, seat)
        }
    };
    found.retain(|candidate| actions.contains(&candidate.action));
    let place = |action| actions.iter().position(|&given| given == action);
    found.sort_by_key(|candidate| place(candidate.action));
    found
}

/// The viewer's seat, if it is asked.
fn asked<G: Mind>(view: &View<G>) -> Option<Seat> {
    match (view.viewer(), view.position().turn()) {
        (Viewer::Seat(seat), turn @ (Turn::Player(_) | Turn::Secret(_))) => {
            turn.seats().contains(seat).then_some(seat)
        }
        _ => None,
    }
}

fn candidates<G: Mind + Explain>(
    findings: &[Finding<G::Action>],
    position: &G,
    seat: Seat,
) -> Vec<Candidate<G>> {
    let tried = findings.iter().filter(|finding| finding.visits > 0);
    let candidates = tried.take(BEST).map(|finding| Candidate {
        action: finding.action,
        value: finding.value,
        judgement: finding.judgement,
        visits: finding.visits,
        mix: finding.mix,
        facts: position.facts(seat, finding.action),
    });
    candidates.collect()
}

/// All options of a seat in a position that was solved.
fn exact_candidates<G: Mind + Explain>(
    solution: &Solution<G::Action>,
    position: &G,
    seat: Seat,
) -> Vec<Candidate<G>> {
    let options = solution.options.iter().enumerate();
    let candidates = options.map(|(place, &(action, worth))| {
        let judgement = worth.judgement();
        Candidate {
            action,
            value: judgement.utilities(position.players(), G::CLEAR_LEAD)[seat.index()],
            judgement,
            visits: 1,
            mix: if place == 0 { 1.0 } else { 0.0 },
            facts: position.facts(seat, action),
        }
    });
    candidates.collect()
}
