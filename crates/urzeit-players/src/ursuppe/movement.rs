//! What comes to mind when an amoeba moves: drift, dice, directions (U-8.2, U-8.3).

use urzeit_rules::ursuppe::{Action, Amoeba, Direction, Errand, Gene, Journey, Space};

use super::{Thoughts, slots::slot_blocks};

slot_blocks! {
    from super::setup::END;
    /// How sure it is of a meal: by how often it can still starve; again for the last round,
    /// in which only a death matters.
    FED[8] = [0.3, 9.1, 3.6, 1.3, 0.0, 7.1, 1.9, 2.0];
    /// More meals where it goes, for later.
    MEALS[1] = [1.5];
    /// Others of its tribe there.
    KIN[1] = [0.4];
    /// Others there.
    CROWD[1] = [-1.5];
    /// Others there who hunt.
    HUNTERS[1] = [-1.0];
    /// No diet there, but prey.
    HUNTS[1] = [1.3];
    /// By how much those lead who are prey there.
    HUNTS_LEADER[1] = [1.4];
    /// Ways to go on from there.
    EXITS[1] = [-0.1];
    /// How sure it is to get away from its attacker.
    AWAY[1] = [6.5];
    DRIFT[1] = [0.8];
    SWIM[1] = [-1.2];
    HOLD[1] = [1.5];
    AGAIN[1] = [-0.2];
    /// A BP that is spent: of 1, of 2 or 3, of 4 to 6, of more.
    COST[4] = [-3.2, -2.9, -2.8, -1.8];
    /// An amoeba that this BP makes unaffordable.
    BIRTH_FORGONE[1] = [-0.7];
}

impl Thoughts<'_, '_, '_> {
    /// D-MOVE.
    pub(super) fn on_move(&mut self, amoeba: Amoeba) {
        let Some(life) = self.tribe.position.life(amoeba) else {
            return;
        };
        let from = life.space;
        let drift = self.tribe.drift(from);
        self.push(Action::Drift);
        self.note(DRIFT, 1.0);
        self.note_arrival(amoeba, from, drift);
        if self.tribe.can_swim() {
            self.push(Action::Swim);
            self.note(SWIM, 1.0);
            self.note_fed(amoeba, self.tribe.fed_by_swimming(from));
            self.note_cost();
        }
        if self.tribe.has(Gene::Holding) {
            self.push(Action::Hold);
            self.note(HOLD, 1.0);
            self.note_arrival(amoeba, from, from);
        }
    }

    /// D-DIE.
    pub(super) fn on_die(&mut self, journey: Journey, dice: [u8; 2]) {
        let from = self.place(journey.amoeba);
        for (nth, die) in dice.into_iter().enumerate() {
            if nth == 1 && die == dice[0] {
                continue;
            }
            self.push(Action::Use(die));
            match Direction::shown_by(die) {
                Some(to) => self.note_step(journey, from.neighbour(to).unwrap_or(from)),
                // A 6: the best direction.
                None if die == 6 => {
                    let tribe = self.tribe;
                    let best = |worth: &dyn Fn(Space) -> f32| {
                        let to = Direction::ALL.map(|to| from.neighbour(to).unwrap_or(from));
                        to.into_iter().map(worth).fold(0.0, f32::max)
                    };
                    match journey.errand {
                        Errand::OwnTurn => {
                            let fed = best(&|to| tribe.fed_after_step(from, to));
                            self.note_fed(journey.amoeba, fed);
                        }
                        Errand::Escape { .. } => {
                            let away = best(&|to| self.away(journey, to));
                            self.note(AWAY, away);
                        }
                    }
                }
                None => self.note_step(journey, from),
            }
        }
    }

    /// D-DIR. Of the directions that mean staying one is enough.
    pub(super) fn on_direction(&mut self, journey: Journey) {
        let from = self.place(journey.amoeba);
        let mut stays = self.tribe.has(Gene::Movement2);
        if stays {
            self.push(Action::Stay);
            self.note_step(journey, from);
        }
        for direction in Direction::ALL {
            let to = from.neighbour(direction);
            if to.is_none() && std::mem::replace(&mut stays, true) {
                continue;
            }
            self.push(Action::Go(direction));
            self.note_step(journey, to.unwrap_or(from));
        }
    }

    /// D-SECOND.
    pub(super) fn on_second(&mut self, journey: Journey) {
        let here = self.place(journey.amoeba);
        self.push(Action::Stop);
        match journey.errand {
            Errand::OwnTurn => self.note_arrival(journey.amoeba, here, here),
            Errand::Escape { .. } => self.note(AWAY, self.away_for_good(journey, here)),
        }
        self.push(Action::Again);
        self.note(AGAIN, 1.0);
        match journey.errand {
            Errand::OwnTurn => self.note_fed(journey.amoeba, self.tribe.fed_by_step(here)),
            Errand::Escape { .. } => {
                let away = |to| self.away_for_good(journey, to);
                self.note(AWAY, self.tribe.step(here, away));
            }
        }
    }

    /// A step to a space, after which a fast amoeba may go on.
    fn note_step(&mut self, journey: Journey, to: Space) {
        let amoeba = journey.amoeba;
        let from = self.place(amoeba);
        match journey.errand {
            Errand::OwnTurn => {
                self.note_fed(amoeba, self.tribe.fed_after_step(from, to));
                self.note_space(amoeba, to);
            }
            Errand::Escape { .. } => {
                self.note(AWAY, self.away(journey, to));
                self.note_space(amoeba, to);
            }
        }
    }

    /// The way ends on this space.
    fn note_arrival(&mut self, amoeba: Amoeba, from: Space, to: Space) {
        self.note_fed(amoeba, self.tribe.fed(from, to));
        self.note_space(amoeba, to);
    }

    pub(super) fn note_fed(&mut self, amoeba: Amoeba, fed: f32) {
        let lives = self.tribe.lives(amoeba.number).min(3);
        let last = if self.prospects.is_last { 4 } else { 0 };
        self.note(FED + lives + last, fed);
    }

    /// What an amoeba finds on a space besides its next meal.
    fn note_space(&mut self, amoeba: Amoeba, to: Space) {
        let position = self.tribe.position;
        let meals = self.tribe.meals(position.cubes(to));
        self.note(MEALS, (meals - 1.0).clamp(0.0, 3.0) / 3.0);
        let (mut kin, mut crowd) = (0.0, 0.0);
        for colour in position.colours().iter() {
            let there = position.alive_on(colour, to).len() as f32;
            if colour == amoeba.colour {
                kin += there;
            } else {
                crowd += there;
            }
        }
        let was_there = position.life(amoeba).is_some_and(|life| life.space == to);
        self.note(KIN, (kin - f32::from(u8::from(was_there))).min(4.0) / 2.0);
        self.note(CROWD, crowd.min(6.0) / 3.0);
        if self.hunters.contains(to) {
            self.note(HUNTERS, 1.0);
        }
        if self.tribe.hunts(to) {
            self.note(HUNTS, 1.0);
            let others = position.colours().iter().filter(|&c| c != amoeba.colour);
            let there = others.filter(|&other| !position.alive_on(other, to).is_empty());
            let lead = there.map(|other| self.lead_of(other)).fold(-1.0, f32::max);
            self.note(HUNTS_LEADER, lead);
        }
        self.note(EXITS, to.neighbours().len() as f32 / 4.0);
    }

    /// The price of a move or an attack is due.
    pub(super) fn note_cost(&mut self) {
        let tribe = self.tribe;
        let cost = tribe.position.cost_of_move(tribe.colour);
        if cost > 0 {
            self.note_payment();
        }
    }

    /// One BP is due.
    pub(super) fn note_payment(&mut self) {
        let bp = self.tribe.bp;
        let purse = match bp {
            ..=1 => 0,
            2..=3 => 1,
            4..=6 => 2,
            _ => 3,
        };
        self.note(COST + purse, 1.0);
        if self.births(bp) > self.births(bp.saturating_sub(1)) {
            self.note(BIRTH_FORGONE, 1.0);
        }
    }

    /// How sure the target of an attack is to get away if its first step takes it there.
    fn away(&self, journey: Journey, to: Space) -> f32 {
        let fast = self.tribe.has(Gene::Speed) || self.tribe.has(Gene::Persistence);
        match self.away_for_good(journey, to) {
            0.0 if fast => self.tribe.step(to, |to| self.away_for_good(journey, to)),
            away => away,
        }
    }

    /// Is the target of an attack elsewhere if its way ends there (H17)?
    fn away_for_good(&self, journey: Journey, to: Space) -> f32 {
        match journey.errand {
            Errand::OwnTurn => 0.0,
            Errand::Escape { attack, .. } => f32::from(u8::from(to != self.place(attack.attacker))),
        }
    }
}
