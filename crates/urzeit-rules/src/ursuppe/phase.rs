//! What the game waits for, with all that waits for the answer.
//!
//! Every decision of U-7.2 and every outcome of chance has a value of [`Phase`]. A decision
//! within another action carries that action along: a cargo belongs to a [`Journey`], which
//! may be an escape from an [`Attack`], which goes on when the journey has ended.

use super::{
    amoeba::{Amoeba, Amoebas, Colour},
    cubes::Cubes,
    genes::Genes,
    ladder::Order,
    soup::{Direction, Space},
};
use crate::notation::words;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance: the first environment card (U-6.3).
    FirstCard,
    /// Chance: the order of choosing start spaces (U-6.4).
    Order,
    /// D-START of the first in this order; the others follow (U-6.4).
    Start(Order),
    /// D-SETPLACE of a first amoeba (U-6.5).
    PutFirst(Colour),
    /// D-SETPLACE of a second amoeba (U-6.6).
    PutSecond(Colour),
    /// Chance: where an amoeba that nobody plays appears, in setup (U-18.3).
    DummyStart,

    /// Which of two colours this player moves now (U-18.2).
    Lead(Colour),
    /// D-MOVE: the turn of this amoeba begins (U-8.2).
    Move(Amoeba),
    /// Chance: the die or dice of a step (U-8.3).
    Roll(Journey),
    /// D-DIE between these two (U-8.3).
    Use(Journey, [u8; 2]),
    /// D-DIR (U-8.3).
    Direct(Journey),
    /// D-CARGO of the amoeba that leaves in this direction (U-8.4).
    Cargo(Journey, Direction),
    /// D-CLING of the amoebas of this colour (U-8.4).
    Cling(Departure, Colour),
    /// D-CARGO of the clingers, from what the mover leaves (`tentacle_while_clinging`).
    ClingersCargo(Departure),
    /// D-SECOND after the first step (U-8.2).
    Second(Journey),
    /// D-FEED (U-8.5).
    Feed(Amoeba, Attempt),

    /// D-REACT (U-8.7).
    React(Attack),
    /// Chance: a fight (U-8.7).
    Fight(Attack, Bout),
    /// D-RETRY after this attack failed (U-8.6, U-12.3).
    Retry(Attack),

    /// Chance: the environment card of phase 2 (U-9.1).
    Environment,
    /// D-DEFECT (U-9.3).
    Defect(Colour),
    /// D-BUY; the genes bought in this round (U-10).
    Buy(Colour, Genes),
    /// D-DIVIDE (U-11).
    Divide(Colour),
    /// Chance: where an amoeba that nobody plays divides to; so many are left (U-18.3).
    DummyDivides(u8),
    /// D-AGGR (U-12.3).
    Aggress(Colour),
    /// Nothing: the game is over (U-14).
    Over,
}

/// An amoeba on its way (U-8.2, U-8.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Journey {
    /// The amoeba that moves.
    pub amoeba: Amoeba,
    /// Which part of the way this is.
    pub leg: Leg,
    /// Why it moves.
    pub errand: Errand,
}

/// An amoeba about to leave its space (U-8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Departure {
    /// The journey of the amoeba that leaves.
    pub journey: Journey,
    /// Where to.
    pub direction: Direction,
    /// The cubes that it takes along.
    pub cargo: Cubes,
    /// The amoebas that have clung to it so far.
    pub clingers: Amoebas,
}

words! {
    /// A part of a journey.
    pub enum Leg: "leg" {
        /// The only one: with the drift.
        Drift = "drift",
        /// The first step.
        First = "first",
        /// The second step, of Speed or Persistence.
        Second = "second",
    }
}

/// Why an amoeba moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Errand {
    /// It is its turn; it feeds afterwards (U-8.2).
    OwnTurn,
    /// It escapes; the attack is judged afterwards (U-8.7).
    Escape {
        /// From what.
        attack: Attack,
        /// Has the attacker clung to it on the way?
        clung: bool,
    },
}

/// An attack (U-8.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// By which rule.
    pub kind: AttackKind,
    /// The amoeba that attacks.
    pub attacker: Amoeba,
    /// The amoeba that is attacked.
    pub target: Amoeba,
    /// Where the attacker stood before.
    pub from: Space,
    /// The first or the second try.
    pub attempt: Try,
    /// Has the target used Defense? Then it lost the fight, or the attack were over.
    pub defended: bool,
    /// Has the target used Escape?
    pub escaped: bool,
}

words! {
    /// The rule of an attack.
    pub enum AttackKind: "attack" {
        /// In phase 1, by Struggle for Survival or Aggression (U-8.6).
        Struggle = "struggle",
        /// In phase 5, by Aggression (U-12.3).
        Aggression = "aggression",
    }
}

words! {
    /// Which try of an attacker this is.
    pub enum Try: "try" {
        /// The one that is paid for.
        First = "first",
        /// The free one of Persistence.
        Second = "second",
    }
}

words! {
    /// Which fight of a defence this is.
    pub enum Bout: "bout" {
        /// The one that is paid for.
        First = "first",
        /// The free one of Persistence (H16).
        Second = "second",
    }
}

words! {
    /// Whether an amoeba that feeds can still attack (U-8.6).
    pub enum Attempt: "attempt" {
        /// It has not attacked.
        Unused = "unused",
        /// It has failed, and Persistence gives it a second try.
        SecondTry = "second-try",
        /// It has failed.
        Spent = "spent",
    }
}

impl Phase {
    /// The journey that waits for an answer.
    #[must_use]
    pub fn journey(self) -> Option<Journey> {
        match self {
            Phase::Roll(journey)
            | Phase::Use(journey, _)
            | Phase::Direct(journey)
            | Phase::Cargo(journey, _)
            | Phase::Second(journey) => Some(journey),
            Phase::Cling(departure, _) | Phase::ClingersCargo(departure) => Some(departure.journey),
            _ => None,
        }
    }

    /// The attack that waits for an answer, or for an escape from it.
    #[must_use]
    pub fn attack(self) -> Option<Attack> {
        match self {
            Phase::React(attack) | Phase::Fight(attack, _) | Phase::Retry(attack) => Some(attack),
            phase => match phase.journey()?.errand {
                Errand::OwnTurn => None,
                Errand::Escape { attack, .. } => Some(attack),
            },
        }
    }
}

impl Journey {
    /// The way of an amoeba in its own turn.
    pub(super) fn own(amoeba: Amoeba, leg: Leg) -> Journey {
        Journey {
            amoeba,
            leg,
            errand: Errand::OwnTurn,
        }
    }

    /// The way of a target that escapes.
    pub(super) fn escape(attack: Attack) -> Journey {
        Journey {
            amoeba: attack.target,
            leg: Leg::First,
            errand: Errand::Escape {
                attack,
                clung: false,
            },
        }
    }
}
