//! Every sentence of the page stands in both languages, and none is left over.

#![allow(clippy::unwrap_used)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use urzeit_rules::{
    Game as _, OptionSpec, Preset, genesis::Genesis, lords::Lords, record::GAMES, ursuppe::Ursuppe,
};

fn here() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

/// The files of texts that the page is made with, as `src/text.rs` lists them.
fn files() -> Vec<String> {
    let code = fs::read_to_string(here().join("src/text.rs")).unwrap();
    let named = code.split("$language, \"/").skip(1);
    named
        .map(|rest| rest.split('"').next().unwrap().to_owned())
        .collect()
}

/// The sentences of a language by their keys, with the file in which each stands.
fn sentences(language: &str) -> BTreeMap<String, (String, String)> {
    let mut sentences: BTreeMap<String, (String, String)> = BTreeMap::new();
    for file in files() {
        let path = here()
            .join("../urzeit-texts/locales")
            .join(language)
            .join(&file);
        let mut last = String::new();
        for line in fs::read_to_string(&path).unwrap().lines() {
            if line.starts_with([' ', '}']) {
                sentences.get_mut(&last).unwrap().1.push_str(line);
            } else if let Some((key, sentence)) = line.split_once(" =") {
                last = key.to_owned();
                let sentence = (file.clone(), sentence.to_owned());
                let before = sentences.insert(last.clone(), sentence);
                assert_eq!(before, None, "{language}: {key} stands twice");
            }
        }
    }
    sentences
}

/// What a sentence names.
fn named(sentence: &str) -> BTreeSet<&str> {
    let words = sentence.split(|c: char| !c.is_ascii_alphanumeric() && !"$-".contains(c));
    words.filter(|word| word.starts_with('$')).collect()
}

fn code() -> String {
    fn read(folder: &Path, all: &mut String) {
        for file in fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.is_dir() {
                read(&path, all);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                all.push_str(text.split("#[cfg(test)]").next().unwrap());
            }
        }
    }
    let mut all = String::new();
    read(&here().join("src"), &mut all);
    all
}

/// Everything in quotes in the page's code.
fn quoted(code: &str) -> BTreeSet<&str> {
    code.split('"').collect()
}

/// Could a key be made by filling the gaps of `home-{game}`?
fn fits(key: &str, pattern: &str) -> bool {
    let (start, rest) = pattern.split_once('{').unwrap();
    let end = rest.rsplit_once('}').map_or("", |(_, end)| end);
    key.len() > start.len() + end.len() && key.starts_with(start) && key.ends_with(end)
}

/// Looks like a key with gaps: `option-{game}-{}`.
fn is_pattern(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.{}".contains(c);
    text.contains('{') && text.contains('-') && text.chars().all(plain)
}

#[test]
fn both_languages_have_the_same_sentences() {
    let [english, german] = ["en", "de"].map(sentences);
    let keys = |sentences: &BTreeMap<String, _>| sentences.keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&english), keys(&german));
    for (key, (file, sentence)) in &english {
        let (german_file, german) = &german[key];
        assert_eq!(file, german_file, "{key}");
        assert_eq!(named(sentence), named(german), "{key}");
    }
}

#[test]
fn no_sentence_of_the_page_is_left_over() {
    let code = code();
    let quoted = quoted(&code);
    let patterns: Vec<_> = quoted.iter().filter(|text| is_pattern(text)).collect();
    let own = |file: &str| file.starts_with("page") || file == "options.ftl";
    let left: Vec<_> = sentences("en")
        .into_iter()
        .filter(|(_, (file, _))| own(file))
        .map(|(key, _)| key)
        .filter(|key| !quoted.contains(&**key))
        .filter(|key| !patterns.iter().any(|pattern| fits(key, pattern)))
        .collect();
    assert!(left.is_empty(), "said nowhere: {left:#?}");
}

#[test]
fn everything_that_is_said_has_a_sentence() {
    let sentences = sentences("en");
    let code = code();
    let calls = ["say(", "say_with("].map(|call| code.split(call).skip(1).collect::<Vec<_>>());
    let said = calls.concat().into_iter().filter_map(|rest| {
        let key = rest.trim_start().strip_prefix('"')?;
        key.split('"').next()
    });
    let keys = said.filter(|said| said.contains('-'));
    let missing: BTreeSet<_> = keys.filter(|key| !sentences.contains_key(*key)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
    for pattern in quoted(&code).into_iter().filter(|text| is_pattern(text)) {
        let (start, _) = pattern.split_once('{').unwrap();
        // A pattern that begins with a family of keys is one of ours.
        let ours = !start.is_empty() && sentences.keys().any(|key| key.starts_with(start));
        let fitting = sentences.keys().any(|key| fits(key, pattern));
        assert!(!ours || fitting, "no sentence fits {pattern}");
    }
}

#[test]
fn every_option_has_its_words() {
    let sentences = sentences("en");
    let all: [(&str, &[OptionSpec], &[Preset]); 3] = [
        (GAMES[0], Genesis::OPTIONS, Genesis::PRESETS),
        (GAMES[1], Lords::OPTIONS, Lords::PRESETS),
        (GAMES[2], Ursuppe::OPTIONS, Ursuppe::PRESETS),
    ];
    for (game, options, presets) in all {
        for option in options {
            for more in ["", "-more"] {
                let key = format!("option-{game}-{}{more}", option.key);
                assert!(sentences.contains_key(&key), "{key}");
            }
            let words = option
                .values
                .iter()
                .filter(|value| value.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'));
            for value in words {
                let key = match *value {
                    "double" => "value-two-colours".to_owned(),
                    value => format!("value-{value}"),
                };
                assert!(sentences.contains_key(&key), "{key}");
            }
        }
        for preset in presets {
            for more in ["", "-more"] {
                let key = format!("preset-{}{more}", preset.name);
                assert!(sentences.contains_key(&key), "{key}");
            }
        }
    }
}
