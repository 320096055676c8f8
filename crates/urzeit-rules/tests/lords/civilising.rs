//! L-7.3: civilising.

use crate::support::{enter, refused, seat, world, written};

/// Z1, L-7.3.2: the first one is free, also on a hex of another player.
#[test]
fn z1_the_first_civilising_is_free() {
    let game = world(&[("A1", "fR3"), ("K6", "hB4")]).build();
    let game = enter(&game, &["1 civilise K6"]);
    assert_eq!(written(&game, "K6"), "hB4+");
    assert!(game.free_civ_used().contains(seat(1)) && !game.free_civ_used().contains(seat(2)));
}

/// Z2, L-7.3.3: later ones are next to any civilised hex.
#[test]
fn z2_later_ones_are_next_to_a_civilised_hex() {
    let game = world(&[("A1", "fR3"), ("A2", "hB4+"), ("A4", "fR1")])
        .free_used("1")
        .build();
    assert_eq!(refused(&game, "1 civilise A4"), "L-7.3.3");
    let game = enter(&game, &["1 civilise A1"]);
    assert_eq!(written(&game, "A1"), "fR3+");
}

/// Z3: sea does not link for civilising.
#[test]
fn z3_sea_links_do_not_count() {
    let game = world(&[("A1", "iR3"), ("A2", "s"), ("A3", "iB4+")])
        .free_used("1")
        .build();
    assert_eq!(refused(&game, "1 civilise A1"), "L-7.3.3");
}

/// Z4, L-7.3.1: once a turn.
#[test]
fn z4_once_a_turn() {
    let game = world(&[("A1", "fR3"), ("A2", "hB4"), ("A3", "fB1")]).build();
    let game = enter(&game, &["1 civilise A1"]);
    assert_eq!(refused(&game, "1 civilise A2"), "L-7.3.1");
}

/// L-7.3.2: barbarians must be there.
#[test]
fn only_barbarians_are_civilised() {
    let game = world(&[("A1", "fR3+"), ("A2", "h"), ("A3", "s")])
        .free_used("2")
        .build();
    for target in ["A1", "A2", "A3"] {
        assert_eq!(refused(&game, &format!("1 civilise {target}")), "L-7.3.2");
    }
}

/// L-7.3: the first act uses the free choice up, wherever it is; there is no second one.
#[test]
fn the_free_choice_is_used_once_and_for_all() {
    let game = world(&[("A1", "fR3"), ("A2", "hB4+")])
        .free_used("2")
        .build();
    let game = enter(&game, &["1 civilise A1"]);
    assert!(game.free_civ_used().contains(seat(1)));
    let alone = world(&[("A1", "fR3"), ("A2", "f")])
        .free_used("1,2")
        .build();
    assert_eq!(refused(&alone, "1 civilise A1"), "L-7.3.3");
}
