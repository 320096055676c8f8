//! What may be done in a turn after placing: moves, attacks, civilising, altars (L-7).
//! How barbarians move has a file of its own.

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
pub(super) const HOPE: f32 = 0.15;
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

/// A seat's turn after placing.
pub(super) struct OwnTurn<'a> {
    pub(super) survey: &'a Survey<'a>,
    pub(super) seat: Seat,
    civilisable: Hexes,
    buildable: Hexes,
    pub(super) near_civilised: Hexes,
    pub(super) crowd: f32,
}

impl OwnTurn<'_> {
    pub(super) fn position(&self) -> &Lords {
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
            let lost = if people >= 2.0 {
                self.survey.room(hex).len() as f32
            } else {
                0.0
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
        let needs_one = if position.so_far().altar || position.altars_left(self.seat) == 0 {
            Hexes::NONE
        } else {
            civilised & !position.altars() & !self.buildable
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
