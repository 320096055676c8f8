//! Whether a position can wait for what it says it waits for.

use super::{
    amoeba::{Amoeba, Colour, Colours},
    genes::{Gene, Genes},
    phase::{Attack, AttackKind, Attempt, Departure, Errand, Journey, Leg, Phase, Try},
    position::Ursuppe,
    setup::Mode,
    soup::Direction,
};

impl Ursuppe {
    /// Can the game wait for this in this position?
    pub(super) fn phase_is_possible(&self) -> bool {
        let plays = |colour| self.seat_of(colour).is_some();
        let is_player = |colour| self.players_in_game().contains(colour);
        let amoebas = |colour| self.alive(colour).len();
        match self.phase {
            Phase::FirstCard | Phase::Order => self.board_is_empty() && self.round == 1,
            Phase::Start(order) => {
                let mut players = order.iter();
                let all = players.all(|who| self.named(who).is_some());
                let once = order
                    .iter()
                    .all(|who| order.iter().filter(|&other| other == who).count() == 1);
                !order.is_empty() && all && once && self.board_is_empty() && self.round == 1
            }
            Phase::PutFirst(colour) => {
                plays(colour) && self.have_put(0, colour, |c| self.puts_first_after(c))
            }
            Phase::PutSecond(colour) => {
                plays(colour) && self.have_put(1, colour, |c| self.puts_second_after(c))
            }
            Phase::DummyStart => self.dummy().is_some_and(|c| amoebas(c) < 2) && self.round == 1,
            Phase::DummyDivides(left) => self.dummy().is_some_and(|colour| {
                (1..=2).contains(&left)
                    && !self.unborn(colour).is_empty()
                    && !self.division_spaces(colour).is_empty()
            }),
            Phase::Lead(player) => {
                self.options.mode == Mode::Pair
                    && self.pair_leads_after(self.acted.len()) == Some(player)
            }
            Phase::Move(amoeba) => plays(amoeba.colour) && self.life(amoeba).is_some(),
            Phase::Feed(amoeba, attempt) => {
                let colour = amoeba.colour;
                let may_retry =
                    attempt != Attempt::SecondTry || self.has(colour, Gene::Persistence);
                plays(colour) && self.life(amoeba).is_some() && may_retry
            }
            Phase::React(attack) => self.awaits_reaction(attack),
            Phase::Fight(attack, _) => attack.defended && self.awaits_reaction(attack),
            Phase::Retry(attack) => {
                let persistent = self.has(attack.attacker.colour, Gene::Persistence);
                self.attack_is_possible(attack) && persistent && attack.attempt == Try::First
            }
            // With `first_round_flip=false` round 1 turns up no card.
            Phase::Environment => self.options.first_round_flip || self.round > 1,
            Phase::Defect(colour) => is_player(colour) && self.defect(colour) > 0 && self.round > 1,
            Phase::Buy(colour, bought) => {
                is_player(colour) && self.player(colour).genes.contains_all(bought)
            }
            Phase::Divide(colour) => plays(colour),
            Phase::Aggress(colour) => {
                is_player(colour)
                    && self.has(colour, Gene::Aggression)
                    && self.player(colour).bp >= 1
            }
            Phase::Over => true,
            Phase::Roll(_)
            | Phase::Use(..)
            | Phase::Direct(_)
            | Phase::Cargo(..)
            | Phase::Cling(..)
            | Phase::ClingersCargo(_)
            | Phase::Second(_) => self.phase.journey().is_some_and(|journey| {
                self.journey_is_possible(journey) && self.step_is_possible(journey)
            }),
        }
    }

    /// In round 1, has everybody put so many amoebas who is still to put one, and the others
    /// one more (U-6.5, U-6.6)?
    fn have_put(
        &self,
        put: usize,
        first: Colour,
        after: impl Fn(Colour) -> Option<Colour>,
    ) -> bool {
        let waiting: Colours = std::iter::successors(Some(first), |&c| after(c)).collect();
        let mut colours = self.colours().iter();
        self.round == 1
            && colours.all(|colour| {
                let expected = match self.seat_of(colour) {
                    Some(_) if waiting.contains(colour) => put,
                    Some(_) => put + 1,
                    None => 0,
                };
                self.alive(colour).len() == expected
            })
    }

    fn board_is_empty(&self) -> bool {
        let mut colours = self.colours().iter();
        colours.all(|colour| self.alive(colour).is_empty())
    }

    /// An attack under way: both live, and the attacker's genes allow it.
    fn attack_is_possible(&self, attack: Attack) -> bool {
        let Attack {
            attacker, target, ..
        } = attack;
        let aggressive = self.has(attacker.colour, Gene::Aggression);
        let allowed = match attack.kind {
            AttackKind::Struggle => {
                aggressive || self.has(attacker.colour, Gene::StruggleForSurvival)
            }
            AttackKind::Aggression => aggressive,
        };
        let persistent = self.has(attacker.colour, Gene::Persistence);
        allowed
            && (attack.attempt == Try::First || persistent)
            && self.life(attacker).is_some()
            && self.life(target).is_some()
            && !self.is_own(attacker.colour, target.colour)
            && self.seat_of(target.colour).is_some()
            && (!attack.defended || self.has(target.colour, Gene::Defense))
            && (!attack.escaped || self.has(target.colour, Gene::Escape))
    }

    /// An attack to which the target may react: both stand where it began.
    fn awaits_reaction(&self, attack: Attack) -> bool {
        self.attack_is_possible(attack)
            && self.place(attack.target) == attack.from
            && self.place(attack.attacker) == attack.from
    }

    fn journey_is_possible(&self, journey: Journey) -> bool {
        if self.life(journey.amoeba).is_none() {
            return false;
        }
        let drifts = journey.leg == Leg::Drift;
        let colour = journey.amoeba.colour;
        let fast = self.has(colour, Gene::Speed) || self.has(colour, Gene::Persistence);
        let leg = journey.leg != Leg::Second || fast;
        match journey.errand {
            Errand::OwnTurn => leg && (drifts || self.seat_of(colour).is_some()),
            Errand::Escape { attack, clung } => {
                let holding = self.has(attack.attacker.colour, Gene::Holding);
                leg && !drifts
                    && journey.amoeba == attack.target
                    && attack.escaped
                    && (holding || !clung)
                    && self.attack_is_possible(attack)
                    && self.escape_has_led_here(journey.leg, attack, clung)
            }
        }
    }

    /// Do attacker and target stand where the escape can have brought them? Before the first
    /// step both are where the attack began; after it the target may be next to that, and the
    /// attacker is with it if it clung, else where it was.
    fn escape_has_led_here(&self, leg: Leg, attack: Attack, clung: bool) -> bool {
        let (target, attacker) = (self.place(attack.target), self.place(attack.attacker));
        let has_stepped = leg == Leg::Second || matches!(self.phase, Phase::Second(_));
        let has_left = attack.from.neighbours().contains(target);
        if !has_stepped {
            return !clung && target == attack.from && attacker == attack.from;
        }
        if clung {
            return has_left && attacker == target;
        }
        attacker == attack.from && (has_left || target == attack.from)
    }

    /// Does this step wait for something that the genes about it ask for?
    fn step_is_possible(&self, journey: Journey) -> bool {
        let colour = journey.amoeba.colour;
        let genes = self.player(colour).genes;
        let drifts = journey.leg == Leg::Drift;
        let goes = |direction: Direction| {
            let with_the_drift = !drifts || self.direction_of_drift() == Some(direction);
            with_the_drift && self.place(journey.amoeba).neighbour(direction).is_some()
        };
        match self.phase {
            Phase::Roll(_) => !drifts && !genes.contains(Gene::Movement2),
            Phase::Use(..) => !drifts && genes.contains(Gene::Movement1),
            Phase::Direct(_) => !drifts,
            Phase::Second(_) => {
                let fast = [Gene::Speed, Gene::Persistence]
                    .into_iter()
                    .collect::<Genes>();
                journey.leg == Leg::First && fast.without(genes) != fast
            }
            Phase::Cargo(_, direction) => goes(direction) && genes.contains(Gene::Tentacle),
            Phase::Cling(departure, colour) => {
                let asked = self.can_cling(journey, colour);
                let earlier = |clinger: Amoeba| clinger.colour.index() < colour.index();
                goes(departure.direction)
                    && self.departure_is_possible(departure)
                    && self.holds(colour, journey)
                    && !asked.is_empty()
                    && departure.clingers.iter().all(earlier)
            }
            Phase::ClingersCargo(departure) => {
                let holder = self.clinging_player(journey);
                goes(departure.direction)
                    && self.departure_is_possible(departure)
                    && !departure.clingers.is_empty()
                    && self.options.tentacle_while_clinging
                    && holder.is_some_and(|holder| self.has(holder, Gene::Tentacle))
            }
            _ => false,
        }
    }

    /// Does the owner of Holding, another than the mover's, have this colour?
    fn holds(&self, colour: Colour, journey: Journey) -> bool {
        self.clinging_player(journey)
            .is_some_and(|holder| self.own_colours(holder).contains(colour))
    }

    /// Cargo and clingers that are there.
    fn departure_is_possible(&self, departure: Departure) -> bool {
        let journey = departure.journey;
        let carries = departure.cargo.is_none() || self.has(journey.amoeba.colour, Gene::Tentacle);
        let mut clingers = departure.clingers.iter();
        let there = clingers.all(|clinger| {
            self.holds(clinger.colour, journey)
                && self
                    .can_cling(journey, clinger.colour)
                    .contains(clinger.number)
        });
        let cargo = self.allows_cargo(departure.cargo, self.cargoes(journey));
        carries && cargo.is_ok() && there
    }

    /// The amoeba whose turn in phase 1 it is.
    #[must_use]
    pub fn acting(&self) -> Option<Amoeba> {
        match self.phase {
            Phase::Move(acting) | Phase::Feed(acting, _) => Some(acting),
            phase => match phase.attack() {
                Some(attack) if attack.kind == AttackKind::Struggle => Some(attack.attacker),
                Some(_) => None,
                None => phase.journey().map(|journey| journey.amoeba),
            },
        }
    }

    /// U-18.2: in `pair` the colours that have moved in phase 1, else none.
    pub(super) fn acted_is_possible(&self) -> bool {
        let chosen = match self.phase {
            Phase::Lead(_) => None,
            _ if self.options.mode != Mode::Pair => return self.acted.is_empty(),
            _ => match self.acting() {
                Some(acting) => Some(acting.colour),
                None => return self.acted.is_empty(),
            },
        };
        let rear = self.rearmost();
        let acted = self.acted.iter();
        let by_rear = acted.filter(|&c| Some(self.owner(c)) == rear).count();
        let turn = self.pair_leads_after(self.acted.len());
        // The rear player moves one colour first and the other last.
        let order = by_rear == self.acted.len().min(1) && turn.is_some();
        let chosen = chosen
            .is_none_or(|colour| turn.is_some_and(|turn| self.allows_lead(turn, colour).is_ok()));
        self.colours().contains_all(self.acted) && order && chosen
    }
}
