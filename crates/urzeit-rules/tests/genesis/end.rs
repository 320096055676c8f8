//! G-4 End of the game.

use urzeit_rules::{
    BadPosition, Game, Genesis, Play, Seat, Setup as _, SetupError, Turn, genesis::Setup,
};

use crate::facts::{entry, fact, hold, new_game, position, refusal, text};

/// G-4.1 The game ends at once when no three vacant spaces in play are connected.
#[test]
fn g_4_1_the_game_ends_when_no_three_vacant_spaces_connect() {
    hold(&[
        fact(
            "reptile,human - 4. first 1 forest forest",
            "1 place wetland a1",
            "reptile,human - Rw... roll 2",
        ),
        fact(
            "reptile,human - 4. first 1 forest forest",
            "1 place wetland b1",
            "reptile,human - .Rw.. over",
        ),
        // Round a corner three are still connected; over a corner they are not.
        fact(
            "reptile,human - .../.v first 1 forest forest",
            "1 place wetland c1",
            "reptile,human - ..Rw/.v roll 2",
        ),
        fact(
            "reptile,human - .../.v first 1 forest forest",
            "1 place wetland a1",
            "reptile,human - Rw../.v over",
        ),
        // With the second tile.
        fact(
            "reptile,human - Rf... second 1 forest",
            "1 place forest c1",
            "reptile,human - Rf.Rf. over",
        ),
        // The river does not separate spaces.
        fact(
            "reptile,human,mammal - 9v4. first 1 forest forest",
            "1 place wetland m1",
            "reptile,human,mammal - 9v...Rw roll 2",
        ),
        // Vacant spaces do not connect over the edge of the board.
        fact(
            "reptile,human,mammal - 11v.../. first 1 forest forest",
            "1 place wetland l1",
            "reptile,human,mammal - 11vRw../. over",
        ),
    ]);
}

/// G-4.1 It is tested after every tile: even between the first and the second of a turn.
#[test]
fn g_4_1_the_game_ends_between_two_tiles() {
    hold(&[
        fact(
            "reptile,human - 4. first 1 forest wild",
            "1 place forest b1",
            "reptile,human - .Rf.. over",
        ),
        fact(
            "reptile,human - .Rf.. over",
            "1 place wetland a1",
            "G-4.1 genesis-game-over",
        ),
        fact(
            "reptile,human - .Rf.. over",
            "1 end",
            "G-4.1 genesis-game-over",
        ),
        fact(
            "reptile,human - .Rf.. over",
            "* dice wild wild",
            "G-4.1 genesis-game-over",
        ),
        fact(
            "reptile,human - .Rf.. over",
            "* start 1",
            "G-4.1 genesis-game-over",
        ),
    ]);
    let over = position("reptile,human - .Rf.. over");
    assert_eq!(over.turn(), Turn::Over);
    assert!(over.result().is_some());
    assert!(over.due().is_none());
    let on = position("reptile,human - Rf... roll 2");
    assert!(on.result().is_none());
}

/// G-4.1 No position goes on after the end, and none is over before it.
#[test]
fn g_4_1_positions_are_over_exactly_when_the_land_is_full() {
    for (short, rule) in [
        ("reptile,human - .Rf.. roll 1", "G-4.1"),
        ("reptile,human - .Rf.. first 1 wild wild", "G-4.1"),
        ("reptile,human - .Rf.. second 1 wild", "G-4.1"),
        ("reptile,human end=finish_turn .Rf.. roll 2", "G-4.1"),
        ("reptile,human - Rf... over", "G-4.1"),
        ("reptile,human - .. start", "G-1.5"),
    ] {
        let error = text(short).parse::<Genesis>().unwrap_err();
        assert!(
            matches!(error, BadPosition::Broken(broken) if broken.rule == rule),
            "{short}: {error:?}"
        );
    }
}

/// G-4.2 `immediate` is the default; `finish_turn` lets the player finish the turn.
#[test]
fn g_4_2_finish_turn_allows_a_second_tile() {
    let two = "reptile,human end=finish_turn";
    let read = |value| Setup::read(&["reptile", "human"], &[("end", value)]);
    assert_eq!(read("immediate"), Setup::read(&["reptile", "human"], &[]));
    assert!(read("finish_turn").is_ok());
    let error = read("later").unwrap_err();
    assert!(matches!(error, SetupError::Value { option, .. } if option.rule == "G-4.2"));
    for (before, entry_text, after) in [
        // The first tile answered to a die: a second, or `end`.
        (
            "4. first 1 forest wild",
            "1 place forest b1",
            ".Rf.. second 1 wild",
        ),
        (".Rf.. second 1 wild", "1 place savannah a1", "RsRf.. over"),
        (".Rf.. second 1 wild", "1 end", ".Rf.. over"),
        // It answered to none: over.
        (
            "4. first 1 forest forest",
            "1 place wetland b1",
            ".Rw.. over",
        ),
        // The second tile fills the land: over.
        ("Rf... second 1 forest", "1 place forest c1", "Rf.Rf. over"),
        // The land is not full: the turn passes on.
        ("Rf.... second 1 forest", "1 end", "Rf.... roll 2"),
        (
            "Rf.... second 1 forest",
            "1 place forest e1",
            "Rf...Rf roll 2",
        ),
    ] {
        let mut play = Play::from(position(&format!("{two} {before}")));
        play.enter(entry(entry_text)).unwrap();
        assert_eq!(
            play.position(),
            &position(&format!("{two} {after}")),
            "{before} → {entry_text}"
        );
    }
    let play = Play::from(position(&format!("{two} .Rf.. second 1 forest")));
    assert_eq!(
        refusal(&play, "1 place wetland a1"),
        "G-3.3 genesis-die-asks"
    );
}

/// G-4.2 After the last tile of a player there is no second one to wait for.
#[test]
fn g_4_2_finish_turn_with_the_last_tile() {
    let who = "reptile,human,mammal end=finish_turn 13Rf/13Rs/13Rm/12Rw";
    let mut play = Play::from(position(&format!("{who}/... first 1 wild wild")));
    play.enter(entry("1 place wetland b5")).unwrap();
    assert_eq!(
        play.position(),
        &position("reptile,human,mammal end=finish_turn 13Rf/13Rs/13Rm/12Rw/.Rw. over")
    );
}

/// G-4.3 The game also ends when no player has a tile left.
#[test]
fn g_4_3_the_game_ends_without_tiles() {
    // 103 of 104 tiles in the 110 spaces of two players.
    let tiles = "11Rf/2Rf9Rs/4Rs7Rm/6Rm5Rw/8Rw3Hf/10HfHs/11Hs/Hs10Hm/3Hm8Hw/4Hw";
    let reptile = "13Rf/13Rs/13Rm/13Rw";
    let human = "13Hf/13Hs/13Hm/12Hw";
    for (end, dice) in [
        ("-", "wild wild"),
        ("-", "forest savannah"),
        ("end=finish_turn", "wild wild"),
        ("end=finish_turn", "wetland forest"),
    ] {
        let before = format!("reptile,human {end} {tiles}7. first 2 {dice}");
        let mut play = Play::from(position(&before));
        play.enter(entry("2 place wetland e10")).unwrap();
        let after = format!("reptile,human {end} {tiles}Hw6. over");
        assert_eq!(play.position(), &position(&after), "{end} {dice}");
        assert!(play.position().result().is_some());
    }
    // One player has a tile left: the game goes on.
    let going = format!("reptile,human,mammal - {reptile}/{human}/5. first 2 wild wild");
    let mut play = Play::from(position(&going));
    play.enter(entry("2 place wetland a9")).unwrap();
    assert!(play.position().to_string().ends_with(" roll 3"));
}

/// G-4.3 No position without tiles goes on.
#[test]
fn g_4_3_somebody_has_a_tile_while_the_game_goes_on() {
    let play = new_game(4, &[]);
    assert!(play.position().has_tiles(Seat::at(3)));
    let full = "13Rf/13Rs/13Rm/13Rw";
    let short = format!("reptile,human,mammal - {full}/... second 1 wild");
    // Others have tiles: the forced end follows.
    let play = Play::from(position(&short));
    assert!(play.position().to_string().ends_with(" roll 2"));
}
