//! A guess at the points of each seat at the end of the game: what herds of their kinds
//! brought, summed over all herds.

use urzeit_rules::Seat;

use super::{
    kind::Ground,
    land::{Area, Land},
    tally::{SEATS, Tally},
    worth::worth,
};

/// What the herds of an area may bring each seat.
pub(super) type Prospects = [f32; SEATS];

/// The guess at the points of each seat.
pub(super) fn guess(land: &Land) -> Prospects {
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
        sum[owner.index()] += worth(ground.kind(tally, size, land.ties), land.room);
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
