//! What our players' thoughts on Genesis cost.
//!
//! `cargo bench -p urzeit-players --bench genesis`

use std::hint::black_box;

use divan::Bencher;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_players::{Ideas, Mind, Notes};
use urzeit_rules::{Due, Game, Genesis, Seat, Setup, Turn, genesis};

fn main() {
    divan::main();
}

/// A game of two after so many tiles, played by instinct; with a choice to make.
fn position(tiles: usize) -> Genesis {
    let setup = genesis::Setup::read(&["reptile", "human"], &[]).expect("a plain setup");
    let mut position = Genesis::new(&setup);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let weights = Genesis::instinct();
    let mut ideas = Ideas::weighed_by(&weights);
    let open = 93;
    loop {
        match position.turn() {
            Turn::Player(_) if position.vacant().len() + tiles <= open => return position,
            Turn::Player(seat) => {
                ideas.clear();
                position.consider(seat, &mut ideas);
                let urges = ideas.urges().iter().enumerate();
                let best = urges
                    .max_by(|a, b| a.1.total_cmp(b.1))
                    .map_or(0, |(i, _)| i);
                position.act(seat, ideas.actions()[best]);
            }
            Turn::Chance => position.settle(position.due().expect("chance").sample(&mut random)),
            Turn::Secret(_) | Turn::Over => return position,
        }
    }
}

#[derive(Default)]
struct Sum(f32, usize);

impl Notes for Sum {
    fn note(&mut self, _: Seat, slot: usize, amount: f32) {
        self.0 += slot as f32 * amount;
        self.1 += 1;
    }
}

#[divan::bench(args = [10, 45, 80])]
fn look(bencher: Bencher, tiles: usize) {
    let position = position(tiles);
    bencher.bench_local(|| {
        let mut sum = Sum::default();
        black_box(&position).look(&mut sum);
        sum.0
    });
}

#[divan::bench(args = [0, 10, 45, 80])]
fn consider(bencher: Bencher, tiles: usize) {
    let position = position(tiles);
    let Turn::Player(seat) = position.turn() else {
        return;
    };
    let weights = Genesis::instinct();
    let mut ideas = Ideas::weighed_by(&weights);
    bencher.bench_local(|| {
        ideas.clear();
        black_box(&position).consider(seat, &mut ideas);
        ideas.actions().len()
    });
}

#[divan::bench(args = [10, 45, 80])]
fn guess(bencher: Bencher, tiles: usize) {
    let position = position(tiles);
    bencher.bench_local(|| black_box(&position).guess());
}
