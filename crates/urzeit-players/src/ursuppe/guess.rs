//! How the game will end, as it seems.

use urzeit_rules::{
    Seat,
    ursuppe::{AmoebaAdvance, AttackKind, Colour, Gene, Phase, Ursuppe},
};

use super::{prospects::Prospects, tribe::Tribe};
use crate::mind::BySeat;

/// Where the markers will stand at the end.
pub(super) fn guess(position: &Ursuppe) -> BySeat<f32> {
    let prospects = Prospects::of(position);
    by_seat(position, |colour| forecast(position, colour, &prospects))
}

/// The log-odds of a lead of one space.
pub(super) fn certainty(position: &Ursuppe) -> f32 {
    0.1 + 0.4 / Prospects::of(position).rounds
}

/// Where the markers would stand if this round were scored now and were the last; what else
/// is good or bad settles ties.
pub(super) fn standing(position: &Ursuppe) -> BySeat<f32> {
    if position.phase() == Phase::Over {
        return by_seat(position, |colour| f32::from(position.marker(colour)));
    }
    let prospects = Prospects::of(position);
    by_seat(position, |colour| {
        let player = position.player(colour);
        let marker = f32::from(position.marker(colour));
        let mut damage = 0.0;
        for own in position.own_colours(colour).iter() {
            let tribe = Tribe::of(position, own);
            let alive = position.alive(own).iter();
            damage += alive
                .map(|number| 3.0 - tribe.lives(number) as f32)
                .sum::<f32>();
        }
        let weight = f32::from(player.genes.weight().min(6));
        let defect = prospects.defect(player.genes.sensitivity());
        marker + steps(position, colour) - 0.1 * damage + 0.02 * f32::from(player.bp) + 0.2 * weight
            - 0.1 * defect
    })
}

/// The steps of a player once those of his amoebas that are dying are dead.
pub(super) fn steps(position: &Ursuppe, colour: Colour) -> f32 {
    let advance = position.options().amoeba_advance;
    let own = position.own_colours(colour).iter();
    let steps = own.map(|own| advance.steps(Tribe::of(position, own).survivors().min(7)));
    f32::from(steps.sum::<u8>() + position.player(colour).genes.steps())
}

/// A value for each seat: the lower one of those who have two markers (U-18.1).
fn by_seat(position: &Ursuppe, of: impl Fn(Colour) -> f32) -> BySeat<f32> {
    let mut values = [f32::NAN; Seat::MAX];
    for colour in position.players_in_game().iter() {
        if let Some(seat) = position.seat_of(colour) {
            let value = &mut values[seat.index()];
            // The smaller of two; a first one replaces what is no number.
            *value = value.min(of(colour));
        }
    }
    values.map(|value| if value.is_nan() { 0.0 } else { value })
}

/// Where a player's marker will stand: he places amoebas for a part of his BP and buys genes
/// for another, and some amoebas die.
pub(super) fn forecast(position: &Ursuppe, colour: Colour, prospects: &Prospects) -> f32 {
    let player = position.player(colour);
    let scale = position.scale();
    let own = position.own_colours(colour);
    let tribes = own.len() as f32;
    let [price, cheaper] = scale.division_prices;
    let has = |gene| player.genes.contains(gene);
    let price = f32::from(if has(Gene::DivisionRate) {
        cheaper
    } else {
        price
    });
    let most = f32::from(scale.amoebas);
    let keep = if has(Gene::LifeExpectancy) { 0.88 } else { 0.8 };

    // The amoebas of a tribe, those that starve to death next time counted in part.
    let (mut alive, mut weak) = (0.0, 0.0);
    for colour in own.iter() {
        let tribe = Tribe::of(position, colour);
        for number in position.alive(colour).iter() {
            match tribe.lives(number) {
                0 => {}
                1 => {
                    alive += 1.0;
                    weak += 1.0;
                }
                _ => alive += 1.0,
            }
        }
    }
    alive /= tribes;
    let weak = weak / tribes;
    let mut bp = f32::from(player.bp);
    let mut steps_of_genes = f32::from(player.genes.steps());
    steps_of_genes += 0.3 * f32::from(player.genes.weight().min(2));

    let mut place = f32::from(position.marker(colour));
    let rounds = prospects.rounds as usize;
    let divided = has_divided(position, colour);
    for round in 0..rounds {
        if round > 0 || !divided {
            bp += f32::from(scale.income);
            let births = (0.6 * bp / price / tribes).min(most - alive).max(0.0);
            alive += births;
            bp -= births * price * tribes;
            // The rest pays for moves and genes.
            let genes = 0.5 * bp;
            bp -= genes;
            steps_of_genes = (steps_of_genes + genes * 0.06).min(4.0);
        }
        place +=
            tribes * steps_of_amoebas(position.options().amoeba_advance, alive) + steps_of_genes;
        alive *= keep;
        if round == 0 {
            alive -= 0.15 * weak;
        }
    }
    place
}

/// Steps by a number of amoebas that need not be whole (U-13.1).
fn steps_of_amoebas(advance: AmoebaAdvance, alive: f32) -> f32 {
    let alive = alive.clamp(0.0, 7.0);
    let below = alive as usize;
    let (low, high) = (advance.steps(below), advance.steps((below + 1).min(7)));
    f32::from(low) + (alive - below as f32) * (f32::from(high) - f32::from(low))
}

/// Has this player had his income of this round (U-11.1)?
pub(super) fn has_divided(position: &Ursuppe, colour: Colour) -> bool {
    match position.phase() {
        Phase::Divide(now) => {
            position.is_own(now, colour) || position.marker(colour) > position.marker(now)
        }
        Phase::DummyDivides(_) | Phase::Aggress(_) | Phase::Over => true,
        phase => phase
            .attack()
            .is_some_and(|attack| attack.kind == AttackKind::Aggression),
    }
}
