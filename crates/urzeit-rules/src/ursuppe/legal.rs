//! What may be done, and why not: every action, put to the rule that decides on it.

use super::{
    action::Action,
    amoeba::{Amoeba, Colour},
    chance::Chance,
    genes::Gene,
    phase::Phase,
    position::Ursuppe,
};
use crate::{Choices as _, Due as _, Seat, Turn};

pub use super::illegal::{Decision, Illegal};

impl Ursuppe {
    /// The player whose decision is waited for, and which decision (U-5.8, U-7.2); nothing, when chance
    /// decides or the game is over.
    #[must_use]
    #[inline]
    pub fn asked(&self) -> Option<(Colour, Decision)> {
        Some(match self.phase {
            Phase::Start(order) => (self.named(order.first()?)?, Decision::Start),
            Phase::PutFirst(colour) | Phase::PutSecond(colour) => (colour, Decision::SetPlace),
            Phase::Lead(colour) => (colour, Decision::Lead),
            Phase::Move(amoeba) => (amoeba.colour, Decision::Move),
            Phase::Use(journey, _) => (journey.amoeba.colour, Decision::Die),
            Phase::Direct(journey) => (journey.amoeba.colour, Decision::Direction),
            Phase::Cargo(journey, _) => (journey.amoeba.colour, Decision::Cargo),
            Phase::Cling(_, colour) => (colour, Decision::Cling),
            Phase::ClingersCargo(departure) => {
                (self.clinging_player(departure.journey)?, Decision::Cargo)
            }
            Phase::Second(journey) => (journey.amoeba.colour, Decision::Second),
            Phase::Feed(amoeba, _) => (amoeba.colour, Decision::Feed),
            Phase::React(attack) => (attack.target.colour, Decision::React),
            Phase::Retry(attack) => (attack.attacker.colour, Decision::Retry),
            Phase::Defect(colour) => (colour, Decision::Defect),
            Phase::Buy(colour, _) => (colour, Decision::Buy),
            Phase::Divide(colour) => (colour, Decision::Divide),
            Phase::Aggress(colour) => (colour, Decision::Aggression),
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

    /// The player whose decision is waited for.
    #[must_use]
    #[inline]
    pub fn decider(&self) -> Option<Colour> {
        self.asked().map(|(colour, _)| colour)
    }

    /// What the game waits for.
    #[inline]
    pub(super) fn turn(&self) -> Turn {
        match self.decider().and_then(|colour| self.seat_of(colour)) {
            Some(seat) => Turn::Player(seat),
            None if self.phase == Phase::Over => Turn::Over,
            None => Turn::Chance,
        }
    }

    /// An attack belongs to the attacker's turn, whoever is asked; so does a way to whoever
    /// goes it.
    pub(super) fn in_turn(&self) -> Option<Seat> {
        let phase = self.phase;
        let attacker = phase.attack().map(|attack| attack.attacker.colour);
        let mover = || phase.journey().map(|journey| journey.amoeba.colour);
        let acting = attacker.or_else(mover).or_else(|| self.decider())?;
        self.seat_of(acting)
    }

    /// H5: whatever has exactly one option.
    pub(super) fn forced(&self) -> Option<(Seat, Action)> {
        let Turn::Player(seat) = self.turn() else {
            return None;
        };
        let choices = self.choices(seat);
        match choices.len() {
            1 => choices.nth(0).map(|action| (seat, action)),
            _ => None,
        }
    }

    /// Why a seat may not do something now.
    pub(super) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if let Some(due) = self.due() {
            return Err(Illegal::ChanceDue { due });
        }
        let Some((colour, decision)) = self.asked() else {
            return Err(Illegal::GameOver);
        };
        match self.seat_of(colour) {
            Some(asked) if asked != seat => Err(Illegal::NotYourTurn { seat: asked }),
            _ => self.permits((colour, decision), action),
        }
    }

    /// Why the player who decides may not decide so.
    pub(super) fn permits(
        &self,
        (colour, decision): (Colour, Decision),
        action: Action,
    ) -> Result<(), Illegal> {
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
            _ => Err(Illegal::OtherDecision { decision }),
        }
    }

    /// Why an outcome cannot come out now.
    pub(super) fn check_chance(&self, outcome: Chance) -> Result<(), Illegal> {
        if let Some(due) = self.due() {
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
