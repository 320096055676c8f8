//! Writing the one-line text of a position (`docs/records.md`).

use std::fmt;

use super::{
    board::Hex,
    cards::{Card, Held, Secret, Terrain},
    position::{Lords, Phase, Side},
    setup::Colour,
};
use crate::{
    Game as _, Seat,
    position::{EMPTY, write_head},
};

/// Stands for what a viewer does not know.
pub(super) const HIDDEN: char = '?';
pub(super) const BARE: char = '.';
pub(super) const CIVILISED: char = '+';
pub(super) const ALTAR: char = '*';

impl Terrain {
    /// The letter that stands for it in a position.
    #[must_use]
    pub const fn letter(self) -> char {
        ['i', 'h', 'f', 'g', 's', 'm', 'd'][self.index()]
    }

    pub(super) fn from_letter(letter: char) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|t| t.letter() == letter)
    }
}

impl Colour {
    /// The letter that stands for it on a board.
    #[must_use]
    pub const fn letter(self) -> char {
        ['R', 'B', 'G', 'Y', 'O'][self.index()]
    }
}

impl fmt::Display for Lords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let who = self.colours().iter().map(|colour| colour.word());
        write_head(f, Lords::NAME, who, self.options.written())?;
        f.write_str(" ")?;
        for hex in Hex::all() {
            if hex.begins_row() && hex.row() > 0 {
                f.write_str("/")?;
            }
            self.write_hex(hex, f)?;
        }
        write!(f, " {} ", list(self.free_civ_used.iter()))?;
        self.write_seats(f, |seat, f| write_held(self.hand(seat), write_card, f))?;
        f.write_str(" ")?;
        let discards = Held {
            known: self.discards(),
            hidden: 0,
        };
        write_held(&discards, write_card, f)?;
        f.write_str(" ")?;
        self.write_phase(f)
    }
}

impl Lords {
    fn write_hex(&self, hex: Hex, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(terrain) = self.terrain(hex) else {
            return write!(f, "{BARE}");
        };
        write!(f, "{}", terrain.letter())?;
        let Some(stack) = self.stack(hex) else {
            return Ok(());
        };
        let colour = self.colours[stack.owner.index()].letter();
        write!(f, "{colour}{}", stack.count)?;
        match (stack.altar, stack.side) {
            (true, _) => write!(f, "{ALTAR}"),
            (false, Side::Civilised) => write!(f, "{CIVILISED}"),
            (false, Side::Barbarian) => Ok(()),
        }
    }

    fn write_seats(
        &self,
        f: &mut fmt::Formatter<'_>,
        mut write: impl FnMut(Seat, &mut fmt::Formatter<'_>) -> fmt::Result,
    ) -> fmt::Result {
        for seat in self.seats() {
            if seat.index() > 0 {
                f.write_str("/")?;
            }
            write(seat, f)?;
        }
        Ok(())
    }

    fn write_kept(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter =
            |kind: usize, f: &mut fmt::Formatter<'_>| write!(f, "{}", Terrain::ALL[kind].letter());
        self.write_seats(f, |seat, f| write_held(self.kept(seat), letter, f))
    }

    fn write_chosen(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_seats(f, |seat, f| match self.chosen(seat) {
            None => f.write_str(EMPTY),
            Some(Secret::Hidden) => write!(f, "{HIDDEN}"),
            Some(Secret::Known(card)) => write_card(card.index(), f),
        })
    }

    fn write_phase(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.phase {
            Phase::Deal(seat) => write!(f, "deal {seat}"),
            Phase::Start => f.write_str("start"),
            Phase::Marker(seat) => {
                write!(f, "marker {seat} ")?;
                self.write_kept(f)
            }
            Phase::Lay(seat, drawn) => {
                let letter = drawn.known().map_or(HIDDEN, Terrain::letter);
                write!(f, "lay {seat} {letter} ")?;
                self.write_kept(f)
            }
            Phase::Select => {
                f.write_str("select ")?;
                self.write_chosen(f)
            }
            Phase::Draw(seat) => {
                write!(f, "draw {seat} ")?;
                self.write_chosen(f)
            }
            Phase::Order => {
                f.write_str("order ")?;
                self.write_order(f)
            }
            Phase::Place(seat) => {
                write!(f, "place {seat} ")?;
                self.write_order(f)
            }
            Phase::Act(seat) => {
                write!(f, "act {seat} ")?;
                self.write_turn(f)
            }
            Phase::Roll(seat, from, to) => {
                write!(f, "roll {seat} ")?;
                self.write_turn(f)?;
                write!(f, " {from} {to}")
            }
            Phase::Advance(seat, from, to) => {
                write!(f, "advance {seat} ")?;
                self.write_turn(f)?;
                write!(f, " {from} {to}")
            }
            Phase::Die => f.write_str("die"),
            Phase::Over if self.chosen.iter().all(Option::is_none) => f.write_str("over"),
            Phase::Over => {
                f.write_str("over ")?;
                self.write_chosen(f)
            }
        }
    }

    fn write_order(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_chosen(f)?;
        write!(f, " {}", list(self.turn_order().0.iter().copied()))
    }

    fn write_turn(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_order(f)?;
        let done = match (self.so_far.civilised, self.so_far.altar) {
            (false, false) => EMPTY,
            (true, false) => "c",
            (false, true) => "a",
            (true, true) => "ca",
        };
        write!(f, " {} {done}", self.so_far.actions)
    }
}

/// Seats separated by commas.
fn list(seats: impl Iterator<Item = Seat>) -> String {
    let seats: Vec<_> = seats.map(|seat| seat.to_string()).collect();
    if seats.is_empty() {
        EMPTY.to_owned()
    } else {
        seats.join(",")
    }
}

fn write_card(kind: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let card = Card::from_index(kind);
    write!(f, "{}{}", card.terrain().letter(), card.value())
}

/// Each known one, then `?` and how many are hidden.
fn write_held<const KINDS: usize>(
    held: &Held<KINDS>,
    write: impl Fn(usize, &mut fmt::Formatter<'_>) -> fmt::Result,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    if held.is_empty() {
        return f.write_str(EMPTY);
    }
    for (kind, &count) in held.known().iter().enumerate() {
        for _ in 0..count {
            write(kind, f)?;
        }
    }
    match held.hidden() {
        0 => Ok(()),
        hidden => write!(f, "{HIDDEN}{hidden}"),
    }
}
