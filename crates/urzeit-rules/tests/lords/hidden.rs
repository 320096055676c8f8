//! L-10: who sees what, what chance does, what is forced, what is written when.

use urzeit_rules::{
    Choices, Due, Entry, Game, Lords, Play, Record, View, Viewer,
    lords::{Chance, Terrain},
};

use crate::support::{random, random_game, refused, seat, world};

/// L-10: the table, row by row.
#[test]
fn each_viewer_sees_what_the_table_says() {
    let game = world(&[("A1", "fR3*"), ("A2", "hB2")])
        .free_used("1")
        .phase("select i1/-")
        .build();
    let own = View::of(&game, Viewer::Seat(seat(1)));
    let other = View::of(&game, Viewer::Seat(seat(2)));
    let spectator = View::of(&game, Viewer::Spectator);
    for view in [&own, &other, &spectator] {
        let seen = view.position();
        assert_eq!(seen.occupied(), game.occupied());
        assert_eq!(seen.altars(), game.altars());
        assert_eq!(seen.supply(seat(1)), game.supply(seat(1)));
        assert_eq!(seen.score(seat(1)), game.score(seat(1)));
        assert_eq!((seen.pile(), seen.bag()), (game.pile(), game.bag()));
        assert_eq!(seen.hand(seat(1)).len(), game.hand(seat(1)).len());
        assert_eq!(seen.free_civ_used(), game.free_civ_used());
    }
    assert_eq!(own.position().hand(seat(1)), game.hand(seat(1)));
    assert_eq!(own.position().hand(seat(2)).hidden(), 7);
    assert_eq!(own.position().chosen(seat(1)), game.chosen(seat(1)));
    assert_eq!(other.position().hand(seat(1)).hidden(), 7);
    assert_eq!(spectator.position().hand(seat(2)).hidden(), 7);
    // In its own view a seat has its own choices.
    let choices = |game: &Lords, number| game.choices(seat(number)).iter().collect::<Vec<_>>();
    assert_eq!(choices(other.position(), 2), choices(&game, 2));
    assert_eq!(choices(own.position(), 2), []);
}

/// L-10.1: what is drawn is equally likely to be any one that is left.
#[test]
fn draws_count_what_is_left() {
    let rows = "dddddd/ddddmmm/mmmmmmms/sssssssss/sssssssssi/iiiiiiiiiii/iihhhhhhhh/hhhhhhhhh\
                /hhhhhfff/fffffff/......";
    let text = format!("lords red,blue - {rows} - i1i2h1h2f1g1g2/i1i2h1h2f1g1g2 - marker 1 gg/-");
    let game: Lords = text.parse().expect("a position");
    let due = game.due().expect("a marker");
    let likely = |terrain| {
        let likely = due
            .probability(Chance::Marker(seat(1), terrain))
            .expect("known");
        (likely.ways, likely.of)
    };
    assert_eq!(likely(Terrain::Grassland), (20, 33));
    assert_eq!(likely(Terrain::Desert), (0, 1));
    assert_eq!(refused(&game, "* marker 1 desert"), "L-1.3");
    assert_eq!(
        refused(&world(&[("A1", "fR3")]).build(), "* roll 1 2 3"),
        "L-10.1"
    );
}

/// L-10.2: a hand of several equal cards is asked for.
#[test]
fn equal_cards_are_not_forced() {
    let game = world(&[])
        .hands("h1h1/f1f2")
        .pile(0)
        .phase("select -/-")
        .build();
    assert_eq!(game.choices(seat(1)).len(), 1);
    assert_eq!(game.forced(), None);
}

/// L-10.2: a record that holds a forced entry is refused.
#[test]
fn forced_entries_do_not_stand_in_records() {
    let from = world(&[("A1", "fR2"), ("A2", "fB1"), ("B1", "f")]).build();
    let header = format!("urzeit 1\ngame lords\nseat 1 red\nseat 2 blue\nfrom {from}\nlog\n");
    let reading = Record::<Lords>::read(&format!("{header}1 attack A1 A2\n* roll 4 2 1\n"));
    assert_eq!(reading.expect("a header").stopped, None);
    let forced = format!("{header}1 attack A1 A2\n* roll 4 2 1\n1 advance 1\n");
    let stopped = Record::<Lords>::read(&forced).expect("a header").stopped;
    assert_eq!(stopped.map(|error| error.line), Some(9));
}

/// L-10.3: the order of entries, in whole games.
#[test]
fn entries_stand_in_the_order_of_the_rules() {
    for seed in 0..8 {
        let record = random_game(seed, |_, _, _| {});
        let players = record.position().players();
        let words: Vec<String> = record.entries().map(|entry| entry.to_string()).collect();
        let kind = |n: usize| words[n].split(' ').nth(1).expect("a word");
        for (n, word) in words.iter().enumerate().take(players) {
            assert!(word.starts_with(&format!("* deal {} ", n + 1)));
        }
        assert_eq!(kind(players), "start");
        for n in 0..words.len() {
            match kind(n) {
                "marker" => assert!(["lay", "keep"].contains(&kind(n + 1))),
                "attack" => assert_eq!(kind(n + 1), "roll"),
                "draw" if words[n].starts_with("* draw 1 ") => {
                    for seat in 1..players {
                        assert!(words[n + seat].starts_with(&format!("* draw {} ", seat + 1)));
                    }
                }
                _ => {}
            }
        }
    }
}

/// L-13: a seat knows no leaving; a computer player can go on from the view of the seat.
#[test]
fn any_seat_can_be_played_on_from_its_view() {
    let mut random = random(13);
    random_game(5, |position, _, _| {
        for seat in position.turn().seats().iter() {
            let view = View::of(position, Viewer::Seat(seat));
            let action = view.position().choices(seat).sample(&mut random);
            let entry = Entry::Player(seat, action.expect("a choice"));
            assert_eq!(Play::from(position.clone()).check(entry), Ok(()));
        }
    });
}

/// `imagine` deals every way with the same chance: one hidden card of a known rest.
#[test]
fn imagination_is_uniform() {
    let game = world(&[])
        .hands("h1/f1")
        .pile(0)
        .phase("place 1 h2/f3 1")
        .build();
    let view = View::of(&game, Viewer::Spectator);
    let mut random = random(1);
    let mut counts = [0; 2];
    for _ in 0..4000 {
        let world = Lords::imagine(&view, &mut random);
        let first = world.hand(seat(1)).known()[game_card("hills1")];
        counts[usize::from(first == 1)] += 1;
    }
    assert!(
        counts.iter().all(|count| (1800..2200).contains(count)),
        "{counts:?}"
    );
}

fn game_card(card: &str) -> usize {
    card.parse::<urzeit_rules::lords::Card>()
        .expect("a card")
        .index()
}
