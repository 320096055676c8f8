//! What our players' thoughts on Lords of Creation cost.
//!
//! `cargo bench -p urzeit-players --bench lords`

use std::hint::black_box;

use divan::Bencher;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_players::{Ideas, Mind, Notes};
use urzeit_rules::{
    Due, Game, Lords, Seat, Setup, Turn,
    lords::{self, Phase},
};

fn main() {
    divan::main();
}

/// What somebody is asked for.
#[derive(Clone, Copy, Debug)]
enum Question {
    Lay,
    Card,
    Put,
    Act,
}

/// A game of four, played by instinct, in which half the land is settled, or of which half is
/// laid; with this choice to make.
fn position(asked: Question) -> (Lords, Seat) {
    let setup = lords::Setup::read(&Lords::WHO[..4], &[]).expect("a plain setup");
    let mut position = Lords::new(&setup);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let weights = Lords::instinct();
    let mut ideas = Ideas::weighed_by(&weights);
    loop {
        let is_asked = match (asked, position.phase()) {
            (Question::Lay, Phase::Lay(..)) => position.bare().len() <= 45,
            (Question::Card, Phase::Select)
            | (Question::Put, Phase::Place(_))
            | (Question::Act, Phase::Act(_)) => position.occupied().len() >= 30,
            _ => false,
        };
        match position.turn() {
            Turn::Over => panic!("the game does not end so early"),
            Turn::Chance => position.settle(position.due().expect("chance").sample(&mut random)),
            turn => {
                let seat = turn.seats().iter().next().expect("somebody is asked");
                if is_asked {
                    return (position, seat);
                }
                ideas.clear();
                position.consider(seat, &mut ideas);
                position.act(seat, ideas.draw(0.3, &mut random));
            }
        }
    }
}

#[derive(Default)]
struct Sum(f32);

impl Notes for Sum {
    fn note(&mut self, _: Seat, slot: usize, amount: f32) {
        self.0 += slot as f32 * amount;
    }
}

#[divan::bench]
fn look(bencher: Bencher) {
    let (position, _) = position(Question::Put);
    bencher.bench_local(|| {
        let mut sum = Sum::default();
        black_box(&position).look(&mut sum);
        sum.0
    });
}

#[divan::bench(args = [Question::Lay, Question::Card, Question::Put, Question::Act])]
fn consider(bencher: Bencher, asked: Question) {
    let (position, seat) = position(asked);
    let weights = Lords::instinct();
    let mut ideas = Ideas::weighed_by(&weights);
    bencher.bench_local(|| {
        ideas.clear();
        black_box(&position).consider(seat, &mut ideas);
        ideas.actions().len()
    });
}
