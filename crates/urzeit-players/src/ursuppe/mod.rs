//! Ursuppe: what our players look at and what they think of.
//!
//! | where | what |
//! |---|---|
//! | [`tribe`] | where the amoebas of a colour find food |
//! | [`prospects`] | rounds that are left, gene defects to be expected |
//! | [`setup`] | thoughts on start spaces, first amoebas, and who leads |
//! | [`movement`], [`company`] | thoughts on drift, dice, directions; cargo and clingers |
//! | [`feeding`], [`attack`] | thoughts on diets; on attacks and reactions |
//! | [`genes`], [`division`] | thoughts on purchases and gene defects; on cell division |
//! | [`look`] | notes on how each seat stands |
//! | [`guess`] | the end of the game as it seems |

mod attack;
mod company;
mod division;
mod feeding;
mod genes;
mod guess;
mod look;
mod movement;
mod prospects;
mod setup;
mod slots;
mod tribe;

use urzeit_rules::{
    Choices as _, Game, Seat,
    ursuppe::{Action, Amoeba, Gene, Phase, Space, Spaces, Ursuppe},
};

use crate::{
    ideas::Ideas,
    mind::{BySeat, Mind, Notes},
    training::Practice,
};
use prospects::Prospects;
use tribe::Tribe;

impl Mind for Ursuppe {
    const OUTLOOK: usize = look::END;
    const IMPULSES: usize = division::END;
    const CLEAR_LEAD: f32 = 15.0;
    const TEMPERAMENT: f32 = 2.0;
    #[cfg(feature = "weights")]
    const WEIGHTS: &'static [u8] = include_bytes!("../../weights/ursuppe.weights");
    const PRACTICE: &'static [Practice] = &[
        Practice::new(6, 3, &[]),
        Practice::new(8, 4, &[]),
        Practice::new(2, 5, &[]),
        Practice::new(2, 6, &[]),
        Practice::new(2, 3, MANUAL),
        Practice::new(2, 4, MANUAL),
        Practice::new(2, 2, &[("mode", "double")]),
        Practice::new(2, 2, &[("mode", "pair")]),
        Practice::new(2, 2, &[("mode", "dummy")]),
    ];

    fn look(&self, notes: &mut impl Notes) {
        look::look(self, notes);
    }

    fn consider(&self, seat: Seat, ideas: &mut Ideas<'_, Action>) {
        let asked = self.decider();
        let Some(colour) = asked.filter(|&colour| self.seat_of(colour) == Some(seat)) else {
            return;
        };
        let tribe = Tribe::of(self, colour);
        let mut thoughts = Thoughts {
            tribe: &tribe,
            prospects: Prospects::of(self),
            hunters: tribe.hunters(),
            ideas,
        };
        let choices = self.choices(seat);
        let options = choices.iter();
        match self.phase() {
            Phase::Start(_) => thoughts.on_start(options),
            Phase::PutFirst(_) | Phase::PutSecond(_) => thoughts.on_put(),
            Phase::Lead(_) => thoughts.on_lead(options),
            Phase::Move(amoeba) => thoughts.on_move(amoeba),
            Phase::Use(journey, dice) => thoughts.on_die(journey, dice),
            Phase::Direct(journey) => thoughts.on_direction(journey),
            Phase::Cargo(journey, direction) => thoughts.on_cargo(journey, direction),
            Phase::Cling(departure, colour) => thoughts.on_cling(departure, colour),
            Phase::ClingersCargo(departure) => thoughts.on_clingers_cargo(departure),
            Phase::Second(journey) => thoughts.on_second(journey),
            Phase::Feed(amoeba, _) => thoughts.on_feed(amoeba, options),
            Phase::React(attack) => thoughts.on_react(attack, options),
            Phase::Retry(attack) => thoughts.on_retry(attack, options),
            Phase::Defect(_) => thoughts.on_defect(options),
            Phase::Buy(..) => thoughts.on_buy(options),
            Phase::Divide(_) => thoughts.on_divide(),
            Phase::Aggress(_) => thoughts.on_aggression(options),
            // Nobody is asked.
            _ => {}
        }
    }

    fn instinct() -> Vec<f32> {
        let mut weights = vec![0.0; Self::IMPULSES];
        let blocks = [
            setup::INSTINCT,
            movement::INSTINCT,
            company::INSTINCT,
            feeding::INSTINCT,
            attack::INSTINCT,
            genes::INSTINCT,
            division::INSTINCT,
        ];
        for (first, block) in blocks.into_iter().flatten() {
            weights[*first..*first + block.len()].copy_from_slice(block);
        }
        weights
    }

    fn guess(&self) -> BySeat<f32> {
        guess::guess(self)
    }

    fn certainty(&self) -> f32 {
        guess::certainty(&Prospects::of(self))
    }

    fn standing(&self) -> BySeat<f32> {
        guess::standing(self)
    }

    /// When an amoeba's turn begins, or a player's choice of phases 2 to 5.
    fn is_quiet(&self) -> bool {
        matches!(
            self.phase(),
            Phase::Start(_)
                | Phase::PutFirst(_)
                | Phase::PutSecond(_)
                | Phase::Lead(_)
                | Phase::Move(_)
                | Phase::Environment
                | Phase::Defect(_)
                | Phase::Buy(..)
                | Phase::Divide(_)
                | Phase::Aggress(_)
                | Phase::Over
        )
    }

    /// Round, kind of turn, whose turn it is, and which seat decides in it: one that is asked for
    /// both its colours in somebody's turn (U-18.2) answers within one turn.
    fn turn_mark(&self) -> u64 {
        let acting = self.acting().map(|amoeba| amoeba.colour);
        let kind = match self.phase() {
            Phase::Start(_) => 1,
            Phase::PutFirst(_) => 2,
            Phase::PutSecond(_) => 3,
            Phase::Defect(_) => 4,
            Phase::Buy(..) => 5,
            Phase::Divide(_) => 6,
            // The rest is phase 1, and the attack of phase 5.
            _ if acting.is_some() => 7,
            _ => 8,
        };
        let decider = self.decider();
        let whose = acting.or(decider).map_or(0, |colour| colour.index() + 1);
        let seat = decider.and_then(|colour| self.seat_of(colour));
        let seat = seat.map_or(0, Seat::number);
        let parts = [u64::from(self.round()), kind, whose as u64, seat as u64];
        parts.into_iter().fold(0, |mark, part| mark << 8 | part)
    }
}

/// The options of the manual (U-17).
const MANUAL: &[(&str, &str)] = &[
    ("amoeba_advance", "manual"),
    ("finish_check", "end_of_scoring"),
];

/// What comes to mind while a player decides.
struct Thoughts<'t, 'i, 'w> {
    tribe: &'t Tribe<'t>,
    prospects: Prospects,
    /// Where others hunt.
    hunters: Spaces,
    ideas: &'i mut Ideas<'w, Action>,
}

impl Thoughts<'_, '_, '_> {
    fn push(&mut self, action: Action) {
        self.ideas.push(action);
    }

    fn note(&mut self, slot: usize, amount: f32) {
        if amount != 0.0 {
            self.ideas.note(slot, amount);
        }
    }

    /// Where an amoeba that is on the board is.
    fn place(&self, amoeba: Amoeba) -> Space {
        let life = self.tribe.position.life(amoeba);
        life.map_or(Space::B1, |life| life.space)
    }

    /// How many amoebas can be placed in the next cell division with these BP now (U-11).
    fn births(&self, bp: u16) -> u16 {
        let position = self.tribe.position;
        let scale = position.scale();
        let [price, cheaper] = scale.division_prices;
        let cheap = self.tribe.has(Gene::DivisionRate);
        let price = if cheap { cheaper } else { price };
        let free = u16::from(position.alive(self.tribe.colour).is_empty());
        let births = (bp + scale.income) / price + free;
        births.min(position.unborn(self.tribe.colour).len() as u16)
    }
}
