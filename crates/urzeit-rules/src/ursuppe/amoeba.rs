//! Colours, amoebas, and sets of them (U-2.1, U-2.2).

use std::{fmt, str::FromStr};

use super::sets::set;
use crate::notation::{Unreadable, Wanted, number, words};

words! {
    /// A colour: of amoebas, of cubes, and of the player who has them.
    pub enum Colour: "colour" {
        /// Rot.
        Red = "red",
        /// Gelb.
        Yellow = "yellow",
        /// Grün.
        Green = "green",
        /// Blau.
        Blue = "blue",
        /// Only with five or six players (U-19).
        Purple = "purple",
        /// Only with five or six players (U-19).
        White = "white",
    }
}

/// How many colours there are.
pub const COLOURS: usize = Colour::ALL.len();

/// The most amoebas of a colour (U-2.2).
pub const AMOEBAS: usize = 7;

set! {
    /// A set of colours.
    pub struct Colours(u8) of Colour: Colour::index, |index| Colour::ALL[index]
}

set! {
    /// A set of amoebas of one colour, by their numbers from 1 to 7.
    pub struct Numbers(u8) of u8: |number| usize::from(number) - 1, |index| index as u8 + 1
}

set! {
    /// A set of amoebas of any colours.
    pub struct Amoebas(u64) of Amoeba:
        |amoeba| 8 * amoeba.colour.index() + usize::from(amoeba.number) - 1,
        |index| Amoeba { colour: Colour::ALL[index / 8], number: index as u8 % 8 + 1 }
}

impl Colour {
    const LETTERS: [char; COLOURS] = ['r', 'y', 'g', 'b', 'p', 'w'];

    /// The letter that stands for it in a position.
    #[must_use]
    pub fn letter(self) -> char {
        Colour::LETTERS[self.index()]
    }

    /// The colour of this letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Colour> {
        let mut all = Colour::ALL.into_iter();
        all.find(|colour| colour.letter() == letter)
    }
}

impl Numbers {
    /// The numbers of a record's entry: `1 3 7`.
    pub(super) const WANTED: Wanted = Wanted {
        kind: "number",
        forms: &["1", "2", "3", "4", "5", "6", "7"],
    };

    /// The numbers from 1 to this.
    pub(super) fn up_to(most: u8) -> Numbers {
        (1..=most).collect()
    }

    /// A number from 1 to 7.
    pub(super) fn read(word: &str) -> Result<u8, Unreadable> {
        number(word)
            .filter(|number| (1..=AMOEBAS as u8).contains(number))
            .ok_or_else(|| Numbers::WANTED.not(word))
    }
}

/// An amoeba: its colour, and its number from 1 to 7.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amoeba {
    /// Its colour.
    pub colour: Colour,
    /// Its number within the colour.
    pub number: u8,
}

impl Amoeba {
    /// What a reader expects where an amoeba stands.
    pub const WANTED: Wanted = Wanted {
        kind: "amoeba",
        forms: &["red1", "blue7"],
    };
}

impl fmt::Display for Amoeba {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour, self.number)
    }
}

impl FromStr for Amoeba {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Amoeba, Unreadable> {
        let read = || {
            let (colour, number) = word.split_at_checked(word.len().checked_sub(1)?)?;
            Some(Amoeba {
                colour: colour.parse().ok()?,
                number: Numbers::read(number).ok()?,
            })
        };
        read().ok_or_else(|| Amoeba::WANTED.not(word))
    }
}
