//! Standing orders: the next secret card in advance (L-4.1).

use std::{fmt, str::FromStr};

use super::{
    action::Action,
    cards::{Card, Secret},
    position::{Lords, Phase},
};
use crate::{
    View, Viewer,
    notation::{Unreadable, Wanted, Words},
    standing::{Answer, StandingOrder},
};

/// What a player can order in advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// `card CARD`: chooses this card the next time (L-4.1).
    Card(Card),
}

impl Order {
    const WANTED: Wanted = Wanted {
        kind: "order",
        forms: &["card CARD"],
    };
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Card(card) => write!(f, "card {card}"),
        }
    }
}

impl FromStr for Order {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Order, Unreadable> {
        let mut words = Words::of(text);
        let order = match words.word(Order::WANTED)? {
            "card" => Order::Card(words.value(Card::WANTED)?),
            other => return Err(Order::WANTED.not(other)),
        };
        words.end()?;
        Ok(order)
    }
}

impl StandingOrder<Lords> for Order {
    /// Any card of the hand but the one that is chosen for this round.
    fn offered(view: &View<Lords>) -> Vec<Order> {
        let (position, Viewer::Seat(seat)) = (view.position(), view.viewer()) else {
            return Vec::new();
        };
        let chosen = match position.phase() {
            Phase::Select => position.chosen(seat).and_then(Secret::known),
            _ => None,
        };
        let hand = position.hand(seat).known();
        let left = |card: &Card| hand[card.index()] > u8::from(chosen == Some(*card));
        Card::all().filter(left).map(Order::Card).collect()
    }

    fn answer(self, view: &View<Lords>) -> Answer<Action> {
        let (position, Viewer::Seat(seat)) = (view.position(), view.viewer()) else {
            return Answer::Waits;
        };
        let Order::Card(card) = self;
        if position.phase() != Phase::Select || position.chosen(seat).is_some() {
            return Answer::Waits;
        }
        let action = Action::Card(card);
        match position.check(seat, action) {
            Ok(()) => Answer::Acts(action),
            Err(_) => Answer::Unfit,
        }
    }

    fn is_once(self) -> bool {
        true
    }
}
