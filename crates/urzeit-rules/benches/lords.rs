//! What Lords of Creation costs: complete random games through the API that search uses,
//! and the single operations.
//!
//! `cargo bench -p urzeit-rules --bench lords`

use std::hint::black_box;

use divan::{AllocProfiler, Bencher, counter::ItemsCount};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{
    Choices, Due, Game, Lords, Seat, Setup, Turn,
    lords::{self, Action, Ground, SiegeOdds, setup::Doubles},
};

// Shows that an entry allocates nothing.
#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

fn main() {
    println!("a position takes {} bytes", size_of::<Lords>());
    divan::main();
}

fn random() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

fn new_game(players: usize) -> Lords {
    let setup = lords::Setup::read(&Lords::WHO[..players], &[]).expect("a plain setup");
    Lords::new(&setup)
}

/// Plays at most so many entries; says how many there were. At each step of a turn the turn
/// ends with probability 1/5; else any other action is done.
fn play(position: &mut Lords, random: &mut Xoshiro256PlusPlus, most: usize) -> usize {
    for entries in 0..most {
        match position.turn() {
            Turn::Over => return entries,
            Turn::Chance => {
                let outcome = position.due().expect("chance").sample(random);
                position.settle(outcome);
            }
            turn => {
                let seat = turn.seats().iter().next().expect("a seat");
                let action = choose(position, seat, random);
                position.act(seat, action);
            }
        }
    }
    most
}

fn choose(position: &Lords, seat: Seat, random: &mut Xoshiro256PlusPlus) -> Action {
    let choices = position.choices(seat);
    let in_turn = matches!(position.phase(), lords::Phase::Act(_));
    if in_turn && random.random_range(0..5u32) == 0 {
        return Action::End;
    }
    // The end is the last of the choices of a turn.
    let len = choices.len();
    let others = if in_turn && len > 1 { len - 1 } else { len };
    let n = random.random_range(0..others as u32) as usize;
    choices.nth(n).expect("n is less than their number")
}

#[divan::bench(args = [2, 3, 4, 5])]
fn random_game(bencher: Bencher, players: usize) {
    let start = new_game(players);
    // The same games again and again, so that the entries can be counted.
    let games = 20;
    let mut random = random();
    let mut entries = 0;
    for _ in 0..games {
        entries += play(&mut start.clone(), &mut random, usize::MAX);
    }
    bencher.counter(ItemsCount::new(entries)).bench_local(|| {
        let mut random = self::random();
        for _ in 0..games {
            let mut position = start.clone();
            play(&mut position, &mut random, usize::MAX);
            black_box(position.result());
        }
    });
}

/// A position in the middle of a game of four, with many choices.
fn middle_game() -> (Lords, Seat) {
    let mut position = new_game(4);
    let mut random = random();
    play(&mut position, &mut random, 450);
    loop {
        if let (lords::Phase::Act(seat), true) = (position.phase(), position.occupied().len() > 20)
        {
            return (position, seat);
        }
        play(&mut position, &mut random, 1);
    }
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let (position, _) = middle_game();
    bencher.bench_local(|| black_box(&position).clone());
}

#[divan::bench]
fn count_choices(bencher: Bencher) {
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
fn check_one(bencher: Bencher) {
    let (position, seat) = middle_game();
    let action = position.choices(seat).nth(0).expect("a choice");
    bencher.bench_local(|| black_box(&position).check(seat, black_box(action)));
}

#[divan::bench]
fn score(bencher: Bencher) {
    let mut position = new_game(4);
    play(&mut position, &mut random(), usize::MAX);
    bencher.bench_local(|| black_box(&position).result());
}

#[divan::bench(args = [5, 20, 50, 100])]
fn siege_odds(bencher: Bencher, people: u16) {
    bencher.bench_local(|| {
        SiegeOdds::new(
            Ground::Like,
            Doubles::HitsCount,
            black_box(people),
            black_box(people),
        )
    });
}
