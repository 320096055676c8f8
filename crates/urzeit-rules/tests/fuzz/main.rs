//! Fuzzing on the stable toolchain: mutated fixtures and random bytes, for a short while.
//!
//! `URZEIT_FUZZ_SEED=7 URZEIT_FUZZ_RUNS=100000 cargo test -p urzeit-rules --test fuzz` runs
//! longer, or once more what failed.

#![allow(clippy::unwrap_used)]

#[allow(unreachable_pub)]
mod harness;

use std::{
    env, fs,
    panic::{catch_unwind, resume_unwind},
    path::Path,
};

use rand::{Rng, RngExt};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use urzeit_rules::{Game, Genesis, Lords, Record, Ursuppe, record::game_of};

const RECORD_RUNS: u64 = 20_000;
const PLAY_RUNS: u64 = 5_000;
const POSITION_RUNS: u64 = 20_000;

/// Records that mutation begins with: the fixtures' beginnings, and a header of everything.
fn seeds() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let mut seeds = vec![
        EVERYTHING.to_owned(),
        FROM.to_owned(),
        "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\nlog\n".to_owned(),
    ];
    let mut games: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|game| game.unwrap())
        .collect();
    games.sort_by_key(fs::DirEntry::path);
    for game in games {
        let mut files: Vec<_> = fs::read_dir(game.path())
            .unwrap()
            .map(|f| f.unwrap().path())
            .collect();
        files.sort();
        for path in files {
            let text = fs::read_to_string(path).unwrap();
            let lines = |count: usize| text.lines().take(count).map(|l| format!("{l}\n"));
            seeds.push(lines(30).collect());
            seeds.push(text.clone());
        }
    }
    seeds
}

const EVERYTHING: &str = "urzeit 1\ngame genesis\nseat 1 reptile The Lizards\nseat 2 human\n\
    seat 3 mammal\noption board random\noption tiles_per_terrain 16\noption end finish_turn\n\
    option ties own_place\nrules 1\ntable T-1\ncommitment 00ff\nbytes 1 ab\nbytes 2\nbytes 3 00\n\
    seed 0123\nlog\n\
    * board ..........t.t./.......v....../.v..v..t...t../.......v...v../.v.v.......v../\
    ............../...t..vt....../...t......v.../....t.t.t..t../.v............\n\
    * start 3\n! undo 2\n* dice wild forest\n3 place forest a1\n3 end\n";

const FROM: &str = "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\noption end finish_turn\n\
    from genesis reptile,human end=finish_turn Rf....HmHm....vvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/\
    ....vvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/\
    vvvvvvvvvvvvvv second 1 wild\nlog\n1 place savannah b1\n* dice wild wild\n2 place forest c1\n";

/// Changes a text a little: bytes, words, lines, or parts of another.
fn mutate(text: &str, other: &str, random: &mut ChaCha8Rng) -> Vec<u8> {
    const SPICE: &[&str] = &[
        "\r\n",
        "\0",
        "\t",
        " ",
        "  ",
        "\u{feff}",
        "ä",
        "🦎",
        "-",
        "-1",
        "0",
        "01",
        "4294967296",
        "99999999999999999999",
        "#",
        "\n\n",
        "log\n",
        "result 1 0 draw\n",
        "! undo 1\n",
        "? ",
        "*",
        "from ",
        "seat 4 dinosaur\n",
        "option ties players\n",
        "genesis",
        "end",
        "over",
        "roll 6",
    ];
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..random.random_range(1..4) {
        let place = random.random_range(0..=bytes.len());
        let upto = (place + random.random_range(0..12usize)).min(bytes.len());
        match random.random_range(0..8) {
            0 => drop(bytes.drain(place..upto)),
            1 => bytes[place..upto]
                .iter_mut()
                .for_each(|byte| *byte = random.random()),
            2 => drop(bytes.splice(
                place..place,
                SPICE[random.random_range(0..SPICE.len())].bytes(),
            )),
            3 => bytes.truncate(place),
            4 => {
                let copy = bytes[place..upto].to_vec();
                let to = random.random_range(0..=bytes.len());
                bytes.splice(to..to, copy);
            }
            5 | 6 => bytes = swap_words(&bytes, random),
            _ => {
                let from = random.random_range(0..=other.len());
                bytes.extend_from_slice(&other.as_bytes()[from..]);
            }
        }
    }
    bytes
}

/// Exchanges two words or two lines: what is wrong then is wrong for the rules, not the reader.
fn swap_words(bytes: &[u8], random: &mut ChaCha8Rng) -> Vec<u8> {
    let separator = if random.random() { b' ' } else { b'\n' };
    let mut words: Vec<_> = bytes.split(|byte| *byte == separator).collect();
    let (one, two) = (
        random.random_range(0..words.len()),
        random.random_range(0..words.len()),
    );
    words.swap(one, two);
    words.join(&separator)
}

/// Positions that mutation begins with: of random games and of the fixtures, by game played.
fn positions() -> Vec<Vec<String>> {
    fn of<G: Game>(text: &str) -> Vec<String> {
        harness::positions_of_record(&Record::<G>::read(text).unwrap().record)
    }
    let mut positions = Vec::new();
    for seed in 0..40 {
        let mut bytes = vec![0; 100 + seed];
        ChaCha8Rng::seed_from_u64(seed as u64).fill_bytes(&mut bytes);
        positions.extend(harness::positions(&bytes));
    }
    for text in seeds().iter().filter(|seed| seed.contains("\nlog\n")) {
        positions.push(match game_of(text).unwrap() {
            Genesis::NAME => of::<Genesis>(text),
            Lords::NAME => of::<Lords>(text),
            _ => of::<Ursuppe>(text),
        });
    }
    positions
}

/// Changes a position a little, so that it often is still one: some words come from another
/// position, and letters and the parts of a word change places or become others.
fn mutate_position(text: &str, other: &str, random: &mut ChaCha8Rng) -> Vec<u8> {
    #[rustfmt::skip]
    const NUMBERS: &[&str] = &[
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "255", "256", "500", "65535",
        "4294967295", "18446744073709551615",
    ];
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let others: Vec<_> = other.split(' ').collect();
    for _ in 0..random.random_range(1..4) {
        let place = random.random_range(0..words.len());
        let letters: Vec<_> = text.chars().collect();
        let mut any_letter = || letters[random.random_range(0..letters.len())];
        let (letter, new) = (any_letter(), any_letter());
        match random.random_range(0..7) {
            0 => words[place] = others[place.min(others.len() - 1)].to_owned(),
            1 => {
                words.truncate(place);
                words.extend(others.iter().skip(place).map(|&word| word.to_owned()));
                words.push(others[random.random_range(0..others.len())].to_owned());
                words.truncate(words.len() - random.random_range(0..2));
            }
            2 => {
                let separator = if random.random() { "/" } else { "," };
                words[place] = swap_parts(&words[place], separator, random);
            }
            3 => words[place] = swap_parts(&words[place], "", random),
            4 => words[place] = words[place].replace(letter, &new.to_string()),
            5 => words[place] = change_letter(&words[place], &new.to_string(), random),
            _ => {
                let new = NUMBERS[random.random_range(0..NUMBERS.len())];
                words[place] = change_letter(&words[place], new, random);
            }
        }
    }
    words.join(" ").into_bytes()
}

fn swap_parts(word: &str, separator: &str, random: &mut ChaCha8Rng) -> String {
    let mut parts: Vec<_> = word.split(separator).collect();
    let (one, two) = (
        random.random_range(0..parts.len()),
        random.random_range(0..parts.len()),
    );
    parts.swap(one, two);
    parts.join(separator)
}

fn change_letter(word: &str, new: &str, random: &mut ChaCha8Rng) -> String {
    let length = word.chars().count();
    let place = random.random_range(0..=length);
    let before = word.chars().take(place).collect::<String>();
    before + new + word.chars().skip(place + 1).collect::<String>().as_str()
}

fn number(variable: &str) -> Option<u64> {
    let value = env::var(variable).ok()?;
    Some(
        value
            .parse()
            .unwrap_or_else(|_| panic!("{variable} is a number, not {value}")),
    )
}

/// Runs a harness; what fails can be repeated by its seed alone.
fn fuzz(name: &str, runs: u64, harness: fn(&[u8]), input: impl Fn(&mut ChaCha8Rng) -> Vec<u8>) {
    let first = number("URZEIT_FUZZ_SEED").unwrap_or(0);
    let runs = number("URZEIT_FUZZ_RUNS").unwrap_or(runs);
    for seed in first..first.saturating_add(runs) {
        let data = input(&mut ChaCha8Rng::seed_from_u64(seed));
        if let Err(panic) = catch_unwind(|| harness(&data)) {
            let text = String::from_utf8_lossy(&data);
            eprintln!("repeat with URZEIT_FUZZ_SEED={seed} URZEIT_FUZZ_RUNS=1 ({name}):\n{text}");
            resume_unwind(panic);
        }
    }
}

#[test]
fn any_text_is_a_record_or_an_error() {
    let seeds = seeds();
    fuzz("record", RECORD_RUNS, harness::record, |random| {
        let one = &seeds[random.random_range(0..seeds.len())];
        let other = &seeds[random.random_range(0..seeds.len())];
        mutate(one, other, random)
    });
}

#[test]
fn any_bytes_are_a_record_or_an_error() {
    fuzz("record", RECORD_RUNS, harness::record, |random| {
        let mut bytes = vec![0; random.random_range(0..300)];
        random.fill_bytes(&mut bytes);
        let opening: &[u8] = match random.random_range(0..3) {
            0 => b"",
            1 => b"urzeit 1\n",
            _ => b"urzeit 1\ngame genesis\n",
        };
        [opening, &bytes].concat()
    });
}

#[test]
fn any_text_is_a_position_or_an_error() {
    let games = positions();
    let any =
        |random: &mut ChaCha8Rng, game: &[String]| game[random.random_range(0..game.len())].clone();
    fuzz("position", POSITION_RUNS, harness::position, |random| {
        let game = &games[random.random_range(0..games.len())];
        let other = match random.random_range(0..4) {
            0 => &games[random.random_range(0..games.len())],
            _ => game,
        };
        let (one, other) = (any(random, game), any(random, other));
        mutate_position(&one, &other, random)
    });
}

#[test]
fn any_bytes_play_a_game() {
    fuzz("play", PLAY_RUNS, harness::play, |random| {
        let mut bytes = vec![0; random.random_range(0..2500)];
        random.fill_bytes(&mut bytes);
        bytes
    });
}

#[test]
fn seeds_are_records() {
    fn whole<G: Game>(seed: &str) {
        let reading = Record::<G>::read(seed).unwrap();
        assert_eq!(reading.stopped, None, "{seed}");
    }
    for seed in seeds().iter().filter(|seed| seed.starts_with("urzeit 1")) {
        match game_of(seed).unwrap() {
            Genesis::NAME => whole::<Genesis>(seed),
            Lords::NAME => whole::<Lords>(seed),
            _ => whole::<Ursuppe>(seed),
        }
        harness::record(seed.as_bytes());
    }
}
