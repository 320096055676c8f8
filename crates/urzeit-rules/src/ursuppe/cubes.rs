//! Cubes of food, counted by colour.

use std::{
    fmt,
    ops::{Index, IndexMut},
};

use super::amoeba::{COLOURS, Colour, Colours};
use crate::notation::{Unreadable, Wanted, Words, number};

/// How many cubes of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cubes([u8; COLOURS]);

impl Cubes {
    /// No cube.
    pub const NONE: Cubes = Cubes([0; COLOURS]);

    /// What a reader expects where cubes stand.
    pub const WANTED: Wanted = Wanted {
        kind: "cubes",
        forms: &["COLOUR COUNT …"],
    };

    /// This many cubes of each of some colours.
    #[must_use]
    #[inline]
    pub fn each(colours: Colours, count: u8) -> Cubes {
        let mut cubes = Cubes::NONE;
        for colour in colours.iter() {
            cubes[colour] = count;
        }
        cubes
    }

    /// How many they are.
    #[must_use]
    #[inline]
    pub fn total(self) -> u16 {
        self.0.iter().map(|&count| u16::from(count)).sum()
    }

    /// Are there none?
    #[must_use]
    #[inline]
    pub fn is_none(self) -> bool {
        self == Cubes::NONE
    }

    /// How many colours they have.
    #[must_use]
    #[inline]
    pub fn colours(self) -> usize {
        self.0.iter().filter(|&&count| count > 0).count()
    }

    /// The first colour of which these are more than those.
    #[must_use]
    #[inline]
    pub fn exceeds(self, those: Cubes) -> Option<Colour> {
        let mut all = Colour::ALL.into_iter();
        all.find(|&colour| self[colour] > those[colour])
    }

    /// These and those together.
    #[must_use]
    #[inline]
    pub fn plus(self, those: Cubes) -> Cubes {
        let mut sum = self;
        for colour in Colour::ALL {
            sum[colour] += those[colour];
        }
        sum
    }

    /// These without those, which must be among them.
    #[must_use]
    #[inline]
    pub fn minus(self, those: Cubes) -> Cubes {
        let mut rest = self;
        for colour in Colour::ALL {
            rest[colour] -= those[colour];
        }
        rest
    }

    /// One cube of this colour more.
    #[must_use]
    #[inline]
    pub fn and_one(mut self, colour: Colour) -> Cubes {
        self[colour] += 1;
        self
    }

    /// Of each colour at most so many; none of other colours.
    #[must_use]
    #[inline]
    pub fn at_most(self, most: u8, colours: Colours) -> Cubes {
        let mut cubes = Cubes::NONE;
        for colour in colours.iter() {
            cubes[colour] = self[colour].min(most);
        }
        cubes
    }

    /// Reads `COLOUR COUNT …`, colours in order and each once, as long as colours follow.
    pub(super) fn read(words: &mut Words<'_>) -> Result<Cubes, Unreadable> {
        let mut cubes = Cubes::NONE;
        let mut least = 0;
        while let Some(colour) = next_colour(words) {
            let word = words.word(Cubes::WANTED)?;
            if colour.index() < least {
                return Err(Cubes::WANTED.not(word));
            }
            least = colour.index() + 1;
            let count = words.word(Cubes::WANTED)?;
            cubes[colour] = number(count)
                .filter(|count| (1..=CUBES).contains(count))
                .ok_or_else(|| Cubes::WANTED.not(count))?;
        }
        Ok(cubes)
    }
}

/// How many cubes of a colour exist (U-2.2).
pub const CUBES: u8 = 55;

fn next_colour(words: &Words<'_>) -> Option<Colour> {
    words.clone().value(Cubes::WANTED).ok()
}

impl Index<Colour> for Cubes {
    type Output = u8;

    #[inline]
    fn index(&self, colour: Colour) -> &u8 {
        &self.0[colour.index()]
    }
}

impl IndexMut<Colour> for Cubes {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut u8 {
        &mut self.0[colour.index()]
    }
}

impl fmt::Display for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for colour in Colour::ALL {
            if self[colour] > 0 {
                write!(f, "{separator}{colour} {}", self[colour])?;
                separator = " ";
            }
        }
        Ok(())
    }
}

/// Every way to take at most so many cubes from a heap, the last colour changing fastest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handfuls {
    /// What is there.
    pub heap: Cubes,
    /// How many can be taken.
    pub most: u8,
}

impl Handfuls {
    /// How many ways there are; to take nothing is one.
    #[must_use]
    #[inline]
    pub fn count(self) -> usize {
        count(&self.heap.0, self.most)
    }

    /// The way with this number, counted from 0.
    #[must_use]
    #[inline]
    pub fn nth(self, mut n: usize) -> Option<Cubes> {
        if n >= self.count() {
            return None;
        }
        let mut taken = Cubes::NONE;
        let mut most = self.most;
        for colour in Colour::ALL {
            let later = &self.heap.0[colour.index() + 1..];
            loop {
                let ways = count(later, most);
                if n < ways {
                    break;
                }
                n -= ways;
                taken[colour] += 1;
                most -= 1;
            }
        }
        Some(taken)
    }

    /// All of them.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cubes> {
        std::iter::successors(Some(Cubes::NONE), move |&taken| self.after(taken))
    }

    fn after(self, mut taken: Cubes) -> Option<Cubes> {
        let mut total = taken.total();
        for colour in Colour::ALL.into_iter().rev() {
            if taken[colour] < self.heap[colour] && total < u16::from(self.most) {
                taken[colour] += 1;
                return Some(taken);
            }
            total -= u16::from(taken[colour]);
            taken[colour] = 0;
        }
        None
    }
}

/// In how many ways at most `most` can be taken of these counts.
fn count(heap: &[u8], most: u8) -> usize {
    match heap {
        [] => 1,
        [0, later @ ..] => count(later, most),
        [last] => usize::from(most.min(*last)) + 1,
        [first, later @ ..] => (0..=most.min(*first))
            .map(|taken| count(later, most - taken))
            .sum(),
    }
}
