//! Which actions are worth a thought, phase by phase; placing, advancing and cards.

use urzeit_rules::{
    Lords, Seat,
    lords::{
        Action, Card, Hex, Phase, Secret,
        setup::{RandomEnd, TurnOrder},
    },
};

use super::{
    creation, deeds,
    impulse::Impulse::{self, *},
    rounds::rounds_left,
    survey::Survey,
};
use crate::Ideas;

/// Ideas on actions of Lords of Creation.
pub(super) type Thoughts<'i, 'w> = &'i mut Ideas<'w, Action>;

/// Notes something on the last action.
#[inline]
pub(super) fn note(ideas: Thoughts<'_, '_>, slot: Impulse, amount: f32) {
    if amount != 0.0 {
        ideas.note(slot as usize, amount);
    }
}

/// Names what is worth a thought.
pub(super) fn consider(position: &Lords, seat: Seat, ideas: Thoughts<'_, '_>) {
    match position.phase() {
        Phase::Lay(_, Secret::Known(drawn)) => creation::consider(position, seat, drawn, ideas),
        Phase::Select => cards(position, seat, ideas),
        Phase::Place(_) => puts(&Survey::of(position), seat, ideas),
        Phase::Act(_) => deeds::consider(position, seat, ideas),
        Phase::Advance(_, from, to) => advances(&Survey::of(position), seat, from, to, ideas),
        _ => {}
    }
}

/// What placing so many people on a hex promises.
#[derive(Clone, Copy, Default)]
struct Promise {
    spread: f32,
    strike: f32,
    fall: f32,
    for_altar: f32,
    guard: f32,
}

impl Promise {
    /// One number, to find the best hex for a card.
    fn sum(self) -> f32 {
        2.5 * self.spread + 2.0 * self.strike + 1.5 * self.for_altar + self.guard
    }

    fn of(survey: &Survey<'_>, seat: Seat, hex: Hex, people: u16) -> Promise {
        let position = survey.position;
        let (there, mut promise) = (position.people(hex), Promise::default());
        promise.guard = survey.danger[hex.index()] * survey.worth(hex) / 3.0;
        if position.civilised().contains(hex) {
            let can_build = position.altars_left(seat) > 0 && !position.altars().contains(hex);
            let needed = can_build && there == 1;
            promise.for_altar = f32::from(u8::from(needed));
            return promise;
        }
        let force = match survey.band(hex) {
            Some(band) => people + band.spare + 1,
            None => people + there,
        };
        let strike = survey.strike(seat, hex, force);
        promise.strike = strike.gain / 3.0;
        promise.fall = strike.fall;
        let settled = match there {
            0 => 1 + survey.settleable(hex, usize::from(people) - 1),
            _ => survey.settleable(hex, usize::from(people)),
        };
        promise.spread = settled as f32 / 5.0;
        promise
    }
}

/// How many more than two play: up to 1.
pub(super) fn crowd(position: &Lords) -> f32 {
    (position.colours().len() - 2) as f32 / 3.0
}

fn puts(survey: &Survey<'_>, seat: Seat, ideas: Thoughts<'_, '_>) {
    let position = survey.position;
    let Some(card) = position.chosen(seat).and_then(Secret::known) else {
        return;
    };
    let people = (card.value() as u16).min(position.supply(seat));
    let near_civilised = position.civilised().neighbours();
    let crowd = crowd(position);
    for hex in position.placeable(seat).iter() {
        ideas.push(Action::Put(hex));
        let promise = Promise::of(survey, seat, hex, people);
        let there = position.people(hex);
        let risk = survey.risk(seat, hex, there + people);
        note(ideas, PutForAltar, promise.for_altar);
        note(ideas, PutRisk, risk);
        if there > 0 {
            note(
                ideas,
                PutGuard,
                promise.guard - risk * survey.worth(hex) / 3.0,
            );
        }
        if position.civilised().contains(hex) {
            note(ideas, PutCivilised, 1.0);
            continue;
        }
        note(ideas, if there == 0 { PutEmpty } else { PutBarbarian }, 1.0);
        note(ideas, PutSpread, promise.spread);
        note(ideas, PutSpreadInCrowd, crowd * promise.spread);
        note(ideas, PutStrike, promise.strike);
        note(ideas, PutStrikeInCrowd, crowd * promise.strike);
        note(ideas, PutFall, promise.fall);
        let [like, other] = survey.landings(seat, hex);
        note(ideas, PutLandings, (like as f32 + 0.5 * other as f32) / 3.0);
        if let Some(band) = survey.band(hex) {
            note(ideas, PutJoin, f32::from(band.spare.min(10)) / 5.0);
        }
        if near_civilised.contains(hex) {
            note(ideas, PutCivilisable, 1.0);
        }
    }
}

fn cards(position: &Lords, seat: Seat, ideas: Thoughts<'_, '_>) {
    let survey = Survey::of(position);
    let own = position.owned(seat);
    let in_danger: f32 = own
        .iter()
        .map(|hex| survey.danger[hex.index()] * survey.worth(hex))
        .sum();
    let bands = survey.bands.iter().filter(|band| band.seat == seat);
    let strikes: f32 = bands
        .map(|band| {
            survey
                .strike_at(band.terrain, band.targets, band.spare + 1)
                .gain
        })
        .sum();
    // The game may end after or in this round (L-9.1, L-11.4).
    let may_end = match position.options().random_end {
        RandomEnd::Off => rounds_left(position) <= 1,
        RandomEnd::Identical | RandomEnd::Die => position.is_exhausted(),
    };
    let hand = position.hand(seat).known();
    let crowd = crowd(position);
    for card in Card::all().filter(|card| hand[card.index()] > 0) {
        ideas.push(Action::Card(card));
        let people = (card.value() as u16).min(position.supply(seat));
        note(ideas, CardValue, card.value() as f32 / 5.0);
        note(ideas, CardValueInCrowd, crowd * card.value() as f32 / 5.0);
        note(
            ideas,
            CardTooMany,
            (card.value() as f32 - f32::from(people)) / 5.0,
        );
        let late = match position.options().turn_order {
            TurnOrder::LowFirst => card.value() as f32 - 3.0,
            TurnOrder::HighFirst => 3.0 - card.value() as f32,
        } / 2.0;
        if may_end {
            note(ideas, CardLate, late);
        }
        note(ideas, CardLateInDanger, late * (in_danger / 5.0).min(2.0));
        note(ideas, CardLateStrikes, late * (strikes / 5.0).min(2.0));
        let places = position.land(card.terrain()) & !survey.foreign(seat);
        if people == 0 || places.is_empty() {
            note(ideas, CardNowhere, 1.0);
            continue;
        }
        let mut best = Promise::default();
        for hex in places.iter() {
            let promise = Promise::of(&survey, seat, hex, people);
            if promise.sum() > best.sum() {
                best = promise;
            }
        }
        note(ideas, CardSpread, best.spread);
        note(ideas, CardSpreadInCrowd, crowd * best.spread);
        note(ideas, CardStrike, best.strike);
        note(ideas, CardStrikeInCrowd, crowd * best.strike);
        note(ideas, CardForAltar, best.for_altar);
        note(ideas, CardGuard, best.guard);
    }
}

fn advances(survey: &Survey<'_>, seat: Seat, from: Hex, to: Hex, ideas: Thoughts<'_, '_>) {
    let position = survey.position;
    let (least, most) = position.advancing(from);
    let there = position.people(from);
    let half = (least + most) / 2;
    let mut counts = [least, least.max(1), half, most];
    counts.sort_unstable();
    let mut last = None;
    for count in counts {
        if last.replace(count) == Some(count) {
            continue;
        }
        ideas.push(Action::Advance(count));
        let left = there - count;
        note(
            ideas,
            AdvanceStrikeLeft,
            survey.strike(seat, from, left).gain / 3.0,
        );
        note(ideas, AdvanceLeftRisk, survey.risk(seat, from, left));
        if count == 0 {
            note(ideas, AdvanceNone, 1.0);
            continue;
        }
        if count == 1 {
            note(ideas, AdvanceOne, 1.0);
        }
        if count == most {
            note(ideas, AdvanceAll, 1.0);
        }
        note(
            ideas,
            AdvanceStrike,
            survey.strike(seat, to, count).gain / 3.0,
        );
        let room = survey.settleable(to, usize::from(count - 1).min(5));
        note(ideas, AdvanceRoom, room as f32 / 3.0);
        note(ideas, AdvanceRisk, survey.risk(seat, to, count));
    }
}
