//! What our players know of Lords of Creation.
//!
//! | where | what |
//! |---|---|
//! | `survey` | the board at a glance: bands, what is in danger |
//! | `odds` | how likely a hex falls |
//! | `prospect` | what people on a hex could do: strike, spread, be struck |
//! | `consider` | what is worth a thought: cards, placing, advancing |
//! | `deeds`, `moves` | what is worth a thought in a turn |
//! | `creation` | what is worth a thought while the world is made |
//! | `impulse` | notes on actions, with hand-made weights |
//! | `look`, `outlook` | how seats stand, with hand-made promises of points |
//! | `guess`, `rounds` | points at the end; how far the game is |

mod consider;
mod creation;
mod deeds;
mod guess;
mod impulse;
mod look;
mod moves;
mod odds;
mod outlook;
mod prospect;
mod rounds;
mod slots;
mod survey;

use urzeit_rules::{
    Game as _, Lords, Seat, Viewer,
    lords::{Action, Phase},
};

use crate::{BySeat, Ideas, Mind, Notes, training::Practice};

impl Mind for Lords {
    const OUTLOOK: usize = outlook::PROMISES.len();
    const IMPULSES: usize = impulse::INSTINCT.len();
    const CLEAR_LEAD: f32 = 20.0;
    #[cfg(feature = "weights")]
    const WEIGHTS: &'static [u8] = include_bytes!("../../weights/lords.weights");
    const PRACTICE: &'static [Practice] = &[
        Practice::new(8, 2, &[]),
        Practice::new(4, 3, &[]),
        Practice::new(4, 4, &[]),
        Practice::new(3, 5, &[]),
        Practice::new(2, 2, &[("deck", "single")]),
        Practice::new(1, 4, &[("deck", "single")]),
        Practice::new(1, 2, &[("knowledge", "full")]),
        Practice::new(1, 3, &[("knowledge", "full"), ("deck", "single")]),
        Practice::new(1, 2, &[("board", "olympus61"), ("random_end", "die")]),
        Practice::new(1, 3, &[("board", "olympus61"), ("random_end", "die")]),
    ];

    fn look(&self, notes: &mut impl Notes) {
        look::look(self, notes);
    }

    fn consider(&self, seat: Seat, ideas: &mut Ideas<'_, Action>) {
        consider::consider(self, seat, ideas);
    }

    fn instinct() -> Vec<f32> {
        impulse::INSTINCT.to_vec()
    }

    fn guess(&self) -> BySeat<f32> {
        guess::guess(self)
    }

    fn certainty(&self) -> f32 {
        guess::certainty(self)
    }

    /// With fractions of a point for what breaks ties (L-9.3).
    fn standing(&self) -> BySeat<f32> {
        let mut standing = [0.0; Seat::MAX];
        for seat in Seat::all(self.players()) {
            let score = self.score(seat);
            let ties = f32::from(score.hexes()) / 100.0 + f32::from(score.people) / 100_000.0;
            standing[seat.index()] = f32::from(score.points()) + ties;
        }
        standing
    }

    fn is_quiet(&self) -> bool {
        match self.phase() {
            Phase::Select => Seat::all(self.players()).all(|seat| self.chosen(seat).is_none()),
            Phase::Marker(_) | Phase::Place(_) | Phase::Order | Phase::Die | Phase::Over => true,
            _ => false,
        }
    }

    fn is_private(&self) -> bool {
        matches!(self.phase(), Phase::Lay(..) | Phase::Select)
    }

    fn reconsider(&mut self, viewer: Viewer) {
        for seat in Seat::all(self.players()) {
            if viewer != Viewer::Seat(seat) {
                self.take_back_card(seat);
            }
        }
    }

    fn turn_mark(&self) -> u64 {
        match self.phase() {
            // A marker less in the bag for every turn of creation.
            Phase::Deal(_) | Phase::Start | Phase::Marker(_) | Phase::Lay(..) => {
                100_000 + self.bag() as u64
            }
            Phase::Select => 10 * rounds::rounds_left(self) as u64,
            _ => {
                let (_, finished) = self.turn_order();
                10 * rounds::rounds_left(self) as u64 + 1 + finished as u64
            }
        }
    }
}
