//! Learns from lessons.

use std::collections::VecDeque;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{Seat, chance::below};

use super::{Choice, Lessons, Position, gradient::Steps};
use crate::{
    Knowledge, Mind,
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

/// How far off what was learned still is.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Losses {
    /// Who wins: the surprise in nats.
    pub winner: f32,
    /// Points: the mean square error, in clear leads.
    pub points: f32,
    /// Choices: the surprise in nats.
    pub choices: f32,
}

/// The most positions that are kept.
const KEPT: usize = 400_000;
/// Lessons between two steps.
const BATCH: usize = 256;
/// What points count against the winner.
const POINTS: f32 = 0.3;

impl<G: Mind> Trainer<G> {
    /// Goes on from what is known.
    #[must_use]
    pub fn new(knowledge: Knowledge<G>, seed: u64) -> Trainer<G> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let net = knowledge.net.clone();
        let net = net.unwrap_or_else(|| untaught::<G>(&mut random));
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

    /// Learns from new lessons, and goes through what is kept `passes` times as many positions
    /// as are new. The step `rate` should fall in the course of time.
    pub fn learn(&mut self, lessons: Vec<Lessons>, passes: usize, rate: f32) -> Losses {
        let mut new = 0;
        let mut choices = Vec::new();
        for lesson in lessons {
            new += lesson.positions.len();
            self.positions.extend(lesson.positions);
            choices.extend(lesson.choices);
        }
        let surplus = self.positions.len().saturating_sub(KEPT);
        self.positions.drain(..surplus);
        let mut losses = Losses::default();
        let batches = (new * passes).div_ceil(BATCH);
        for _ in 0..batches {
            let batch = self.learn_positions(rate);
            losses.winner += batch.winner / batches as f32;
            losses.points += batch.points / batches as f32;
        }
        for batch in choices.chunks(BATCH / 4) {
            let surprise = self.learn_choices(batch, rate);
            losses.choices += surprise * batch.len() as f32 / choices.len() as f32;
        }
        self.knowledge.net = Some(self.net.clone());
        losses
    }

    fn learn_positions(&mut self, rate: f32) -> Losses {
        let mut slope = Slope::new(self.net.rows.len());
        let mut losses = Losses::default();
        for _ in 0..BATCH {
            let position = &self.positions[below(self.positions.len(), &mut self.random)];
            slope.add(&self.net, position, &mut losses);
        }
        let mut weights = flat(&self.net);
        let mut gradient = flat(&slope.net);
        for slope in &mut gradient {
            *slope /= BATCH as f32;
        }
        self.net_steps.take(&mut weights, &gradient, rate, 1e-4);
        unflat(&mut self.net, &weights);
        losses.winner /= BATCH as f32;
        losses.points /= BATCH as f32;
        losses
    }

    fn learn_choices(&mut self, choices: &[Choice], rate: f32) -> f32 {
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

    fn add(&mut self, net: &Net, position: &Position, losses: &mut Losses) {
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
        let expected = shares(&strengths, players);
        let mut below: [Sums; Seat::MAX] = [[0.0; ROW]; Seat::MAX];
        for seat in 0..players {
            let error = points[seat] - position.points[seat];
            losses.points += error * error / players as f32;
            losses.winner -= position.shares[seat] * expected[seat].max(1e-9).ln();
            let slopes = [
                expected[seat] - position.shares[seat],
                POINTS * error.clamp(-2.0, 2.0) / players as f32,
            ];
            self.descend(net, &sums[seat], slopes, &mut below[seat]);
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
