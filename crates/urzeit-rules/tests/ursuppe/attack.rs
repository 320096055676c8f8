//! U-8.6 and U-8.7: attacks and reactions.

use super::table::{FOUR, Scene, THREE, choices};

/// Red 1 struggles with yellow 1; each has these BP and genes.
fn fight(red: &str, yellow: &str) -> Scene {
    Scene {
        players: format!("red:11:{red}:1B3,2A5 yellow:12:{yellow}:1B3").leak(),
        phase: "feed red1 unused",
        ..THREE
    }
}

/// U-8.6: targets are all others on the space, own ones too; Armor (ARM) protects from others.
#[test]
fn targets() {
    let scene = Scene {
        players: "red:11:4:struggle-for-survival:1B3,2B3,3B2 yellow:12:4:armor/escape:1B3 \
                  green:13:4:-:5B3,6B2",
        phase: "feed red1 unused",
        ..THREE
    };
    assert_eq!(
        choices(&scene.position()),
        "attack green5; attack red2; starve"
    );
    assert_eq!(
        scene.refuses("attack yellow1"),
        ("U-8.6", "ursuppe-armoured")
    );
    assert_eq!(
        scene.refuses("attack green6"),
        ("U-8.6", "ursuppe-target-elsewhere")
    );
    assert_eq!(
        scene.refuses("attack red1"),
        ("U-8.6", "ursuppe-target-elsewhere")
    );
    assert_eq!(
        scene.refuses("attack blue1"),
        ("U-8.6", "ursuppe-target-elsewhere")
    );
}

/// U-8.6: success removes the target and places one cube of each colour; the attacker is fed.
#[test]
fn success() {
    let scene = fight("4:struggle-for-survival", "4:-");
    scene.leads_to(
        "1 attack yellow1",
        "red:11:3:struggle-for-survival:1B3,2A5; yellow:12:4:-:-; B3 r1y1g1; move red2",
    );
    // Missing cubes are left out.
    let short = Scene {
        soup: "D5:y55",
        ..fight("4:struggle-for-survival", "4:-")
    };
    short.leads_to("1 attack yellow1", "B3 r1g1");
}

/// U-8.6, H13: a repelled attacker starves, whatever it could have eaten.
#[test]
fn failure_without_moving() {
    let scene = Scene {
        soup: "B3:g4",
        ..fight("4:substitution,struggle-for-survival", "4:defense")
    };
    scene.leads_to(
        "1 attack yellow1; 2 defend; * fight 1 2",
        "red:11:3:substitution,struggle-for-survival:1B3+1,2A5; yellow:12:3:defense:1B3; B3 g4; \
         move red2",
    );
    let escape = Scene {
        soup: "B3:g4",
        ..fight("4:substitution,struggle-for-survival", "4:escape")
    };
    escape.leads_to(
        "1 attack yellow1; 2 escape; * die 2",
        "red:11:3:substitution,struggle-for-survival:1B3+1,2A5; yellow:12:3:escape:1B2; move red2",
    );
}

/// U-8.6: carried away by the target it clung to, the attacker feeds there.
#[test]
fn failure_with_moving() {
    let scene = fight("4:holding,struggle-for-survival", "4:escape");
    let fed = Scene {
        soup: "B2:y2g1",
        ..scene
    };
    fed.leads_to(
        "1 attack yellow1; 2 escape; * die 2; 1 cling 1",
        "red:11:3:holding,struggle-for-survival:1B2,2A5; yellow:12:3:escape:1B2; B2 r2",
    );
    // There is no second attempt: it starves.
    let hungry = fight("4:holding,struggle-for-survival", "4:escape");
    hungry.leads_to(
        "1 attack yellow1; 2 escape; * die 2; 1 cling 1",
        "red:11:3:holding,struggle-for-survival:1B2+1,2A5; move red2",
    );
    // Carried away and back it has not moved, so it starves at once.
    let back = Scene {
        soup: "B3:g4",
        ..fight(
            "4:substitution,holding,struggle-for-survival",
            "4:speed,escape",
        )
    };
    back.leads_to(
        "1 attack yellow1; 2 escape; * die 2; 1 cling 1; 2 again; * die 4; 1 cling 1",
        "red:11:3:substitution,holding,struggle-for-survival:1B3+1,2A5; \
         yellow:12:3:speed,escape:1B3; move red2",
    );
}

/// U-8.6, H14: Persistence (PER) tries a second time, free, against any legal target.
#[test]
fn second_try() {
    let scene = Scene {
        players: "red:11:2:struggle-for-survival,persistence:1B3,2A5 yellow:12:4:defense:1B3,3B3 \
                  green:13:0:-:1B3",
        phase: "feed red1 unused",
        ..THREE
    };
    let repelled = "1 attack yellow1; 2 defend; * fight 1 2";
    assert_eq!(
        scene.choices(repelled),
        "give-up; retry green1; retry yellow1; retry yellow3"
    );
    let won = format!("{repelled}; 1 retry green1");
    scene.leads_to(
        &won,
        "green:13:0:-:-; red:11:1:struggle-for-survival,persistence:1B3,2A5",
    );
    // Both reactions are available again, for new payment.
    let again = format!("{repelled}; 1 retry yellow1; 2 defend; * fight 1 2");
    scene.leads_to(
        &again,
        "yellow:12:2:defense:1B3,3B3; red:11:1:struggle-for-survival,persistence:1B3+1,2A5; \
         move red2",
    );
    let given_up = format!("{repelled}; 1 give-up");
    scene.leads_to(
        &given_up,
        "red:11:1:struggle-for-survival,persistence:1B3+1,2A5; move red2",
    );
}

/// U-8.6: moved, the second try is an attack option of FEED; a base diet there must be eaten.
#[test]
fn second_try_after_moving() {
    let scene = fight("1:holding,struggle-for-survival,persistence", "4:escape");
    let carried = "1 attack yellow1; 2 escape; * die 2; 1 cling 1";
    assert_eq!(scene.choices(carried), "attack yellow1; starve");
    scene.leads_to(carried, "feed red1 second-try");
    let won = format!("{carried}; 1 attack yellow1; 2 accept");
    scene.leads_to(
        &won,
        "red:11:0:holding,struggle-for-survival,persistence:1B2,2A5; yellow:12:3:escape:-; move red2",
    );
    // A failed second try that moves it again: it feeds, and cannot attack any more.
    let again = format!("{carried}; 1 attack yellow1; 2 escape; * die 1; 1 cling 1");
    let food = Scene {
        soup: "A2:y4",
        players: "red:11:1:substitution,holding,struggle-for-survival,persistence:1B3,2A5 \
                  yellow:12:4:escape:1B3 green:13:4:-:1A2",
        ..fight("", "")
    };
    food.leads_to(&again, "feed red1 spent");
    assert_eq!(food.choices(&again), "eat yellow 4; starve");
    // Not moved by the second try: it starves at once.
    let apart = format!("{carried}; 1 attack yellow1; 2 escape; * die 1; 1 cling none");
    food.leads_to(
        &apart,
        "red:11:0:substitution,holding,struggle-for-survival,persistence:1B2+1,2A5; move red2",
    );
}

/// U-8.7, H15: an own target cannot react.
#[test]
fn own_target() {
    let scene = Scene {
        players: "red:11:4:defense,escape,struggle-for-survival:1B3,2B3,3A5",
        phase: "feed red1 unused",
        ..THREE
    };
    scene.leads_to(
        "1 attack red2",
        "red:11:3:defense,escape,struggle-for-survival:1B3,3A5; B3 r1y1g1; move red3",
    );
}

/// U-8.7: Defense (DEF): equal dice again, the higher wins, each once per attack.
#[test]
fn defense() {
    let scene = fight("4:struggle-for-survival", "2:defense");
    assert_eq!(scene.choices("1 attack yellow1"), "accept; defend");
    let tie = "1 attack yellow1; 2 defend; * fight 3 3";
    scene.leads_to(
        tie,
        "fight first struggle red1 yellow1 B3 first defense; yellow:12:1:defense:1B3",
    );
    // Lost: nothing is left to use.
    scene.leads_to(&format!("{tie}; * fight 6 5"), "yellow:12:1:defense:-");
    scene.leads_to(&format!("{tie}; * fight 5 6"), "yellow:12:1:defense:1B3");
    let react = Scene {
        phase: "react struggle red1 yellow1 B3 first defense",
        ..fight("4:struggle-for-survival", "2:defense,escape")
    };
    assert_eq!(choices(&react.position()), "accept; escape");
    assert_eq!(react.refuses("defend"), ("U-8.7", "ursuppe-gene-used"));
}

/// U-8.7, H16: Persistence (PER) of the target fights once more at once, free.
#[test]
fn persistent_defense() {
    let scene = fight("4:struggle-for-survival", "1:defense,persistence");
    let lost = "1 attack yellow1; 2 defend; * fight 6 1";
    scene.leads_to(
        lost,
        "fight second struggle red1 yellow1 B3 first defense; yellow:12:0:defense,persistence:1B3",
    );
    scene.leads_to(
        &format!("{lost}; * fight 2 2"),
        "fight second struggle red1 yellow1 B3 first defense",
    );
    scene.leads_to(
        &format!("{lost}; * fight 2 3"),
        "yellow:12:0:defense,persistence:1B3",
    );
    scene.leads_to(
        &format!("{lost}; * fight 3 2"),
        "yellow:12:0:defense,persistence:-",
    );
}

/// U-8.7: Escape (ESC) is a step for the cost of a move, a second one with Speed.
#[test]
fn escape() {
    let scene = fight("4:struggle-for-survival", "2:escape");
    scene.leads_to(
        "1 attack yellow1; 2 escape",
        "yellow:12:1:escape:1B3; roll yellow1 first escape struggle red1 yellow1 B3 first escape",
    );
    scene.leads_to(
        "1 attack yellow1; 2 escape; * die 4",
        "yellow:12:1:escape:1B4",
    );
    // D-SECOND is asked also when it stands apart.
    let fast = fight("4:struggle-for-survival", "2:speed,escape");
    let apart = "1 attack yellow1; 2 escape; * die 4";
    assert_eq!(fast.choices(apart), "again; stop");
    fast.leads_to(
        &format!("{apart}; 2 stop"),
        "yellow:12:1:speed,escape:1B4; move red2",
    );
    // H17: back on the space of the attacker, the escape has failed.
    fast.leads_to(
        &format!("{apart}; 2 again; * die 2"),
        "yellow:12:1:speed,escape:-; move red2",
    );
    // Tentacle works.
    let loaded = Scene {
        soup: "B3:g2",
        ..fight("4:struggle-for-survival", "2:escape,tentacle")
    };
    loaded.leads_to(&format!("{apart}; 2 take green 2"), "B4 g2; B3 -");
}

/// U-8.7: both reactions, in either order; each once.
#[test]
fn defense_and_escape() {
    let scene = fight("4:struggle-for-survival", "4:defense,escape");
    assert_eq!(scene.choices("1 attack yellow1"), "accept; defend; escape");
    let both = "1 attack yellow1; 2 defend; * fight 6 1; 2 escape; * die 5";
    scene.leads_to(both, "yellow:12:2:defense,escape:-; move red2");
    let other = "1 attack yellow1; 2 escape; * die 5; 2 defend; * fight 1 6";
    scene.leads_to(other, "yellow:12:2:defense,escape:1B3; move red2");
}

/// U-8.7: the escape of an amoeba does not take its own turn.
#[test]
fn an_escape_is_no_turn() {
    let scene = Scene {
        players: "red:11:4:struggle-for-survival:1B3 yellow:12:4:escape:1B3",
        phase: "feed red1 unused",
        ..THREE
    };
    scene.leads_to(
        "1 attack yellow1; 2 escape; * die 4",
        "yellow:12:3:escape:1B4; move yellow1",
    );
}

/// U-8.7: the attacker that clung at any step has failed, wherever it ends.
#[test]
fn clung_attack_is_over() {
    let scene = fight("4:holding,struggle-for-survival", "4:speed,escape");
    let clung = "1 attack yellow1; 2 escape; * die 2; 1 cling 1";
    scene.leads_to(
        clung,
        "second yellow1 first clung struggle red1 yellow1 B3 first escape",
    );
    scene.leads_to(
        &format!("{clung}; 2 stop"),
        "red:11:3:holding,struggle-for-survival:1B2+1,2A5; yellow:12:3:speed,escape:1B2",
    );
}

/// `defense_loss_no_cubes` (U-8.6, U-17): no cubes from a target that lost a fight in this
/// attack; the fight of a first try does not count in the second.
#[test]
fn defense_loss_no_cubes() {
    let option = |red, yellow| Scene {
        options: "defense_loss_no_cubes=true",
        ..fight(red, yellow)
    };
    let scene = option("4:struggle-for-survival", "4:defense");
    scene.leads_to(
        "1 attack yellow1; 2 defend; * fight 6 1",
        "yellow:12:3:defense:-; B3 -",
    );
    scene.leads_to(
        "1 attack yellow1; 2 accept",
        "yellow:12:4:defense:-; B3 r1y1g1",
    );
    let persistent = option("4:struggle-for-survival,persistence", "4:defense,escape");
    // The target has gone: nobody is left for a second try, the attacker starves.
    persistent.leads_to(
        "1 attack yellow1; 2 defend; * fight 6 1; 2 escape; * die 2",
        "red:11:3:struggle-for-survival,persistence:1B3+1,2A5; move red2",
    );
    let second = option("4:struggle-for-survival,persistence", "4:defense");
    second.leads_to(
        "1 attack yellow1; 2 defend; * fight 1 6; 1 retry yellow1; 2 accept",
        "B3 r1y1g1; yellow:12:3:defense:-",
    );
}

/// U-8.6: the same four ways to attack exist with four players.
#[test]
fn cubes_of_four_colours() {
    let scene = Scene {
        players: "red:11:4:struggle-for-survival:1B3,2A5 yellow:12:4:-:1B3",
        phase: "feed red1 unused",
        ..FOUR
    };
    scene.leads_to("1 attack yellow1", "B3 r1y1g1b1");
}
