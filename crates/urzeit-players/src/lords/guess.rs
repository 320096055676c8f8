//! A hand-made guess at the points at the end, and how much it tells.

use urzeit_rules::{Lords, Seat};

use super::{look::look, outlook::PROMISES, rounds::rounds_left};
use crate::{BySeat, Notes};

/// Adds up what each note promises.
struct Sum(BySeat<f32>);

impl Notes for Sum {
    #[inline]
    fn note(&mut self, seat: Seat, slot: usize, amount: f32) {
        self.0[seat.index()] += PROMISES[slot] * amount;
    }
}

/// A guess at the points of each seat at the end.
pub(super) fn guess(position: &Lords) -> BySeat<f32> {
    let mut sum = Sum([0.0; Seat::MAX]);
    look(position, &mut sum);
    sum.0
}

/// The log-odds of a lead of one point.
pub(super) fn certainty(position: &Lords) -> f32 {
    // A lead counts for more when fewer rounds are left to turn it.
    2.4 / (2.0 + rounds_left(position) as f32)
}
