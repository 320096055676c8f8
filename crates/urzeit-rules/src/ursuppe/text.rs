//! The one-line text of a position (`docs/records.md`).
//!
//! `ursuppe SEATS OPTIONS ROUND CARD DECK SOUP PLAYER… PHASE`. Supply and pool do not stand
//! in it: they are what is neither in the soup nor owned.

use std::{fmt, str::FromStr};

use super::{
    amoeba::{Colour, Colours, Numbers},
    cubes::{CUBES, Cubes},
    environment::{Card, Deck},
    genes::{Gene, Genes},
    position::{Life, Player, Ursuppe},
    setup::{Setup, colour_word},
    soup::{Direction, Space},
};
use crate::{
    BadPosition, Broken, Seat, Setup as _, Unreadable,
    notation::{Wanted, Words, number},
    position::{EMPTY, read_head, write_head},
};

/// BP beyond this are not read: no game comes near.
const MOST_BP: u16 = 9999;

impl fmt::Display for Ursuppe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = Seat::all(self.players());
        let who = seats.map(|seat| colour_word(self.colours_of(seat)));
        write_head(f, "ursuppe", who, self.options.written())?;
        write!(f, " {}", self.round)?;
        for (place, colour) in self.acted.iter().enumerate() {
            let separator = if place == 0 { '/' } else { ',' };
            write!(f, "{separator}{colour}")?;
        }
        f.write_str(" ")?;
        write_list(f, self.card.into_iter(), ",", write_card)?;
        f.write_str(" ")?;
        let deck = Card::all().flat_map(|card| (0..self.deck.count(card)).map(move |_| card));
        write_list(f, deck, ",", write_card)?;
        f.write_str(" ")?;
        self.write_soup(f)?;
        for colour in self.colours().iter() {
            f.write_str(" ")?;
            self.write_player(f, colour)?;
        }
        write!(f, " {}", self.phase)
    }
}

impl FromStr for Ursuppe {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Ursuppe, BadPosition> {
        let mut words = Words::of(text);
        let (who, options) = read_head(&mut words, &["ursuppe"])?;
        let mut position = Ursuppe::new(&Setup::read(&who, &options)?);
        (position.round, position.acted) = read_word(&mut words, ROUND, round_of)?;
        position.card = read_word(&mut words, CARD, |word| match word {
            EMPTY => Some(None),
            word => card_of(word).map(Some),
        })?;
        position.deck = read_word(&mut words, DECK, deck_of)?;
        position.soup = read_word(&mut words, SOUP, soup_of)?;
        for colour in position.colours().iter() {
            read_word(&mut words, PLAYER, |word| {
                position.read_player(colour, word)
            })?;
        }
        position.supply = position.cubes_off_the_board()?;
        position.phase = words.rest().parse()?;
        position.validate()?;
        Ok(position)
    }
}

const ROUND: Wanted = Wanted {
    kind: "round",
    forms: &["1", "2", "11", "2/COLOUR,…"],
};
const CARD: Wanted = Wanted {
    kind: "card",
    forms: &["w6", "e10", "n9", "s13", "14", EMPTY],
};
const DECK: Wanted = Wanted {
    kind: "cards",
    forms: &["w6,w9,…", EMPTY],
};
const SOUP: Wanted = Wanted {
    kind: "soup",
    forms: &["ROW/ROW/…"],
};
const PLAYER: Wanted = Wanted {
    kind: "player",
    forms: &["COLOUR:LADDER:BP:GENES:AMOEBAS"],
};

fn read_word<T>(
    words: &mut Words<'_>,
    wanted: Wanted,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<T, Unreadable> {
    let word = words.word(wanted)?;
    read(word).ok_or_else(|| wanted.not(word))
}

/// Writes things with a separator between them; `-` if there are none.
pub(super) fn write_list<T>(
    f: &mut fmt::Formatter<'_>,
    items: impl Iterator<Item = T>,
    separator: &str,
    write: impl Fn(&mut fmt::Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    let mut empty = true;
    for item in items {
        if !empty {
            f.write_str(separator)?;
        }
        write(f, item)?;
        empty = false;
    }
    if empty { f.write_str(EMPTY) } else { Ok(()) }
}

/// Reads what [`write_list`] writes with commas: each thing after the one before it.
pub(super) fn list_of<T: Copy>(
    word: &str,
    read: impl Fn(&str) -> Option<T>,
    rank: impl Fn(T) -> usize,
) -> Option<Vec<T>> {
    if word == EMPTY {
        return Some(Vec::new());
    }
    let items: Vec<T> = word.split(',').map(read).collect::<Option<_>>()?;
    items
        .is_sorted_by(|&a, &b| rank(a) < rank(b))
        .then_some(items)
}

/// The round; behind it the colours that have moved, where that is not known otherwise.
fn round_of(word: &str) -> Option<(u8, Colours)> {
    let (round, acted) = match word.split_once('/') {
        Some((round, acted)) => {
            let colours = list_of(acted, |word| word.parse().ok(), Colour::index)?;
            (round, colours.into_iter().collect())
        }
        None => (word, Colours::NONE),
    };
    let none_written = word.contains('/') && acted.is_empty();
    let round = number(round).filter(|round| (1..=11).contains(round))?;
    (!none_written).then_some((round, acted))
}

/// A card is the letter of its drift and its ozone: `w6`, or `14` without drift.
fn write_card(f: &mut fmt::Formatter<'_>, card: Card) -> fmt::Result {
    let drift = card.drift().map_or("", |direction| &direction.word()[..1]);
    write!(f, "{drift}{}", card.ozone())
}

fn card_of(word: &str) -> Option<Card> {
    let mut cards = Card::all();
    let letter = |direction: Direction| &direction.word()[..1];
    cards.find(|card| {
        let ozone = word.strip_prefix(card.drift().map_or("", letter));
        ozone.and_then(number) == Some(card.ozone())
    })
}

fn deck_of(word: &str) -> Option<Deck> {
    let mut deck = Deck::empty();
    if word == EMPTY {
        return Some(deck);
    }
    let cards: Vec<Card> = word.split(',').map(card_of).collect::<Option<_>>()?;
    for &card in &cards {
        deck.add(card);
    }
    let in_order = cards.is_sorted_by_key(|card| card.index());
    let enough = Card::all().all(|card| deck.count(card) <= card.copies());
    (in_order && enough).then_some(deck)
}

/// Cubes are letters of colours with their counts: `r2y1`.
pub(super) fn write_cubes(f: &mut fmt::Formatter<'_>, cubes: Cubes) -> fmt::Result {
    let colours = Colour::ALL.into_iter().filter(|&colour| cubes[colour] > 0);
    write_list(f, colours, "", |f, colour| {
        write!(f, "{}{}", colour.letter(), cubes[colour])
    })
}

pub(super) fn cubes_of(word: &str) -> Option<Cubes> {
    let mut cubes = Cubes::NONE;
    if word == EMPTY {
        return Some(cubes);
    }
    let mut least = 0;
    let mut rest = word;
    while let Some(letter) = rest.chars().next() {
        let colour = Colour::of_letter(letter)?;
        let digits = rest[1..].find(|c: char| !c.is_ascii_digit());
        let (count, later) = rest[1..].split_at(digits.unwrap_or(rest.len() - 1));
        if colour.index() < least {
            return None;
        }
        least = colour.index() + 1;
        cubes[colour] = number(count).filter(|count| (1..=CUBES).contains(count))?;
        rest = later;
    }
    (least > 0).then_some(cubes)
}

/// The spaces of the soup, row by row.
fn rows() -> impl Iterator<Item = &'static [Space]> {
    Space::ALL.chunk_by(|one, two| one.word()[1..] == two.word()[1..])
}

fn soup_of(word: &str) -> Option<[Cubes; Space::ALL.len()]> {
    let mut soup = [Cubes::NONE; Space::ALL.len()];
    let mut texts = word.split('/');
    for row in rows() {
        let mut cells = texts.next()?.split(',');
        for space in row {
            soup[space.index()] = cubes_of(cells.next()?)?;
        }
        if cells.next().is_some() {
            return None;
        }
    }
    texts.next().is_none().then_some(soup)
}

/// Genes with commas between them; a gene can have something behind it.
pub(super) fn write_genes(f: &mut fmt::Formatter<'_>, genes: Genes) -> fmt::Result {
    write_list(f, genes.iter(), ",", |f, gene| write!(f, "{gene}"))
}

pub(super) fn genes_of(word: &str) -> Option<Genes> {
    let genes = list_of(word, |word| word.parse().ok(), Gene::index)?;
    Some(genes.into_iter().collect())
}

impl Ursuppe {
    fn write_soup(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, rows(), "/", |f, row| {
            write_list(f, row.iter(), ",", |f, &space| {
                write_cubes(f, self.cubes(space))
            })
        })
    }

    /// `COLOUR:LADDER:BP:GENES:AMOEBAS`
    fn write_player(&self, f: &mut fmt::Formatter<'_>, colour: Colour) -> fmt::Result {
        let player = self.players[colour.index()];
        write!(f, "{colour}:")?;
        write_list(f, player.marker.into_iter(), "", |f, space| {
            write!(f, "{space}")
        })?;
        write!(f, ":{}:", player.bp)?;
        write_list(f, player.genes.iter(), ",", |f, gene| {
            match player.armor_for {
                Some(traded) if gene == Gene::Armor => write!(f, "{gene}/{traded}"),
                _ => write!(f, "{gene}"),
            }
        })?;
        f.write_str(":")?;
        let lives = self.amoebas[colour.index()].iter().zip(1..);
        let alive = lives.filter_map(|(life, number)| Some((number, (*life)?)));
        write_list(f, alive, ",", |f, (number, life): (u8, Life)| {
            write!(f, "{number}{}", life.space)?;
            match life.damage {
                0 => Ok(()),
                damage => write!(f, "+{damage}"),
            }
        })
    }

    fn read_player(&mut self, colour: Colour, word: &str) -> Option<()> {
        let mut parts = word.split(':');
        if parts.next()? != colour.word() {
            return None;
        }
        let marker = match parts.next()? {
            EMPTY => None,
            space => Some(number(space).filter(|&space: &u8| space > 0)?),
        };
        let bp = number(parts.next()?).filter(|&bp: &u16| bp <= MOST_BP)?;
        let (genes, armor_for) = owned_genes(parts.next()?)?;
        self.players[colour.index()] = Player {
            marker,
            bp,
            genes,
            armor_for,
        };
        let lives = list_of(parts.next()?, life_of, |(number, _)| usize::from(number))?;
        for (number, life) in lives {
            self.amoebas[colour.index()][usize::from(number) - 1] = Some(life);
        }
        parts.next().is_none().then_some(())
    }

    /// U-2.2: 55 of each colour in play less those in the soup.
    fn cubes_off_the_board(&self) -> Result<Cubes, Broken> {
        let mut supply = Cubes::NONE;
        for colour in self.colours().iter() {
            let on_board: u16 = self.soup.iter().map(|cubes| u16::from(cubes[colour])).sum();
            let off = u16::from(CUBES).checked_sub(on_board);
            Broken::unless(off.is_some(), "U-2.2", "ursuppe-cubes")?;
            supply[colour] = off.unwrap_or(0) as u8;
        }
        Ok(supply)
    }
}

/// Genes as a player owns them; behind Armor stands the card traded in for it.
fn owned_genes(word: &str) -> Option<(Genes, Option<Gene>)> {
    let (before, traded) = match word.split_once('/') {
        Some((before, traded)) => (before, Some(traded.parse().ok()?)),
        None => (word, None),
    };
    let genes = genes_of(before)?;
    (traded.is_some() == genes.contains(Gene::Armor)).then_some((genes, traded))
}

/// `3B4`, with damage `3B4+1`.
fn life_of(word: &str) -> Option<(u8, Life)> {
    let (number_and_space, damage) = match word.split_once('+') {
        Some((before, damage)) => (before, number(damage).filter(|&damage: &u8| damage > 0)?),
        None => (word, 0),
    };
    let (amoeba, space) = number_and_space.split_at_checked(1)?;
    let life = Life {
        space: space.parse().ok()?,
        damage,
    };
    Some((Numbers::read(amoeba).ok()?, life))
}
