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
    total: f64,
    /// How much better than what was done it would have been so far; never below 0.
    regret: f32,
    /// How often it was to be chosen so far, all told.
    pub(super) mix: f32,
}

impl<A> Choice<A> {
    pub(super) fn mean(&self) -> f32 {
        (self.total / f64::from(self.visits.max(1))) as f32
    }
}

/// What was chosen once, out of what.
#[derive(Clone, Copy)]
pub(super) struct Chosen {
    pub(super) choice: usize,
    /// The choices that the seat had, a bit for each.
    available: u64,
    /// How likely it was to be chosen.
    likely: f32,
}

/// More choices than that one seat does not have: there are 20 kinds of cards.
const MOST: usize = 64;

impl<A: Copy + PartialEq> Secrets<A> {
    pub(super) fn new() -> Secrets<A> {
        Secrets {
            seats: Default::default(),
        }
    }

    /// The bytes that a table of so many players takes at most.
    pub(super) fn bytes(players: usize) -> usize {
        /// Kinds of cards; a vector may have room for as many more.
        const CHOICES: usize = 32;
        size_of::<Secrets<A>>() + players * CHOICES * size_of::<Choice<A>>()
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
        let available = note_all(choices, ideas);
        let regret = regret(choices, available);
        // Never 0, so that something is chosen.
        let mut left = 1.0 - fraction(random);
        let (mut choice, mut likely) = (0, 0.0);
        for place in bits(available) {
            let known = &mut choices[place];
            let share = known.share(regret);
            known.mix += share;
            if left > 0.0 {
                choice = place;
                likely = (1.0 - CURIOSITY) * share + CURIOSITY * known.prior;
                left -= likely;
            }
        }
        Chosen {
            choice,
            available,
            likely: likely.max(0.01),
        }
    }

    /// Chooses for a seat what was chosen least, where choices are to be compared.
    pub(super) fn choose_least(&mut self, seat: Seat, ideas: &Ideas<'_, A>) -> Chosen {
        let choices = &mut self.seats[seat.index()];
        let available = note_all(choices, ideas);
        let likely = 1.0 / available.count_ones().max(1) as f32;
        for place in bits(available) {
            choices[place].mix += likely;
        }
        let least = bits(available).min_by_key(|&place| choices[place].visits);
        Chosen {
            choice: least.unwrap_or(0),
            available,
            likely,
        }
    }

    /// Learns what a choice was worth to the seat.
    ///
    /// What the other choices would have been worth is not known. They are taken to be worth
    /// what they were on average, and the one made so much more or less than its own average
    /// as to make up for the times it is not made: so on average nobody errs.
    pub(super) fn learn(&mut self, seat: Seat, chosen: Chosen, utility: f32) {
        let choices = &mut self.seats[seat.index()];
        let regret = regret(choices, chosen.available);
        let (visits, total) = choices.iter().fold((1, f64::from(utility)), |(v, t), c| {
            (v + c.visits, t + c.total)
        });
        // What was never tried is taken to be like the others.
        let mean = |choice: &Choice<A>| match choice.visits {
            0 => (total / f64::from(visits)) as f32,
            _ => choice.mean(),
        };
        let surprise = (utility - mean(&choices[chosen.choice])) / chosen.likely;
        let worth = |place: usize, choice: &Choice<A>| {
            if place == chosen.choice {
                mean(choice) + surprise
            } else {
                mean(choice)
            }
        };
        let usual: f32 = bits(chosen.available)
            .map(|place| choices[place].share(regret) * worth(place, &choices[place]))
            .sum();
        for place in bits(chosen.available) {
            let better = worth(place, &choices[place]) - usual;
            let choice = &mut choices[place];
            choice.regret = (choice.regret + better).max(0.0);
        }
        let made = &mut choices[chosen.choice];
        made.visits += 1;
        made.total += f64::from(utility);
    }
}

/// Makes sure that all ideas are among the choices; a bit for each of them.
fn note_all<A: Copy + PartialEq>(choices: &mut Vec<Choice<A>>, ideas: &Ideas<'_, A>) -> u64 {
    let mut available = 0;
    for (&action, prior) in ideas.actions().iter().zip(ideas.chances(1.0)) {
        let known = choices.iter().position(|choice| choice.action == action);
        let place = known.unwrap_or_else(|| {
            choices.push(Choice::new(action));
            choices.len() - 1
        });
        if place < MOST {
            choices[place].prior = prior;
            available |= 1 << place;
        }
    }
    available
}

fn regret<A>(choices: &[Choice<A>], available: u64) -> f32 {
    bits(available).map(|place| choices[place].regret).sum()
}

impl<A> Choice<A> {
    /// How often it is to be chosen, when all together are regretted so much.
    fn share(&self, regret: f32) -> f32 {
        if regret > 0.0 {
            self.regret / regret
        } else {
            self.prior
        }
    }

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

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use urzeit_rules::Seat;

    use super::*;

    /// Plays a game of two seats with two choices each many times; what the first one wins
    /// the second one loses. How often each should make its first choice.
    fn mixes(payoff: [[f32; 2]; 2]) -> [f32; 2] {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut secrets = Secrets::new();
        let mut ideas = Ideas::weighed_by(&[]);
        ideas.push(0);
        ideas.push(1);
        let seats = [Seat::at(0), Seat::at(1)];
        for _ in 0..50_000 {
            let [first, second] = seats.map(|seat| secrets.choose(seat, &ideas, &mut random));
            let won = payoff[first.choice][second.choice];
            secrets.learn(seats[0], first, won);
            secrets.learn(seats[1], second, 1.0 - won);
        }
        seats.map(|seat| {
            let [first, second] = secrets.of(seat) else {
                panic!("both choices are known");
            };
            first.mix / (first.mix + second.mix)
        })
    }

    #[test]
    fn what_is_better_against_everything_is_chosen() {
        let [first, second] = mixes([[0.9, 0.6], [0.5, 0.2]]);
        assert!(first > 0.95 && second < 0.05, "{first} {second}");
    }

    #[test]
    fn where_nothing_is_best_choices_are_mixed_as_theory_says() {
        let [first, second] = mixes([[1.0, 0.0], [0.0, 0.5]]);
        for mix in [first, second] {
            assert!((mix - 1.0 / 3.0).abs() < 0.1, "{first} {second}");
        }
    }
}
