//! One random game.

use rand_chacha::ChaCha8Rng;
use urzeit_rules::{Choices, Due, Entry, Game, Turn};

/// Plays a game to its end, every choice evenly among the legal ones, and shows each entry of
/// its record.
pub(super) fn random_game<G: Game>(
    position: &mut G,
    random: &mut ChaCha8Rng,
    mut show: impl FnMut(Entry<G>),
) {
    loop {
        if let Some((seat, action)) = position.forced() {
            // Forced choices stand in no record.
            position.act(seat, action);
            continue;
        }
        let seat = match position.turn() {
            Turn::Player(seat) => seat,
            Turn::Secret(seats) => seats.iter().next().expect("somebody chooses"),
            Turn::Chance => {
                let outcome = position.due().expect("chance is due").sample(random);
                show(Entry::Chance(outcome));
                position.settle(outcome);
                continue;
            }
            Turn::Over => return,
        };
        let choice = position.choices(seat).sample(random);
        let action = choice.expect("who is asked has a choice");
        show(Entry::Player(seat, action));
        position.act(seat, action);
    }
}
