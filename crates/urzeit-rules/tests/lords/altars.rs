//! L-7.4, L-8: altars.

use urzeit_rules::Game;

use crate::support::{enter, refused, seat, world, written};

/// H1
#[test]
fn h1_one_marker_gives_way_to_the_altar() {
    let game = world(&[("A1", "fR2+")]).free_used("1").build();
    let supply = game.supply(seat(1));
    let game = enter(&game, &["1 altar A1"]);
    assert_eq!(written(&game, "A1"), "fR1*");
    assert_eq!(
        (game.supply(seat(1)), game.altars_left(seat(1))),
        (supply + 1, 9)
    );
}

/// H2, L-7.4.3
#[test]
fn h2_one_altar_a_hex() {
    let game = world(&[("A1", "fR3*"), ("A3", "fR2"), ("A4", "f")])
        .free_used("1")
        .build();
    assert_eq!(refused(&game, "1 altar A1"), "L-7.4.3");
}

/// H3: civilised and crowned in one turn.
#[test]
fn h3_civilise_then_build_in_one_turn() {
    let game = world(&[("A1", "fR2"), ("A2", "f")]).build();
    let game = enter(&game, &["1 civilise A1", "1 altar A1"]);
    // Nothing else is possible, so the turn is over.
    assert_eq!(written(&game, "A1"), "fR1*");
}

/// L-7.4.1: once a turn.
#[test]
fn one_altar_a_turn() {
    let game = world(&[("A1", "fR3+"), ("A3", "fR3+"), ("A4", "fR3+")])
        .free_used("1")
        .build();
    let game = enter(&game, &["1 altar A1"]);
    assert_eq!(refused(&game, "1 altar A3"), "L-7.4.1");
}

/// L-7.4.2: an own civilised hex with two markers.
#[test]
fn altars_need_two_civilised_markers_of_the_player() {
    let game = world(&[("A1", "fR3"), ("A2", "fR1+"), ("A3", "fB3+"), ("A4", "f")])
        .free_used("1")
        .build();
    for target in ["A1", "A2", "A3", "A4"] {
        assert_eq!(refused(&game, &format!("1 altar {target}")), "L-7.4.2");
    }
}

/// L-7.4.4: an altar must be left.
#[test]
fn altars_run_out() {
    let game = world(&[("A1", "fR3+"), ("A2", "fR1*")])
        .options("altars_per_player=1")
        .free_used("1")
        .build();
    assert_eq!(refused(&game, "1 altar A1"), "L-7.4.4");
}

/// L-8: what an altar hex can and cannot do, row by row.
#[test]
fn altars_at_a_glance() {
    // Markers are placed under it.
    let game = world(&[("A1", "iR1*")])
        .free_used("1")
        .phase("place 1 i1/h2 1")
        .build();
    assert_eq!(written(&enter(&game, &["1 put A1"]), "A1"), "iR2*");
    // It is no people marker: one marker with an altar neither moves nor takes an altar.
    let game = world(&[("A1", "fR1*"), ("A2", "fR2+")])
        .free_used("1")
        .build();
    assert_eq!(refused(&game, "1 move A1 A2 1"), "L-7.1.1");
    assert_eq!(game.score(seat(1)).people, 3);
    // It is attacked as any hex; only people take hits.
    let game = world(&[("A1", "fR3"), ("A2", "hB2*")])
        .free_used("2")
        .build();
    let game = enter(&game, &["1 attack A1 A2", "* roll 3 6 1"]);
    assert_eq!(written(&game, "A2"), "hB1*");
    let game = enter(&game, &["1 attack A1 A2", "* roll 3 6 1"]);
    assert_eq!(written(&game, "A2"), "h");
    assert!(game.validate().is_ok());
}
