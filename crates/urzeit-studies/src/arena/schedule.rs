//! The pairings of players, their seats, and the chance they share.

use urzeit_rules::Seat;

/// One player alone at a table with copies of another, each by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lineup {
    /// The player that has one seat.
    pub alone: usize,
    /// The player that has all others.
    pub others: usize,
}

/// Where a game takes place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its lineup, by number.
    pub lineup: usize,
    /// Where the one who is alone sits.
    pub seat: Seat,
    /// Games of the same block meet the same chance.
    pub block: u64,
}

/// A round robin. Any two players meet in blocks: everybody in every seat, and where there are
/// more than two seats, each of both alone against copies of the other.
pub struct Schedule {
    seats: usize,
    /// All lineups, those of one pairing together.
    lineups: Vec<Lineup>,
    /// How many blocks each pairing has.
    blocks: u64,
}

impl Schedule {
    /// Any two of so many players play at least so many games.
    #[must_use]
    pub fn new(players: usize, seats: usize, games: u64) -> Schedule {
        let mut lineups = Vec::new();
        for one in 0..players {
            for other in one + 1..players {
                let lineup = |alone, others| Lineup { alone, others };
                lineups.push(lineup(one, other));
                // With two seats that is the same table.
                if seats > 2 {
                    lineups.push(lineup(other, one));
                }
            }
        }
        let block = (seats * lineups_of_pairing(seats)) as u64;
        Schedule {
            seats,
            lineups,
            blocks: games.div_ceil(block),
        }
    }

    /// How many sit at a table.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// All lineups.
    #[must_use]
    pub fn lineups(&self) -> &[Lineup] {
        &self.lineups
    }

    /// How many games there are.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games_of_lineup() * self.lineups.len() as u64
    }

    /// How many games any two players have together.
    #[must_use]
    pub fn games_of_pairing(&self) -> u64 {
        self.games_of_lineup() * lineups_of_pairing(self.seats) as u64
    }

    fn games_of_lineup(&self) -> u64 {
        self.blocks * self.seats as u64
    }

    /// The player in each seat of the game of this number, by their places in the list.
    pub fn seated(&self, number: u64) -> impl Iterator<Item = usize> {
        let table = self.table(number);
        let Lineup { alone, others } = self.lineups[table.lineup];
        Seat::all(self.seats).map(move |seat| if seat == table.seat { alone } else { others })
    }

    /// Where the game of this number takes place, counted from 0. The pairings take turns, so
    /// that a machine that is busy for a while harms none of them more.
    #[must_use]
    pub fn table(&self, number: u64) -> Table {
        let seats = self.seats as u64;
        let rotation = number / seats;
        Table {
            lineup: (rotation % self.lineups.len() as u64) as usize,
            seat: Seat::at((number % seats) as usize),
            block: rotation / lineups_of_pairing(self.seats) as u64,
        }
    }
}

fn lineups_of_pairing(seats: usize) -> usize {
    if seats > 2 { 2 } else { 1 }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for (players, seats, games, really) in [
            (2, 2, 200, 200),
            (2, 2, 3, 4),
            (3, 2, 7, 24),
            (2, 3, 200, 204),
            (3, 4, 17, 72),
            (5, 6, 12, 120),
        ] {
            let schedule = Schedule::new(players, seats, games);
            assert_eq!(schedule.games(), really);
            let mut times = BTreeMap::new();
            let mut blocks = BTreeMap::new();
            for number in 0..schedule.games() {
                let table = schedule.table(number);
                let Lineup { alone, others } = schedule.lineups()[table.lineup];
                assert_ne!(alone, others);
                for (seat, who) in Seat::all(seats).zip(schedule.seated(number)) {
                    *times.entry((who, seat)).or_insert(0) += 1;
                }
                let pairing = (alone.min(others), alone.max(others));
                *blocks.entry((table.block, pairing)).or_insert(0) += 1;
            }
            assert_eq!(times.len(), players * seats);
            assert!(times.values().all(|n| times[&(0, Seat::at(0))] == *n));
            // A block is one pairing's, and all blocks are alike.
            let count = blocks.len() as u64;
            assert!(blocks.values().all(|n| n * count == schedule.games()));
            let pairings = (players * (players - 1) / 2) as u64;
            assert_eq!(schedule.games_of_pairing() * pairings, schedule.games());
            assert_eq!(
                blocks.last_key_value().map(|last| last.0.0),
                Some(count - 1)
            );
        }
    }
}
