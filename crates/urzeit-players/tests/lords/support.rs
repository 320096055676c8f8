//! Games and worlds to test in.

use std::fmt::Write as _;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_players::{Ideas, Mind};
use urzeit_rules::{
    Due, Game, Lords, Seat, Setup, Turn,
    lords::{self, Action, Hex},
};

pub(crate) type Random = Xoshiro256PlusPlus;

pub(crate) fn random(seed: u64) -> Random {
    Random::seed_from_u64(seed)
}

/// A game from a seed: all player counts, and any options.
pub(crate) fn any_game(seed: u64) -> Lords {
    let mut random = random(seed ^ 0x5eed);
    let players = 2 + (seed % 4) as usize;
    let mut options = Vec::new();
    for spec in Lords::OPTIONS {
        let value = match spec.key {
            "people_per_player" => ["50", "1", "9", "999"][random.random_range(0..4)],
            "altars_per_player" => ["10", "0", "2", "999"][random.random_range(0..4)],
            // Boxes with other counts than ours (L-1.3).
            "markers" => ["1,1,99,9,10,0,0", "30,20,1,99,0,25,0"][random.random_range(0..2)],
            "cards" => "7.0.3.0.9,1.1.1.1.1,0.0.0.0.9,5.5.5.5.5",
            _ => spec.values[random.random_range(0..spec.values.len())],
        };
        // The first games have the rules as they are printed.
        if seed >= 4 && random.random_range(0..3) > 0 {
            options.push((spec.key, value));
        }
    }
    Lords::new(&lords::Setup::read(&Lords::WHO[..players], &options).unwrap())
}

/// Plays a game: at each step any action with this chance, else the first that comes to mind.
/// Every position is shown to somebody.
pub(crate) fn play(seed: u64, any: f64, mut see: impl FnMut(&Lords)) -> Lords {
    use urzeit_rules::Choices as _;
    let mut random = random(seed);
    let mut position = any_game(seed);
    loop {
        see(&position);
        match position.turn() {
            Turn::Over => return position,
            Turn::Chance => {
                let outcome = position.due().unwrap().sample(&mut random);
                position.settle(outcome);
            }
            turn => {
                let seats: Vec<Seat> = turn.seats().iter().collect();
                let seat = seats[random.random_range(0..seats.len())];
                let action = if random.random_bool(any) {
                    position.choices(seat).sample(&mut random).unwrap()
                } else {
                    first_idea(&position, seat)
                };
                position.act(seat, action);
            }
        }
    }
}

/// What comes to mind most.
pub(crate) fn first_idea(position: &Lords, seat: Seat) -> Action {
    let weights = Lords::instinct();
    let mut ideas = Ideas::weighed_by(&weights);
    position.consider(seat, &mut ideas);
    let urges = ideas.urges().iter().zip(ideas.actions());
    let best = urges.max_by(|a, b| a.0.total_cmp(b.0));
    *best.unwrap().1
}

/// Two players, seat 1 in this phase. Nothing lives but where these hexes say so: `gR3+`; all
/// others are sea, desert and mountains as far as markers go, then land far away.
pub(crate) fn world(hexes: &[(&str, &str)], phase: &str) -> Lords {
    let named = |hex: Hex| hexes.iter().find(|(name, _)| hex == name.parse().unwrap());
    let mut rest = ["d".repeat(9), "m".repeat(9), "s".repeat(15)].concat();
    rest += &[
        "g".repeat(17),
        "h".repeat(17),
        "f".repeat(17),
        "i".repeat(9),
    ]
    .concat();
    let mut rest = rest.chars();
    let mut text = "lords red,blue - ".to_owned();
    for hex in Hex::all() {
        if hex.begins_row() && hex.row() > 0 {
            text.push('/');
        }
        match named(hex) {
            Some((_, what)) => text.push_str(what),
            None => text.push(rest.next().unwrap()),
        }
    }
    write!(text, " 1,2 i1i2h1h2f1g1g2/i1i2h1h2f1g1g2 - {phase}").unwrap();
    text.parse().unwrap_or_else(|bad| panic!("{bad:?}: {text}"))
}
