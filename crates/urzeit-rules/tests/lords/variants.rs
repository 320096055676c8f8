//! L-11: the variants, and options of L-12 that have no section of their own.

use urzeit_rules::{Choices, Due, Entry, Game, Lords, Turn, lords::Action};

use crate::support::{enter, phase, random, refused, seat, setup, world};

/// Plays a game in which every turn ends at once: how many rounds had a refill, in which
/// the pile was exhausted first, and how many there were.
pub(crate) fn rounds(players: usize, options: &[(&str, &str)]) -> (usize, usize, usize) {
    let mut game = Lords::new(&setup(players, options));
    let mut random = random(7);
    let (mut refills, mut played) = (0, 0);
    loop {
        match game.turn() {
            Turn::Over => return (refills, refills + 1, played),
            Turn::Chance => {
                let outcome = game.due().expect("chance").sample(&mut random);
                refills += usize::from(outcome.to_string().starts_with("draw 1 "));
                game.settle(outcome);
            }
            turn => {
                let seat = turn.seats().iter().next().expect("a seat");
                if matches!(turn, Turn::Secret(_)) && turn.seats().len() == players {
                    played += 1;
                }
                let choices = game.choices(seat);
                let end = choices.contains(Action::End).then_some(Action::End);
                let action = end.or_else(|| choices.nth(0)).expect("a choice");
                game.act(seat, action);
            }
        }
    }
}

/// L-11.1.1, L-11.1.2: all cards are dealt out; there is no pile.
#[test]
fn with_full_knowledge_all_cards_are_dealt() {
    for (players, cards) in [(2, 55), (3, 36), (4, 27), (5, 22)] {
        let game = Lords::new(&setup(players, &[("knowledge", "full")]));
        let outcome = game.due().expect("a deal").sample(&mut random(1));
        assert_eq!(outcome.to_string().split(' ').count(), 2 + cards);
        let seven = "* deal 1 island1 island2 hills3 hills3 forest4 grassland5 grassland5";
        assert_eq!(refused(&game, seven), "L-2.2");
        assert_eq!(rounds(players, &[("knowledge", "full")]), (0, 1, cards));
    }
}

/// L-11.1.3: keeping markers stays as it is.
#[test]
fn with_full_knowledge_markers_are_kept() {
    let mut game = Lords::new(&setup(2, &[("knowledge", "full")]));
    let mut random = random(3);
    while game.turn() == Turn::Chance {
        let outcome = game.due().expect("chance").sample(&mut random);
        game.settle(outcome);
    }
    let turn = game.turn().seats().iter().next().expect("a seat");
    assert_eq!(game.check(turn, Action::Keep), Ok(()));
}

/// L-11.1.4: the random end is off, or works with seven or fewer cards.
#[test]
fn with_full_knowledge_the_random_end_is_an_option() {
    let at = |options, hands| {
        let game = world(&[("A1", "fR1")])
            .options(options)
            .hands(hands)
            .pile(0)
            .phase("select h1/-")
            .build();
        phase(&enter(&game, &["2 card hills1"]))
    };
    const SEVEN: &str = "h1h2h3h4h5f1f2/h1h2h3h4h5f1f2";
    const EIGHT: &str = "h1h2h3h4h5f1f2f3/h1h2h3h4h5f1f2f3";
    let on = "knowledge=full,random_end=identical";
    assert_eq!(at("knowledge=full", SEVEN), "order h1/h1 -");
    assert_eq!(at(on, EIGHT), "order h1/h1 -");
    assert_eq!(at(on, SEVEN), "over h1/h1");
}

/// L-11.2: half the deck.
#[test]
fn a_single_deck_gives_fewer_rounds() {
    let table = [(2, 21, 27), (3, 12, 18), (4, 7, 13), (5, 5, 11)];
    for (players, first, most) in table {
        let found = rounds(players, &[("deck", "single"), ("random_end", "off")]);
        assert_eq!((found.1, found.2), (first, most), "{players} players");
    }
}

/// L-11.3: the small world.
#[test]
fn the_small_world_has_a_desert_edge_and_no_grassland() {
    let game = Lords::new(&setup(3, &[("board", "olympus61")]));
    assert_eq!((game.bare().len(), game.bag(), game.pile()), (61, 98, 80));
    let edge: Vec<_> = game
        .land(urzeit_rules::lords::Terrain::Desert)
        .iter()
        .collect();
    assert!(edge.len() == 30 && edge.iter().all(|hex| hex.ring() == 5));
    let double = [(2, 34, 40), (3, 20, 26), (4, 14, 20), (5, 10, 16)];
    let single = [(2, 14, 20), (3, 7, 13), (4, 4, 10), (5, 2, 8)];
    for (deck, table) in [("double", double), ("single", single)] {
        for (players, first, most) in table {
            let options = [
                ("board", "olympus61"),
                ("deck", deck),
                ("random_end", "off"),
            ];
            let found = rounds(players, &options);
            assert_eq!(
                (found.1, found.2),
                (first, most),
                "{players} players, {deck}"
            );
        }
    }
}

/// L-11.4: after the n-th round with an exhausted pile the game ends on n or less.
#[test]
fn a_die_may_end_the_game() {
    for (hands, rounds) in [
        ("h1h2h3h4h5f1/h1h2h3h4h5f1", 1),
        ("h1h2h3/h1h2h3", 4),
        ("h1/h2", 6),
    ] {
        for pips in 1..=6 {
            let game = world(&[("A1", "fR1")])
                .options("random_end=die")
                .hands(hands)
                .pile(0)
                .phase("act 2 h1/h4 1,2 0 -")
                .build();
            let game = enter(&game, &["2 end"]);
            assert_eq!(phase(&game), "die");
            assert_eq!(
                game.due().expect("a die").outcomes().map(|all| all.len()),
                Some(6)
            );
            assert_eq!(refused(&game, "* roll 1 2 3"), "L-11.4");
            assert_eq!(refused(&game, "1 card hills1"), "L-11.4");
            let game = enter(&game, &[&format!("* die {pips}")]);
            assert_eq!(
                phase(&game) == "over",
                pips <= rounds,
                "{rounds} rounds, {pips}"
            );
        }
    }
}

/// L-11.4: rounds with a refill roll no die, and identical cards do not end the game.
#[test]
fn the_die_comes_only_with_an_exhausted_pile() {
    let refilled = world(&[("A1", "fR1")])
        .options("random_end=die")
        .phase("act 2 i1/h2 1,2 0 -")
        .build();
    assert_eq!(phase(&enter(&refilled, &["2 end"])), "select -/-");
    let identical = world(&[("A1", "fR1")])
        .options("random_end=die")
        .hands("h1h2/h1h2")
        .pile(0)
        .phase("select h1/-")
        .build();
    assert_eq!(
        phase(&enter(&identical, &["2 card hills1"])),
        "order h1/h1 -"
    );
    // With full knowledge: seven or fewer cards when they were chosen.
    let full = |hands| {
        let game = world(&[("A1", "fR1")])
            .options("knowledge=full,random_end=die")
            .hands(hands)
            .pile(0)
            .phase("act 2 h1/h4 1,2 0 -")
            .build();
        phase(&enter(&game, &["2 end"]))
    };
    assert_eq!(full("h1h2h3h5f1f2/h1h2h3h5f1f2"), "die");
    assert_eq!(full("h1h2h3h5f1f2f3/h1h2h3h5f1f2f3"), "select -/-");
}

/// L-11.5: there is no such option.
#[test]
fn populous_is_left_out() {
    use urzeit_rules::Setup;
    let read = urzeit_rules::lords::Setup::read(&["red", "blue"], &[("populous", "on")]);
    assert!(read.is_err());
}

/// L-12, `turn_order=high_first`: values reversed, ranks not.
#[test]
fn high_cards_may_come_first() {
    let first = |options, cards: &str| {
        let game = world(&[])
            .options(options)
            .hands("i2h1h1h4f1f1/i2h1h1h4f1f1")
            .phase(&format!("draw 1 {cards}"))
            .build();
        let game = enter(&game, &["* draw 1 forest5", "* draw 2 forest5"]);
        phase(&game)
            .split(' ')
            .take(2)
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(first("-", "h2/i3"), "place 1");
    assert_eq!(first("turn_order=high_first", "h2/i3"), "place 2");
    assert_eq!(first("turn_order=high_first", "h3/i3"), "place 2");
    // L-12, `tie_break=dice_only`: equal values are tied whatever the terrain.
    assert_eq!(first("tie_break=dice_only", "h3/i3"), "order h3/i3");
    assert_eq!(first("tie_break=dice_only", "h3/i4"), "place 1");
}

/// All options together, to the end.
#[test]
fn options_combine() {
    let options = [
        ("deck", "single"),
        ("knowledge", "full"),
        ("random_end", "die"),
        ("board", "olympus61"),
        ("turn_order", "high_first"),
        ("tie_break", "dice_only"),
        ("keep_mode", "refuse3"),
        ("doubles", "attack_fails"),
        ("advance", "optional"),
        ("sea_link", "straight"),
        ("people_per_player", "20"),
        ("altars_per_player", "3"),
    ];
    let mut game = Lords::new(&setup(4, &options));
    let mut random = random(2);
    while let Some(entry) = crate::support::any_entry(&game, &mut random) {
        match entry {
            Entry::Player(seat, action) => game.act(seat, action),
            Entry::Chance(outcome) => game.settle(outcome),
        }
        game.validate().expect("valid");
    }
    assert!(game.result().is_some());
    assert_eq!(game.supply(seat(1)) + game.score(seat(1)).people, 20);
}
