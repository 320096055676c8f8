//! What Genesis costs: complete random games through the API that search uses, beside the
//! plain implementation that the tests keep as their oracle; and the single operations.
//!
//! `cargo bench -p urzeit-rules --bench genesis`

#[path = "../tests/oracle/genesis.rs"]
#[allow(dead_code, unreachable_pub, clippy::needless_pass_by_value)]
mod oracle;

use std::{hint::black_box, time::Instant};

use divan::{Bencher, counter::ItemsCount};
use oracle::{Options, Plain};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{Choices, Due, Game, Genesis, Setup, Standings, Turn, genesis};

fn main() {
    divan::main();
    println!("\na position takes {} bytes", size_of::<Genesis>());
    for players in [2, 4] {
        compare(players);
    }
}

/// Both implementations in turn, so that a busy machine slows both; the best of each counts.
fn compare(players: usize) {
    const ROUNDS: u32 = 100;
    const PLAIN_GAMES: u32 = 100;
    const GAMES: u32 = 5_000;
    fn rate(games: u32, mut run: impl FnMut()) -> f64 {
        let begin = Instant::now();
        (0..games).for_each(|_| run());
        f64::from(games) / begin.elapsed().as_secs_f64()
    }
    let (mut fast, mut plain) = (0f64, 0f64);
    let (mut one, mut other) = (random(), random());
    let start = new_game(players);
    let plain_start = Plain::new(players, Options::default());
    for _ in 0..ROUNDS {
        fast = fast.max(rate(GAMES, || {
            black_box(random_game(&start, &mut one));
        }));
        plain = plain.max(rate(PLAIN_GAMES, || {
            black_box(plain_random_game(plain_start.clone(), players, &mut other));
        }));
    }
    println!(
        "{players} players: {fast:.0} random games a second, plain {plain:.0}: {:.0} times as fast",
        fast / plain
    );
}

fn random() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

fn new_game(players: usize) -> Genesis {
    let setup = genesis::Setup::read(&Genesis::WHO[..players], &[]).expect("a plain setup");
    Genesis::new(&setup)
}

/// One random entry; says whether there was one.
fn step(position: &mut Genesis, random: &mut Xoshiro256PlusPlus) -> bool {
    match position.turn() {
        Turn::Player(seat) => {
            let action = position.choices(seat).sample(random).expect("a choice");
            position.act(seat, action);
        }
        Turn::Chance => {
            let outcome = position.due().expect("chance").sample(random);
            position.settle(outcome);
        }
        Turn::Secret(_) | Turn::Over => return false,
    }
    true
}

fn random_game(start: &Genesis, random: &mut Xoshiro256PlusPlus) -> Option<Standings> {
    let mut position = *start;
    while step(&mut position, random) {}
    position.result()
}

fn plain_random_game(mut game: Plain, players: usize, random: &mut Xoshiro256PlusPlus) -> Vec<u32> {
    const DIE: [oracle::Face; 6] = [
        oracle::Face::Terrain(oracle::Terrain::Forest),
        oracle::Face::Terrain(oracle::Terrain::Savannah),
        oracle::Face::Terrain(oracle::Terrain::Mountain),
        oracle::Face::Terrain(oracle::Terrain::Wetland),
        oracle::Face::Wild,
        oracle::Face::Wild,
    ];
    loop {
        match game.turn() {
            oracle::Turn::Start => game.start(random.random_range(0..players)),
            oracle::Turn::Roll(_) => {
                game.roll(
                    DIE[random.random_range(0..6)],
                    DIE[random.random_range(0..6)],
                );
            }
            oracle::Turn::Choose(_) => {
                let legal = game.legal();
                game.act(legal[random.random_range(0..legal.len())]);
            }
            oracle::Turn::Over => return game.points(),
        }
    }
}

#[divan::bench(args = [2, 4])]
fn game(bencher: Bencher, players: usize) {
    let start = new_game(players);
    let mut random = random();
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(move || random_game(&start, &mut random));
}

#[divan::bench(args = [2, 4])]
fn game_of_the_plain_implementation(bencher: Bencher, players: usize) {
    let start = Plain::new(players, Options::default());
    let mut random = random();
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(move || plain_random_game(start.clone(), players, &mut random));
}

/// A position in the middle of a game of two, with a choice to make.
fn middle_game() -> Genesis {
    let mut position = new_game(2);
    let mut random = random();
    for _ in 0..60 {
        step(&mut position, &mut random);
    }
    while position.turn() == Turn::Chance {
        step(&mut position, &mut random);
    }
    position
}

/// The last position of a game of two.
fn last_position() -> Genesis {
    let mut position = new_game(2);
    let mut random = random();
    while step(&mut position, &mut random) {}
    position
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let position = middle_game();
    bencher.bench_local(|| *black_box(&position));
}

#[divan::bench]
fn describe_choices(bencher: Bencher) {
    let position = middle_game();
    let seat = position
        .turn()
        .seats()
        .iter()
        .next()
        .expect("a player's turn");
    bencher.bench_local(|| black_box(&position).choices(seat));
}

#[divan::bench]
fn list_choices(bencher: Bencher) {
    let position = middle_game();
    let seat = position
        .turn()
        .seats()
        .iter()
        .next()
        .expect("a player's turn");
    let count = position.choices(seat).len();
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        black_box(&position)
            .choices(seat)
            .iter()
            .map(black_box)
            .count()
    });
}

#[divan::bench]
fn score(bencher: Bencher) {
    let position = last_position();
    bencher.bench_local(|| black_box(&position).result());
}

#[divan::bench]
fn score_with_breakdown(bencher: Bencher) {
    let position = last_position();
    bencher.bench_local(|| black_box(&position).score());
}
