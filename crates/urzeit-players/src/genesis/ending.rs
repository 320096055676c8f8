//! The end of a game, solved: every roll and every tile until the land is full.
//!
//! Worth is found turn by turn. What a turn can come to does not depend on the roll but by the terrains
//! that it allows: so all pairs of tiles are looked at once, the best of each pair of terrains is kept, and
//! every roll takes the best of those that it allows. What a position is worth with a roll due is
//! remembered, because the same tiles come about in many orders.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use urzeit_rules::{
    Choices, Game, Genesis, Seat,
    genesis::{
        Action, Chance, Face, Phase, Space, Terrain,
        spaces::{COLUMNS, ROWS},
    },
};

use crate::solution::{Solution, Worth};

/// The most vacant spaces of a position that is tried: with more, seconds do not suffice. It also keeps the
/// denominator small, which every roll multiplies by 36.
const MOST_VACANT: usize = 9;

/// A win can be shared by two, three or four.
const SHARED: i64 = 12;

/// Solves a position with tiles laid in thought at most so often; nothing, if that does not suffice.
pub(super) fn solve(position: &Genesis, steps: u32) -> Option<Solution<Action>> {
    if position.vacant().len() > MOST_VACANT {
        return None;
    }
    let mut solver = Solver::new(position, steps);
    match position.phase() {
        Phase::Board | Phase::Start => None,
        Phase::Roll(_) | Phase::Over => Some(Solution {
            worth: solver.worth(position, 0)?,
            options: Vec::new(),
            steps: solver.steps,
        }),
        Phase::First(seat, _) | Phase::Second(seat, _) => {
            let mut options = solver.options(position, seat, 0)?;
            let players = position.players();
            // Of equals the first stays first.
            options.sort_by(|(_, a), (_, b)| b.compare(a, seat, players));
            Some(Solution {
                worth: options.first()?.1,
                options,
                steps: solver.steps,
            })
        }
    }
}

struct Solver {
    /// What stands for 1 in all numbers.
    whole: i64,
    players: usize,
    /// What a tile on a space that was vacant at first adds to the key of a position, times its kind.
    places: [u64; COLUMNS * ROWS],
    /// What positions with a roll due are worth, by their tiles and the seat that rolls; and those that are over.
    known: HashMap<u64, Worth, BuildHasherDefault<Mixed>>,
    steps: u32,
    most: u32,
}

/// The best that a turn can come to, before it is known what the dice allow.
struct Best {
    /// With one tile, of any terrain.
    single: Worth,
    /// With a tile of the first terrain and then one of the second.
    pairs: [[Option<Worth>; 4]; 4],
    /// For each terrain a space on which a first tile does not end the game.
    goes_on: [Option<Space>; 4],
}

impl Solver {
    fn new(position: &Genesis, most: u32) -> Solver {
        let players = position.players();
        let kinds = (Terrain::ALL.len() * players + 1) as u64;
        let mut places = [0; COLUMNS * ROWS];
        let mut place = players as u64 + 1;
        for space in position.vacant().iter() {
            places[number(space)] = place;
            place *= kinds;
        }
        // While a roll is due at least three spaces are vacant, and a turn takes at least one.
        let rolls = position.vacant().len().saturating_sub(2) as u32;
        Solver {
            whole: SHARED * 36_i64.pow(rolls),
            players,
            places,
            known: HashMap::default(),
            steps: 0,
            most,
        }
    }

    /// What a position is worth; its tiles since the beginning are in the key.
    fn worth(&mut self, position: &Genesis, tiles: u64) -> Option<Worth> {
        match position.phase() {
            Phase::Over => Some(self.end(position, tiles)),
            Phase::Roll(seat) => self.rolled(position, seat, tiles),
            Phase::First(seat, _) | Phase::Second(seat, _) => {
                let options = self.options(position, seat, tiles)?;
                let mut best = options.first()?.1;
                for (_, worth) in options {
                    self.keep(&mut best, worth, seat);
                }
                Some(best)
            }
            Phase::Board | Phase::Start => None,
        }
    }

    /// What every legal action is worth.
    fn options(
        &mut self,
        position: &Genesis,
        seat: Seat,
        tiles: u64,
    ) -> Option<Vec<(Action, Worth)>> {
        let mut options = Vec::new();
        for action in position.choices(seat).iter() {
            let (after, tiles) = self.after(position, seat, action, tiles)?;
            options.push((action, self.worth(&after, tiles)?));
        }
        Some(options)
    }

    /// Does an action in thought, unless that was done too often.
    fn after(
        &mut self,
        position: &Genesis,
        seat: Seat,
        action: Action,
        mut tiles: u64,
    ) -> Option<(Genesis, u64)> {
        if let Action::Place(terrain, space) = action {
            if self.steps == self.most {
                return None;
            }
            self.steps += 1;
            let kind = 1 + terrain.index() * self.players + seat.index();
            tiles += self.places[number(space)] * kind as u64;
        }
        let mut after = *position;
        after.act(seat, action);
        Some((after, tiles))
    }

    fn keep(&self, best: &mut Worth, worth: Worth, seat: Seat) {
        if worth.compare(best, seat, self.players).is_gt() {
            *best = worth;
        }
    }

    fn end(&mut self, position: &Genesis, tiles: u64) -> Worth {
        let key = tiles + self.players as u64;
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let standings = position.result().expect("the game is over");
        let mut worth = Worth {
            shares: [0; Worth::PLAYERS],
            points: [0; Worth::PLAYERS],
            whole: self.whole,
        };
        for winner in standings.winners().iter() {
            worth.shares[winner.index()] = self.whole / standings.winners().len() as i64;
        }
        for (into, &points) in worth.points.iter_mut().zip(standings.points()) {
            *into = i64::from(points) * self.whole;
        }
        self.known.insert(key, worth);
        worth
    }

    /// What a position is worth before this seat rolls.
    fn rolled(&mut self, position: &Genesis, seat: Seat, tiles: u64) -> Option<Worth> {
        let key = tiles + seat.index() as u64;
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let best = self.turn(position, seat, tiles)?;
        let mut sum = Worth {
            shares: [0; Worth::PLAYERS],
            points: [0; Worth::PLAYERS],
            whole: self.whole,
        };
        for (dice, ways) in rolls() {
            let worth = self.best_with(dice, position, seat, &best);
            for of in 0..self.players {
                debug_assert_eq!((worth.shares[of] % 36, worth.points[of] % 36), (0, 0));
                sum.shares[of] += ways * (worth.shares[of] / 36);
                sum.points[of] += ways * (worth.points[of] / 36);
            }
        }
        self.known.insert(key, sum);
        Some(sum)
    }

    /// Looks at all that a turn can come to.
    fn turn(&mut self, position: &Genesis, seat: Seat, tiles: u64) -> Option<Best> {
        let mut single: Option<Worth> = None;
        let mut pairs = [[None::<Worth>; 4]; 4];
        let mut goes_on = [None; 4];
        for first in Terrain::ALL {
            if position.supply(seat).left(first) == 0 {
                continue;
            }
            // These dice allow every second tile.
            let mut thrown = *position;
            thrown.settle(Chance::Dice([Face::Terrain(first), Face::Wild]));
            for space in position.vacant().iter() {
                let action = Action::Place(first, space);
                let (one, tiles) = self.after(&thrown, seat, action, tiles)?;
                let mut alone = one;
                if one.phase() != Phase::Over {
                    alone.act(seat, Action::End);
                    goes_on[first.index()] = Some(space);
                    for action in one.choices(seat).iter() {
                        let Action::Place(second, _) = action else {
                            continue;
                        };
                        let (two, tiles) = self.after(&one, seat, action, tiles)?;
                        let worth = self.worth(&two, tiles)?;
                        let pair = &mut pairs[first.index()][second.index()];
                        let mut best = pair.unwrap_or(worth);
                        self.keep(&mut best, worth, seat);
                        *pair = Some(best);
                    }
                }
                let worth = self.worth(&alone, tiles)?;
                let mut best = single.unwrap_or(worth);
                self.keep(&mut best, worth, seat);
                single = Some(best);
            }
        }
        Some(Best {
            single: single?,
            pairs,
            goes_on,
        })
    }

    /// The best that a turn can come to with these dice.
    fn best_with(&self, dice: [Face; 2], position: &Genesis, seat: Seat, best: &Best) -> Worth {
        let mut thrown = *position;
        thrown.settle(Chance::Dice(dice));
        let mut worth = best.single;
        for first in Terrain::ALL {
            let Some(space) = best.goes_on[first.index()] else {
                continue;
            };
            let mut one = thrown;
            one.act(seat, Action::Place(first, space));
            // It answers to no die, if the turn is over.
            let Phase::Second(_, die) = one.phase() else {
                continue;
            };
            for second in Terrain::ALL {
                match best.pairs[first.index()][second.index()] {
                    Some(pair) if one.answers(seat, second, die) => {
                        self.keep(&mut worth, pair, seat);
                    }
                    _ => {}
                }
            }
        }
        worth
    }
}

/// Every roll of two dice but for their order, and in how many of 36 ways it comes about (G-1.7).
fn rolls() -> impl Iterator<Item = ([Face; 2], i64)> {
    let faces = || {
        Terrain::ALL
            .into_iter()
            .map(Face::Terrain)
            .chain([Face::Wild])
    };
    let ways = |face: Face| Face::DIE.iter().filter(|&&on| on == face).count() as i64;
    faces().enumerate().flat_map(move |(place, one)| {
        faces().skip(place).map(move |two| {
            let orders = if one == two { 1 } else { 2 };
            ([one, two], orders * ways(one) * ways(two))
        })
    })
}

fn number(space: Space) -> usize {
    space.row() * COLUMNS + space.column()
}

/// Mixes one number so that its high and low bits depend on all of it.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are numbers");
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 32);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
