//! Every refusal has a rule, a key with a sentence in each language, and the words it names.

use std::collections::BTreeSet;

use urzeit_rules::{Game, Lords, Refusal, Seat};

use crate::support::{any_action, random_game};

fn sentences(language: &str) -> BTreeSet<String> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
    let text = std::fs::read_to_string(format!("{root}/{language}/lords.ftl")).expect("a locale");
    let keys = text.lines().filter_map(|line| line.split_once(" = "));
    let keys = keys.filter(|(key, _)| key.starts_with("lords-"));
    keys.map(|(key, _)| key.to_owned()).collect()
}

/// The keys that the rules of the game can give, read off their source.
fn keys() -> BTreeSet<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/lords");
    let files = std::fs::read_dir(folder).expect("the game's folder");
    let mut keys = BTreeSet::new();
    for file in files {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("its text");
        let words = text.split('"').filter(|word| word.starts_with("lords-"));
        keys.extend(words.map(str::to_owned));
    }
    keys
}

#[test]
fn every_key_has_a_sentence_in_every_language() {
    let keys = keys();
    assert!(keys.len() > 50);
    for language in ["en", "de"] {
        assert_eq!(keys, sentences(language), "{language}");
    }
}

#[test]
fn refusals_name_a_rule_of_the_rules() {
    for seed in 0..12 {
        random_game(seed, |position, _, random| {
            for seat in Seat::all(Seat::MAX) {
                let action = any_action(position, seat, random);
                if let Err(illegal) = position.check(seat, action) {
                    assert!(illegal.rule().starts_with("L-"));
                    assert!(illegal.key().starts_with("lords-"));
                    assert!(illegal.words().iter().all(|(_, word)| !word.is_empty()));
                }
            }
        });
    }
    assert_eq!(Lords::NAME, "lords");
}
