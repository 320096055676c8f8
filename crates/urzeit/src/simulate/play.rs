//! One random game.

use rand_chacha::ChaCha8Rng;
use urzeit_rules::{Choices, Due, Entry, Game, Turn};

/// Plays a game to its end, every choice evenly among the legal ones. Gives the last position
/// and the entries of its record.
pub(super) fn random_game<G: Game>(mut position: G, random: &mut ChaCha8Rng) -> (G, Vec<Entry<G>>) {
    let mut entries = Vec::new();
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
                entries.push(Entry::Chance(outcome));
                position.settle(outcome);
                continue;
            }
            Turn::Over => return (position, entries),
        };
        let action = position
            .choices(seat)
            .sample(random)
            .expect("who is asked has a choice");
        entries.push(Entry::Player(seat, action));
        position.act(seat, action);
    }
}
