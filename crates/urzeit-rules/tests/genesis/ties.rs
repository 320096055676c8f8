//! G-5.10, G-5.12 Who shares the places that several herds tie for.

use urzeit_rules::{
    Game, Genesis, Record, Setup as _, SetupError,
    genesis::{Setup, Took},
};

use crate::{
    facts::points,
    repository_file,
    scoring::{ALL, always, areas, scores, took, twice},
};

/// G-5.10 `players`: the different owners share, each counted once.
#[test]
fn g_5_10_players_share_once_each() {
    for (land, herds, players) in [
        // Second place: two herds of one player and one of another.
        (
            "RfDfRfRfMfHf",
            "forest 6 x3 D1:1 H1:1 M1:1 R1:1 R2:12",
            [12 + 1, 1, 1, 1],
        ),
        // The owner of the single largest herd has part in second place.
        ("RfDfRfRf", "forest 4 x3 D1:3 R1:3 R2:12", [15, 3, 0, 0]),
        // Tied for second only with own herds: all of it, once.
        ("DfRfRfDf", "forest 4 x3 D1:0 D1:6 R2:12", [12, 6, 0, 0]),
        // Tied for largest with own herds: both places.
        ("RfRfDfRfRf", "forest 5 x3 D1:0 R2:0 R2:18", [18, 0, 0, 0]),
        // Tied for largest, two herds against one.
        ("RfDfRf", "forest 3 x3 D1:6 R1:6 R1:6", [9, 9, 0, 0]),
    ] {
        assert_eq!(areas("-", land), [herds], "{land}");
        assert_eq!(points(ALL, "ties=players", land), players, "{land}");
    }
    let took = |land: &str| took("ties=players", land);
    assert_eq!(
        took("RfRfDfRfRf"),
        [
            Took::BothShared { sharers: 1 },
            Took::WithOther { sharers: 1 },
            Took::Nothing
        ]
    );
    assert_eq!(took("RfRfDf"), [Took::First, Took::Second { sharers: 1 }]);
    let shared = Took::BothShared { sharers: 2 };
    let with_other = Took::WithOther { sharers: 2 };
    assert_eq!(took("RfDfRf"), [shared, with_other, shared]);
}

/// G-5.10 `own_place`: the players of tied largest herds share first place alone if there is a
/// smaller herd.
#[test]
fn g_5_10_own_place_leaves_second_place_to_smaller_herds() {
    for (land, expected) in [
        // No smaller herd: both places.
        ("RfDfMf", [6, 6, 6, 0]),
        ("RfRfDfDf", [9, 9, 0, 0]),
        // A smaller one: 12 / 2, and 6.
        ("RfRfDfDfMf", [6, 6, 6, 0]),
        // No matter to whom it belongs.
        ("RfRfDfDfRf", [6 + 6, 6, 0, 0]),
        // 12 / 2, and two herds of the next size: 6 / 2.
        ("MfRfRfDfDfHf", [6, 6, 3, 3]),
        // Players share, not herds: 12 / 2 for three herds of two, then 6 / 2 for three of two.
        ("MfMfRfRfMfMf/vvHfvRf/vvvvHf", [6 + 3, 0, 6, 3]),
        // All largest are of one player: first place whole, and second to the next.
        ("RfRfDfRfRf", [12, 6, 0, 0]),
        // No smaller herd: both places, among two players.
        ("RfDfRf", [9, 9, 0, 0]),
        // The size after the next takes nothing.
        ("RfRfRfDfDfDf/MfMfv/vHf", [6, 6, 6, 0]),
        // One largest: as ever.
        ("RfRfRfDfDfMf", [12, 6, 0, 0]),
        ("RfRfRf", [18, 0, 0, 0]),
    ] {
        assert_eq!(points(ALL, "ties=own_place", land), expected, "{land}");
    }
    // Three tied, single: floor(4 / 3) and floor(2 / 2).
    let land = twice("RfRfDfDfMfMfHf/v/v/v/v");
    assert_eq!(
        areas("ties=own_place", &land),
        ["forest 7 x1 D2:1 H1:2 M2:1 R2:1"; 2]
    );
    assert_eq!(
        took("ties=own_place", "RfRfDfDfMf"),
        [
            Took::FirstShared { sharers: 2 },
            Took::FirstShared { sharers: 2 },
            Took::Second { sharers: 1 }
        ]
    );
}

/// G-5.10 The three ways side by side.
#[test]
fn g_5_10_three_ways_to_settle_ties() {
    scores("RfRfDfDfMf", [9, 9, 0, 0], [9, 9, 0, 0], [6, 6, 6, 0]);
    scores("RfDfRfMf", [8, 4, 4, 0], [6, 6, 6, 0], [6, 6, 6, 0]);
    scores("RfRfDfRfRf", [18, 0, 0, 0], [18, 0, 0, 0], [12, 6, 0, 0]);
    scores(
        "DfRfRfDfMf",
        [12, 2 + 2, 2, 0],
        [12, 3, 3, 0],
        [12, 3, 3, 0],
    );
    let error = Setup::read(&["reptile", "human"], &[("ties", "none")]).unwrap_err();
    assert!(matches!(error, SetupError::Value { option, .. } if option.rule == "G-5.10"));
    assert_eq!(
        Setup::read(&["reptile", "human"], &[("ties", "herds")]),
        Setup::read(&["reptile", "human"], &[])
    );
}

/// Four herds of two mammals around a single dinosaur.
const CROSS: &str = "2vMf/2vMf/MfMfDfMfMf/2vMf/2vMf";

/// G-5.12 Where all herds that tie belong to one player nothing is divided, however ties are
/// settled.
#[test]
fn g_5_12_one_player_divides_nothing() {
    // An area of another species ties with it, so that it counts once.
    let cross = format!("{CROSS}/v/9Hf");
    for ties in ["-", "ties=players"] {
        // Three tied next largest herds take 2, not nothing.
        assert_eq!(
            areas(ties, &twice("MfDfDfDfDfDfMf/vvvMf/v/v/v")),
            ["forest 8 x1 D5:4 M1:0 M1:0 M1:2"; 2]
        );
        // Four tied largest herds take 6, not four times 1.
        assert_eq!(
            areas(ties, &cross),
            ["forest 9 x1 D1:0 M2:0 M2:0 M2:0 M2:6", "forest 9 x1 H9:6"]
        );
    }
    // With `own_place` it is first place that they take whole.
    assert_eq!(
        areas("ties=own_place", &cross),
        ["forest 9 x1 D1:2 M2:0 M2:0 M2:0 M2:4", "forest 9 x1 H9:6"]
    );
    // Multiplied: three times 2, three times 6.
    always("MfDfDfDfDfDfMf/vvvMf", [0, 12, 6, 0]);
    scores(CROSS, [0, 0, 18, 0], [0, 0, 18, 0], [0, 6, 12, 0]);
    // The owner of the largest herd may own the next largest too.
    always("RfRfDfRfRfRfDfRfRf", [12 + 6, 0, 0, 0]);
}

/// G-5.12 Ties in which several players have part are divided by herds.
#[test]
fn g_5_12_several_players_divide_by_herds() {
    // A single herd of another player: 2 / 4 is nothing, 6 / 5 is 1 for each.
    for (rows, area) in [
        (
            "MfDfDfDfDfDfMf/vvvMfvHf/v/v/v",
            "forest 9 x1 D5:4 H1:0 M1:0 M1:0 M1:0",
        ),
        ("MfDfMfDfMf/v/v/v/v", "forest 5 x1 D1:1 D1:1 M1:1 M1:1 M1:1"),
    ] {
        assert_eq!(areas("-", &twice(rows)), [area; 2]);
    }
}

/// G-5.12 What the herds took: one has all of it, the others are counted with it.
#[test]
fn g_5_12_one_herd_stands_for_all() {
    let with_other = Took::WithOther { sharers: 1 };
    assert_eq!(
        took("-", "MfDfDfDfDfDfMf/vvvMf"),
        [
            Took::First,
            Took::Second { sharers: 1 },
            with_other,
            with_other
        ]
    );
    let all_with = |took| [took, with_other, with_other, with_other];
    let of_mammal = |options| took(options, CROSS)[1..].to_vec();
    assert_eq!(of_mammal("-"), all_with(Took::BothShared { sharers: 1 }));
    assert_eq!(
        of_mammal("ties=own_place"),
        all_with(Took::FirstShared { sharers: 1 })
    );
}

/// G-5.12 Whole games that it decides. Each record says how its points come about and has its
/// result, which a reader compares.
#[test]
fn g_5_12_decides_whole_games() {
    for (name, points) in [
        ("genesis-second-place-whole", &[12, 12][..]),
        ("genesis-both-places-whole", &[8, 16, 18]),
    ] {
        let text = repository_file(&format!("fixtures/by-hand/{name}.urz"));
        let reading = Record::<Genesis>::read(&text).unwrap();
        assert_eq!(reading.stopped, None);
        assert_eq!(reading.record.position().result().unwrap().points(), points);
    }
}
