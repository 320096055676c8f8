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
    amoeba::{Amoeba, Amoebas, Colour, Colours, Numbers},
    cubes::{Cubes, Handfuls},
    genes::Gene,
    legal::Illegal,
    phase::{Attempt, Departure, Errand, Journey, Leg, Phase},
    position::Ursuppe,
    soup::{Direction, Space},
};

impl Ursuppe {
    /// U-5.6: what a move costs a player.
    #[must_use]
    #[inline]
    pub fn cost_of_move(&self, colour: Colour) -> u16 {
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
        if self.place(journey.amoeba).neighbour(direction).is_none() {
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
        let departure = Departure {
            journey,
            direction,
            cargo,
            clingers: Amoebas::NONE,
        };
        self.ask_clingers(departure, None);
    }

    /// U-8.4: the next colour of the owner of Holding that can cling is asked. He has one
    /// colour, in `pair` two, asked one after the other (U-18.2).
    #[inline]
    fn ask_clingers(&mut self, departure: Departure, asked: Option<Colour>) {
        let holder = self.clinging_player(departure.journey);
        let colours = holder.map_or(Colours::NONE, |holder| self.own_colours(holder));
        let mut colours = colours.iter().filter(|&colour| Some(colour) > asked);
        match colours.find(|&colour| !self.can_cling(departure.journey, colour).is_empty()) {
            Some(colour) => self.phase = Phase::Cling(departure, colour),
            None => self.load_clingers(departure),
        }
    }

    /// U-8.4: some of a colour cling.
    #[inline]
    pub(super) fn cling(&mut self, mut departure: Departure, colour: Colour, numbers: Numbers) {
        for number in numbers.iter() {
            departure.clingers.insert(Amoeba { colour, number });
        }
        self.ask_clingers(departure, Some(colour));
    }

    /// `tentacle_while_clinging`: the clingers' own cargo.
    #[inline]
    fn load_clingers(&mut self, departure: Departure) {
        let clinger = departure.clingers.first();
        let tentacle = clinger.is_some_and(|clinger| self.has(clinger.colour, Gene::Tentacle));
        if self.options.tentacle_while_clinging && tentacle {
            self.phase = Phase::ClingersCargo(departure);
        } else {
            self.depart(departure);
        }
    }

    /// U-8.4: the amoeba, all cargo and the clingers move together.
    #[inline]
    pub(super) fn depart(&mut self, departure: Departure) {
        let Departure {
            mut journey,
            direction,
            cargo,
            clingers,
        } = departure;
        let from = self.place(journey.amoeba);
        let Some(to) = from.neighbour(direction) else {
            return self.arrive(journey);
        };
        self.soup[from.index()] = self.soup[from.index()].minus(cargo);
        self.soup[to.index()] = self.soup[to.index()].plus(cargo);
        self.carry(journey.amoeba, to);
        for clinger in clingers.iter() {
            self.carry(clinger, to);
            journey.note_clinger(clinger);
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
    pub(super) fn clingers_cargoes(&self, departure: Departure) -> Handfuls {
        let space = self.place(departure.journey.amoeba);
        Handfuls {
            heap: self.cubes(space).minus(departure.cargo),
            most: self.scale.cargo * departure.clingers.len() as u8,
        }
    }

    /// The amoebas of a colour that are where they can cling to the one that leaves (U-8.4).
    #[inline]
    pub(super) fn can_cling(&self, journey: Journey, colour: Colour) -> Numbers {
        self.alive_on(colour, self.place(journey.amoeba))
    }

    /// The owner of Holding, if another than the mover's (U-8.4).
    #[inline]
    pub(super) fn clinging_player(&self, journey: Journey) -> Option<Colour> {
        self.holder(Gene::Holding)
            .filter(|&holder| !self.is_own(holder, journey.amoeba.colour))
    }

    /// Why these cubes cannot be taken along (U-8.4).
    pub(super) fn allows_cargo(&self, cargo: Cubes, handfuls: Handfuls) -> Result<(), Illegal> {
        if let Some(colour) = cargo.exceeds(handfuls.heap) {
            return Err(Illegal::CargoNotThere { colour });
        }
        if cargo.total() > u16::from(handfuls.most) {
            let most = handfuls.most;
            return Err(Illegal::TooMuchCargo { most });
        }
        Ok(())
    }

    /// Why these amoebas cannot cling (U-8.4).
    pub(super) fn allows_clingers(
        &self,
        numbers: Numbers,
        journey: Journey,
        colour: Colour,
    ) -> Result<(), Illegal> {
        match numbers.without(self.can_cling(journey, colour)).first() {
            Some(number) => Err(Illegal::CannotCling { number }),
            None => Ok(()),
        }
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
