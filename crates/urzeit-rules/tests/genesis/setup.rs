//! G-2 Setup.

use urzeit_rules::{
    Due as _, Game, Genesis, Play, Seat, Setup as _, SetupError, Turn,
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

/// G-2.3 The start player is the first entry; play goes in the order of the seats.
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

/// Before the start player is known no tile lies on the board.
#[test]
fn g_2_3_no_tile_lies_before_the_start() {
    let text = crate::facts::text("reptile,human - Rf... start");
    let error = text.parse::<Genesis>().unwrap_err();
    assert!(
        matches!(error, urzeit_rules::BadPosition::Broken(broken) if broken.rule == "G-2.3"),
        "{error:?}"
    );
    assert_eq!(position("reptile,human - .... start").vacant().len(), 4);
}
