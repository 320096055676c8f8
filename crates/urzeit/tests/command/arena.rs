//! `arena`: computer players against each other.

use serde_json::Value;
use tempfile::TempDir;

use crate::run::{urzeit, written};

fn arena(arguments: &str) -> Value {
    let arguments: Vec<_> = ["arena", "--json"]
        .into_iter()
        .chain(arguments.split(' '))
        .collect();
    serde_json::from_str(&urzeit(&arguments).ok()).unwrap()
}

/// What each player won, without all that depends on the clock.
fn outcome(arena: &Value) -> Vec<[Value; 6]> {
    let lineups = arena["lineups"].as_array().unwrap().iter();
    let outcome = lineups.map(|lineup| {
        [
            "/alone/player",
            "/others/player",
            "/games",
            "/wins",
            "/alone/points",
            "/others/points",
        ]
        .map(|pointer| lineup.pointer(pointer).unwrap().clone())
    });
    outcome.collect()
}

/// Those who do not search play the same games again.
#[test]
fn the_seed_decides_and_not_the_number_of_threads() {
    let arguments = "genesis --players random,beginner,easy --games 8";
    let one = arena(&format!("{arguments} --threads 1"));
    let two = arena(&format!("{arguments} --threads 2"));
    assert_eq!(outcome(&one), outcome(&two));
    assert_eq!(outcome(&one).len(), 3);
    let other = arena(&format!("{arguments} --seed 2"));
    assert_ne!(outcome(&one), outcome(&other));
}

#[test]
fn whole_blocks_are_played_and_counted() {
    for (arguments, games, lineups) in [
        ("genesis --players random,beginner --games 3", 4, 1),
        (
            "genesis --players random,beginner --games 3 --seats 3",
            6,
            2,
        ),
        (
            "genesis --players random,beginner,easy --games 9 --seats 4",
            48,
            6,
        ),
        ("ursuppe --players random,beginner --games 1", 6, 2),
        (
            "ursuppe --players random,beginner --games 1 --option mode=double",
            2,
            1,
        ),
    ] {
        let arena = arena(arguments);
        assert_eq!(arena["games"], games, "{arguments}");
        let found = arena["lineups"].as_array().unwrap();
        assert_eq!(found.len(), lineups, "{arguments}");
        let sum: i64 = found.iter().map(|l| l["games"].as_i64().unwrap()).sum();
        assert_eq!(sum, games, "{arguments}");
    }
}

#[test]
fn people_read_tables() {
    let arguments = [
        "arena",
        "genesis",
        "--players",
        "random,beginner*2",
        "--games",
        "3",
    ];
    let said = urzeit(&arguments).ok();
    for part in [
        "Genesis, 2 at a table: 4 games, 4 for any two players; thinking time × 1/20, seed 1",
        "random  beginner*2      4",
        "A fair share is 50.0%.",
        "Elo points",
        "4 games were played in",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let german = urzeit(&[&arguments[..], &["--seats", "3", "--lang", "de"]].concat()).ok();
    for part in ["Genesis, 3 am Tisch: 6 Spiele", "2 × beginner*2", "33,3 %"] {
        assert!(german.contains(part), "{part}: {german}");
    }
}

/// Everybody thinks for a while, and no longer than it may.
#[test]
fn thinking_is_measured() {
    let arena = arena("genesis --players random,master --games 2 --scale 1/5000 --threads 1");
    let ratings = arena["ratings"].as_array().unwrap();
    let master = ratings.iter().find(|rating| rating["player"] == "master");
    let thinking = &master.unwrap()["thinking"];
    let time = |key: &str| thinking[key].as_f64().unwrap();
    assert!(thinking["answers"].as_u64().unwrap() > 20, "{thinking}");
    assert!(time("mean_ms") > 0.0, "{thinking}");
    assert!(time("longest_answer_ms") >= time("mean_ms"), "{thinking}");
    assert!(
        time("longest_turn_ms") >= time("longest_answer_ms"),
        "{thinking}"
    );
}

#[test]
fn weights_must_be_weights_of_this_game() {
    let folder = TempDir::new().unwrap();
    let refused = |file: &str| {
        let arguments = [
            "arena",
            "genesis",
            "--players",
            "hard,easy",
            "--weights",
            file,
        ];
        urzeit(&arguments).complaint(1)
    };
    for (bytes, part) in [
        (&b""[..], "not a file of weights"),
        (b"urzeit 1\ngame genesis\n", "not a file of weights"),
        (b"urzeitw1lords\0", "another game or another version"),
    ] {
        let file = written(&folder, "w", bytes);
        let message = refused(&file);
        assert!(
            message.contains(part) && message.contains(&file),
            "{message}"
        );
    }
    let message = refused("no-such-file");
    assert!(message.contains("There is no such file"), "{message}");
}
