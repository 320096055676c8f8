//! U-12: deaths and aggression.

use super::table::{FOUR, Scene, THREE, choices};

/// U-12.1: 2 damage kill, with Life Expectancy (LIF) 3; in descending order.
#[test]
fn natural_deaths() {
    let scene = Scene {
        players: "red:11:6:-:1A5+2,2B5+1 yellow:12:0:life-expectancy:1D5+2,2D4+3",
        phase: "divide red",
        ..THREE
    };
    scene.leads_to(
        "1 done",
        "red:12:6:-:2B5+1; yellow:13:0:life-expectancy:1D5+2; A5 r2y2g2; D4 r2y2g2",
    );
    // Life Expectancy lost in phase 2: dead in phase 5 of the same round (U-15), unless it is
    // bought again.
    let lost = Scene {
        card: "w6",
        players: "red:13:5:streamlining,life-expectancy:1A5+2 yellow:12:0:-:- green:11:0:-:-",
        phase: "defect red",
        ..THREE
    };
    let done = "1 done; 2 done; 3 done";
    lost.leads_to(
        &format!("1 pay 0 life-expectancy; 1 done; {done}"),
        "A5 r2y2g2",
    );
    lost.leads_to(
        &format!("1 pay 0 life-expectancy; 1 buy life-expectancy; {done}"),
        "A5 -",
    );
}

/// U-12.2: up to two cubes of each colour, the own included; missing ones are left out.
#[test]
fn dying() {
    let scene = Scene {
        soup: "D5:r54 C5:y55",
        players: "red:11:0:-:1A5+2",
        phase: "divide red",
        ..FOUR
    };
    scene.leads_to("", "A5 r1g2b2; red:12:0:-:-");
}

/// Red 1 with Aggression beside yellow 1, in phase 5.
fn aggression(red: &str, yellow: &str) -> Scene {
    Scene {
        players: format!("red:11:{red}:1B3,2A5 yellow:12:{yellow}:1B3").leak(),
        phase: "aggress red",
        ..THREE
    }
}

/// U-12.3: Aggression (AGG) kills a foreign amoeba on the same space, once per round.
#[test]
fn killing() {
    let scene = aggression("4:aggression", "4:-");
    assert_eq!(choices(&scene.position()), "aggress red1 yellow1; pass");
    scene.leads_to(
        "1 aggress red1 yellow1",
        "red:12:3:aggression:1B3,2A5; yellow:13:4:-:-; B3 r2y2g2; move red1",
    );
    scene.leads_to("1 pass", "yellow:13:4:-:1B3; move red1");
    for (action, key) in [
        (
            "aggress red2 yellow1",
            ("U-8.6", "ursuppe-target-elsewhere"),
        ),
        (
            "aggress red3 yellow1",
            ("U-12.3", "ursuppe-not-your-amoeba"),
        ),
        (
            "aggress yellow1 red1",
            ("U-12.3", "ursuppe-not-your-amoeba"),
        ),
        ("aggress red1 red2", ("U-12.3", "ursuppe-own-target")),
    ] {
        assert_eq!(scene.refuses(action), key, "{action}");
    }
}

/// U-12.3: it needs 1 BP to be asked.
#[test]
fn poor_aggressor() {
    let scene = Scene {
        players: "red:13:4:aggression:1B3,2A5 yellow:12:4:-:1B3 green:11:4:-:-",
        phase: "divide green",
        ..THREE
    };
    scene.leads_to("3 done", "aggress red");
    let poor = Scene {
        players: "red:13:0:aggression:1B3,2A5 yellow:12:4:-:1B3 green:11:4:-:-",
        phase: "divide green",
        ..THREE
    };
    poor.leads_to("3 done", "yellow:13:4:-:1B3; move yellow1");
}

/// U-12.3: Armor (ARM) takes 1 damage; if that is too much, it dies.
#[test]
fn armor() {
    let scene = aggression("4:aggression", "4:armor/defense");
    scene.leads_to(
        "1 aggress red1 yellow1",
        "yellow:13:4:armor/defense:1B3+1; B3 -",
    );
    let weak = Scene {
        players: "red:11:4:aggression:1B3,2A5 yellow:12:4:armor/defense:1B3+1",
        ..aggression("", "")
    };
    weak.leads_to(
        "1 aggress red1 yellow1",
        "yellow:13:4:armor/defense:-; B3 r2y2g2",
    );
    // It takes effect only if the target neither escaped nor defended.
    let escaping = aggression("4:aggression", "4:escape,armor/defense");
    escaping.leads_to(
        "1 aggress red1 yellow1; 2 escape; * die 2",
        "yellow:15:3:escape,armor/defense:1B2",
    );
}

/// U-12.3: a failed attack harms nobody.
#[test]
fn repelled() {
    let scene = aggression("4:aggression", "4:defense");
    scene.leads_to(
        "1 aggress red1 yellow1; 2 defend; * fight 1 6",
        "red:12:3:aggression:1B3,2A5; yellow:13:3:defense:1B3; move red1",
    );
}

/// U-12.3, H22: Persistence (PER) tries once more against the same target, if it is there.
#[test]
fn second_try() {
    let scene = aggression("1:persistence,aggression", "4:defense");
    let repelled = "1 aggress red1 yellow1; 2 defend; * fight 1 6";
    assert_eq!(scene.choices(repelled), "give-up; retry yellow1");
    scene.leads_to(
        &format!("{repelled}; 1 retry yellow1; 2 accept"),
        "red:16:0:persistence,aggression:1B3,2A5; yellow:13:3:defense:-",
    );
    scene.leads_to(&format!("{repelled}; 1 give-up"), "yellow:13:3:defense:1B3");
    scene.leads_to(
        &format!("{repelled}; 1 retry yellow1; 2 defend; * fight 1 6"),
        "red:16:0:persistence,aggression:1B3,2A5; yellow:13:2:defense:1B3; move yellow1",
    );
    // It has escaped: no second try.
    let gone = aggression("1:persistence,aggression", "4:escape");
    gone.leads_to(
        "1 aggress red1 yellow1; 2 escape; * die 2",
        "yellow:13:3:escape:1B2; move yellow1",
    );
    let other = Scene {
        players: "red:11:1:persistence,aggression:1B3 yellow:12:4:defense:1B3,2B3",
        phase: "retry aggression red1 yellow1 B3 first defense",
        ..THREE
    };
    assert_eq!(
        other.refuses("retry yellow2"),
        ("U-12.3", "ursuppe-other-target")
    );
}

/// U-12.4: damage stays until the amoeba leaves the board.
#[test]
fn nothing_heals() {
    let scene = Scene {
        soup: "B3:y2g1",
        players: "red:11:4:-:1B3+1,2A5",
        phase: "feed red1 unused",
        ..THREE
    };
    scene.leads_to("", "red:11:4:-:1B3+1,2A5; B3 r2");
}
