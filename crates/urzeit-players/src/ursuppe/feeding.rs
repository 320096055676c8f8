//! What comes to mind when an amoeba feeds (U-8.5).

use urzeit_rules::ursuppe::{Action, Amoeba, Colour, Cubes, Gene, Space, Who};

use super::{Thoughts, slots::slot_blocks, tribe::Tribe};

slot_blocks! {
    from super::company::END;
    /// How many cubes it eats.
    EATEN[1] = [-0.1];
    /// Meals that are left for its tribe.
    LEFT[1] = [1.0];
    /// One of its tribe that stands there and will not find a meal any more.
    KIN_ROBBED[1] = [-1.1];
    /// Tribes of others there that will not find a meal any more.
    OTHERS_ROBBED[1] = [0.6];
    /// Another player pays, and he leads.
    HOST[2] = [0.7, 0.6];
    STARVE[1] = [-0.1];
}

/// More diets than this are too many to think about.
const DIETS: usize = 8;

impl Thoughts<'_, '_, '_> {
    /// D-FEED.
    pub(super) fn on_feed(&mut self, amoeba: Amoeba, options: impl Iterator<Item = Action>) {
        let space = self.place(amoeba);
        let heap = self.tribe.position.cubes(space);
        let mut diets: Vec<(f32, Action)> = Vec::new();
        for action in options {
            match action {
                Action::Eat(diet, _) => {
                    let thrift = self.tribe.meals(heap.minus(diet)) * 4.0 - f32::from(diet.total());
                    diets.push((thrift, action));
                }
                Action::Attack(target) => {
                    self.push(action);
                    self.note_attack(amoeba, target);
                    self.note_payment();
                }
                _ => {
                    self.push(action);
                    self.note(STARVE, 1.0);
                }
            }
        }
        if diets.len() > DIETS {
            diets.sort_by(|(one, _), (other, _)| other.total_cmp(one));
            diets.truncate(DIETS);
        }
        for (_, action) in diets {
            if let Action::Eat(diet, host) = action {
                self.push(action);
                self.note_fed(amoeba, 1.0);
                self.note_diet(space, heap, diet, host);
            }
        }
    }

    fn note_diet(&mut self, space: Space, heap: Cubes, diet: Cubes, host: Option<Who>) {
        let tribe = self.tribe;
        let position = tribe.position;
        let rest = heap.minus(diet);
        self.note(EATEN, f32::from(diet.total()) / 4.0);
        self.note(LEFT, tribe.meals(rest).min(3.0) / 3.0);
        let kin = position.alive_on(tribe.colour, space).len() > 1;
        if kin && !tribe.eats_of(rest, space) {
            self.note(KIN_ROBBED, 1.0);
        }
        let mut robbed = 0.0;
        for other in position.colours().iter().filter(|&c| c != tribe.colour) {
            if !position.alive_on(other, space).is_empty() {
                let other = Tribe::of(position, other);
                robbed += f32::from(u8::from(
                    other.eats_of(heap, space) && !other.eats_of(rest, space),
                ));
            }
        }
        self.note(OTHERS_ROBBED, robbed / 2.0);
        if let Some(host) = host.and_then(|host| position.named(host)) {
            if position.seat_of(host) == position.seat_of(tribe.colour) {
                self.note(HOST, -2.0);
                return;
            }
            self.note(HOST, 1.0);
            self.note(HOST + 1, self.lead_of(host));
        }
    }

    /// By how much another player leads, about -1 to 1.
    pub(super) fn lead_of(&self, other: Colour) -> f32 {
        let position = self.tribe.position;
        let lead =
            f32::from(position.marker(other)) - f32::from(position.marker(self.tribe.colour));
        (lead / 8.0).clamp(-1.0, 1.0)
    }

    /// How sure an attack on this amoeba is to succeed (U-8.7).
    pub(super) fn catches(&self, target: Amoeba) -> f32 {
        let position = self.tribe.position;
        if position.is_own(target.colour, self.tribe.colour)
            || position.seat_of(target.colour).is_none()
        {
            return 1.0;
        }
        let owner = position.player(target.colour);
        let has = |gene| owner.genes.contains(gene);
        let mut caught = 1.0;
        if has(Gene::Defense) && owner.bp > 0 {
            caught *= if has(Gene::Persistence) { 0.25 } else { 0.5 };
        }
        if has(Gene::Escape) && owner.bp >= position.cost_of_move(target.colour) {
            caught *= if has(Gene::Movement2) { 0.0 } else { 0.3 };
        }
        caught
    }
}
