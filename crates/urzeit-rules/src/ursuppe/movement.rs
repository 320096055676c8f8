//! MOVEMENT, STEP and DISPLACE: how an amoeba gets about (U-8.2 to U-8.4).
//!
//! One amoeba's way, in its own turn or in an escape:
//!
//! ```text
//! drift ─────────────┐
//! swim, escape → step ┴→ displace → load → cling → depart → arrive → feed or judge
//!                  ↑                                           │
//!                  └──────────────── again ────────────────────┘
//! ```

use super::{
    amoeba::{Amoeba, Colour, Numbers},
    cubes::{Cubes, Handfuls},
    genes::Gene,
    legal::Illegal,
    phase::{Attempt, Errand, Journey, Leg, Phase},
    position::Ursuppe,
    soup::{Direction, Space},
};

impl Ursuppe {
    /// U-5.6: what a move costs a player.
    #[inline]
    pub(super) fn cost_of_move(&self, colour: Colour) -> u16 {
        u16::from(!self.has(colour, Gene::Streamlining))
    }

    /// U-8.2: DRIFT.
    #[inline]
    pub(super) fn drift(&mut self, amoeba: Amoeba) {
        let journey = Journey::own(amoeba, Leg::Drift);
        match self.direction_of_drift() {
            Some(direction) => self.displace(journey, direction),
            None => self.arrive(journey),
        }
    }

    /// U-8.2: MOVE.
    #[inline]
    pub(super) fn swim(&mut self, amoeba: Amoeba) {
        self.pay(amoeba.colour, self.cost_of_move(amoeba.colour));
        self.step(Journey::own(amoeba, Leg::First));
    }

    /// U-8.2: HOLD.
    #[inline]
    pub(super) fn hold(&mut self, amoeba: Amoeba) {
        self.feed(amoeba, Attempt::Unused);
    }

    /// U-8.3: Movement II needs no die.
    #[inline]
    pub(super) fn step(&mut self, journey: Journey) {
        self.phase = if self.has(journey.amoeba.colour, Gene::Movement2) {
            Phase::Direct(journey)
        } else {
            Phase::Roll(journey)
        };
    }

    /// U-8.3: the die that was rolled, or chosen of two.
    #[inline]
    pub(super) fn follow_die(&mut self, journey: Journey, die: u8) {
        match Direction::shown_by(die) {
            Some(direction) => self.displace(journey, direction),
            None if die == 6 => self.phase = Phase::Direct(journey),
            None => self.arrive(journey),
        }
    }

    /// U-8.4: an obstacle stops it (also one that was chosen: H9).
    #[inline]
    pub(super) fn displace(&mut self, journey: Journey, direction: Direction) {
        if self.destination(journey, direction).is_none() {
            self.arrive(journey);
        } else if self.has(journey.amoeba.colour, Gene::Tentacle) {
            self.phase = Phase::Cargo(journey, direction);
        } else {
            self.load(journey, direction, Cubes::NONE);
        }
    }

    /// U-8.4: with its cargo, and before others cling to it.
    #[inline]
    pub(super) fn load(&mut self, journey: Journey, direction: Direction, cargo: Cubes) {
        if self.can_cling(journey).is_empty() {
            self.depart(journey, direction, cargo, Numbers::NONE);
        } else {
            self.phase = Phase::Cling(journey, direction, cargo);
        }
    }

    /// U-8.4: others cling to it; by option their Tentacle works too.
    #[inline]
    pub(super) fn cling(
        &mut self,
        journey: Journey,
        direction: Direction,
        cargo: Cubes,
        clingers: Numbers,
    ) {
        let tentacle = self.options.tentacle_while_clinging
            && !clingers.is_empty()
            && self
                .clinging_player(journey)
                .is_some_and(|owner| self.has(owner, Gene::Tentacle));
        if tentacle {
            self.phase = Phase::ClingersCargo(journey, direction, cargo, clingers);
        } else {
            self.depart(journey, direction, cargo, clingers);
        }
    }

    /// U-8.4: the amoeba, all cargo and the clingers move together.
    #[inline]
    pub(super) fn depart(
        &mut self,
        mut journey: Journey,
        direction: Direction,
        cargo: Cubes,
        clingers: Numbers,
    ) {
        let from = self.place(journey.amoeba);
        let Some(to) = self.destination(journey, direction) else {
            return self.arrive(journey);
        };
        self.soup[from.index()] = self.soup[from.index()].minus(cargo);
        self.soup[to.index()] = self.soup[to.index()].plus(cargo);
        self.carry(journey.amoeba, to);
        if let Some(colour) = self.clinging_player(journey) {
            for number in clingers.iter() {
                let clinger = Amoeba { colour, number };
                self.carry(clinger, to);
                journey.note_clinger(clinger);
            }
        }
        self.arrive(journey);
    }

    /// The drift or a step is complete, whether it moved the amoeba or not: D-SECOND after a
    /// first step (U-8.2), else the journey is over.
    #[inline]
    pub(super) fn arrive(&mut self, journey: Journey) {
        let colour = journey.amoeba.colour;
        // U-10.5: Persistence includes Speed.
        let fast = self.has(colour, Gene::Speed) || self.has(colour, Gene::Persistence);
        if journey.leg == Leg::First && fast {
            self.phase = Phase::Second(journey);
        } else {
            self.end_journey(journey);
        }
    }

    /// U-8.2: the second step is free.
    #[inline]
    pub(super) fn step_again(&mut self, journey: Journey) {
        self.step(Journey {
            leg: Leg::Second,
            ..journey
        });
    }

    /// What the journey was for.
    #[inline]
    pub(super) fn end_journey(&mut self, journey: Journey) {
        match journey.errand {
            Errand::OwnTurn => self.feed(journey.amoeba, Attempt::Unused),
            Errand::Escape { attack, clung } => self.judge_escape(attack, clung),
        }
    }

    /// The cargoes of the amoeba that leaves (U-8.4).
    #[inline]
    pub(super) fn cargoes(&self, journey: Journey) -> Handfuls {
        Handfuls {
            heap: self.cubes(self.place(journey.amoeba)),
            most: self.scale.cargo,
        }
    }

    /// The cargoes of clingers, from what the mover's cargo left (`tentacle_while_clinging`).
    #[inline]
    pub(super) fn clingers_cargoes(
        &self,
        journey: Journey,
        cargo: Cubes,
        clingers: Numbers,
    ) -> Handfuls {
        Handfuls {
            heap: self.cubes(self.place(journey.amoeba)).minus(cargo),
            most: self.scale.cargo * clingers.len() as u8,
        }
    }

    /// The amoebas that may cling to the one that leaves (U-8.4).
    #[inline]
    pub(super) fn can_cling(&self, journey: Journey) -> Numbers {
        match self.clinging_player(journey) {
            Some(colour) => self.alive_on(colour, self.place(journey.amoeba)),
            None => Numbers::NONE,
        }
    }

    /// The owner of Holding, if another than the mover's (U-8.4).
    #[inline]
    pub(super) fn clinging_player(&self, journey: Journey) -> Option<Colour> {
        self.holder(Gene::Holding)
            .filter(|&holder| holder != journey.amoeba.colour)
    }

    /// Why these cubes cannot be taken along (U-8.4).
    pub(super) fn allows_cargo(&self, cargo: Cubes, handfuls: Handfuls) -> Result<(), Illegal> {
        if let Some(colour) = cargo.exceeds(handfuls.heap) {
            return Err(Illegal::CargoNotThere { colour });
        }
        if cargo.total() > handfuls.most {
            let most = handfuls.most;
            return Err(Illegal::TooMuchCargo { most });
        }
        Ok(())
    }

    /// Why these amoebas cannot cling (U-8.4).
    pub(super) fn allows_clingers(
        &self,
        clingers: Numbers,
        journey: Journey,
    ) -> Result<(), Illegal> {
        match clingers.without(self.can_cling(journey)).first() {
            Some(number) => Err(Illegal::CannotCling { number }),
            None => Ok(()),
        }
    }

    fn destination(&self, journey: Journey, direction: Direction) -> Option<Space> {
        self.place(journey.amoeba).neighbour(direction)
    }

    #[inline]
    fn carry(&mut self, amoeba: Amoeba, to: Space) {
        if let Some(life) = self.life_mut(amoeba) {
            life.space = to;
        }
    }
}

impl Journey {
    /// U-8.7: an attacker that clings has failed.
    fn note_clinger(&mut self, clinger: Amoeba) {
        if let Errand::Escape { attack, clung } = &mut self.errand {
            *clung |= clinger == attack.attacker;
        }
    }
}
