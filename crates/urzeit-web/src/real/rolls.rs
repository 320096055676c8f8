//! Dice that put players in order: everybody rolls one, the highest comes first, and those who tie roll
//! again among themselves.

use crate::order::largest_first;

/// The order in which players roll, and what follows from it. Players are counted from 0.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Rolled {
    /// The player who rolls each die, also those that are still to be rolled until the next tie is seen.
    pub(super) rollers: Vec<usize>,
    /// The players in order, once all is rolled.
    pub(super) order: Option<Vec<usize>>,
}

impl Rolled {
    /// What so many players have rolled so far. If only the first place counts, nobody rolls for another.
    pub(super) fn of(players: usize, pips: &[u8], first_only: bool) -> Rolled {
        let mut rolled = Rolled::default();
        let everybody = (0..players).collect();
        rolled.order = rolled.settle(everybody, pips, first_only);
        rolled
    }

    /// Puts a group in order; nothing as long as dice are missing.
    fn settle(&mut self, group: Vec<usize>, pips: &[u8], first_only: bool) -> Option<Vec<usize>> {
        if group.len() < 2 {
            return Some(group);
        }
        let begin = self.rollers.len();
        self.rollers.extend(&group);
        let rolls = pips.get(begin..self.rollers.len())?;
        let mut ranked: Vec<_> = rolls.iter().zip(group).collect();
        largest_first(&mut ranked, |(pips, _)| **pips);
        let mut order = Vec::new();
        for tied in ranked.chunk_by(|one, other| one.0 == other.0) {
            let tied = tied.iter().map(|(_, player)| *player).collect();
            order.extend(self.settle(tied, pips, first_only)?);
            if first_only {
                break;
            }
        }
        Some(order)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// L-4.5: the highest first; those who tie roll again, and only they.
    #[test]
    fn ties_roll_again() {
        let three = |pips: &[u8]| Rolled::of(3, pips, false);
        assert_eq!(three(&[]).rollers, [0, 1, 2]);
        assert_eq!(three(&[2, 6, 4]).order, Some(vec![1, 2, 0]));
        let tied = three(&[5, 6, 5]);
        assert_eq!((&*tied.rollers, tied.order), (&[0, 1, 2, 0, 2][..], None));
        assert_eq!(three(&[5, 6, 5, 1, 3]).order, Some(vec![1, 2, 0]));
        // Twice in a row.
        assert_eq!(three(&[5, 6, 5, 3, 3]).rollers, [0, 1, 2, 0, 2, 0, 2]);
        assert_eq!(three(&[5, 6, 5, 3, 3, 4, 1]).order, Some(vec![1, 0, 2]));
        // Two ties at once: the higher one first.
        let four = Rolled::of(4, &[2, 6, 2, 6], false);
        assert_eq!(four.rollers, [0, 1, 2, 3, 1, 3]);
        let four = Rolled::of(4, &[2, 6, 2, 6, 1, 5], false);
        assert_eq!(four.rollers[6..], [0, 2]);
        let four = Rolled::of(4, &[2, 6, 2, 6, 1, 5, 4, 3], false);
        assert_eq!(four.order, Some(vec![3, 1, 0, 2]));
    }

    /// L-2.4: players who do not begin need not differ.
    #[test]
    fn only_the_first_place_is_rolled_for() {
        assert_eq!(Rolled::of(3, &[6, 2, 2], true).order, Some(vec![0]));
        let tied = Rolled::of(3, &[6, 2, 6], true);
        assert_eq!((&*tied.rollers, tied.order), (&[0, 1, 2, 0, 2][..], None));
        assert_eq!(Rolled::of(3, &[6, 2, 6, 1, 2], true).order, Some(vec![2]));
    }
}
