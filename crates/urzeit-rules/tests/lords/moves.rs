//! L-7.1: moves, one step at a time; L-7.5 for islanders.

use urzeit_rules::{Choices, Game};

use crate::support::{World, enter, hex, refused, seat, world, written};

fn expect(world: &World, entries: &[&str], after: &[(&str, &str)]) {
    let game = enter(&world.build(), entries);
    for (at, what) in after {
        assert_eq!(written(&game, at), *what, "{at} after {entries:?}");
    }
}

/// M1, L-7.1.1: one stays on every hex that was empty.
#[test]
fn m1_a_march_leaves_one_on_each_empty_hex() {
    let world = world(&[("F6", "gR5"), ("F7", "g"), ("F8", "g"), ("F9", "g")]);
    expect(
        &world,
        &["1 move F6 F7 4", "1 move F7 F8 3", "1 move F8 F9 2"],
        &[("F6", "gR1"), ("F7", "gR1"), ("F8", "gR1"), ("F9", "gR2")],
    );
    let march = world.build().march(seat(1), hex("F6"), hex("F9"), 4);
    let march = march.expect("a way");
    assert_eq!(march.arriving, 2);
}

/// M2
#[test]
fn m2_stacks_join() {
    expect(
        &world(&[("A1", "gR2"), ("A2", "gR3")]),
        &["1 move A1 A2 1"],
        &[("A1", "gR1"), ("A2", "gR4")],
    );
}

/// M3, L-7.1.4: civilised people never enter an empty hex.
#[test]
fn m3_civilised_people_do_not_spread() {
    let game = world(&[("A1", "gR3+"), ("A2", "g")]).free_used("1").build();
    assert_eq!(refused(&game, "1 move A1 A2 1"), "L-7.1.4");
}

/// M4, L-8: civilised people leave an altar hex as long as one stays.
#[test]
fn m4_one_stays_under_the_altar() {
    let game = world(&[("A1", "gR3*"), ("A2", "gR1+")])
        .free_used("1")
        .build();
    let game = enter(&game, &["1 move A1 A2 2"]);
    assert_eq!(
        (written(&game, "A1"), written(&game, "A2")),
        ("gR1*".into(), "gR3+".into())
    );
    assert_eq!(refused(&game, "1 move A1 A2 1"), "L-7.1.1");
    // And back under it.
    let game = enter(&game, &["1 move A2 A1 1"]);
    assert_eq!(written(&game, "A1"), "gR2*");
}

/// M5, L-7.5: one of two common neighbours is sea.
#[test]
fn m5_islanders_cross_one_sea_hex() {
    let islands = [("A1", "iR3"), ("B3", "i"), ("A2", "s"), ("B2", "h")];
    expect(
        &world(&islands),
        &["1 move A1 B3 2"],
        &[("A1", "iR1"), ("B3", "iR2")],
    );
    // The other way round, and civilised ones too.
    let civilised = [("A1", "iR3+"), ("B3", "iR1+"), ("A2", "h"), ("B2", "s")];
    expect(
        &world(&civilised).free_used("1"),
        &["1 move A1 B3 2"],
        &[("A1", "iR1+"), ("B3", "iR3+")],
    );
}

/// M6
#[test]
fn m6_without_sea_between_there_is_no_link() {
    let islands = [("A1", "iR3"), ("B3", "i"), ("A2", "d"), ("B2", "f")];
    assert_eq!(
        refused(&world(&islands).build(), "1 move A1 B3 1"),
        "L-7.1.3"
    );
    // Two sea hexes in a row cannot be crossed.
    let far = [("A1", "iR3"), ("A2", "s"), ("A3", "s"), ("A4", "i")];
    assert_eq!(refused(&world(&far).build(), "1 move A1 A4 1"), "L-7.1.3");
}

/// M7: only islanders cross sea.
#[test]
fn m7_others_do_not_cross_sea() {
    let hills = [
        ("A1", "hR3"),
        ("A2", "s"),
        ("A3", "h"),
        ("B2", "s"),
        ("B3", "hB1"),
    ];
    let game = world(&hills).build();
    assert_eq!(refused(&game, "1 move A1 A3 1"), "L-7.1.3");
    assert_eq!(refused(&game, "1 attack A1 B3"), "L-7.2.3");
}

/// L-12, `sea_link=straight`: the sea hex must be the midpoint.
#[test]
fn straight_links_need_a_midpoint() {
    let bent = [("A1", "iR3"), ("B3", "i"), ("A2", "s"), ("B2", "s")];
    let game = world(&bent).options("sea_link=straight").build();
    assert_eq!(refused(&game, "1 move A1 B3 1"), "L-7.1.3");
    let straight = world(&[("A1", "iR3"), ("A2", "s"), ("A3", "i")]).options("sea_link=straight");
    expect(&straight, &["1 move A1 A3 1"], &[("A3", "iR1")]);
}

/// L-7.1.1: own hexes, and one stays.
#[test]
fn as_many_move_as_do_not_stay() {
    let game = world(&[("A1", "gR3"), ("A2", "g"), ("A3", "gR1"), ("A4", "gB5")]).build();
    for (entry, rule) in [
        ("1 move A1 A2 0", "L-7.1.1"),
        ("1 move A1 A2 3", "L-7.1.1"),
        ("1 move A3 A2 1", "L-7.1.1"),
        ("1 move A2 A1 1", "L-7.1.1"),
        ("1 move A4 A3 1", "L-7.1.1"),
        ("1 move A1 A1 1", "L-7.1.3"),
    ] {
        assert_eq!(refused(&game, entry), rule, "{entry}");
    }
    for count in 1..=2 {
        enter(&game, &[&format!("1 move A1 A2 {count}")]);
    }
}

/// L-7.1.2, L-7.1.3: one step on the same terrain.
#[test]
fn people_stay_on_their_terrain_and_step_by_step() {
    let game = world(&[
        ("A1", "gR3"),
        ("A2", "h"),
        ("A3", "g"),
        ("B1", "d"),
        ("B2", "s"),
    ])
    .build();
    assert_eq!(refused(&game, "1 move A1 A2 1"), "L-7.1.2");
    assert_eq!(refused(&game, "1 move A1 B1 1"), "L-7.1.2");
    assert_eq!(refused(&game, "1 move A1 A3 1"), "L-7.1.3");
}

/// L-7.1.4: never a hex of another player, nor an own one of the other side.
#[test]
fn sides_and_players_never_mix() {
    let game = world(&[("A1", "gR3"), ("A2", "gB1"), ("B1", "gR1+"), ("B2", "g")])
        .free_used("1")
        .build();
    assert_eq!(refused(&game, "1 move A1 A2 1"), "L-7.1.4");
    assert_eq!(refused(&game, "1 move A1 B1 1"), "L-7.1.4");
    let game = world(&[("A1", "gR3+"), ("A2", "gB1+"), ("B1", "gR1")])
        .free_used("1")
        .build();
    assert_eq!(refused(&game, "1 move A1 A2 1"), "L-7.1.4");
    assert_eq!(refused(&game, "1 move A1 B1 1"), "L-7.1.4");
}

/// L-7.1: marching through own hexes leaves nobody there.
#[test]
fn own_hexes_are_passed_freely() {
    expect(
        &world(&[("A1", "gR3"), ("A2", "gR1"), ("A3", "g")]),
        &["1 move A1 A2 2", "1 move A2 A3 2"],
        &[("A1", "gR1"), ("A2", "gR1"), ("A3", "gR2")],
    );
    let game = world(&[("A1", "gR3"), ("A2", "gR1"), ("B1", "g")]).build();
    // One or two to A2, one or two to B1, the one of A2 nowhere; civilise either; end.
    assert_eq!(game.choices(seat(1)).len(), 4 + 2 + 1);
}
