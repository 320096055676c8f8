//! What a position is worth where it can be found out exactly.

use std::cmp::Ordering;

use urzeit_rules::Seat;

use crate::{Judgement, mind::BySeat};

/// A position near its end, solved: every roll and every choice until the game is over was looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution<A> {
    /// What the position is worth if everybody chooses the best from here on.
    pub worth: Worth,
    /// Every legal action of the seat that is asked and what the position after it is worth, the best
    /// first; none, if chance is due.
    pub options: Vec<(A, Worth)>,
    /// What it took: tiles laid in thought.
    pub steps: u32,
}

/// What a position is worth to everybody. Exact: whole numbers over a common denominator.
///
/// A seat prefers what brings it more of the win; where that is equal, a larger lead over the best of the
/// others. With two players nothing else is left to prefer. With more, a choice can make a difference
/// to others only: then the one that is better for seat 1 is taken, and so on, so that a position has one worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The part of the win that each seat can expect, in parts of `whole`: a win shared by two is half of
    /// it for each.
    pub shares: [i64; Worth::PLAYERS],
    /// The points that each seat can expect, in parts of `whole`.
    pub points: [i64; Worth::PLAYERS],
    /// What stands for 1.
    pub whole: i64,
}

impl Worth {
    /// The most players of a game that is solved.
    pub const PLAYERS: usize = 4;

    /// Which of both this seat would rather have, of the same denominator: the greater one.
    #[must_use]
    pub fn compare(&self, other: &Worth, seat: Seat, players: usize) -> Ordering {
        let own = |worth: &Worth| (worth.shares[seat.index()], worth.lead(seat, players));
        own(self)
            .cmp(&own(other))
            .then_with(|| self.shares.cmp(&other.shares))
            .then_with(|| self.points.cmp(&other.points))
    }

    /// A seat's lead over the best of the others, in parts of `whole`.
    fn lead(&self, seat: Seat, players: usize) -> i64 {
        let others = Seat::all(players).filter(|&other| other != seat);
        let best = others.map(|other| self.points[other.index()]).max();
        self.points[seat.index()] - best.unwrap_or(0)
    }

    /// What of the win a seat gets less by this than by the other, of the same denominator. For people:
    /// nothing is compared by it.
    #[must_use]
    pub fn loss(&self, best: &Worth, seat: Seat) -> f64 {
        (best.shares[seat.index()] - self.shares[seat.index()]) as f64 / self.whole as f64
    }

    /// The same in numbers of search.
    #[must_use]
    pub fn judgement(&self) -> Judgement {
        let part = |number: &i64| (*number as f64 / self.whole as f64) as f32;
        let (mut shares, mut points): (BySeat<f32>, BySeat<f32>) = Default::default();
        for seat in 0..Worth::PLAYERS {
            shares[seat] = part(&self.shares[seat]);
            points[seat] = part(&self.points[seat]);
        }
        Judgement { shares, points }
    }
}
