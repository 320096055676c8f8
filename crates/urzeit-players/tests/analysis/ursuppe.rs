//! Facts of Ursuppe.

use crate::{
    facts,
    ursuppe_scenes::{Scene, THREE},
};

fn told(scene: &Scene, entry: &str) -> String {
    facts(&scene.position(), entry)
}

#[test]
fn drifting_to_food_and_to_hunger() {
    let scene = Scene {
        card: "e8",
        soup: "B2:y2g2",
        players: "red:11:4:-:1A2,2A3+1",
        ..THREE
    };
    assert_eq!(told(&scene, "1 drift"), "finds-food amoeba=red1");
    // One of the six faces leads to the food, and one more takes any direction.
    assert_eq!(
        told(&scene, "1 swim"),
        "may-eat amoeba=red1 chance=0.333\ncosts bp=1"
    );
    let scene = Scene {
        phase: "move red2",
        ..scene
    };
    assert_eq!(told(&scene, "1 drift"), "dies amoeba=red2");
}

#[test]
fn a_gene_brings_steps_and_risks_a_defect() {
    let scene = Scene {
        players: "red:11:9:spores,speed:1A2",
        phase: "buy red -",
        ..THREE
    };
    assert_eq!(
        told(&scene, "1 buy division-rate"),
        "gene gene=division-rate\n\
         steps before=1 after=2\n\
         defect before=0.000 after=0.625\n\
         leaves-bp bp=3"
    );
    assert_eq!(told(&scene, "1 done"), "saves bp=9");
}

#[test]
fn dividing_brings_steps_and_drifts_to_food() {
    let scene = Scene {
        card: "e8",
        soup: "C2:r5y2g2",
        players: "red:11:9:-:1A2,2A3 yellow:12:4:-:1C2",
        phase: "divide red",
        ..THREE
    };
    assert_eq!(
        told(&scene, "1 divide 3 B2"),
        "steps before=1 after=2\ndrifts-to space=C2 food=4 others=1"
    );
}

#[test]
fn attacks_are_told_with_their_odds() {
    let attack = |genes: &'static str| {
        let scene = Scene {
            players: format!("red:11:4:struggle-for-survival:1B2+1 yellow:12:4:{genes}:1B2").leak(),
            phase: "feed red1 unused",
            ..THREE
        };
        told(&scene, "1 attack yellow1")
    };
    assert_eq!(attack("-"), "attack amoeba=yellow1 chance=1.000");
    let starves = "\nhunger-kills amoeba=red1";
    let fight = "attack amoeba=yellow1 chance=0.500";
    assert_eq!(attack("defense"), format!("{fight}{starves}"));
    // U-8.7: from B2 four of six faces lead away, and one more takes any direction.
    let escape = "attack amoeba=yellow1 chance=0.167";
    assert_eq!(attack("escape"), format!("{escape}{starves}"));
}

#[test]
fn a_defect_is_paid() {
    let scene = Scene {
        card: "w6",
        players: "red:11:9:spores,speed,tentacle:1A2",
        phase: "defect red",
        ..THREE
    };
    assert_eq!(
        told(&scene, "1 pay 0 tentacle"),
        "gives-up gene=tentacle\nsteps before=2 after=1"
    );
    assert_eq!(told(&scene, "1 pay 4"), "costs bp=4");
}
