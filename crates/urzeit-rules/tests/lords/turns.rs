//! L-5: what a turn is.

use urzeit_rules::{Choices, Game};

use crate::support::{enter, hex, phase, refused, seat, world, written};

/// L-5.1: placing comes first.
#[test]
fn placing_comes_first() {
    let game = world(&[("A1", "fR3"), ("A3", "i")])
        .phase("place 1 i1/h2 1")
        .build();
    assert_eq!(refused(&game, "1 end"), "L-5.1");
    assert_eq!(refused(&game, "1 civilise A1"), "L-5.1");
    let game = enter(&game, &["1 put A3"]);
    assert_eq!(phase(&game), "act 1 i1/h2 1 0 -");
    assert_eq!(refused(&game, "1 put A3"), "L-5.2");
}

/// L-5.2: any number of actions in any order, but civilising and altar once.
#[test]
fn actions_come_in_any_order() {
    let game = world(&[("A1", "fR9"), ("A2", "fB1"), ("B1", "f"), ("B2", "f")]).build();
    let entries = [
        "1 move A1 B1 2",
        "1 attack A1 A2",
        "* roll 1 2 1",
        "1 civilise B1",
        "1 attack A1 A2",
        "* roll 1 2 1",
        "1 altar B1",
        "1 move A1 B2 1",
    ];
    let game = enter(&game, &entries);
    assert_eq!(phase(&game), "act 1 i1/h2 1 6 ca");
    assert_eq!(refused(&game, "2 end"), "L-4.5");
    assert_eq!(refused(&game, "1 keep"), "L-5.2");
}

/// L-5.3: only the advance is possible when it is due.
#[test]
fn an_advance_interrupts() {
    let game = world(&[("A1", "fR9"), ("A2", "fB1")]).build();
    let game = enter(&game, &["1 attack A1 A2", "* roll 4 2 1"]);
    assert_eq!(phase(&game), "advance 1 i1/h2 1 1 - A1 A2");
    assert_eq!(refused(&game, "1 end"), "L-5.3");
    assert_eq!(refused(&game, "1 move A1 A2 1"), "L-5.3");
    assert_eq!(refused(&game, "1 advance 9"), "L-7.2.7");
    assert_eq!(refused(&game, "1 advance 0"), "L-7.2.7");
    assert_eq!(game.choices(seat(1)).len(), 8);
    let game = enter(&game, &["1 advance 8"]);
    assert_eq!(refused(&game, "1 advance 1"), "L-7.2.7");
    assert_eq!(
        (written(&game, "A1"), written(&game, "A2")),
        ("fR1".into(), "fR8".into())
    );
}

/// L-5.4: doubles, the player's word, or nothing left to do end a turn.
#[test]
fn a_turn_ends_in_three_ways() {
    let start = world(&[("A1", "fR9"), ("A2", "fB1"), ("A6", "h")]);
    let by_word = enter(&start.build(), &["1 end"]);
    let by_doubles = enter(&start.build(), &["1 attack A1 A2", "* roll 1 1 1"]);
    for game in [by_word, by_doubles] {
        assert_eq!(phase(&game), "place 2 i1/h2 1,2");
    }
    // Seat 1 has nothing on the board and nobody to civilise: its turn is over unasked.
    let nothing = world(&[("A6", "iB1+")])
        .free_used("1,2")
        .phase("place 1 i1/h2 1")
        .options("people_per_player=1")
        .build();
    let game = enter(&nothing, &["1 put K6"]);
    assert_eq!(phase(&game), "select -/-");
    assert_eq!(refused(&game, "1 end"), "L-4.1");
}

/// L-5.5: the 500th action ends the turn.
#[test]
fn a_turn_has_at_most_five_hundred_actions() {
    let game = world(&[("A1", "fR9"), ("A2", "f"), ("B1", "f"), ("A6", "h")])
        .phase("act 1 i1/h2 1 498 -")
        .build();
    let game = enter(&game, &["1 move A1 A2 2"]);
    assert_eq!(phase(&game), "act 1 i1/h2 1 499 -");
    let game = enter(&game, &["1 move A2 A1 1"]);
    assert_eq!(phase(&game), "place 2 i1/h2 1,2");
    // Played by hand, nothing but the end is legal there.
    let mut search = world(&[("A1", "fR9"), ("A2", "f"), ("B1", "f"), ("A6", "h")])
        .phase("act 1 i1/h2 1 499 -")
        .build();
    search.act(seat(1), "move A1 A2 1".parse().expect("a move"));
    assert_eq!(search.choices(seat(1)).len(), 1);
    assert!(
        search
            .check(seat(1), "move A1 A2 1".parse().expect("a move"))
            .is_err()
    );
    assert_eq!(
        search.check(seat(1), "end".parse().expect("an end")),
        Ok(())
    );
}

/// L-5.5: each kind of action counts, placing does not; an advance of none counts.
#[test]
fn every_action_counts_but_placing() {
    let game = world(&[
        ("A1", "iR9"),
        ("A2", "iB1"),
        ("A3", "i"),
        ("B6", "fR3"),
        ("B7", "f"),
    ])
    .options("advance=optional")
    .phase("place 1 i1/h2 1")
    .build();
    let game = enter(&game, &["1 put A3"]);
    assert_eq!(game.so_far().actions, 0);
    let game = enter(&game, &["1 attack A1 A2", "* roll 4 2 1", "1 advance 0"]);
    assert_eq!(game.so_far().actions, 2);
    let game = enter(&game, &["1 civilise A1", "1 altar A1"]);
    assert_eq!(game.so_far().actions, 4);
}

/// L-5.5: a forced advance counts too.
#[test]
fn a_forced_advance_counts() {
    let game = world(&[("A1", "fR2"), ("A2", "fB1"), ("B1", "f")]).build();
    let game = enter(&game, &["1 attack A1 A2", "* roll 4 2 1"]);
    assert_eq!(phase(&game), "act 1 i1/h2 1 2 -");
    assert_eq!(
        (written(&game, "A1"), written(&game, "A2")),
        ("fR1".into(), "fR1".into())
    );
}

/// L-5.5: one marker advances after the last action, whatever the option says.
#[test]
fn the_last_action_advances_one() {
    for options in ["-", "advance=optional", "advance=exactly_one"] {
        let game = world(&[("A1", "fR9"), ("A2", "fB1"), ("A6", "h")])
            .options(options)
            .phase("act 1 i1/h2 1 499 -")
            .build();
        let game = enter(&game, &["1 attack A1 A2", "* roll 4 2 1"]);
        assert_eq!(
            (written(&game, "A1"), written(&game, "A2")),
            ("fR8".into(), "fR1".into())
        );
        assert_eq!(phase(&game), "place 2 i1/h2 1,2");
    }
}

/// L-5.6: a player without markers on the board goes on.
#[test]
fn nobody_drops_out() {
    let game = world(&[("A1", "iR50")]).phase("select -/h2").build();
    assert!(game.owned(seat(2)).is_empty());
    let game = enter(
        &game,
        &["1 card island1", "* draw 1 hills5", "* draw 2 hills5"],
    );
    let game = enter(&game, &["1 end"]);
    assert_eq!(phase(&game), "place 2 i1/h2 1,2");
}

/// L-5.7: the defender's die is an outcome of chance like the attacker's.
#[test]
fn the_defender_decides_nothing() {
    let game = world(&[("A1", "fR9"), ("A2", "fB1")]).build();
    let game = enter(&game, &["1 attack A1 A2"]);
    assert_eq!(game.turn().seats().len(), 0);
    assert_eq!(phase(&game), "roll 1 i1/h2 1 1 - A1 A2");
    assert_eq!(refused(&game, "2 end"), "L-7.2.4");
    assert!(game.owned(seat(2)).contains(hex("A2")));
}
