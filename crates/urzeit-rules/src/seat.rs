//! Seats of a table, and sets of them.

use std::{fmt, str::FromStr};

use crate::notation::{Unreadable, Wanted, number};

/// A place at the table. People count seats from 1; code indexes them from 0.
///
/// ```
/// use urzeit_rules::Seat;
///
/// let seat: Seat = "2".parse()?;
/// assert_eq!(seat, Seat::at(1));
/// assert_eq!((seat.number(), seat.index()), (2, 1));
/// assert_eq!(seat.next(2).to_string(), "1");
/// assert_eq!(Seat::all(2).collect::<Vec<_>>(), [seat.next(2), seat]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// No game of ours seats more players.
    pub const MAX: usize = 6;

    /// What a reader expects where a seat stands.
    pub const WANTED: Wanted = Wanted {
        kind: "seat",
        forms: &["1", "2", "3", "4", "5", "6"],
    };

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If there can be no such seat.
    #[must_use]
    pub const fn at(index: usize) -> Seat {
        assert!(index < Seat::MAX);
        Seat(index as u8)
    }

    /// Counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, as people do.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The first `players` seats, clockwise.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat::at)
    }

    /// The seat to the left: clockwise, and round the table.
    #[must_use]
    pub const fn next(self, players: usize) -> Seat {
        Seat(if self.number() == players {
            0
        } else {
            self.0 + 1
        })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Seat {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Seat, Unreadable> {
        match number::<usize>(word) {
            Some(n @ 1..=Seat::MAX) => Ok(Seat::at(n - 1)),
            _ => Err(Seat::WANTED.not(word)),
        }
    }
}

/// A set of seats.
///
/// ```
/// use urzeit_rules::{Seat, Seats};
///
/// let mut seats: Seats = Seat::all(3).collect();
/// seats.remove(Seat::at(1));
/// assert!(!seats.contains(Seat::at(1)));
/// assert_eq!(seats.iter().map(Seat::number).collect::<Vec<_>>(), [1, 3]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Is nobody in it?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is this seat in it?
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Its seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MAX).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}
