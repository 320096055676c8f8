//! What all tests of Ursuppe share.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{
    Choices, Due, Entry, Game, Record, Seat, Setup, Turn, Ursuppe,
    record::Header,
    ursuppe::{self, Action},
};

/// A source of chance that a seed repeats.
pub(crate) fn random(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A setup of words: `red,yellow,green`, `mode=dummy,finish_start=9`.
pub(crate) fn setup(who: &str, options: &str) -> ursuppe::Setup {
    let who: Vec<_> = who.split(',').collect();
    let options: Vec<_> = options
        .split(',')
        .filter_map(|option| option.split_once('='))
        .collect();
    ursuppe::Setup::read(&who, &options).expect("a setup")
}

/// A new game of this setup.
pub(crate) fn new_record(who: &str, options: &str) -> Record<Ursuppe> {
    Record::new(Header::new(setup(who, options)))
}

/// What can happen now, chosen at random; nothing when the game is over.
pub(crate) fn random_entry(position: &Ursuppe, random: &mut Xoshiro256PlusPlus) -> Option<Entry<Ursuppe>> {
    match position.turn() {
        Turn::Player(seat) => {
            let choices = position.choices(seat);
            let mut action = choices.sample(random).expect("a choice");
            // Who is always done soon has no genes and no amoebas to test.
            if [Action::Done, Action::Pass, Action::Accept].contains(&action)
                && random.random_range(0..3u32) > 0
            {
                action = choices.sample(random).expect("a choice");
            }
            Some(Entry::Player(seat, action))
        }
        Turn::Chance => Some(Entry::Chance(
            position.due().expect("chance").sample(random),
        )),
        Turn::Secret(_) | Turn::Over => None,
    }
}

/// The seat that decides.
pub(crate) fn asked(position: &Ursuppe) -> Seat {
    match position.turn() {
        Turn::Player(seat) => seat,
        other => panic!("{other:?} is due in {position}"),
    }
}
