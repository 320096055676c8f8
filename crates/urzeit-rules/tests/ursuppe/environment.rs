//! U-9: environment and gene defects.

use urzeit_rules::{Game as _, Refusal as _, Seat};

use super::table::{FOUR, Scene, THREE, choices};

/// U-9.1: the card of phase 2 gives the ozone now and the next drift.
#[test]
fn a_card_every_round() {
    let scene = Scene {
        round: 1,
        card: "w6",
        players: "red:3:4:-:1B3 yellow:2:4:-:- green:1:4:-:-",
        phase: "environment",
        ..THREE
    };
    let position = scene.play("* environment north 9");
    assert_eq!(
        position.card().map(|card| card.to_string()),
        Some("north 9".to_owned())
    );
    assert_eq!(position.deck().len(), 9);
    assert_eq!(position.phase().to_string(), "buy red -");
}

/// U-9.1: the card that is due in phase 2 is one that has not been turned up yet, and nothing else.
#[test]
fn the_card_of_phase_2_comes_once() {
    let position = Scene {
        phase: "environment",
        ..FOUR
    }
    .position();
    for (outcome, key) in [
        ("environment none 14", "ursuppe-card-gone"),
        ("fight 3 4", "ursuppe-other-chance-due"),
    ] {
        let outcome = outcome.parse().expect("an outcome");
        let refused = position.check_chance(outcome).expect_err("not due");
        assert_eq!((refused.rule(), refused.key()), ("U-9.1", key));
    }
    let refused = position.check(Seat::at(0), "drift".parse().expect("an action"));
    assert_eq!(refused.expect_err("chance is due").rule(), "U-9.1");
}

/// U-9.2: nothing happens in round 1, nor to those whose genes the ozone bears.
#[test]
fn who_suffers() {
    let players = "red:3:4:spores,division-rate:- yellow:2:4:streamlining:- \
                   green:1:4:tentacle,persistence:-";
    let scene = |round| Scene {
        round,
        card: "14",
        players,
        phase: "environment",
        ..THREE
    };
    scene(1).leads_to("* environment west 6", "buy red -");
    // Descending order: red 8, yellow 4, green 8.
    scene(2).leads_to("* environment west 6", "defect red");
    scene(2).leads_to("* environment west 6; 1 pay 2", "defect green");
    scene(2).leads_to("* environment east 8", "buy red -");
}

/// U-9.3, H18: enough, and nothing superfluous.
#[test]
fn payments() {
    let scene = Scene {
        card: "w6",
        players: "red:13:1:spores,division-rate:-",
        phase: "defect red",
        ..THREE
    };
    // The excess is 2: one gene is enough, 2 BP are not there.
    assert_eq!(
        choices(&scene.position()),
        "pay 0 division-rate; pay 0 spores"
    );
    for (action, refused) in [
        ("pay 2", ("U-2.3", "ursuppe-cannot-pay")),
        (
            "pay 0 spores division-rate",
            ("U-9.3", "ursuppe-superfluous"),
        ),
        ("pay 0 speed", ("U-9.3", "ursuppe-not-owned")),
        ("pay 1 spores", ("U-9.3", "ursuppe-wrong-payment")),
    ] {
        assert_eq!(scene.refuses(action), refused, "{action}");
    }
    scene.leads_to("1 pay 0 spores", "red:13:1:division-rate:-");
}

/// U-9.2, U-9.3: Ray Protection (RAY) counts -2, and 4 as payment.
#[test]
fn ray_protection() {
    let scene = Scene {
        card: "w6",
        players: "red:13:9:ray-protection,life-expectancy,division-rate:-",
        phase: "defect red",
        ..THREE
    };
    // 5 + 5 - 2 = 8: the excess is 2.
    assert_eq!(
        choices(&scene.position()),
        "pay 0 division-rate; pay 0 life-expectancy; pay 0 ray-protection; pay 2"
    );
}

/// U-9.4: what was given up can be bought from the next phase 3 on.
#[test]
fn lost_genes_return_to_the_pool() {
    let scene = Scene {
        card: "w6",
        players: "red:13:9:spores,division-rate:- yellow:12:9:-:-",
        phase: "defect red",
        ..THREE
    };
    let position = scene.play("1 pay 0 division-rate");
    assert!(choices(&position).contains("buy division-rate"));
    scene.leads_to(
        "1 pay 0 division-rate; 1 done; 2 buy division-rate",
        "yellow:12:3:division-rate:-",
    );
}

/// U-9.3: a legal payment always exists: all genes are worth at least the excess.
#[test]
fn a_payment_exists() {
    let scene = Scene {
        card: "w6",
        players: "red:13:0:intelligence,spores,speed,defense,escape,substitution,streamlining,\
                  tentacle,holding,life-expectancy,struggle-for-survival,division-rate,\
                  movement-2:-",
        phase: "defect red",
        ..FOUR
    };
    assert!(choices(&scene.position()).len() > 1);
}
