//! U-8.1 to U-8.4: movement.

use super::table::{FOUR, Scene, THREE, choices};

/// U-8.1: amoebas by number; one that is gone when its turn comes is skipped.
#[test]
fn turns_by_number() {
    let scene = Scene {
        players: "red:11:4:struggle-for-survival:2B3,5B3,7A5 yellow:12:4:-:1D5",
        phase: "move red2",
        ..THREE
    };
    scene.leads_to("1 drift; 1 attack red5", "move red7");
    scene.leads_to("1 drift; 1 starve", "move red5");
    scene.leads_to("1 drift; 1 attack red5; 1 drift", "move yellow1");
}

/// U-8.2: DRIFT is free and always allowed; a card without drift moves nothing.
#[test]
fn drifting() {
    for (card, space) in [
        ("w6", "A3"),
        ("n9", "B2"),
        ("s10", "B4"),
        ("e8", "B3"),
        ("14", "B3"),
    ] {
        let scene = Scene {
            card,
            players: "red:11:4:-:1B3,2A5",
            ..THREE
        };
        let facts = format!("red:11:4:-:1{space}+1,2A5; move red2");
        scene.leads_to("1 drift", &facts);
    }
}

/// U-8.2: Speed (SPD) gives a free second step, after any first one.
#[test]
fn speed() {
    let scene = Scene {
        players: "red:11:4:speed:1B3,2A5",
        ..THREE
    };
    scene.leads_to(
        "1 swim; * die 1",
        "red:11:3:speed:1A3,2A5; second red1 first",
    );
    // Also when the first did not move it: a 5, an obstacle.
    scene.leads_to("1 swim; * die 5", "second red1 first");
    scene.leads_to("1 swim; * die 3", "second red1 first");
    assert_eq!(scene.choices("1 swim; * die 5"), "again; stop");
    scene.leads_to(
        "1 swim; * die 1; 1 again",
        "red:11:3:speed:1A3,2A5; roll red1 second",
    );
    scene.leads_to(
        "1 swim; * die 1; 1 again; * die 2",
        "red:11:3:speed:1A2+1,2A5; move red2",
    );
    scene.leads_to(
        "1 swim; * die 1; 1 stop",
        "red:11:3:speed:1A3+1,2A5; move red2",
    );
}

/// U-8.2, U-10.5: Persistence (PER) includes Speed.
#[test]
fn persistence_is_fast() {
    let scene = Scene {
        players: "red:11:4:persistence:1B3,2A5",
        ..THREE
    };
    scene.leads_to("1 swim; * die 1", "second red1 first");
}

/// U-8.2: Holding (HLD) may stay; nobody else may.
#[test]
fn holding() {
    let scene = Scene {
        card: "n9",
        players: "red:11:4:holding:1B3,2A5",
        ..THREE
    };
    assert_eq!(choices(&scene.position()), "drift; hold; swim");
    scene.leads_to("1 hold", "red:11:4:holding:1B3+1,2A5; move red2");
    let without = Scene {
        players: "red:11:4:-:1B3,2A5",
        ..THREE
    };
    assert_eq!(without.refuses("hold"), ("U-8.2", "ursuppe-needs-gene"));
}

/// U-8.3: Movement II (MV2) chooses a direction or stays, without a die, but pays.
#[test]
fn movement_2() {
    let scene = Scene {
        players: "red:11:4:movement-2:1B3,2A5",
        ..THREE
    };
    let all = "go east; go north; go south; go west; stay";
    assert_eq!(scene.choices("1 swim"), all);
    scene.leads_to("1 swim; 1 stay", "red:11:3:movement-2:1B3+1,2A5; move red2");
    scene.leads_to(
        "1 swim; 1 go west",
        "red:11:3:movement-2:1A3+1,2A5; move red2",
    );
    // H9: a blocked direction may be chosen.
    scene.leads_to(
        "1 swim; 1 go east",
        "red:11:3:movement-2:1B3+1,2A5; move red2",
    );
}

/// U-8.3: Movement I (MV1) rolls two dice and uses one.
#[test]
fn movement_1() {
    let scene = Scene {
        players: "red:11:4:movement-1:1B3,2A5",
        ..THREE
    };
    assert_eq!(scene.choices("1 swim; * dice 6 2"), "use 2; use 6");
    scene.leads_to(
        "1 swim; * dice 6 2; 1 use 2",
        "red:11:3:movement-1:1B2+1,2A5; move red2",
    );
    scene.leads_to("1 swim; * dice 6 2; 1 use 6", "direct red1 first");
    let dice = Scene {
        phase: "use 6 2 red1 first",
        ..scene
    };
    assert_eq!(dice.refuses("use 3"), ("U-8.3", "ursuppe-not-rolled"));
}

/// U-8.3: H8, a 6 is a direction, not a stay; H9, a blocked one means staying.
#[test]
fn six_is_a_direction() {
    let scene = Scene {
        players: "red:11:4:-:1B3,2A5",
        phase: "direct red1 first",
        ..THREE
    };
    assert_eq!(scene.refuses("stay"), ("U-8.3", "ursuppe-needs-gene"));
    scene.leads_to("1 go east", "red:11:4:-:1B3+1,2A5; move red2");
    scene.leads_to("1 go south", "red:11:4:-:1B4+1,2A5; move red2");
}

/// U-8.4: Tentacle (TEN) takes cubes along, own ones too: 2 with three players, else 3.
#[test]
fn tentacle() {
    let scene = Scene {
        card: "n9",
        soup: "B3:r1y3g1 B2:g1",
        players: "red:11:4:tentacle:1B3,2A5",
        ..THREE
    };
    assert_eq!(
        scene.choices("1 drift"),
        "take green 1; take none; take red 1; take red 1 green 1; take red 1 yellow 1; \
         take yellow 1; take yellow 1 green 1; take yellow 2"
    );
    scene.leads_to(
        "1 drift; 1 take red 1 yellow 1",
        "B3 y2g1; B2 r1y1g1; red:11:4:tentacle:1B2+1,2A5",
    );
    let cargo = Scene {
        phase: "cargo north red1 drift",
        ..scene
    };
    assert_eq!(
        cargo.refuses("take yellow 3"),
        ("U-8.4", "ursuppe-too-much-cargo")
    );
    assert_eq!(
        cargo.refuses("take green 2"),
        ("U-8.4", "ursuppe-cargo-not-there")
    );
    let four = Scene {
        soup: "B3:y4",
        players: "red:11:4:tentacle:1B3,2A5",
        phase: "cargo north red1 first",
        ..FOUR
    };
    assert_eq!(
        choices(&four.position()),
        "take none; take yellow 1; take yellow 2; take yellow 3"
    );
}

/// U-8.4: no cargo without displacement.
#[test]
fn no_cargo_at_an_obstacle() {
    let scene = Scene {
        card: "e8",
        soup: "B3:r3",
        players: "red:11:4:tentacle:1B3,2A5 yellow:12:4:holding:1B3",
        ..THREE
    };
    scene.leads_to("1 drift", "red:11:4:tentacle:1B3+1,2A5; move red2");
}

/// U-8.4, H10: cargo on both steps.
#[test]
fn cargo_on_every_step() {
    let scene = Scene {
        soup: "B3:y2 B2:y2",
        players: "red:11:4:speed,tentacle:1B3,2A5",
        ..THREE
    };
    scene.leads_to(
        "1 swim; * die 2; 1 take yellow 2; 1 again; * die 2; 1 take yellow 2",
        "B3 -; B2 y2; B1 y2; red:11:3:speed,tentacle:1B1+1,2A5",
    );
}

/// U-8.4: clinging with Holding (HLD) asks for a subset, after direction and cargo.
#[test]
fn clinging() {
    let scene = Scene {
        card: "n9",
        soup: "B3:r3",
        players: "red:11:4:tentacle:1B3,2B3 yellow:12:4:holding:1B3,4B3,6B2",
        ..THREE
    };
    scene.leads_to(
        "1 drift; 1 take red 1",
        "cling yellow north r1 - red1 drift",
    );
    assert_eq!(
        scene.choices("1 drift; 1 take red 1"),
        "cling 1; cling 1 4; cling 4; cling none"
    );
    scene.leads_to(
        "1 drift; 1 take red 1; 2 cling 1 4",
        "B3 r2; B2 r1; yellow:12:4:holding:1B2,4B2,6B2; red:11:4:tentacle:1B2+1,2B3; move red2",
    );
    let cling = Scene {
        phase: "cling yellow north r1 - red1 drift",
        ..scene
    };
    assert_eq!(cling.refuses("cling 6"), ("U-8.4", "ursuppe-cannot-cling"));
    assert_eq!(
        cling.refuses("cling 1 7"),
        ("U-8.4", "ursuppe-cannot-cling")
    );
}

/// U-8.4, H11: a clinger may cling again, and its own turn is not affected.
#[test]
fn clinging_is_passive() {
    let scene = Scene {
        players: "red:11:4:speed:1B3,2A5 yellow:12:4:holding:1B3",
        ..THREE
    };
    scene.leads_to(
        "1 swim; * die 2; 2 cling 1; 1 again; * die 2; 2 cling 1",
        "red:11:3:speed:1B1+1,2A5; yellow:12:4:holding:1B1; move red2",
    );
    scene.leads_to(
        "1 swim; * die 2; 2 cling 1; 1 again; * die 2; 2 cling none; 1 drift",
        "yellow:12:4:holding:1B2; move yellow1",
    );
}

/// U-8.4: amoebas of the mover's own player never cling to it.
#[test]
fn nobody_clings_to_himself() {
    let scene = Scene {
        card: "n9",
        players: "red:11:4:holding:1B3,2B3",
        ..THREE
    };
    scene.leads_to("1 drift", "red:11:4:holding:1B2+1,2B3; move red2");
}

/// `tentacle_while_clinging` (U-8.4, U-17): clingers take cubes too, C for each of them.
#[test]
fn tentacle_while_clinging() {
    let scene = Scene {
        options: "tentacle_while_clinging=true",
        card: "n9",
        soup: "B3:r4y1",
        players: "red:11:4:-:1B3,2A5 yellow:12:4:tentacle,holding:1B3,4B3",
        ..THREE
    };
    scene.leads_to(
        "1 drift; 2 cling 1",
        "clingers-cargo north - yellow1 red1 drift",
    );
    assert_eq!(
        scene.choices("1 drift; 2 cling 1"),
        "take none; take red 1; take red 1 yellow 1; take red 2; take yellow 1"
    );
    scene.leads_to(
        "1 drift; 2 cling 1 4; 2 take red 4",
        "B3 y1; B2 r4; yellow:12:4:tentacle,holding:1B2,4B2",
    );
    scene.leads_to(
        "1 drift; 2 cling none",
        "B3 r4y1; yellow:12:4:tentacle,holding:1B3,4B3",
    );
    // From what the mover's cargo left.
    let four = Scene {
        options: "tentacle_while_clinging=true",
        card: "n9",
        soup: "B3:r4",
        players: "red:11:4:tentacle:1B3,2A5 yellow:12:4:tentacle,holding:1B3",
        ..FOUR
    };
    assert_eq!(
        four.choices("1 drift; 1 take red 3; 2 cling 1"),
        "take none; take red 1"
    );
    // By default a clinger's Tentacle does nothing.
    let default = Scene {
        options: "",
        ..scene
    };
    default.leads_to("1 drift; 2 cling 1", "B3 r4y1; B2 -");
}
