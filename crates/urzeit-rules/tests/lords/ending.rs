//! L-9: the end, the score and the winners.

use urzeit_rules::{Game, Lords, Outcome, Turn};

use crate::support::{World, enter, phase, refused, seat, world};

/// Four players at a reveal with two cards left in the pile.
fn exhausted(phase: &str) -> World {
    world(&[])
        .players(4)
        .hands("i1h1h1h4f1f1g1/i1h1h1h4f1f1g1/i1h1h1h4f1f3g1/i1h4h5h5f2f2g1")
        .pile(2)
        .phase(phase)
}

/// A game that is over because the last cards are played.
fn over(hexes: &[(&'static str, &'static str)]) -> Lords {
    world(hexes)
        .free_used("1,2")
        .hands("-/-")
        .pile(0)
        .phase("over")
        .build()
}

/// E1: a pile of exactly as many cards as players is not exhausted.
#[test]
fn e1_with_a_whole_draw_the_game_goes_on() {
    let game = world(&[])
        .options("board=olympus61")
        .players(4)
        .hands("i1h1h1h4f1f1f5/i1h1h1h4f1f1f5/i1h1h1h4f1f3f5/i1h4h5h5f2f2f5")
        .pile(4)
        .phase("select h4/h4/i1/-")
        .build();
    let game = enter(
        &game,
        &["4 card hills5", "* draw 1 forest5", "* draw 2 forest5"],
    );
    let game = enter(&game, &["* draw 3 forest4", "* draw 4 forest4"]);
    assert_eq!((game.pile(), game.hand(seat(4)).len()), (0, 7));
    // Nobody can live on an island here, so seat 3 has nothing to do.
    assert_eq!(phase(&game), "order h4/h4/i1/h5 3");
}

/// E2, L-4.3, L-9.1: identical cards end the game, once the pile is exhausted.
#[test]
fn e2_identical_cards_end_the_game() {
    let game = exhausted("select h1/h1/i1/-").build();
    assert_eq!(game.pile(), 2);
    let over = enter(&game, &["4 card forest2"]);
    assert_eq!(phase(&over), "over h1/h1/i1/f2");
    assert_eq!((over.turn(), over.hand(seat(1)).len()), (Turn::Over, 6));
    assert_eq!(refused(&over, "1 end"), "L-9.1");
    assert_eq!(refused(&over, "* die 1"), "L-9.1");
    assert!(over.result().is_some());
}

/// E3, L-4.3, L-4.4: different cards: nobody draws, hands are six, turns follow.
#[test]
fn e3_different_cards_are_played_without_a_draw() {
    let game = enter(&exhausted("select h1/h4/i1/-").build(), &["4 card forest2"]);
    assert_eq!(phase(&game), "place 3 h1/h4/i1/f2 3");
    assert_eq!((game.hand(seat(1)).len(), game.pile()), (6, 2));
}

/// L-4.3: equal in terrain and value; equal values alone do not end the game.
#[test]
fn cards_of_equal_value_do_not_end_the_game() {
    let game = enter(&exhausted("select h1/g1/i1/-").build(), &["4 card forest2"]);
    assert_eq!(phase(&game), "place 3 h1/g1/i1/f2 3");
}

/// L-12, `random_end=off`: identical cards are a tie like any other.
#[test]
fn without_a_random_end_identical_cards_are_a_tie() {
    let game = exhausted("select h1/h1/i1/-")
        .options("random_end=off")
        .build();
    let game = enter(&game, &["4 card forest2"]);
    assert_eq!(phase(&game), "place 3 h1/h1/i1/f2 3");
}

/// E4, L-9.1, L-10.2, L-10.3: the last cards are played unasked, their turns end the game.
#[test]
fn e4_the_last_cards_end_the_game() {
    let game = world(&[("A1", "fR2"), ("A2", "f")])
        .hands("f1/f3")
        .pile(0)
        .phase("act 2 h2/i5 1,2 0 -")
        .build();
    let game = enter(&game, &["2 end"]);
    assert_eq!(phase(&game), "place 1 f1/f3 1");
    assert_eq!(refused(&game, "1 card forest1"), "L-5.1");
    let game = enter(&game, &["1 put A1", "1 end", "2 put A2", "2 end"]);
    assert_eq!(phase(&game), "over");
    assert_eq!(game.result().expect("over").points(), [1, 1]);
}

/// L-9.1: in the very last round identical cards end the game before its turns.
#[test]
fn identical_last_cards_end_the_game_at_the_reveal() {
    let game = world(&[("A1", "fR2")])
        .hands("f3/f3")
        .pile(0)
        .phase("act 2 h2/i5 1,2 0 -");
    assert_eq!(phase(&enter(&game.build(), &["2 end"])), "over f3/f3");
}

/// S1, L-9.2: barbarian 1, civilised 2, altar 3; more hexes break the tie.
#[test]
fn s1_more_hexes_break_a_tie() {
    let game = over(&[
        ("A1", "fR1"),
        ("A2", "fR1"),
        ("A3", "hR1"),
        ("A4", "hR1+"),
        ("A5", "hR1*"),
        ("B1", "gB5+"),
        ("B2", "gB5+"),
        ("B3", "gB5+"),
        ("B4", "gB5+"),
    ]);
    let result = game.result().expect("over");
    assert_eq!(result.points(), [8, 8]);
    assert_eq!(result.outcome(seat(1)), Outcome::Win);
    assert_eq!(result.outcome(seat(2)), Outcome::Loss);
    let score = game.score(seat(1));
    assert_eq!((score.barbarian, score.civilised, score.altars), (3, 1, 1));
    assert_eq!((score.points(), score.hexes(), score.people), (8, 5, 5));
}

/// S2, L-9.3: then more markers.
#[test]
fn s2_more_markers_break_a_tie() {
    let game = over(&[("A1", "fR7"), ("A2", "fR7"), ("B1", "gB6"), ("B2", "gB7")]);
    let result = game.result().expect("over");
    assert_eq!(result.points(), [2, 2]);
    assert_eq!(result.outcome(seat(1)), Outcome::Win);
}

/// S3, L-9.3: then the victory is shared, and all others lose.
#[test]
fn s3_the_rest_is_a_draw() {
    let game = world(&[("A1", "fR7"), ("A2", "fB7"), ("B1", "fG6")])
        .players(3)
        .hands("-/-/-")
        .pile(2)
        .phase("over")
        .build();
    let result = game.result().expect("over");
    let outcomes = [1, 2, 3].map(|number| result.outcome(seat(number)));
    assert_eq!(outcomes, [Outcome::Draw, Outcome::Draw, Outcome::Loss]);
}

/// L-9.3: no result before the end.
#[test]
fn there_is_no_result_before_the_end() {
    assert_eq!(world(&[("A1", "fR7")]).build().result(), None);
}
