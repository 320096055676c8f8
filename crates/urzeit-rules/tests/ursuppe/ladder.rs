//! U-4: the ladder.

use super::table::{Scene, THREE};

/// U-4.1: at most one marker on a space; the finish zone begins at 42.
#[test]
fn one_marker_a_space() {
    let scene = Scene {
        players: "red:11:4:-:1B3 yellow:11:4:-:-",
        ..THREE
    };
    assert!(scene.text().parse::<urzeit_rules::Ursuppe>().is_err());
    let beyond = Scene {
        players: "red:52:4:-:1B3",
        phase: "over",
        ..THREE
    };
    assert!(beyond.text().parse::<urzeit_rules::Ursuppe>().is_err());
}

/// U-4.2: other markers are passed without being counted; 0 steps are no movement.
#[test]
fn advancing() {
    for (red, yellow, green, after) in [
        // One step each: green, yellow, red in this order.
        (11, 12, 13, "red:12 yellow:13 green:14"),
        (11, 12, 20, "red:12 yellow:13 green:21"),
        (10, 20, 21, "red:11 yellow:21 green:22"),
    ] {
        let players = format!("red:{red}:0:-:- yellow:{yellow}:0:-:- green:{green}:0:-:-");
        let scene = Scene {
            players: players.leak(),
            phase: "divide red",
            ..THREE
        };
        let position = scene.play("1 done");
        for fact in after.split(' ') {
            assert!(
                position.to_string().contains(&format!(" {fact}:")),
                "{fact} in {position}"
            );
        }
    }
    let nothing = Scene {
        options: "amoeba_advance=manual",
        players: "red:11:0:-:-",
        phase: "divide red",
        ..THREE
    };
    nothing.leads_to("1 done", "red:11:0:-:-");
}

/// U-4.2: a marker that passes others.
#[test]
fn passing() {
    let scene = Scene {
        players: "red:11:0:intelligence,spores,speed,defense:1A5,2B5,3C5 yellow:12:0:-:- \
                  green:13:0:-:-",
        phase: "divide red",
        ..THREE
    };
    // Green 14, yellow 13; red goes 2 + 2 steps: 12, 15, 16, 17.
    let position = scene.play("");
    assert_eq!(position.marker("red".parse().expect("a colour")), 17);
}

/// U-4.3, H2: ascending from the rearmost, descending from the foremost marker.
#[test]
fn orders() {
    let scene = Scene {
        players: "red:13:4:-:1B3 yellow:11:4:-:1C2 green:12:4:-:1D5",
        phase: "move yellow1",
        ..THREE
    };
    scene.leads_to("", "move yellow1");
    scene.leads_to("2 drift", "move green1");
    scene.leads_to("2 drift; 3 drift", "move red1");
    let phase_3 = Scene {
        players: "red:13:4:-:- yellow:11:4:-:- green:12:4:-:-",
        phase: "buy red -",
        ..THREE
    };
    phase_3.leads_to("1 done", "buy green -");
    phase_3.leads_to("1 done; 3 done", "buy yellow -");
}
