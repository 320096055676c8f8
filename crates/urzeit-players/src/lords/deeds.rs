//! What may be done in a turn after placing: moves, attacks, civilising, altars (L-7).
//!
//! Moves always get on, so that nobody shuffles for ever: to an empty hex, or nearer to where
//! something can be done, or from the smaller stack to the larger.

use arrayvec::ArrayVec;
use urzeit_rules::{
    Lords, Seat,
    lords::{Action, Ground, Hex, Hexes},
};

use super::{
    consider::{Thoughts, crowd, note},
    impulse::Impulse::*,
    odds::{entered, falls},
    survey::{Band, Survey, ground},
};

/// After so many actions a turn has been long enough.
const LONG_TURN: u16 = 30;
/// Attacks that are less likely to succeed are not worth a thought.
const HOPE: f32 = 0.15;
/// Own hexes to civilise that are worth a thought, and foreign ones.
const CIVILISED: [usize; 2] = [5, 2];
/// Hexes for an altar that are worth a thought.
const ALTARS: usize = 4;

/// Names what is worth a thought.
pub(super) fn consider(position: &Lords, seat: Seat, ideas: Thoughts<'_, '_>) {
    ideas.push(Action::End);
    note(ideas, End, 1.0);
    if position.so_far().actions >= LONG_TURN {
        return;
    }
    let survey = Survey::of(position);
    let turn = OwnTurn {
        seat,
        civilisable: position.civilisable(seat),
        buildable: position.buildable(seat),
        near_civilised: position.civilised().neighbours(),
        crowd: crowd(position),
        survey: &survey,
    };
    turn.civilise(ideas);
    turn.build(ideas);
    turn.shift(ideas);
    for band in survey.bands.iter().filter(|band| band.seat == seat) {
        turn.spread(band, ideas);
        turn.join(band, ideas);
        turn.attack(band, ideas);
    }
}

struct OwnTurn<'a> {
    survey: &'a Survey<'a>,
    seat: Seat,
    civilisable: Hexes,
    buildable: Hexes,
    near_civilised: Hexes,
    crowd: f32,
}

impl OwnTurn<'_> {
    fn position(&self) -> &Lords {
        self.survey.position
    }

    fn own(&self) -> Hexes {
        self.position().owned(self.seat)
    }

    /// L-7.3
    fn civilise(&self, ideas: Thoughts<'_, '_>) {
        let own = self.civilisable & self.own();
        let mut best = Best::<{ CIVILISED[0] }>::new();
        for hex in own.iter() {
            let people = f32::from(self.position().people(hex).min(5));
            let lost = match people >= 2.0 {
                true => self.survey.room(hex).len() as f32,
                false => 0.0,
            };
            let opens = self.opens(hex);
            let danger = self.survey.danger[hex.index()];
            best.offer(hex, 0.5 * opens - 2.0 * danger - 0.5 * lost);
        }
        for hex in best.hexes() {
            self.civilise_own(hex, ideas);
        }
        let foreign = self.civilisable & !own;
        let mut best = Best::<{ CIVILISED[1] }>::new();
        for band in &self.survey.bands {
            let menace = self.survey.menace(band, self.seat);
            if band.seat == self.seat || menace == 0.0 {
                continue;
            }
            for hex in (foreign & band.hexes).iter() {
                let spare = f32::from(self.position().people(hex) - 1);
                if spare > 0.0 {
                    best.offer(hex, menace * spare / f32::from(band.spare));
                }
            }
        }
        for (hex, relief) in best.found() {
            ideas.push(Action::Civilise(hex));
            note(ideas, CiviliseForeign, 1.0);
            note(ideas, CiviliseForeignInCrowd, self.crowd);
            note(ideas, CiviliseRelief, relief / 3.0);
            let people = self.position().people(hex).min(10);
            note(ideas, CiviliseForeignPeople, f32::from(people) / 5.0);
            if !own.is_empty() {
                note(ideas, CiviliseInstead, 1.0);
            }
        }
    }

    /// How many own barbarians beside a hex could be civilised only because of it.
    fn opens(&self, hex: Hex) -> f32 {
        let beside = hex.neighbours() & self.own() & self.survey.barbarian;
        (beside & !self.near_civilised).len() as f32
    }

    fn civilise_own(&self, hex: Hex, ideas: Thoughts<'_, '_>) {
        let (survey, position) = (self.survey, self.position());
        let people = position.people(hex);
        ideas.push(Action::Civilise(hex));
        note(ideas, Civilise, 1.0);
        if !position.free_civ_used().contains(self.seat) {
            note(ideas, CiviliseFree, 1.0);
        }
        if people == 1 {
            note(ideas, CiviliseLone, 1.0);
        } else {
            if !position.so_far().altar && position.altars_left(self.seat) > 0 {
                let others = if self.buildable.is_empty() { 1.0 } else { 0.3 };
                note(ideas, CiviliseForAltar, others);
            }
            let strike = survey.strike(self.seat, hex, people).gain;
            note(ideas, CiviliseStrikeLost, strike / 3.0);
            let room = survey.settleable(hex, usize::from(people - 1));
            note(ideas, CiviliseRoomLost, room as f32 / 3.0);
        }
        note(ideas, CiviliseDanger, survey.danger[hex.index()]);
        note(ideas, CiviliseOpens, self.opens(hex) / 3.0);
        let [like, other] = survey.landings(self.seat, hex);
        note(
            ideas,
            CiviliseLandings,
            (like as f32 + 0.5 * other as f32) / 3.0,
        );
    }

    /// L-7.4
    fn build(&self, ideas: Thoughts<'_, '_>) {
        let mut best = Best::<ALTARS>::new();
        for hex in self.buildable.iter() {
            let people = self.position().people(hex);
            let risk = self.survey.risk(self.seat, hex, people - 1);
            let [like, other] = self.survey.landings(self.seat, hex);
            let doors = like as f32 + 0.5 * other as f32;
            best.offer(hex, -risk - 0.1 * doors + 0.1 * f32::from(people));
        }
        for hex in best.hexes() {
            let people = self.position().people(hex);
            let risk = self.survey.risk(self.seat, hex, people - 1);
            let danger = self.survey.danger[hex.index()];
            ideas.push(Action::Altar(hex));
            note(ideas, Altar, 1.0);
            note(ideas, AltarDanger, danger);
            note(ideas, AltarExposes, risk - danger);
            note(ideas, AltarPeople, f32::from(people.min(6) - 1) / 3.0);
            let [like, other] = self.survey.landings(self.seat, hex);
            note(
                ideas,
                AltarLandings,
                (like as f32 + 0.5 * other as f32) / 3.0,
            );
        }
    }

    /// Civilised people go where an altar needs one, or from safety to where danger is.
    fn shift(&self, ideas: Thoughts<'_, '_>) {
        let (survey, position) = (self.survey, self.position());
        let civilised = self.own() & position.civilised();
        let needs_one = match position.so_far().altar || position.altars_left(self.seat) == 0 {
            true => Hexes::NONE,
            false => civilised & !position.altars() & !self.buildable,
        };
        for from in civilised.iter() {
            let spare = position.people(from) - 1;
            if spare == 0 {
                continue;
            }
            let terrain = survey.terrain(from);
            let near = position.reach(from, terrain) & position.land(terrain) & civilised;
            // The hex itself could have the altar.
            let builds = self.buildable.contains(from) && spare == 1;
            if !builds && let Some(to) = (near & needs_one).first() {
                ideas.push(Action::Move(from, to, 1));
                note(
                    ideas,
                    ShiftForAltar,
                    if self.buildable.is_empty() { 1.0 } else { 0.2 },
                );
            }
            if survey.danger[from.index()] > 0.0 {
                continue;
            }
            let mut best = Best::<1>::new();
            for to in near.iter() {
                let danger = survey.danger[to.index()] * survey.worth(to);
                if danger > 0.0 && !(needs_one.contains(to) && spare == 1) {
                    best.offer(to, danger);
                }
            }
            for (to, danger) in best.found() {
                ideas.push(Action::Move(from, to, spare));
                note(ideas, ShiftGuard, danger / 3.0);
            }
        }
    }

    /// Barbarians go to empty hexes, from the largest stack beside each.
    fn spread(&self, band: &Band, ideas: Thoughts<'_, '_>) {
        let (survey, position) = (self.survey, self.position());
        let empty = survey.empty & position.land(band.terrain);
        for to in (band.reach & empty).iter() {
            let Some(from) = self.largest(band, to) else {
                continue;
            };
            let people = position.people(from);
            let here = survey.room(from);
            let beyond = survey.room(to) & !here;
            let new_targets = (position.reach(to, band.terrain) & survey.foreign(self.seat))
                & !position.reach(from, band.terrain);
            let onward = !beyond.is_empty() || !new_targets.is_empty();
            let middle = (beyond.len() as u16 + 1).min(people - 1);
            let mut counts = ArrayVec::<u16, 3>::new();
            counts.push(1);
            if onward && middle > 1 && middle < people - 1 {
                counts.push(middle);
            }
            if onward && people > 2 {
                counts.push(people - 1);
            }
            for count in counts {
                self.settle(from, to, count, beyond.len(), ideas);
            }
        }
    }

    fn settle(&self, from: Hex, to: Hex, count: u16, beyond: usize, ideas: Thoughts<'_, '_>) {
        let survey = self.survey;
        let people = self.position().people(from);
        let left = people - count;
        ideas.push(Action::Move(from, to, count));
        note(ideas, Spread, 1.0);
        note(ideas, SpreadInCrowd, self.crowd);
        if count == 1 {
            note(ideas, SpreadOne, 1.0);
        }
        if left == 1 {
            note(ideas, SpreadAll, 1.0);
        }
        let beyond = beyond.min(usize::from(count - 1));
        note(ideas, SpreadBeyond, beyond as f32 / 3.0);
        note(
            ideas,
            SpreadStrike,
            survey.strike(self.seat, to, count).gain / 3.0,
        );
        let strike = survey.strike(self.seat, from, people).gain;
        let strike_left = survey.strike(self.seat, from, left).gain;
        note(ideas, SpreadStrikeLost, (strike - strike_left) / 3.0);
        note(ideas, SpreadRisk, survey.risk(self.seat, to, count));
        let risk = survey.risk(self.seat, from, left) - survey.risk(self.seat, from, people);
        note(ideas, SpreadLeft, risk);
        if self.near_civilised.contains(to) {
            note(ideas, SpreadCivilisable, 1.0);
        }
    }

    /// The largest stack of a band that can reach a hex.
    fn largest(&self, band: &Band, to: Hex) -> Option<Hex> {
        let position = self.position();
        // Reach is mutual.
        let beside = position.reach(to, band.terrain) & band.hexes;
        let stacks = beside.iter().filter(|&hex| position.people(hex) >= 2);
        stacks.reduce(
            |best, hex| match position.people(hex) > position.people(best) {
                true => hex,
                false => best,
            },
        )
    }

    /// Barbarians go nearer to targets, or to empty hexes where there are no targets; beside
    /// targets the smaller stack joins the larger.
    fn join(&self, band: &Band, ideas: Thoughts<'_, '_>) {
        let (survey, position) = (self.survey, self.position());
        if band.hexes.len() == 1 {
            return;
        }
        let worthwhile = |&hex: &Hex| survey.fall(band.terrain, band.spare + 1, hex) >= HOPE;
        let targets: Hexes = band.targets.iter().filter(worthwhile).collect();
        let empty = survey.empty & position.land(band.terrain);
        let goals = if targets.is_empty() { empty } else { targets };
        let reach_of = |hexes: Hexes| {
            hexes.iter().fold(Hexes::NONE, |all, hex| {
                all | position.reach(hex, band.terrain)
            })
        };
        let mut near = reach_of(goals) & band.hexes;
        if !targets.is_empty() {
            for from in near.iter() {
                self.join_larger(band, from, near, ideas);
            }
        }
        let mut nearest = near;
        while !nearest.is_empty() {
            let next = reach_of(nearest) & band.hexes & !near;
            for from in next.iter() {
                let beside = position.reach(from, band.terrain) & nearest;
                let best = beside.iter().reduce(|best, hex| {
                    match position.people(hex) > position.people(best) {
                        true => hex,
                        false => best,
                    }
                });
                if let Some(to) = best
                    && position.people(from) >= 2
                {
                    self.go_to(band, from, to, ideas);
                }
            }
            near = near | next;
            nearest = next;
        }
    }

    /// L-7.1: the larger stack may be as large, and is the later one then.
    fn join_larger(&self, band: &Band, from: Hex, near: Hexes, ideas: Thoughts<'_, '_>) {
        let position = self.position();
        let size = |hex: Hex| (position.people(hex), hex);
        if position.people(from) < 2 {
            return;
        }
        let beside = position.reach(from, band.terrain) & near;
        let larger = beside.iter().filter(|&to| size(to) > size(from));
        if let Some(to) = larger.max_by_key(|&to| size(to)) {
            self.go_to(band, from, to, ideas);
        }
    }

    fn go_to(&self, band: &Band, from: Hex, to: Hex, ideas: Thoughts<'_, '_>) {
        let (survey, position) = (self.survey, self.position());
        let (people, there) = (position.people(from), position.people(to));
        ideas.push(Action::Move(from, to, people - 1));
        note(ideas, Join, 1.0);
        let together = survey.strike(self.seat, to, there + people - 1).gain;
        let here = survey.strike(self.seat, from, people).gain;
        let alone = here.max(survey.strike(self.seat, to, there).gain);
        // Only a step on the way to a target counts for less.
        let far = survey.strike_at(band.terrain, band.targets, band.spare + 1);
        let gain = if together > 0.0 {
            together - alone
        } else {
            0.5 * (far.gain - alone)
        };
        note(ideas, JoinStrike, gain / 3.0);
        if here == 0.0 && survey.room(from).is_empty() && together == 0.0 {
            let room = survey.settleable(to, usize::from(people - 1).min(3));
            note(ideas, JoinRoom, (room as f32 / 3.0).max(0.3));
        }
        let risk = survey.risk(self.seat, from, 1) - survey.danger[from.index()];
        note(ideas, JoinLeft, risk);
    }

    /// L-7.2
    fn attack(&self, band: &Band, ideas: Thoughts<'_, '_>) {
        let (survey, position) = (self.survey, self.position());
        for to in band.targets.iter() {
            let Some(from) = self.largest(band, to) else {
                continue;
            };
            let (people, defenders) = (position.people(from), position.people(to));
            let ground = ground(band.terrain, survey.terrain(to));
            let fall = falls(ground, people, defenders);
            if fall < HOPE {
                continue;
            }
            ideas.push(Action::Attack(from, to));
            let worth = survey.worth(to);
            match ground {
                Ground::Like => {
                    note(ideas, AttackLike, 1.0);
                    let enter = entered(ground, people, defenders);
                    note(ideas, AttackEnter, enter);
                    note(ideas, AttackEnterInCrowd, self.crowd * enter);
                }
                Ground::Other => note(ideas, AttackOther, 1.0),
            }
            note(ideas, AttackFall, fall);
            note(ideas, AttackFallInCrowd, self.crowd * fall);
            note(ideas, AttackInCrowd, self.crowd);
            note(ideas, AttackWorth, fall * worth / 3.0);
            note(ideas, AttackWorthInCrowd, self.crowd * fall * worth / 3.0);
            if defenders == 1 {
                note(ideas, AttackLone, 1.0);
            }
            if let Some(enemy) = survey.band(to) {
                let menace = survey.menace(enemy, self.seat);
                note(ideas, AttackRelief, (menace / 3.0).min(2.0));
            }
            note(ideas, AttackSpare, f32::from(people.min(9) - 2) / 4.0);
            if people == 2 {
                note(ideas, AttackLast, 1.0);
            }
            self.note_what_comes_first(band, ideas);
            let risk = survey.risk(self.seat, from, people - 1);
            note(ideas, AttackExposes, risk - survey.danger[from.index()]);
            note(ideas, AttackLeader, self.lead_of(to));
        }
    }

    /// Doubles end the turn (L-7.2.8): what is safe is better done before.
    fn note_what_comes_first(&self, band: &Band, ideas: Thoughts<'_, '_>) {
        if !(self.civilisable & self.own()).is_empty() {
            note(ideas, AttackBeforeCivilising, 1.0);
        }
        if !self.buildable.is_empty() {
            note(ideas, AttackBeforeAltar, 1.0);
        }
        let empty = self.survey.empty & self.position().land(band.terrain);
        if !(band.reach & empty).is_empty() {
            note(ideas, AttackBeforeSpreading, 1.0);
        }
    }

    /// How far the owner of a hex is ahead of the best of the others.
    fn lead_of(&self, hex: Hex) -> f32 {
        let position = self.position();
        let points = |seat: Seat| f32::from(position.score(seat).points());
        let (mut owner, mut others) = (0.0, 0.0f32);
        for seat in Seat::all(position.colours().len()) {
            if position.owned(seat).contains(hex) {
                owner = points(seat);
            } else {
                others = others.max(points(seat));
            }
        }
        ((owner - others) / 10.0).clamp(-1.0, 1.0)
    }
}

/// The few best of many hexes.
struct Best<const N: usize> {
    found: ArrayVec<(Hex, f32), N>,
}

impl<const N: usize> Best<N> {
    fn new() -> Best<N> {
        Best {
            found: ArrayVec::new(),
        }
    }

    fn offer(&mut self, hex: Hex, score: f32) {
        let place = self.found.iter().position(|&(_, other)| score > other);
        let place = place.unwrap_or(self.found.len());
        if place >= N {
            return;
        }
        self.found.truncate(N - 1);
        self.found.insert(place, (hex, score));
    }

    fn found(self) -> impl Iterator<Item = (Hex, f32)> {
        self.found.into_iter()
    }

    fn hexes(self) -> impl Iterator<Item = Hex> {
        self.found().map(|(hex, _)| hex)
    }
}
