//! Reading the board of a position: eleven rows, each hex with its terrain and people.

use std::str::Chars;

use super::{
    board::{Hex, Hexes},
    cards::{TERRAINS, Terrain},
    position::{Lords, Side, Stack},
    setup::BoardOption,
    text::{ALTAR, BARE, CIVILISED},
};
use crate::{
    BadPosition, Broken, Seat,
    notation::{Wanted, number},
};

pub(super) const BOARD: Wanted = Wanted {
    kind: "board",
    forms: &["ROW/ROW/…"],
};

/// A hex with its terrain and the people on it.
type Land = (Hex, Terrain, Option<Stack>);

impl Lords {
    pub(super) fn read_board(&mut self, word: &str) -> Result<(), BadPosition> {
        let hexes = self.read_rows(word).ok_or_else(|| BOARD.not(word))?;
        // What is printed on the board is written like what is laid.
        self.land = [Hexes::NONE; TERRAINS];
        for (hex, terrain, stack) in hexes {
            self.put_terrain(hex, terrain)?;
            if let Some(stack) = stack {
                self.put_people(hex, stack)?;
            }
        }
        Ok(())
    }

    /// The hexes that have a terrain; nothing if the rows are not those of a board.
    fn read_rows(&self, word: &str) -> Option<Vec<Land>> {
        let mut rows = word.split('/');
        let mut letters = "".chars();
        let mut hexes = Vec::new();
        for hex in Hex::all() {
            if hex.begins_row() {
                if letters.next().is_some() {
                    return None;
                }
                letters = rows.next()?.chars();
            }
            let letter = letters.next()?;
            if letter != BARE {
                let terrain = Terrain::from_letter(letter)?;
                hexes.push((hex, terrain, self.read_people(&mut letters)?));
            }
        }
        let end = letters.next().is_none() && rows.next().is_none();
        end.then_some(hexes)
    }

    /// The people that are written behind a terrain, if any are: `R3+`.
    fn read_people(&self, letters: &mut Chars<'_>) -> Option<Option<Stack>> {
        let rest = letters.as_str();
        let Some(colour) = rest.chars().next().filter(char::is_ascii_uppercase) else {
            return Some(None);
        };
        let owner = self.colours().iter().position(|c| c.letter() == colour)?;
        let rest = &rest[1..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let count = number(&rest[..digits]).filter(|count| *count > 0)?;
        let (side, altar, mark) = match rest[digits..].chars().next() {
            Some(CIVILISED) => (Side::Civilised, false, 1),
            Some(ALTAR) => (Side::Civilised, true, 1),
            _ => (Side::Barbarian, false, 0),
        };
        *letters = rest[digits + mark..].chars();
        Some(Some(Stack {
            owner: Seat::at(owner),
            count,
            side,
            altar,
        }))
    }

    fn put_terrain(&mut self, hex: Hex, terrain: Terrain) -> Result<(), Broken> {
        self.land[terrain.index()].insert(hex);
        // L-11.3: the edge is not taken from the markers.
        if self.options.board == BoardOption::Olympus61 && Hexes::EDGE.contains(hex) {
            return Ok(());
        }
        self.take_markers(terrain, 1)
    }

    fn put_people(&mut self, hex: Hex, stack: Stack) -> Result<(), Broken> {
        const TOO_MANY: Broken = Broken {
            rule: "L-1.4.5",
            key: "lords-too-many-people",
        };
        const TOO_MANY_ALTARS: Broken = Broken {
            rule: "L-1.4.5",
            key: "lords-too-many-altars",
        };
        let seat = stack.owner.index();
        let supply = &mut self.supplies[seat];
        *supply = supply.checked_sub(stack.count).ok_or(TOO_MANY)?;
        self.owned[seat].insert(hex);
        self.counts[hex.index()] = stack.count;
        if stack.side == Side::Civilised {
            self.civilised.insert(hex);
        }
        if stack.altar {
            let left = &mut self.altars_left[seat];
            *left = left.checked_sub(1).ok_or(TOO_MANY_ALTARS)?;
            self.altars.insert(hex);
        }
        Ok(())
    }
}
