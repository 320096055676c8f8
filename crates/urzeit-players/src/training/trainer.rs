//! Learns from lessons.

use std::collections::VecDeque;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{Seat, chance::below};

use super::{Lesson, Position, gradient::Steps};
use crate::{
    BySeat, Knowledge, Mind,
    knowledge::{inputs, shares},
    net::{HIDDEN, Net, OUTPUTS, ROW, Sums},
    search::fraction,
    sum::exp,
};

/// Learns from lessons; keeps the latest positions and goes through them again and again.
pub struct Trainer<G: Mind> {
    knowledge: Knowledge<G>,
    net: Net,
    positions: VecDeque<Position>,
    net_steps: Steps,
    policy_steps: Steps,
    random: Xoshiro256PlusPlus,
}

/// How far off what was learned still is, in games that it was not learned from.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Losses {
    /// The winner, by the hand-made guess: to compare with.
    pub guessed_winner: f32,
    /// The winner: the surprise in nats.
    pub winner: f32,
    /// Points: the mean square error, in clear leads.
    pub points: f32,
}

/// The most positions that are kept.
const KEPT: usize = 600_000;
/// Lessons between two steps.
const BATCH: usize = 256;
/// What points count against the winner.
const POINTS: f32 = 0.3;

impl<G: Mind> Trainer<G> {
    /// Goes on from what is known.
    #[must_use]
    pub fn new(mut knowledge: Knowledge<G>, seed: u64) -> Trainer<G> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let net = knowledge.net.clone();
        let net = net.unwrap_or_else(|| untaught::<G>(&mut random));
        knowledge.net = Some(net.clone());
        Trainer {
            net_steps: Steps::new(weights_of(&net)),
            policy_steps: Steps::new(knowledge.policy.len()),
            knowledge,
            net,
            positions: VecDeque::new(),
            random,
        }
    }

    /// What is known now.
    #[must_use]
    pub fn knowledge(&self) -> &Knowledge<G> {
        &self.knowledge
    }

    /// Learns to foresee: goes through `passes` times as many positions as are new. The step
    /// `rate` should fall in the course of time. Says how far off it was before.
    pub fn learn_to_judge(&mut self, new: Vec<Position>, passes: usize, rate: f32) -> Losses {
        let losses = self.foresee(&new);
        let batches = (new.len() * passes).div_ceil(BATCH);
        self.positions.extend(new);
        let surplus = self.positions.len().saturating_sub(KEPT);
        self.positions.drain(..surplus);
        for _ in 0..batches {
            self.learn_positions(rate);
        }
        self.knowledge.net = Some(self.net.clone());
        losses
    }

    /// Learns to think of what search found. Says how surprising that was.
    pub fn learn_to_choose(&mut self, new: &[Lesson], rate: f32) -> f32 {
        let mut surprise = 0.0;
        for batch in new.chunks(BATCH / 4) {
            surprise += self.learn_choices(batch, rate) * batch.len() as f32;
        }
        surprise / new.len().max(1) as f32
    }

    /// How far off it is in positions that it has not learned from.
    fn foresee(&self, positions: &[Position]) -> Losses {
        let mut losses = Losses::default();
        for position in positions {
            let players = usize::from(position.players);
            let seen = See::of(&self.net, position);
            let mut guess = [0.0; Seat::MAX];
            for &(seat, slot, amount) in &position.notes {
                if usize::from(slot) == G::OUTLOOK {
                    guess[usize::from(seat)] = amount;
                }
            }
            losses.guessed_winner += surprise(position, &shares(&guess, players));
            losses.winner += surprise(position, &seen.shares);
            losses.points += seen.error(position);
        }
        let all = positions.len().max(1) as f32;
        losses.guessed_winner /= all;
        losses.winner /= all;
        losses.points /= all;
        losses
    }

    fn learn_positions(&mut self, rate: f32) {
        let mut slope = Slope::new(self.net.rows.len());
        for _ in 0..BATCH {
            let position = &self.positions[below(self.positions.len(), &mut self.random)];
            slope.add(&self.net, position);
        }
        let mut weights = flat(&self.net);
        let mut gradient = flat(&slope.net);
        for slope in &mut gradient {
            *slope /= BATCH as f32;
        }
        self.net_steps.take(&mut weights, &gradient, rate, 1e-4);
        unflat(&mut self.net, &weights);
    }

    fn learn_choices(&mut self, choices: &[Lesson], rate: f32) -> f32 {
        let policy = &mut self.knowledge.policy;
        let mut gradient = vec![0.0; policy.len()];
        let mut surprise = 0.0;
        for choice in choices {
            let mut urges = vec![0.0; choice.targets.len()];
            for note in &choice.notes {
                urges[usize::from(note.idea)] += policy[usize::from(note.slot)] * note.amount;
            }
            let most = urges.iter().copied().fold(f32::MIN, f32::max);
            let powers: Vec<f32> = urges.iter().map(|urge| exp(urge - most)).collect();
            let all: f32 = powers.iter().sum();
            for (power, target) in powers.iter().zip(&choice.targets) {
                surprise -= target * (power / all).max(1e-9).ln();
            }
            for note in &choice.notes {
                let idea = usize::from(note.idea);
                let too_much = powers[idea] / all - choice.targets[idea];
                gradient[usize::from(note.slot)] += too_much * note.amount / choices.len() as f32;
            }
        }
        self.policy_steps.take(policy, &gradient, 3.0 * rate, 1e-4);
        surprise / choices.len().max(1) as f32
    }
}

/// A network that has learned nothing: it judges as the hand-made guess does. The weights on
/// the way to the hidden units are small and random, so that they can become different.
fn untaught<G: Mind>(random: &mut impl Rng) -> Net {
    let mut some = || (2.0 * fraction(random) - 1.0) * 0.1;
    let mut net = Net::blank(inputs::<G>());
    for row in &mut net.rows {
        row[..HIDDEN].fill_with(&mut some);
    }
    net.bias[..HIDDEN].fill_with(&mut some);
    for output in 0..OUTPUTS {
        net.rows[G::OUTLOOK + output][HIDDEN + output] = 1.0;
    }
    net
}

fn weights_of(net: &Net) -> usize {
    (net.rows.len() + 1) * ROW + OUTPUTS * HIDDEN
}

fn flat(net: &Net) -> Vec<f32> {
    let mut weights = net.rows.as_flattened().to_vec();
    weights.extend(net.bias);
    weights.extend(net.second.as_flattened());
    weights
}

fn unflat(net: &mut Net, weights: &[f32]) {
    let (rows, rest) = weights.split_at(net.rows.len() * ROW);
    let (bias, second) = rest.split_at(ROW);
    net.rows.as_flattened_mut().copy_from_slice(rows);
    net.bias.copy_from_slice(bias);
    net.second.as_flattened_mut().copy_from_slice(second);
}

/// What the network sees in a position.
struct See {
    sums: BySeat<Sums>,
    shares: BySeat<f32>,
    points: BySeat<f32>,
}

impl See {
    fn of(net: &Net, position: &Position) -> See {
        let players = usize::from(position.players);
        let mut sums = [net.bias; Seat::MAX];
        for &(seat, slot, amount) in &position.notes {
            net.add(&mut sums[usize::from(seat)], usize::from(slot), amount);
        }
        let mut strengths = [0.0; Seat::MAX];
        let mut points = [0.0; Seat::MAX];
        for seat in 0..players {
            [strengths[seat], points[seat]] = net.outputs(&sums[seat]);
        }
        See {
            sums,
            shares: shares(&strengths, players),
            points,
        }
    }

    /// The mean square error of the points.
    fn error(&self, position: &Position) -> f32 {
        let players = usize::from(position.players);
        let errors = self.points.iter().zip(&position.points).take(players);
        errors
            .map(|(seen, real)| (seen - real).powi(2))
            .sum::<f32>()
            / players as f32
    }
}

/// How surprising a winner is to somebody who expected these shares, in nats.
fn surprise(position: &Position, expected: &BySeat<f32>) -> f32 {
    let players = usize::from(position.players);
    let seats = position.shares.iter().zip(expected).take(players);
    seats
        .map(|(share, expected)| -share * expected.max(1e-9).ln())
        .sum()
}

/// The slope of the loss in every weight, summed over positions.
struct Slope {
    net: Net,
}

impl Slope {
    fn new(inputs: usize) -> Slope {
        Slope {
            net: Net::blank(inputs),
        }
    }

    fn add(&mut self, net: &Net, position: &Position) {
        let players = usize::from(position.players);
        let seen = See::of(net, position);
        let mut below: [Sums; Seat::MAX] = [[0.0; ROW]; Seat::MAX];
        for (seat, below) in below[..players].iter_mut().enumerate() {
            let error = seen.points[seat] - position.points[seat];
            let slopes = [
                seen.shares[seat] - position.shares[seat],
                POINTS * error.clamp(-2.0, 2.0) / players as f32,
            ];
            self.descend(net, &seen.sums[seat], slopes, below);
        }
        for &(seat, slot, amount) in &position.notes {
            let row = &mut self.net.rows[usize::from(slot)];
            for (weight, slope) in row.iter_mut().zip(&below[usize::from(seat)]) {
                *weight += slope * amount;
            }
        }
    }

    /// From the slopes of the outputs to those of the sums.
    fn descend(&mut self, net: &Net, sums: &Sums, slopes: [f32; OUTPUTS], below: &mut Sums) {
        below[HIDDEN..].copy_from_slice(&slopes);
        for unit in 0..HIDDEN {
            if sums[unit] <= 0.0 {
                continue;
            }
            for (output, slope) in slopes.iter().enumerate() {
                self.net.second[output][unit] += slope * sums[unit];
                below[unit] += slope * net.second[output][unit];
            }
        }
        for (bias, slope) in self.net.bias.iter_mut().zip(below) {
            *bias += *slope;
        }
    }
}
