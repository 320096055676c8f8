//! The actions worth a thought: tiles, by what they would change.

use urzeit_rules::{
    Choices, Game, Genesis, Seat,
    genesis::{Action, Face, Phase, Space, Spaces, Terrain},
};

use super::{
    kind::KINDS,
    land::Land,
    moment::MOMENTS,
    tile::{Around, Change, Site},
};
use crate::ideas::Ideas;

// The slots, in order.

/// What the tile changes for the seat and for the strongest rival: the guess at the end, an
/// eighth of it.
const OWN_PROSPECTS: usize = 0;
const RIVAL_PROSPECTS: usize = 1;
/// The same for all other rivals together.
const OTHER_PROSPECTS: usize = 2;
/// What it changes for them in points if the game ended now, an eighth of it; each also by how
/// much of the land is vacant.
const OWN_POINTS: usize = 3;
const RIVAL_POINTS: usize = 5;
const OTHER_POINTS: usize = 7;
/// The kind of herd that the tile will be in, at each moment.
const HERD: usize = 9;
/// Takes a vacant space next to an area of another terrain: see [`squeeze`].
const SQUEEZES: usize = HERD + KINDS * MOMENTS;
/// Joins an area that was too small to score to one that scores already or soon: see [`swallow`].
const SWALLOWS: usize = SQUEEZES + 4 * 3 * 3;
/// A tile alone; next to how many vacant spaces that are not next to its terrain; to one that
/// is next to an own, to a rival's tile of its terrain.
const FREE: usize = SWALLOWS + 2 * 2;
const NEAR_OWN: usize = FREE + 5;
const NEAR_RIVAL: usize = NEAR_OWN + 1;
/// The first tile answers to a die that shows its terrain, to a wild one, to none.
const SHOWN: usize = NEAR_RIVAL + 1;
const WILD: usize = SHOWN + 1;
const UNASKED: usize = WILD + 1;
/// The last of its terrain, the last but one or two.
const LAST: usize = UNASKED + 1;
const SCARCE: usize = LAST + 1;
/// Ends the game as its winner, as one of them, not as one.
const WINS: usize = SCARCE + 1;
const DRAWS: usize = WINS + 1;
const LOSES: usize = DRAWS + 1;
/// Ends the turn; also by how much of the land is vacant.
const ENDS_TURN: usize = LOSES + 1;

/// How many slots there are.
pub(super) const SLOTS: usize = ENDS_TURN + 2;

/// Hand-made weights.
pub(super) fn instinct() -> Vec<f32> {
    let mut weights = vec![0.0; SLOTS];
    weights[OWN_PROSPECTS] = 8.0;
    weights[RIVAL_PROSPECTS] = -8.0;
    weights[OTHER_PROSPECTS] = -3.0;
    weights[UNASKED] = -2.0;
    weights[WINS] = 20.0;
    weights[LOSES] = -20.0;
    weights
}

/// A change of the guess or of the points, for a note.
const SCALE: f32 = 1.0 / 8.0;

/// Names the tiles worth a thought.
pub(super) fn consider(position: &Genesis, seat: Seat, ideas: &mut Ideas<'_, Action>) {
    let choices = position.choices(seat);
    if choices.is_empty() {
        return;
    }
    let land = Land::of(position);
    let thought = Thought::new(position, seat, &land);
    let terrains = Terrain::ALL.map(|terrain| {
        let space = position.vacant().first();
        space.is_some_and(|space| choices.contains(Action::Place(terrain, space)))
    });
    for space in position.vacant().iter() {
        let around = thought.site.around(space);
        for terrain in Terrain::ALL {
            if terrains[terrain.index()] {
                thought.weigh(space, terrain, &around, ideas);
            }
        }
    }
    if choices.contains(Action::End) {
        ideas.push(Action::End);
        ideas.note(ENDS_TURN, 1.0);
        ideas.note(ENDS_TURN + 1, land.room);
    }
}

struct Thought<'a> {
    position: &'a Genesis,
    seat: Seat,
    site: Site<'a>,
    /// The rival with the best prospects.
    rival: Seat,
    points: [i16; 4],
    /// If the land is nearly full: the spaces of which each alone would make it full (G-4.1).
    last: Spaces,
    answers: [Option<Answer>; 4],
    /// For each terrain the vacant spaces next to the seat's tiles, and to those of others.
    near_own: [Spaces; 4],
    near_rival: [Spaces; 4],
}

/// How the first tile of a turn answers to the dice (G-3.6).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Shown,
    Wild,
    Unasked,
}

impl<'a> Thought<'a> {
    fn new(position: &'a Genesis, seat: Seat, land: &'a Land) -> Thought<'a> {
        let site = Site::new(land, seat);
        let mut sums = [0.0; 4];
        let mut points = [0; 4];
        for now in &site.now {
            for of in 0..4 {
                sums[of] += now.prospects[of];
                points[of] += now.points[of];
            }
        }
        let rivals = Seat::all(position.players()).filter(|&other| other != seat);
        let rival = rivals
            .max_by(|a, b| sums[a.index()].total_cmp(&sums[b.index()]))
            .unwrap_or(seat);
        let vacant = land.vacant;
        let own = position.owned_by(seat);
        let of_terrain = |terrain| position.tiles_of(terrain);
        Thought {
            position,
            seat,
            rival,
            points,
            last: last_spaces(vacant),
            answers: Terrain::ALL.map(|terrain| answer(position, seat, terrain)),
            near_own: Terrain::ALL.map(|terrain| vacant.next_to(of_terrain(terrain) & own)),
            near_rival: Terrain::ALL.map(|terrain| vacant.next_to(of_terrain(terrain) & !own)),
            site,
        }
    }

    fn weigh(
        &self,
        space: Space,
        terrain: Terrain,
        around: &Around,
        ideas: &mut Ideas<'_, Action>,
    ) {
        let change = self.site.change(around, terrain);
        let answer = self.answers[terrain.index()];
        let [own, rival] = [self.seat.index(), self.rival.index()];
        if answer == Some(Answer::Unasked)
            && change.prospects[own] - change.prospects[rival] < WORTH_A_TURN
        {
            return;
        }
        let room = self.site.land.room;
        ideas.push(Action::Place(terrain, space));
        ideas.note(OWN_PROSPECTS, change.prospects[own] * SCALE);
        ideas.note(RIVAL_PROSPECTS, change.prospects[rival] * SCALE);
        if change.points != [0; 4] {
            for (slot, points) in [
                (OWN_POINTS, change.points[own]),
                (RIVAL_POINTS, change.points[rival]),
            ] {
                let amount = f32::from(points) * SCALE;
                ideas.note(slot, amount);
                ideas.note(slot + 1, amount * room);
            }
        }
        if self.position.players() > 2 {
            let others = || (0..4).filter(|&other| other != own && other != rival);
            let prospects: f32 = others().map(|other| change.prospects[other]).sum();
            ideas.note(OTHER_PROSPECTS, prospects * SCALE);
            let points: i16 = others().map(|other| change.points[other]).sum();
            ideas.note(OTHER_POINTS, f32::from(points) * SCALE);
            ideas.note(OTHER_POINTS + 1, f32::from(points) * SCALE * room);
        }
        for (moment, share) in self.site.land.moment.parts() {
            ideas.note(HERD + change.kind * MOMENTS + moment, share);
        }
        self.note_areas_around(terrain, around, change.size, ideas);
        if change.size == 1 {
            self.note_lone_tile(space, terrain, ideas);
        }
        match answer {
            Some(Answer::Shown) => ideas.note(SHOWN, 1.0),
            Some(Answer::Wild) => ideas.note(WILD, 1.0),
            Some(Answer::Unasked) => ideas.note(UNASKED, 1.0),
            None => {}
        }
        match self.position.supply(self.seat).left(terrain) {
            1 => ideas.note(LAST, 1.0),
            2 | 3 => ideas.note(SCARCE, 1.0),
            _ => {}
        }
        if self.last.contains(space) {
            self.note_last_tile(&change, ideas);
        }
    }

    fn note_areas_around(
        &self,
        terrain: Terrain,
        around: &Around,
        size: u8,
        ideas: &mut Ideas<'_, Action>,
    ) {
        for &number in &around.areas {
            let area = &self.site.land.areas[usize::from(number)];
            let tally = &area.tally;
            let own = tally.is_all_of(self.seat);
            if area.terrain != terrain {
                let who = if tally.is_single() {
                    usize::from(!own)
                } else {
                    2 + usize::from(!tally.leads_alone(self.seat))
                };
                ideas.note(
                    SQUEEZES + squeeze(who, tally.size, area.liberties.len()),
                    1.0,
                );
            } else if tally.size < 3 && size > 3 {
                ideas.note(SWALLOWS + swallow(own, tally.size), 1.0);
            }
        }
    }

    fn note_lone_tile(&self, space: Space, terrain: Terrain, ideas: &mut Ideas<'_, Action>) {
        let around = self.site.land.vacant.next_to(Spaces::from(space));
        let own = self.near_own[terrain.index()];
        let rival = self.near_rival[terrain.index()];
        ideas.note(FREE + (around & !(own | rival)).len(), 1.0);
        let near_own = (around & own).len();
        if near_own > 0 {
            ideas.note(NEAR_OWN, near_own as f32);
        }
        let near_rival = (around & rival).len();
        if near_rival > 0 {
            ideas.note(NEAR_RIVAL, near_rival as f32);
        }
    }

    fn note_last_tile(&self, change: &Change, ideas: &mut Ideas<'_, Action>) {
        let after = |seat: Seat| self.points[seat.index()] + change.points[seat.index()];
        let rivals = Seat::all(self.position.players()).filter(|&other| other != self.seat);
        let most = rivals.map(after).max().unwrap_or(0);
        let slot = match after(self.seat).cmp(&most) {
            std::cmp::Ordering::Greater => WINS,
            std::cmp::Ordering::Equal => DRAWS,
            std::cmp::Ordering::Less => LOSES,
        };
        ideas.note(slot, 1.0);
    }
}

/// What a tile must promise to be worth the whole turn although it answers to no die.
const WORTH_A_TURN: f32 = 3.0;

/// The slot of an area of another terrain next to the tile: whose it is (the seat's, a rival's,
/// shared and led by the seat, shared), its size, and its vacant spaces.
#[inline]
fn squeeze(who: usize, size: u8, liberties: usize) -> usize {
    (who * 3 + usize::from(size.min(3) - 1)) * 3 + liberties.clamp(1, 3) - 1
}

/// The slot of an area of one or two tiles that is joined to a larger one.
#[inline]
fn swallow(own: bool, size: u8) -> usize {
    usize::from(own) * 2 + usize::from(size - 1)
}

/// How a tile of this terrain would answer to the dice, if it is the first of the turn.
fn answer(position: &Genesis, seat: Seat, terrain: Terrain) -> Option<Answer> {
    let Phase::First(_, dice) = position.phase() else {
        return None;
    };
    Some(if dice.contains(&Face::Terrain(terrain)) {
        Answer::Shown
    } else if dice
        .into_iter()
        .any(|die| position.answers(seat, terrain, die))
    {
        Answer::Wild
    } else {
        Answer::Unasked
    })
}

/// The vacant spaces of which each alone is in every three that are connected.
fn last_spaces(vacant: Spaces) -> Spaces {
    let middles = vacant.middles();
    // A tile changes the middles on its own space and next to it.
    if middles.len() > 5 {
        return Spaces::NONE;
    }
    let is_last = |space: &Space| {
        let mut rest = vacant;
        rest.remove(*space);
        rest.middles().is_empty()
    };
    vacant.iter().filter(is_last).collect()
}
