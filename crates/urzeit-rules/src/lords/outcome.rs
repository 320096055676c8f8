//! An outcome of chance, and how it is written.

use std::{fmt, str::FromStr};

use rand::Rng;

use super::{
    cards::{CARDS, Card, Terrain},
    fight::Roll,
    setup::MAX_PLAYERS,
};
use crate::{
    Seat, Seats,
    chance::below,
    notation::{Unreadable, Wanted, Words, number},
};

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// A seat's first hand: how many of each card (L-2.2).
    Deal(Seat, [u8; CARDS]),
    /// The start player (L-2.4).
    Start(Seat),
    /// The marker that a seat draws (L-3.2).
    Marker(Seat, Terrain),
    /// The card that a seat draws (L-4.4).
    Draw(Seat, Card),
    /// The order of a tied group (L-4.5).
    Order(Order),
    /// The attacker's two dice and the defender's die (L-7.2.4).
    Roll(Roll),
    /// The die that may end the game (L-11.4).
    Die(Die),
}

/// What a die shows: 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Die(u8);

impl Die {
    /// What a reader expects where a die stands.
    pub const WANTED: Wanted = Wanted {
        kind: "die",
        forms: &["1", "2", "3", "4", "5", "6"],
    };

    /// Every face.
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// The pips it shows.
    #[must_use]
    #[inline]
    pub const fn pips(self) -> u8 {
        self.0
    }

    pub(super) fn sample(random: &mut impl Rng) -> Die {
        Die::ALL[below(Die::ALL.len(), random)]
    }
}

/// Some seats in an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// Only the first `len` count; the others are seat 1.
    seats: [Seat; MAX_PLAYERS],
    len: u8,
}

impl Order {
    /// These seats in this order; nothing if they are more than can play.
    #[must_use]
    pub fn of(order: &[Seat]) -> Option<Order> {
        let mut seats = [Seat::at(0); MAX_PLAYERS];
        seats.get_mut(..order.len())?.copy_from_slice(order);
        Some(Order {
            seats,
            len: order.len() as u8,
        })
    }

    /// These seats in any order, each equally likely.
    pub(super) fn sample(group: Seats, random: &mut impl Rng) -> Order {
        let mut order = Order {
            seats: [Seat::at(0); MAX_PLAYERS],
            len: 0,
        };
        for seat in group.iter() {
            // Fisher and Yates: the new one changes places with any one, or none.
            let place = below(usize::from(order.len) + 1, random);
            order.seats[usize::from(order.len)] = order.seats[place];
            order.seats[place] = seat;
            order.len += 1;
        }
        order
    }

    /// The seats, the first one first.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.len)]
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Die {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Die, Unreadable> {
        match number(word) {
            Some(pips @ 1..=6) => Ok(Die(pips)),
            _ => Err(Die::WANTED.not(word)),
        }
    }
}

impl Chance {
    const WANTED: Wanted = Wanted {
        kind: "outcome",
        forms: &[
            "deal SEAT CARD CARD …",
            "start SEAT",
            "marker SEAT TERRAIN",
            "draw SEAT CARD",
            "order SEAT SEAT …",
            "roll DIE DIE DIE",
            "die DIE",
        ],
    };
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal(seat, cards) => {
                write!(f, "deal {seat}")?;
                for card in Card::all() {
                    for _ in 0..cards[card.index()] {
                        write!(f, " {card}")?;
                    }
                }
                Ok(())
            }
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Marker(seat, terrain) => write!(f, "marker {seat} {terrain}"),
            Chance::Draw(seat, card) => write!(f, "draw {seat} {card}"),
            Chance::Order(order) => {
                f.write_str("order")?;
                order
                    .seats()
                    .iter()
                    .try_for_each(|seat| write!(f, " {seat}"))
            }
            Chance::Roll(roll) => {
                let [one, two] = roll.attacker;
                write!(f, "roll {one} {two} {}", roll.defender)
            }
            Chance::Die(die) => write!(f, "die {die}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let mut words = Words::of(text);
        let outcome = match words.word(Chance::WANTED)? {
            "deal" => Chance::Deal(words.value(Seat::WANTED)?, read_hand(&mut words)?),
            "start" => Chance::Start(words.value(Seat::WANTED)?),
            "marker" => Chance::Marker(words.value(Seat::WANTED)?, words.value(Terrain::WANTED)?),
            "draw" => Chance::Draw(words.value(Seat::WANTED)?, words.value(Card::WANTED)?),
            "order" => Chance::Order(read_order(&mut words)?),
            "roll" => Chance::Roll(Roll {
                attacker: [words.value(Die::WANTED)?, words.value(Die::WANTED)?],
                defender: words.value(Die::WANTED)?,
            }),
            "die" => Chance::Die(words.value(Die::WANTED)?),
            other => return Err(Chance::WANTED.not(other)),
        };
        words.end()?;
        Ok(outcome)
    }
}

/// Cards in rank order: a hand is written in one way only.
fn read_hand(words: &mut Words<'_>) -> Result<[u8; CARDS], Unreadable> {
    const IN_ORDER: Wanted = Wanted {
        kind: "card-in-order",
        forms: Card::WANTED.forms,
    };
    let mut cards = [0u8; CARDS];
    let mut last = None;
    while words.more() {
        let card: Card = words.value(Card::WANTED)?;
        if Some(card) < last {
            return Err(IN_ORDER.not(&card.to_string()));
        }
        let count = &mut cards[card.index()];
        // No deck has so many of a kind.
        *count = count
            .checked_add(1)
            .ok_or_else(|| IN_ORDER.not(&card.to_string()))?;
        last = Some(card);
    }
    Ok(cards)
}

fn read_order(words: &mut Words<'_>) -> Result<Order, Unreadable> {
    let mut seats = vec![words.value(Seat::WANTED)?];
    while words.more() && seats.len() < MAX_PLAYERS {
        seats.push(words.value(Seat::WANTED)?);
    }
    Ok(Order::of(&seats).expect("no more than can play"))
}
