//! What people on a hex could do next: strike, spread, be struck.

use urzeit_rules::{
    Seat,
    lords::{Ground, Hex, Hexes, Terrain},
};

use super::{
    odds::{entered, falls},
    survey::{Band, Survey, ground},
};

/// What an attack can win.
#[derive(Clone, Copy, Default)]
pub(super) struct Strike {
    /// How likely the best target falls.
    pub(super) fall: f32,
    /// Points that the others lose and we win, of the best targets.
    pub(super) gain: f32,
}

impl Survey<'_> {
    /// What so many people of a seat could win by attacking from a hex.
    pub(super) fn strike(&self, seat: Seat, from: Hex, people: u16) -> Strike {
        if people < 2 {
            return Strike::default();
        }
        let terrain = self.terrain(from);
        let targets = self.position.reach(from, terrain) & self.foreign(seat);
        self.strike_at(terrain, targets, people)
    }

    /// What so many people on this terrain could win of these targets.
    pub(super) fn strike_at(&self, terrain: Terrain, targets: Hexes, people: u16) -> Strike {
        let (mut best, mut next, mut fall) = (0.0, 0.0, 0.0f32);
        for target in targets.iter() {
            let chance = self.fall(terrain, people, target);
            let gain = self.gain(terrain, people, target);
            fall = fall.max(chance);
            if gain > best {
                (best, next) = (gain, best);
            } else if gain > next {
                next = gain;
            }
        }
        Strike {
            fall,
            gain: best + 0.5 * next,
        }
    }

    /// Points that the attack on one target is worth: those lost there and one that is won by
    /// entering.
    #[inline]
    pub(super) fn gain(&self, terrain: Terrain, people: u16, target: Hex) -> f32 {
        let ground = ground(terrain, self.terrain(target));
        let defenders = self.position.people(target);
        let enter = match ground {
            Ground::Like => entered(ground, people, defenders),
            Ground::Other => 0.0,
        };
        falls(ground, people, defenders) * self.worth(target) + enter
    }

    /// How likely others empty a hex on which a seat has so many people.
    pub(super) fn risk(&self, seat: Seat, hex: Hex, people: u16) -> f32 {
        let mut stays = 1.0;
        for band in &self.bands {
            if band.seat != seat && band.reach.contains(hex) {
                let ground = ground(band.terrain, self.terrain(hex));
                stays *= 1.0 - falls(ground, band.spare + 1, people);
            }
        }
        1.0 - stays
    }

    /// Points that a band could take from a seat.
    pub(super) fn menace(&self, band: &Band, seat: Seat) -> f32 {
        let targets = band.targets & self.position.owned(seat);
        self.strike_at(band.terrain, targets, band.spare + 1).gain
    }

    /// How many empty hexes people on this hex can settle, up to `most`.
    pub(super) fn settleable(&self, hex: Hex, most: usize) -> usize {
        let land = self.position.land(self.terrain(hex)) & self.empty & !Hexes::from(hex);
        let mut settled = self.room(hex);
        loop {
            if settled.len() >= most {
                return most;
            }
            let more = settled | (settled.neighbours() & land);
            if more == settled {
                return settled.len();
            }
            settled = more;
        }
    }
}
