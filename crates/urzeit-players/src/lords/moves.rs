//! Moves of barbarians (L-7.1).
//!
//! They always get on, so that nobody shuffles for ever: to an empty hex, or nearer to where
//! something can be done, or from the smaller stack to the larger.

use arrayvec::ArrayVec;
use urzeit_rules::lords::{Action, Hex, Hexes};

use super::{
    consider::{Thoughts, note},
    deeds::{HOPE, OwnTurn},
    impulse::Impulse::*,
    survey::Band,
};

impl OwnTurn<'_> {
    /// Barbarians go to empty hexes, from the largest stack beside each.
    pub(super) fn spread(&self, band: &Band, ideas: Thoughts<'_, '_>) {
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
    pub(super) fn largest(&self, band: &Band, to: Hex) -> Option<Hex> {
        let position = self.position();
        // Reach is mutual.
        let beside = position.reach(to, band.terrain) & band.hexes;
        let stacks = beside.iter().filter(|&hex| position.people(hex) >= 2);
        stacks.reduce(|best, hex| {
            if position.people(hex) > position.people(best) {
                hex
            } else {
                best
            }
        })
    }

    /// Barbarians go nearer to targets, or to empty hexes where there are no targets; beside
    /// targets the smaller stack joins the larger.
    pub(super) fn join(&self, band: &Band, ideas: Thoughts<'_, '_>) {
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
                    if position.people(hex) > position.people(best) {
                        hex
                    } else {
                        best
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
}
