//! G-5 Scoring. Lands that are full, and the points of every seat; ties are in `ties`.

use urzeit_rules::{
    Game, Outcome, Seat,
    genesis::{Area, Multiplier, Took},
};

use crate::facts::{points, position};

pub(crate) const ALL: &str = "reptile,dinosaur,mammal,human";

/// The points of reptile, dinosaur, mammal and human, for each of the ways to settle ties.
pub(crate) fn scores(land: &str, herds: [u16; 4], players: [u16; 4], own_place: [u16; 4]) {
    for (ties, expected) in [
        ("-", herds),
        ("ties=players", players),
        ("ties=own_place", own_place),
    ] {
        assert_eq!(points(ALL, ties, land), expected, "{ties} {land}");
    }
}

/// The same however ties are settled.
pub(crate) fn always(land: &str, expected: [u16; 4]) {
    scores(land, expected, expected, expected);
}

/// The areas of a land: terrain, size, multiplier, and herds as `R3:12`, sorted.
pub(crate) fn areas(options: &str, land: &str) -> Vec<String> {
    let score = position(&format!("{ALL} {options} {land} over")).score();
    let mut areas: Vec<_> = score.areas.iter().map(describe).collect();
    areas.sort();
    areas
}

fn describe(area: &Area) -> String {
    let mut herds: Vec<_> = area
        .herds
        .iter()
        .map(|herd| {
            let owner = ["R", "D", "M", "H"][herd.owner.index()];
            assert_eq!(herd.size, herd.tiles.len());
            format!("{owner}{}:{}", herd.size, herd.points)
        })
        .collect();
    herds.sort();
    let (size, factor) = (area.tiles.len(), area.multiplier.factor());
    format!("{} {size} x{factor} {}", area.terrain, herds.join(" "))
}

/// What each herd of the first area took, in the order of seats.
pub(crate) fn took(options: &str, land: &str) -> Vec<Took> {
    let score = position(&format!("{ALL} {options} {land} over")).score();
    score.areas[0].herds.iter().map(|herd| herd.took).collect()
}

/// G-5.1 An area is connected orthogonally, whoever owns its tiles; below three it is nothing.
#[test]
fn g_5_1_areas_have_three_connected_tiles() {
    always("Rf", [0; 4]);
    always("RfRf", [0; 4]);
    always("RfDf", [0; 4]);
    always("RfRfRf", [18, 0, 0, 0]);
    // Corners do not connect.
    always("RfRf/vvRf", [0; 4]);
    always("Rf/vRf/vvRf", [0; 4]);
    always("RfRf/vRf", [18, 0, 0, 0]);
    // Another terrain does not connect.
    always("RfRfRmRf", [0; 4]);
    // Nor does the edge of the board: n1 and a2 are no neighbours.
    always("12vRfRf/Rf", [0; 4]);
    assert_eq!(
        areas("-", "RfDf/vvRm/HwHwHw"),
        [
            "forest 2 x0 D1:0 R1:0",
            "mountain 1 x0 R1:0",
            "wetland 3 x3 H3:18"
        ]
    );
}

/// G-5.1 Small areas do not count for G-5.7 and G-5.8.
#[test]
fn g_5_1_small_areas_tie_with_nothing() {
    assert_eq!(
        areas("-", "RfRfRfRf/v/RmRmRmvDmDm/v/HwHw"),
        [
            "forest 4 x3 R4:18",
            "mountain 2 x0 D2:0",
            "mountain 3 x2 R3:12",
            "wetland 2 x0 H2:0"
        ]
    );
}

/// G-5.2 A herd is connected too; one player can have several in an area.
#[test]
fn g_5_2_herds_are_connected_within_an_area() {
    assert_eq!(areas("-", "RfDfRfRf"), ["forest 4 x3 D1:3 R1:3 R2:12"]);
    // Over a corner, two herds; in a ring, one.
    assert_eq!(areas("-", "RfDf/DfRf"), ["forest 4 x3 D1:4 D1:4 R1:4 R1:4"]);
    assert_eq!(
        areas("-", "RfRfRf/RfDfRf/RfRfRf"),
        ["forest 9 x3 D1:6 R8:12"]
    );
    // The same species on another terrain is another area.
    assert_eq!(
        areas("-", "RfRfRfRf/RmRmRm"),
        ["forest 4 x3 R4:18", "mountain 3 x2 R3:12"]
    );
}

/// Two equal lands have no multiplier: every area ties with its copy.
pub(crate) fn twice(five_rows: &str) -> String {
    assert_eq!(five_rows.matches('/').count(), 4);
    format!("{five_rows}/{five_rows}")
}

/// G-5.3 Places are given to herds: first is worth 4, second 2.
#[test]
fn g_5_3_first_place_is_4_and_second_2() {
    let land = twice("RfRfRfDfDfMf/v/v/v/v");
    assert_eq!(areas("-", &land), ["forest 6 x1 D2:2 M1:0 R3:4"; 2]);
    // One player can take both places with two herds.
    let land = twice("RfRfRfDfRfRf/v/v/v/v");
    assert_eq!(areas("-", &land), ["forest 6 x1 D1:0 R2:2 R3:4"; 2]);
}

/// G-5.4 A herd that is alone takes both places.
#[test]
fn g_5_4_a_lone_herd_takes_6() {
    let land = twice("RfRfRf/v/v/v/v");
    for ties in ["-", "ties=players", "ties=own_place"] {
        assert_eq!(areas(ties, &land), ["forest 3 x1 R3:6"; 2]);
    }
    let position = position(&format!("{ALL} - RfRfRf over"));
    assert_eq!(position.score().areas[0].herds[0].took, Took::Both);
}

/// G-5.5 The next largest herds share second place.
#[test]
fn g_5_5_second_place_is_shared() {
    for (rows, area) in [
        ("RfRfRfDfDf/v", "forest 5 x1 D2:2 R3:4"),
        ("DfRfRfMf/v", "forest 4 x1 D1:1 M1:1 R2:4"),
        // A third of 2 is rounded down.
        ("DfRfRfMf/vHf", "forest 5 x1 D1:0 H1:0 M1:0 R2:4"),
        // Those after the next largest take nothing.
        ("RfRfRfDfDf/Hf", "forest 6 x1 D2:2 H1:0 R3:4"),
    ] {
        assert_eq!(areas("-", &twice(&format!("{rows}/v/v/v"))), [area; 2]);
    }
    assert_eq!(
        took("-", "DfRfRfMf"),
        [
            Took::First,
            Took::Second { sharers: 2 },
            Took::Second { sharers: 2 }
        ]
    );
}

/// G-5.6 Herds tied for largest share both places; no smaller one scores.
#[test]
fn g_5_6_tied_largest_herds_share_both_places() {
    let land = twice("RfRfDfDfMf/v/v/v/v");
    assert_eq!(areas("-", &land), ["forest 5 x1 D2:3 M1:0 R2:3"; 2]);
    let land = twice("RfDfMf/v/v/v/v");
    assert_eq!(areas("-", &land), ["forest 3 x1 D1:2 M1:2 R1:2"; 2]);
    // Two herds of one player and one of another.
    let land = twice("RfDfRf/v/v/v/v");
    assert_eq!(areas("-", &land), ["forest 3 x1 D1:2 R1:2 R1:2"; 2]);
    assert_eq!(
        took("-", "RfRfDfDfMf"),
        [
            Took::BothShared { sharers: 2 },
            Took::BothShared { sharers: 2 },
            Took::Nothing
        ]
    );
}

/// G-5.7 The single largest area of the board scores triple: 12 and 6.
#[test]
fn g_5_7_the_largest_area_is_tripled() {
    always("RfRfRfDf", [12, 6, 0, 0]);
    assert_eq!(
        areas("-", "RfRfRfDf/v/RmRmRm"),
        ["forest 4 x3 D1:6 R3:12", "mountain 3 x2 R3:12"]
    );
}

/// G-5.7 If areas tie for it, none is tripled: of different terrains each may be doubled, of
/// one terrain none is.
#[test]
fn g_5_7_tied_largest_areas_are_not_tripled() {
    assert_eq!(
        areas("-", "RfRfRf/v/DmDmDm"),
        ["forest 3 x2 R3:12", "mountain 3 x2 D3:12"]
    );
    assert_eq!(
        areas("-", "RfRfRf/v/DfDfDf"),
        ["forest 3 x1 D3:6", "forest 3 x1 R3:6"]
    );
    // Two of one terrain tie with one of another: only the other is doubled.
    assert_eq!(
        areas("-", "RfRfRf/v/DfDfDf/v/MwMwMw"),
        ["forest 3 x1 D3:6", "forest 3 x1 R3:6", "wetland 3 x2 M3:12"]
    );
}

/// G-5.8 In each other terrain the single largest area scores double: 8 and 4.
#[test]
fn g_5_8_the_largest_area_of_each_other_terrain_is_doubled() {
    assert_eq!(
        areas("-", "RfRfRfRfRf/v/RmRmRmDm/v/HwHwHwvMwMwMwMw/v/DsDsDs"),
        [
            "forest 5 x3 R5:18",
            "mountain 4 x2 D1:4 R3:8",
            "savannah 3 x2 D3:12",
            "wetland 3 x1 H3:6",
            "wetland 4 x2 M4:12",
        ]
    );
    // The terrain of the tripled area has no doubled one.
    assert_eq!(
        areas("-", "RfRfRfRfRf/v/RfRfRfDf/v/HwHwHw"),
        [
            "forest 4 x1 D1:2 R3:4",
            "forest 5 x3 R5:18",
            "wetland 3 x2 H3:12"
        ]
    );
}

/// G-5.8 If areas of a terrain tie, none of it is doubled.
#[test]
fn g_5_8_tied_areas_of_a_terrain_are_not_doubled() {
    assert_eq!(
        areas("-", "RfRfRfRf/v/RmRmRm/v/DmDmDm/v/HwHwHw"),
        [
            "forest 4 x3 R4:18",
            "mountain 3 x1 D3:6",
            "mountain 3 x1 R3:6",
            "wetland 3 x2 H3:12",
        ]
    );
    // Nothing tripled, and a smaller area of a tied terrain is not doubled in their stead.
    assert_eq!(
        areas("-", "RfRfRfRf/v/RfRfRfRf/v/DfDfDf/v/HwHwHw"),
        [
            "forest 3 x1 D3:6",
            "forest 4 x1 R4:6",
            "forest 4 x1 R4:6",
            "wetland 3 x2 H3:12",
        ]
    );
    // Two terrains tie for the largest; the smaller ones of theirs are single.
    assert_eq!(
        areas("-", "RfRfRfRf/v/DmDmDmDm/v/RfRfRfvDmDmDm"),
        [
            "forest 3 x1 R3:6",
            "forest 4 x2 R4:12",
            "mountain 3 x1 D3:6",
            "mountain 4 x2 D4:12",
        ]
    );
}

/// G-5.9 The multiplier applies before sharing; each share is rounded down by itself.
#[test]
fn g_5_9_shares_are_rounded_down_after_multiplying() {
    // Four herds tied in a tripled area take floor(18 / 4).
    always("RfDfMfHf", [4, 4, 4, 4]);
    // Doubled: floor(12 / 5); tripled second place: floor(6 / 4).
    assert_eq!(
        areas("-", "RfRfRfRfRfRf/v/RmDmRmDmRm"),
        [
            "forest 6 x3 R6:18",
            "mountain 5 x2 D1:2 D1:2 R1:2 R1:2 R1:2"
        ]
    );
    assert_eq!(
        areas("-", "DfRfMf/vRf/DfRfMf"),
        ["forest 7 x3 D1:1 D1:1 M1:1 M1:1 R3:12"]
    );
    // Possibly to 0: four herds share the second place of a single area.
    let comb = "DfRfMf/vRf/DfRfMf/v/v";
    assert_eq!(
        areas("-", &twice(comb)),
        ["forest 7 x1 D1:0 D1:0 M1:0 M1:0 R3:4"; 2]
    );
    // Seven tied herds in a single area take floor(6 / 7).
    let mixed = "RfDfRfDfRfDfRf/v/v/v/v";
    assert_eq!(
        areas("-", &twice(mixed)),
        ["forest 7 x1 D1:0 D1:0 D1:0 R1:0 R1:0 R1:0 R1:0"; 2]
    );
}

/// G-5.11 Most points win; equal points share the win, even at 0.
#[test]
fn g_5_11_equal_points_share_the_win() {
    use Outcome::{Draw, Loss, Win};
    for (land, expected) in [
        ("RfRfRfDf", [Win, Loss, Loss, Loss]),
        ("DfDfDfRf", [Loss, Win, Loss, Loss]),
        ("RfDfMf", [Draw, Draw, Draw, Loss]),
        ("RfRfRf/v/HmHmHm", [Draw, Loss, Loss, Draw]),
        ("RfDf", [Draw, Draw, Draw, Draw]),
        ("v", [Draw, Draw, Draw, Draw]),
    ] {
        let result = position(&format!("{ALL} - {land} over")).result().unwrap();
        for (seat, expected) in Seat::all(4).zip(expected) {
            assert_eq!(result.outcome(seat), expected, "{land}");
            assert_eq!(result.winners().contains(seat), expected != Loss, "{land}");
        }
    }
    let lines: Vec<_> = position("reptile,human - RfHf over")
        .result()
        .unwrap()
        .lines()
        .collect();
    assert_eq!(lines, ["result 1 0 draw", "result 2 0 draw"]);
}

/// The areas of the worked example.
///
/// ```text
/// M M M D D H   forest
/// D D D M D     savannah
/// H H D D H H   wetland
///     R R
/// H M   R R R   savannah, mountain
/// ```
const EXAMPLE: &str = "MfMfMfDfDfHf/DsDsDsMsDs/HwHwDwDwHwHw/vvRwRw/HsMsvRmRmRm";

/// The worked example, without multipliers as the rules give it, and with them.
#[test]
fn g_5_3_worked_example() {
    let expected = [
        "forest 6 x1 D2:2 H1:0 M3:4",
        "mountain 3 x1 R3:6",
        "savannah 2 x0 H1:0 M1:0",
        "savannah 5 x1 D1:1 D3:4 M1:1",
        "wetland 8 x1 D2:1 H2:1 H2:1 R2:1",
    ];
    let both: Vec<_> = expected.iter().flat_map(|area| [area, area]).collect();
    let found = areas("-", &twice(EXAMPLE));
    assert_eq!(found.iter().collect::<Vec<_>>(), both);
    // With `players` and `own_place` the wetland gives 2 to each of its three players.
    for ties in ["ties=players", "ties=own_place"] {
        let found = areas(ties, &twice(EXAMPLE));
        assert_eq!(found[9], "wetland 8 x1 D2:2 H2:0 H2:2 R2:2");
    }

    assert_eq!(
        areas("-", EXAMPLE),
        [
            "forest 6 x2 D2:4 H1:0 M3:8",
            "mountain 3 x2 R3:12",
            "savannah 2 x0 H1:0 M1:0",
            "savannah 5 x2 D1:2 D3:8 M1:2",
            "wetland 8 x3 D2:4 H2:4 H2:4 R2:4",
        ]
    );
    scores(
        EXAMPLE,
        [4 + 12, 4 + 8 + 2 + 4, 8 + 2, 4 + 4],
        [6 + 12, 4 + 8 + 2 + 6, 8 + 2, 6],
        [6 + 12, 4 + 8 + 2 + 6, 8 + 2, 6],
    );
}

/// An unfinished position is scored as if it ended now, but has no result.
#[test]
fn g_5_11_only_a_finished_game_has_a_result() {
    let position = position(&format!("{ALL} - RfRfRf.... roll 1"));
    assert_eq!(position.score().points, [18, 0, 0, 0]);
    assert_eq!(position.result(), None);
    let area = &position.score().areas[0];
    assert_eq!(area.multiplier, Multiplier::Triple);
}
