//! What our players know of Genesis: what holds in every game, and what a player must see.

#![allow(clippy::unwrap_used)]

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_players::{BySeat, Ideas, Mind, Notes};
use urzeit_rules::{
    Choices, Due, Game, Genesis, Seat, Setup as _, Turn,
    genesis::{Action, Phase, Setup},
};

/// Plays a random game of every number of players, option and kind of board, and calls back
/// with every position.
fn for_each_position(mut each: impl FnMut(&Genesis)) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let open = ["............../"; 10].concat();
    for players in 2..=4 {
        for board in ["pangaea", "random", open.trim_end_matches('/')] {
            for tiles in ["13", "16"] {
                for end in ["immediate", "finish_turn"] {
                    for ties in ["herds", "players", "own_place"] {
                        let options = [
                            ("board", board),
                            ("tiles_per_terrain", tiles),
                            ("end", end),
                            ("ties", ties),
                        ];
                        let setup = Setup::read(&Genesis::WHO[..players], &options).unwrap();
                        play(Genesis::new(&setup), &mut random, &mut each);
                    }
                }
            }
        }
    }
}

fn play(mut position: Genesis, random: &mut Xoshiro256PlusPlus, each: &mut impl FnMut(&Genesis)) {
    loop {
        each(&position);
        match position.turn() {
            Turn::Player(seat) => {
                let action = position.choices(seat).sample(random).unwrap();
                position.act(seat, action);
            }
            Turn::Chance => position.settle(position.due().unwrap().sample(random)),
            Turn::Secret(_) | Turn::Over => return,
        }
    }
}

/// The notes on each seat, summed by slot.
struct Seen(Vec<Vec<f32>>);

impl Notes for Seen {
    fn note(&mut self, seat: Seat, slot: usize, amount: f32) {
        assert!(amount.abs() <= 5.0, "{amount} in slot {slot}");
        self.0[seat.index()][slot] += amount;
    }
}

fn seen(position: &Genesis) -> Vec<Vec<f32>> {
    let mut seen = Seen(vec![vec![0.0; Genesis::OUTLOOK]; position.players()]);
    position.look(&mut seen);
    seen.0
}

#[test]
fn what_is_considered_is_legal_and_distinct_and_something() {
    let weights = Genesis::instinct();
    assert_eq!(weights.len(), Genesis::IMPULSES);
    for_each_position(|position| {
        let Turn::Player(seat) = position.turn() else {
            return;
        };
        let mut ideas = Ideas::weighed_by(&weights).keeping_notes();
        position.consider(seat, &mut ideas);
        let actions = ideas.actions();
        assert!(!actions.is_empty(), "{position}");
        let mut words: Vec<_> = actions.iter().map(ToString::to_string).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), actions.len(), "{position}");
        for &action in actions {
            assert_eq!(position.check(seat, action), Ok(()), "{position} {action}");
        }
        assert!(ideas.urges().iter().all(|urge| urge.is_finite()));
        assert!(ideas.notes().iter().all(|note| note.amount.abs() <= 5.0));
    });
}

#[test]
fn who_is_not_asked_considers_nothing() {
    let weights = Genesis::instinct();
    for_each_position(|position| {
        for seat in Seat::all(position.players()) {
            if position.turn() != Turn::Player(seat) {
                let mut ideas = Ideas::weighed_by(&weights);
                position.consider(seat, &mut ideas);
                assert!(ideas.actions().is_empty());
            }
        }
    });
}

/// The position with every seat moved on by one, by way of its text.
fn seats_moved(position: &Genesis) -> Genesis {
    let players = position.players();
    let text = position.to_string();
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let mut who: Vec<&str> = text.split(' ').nth(1).unwrap().split(',').collect();
    who.rotate_right(1);
    words[1] = who.join(",");
    if let Phase::Roll(seat) | Phase::First(seat, _) | Phase::Second(seat, _) = position.phase() {
        words[5] = seat.next(players).to_string();
    }
    words.join(" ").parse().unwrap()
}

#[test]
fn seats_are_alike() {
    let close = |a: f32, b: f32| (a - b).abs() < 0.001;
    for_each_position(|position| {
        if position.phase() == Phase::Board {
            return;
        }
        let moved = seats_moved(position);
        let (one, other) = (seen(position), seen(&moved));
        let (guess, guess_moved) = (position.guess(), moved.guess());
        for seat in Seat::all(position.players()) {
            let next = seat.next(position.players()).index();
            let seat = seat.index();
            let same = one[seat]
                .iter()
                .zip(&other[next])
                .all(|(&a, &b)| close(a, b));
            assert!(same, "{position}");
            assert!(close(guess[seat], guess_moved[next]), "{position}");
        }
    });
}

#[test]
fn standing_is_the_score() {
    for_each_position(|position| {
        let mut expected: BySeat<f32> = [0.0; Seat::MAX];
        for (seat, points) in position.score().points.into_iter().enumerate() {
            expected[seat] = f32::from(points);
        }
        assert_eq!(position.standing(), expected, "{position}");
        assert!(position.certainty() > 0.0);
    });
}

#[test]
fn a_turn_has_one_mark_of_its_own() {
    let mut last: Option<(Genesis, u64)> = None;
    for_each_position(|position| {
        let now = (*position, position.turn_mark());
        if let Some((before, mark)) = last {
            match position.phase() {
                Phase::First(..) | Phase::Second(..) => assert_eq!(mark, now.1, "{before}"),
                Phase::Roll(_) => assert_ne!(mark, now.1, "{before}"),
                Phase::Board | Phase::Start | Phase::Over => {}
            }
        }
        let dice_lie = matches!(position.phase(), Phase::First(..));
        assert_eq!(position.is_quiet(), !dice_lie);
        last = (position.turn() != Turn::Over).then_some(now);
    });
}

/// What comes to mind most in a position of two of which only the top left part is written.
fn best(land: &str, phase: &str) -> Vec<String> {
    let mut rows: Vec<String> = land.split('/').map(str::to_owned).collect();
    for row in &mut rows {
        let tiles = row.chars().filter(char::is_ascii_uppercase).count();
        *row += &"v".repeat(14 + tiles - row.len());
    }
    rows.resize(10, "v".repeat(14));
    let text = format!("genesis reptile,human - {} {phase}", rows.join("/"));
    let position: Genesis = text.parse().unwrap_or_else(|e| panic!("{text}: {e:?}"));
    let Turn::Player(seat) = position.turn() else {
        panic!("nobody's turn: {text}");
    };
    let weights = Genesis::instinct();
    let mut ideas = Ideas::weighed_by(&weights);
    position.consider(seat, &mut ideas);
    let most = ideas.urges().iter().copied().fold(f32::MIN, f32::max);
    let urges = ideas.actions().iter().zip(ideas.urges());
    let best = urges.filter(|&(_, &urge)| urge == most);
    best.map(|(action, _): (&Action, _)| action.to_string())
        .collect()
}

/// Is that which comes to mind most one of these?
fn prefers(land: &str, phase: &str, wanted: &[&str]) {
    let found = best(land, phase);
    let right = found.iter().all(|action| wanted.contains(&action.as_str()));
    assert!(right, "{found:?} instead of {wanted:?}");
}

#[test]
fn completes_an_area_to_three_tiles() {
    // G-5.1, G-5.4: alone in it, six points.
    let land = "RfRf.v.../vv.....v./vvvvv..HsHs./.........";
    prefers(land, "first 1 forest mountain", &["place forest c1"]);
}

#[test]
fn overtakes_in_the_tripled_area() {
    // G-5.7: from a share to first place, or the other takes it.
    let land = "RfRfHfHfv/.vvvvv/HsHsHsv/RmRmRm.../RwHwv..";
    prefers(land, "first 1 forest wetland", &["place forest a2"]);
}

#[test]
fn takes_second_place_in_a_rivals_area() {
    // G-5.4, G-5.5: six points for the other become four and two.
    let land = "HfHfHfv/...vRs/vvvv/.....";
    let wanted = ["place forest a2", "place forest b2", "place forest c2"];
    prefers(land, "second 1 forest", &wanted);
}

#[test]
fn ends_the_game_as_winner() {
    // G-4.1: without one of the middles no three vacant spaces are connected.
    let wanted = ["place wetland e1", "place wetland f1"];
    prefers("RfRfRf..../vvvvvv/HsHsv", "second 1 wetland", &wanted);
}

#[test]
fn does_not_end_the_game_as_loser() {
    let wanted = ["place wetland d1", "place wetland g1", "end"];
    prefers("HfHfHf..../vvvvvv/RsRsv", "second 1 wetland", &wanted);
}
