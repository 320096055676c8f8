//! U-16: interactions settled, row by row.

use super::table::{FOUR, Scene, THREE, choices};

/// Red 1 struggles with yellow 1.
fn fight(red: &str, yellow: &str) -> Scene {
    Scene {
        players: format!("red:11:{red}:1B3,2A5 yellow:12:{yellow}:1B3").leak(),
        phase: "feed red1 unused",
        ..THREE
    }
}

/// Attacker has HLD, victim escapes: it may cling, the attack is over, it feeds there.
#[test]
fn attacker_clings() {
    let scene = Scene {
        soup: "B2:y1g2",
        ..fight("1:holding,struggle-for-survival", "1:escape")
    };
    scene.leads_to(
        "1 attack yellow1; 2 escape; * die 2; 1 cling 1",
        "red:11:0:holding,struggle-for-survival:1B2,2A5; yellow:12:0:escape:1B2; B2 r2; move red2",
    );
}

/// ... and also PER: a second try on the new space, in phase 1 only without a base diet
/// there; the victim may react again.
#[test]
fn attacker_clings_and_persists() {
    let genes = "1:holding,struggle-for-survival,persistence";
    let carried = "1 attack yellow1; 2 escape; * die 2; 1 cling 1";
    let scene = fight(genes, "2:escape");
    assert_eq!(
        scene.choices(&format!("{carried}; 1 attack yellow1")),
        "accept; escape"
    );
    let food = Scene {
        soup: "B2:y1g2",
        ..fight(genes, "2:escape")
    };
    food.leads_to(carried, "B2 r2; move red2");
    // In phase 5 food does not matter.
    let aggression = Scene {
        soup: "B2:y1g2",
        players: "red:11:1:holding,persistence,aggression:1B3,2A5 yellow:12:2:escape:1B3",
        phase: "aggress red",
        ..THREE
    };
    let carried = "1 aggress red1 yellow1; 2 escape; * die 2; 1 cling 1";
    assert_eq!(aggression.choices(carried), "give-up; retry yellow1");
    assert_eq!(
        aggression.choices(&format!("{carried}; 1 retry yellow1")),
        "accept; escape"
    );
}

/// Victim escapes with SPD, attacker clings to the first step only: they end apart, the
/// attack failed, and in phase 1 the attacker feeds where it is.
#[test]
fn clung_to_the_first_step_only() {
    let scene = Scene {
        soup: "B2:y1g2",
        ..fight("1:holding,struggle-for-survival", "1:speed,escape")
    };
    scene.leads_to(
        "1 attack yellow1; 2 escape; * die 2; 1 cling 1; 2 again; * die 2; 1 cling none",
        "red:11:0:holding,struggle-for-survival:1B2,2A5; yellow:12:0:speed,escape:1B1; B2 r2",
    );
}

/// Escape result 5 or obstacle, no second step: escape failed, ESC used up, DEF may follow.
#[test]
fn failed_escape() {
    let scene = fight("1:struggle-for-survival", "2:defense,escape");
    for die in [5, 3] {
        let failed = format!("1 attack yellow1; 2 escape; * die {die}");
        assert_eq!(scene.choices(&failed), "accept; defend");
    }
}

/// Lost Defense in phase 1: ordinary success, 1 cube of each colour (H24).
#[test]
fn lost_defense() {
    let scene = fight("1:struggle-for-survival", "1:defense");
    scene.leads_to(
        "1 attack yellow1; 2 defend; * fight 2 1",
        "B3 r1y1g1; yellow:12:0:defense:-",
    );
}

/// Victim without BP: cannot defend; can escape only with STR.
#[test]
fn victim_without_bp() {
    let scene = fight("1:struggle-for-survival", "0:defense,escape");
    scene.leads_to("1 attack yellow1", "yellow:12:0:defense,escape:-");
    let streamlined = fight("1:struggle-for-survival", "0:defense,escape,streamlining");
    assert_eq!(streamlined.choices("1 attack yellow1"), "accept; escape");
}

/// Armoured amoeba as host of PAR: allowed.
#[test]
fn armoured_host() {
    let scene = Scene {
        soup: "B3:y1g1",
        players: "red:11:4:parasitism:1B3 yellow:12:4:armor/escape:1B3",
        phase: "feed red1 unused",
        ..FOUR
    };
    assert_eq!(
        choices(&scene.position()),
        "eat yellow 1 green 1 host 2; starve"
    );
}

/// PAR host's BP reach 0: no host again until he has BP.
#[test]
fn exhausted_host() {
    let scene = Scene {
        soup: "B3:y2g2",
        players: "red:11:0:parasitism:1B3,2B3 yellow:12:1:-:1B3",
        phase: "feed red1 unused",
        ..FOUR
    };
    scene.leads_to(
        "1 eat yellow 1 green 1 host 2",
        "yellow:12:0:-:1B3+1; red:11:0:parasitism:1B3,2B3+1; B3 r2y1g1",
    );
}

/// Attack on an own amoeba with ARM, DEF or ESC: succeeds.
#[test]
fn own_armoured_target() {
    let scene = Scene {
        players: "red:11:2:escape,struggle-for-survival,armor/defense:1B3,2B3,3A5",
        phase: "feed red1 unused",
        ..THREE
    };
    scene.leads_to(
        "1 attack red2",
        "red:11:1:escape,struggle-for-survival,armor/defense:1B3,3A5; move red3",
    );
}

/// Third amoeba of the HLD owner on the space an escaping amoeba leaves: may cling too.
#[test]
fn third_amoeba_clings() {
    let scene = Scene {
        players: "red:11:1:holding,struggle-for-survival:1B3,2B3 yellow:12:1:escape:1B3",
        phase: "feed red1 unused",
        ..THREE
    };
    let escaping = "1 attack yellow1; 2 escape; * die 2";
    assert_eq!(
        scene.choices(escaping),
        "cling 1; cling 1 2; cling 2; cling none"
    );
    // Only the third clings: the attacker is left behind, and starves.
    scene.leads_to(
        &format!("{escaping}; 1 cling 2"),
        "red:11:0:holding,struggle-for-survival:1B3+1,2B2",
    );
    // Also when the owner of Holding is neither of the two.
    let bystander = Scene {
        players: "red:11:1:struggle-for-survival:1B3 yellow:12:1:escape:1B3 green:13:1:holding:4B3",
        phase: "feed red1 unused",
        ..THREE
    };
    bystander.leads_to(
        &format!("{escaping}; 3 cling 4"),
        "green:13:1:holding:4B2; yellow:12:0:escape:1B2+1",
    );
}

/// DRIFT on a card without drift: it stays, TEN and HLD do nothing.
#[test]
fn no_drift() {
    let scene = Scene {
        card: "14",
        soup: "B3:r3",
        players: "red:11:1:tentacle:1B3,2A5 yellow:12:1:holding:1B3",
        ..THREE
    };
    scene.leads_to("1 drift", "red:11:1:tentacle:1B3+1,2A5; B3 r3; move red2");
}

/// SFS user whose only food is an alternative diet: may eat it or attack.
#[test]
fn alternative_diet_or_attack() {
    let scene = Scene {
        soup: "B3:g4",
        ..fight("1:substitution,struggle-for-survival", "1:-")
    };
    assert_eq!(
        choices(&scene.position()),
        "attack yellow1; eat green 4; starve"
    );
}

/// Traded or lost gene and later player in the same phase 3: may buy it.
#[test]
fn traded_gene_for_a_later_player() {
    let scene = Scene {
        players: "red:13:5:movement-1:- yellow:12:3:movement-1:- green:11:3:-:-",
        phase: "buy red -",
        ..THREE
    };
    scene.leads_to(
        "1 buy movement-2; 2 done; 3 buy movement-1",
        "green:11:0:movement-1:-",
    );
}
