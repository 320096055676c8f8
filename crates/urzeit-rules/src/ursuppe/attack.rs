//! Attacks: targets, reactions, success and failure (U-8.6, U-8.7, U-12.3).

use super::{
    amoeba::{Amoeba, Amoebas, Colour},
    genes::Gene,
    legal::Illegal,
    phase::{Attack, AttackKind, Attempt, Bout, Journey, Phase, Try},
    position::Ursuppe,
};

impl Ursuppe {
    /// U-8.6: an amoeba that feeds attacks another; the first try costs 1 BP.
    #[inline]
    pub(super) fn struggle(&mut self, attacker: Amoeba, target: Amoeba, attempt: Attempt) {
        let attempt = match attempt {
            Attempt::Unused => {
                self.pay(attacker.colour, 1);
                Try::First
            }
            Attempt::SecondTry | Attempt::Spent => Try::Second,
        };
        self.attack(AttackKind::Struggle, attacker, target, attempt);
    }

    /// U-12.3: the attack of phase 5.
    #[inline]
    pub(super) fn aggress(&mut self, attacker: Amoeba, target: Amoeba) {
        self.pay(attacker.colour, 1);
        self.attack(AttackKind::Aggression, attacker, target, Try::First);
    }

    /// Persistence: a second try is free, and a new attack (U-8.6, U-8.7, U-12.3).
    #[inline]
    pub(super) fn retry(&mut self, failed: Attack, target: Amoeba) {
        self.attack(failed.kind, failed.attacker, target, Try::Second);
    }

    /// U-8.7: ATTACK.
    #[inline]
    fn attack(&mut self, kind: AttackKind, attacker: Amoeba, target: Amoeba, attempt: Try) {
        let attack = Attack {
            kind,
            attacker,
            target,
            from: self.place(attacker),
            attempt,
            defended: false,
            escaped: false,
        };
        // H15: nobody defends against himself; and nobody plays the dummy (U-18.3).
        let defenceless =
            self.is_own(attacker.colour, target.colour) || self.seat_of(target.colour).is_none();
        if defenceless {
            self.succeed(attack);
        } else {
            self.phase = Phase::React(attack);
        }
    }

    /// U-8.7: DEFEND.
    #[inline]
    pub(super) fn defend(&mut self, mut attack: Attack) {
        self.pay(attack.target.colour, 1);
        attack.defended = true;
        self.phase = Phase::Fight(attack, Bout::First);
    }

    /// U-8.7: a fight; equal dice are rolled again.
    #[inline]
    pub(super) fn fight(&mut self, attack: Attack, bout: Bout, attacker: u8, defender: u8) {
        if defender == attacker {
            return;
        }
        // H16: Persistence fights once more, at once and free.
        let second_bout = bout == Bout::First && self.has(attack.target.colour, Gene::Persistence);
        if defender > attacker {
            self.fail(attack);
        } else if second_bout {
            self.phase = Phase::Fight(attack, Bout::Second);
        } else {
            self.phase = Phase::React(attack);
        }
    }

    /// U-8.7: ESCAPE.
    #[inline]
    pub(super) fn escape(&mut self, mut attack: Attack) {
        let colour = attack.target.colour;
        self.pay(colour, self.cost_of_move(colour));
        attack.escaped = true;
        self.step(Journey::escape(attack));
    }

    /// H17: an escape is judged by the final spaces, or by the attacker's clinging.
    #[inline]
    pub(super) fn judge_escape(&mut self, attack: Attack, clung: bool) {
        if clung || self.place(attack.target) != self.place(attack.attacker) {
            self.fail(attack);
        } else {
            self.phase = Phase::React(attack);
        }
    }

    /// The attack has succeeded.
    pub(super) fn succeed(&mut self, attack: Attack) {
        match attack.kind {
            // U-8.6
            AttackKind::Struggle => {
                let space = self.place(attack.target);
                *self.life_mut(attack.target) = None;
                // H24; a target that defended in this attack has lost the fight.
                if !(self.options.defense_loss_no_cubes && attack.defended) {
                    for colour in self.colours().iter() {
                        self.supply_cubes(space, colour, 1);
                    }
                }
                self.end_turn(attack.attacker);
            }
            // U-12.3
            AttackKind::Aggression => {
                if self.has(attack.target.colour, Gene::Armor) {
                    self.hurt(attack.target);
                } else {
                    self.die(attack.target);
                }
                self.score_round();
            }
        }
    }

    /// U-12.3: Armor takes damage instead of death.
    fn hurt(&mut self, target: Amoeba) {
        if let Some(life) = self.life_mut(target) {
            life.damage += 1;
        }
        if self.is_dying(target) {
            self.die(target);
        }
    }

    /// The attack has failed.
    fn fail(&mut self, attack: Attack) {
        let attacker = attack.attacker;
        let may_retry =
            attack.attempt == Try::First && self.has(attacker.colour, Gene::Persistence);
        let moved = self.place(attacker) != attack.from;
        match attack.kind {
            // U-8.6: carried away by the target it clung to, it feeds there.
            AttackKind::Struggle if moved => {
                let attempt = if may_retry {
                    Attempt::SecondTry
                } else {
                    Attempt::Spent
                };
                self.feed(attacker, attempt);
            }
            _ if may_retry => self.phase = Phase::Retry(attack),
            _ => self.give_up(attack),
        }
    }

    /// H13: a repelled attacker starves; Aggression harms only its target (U-12.3).
    #[inline]
    pub(super) fn give_up(&mut self, attack: Attack) {
        match attack.kind {
            AttackKind::Struggle => self.starve(attack.attacker),
            AttackKind::Aggression => self.score_round(),
        }
    }

    /// U-8.6: the legal targets in phase 1.
    #[inline]
    pub(super) fn targets(&self, attacker: Amoeba) -> Amoebas {
        let near = self.amoebas_on(self.place(attacker));
        near.iter()
            .filter(|&target| self.allows_target(attacker, target).is_ok())
            .collect()
    }

    /// U-12.3: the legal targets in phase 5.
    #[inline]
    pub(super) fn aggression_targets(&self, attacker: Amoeba) -> Amoebas {
        let near = self.amoebas_on(self.place(attacker));
        near.iter()
            .filter(|target| !self.is_own(attacker.colour, target.colour))
            .collect()
    }

    /// The targets of a second try: any legal one in phase 1 (H14), the same in phase 5 (H22).
    #[inline]
    pub(super) fn retry_targets(&self, failed: Attack) -> Amoebas {
        match failed.kind {
            AttackKind::Struggle => self.targets(failed.attacker),
            AttackKind::Aggression if self.stands_with(failed.attacker, failed.target) => {
                Amoebas::one(failed.target)
            }
            AttackKind::Aggression => Amoebas::NONE,
        }
    }

    /// Why an amoeba is no legal target in phase 1 (U-8.6).
    pub(super) fn allows_target(&self, attacker: Amoeba, target: Amoeba) -> Result<(), Illegal> {
        if attacker == target || !self.stands_with(attacker, target) {
            return Err(Illegal::TargetElsewhere { amoeba: target });
        }
        let foreign = !self.is_own(attacker.colour, target.colour);
        if foreign && self.has(target.colour, Gene::Armor) {
            return Err(Illegal::Armoured { amoeba: target });
        }
        Ok(())
    }

    /// Why a second try against this amoeba is not allowed.
    pub(super) fn allows_retry(&self, failed: Attack, target: Amoeba) -> Result<(), Illegal> {
        match failed.kind {
            AttackKind::Struggle => self.allows_target(failed.attacker, target),
            AttackKind::Aggression if target != failed.target => Err(Illegal::OtherTarget {
                amoeba: failed.target,
            }),
            AttackKind::Aggression => self.allows_near(failed.attacker, target),
        }
    }

    /// Why an own amoeba cannot attack that one in phase 5 (U-12.3).
    pub(super) fn allows_aggression(
        &self,
        colour: Colour,
        attacker: Amoeba,
        target: Amoeba,
    ) -> Result<(), Illegal> {
        if !self.is_own(colour, attacker.colour) || self.life(attacker).is_none() {
            return Err(Illegal::NotYourAmoeba { amoeba: attacker });
        }
        if self.is_own(colour, target.colour) {
            return Err(Illegal::OwnTarget { amoeba: target });
        }
        self.allows_near(attacker, target)
    }

    fn allows_near(&self, attacker: Amoeba, target: Amoeba) -> Result<(), Illegal> {
        if self.stands_with(attacker, target) {
            Ok(())
        } else {
            Err(Illegal::TargetElsewhere { amoeba: target })
        }
    }

    /// Are both on one space?
    #[inline]
    fn stands_with(&self, attacker: Amoeba, target: Amoeba) -> bool {
        let space = |amoeba| self.life(amoeba).map(|life| life.space);
        space(target).is_some() && space(attacker) == space(target)
    }

    /// Why a target cannot defend itself (U-8.7).
    pub(super) fn allows_defense(&self, attack: Attack) -> Result<(), Illegal> {
        self.needs(attack.target.colour, Gene::Defense)?;
        if attack.defended {
            return Err(Illegal::GeneUsed {
                gene: Gene::Defense,
            });
        }
        self.can_pay(attack.target.colour, 1)
    }

    /// Why a target cannot escape (U-8.7).
    pub(super) fn allows_escape(&self, attack: Attack) -> Result<(), Illegal> {
        let colour = attack.target.colour;
        self.needs(colour, Gene::Escape)?;
        if attack.escaped {
            return Err(Illegal::GeneUsed { gene: Gene::Escape });
        }
        self.can_pay(colour, self.cost_of_move(colour))
    }
}
