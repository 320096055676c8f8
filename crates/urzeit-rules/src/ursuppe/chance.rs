//! What chance decides: cards, the order at the start, dice, fights, the dummy's spaces.

use std::{fmt, str::FromStr};

use rand::Rng;

use super::{
    action::read_die,
    environment::{Card, Deck},
    genes::Gene,
    ladder::Order,
    legal::Illegal,
    phase::Phase,
    position::Ursuppe,
    soup::{Space, Spaces},
};
use crate::{
    Probability,
    chance::below,
    notation::{Unreadable, Wanted, Words},
};

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The environment card that is turned up (U-6.3, U-9.1).
    Environment(Card),
    /// The order of choosing start spaces (U-6.4).
    Order(Order),
    /// The die of a step (U-8.3).
    Die(u8),
    /// The two dice of Movement I, in the order rolled (H4).
    Dice([u8; 2]),
    /// A fight: the attacker's die, the defender's die (H4).
    Fight(u8, u8),
    /// Where an amoeba of the dummy appears (U-18.3).
    Dummy(Space),
}

/// The chance that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// One of these cards.
    Environment(Deck),
    /// These players in any order.
    Order(Order),
    /// One die.
    Die,
    /// Two dice.
    Dice,
    /// The dice of a fight.
    Fight,
    /// One of these spaces.
    Dummy(Spaces),
}

/// The faces of a die (U-2.4).
const FACES: u8 = 6;

impl Ursuppe {
    /// The chance that is due; nothing, when none is.
    #[inline]
    pub(super) fn due(&self) -> Option<Due> {
        match self.phase {
            Phase::FirstCard | Phase::Environment => Some(Due::Environment(self.deck)),
            Phase::Order => Some(Due::Order(self.seating())),
            Phase::Roll(journey) if self.has(journey.amoeba.colour, Gene::Movement1) => {
                Some(Due::Dice)
            }
            Phase::Roll(_) => Some(Due::Die),
            Phase::Fight(..) => Some(Due::Fight),
            // U-18.3
            Phase::DummyStart => Some(Due::Dummy(self.empty_spaces())),
            Phase::DummyDivides(_) => {
                let dummy = self.dummy();
                dummy.map(|colour| Due::Dummy(self.division_spaces(colour)))
            }
            _ => None,
        }
    }

    /// The players in the order of seats.
    fn seating(&self) -> Order {
        let seats = crate::Seat::all(self.players());
        let colours = seats.flat_map(|seat| self.colours_of(seat).iter());
        let players = colours.filter(|&colour| self.owner(colour) == colour);
        Order::of(players.map(|colour| self.name(colour)))
    }
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(crate::Due::kind(self))
    }
}

impl crate::Due for Due {
    type Outcome = Chance;
    type Illegal = Illegal;

    fn kind(&self) -> &'static str {
        match self {
            Due::Environment(_) => "environment",
            Due::Order(_) => "order",
            Due::Die => "die",
            Due::Dice => "dice",
            Due::Fight => "fight",
            Due::Dummy(_) => "dummy",
        }
    }

    fn check(&self, outcome: Chance) -> Result<(), Illegal> {
        let is_face = |die: u8| (1..=FACES).contains(&die);
        let refusal = match (*self, outcome) {
            (Due::Environment(deck), Chance::Environment(card)) => {
                if deck.count(card) > 0 {
                    return Ok(());
                }
                Illegal::CardGone
            }
            (Due::Order(players), Chance::Order(order)) => {
                if is_permutation(players, order) {
                    return Ok(());
                }
                Illegal::NotTheOrder
            }
            (Due::Die, Chance::Die(die)) if is_face(die) => return Ok(()),
            (Due::Dice, Chance::Dice([one, two])) | (Due::Fight, Chance::Fight(one, two))
                if is_face(one) && is_face(two) =>
            {
                return Ok(());
            }
            (Due::Dummy(spaces), Chance::Dummy(space)) => {
                if spaces.contains(space) {
                    return Ok(());
                }
                Illegal::DummyNotThere { space }
            }
            (due, _) => Illegal::OtherChanceDue { due },
        };
        Err(refusal)
    }

    #[inline]
    fn sample(&self, random: &mut impl Rng) -> Chance {
        let mut below = |count: usize| below(count, random);
        let mut face = || below(usize::from(FACES)) as u8 + 1;
        match *self {
            Due::Die => Chance::Die(face()),
            Due::Dice => Chance::Dice([face(), face()]),
            Due::Fight => Chance::Fight(face(), face()),
            Due::Environment(deck) => {
                let card = deck.nth(below(deck.len()));
                Chance::Environment(card.expect("a card is due only while one is left"))
            }
            Due::Order(players) => Chance::Order(players.permuted(below(factorial(players.len())))),
            Due::Dummy(spaces) => {
                let space = spaces.nth(below(spaces.len()));
                Chance::Dummy(space.expect("it is due only while there is room"))
            }
        }
    }

    fn probability(&self, outcome: Chance) -> Option<Probability> {
        if self.check(outcome).is_err() {
            return Some(Probability::ZERO);
        }
        let (ways, of) = match (*self, outcome) {
            (Due::Environment(deck), Chance::Environment(card)) => {
                (usize::from(deck.count(card)), deck.len())
            }
            (Due::Order(players), _) => (1, factorial(players.len())),
            (Due::Die, _) => (1, 6),
            (Due::Dice | Due::Fight, _) => (1, 36),
            (Due::Dummy(spaces), _) => (1, spaces.len()),
            (Due::Environment(_), _) => (0, 1),
        };
        Some(Probability {
            ways: ways as u128,
            of: of as u128,
        })
    }

    fn outcomes(&self) -> Option<Vec<Chance>> {
        let pairs = || (1..=FACES).flat_map(|one| (1..=FACES).map(move |two| (one, two)));
        Some(match *self {
            Due::Environment(deck) => Card::all()
                .filter(|&card| deck.count(card) > 0)
                .map(Chance::Environment)
                .collect(),
            Due::Order(players) => (0..factorial(players.len()))
                .map(|number| Chance::Order(players.permuted(number)))
                .collect(),
            Due::Die => (1..=FACES).map(Chance::Die).collect(),
            Due::Dice => pairs().map(|(one, two)| Chance::Dice([one, two])).collect(),
            Due::Fight => pairs().map(|(one, two)| Chance::Fight(one, two)).collect(),
            Due::Dummy(spaces) => spaces.iter().map(Chance::Dummy).collect(),
        })
    }
}

fn factorial(n: usize) -> usize {
    (1..=n).product()
}

fn is_permutation(players: Order, order: Order) -> bool {
    let all = players
        .iter()
        .all(|who| order.iter().any(|other| other == who));
    all && players.len() == order.len()
}

impl Chance {
    const WANTED: Wanted = Wanted {
        kind: "outcome",
        forms: &[
            "environment DIRECTION OZONE",
            "order SEAT SEAT …",
            "die DIE",
            "dice DIE DIE",
            "fight DIE DIE",
            "dummy SPACE",
        ],
    };
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Environment(card) => write!(f, "environment {card}"),
            Chance::Order(order) => write!(f, "order {order}"),
            Chance::Die(die) => write!(f, "die {die}"),
            Chance::Dice([one, two]) => write!(f, "dice {one} {two}"),
            Chance::Fight(attacker, defender) => write!(f, "fight {attacker} {defender}"),
            Chance::Dummy(space) => write!(f, "dummy {space}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let mut words = Words::of(text);
        let outcome = match words.word(Chance::WANTED)? {
            "environment" => Chance::Environment(Card::read(&mut words)?),
            "order" => return words.rest().parse().map(Chance::Order),
            "die" => Chance::Die(read_die(&mut words)?),
            "dice" => Chance::Dice([read_die(&mut words)?, read_die(&mut words)?]),
            "fight" => Chance::Fight(read_die(&mut words)?, read_die(&mut words)?),
            "dummy" => Chance::Dummy(words.value(Space::WANTED)?),
            other => return Err(Chance::WANTED.not(other)),
        };
        words.end()?;
        Ok(outcome)
    }
}
