//! Standing orders: what players of slow games would always choose, and need not be asked for.

use std::{fmt, str::FromStr};

use super::{
    action::Action,
    amoeba::Amoeba,
    genes::Genes,
    phase::{AttackKind, Phase},
    position::Ursuppe,
};
use crate::{
    View, Viewer,
    notation::{Unreadable, Wanted, Words, number},
    standing::{Answer, StandingOrder},
};

/// What a player can order in advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// `drift-to-meal`: drifts wherever an amoeba can eat then (U-8.2, U-8.5).
    DriftToMeal,
    /// `defend`: defends whenever that is possible (U-8.7).
    Defend,
    /// `pay-bp`: pays gene defects with BP alone, where there are enough (U-9.3).
    PayBp,
    /// `buy-nothing ROUND`: buys no gene, or no further one, in this round (U-10.1).
    BuyNothing(u8),
}

impl Order {
    const WANTED: Wanted = Wanted {
        kind: "order",
        forms: &["drift-to-meal", "defend", "pay-bp", "buy-nothing ROUND"],
    };
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::DriftToMeal => f.write_str("drift-to-meal"),
            Order::Defend => f.write_str("defend"),
            Order::PayBp => f.write_str("pay-bp"),
            Order::BuyNothing(round) => write!(f, "buy-nothing {round}"),
        }
    }
}

impl FromStr for Order {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Order, Unreadable> {
        const ROUND: Wanted = Wanted {
            kind: "number",
            forms: &["0, 1, 2, …"],
        };
        let mut words = Words::of(text);
        let order = match words.word(Order::WANTED)? {
            "drift-to-meal" => Order::DriftToMeal,
            "defend" => Order::Defend,
            "pay-bp" => Order::PayBp,
            "buy-nothing" => {
                let word = words.word(ROUND)?;
                Order::BuyNothing(number(word).ok_or_else(|| ROUND.not(word))?)
            }
            other => return Err(Order::WANTED.not(other)),
        };
        words.end()?;
        Ok(order)
    }
}

impl StandingOrder<Ursuppe> for Order {
    fn offered(view: &View<Ursuppe>) -> Vec<Order> {
        let (position, Viewer::Seat(_)) = (view.position(), view.viewer()) else {
            return Vec::new();
        };
        if position.phase() == Phase::Over {
            return Vec::new();
        }
        let round = if position.has_bought() {
            position.round() + 1
        } else {
            position.round()
        };
        vec![
            Order::DriftToMeal,
            Order::Defend,
            Order::PayBp,
            Order::BuyNothing(round),
        ]
    }

    fn answer(self, view: &View<Ursuppe>) -> Answer<Action> {
        let (position, Viewer::Seat(seat)) = (view.position(), view.viewer()) else {
            return Answer::Waits;
        };
        let action = match (self, position.phase()) {
            (Order::DriftToMeal, Phase::Move(amoeba)) if position.drifts_to_meal(amoeba) => {
                Action::Drift
            }
            (Order::Defend, Phase::React(_)) => Action::Defend,
            (Order::PayBp, Phase::Defect(colour)) => {
                Action::Pay(position.defect(colour), Genes::NONE)
            }
            (Order::BuyNothing(round), _) if position.is_past_buying(round) => {
                return Answer::Lapsed;
            }
            (Order::BuyNothing(round), Phase::Buy(..)) if position.round() == round => Action::Done,
            _ => return Answer::Waits,
        };
        // What cannot be paid, or done twice, the player is asked.
        match position.check(seat, action) {
            Ok(()) => Answer::Acts(action),
            Err(_) => Answer::Waits,
        }
    }

    fn is_once(self) -> bool {
        false
    }
}

impl Ursuppe {
    /// Is there a meal where this amoeba comes by drifting (U-8.2, U-8.5)?
    fn drifts_to_meal(&self, amoeba: Amoeba) -> bool {
        let from = self.place(amoeba);
        let drift = self.direction_of_drift();
        let to = drift.and_then(|drift| from.neighbour(drift));
        !self.diets_on(amoeba.colour, to.unwrap_or(from)).is_empty()
    }

    /// Is phase 3 of this round over (U-7.1)?
    fn has_bought(&self) -> bool {
        match self.phase() {
            Phase::Divide(_) | Phase::DummyDivides(_) | Phase::Aggress(_) => true,
            phase => phase
                .attack()
                .is_some_and(|attack| attack.kind == AttackKind::Aggression),
        }
    }

    fn is_past_buying(&self, round: u8) -> bool {
        self.round() > round || self.round() == round && self.has_bought()
    }
}
