//! L-1.3: boxes with other markers and cards than ours.

use urzeit_rules::{
    Due, Game, Lords, Record, Seat, Setup, SetupError, View, Viewer,
    lords::{self, Card, Chance, DeckCards, Markers, Terrain},
    record::Header,
};

use crate::support::{any_entry, enter, phase, position, random, refused, seat, setup};

/// Few islands, much sea, and more than one card of some kinds.
const MARKERS: &str = "4,30,22,22,40,1,0";
const CARDS: &str = "0.1.0.0.0,3.3.3.3.3,3.3.3.3.3,9.0.0.0.0";
const BOX: &[(&str, &str)] = &[("markers", MARKERS), ("cards", CARDS)];

fn read(players: usize, options: &[(&str, &str)]) -> Result<lords::Setup, SetupError> {
    lords::Setup::read(&Lords::WHO[..players], options)
}

/// L-1.3: markers and cards are as many as the options say.
#[test]
fn a_box_has_the_counts_of_its_options() {
    let new = Lords::new(&setup(2, BOX));
    let options = new.options();
    assert_eq!(options.all_markers(), [4, 30, 22, 22, 40, 1, 0]);
    assert_eq!(new.bag(), 119);
    let cards = options.all_cards();
    let of = |card: &str| cards[card.parse::<Card>().expect("a card").index()];
    // Both decks.
    assert_eq!((of("island1"), of("island2")), (0, 2));
    assert_eq!((of("hills3"), of("grassland1")), (6, 18));
    assert_eq!(new.pile(), 2 * 40);
    // L-11.2, L-11.3: half of them, and no grassland.
    let small = [BOX, &[("deck", "single"), ("board", "olympus61")]].concat();
    let small = Lords::new(&setup(2, &small));
    assert_eq!((small.pile(), small.bag()), (31, 97));
    // L-11.1.1: all of them are dealt.
    let full = Lords::new(&setup(3, &[BOX, &[("knowledge", "full")]].concat()));
    let Some(lords::Due::Deal { size, .. }) = full.due() else {
        panic!("a deal is due");
    };
    assert_eq!(size, 80 / 3);
}

/// L-1.3, L-10.1: what is drawn is any of those that the box has.
#[test]
fn chance_follows_the_counts() {
    let new = Lords::new(&setup(2, BOX));
    let deal = "* deal 1 island2 island2 grassland1 grassland1 grassland1 grassland1 grassland1";
    assert_eq!(
        refused(
            &new,
            "* deal 1 island1 island2 hills1 hills1 hills1 hills2 hills2"
        ),
        "L-1.3"
    );
    // C(2,2) C(18,5) of C(80,7)
    let outcome: Chance = deal[2..].parse().expect("a deal");
    let likely = new.due().expect("a deal").probability(outcome);
    let likely = likely.map(|likely| (likely.ways, likely.of));
    assert_eq!(likely, Some((8568, 3_176_716_400)));
    let other = "* deal 2 grassland1 grassland1 grassland1 grassland1 grassland1 grassland1 \
                 grassland1";
    let marker = enter(&new, &[deal, other, "* start 1"]);
    let due = marker.due().expect("a marker");
    let likely = |terrain| {
        let outcome = Chance::Marker(seat(1), terrain);
        due.probability(outcome)
            .map(|likely| (likely.ways, likely.of))
    };
    assert_eq!(likely(Terrain::Sea), Some((40, 119)));
    assert_eq!(likely(Terrain::Desert), Some((0, 1)));
    assert_eq!(due.outcomes().map(|all| all.len()), Some(6));
    assert_eq!(refused(&marker, "* marker 1 desert"), "L-1.3");
}

/// L-1.3, L-10: what a viewer imagines is what such a box can hold.
#[test]
fn what_is_imagined_comes_from_the_box() {
    let mut random = random(5);
    let mut game = Lords::new(&setup(3, BOX));
    let all = (game.options().all_cards(), game.options().all_markers());
    for _ in 0..150 {
        let Some(entry) = any_entry(&game, &mut random) else {
            break;
        };
        let mut play = urzeit_rules::Play::from(game.clone());
        play.enter(entry).expect("legal");
        game = play.position().clone();
        let view = View::of(&game, Viewer::Seat(Seat::at(1)));
        let imagined = Lords::imagine(&view, &mut random);
        imagined.validate().expect("as many as there are");
        assert_eq!(imagined.options().all_cards(), all.0);
        for terrain in Terrain::ALL {
            let laid = imagined.land(terrain).len();
            assert!(laid <= usize::from(all.1[terrain.index()]), "{terrain}");
        }
        let text = view.position().to_string();
        assert_eq!(text.parse::<Lords>().expect("a view").to_string(), text);
    }
}

/// L-1.3: a position and a record say what box they are of.
#[test]
fn counts_stand_in_positions_and_records() {
    let new = Lords::new(&setup(2, &[BOX, &[("deck", "single")]].concat()));
    let text = new.to_string();
    let head = format!("lords red,blue deck=single,markers={MARKERS},cards={CARDS} ");
    assert!(text.starts_with(&head), "{text}");
    assert_eq!(position(&text), new);
    assert_eq!(phase(&new), "deal 1");
    let record = Record::<Lords>::new(Header::new(setup(2, BOX)));
    let text = record.to_string();
    let lines = format!("option markers {MARKERS}\noption cards {CARDS}\n");
    assert!(text.contains(&lines), "{text}");
    let again = Record::<Lords>::read(&text).expect("a record").record;
    assert_eq!(again.header().setup(), record.header().setup());
    // Our own counts are never written.
    let usual = [
        ("markers", "14,22,22,22,20,10,10"),
        ("cards", "2.2.2.2.2,3.3.3.3.3,3.3.3.3.3,3.3.3.3.3"),
    ];
    assert_eq!(setup(2, &usual), setup(2, &[]));
    assert!(setup(2, &usual).options().is_empty());
    assert_eq!(Markers::default().to_string(), usual[0].1);
    assert_eq!(DeckCards::default().to_string(), usual[1].1);
}

/// L-1.3: numbers are 0 to 99, seven of markers and four times five of cards.
#[test]
fn other_forms_are_refused() {
    for (key, value) in [
        ("markers", "14,22,22,22,20,10"),
        ("markers", "14,22,22,22,20,10,10,0"),
        ("markers", "14,22,22,22,20,10,100"),
        ("markers", "14,22,22,22,20,10,010"),
        ("markers", "14,22,22,22,20,10,"),
        ("markers", "14.22.22.22.20.10.10"),
        ("cards", "2.2.2.2.2,3.3.3.3.3,3.3.3.3.3"),
        ("cards", "2.2.2.2.2,3.3.3.3.3,3.3.3.3.3,3.3.3.3"),
        ("cards", "2.2.2.2.2,3.3.3.3.3,3.3.3.3.3,3.3.3.3.3.3"),
        ("cards", "2.2.2.2.2,3.3.3.3.3,3.3.3.3.3,3.3.3.3.-3"),
        ("cards", "2,2,2,2,2,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3"),
    ] {
        assert!(
            matches!(read(2, &[(key, value)]), Err(SetupError::Value { option, .. }) if option.key == key),
            "{key} {value}"
        );
    }
    let most = [
        ("markers", "99,99,99,99,99,99,99"),
        (
            "cards",
            "99.99.99.99.99,99.99.99.99.99,99.99.99.99.99,99.99.99.99.99",
        ),
    ];
    assert_eq!(Lords::new(&setup(5, &most)).pile(), 2 * 99 * 20);
}

/// L-1.3: a box with too little of something is refused, and what is short is named.
#[test]
fn a_box_must_have_enough() {
    let small = ("board", "olympus61");
    let single = ("deck", "single");
    type Given = Vec<(&'static str, &'static str)>;
    type Short = (&'static str, &'static str, usize, usize);
    // Players and options; what is short of what, how many there are and how many are needed.
    let short: [(usize, Given, Short); 8] = [
        (
            2,
            vec![("markers", "14,22,22,22,10,3,3")],
            ("lords-box-few-markers", "", 96, 97),
        ),
        (
            5,
            vec![("markers", "14,22,22,22,20,5,0")],
            ("lords-box-few-markers", "", 105, 106),
        ),
        // L-11.3: grassland is out of play.
        (
            2,
            vec![small, ("markers", "14,12,10,99,20,10,0")],
            ("lords-box-few-markers", "", 66, 67),
        ),
        (
            2,
            vec![single, ("cards", "1.1.1.1.1,1.1.1.1.1,1.0.0.0.0,1.1.0.0.0")],
            ("lords-box-few-cards", "", 13, 14),
        ),
        (
            5,
            vec![("cards", "1.1.1.1.1,1.1.1.1.1,1.1.1.1.1,1.1.0.0.0")],
            ("lords-box-few-cards", "", 34, 35),
        ),
        (
            2,
            vec![("markers", "0,30,30,30,30,0,0")],
            ("lords-box-no-marker", "island", 0, 1),
        ),
        (
            2,
            vec![("cards", "2.2.2.2.2,3.3.3.3.3,0.0.0.0.0,3.3.3.3.3")],
            ("lords-box-no-card", "forest", 0, 1),
        ),
        (
            2,
            vec![small, ("cards", "9.9.9.9.9,0.0.0.0.0,9.9.9.9.9,0.0.0.0.0")],
            ("lords-box-no-card", "hills", 0, 1),
        ),
    ];
    for (players, given, expected) in short {
        let refused = read(players, &given).expect_err("too few");
        let SetupError::TooFew {
            option,
            key,
            what,
            found,
            needed,
        } = refused
        else {
            panic!("{refused:?}");
        };
        assert_eq!((key, what, found, needed), expected);
        assert_eq!(option.rule, "L-1.3");
        assert!(given.iter().any(|(given, _)| *given == option.key), "{key}");
    }
    // Enough, and not one more.
    for (players, given) in [
        (2, vec![("markers", "14,22,22,22,10,4,3")]),
        (2, vec![small, ("markers", "14,13,10,0,20,10,0")]),
        (
            2,
            vec![small, ("cards", "9.0.0.0.0,1.0.0.0.0,0.0.0.0.1,0.0.0.0.0")],
        ),
        (
            2,
            vec![single, ("cards", "1.1.1.1.1,1.1.1.1.1,1.0.0.0.0,1.1.1.0.0")],
        ),
    ] {
        assert!(read(players, &given).is_ok(), "{given:?}");
    }
}

/// L-1.3, L-11.1: the largest box that there may be is dealt, recorded and read again.
#[test]
fn the_largest_box_is_played() {
    let all = "99.99.99.99.99,99.99.99.99.99,99.99.99.99.99,99.99.99.99.99";
    let options = [("knowledge", "full"), ("cards", all)];
    let mut record = Record::<Lords>::new(Header::new(setup(2, &options)));
    let mut random = random(8);
    for _ in 0..20 {
        let due = record.position().due();
        // Too many ways for a number of 128 bits.
        if let Some(due @ lords::Due::Deal { .. }) = &due {
            assert!(due.probability(due.sample(&mut random)).is_none());
        }
        let entry = any_entry(record.position(), &mut random).expect("it goes on");
        record.enter(entry).expect("legal");
        record.position().validate().expect("sound");
        let told = record.told(Viewer::Seat(seat(1)));
        let view = told.to_string();
        assert!(!view.is_empty());
    }
    assert_eq!(record.position().hand(seat(2)).len(), 1980);
    let text = record.to_string();
    let again = Record::<Lords>::read(&text).expect("its own text").record;
    assert_eq!(again.to_string(), text);
}
