//! What comes to mind when a tribe divides (U-11).

use urzeit_rules::ursuppe::{Action, Amoeba, Space, Spaces, soup::SPACES};

use super::{
    Thoughts,
    prospects::STAGES,
    slots::slot_blocks,
    tribe::{is_hunter, survivors},
};

slot_blocks! {
    from super::genes::END;
    DIVIDE[STAGES] = [-2.8, -0.7, 3.0];
    /// It costs nothing.
    FREE[1] = [6.0];
    /// The amoebas that survive this round, before it.
    SURVIVORS[8 * STAGES] = [
        1.3, -3.5, -2.3, 3.2, 3.7, 1.5, 0.7, 1.0,
        -0.7, -2.4, 0.6, 1.7, 2.5, 2.0, 0.8, 1.0,
        1.4, -0.8, -0.3, 2.5, 2.5, 2.0, 1.1, 1.0,
    ];
    /// The steps that it brings now, and now that it is the last time.
    STEP[2] = [1.5, 5.8];
    /// BP that are left: less than 2, less than 4, less than 7, more.
    CHANGE[4 * STAGES] = [
        -7.2, -3.5, -1.8, 6.9,
        -8.9, -1.9, 0.7, 4.7,
        -4.7, -1.7, -0.5, 4.5,
    ];
    /// Others hunt; the own tribe hunts; it finds no food.
    DIVIDE_HUNTED[1] = [0.5];
    DIVIDE_HUNTING[1] = [0.7];
    DIVIDE_HUNGRY[1] = [0.7];
    /// How sure it is of a meal.
    BORN_FED[1] = [-0.2];
    /// More meals than its tribe needs where the drift takes it.
    BORN_MEALS[1] = [2.6];
    /// Others of its tribe that come there.
    BORN_KIN[1] = [0.4];
    /// Others that come there.
    BORN_CROWD[1] = [-0.9];
    /// Others that come there and hunt.
    BORN_HUNTERS[1] = [-3.4];
    /// Ways to go on from there.
    BORN_EXITS[1] = [-0.3];
    /// Room for more of the tribe next to it.
    BORN_ROOM[1] = [-1.1];
    /// Nothing more.
    DIVIDE_DONE[STAGES] = [3.8, 1.7, -2.0];
    DIVIDE_DONE_BP[1] = [-0.6];
}

/// More spaces than this are too many to think about.
const PLACES: usize = 8;

impl Thoughts<'_, '_, '_> {
    /// D-DIVIDE.
    pub(super) fn on_divide(&mut self) {
        let tribe = self.tribe;
        let position = tribe.position;
        self.push(Action::Done);
        self.note(DIVIDE_DONE + self.prospects.stage, 1.0);
        self.note(DIVIDE_DONE_BP, f32::from(tribe.bp.min(20)) / 10.0);
        let price = position.division_price(tribe.colour);
        let Some(number) = self.newborn().filter(|_| tribe.bp >= price) else {
            return;
        };
        let spaces = position.division_spaces(tribe.colour);
        let arrivals = self.arrivals();
        let hunger = self.hunger();
        let mut places: Vec<(f32, Space)> = spaces
            .iter()
            .map(|space| (self.welcome(space, &arrivals), space))
            .collect();
        if places.len() > PLACES {
            places.sort_by(|(one, _), (other, _)| other.total_cmp(one));
            places.truncate(PLACES);
        }
        for (_, space) in places {
            self.push(Action::Divide(number, space));
            self.note_birth(price, hunger);
            self.note_birthplace(space, &arrivals);
        }
    }

    /// Its number: the first after those on the board, so that those with damage eat first;
    /// else any.
    fn newborn(&self) -> Option<u8> {
        let unborn = self.tribe.position.unborn(self.tribe.colour);
        let alive = self.tribe.position.alive(self.tribe.colour);
        let last = alive.iter().last().unwrap_or(0);
        let mut later = unborn.iter().filter(|&number| number > last);
        later.next().or(unborn.first())
    }

    /// How many amoebas the drift brings to each space: of the tribe, and of others.
    fn arrivals(&self) -> [[f32; 2]; SPACES] {
        let position = self.tribe.position;
        let mut arrivals = [[0.0; 2]; SPACES];
        for colour in position.colours().iter() {
            let other = usize::from(colour != self.tribe.colour);
            for number in position.alive(colour).iter() {
                let amoeba = Amoeba { colour, number };
                let to = self.tribe.drift(self.place(amoeba));
                arrivals[to.index()][other] += 1.0;
            }
        }
        arrivals
    }

    /// How good a space is for a new amoeba.
    fn welcome(&self, space: Space, arrivals: &[[f32; 2]; SPACES]) -> f32 {
        let to = self.tribe.drift(space);
        let [kin, others] = arrivals[to.index()];
        let meals = self.tribe.meals(self.tribe.position.cubes(to));
        2.0 * self.tribe.fed_in_turn(space) + 0.3 * (meals - kin) - 0.2 * others
    }

    fn note_birth(&mut self, price: u16, hunger: f32) {
        let tribe = self.tribe;
        self.note(DIVIDE + self.prospects.stage, 1.0);
        if price == 0 {
            self.note(FREE, 1.0);
        }
        let survivors = survivors(tribe.position, tribe.colour);
        self.note(SURVIVORS + 8 * self.prospects.stage + survivors.min(7), 1.0);
        let advance = tribe.position.options().amoeba_advance;
        let now = advance.steps((survivors + 1).min(7)) - advance.steps(survivors.min(7));
        let last = usize::from(self.prospects.is_last);
        self.note(STEP + last, f32::from(now));
        let change = match tribe.bp - price {
            0..2 => 0,
            2..4 => 1,
            4..7 => 2,
            _ => 3,
        };
        self.note(CHANGE + 4 * self.prospects.stage + change, 1.0);
        if !self.hunters.is_empty() {
            self.note(DIVIDE_HUNTED, 1.0);
        }
        if is_hunter(tribe.position, tribe.colour) {
            self.note(DIVIDE_HUNTING, 1.0);
        }
        self.note(DIVIDE_HUNGRY, hunger);
    }

    fn note_birthplace(&mut self, space: Space, arrivals: &[[f32; 2]; SPACES]) {
        if self.prospects.is_last {
            return;
        }
        let tribe = self.tribe;
        let to = tribe.drift(space);
        let [kin, others] = arrivals[to.index()];
        let meals = tribe.meals(tribe.position.cubes(to));
        self.note(BORN_FED, tribe.fed_in_turn(space));
        self.note(BORN_MEALS, (meals - kin).clamp(-2.0, 3.0) / 3.0);
        self.note(BORN_KIN, kin.min(3.0) / 2.0);
        self.note(BORN_CROWD, others.min(6.0) / 3.0);
        if self.hunters.contains(space) {
            self.note(BORN_HUNTERS, 1.0);
        }
        self.note(BORN_EXITS, to.neighbours().len() as f32 / 4.0);
        let homes = tribe.position.homes(tribe.colour).and(Spaces::one(space));
        let room = space.neighbours().without(homes).len();
        self.note(BORN_ROOM, room as f32 / 4.0);
    }
}
