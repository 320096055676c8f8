//! A game against itself.

use std::cell::Cell;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{Seat, Setup, View, chance::below};

use super::{Lesson, Position};
use crate::{
    Budget, Finding, Ideas, Judgement, Knowledge, Mind, Notes, Search, Settings, contest,
    knowledge::look_and_guess, search::fraction, sum::exp,
};

/// A way to play that is practised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Practice {
    /// How often, against the others.
    pub weight: usize,
    /// How many play.
    pub players: usize,
    /// With which options.
    pub options: &'static [(&'static str, &'static str)],
}

impl Practice {
    /// A way to play, practised so often against the others.
    #[must_use]
    pub const fn new(
        weight: usize,
        players: usize,
        options: &'static [(&'static str, &'static str)],
    ) -> Practice {
        Practice {
            weight,
            players,
            options,
        }
    }
}

/// How much thought goes into a game of practice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// Iterations for each choice.
    pub iterations: u32,
    /// The part of the choices that are kept as lessons: there are more than are needed.
    pub kept_choices: f32,
}

/// Plays a game against itself, thinking, and notes what search made of the choices.
///
/// # Panics
/// If what the game lists as [`Mind::PRACTICE`] is no setup of it.
#[must_use]
pub fn practise<G: Mind>(knowledge: &Knowledge<G>, effort: Effort, seed: u64) -> Vec<Lesson> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let position = G::new(&some_setup::<G>(&mut random));
    let mut thinking = random.clone();
    thinking.jump();
    let mut choices = Vec::new();
    contest::play(
        position,
        |seat, view| think(knowledge, effort, seat, view, &mut thinking, &mut choices),
        &mut random,
        |_, _| {},
    );
    choices
}

/// Plays a game by impulse, with something wild now and then, and notes some positions and how
/// it ended. Such games take so little time that there can be very many of them: enough to
/// tell what a position is worth from mere luck.
///
/// What good players do says little about what would be bad. So most positions are noted
/// right after something wild was done.
///
/// # Panics
/// As [`practise`].
#[must_use]
pub fn drill<G: Mind>(knowledge: &Knowledge<G>, seed: u64) -> Vec<Position> {
    /// How varied the games are.
    const TEMPERATURE: f32 = 0.7;
    /// How often something wild is done, in the wildest games.
    const WILD: f32 = 0.25;
    /// The part of the positions that are noted: after something wild, and of the others.
    const NOTED: [f32; 2] = [0.5, 0.05];
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let position = G::new(&some_setup::<G>(&mut random));
    let mut playing = random.clone();
    playing.jump();
    let mut noting = playing.clone();
    noting.jump();
    let wild = WILD * fraction(&mut playing);
    let just_wild = Cell::new(false);
    let mut ideas = knowledge.ideas();
    let mut positions = Vec::new();
    let end = contest::play(
        position,
        |seat, view| {
            ideas.clear();
            view.position().consider(seat, &mut ideas);
            if fraction(&mut playing) < wild {
                just_wild.set(true);
                return Some(ideas.actions()[below(ideas.actions().len(), &mut playing)]);
            }
            Some(ideas.draw(TEMPERATURE, &mut playing))
        },
        &mut random,
        |position: &G, _| {
            if !position.is_quiet() {
                return;
            }
            let [after_wild, other] = NOTED;
            let part = if just_wild.take() { after_wild } else { other };
            if fraction(&mut noting) < part {
                positions.push(look(position));
            }
        },
    );
    let end = Judgement::of_end(&end).expect("the game is over");
    for position in &mut positions {
        position.shares = end.shares;
        position.points = end.points.map(|points| points / G::CLEAR_LEAD);
    }
    positions
}

fn some_setup<G: Mind>(random: &mut impl Rng) -> G::Setup {
    let all: usize = G::PRACTICE.iter().map(|practice| practice.weight).sum();
    let mut left = below(all, random);
    let mut practices = G::PRACTICE.iter();
    let practice = practices.find(|practice| {
        let found = left < practice.weight;
        left = left.saturating_sub(practice.weight);
        found
    });
    let practice = practice.expect("the weights add up");
    let who = G::Setup::usual_who(Some(practice.players), practice.options);
    G::Setup::read(&who, practice.options).expect("what is practised is a setup of the game")
}

/// Chooses, and keeps now and then what was thought.
fn think<G: Mind>(
    knowledge: &Knowledge<G>,
    effort: Effort,
    seat: Seat,
    view: &View<G>,
    random: &mut Xoshiro256PlusPlus,
    lessons: &mut Vec<Lesson>,
) -> Option<G::Action> {
    /// How often something else than the best is done, to see more of the game.
    const ADVENTURE: f32 = 0.25;
    let mut ideas = knowledge.ideas().keeping_notes();
    view.position().consider(seat, &mut ideas);
    if let [only] = *ideas.actions() {
        return Some(only);
    }
    let settings = Settings::default();
    let mut search = Search::new(knowledge, view.clone(), settings, random.next_u64());
    search.run(&Budget::new(effort.iterations, None));
    let findings = search.findings(seat);
    let targets = targets(&ideas, &findings);
    let action = if fraction(random) < ADVENTURE {
        draw(&ideas, &targets, random)
    } else {
        findings.first()?.action
    };
    if fraction(random) < effort.kept_choices {
        lessons.push(Lesson {
            notes: ideas.notes().to_vec(),
            targets,
        });
    }
    Some(action)
}

/// How often each idea should be chosen, after search: what came to mind before, corrected by
/// what was found out, the more the more often it was tried.
fn targets<A: Copy + PartialEq>(ideas: &Ideas<'_, A>, findings: &[Finding<A>]) -> Vec<f32> {
    /// How much an advantage counts: one of 0.1 makes an idea some fifty times as likely.
    const TRUST: f32 = 40.0;
    let mixed = findings.iter().filter(|found| found.mix > 0.0).count() > 1;
    let most = findings.iter().map(|f| f.value).fold(f32::MIN, f32::max);
    let weight = |action: &A| {
        let Some(found) = findings.iter().find(|found| found.action == *action) else {
            return 0.0;
        };
        if mixed {
            return found.mix;
        }
        let trust = TRUST * found.visits as f32 / (found.visits as f32 + 3.0);
        found.prior * exp((found.value - most) * trust)
    };
    let mut targets: Vec<f32> = ideas.actions().iter().map(weight).collect();
    let all: f32 = targets.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    for target in &mut targets {
        *target /= all;
    }
    targets
}

fn draw<A: Copy>(ideas: &Ideas<'_, A>, chances: &[f32], random: &mut impl Rng) -> A {
    let mut left = fraction(random);
    let drawn = chances.iter().position(|chance| {
        left -= chance;
        left <= 0.0
    });
    ideas.actions()[drawn.unwrap_or(0)]
}

/// The notes on a position; how the game ends is filled in when it is known.
fn look<G: Mind>(position: &G) -> Position {
    struct Kept(Vec<(u8, u16, f32)>);
    impl Notes for Kept {
        fn note(&mut self, seat: Seat, slot: usize, amount: f32) {
            self.0.push((seat.index() as u8, slot as u16, amount));
        }
    }
    let mut kept = Kept(Vec::new());
    look_and_guess(position, &mut kept);
    Position {
        players: position.players() as u8,
        notes: kept.0,
        shares: [0.0; Seat::MAX],
        points: [0.0; Seat::MAX],
    }
}
