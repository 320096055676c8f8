//! Areas, herds and points (G-5).

use std::cmp::Ordering;

use arrayvec::ArrayVec;

use super::{
    position::{Genesis, Phase},
    setup::Ties,
    spaces::{COLUMNS, ROWS, Spaces},
    terrain::Terrain,
};
use crate::{Seat, Seats, Standings};

const SPACES: usize = COLUMNS * ROWS;
/// Fewer tiles score nothing (G-5.1).
const SMALLEST: usize = 3;
/// What first and second place are worth (G-5.3).
const FIRST: u16 = 4;
const SECOND: u16 = 2;

/// The score of a position, with all that led to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Every area, terrain by terrain.
    pub areas: Vec<Area>,
    /// The points of each seat.
    pub points: Vec<u16>,
}

/// Connected tiles of one terrain (G-5.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// Their terrain.
    pub terrain: Terrain,
    /// Where they are.
    pub tiles: Spaces,
    /// How often its places count.
    pub multiplier: Multiplier,
    /// The herds in it, in the order of seats.
    pub herds: Vec<Herd>,
}

impl Area {
    /// Does a herd tie with herds of its own player only, so that nothing is divided (G-5.12)?
    #[must_use]
    pub fn ties_with_own(&self, herd: &Herd) -> bool {
        self.herds.iter().any(|other| {
            let is_same = (other.owner, other.size) == (herd.owner, herd.size);
            is_same && other.took == Took::WithOther { sharers: 1 }
        })
    }
}

/// How often the places of an area count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Multiplier {
    /// Not at all: fewer than three tiles (G-5.1).
    None,
    /// Once.
    Single,
    /// Twice: the largest of its terrain (G-5.8).
    Double,
    /// Three times: the largest of all (G-5.7).
    Triple,
}

/// Connected tiles of one species in one area (G-5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Herd {
    /// The player it belongs to.
    pub owner: Seat,
    /// Where it is.
    pub tiles: Spaces,
    /// How many tiles it has.
    pub size: usize,
    /// What it took.
    pub points: u16,
    /// For what it took that.
    pub took: Took,
}

/// What a herd took in its area. Sharers are herds, if `ties=herds` and they are not all of one
/// player; otherwise they are players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Took {
    /// Both places: it is alone (G-5.4).
    Both,
    /// First place (G-5.5).
    First,
    /// A share of first place: tied for largest, with smaller herds about (`own_place`).
    FirstShared {
        /// Among how many.
        sharers: u16,
    },
    /// Second place, or a share of it (G-5.5).
    Second {
        /// Among how many.
        sharers: u16,
    },
    /// A share of both places: tied for largest (G-5.6).
    BothShared {
        /// Among how many.
        sharers: u16,
    },
    /// Its owner's share, which stands at another of the owner's herds (G-5.10, G-5.12).
    WithOther {
        /// Among how many players; one has nothing to divide (G-5.12).
        sharers: u16,
    },
    /// Nothing: others are larger, or the area is too small.
    Nothing,
}

impl Herd {
    fn new(owner: Seat, tiles: Spaces) -> Herd {
        Herd {
            owner,
            tiles,
            size: tiles.len(),
            points: 0,
            took: Took::Nothing,
        }
    }
}

impl Multiplier {
    /// The factor of the places.
    #[must_use]
    pub fn factor(self) -> u16 {
        self as u16
    }
}

type Areas = ArrayVec<ScoringArea, { SPACES / SMALLEST }>;
type Herds = ArrayVec<Herd, SPACES>;

struct ScoringArea {
    terrain: Terrain,
    tiles: Spaces,
    size: usize,
}

impl Genesis {
    /// What every seat would score now, area by area.
    #[must_use]
    pub fn score(&self) -> Score {
        let mut areas = self.small_areas();
        self.for_each_scoring_area(|area, multiplier, herds| {
            areas.push(Area {
                terrain: area.terrain,
                tiles: area.tiles,
                multiplier,
                herds: herds.to_vec(),
            });
        });
        areas.sort_by_key(|area| area.terrain);
        Score {
            areas,
            points: self.points()[..self.players()].to_vec(),
        }
    }

    /// Points and winners, once the game is over (G-5.11).
    pub(super) fn result(&self) -> Option<Standings> {
        let over = self.phase == Phase::Over;
        over.then(|| Standings::by_points(&self.points()[..self.players()]))
    }

    /// The points that every seat would have now.
    fn points(&self) -> [u16; Seat::MAX] {
        let mut points = [0; Seat::MAX];
        self.for_each_scoring_area(|_, _, herds| {
            for herd in herds {
                points[herd.owner.index()] += herd.points;
            }
        });
        points
    }

    /// Calls back with every area that scores, its multiplier, and its herds with their points.
    fn for_each_scoring_area(&self, mut each: impl FnMut(&ScoringArea, Multiplier, &[Herd])) {
        let mut areas = Areas::new();
        self.find_scoring_areas(&mut areas);
        // G-5.7: the single largest area of the board.
        let tripled = single_largest(areas.iter());
        // G-5.8: the single largest of each terrain; where that is the tripled one, no other
        // area has its size.
        let doubled = Terrain::ALL
            .map(|terrain| single_largest(areas.iter().filter(|area| area.terrain == terrain)));
        let mut herds = Herds::new();
        for area in &areas {
            let multiplier = if tripled == Some(area.size) {
                Multiplier::Triple
            } else if doubled[area.terrain.index()] == Some(area.size) {
                Multiplier::Double
            } else {
                Multiplier::Single
            };
            self.find_herds(area.tiles, &mut herds);
            share_out(&mut herds, multiplier, self.ties);
            each(area, multiplier, &herds);
        }
    }

    /// Finds the areas of at least three tiles (G-5.1). Each has a middle, and no other has one.
    fn find_scoring_areas(&self, areas: &mut Areas) {
        for terrain in Terrain::ALL {
            let of_terrain = self.tiles[terrain.index()];
            let mut middles = of_terrain.middles();
            while !middles.is_empty() {
                let tiles = of_terrain.connected_to(middles.only_first());
                let size = tiles.len();
                areas.push(ScoringArea {
                    terrain,
                    tiles,
                    size,
                });
                middles = middles & !tiles;
            }
        }
    }

    /// The areas of fewer than three tiles, which score nothing (G-5.1).
    fn small_areas(&self) -> Vec<Area> {
        let mut areas = Vec::new();
        let mut herds = Herds::new();
        for terrain in Terrain::ALL {
            let mut rest = self.tiles[terrain.index()];
            while !rest.is_empty() {
                let tiles = rest.connected_to(rest.only_first());
                rest = rest & !tiles;
                if tiles.len() < SMALLEST {
                    self.find_herds(tiles, &mut herds);
                    areas.push(Area {
                        terrain,
                        tiles,
                        multiplier: Multiplier::None,
                        herds: herds.to_vec(),
                    });
                }
            }
        }
        areas
    }

    /// Finds the herds of an area (G-5.2), in place of those found before.
    fn find_herds(&self, area: Spaces, herds: &mut Herds) {
        herds.clear();
        for owner in Seat::all(self.players()) {
            let mut rest = area & self.owned[owner.index()];
            while !rest.is_empty() {
                let tiles = rest.connected_to(rest.only_first());
                rest = rest & !tiles;
                herds.push(Herd::new(owner, tiles));
            }
        }
    }
}

/// The size of the area that is larger than all others; nothing on a tie.
fn single_largest<'a>(areas: impl Iterator<Item = &'a ScoringArea> + Clone) -> Option<usize> {
    let largest = areas.clone().map(|area| area.size).max()?;
    let tied = areas.filter(|area| area.size == largest).count();
    (tied == 1).then_some(largest)
}

/// Gives the places of one area to its herds.
fn share_out(herds: &mut [Herd], multiplier: Multiplier, ties: Ties) {
    // G-5.9: the multiplier applies before sharing.
    let first = FIRST * multiplier.factor();
    let second = SECOND * multiplier.factor();
    let both = first + second;

    let [mut largest, mut tied, mut next] = [0; 3];
    for herd in herds.iter() {
        match herd.size.cmp(&largest) {
            Ordering::Greater => [largest, tied, next] = [herd.size, 1, largest],
            Ordering::Equal => tied += 1,
            Ordering::Less => next = next.max(herd.size),
        }
    }
    if herds.len() == 1 {
        // G-5.4
        share(herds, largest, both, ties, |_| Took::Both);
    } else if tied == 1 {
        // G-5.5
        share(herds, largest, first, ties, |_| Took::First);
        share(herds, next, second, ties, |sharers| Took::Second {
            sharers,
        });
    } else if ties == Ties::OwnPlace && next > 0 {
        // G-5.10
        share(herds, largest, first, ties, |sharers| Took::FirstShared {
            sharers,
        });
        share(herds, next, second, ties, |sharers| Took::Second {
            sharers,
        });
    } else {
        // G-5.6
        share(herds, largest, both, ties, |sharers| Took::BothShared {
            sharers,
        });
    }
}

/// Divides the points of a place among the herds of one size, or among their owners.
fn share(herds: &mut [Herd], size: usize, points: u16, ties: Ties, took: fn(u16) -> Took) {
    let mut tied = 0;
    let mut owners = Seats::NONE;
    for herd in herds.iter().filter(|herd| herd.size == size) {
        tied += 1;
        owners.insert(herd.owner);
    }
    // G-5.10, G-5.12: herds divide only with `ties=herds`, and only if they have several owners.
    let by_owner = ties != Ties::Herds || owners.len() == 1;
    let sharers = if by_owner { owners.len() as u16 } else { tied };
    // G-5.9: each share is rounded down by itself.
    let each = points / sharers;
    for herd in herds.iter_mut().filter(|herd| herd.size == size) {
        if owners.contains(herd.owner) {
            herd.points = each;
            herd.took = took(sharers);
        } else {
            herd.took = Took::WithOther { sharers };
        }
        if by_owner {
            // Served: the owner's other herds are counted with this one.
            owners.remove(herd.owner);
        }
    }
}
