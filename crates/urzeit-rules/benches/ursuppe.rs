//! What Ursuppe costs: complete random games through the API that search uses, and the
//! single operations.
//!
//! `cargo bench -p urzeit-rules --bench ursuppe`

use std::hint::black_box;

use divan::{AllocProfiler, Bencher, counter::ItemsCount};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{
    Choices, Due, Game, Seat, Setup, Turn, Ursuppe,
    ursuppe::{self, Action, Chance},
};

/// Shows what is allocated: nothing, in play.
#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

fn main() {
    println!(
        "a position takes {} bytes, an action {}, an outcome {}",
        size_of::<Ursuppe>(),
        size_of::<Action>(),
        size_of::<Chance>()
    );
    divan::main();
}

fn random() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

fn new_game(players: usize) -> Ursuppe {
    let setup = ursuppe::Setup::read(&Ursuppe::WHO[..players], &[]).expect("a plain setup");
    Ursuppe::new(&setup)
}

/// Plays at most so many entries of a record; says how many there were. A choice with one
/// option is played, but is no entry (H5).
fn play(position: &mut Ursuppe, random: &mut Xoshiro256PlusPlus, most: usize) -> usize {
    let mut entries = 0;
    while entries < most {
        match position.turn() {
            Turn::Player(seat) => {
                let choices = position.choices(seat);
                let count = choices.len();
                entries += usize::from(count > 1);
                let n = random.random_range(0..count as u32) as usize;
                let action = choices.nth(n).expect("a choice");
                position.act(seat, action);
            }
            Turn::Chance => {
                let outcome = position.due().expect("chance").sample(random);
                position.settle(outcome);
                entries += 1;
            }
            Turn::Secret(_) | Turn::Over => break,
        }
    }
    entries
}

/// A hundred games, which have the same entries in every run.
#[divan::bench(args = [3, 4, 6])]
fn entries_of_random_games(bencher: Bencher, players: usize) {
    const GAMES: usize = 100;
    let start = new_game(players);
    let games = |random: &mut Xoshiro256PlusPlus| -> usize {
        let mut entries = 0;
        for _ in 0..GAMES {
            entries += play(&mut start.clone(), random, usize::MAX);
        }
        entries
    };
    let entries = games(&mut random());
    bencher
        .counter(ItemsCount::new(entries))
        .bench_local(|| games(&mut random()));
}

#[divan::bench(args = [3, 4])]
fn random_game(bencher: Bencher, players: usize) {
    let start = new_game(players);
    let mut random = random();
    bencher.counter(ItemsCount::new(1u32)).bench_local(move || {
        let mut position = start.clone();
        play(&mut position, &mut random, usize::MAX);
        position.result()
    });
}

/// A position in the middle of a game of four, in which a player has many choices.
fn middle_game() -> (Ursuppe, Seat) {
    let mut random = random();
    let mut position = new_game(4);
    play(&mut position, &mut random, 150);
    loop {
        if let Turn::Player(seat) = position.turn()
            && position.choices(seat).len() > 20
        {
            return (position, seat);
        }
        assert!(play(&mut position, &mut random, 1) > 0, "the game goes on");
    }
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let (position, _) = middle_game();
    bencher.bench_local(|| black_box(&position).clone());
}

#[divan::bench]
fn describe_choices(bencher: Bencher) {
    let (position, seat) = middle_game();
    bencher.bench_local(|| black_box(&position).choices(seat).len());
}

#[divan::bench]
fn list_choices(bencher: Bencher) {
    let (position, seat) = middle_game();
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
fn forced(bencher: Bencher) {
    let (position, _) = middle_game();
    bencher.bench_local(|| black_box(&position).forced());
}
