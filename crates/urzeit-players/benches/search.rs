//! What search costs: iterations a second in the middle of each game, and light playouts of
//! Genesis.

use divan::{Bencher, counter::ItemsCount};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_players::{Budget, Knowledge, Mind, Search, Settings, contest};
use urzeit_rules::{Choices, Due, Game, Genesis, Lords, Setup, Turn, Ursuppe, View, Viewer};

fn main() {
    divan::main();
}

/// The position after half of the choices of a game played by impulse.
fn middle<G: Mind>(players: usize) -> G {
    let who = G::Setup::usual_who(Some(players), &[]);
    let start = G::new(&G::Setup::read(&who, &[]).expect("the usual setup is one"));
    let knowledge = Knowledge::<G>::learned();
    let mut positions = Vec::new();
    let mut impulses = Xoshiro256PlusPlus::seed_from_u64(1);
    contest::play(
        start,
        |seat, view| {
            let mut ideas = knowledge.ideas();
            view.position().consider(seat, &mut ideas);
            Some(ideas.draw(0.5, &mut impulses))
        },
        &mut Xoshiro256PlusPlus::seed_from_u64(2),
        |position: &G, _| {
            if matches!(position.turn(), Turn::Player(_)) {
                positions.push(position.clone());
            }
        },
    );
    positions.swap_remove(positions.len() / 2)
}

#[divan::bench(types = [Genesis, Lords, Ursuppe], args = [2, 3, 4])]
fn iterations<G: Mind>(bencher: Bencher<'_, '_>, players: usize) {
    const ITERATIONS: u32 = 1000;
    if !G::PLAYERS.contains(&players) || (G::NAME == "ursuppe" && players == 2) {
        return;
    }
    let position: G = middle(players);
    let seat = position.turn().seats().iter().next().expect("a choice");
    let knowledge = Knowledge::learned();
    let view = View::of(&position, Viewer::Seat(seat));
    bencher.counter(ItemsCount::new(ITERATIONS)).bench(|| {
        let mut search = Search::new(&knowledge, view.clone(), Settings::default(), 1);
        search.run(&Budget::new(ITERATIONS, None));
        search.iterations()
    });
}

/// From the middle of a game to its end, any legal action as likely as any other.
#[divan::bench(args = [2, 4])]
fn light_playouts_of_genesis(bencher: Bencher<'_, '_>, players: usize) {
    const PLAYOUTS: usize = 1000;
    let position: Genesis = middle(players);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    bencher.counter(ItemsCount::new(PLAYOUTS)).bench_local(|| {
        let ends = (0..PLAYOUTS).map(|_| play_out(position, &mut random));
        ends.filter(|end| end.result().is_some()).count()
    });
}

fn play_out(mut position: Genesis, random: &mut Xoshiro256PlusPlus) -> Genesis {
    loop {
        match position.turn() {
            Turn::Over => return position,
            Turn::Chance => {
                let due = position.due().expect("chance is due when it is its turn");
                position.settle(due.sample(random));
            }
            turn @ (Turn::Player(_) | Turn::Secret(_)) => {
                let seat = turn.seats().iter().next().expect("somebody is asked");
                let action = position.choices(seat).sample(random);
                position.act(seat, action.expect("whoever is asked has a choice"));
            }
        }
    }
}
