//! The world: which land suits the own hand (L-3).

use urzeit_rules::{
    Lords, Seat,
    lords::{
        Action, Hex, Hexes, Terrain,
        cards::{Card, HABITABLE},
    },
};

use super::{
    consider::{Thoughts, note},
    impulse::Impulse::*,
};

/// Hexes for each terrain that are worth a thought.
const HEXES_EACH: usize = 3;

/// Names what is worth a thought when this marker was drawn.
pub(super) fn consider(position: &Lords, seat: Seat, drawn: Terrain, ideas: Thoughts<'_, '_>) {
    let taste = tastes(position, seat);
    if position.may_keep(seat) {
        ideas.push(Action::Keep);
        note(ideas, Keep, 1.0);
        if drawn.is_habitable() {
            note(ideas, KeepOwn, taste[drawn.index()]);
        }
    }
    for terrain in Terrain::ALL {
        if position.has_marker(terrain) {
            for hex in good_hexes(position, terrain, taste[terrain.index()]) {
                lay(position, terrain, hex, &taste, ideas);
            }
        }
    }
}

/// How much more people of each terrain a hand brings than the average: between -1 and 1 for
/// most.
fn tastes(position: &Lords, seat: Seat) -> [f32; Terrain::ALL.len()] {
    let hand = position.hand(seat).known();
    let mut people = [0.0; Terrain::ALL.len()];
    let mut all = 0.0;
    for card in Card::all() {
        let value = card.value() as f32 * f32::from(hand[card.index()]);
        people[card.terrain().index()] += value;
        all += value;
    }
    let shares = shares(position);
    for terrain in HABITABLE {
        let people = &mut people[terrain.index()];
        *people = 4.0 * (*people / f32::max(all, 1.0) - shares[terrain.index()]);
    }
    people
}

/// Which part of all people that the cards of the box bring lives on each terrain (L-1.3).
fn shares(position: &Lords) -> [f32; HABITABLE.len()] {
    let mut people = [0.0; HABITABLE.len()];
    for (card, count) in Card::all().zip(position.options().all_cards()) {
        people[card.terrain().index()] += card.value() as f32 * f32::from(count);
    }
    let all: f32 = people.iter().sum();
    people.map(|people| people / all)
}

/// The hexes with most neighbours of the same terrain where the hand likes it, else those
/// with fewest; sea goes between islands.
fn good_hexes(position: &Lords, terrain: Terrain, taste: f32) -> impl Iterator<Item = Hex> + use<> {
    let like = match terrain {
        Terrain::Sea => position.land(Terrain::Island),
        _ => position.land(terrain),
    };
    let together = terrain == Terrain::Sea || taste > 0.0;
    let mut best = [(i32::MIN, None); HEXES_EACH];
    for hex in position.bare().iter() {
        let beside = (hex.neighbours() & like).len() as i32;
        let room = (hex.neighbours() & position.bare()).len() as i32;
        let score = if together {
            8 * beside + room
        } else {
            -8 * beside - room
        };
        if let Some(place) = best.iter().position(|(other, _)| score > *other) {
            best[place..].rotate_right(1);
            best[place] = (score, Some(hex));
        }
    }
    best.into_iter().filter_map(|(_, hex)| hex)
}

fn lay(
    position: &Lords,
    terrain: Terrain,
    hex: Hex,
    taste: &[f32; Terrain::ALL.len()],
    ideas: Thoughts<'_, '_>,
) {
    ideas.push(Action::Lay(terrain, hex));
    let beside = |land: Hexes| (hex.neighbours() & land).len() as f32 / 3.0;
    let like = beside(position.land(terrain));
    note(ideas, LayEdge, f32::from(hex.ring()) / 5.0);
    if terrain.is_habitable() {
        let taste = taste[terrain.index()];
        note(ideas, LayOwn, taste);
        note(ideas, LayTogether, taste * like);
        note(ideas, LayBeside, like);
        return;
    }
    note(ideas, LayBarren, 1.0);
    if terrain == Terrain::Sea {
        note(ideas, LayStrait, beside(position.land(Terrain::Island)));
    }
}
