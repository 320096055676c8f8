//! How likely something comes about within a turn of Ursuppe, exactly.

use urzeit_rules::{
    Choices as _, Due as _, Game, Seat, Turn, Ursuppe,
    ursuppe::{Action, Amoeba, Attack, Cubes, Numbers, Phase},
};

/// The chance that something comes about, if this seat wants it and nobody else does.
///
/// `outcome` says whether it has, once that is known. Tentacles take nothing along and nobody
/// clings: that keeps the ways few.
pub(super) fn likely(
    position: &Ursuppe,
    seat: Seat,
    outcome: &impl Fn(&Ursuppe) -> Option<bool>,
) -> f32 {
    if let Some(known) = outcome(position) {
        return if known { 1.0 } else { 0.0 };
    }
    match position.turn() {
        Turn::Chance => by_chance(position, seat, outcome),
        Turn::Player(asked) => by_choice(position, seat, asked, outcome),
        Turn::Secret(_) | Turn::Over => 0.0,
    }
}

fn by_chance(position: &Ursuppe, seat: Seat, outcome: &impl Fn(&Ursuppe) -> Option<bool>) -> f32 {
    let due = position.due();
    let drawn = due.and_then(|due| due.outcomes()).unwrap_or_default();
    let (mut sum, mut ways) = (0.0, 0.0);
    for draw in drawn {
        let mut after = position.clone();
        after.settle(draw);
        // U-8.7: equal dice are rolled again, so they drop out.
        if after.phase() != position.phase() {
            sum += likely(&after, seat, outcome);
            ways += 1.0;
        }
    }
    if ways > 0.0 { sum / ways } else { 0.0 }
}

fn by_choice(
    position: &Ursuppe,
    seat: Seat,
    asked: Seat,
    outcome: &impl Fn(&Ursuppe) -> Option<bool>,
) -> f32 {
    let options: Vec<Action> = match position.phase() {
        Phase::Cargo(..) | Phase::ClingersCargo(_) => vec![Action::Take(Cubes::NONE)],
        Phase::Cling(..) => vec![Action::Cling(Numbers::NONE)],
        _ => position.choices(asked).iter().collect(),
    };
    let wants = asked == seat;
    let mut best = if wants { 0.0_f32 } else { 1.0 };
    for option in options {
        let mut after = position.clone();
        after.act(asked, option);
        let chance = likely(&after, seat, outcome);
        best = if wants {
            best.max(chance)
        } else {
            best.min(chance)
        };
        let settled = if wants { 1.0 } else { 0.0 };
        if best == settled {
            break;
        }
    }
    best
}

/// Can this amoeba eat, once it has come to feed?
pub(super) fn eats(amoeba: Amoeba) -> impl Fn(&Ursuppe) -> Option<bool> {
    move |position| match position.phase() {
        Phase::Feed(feeding, _) if feeding == amoeba => Some(!position.diets(amoeba).is_empty()),
        _ => None,
    }
}

/// Is the target of this attack dead or hurt by it, once it is over?
pub(super) fn succeeds(attack: Attack, before: &Ursuppe) -> impl Fn(&Ursuppe) -> Option<bool> {
    let damage = move |position: &Ursuppe| position.life(attack.target).map(|life| life.damage);
    let unhurt = damage(before);
    move |position| {
        if damage(position) != unhurt {
            return Some(true);
        }
        let goes_on = position
            .phase()
            .attack()
            .is_some_and(|now| now.attacker == attack.attacker);
        (!goes_on).then_some(false)
    }
}
