//! G-1 Components.

use std::collections::BTreeSet;

use urzeit_rules::{
    Choices as _, Due as _, Game, Genesis, Refusal, Seat, Setup as _, SetupError,
    genesis::{Board, Chance, Due, Face, Setup, Space, Spaces, Supply, Terrain},
};

use crate::{
    facts::{board, fact, hold, new_game, position, refusal, setup},
    repository_file,
};

/// G-1.1 The board has 14 columns, `a` to `n`, and 10 rows, written column first.
#[test]
fn g_1_1_spaces_are_written_column_first() {
    let named: BTreeSet<String> = Space::all().map(|space| space.to_string()).collect();
    assert_eq!(named.len(), 140);
    for (name, column, row) in [("a1", 0, 0), ("n1", 13, 0), ("a10", 0, 9), ("n10", 13, 9)] {
        let space: Space = name.parse().unwrap();
        assert_eq!((space.column(), space.row()), (column, row), "{name}");
        assert_eq!(Space::at(column, row), Some(space));
        assert_eq!(space.to_string(), name);
    }
    for name in [
        "",
        "a",
        "1",
        "o1",
        "a11",
        "a0",
        "a01",
        "A1",
        "1a",
        "a1 ",
        " a1",
        "a-1",
        "a+1",
        "ä1",
        "`1",
        "a1b",
        "aa1",
        "a１",
        "a4294967297",
        "a18446744073709551617",
    ] {
        assert!(name.parse::<Space>().is_err(), "“{name}” is no space");
    }
}

/// G-1.1 Each space touches those beside it, above it and below it, and no other: not over
/// the edge, not over a corner.
#[test]
fn g_1_1_spaces_touch_orthogonally() {
    for one in Space::all() {
        for other in Space::all() {
            let apart = one.column().abs_diff(other.column()) + one.row().abs_diff(other.row());
            let pair: Spaces = [one, other].into_iter().collect();
            assert_eq!(one.is_at_or_next_to(other), apart <= 1, "{one} {other}");
            assert_eq!(pair.is_connected(), apart <= 1, "{one} {other}");
        }
    }
}

/// G-1.2 Twenty-two spaces are blocked; volcanoes and tar pits differ in looks only.
#[test]
fn g_1_2_volcanoes_and_tar_pits_block_alike() {
    assert_eq!(Board::pangaea().blocked().len(), 22);
    let pits = Board::pangaea().to_string().replace('v', "t");
    let volcanoes = Board::pangaea().to_string().replace('t', "v");
    let all = [Board::pangaea().to_string(), pits, volcanoes].map(|rows| {
        let mut play = new_game(3, &[("board", &rows)]);
        for entry in ["* start 1", "* dice wild wild"] {
            play.enter(entry.parse().unwrap()).unwrap();
        }
        play.position()
            .choices(Seat::at(0))
            .iter()
            .collect::<Vec<_>>()
    });
    assert_eq!(all[0], all[1]);
    assert_eq!(all[0], all[2]);
    hold(&[
        fact(
            "reptile,human - v.../t... first 1 wild wild",
            "1 place forest a1",
            "G-3.5 genesis-blocked",
        ),
        fact(
            "reptile,human - v.../t... first 1 wild wild",
            "1 place forest a2",
            "G-3.5 genesis-blocked",
        ),
    ]);
}

/// G-1.3 The river runs between `k` and `l` and separates nothing.
#[test]
fn g_1_3_the_river_lies_between_k_and_l() {
    for space in Space::all() {
        let left = ('a'..='k').contains(&space.to_string().chars().next().unwrap());
        assert_eq!(Spaces::LEFT.contains(space), left, "{space}");
    }
    // An area from j to m.
    let across = position("reptile,human,mammal - 9vRfRfRfRf over");
    assert_eq!(across.score().points, [18, 0, 0]);
}

/// G-1.4 The default board is the one that the rules draw.
#[test]
fn g_1_4_pangaea_is_as_drawn() {
    let rules = repository_file("docs/rules/genesis.md");
    let picture = rules.split("```").nth(1).unwrap();
    let rows = picture.lines().filter_map(|line| {
        let (number, spaces) = line.trim().split_once(' ')?;
        number.parse::<usize>().ok()?;
        Some(spaces.replace(' ', ""))
    });
    let drawn = rows.collect::<Vec<_>>().join("/");
    assert_eq!(Board::pangaea().to_string(), drawn);
    assert_eq!(
        new_game(2, &[]).position().board().to_string(),
        drawn,
        "it is the default"
    );
    let named = new_game(2, &[("board", "pangaea")]);
    assert_eq!(&named, &new_game(2, &[]));
}

/// A board that chance can make: 17 blocked spaces left of the river, 5 right of it.
const RANDOM: &str = "v.v.v.v.v.v.v./............../v.v.v.v.v.v.v./............../\
                      ..v.v.v.v.t.t./............../............../...........t.t/\
                      ............../..............";

fn with_space(rows: &str, space: &str, letter: char) -> String {
    let space: Space = space.parse().unwrap();
    let mut letters: Vec<char> = rows.chars().collect();
    letters[space.row() * 15 + space.column()] = letter;
    letters.into_iter().collect()
}

/// G-1.5 A random board comes out first; an outcome that is no such board is refused, for
/// any number of players alike.
#[test]
fn g_1_5_random_boards_have_17_and_5_and_wall_nothing_in() {
    let open = |rows: &str, spaces: &[&str]| {
        spaces
            .iter()
            .fold(rows.to_owned(), |rows, space| with_space(&rows, space, '.'))
    };
    let block = |rows: &str, spaces: &[&str]| {
        spaces
            .iter()
            .fold(rows.to_owned(), |rows, space| with_space(&rows, space, 't'))
    };
    // a1 is walled in by a2 and b1.
    let walled = block(&open(RANDOM, &["a1", "a3", "c3"]), &["b1", "a2", "k9"]);
    // The corner n10, right of the river.
    let walled_right = block(&open(RANDOM, &["n8", "l8"]), &["n9", "m10"]);
    // k10 has a way out over the river only.
    let only_over_the_river = block(&open(RANDOM, &["a1", "c1"]), &["k9", "j10"]);
    // l10 has a way out over the river only: the whole board is still one region.
    let right_over_the_river = block(&open(RANDOM, &["n8", "l8"]), &["l9", "m10"]);
    let cases = [
        ("good", RANDOM.to_owned(), true),
        ("17 and 4", open(RANDOM, &["n8"]), false),
        ("17 and 6", block(RANDOM, &["n8", "n6"]), false),
        ("16 and 5", open(RANDOM, &["c1"]), false),
        ("18 and 5", block(RANDOM, &["a10"]), false),
        (
            "22 elsewhere",
            block(&open(RANDOM, &["c1"]), &["n6"]),
            false,
        ),
        ("a space walled in", walled, false),
        ("a space walled in on the right", walled_right, false),
        ("left is not one region", only_over_the_river, false),
        ("right hangs on the left", right_over_the_river, true),
        ("none blocked", RANDOM.replace(['v', 't'], "."), false),
    ];
    for (name, rows, allowed) in cases {
        let board: Board = rows.parse().unwrap();
        assert_eq!(board.is_random(), allowed, "{name}: {rows}");
        for players in 2..=4 {
            let mut play = new_game(players, &[("board", "random")]);
            let entry = format!("* board {rows}").parse().unwrap();
            assert_eq!(play.check(entry).is_ok(), allowed, "{name}: {rows}");
            if allowed {
                play.enter(entry).unwrap();
                assert_eq!(play.position().board(), board);
                assert_eq!(play.position().due(), Some(Due::Start { players }));
            } else {
                assert_eq!(
                    refusal(&play, &format!("* board {rows}")),
                    "G-1.5 genesis-board-not-random"
                );
            }
        }
    }
}

/// G-1.5 Before the board is known nothing else can happen; without the variant no board
/// comes out.
#[test]
fn g_1_5_the_board_comes_first_and_only_with_its_variant() {
    let play = new_game(2, &[("board", "random")]);
    for (entry, refused) in [
        ("* start 1", "G-1.5 genesis-other-chance-due"),
        ("* dice wild wild", "G-1.5 genesis-other-chance-due"),
        ("1 place forest a1", "G-1.5 genesis-chance-due"),
        ("1 end", "G-1.5 genesis-chance-due"),
    ] {
        assert_eq!(refusal(&play, entry), refused, "{entry}");
    }
    let plain = new_game(2, &[]);
    let rows = format!("* board {}", board("."));
    assert_eq!(refusal(&plain, &rows), "G-2.3 genesis-other-chance-due");
}

/// G-1.5 A custom map is ten rows of fourteen, with any number of blocked spaces, connected
/// or not, as long as three spaces in play are connected.
#[test]
fn g_1_5_custom_maps_need_three_connected_spaces_in_play() {
    let read = |players: usize, rows: &str| {
        Setup::read(&Genesis::WHO[..players], &[("board", rows)]).map(|_| ())
    };
    for (land, two, four) in [
        ("...", true, true),
        (".", false, false),
        ("..", false, false),
        (".v./v.v/.v.", false, false),
        ("../.", true, true),
        ("./././.", true, true),
        ("..v../v/...v..", true, true),
        // Right of the river: out of play for two.
        ("11v...", false, true),
        ("9v.....", false, true),
        ("8v......", true, true),
        ("10v./10v./10v.", true, true),
        ("11v./11v./11v.", false, true),
        // Not even connected over the edge of a row.
        ("v..v/.v..", true, true),
        ("13v./.", false, false),
        ("12v../.", false, false),
    ] {
        for (players, allowed) in [(2, two), (3, four), (4, four)] {
            let answer = read(players, &board(land));
            let SetupError::Refused { rule, key, .. } = (match answer {
                Ok(()) => {
                    assert!(allowed, "{land} with {players} players");
                    continue;
                }
                Err(error) => error,
            }) else {
                panic!("{land} is ten rows of fourteen");
            };
            assert!(!allowed, "{land} with {players} players");
            assert_eq!((rule, key), ("G-1.5", "genesis-board-too-small"));
        }
    }
    let whole = board("14./14./14./14./14./14./14./14./14./14.");
    assert_eq!(read(2, &whole), Ok(()));
    for rows in [
        "",
        "atlantis",
        &whole[1..],
        &whole[..whole.len() - 1],
        &format!("{whole}."),
        &format!("{whole}/"),
        &format!("{whole}/.............."),
        &whole.replacen('/', "", 1),
        &whole.replacen('.', "V", 1),
        &whole.replacen('.', "Rf", 1),
        &whole.replacen('.', "ä", 1),
    ] {
        let error = read(4, rows).unwrap_err();
        assert!(
            matches!(&error, SetupError::Value { option, found }
                if option.key == "board" && option.rule == "G-1.5" && found == rows),
            "{rows}: {error:?}"
        );
    }
}

/// G-1.6 Each player has 13 tiles of each terrain, or 16.
#[test]
fn g_1_6_players_have_13_or_16_tiles_of_each_terrain() {
    for (options, tiles) in [
        (&[][..], 13),
        (&[("tiles_per_terrain", "13")], 13),
        (&[("tiles_per_terrain", "16")], 16),
    ] {
        for players in 2..=4 {
            let play = new_game(players, options);
            for seat in Seat::all(players) {
                assert_eq!(play.position().supply(seat), Supply::of_each(tiles));
            }
        }
    }
    for value in ["12", "14", "0", "013", "-13", "13.0", "", "thirteen", "269"] {
        let error = Setup::read(&["reptile", "human"], &[("tiles_per_terrain", value)]);
        assert!(
            matches!(&error, Err(SetupError::Value { option, .. }) if option.rule == "G-1.6"),
            "{value}: {error:?}"
        );
    }
}

/// G-1.6 A supply that is used up gives nothing more.
#[test]
fn g_1_6_the_supply_is_limited() {
    let three = "reptile,dinosaur,human";
    for (before, entry, after) in [
        ("- 13Rf./4. first 1 wild wild", "1 place forest a2", None),
        (
            "tiles_per_terrain=16 13Rf./4. first 1 wild wild",
            "1 place forest a2",
            Some("tiles_per_terrain=16 13Rf./Rf... second 1 wild"),
        ),
        (
            "- 12Rf../4. first 1 wild wild",
            "1 place forest a2",
            Some("- 12Rf../Rf... second 1 wild"),
        ),
        (
            "- 13Rf./Df4. second 2 wild",
            "2 place forest b2",
            Some("- 13Rf./DfDf3. roll 3"),
        ),
    ] {
        let mut play = urzeit_rules::Play::from(position(&format!("{three} {before}")));
        match after {
            None => assert_eq!(refusal(&play, entry), "G-1.6 genesis-no-tile"),
            Some(after) => {
                play.enter(entry.parse().unwrap()).unwrap();
                assert_eq!(play.position(), &position(&format!("{three} {after}")));
            }
        }
    }
    let text = crate::facts::text(&format!("{three} - 14Rf/4. roll 1"));
    let broken = text.parse::<Genesis>().unwrap_err();
    assert!(
        matches!(broken, urzeit_rules::BadPosition::Broken(broken) if broken.rule == "G-1.6"),
        "{broken:?}"
    );
}

/// G-1.7 Two dice, each with one face for each terrain and two wild faces.
#[test]
fn g_1_7_a_die_has_four_terrains_and_two_wild_faces() {
    for terrain in Terrain::ALL {
        let faces = Face::DIE.iter().filter(|f| **f == Face::Terrain(terrain));
        assert_eq!(faces.count(), 1);
    }
    assert_eq!(Face::DIE.iter().filter(|f| **f == Face::Wild).count(), 2);
    assert_eq!(Face::DIE.len(), 6);
    let dice = Due::Dice;
    for (roll, ways) in [
        ("dice forest forest", 1),
        ("dice forest wetland", 1),
        ("dice wild mountain", 2),
        ("dice savannah wild", 2),
        ("dice wild wild", 4),
    ] {
        let outcome: Chance = roll.parse().unwrap();
        let probability = dice.probability(outcome).unwrap();
        assert_eq!((probability.ways, probability.of), (ways, 36), "{roll}");
    }
    assert_eq!(dice.outcomes().unwrap().len(), 25);
    for roll in [
        "dice",
        "dice wild",
        "dice wild wild wild",
        "dice 1 2",
        "dice Wild wild",
        "dice green red",
        "dice  wild wild",
        "dice wild wild ",
    ] {
        assert!(roll.parse::<Chance>().is_err(), "{roll}");
    }
}

/// Every reason to refuse something names a rule that exists.
#[test]
fn refusals_name_rules_that_exist() {
    let rules = crate::rule_numbers();
    let space: Space = "a1".parse().unwrap();
    let seat = Seat::at(0);
    let terrain = Terrain::Forest;
    use urzeit_rules::genesis::Illegal as I;
    let mut keys = BTreeSet::new();
    for (illegal, rule) in [
        (I::GameOver, "G-4.1"),
        (I::ChanceDue { due: Due::Board }, "G-1.5"),
        (
            I::ChanceDue {
                due: Due::Start { players: 2 },
            },
            "G-2.3",
        ),
        (I::ChanceDue { due: Due::Dice }, "G-3.1"),
        (I::OtherChanceDue { due: Due::Dice }, "G-3.1"),
        (I::ChoiceDue { seat }, "G-3.2"),
        (I::NotYourTurn { seat }, "G-3.8"),
        (I::NothingPlaced, "G-3.6"),
        (I::NoTile { terrain }, "G-1.6"),
        (I::DieAsks { terrain }, "G-3.3"),
        (I::OutOfPlay { space }, "G-2.2"),
        (I::Blocked { space }, "G-3.5"),
        (I::Occupied { space }, "G-3.5"),
        (I::BoardNotRandom, "G-1.5"),
        (I::NoSuchSeat { players: 2 }, "G-2.3"),
    ] {
        assert_eq!(illegal.rule(), rule, "{illegal:?}");
        let said = illegal.to_string();
        assert!(said.ends_with(&format!(" ({rule})")), "{said}");
        for (_, word) in illegal.words() {
            assert!(said.contains(&word), "{said}");
        }
        assert!(rules.iter().any(|known| known == rule), "{rule}");
        keys.insert(illegal.key());
    }
    assert_eq!(keys.len(), 13, "one sentence for each reason");
    let options = Genesis::OPTIONS.iter().map(|option| option.rule);
    for rule in options {
        assert!(rules.iter().any(|known| known == rule), "{rule}");
    }
    assert_eq!(
        setup(&["reptile", "human"], &[]),
        setup(&["reptile", "human"], &[("ties", "herds")])
    );
}
