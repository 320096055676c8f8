//! Positions in which it is plain what to do.

use urzeit_rules::{Seat, lords::Action};

use crate::support::{first_idea, world};

const ACT: &str = "act 1 i1/h2 1 0 -";

#[track_caller]
fn first(hexes: &[(&str, &str)], phase: &str) -> Action {
    first_idea(&world(hexes, phase), Seat::at(0))
}

#[test]
fn people_spread_to_empty_land() {
    let action = first(&[("A1", "gR2"), ("A2", "g")], ACT);
    assert_eq!(action.to_string(), "move A1 A2 1");
}

#[test]
fn a_lone_altar_is_attacked() {
    let action = first(&[("A1", "gR5"), ("A2", "gB1*")], "act 1 i1/h2 1 1 c");
    assert_eq!(action.to_string(), "attack A1 A2");
}

#[test]
fn an_altar_is_built() {
    assert_eq!(first(&[("A1", "gR2+")], ACT).to_string(), "altar A1");
}

#[test]
fn an_altar_is_built_before_an_attack() {
    let action = first(&[("A1", "gR5"), ("A2", "gB1"), ("C1", "hR3+")], ACT);
    assert_eq!(action.to_string(), "altar C1");
}

#[test]
fn few_do_not_attack_many_on_other_ground() {
    let action = first(&[("A1", "gR2"), ("A2", "hB6")], ACT);
    assert_eq!(action, Action::End);
}

#[test]
fn barbarians_beside_civilised_people_are_civilised() {
    let action = first(&[("A1", "gR1"), ("A2", "hR1*")], ACT);
    assert_eq!(action.to_string(), "civilise A1");
}

#[test]
fn a_stack_of_others_beside_own_altars_is_civilised() {
    // Blue could strike both altars in its next turn; nobody can strike it now.
    let hexes = [("A1", "gR1*"), ("A2", "gB5"), ("A3", "gR1*")];
    assert_eq!(first(&hexes, ACT).to_string(), "civilise A2");
}

#[test]
fn people_are_placed_where_they_win_most() {
    // A lone altar can be struck from A1; C1 is far from everything.
    let hexes = [("A1", "i"), ("A2", "iB1*"), ("C1", "i")];
    let action = first(&hexes, "place 1 i4/h5 1");
    assert_eq!(action.to_string(), "put A1");
}
