//! Facts of Genesis.

use crate::{facts, genesis_positions::position};

#[track_caller]
fn assert_facts(short: &str, entry: &str, expected: &[&str]) {
    assert_eq!(
        facts(&position(short), entry),
        expected.join("\n"),
        "{short}"
    );
}

#[test]
fn a_tile_in_a_new_place_is_an_area_of_its_own() {
    assert_facts(
        "reptile,human - Rf....../....... first 1 forest savannah",
        "1 place savannah c1",
        &["new-area terrain=savannah"],
    );
}

#[test]
fn a_herd_grows_and_takes_its_places() {
    assert_facts(
        "reptile,human - RfRf...../....... first 1 forest savannah",
        "1 place forest c1",
        &[
            "points +18",
            "herd terrain=forest before=2 after=3 area=3 place=first",
            "largest factor=3",
        ],
    );
}

#[test]
fn herds_of_one_player_that_tie_have_their_place_whole() {
    // G-5.12: counted with the other herd of three, which has both places.
    assert_facts(
        "reptile,human - RfRfRfHfRfRf./....... first 1 forest savannah",
        "1 place forest g1",
        &["herd terrain=forest before=2 after=3 area=7 place=first"],
    );
    // A third herd of one, beside those that have second place already.
    assert_facts(
        "reptile,human - RfHfHfHfRf./....... first 1 forest savannah",
        "1 place forest c2",
        &["herd terrain=forest before=0 after=1 area=6 place=second"],
    );
}

#[test]
fn a_tile_may_take_points_from_others() {
    // The human loses first place.
    assert_facts(
        "reptile,human - RfRfHfHf./....... first 1 forest savannah",
        "1 place forest a2",
        &[
            "points +3",
            "herd terrain=forest before=2 after=3 area=5 place=first",
            "rival who=2 -3",
        ],
    );
}

#[test]
fn herds_and_areas_are_joined() {
    let facts = facts(
        &position("reptile,human - Rf.Rf..../....... first 1 forest savannah"),
        "1 place forest b1",
    );
    assert!(facts.contains("joins-herds count=2"), "{facts}");
    let facts = crate::facts(
        &position("reptile,human - Rf.Hf..../....... first 1 forest savannah"),
        "1 place forest b1",
    );
    assert!(facts.contains("joins-areas count=2"), "{facts}");
}

#[test]
fn others_are_shut_in_and_kept_apart() {
    assert_facts(
        "reptile,human - HfHf.Hf.../vvvvv.. first 1 savannah savannah",
        "1 place savannah c1",
        &[
            "new-area terrain=savannah",
            "shuts-in who=2 terrain=forest size=2",
            "keeps-apart who=2 terrain=forest",
        ],
    );
}

#[test]
fn a_tile_that_answers_to_no_die_is_the_only_one() {
    let facts = facts(
        &position("reptile,human - ......./....... first 1 savannah savannah"),
        "1 place forest b1",
    );
    assert!(facts.contains("only-tile"), "{facts}");
}

#[test]
fn a_turn_and_a_game_can_end() {
    assert_facts(
        "reptile,human - Rf....../....... second 1 savannah",
        "1 end",
        &["ends-turn"],
    );
    let facts = facts(
        &position("reptile,human - RfRf... first 1 forest savannah"),
        "1 place forest d1",
    );
    assert!(facts.ends_with("ends-game"), "{facts}");
}
