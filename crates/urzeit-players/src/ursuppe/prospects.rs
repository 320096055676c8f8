//! How long the game will last, and what the environment holds in store.

use urzeit_rules::ursuppe::{AttackKind, Card, Phase, Ursuppe};

/// A share of the game: early, middle, late.
pub(super) const STAGES: usize = 3;

/// What is to come.
#[derive(Clone, Copy)]
pub(super) struct Prospects {
    /// How many scorings there will be, this round's included.
    pub(super) rounds: f32,
    /// Early, middle or late.
    pub(super) stage: usize,
    /// Is this probably the last round?
    pub(super) is_last: bool,
    /// By how much on average the next card's ozone exceeds or falls short.
    chances: [f32; OZONES],
}

/// Ozone is never more.
const OZONES: usize = 15;

impl Prospects {
    pub(super) fn of(position: &Ursuppe) -> Prospects {
        let rounds = rounds_left(position);
        let mut chances = [0.0; OZONES];
        let deck = position.deck();
        let share = 1.0 / deck.len().max(1) as f32;
        for card in Card::all() {
            chances[card.ozone() as usize] += f32::from(deck.count(card)) * share;
        }
        Prospects {
            rounds,
            stage: match rounds {
                ..2.5 => 2,
                ..5.5 => 1,
                _ => 0,
            },
            is_last: rounds < 1.5,
            chances,
        }
    }

    /// The gene defect that a player with this sensitivity may expect of the next card
    /// (U-9.2); none once all cards are turned up.
    pub(super) fn defect(&self, sensitivity: i16) -> f32 {
        let chances = self.chances.iter().zip(0..);
        let excess = |ozone: i16| f32::from((sensitivity - ozone).max(0));
        chances.map(|(chance, ozone)| chance * excess(ozone)).sum()
    }
}

/// How many scorings there will be: until the cards are used up (U-14.2), or until somebody
/// reaches the finish at a pace that grows (U-14.1).
fn rounds_left(position: &Ursuppe) -> f32 {
    let by_cards = scorings_left(position);
    let finish = f32::from(position.options().finish_start);
    let players = position.players_in_game().iter();
    let by_finish = players.map(|colour| {
        let pace = f32::from(position.steps(colour)).max(PACE) * 0.5 + PACE * 0.5;
        ((finish - f32::from(position.marker(colour))) / pace).ceil()
    });
    by_finish.fold(by_cards, f32::min).max(1.0)
}

/// The steps of a player who does well, in the course of a game.
const PACE: f32 = 6.0;

/// How many scorings there are at most.
fn scorings_left(position: &Ursuppe) -> f32 {
    let cards = position.deck().len() as f32;
    match position.phase() {
        Phase::FirstCard => cards - 1.0,
        _ if is_card_due(position) => cards,
        _ => cards + 1.0,
    }
}

/// Will a card still be turned up in this round (U-9.1)?
pub(super) fn is_card_due(position: &Ursuppe) -> bool {
    if position.round() == 1 && !position.options().first_round_flip {
        return false;
    }
    match position.phase() {
        Phase::Defect(_)
        | Phase::Buy(..)
        | Phase::Divide(_)
        | Phase::DummyDivides(_)
        | Phase::Aggress(_)
        | Phase::Over => false,
        phase => phase
            .attack()
            .is_none_or(|attack| attack.kind == AttackKind::Struggle),
    }
}
