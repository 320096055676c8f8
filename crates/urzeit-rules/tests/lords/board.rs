//! L-1.2, L-7.5: the hexagon and what lies next to what.

use urzeit_rules::lords::{Hex, Hexes, board::HEXES, setup::SeaLink};

use crate::support::hex;

/// L-1.2: names and coordinates.
#[test]
fn hexes_are_named_row_by_row() {
    let table = [
        ((0, -5), "A1"),
        ((5, -5), "A6"),
        ((0, 0), "F6"),
        ((-5, 5), "K1"),
        ((0, 5), "K6"),
        ((-1, -4), "B1"),
        ((5, 0), "F11"),
    ];
    for ((q, r), name) in table {
        let at = Hex::at(q, r).expect("on the board");
        assert_eq!(at.to_string(), name);
        assert_eq!(at.coordinates(), (q, r));
        assert_eq!(hex(name), at);
    }
    for wrong in [
        "", "A", "A0", "A7", "A01", "L1", "a1", "F12", "K7", "A1 ", "É1",
    ] {
        assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
    }
    for off in [(6, 0), (-6, 0), (0, 6), (3, 3), (-3, -3)] {
        assert_eq!(Hex::at(off.0, off.1), None);
    }
}

/// L-1.2: the check values.
#[test]
fn the_board_has_the_check_values_of_the_rules() {
    let all: Vec<Hex> = Hex::all().collect();
    assert_eq!(all.len(), HEXES);
    let rows: Vec<usize> = (0..11)
        .map(|row| all.iter().filter(|hex| hex.row() == row).count())
        .collect();
    assert_eq!(rows, [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]);
    let neighbours: usize = all.iter().map(|hex| hex.neighbours().len()).sum();
    assert_eq!(neighbours, 2 * 240);
    let with = |count| {
        let hexes = all.iter().filter(|hex| hex.neighbours().len() == count);
        hexes.count()
    };
    assert_eq!((with(3), with(4), with(6)), (6, 24, 61));
    let pairs = all
        .iter()
        .flat_map(|&one| all.iter().map(move |&two| (one, two)));
    let far: Vec<_> = pairs
        .filter(|(one, two)| one < two && one.distance(*two) == 2)
        .collect();
    assert_eq!(far.len(), 417);
    let sharing = |count| {
        let shared = |(one, two): &&(Hex, Hex)| (one.neighbours() & two.neighbours()).len();
        far.iter().filter(|pair| shared(pair) == count).count()
    };
    assert_eq!((sharing(1), sharing(2)), (207, 210));
    assert_eq!(Hexes::EDGE.len(), 30);
    assert!(
        all.iter()
            .all(|hex| Hexes::EDGE.contains(*hex) == (hex.ring() == 5))
    );
}

/// L-1.2: adjacent is distance 1, and both ways.
#[test]
fn neighbours_are_at_distance_one() {
    for one in Hex::all() {
        for two in Hex::all() {
            assert_eq!(one.neighbours().contains(two), one.distance(two) == 1);
            assert_eq!(one.distance(two), two.distance(one));
        }
    }
}

/// L-7.5, against the definition, for single sea hexes and for many.
#[test]
fn sea_links_are_what_the_rule_says() {
    let seas = Hex::all()
        .map(Hexes::from)
        .chain([Hexes::ALL, Hexes::EDGE, Hexes::NONE]);
    for sea in seas {
        for one in Hex::all() {
            for two in Hex::all() {
                let between = one.neighbours() & two.neighbours() & sea;
                let linked = one.distance(two) == 2 && !between.is_empty();
                let common = one.sea_linked(sea, SeaLink::Common);
                assert_eq!(common.contains(two), linked, "{one} {two}");
                let (a, b) = (one.coordinates(), two.coordinates());
                let straight = (a.0 + b.0) % 2 == 0 && (a.1 + b.1) % 2 == 0;
                let middle = Hex::at((a.0 + b.0) / 2, (a.1 + b.1) / 2);
                let linked = linked && straight && middle.is_some_and(|hex| sea.contains(hex));
                let reached = one.sea_linked(sea, SeaLink::Straight);
                assert_eq!(reached.contains(two), linked, "{one} {two}");
            }
        }
    }
}

#[test]
fn sets_of_hexes_count_and_list_alike() {
    let some: Hexes = Hex::all().filter(|hex| hex.index() % 7 < 3).collect();
    for set in [Hexes::NONE, Hexes::ALL, Hexes::EDGE, some, !some] {
        let listed: Vec<Hex> = set.iter().collect();
        assert!(listed.is_sorted());
        assert_eq!(listed.len(), set.len());
        assert_eq!(listed.first().copied(), set.first());
        for (n, &hex) in listed.iter().enumerate() {
            assert_eq!(set.nth(n), Some(hex));
            assert!(set.contains(hex));
        }
        assert_eq!(set.nth(listed.len()), None);
        assert_eq!((set & !set, set | !set), (Hexes::NONE, Hexes::ALL));
    }
}
