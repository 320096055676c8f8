//! U-6 and U-17: setup and options.

use urzeit_rules::{
    Entry, Game, Play, Refusal, Setup, SetupError, Ursuppe,
    ursuppe::{self, PRESETS},
};

use super::table::{choices, new_record, refusal, setup, shows};

fn played(who: &str, options: &str, entries: &str) -> Ursuppe {
    let mut play = Play::from(Ursuppe::new(&setup(who, options)));
    for entry in entries.split(';').map(str::trim).filter(|e| !e.is_empty()) {
        let entry: Entry<Ursuppe> = entry.parse().expect("an entry");
        play.enter(entry).expect("legal");
    }
    play.position().clone()
}

const FOUR: &str = "red,yellow,green,blue";

/// U-4.1: where the finish zone begins is a number of one's own.
#[test]
fn numbers_of_ones_own_are_not_even() {
    for (option, is_even) in [
        ("", true),
        ("amoeba_advance=manual", true),
        ("finish_start=42", true),
        ("finish_start=20", false),
    ] {
        assert_eq!(setup(FOUR, option).is_even(), is_even, "{option}");
    }
}

/// U-6.1: 4 BP each, no genes, the pool for the number of players.
#[test]
fn players_begin_alike() {
    let position = new_record(FOUR, "");
    shows(position.position(), "red:-:4:-:-; blue:-:4:-:-; first-card");
    for gene in ursuppe::Gene::ALL {
        assert_eq!(position.position().pool(gene), gene.copies(4));
    }
}

/// U-6.2: two cubes of every colour on every space, 17 left of each.
#[test]
fn first_cubes() {
    let position = new_record(FOUR, "");
    shows(
        position.position(),
        "supply r17y17g17b17; B1 r2y2g2b2; D5 r2y2g2b2; C4 r2y2g2b2",
    );
}

/// U-6.3: the first card is any of the eleven.
#[test]
fn first_card() {
    let position = played(FOUR, "", "");
    for card in ["west 6", "east 10", "none 14"] {
        let outcome = format!("environment {card}").parse().expect("an outcome");
        assert_eq!(position.check_chance(outcome), Ok(()));
    }
    let position = played(FOUR, "", "* environment east 10");
    assert_eq!(position.deck().len(), 10);
    let position = played(FOUR, "", "");
    let other = "die 3".parse().expect("an outcome");
    let refused = position.check_chance(other).expect_err("a card is due");
    assert_eq!(refused.rule(), "U-6.3");
}

/// U-6.4: chance orders the players, each chooses a free start space; the last is forced.
#[test]
fn start_spaces() {
    let begun = "* environment west 6; * order 3 1 4 2";
    let position = played(FOUR, "", begun);
    assert_eq!(choices(&position), "ladder 1; ladder 2; ladder 3; ladder 4");
    assert_eq!(
        refusal(&position, "ladder 5"),
        ("U-6.4", "ursuppe-no-start-space")
    );
    assert_eq!(
        refusal(&position, "ladder 0"),
        ("U-6.4", "ursuppe-no-start-space")
    );
    let position = played(FOUR, "", &format!("{begun}; 3 ladder 2"));
    assert_eq!(
        refusal(&position, "ladder 2"),
        ("U-6.4", "ursuppe-start-space-taken")
    );
    let position = played(
        FOUR,
        "",
        &format!("{begun}; 3 ladder 2; 1 ladder 4; 4 ladder 1"),
    );
    shows(
        &position,
        "red:4:4:-:-; yellow:3:4:-:-; green:2:4:-:-; blue:1:4:-:-; put-first blue",
    );
    let three = played(
        "red,yellow,green",
        "",
        "* environment west 6; * order 1 2 3",
    );
    assert_eq!(choices(&three), "ladder 1; ladder 2; ladder 3");
    for order in [
        "order 1 2",
        "order 1 1 2 3",
        "order 1 2 3 5",
        "order red 1 2 3",
    ] {
        let position = played(FOUR, "", "* environment west 6");
        let outcome = order.parse().expect("an outcome");
        let refused = position.check_chance(outcome).expect_err("no such order");
        assert_eq!(
            (refused.rule(), refused.key()),
            ("U-6.4", "ursuppe-not-the-order")
        );
    }
}

/// U-6.5, U-6.6: first amoebas in ascending, second ones in descending order.
#[test]
fn start_amoebas() {
    let begun = "* environment west 6; * order 1 2 3 4; 1 ladder 1; 2 ladder 2; 3 ladder 3";
    let position = played(FOUR, "", &format!("{begun}; 1 put 3 B1"));
    shows(&position, "red:1:4:-:3B1+1; put-first yellow");
    assert_eq!(
        refusal(&position, "put 1 B1"),
        ("U-6.5", "ursuppe-space-occupied")
    );
    let first = format!("{begun}; 1 put 3 B1; 2 put 1 A2; 3 put 7 D5; 4 put 2 E4");
    let position = played(FOUR, "", &first);
    shows(&position, "blue:4:4:-:2E4+1; put-second blue");
    assert_eq!(
        refusal(&position, "put 2 B2"),
        ("U-11.1", "ursuppe-on-the-board")
    );
    let second = format!("{first}; 4 put 1 C2; 3 put 1 D2; 2 put 2 E2; 1 put 1 A5");
    let position = played(FOUR, "", &second);
    shows(
        &position,
        "red:1:4:-:1A5,3B1+1; blue:4:4:-:1C2,2E4+1; move red1",
    );
    // With three players there is no damage.
    let three = "* environment west 6; * order 1 2 3; 1 ladder 1; 2 ladder 2; 1 put 3 B1";
    shows(&played("red,yellow,green", "", three), "red:1:4:-:3B1");
}

fn refused(who: &[&str], options: &[(&str, &str)]) -> SetupError {
    ursuppe::Setup::read(who, options).expect_err("no setup")
}

/// U-6.1, U-17: who can play what.
#[test]
fn refused_setups() {
    assert!(matches!(
        refused(&["red", "yellow"], &[]),
        SetupError::Refused {
            rule: "U-6.1",
            key: "ursuppe-two-need-a-mode",
            ..
        }
    ));
    assert!(matches!(
        refused(&["red", "red", "green"], &[]),
        SetupError::SameWho { .. }
    ));
    assert!(matches!(
        refused(&["red", "purple", "green"], &[]),
        SetupError::UnknownWho { .. }
    ));
    assert!(matches!(
        refused(&["red", "yellow", "green"], &[("mode", "dummy")]),
        SetupError::Refused {
            key: "ursuppe-mode-for-two",
            ..
        }
    ));
    assert!(matches!(
        refused(&["red", "yellow"], &[("mode", "double")]),
        SetupError::UnknownWho { .. }
    ));
    assert!(matches!(
        refused(&["red+yellow", "red+green"], &[("mode", "double")]),
        SetupError::SameWho { .. }
    ));
    for (key, value) in [
        ("finish_start", "4"),
        ("finish_start", "43"),
        ("first_round_flip", "no"),
        ("amoeba_advance", "long_rules"),
    ] {
        assert!(matches!(
            refused(&["red", "yellow", "green"], &[(key, value)]),
            SetupError::Value { .. }
        ));
    }
}

/// U-17: options are written in the order of the rules, without defaults.
#[test]
fn written_options() {
    let all = "amoeba_advance=manual,finish_check=end_of_scoring,first_round_flip=false,\
               armor_excludes_both=true,tentacle_while_clinging=true,\
               defense_loss_no_cubes=true,finish_start=5";
    let position = new_record("red,yellow,green", all).position().to_string();
    assert!(position.contains(&format!(" {all} ")));
    let defaults = "finish_start=42,mode=standard";
    let position = new_record("red,yellow,green", defaults);
    assert!(position.position().to_string().contains(" - 1 "));
}

/// U-17: the two ways in which most tables play.
#[test]
fn presets() {
    let names: Vec<_> = PRESETS.iter().map(|preset| preset.name).collect();
    assert_eq!(names, ["short_rules", "manual"]);
    for preset in PRESETS {
        let setup = ursuppe::Setup::read(&["red", "yellow", "green"], preset.options);
        let written = setup.expect("a setup").options();
        let written: Vec<_> = written.iter().map(|(k, v)| (*k, v.as_str())).collect();
        assert_eq!(written, preset.options);
    }
}

/// `first_round_flip=false` (U-17): round 1 turns up no card, and the last round is 11.
#[test]
fn no_flip_in_round_1() {
    let scene = super::table::Scene {
        options: "first_round_flip=false",
        round: 1,
        players: "red:1:4:-:1B3 yellow:2:4:-:- green:3:4:-:-",
        phase: "move red1",
        ..super::table::THREE
    };
    scene.leads_to("1 drift", "buy green -");
    let last = super::table::Scene {
        options: "first_round_flip=false",
        round: 11,
        players: "red:11:0:-:1B3 yellow:12:0:-:- green:13:0:-:-",
        phase: "divide red",
        ..super::table::THREE
    };
    last.leads_to("", "over");
}
