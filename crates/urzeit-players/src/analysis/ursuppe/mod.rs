//! What an action of Ursuppe does: who eats, who starves or dies, what a gene brings, how far
//! the marker goes (U-13.1).

mod fact;
mod likely;

use urzeit_rules::{
    Game, Seat, Ursuppe,
    ursuppe::{Action, Amoeba, Attack, AttackKind, Card, Colour, Gene, Genes, Phase, Space, Try},
};

use super::facts::Explain;
pub use fact::UrsuppeFact;
use likely::{eats, likely, succeeds};

impl Explain for Ursuppe {
    type Fact = UrsuppeFact;

    fn facts(&self, seat: Seat, action: Action) -> Vec<UrsuppeFact> {
        let Some(colour) = self.decider() else {
            return Vec::new();
        };
        let mut after = self.clone();
        after.act(seat, action);
        let turn = Turn {
            before: self,
            after: &after,
            seat,
            colour,
        };
        match action {
            Action::Ladder(space) => vec![UrsuppeFact::Ladder { space }],
            Action::Put(_, space) => turn.newborn(space),
            Action::Lead(colour) => vec![UrsuppeFact::Leads {
                amoebas: self.alive(colour).len(),
            }],
            Action::Drift
            | Action::Swim
            | Action::Hold
            | Action::Use(_)
            | Action::Go(_)
            | Action::Stay
            | Action::Again
            | Action::Stop => turn.step(),
            Action::Take(cubes) => {
                let mut facts = turn.step();
                facts.extend((!cubes.is_none()).then(|| UrsuppeFact::Carries {
                    cubes: cubes.total(),
                }));
                facts
            }
            Action::Cling(numbers) => vec![UrsuppeFact::Clings {
                amoebas: numbers.len(),
            }],
            Action::Eat(cubes, host) => {
                let mut facts = vec![UrsuppeFact::Eats {
                    cubes: cubes.total(),
                }];
                let host = host.and_then(|host| self.named(host));
                let host = host.and_then(|host| self.seat_of(host));
                facts.extend(host.map(|seat| UrsuppeFact::Host { seat }));
                facts
            }
            Action::Starve => turn.hunger().into_iter().collect(),
            Action::Attack(target) | Action::Retry(target) => {
                let kind = self
                    .phase()
                    .attack()
                    .map_or(AttackKind::Struggle, |a| a.kind);
                turn.attack(kind, turn.acting(), target)
            }
            Action::Aggress(own, target) => turn.attack(AttackKind::Aggression, Some(own), target),
            Action::Defend | Action::Escape | Action::Accept => turn.survival(),
            Action::GiveUp | Action::Pass => {
                let mut facts = vec![UrsuppeFact::NoAttack];
                facts.extend(match self.phase().attack().map(|attack| attack.kind) {
                    Some(AttackKind::Struggle) => turn.hunger(),
                    _ => None,
                });
                facts
            }
            Action::Pay(bp, genes) => turn.payment(bp, genes),
            Action::Buy(gene, _) => turn.purchase(gene),
            Action::Divide(_, space) => {
                let mut facts: Vec<_> = turn.steps().into_iter().collect();
                facts.extend(turn.newborn(space));
                facts
            }
            Action::Done => vec![UrsuppeFact::Saves {
                bp: self.player(colour).bp,
            }],
        }
    }
}

/// One answer of one player: the position before and after it.
struct Turn<'p> {
    before: &'p Ursuppe,
    after: &'p Ursuppe,
    seat: Seat,
    colour: Colour,
}

impl Turn<'_> {
    /// The amoeba that moves, feeds or attacks.
    fn acting(&self) -> Option<Amoeba> {
        match self.before.phase() {
            Phase::Move(amoeba) | Phase::Feed(amoeba, _) => Some(amoeba),
            phase => {
                let attacker = phase.attack().map(|attack| attack.attacker);
                attacker.or(phase.journey().map(|journey| journey.amoeba))
            }
        }
    }

    /// A step of an amoeba: will it eat, or get away?
    fn step(&self) -> Vec<UrsuppeFact> {
        if self.before.phase().attack().is_some() {
            return self.survival();
        }
        let Some(amoeba) = self.acting() else {
            return Vec::new();
        };
        let chance = likely(self.after, self.seat, &eats(amoeba));
        let mut facts = Vec::new();
        match chance {
            1.0 => facts.push(UrsuppeFact::FindsFood { amoeba }),
            0.0 => facts.extend(self.hunger()),
            _ => {
                facts.push(UrsuppeFact::MayEat { amoeba, chance });
                facts.extend(self.danger(amoeba));
            }
        }
        facts.extend(self.price());
        facts
    }

    /// Would one more damage kill this amoeba (U-12.1)?
    fn is_starving_deadly(&self, amoeba: Amoeba) -> bool {
        let deadly = self.before.deadly_damage(amoeba.colour);
        let life = self.before.life(amoeba);
        life.is_some_and(|life| life.damage + 1 >= deadly)
    }

    /// What happens if an amoeba finds nothing to eat.
    fn danger(&self, amoeba: Amoeba) -> Option<UrsuppeFact> {
        let deadly = self.is_starving_deadly(amoeba);
        deadly.then_some(UrsuppeFact::HungerKills { amoeba })
    }

    /// The acting amoeba starves.
    fn hunger(&self) -> Option<UrsuppeFact> {
        let amoeba = self.acting()?;
        Some(if self.is_starving_deadly(amoeba) {
            UrsuppeFact::Dies { amoeba }
        } else {
            UrsuppeFact::Starves { amoeba }
        })
    }

    /// What it costs, if it costs anything.
    fn price(&self) -> Option<UrsuppeFact> {
        let bp = |position: &Ursuppe| position.player(self.colour).bp;
        let cost = bp(self.before).checked_sub(bp(self.after))?;
        (cost > 0).then_some(UrsuppeFact::Costs { bp: cost })
    }

    /// How far the marker would advance, if that changes (U-13.1).
    fn steps(&self) -> Option<UrsuppeFact> {
        let before = self.before.steps(self.colour);
        let after = self.after.steps(self.colour);
        (before != after).then_some(UrsuppeFact::Steps { before, after })
    }

    /// An attack: how likely it succeeds against all that the target can do.
    fn attack(
        &self,
        kind: AttackKind,
        attacker: Option<Amoeba>,
        target: Amoeba,
    ) -> Vec<UrsuppeFact> {
        let place = |amoeba| self.before.life(amoeba).map(|life| life.space);
        let Some((attacker, from)) = attacker.and_then(|own| Some((own, place(own)?))) else {
            return Vec::new();
        };
        let attack = Attack {
            kind,
            attacker,
            target,
            from,
            attempt: Try::First,
            defended: false,
            escaped: false,
        };
        let chance = likely(self.after, self.seat, &succeeds(attack, self.before));
        let mut facts = vec![UrsuppeFact::Attack { target, chance }];
        if chance < 1.0 && kind == AttackKind::Struggle {
            facts.extend(self.danger(attacker));
        }
        facts
    }

    /// An answer to an attack: how likely the target gets off unhurt.
    fn survival(&self) -> Vec<UrsuppeFact> {
        let Some(attack) = self.before.phase().attack() else {
            return Vec::new();
        };
        let attacker = self.before.seat_of(attack.attacker.colour);
        let success = attacker.map_or(0.0, |attacker| {
            likely(self.after, attacker, &succeeds(attack, self.before))
        });
        let mut facts = vec![UrsuppeFact::Survives {
            amoeba: attack.target,
            chance: 1.0 - success,
        }];
        facts.extend(self.price());
        facts
    }

    /// A gene defect is paid (U-9.3).
    fn payment(&self, bp: u16, genes: Genes) -> Vec<UrsuppeFact> {
        let mut facts: Vec<_> = genes
            .iter()
            .map(|gene| UrsuppeFact::GivesUp { gene })
            .collect();
        facts.extend(self.steps());
        facts.extend((bp > 0).then_some(UrsuppeFact::Costs { bp }));
        facts
    }

    /// A gene is bought (U-10): what it does, how far it brings the marker, whether the ozone
    /// layer will bear it.
    fn purchase(&self, gene: Gene) -> Vec<UrsuppeFact> {
        let mut facts = vec![UrsuppeFact::Gene { gene }];
        facts.extend(self.steps());
        let defect = |position| defect_chance(position, self.colour);
        if let (Some(before), Some(after)) = (defect(self.before), defect(self.after))
            && (before > 0.0 || after > 0.0)
        {
            facts.push(UrsuppeFact::Defect { before, after });
        }
        let bp = self.after.player(self.colour).bp;
        facts.push(UrsuppeFact::LeavesBp { bp });
        facts
    }

    /// A new amoeba: where the drift takes it next, and what it finds there.
    fn newborn(&self, space: Space) -> Vec<UrsuppeFact> {
        let drift = self.after.card().and_then(Card::drift);
        let next = drift.and_then(|drift| space.neighbour(drift));
        let space = next.unwrap_or(space);
        let food = self.after.cubes(space);
        let others = self.after.amoebas_on(space);
        let foreign = others.iter().filter(|other| other.colour != self.colour);
        vec![UrsuppeFact::DriftsTo {
            space,
            food: food.total() - u16::from(food[self.colour]),
            others: foreign.count(),
        }]
    }
}

/// The chance that the next environment card brings a gene defect (U-9.2); nothing, if there
/// is no next card.
fn defect_chance(position: &Ursuppe, colour: Colour) -> Option<f32> {
    let deck = position.deck();
    let sensitivity = position.player(colour).genes.sensitivity();
    let thin = Card::all().filter(|card| card.ozone() < sensitivity);
    let bad: u16 = thin.map(|card| u16::from(deck.count(card))).sum();
    (!deck.is_empty()).then(|| f32::from(bad) / deck.len() as f32)
}
