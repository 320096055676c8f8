//! What is in the box: terrain markers and people cards (L-1.3).

use std::{fmt, str::FromStr};

use super::{
    board::{HEXES, Hexes},
    cards::{CARDS, Card, HABITABLE, TERRAINS, Terrain, VALUES, total},
    position::{HAND, KEPT},
    setup::{BoardOption, Deck, OPTIONS, Options},
};
use crate::{
    OptionSpec, SetupError,
    notation::{Unreadable, Wanted, number},
};

/// Of no kind of marker, and of no card of one deck, are there more.
pub const MOST: u8 = 99;

/// Markers of each terrain, as they are in our box.
const MARKERS: [u8; TERRAINS] = [14, 22, 22, 22, 20, 10, 10];
/// Cards of one deck of each habitable terrain, for each value, as they are in our box.
const CARDS_PER_DECK: [u8; HABITABLE.len()] = [2, 3, 3, 3];

/// The values of the option `markers`, ours first.
pub(super) const MARKERS_VALUES: &[&str] = &["14,22,22,22,20,10,10", "0…99,0…99,…"];
/// The values of the option `cards`, ours first.
pub(super) const CARDS_VALUES: &[&str] = &[
    "2.2.2.2.2,3.3.3.3.3,3.3.3.3.3,3.3.3.3.3",
    "0…99.0…99.…,0…99.0…99.…,…",
];

/// How many markers of each terrain a box has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Markers([u8; TERRAINS]);

/// How many cards of each kind one deck has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeckCards([u8; CARDS]);

impl Markers {
    const WANTED: Wanted = Wanted {
        kind: "markers",
        forms: MARKERS_VALUES,
    };

    /// This many of each; nothing if one number is larger than [`MOST`].
    #[must_use]
    pub fn new(counts: [u8; TERRAINS]) -> Option<Markers> {
        is_possible(&counts).then_some(Markers(counts))
    }

    /// How many of each, by the terrain's place.
    #[must_use]
    pub const fn counts(&self) -> &[u8; TERRAINS] {
        &self.0
    }
}

impl DeckCards {
    const WANTED: Wanted = Wanted {
        kind: "cards",
        forms: CARDS_VALUES,
    };

    /// This many of each; nothing if one number is larger than [`MOST`].
    #[must_use]
    pub fn new(counts: [u8; CARDS]) -> Option<DeckCards> {
        is_possible(&counts).then_some(DeckCards(counts))
    }

    /// How many of each, by the card's place.
    #[must_use]
    pub const fn counts(&self) -> &[u8; CARDS] {
        &self.0
    }
}

fn is_possible(counts: &[u8]) -> bool {
    counts.iter().all(|&count| count <= MOST)
}

impl Default for Markers {
    fn default() -> Markers {
        Markers(MARKERS)
    }
}

impl Default for DeckCards {
    fn default() -> DeckCards {
        DeckCards(std::array::from_fn(|kind| CARDS_PER_DECK[kind / VALUES]))
    }
}

impl fmt::Display for Markers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, &self.0, ',')
    }
}

impl fmt::Display for DeckCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, values) in self.0.chunks(VALUES).enumerate() {
            if place > 0 {
                f.write_str(",")?;
            }
            write_list(f, values, '.')?;
        }
        Ok(())
    }
}

fn write_list(f: &mut fmt::Formatter<'_>, counts: &[u8], between: char) -> fmt::Result {
    for (place, count) in counts.iter().enumerate() {
        if place > 0 {
            write!(f, "{between}")?;
        }
        write!(f, "{count}")?;
    }
    Ok(())
}

impl FromStr for Markers {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Markers, Unreadable> {
        let read = || Markers::new(read_list(text, ',')?);
        read().ok_or_else(|| Markers::WANTED.not(text))
    }
}

impl FromStr for DeckCards {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<DeckCards, Unreadable> {
        let read = || {
            let groups = text.split(',').map(|values| read_list(values, '.'));
            let groups: Vec<[u8; VALUES]> = groups.collect::<Option<_>>()?;
            DeckCards::new(groups.concat().try_into().ok()?)
        };
        read().ok_or_else(|| DeckCards::WANTED.not(text))
    }
}

fn read_list<const N: usize>(text: &str, between: char) -> Option<[u8; N]> {
    let counts: Vec<u8> = text.split(between).map(number).collect::<Option<_>>()?;
    counts.try_into().ok()
}

impl Options {
    /// How many markers of each terrain are in play.
    #[must_use]
    pub fn all_markers(&self) -> [u8; TERRAINS] {
        let Markers(mut markers) = self.markers;
        if !self.is_in_play(Terrain::Grassland) {
            markers[Terrain::Grassland.index()] = 0;
        }
        markers
    }

    /// How many cards of each kind are in play.
    #[must_use]
    pub fn all_cards(&self) -> [u8; CARDS] {
        let DeckCards(mut cards) = self.cards;
        for (card, count) in Card::all().zip(&mut cards) {
            if !self.is_in_play(card.terrain()) {
                *count = 0;
            }
            *count *= self.decks();
        }
        cards
    }

    /// How many times each card of a deck is there (L-11.2).
    #[must_use]
    pub const fn decks(&self) -> u8 {
        match self.deck {
            Deck::Double => 2,
            Deck::Single => 1,
        }
    }

    /// Are there markers and cards of this terrain? The small world has no grassland (L-11.3).
    #[must_use]
    pub fn is_in_play(&self, terrain: Terrain) -> bool {
        self.board == BoardOption::Full91 || terrain != Terrain::Grassland
    }

    /// Is there enough of everything for so many players (L-1.3)?
    pub(super) fn suffice(&self, players: usize) -> Result<(), SetupError> {
        let (markers, cards) = (self.all_markers(), self.all_cards());
        let to_fill = match self.board {
            BoardOption::Full91 => HEXES,
            BoardOption::Olympus61 => HEXES - Hexes::EDGE.len(),
        };
        let least = to_fill + KEPT * players;
        enough(
            "markers",
            "lords-box-few-markers",
            "",
            total(&markers),
            least,
        )?;
        enough(
            "cards",
            "lords-box-few-cards",
            "",
            total(&cards),
            HAND * players,
        )?;
        for terrain in HABITABLE.into_iter().filter(|&t| self.is_in_play(t)) {
            let first = terrain.index() * VALUES;
            let of_cards = total(&cards[first..first + VALUES]);
            let of_markers = usize::from(markers[terrain.index()]);
            enough(
                "markers",
                "lords-box-no-marker",
                terrain.word(),
                of_markers,
                1,
            )?;
            enough("cards", "lords-box-no-card", terrain.word(), of_cards, 1)?;
        }
        Ok(())
    }
}

fn enough(
    option: &str,
    key: &'static str,
    what: &'static str,
    found: usize,
    needed: usize,
) -> Result<(), SetupError> {
    if found >= needed {
        return Ok(());
    }
    let spec = OPTIONS.iter().find(|spec| spec.key == option);
    let option: OptionSpec = *spec.expect("one of the options that are listed");
    Err(SetupError::TooFew {
        option,
        key,
        what,
        found,
        needed,
    })
}
