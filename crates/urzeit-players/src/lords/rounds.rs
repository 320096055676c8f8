//! How far the game is.

use urzeit_rules::{Lords, Seat};

/// How many more times cards are chosen at most.
pub(super) fn rounds_left(position: &Lords) -> usize {
    let players = position.colours().len();
    // The last seat draws last: while cards are drawn, its hand counts as before.
    let hand = position.hand(Seat::at(players - 1)).len();
    hand + position.pile() / players
}
