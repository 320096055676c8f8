//! How the game will end, as it seems.

use urzeit_rules::{
    Seat,
    ursuppe::{AttackKind, Colour, FinishCheck, Gene, Phase, Ursuppe, genes::GENES},
};

use super::{
    prospects::Prospects,
    tribe::{is_hunter, lives, survivors},
};
use crate::mind::BySeat;

/// Where the markers will stand at the end.
pub(super) fn guess(position: &Ursuppe) -> BySeat<f32> {
    let prospects = Prospects::of(position);
    by_seat(position, |colour| forecast(position, colour, &prospects))
}

/// The log-odds of a lead of one space.
pub(super) fn certainty(prospects: &Prospects) -> f32 {
    0.1 + 0.45 / (prospects.rounds - 0.5)
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
            let counts = lives(position, own).into_iter().zip([3.0, 2.0, 1.0, 0.0]);
            damage += counts
                .map(|(count, lost)| f32::from(count) * lost)
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
    let steps = own.map(|own| advance.steps(survivors(position, own).min(7)));
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

/// Where a player's marker will stand. What counts how much was read off games.
pub(super) fn forecast(position: &Ursuppe, colour: Colour, prospects: &Prospects) -> f32 {
    let holdings = Holdings::of(position, colour);
    let place = f32::from(position.marker(colour));
    if prospects.is_last {
        return if comes_too_late(position, colour) {
            place
        } else {
            place + holdings.steps
        };
    }
    let later = (prospects.rounds - 1.0).min(6.0);
    let genes = position.player(colour).genes;
    let worth = |gene: Gene| GENE_WORTH[gene.index()][0] + GENE_WORTH[gene.index()][1] * later;
    let hunted = !genes.contains(Gene::Armor)
        && position
            .players_in_game()
            .iter()
            .any(|other| !position.is_own(other, colour) && is_hunter(position, other));
    place
        + (0.4 + 0.67 * later) * holdings.alive
        + (0.7 - 0.14 * later) * (holdings.alive - 2.0).max(0.0)
        - 0.3 * later * holdings.weak
        + (0.23 + 0.12 * later) * holdings.bp
        + (0.74 - 0.2 * later) * f32::from(genes.steps())
        - 0.24 * later * f32::from(u8::from(hunted))
        + genes.iter().map(worth).sum::<f32>()
}

/// What each gene is worth in spaces of the ladder: now, and for every round after this one.
#[rustfmt::skip]
static GENE_WORTH: [[f32; 2]; GENES] = [
    [0.3, 0.26],  // Intelligence
    [0.3, 0.9],   // Movement I
    [0.0, 0.5],   // Spores
    [-0.3, 0.65], // Speed
    [0.4, 0.05],  // Defense
    [-0.1, 0.6],  // Escape
    [0.6, 0.1],   // Substitution
    [0.0, 0.3],   // Ray Protection
    [0.5, 0.35],  // Streamlining
    [0.35, 0.2],  // Tentacle
    [0.7, 0.1],   // Holding
    [0.0, 0.3],   // Life Expectancy
    [0.8, 0.1],   // Frugality
    [-0.7, 1.0],  // Struggle for Survival
    [0.55, 0.15], // Parasitism
    [-1.0, 1.3],  // Division Rate
    [0.0, 1.5],   // Persistence
    [0.8, 1.0],   // Movement II
    [0.2, 2.0],   // Aggression
    [0.4, 1.1],   // Armor
];

/// Will somebody who scores before this player end the game (U-14.1)?
fn comes_too_late(position: &Ursuppe, colour: Colour) -> bool {
    let finish = f32::from(position.options().finish_start);
    let mut players = position.players_in_game().iter();
    position.options().finish_check == FinishCheck::Immediate
        && players.any(|other| {
            let marker = position.marker(other);
            marker > position.marker(colour)
                && f32::from(marker) + Holdings::of(position, other).steps >= finish
        })
}

/// What a player can count on in the next scoring.
struct Holdings {
    /// The steps, when he has placed all amoebas he can pay.
    steps: f32,
    /// The amoebas that survive, of each tribe.
    alive: f32,
    /// Those of them that die if they starve once more.
    weak: f32,
    /// The BP, with this round's income.
    bp: f32,
}

impl Holdings {
    fn of(position: &Ursuppe, colour: Colour) -> Holdings {
        let player = position.player(colour);
        let scale = position.scale();
        let [price, cheaper] = scale.division_prices;
        let cheap = player.genes.contains(Gene::DivisionRate);
        let price = if cheap { cheaper } else { price };
        let due = !has_divided(position, colour);
        let bp = player.bp + if due { scale.income } else { 0 };
        let mut left = bp;
        let (mut alive, mut weak) = (0, 0_u8);
        let mut steps = player.genes.steps();
        for own in position.own_colours(colour).iter() {
            let [_, one, two, three] = lives(position, own);
            let survivors = usize::from(one + two + three);
            alive += survivors;
            weak += one;
            let room = usize::from(scale.amoebas).saturating_sub(survivors);
            let births = if due {
                usize::from(left / price).min(room)
            } else {
                0
            };
            left -= births as u16 * price;
            steps += position.options().amoeba_advance.steps(survivors + births);
        }
        let tribes = position.own_colours(colour).len() as f32;
        Holdings {
            steps: f32::from(steps),
            alive: alive as f32 / tribes,
            weak: f32::from(weak) / tribes,
            bp: f32::from(bp),
        }
    }
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
