//! Terrains, cards, and holdings of cards or markers of which some may be unknown.

use std::{fmt, str::FromStr};

use rand::Rng;

use crate::{
    chance::below,
    notation::{Unreadable, Wanted, number, words},
};

words! {
    /// What a hex is, or a terrain marker, or a card. The habitable ones come first, in the
    /// order of their rank.
    pub enum Terrain: "terrain" {
        /// Insel.
        Island = "island",
        /// Hügel.
        Hills = "hills",
        /// Wald.
        Forest = "forest",
        /// Grasland.
        Grassland = "grassland",
        /// See.
        Sea = "sea",
        /// Berge.
        Mountains = "mountains",
        /// Wüste.
        Desert = "desert",
    }
}

/// Kinds of terrain.
pub const TERRAINS: usize = Terrain::ALL.len();
/// Terrains on which people live (L-1.3).
pub const HABITABLE: [Terrain; 4] = [
    Terrain::Island,
    Terrain::Hills,
    Terrain::Forest,
    Terrain::Grassland,
];
/// Cards have the values 1 to 5 (L-1.3).
pub const VALUES: usize = 5;
/// Kinds of cards.
pub const CARDS: usize = HABITABLE.len() * VALUES;

impl Terrain {
    /// Can people live there?
    #[must_use]
    pub const fn is_habitable(self) -> bool {
        self.index() < HABITABLE.len()
    }
}

/// A people card: a habitable terrain and a value. Ordered by rank, then value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// What a reader expects where a card stands.
    pub const WANTED: Wanted = Wanted {
        kind: "card",
        forms: &["island1…grassland5"],
    };

    /// The card of this terrain and value, if there is one.
    #[must_use]
    pub const fn new(terrain: Terrain, value: usize) -> Option<Card> {
        if !terrain.is_habitable() || value == 0 || value > VALUES {
            return None;
        }
        Some(Card((terrain.index() * VALUES + value - 1) as u8))
    }

    /// Every kind of card, by rank, then value.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// Its terrain.
    #[must_use]
    #[inline]
    pub const fn terrain(self) -> Terrain {
        HABITABLE[self.index() / VALUES]
    }

    /// Its value, 1 to 5.
    #[must_use]
    #[inline]
    pub const fn value(self) -> usize {
        self.index() % VALUES + 1
    }

    /// Its place among all kinds of cards.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(super) const fn from_index(index: usize) -> Card {
        assert!(index < CARDS);
        Card(index as u8)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.terrain(), self.value())
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Card, Unreadable> {
        let read = || {
            let (terrain, value) = word.split_at_checked(word.len().checked_sub(1)?)?;
            Card::new(terrain.parse().ok()?, number(value)?)
        };
        read().ok_or_else(|| Card::WANTED.not(word))
    }
}

/// Something that a viewer may know or only know to be there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secret<T> {
    /// It is this.
    Known(T),
    /// It is there, face down.
    Hidden,
}

impl<T: Copy> Secret<T> {
    /// What it is, if that is known.
    #[must_use]
    pub const fn known(self) -> Option<T> {
        match self {
            Secret::Known(value) => Some(value),
            Secret::Hidden => None,
        }
    }

    /// The same of something else.
    pub(super) fn map<U>(self, other: impl FnOnce(T) -> U) -> Secret<U> {
        match self {
            Secret::Known(value) => Secret::Known(other(value)),
            Secret::Hidden => Secret::Hidden,
        }
    }
}

/// What a player holds: so many of each kind, and so many that are unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held<const KINDS: usize> {
    pub(super) known: [u8; KINDS],
    pub(super) hidden: u16,
}

/// A player's own cards.
pub type Hand = Held<CARDS>;
/// A player's kept markers.
pub type Kept = Held<TERRAINS>;

impl<const KINDS: usize> Held<KINDS> {
    /// Nothing.
    pub const NONE: Held<KINDS> = Held {
        known: [0; KINDS],
        hidden: 0,
    };

    /// How many of each kind are known.
    #[must_use]
    pub const fn known(&self) -> &[u8; KINDS] {
        &self.known
    }

    /// How many are unknown.
    #[must_use]
    pub const fn hidden(&self) -> usize {
        self.hidden as usize
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        total(&self.known) + self.hidden()
    }

    /// Is nothing held?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds one of this kind.
    pub(super) fn add(&mut self, kind: Secret<usize>) {
        match kind {
            Secret::Known(kind) => self.known[kind] += 1,
            Secret::Hidden => self.hidden += 1,
        }
    }

    /// Turns all face down; they join those that nobody has seen.
    pub(super) fn hide(&mut self, unseen: &mut [u8; KINDS]) {
        for (count, unseen) in self.known.iter_mut().zip(unseen) {
            *unseen += *count;
            self.hidden += u16::from(*count);
            *count = 0;
        }
    }

    /// Makes the unknown ones known: any of those that nobody has seen, equally likely.
    pub(super) fn reveal(&mut self, unseen: &mut [u8; KINDS], random: &mut impl Rng) {
        while self.hidden > 0 {
            let kind = pick(unseen, random);
            unseen[kind] -= 1;
            self.known[kind] += 1;
            self.hidden -= 1;
        }
    }
}

/// How many there are of all kinds.
#[inline]
pub(super) fn total(counts: &[u8]) -> usize {
    counts.iter().map(|&count| usize::from(count)).sum()
}

/// The kind of one of those counted, each equally likely. There is at least one.
#[inline]
pub(super) fn pick(counts: &[u8], random: &mut impl Rng) -> usize {
    let mut n = below(total(counts), random) as u32;
    for (kind, &count) in counts.iter().enumerate() {
        match n.checked_sub(u32::from(count)) {
            None => return kind,
            Some(rest) => n = rest,
        }
    }
    unreachable!("n is less than the sum of all counts")
}
