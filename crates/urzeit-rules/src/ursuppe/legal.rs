//! What may be done, and why not: every action, put to the rule that decides on it.

use super::{
    action::Action,
    amoeba::{Amoeba, Colour},
    chance::Chance,
    genes::Gene,
    phase::Phase,
    position::Ursuppe,
};
use crate::{Due as _, Seat};

pub use super::refusal::{Decision, Illegal};

impl Ursuppe {
    /// Whose decision is waited for (U-5.8, U-7.2); nobody's, when chance decides or the game
    /// is over.
    #[must_use]
    #[inline]
    pub fn decider(&self) -> Option<Colour> {
        match self.phase {
            Phase::Start(order) => order.first().and_then(|who| self.named(who)),
            Phase::PutFirst(colour)
            | Phase::PutSecond(colour)
            | Phase::Defect(colour)
            | Phase::Buy(colour, _)
            | Phase::Divide(colour)
            | Phase::Aggress(colour)
            | Phase::Lead(colour)
            | Phase::Cling(_, colour) => Some(colour),
            Phase::Move(amoeba) | Phase::Feed(amoeba, _) => Some(amoeba.colour),
            Phase::Use(journey, _)
            | Phase::Direct(journey)
            | Phase::Cargo(journey, _)
            | Phase::Second(journey) => Some(journey.amoeba.colour),
            Phase::ClingersCargo(departure) => self.clinging_player(departure.journey),
            Phase::React(attack) => Some(attack.target.colour),
            Phase::Retry(attack) => Some(attack.attacker.colour),
            Phase::FirstCard
            | Phase::Order
            | Phase::DummyStart
            | Phase::Roll(_)
            | Phase::Fight(..)
            | Phase::Environment
            | Phase::DummyDivides(_)
            | Phase::Over => None,
        }
    }

    /// What is to be decided.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        Some(match self.phase {
            Phase::Start(_) => Decision::Start,
            Phase::PutFirst(_) | Phase::PutSecond(_) => Decision::SetPlace,
            Phase::Lead(_) => Decision::Lead,
            Phase::Move(_) => Decision::Move,
            Phase::Use(..) => Decision::Die,
            Phase::Direct(_) => Decision::Direction,
            Phase::Cargo(..) | Phase::ClingersCargo(..) => Decision::Cargo,
            Phase::Cling(..) => Decision::Cling,
            Phase::Second(_) => Decision::Second,
            Phase::Feed(..) => Decision::Feed,
            Phase::React(_) => Decision::React,
            Phase::Retry(_) => Decision::Retry,
            Phase::Defect(_) => Decision::Defect,
            Phase::Buy(..) => Decision::Buy,
            Phase::Divide(_) => Decision::Divide,
            Phase::Aggress(_) => Decision::Aggression,
            Phase::FirstCard
            | Phase::Order
            | Phase::DummyStart
            | Phase::Roll(_)
            | Phase::Fight(..)
            | Phase::Environment
            | Phase::DummyDivides(_)
            | Phase::Over => return None,
        })
    }

    /// Why a seat may not do something now.
    pub(super) fn allows(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if let Some(due) = self.chance_due() {
            return Err(Illegal::ChanceDue { due });
        }
        let Some(colour) = self.decider() else {
            return Err(Illegal::GameOver);
        };
        match self.seat_of(colour) {
            Some(asked) if asked != seat => Err(Illegal::NotYourTurn { seat: asked }),
            _ => self.permits(colour, action),
        }
    }

    /// Why the player who decides may not decide so.
    pub(super) fn permits(&self, colour: Colour, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Start(_), Action::Ladder(space)) => self.allows_start(space),
            (Phase::PutFirst(_) | Phase::PutSecond(_), Action::Put(number, space)) => {
                self.allows_put(Amoeba { colour, number }, space)
            }
            (Phase::Lead(_), Action::Lead(lead)) => self.allows_lead(colour, lead),
            (Phase::Move(_), Action::Drift) => Ok(()),
            (Phase::Move(_), Action::Swim) => self.can_pay(colour, self.cost_of_move(colour)),
            (Phase::Move(_), Action::Hold) => self.needs(colour, Gene::Holding),
            (Phase::Use(_, dice), Action::Use(die)) if dice.contains(&die) => Ok(()),
            (Phase::Use(..), Action::Use(die)) => Err(Illegal::NotRolled { die }),
            (Phase::Direct(_), Action::Go(_)) => Ok(()),
            // H8: to stay is no choice of a 6.
            (Phase::Direct(_), Action::Stay) => self.needs(colour, Gene::Movement2),
            (Phase::Cargo(journey, _), Action::Take(cubes)) => {
                self.allows_cargo(cubes, self.cargoes(journey))
            }
            (Phase::Cling(departure, colour), Action::Cling(numbers)) => {
                self.allows_clingers(numbers, departure.journey, colour)
            }
            (Phase::ClingersCargo(departure), Action::Take(cubes)) => {
                self.allows_cargo(cubes, self.clingers_cargoes(departure))
            }
            (Phase::Second(_), Action::Again | Action::Stop) => Ok(()),
            (Phase::Feed(amoeba, _), Action::Eat(diet, host)) => {
                self.allows_diet(amoeba, diet, host)
            }
            (Phase::Feed(amoeba, attempt), Action::Attack(target)) => {
                self.may_attack(amoeba, attempt)?;
                self.allows_target(amoeba, target)
            }
            (Phase::Feed(amoeba, _), Action::Starve) => self.may_decline(amoeba),
            (Phase::React(attack), Action::Defend) => self.allows_defense(attack),
            (Phase::React(attack), Action::Escape) => self.allows_escape(attack),
            (Phase::React(_), Action::Accept) => Ok(()),
            (Phase::Retry(attack), Action::Retry(target)) => self.allows_retry(attack, target),
            (Phase::Retry(_), Action::GiveUp) => Ok(()),
            (Phase::Defect(_), Action::Pay(bp, genes)) => self.allows_payment(colour, bp, genes),
            (Phase::Buy(_, bought), Action::Buy(gene, traded)) => {
                self.allows_purchase(colour, bought, gene)?;
                self.allows_trade(colour, bought, gene, traded)
            }
            (Phase::Divide(_), Action::Divide(number, space)) => {
                self.allows_division(Amoeba { colour, number }, space)
            }
            (Phase::Buy(..) | Phase::Divide(_), Action::Done) => Ok(()),
            (Phase::Aggress(_), Action::Aggress(own, target)) => {
                self.allows_aggression(colour, own, target)
            }
            (Phase::Aggress(_), Action::Pass) => Ok(()),
            _ => {
                Err(self
                    .decision()
                    .map_or(Illegal::GameOver, |decision| Illegal::OtherDecision {
                        decision,
                    }))
            }
        }
    }

    /// Why an outcome cannot come out now.
    pub(super) fn allows_chance(&self, outcome: Chance) -> Result<(), Illegal> {
        if let Some(due) = self.chance_due() {
            return due.check(outcome);
        }
        match self.decider().and_then(|colour| self.seat_of(colour)) {
            Some(seat) => Err(Illegal::ChoiceDue { seat }),
            None => Err(Illegal::GameOver),
        }
    }

    /// U-2.3: a cost must be paid in full.
    pub(super) fn can_pay(&self, colour: Colour, bp: u16) -> Result<(), Illegal> {
        if self.player(colour).bp >= bp {
            Ok(())
        } else {
            Err(Illegal::CannotPay { bp })
        }
    }

    pub(super) fn needs(&self, colour: Colour, gene: Gene) -> Result<(), Illegal> {
        if self.has(colour, gene) {
            Ok(())
        } else {
            Err(Illegal::NeedsGene { gene })
        }
    }
}
