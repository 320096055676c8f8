//! What a player can do, and how it is written.

use std::{fmt, str::FromStr};

use super::{
    board::Hex,
    cards::{Card, Terrain},
};
use crate::notation::{Unreadable, Wanted, Words, number};

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Lays the drawn or a kept marker of this terrain on this hex (L-3.2).
    Lay(Terrain, Hex),
    /// Keeps the drawn marker (L-3.2).
    Keep,
    /// Chooses a card in secret (L-4.1).
    Card(Card),
    /// Places people on this hex (L-6).
    Put(Hex),
    /// Moves so many from one hex to another (L-7.1).
    Move(Hex, Hex, u16),
    /// Attacks from one hex another (L-7.2).
    Attack(Hex, Hex),
    /// Enters an emptied hex with so many (L-7.2.7).
    Advance(u16),
    /// Civilises the barbarians of this hex (L-7.3).
    Civilise(Hex),
    /// Builds an altar on this hex (L-7.4).
    Altar(Hex),
    /// Ends the turn (L-5.4).
    End,
}

impl Action {
    const WANTED: Wanted = Wanted {
        kind: "action",
        forms: &[
            "lay TERRAIN HEX",
            "keep",
            "card CARD",
            "put HEX",
            "move HEX HEX COUNT",
            "attack HEX HEX",
            "advance COUNT",
            "civilise HEX",
            "altar HEX",
            "end",
        ],
    };
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(terrain, hex) => write!(f, "lay {terrain} {hex}"),
            Action::Keep => f.write_str("keep"),
            Action::Card(card) => write!(f, "card {card}"),
            Action::Put(hex) => write!(f, "put {hex}"),
            Action::Move(from, to, count) => write!(f, "move {from} {to} {count}"),
            Action::Attack(from, to) => write!(f, "attack {from} {to}"),
            Action::Advance(count) => write!(f, "advance {count}"),
            Action::Civilise(hex) => write!(f, "civilise {hex}"),
            Action::Altar(hex) => write!(f, "altar {hex}"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Words::of(text);
        let action = match words.word(Action::WANTED)? {
            "lay" => Action::Lay(words.value(Terrain::WANTED)?, words.value(Hex::WANTED)?),
            "keep" => Action::Keep,
            "card" => Action::Card(words.value(Card::WANTED)?),
            "put" => Action::Put(words.value(Hex::WANTED)?),
            "move" => Action::Move(
                words.value(Hex::WANTED)?,
                words.value(Hex::WANTED)?,
                count(&mut words)?,
            ),
            "attack" => Action::Attack(words.value(Hex::WANTED)?, words.value(Hex::WANTED)?),
            "advance" => Action::Advance(count(&mut words)?),
            "civilise" => Action::Civilise(words.value(Hex::WANTED)?),
            "altar" => Action::Altar(words.value(Hex::WANTED)?),
            "end" => Action::End,
            other => return Err(Action::WANTED.not(other)),
        };
        words.end()?;
        Ok(action)
    }
}

/// How many people markers.
fn count(words: &mut Words<'_>) -> Result<u16, Unreadable> {
    const WANTED: Wanted = Wanted {
        kind: "number",
        forms: &["0, 1, 2, …"],
    };
    let word = words.word(WANTED)?;
    number(word).ok_or_else(|| WANTED.not(word))
}
