//! What an entry changes: every action and outcome, handed to the rule it belongs to.

use super::{
    action::Action,
    amoeba::Amoeba,
    chance::Chance,
    phase::{Departure, Phase},
    position::Ursuppe,
};
use crate::Seat;

impl Ursuppe {
    /// Does one step of the player who decides.
    #[inline]
    pub(super) fn act(&mut self, _seat: Seat, action: Action) {
        let Some(colour) = self.decider() else {
            return;
        };
        match (self.phase, action) {
            (_, Action::Ladder(space)) => self.start_on(colour, space),
            (Phase::PutFirst(_), Action::Put(number, space)) => {
                self.put_first(Amoeba { colour, number }, space);
            }
            (_, Action::Put(number, space)) => self.put_second(Amoeba { colour, number }, space),
            (_, Action::Lead(colour)) => self.begin_colour(colour),
            (Phase::Move(amoeba), Action::Drift) => self.drift(amoeba),
            (Phase::Move(amoeba), Action::Swim) => self.swim(amoeba),
            (Phase::Move(amoeba), Action::Hold) => self.hold(amoeba),
            (Phase::Use(journey, _), Action::Use(die)) => self.follow_die(journey, die),
            (Phase::Direct(journey), Action::Go(direction)) => self.displace(journey, direction),
            (Phase::Direct(journey), Action::Stay) => self.arrive(journey),
            (Phase::Cargo(journey, direction), Action::Take(cargo)) => {
                self.load(journey, direction, cargo);
            }
            (Phase::Cling(departure, colour), Action::Cling(numbers)) => {
                self.cling(departure, colour, numbers);
            }
            (Phase::ClingersCargo(departure), Action::Take(more)) => self.depart(Departure {
                cargo: departure.cargo.plus(more),
                ..departure
            }),
            (Phase::Second(journey), Action::Again) => self.step_again(journey),
            (Phase::Second(journey), Action::Stop) => self.end_journey(journey),
            (Phase::Feed(amoeba, _), Action::Eat(diet, host)) => {
                self.eat(amoeba, diet, host.and_then(|host| self.named(host)));
            }
            (Phase::Feed(amoeba, attempt), Action::Attack(target)) => {
                self.struggle(amoeba, target, attempt);
            }
            (Phase::Feed(amoeba, _), Action::Starve) => self.starve(amoeba),
            (Phase::React(attack), Action::Defend) => self.defend(attack),
            (Phase::React(attack), Action::Escape) => self.escape(attack),
            (Phase::React(attack), Action::Accept) => self.succeed(attack),
            (Phase::Retry(attack), Action::Retry(target)) => self.retry(attack, target),
            (Phase::Retry(attack), Action::GiveUp) => self.give_up(attack),
            (_, Action::Pay(bp, genes)) => self.pay_defect(colour, bp, genes),
            (Phase::Buy(_, bought), Action::Buy(gene, traded)) => {
                self.buy(colour, bought, gene, traded);
            }
            (Phase::Buy(..), Action::Done) => self.end_purchases(colour),
            (_, Action::Divide(number, space)) => self.divide(Amoeba { colour, number }, space),
            (_, Action::Done) => self.end_division(colour),
            (_, Action::Aggress(own, target)) => self.aggress(own, target),
            (_, Action::Pass) => self.score_round(),
            // Not legal in this phase.
            _ => {}
        }
    }

    /// Takes an outcome of chance.
    #[inline]
    pub(super) fn settle(&mut self, outcome: Chance) {
        match (self.phase, outcome) {
            (Phase::FirstCard, Chance::Environment(card)) => {
                // U-6.3
                self.card = Some(card);
                self.deck.remove(card);
                self.phase = Phase::Order;
            }
            (_, Chance::Environment(card)) => self.turn_up(card),
            (_, Chance::Order(order)) => self.phase = Phase::Start(order),
            (Phase::Roll(journey), Chance::Die(die)) => self.follow_die(journey, die),
            (Phase::Roll(journey), Chance::Dice(dice)) => self.phase = Phase::Use(journey, dice),
            (Phase::Fight(attack, bout), Chance::Fight(attacker, defender)) => {
                self.fight(attack, bout, attacker, defender);
            }
            (_, Chance::Dummy(space)) => self.place_dummy(space),
            // Not due in this phase.
            _ => {}
        }
    }
}
