//! Facts of Lords of Creation.

use crate::{facts, lords_worlds::world};

#[test]
fn an_attack_is_told_with_its_exact_odds() {
    let position = world(&[("F6", "gR4"), ("F7", "gB2")]).build();
    // By L-7.2.5 the defender loses one with 6 or more of two dice: 26 of 36.
    assert_eq!(
        facts(&position, "1 attack F6 F7"),
        "siege emptied=0.721 entered=0.606\n\
         attack hit=0.722 lost=0.255\n\
         prize who=2 points=1"
    );
}

#[test]
fn moving_to_an_empty_hex_wins_a_point() {
    let position = world(&[("A1", "gR4"), ("A2", "g"), ("A3", "g")]).build();
    assert_eq!(
        facts(&position, "1 move A1 A2 2"),
        "points +1\nsettles terrain=grassland people=2\ncan-spread count=1"
    );
}

#[test]
fn gathering_makes_safer_and_can_strike() {
    let position = world(&[("F6", "gR4"), ("F7", "gR1"), ("F8", "gB5")]).build();
    let facts = facts(&position, "1 move F6 F7 3");
    assert!(
        facts.starts_with("strengthens before=1 after=4\ncan-strike who=2 hex=F8"),
        "{facts}"
    );
    assert!(facts.contains("\nsafer before=0."), "{facts}");
}

#[test]
fn people_are_placed() {
    let position = world(&[("A1", "g"), ("A2", "g")])
        .phase("place 1 g2/h4 1")
        .build();
    assert_eq!(
        facts(&position, "1 put A1"),
        "points +1\nsettles terrain=grassland people=2\ncan-spread count=1"
    );
}

#[test]
fn civilising_and_altars() {
    let position = world(&[("F6", "gR4"), ("F7", "gB5")]).build();
    assert_eq!(facts(&position, "1 civilise F6"), "points +1\nfree-choice");
    assert_eq!(
        facts(&position, "1 civilise F7"),
        "rival who=2 +1\npacifies who=2 people=5 count=1\nfree-choice"
    );
    let position = world(&[("F6", "gR4+"), ("F7", "gB5")])
        .free_used("1")
        .build();
    assert_eq!(
        facts(&position, "1 altar F6"),
        "points +1\naltar people=3 left=9"
    );
    assert_eq!(facts(&position, "1 end"), "ends-turn");
}

#[test]
fn a_card_is_told_with_its_land_and_its_turn() {
    let position = world(&[("F6", "gR4"), ("F7", "gB5")])
        .phase("select -/-")
        .build();
    assert_eq!(
        facts(&position, "1 card grassland1"),
        "card terrain=grassland people=1 free=17 own=1\nearly"
    );
}
