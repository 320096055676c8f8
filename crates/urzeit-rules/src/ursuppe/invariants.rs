//! What is true of every position (U-5.7).

use super::{
    amoeba::{Amoeba, Colour, Colours},
    cubes::CUBES,
    environment::Deck,
    genes::{Gene, Genes},
    ladder::LAST_SPACE,
    phase::{Attack, AttackKind, Attempt, Departure, Errand, Journey, Leg, Phase, Try},
    position::{Player, Ursuppe},
    setup::Mode,
    soup::Direction,
};
use crate::Broken;

/// With Life Expectancy an amoeba dies of the third (U-12.1).
const MOST_DAMAGE: u8 = 3;

impl Ursuppe {
    /// Makes sure of every invariant of the rules.
    pub(super) fn keeps_the_rules(&self) -> Result<(), Broken> {
        self.keeps_cubes()?;
        self.keeps_genes()?;
        self.keeps_amoebas()?;
        self.keeps_markers()?;
        self.keeps_cards()?;
        self.keeps_the_end()?;
        Broken::unless(self.acted_is_possible(), "U-18.2", "ursuppe-acted")?;
        Broken::unless(self.phase_is_possible(), "U-7.2", "ursuppe-phase")
    }

    /// U-2.2: of each colour in play 55, of others none.
    fn keeps_cubes(&self) -> Result<(), Broken> {
        for colour in Colour::ALL {
            let soup: u16 = self.soup.iter().map(|cubes| u16::from(cubes[colour])).sum();
            let all = if self.colours().contains(colour) {
                CUBES
            } else {
                0
            };
            let found = soup + u16::from(self.supply[colour]);
            Broken::unless(found == u16::from(all), "U-2.2", "ursuppe-cubes")?;
        }
        Ok(())
    }

    fn keeps_genes(&self) -> Result<(), Broken> {
        for gene in Gene::ALL {
            let players = self.players_in_game().iter();
            let owners = players.filter(|&c| self.has(c, gene)).count();
            let copies = usize::from(gene.copies(self.colours().len()));
            Broken::unless(owners <= copies, "U-2.6", "ursuppe-copies")?;
        }
        for colour in Colour::ALL {
            let player = self.players[colour.index()];
            let traded = match player.armor_for {
                Some(gene) => Gene::Armor.card().trade_in.contains(&gene),
                None => !player.genes.contains(Gene::Armor),
            };
            Broken::unless(traded, "U-10.3", "ursuppe-armor-trade")?;
            let mut genes = player.genes.iter();
            let barred = genes.any(|gene| self.barred_by(colour, gene).is_some());
            Broken::unless(!barred, "U-10.4", "ursuppe-barred-gene")?;
            if !self.players_in_game().contains(colour) {
                let nothing = player == Player::default();
                Broken::unless(nothing, "U-18.3", "ursuppe-nobody-owns")?;
            }
        }
        Ok(())
    }

    fn keeps_amoebas(&self) -> Result<(), Broken> {
        for colour in Colour::ALL {
            let most = if self.colours().contains(colour) {
                self.scale.amoebas
            } else {
                0
            };
            for number in self.alive(colour).iter() {
                Broken::unless(number <= most, "U-2.2", "ursuppe-amoeba-number")?;
                let amoeba = Amoeba { colour, number };
                let damage = self.life(amoeba).map_or(0, |life| life.damage);
                let bearable = damage + u8::from(self.may_starve(amoeba)) <= MOST_DAMAGE;
                Broken::unless(bearable, "U-12.1", "ursuppe-damage")?;
            }
        }
        Ok(())
    }

    /// Is this amoeba's turn in phase 1 still to come or under way?
    fn may_starve(&self, amoeba: Amoeba) -> bool {
        let Some(acting) = self.acting() else {
            let choosing = matches!(self.phase, Phase::Lead(_));
            return choosing && !self.acted.contains(amoeba.colour);
        };
        if amoeba.colour == acting.colour {
            return amoeba.number >= acting.number;
        }
        if self.options.mode == Mode::Pair {
            return !self.acted.contains(amoeba.colour);
        }
        // The dummy acts last (U-18.3).
        match (self.seat_of(acting.colour), self.seat_of(amoeba.colour)) {
            (None, _) => false,
            (_, None) => true,
            _ => self.marker(amoeba.colour) > self.marker(acting.colour),
        }
    }

    /// U-4.1: at most one marker on a space. Each player has one once he has chosen.
    fn keeps_markers(&self) -> Result<(), Broken> {
        let players = || self.players_in_game().iter();
        for colour in players() {
            let marker = self.player(colour).marker;
            let alone = players()
                .filter(|&other| self.player(other).marker == marker)
                .count();
            Broken::unless(
                marker.is_none() || alone == 1,
                "U-4.1",
                "ursuppe-two-markers",
            )?;
            // H25: in `pair` the numbers go on.
            let on_ladder = self.options.mode == Mode::Pair || marker <= Some(LAST_SPACE);
            Broken::unless(on_ladder, "U-4.1", "ursuppe-off-the-ladder")?;
            let waits = match self.phase {
                Phase::FirstCard | Phase::Order => true,
                Phase::Start(order) => order.iter().any(|who| self.named(who) == Some(colour)),
                _ => false,
            };
            Broken::unless(waits == marker.is_none(), "U-6.4", "ursuppe-marker-missing")?;
        }
        Ok(())
    }

    /// U-9.1: every round turns up a card.
    fn keeps_cards(&self) -> Result<(), Broken> {
        let turned_up = Deck::full().len() - self.deck.len();
        Broken::unless(
            self.card.is_some() == (turned_up > 0),
            "U-6.3",
            "ursuppe-deck",
        )?;
        if let Some(card) = self.card {
            let still_there = self.deck.count(card) < card.copies();
            Broken::unless(still_there, "U-6.3", "ursuppe-deck")?;
        }
        let rounds = usize::from(self.round) + usize::from(self.after_the_card());
        let skipped = usize::from(!self.options.first_round_flip && rounds > 1);
        let expected = match self.phase {
            Phase::FirstCard => 0,
            _ => rounds - skipped,
        };
        Broken::unless(turned_up == expected, "U-9.1", "ursuppe-round")
    }

    /// Has the card of this round been turned up, or would it have been?
    fn after_the_card(&self) -> bool {
        match self.phase {
            Phase::Defect(_)
            | Phase::Buy(..)
            | Phase::Divide(_)
            | Phase::DummyDivides(_)
            | Phase::Aggress(_)
            | Phase::Over => true,
            phase => phase
                .attack()
                .is_some_and(|attack| attack.kind == AttackKind::Aggression),
        }
    }

    /// U-14: over when it must be, and not before.
    fn keeps_the_end(&self) -> Result<(), Broken> {
        let mut players = self.players_in_game().iter();
        let finished = players.any(|c| self.marker(c) >= self.options.finish_start);
        if self.phase == Phase::Over {
            let ended = finished || self.deck.is_empty();
            return Broken::unless(ended, "U-14.1", "ursuppe-over-too-early");
        }
        // With an early finish zone a start space may lie in it; nobody has scored then.
        let goes_on = !finished || self.round == 1;
        Broken::unless(goes_on, "U-14.1", "ursuppe-goes-on-after-end")
    }

    /// Can the game wait for this in this position?
    fn phase_is_possible(&self) -> bool {
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
            Phase::PutFirst(colour) => plays(colour) && amoebas(colour) == 0 && self.round == 1,
            Phase::PutSecond(colour) => plays(colour) && amoebas(colour) == 1 && self.round == 1,
            Phase::DummyStart => self.dummy().is_some_and(|c| amoebas(c) < 2),
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
            Phase::Environment => !self.deck.is_empty(),
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
            }
        }
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
    fn acting(&self) -> Option<Amoeba> {
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
    fn acted_is_possible(&self) -> bool {
        let chosen = match self.phase {
            Phase::Lead(_) => None,
            _ if self.options.mode != Mode::Pair => return self.acted.is_empty(),
            _ => match self.acting() {
                Some(acting) => Some(acting.colour),
                None => return self.acted.is_empty(),
            },
        };
        let count = |player: Option<Colour>| {
            let mut own = Colours::NONE;
            if let Some(player) = player {
                own = self.own_colours(player);
            }
            self.acted
                .iter()
                .filter(|&colour| own.contains(colour))
                .count()
        };
        let by_rear = count(self.rearmost());
        let turn = self.pair_leads_after(self.acted.len());
        // The rear player moves one colour first and the other last.
        let order = by_rear == self.acted.len().min(1) && turn.is_some();
        let chosen = chosen
            .is_none_or(|colour| turn.is_some_and(|turn| self.allows_lead(turn, colour).is_ok()));
        self.colours().contains_all(self.acted) && order && chosen
    }
}
