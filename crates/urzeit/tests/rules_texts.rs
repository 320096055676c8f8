//! The rules for players say what the rules of `docs/rules` number: the same numbers, in all
//! languages; and no number is mentioned that leads nowhere.

#![allow(clippy::unwrap_used)]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use urzeit_texts::{COMMAND, Language, Text};

/// Each game, the letter of its numbers, and the sections of `docs/rules` that are not for
/// players: words, test cases, indexes.
const GAMES: [(&str, &str, &[u32]); 3] = [
    ("genesis", "G", &[]),
    ("lords", "L", &[0, 14, 15]),
    ("ursuppe", "U", &[20, 21]),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// Reads `7.2.5`, and `7.2.5.` as headings and points have it.
fn number(word: &str) -> Option<&str> {
    let word = word.strip_suffix('.').unwrap_or(word);
    let parses = word.split('.').all(|part| part.parse::<u32>().is_ok());
    parses.then_some(word)
}

/// Sections and rules of `docs/rules`, in their order. Genesis writes its numbers out; in Lords
/// of Creation they are made of headings and points (`L-7.2.5` is point 5 of section 7.2); in
/// Ursuppe of headings and numbered paragraphs.
fn settled(game: &str, letter: &str, left_out: &[u32]) -> Vec<String> {
    let mut numbers = Vec::new();
    let mut heading = String::new();
    for line in read(&format!("docs/rules/{game}.md")).lines() {
        let is_heading = line.starts_with("##");
        let text = line.trim_start_matches(['#', ' ']);
        let word = text.split(' ').next().unwrap_or_default();
        let found = if game == "genesis" {
            let bare = text.strip_prefix("- ").unwrap_or(text);
            let bare = bare.split(' ').next().unwrap_or_default();
            bare.strip_prefix("G-").and_then(number).map(str::to_owned)
        } else if is_heading {
            number(word).map(str::to_owned)
        } else if line.starts_with(' ') || number(word).is_none() {
            None
        } else if game == "lords" {
            let point = word.strip_suffix('.');
            point.map(|point| format!("{heading}.{point}"))
        } else {
            Some(word.to_owned()).filter(|word| !word.ends_with('.'))
        };
        if let Some(found) = found {
            if is_heading {
                heading.clone_from(&found);
            }
            let section: u32 = found.split('.').next().unwrap().parse().unwrap();
            if !left_out.contains(&section) {
                numbers.push(format!("{letter}-{found}"));
            }
        }
    }
    numbers
}

/// Sections and rules of a text for players, in their order: what headings and lines begin with.
fn told(language: &str, game: &str, letter: &str) -> Vec<String> {
    let path = format!("crates/urzeit-texts/locales/{language}/rules/{game}.md");
    let text = read(&path);
    assert!(text.starts_with("# "), "{path} has no title");
    let mut numbers = Vec::new();
    for line in text.lines().skip(1) {
        let heading = line.strip_prefix("## ");
        let word = heading.unwrap_or(line).split(' ').next().unwrap();
        let begins = word.strip_prefix(letter).and_then(|s| s.strip_prefix('-'));
        if let Some(found) = begins.and_then(number) {
            let is_section = !found.contains('.');
            assert_eq!(heading.is_some(), is_section, "{path}: {line}");
            assert_eq!(format!("{letter}-{found}"), word, "{path}: {line}");
            numbers.push(word.to_owned());
        } else {
            assert!(!line.starts_with('#'), "{path}: {line}");
        }
    }
    numbers
}

#[test]
fn all_languages_tell_every_rule_once_and_in_order() {
    for (game, letter, left_out) in GAMES {
        let settled = settled(game, letter, left_out);
        assert!(settled.len() > 35, "{game}: {} rules", settled.len());
        let once: BTreeSet<_> = settled.iter().collect();
        assert_eq!(once.len(), settled.len(), "{game}: a number stands twice");
        for language in Language::all().map(Language::code) {
            assert_eq!(told(language, game, letter), settled, "{language}, {game}");
        }
    }
}

/// A reader of the rules finds an option under the label that set-up shows.
#[test]
fn rules_name_options_as_set_up_does() {
    for language in Language::all() {
        let text = Text::new(language, COMMAND);
        let language = language.code();
        let folder = format!("crates/urzeit-texts/locales/{language}");
        let options = read(&format!("{folder}/page/options.ftl"));
        let mut labels = 0;
        for (game, _, _) in GAMES {
            let rules = read(&format!("{folder}/rules/{game}.md"));
            let start = format!("option-{game}-");
            let named = options
                .lines()
                .filter_map(|line| line.strip_prefix(&*start));
            for (key, label) in named.filter_map(|line| line.split_once(" = ")) {
                if !key.ends_with("-more") {
                    labels += 1;
                    let quoted = text.say_with("quote", &[("text", label.into())]);
                    for name in [quoted, key.to_owned()] {
                        assert!(rules.contains(&name), "{language}, {game}: no {name}");
                    }
                }
            }
        }
        assert!(labels > 20, "{language}: only {labels} options");
    }
}

/// What a text shows: the names of its pictures and cards, and whether each is told in words too.
fn pictures(text: &str) -> Vec<(&str, bool)> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("!["));
    let parts = lines.map(|line| line.rsplit_once("](").unwrap());
    let named = parts.map(|(words, name)| (name.strip_suffix(')').unwrap(), words.len() > 40));
    named.collect()
}

/// All languages show the same pictures in the same places, and none that cannot be drawn.
#[test]
fn every_picture_can_be_drawn_and_is_told_in_words() {
    for (game, _, _) in GAMES {
        for file in [format!("{game}-overview.md"), format!("{game}.md")] {
            let rules = |language: &str| {
                read(&format!(
                    "crates/urzeit-texts/locales/{language}/rules/{file}"
                ))
            };
            let english = rules("en");
            for language in Language::all().map(Language::code) {
                let rules = rules(language);
                assert_eq!(pictures(&english), pictures(&rules), "{language}, {file}");
            }
            assert!(!pictures(&english).is_empty(), "{file}");
            for (name, is_told) in pictures(&english) {
                assert!(is_told, "{file}: {name}");
                if (game, name) == ("ursuppe", "cards:genes") {
                    continue;
                }
                let name = name.strip_prefix("picture:").unwrap();
                let (of, name) = name.split_once('-').unwrap();
                assert_eq!(of, game, "{file}");
                let drawn = match game {
                    "genesis" => urzeit_scene::genesis::example(name, &|_| String::new()),
                    "lords" => urzeit_scene::lords::example(name, &|_| String::new()),
                    _ => urzeit_scene::ursuppe::example(name, &|_| String::new()),
                };
                assert!(drawn.is_some(), "{file}: {name}");
            }
        }
    }
}

/// Every number of a rule that a text mentions: `G-5.8`, `U-17`.
fn mentioned(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices(['G', 'L', 'U']) {
        let alone = !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '-');
        let rest = text[at + 1..].strip_prefix('-').unwrap_or_default();
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.');
        let digits = rest[..end.unwrap_or(rest.len())].trim_end_matches('.');
        if alone && number(digits).is_some() {
            found.push(&text[at..at + 2 + digits.len()]);
        }
    }
    found
}

/// The files below a folder whose names end in one of these.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, endings));
        } else if path
            .extension()
            .is_some_and(|e| endings.iter().any(|&end| e == end))
        {
            found.push(path);
        }
    }
    found
}

#[test]
fn every_number_that_is_mentioned_exists() {
    let known: BTreeSet<String> = GAMES
        .into_iter()
        .flat_map(|(game, letter, left_out)| settled(game, letter, left_out))
        .collect();
    let mut texts = files(&root().join("crates/urzeit-texts/locales"), &["md", "ftl"]);
    texts.extend(files(&root().join("docs"), &["md"]));
    for member in fs::read_dir(root().join("crates")).unwrap() {
        let sources = member.unwrap().path().join("src");
        // One crate has nothing but tests.
        if sources.is_dir() {
            texts.extend(files(&sources, &["rs"]));
        }
    }
    let mut mentions = 0;
    for path in texts {
        let text = fs::read_to_string(&path).unwrap();
        for number in mentioned(&text) {
            mentions += 1;
            assert!(known.contains(number), "{}: {number}", path.display());
        }
    }
    assert!(mentions > 1000, "only {mentions} were found");
}

/// The search above finds what it looks for.
#[test]
fn numbers_are_found_however_they_stand() {
    let text = "G-5.8, (L-7.2.5) and U-17. Not UTF-8, nor L-x; `U-6.1`.";
    assert_eq!(mentioned(text), ["G-5.8", "L-7.2.5", "U-17", "U-6.1"]);
}
