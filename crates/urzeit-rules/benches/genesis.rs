//! What Genesis costs: complete random games through the API that search uses, beside the
//! plain implementation that the tests keep as their oracle; and the single operations.
//!
//! `cargo bench -p urzeit-rules --bench genesis`

#[path = "../tests/oracle/genesis.rs"]
#[allow(dead_code, unreachable_pub, clippy::needless_pass_by_value)]
mod oracle;

use std::hint::black_box;

use divan::{Bencher, counter::ItemsCount};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{Choices, Due, Game, Genesis, Setup, Turn, genesis};

fn main() {
    println!("a position takes {} bytes", size_of::<Genesis>());
    divan::main();
}

fn random() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

fn new_game(players: usize) -> Genesis {
    let setup = genesis::Setup::read(&Genesis::WHO[..players], &[]).expect("a plain setup");
    Genesis::new(&setup)
}

/// Plays at most so many choices; says how many there were.
fn play(position: &mut Genesis, random: &mut Xoshiro256PlusPlus, most: usize) -> usize {
    let mut choices = 0;
    while choices < most {
        match position.turn() {
            Turn::Player(seat) => {
                let action = position.choices(seat).sample(random).expect("a choice");
                position.act(seat, action);
                choices += 1;
            }
            Turn::Chance => {
                let outcome = position.due().expect("chance").sample(random);
                position.settle(outcome);
            }
            Turn::Secret(_) | Turn::Over => break,
        }
    }
    choices
}

#[divan::bench(args = [2, 4])]
fn random_game(bencher: Bencher, players: usize) {
    let start = new_game(players);
    let mut random = random();
    bencher.counter(ItemsCount::new(1u32)).bench_local(move || {
        let mut position = start.clone();
        play(&mut position, &mut random, usize::MAX);
        position.result()
    });
}

#[divan::bench(args = [2, 4])]
fn random_game_of_the_plain_implementation(bencher: Bencher, players: usize) {
    use oracle::{Face, Options, Plain, Terrain, Turn};
    const DIE: [Face; 6] = [
        Face::Terrain(Terrain::Forest),
        Face::Terrain(Terrain::Savannah),
        Face::Terrain(Terrain::Mountain),
        Face::Terrain(Terrain::Wetland),
        Face::Wild,
        Face::Wild,
    ];
    let start = Plain::new(players, Options::default());
    let mut random = random();
    bencher.counter(ItemsCount::new(1u32)).bench_local(move || {
        let mut game = start.clone();
        loop {
            match game.turn() {
                Turn::Start => game.start(random.random_range(0..players)),
                Turn::Roll(_) => {
                    game.roll(
                        DIE[random.random_range(0..6)],
                        DIE[random.random_range(0..6)],
                    );
                }
                Turn::Choose(_) => {
                    let legal = game.legal();
                    game.act(legal[random.random_range(0..legal.len())]);
                }
                Turn::Over => return game.points(),
            }
        }
    });
}

/// A position in the middle of a game of two.
fn middle_game() -> Genesis {
    let mut position = new_game(2);
    play(&mut position, &mut random(), 40);
    while position.turn() == Turn::Chance {
        let outcome = position.due().expect("chance").sample(&mut random());
        position.settle(outcome);
    }
    position
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let position = middle_game();
    bencher.bench_local(|| black_box(&position).clone());
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
    let mut position = new_game(2);
    play(&mut position, &mut random(), usize::MAX);
    bencher.bench_local(|| black_box(&position).result());
}

#[divan::bench]
fn score_with_breakdown(bencher: Bencher) {
    let mut position = new_game(2);
    play(&mut position, &mut random(), usize::MAX);
    bencher.bench_local(|| black_box(&position).score());
}
