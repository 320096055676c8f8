//! L-7.2: attacks.

use urzeit_rules::Game;

use crate::support::{enter, phase, refused, seat, world, written};

/// What is on the two hexes, and how the turn stands, after one attack from A1 on A2.
fn attack(from: &'static str, to: &'static str, roll: &str) -> (String, String, String) {
    let game = world(&[("A1", from), ("A2", to), ("A6", "h")])
        .free_used("2")
        .build();
    let game = enter(&game, &["1 attack A1 A2", &format!("* roll {roll}")]);
    let turn = phase(&game);
    let turn = turn.split(' ').take(2).collect::<Vec<_>>().join(" ");
    (written(&game, "A1"), written(&game, "A2"), turn)
}

/// The rulebook's cases, by their names in the rules.
#[test]
fn attacks_cost_what_the_dice_say() {
    let table = [
        // L-7.2.8: doubles count, end the turn, and nobody advances.
        ("R1", "fR2", "fB1", "3 3 2", ("fR2", "f", "place 2")),
        ("R1b", "fR2", "fB1", "3 3 4", ("fR1", "f", "place 2")),
        ("R1b", "fR2", "fB1", "3 3 5", ("fR1", "f", "place 2")),
        ("R1b", "fR2", "fB1", "3 3 6", ("fR1", "f", "place 2")),
        // L-7.2.5, L-7.2.9: seven is under eight, four does not exceed four.
        ("R2", "fR2", "gB1", "3 4 4", ("fR2", "gB1", "act 1")),
        ("R2b", "fR2", "gB1", "4 5 1", ("fR2", "g", "act 1")),
        // L-7.2.6: both at the same time.
        ("R3", "fR3", "fB2", "4 5 6", ("fR2", "fB1", "act 1")),
        ("R3", "fR3", "gB2", "4 5 6", ("fR2", "gB1", "act 1")),
        ("A4", "fR2", "fB1", "1 5 6", ("fR1", "f", "act 1")),
        // L-7.2.5: the limits.
        (
            "like terrain",
            "fR3",
            "fB2",
            "1 4 1",
            ("fR3", "fB2", "act 1"),
        ),
        (
            "like terrain",
            "fR3",
            "fB2",
            "1 5 1",
            ("fR3", "fB1", "act 1"),
        ),
        (
            "other terrain",
            "fR3",
            "gB2",
            "2 5 1",
            ("fR3", "gB2", "act 1"),
        ),
        (
            "other terrain",
            "fR3",
            "gB2",
            "2 6 1",
            ("fR3", "gB1", "act 1"),
        ),
        // L-7.2.6: an altar stays while somebody is under it.
        ("altar", "fR3", "fB2*", "1 5 1", ("fR3", "fB1*", "act 1")),
        // L-7.2.7: two left, so exactly one advances, unasked.
        ("advance", "fR2", "fB1", "1 5 1", ("fR1", "fR1", "act 1")),
        ("advance", "fR3", "fB1+", "1 5 6", ("fR1", "fR1", "act 1")),
    ];
    for (name, from, to, roll, (a, b, turn)) in table {
        let expected = (a.to_owned(), b.to_owned(), turn.to_owned());
        assert_eq!(
            attack(from, to, roll),
            expected,
            "{name}: {from} on {to}, {roll}"
        );
    }
}

/// A1, L-7.2.1: two barbarians at least.
#[test]
fn a1_a_single_barbarian_does_not_attack() {
    let game = world(&[("A1", "fR1"), ("A2", "fB1"), ("B1", "f"), ("B2", "fR2+")])
        .free_used("1")
        .build();
    assert_eq!(refused(&game, "1 attack A1 A2"), "L-7.2.1");
    assert_eq!(refused(&game, "1 attack B2 A2"), "L-7.2.1");
    assert_eq!(refused(&game, "1 attack B1 A2"), "L-7.2.1");
    assert_eq!(refused(&game, "1 attack A2 A1"), "L-7.2.1");
}

/// A2, L-7.2.3: islanders strike across sea, at any terrain; other terrain is not entered.
#[test]
fn a2_islanders_strike_across_sea() {
    let game = world(&[("A1", "iR3"), ("A2", "s"), ("A3", "gB1")]).build();
    let game = enter(&game, &["1 attack A1 A3", "* roll 5 3 2"]);
    assert_eq!(
        (written(&game, "A1"), written(&game, "A3")),
        ("iR3".into(), "g".into())
    );
    assert!(phase(&game).starts_with("act 1"));
}

/// A3, L-7.2.7: island to island across sea included.
#[test]
fn a3_islanders_advance_across_sea() {
    let game = world(&[("A1", "iR3"), ("A2", "s"), ("A3", "iB1")]).build();
    let game = enter(&game, &["1 attack A1 A3", "* roll 2 4 5"]);
    assert_eq!(
        (written(&game, "A1"), written(&game, "A3")),
        ("iR1".into(), "iR1".into())
    );
}

/// A5, L-7.2.6, L-8: the last marker's loss takes the altar off the board.
#[test]
fn a5_an_altar_goes_with_the_last_marker() {
    let game = world(&[("A1", "fR4"), ("A2", "fB1*")])
        .free_used("2")
        .build();
    assert_eq!((game.supply(seat(2)), game.altars_left(seat(2))), (49, 9));
    let game = enter(&game, &["1 attack A1 A2", "* roll 6 2 1"]);
    assert_eq!((game.supply(seat(2)), game.altars_left(seat(2))), (50, 10));
    for count in 1..=3 {
        let game = enter(&game, &[&format!("1 advance {count}")]);
        assert_eq!(written(&game, "A2"), format!("fR{count}"));
    }
    assert_eq!(refused(&game, "1 advance 4"), "L-7.2.7");
}

/// A6, L-7.2.2: only hexes of others.
#[test]
fn a6_nobody_attacks_himself_or_nobody() {
    let game = world(&[("A1", "fR4"), ("A2", "fR1+"), ("B1", "f"), ("B2", "s")])
        .free_used("1")
        .build();
    assert_eq!(refused(&game, "1 attack A1 A2"), "L-7.2.2");
    assert_eq!(refused(&game, "1 attack A1 B1"), "L-7.2.2");
    assert_eq!(refused(&game, "1 attack A1 B2"), "L-7.2.2");
}

/// L-7.2.3: next to it, on any habitable terrain.
#[test]
fn attacks_reach_the_next_hex() {
    let game = world(&[
        ("A1", "fR4"),
        ("A2", "gB1"),
        ("A3", "fB1"),
        ("B1", "iB1"),
        ("B2", "hB1"),
    ])
    .build();
    assert_eq!(refused(&game, "1 attack A1 A3"), "L-7.2.3");
    for target in ["A2", "B1", "B2"] {
        enter(&game, &[&format!("1 attack A1 {target}")]);
    }
}

/// L-7.2.4: two dice and one, and numbers do not matter.
#[test]
fn three_dice_are_rolled() {
    let game = world(&[("A1", "fR40"), ("A2", "gB1")]).build();
    let game = enter(&game, &["1 attack A1 A2"]);
    for wrong in ["roll 1 2", "roll 1 2 7", "roll 0 1 2", "roll 1 2 3 4"] {
        assert!(wrong.parse::<urzeit_rules::lords::Chance>().is_err());
    }
    assert_eq!(refused(&game, "* die 3"), "L-7.2.4");
    assert_eq!(refused(&game, "1 end"), "L-7.2.4");
}

/// L-7.2.6: what is lost goes to the supply.
#[test]
fn losses_return_to_the_supply() {
    let game = world(&[("A1", "fR3"), ("A2", "gB2")]).build();
    let game = enter(&game, &["1 attack A1 A2", "* roll 4 5 6"]);
    assert_eq!((game.supply(seat(1)), game.supply(seat(2))), (48, 49));
}

/// L-7.2.9: the same hex attacks again while it holds two.
#[test]
fn attacks_are_not_limited() {
    let game = world(&[("A1", "fR3"), ("A2", "gB2")]).build();
    let game = enter(&game, &["1 attack A1 A2", "* roll 4 5 6", "1 attack A1 A2"]);
    let game = enter(&game, &["* roll 1 2 3"]);
    assert_eq!(refused(&game, "1 attack A1 A2"), "L-7.2.1");
    assert_eq!(
        (written(&game, "A1"), written(&game, "A2")),
        ("fR1".into(), "gB1".into())
    );
}

/// L-12, `doubles=attack_fails`: nobody loses anything.
#[test]
fn with_attack_fails_doubles_cost_nothing() {
    let game = world(&[("A1", "fR3"), ("A2", "fB1"), ("A6", "h")])
        .options("doubles=attack_fails")
        .build();
    let game = enter(&game, &["1 attack A1 A2", "* roll 3 3 6"]);
    assert_eq!(
        (written(&game, "A1"), written(&game, "A2")),
        ("fR3".into(), "fB1".into())
    );
    assert_eq!(phase(&game), "place 2 i1/h2 1,2");
}

/// L-12, `advance`: none allowed, or exactly one.
#[test]
fn the_option_advance_says_how_many_enter() {
    let start = world(&[("A1", "fR4"), ("A2", "fB1")]);
    let rolled = |options| {
        let game = start.clone().options(options).build();
        enter(&game, &["1 attack A1 A2", "* roll 1 5 1"])
    };
    let optional = rolled("advance=optional");
    let game = enter(&optional, &["1 advance 0"]);
    assert_eq!(
        (written(&game, "A1"), written(&game, "A2")),
        ("fR4".into(), "f".into())
    );
    enter(&optional, &["1 advance 3"]);
    assert_eq!(refused(&optional, "1 advance 4"), "L-7.2.7");
    let one = rolled("advance=exactly_one");
    assert_eq!(
        (written(&one, "A1"), written(&one, "A2")),
        ("fR3".into(), "fR1".into())
    );
    assert_eq!(one.forced(), None);
    // With two attackers left `optional` is still a choice.
    let game = world(&[("A1", "fR2"), ("A2", "fB1")])
        .options("advance=optional")
        .build();
    let game = enter(&game, &["1 attack A1 A2", "* roll 1 5 1"]);
    assert_eq!(phase(&game), "advance 1 i1/h2 1 1 - A1 A2");
}
