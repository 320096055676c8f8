//! A guess at the points of each seat at the end of the game: what herds of their kinds
//! brought, summed over all herds.

use urzeit_rules::{Game, Genesis, Seat, genesis::Phase};

use super::{
    kind::Ground,
    land::{Area, Land},
    moment::MOMENTS,
    tally::{SEATS, Tally},
    worth::worth,
};

/// What the herds of an area may bring each seat.
pub(super) type Prospects = [f32; SEATS];

/// The guess at the points of each seat.
pub(super) fn guess(position: &Genesis, land: &Land) -> Prospects {
    let mut sum = all_herds(land);
    match position.phase() {
        Phase::Roll(seat) | Phase::First(seat, _) => {
            sum[seat.index()] += land.moment.blend(&A_TURN);
        }
        Phase::Second(seat, _) => sum[seat.index()] += 0.5 * land.moment.blend(&A_TURN),
        Phase::Board | Phase::Start | Phase::Over => {}
    }
    for sum in &mut sum[..position.players()] {
        *sum += land.moment.blend(&TO_COME);
    }
    sum
}

/// What it is worth to be next.
const A_TURN: [f32; MOMENTS] = [2.3, 2.1, 0.9];

/// What the herds bring each seat that are not there yet.
const TO_COME: [f32; MOMENTS] = [11.0, 24.0, 44.0];

/// What all herds may bring each seat.
pub(super) fn all_herds(land: &Land) -> Prospects {
    let mut sum = [0.0; SEATS];
    for area in &land.areas {
        add(
            &mut sum,
            prospects(land, area, area.factor, area.liberties.len()),
        );
    }
    sum
}

/// What an area may bring if its places count so often and so many spaces next to it are vacant.
#[inline]
pub(super) fn prospects(land: &Land, area: &Area, factor: u8, liberties: usize) -> Prospects {
    let herds = land.herds_of(area).iter();
    let herds = herds.map(|herd| (herd.owner, herd.size));
    let ground = Ground::of(area.tally.size, factor, liberties);
    prospects_of(land, &area.tally, ground, herds)
}

/// What these herds may bring.
#[inline]
pub(super) fn prospects_of(
    land: &Land,
    tally: &Tally,
    ground: Ground,
    herds: impl Iterator<Item = (Seat, u8)>,
) -> Prospects {
    let mut sum = [0.0; SEATS];
    for (owner, size) in herds {
        sum[owner.index()] += worth(ground.kind(tally, size, land.ties), land.moment);
    }
    sum
}

/// Adds value by value.
#[inline]
pub(super) fn add(sum: &mut Prospects, more: Prospects) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}

/// Subtracts value by value.
#[inline]
pub(super) fn subtract(sum: &mut Prospects, less: Prospects) {
    for (sum, less) in sum.iter_mut().zip(less) {
        *sum -= less;
    }
}
