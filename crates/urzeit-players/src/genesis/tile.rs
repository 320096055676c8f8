//! What one more tile would change, exactly (G-5) and in prospect.

use arrayvec::ArrayVec;
use urzeit_rules::{
    Seat,
    genesis::{
        Space, Spaces, Terrain,
        spaces::{COLUMNS, ROWS},
    },
};

use super::{
    guess::{Prospects, add, prospects, prospects_of, subtract},
    kind::Ground,
    land::{Area, Land},
    tally::{SEATS, SMALLEST, Tally},
};

/// The board with a border, so that every space has four neighbours.
const WIDTH: usize = 16;
const NOTHING: u8 = u8::MAX;
const VACANT: u8 = u8::MAX - 1;

/// A position in which a seat may place a tile.
pub(super) struct Site<'a> {
    pub(super) land: &'a Land,
    seat: Seat,
    /// The herd on each space, by number.
    herd_at: [u8; WIDTH * (ROWS + 2)],
    /// What each area gives now.
    pub(super) now: ArrayVec<Now, { COLUMNS * ROWS }>,
    /// The areas that count twice or three times: the only ones that lose if another grows.
    crowned: ArrayVec<u8, 4>,
}

/// What an area gives now.
pub(super) struct Now {
    pub(super) points: [i16; SEATS],
    pub(super) prospects: Prospects,
    /// What changes if a vacant space next to it is taken.
    squeezed: Prospects,
}

/// What lies around a space.
pub(super) struct Around {
    space: Space,
    /// The herds next to it, each once.
    herds: ArrayVec<u8, 4>,
    /// The areas next to it, each once.
    pub(super) areas: ArrayVec<u8, 4>,
    /// How many vacant spaces are next to it.
    pub(super) vacant: usize,
}

/// What a tile changes.
pub(super) struct Change {
    pub(super) points: [i16; SEATS],
    pub(super) prospects: Prospects,
    /// The kind of the herd that the tile is in, and the size of its area.
    pub(super) kind: usize,
    pub(super) size: u8,
}

impl<'a> Site<'a> {
    pub(super) fn new(land: &'a Land, seat: Seat) -> Site<'a> {
        let mut herd_at = [NOTHING; WIDTH * (ROWS + 2)];
        for space in land.vacant.iter() {
            herd_at[place(space)] = VACANT;
        }
        for (number, herd) in land.herds.iter().enumerate() {
            for space in herd.tiles.iter() {
                herd_at[place(space)] = number as u8;
            }
        }
        let now = land.areas.iter().map(|area| Now::of(land, area)).collect();
        let numbered = land.areas.iter().enumerate();
        let crowned = numbered.filter(|(_, area)| area.factor > 1);
        Site {
            land,
            seat,
            herd_at,
            now,
            crowned: crowned.map(|(number, _)| number as u8).collect(),
        }
    }

    /// What lies around a vacant space.
    #[inline]
    pub(super) fn around(&self, space: Space) -> Around {
        let mut around = Around {
            space,
            herds: ArrayVec::new(),
            areas: ArrayVec::new(),
            vacant: 0,
        };
        let here = place(space);
        for there in [here - WIDTH, here - 1, here + 1, here + WIDTH] {
            match self.herd_at[there] {
                NOTHING => {}
                VACANT => around.vacant += 1,
                herd if around.herds.contains(&herd) => {}
                herd => {
                    around.herds.push(herd);
                    let area = self.land.herds[usize::from(herd)].area;
                    if !around.areas.contains(&area) {
                        around.areas.push(area);
                    }
                }
            }
        }
        around
    }

    /// What a tile of this terrain would change there.
    pub(super) fn change(&self, around: &Around, terrain: Terrain) -> Change {
        let mut joined = ArrayVec::<u8, 4>::new();
        let mut change = Change {
            points: [0; SEATS],
            prospects: [0.0; SEATS],
            kind: 0,
            size: 1,
        };
        for &number in &around.areas {
            let area = &self.land.areas[usize::from(number)];
            let now = &self.now[usize::from(number)];
            if area.terrain == terrain {
                joined.push(number);
                change.size += area.tally.size;
                subtract(&mut change.prospects, now.prospects);
                lose(&mut change.points, now.points);
            } else {
                add(&mut change.prospects, now.squeezed);
            }
        }
        if joined.is_empty() {
            self.found(around.vacant, &mut change);
        } else {
            self.join(around, terrain, &joined, &mut change);
        }
        change
    }

    /// A new area.
    #[inline]
    fn found(&self, liberties: usize, change: &mut Change) {
        let mut tally = Tally::default();
        tally.add(self.seat, 1);
        let ground = Ground::of(1, 0, liberties);
        change.kind = ground.kind(&tally, 1, self.land.ties);
        let herds = [(self.seat, 1)].into_iter();
        add(
            &mut change.prospects,
            prospects_of(self.land, &tally, ground, herds),
        );
    }

    /// The areas around become one.
    fn join(&self, around: &Around, terrain: Terrain, joined: &[u8], change: &mut Change) {
        let land = self.land;
        // The tile joins the seat's own herds of this terrain around it.
        let mut own = 1;
        let mut herds = ArrayVec::<(Seat, u8), { COLUMNS * ROWS }>::new();
        let mut tally = Tally::default();
        let mut liberties = land.vacant.next_to(Spaces::from(around.space));
        for &number in joined {
            let area = &land.areas[usize::from(number)];
            liberties = liberties | area.liberties;
            for number in area.herds.clone() {
                let herd = &land.herds[usize::from(number)];
                if herd.owner == self.seat && around.herds.contains(&number) {
                    own += herd.size;
                } else {
                    tally.add(herd.owner, herd.size);
                    herds.push((herd.owner, herd.size));
                }
            }
        }
        liberties.remove(around.space);
        tally.add(self.seat, own);
        herds.push((self.seat, own));

        let mut largest = land.largest;
        if change.size >= SMALLEST && change.size >= largest.of_terrain[terrain.index()] {
            largest = largest.after_joining(terrain, change.size);
            for &number in self
                .crowned
                .iter()
                .filter(|number| !joined.contains(number))
            {
                let area = &land.areas[usize::from(number)];
                let factor = largest.factor(area.terrain, area.tally.size);
                if factor == area.factor {
                    continue;
                }
                let now = &self.now[usize::from(number)];
                lose(&mut change.points, now.points);
                gain(&mut change.points, area.tally.points(factor, land.ties));
                let mut liberties = area.liberties.len();
                if area.liberties.contains(around.space) {
                    // What this changed was counted as if it went on counting as often.
                    liberties -= 1;
                    subtract(&mut change.prospects, now.squeezed);
                }
                subtract(&mut change.prospects, now.prospects);
                let then = prospects(land, area, factor, liberties);
                add(&mut change.prospects, then);
            }
        }
        let factor = largest.factor(terrain, change.size);
        let ground = Ground::of(change.size, factor, liberties.len());
        change.kind = ground.kind(&tally, own, land.ties);
        gain(&mut change.points, tally.points(factor, land.ties));
        add(
            &mut change.prospects,
            prospects_of(land, &tally, ground, herds.into_iter()),
        );
    }
}

impl Now {
    #[inline]
    fn of(land: &Land, area: &Area) -> Now {
        let liberties = area.liberties.len();
        let now = prospects(land, area, area.factor, liberties);
        let mut squeezed = [0.0; SEATS];
        if liberties > 0 {
            squeezed = prospects(land, area, area.factor, liberties - 1);
            subtract(&mut squeezed, now);
        }
        Now {
            points: area.tally.points(area.factor, land.ties),
            prospects: now,
            squeezed,
        }
    }
}

/// Where a space is on the board with a border.
#[inline]
fn place(space: Space) -> usize {
    (space.row() + 1) * WIDTH + space.column() + 1
}

#[inline]
fn gain(sum: &mut [i16; SEATS], points: [i16; SEATS]) {
    for (sum, points) in sum.iter_mut().zip(points) {
        *sum += points;
    }
}

#[inline]
fn lose(sum: &mut [i16; SEATS], points: [i16; SEATS]) {
    for (sum, points) in sum.iter_mut().zip(points) {
        *sum -= points;
    }
}
