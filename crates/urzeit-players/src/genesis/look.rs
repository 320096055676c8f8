//! What the value network reads: notes on how every seat stands.

use urzeit_rules::{
    Game, Genesis, Seat,
    genesis::{Phase, Terrain},
};

use super::{
    kind::{Ground, KINDS, OPENNESS},
    land::{Area, Land},
    moment::MOMENTS,
};
use crate::mind::Notes;

// The slots, in order.

/// A herd of each kind at each moment.
const HERD: usize = 0;
/// A herd of each kind where more than two play, whatever the vacant spaces next to it.
const HERD_AMONG_MANY: usize = HERD + KINDS * MOMENTS;
/// First in an area in which another herd can grow: see [`contest`].
const AHEAD: usize = HERD_AMONG_MANY + KINDS / OPENNESS;
/// Not first, but able to grow.
const BEHIND: usize = AHEAD + CONTESTS;
/// First in an area that is nearly the largest of its terrain: see [`chase`].
const CHASES_TERRAIN: usize = BEHIND + CONTESTS;
/// First in an area that is nearly the largest of the board.
const CHASES_BOARD: usize = CHASES_TERRAIN + CHASES;
/// First in the largest area of a terrain, which is larger by one tile, by two, by more.
const LARGEST_OF_TERRAIN: usize = CHASES_BOARD + CHASES;
/// First in the largest area of the board, in the same way.
const LARGEST_OF_BOARD: usize = LARGEST_OF_TERRAIN + MARGINS;
/// Points if the game ended now, a twentieth of them; and that by how much is vacant.
const POINTS: usize = LARGEST_OF_BOARD + MARGINS;
/// Terrains of which no tile is left, one, two, three.
const SUPPLY: usize = POINTS + 2;
/// Rolls next; and that by how much is vacant.
const NEXT: usize = SUPPLY + SUPPLIES;
/// Has one more tile to place in this turn; and that by how much is vacant.
const SECOND: usize = NEXT + 2;
/// Two play, three, four; each also by how much is vacant.
const PLAYERS: usize = SECOND + 2;

/// How many slots there are.
pub(super) const SLOTS: usize = PLAYERS + 6;

const CONTESTS: usize = 2 * 3 * 4;
const CHASES: usize = 2 * 3;
const MARGINS: usize = 3;
const SUPPLIES: usize = 4;

/// A contest for first place by how often it counts, how many tiles are between the herds, and
/// whether it is the seat's turn.
#[inline]
fn contest(factor: u8, gap: u8, is_next: bool) -> usize {
    let factor = usize::from(factor.saturating_sub(1));
    usize::from(is_next) * 12 + factor * 4 + usize::from(gap.min(3))
}

/// A chase after the largest area by how many tiles are missing to its size (at most two), and
/// whether the smaller one can grow.
#[inline]
fn chase(missing: u8, can_grow: bool) -> usize {
    usize::from(can_grow) * 3 + usize::from(missing)
}

/// Notes how every seat stands.
pub(super) fn look(position: &Genesis, notes: &mut impl Notes) {
    let land = Land::of(position);
    let next = match position.phase() {
        Phase::Roll(seat) | Phase::First(seat, _) | Phase::Second(seat, _) => Some(seat),
        Phase::Board | Phase::Start | Phase::Over => None,
    };
    let players = position.players();
    for area in &land.areas {
        look_at_herds(&land, area, players, notes);
        if !area.tally.is_single() {
            look_at_contest(position, &land, area, next, notes);
        }
        if area.tally.size > 1 {
            look_at_size(&land, area, players, notes);
        }
    }

    let points = land.points();
    for seat in Seat::all(players) {
        let scored = f32::from(points[seat.index()]) / 20.0;
        notes.note(seat, POINTS, scored);
        notes.note(seat, POINTS + 1, scored * land.room);
        for terrain in Terrain::ALL {
            let left = usize::from(position.supply(seat).left(terrain));
            if left < SUPPLIES {
                notes.note(seat, SUPPLY + left, 1.0);
            }
        }
        if next == Some(seat) {
            notes.note(seat, NEXT, 1.0);
            notes.note(seat, NEXT + 1, land.room);
            if matches!(position.phase(), Phase::Second(..)) {
                notes.note(seat, SECOND, 1.0);
                notes.note(seat, SECOND + 1, land.room);
            }
        }
        notes.note(seat, PLAYERS + 2 * (players - 2), 1.0);
        notes.note(seat, PLAYERS + 2 * (players - 2) + 1, land.room);
    }
}

#[inline]
fn look_at_herds(land: &Land, area: &Area, players: usize, notes: &mut impl Notes) {
    let ground = Ground::of(area.tally.size, area.factor, area.liberties.len());
    for herd in land.herds_of(area) {
        let kind = ground.kind(&area.tally, herd.size, land.ties);
        for (moment, share) in land.moment.parts() {
            notes.note(herd.owner, HERD + kind * MOMENTS + moment, share);
        }
        if players > 2 {
            notes.note(herd.owner, HERD_AMONG_MANY + kind / OPENNESS, 1.0);
        }
    }
}

/// The seats that may yet overtake others, and those they may overtake.
fn look_at_contest(
    position: &Genesis,
    land: &Land,
    area: &Area,
    next: Option<Seat>,
    notes: &mut impl Notes,
) {
    let tally = &area.tally;
    // The largest herd of each seat that can still grow, and the smallest gap it has to close.
    for seat in Seat::all(position.players()) {
        if tally.herds_of(seat) == 0 || position.supply(seat).left(area.terrain) == 0 {
            continue;
        }
        let growing = land
            .herds_of(area)
            .iter()
            .filter(|herd| herd.owner == seat && !herd.liberties.is_empty());
        let Some(size) = growing.map(|herd| herd.size).max() else {
            continue;
        };
        if tally.leads_alone(seat) && size == tally.largest {
            continue;
        }
        let gap = tally.largest - size;
        notes.note(
            seat,
            BEHIND + contest(area.factor, gap, next == Some(seat)),
            1.0,
        );
        for rival in Seat::all(position.players()) {
            if rival != seat && tally.leads(rival) {
                notes.note(
                    rival,
                    AHEAD + contest(area.factor, gap, next == Some(rival)),
                    1.0,
                );
            }
        }
    }
}

/// The seats that gain if the largest area changes.
fn look_at_size(land: &Land, area: &Area, players: usize, notes: &mut impl Notes) {
    let size = area.tally.size;
    let missing_on_board = land.largest.of_board.saturating_sub(size);
    let missing_of_terrain = land.largest.of_terrain[area.terrain.index()].saturating_sub(size);
    if missing_on_board.min(missing_of_terrain) > 2 {
        return;
    }
    let can_grow = !area.liberties.is_empty();
    for seat in Seat::all(players).filter(|&seat| area.tally.leads(seat)) {
        match area.factor {
            3 => {
                let others = land.areas.iter().filter(|other| other.factor != 3);
                notes.note(seat, LARGEST_OF_BOARD + margin(size, others), 1.0);
            }
            2 => {
                let others = land
                    .areas
                    .iter()
                    .filter(|other| other.terrain == area.terrain && other.factor != 2);
                notes.note(seat, LARGEST_OF_TERRAIN + margin(size, others), 1.0);
            }
            _ if missing_of_terrain <= 2 => {
                notes.note(
                    seat,
                    CHASES_TERRAIN + chase(missing_of_terrain, can_grow),
                    1.0,
                );
            }
            _ => {}
        }
        if area.factor < 3 && missing_on_board <= 2 {
            notes.note(seat, CHASES_BOARD + chase(missing_on_board, can_grow), 1.0);
        }
    }
}

/// By how much a size is larger than that of all others.
#[inline]
fn margin<'a>(size: u8, others: impl Iterator<Item = &'a Area>) -> usize {
    let next = others.map(|other| other.tally.size).max().unwrap_or(0);
    usize::from(size - next).min(MARGINS) - 1
}
