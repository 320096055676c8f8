//! L-3: the creation phase.

use urzeit_rules::{Choices, Game, Lords};

use crate::{
    setup::dealt,
    support::{enter, phase, position, refused, seat, setup, written},
};

/// A creation phase in which only the hexes of the last row are bare.
fn last_row(options: &str, phase: &str) -> Lords {
    let rows = "dddddd/ddddmmm/mmmmmmms/sssssssss/sssssssssi/iiiiiiiiiii/iihhhhhhhh/hhhhhhhhh\
                /hhhhhfff/fffffff/";
    position(&format!(
        "lords red,blue {options} {rows}...... - i1i2h1h2f1g1g2/i1i2h1h2f1g1g2 - {phase}"
    ))
}

/// The same with a single bare hex.
fn last_hex(phase: &str) -> Lords {
    let rows = "dddddd/ddddmmm/mmmmmmms/sssssssss/sssssssssi/iiiiiiiiiii/iihhhhhhhh/hhhhhhhhh\
                /hhhhhfff/fffffff/";
    position(&format!(
        "lords red,blue - {rows}fffff. - i1i2h1h2f1g1g2/i1i2h1h2f1g1g2 - {phase}"
    ))
}

/// L-3.1
#[test]
fn creation_turns_go_clockwise_from_the_start_player() {
    let mut game = enter(&dealt(3), &["* start 3"]);
    for (turn, hex) in [(3, "A1"), (1, "A2"), (2, "A3"), (3, "A4")] {
        assert_eq!(phase(&game), format!("marker {turn} -/-/-"));
        let marker = format!("* marker {turn} sea");
        game = enter(&game, &[&marker, &format!("{turn} lay sea {hex}")]);
    }
    assert_eq!((game.bare().len(), game.bag()), (87, 116));
}

/// L-3.2, L-3.4: the drawn marker, on any hex without terrain.
#[test]
fn the_drawn_marker_is_laid_anywhere() {
    let game = enter(&dealt(2), &["* start 1", "* marker 1 desert"]);
    assert_eq!(game.choices(seat(1)).len(), 92);
    assert_eq!(game.choices(seat(2)).len(), 0);
    let game = enter(&game, &["1 lay desert F6", "* marker 2 island"]);
    assert_eq!(written(&game, "F6"), "d");
    assert_eq!(refused(&game, "2 lay island F6"), "L-3.2");
    assert_eq!(refused(&game, "2 lay desert F7"), "L-3.2");
    assert_eq!(refused(&game, "1 lay island F7"), "L-3.1");
    assert_eq!(refused(&game, "2 end"), "L-3.2");
}

/// L-3.2, C2: a kept marker is laid, and the drawn one becomes kept.
#[test]
fn c2_a_kept_marker_may_be_laid_instead() {
    let game = last_row("-", "lay 1 s fg/-");
    assert_eq!(game.choices(seat(1)).len(), 3 * 6 + 1);
    let game = enter(&game, &["1 lay forest K1"]);
    assert_eq!(phase(&game), "marker 2 gs/-");
    assert_eq!(written(&game, "K1"), "f");
}

/// L-3.2, L-3.3, C1: a player who keeps three must lay one of the four.
#[test]
fn c1_nobody_keeps_a_fourth() {
    let game = last_row("-", "lay 1 s fgg/-");
    assert_eq!(refused(&game, "1 keep"), "L-3.3");
    assert_eq!(game.choices(seat(1)).len(), 3 * 6);
    for terrain in ["sea", "forest", "grassland"] {
        enter(&game, &[&format!("1 lay {terrain} K2")]);
    }
}

/// L-3.3: drawing is compulsory, and nobody lays two.
#[test]
fn a_turn_draws_first_and_lays_once() {
    let game = enter(&dealt(2), &["* start 1"]);
    assert_eq!(refused(&game, "1 keep"), "L-3.2");
    assert_eq!(refused(&game, "1 lay sea A1"), "L-3.2");
    let game = enter(&game, &["* marker 1 sea", "1 lay sea A1"]);
    assert_eq!(refused(&game, "1 lay sea A2"), "L-3.2");
    assert_eq!(refused(&game, "* marker 1 sea"), "L-10.3");
    assert_eq!(refused(&game, "* roll 1 2 3"), "L-3.2");
}

/// L-3.5, C3: keeping stays allowed when a single hex is left.
#[test]
fn c3_the_last_hex_may_be_left_to_others() {
    let game = enter(&last_hex("lay 1 s g/-"), &["1 keep"]);
    assert_eq!(phase(&game), "marker 2 gs/-");
}

/// L-3.6, L-3.7: the last hex ends the phase at once; kept markers go back unseen.
#[test]
fn the_last_hex_ends_the_phase() {
    let game = last_hex("lay 2 s gg/f");
    assert_eq!(game.bag(), 120 - 90 - 4);
    let game = enter(&game, &["2 lay sea K6"]);
    assert_eq!(phase(&game), "select -/-");
    assert_eq!(game.bag(), 120 - 91);
    assert!(game.kept(seat(1)).is_empty());
}

/// L-3.8: the bag cannot be empty, because L-1.3 asks for enough markers. With everything
/// that can be out of it out of it, some are left.
#[test]
fn the_bag_is_never_empty() {
    let new = Lords::new(&setup(5, &[]));
    assert!(new.bag() - (new.bare().len() - 1) - 3 * 5 > 0);
    let small = Lords::new(&setup(5, &[("board", "olympus61")]));
    assert!(small.bag() - (small.bare().len() - 1) - 3 * 5 > 0);
}

/// L-3.9: no action after the phase lays terrain.
#[test]
fn terrain_never_changes_afterwards() {
    let game = enter(&last_hex("lay 2 s -/-"), &["2 lay sea K6"]);
    assert_eq!(refused(&game, "2 lay sea K6"), "L-4.1");
}

/// L-3.10: others do not see whether the laid marker was the drawn one.
#[test]
fn laying_the_drawn_or_a_kept_one_looks_the_same() {
    use urzeit_rules::{View, Viewer};
    let one = enter(&last_row("-", "lay 1 s g/-"), &["1 lay sea K1"]);
    let two = enter(&last_row("-", "lay 1 g s/-"), &["1 lay sea K1"]);
    assert_eq!(one, two);
    let three = enter(&last_row("-", "lay 1 s f/-"), &["1 lay sea K1"]);
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(View::of(&one, viewer), View::of(&three, viewer));
        assert_eq!(phase(View::of(&one, viewer).position()), "marker 2 ?1/-");
    }
    assert_eq!(
        phase(View::of(&one, Viewer::Seat(seat(1))).position()),
        "marker 2 g/-"
    );
}

/// L-12, `keep_mode=refuse3`: set aside for good, three times in the phase.
#[test]
fn with_refuse3_nothing_kept_is_laid() {
    let game = last_row("keep_mode=refuse3", "lay 1 s fg/-");
    assert_eq!(refused(&game, "1 lay forest K1"), "L-3.2");
    assert_eq!(game.choices(seat(1)).len(), 6 + 1);
    let game = enter(
        &game,
        &[
            "1 keep",
            "* marker 2 grassland",
            "2 keep",
            "* marker 1 grassland",
        ],
    );
    assert_eq!(phase(&game), "lay 1 g fgs/g");
    assert_eq!(refused(&game, "1 keep"), "L-3.3");
    // What was set aside lies outside the bag.
    assert_eq!(game.bag(), 120 - 85 - 5);
}

/// L-10.2: the one marker left to lay is asked and recorded.
#[test]
fn a_single_possible_marker_is_not_forced() {
    let rows = "dddddd/ddddmmm/mmmmmmms/sssssssss/sssssssssi/iiiiiiiiiii/iihhhhhhhh/hhhhhhhhh\
                /hhhhhfff/fffffff/fffff.";
    let game = position(&format!(
        "lords red,blue keep_mode=refuse3 {rows} - i1i2h1h2f1g1g2/i1i2h1h2f1g1g2 - lay 1 s fgg/-"
    ));
    assert_eq!(game.choices(seat(1)).len(), 1);
    assert_eq!(game.forced(), None);
}
