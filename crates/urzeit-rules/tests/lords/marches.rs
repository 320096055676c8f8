//! "Move these three from A to B" (L-7.1).

use urzeit_rules::{
    Game, Lords, Refusal,
    lords::{Action, Hex},
};

use crate::support::{hex, random_game, seat, world};

fn march(
    game: &Lords,
    from: &str,
    to: &str,
    count: u16,
) -> Result<(Vec<String>, u16), &'static str> {
    let march = game.march(seat(1), hex(from), hex(to), count);
    let march = march.map_err(Refusal::rule)?;
    let moves = march.moves.iter().map(Action::to_string).collect();
    Ok((moves, march.arriving))
}

#[test]
fn one_stays_on_every_empty_hex_of_the_way() {
    let game = world(&[("A1", "gR5"), ("A2", "g"), ("A3", "g"), ("A4", "g")]).build();
    let moves = ["move A1 A2 4", "move A2 A3 3", "move A3 A4 2"];
    assert_eq!(
        march(&game, "A1", "A4", 4),
        Ok((moves.map(str::to_owned).to_vec(), 2))
    );
    let moves = ["move A1 A2 3", "move A2 A3 2", "move A3 A4 1"];
    assert_eq!(
        march(&game, "A1", "A4", 3),
        Ok((moves.map(str::to_owned).to_vec(), 1))
    );
    // Two would all stay on the way.
    assert_eq!(march(&game, "A1", "A4", 2), Err("L-7.1.3"));
    assert_eq!(march(&game, "A1", "A4", 5), Err("L-7.1.1"));
    assert_eq!(march(&game, "A1", "A1", 1), Err("L-7.1.3"));
    assert_eq!(march(&game, "A1", "A5", 1), Err("L-7.1.2"));
}

#[test]
fn own_hexes_are_better_than_short_ways() {
    let game = world(&[
        ("A1", "gR5"),
        ("A2", "g"),
        ("A3", "g"),
        ("B1", "gR1"),
        ("B2", "d"),
        ("C2", "gR1"),
        ("C3", "gR1"),
        ("B3", "gR1"),
    ])
    .rest("dddddddddmmmmmmmmmssssssssssssssshhhhhhhhhhhhhhhhhfffffffffffffffffggggggggggiiiiiiiii")
    .build();
    let (moves, arriving) = march(&game, "A1", "A3", 3).expect("a way");
    assert_eq!(arriving, 3);
    assert_eq!(moves.len(), 5);
}

#[test]
fn the_turn_must_have_enough_actions_left() {
    let game = world(&[("A1", "gR5"), ("A2", "g"), ("A3", "g")])
        .phase("act 1 i1/h2 1 499 -")
        .build();
    assert_eq!(march(&game, "A1", "A3", 4), Err("L-5.5"));
    assert!(march(&game, "A1", "A2", 4).is_ok());
}

/// Every step is legal, and as many arrive as it says.
#[test]
fn marches_are_legal_step_by_step() {
    for seed in 0..6 {
        random_game(seed, |position, entry, _| {
            // Once a turn is enough.
            if !entry.to_string().ends_with(" end") {
                return;
            }
            let turn = position.turn().seats().iter().next().expect("a turn");
            let starts: Vec<Hex> = position.owned(turn).iter().collect();
            for &from in starts.iter().take(4) {
                let Some(stack) = position.stack(from).filter(|stack| stack.count > 1) else {
                    continue;
                };
                for to in Hex::all() {
                    let Ok(march) = position.march(turn, from, to, stack.count - 1) else {
                        continue;
                    };
                    let mut game = position.clone();
                    for action in march.moves {
                        assert_eq!(game.check(turn, action), Ok(()), "{action}");
                        game.act(turn, action);
                    }
                    let before = position.stack(to).map_or(0, |stack| stack.count);
                    let after = game.stack(to).expect("they are there").count;
                    assert_eq!(after - before, march.arriving);
                }
            }
        });
    }
}
