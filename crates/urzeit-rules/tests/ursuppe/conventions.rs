//! U-5 and U-7: chance, forced decisions, who is asked.

use urzeit_rules::{Due, Game, Refusal, Seat, Turn, Ursuppe, View, Viewer, ursuppe::Chance};

use super::table::{FOUR, Scene, THREE, choices, refusal};

/// U-5.1, H3: chance comes from outside, one outcome at a time, only when it is due.
#[test]
fn chance_is_data() {
    let scene = Scene {
        players: "red:11:4:-:1B3",
        ..THREE
    };
    let die: Chance = "die 3".parse().expect("an outcome");
    let refused = scene
        .position()
        .check_chance(die)
        .expect_err("a choice is due");
    assert_eq!(
        (refused.rule(), refused.key()),
        ("U-5.1", "ursuppe-choice-due")
    );
    let rolling = scene.play("1 swim");
    assert_eq!(rolling.turn(), Turn::Chance);
    let action = "drift".parse().expect("an action");
    let refused = rolling
        .check(Seat::at(0), action)
        .expect_err("chance is due");
    assert_eq!(
        (refused.rule(), refused.key()),
        ("U-8.3", "ursuppe-chance-due")
    );
    let card = "environment west 6".parse().expect("an outcome");
    let refused = rolling.check_chance(card).expect_err("a die is due");
    assert_eq!(refused.key(), "ursuppe-other-chance-due");
}

/// U-5.2, H4: the order of two dice is kept.
#[test]
fn order_of_dice() {
    let scene = Scene {
        players: "red:11:4:movement-1:1B3",
        ..THREE
    };
    scene.leads_to("1 swim; * dice 2 4", "use 2 4 red1 first");
    scene.leads_to("1 swim; * dice 4 2", "use 4 2 red1 first");
    // The attacker's die comes first: 6 to 1 is lost by the target.
    let attack = Scene {
        players: "red:11:1:struggle-for-survival:1B3,2A5 yellow:12:1:defense:1B3",
        phase: "feed red1 unused",
        ..THREE
    };
    attack.leads_to(
        "1 attack yellow1; 2 defend; * fight 6 1",
        "yellow:12:0:defense:-",
    );
    attack.leads_to(
        "1 attack yellow1; 2 defend; * fight 1 6",
        "red:11:0:struggle-for-survival:1B3+1,2A5+1",
    );
}

/// U-5.3, H5: what has one option is played, and does not stand in the record.
#[test]
fn forced_decisions() {
    // DRIFT without BP, STARVE without food, DONE without BP.
    let scene = Scene {
        players: "red:13:0:-:1B3 yellow:12:0:-:- green:11:0:-:-",
        ..THREE
    };
    scene.leads_to("", "environment");
    scene.leads_to("* environment south 13", "divide red");
    // The choice between two equal dice.
    let dice = Scene {
        players: "red:11:4:movement-1:1B3,2A5",
        ..THREE
    };
    dice.leads_to(
        "1 swim; * dice 2 2",
        "red:11:3:movement-1:1B2+1,2A5; move red2",
    );
    // Cargo from a space without cubes.
    let cargo = Scene {
        players: "red:11:4:tentacle:1B3,2A5",
        ..THREE
    };
    cargo.leads_to("1 swim; * die 2", "move red2");
    // ACCEPT, when nothing can be used.
    let accept = Scene {
        players: "red:11:1:struggle-for-survival:1B3,2A5 yellow:12:0:defense,escape:1B3",
        phase: "feed red1 unused",
        ..THREE
    };
    accept.leads_to(
        "1 attack yellow1",
        "yellow:12:0:defense,escape:-; B3 r1y1g1",
    );
    // Two directions that are both blocked are two options.
    let blocked = Scene {
        players: "red:11:4:-:1B1,2A5",
        ..THREE
    };
    assert_eq!(
        blocked.choices("1 swim; * die 6"),
        "go east; go north; go south; go west"
    );
}

/// U-5.4, H6, H7: everything is open, and no action gives anything to anybody.
#[test]
fn open_information() {
    let scene = Scene {
        players: "red:11:4:-:1B3",
        ..FOUR
    };
    let position = scene.position();
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::at(2))] {
        assert_eq!(View::of(&position, viewer).position(), &position);
    }
    for deal in ["give 1 2", "sell speed", "lend 2"] {
        assert!(deal.parse::<<Ursuppe as Game>::Action>().is_err());
    }
}

/// U-5.5: a gene works from the moment it is bought for all amoebas, and stops with it.
#[test]
fn genes_work_at_once() {
    let scene = Scene {
        players: "red:13:14:-:1B3",
        phase: "buy red -",
        ..THREE
    };
    let bought = scene.play("1 buy division-rate; 1 done; 3 done; 2 done");
    shows_price(&bought, 4);
    let not = scene.play("1 done; 3 done; 2 done");
    shows_price(&not, 6);
}

fn shows_price(position: &Ursuppe, price: u16) {
    let red = "red".parse().expect("a colour");
    assert_eq!(position.division_price(red), price);
}

/// U-5.6: a move costs 1 BP, with Streamlining (STR) nothing.
#[test]
fn cost_of_a_move() {
    let scene = Scene {
        players: "red:11:0:streamlining:1B3",
        ..THREE
    };
    assert_eq!(choices(&scene.position()), "drift; swim");
    scene.leads_to("1 swim", "red:11:0:streamlining:1B3; roll red1 first");
}

/// U-5.7: invariants that a text can break.
#[test]
fn invariants() {
    let broken = |scene: Scene| match scene.text().parse::<Ursuppe>() {
        Err(urzeit_rules::BadPosition::Broken(broken)) => broken.key,
        other => panic!("{other:?}"),
    };
    let players = |players| Scene {
        phase: "environment",
        players,
        ..THREE
    };
    for (scene, key) in [
        (
            Scene {
                soup: "B3:r30 C4:r26",
                phase: "environment",
                ..THREE
            },
            "ursuppe-cubes",
        ),
        (
            players("red:11:4:spores:- yellow:12:4:spores:-"),
            "ursuppe-copies",
        ),
        (players("red:11:4:frugality:-"), "ursuppe-copies"),
        (
            players("red:11:4:speed,persistence:-"),
            "ursuppe-barred-gene",
        ),
        (
            players("red:11:4:escape,armor/escape:-"),
            "ursuppe-barred-gene",
        ),
        (players("red:11:4:armor/speed:-"), "ursuppe-armor-trade"),
        (
            players("red:11:4:-:- yellow:11:4:-:-"),
            "ursuppe-two-markers",
        ),
        (players("red:0:4:-:-"), "unreadable"),
        (players("red:-:4:-:-"), "ursuppe-marker-missing"),
        (players("red:11:4:-:1B3+4"), "ursuppe-damage"),
        (players("red:45:4:-:-"), "ursuppe-goes-on-after-end"),
        (
            Scene {
                phase: "over",
                ..THREE
            },
            "ursuppe-over-too-early",
        ),
        (
            Scene {
                phase: "move red1",
                ..THREE
            },
            "ursuppe-phase",
        ),
    ] {
        if key == "unreadable" {
            assert!(scene.text().parse::<Ursuppe>().is_err());
            continue;
        }
        assert_eq!(broken(scene), key);
    }
}

/// U-5.8: those who are not at turn are asked, and the action waits.
#[test]
fn others_are_asked() {
    let scene = Scene {
        card: "e8",
        players: "red:11:4:-:1C2,2A5 yellow:12:4:holding:1C2",
        ..THREE
    };
    let waiting = scene.play("1 drift");
    assert_eq!(waiting.turn(), Turn::Player(Seat::at(1)));
    assert_eq!(
        waiting.phase().to_string(),
        "cling yellow east - - red1 drift"
    );
    scene.leads_to("1 drift; 2 cling 1", "move red2");
}

/// U-7.1: six phases one after the other, rounds counted from 1.
#[test]
fn phases_of_a_round() {
    let scene = Scene {
        players: "red:13:8:-:1B3 yellow:12:1:-:- green:11:1:-:-",
        ..THREE
    };
    let mut position = scene.play("1 drift");
    assert_eq!(position.round(), 2);
    assert_eq!(position.due().map(|due| due.kind()), Some("environment"));
    position = scene.play("1 drift; * environment south 13");
    assert_eq!(position.phase().to_string(), "buy red -");
    position = scene.play("1 drift; * environment south 13; 1 done");
    assert_eq!(position.phase().to_string(), "divide red");
    position = scene.play("1 drift; * environment south 13; 1 done; 1 done; 2 done; 3 done");
    assert_eq!(
        (position.round(), position.phase().to_string().as_str()),
        (3, "move red1")
    );
}

/// U-7.2: only what is asked, only of whom it is asked.
#[test]
fn decisions() {
    let scene = Scene {
        players: "red:11:4:-:1B3",
        ..THREE
    };
    let position = scene.position();
    let drift = "drift".parse().expect("an action");
    let refused = position.check(Seat::at(1), drift).expect_err("red moves");
    assert_eq!(
        (refused.rule(), refused.key()),
        ("U-7.2", "ursuppe-not-your-turn")
    );
    let facts = [
        ("move red1", "stop", "U-8.2"),
        ("second red1 first", "drift", "U-8.2"),
        ("use 1 2 red1 first", "drift", "U-8.3"),
        ("direct red1 first", "drift", "U-8.3"),
        ("cargo north red1 first", "drift", "U-8.4"),
        ("feed red1 unused", "drift", "U-8.5"),
        ("react struggle yellow1 red1 B3 first -", "drift", "U-8.7"),
        ("retry struggle red1 yellow1 B3 first -", "drift", "U-8.6"),
        ("buy red -", "drift", "U-10.1"),
        ("divide red", "drift", "U-11.1"),
        ("aggress red", "drift", "U-12.3"),
    ];
    for (phase, action, rule) in facts {
        let scene = Scene {
            who: "red,yellow,green",
            players: "red:11:4:movement-1,tentacle,persistence,aggression:1B3 \
                      yellow:12:4:struggle-for-survival:1B3",
            phase,
            ..THREE
        };
        assert_eq!(
            refusal(&scene.position(), action),
            (rule, "ursuppe-other-decision"),
            "{phase}"
        );
    }
}
