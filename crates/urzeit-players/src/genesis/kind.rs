//! Kinds of herds: herds of one kind have much the same prospects.

use super::tally::{SMALLEST, Tally};
use urzeit_rules::genesis::Ties;

/// How many kinds there are.
pub(super) const KINDS: usize = Place::COUNT * CLASSES * OPENNESS;

/// Areas of one tile; of two; that count once, of three tiles and of more; that count twice;
/// that count three times.
const CLASSES: usize = 6;
/// No vacant space next to the area, one, two, three, more.
pub(super) const OPENNESS: usize = 5;

/// What a herd has in its area, and by how many tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// Both places: no other herd is there.
    Alone,
    /// First place, one tile larger than the next.
    FirstByOne,
    /// First place, two tiles larger.
    FirstByTwo,
    /// First place, three tiles larger or more.
    FirstByMore,
    /// A share of first place, or of both.
    FirstShared,
    /// Second place, one tile smaller than the first.
    SecondByOne,
    /// Second place, two tiles smaller or more.
    SecondByMore,
    /// A share of second place.
    SecondShared,
    /// Nothing.
    None,
}

impl Place {
    pub(super) const COUNT: usize = 9;
}

/// What all herds of an area have in common.
#[derive(Clone, Copy)]
pub(super) struct Ground(usize);

impl Ground {
    /// The ground of an area whose places count `factor` times, with so many vacant spaces
    /// next to it.
    #[inline]
    pub(super) fn of(size: u8, factor: u8, liberties: usize) -> Ground {
        let class = match factor {
            0 => usize::from(size) - 1,
            1 => 2 + usize::from(size > SMALLEST),
            _ => usize::from(factor) + 2,
        };
        Ground(class * OPENNESS + liberties.min(OPENNESS - 1))
    }

    /// The kind of a herd of this size on it.
    #[inline]
    pub(super) fn kind(self, tally: &Tally, size: u8, ties: Ties) -> usize {
        tally.place(size, ties) as usize * (CLASSES * OPENNESS) + self.0
    }
}
