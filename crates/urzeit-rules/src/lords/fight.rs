//! What an attack does (L-7.2).

use super::{
    board::Hex,
    outcome::Die,
    position::{Lords, Phase},
    setup::Doubles,
};
use crate::Seat;

/// How the terrains of attacker and defender are to each other (L-7.2.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// The same terrain.
    Like,
    /// Other terrain.
    Other,
}

/// The dice of an attack (L-7.2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// The attacker's two dice.
    pub attacker: [Die; 2],
    /// The defender's die.
    pub defender: Die,
}

/// The sides that lose a people marker in an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Losses {
    /// The attacker does.
    pub attacker: bool,
    /// The defender does.
    pub defender: bool,
}

impl Roll {
    /// All 216.
    pub fn all() -> impl Iterator<Item = Roll> {
        let pairs = Die::ALL.into_iter().flat_map(|a| Die::ALL.map(|b| [a, b]));
        pairs.flat_map(|attacker| Die::ALL.map(|defender| Roll { attacker, defender }))
    }

    /// Do the attacker's dice show the same (L-7.2.8)?
    #[must_use]
    #[inline]
    pub fn is_doubles(self) -> bool {
        self.attacker[0] == self.attacker[1]
    }

    /// The sides that lose a people marker.
    #[must_use]
    #[inline]
    pub fn losses(self, ground: Ground, doubles: Doubles) -> Losses {
        // L-7.2.8
        if self.is_doubles() && doubles == Doubles::AttackFails {
            return Losses {
                attacker: false,
                defender: false,
            };
        }
        // L-7.2.5
        let needed = match ground {
            Ground::Like => 6,
            Ground::Other => 8,
        };
        let [one, two] = self.attacker;
        Losses {
            attacker: self.defender > one && self.defender > two,
            defender: one.pips() + two.pips() >= needed,
        }
    }
}

impl Lords {
    /// How the terrains of two hexes are to each other.
    #[must_use]
    #[inline]
    pub fn ground(&self, from: Hex, to: Hex) -> Ground {
        if self.terrain(from) == self.terrain(to) {
            Ground::Like
        } else {
            Ground::Other
        }
    }

    /// L-7.2.5 to L-7.2.9
    pub(super) fn fight(&mut self, roll: Roll) {
        let Phase::Roll(seat, from, to) = self.phase else {
            return;
        };
        let ground = self.ground(from, to);
        let losses = roll.losses(ground, self.options.doubles);
        // L-7.2.6
        if losses.defender {
            self.lose_one(to);
        }
        if losses.attacker {
            self.lose_one(from);
        }
        // L-7.2.8
        if roll.is_doubles() {
            return self.end_turn();
        }
        // L-7.2.7
        let emptied = self.counts[to.index()] == 0;
        let enters = emptied && ground == Ground::Like && self.counts[from.index()] >= 2;
        self.phase = if enters {
            Phase::Advance(seat, from, to)
        } else {
            Phase::Act(seat)
        };
    }

    /// L-7.2.6
    fn lose_one(&mut self, hex: Hex) {
        let Some(owner) = self.owner(hex) else {
            return;
        };
        self.counts[hex.index()] -= 1;
        self.supplies[owner.index()] += 1;
        if self.counts[hex.index()] > 0 {
            return;
        }
        self.owned[owner.index()].remove(hex);
        self.civilised.remove(hex);
        if self.altars.contains(hex) {
            self.altars.remove(hex);
            self.altars_left[owner.index()] += 1;
        }
    }

    /// L-7.2.7
    pub(super) fn advance(&mut self, seat: Seat, count: u16) {
        self.so_far.actions += 1;
        if let Phase::Advance(_, from, to) = self.phase
            && count > 0
        {
            self.shift(seat, from, to, count);
        }
        self.phase = Phase::Act(seat);
    }
}
