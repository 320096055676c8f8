//! The areas and herds of a position, found once for everything that is to be said of them.

use arrayvec::ArrayVec;
use urzeit_rules::{
    Game, Genesis, Seat,
    genesis::{
        Spaces, Terrain, Ties,
        spaces::{COLUMNS, ROWS},
    },
};

use super::{
    moment::Moment,
    tally::{SEATS, SMALLEST, Tally},
};

const SPACES: usize = COLUMNS * ROWS;
const TERRAINS: usize = Terrain::ALL.len();

/// The areas and herds of a position.
pub(super) struct Land {
    pub(super) areas: ArrayVec<Area, SPACES>,
    /// Area by area.
    pub(super) herds: ArrayVec<Herd, SPACES>,
    pub(super) vacant: Spaces,
    /// How much of the land is vacant: 1 at the beginning, about 0 at the end.
    pub(super) room: f32,
    pub(super) moment: Moment,
    pub(super) ties: Ties,
    /// The sizes of the largest areas that score.
    pub(super) largest: Largest,
}

/// Connected tiles of one terrain (G-5.1).
pub(super) struct Area {
    pub(super) terrain: Terrain,
    pub(super) tally: Tally,
    /// Which of the herds are its.
    pub(super) herds: std::ops::Range<u8>,
    /// The vacant spaces next to it, if anybody has a tile left that could grow it.
    pub(super) liberties: Spaces,
    /// How often its places count (G-5.7, G-5.8).
    pub(super) factor: u8,
}

/// Connected tiles of one species in one area (G-5.2).
pub(super) struct Herd {
    pub(super) owner: Seat,
    pub(super) area: u8,
    pub(super) size: u8,
    pub(super) tiles: Spaces,
    /// The vacant spaces next to it, if anybody has a tile left that could grow it.
    pub(super) liberties: Spaces,
}

/// The sizes of the largest areas; 0 where none scores.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Largest {
    pub(super) of_board: u8,
    pub(super) of_terrain: [u8; TERRAINS],
    /// Is there only one of this size?
    single_on_board: bool,
    single_of_terrain: [bool; TERRAINS],
}

impl Land {
    pub(super) fn of(position: &Genesis) -> Land {
        let vacant = position.vacant();
        let placed: usize = Seat::all(position.players())
            .map(|seat| position.owned_by(seat).len())
            .sum();
        let left = vacant.len();
        let room = left as f32 / (placed + left).max(1) as f32;
        let mut land = Land {
            areas: ArrayVec::new(),
            herds: ArrayVec::new(),
            vacant,
            room,
            moment: Moment::of(room),
            ties: position.ties(),
            largest: Largest::default(),
        };
        for terrain in Terrain::ALL {
            let can_grow =
                Seat::all(position.players()).any(|seat| position.supply(seat).left(terrain) > 0);
            let free = if can_grow { vacant } else { Spaces::NONE };
            let mut rest = position.tiles_of(terrain);
            while !rest.is_empty() {
                let area = rest.connected_to(rest.only_first());
                rest = rest & !area;
                land.add(position, terrain, area, free);
            }
        }
        for area in &mut land.areas {
            area.factor = land.largest.factor(area.terrain, area.tally.size);
        }
        land
    }

    #[inline]
    fn add(&mut self, position: &Genesis, terrain: Terrain, area: Spaces, free: Spaces) {
        let number = self.areas.len() as u8;
        let liberties = free.next_to(area);
        let first = self.herds.len() as u8;
        let mut tally = Tally::default();
        for owner in Seat::all(position.players()) {
            let mut rest = area & position.owned_by(owner);
            while !rest.is_empty() {
                let tiles = rest.connected_to(rest.only_first());
                rest = rest & !tiles;
                let size = tiles.len() as u8;
                tally.add(owner, size);
                self.herds.push(Herd {
                    owner,
                    area: number,
                    size,
                    tiles,
                    liberties: free.next_to(tiles),
                });
            }
        }
        self.largest.count(terrain, tally.size);
        self.areas.push(Area {
            terrain,
            tally,
            herds: first..self.herds.len() as u8,
            liberties,
            factor: 0,
        });
    }

    /// The herds of an area.
    #[inline]
    pub(super) fn herds_of(&self, area: &Area) -> &[Herd] {
        &self.herds[usize::from(area.herds.start)..usize::from(area.herds.end)]
    }

    /// The points that each seat would have now.
    pub(super) fn points(&self) -> [i16; SEATS] {
        let mut points = [0; SEATS];
        for area in self.areas.iter().filter(|area| area.factor > 0) {
            let shares = area.tally.points(area.factor, self.ties);
            for (sum, share) in points.iter_mut().zip(shares) {
                *sum += share;
            }
        }
        points
    }
}

impl Largest {
    /// Counts one more area.
    #[inline]
    fn count(&mut self, terrain: Terrain, size: u8) {
        if size < SMALLEST {
            return;
        }
        let index = terrain.index();
        if size >= self.of_terrain[index] {
            self.single_of_terrain[index] = size > self.of_terrain[index];
            self.of_terrain[index] = size;
        }
        if size >= self.of_board {
            self.single_on_board = size > self.of_board;
            self.of_board = size;
        }
    }

    /// How often the places of an area of this terrain and size count (G-5.1, G-5.7, G-5.8).
    #[inline]
    pub(super) fn factor(&self, terrain: Terrain, size: u8) -> u8 {
        let index = terrain.index();
        if size < SMALLEST {
            0
        } else if size == self.of_board && self.single_on_board {
            3
        } else if size == self.of_terrain[index] && self.single_of_terrain[index] {
            2
        } else {
            1
        }
    }

    /// The same when areas of a terrain are joined to one of this size, which is larger than
    /// each of them. So what is as large or larger is not one of them and stays.
    #[inline]
    pub(super) fn after_joining(mut self, terrain: Terrain, size: u8) -> Largest {
        self.count(terrain, size);
        self
    }
}
