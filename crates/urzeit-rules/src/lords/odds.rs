//! The chances of attacks (L-7.2), exactly.

use std::cmp::Ordering;

use super::{
    fight::{Ground, Roll},
    natural::Natural,
    setup::Doubles,
};
use crate::Probability;

/// How many of the 216 rolls of an attack cost what.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Costs {
    /// Nobody loses a marker.
    pub nobody: u32,
    /// Only the attacker loses one.
    pub attacker: u32,
    /// Only the defender loses one.
    pub defender: u32,
    /// Both lose one.
    pub both: u32,
}

/// The chances of one attack: so many of 216 rolls.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct AttackOdds {
    /// Rolls after which the turn goes on.
    pub plain: Costs,
    /// Doubles: the turn is over.
    pub doubles: Costs,
}

impl AttackOdds {
    /// All rolls of an attack.
    pub const ROLLS: u32 = 216;

    /// The chances of one attack.
    #[must_use]
    pub fn new(ground: Ground, doubles: Doubles) -> AttackOdds {
        let mut odds = AttackOdds::default();
        for roll in Roll::all() {
            let costs = if roll.is_doubles() {
                &mut odds.doubles
            } else {
                &mut odds.plain
            };
            let losses = roll.losses(ground, doubles);
            *match (losses.attacker, losses.defender) {
                (false, false) => &mut costs.nobody,
                (true, false) => &mut costs.attacker,
                (false, true) => &mut costs.defender,
                (true, true) => &mut costs.both,
            } += 1;
        }
        odds
    }
}

/// An exact probability of any size: so many ways of so many. Not reduced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fraction {
    /// How many of the equally likely cases it is.
    pub ways: Natural,
    /// How many equally likely cases there are.
    pub of: Natural,
}

impl Fraction {
    /// The same as a [`Probability`], where it fits into one.
    #[must_use]
    pub fn probability(&self) -> Option<Probability> {
        Some(Probability {
            ways: self.ways.to_u128()?,
            of: self.of.to_u128()?,
        })
    }

    /// How many whole parts of `parts` it is: of 100 for per cent. Rounded down.
    #[must_use]
    pub fn parts(&self, parts: u32) -> u32 {
        let scaled = self.ways.times(parts);
        // The largest number of parts that is not too large.
        let (mut low, mut high) = (0, parts);
        while low < high {
            let middle = high - (high - low) / 2;
            match self.of.times(middle).cmp(&scaled) {
                Ordering::Greater => high = middle - 1,
                _ => low = middle,
            }
        }
        low
    }
}

/// The chances of attacking from one hex the same other one, again and again, until nobody
/// is left there, or one attacker is left, or doubles end the turn.
///
/// A roll that costs nobody anything and is no doubles is simply repeated, so it drops out:
/// of the rolls that change something each has the same chance to be the next. That makes the
/// sum over all numbers of repetitions a fraction with that many rolls, to the power of all
/// markers that can be lost, as its denominator. The option `advance` plays no part: nobody
/// advances before the fight is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiegeOdds {
    /// No defender is left, whether the last roll was doubles or not.
    pub emptied: Fraction,
    /// Of these: the attacker may enter, because the terrain is like, the last roll was no
    /// doubles and two attackers are left (L-7.2.7).
    pub entered: Fraction,
    /// One attacker is left against defenders, and the turn goes on.
    pub repelled: Fraction,
    /// Doubles have ended the turn while defenders are left.
    pub stopped: Fraction,
    /// The chance that so many attackers are left, from 0 on.
    pub attackers_left: Vec<Fraction>,
    /// The chance that so many defenders are left, from 0 on.
    pub defenders_left: Vec<Fraction>,
}

impl SiegeOdds {
    /// The most people on a hex for which the chances are computed.
    ///
    /// The work grows with the product of both stacks times their sum, because exact numbers
    /// get longer with every marker that can be lost: about 1.5 ms for two stacks of fifty,
    /// 12 ms for two of a hundred, and seconds for some that the options allow.
    pub const MOST: u16 = 100;

    /// The chances for these stacks; nothing if one of them is larger than
    /// [`SiegeOdds::MOST`].
    #[must_use]
    pub fn new(
        ground: Ground,
        doubles: Doubles,
        attackers: u16,
        defenders: u16,
    ) -> Option<SiegeOdds> {
        if attackers.max(defenders) > SiegeOdds::MOST {
            return None;
        }
        let mut siege = Siege::begin(ground, doubles, attackers, defenders);
        // Row by row: an attack never adds an attacker or a defender.
        for attackers in (0..=attackers).rev() {
            for defenders in (0..=defenders).rev() {
                siege.attack(attackers, defenders);
            }
            siege.next_row();
        }
        let of = &siege.all;
        let fraction = |ways: Natural| Fraction {
            ways,
            of: of.clone(),
        };
        Some(SiegeOdds {
            emptied: fraction(siege.emptied),
            entered: fraction(siege.entered),
            repelled: fraction(siege.repelled),
            stopped: fraction(siege.stopped),
            attackers_left: siege.attackers_left.into_iter().map(fraction).collect(),
            defenders_left: siege.defenders_left.into_iter().map(fraction).collect(),
        })
    }
}

/// Computes [`SiegeOdds`]: in how many ways every state comes up.
struct Siege {
    odds: AttackOdds,
    ground: Ground,
    /// The rolls that change something.
    changing: u32,
    /// All ways: a power of `changing`.
    all: Natural,
    /// The ways to the states with this many attackers, by defenders.
    row: Vec<Natural>,
    /// The same with one attacker less.
    below: Vec<Natural>,
    emptied: Natural,
    entered: Natural,
    repelled: Natural,
    stopped: Natural,
    attackers_left: Vec<Natural>,
    defenders_left: Vec<Natural>,
}

impl Siege {
    fn begin(ground: Ground, doubles: Doubles, attackers: u16, defenders: u16) -> Siege {
        let odds = AttackOdds::new(ground, doubles);
        let changing = AttackOdds::ROLLS - odds.plain.nobody;
        let (attackers, defenders) = (usize::from(attackers), usize::from(defenders));
        let losses = attackers.saturating_sub(1) + defenders;
        let all = (0..losses).fold(Natural::one(), |all, _| all.times(changing));
        let mut row = vec![Natural::default(); defenders + 1];
        row[defenders] = all.clone();
        Siege {
            odds,
            ground,
            changing,
            all,
            row,
            below: vec![Natural::default(); defenders + 1],
            emptied: Natural::default(),
            entered: Natural::default(),
            repelled: Natural::default(),
            stopped: Natural::default(),
            attackers_left: vec![Natural::default(); attackers + 1],
            defenders_left: vec![Natural::default(); defenders + 1],
        }
    }

    fn next_row(&mut self) {
        std::mem::swap(&mut self.row, &mut self.below);
        self.below.fill(Natural::default());
    }

    /// Ends here, or attacks once more.
    fn attack(&mut self, attackers: u16, defenders: u16) {
        let ways = std::mem::take(&mut self.row[usize::from(defenders)]);
        if ways.is_zero() {
            return;
        }
        if attackers < 2 || defenders == 0 {
            return self.end(attackers, defenders, &ways);
        }
        // Whole: each attack so far has used up one factor of all ways, and there is at
        // least one marker left to lose.
        let each = ways.over(self.changing);
        let AttackOdds { plain, doubles } = self.odds;
        let there = usize::from(defenders);
        self.row[there - 1].add(&each.times(plain.defender));
        self.below[there].add(&each.times(plain.attacker));
        self.below[there - 1].add(&each.times(plain.both));
        self.stop(attackers, defenders, &each.times(doubles.nobody));
        self.stop(attackers, defenders - 1, &each.times(doubles.defender));
        self.stop(attackers - 1, defenders, &each.times(doubles.attacker));
        self.stop(attackers - 1, defenders - 1, &each.times(doubles.both));
    }

    fn end(&mut self, attackers: u16, defenders: u16, ways: &Natural) {
        if defenders > 0 {
            self.repelled.add(ways);
        } else {
            self.emptied.add(ways);
            if attackers >= 2 && self.ground == Ground::Like {
                self.entered.add(ways);
            }
        }
        self.note_left(attackers, defenders, ways);
    }

    /// Doubles.
    fn stop(&mut self, attackers: u16, defenders: u16, ways: &Natural) {
        match defenders {
            0 => self.emptied.add(ways),
            _ => self.stopped.add(ways),
        }
        self.note_left(attackers, defenders, ways);
    }

    fn note_left(&mut self, attackers: u16, defenders: u16, ways: &Natural) {
        self.attackers_left[usize::from(attackers)].add(ways);
        self.defenders_left[usize::from(defenders)].add(ways);
    }
}
