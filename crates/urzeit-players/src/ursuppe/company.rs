//! What comes to mind when cubes are taken along and when amoebas cling (U-8.4).

use urzeit_rules::ursuppe::{
    Action, Colour, Cubes, Departure, Direction, Errand, Journey, Numbers, Space,
};

use super::{Thoughts, slots::slot_blocks};

slot_blocks! {
    from super::movement::END;
    /// How many cubes are taken along.
    CARGO[1] = [-0.2];
    /// A meal at the other end because of the cargo.
    CARGO_FEEDS[1] = [5.7];
    /// A meal less for one of the tribe that stays behind.
    CARGO_ROBS[1] = [-1.5];
    /// How many cling.
    CLING[1] = [-0.1];
    /// How much surer of a meal those are that cling.
    CLING_FEEDS[1] = [2.8];
    /// The attacker clings to its target, and eats where that leads.
    CLING_FOLLOWS[2] = [-0.4, 1.4];
}

impl Thoughts<'_, '_, '_> {
    /// D-CARGO: none, or so many of those that are of use.
    pub(super) fn on_cargo(&mut self, journey: Journey, direction: Direction) {
        let from = self.place(journey.amoeba);
        let to = from.neighbour(direction).unwrap_or(from);
        let heap = self.tribe.position.cubes(from);
        self.consider_cargo(from, to, heap, self.tribe.position.scale().cargo);
    }

    /// D-CARGO of the clingers (`tentacle_while_clinging`).
    pub(super) fn on_clingers_cargo(&mut self, departure: Departure) {
        let position = self.tribe.position;
        let from = self.place(departure.journey.amoeba);
        let to = from.neighbour(departure.direction).unwrap_or(from);
        let heap = position.cubes(from).minus(departure.cargo);
        let most = position.scale().cargo * departure.clingers.len() as u8;
        self.consider_cargo(from, to, heap, most);
    }

    fn consider_cargo(&mut self, from: Space, to: Space, heap: Cubes, most: u8) {
        let tribe = self.tribe;
        let there = tribe.position.cubes(to);
        let stays_behind = tribe.position.alive_on(tribe.colour, from).len() > 1;
        let mut taken = Cubes::NONE;
        for count in 0..=most {
            let cargo = tribe.cargo(heap, there, count);
            if count > 0 && cargo == taken {
                break;
            }
            taken = cargo;
            self.push(Action::Take(cargo));
            self.note(CARGO, f32::from(count.min(6)) / 3.0);
            if !tribe.eats(to) && tribe.eats_of(there.plus(cargo), to) {
                self.note(CARGO_FEEDS, 1.0);
            }
            let robs = tribe.eats_of(heap, from) && !tribe.eats_of(heap.minus(cargo), from);
            if stays_behind && robs {
                self.note(CARGO_ROBS, 1.0);
            }
        }
    }

    /// D-CLING: none, all, those that gain by it, or any single one.
    pub(super) fn on_cling(&mut self, departure: Departure, colour: Colour) {
        let from = self.place(departure.journey.amoeba);
        let to = from.neighbour(departure.direction).unwrap_or(from);
        let all = self.tribe.position.alive_on(colour, from);
        let gain = self.tribe.fed_in_turn(to) - self.tribe.fed_in_turn(from);
        let weak = all.iter().filter(|&number| self.tribe.lives(number) == 1);
        self.consider_clingers(departure, gain, Numbers::NONE);
        self.consider_clingers(departure, gain, all);
        let weak: Numbers = weak.collect();
        if weak.len() > 1 && weak != all {
            self.consider_clingers(departure, gain, weak);
        }
        if all.len() > 1 {
            for number in all.iter() {
                self.consider_clingers(departure, gain, Numbers::one(number));
            }
        }
    }

    fn consider_clingers(&mut self, departure: Departure, gain: f32, clingers: Numbers) {
        let count = clingers.len() as f32;
        self.push(Action::Cling(clingers));
        self.note(CLING, count.min(4.0) / 2.0);
        self.note(CLING_FEEDS, gain * count.min(4.0) / 2.0);
        let Errand::Escape { attack, .. } = departure.journey.errand else {
            return;
        };
        let attacker = attack.attacker;
        if attacker.colour == self.tribe.colour && clingers.contains(attacker.number) {
            let from = self.place(departure.journey.amoeba);
            let to = from.neighbour(departure.direction).unwrap_or(from);
            self.note(CLING_FOLLOWS, 1.0);
            if self.tribe.eats(to) {
                self.note(CLING_FOLLOWS + 1, 1.0);
            }
        }
    }
}
