//! Judgements, summed up.

use urzeit_rules::Seat;

use crate::{Judgement, mind::BySeat};

/// A sum of judgements.
#[derive(Clone, Copy, Default)]
pub(super) struct Totals {
    pub(super) count: u32,
    shares: BySeat<f64>,
    points: BySeat<f64>,
}

impl Totals {
    pub(super) fn add(&mut self, judgement: &Judgement) {
        self.count += 1;
        for seat in 0..Seat::MAX {
            self.shares[seat] += f64::from(judgement.shares[seat]);
            self.points[seat] += f64::from(judgement.points[seat]);
        }
    }

    pub(super) fn mean(&self) -> Judgement {
        let mean = |sum: f64| (sum / f64::from(self.count.max(1))) as f32;
        Judgement {
            shares: self.shares.map(mean),
            points: self.points.map(mean),
        }
    }
}
