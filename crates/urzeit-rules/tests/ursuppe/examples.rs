//! U-20: the conformance examples, by number.

use super::table::{FOUR, Scene, THREE, choices, new_record, shows};

/// Example 1: the ladder.
#[test]
fn example_1_ladder() {
    let scene = Scene {
        players: "red:12:0:intelligence,spores,speed,defense,escape:1B1,2A2,3B2 \
                  green:13:0:intelligence,ray-protection,movement-2:1A3,2A4,3A5,4B5 \
                  blue:15:0:-:1D2,2E2,3E3,4D3 yellow:16:0:-:1D4,2E4,3C5,4D5",
        phase: "divide red",
        ..FOUR
    };
    let position = scene.play("");
    for (colour, space) in [("yellow", 19), ("blue", 18), ("green", 17), ("red", 20)] {
        assert_eq!(
            position.marker(colour.parse().expect("a colour")),
            space,
            "{colour}"
        );
    }
}

/// Example 2: drift.
#[test]
fn example_2_drift() {
    for (card, from, to) in [
        ("e8", "B3", "B3"),
        ("e8", "E2", "E2"),
        ("e8", "C2", "D2"),
        ("s10", "E4", "E4"),
        ("s10", "C2", "C2"),
        ("s10", "B1", "B2"),
    ] {
        let scene = Scene {
            card,
            players: format!("red:11:4:-:1{from},2A5").leak(),
            ..THREE
        };
        scene.leads_to("1 drift", &format!("red:11:4:-:1{to}+1,2A5"));
    }
}

/// Example 3: a gene defect.
#[test]
fn example_3_defect() {
    let scene = Scene {
        card: "w6",
        players: "red:13:9:speed,streamlining,division-rate:-",
        phase: "defect red",
        ..THREE
    };
    assert_eq!(
        choices(&scene.position()),
        "pay 0 speed division-rate; pay 0 speed streamlining; pay 0 streamlining division-rate; \
         pay 1 division-rate; pay 2 streamlining; pay 3 speed; pay 6"
    );
    assert_eq!(
        scene.refuses("pay 0 speed streamlining division-rate"),
        ("U-9.3", "ursuppe-superfluous")
    );
}

/// Example 4: a gene defect with Ray Protection.
#[test]
fn example_4_ray_protection() {
    let scene = Scene {
        card: "s10",
        players: "red:13:0:ray-protection,streamlining,life-expectancy,division-rate:-",
        phase: "defect red",
        ..THREE
    };
    let position = scene.position();
    assert_eq!(position.defect("red".parse().expect("a colour")), 2);
    scene.leads_to(
        "1 pay 0 ray-protection",
        "red:13:0:streamlining,life-expectancy,division-rate:-",
    );
}

/// Example 5: diets of four.
#[test]
fn example_5_diets_of_four() {
    for (genes, host, expected) in [
        ("-", "", "starve"),
        ("struggle-for-survival", "1B3", "attack blue1; starve"),
        ("substitution", "", "starve"),
        ("frugality", "", "eat yellow 1 green 1; starve"),
        (
            "substitution,frugality",
            "",
            "eat yellow 1 green 1; eat yellow 2 green 1; starve",
        ),
        ("parasitism", "1B3", "eat yellow 1 green 1 host 4; starve"),
        (
            "frugality,parasitism",
            "1B3",
            "eat green 1 host 4; eat yellow 1 green 1; eat yellow 1 green 1 host 4; \
             eat yellow 1 host 4; starve",
        ),
    ] {
        let host = if host.is_empty() { "-" } else { host };
        let scene = Scene {
            soup: "B3:y2g1",
            players: format!("red:11:4:{genes}:1B3 blue:14:1:-:{host}").leak(),
            phase: "feed red1 unused",
            ..FOUR
        };
        assert_eq!(choices(&scene.position()), expected, "{genes}");
    }
}

/// Example 6: diets of three.
#[test]
fn example_6_diets_of_three() {
    for (soup, genes, expected) in [
        ("B3:y1g3", "-", "eat yellow 1 green 2"),
        ("B3:g4", "-", "starve"),
        ("B3:g4", "substitution", "eat green 4; starve"),
    ] {
        let scene = Scene {
            soup,
            players: format!("red:11:4:{genes}:1B3").leak(),
            phase: "feed red1 unused",
            ..THREE
        };
        assert_eq!(choices(&scene.position()), expected, "{soup} {genes}");
    }
}

/// Example 7: excretion when supply is short.
#[test]
fn example_7_excretion() {
    for (elsewhere, after) in [("D5:r54", "B3 r1"), ("D5:r55", "B3 -"), ("D5:r53", "B3 r2")] {
        let scene = Scene {
            soup: format!("B3:y2g1 {elsewhere}").leak(),
            players: "red:11:4:-:1B3,2A5",
            phase: "feed red1 unused",
            ..THREE
        };
        scene.leads_to("", after);
    }
}

/// Example 8: division with no amoeba.
#[test]
fn example_8_division() {
    let scene = Scene {
        players: "red:11:13:-:-",
        phase: "divide red",
        ..FOUR
    };
    scene.leads_to(
        "1 divide 1 E2; 1 divide 2 A5; 1 divide 3 B5",
        "red:14:1:-:1E2,2A5,3B5",
    );
}

/// Example 9: gene weight.
#[test]
fn example_9_gene_weight() {
    let scene = Scene {
        options: "amoeba_advance=manual",
        players: "red:11:4:intelligence,ray-protection,movement-2:-",
        phase: "environment",
        ..THREE
    };
    assert_eq!(scene.position().steps("red".parse().expect("a colour")), 1);
}

/// Example 10: setup for three.
#[test]
fn example_10_setup_for_three() {
    let record = new_record("red,yellow,green", "");
    shows(record.position(), "supply r17y17g17");
    let pool: u8 = urzeit_rules::ursuppe::Gene::ALL
        .into_iter()
        .map(|gene| record.position().pool(gene))
        .sum();
    assert_eq!(pool, 20);
    assert_eq!(record.position().scale().start_damage, 0);
}
