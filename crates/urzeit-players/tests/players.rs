//! Our players at the table: at every level, in every game, within their time.

#![allow(clippy::unwrap_used)]

use std::{cell::Cell, sync::Arc, time::Duration};

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_players::{
    BadWeights, Budget, Knowledge, Level, Mind, Pace, Player, Search, Settings, contest,
};
use urzeit_rules::{Entry, Game, Genesis, Lords, Setup, Ursuppe, View, Viewer};

fn start<G: Game>(players: usize, options: &[(&str, &str)]) -> G {
    let who = G::Setup::usual_who(Some(players), options);
    G::new(&G::Setup::read(&who, options).unwrap())
}

/// A game in which all seats play at this level with so many iterations; its entries.
fn game<G: Mind>(players: usize, options: &[(&str, &str)], level: Level, seed: u64) -> Vec<String> {
    let knowledge = Arc::new(Knowledge::<G>::learned());
    let mut seats: Vec<_> = (0..players)
        .map(|seat| Player::new(level, Arc::clone(&knowledge), seed + seat as u64))
        .collect();
    let mut entries = Vec::new();
    contest::play(
        start::<G>(players, options),
        |seat, view| seats[seat.index()].choose(view, Pace::Iterations(20)),
        &mut Xoshiro256PlusPlus::seed_from_u64(seed),
        |_, entry: Entry<G>| entries.push(entry.to_string()),
    );
    entries
}

fn the_same_seed_gives_the_same_game<G: Mind>(players: usize, options: &[(&str, &str)]) {
    for level in Level::ALL {
        let first = game::<G>(players, options, level, 5);
        assert_eq!(first, game::<G>(players, options, level, 5), "{level}");
        assert_ne!(first, game::<G>(players, options, level, 6), "{level}");
    }
}

#[test]
fn every_level_plays_genesis_to_its_end_and_repeats_itself_with_the_same_seed() {
    the_same_seed_gives_the_same_game::<Genesis>(2, &[]);
    the_same_seed_gives_the_same_game::<Genesis>(4, &[("board", "random")]);
}

#[test]
fn every_level_plays_lords_to_its_end_and_repeats_itself_with_the_same_seed() {
    the_same_seed_gives_the_same_game::<Lords>(2, &[("deck", "single")]);
    the_same_seed_gives_the_same_game::<Lords>(5, &[("board", "olympus61")]);
}

#[test]
fn every_level_plays_ursuppe_to_its_end_and_repeats_itself_with_the_same_seed() {
    the_same_seed_gives_the_same_game::<Ursuppe>(3, &[]);
    the_same_seed_gives_the_same_game::<Ursuppe>(6, &[]);
    for mode in ["double", "pair", "dummy"] {
        the_same_seed_gives_the_same_game::<Ursuppe>(2, &[("mode", mode)]);
    }
}

#[test]
fn who_is_not_asked_does_not_answer() {
    let knowledge = Arc::new(Knowledge::<Genesis>::learned());
    let mut player = Player::new(Level::Master, knowledge, 1);
    // The start player is due: nobody is asked.
    let position = start::<Genesis>(2, &[]);
    for viewer in [Viewer::Seat(urzeit_rules::Seat::at(0)), Viewer::Spectator] {
        let answer = player.choose(&View::of(&position, viewer), Pace::Iterations(10));
        assert_eq!(answer, None);
    }
}

/// A clock that goes on by a millisecond whenever somebody looks at it, so that what a player
/// makes of it does not depend on the machine.
#[test]
fn a_turn_takes_at_most_twice_as_long_as_one_answer_may() {
    fn most<G: Mind>(players: usize, options: &[(&str, &str)], level: Level) {
        let passed = Cell::new(Duration::ZERO);
        let clock = || {
            passed.set(passed.get() + Duration::from_millis(1));
            passed.get()
        };
        let scale = 0.02;
        let knowledge = Arc::new(Knowledge::<G>::learned());
        let mut seats: Vec<_> = (0..players)
            .map(|seat| Player::new(level, Arc::clone(&knowledge), seat as u64))
            .collect();
        let mut turn = (usize::MAX, 0, Duration::ZERO);
        contest::play(
            start::<G>(players, options),
            |seat, view| {
                let begin = passed.get();
                let pace = Pace::Clock {
                    clock: &clock,
                    scale,
                };
                let answer = seats[seat.index()].choose(view, pace);
                let took = passed.get() - begin;
                // Looking at the clock takes it a step further, at the beginning and the end.
                let step = Duration::from_millis(2);
                assert!(took <= level.time().mul_f32(scale) + step, "{took:?}");
                let mark = view.position().turn_mark();
                if (turn.0, turn.1) != (seat.index(), mark) {
                    turn = (seat.index(), mark, Duration::ZERO);
                }
                turn.2 += took.saturating_sub(step);
                let all = turn.2;
                assert!(all <= 2 * level.time().mul_f32(scale), "{all:?}");
                answer
            },
            &mut Xoshiro256PlusPlus::seed_from_u64(1),
            |_, _| {},
        );
    }
    most::<Genesis>(2, &[], Level::Master);
    most::<Lords>(3, &[], Level::Hard);
    most::<Ursuppe>(3, &[], Level::Master);
    for mode in ["double", "pair"] {
        most::<Ursuppe>(2, &[("mode", mode)], Level::Master);
    }
}

/// The levels that play the same everywhere must not need the time that they are given here:
/// a browser may take twice as long.
#[test]
fn hard_and_below_count_iterations_and_not_time() {
    for level in Level::ALL {
        let plan = level.plan();
        assert_eq!(plan.time, level.time());
        assert_eq!(plan.iterations < 100_000, level < Level::Master);
    }
}

#[test]
fn a_search_stays_within_its_memory() {
    fn most<G: Mind>(memory: usize) -> usize {
        let position = start::<G>(*G::PLAYERS.end(), &[]);
        let view = View::of(&position, Viewer::Spectator);
        let knowledge = Knowledge::<G>::learned();
        let settings = Settings {
            memory,
            ..Settings::default()
        };
        let mut search = Search::new(&knowledge, view, settings, 1);
        search.run(&Budget::new(20_000, None));
        assert_eq!(search.iterations(), 20_000);
        search.memory()
    }
    // The last thing that fits may be a little too large.
    let bound = 100_000..=120_000;
    assert!(most::<Genesis>(64 << 20) > 500_000);
    assert!(bound.contains(&most::<Genesis>(100_000)));
    assert!(bound.contains(&most::<Lords>(100_000)));
    assert!(bound.contains(&most::<Ursuppe>(100_000)));
}

#[test]
fn weights_are_small_fit_the_games_and_come_back_as_they_were_written() {
    fn check<G: Mind>() {
        assert!(G::WEIGHTS.len() <= 150 << 10, "{} bytes", G::WEIGHTS.len());
        let learned = Knowledge::<G>::from_bytes(G::WEIGHTS).unwrap();
        assert_eq!(learned.to_bytes(), G::WEIGHTS);
        assert_eq!(learned, Knowledge::learned());
        let cut = &G::WEIGHTS[..G::WEIGHTS.len() - 1];
        assert_eq!(Knowledge::<G>::from_bytes(cut), Err(BadWeights::NotWeights));
        assert_eq!(Knowledge::<G>::from_bytes(b""), Err(BadWeights::NotWeights));
        // A scale that is no number.
        let mut wrong = G::WEIGHTS.to_vec();
        let scale = 8 + G::NAME.len() + 1 + 8;
        wrong[scale..scale + 4].copy_from_slice(&f32::NAN.to_le_bytes());
        assert_eq!(
            Knowledge::<G>::from_bytes(&wrong),
            Err(BadWeights::NotWeights)
        );
    }
    check::<Genesis>();
    check::<Lords>();
    check::<Ursuppe>();
    let other = Knowledge::<Lords>::from_bytes(Genesis::WEIGHTS);
    assert_eq!(other, Err(BadWeights::OtherNotes));
}
