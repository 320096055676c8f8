//! G-3 A turn.

use urzeit_rules::{
    Choices, Entry, Game, Genesis, Play, Record, Seat, Turn,
    genesis::{Action, Phase},
    record::Header,
};

use crate::facts::{entry, fact, hold, new_game, position, refusal, setup};

/// The legal actions of the player on turn, sorted, in notation.
fn legal(short: &str) -> Vec<String> {
    let position = position(short);
    let Turn::Player(seat) = position.turn() else {
        panic!("nobody chooses in {short}");
    };
    let choices = position.choices(seat);
    let mut actions: Vec<_> = choices.iter().map(|action| action.to_string()).collect();
    actions.sort();
    actions
}

/// The terrains that may be placed, and whether the turn may end.
fn terrains(short: &str) -> (Vec<String>, bool) {
    let mut terrains: Vec<String> = legal(short)
        .iter()
        .filter_map(|action| Some(action.strip_prefix("place ")?.split_once(' ')?.0.to_owned()))
        .collect();
    terrains.dedup();
    (terrains, legal(short).contains(&"end".to_owned()))
}

/// G-3.1 The player rolls both dice before anything else.
#[test]
fn g_3_1_both_dice_are_rolled_first() {
    hold(&[
        fact(
            "reptile,human - 4. roll 1",
            "* dice forest wild",
            "reptile,human - 4. first 1 forest wild",
        ),
        fact(
            "reptile,human - 4. roll 1",
            "* dice wild forest",
            "reptile,human - 4. first 1 wild forest",
        ),
        fact(
            "reptile,human - 4. roll 1",
            "1 place forest a1",
            "G-3.1 genesis-chance-due",
        ),
        fact(
            "reptile,human - 4. roll 1",
            "1 end",
            "G-3.1 genesis-chance-due",
        ),
        fact(
            "reptile,human - 4. roll 1",
            "2 place forest a1",
            "G-3.1 genesis-chance-due",
        ),
        // Once.
        fact(
            "reptile,human - 4. first 1 forest wild",
            "* dice wild wild",
            "G-3.2 genesis-choice-due",
        ),
        fact(
            "reptile,human - Rf3. second 1 forest",
            "* dice wild wild",
            "G-3.2 genesis-choice-due",
        ),
    ]);
}

/// G-3.2 Two tiles that answer to the two dice, or a single one of any terrain.
#[test]
fn g_3_2_two_tiles_by_the_dice_or_one_of_any_terrain() {
    hold(&[
        // Two, in either order.
        fact(
            "reptile,human - 5. first 1 forest wetland",
            "1 place forest a1",
            "reptile,human - Rf4. second 1 wetland",
        ),
        fact(
            "reptile,human - Rf4. second 1 wetland",
            "1 place wetland b1",
            "reptile,human - RfRw3. roll 2",
        ),
        fact(
            "reptile,human - 5. first 1 forest wetland",
            "1 place wetland a1",
            "reptile,human - Rw4. second 1 forest",
        ),
        // One, ignoring the dice.
        fact(
            "reptile,human - 5. first 1 forest wetland",
            "1 place mountain a1",
            "reptile,human - Rm4. roll 2",
        ),
        // One that answers to a die.
        fact(
            "reptile,human - Rf4. second 1 wetland",
            "1 end",
            "reptile,human - Rf4. roll 2",
        ),
    ]);
}

/// G-3.3 A die that shows a terrain asks for it; a wild die takes any.
#[test]
fn g_3_3_dice_ask_for_their_terrain_and_wild_ones_for_any() {
    let all = ["forest", "mountain", "savannah", "wetland"];
    for die in all {
        let (asked, end) = terrains(&format!("reptile,human - Rf4. second 1 {die}"));
        assert_eq!((asked, end), (vec![die.to_owned()], true));
        let (first, end) = terrains(&format!("reptile,human - 5. first 1 {die} {die}"));
        assert_eq!((first, end), (all.map(str::to_owned).to_vec(), false));
    }
    let (any, end) = terrains("reptile,human - Rf4. second 1 wild");
    assert_eq!((any, end), (all.map(str::to_owned).to_vec(), true));
    hold(&[
        fact(
            "reptile,human - Rf4. second 1 wetland",
            "1 place forest b1",
            "G-3.3 genesis-die-asks",
        ),
        fact(
            "reptile,human - Rf4. second 1 wild",
            "1 place forest b1",
            "reptile,human - RfRf3. roll 2",
        ),
        fact(
            "reptile,human - 5. first 1 forest forest",
            "1 place forest b1",
            "reptile,human - .Rf3. second 1 forest",
        ),
        fact(
            "reptile,human - 5. first 1 wild wild",
            "1 place forest b1",
            "reptile,human - .Rf3. second 1 wild",
        ),
    ]);
}

/// G-3.4 A die that shows a terrain of which no tile is left takes any.
#[test]
fn g_3_4_a_die_without_a_tile_takes_any() {
    hold(&[
        // No forest left: the forest die is used up by any tile that no die shows.
        fact(
            "reptile,human,mammal - 13Rf/4. first 1 forest mountain",
            "1 place savannah a2",
            "reptile,human,mammal - 13Rf/Rs3. second 1 mountain",
        ),
        fact(
            "reptile,human,mammal - 13Rf/4. first 1 mountain forest",
            "1 place savannah a2",
            "reptile,human,mammal - 13Rf/Rs3. second 1 mountain",
        ),
        // The mountain uses up its own die.
        fact(
            "reptile,human,mammal - 13Rf/4. first 1 forest mountain",
            "1 place mountain a2",
            "reptile,human,mammal - 13Rf/Rm3. second 1 forest",
        ),
        fact(
            "reptile,human,mammal - 13Rf/Rm3. second 1 forest",
            "1 place wetland b2",
            "reptile,human,mammal - 13Rf/RmRw2. over",
        ),
        // Any, but of those that are left.
        fact(
            "reptile,human,mammal - 13Rf/Rm4. second 1 forest",
            "1 place forest b2",
            "G-1.6 genesis-no-tile",
        ),
        // Another player's supply plays no part.
        fact(
            "reptile,human,mammal - 13Rf/Hm4. second 2 forest",
            "2 place wetland b2",
            "G-3.3 genesis-die-asks",
        ),
    ]);
    let (any, _) = terrains("reptile,human,mammal - 13Rf/Rm4. second 1 forest");
    assert_eq!(any, ["mountain", "savannah", "wetland"]);
}

/// G-3.4 It is judged just before the tile is placed: two forest dice and one forest left.
#[test]
fn g_3_4_two_forest_dice_and_one_forest_left() {
    hold(&[
        // The forest first, and the second is free.
        fact(
            "reptile,human,mammal - 12Rf/5. first 1 forest forest",
            "1 place forest a2",
            "reptile,human,mammal - 12Rf/Rf4. second 1 forest",
        ),
        fact(
            "reptile,human,mammal - 12Rf/Rf4. second 1 forest",
            "1 place wetland b2",
            "reptile,human,mammal - 12Rf/RfRw3. roll 2",
        ),
        // Anything else answers to no die.
        fact(
            "reptile,human,mammal - 12Rf/5. first 1 forest forest",
            "1 place wetland a2",
            "reptile,human,mammal - 12Rf/Rw4. roll 2",
        ),
        // None left: both take any.
        fact(
            "reptile,human,mammal - 13Rf/5. first 1 forest forest",
            "1 place wetland a2",
            "reptile,human,mammal - 13Rf/Rw4. second 1 forest",
        ),
    ]);
}

/// G-3.5 Any vacant space in play, whether or not it touches another tile.
#[test]
fn g_3_5_tiles_go_on_any_vacant_space() {
    assert_eq!(
        legal("reptile,human - RfHm../v..t second 1 mountain"),
        [
            "end",
            "place mountain b2",
            "place mountain c1",
            "place mountain c2",
            "place mountain d1",
        ]
    );
    hold(&[
        fact(
            "reptile,human - RfHm../v..t second 1 mountain",
            "1 place mountain a1",
            "G-3.5 genesis-occupied",
        ),
        fact(
            "reptile,human - RfHm../v..t second 1 mountain",
            "1 place mountain b1",
            "G-3.5 genesis-occupied",
        ),
        fact(
            "reptile,human - RfHm../v..t second 1 mountain",
            "1 place mountain a2",
            "G-3.5 genesis-blocked",
        ),
        fact(
            "reptile,human - RfHm../v..t second 1 mountain",
            "1 place mountain d2",
            "G-3.5 genesis-blocked",
        ),
        fact(
            "reptile,human - RfHm../v..t second 1 mountain",
            "1 place mountain d1",
            "reptile,human - RfHm.Rm/v..t roll 2",
        ),
    ]);
}

/// G-3.6 `end` is legal after a first tile that answered to a die, and only then.
#[test]
fn g_3_6_a_turn_ends_only_after_a_tile() {
    hold(&[
        fact(
            "reptile,human - 5. first 1 wild wild",
            "1 end",
            "G-3.6 genesis-nothing-placed",
        ),
        fact(
            "reptile,human - Rf4. second 1 wild",
            "1 end",
            "reptile,human - Rf4. roll 2",
        ),
        fact(
            "reptile,human - Rf4. roll 2",
            "1 end",
            "G-3.1 genesis-chance-due",
        ),
    ]);
}

/// G-3.6 The first tile uses up the die that shows its terrain, else one that takes any.
#[test]
fn g_3_6_the_first_tile_uses_up_a_die() {
    for (dice, terrain, left) in [
        ("forest mountain", "forest", Some("mountain")),
        ("forest mountain", "mountain", Some("forest")),
        ("forest mountain", "wetland", None),
        ("forest forest", "forest", Some("forest")),
        ("forest forest", "mountain", None),
        // Its own die, not the wild one.
        ("wild forest", "forest", Some("wild")),
        ("forest wild", "forest", Some("wild")),
        ("wild forest", "mountain", Some("forest")),
        ("forest wild", "mountain", Some("forest")),
        ("wild wild", "mountain", Some("wild")),
    ] {
        let mut play = Play::from(position(&format!("reptile,human - 5. first 1 {dice}")));
        play.enter(entry(&format!("1 place {terrain} a1"))).unwrap();
        let phase = match left {
            Some(die) => Phase::Second(Seat::at(0), die.parse().unwrap()),
            None => Phase::Roll(Seat::at(1)),
        };
        assert_eq!(play.position().phase(), phase, "{dice}, {terrain} first");
    }
}

/// G-3.6 Where both dice would do it makes no difference which is used up.
#[test]
fn g_3_6_it_makes_no_difference_which_of_two_free_dice_is_used() {
    let after = |dice: &str| {
        let before = format!("reptile,human,mammal - 13Rf/5. first 1 {dice}");
        let mut play = Play::from(position(&before));
        play.enter(entry("1 place wetland a2")).unwrap();
        play.position()
            .choices(Seat::at(0))
            .iter()
            .collect::<Vec<_>>()
    };
    assert_eq!(after("forest wild"), after("wild forest"));
    assert_eq!(after("forest wild"), after("wild wild"));
    assert_eq!(after("forest wild"), after("forest forest"));
}

/// Three players; the reptile has placed all but the wetland tiles named here.
const ALMOST_ALL: &str = "13Rf/13Rs/13Rm";

/// G-3.7 A player with no tile left is passed over: no roll, no entry.
#[test]
fn g_3_7_players_without_tiles_are_passed_over() {
    hold(&[
        fact(
            "reptile,human,mammal - 13Rf/13Rs/13Rm/13Rw/Mf4. second 3 wild",
            "3 end",
            "reptile,human,mammal - 13Rf/13Rs/13Rm/13Rw/Mf4. roll 2",
        ),
        fact(
            "reptile,human,mammal - 13Rf/13Rs/13Rm/13Rw/Hf4. second 2 wild",
            "2 place forest b5",
            "reptile,human,mammal - 13Rf/13Rs/13Rm/13Rw/HfHf3. roll 3",
        ),
        // Two in a row are passed over, and the only one with tiles goes on alone.
        fact(
            "reptile,human,mammal - 13Rf/13Rs/13Rm/13Rw/13Hf/13Hs/13Hm/13Hw/Mf4. second 3 wild",
            "3 end",
            "reptile,human,mammal - 13Rf/13Rs/13Rm/13Rw/13Hf/13Hs/13Hm/13Hw/Mf4. roll 3",
        ),
    ]);
    let none_left = crate::facts::text("reptile,human,mammal - 13Rf/13Rs/13Rm/13Rw/4. roll 1");
    let error = none_left.parse::<Genesis>().unwrap_err();
    assert!(
        matches!(error, urzeit_rules::BadPosition::Broken(broken) if broken.rule == "G-3.7"),
        "{error:?}"
    );
}

/// G-3.7 One with a single tile left rolls and places it; then the turn is over.
#[test]
fn g_3_7_a_single_tile_is_the_whole_turn() {
    for dice in [
        "wild wild",
        "wetland wetland",
        "forest savannah",
        "forest wild",
        "wetland mountain",
    ] {
        let who = "reptile,human,mammal -";
        let before = format!("{who} {ALMOST_ALL}/12Rw/5. first 1 {dice}");
        assert_eq!(
            legal(&before),
            (1..=5)
                .map(|n| format!("place wetland {}5", char::from(b'`' + n)))
                .collect::<Vec<_>>(),
            "on a space of choice"
        );
        let mut play = Play::from(position(&before));
        play.enter(entry("1 place wetland a5")).unwrap();
        let after = position(&format!("{who} {ALMOST_ALL}/12Rw/Rw4. roll 2"));
        assert_eq!(play.position(), &after, "{dice}");
    }
}

/// G-3.8 The turn passes to the next seat, and after the last to the first.
#[test]
fn g_3_8_turns_go_round() {
    hold(&[
        fact(
            "reptile,human,mammal - 5. first 1 forest forest",
            "1 place wetland a1",
            "reptile,human,mammal - Rw4. roll 2",
        ),
        fact(
            "reptile,human,mammal - 5. first 2 forest forest",
            "2 place wetland a1",
            "reptile,human,mammal - Hw4. roll 3",
        ),
        fact(
            "reptile,human,mammal - 5. first 3 forest forest",
            "3 place wetland a1",
            "reptile,human,mammal - Mw4. roll 1",
        ),
        fact(
            "reptile,human,mammal - 5. first 3 forest forest",
            "1 place wetland a1",
            "G-3.8 genesis-not-your-turn",
        ),
        fact(
            "reptile,human,mammal - Rf4. second 1 forest",
            "2 end",
            "G-3.8 genesis-not-your-turn",
        ),
        // Nobody sits there.
        fact(
            "reptile,human,mammal - Rf4. second 1 forest",
            "4 end",
            "G-3.8 genesis-not-your-turn",
        ),
        fact(
            "reptile,human,mammal - Rf4. second 1 forest",
            "6 end",
            "G-3.8 genesis-not-your-turn",
        ),
    ]);
}

/// G-3.9 The `end` after a player's last tile is played by the engine.
#[test]
fn g_3_9_the_end_after_the_last_tile_is_forced() {
    let last = "reptile,human,mammal - 13Rf/13Rs/13Rm/12Rw/5. first 1 wild wild";
    let mut position = position(last);
    let Entry::Player(seat, action) = entry("1 place wetland a5") else {
        panic!("an entry of a player");
    };
    position.act(seat, action);
    // By the rules alone the turn goes on, with one choice.
    assert_eq!(position.validate(), Ok(()));
    assert_eq!(position.turn(), Turn::Player(seat));
    assert_eq!(position.choices(seat).len(), 1);
    assert_eq!(position.choices(seat).nth(0), Some(Action::End));
    assert_eq!(position.forced(), Some((seat, Action::End)));
    // In a running game nobody waits for it.
    let play = Play::from(position);
    assert_eq!(play.position().phase(), Phase::Roll(Seat::at(1)));
}

/// G-3.9 It does not stand in the record, and is refused there.
#[test]
fn g_3_9_a_forced_end_is_refused_in_a_record() {
    let from =
        crate::facts::text("reptile,human,mammal - 13Rf/13Rs/13Rm/12Rw/5. first 1 wild wild");
    let head = format!(
        "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\nseat 3 mammal\nfrom {from}\nlog\n\
         1 place wetland a5\n"
    );
    let reading = Record::<Genesis>::read(&head).unwrap();
    assert_eq!(reading.stopped, None);
    assert_eq!(reading.record.to_string(), head);
    let position = reading.record.position();
    assert_eq!(position.phase(), Phase::Roll(Seat::at(1)));
    let reading = Record::<Genesis>::read(&format!("{head}1 end\n")).unwrap();
    let stopped = reading.stopped.unwrap();
    assert_eq!(stopped.line, 9);
    assert_eq!(reading.record.to_string(), head);
}

/// G-3.9 A choice among two is not forced.
#[test]
fn g_3_9_nothing_else_is_forced() {
    for short in [
        "reptile,human - 5. first 1 wild wild",
        "reptile,human - Rf4. second 1 wild",
        "reptile,human,mammal - 13Rf/13Rs/13Rm/12Rw/5. first 1 wild wild",
        "reptile,human,mammal - 13Rf/13Rs/13Rm/12Rw/5. second 1 wild",
        "reptile,human end=finish_turn Rf.. second 1 forest",
        "reptile,human - 5. roll 1",
        "reptile,human - 5. start",
        "reptile,human - Rf.. over",
    ] {
        let position = position(short);
        assert_eq!(position.forced(), None, "{short}");
        assert_eq!(Play::from(position).position(), &position);
    }
}

/// G-3.9 In any position a choice with exactly one option is forced, or the position is none:
/// with `finish_turn` a first tile leaves at least two spaces vacant.
#[test]
fn g_3_9_no_position_offers_a_choice_of_one() {
    let text = crate::facts::text("reptile,human end=finish_turn RfHf second 1 wild");
    let Ok(position) = text.parse::<Genesis>() else {
        return;
    };
    assert_eq!(position.choices(Seat::at(0)).len(), 1, "only end");
    assert_eq!(
        position.forced(),
        Some((Seat::at(0), Action::End)),
        "{text}"
    );
}

/// Chance comes from outside: a record that is played by hand holds what was entered.
#[test]
fn g_3_9_chance_comes_from_outside() {
    let header = Header::<Genesis>::new(setup(&["reptile", "human"], &[]));
    let mut record = Record::new(header);
    for line in [
        "* start 2",
        "* dice forest wild",
        "2 place forest c4",
        "2 end",
    ] {
        record.enter(entry(line)).unwrap();
    }
    let entered: Vec<_> = record.entries().map(|entry| entry.to_string()).collect();
    assert_eq!(
        entered,
        [
            "* start 2",
            "* dice forest wild",
            "2 place forest c4",
            "2 end"
        ]
    );
    assert_eq!(
        refusal(&new_game(2, &[]), "* dice wild wild"),
        "G-2.3 genesis-other-chance-due"
    );
}
