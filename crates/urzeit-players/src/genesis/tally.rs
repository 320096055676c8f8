//! The players with the largest herds of an area, and what that is worth (G-5.3 to G-5.12).

use urzeit_rules::{Seat, genesis::Ties};

use super::kind::Place;

/// Fewer tiles score nothing (G-5.1).
pub(super) const SMALLEST: u8 = 3;

/// No more play Genesis (G-2.1).
pub(super) const SEATS: usize = 4;

/// The largest and the next largest herds of an area.
///
/// Counts of herds are four bytes in a word, one for each seat: points are wanted for
/// thousands of imagined areas, and sums of a word need no loop.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Tally {
    /// How many tiles the area has.
    pub(super) size: u8,
    /// How many herds.
    herds: u8,
    /// The size of the largest herds, and of the next largest.
    pub(super) largest: u8,
    pub(super) next: u8,
    /// How many herds of these sizes each seat has.
    largest_of: u32,
    next_of: u32,
    /// How many herds of any size each seat has.
    herds_of: u32,
}

impl Tally {
    /// Counts one more herd.
    #[inline]
    pub(super) fn add(&mut self, owner: Seat, size: u8) {
        let one = 1 << (8 * owner.index());
        self.size += size;
        self.herds += 1;
        self.herds_of += one;
        if size > self.largest {
            (self.next, self.next_of) = (self.largest, self.largest_of);
            (self.largest, self.largest_of) = (size, one);
        } else if size == self.largest {
            self.largest_of += one;
        } else if size > self.next {
            (self.next, self.next_of) = (size, one);
        } else if size == self.next {
            self.next_of += one;
        }
    }

    /// Is there only one herd?
    #[inline]
    pub(super) fn is_single(&self) -> bool {
        self.herds == 1
    }

    /// Do all herds belong to this seat?
    #[inline]
    pub(super) fn is_all_of(&self, seat: Seat) -> bool {
        self.herds_of & !of(u32::MAX, seat) == 0
    }

    /// How many herds this seat has.
    #[inline]
    pub(super) fn herds_of(&self, seat: Seat) -> u32 {
        count(self.herds_of, seat)
    }

    /// Has this seat one of the largest herds?
    #[inline]
    pub(super) fn leads(&self, seat: Seat) -> bool {
        count(self.largest_of, seat) > 0
    }

    /// Has only this seat largest herds?
    #[inline]
    pub(super) fn leads_alone(&self, seat: Seat) -> bool {
        self.leads(seat) && self.largest_of & !of(u32::MAX, seat) == 0
    }

    /// What a herd of this size has.
    #[inline]
    pub(super) fn place(&self, size: u8, ties: Ties) -> Place {
        let single = all(self.largest_of) == 1;
        if self.herds == 1 {
            Place::Alone
        } else if size == self.largest {
            match size - self.next {
                _ if !single => Place::FirstShared,
                1 => Place::FirstByOne,
                2 => Place::FirstByTwo,
                _ => Place::FirstByMore,
            }
        } else if size == self.next && (single || ties == Ties::OwnPlace) {
            match self.largest - size {
                _ if all(self.next_of) > 1 => Place::SecondShared,
                1 => Place::SecondByOne,
                _ => Place::SecondByMore,
            }
        } else {
            Place::None
        }
    }

    /// The points of each seat when places count `factor` times.
    #[inline]
    pub(super) fn points(&self, factor: u8, ties: Ties) -> [i16; SEATS] {
        if factor == 0 {
            return [0; SEATS];
        }
        let factor = u32::from(factor);
        let [first, second, both] = [4 * factor, 2 * factor, 6 * factor];
        let (largest, next) = (sharers(self.largest_of, ties), sharers(self.next_of, ties));
        let tied = all(self.largest_of) > 1;
        let takes_both = self.herds == 1 || tied && !(ties == Ties::OwnPlace && self.next > 0);
        // G-5.9: each share is rounded down by itself.
        let (each_first, each_second) = if takes_both {
            (both / all(largest), 0)
        } else {
            (first / all(largest), second / all(next))
        };
        std::array::from_fn(|seat| {
            let seat = Seat::at(seat);
            (count(largest, seat) * each_first + count(next, seat) * each_second) as i16
        })
    }
}

/// The byte of a seat, where it stands.
#[inline]
fn of(counts: u32, seat: Seat) -> u32 {
    counts & 0xff << (8 * seat.index())
}

/// The count of a seat.
#[inline]
fn count(counts: u32, seat: Seat) -> u32 {
    counts >> (8 * seat.index()) & 0xff
}

/// The sum of all counts.
#[inline]
fn all(counts: u32) -> u32 {
    counts.wrapping_mul(0x0101_0101) >> 24
}

/// How many shares each seat has of what these herds take: as many as it has herds, or one where
/// players share (G-5.10) or all herds are of one seat (G-5.12).
#[inline]
fn sharers(herds: u32, ties: Ties) -> u32 {
    let players = once(herds);
    if ties == Ties::Herds && !players.is_power_of_two() {
        herds
    } else {
        players
    }
}

/// Every count that is not 0 as 1. No count reaches 128.
#[inline]
fn once(counts: u32) -> u32 {
    (counts + 0x7f7f_7f7f) >> 7 & 0x0101_0101
}
