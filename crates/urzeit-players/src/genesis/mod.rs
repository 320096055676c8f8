//! What our players know of Genesis.
//!
//! | where | what |
//! |---|---|
//! | `land` | the areas and herds of a position |
//! | `tally` | who has the largest herds of an area, and the points for it |
//! | `kind` | kinds of herds, by place, area and room to grow |
//! | `moment` | how far a game has come |
//! | `worth`, `guess` | what a herd of each kind brings, and so the points at the end |
//! | `look` | what the value network reads |
//! | `ending` | the end of a game, solved |
//! | `consider`, `tile` | the actions worth a thought, and what a tile would change |

mod consider;
mod ending;
mod guess;
mod kind;
mod land;
mod look;
mod moment;
mod tally;
#[cfg(test)]
mod tests;
mod tile;
mod worth;

use urzeit_rules::{
    Game, Genesis, Seat,
    genesis::{Action, Phase},
};

use crate::{
    ideas::Ideas,
    mind::{BySeat, Mind, Notes},
    solution::Solution,
    training::Practice,
};
use land::Land;

impl Mind for Genesis {
    const OUTLOOK: usize = look::SLOTS;
    const IMPULSES: usize = consider::SLOTS;
    const CLEAR_LEAD: f32 = 20.0;
    #[cfg(feature = "weights")]
    const WEIGHTS: &'static [u8] = include_bytes!("../../weights/genesis.weights");
    const PRACTICE: &'static [Practice] = &[
        Practice::new(12, 2, &[]),
        Practice::new(3, 2, &[("board", "random")]),
        Practice::new(1, 2, &[("tiles_per_terrain", "16")]),
        Practice::new(1, 2, &[("end", "finish_turn")]),
        Practice::new(1, 2, &[("ties", "players")]),
        Practice::new(1, 2, &[("ties", "own_place")]),
        Practice::new(4, 3, &[]),
        Practice::new(1, 3, &[("board", "random")]),
        Practice::new(4, 4, &[]),
        Practice::new(1, 4, &[("board", "random")]),
    ];

    fn look(&self, notes: &mut impl Notes) {
        look::look(self, notes);
    }

    fn consider(&self, seat: Seat, ideas: &mut Ideas<'_, Action>) {
        consider::consider(self, seat, ideas);
    }

    fn instinct() -> Vec<f32> {
        consider::instinct()
    }

    fn guess(&self) -> BySeat<f32> {
        let mut all = [0.0; Seat::MAX];
        let guess = guess::guess(self, &Land::of(self));
        all[..guess.len()].copy_from_slice(&guess);
        all
    }

    fn certainty(&self) -> f32 {
        let (placed, vacant) = (placed(self), self.vacant().len());
        let room = vacant as f32 / (placed + vacant).max(1) as f32;
        1.0 / (1.2 + 10.0 * room)
    }

    fn standing(&self) -> BySeat<f32> {
        let mut all = [0.0; Seat::MAX];
        for (all, points) in all.iter_mut().zip(Land::of(self).points()) {
            *all = f32::from(points);
        }
        all
    }

    fn is_quiet(&self) -> bool {
        !matches!(self.phase(), Phase::First(..))
    }

    fn solve(&self, steps: u32) -> Option<Solution<Action>> {
        ending::solve(self, steps)
    }

    fn turn_mark(&self) -> u64 {
        let (before, seat) = match self.phase() {
            Phase::Board | Phase::Start | Phase::Over => (placed(self), Seat::MAX),
            Phase::Roll(seat) | Phase::First(seat, _) => (placed(self), seat.index()),
            // The first tile of this turn is on the board already.
            Phase::Second(seat, _) => (placed(self) - 1, seat.index()),
        };
        (before * (Seat::MAX + 1) + seat) as u64
    }
}

/// How many tiles are on the board.
fn placed(position: &Genesis) -> usize {
    let seats = Seat::all(position.players());
    seats.map(|seat| position.owned_by(seat).len()).sum()
}
