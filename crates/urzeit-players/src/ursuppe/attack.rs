//! What comes to mind in attacks: whom, and how to react (U-8.6, U-8.7, U-12.3).

use urzeit_rules::ursuppe::{Action, Amoeba, Amoebas, Attack, AttackKind, Gene};

use super::{Thoughts, slots::slot_blocks};

slot_blocks! {
    from super::feeding::END;
    /// Somebody loses an amoeba.
    KILLS[1] = [2.7];
    /// By how much he leads.
    KILLS_LEADER[1] = [4.1];
    /// The target would die anyway.
    KILLS_DYING[1] = [-1.7];
    /// The target is as good as new.
    KILLS_FRESH[1] = [1.0];
    /// The target is of the same tribe, or plays for the same seat; or that, and is dying.
    KILLS_KIN[2] = [-8.7, 6.3];
    /// The attack may fail.
    REPELLED[1] = [0.7];
    PASS[1] = [-2.0];
    GIVE_UP[1] = [-0.7];
    /// How sure a reaction saves the target: one that is dying, one that is not.
    SAVES[2] = [0.0, 5.7];
    ACCEPT[1] = [-3.0];
}

impl Thoughts<'_, '_, '_> {
    /// What an attack of phase 1 brings.
    pub(super) fn note_attack(&mut self, attacker: Amoeba, target: Amoeba) {
        self.note_fed(attacker, self.catches(target));
        self.note_kill(target, self.catches(target));
    }

    /// What it brings that an amoeba is removed, so surely.
    fn note_kill(&mut self, target: Amoeba, caught: f32) {
        let position = self.tribe.position;
        let damage = position.life(target).map_or(0, |life| life.damage);
        let dying = damage >= position.deadly_damage(target.colour);
        self.note(REPELLED, 1.0 - caught);
        if position.seat_of(target.colour) == position.seat_of(self.tribe.colour) {
            self.note(KILLS_KIN, 1.0);
            if dying {
                self.note(KILLS_KIN + 1, 1.0);
            }
            return;
        }
        self.note(KILLS, caught);
        self.note(KILLS_LEADER, caught * self.lead_of(target.colour));
        if dying {
            self.note(KILLS_DYING, caught);
        }
        if damage == 0 {
            self.note(KILLS_FRESH, caught);
        }
    }

    /// D-RETRY.
    pub(super) fn on_retry(&mut self, attack: Attack, options: impl Iterator<Item = Action>) {
        for action in options {
            self.push(action);
            match action {
                Action::Retry(target) if attack.kind == AttackKind::Struggle => {
                    self.note_attack(attack.attacker, target);
                }
                Action::Retry(target) => self.note_kill(target, self.catches(target)),
                _ => self.note(GIVE_UP, 1.0),
            }
        }
    }

    /// D-REACT.
    pub(super) fn on_react(&mut self, attack: Attack, options: impl Iterator<Item = Action>) {
        let dying = self.tribe.lives(attack.target.number) == 0;
        let saves = SAVES + usize::from(!dying);
        for action in options {
            self.push(action);
            match action {
                Action::Defend => {
                    let twice = self.tribe.has(Gene::Persistence);
                    self.note(saves, if twice { 0.75 } else { 0.5 });
                    self.note_payment();
                }
                Action::Escape => {
                    let here = self.place(attack.target);
                    let away = |to| f32::from(u8::from(to != here));
                    self.note(saves, self.tribe.step(here, away));
                    self.note_cost();
                }
                _ => self.note(ACCEPT, 1.0),
            }
        }
    }

    /// D-AGGR: each target once, by the first who can reach it.
    pub(super) fn on_aggression(&mut self, options: impl Iterator<Item = Action>) {
        let mut seen = Amoebas::NONE;
        for action in options {
            let Action::Aggress(_, target) = action else {
                self.push(action);
                self.note(PASS, 1.0);
                continue;
            };
            if seen.contains(target) {
                continue;
            }
            seen.insert(target);
            self.push(action);
            self.note_payment();
            let position = self.tribe.position;
            let damage = position.life(target).map_or(0, |life| life.damage);
            let armoured = position.has(target.colour, Gene::Armor);
            let dies = !armoured || damage + 1 >= position.deadly_damage(target.colour);
            let caught = self.catches(target);
            self.note_kill(target, if dies { caught } else { caught * 0.3 });
        }
    }
}
