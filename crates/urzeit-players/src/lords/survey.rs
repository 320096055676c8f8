//! The board at a glance: who can strike whom, and what is in danger.

use arrayvec::ArrayVec;
use urzeit_rules::{
    Lords, Seat,
    lords::{Ground, Hex, Hexes, Terrain, board::HEXES, cards::HABITABLE},
};

use super::odds::falls;

/// What every thought about the board begins with.
pub(super) struct Survey<'a> {
    pub(super) position: &'a Lords,
    pub(super) occupied: Hexes,
    /// Habitable hexes without people.
    pub(super) empty: Hexes,
    pub(super) barbarian: Hexes,
    /// The terrain of each hex, by its index.
    terrain: [u8; HEXES],
    /// The bands that could move and strike.
    pub(super) bands: ArrayVec<Band, HEXES>,
    /// How likely each hex falls if others strike it with all they have beside it.
    pub(super) danger: [f32; HEXES],
}

/// Barbarians of a seat that can join each other: connected hexes of one terrain of which at
/// least one has people to spare.
pub(super) struct Band {
    pub(super) seat: Seat,
    pub(super) terrain: Terrain,
    pub(super) hexes: Hexes,
    /// How many need not stay behind (L-7.1.1).
    pub(super) spare: u16,
    /// What can be reached from its hexes in one step.
    pub(super) reach: Hexes,
    /// What it could attack.
    pub(super) targets: Hexes,
}

impl<'a> Survey<'a> {
    pub(super) fn of(position: &'a Lords) -> Survey<'a> {
        let occupied = position.occupied();
        let mut survey = Survey {
            position,
            occupied,
            empty: Hexes::NONE,
            barbarian: occupied & !position.civilised(),
            terrain: [0; HEXES],
            bands: ArrayVec::new(),
            danger: [0.0; HEXES],
        };
        let mut habitable = Hexes::NONE;
        for terrain in HABITABLE {
            let land = position.land(terrain);
            habitable = habitable | land;
            for hex in land.iter() {
                survey.terrain[hex.index()] = terrain as u8;
            }
        }
        survey.empty = habitable & !occupied;
        survey.gather();
        survey.weigh_dangers();
        survey
    }

    fn gather(&mut self) {
        let position = self.position;
        let stacks = self.barbarian.iter();
        let stacks: Hexes = stacks.filter(|&hex| position.people(hex) >= 2).collect();
        if stacks.is_empty() {
            return;
        }
        for seat in Seat::all(position.colours().len()) {
            let own = position.owned(seat);
            let mut rest = stacks & own;
            while let Some(first) = rest.first() {
                let terrain = self.terrain(first);
                let home = own & self.barbarian & position.land(terrain);
                let (mut hexes, mut reach) = (Hexes::NONE, Hexes::from(first));
                let (mut spare, mut new) = (0, Hexes::from(first));
                while let Some(hex) = new.first() {
                    hexes.insert(hex);
                    spare += position.people(hex) - 1;
                    reach = reach | position.reach(hex, terrain);
                    new = reach & home & !hexes;
                }
                rest = rest & !hexes;
                self.bands.push(Band {
                    seat,
                    terrain,
                    hexes,
                    spare,
                    reach,
                    targets: reach & self.occupied & !own,
                });
            }
        }
    }

    fn weigh_dangers(&mut self) {
        for band in &self.bands {
            for hex in band.targets.iter() {
                let ground = ground(band.terrain, self.terrain(hex));
                let fall = falls(ground, band.spare + 1, self.position.people(hex));
                let danger = &mut self.danger[hex.index()];
                *danger = 1.0 - (1.0 - *danger) * (1.0 - fall);
            }
        }
    }

    /// The terrain of a habitable hex.
    #[inline]
    pub(super) fn terrain(&self, hex: Hex) -> Terrain {
        Terrain::ALL[usize::from(self.terrain[hex.index()])]
    }

    /// The points that a hex with people is worth to its owner (L-9.2).
    #[inline]
    pub(super) fn worth(&self, hex: Hex) -> f32 {
        if self.position.altars().contains(hex) {
            3.0
        } else if self.barbarian.contains(hex) {
            1.0
        } else {
            2.0
        }
    }

    /// The hexes of the others.
    #[inline]
    pub(super) fn foreign(&self, seat: Seat) -> Hexes {
        self.occupied & !self.position.owned(seat)
    }

    /// How likely a hex falls to these attackers.
    #[inline]
    pub(super) fn fall(&self, terrain: Terrain, attackers: u16, target: Hex) -> f32 {
        let ground = ground(terrain, self.terrain(target));
        falls(ground, attackers, self.position.people(target))
    }

    /// Where barbarians on this hex could spread to at once.
    #[inline]
    pub(super) fn room(&self, hex: Hex) -> Hexes {
        let terrain = self.terrain(hex);
        self.position.reach(hex, terrain) & self.position.land(terrain) & self.empty
    }

    /// The band of a hex, if it has one.
    pub(super) fn band(&self, hex: Hex) -> Option<&Band> {
        self.bands.iter().find(|band| band.hexes.contains(hex))
    }

    /// From where somebody else could strike a hex after placing people there, on like ground
    /// and on other: empty land and barbarians of others beside it.
    #[inline]
    pub(super) fn landings(&self, seat: Seat, hex: Hex) -> [usize; 2] {
        let open = self.empty | (self.barbarian & !self.position.owned(seat));
        let open = hex.neighbours() & open;
        let like = (open & self.position.land(self.terrain(hex))).len();
        [like, open.len() - like]
    }
}

/// How one terrain is to another.
#[inline]
pub(super) fn ground(one: Terrain, other: Terrain) -> Ground {
    if one == other {
        Ground::Like
    } else {
        Ground::Other
    }
}
