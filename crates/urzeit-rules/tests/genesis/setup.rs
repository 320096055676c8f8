//! G-2 Setup.

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use urzeit_rules::{
    BadPosition, Due as _, Entry, Game, Genesis, Play, Seat, Setup as _, SetupError, Turn,
    genesis::{Due, Setup, Space, Spaces},
};

use crate::facts::{fact, hold, new_game, position, refusal, setup};

/// G-2.1 Two, three or four players, each a different species.
#[test]
fn g_2_1_two_to_four_different_species() {
    for players in 2..=4 {
        assert_eq!(setup(&Genesis::WHO[..players], &[]).who().len(), players);
    }
    assert_eq!(
        setup(&["human", "dinosaur", "mammal"], &[]).who(),
        ["human", "dinosaur", "mammal"],
        "in any order"
    );
    let five = ["reptile", "dinosaur", "mammal", "human", "reptile"];
    for players in [0, 1, 5] {
        let error = Setup::read(&five[..players], &[]).unwrap_err();
        assert_eq!(
            error,
            SetupError::Players {
                found: players,
                allowed: 2..=4,
                rule: "G-2.1"
            }
        );
    }
    let same = Setup::read(&["human", "reptile", "human"], &[]).unwrap_err();
    assert_eq!(
        same,
        SetupError::SameWho {
            seat: Seat::at(2),
            who: "human".to_owned()
        }
    );
    for who in ["red", "Reptile", "", "reptiles"] {
        let error = Setup::read(&["human", who], &[]).unwrap_err();
        assert!(
            matches!(&error, SetupError::UnknownWho { seat, found, known }
                if *seat == Seat::at(1) && found == who && *known == Genesis::WHO),
            "{who}: {error:?}"
        );
    }
}

/// G-1.5, G-2.3 Nobody's seat is better by what somebody has thought out, unless that is a board or the start player.
#[test]
fn g_1_5_a_board_or_a_start_player_of_ones_own_is_not_even() {
    let mut board = ["vvvvvvvvvvvvvv"; 10];
    board[4] = "....vvvvvvvvvv";
    let board = board.join("/");
    for (option, is_even) in [
        (("board", "pangaea"), true),
        (("board", "random"), true),
        (("board", &*board), false),
        (("tiles_per_terrain", "16"), true),
        (("start", "drawn"), true),
        (("start", "1"), false),
        (("end", "finish_turn"), true),
    ] {
        let setup = setup(&["reptile", "human"], &[option]);
        assert_eq!(setup.is_even(), is_even, "{option:?}");
    }
}

/// G-2.2 With two players the 30 spaces right of the river are out of play.
#[test]
fn g_2_2_two_players_use_the_left_side_only() {
    for (players, spaces) in [(2, 110), (3, 140), (4, 140)] {
        let position = new_game(players, &[]);
        assert_eq!(position.position().in_play().len(), spaces);
    }
    let mut play = new_game(2, &[]);
    for entry in ["* start 1", "* dice wild wild"] {
        play.enter(entry.parse().unwrap()).unwrap();
    }
    for space in Space::all().filter(|space| !Spaces::LEFT.contains(*space)) {
        let blocked = play.position().board().blocked().contains(space);
        let expected = if blocked {
            "G-3.5 genesis-blocked"
        } else {
            "G-2.2 genesis-out-of-play"
        };
        assert_eq!(refusal(&play, &format!("1 place forest {space}")), expected);
    }
    let out_of_play = crate::facts::text("reptile,human - ...9vRf roll 1").parse::<Genesis>();
    assert!(out_of_play.is_err(), "no tile lies there");
}

/// G-2.2 Out of play means not vacant for the end of the game either; three players go on.
#[test]
fn g_2_2_spaces_out_of_play_keep_no_game_alive() {
    hold(&[
        fact(
            "reptile,human - 8v...... first 1 wild wild",
            "1 place forest i1",
            "reptile,human - 8vRf..... over",
        ),
        fact(
            "reptile,human,mammal - 8v...... first 1 wild wild",
            "1 place forest i1",
            "reptile,human,mammal - 8vRf..... second 1 wild",
        ),
    ]);
}

/// G-2.3 A start player who is drawn is the first entry; play goes in the order of the seats.
#[test]
fn g_2_3_the_start_player_is_one_of_the_seats() {
    for players in 2..=4 {
        let play = new_game(players, &[]);
        assert_eq!(play.position().turn(), Turn::Chance);
        let due = play.position().due().unwrap();
        assert_eq!(due, Due::Start { players });
        assert_eq!(due.outcomes().unwrap().len(), players);
        for outcome in due.outcomes().unwrap() {
            let probability = due.probability(outcome).unwrap();
            assert_eq!((probability.ways, probability.of), (1, players as u128));
        }
        for number in 1..=6 {
            let entry = format!("* start {number}");
            if number > players {
                assert_eq!(refusal(&play, &entry), "G-2.3 genesis-no-such-seat");
                continue;
            }
            let mut play: Play<Genesis> = play.clone();
            play.enter(entry.parse().unwrap()).unwrap();
            let text = play.position().to_string();
            assert!(text.ends_with(&format!(" roll {number}")), "{text}");
        }
        for (entry, expected) in [
            ("* dice wild wild", "G-2.3 genesis-other-chance-due"),
            ("1 place forest a1", "G-2.3 genesis-chance-due"),
            ("1 end", "G-2.3 genesis-chance-due"),
        ] {
            assert_eq!(refusal(&play, entry), expected);
        }
    }
    hold(&[
        fact(
            "reptile,human - .... start",
            "* start 2",
            "reptile,human - .... roll 2",
        ),
        fact(
            "reptile,human - .... roll 2",
            "* start 1",
            "G-3.1 genesis-other-chance-due",
        ),
    ]);
}

/// G-2.3 A start player whom the players named is not drawn: the first entry is that seat's dice.
#[test]
fn g_2_3_the_players_may_name_the_start_player() {
    for players in 2..=4 {
        for number in 1..=players {
            let start = number.to_string();
            let mut play = new_game(players, &[("start", &start)]);
            assert_eq!(play.position().due(), Some(Due::Dice));
            assert_eq!(play.position().in_turn(), Some(Seat::at(number - 1)));
            assert_eq!(
                refusal(&play, "* start 1"),
                "G-3.1 genesis-other-chance-due"
            );
            for entry in [
                "* dice forest forest",
                &format!("{number} place wetland a1"),
            ] {
                play.enter(entry.parse().unwrap()).unwrap();
            }
            let next = Seat::at(number - 1).next(players);
            assert_eq!(play.position().in_turn(), Some(next));
        }
    }
    assert_eq!(
        setup(&["reptile", "human"], &[("start", "drawn")]).options(),
        []
    );
}

/// G-2.3 After a random board, too.
#[test]
fn g_2_3_a_named_start_player_begins_on_a_random_board() {
    let mut play = new_game(3, &[("board", "random"), ("start", "2")]);
    assert_eq!(
        play.position().to_string(),
        "genesis reptile,dinosaur,mammal start=2 - board"
    );
    let mut random = ChaCha8Rng::seed_from_u64(2);
    let board = Entry::Chance(Due::Board.sample(&mut random));
    play.enter(board).unwrap();
    assert!(play.position().to_string().ends_with(" roll 2"));
    assert_eq!(play.position().validate(), Ok(()));
}

/// G-2.3 The start player is one of those who play, and a position keeps to it.
#[test]
fn g_2_3_nobody_else_can_be_named() {
    for value in ["0", "5", "01", "", "first", "Drawn"] {
        let error = Setup::read(&["reptile", "human"], &[("start", value)]).unwrap_err();
        assert!(
            matches!(error, SetupError::Value { option, .. } if option.rule == "G-2.3"),
            "{value}"
        );
    }
    let error = Setup::read(&["reptile", "human"], &[("start", "3")]).unwrap_err();
    assert!(matches!(
        error,
        SetupError::Refused {
            rule: "G-2.3",
            key: "genesis-start-empty",
            ..
        }
    ));
    // This many are usual then.
    for (start, players) in [("drawn", 2), ("1", 2), ("3", 3), ("4", 4), ("5", 2)] {
        let usual = Setup::usual_who(None, &[("start", start)]);
        assert_eq!(usual.len(), players, "{start}");
    }
    assert_eq!(Setup::usual_who(Some(2), &[("start", "4")]).len(), 2);
    for (land, phase, fits) in [
        ("....", "roll 2", true),
        ("....", "roll 1", false),
        ("....", "first 1 wild wild", false),
        ("....", "start", false),
        ("Hf...", "roll 1", true),
    ] {
        let text = crate::facts::text(&format!("reptile,human start=2 {land} {phase}"));
        match text.parse::<Genesis>() {
            Ok(position) => assert!(fits && position.to_string() == text, "{text}"),
            Err(BadPosition::Broken(broken)) => {
                assert!(!fits, "{text}");
                assert_eq!((broken.rule, broken.key), ("G-2.3", "genesis-start-named"));
            }
            Err(error) => panic!("{text}: {error:?}"),
        }
    }
}

/// Before the start player is known no tile lies on the board.
#[test]
fn g_2_3_no_tile_lies_before_the_start() {
    let text = crate::facts::text("reptile,human - Rf... start");
    let error = text.parse::<Genesis>().unwrap_err();
    assert!(
        matches!(error, BadPosition::Broken(broken) if broken.rule == "G-2.3"),
        "{error:?}"
    );
    assert_eq!(position("reptile,human - .... start").vacant().len(), 4);
}
