//! L-1.1, L-1.3, L-2, L-12: what is on the table before the game.

use urzeit_rules::{
    Due, Game, Lords, Seat, Setup, SetupError, Turn,
    lords::{
        self, Card, Options, Terrain,
        setup::{BoardOption, Deck},
    },
};

use crate::support::{enter, phase, position, refused, seat, setup};

fn sum(counts: &[u8]) -> usize {
    counts.iter().map(|&count| usize::from(count)).sum()
}

/// L-1.3: numbers of one's own are not what the rules list.
#[test]
fn numbers_of_ones_own_are_not_even() {
    for (option, is_even) in [
        (("people_per_player", "50"), true),
        (("people_per_player", "49"), false),
        (("altars_per_player", "3"), false),
        (("deck", "double"), true),
        (("board", "olympus61"), true),
    ] {
        let setup = lords::Setup::read(&["red", "blue"], &[option]).expect("a setup");
        assert_eq!(setup.is_even(), is_even, "{option:?}");
    }
}

/// L-1.1
#[test]
fn two_to_five_play_each_colour_once() {
    for players in 2..=5 {
        assert_eq!(Lords::new(&setup(players, &[])).players(), players);
    }
    let read = |who: &[&str]| lords::Setup::read(who, &[]).map(|setup| setup.who());
    assert!(matches!(
        read(&["red"]),
        Err(SetupError::Players { rule: "L-1.1", .. })
    ));
    let six = ["red", "blue", "green", "yellow", "orange", "red"];
    assert!(matches!(read(&six), Err(SetupError::Players { .. })));
    assert!(matches!(
        read(&["red", "red"]),
        Err(SetupError::SameWho { .. })
    ));
    assert!(matches!(
        read(&["red", "pink"]),
        Err(SetupError::UnknownWho { .. })
    ));
    assert_eq!(read(&["orange", "red"]), Ok(vec!["orange", "red"]));
    let new = Lords::new(&setup(2, &[]));
    assert_eq!(refused(&enter(&new, &[]), "5 keep"), "L-1.1");
}

/// L-1.3
#[test]
fn there_are_as_many_pieces_as_the_table_says() {
    let options = |given: &[(&str, &str)]| *Lords::new(&setup(2, given)).options();
    let markers = options(&[]).all_markers();
    assert_eq!(
        (markers, sum(&markers)),
        ([14, 22, 22, 22, 20, 10, 10], 120)
    );
    for (deck, decks) in [(Deck::Single, 1), (Deck::Double, 2)] {
        let cards = options(&[("deck", deck.word())]).all_cards();
        assert_eq!(sum(&cards), 55 * decks);
        for card in Card::all() {
            let per_deck = if card.terrain() == Terrain::Island {
                2
            } else {
                3
            };
            assert_eq!(usize::from(cards[card.index()]), per_deck * decks, "{card}");
        }
    }
    let new = Lords::new(&setup(3, &[]));
    for seat in Seat::all(3) {
        assert_eq!((new.supply(seat), new.altars_left(seat)), (50, 10));
    }
}

/// L-1.3: every content set has enough; so L-3.8, the empty bag, cannot come up.
#[test]
fn markers_and_cards_suffice_for_every_setup() {
    for players in 2..=5 {
        for (board, to_fill) in [(BoardOption::Full91, 91), (BoardOption::Olympus61, 61)] {
            for deck in Deck::ALL {
                let given = [("board", board.word()), ("deck", deck.word())];
                let options: Options = *Lords::new(&setup(players, &given)).options();
                assert!(sum(&options.all_markers()) >= to_fill + 3 * players);
                assert!(sum(&options.all_cards()) >= 7 * players);
            }
        }
    }
}

/// L-2.1
#[test]
fn the_board_is_empty_and_everything_is_in_supply() {
    let new = Lords::new(&setup(
        2,
        &[("people_per_player", "7"), ("altars_per_player", "0")],
    ));
    assert_eq!((new.bare().len(), new.occupied().len()), (91, 0));
    assert_eq!((new.supply(seat(2)), new.altars_left(seat(2))), (7, 0));
}

/// L-2.2, L-10.3: deals come first, seat 1 first, seven cards each.
#[test]
fn seven_cards_go_to_each_player() {
    let new = Lords::new(&setup(2, &[]));
    assert_eq!(phase(&new), "deal 1");
    let seven = "island1 island2 hills3 hills3 forest4 grassland5 grassland5";
    assert_eq!(refused(&new, &format!("* deal 2 {seven}")), "L-10.3");
    assert_eq!(refused(&new, "* deal 1 island1 island1"), "L-2.2");
    assert_eq!(refused(&new, "* start 1"), "L-2.2");
    let five = "* deal 1 island1 island1 island1 island1 island1 hills1 hills1";
    assert_eq!(refused(&new, five), "L-1.3");
    let dealt = enter(&new, &[&format!("* deal 1 {seven}")]);
    assert_eq!((phase(&dealt), dealt.pile()), ("deal 2".to_owned(), 103));
    let dealt = enter(&dealt, &[&format!("* deal 2 {seven}")]);
    assert_eq!((phase(&dealt), dealt.pile()), ("start".to_owned(), 96));
    assert_eq!(dealt.hand(seat(2)).len(), 7);
    // A hand is written in one way only.
    assert!("deal 1 hills1 island1".parse::<lords::Chance>().is_err());
}

/// L-2.3: all markers are in the bag.
#[test]
fn the_bag_holds_all_markers() {
    assert_eq!(Lords::new(&setup(2, &[])).bag(), 120);
    assert_eq!(Lords::new(&setup(2, &[("board", "olympus61")])).bag(), 98);
}

/// L-2.4, L-10.1
#[test]
fn chance_names_the_start_player() {
    let dealt = dealt(3);
    let due = dealt.due().expect("chance");
    assert_eq!((due.kind(), dealt.turn()), ("start", Turn::Chance));
    assert_eq!(due.outcomes().map(|all| all.len()), Some(3));
    assert_eq!(refused(&dealt, "* start 4"), "L-1.1");
    assert_eq!(phase(&enter(&dealt, &["* start 3"])), "marker 3 -/-/-");
}

/// L-10.1: a deal is one outcome, and every set of cards is equally likely.
#[test]
fn the_probability_of_a_deal_counts_its_ways() {
    let new = Lords::new(&setup(2, &[]));
    let due = new.due().expect("a deal");
    let deal = "deal 1 island1 island1 island2 hills1 hills1 hills1 grassland5";
    let likely = due
        .probability(deal.parse().expect("a deal"))
        .expect("known");
    // C(4,2) C(4,1) C(6,3) C(6,1) of C(110,7)
    assert_eq!((likely.ways, likely.of), (6 * 4 * 20 * 6, 31_821_795_720));
}

/// L-12: options are written only when they are not the default.
#[test]
fn options_are_written_in_the_order_of_the_rules() {
    type Given = &'static [(&'static str, &'static str)];
    let table: &[(Given, &[&str])] = &[
        (&[], &[]),
        (&[("deck", "double"), ("random_end", "identical")], &[]),
        (&[("random_end", "off")], &["random_end=off"]),
        (
            &[("random_end", "die"), ("deck", "single")],
            &["deck=single", "random_end=die"],
        ),
        // L-11.1.4: with full knowledge `off` is the default.
        (&[("knowledge", "full")], &["knowledge=full"]),
        (
            &[("knowledge", "full"), ("random_end", "off")],
            &["knowledge=full"],
        ),
        (
            &[("random_end", "identical"), ("knowledge", "full")],
            &["knowledge=full", "random_end=identical"],
        ),
        (
            &[
                ("cards", "2.2.2.2.2,3.3.3.3.3,3.3.3.3.3,3.3.3.3.4"),
                ("markers", "13,22,22,22,20,10,11"),
                ("altars_per_player", "0"),
                ("people_per_player", "999"),
                ("sea_link", "straight"),
                ("advance", "optional"),
                ("doubles", "attack_fails"),
                ("keep_mode", "refuse3"),
                ("tie_break", "dice_only"),
                ("turn_order", "high_first"),
                ("board", "olympus61"),
            ],
            &[
                "board=olympus61",
                "turn_order=high_first",
                "tie_break=dice_only",
                "keep_mode=refuse3",
                "doubles=attack_fails",
                "advance=optional",
                "sea_link=straight",
                "people_per_player=999",
                "altars_per_player=0",
                "markers=13,22,22,22,20,10,11",
                "cards=2.2.2.2.2,3.3.3.3.3,3.3.3.3.3,3.3.3.3.4",
            ],
        ),
    ];
    for (given, expected) in table {
        let setup = setup(2, given);
        let written: Vec<_> = setup
            .options()
            .iter()
            .map(|(key, value)| format!("{key}={value}"))
            .collect();
        assert_eq!(&written, expected);
    }
}

/// L-12: values that no option has.
#[test]
fn other_values_are_refused() {
    let read = |key, value| lords::Setup::read(&["red", "blue"], &[(key, value)]);
    for (key, value) in [
        ("people_per_player", "0"),
        ("people_per_player", "1000"),
        ("people_per_player", "05"),
        ("altars_per_player", "1000"),
        ("altars_per_player", "-1"),
        ("deck", "triple"),
        ("advance", "2"),
    ] {
        assert!(
            matches!(read(key, value), Err(SetupError::Value { .. })),
            "{key} {value}"
        );
    }
    assert!(matches!(
        read("decks", "1"),
        Err(SetupError::UnknownOption { .. })
    ));
    let twice = lords::Setup::read(&["red", "blue"], &[("deck", "single"), ("deck", "single")]);
    assert!(matches!(twice, Err(SetupError::OptionTwice { .. })));
}

/// A game after its deals.
pub(crate) fn dealt(players: usize) -> Lords {
    let hand = "i1i2h1h2f1g1g2";
    let rows = (0..11).map(|row: usize| ".".repeat(11 - row.abs_diff(5)));
    position(&format!(
        "lords {} - {} - {} - start",
        Lords::WHO[..players].join(","),
        rows.collect::<Vec<_>>().join("/"),
        vec![hand; players].join("/"),
    ))
}
