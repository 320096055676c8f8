//! Reading the board of a position: eleven rows, each hex with its terrain and people.

use std::str::Chars;

use super::{
    board::{Hex, Hexes},
    cards::{TERRAINS, Terrain},
    position::Lords,
    read::take,
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
/// People as they are written on a hex.
#[derive(Clone, Copy)]
struct People {
    owner: Seat,
    count: u16,
    civilised: bool,
    altar: bool,
}

impl Lords {
    pub(super) fn read_board(&mut self, word: &str) -> Result<(), BadPosition> {
        let read = || {
            let mut rows = word.split('/');
            let mut letters = "".chars();
            let mut hexes = Vec::new();
            let mut last_row = None;
            for hex in Hex::all() {
                if last_row.replace(hex.row()) != Some(hex.row()) {
                    if letters.next().is_some() {
                        return None;
                    }
                    letters = rows.next()?.chars();
                }
                if let Some(read) = self.read_hex(&mut letters)? {
                    hexes.push((hex, read));
                }
            }
            (letters.next().is_none() && rows.next().is_none()).then_some(hexes)
        };
        let hexes = read().ok_or_else(|| BOARD.not(word))?;
        // What is printed on the board is written like what is laid.
        self.land = [Hexes::NONE; TERRAINS];
        for (hex, (terrain, people)) in hexes {
            self.put_terrain(hex, terrain)?;
            people.map_or(Ok(()), |people| self.put_people(hex, people))?;
        }
        Ok(())
    }

    /// A hex as it is written: its terrain and the people on it, or nothing yet.
    fn read_hex(&self, letters: &mut Chars<'_>) -> Option<Option<(Terrain, Option<People>)>> {
        let letter = letters.next()?;
        if letter == BARE {
            return Some(None);
        }
        let terrain = Terrain::from_letter(letter)?;
        let rest = letters.as_str();
        let Some(colour) = rest.chars().next().filter(char::is_ascii_uppercase) else {
            return Some(Some((terrain, None)));
        };
        letters.next();
        let owner = self.colours().iter().position(|c| c.letter() == colour)?;
        let rest = letters.as_str();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let count = number(&rest[..digits]).filter(|count| *count > 0)?;
        *letters = rest[digits..].chars();
        let mark = rest[digits..].chars().next();
        let people = People {
            owner: Seat::at(owner),
            count,
            civilised: mark == Some(CIVILISED) || mark == Some(ALTAR),
            altar: mark == Some(ALTAR),
        };
        if people.civilised {
            letters.next();
        }
        Some(Some((terrain, Some(people))))
    }

    fn put_terrain(&mut self, hex: Hex, terrain: Terrain) -> Result<(), Broken> {
        self.land[terrain.index()].insert(hex);
        let printed = self.options.board == BoardOption::Olympus61 && Hexes::EDGE.contains(hex);
        if printed {
            return Ok(());
        }
        take(&mut self.unseen_markers[terrain.index()], 1).ok_or(Broken {
            rule: "L-1.3",
            key: "lords-too-many-markers",
        })
    }

    fn put_people(&mut self, hex: Hex, people: People) -> Result<(), Broken> {
        const TOO_MANY: Broken = Broken {
            rule: "L-1.4.5",
            key: "lords-too-many-people",
        };
        const TOO_MANY_ALTARS: Broken = Broken {
            rule: "L-1.4.5",
            key: "lords-too-many-altars",
        };
        let seat = people.owner.index();
        let supply = &mut self.supplies[seat];
        *supply = supply.checked_sub(people.count).ok_or(TOO_MANY)?;
        self.owned[seat].insert(hex);
        self.counts[hex.index()] = people.count;
        if people.civilised {
            self.civilised.insert(hex);
        }
        if people.altar {
            let left = &mut self.altars_left[seat];
            *left = left.checked_sub(1).ok_or(TOO_MANY_ALTARS)?;
            self.altars.insert(hex);
        }
        Ok(())
    }
}
