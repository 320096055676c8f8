//! The environment cards: drift and ozone (U-2.5).

use std::{fmt, str::FromStr};

use super::soup::Direction;
use crate::notation::{Unreadable, Wanted, Words, number};

/// An environment card. Cards with equal text are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card(u8);

/// How many different cards there are.
const KINDS: usize = 10;

/// Drift, ozone, and how many cards have this text (U-2.5).
#[rustfmt::skip]
static CARDS: [(Option<Direction>, i16, u8); KINDS] = [
    (Some(Direction::West),   6, 1),
    (Some(Direction::West),   9, 1),
    (Some(Direction::West),  12, 1),
    (Some(Direction::East),   8, 1),
    (Some(Direction::East),  10, 2),
    (Some(Direction::North),  9, 1),
    (Some(Direction::North), 11, 1),
    (Some(Direction::South), 10, 1),
    (Some(Direction::South), 13, 1),
    (None,                   14, 1),
];

impl Card {
    /// What a reader expects where a card stands.
    pub const WANTED: Wanted = Wanted {
        kind: "card",
        forms: &[
            "west 6", "west 9", "west 12", "east 8", "east 10", "north 9", "north 11", "south 10",
            "south 13", "none 14",
        ],
    };

    /// Every card, equal ones once.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..KINDS as u8).map(Card)
    }

    /// Where amoebas drift; nowhere on one card.
    #[must_use]
    #[inline]
    pub fn drift(self) -> Option<Direction> {
        CARDS[usize::from(self.0)].0
    }

    /// How much sensitivity the ozone layer bears.
    #[must_use]
    #[inline]
    pub fn ozone(self) -> i16 {
        CARDS[usize::from(self.0)].1
    }

    /// How many cards have this text.
    #[must_use]
    pub fn copies(self) -> u8 {
        CARDS[usize::from(self.0)].2
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let drift = self.drift().map_or("none", Direction::word);
        write!(f, "{drift} {}", self.ozone())
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        let mut words = Words::of(text);
        let card = Card::read(&mut words)?;
        words.end()?;
        Ok(card)
    }
}

impl Card {
    /// The card that the next two words name.
    pub(super) fn read(words: &mut Words<'_>) -> Result<Card, Unreadable> {
        let (drift, ozone) = (words.word(Card::WANTED)?, words.word(Card::WANTED)?);
        Card::all()
            .find(|card| {
                card.drift().map_or("none", Direction::word) == drift
                    && number(ozone) == Some(card.ozone())
            })
            .ok_or_else(|| Card::WANTED.not(&format!("{drift} {ozone}")))
    }
}

/// The cards that have not been turned up: how many of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck([u8; KINDS]);

impl Deck {
    /// All eleven cards.
    #[must_use]
    pub fn full() -> Deck {
        let mut deck = Deck::empty();
        for card in Card::all() {
            deck.0[card.index()] = card.copies();
        }
        deck
    }

    /// No card.
    #[must_use]
    pub const fn empty() -> Deck {
        Deck([0; KINDS])
    }

    /// How many cards are left.
    #[must_use]
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Has every card been turned up?
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; KINDS]
    }

    /// How many of this card are left.
    #[must_use]
    #[inline]
    pub fn count(self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// The card that comes `n`-th, counted from 0, when all that are left lie in order.
    #[must_use]
    #[inline]
    pub fn nth(self, mut n: usize) -> Option<Card> {
        for card in Card::all() {
            let count = usize::from(self.count(card));
            if n < count {
                return Some(card);
            }
            n -= count;
        }
        None
    }

    pub(super) fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    #[inline]
    pub(super) fn remove(&mut self, card: Card) {
        self.0[card.index()] -= 1;
    }
}
