//! Choices that all make at the same time: regret matching.

use rand::Rng;
use urzeit_rules::Seat;

use crate::{Ideas, mind::BySeat};

/// The choices of every seat in one node. Nobody knows what the others choose, so each mixes
/// its choices until it regrets none of those it did not make.
pub(super) struct Secrets<A> {
    seats: BySeat<Vec<Choice<A>>>,
}

/// A choice of one seat.
#[derive(Clone, Copy)]
pub(super) struct Choice<A> {
    pub(super) action: A,
    pub(super) prior: f32,
    pub(super) visits: u32,
    total: f32,
    /// How much better than what was done it would have been so far; never below 0.
    regret: f32,
    /// How often it was to be chosen so far, all told.
    pub(super) mix: f32,
}

impl<A> Choice<A> {
    pub(super) fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

/// What was chosen once, out of what.
#[derive(Clone, Copy)]
pub(super) struct Chosen {
    pub(super) choice: usize,
    /// The choices that the seat had, a bit for each.
    available: u64,
}

/// More choices than that one seat does not have: there are 20 kinds of cards.
const MOST: usize = 64;

impl<A: Copy + PartialEq> Secrets<A> {
    pub(super) fn new() -> Secrets<A> {
        Secrets {
            seats: Default::default(),
        }
    }

    pub(super) fn of(&self, seat: Seat) -> &[Choice<A>] {
        &self.seats[seat.index()]
    }

    /// Chooses for a seat out of its ideas.
    pub(super) fn choose(
        &mut self,
        seat: Seat,
        ideas: &Ideas<'_, A>,
        random: &mut impl Rng,
    ) -> Chosen {
        /// How often something is tried that is not regretted.
        const CURIOSITY: f32 = 0.15;
        let choices = &mut self.seats[seat.index()];
        let priors = ideas.chances(1.0);
        let mut available = 0;
        for (&action, &prior) in ideas.actions().iter().zip(&priors) {
            let known = choices.iter().position(|c| c.action == action);
            let place = known.unwrap_or_else(|| {
                choices.push(Choice::new(action));
                choices.len() - 1
            });
            if place < MOST {
                choices[place].prior = prior;
                available |= 1 << place;
            }
        }
        let untried = bits(available).find(|&place| choices[place].visits == 0);
        let regret: f32 = bits(available).map(|place| choices[place].regret).sum();
        let likely = |choice: &Choice<A>| match regret > 0.0 {
            true => choice.regret / regret,
            false => choice.prior,
        };
        for place in bits(available) {
            choices[place].mix += likely(&choices[place]);
        }
        let curious = fraction(random) < CURIOSITY;
        let mut left = fraction(random);
        let drawn = bits(available).find(|&place| {
            let choice = &choices[place];
            left -= if curious {
                choice.prior
            } else {
                likely(choice)
            };
            left <= 0.0
        });
        let last = || bits(available).last().unwrap_or(0);
        Chosen {
            choice: untried.or(drawn).unwrap_or_else(last),
            available,
        }
    }

    /// Learns what a choice was worth to the seat.
    pub(super) fn learn(&mut self, seat: Seat, chosen: Chosen, utility: f32) {
        let choices = &mut self.seats[seat.index()];
        let made = &mut choices[chosen.choice];
        made.visits += 1;
        made.total += utility;
        for place in bits(chosen.available) {
            let other = &mut choices[place];
            if other.visits > 0 {
                other.regret = (other.regret + other.mean() - utility).max(0.0);
            }
        }
    }
}

impl<A> Choice<A> {
    fn new(action: A) -> Choice<A> {
        Choice {
            action,
            prior: 0.0,
            visits: 0,
            total: 0.0,
            regret: 0.0,
            mix: 0.0,
        }
    }
}

fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (place < 64).then_some(place as usize)
    })
}

/// A number from 0 to less than 1.
pub(crate) fn fraction(random: &mut impl Rng) -> f32 {
    (random.next_u32() >> 8) as f32 / (1 << 24) as f32
}
