//! U-13 and U-14: scoring and the end.

use urzeit_rules::Game;

use super::table::{Scene, THREE};

fn steps(amoebas: usize, genes: &str, options: &'static str) -> u8 {
    const SPACES: [&str; 7] = ["1B1", "2A2", "3B2", "4C2", "5D2", "6E2", "7A3"];
    let amoebas = match amoebas {
        0 => "-".to_owned(),
        count => SPACES[..count].join(","),
    };
    let scene = Scene {
        options,
        players: format!("red:11:4:{genes}:{amoebas}").leak(),
        phase: "environment",
        ..THREE
    };
    scene.position().steps("red".parse().expect("a colour"))
}

/// U-13.1: table A, by the short rules and by the manual.
#[test]
fn amoeba_table() {
    let short: Vec<u8> = (0..=7).map(|amoebas| steps(amoebas, "-", "")).collect();
    assert_eq!(short, [1, 1, 1, 2, 3, 4, 5, 6]);
    let manual = (0..=7).map(|amoebas| steps(amoebas, "-", "amoeba_advance=manual"));
    assert_eq!(manual.collect::<Vec<_>>(), [0, 0, 0, 1, 2, 4, 5, 6]);
}

/// U-13.1: table G, by weight: higher genes two, Ray Protection (RAY) none.
#[test]
fn gene_weights() {
    for (genes, expected) in [
        ("-", 0),
        ("spores,speed", 0),
        ("spores,speed,defense", 1),
        ("spores,speed,ray-protection", 0),
        ("spores,movement-2", 1),
        ("persistence,movement-2", 2),
        ("spores,persistence,movement-2", 3),
        ("persistence,movement-2,aggression", 4),
        ("persistence,movement-2,aggression,armor/escape", 4),
    ] {
        assert_eq!(
            steps(0, genes, "amoeba_advance=manual"),
            expected,
            "{genes}"
        );
    }
}

/// U-13.2: the marker advances, then the end is looked at, then the next player.
#[test]
fn descending_scores() {
    let scene = Scene {
        players: "red:11:0:-:- yellow:40:0:-:- green:41:0:-:-",
        phase: "divide red",
        ..THREE
    };
    scene.leads_to(
        "1 done",
        "green:42:0:-:-; yellow:40:0:-:-; red:11:0:-:-; over",
    );
}

/// U-14.1, H23: at once by default; `finish_check=end_of_scoring` lets all score first.
#[test]
fn finish() {
    let players = "red:11:0:-:- yellow:40:0:-:- green:41:0:-:-";
    let all_score = Scene {
        options: "finish_check=end_of_scoring",
        players,
        phase: "divide red",
        ..THREE
    };
    all_score.leads_to(
        "1 done",
        "green:42:0:-:-; yellow:41:0:-:-; red:12:0:-:-; over",
    );
    let early = Scene {
        options: "finish_start=12",
        players: "red:9:0:-:- yellow:10:0:-:- green:11:0:-:-",
        phase: "divide red",
        ..THREE
    };
    early.leads_to("1 done", "green:12:0:-:-; yellow:10:0:-:-; over");
}

/// U-14.2: with eleven cards the last round is 10.
#[test]
fn last_round() {
    let scene = Scene {
        round: 10,
        players: "red:11:0:-:- yellow:12:0:-:- green:13:0:-:-",
        phase: "divide red",
        ..THREE
    };
    scene.leads_to("1 done", "red:12:0:-:-; over");
    let ninth = Scene { round: 9, ..scene };
    ninth.leads_to("1 done", "environment");
}

/// U-14.3: the farthest marker wins, and the points are the space.
#[test]
fn ranking() {
    let scene = Scene {
        players: "red:11:0:-:- yellow:45:0:-:- green:41:0:-:-",
        phase: "over",
        ..THREE
    };
    let position = scene.position();
    let lines: Vec<_> = position.result().expect("a result").lines().collect();
    assert_eq!(
        lines,
        ["result 1 11 loss", "result 2 45 win", "result 3 41 loss"]
    );
    let refused = position.check(
        urzeit_rules::Seat::at(0),
        "done".parse().expect("an action"),
    );
    assert_eq!(
        refused.map_err(urzeit_rules::Refusal::key),
        Err("ursuppe-game-over")
    );
}

/// U-14.4: a player without amoebas goes on with phases 2 to 6.
#[test]
fn nobody_is_eliminated() {
    let scene = Scene {
        players: "red:11:0:-:- yellow:12:0:-:- green:13:0:-:-",
        phase: "environment",
        ..THREE
    };
    scene.leads_to(
        "* environment south 13; 3 divide 1 B1; 3 done; 2 done; 1 done",
        "move green1",
    );
}
