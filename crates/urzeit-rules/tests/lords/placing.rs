//! L-6: placing people.

use urzeit_rules::{Choices, Game};

use crate::support::{enter, phase, refused, seat, world, written};

/// L-6.1, L-6.3, R4: exactly as many as the card says, on exactly one hex of its terrain.
#[test]
fn r4_four_people_on_one_hills_hex() {
    let game = world(&[("A1", "h"), ("A2", "g")])
        .phase("place 1 h4/g5 1")
        .build();
    let supply = game.supply(seat(1));
    let game = enter(&game, &["1 put A1"]);
    assert_eq!(written(&game, "A1"), "hR4");
    assert_eq!(
        (game.occupied().len(), game.supply(seat(1))),
        (1, supply - 4)
    );
}

/// L-6.2: empty or own hexes of the card's terrain, wherever they are.
#[test]
fn people_are_placed_on_empty_or_own_hexes() {
    let game = world(&[
        ("A1", "h"),
        ("A2", "hR1"),
        ("A3", "hR1+"),
        ("A4", "hR1*"),
        ("A5", "hB1"),
        ("A6", "g"),
    ])
    .free_used("1")
    .phase("place 1 h2/g5 1")
    .rest("dddddddddmmmmmmmmmsssssssssssssssssssgggggggggggggggggggggfffffffffffffffffffffiiiiii")
    .build();
    assert_eq!(game.choices(seat(1)).len(), 4);
    for (at, result) in [("A1", "hR2"), ("A2", "hR3"), ("A3", "hR3+"), ("A4", "hR3*")] {
        let game = enter(&game, &[&format!("1 put {at}")]);
        assert_eq!(written(&game, at), result);
    }
    assert_eq!(refused(&game, "1 put A5"), "L-6.2");
    assert_eq!(refused(&game, "1 put A6"), "L-6.2");
    assert_eq!(refused(&game, "2 put A1"), "L-4.5");
}

/// L-6.3, P1: a short supply is placed whole.
#[test]
fn p1_a_short_supply_is_placed_whole() {
    let game = world(&[("A1", "h"), ("A2", "hR5")])
        .options("people_per_player=8")
        .phase("place 1 h4/g5 1")
        .build();
    let game = enter(&game, &["1 put A1"]);
    assert_eq!(written(&game, "A1"), "hR3");
    assert_eq!(game.supply(seat(1)), 0);
}

/// L-6.4, P3: civilised on an own civilised hex, under its altar.
#[test]
fn p3_people_join_the_side_of_the_hex() {
    let game = world(&[("A1", "fR1*"), ("A2", "f")])
        .free_used("1")
        .phase("place 1 f2/g5 1")
        .build();
    let placed = enter(&game, &["1 put A1"]);
    assert_eq!(written(&placed, "A1"), "fR3*");
    let placed = enter(&game, &["1 put A2"]);
    assert_eq!(written(&placed, "A2"), "fR2");
}

/// L-6.5
#[test]
fn a_hex_holds_any_number() {
    let game = world(&[("A1", "fR994"), ("A2", "f")])
        .options("people_per_player=999")
        .phase("place 1 f5/g5 1")
        .build();
    assert_eq!(written(&enter(&game, &["1 put A1"]), "A1"), "fR999");
}

/// L-6.6, P2: nowhere to place, or nobody to place: skipped, and the turn goes on.
#[test]
fn p2_placing_is_skipped_when_impossible() {
    let rest =
        "dddddddddmmmmmmmmmsssssssssssssssssssgggggggggggggggggggggffffffffffffffffffffiiiiiiiii";
    let held = world(&[("A1", "hB1"), ("A2", "hB1"), ("A3", "fR2"), ("A4", "f")])
        .rest(rest)
        .phase("act 2 h4/h2 2 0 -")
        .build();
    let game = enter(&held, &["2 end"]);
    assert_eq!(phase(&game), "act 1 h4/h2 2,1 0 -");
    enter(&game, &["1 move A3 A4 1"]);
    let no_supply = world(&[("A1", "hR2"), ("A2", "h")])
        .options("people_per_player=2")
        .phase("act 2 h4/h2 2 0 -")
        .build();
    assert_eq!(phase(&enter(&no_supply, &["2 end"])), "act 1 h4/h2 2,1 0 -");
}

/// L-6.7, L-10.2: it is compulsory, and a single hex is taken without asking.
#[test]
fn placing_is_compulsory_and_a_single_hex_is_forced() {
    let rest =
        "dddddddddmmmmmmmmmsssssssssssssssssssgggggggggggggggggggggffffffffffffffffffffiiiiiiiii";
    let game = world(&[("A1", "hB1"), ("A2", "h"), ("A3", "fR2"), ("A4", "f")])
        .rest(rest)
        .phase("act 2 h4/h2 2 0 -")
        .build();
    let game = enter(&game, &["2 end"]);
    assert_eq!(written(&game, "A2"), "hR4");
    assert_eq!(phase(&game), "act 1 h4/h2 2,1 0 -");
    assert_eq!(refused(&game, "1 put A2"), "L-5.2");
}
