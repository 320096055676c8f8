//! L-4: cards, their reveal, and the order of turns.

use urzeit_rules::{Choices, Due, Game, Lords, Seat, Turn, View, Viewer, lords::Secret};

use crate::support::{enter, phase, refused, seat, world};

/// Everybody has placed nothing yet; hands of seven.
fn selecting(players: usize) -> Lords {
    const HANDS: [&str; 6] = [
        "",
        "",
        "i1i2h1h2f1g1g2/i1i2h1h2f1g1g2",
        "i1i2h1h2f1f2g2/i1i2h1h2f1f2g2/i1i2h1h2f1f2g2",
        "i3h1h2h2f1f2g2/i3h1h2h3f1f2g2/i3h1h2h3f1f2g2/i3h1h2h3f1f2g2",
        "",
    ];
    let chosen = vec!["-"; players].join("/");
    world(&[])
        .players(players)
        .hands(HANDS[players])
        .phase(&format!("select {chosen}"))
        .build()
}

/// L-4.1: in any order, secret, final, equal cards once.
#[test]
fn everybody_chooses_one_card() {
    let game = selecting(2);
    assert_eq!(game.turn().seats().len(), 2);
    assert_eq!(game.choices(seat(1)).len(), 7);
    assert_eq!(refused(&game, "1 card island3"), "L-4.1");
    assert_eq!(refused(&game, "1 end"), "L-4.1");
    let game = enter(&game, &["2 card hills2"]);
    assert_eq!(game.turn(), Turn::Secret([seat(1)].into_iter().collect()));
    assert_eq!(refused(&game, "2 card hills1"), "L-4.1");
    assert_eq!(game.choices(seat(2)).len(), 0);
    assert_eq!(game.hand(seat(2)).len(), 7);
    assert_eq!(
        game.chosen(seat(2)),
        Some(Secret::Known("hills2".parse().expect("a card")))
    );
    let seen = View::of(&game, Viewer::Seat(seat(1)));
    assert_eq!(phase(seen.position()), "select -/?");
    assert_eq!(
        phase(View::of(&game, Viewer::Seat(seat(2))).position()),
        "select -/h2"
    );
    let twice = world(&[])
        .hands("i1i1i1h1h1h1h1/i2h2h2f1f1g1g2")
        .phase("select -/-")
        .build();
    assert_eq!(twice.choices(seat(1)).len(), 2);
}

/// L-4.2, L-4.4, L-10.3: the last choice shows all; then each draws, seat 1 first.
#[test]
fn the_last_choice_reveals_and_everybody_draws() {
    let game = enter(&selecting(2), &["2 card hills2", "1 card island1"]);
    assert_eq!(phase(&game), "draw 1 i1/h2");
    assert_eq!((game.hand(seat(1)).len(), game.pile()), (6, 96));
    assert_eq!(refused(&game, "* draw 2 hills5"), "L-10.3");
    assert_eq!(refused(&game, "1 card island2"), "L-4.4");
    assert_eq!(refused(&game, "1 end"), "L-4.4");
    let game = enter(&game, &["* draw 1 grassland5", "* draw 2 grassland5"]);
    assert_eq!((game.hand(seat(2)).len(), game.pile()), (7, 94));
    assert_eq!(phase(&game), "place 1 i1/h2 1");
    let none_left = world(&[])
        .hands("i1i1i1h1h1h1/i2h2h2f1f1g1")
        .phase("draw 1 i1/h2")
        .build();
    assert_eq!(refused(&none_left, "* draw 1 island1"), "L-1.3");
}

/// L-4.5, O1: lower value first, then lower rank.
#[test]
fn o1_cards_decide_the_order() {
    let game = world(&[])
        .players(4)
        .hands("i1h1h1h4f1f1g1/i1h1h1h4f1f1g1/i1h1h1h4f1f3g1/i1h4h5h5f2f2g1")
        .phase("place 4 h2/i3/g2/f1 4")
        .build();
    let mut order = Vec::new();
    let mut game = game;
    while let Turn::Player(turn) = game.turn() {
        order.push(turn.number());
        let place = game.choices(turn).nth(0).expect("a hex");
        game = enter(&game, &[&format!("{turn} {place}"), &format!("{turn} end")]);
    }
    assert_eq!(order, [4, 1, 3, 2]);
}

/// L-4.5, O2: a tied group is put in order only when all before it have finished.
#[test]
fn o2_ties_are_decided_when_they_come_up() {
    let game = world(&[])
        .players(3)
        .hands("i2h1h1h4f1f1g1/i2h1h1h4f1f1g1/i2h1h1h4f1f3g1")
        .phase("place 3 f2/f2/i1 3")
        .build();
    let game = enter(&game, &["3 put K6", "3 end"]);
    assert_eq!(phase(&game), "order f2/f2/i1 3");
    let due = game.due().expect("an order");
    assert_eq!(due.outcomes().map(|all| all.len()), Some(2));
    for wrong in ["* order 1", "* order 1 3", "* order 1 1", "* order 1 2 3"] {
        assert_eq!(refused(&game, wrong), "L-4.5");
    }
    let game = enter(&game, &["* order 2 1"]);
    assert_eq!(phase(&game), "place 2 f2/f2/i1 3,2,1");
}

/// L-4.5, L-10.3: an order is drawn even if nobody in the group can do anything.
#[test]
fn a_tied_group_is_ordered_even_if_nobody_can_act() {
    let game = world(&[])
        .options("people_per_player=1")
        .phase("order h2/h2 -")
        .build();
    let game = enter(&game, &["* order 2 1"]);
    assert_eq!(phase(&game), "place 2 h2/h2 2,1");
    let due = game.due();
    assert!(due.is_none());
}

/// L-4.6: played cards become discards, and the next round begins.
#[test]
fn played_cards_are_discarded_at_the_end_of_the_round() {
    let game = world(&[("A1", "fR2")])
        .phase("act 2 i1/h2 1,2 0 -")
        .hands("i1i2h1h2f1g1g2/i1i2h1h2f1g1g2")
        .build();
    let game = enter(&game, &["2 end"]);
    assert_eq!(phase(&game), "select -/-");
    assert_eq!(game.to_string().split(' ').nth(6), Some("i1h2"));
    for viewer in Seat::all(2).map(Viewer::Seat).chain([Viewer::Spectator]) {
        assert_eq!(
            View::of(&game, viewer).position().discards(),
            game.discards()
        );
    }
}

/// L-4.3, L-4.4: the table of rounds, from the numbers of cards.
#[test]
fn rounds_are_as_many_as_the_table_says() {
    // Players, pile after dealing, rounds with refill, left over, first end check, at most.
    let table = [
        (2, 96, 48, 0, 49, 55),
        (3, 89, 29, 2, 30, 36),
        (4, 82, 20, 2, 21, 27),
        (5, 75, 15, 0, 16, 22),
    ];
    for (players, pile, refills, left, first, most) in table {
        let found = crate::variants::rounds(players, &[("random_end", "off")]);
        assert_eq!(found, (refills, first, most), "{players} players");
        assert_eq!(pile - refills * players, left);
        assert_eq!(110 - 7 * players, pile);
    }
}
