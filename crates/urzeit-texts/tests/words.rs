//! Every language says the same; whatever is said has its sentence, and no sentence is left over.

#![allow(clippy::unwrap_used)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_bundle::FluentResource;
use urzeit_rules::{
    Game as _, OptionSpec, Preset, genesis::Genesis, lords::Lords, record::GAMES, ursuppe::Ursuppe,
};
use urzeit_texts::{COMMAND, Language, PAGE, Text, number, signed};

/// What the keys of errors begin with.
const ERRORS: [&str; 5] = ["server-", "table-", "unreadable-", "record-", "setup-"];

/// The crates whose people read the texts of a folder; of what lies beside the folders, all of them.
const READERS: [(&str, &[&str]); 5] = [
    // The errors of tables and of the server.
    (
        "page/server.ftl",
        &["urzeit-server", "urzeit-table", "urzeit-web"],
    ),
    // Why a link is refused.
    ("page/link.ftl", &["urzeit-table", "urzeit-web"]),
    ("page/", &["urzeit-web", "urzeit-page"]),
    ("command/", &["urzeit", "urzeit-players", "urzeit-studies"]),
    ("server/", &["urzeit-server"]),
];
const ALL: [&str; 8] = [
    "urzeit-rules",
    "urzeit-players",
    "urzeit-table",
    "urzeit-texts",
    "urzeit-web",
    "urzeit-server",
    "urzeit-studies",
    "urzeit",
];

fn here() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

/// The files below a folder whose names end so.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|found| found == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The sentences of a language by their keys, each with the file in which it stands.
fn sentences(language: Language) -> BTreeMap<String, (String, String)> {
    let folder = here().join("locales").join(language.code());
    let mut sentences: BTreeMap<String, (String, String)> = BTreeMap::new();
    for path in files(&folder, "ftl") {
        let file = path.strip_prefix(&folder).unwrap().to_string_lossy();
        let text = fs::read_to_string(&path).unwrap();
        let read = FluentResource::try_new(text.clone());
        assert!(read.is_ok(), "{}: {:?}", path.display(), read.err());
        let mut last = String::new();
        for line in text.lines() {
            if line.starts_with([' ', '}']) {
                let sentence = &mut sentences.get_mut(&last).unwrap().1;
                sentence.push('\n');
                sentence.push_str(line);
            } else if let Some((key, sentence)) = line.split_once(" =") {
                last = key.to_owned();
                let sentence = (file.to_string(), sentence.to_owned());
                let before = sentences.insert(last.clone(), sentence);
                assert_eq!(before, None, "{}: {key} stands twice", language.code());
            }
        }
    }
    sentences
}

fn english() -> BTreeMap<String, (String, String)> {
    sentences(Language::with_code("en").unwrap())
}

/// The keys of what a part of the program can say: `page`, `command`, `server`.
fn keys(part: &str) -> BTreeSet<String> {
    let sentences = english().into_iter();
    let said = sentences.filter(|(_, (file, _))| match file.split_once('/') {
        Some((folder, _)) => folder == part,
        None => true,
    });
    said.map(|(key, _)| key).collect()
}

/// What a sentence names, and which attributes it has.
fn named(sentence: &str) -> BTreeSet<&str> {
    let words = sentence.split(|c: char| !c.is_ascii_alphanumeric() && !"$-".contains(c));
    let named = words.filter(|word| word.starts_with('$'));
    let lines = sentence.lines().map(str::trim_start);
    let attributes = lines.filter_map(|line| line.split_once(" = "));
    let attributes = attributes.map(|(name, _)| name);
    named
        .chain(attributes.filter(|name| name.starts_with('.')))
        .collect()
}

/// The code of some crates, without their tests.
fn code(crates: &[&str]) -> String {
    let mut all = String::new();
    for name in crates {
        let folder = here().join("..").join(name);
        let build = Some(folder.join("build.rs")).filter(|build| build.is_file());
        for path in files(&folder.join("src"), "rs").into_iter().chain(build) {
            let text = fs::read_to_string(&path).unwrap();
            all.push_str(text.split("#[cfg(test)]").next().unwrap());
        }
    }
    all
}

/// Everything in quotes.
fn quoted(code: &str) -> BTreeSet<&str> {
    code.split('"').collect()
}

/// Looks like a key with gaps of which something is known: `option-{game}-{}`.
fn is_pattern(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.{}".contains(c);
    let (start, end) = ends(text);
    text.contains('{')
        && text.contains('-')
        && text.chars().all(plain)
        && start.len() + end.len() > 0
}

/// What stands before and behind the gaps.
fn ends(pattern: &str) -> (&str, &str) {
    let start = pattern.split('{').next().unwrap();
    let end = pattern.rsplit('}').next().unwrap();
    (start, end)
}

/// Could a key be made by filling the gaps of `home-{game}`?
fn fits(key: &str, pattern: &str) -> bool {
    let (start, end) = ends(pattern);
    key.len() > start.len() + end.len() && key.starts_with(start) && key.ends_with(end)
}

#[test]
fn all_languages_say_the_same() {
    let english = english();
    assert!(english.len() > 1000, "{}", english.len());
    let rules = |code: &str| {
        let files = files(&here().join("locales").join(code).join("rules"), "md");
        let names = files
            .iter()
            .map(|path| path.file_name().unwrap().to_owned());
        names.collect::<Vec<_>>()
    };
    for language in Language::all() {
        let code = language.code();
        let other = sentences(language);
        let keys = |all: &BTreeMap<String, _>| all.keys().cloned().collect::<BTreeSet<_>>();
        let differing: Vec<_> = keys(&english)
            .symmetric_difference(&keys(&other))
            .cloned()
            .collect();
        assert!(differing.is_empty(), "{code}: {differing:#?}");
        for (key, (file, sentence)) in &english {
            let (other_file, other) = &other[key];
            assert_eq!(file, other_file, "{code}: {key}");
            assert_eq!(named(sentence), named(other), "{code}: {key}");
        }
        assert_eq!(rules("en"), rules(code), "{code}");
    }
}

/// Errors are whole sentences, which no two languages say alike.
#[test]
fn errors_are_sorted_and_translated() {
    let of_server = |language| {
        let all = sentences(language).into_iter();
        let errors = all.filter(|(_, (file, _))| file == "page/server.ftl");
        errors.map(|(_, (_, sentence))| sentence)
    };
    let mut said = BTreeSet::new();
    for language in Language::all() {
        for sentence in of_server(language) {
            assert!(said.insert(sentence.clone()), "twice: {sentence}");
        }
        let path = here().join("locales").join(language.code());
        let text = fs::read_to_string(path.join("page/server.ftl")).unwrap();
        let keys = text.lines().filter_map(|line| line.split_once(" ="));
        assert!(keys.map(|(key, _)| key).is_sorted(), "{}", language.code());
    }
}

#[test]
fn no_sentence_is_left_over() {
    let all = code(&ALL);
    let codes = READERS.map(|(_, crates)| code(&[crates, &["urzeit-texts"]].concat()));
    let folders = READERS.iter().map(|(folder, _)| *folder).chain([""]);
    // What lies in no folder comes last, for every file lies below that.
    let readers: Vec<_> = folders
        .zip(codes.iter().chain([&all]))
        .map(|(folder, code)| {
            let quoted = quoted(code);
            let patterns = quoted.iter().copied().filter(|text| is_pattern(text));
            let patterns: Vec<_> = patterns
                .filter(|pattern| *pattern != "word-{word}")
                .collect();
            (folder, code, quoted, patterns)
        })
        .collect();
    let mut left = Vec::new();
    for (key, (file, _)) in english() {
        let reader = readers.iter().find(|(folder, ..)| file.starts_with(folder));
        let (_, code, quoted, patterns) = reader.unwrap();
        let is_said = quoted.contains(&*key) || patterns.iter().any(|pattern| fits(&key, pattern));
        // Put together of two words: `filter-pace` and `none`.
        let is_joined = key.match_indices('-').any(|(at, _)| {
            let (first, last) = (&key[..at], &key[at + 1..]);
            first.contains('-') && quoted.contains(first) && quoted.contains(last)
        });
        let is_used = is_said
            || is_joined
            || match key.split_once('-') {
                // Looked up by the kinds of words that the rules know.
                Some(("word", kind)) => {
                    all.contains(&format!("kind: \"{kind}\""))
                        || all.contains(&format!(": \"{kind}\" {{"))
                }
                // Looked up by the game and the kind of thing.
                Some((game, kind)) if GAMES.contains(&game) => {
                    let named_by_refusals = ["terrain", "colour", "gene"].contains(&kind);
                    named_by_refusals || code.contains(&format!("\"{game}\", \"{kind}\""))
                }
                // Read when the program is built.
                Some(parts) => parts == ("language", "name"),
                None => false,
            };
        if !is_used {
            left.push(format!("{file}: {key}"));
        }
    }
    assert!(left.is_empty(), "said nowhere: {left:#?}");
}

#[test]
fn everything_that_is_said_has_a_sentence() {
    for (name, part) in [
        ("urzeit-web", "page"),
        ("urzeit", "command"),
        ("urzeit-studies", "command"),
        ("urzeit-server", "server"),
        // What all parts can say.
        ("urzeit-texts", "none"),
    ] {
        let keys = keys(part);
        let code = code(&[name]);
        let calls = ["say(", "say_with(", "name_of("];
        let calls = calls.map(|call| code.split(call).skip(1).collect::<Vec<_>>());
        let said = calls.concat().into_iter().filter_map(|rest| {
            let key = rest.trim_start().strip_prefix('"')?;
            key.split('"').next()
        });
        let missing: BTreeSet<_> = said.filter(|key| !keys.contains(*key)).collect();
        assert!(missing.is_empty(), "{name}: {missing:#?}");
        for pattern in quoted(&code).into_iter().filter(|text| is_pattern(text)) {
            let (start, _) = ends(pattern);
            // A pattern that begins with a family of keys is one of ours.
            let ours = !start.is_empty() && keys.iter().any(|key| key.starts_with(start));
            let fitting = keys.iter().any(|key| fits(key, pattern));
            assert!(!ours || fitting, "{name}: no sentence fits {pattern}");
        }
    }
}

#[test]
fn every_error_has_its_sentence_on_the_page() {
    let code = code(&["urzeit-server", "urzeit-table"]);
    let is_key = |text: &&str| {
        let plain = text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
        plain && !text.ends_with('-') && ERRORS.iter().any(|kind| text.starts_with(kind))
    };
    let errors: BTreeSet<_> = quoted(&code).into_iter().filter(is_key).collect();
    assert!(errors.len() > 100, "{}", errors.len());
    let keys = keys("page");
    let missing: Vec<_> = errors.iter().filter(|key| !keys.contains(**key)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn everything_that_rules_and_players_name_has_a_text() {
    for (name, part) in [("urzeit-rules", "none"), ("urzeit-players", "command")] {
        let keys = keys(part);
        let code = code(&[name]);
        let kinds = code.split("kind: \"").skip(1);
        let kinds = kinds.filter_map(|rest| rest.split('"').next());
        let kinds = kinds.map(|kind| format!("word-{kind}"));
        let starts = ["genesis-", "lords-", "ursuppe-", "fact-"];
        let texts = quoted(&code).into_iter();
        let named = texts.filter(|text| starts.iter().any(|start| text.starts_with(start)));
        for key in kinds.chain(named.map(str::to_owned)) {
            assert!(keys.contains(&key), "{name}: {key} is missing");
        }
    }
}

#[test]
fn every_option_has_its_words() {
    let keys = keys("page");
    let all: [(&str, &[OptionSpec], &[Preset]); 3] = [
        (GAMES[0], Genesis::OPTIONS, Genesis::PRESETS),
        (GAMES[1], Lords::OPTIONS, Lords::PRESETS),
        (GAMES[2], Ursuppe::OPTIONS, Ursuppe::PRESETS),
    ];
    for (game, options, presets) in all {
        for option in options {
            for more in ["", "-more"] {
                let key = format!("option-{game}-{}{more}", option.key);
                assert!(keys.contains(&key), "{key}");
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
                assert!(keys.contains(&key), "{key}");
            }
        }
        for preset in presets {
            for more in ["", "-more"] {
                let key = format!("preset-{}{more}", preset.name);
                assert!(keys.contains(&key), "{key}");
            }
        }
    }
}

/// What is put together of parts has the punctuation of the language.
#[test]
fn lists_and_labels_are_punctuated_as_the_language_does() {
    for (code, apart, label, list) in [
        ("en", "a; b; c", "a: b", "a, b or c"),
        ("de", "a; b; c", "a: b", "a, b oder c"),
        ("fr", "a\u{202f}; b\u{202f}; c", "a\u{a0}: b", "a, b ou c"),
    ] {
        let text = Text::new(Language::with_code(code).unwrap(), COMMAND);
        let items = ["a", "b", "c"];
        assert_eq!(text.apart(&items), apart);
        assert_eq!(text.apart(&items[..1]), "a");
        assert_eq!(text.apart(&items[..0]), "");
        assert_eq!(text.labelled("a", "b"), label);
        assert_eq!(text.one_of(&items), list);
    }
}

#[test]
fn people_read_a_true_minus() {
    assert_eq!([-2, 0, 3].map(number), ["−2", "0", "3"]);
    assert_eq!([-2, 0, 3].map(signed), ["−2", "±0", "+3"]);
    for language in Language::all() {
        let text = Text::new(language, COMMAND);
        assert_eq!(text.decimal(-2.0, 0), "−2", "{}", language.code());
        let said = text.say_with("labelled", &[("label", "a".into()), ("value", (-2).into())]);
        assert!(said.ends_with("−2"), "{said}");
    }
}

/// The capitals that stand for something in what the rules say of how a line is written.
fn blanks() -> BTreeSet<String> {
    let code = code(&["urzeit-rules"]);
    let forms = code.split("forms: &[").skip(1);
    let forms = forms.map(|rest| rest.split(']').next().unwrap());
    let forms = forms.flat_map(|forms| forms.split('"').skip(1).step_by(2));
    let words = forms.flat_map(|form| form.split(|letter: char| !letter.is_ascii_uppercase()));
    let blanks = words.filter(|word| word.len() > 1);
    blanks.map(str::to_owned).collect()
}

#[test]
fn what_stands_in_forms_for_something_is_in_the_language_of_the_reader() {
    let blanks = blanks();
    assert!(blanks.contains("TERRAIN"), "{blanks:?}");
    let other = |language: &Language| language.code() != "en";
    for language in Language::all().filter(other) {
        let (_, sentence) = &sentences(language)["form-blank"];
        let lines = sentence.lines().map(str::trim_start);
        let cases = lines.filter_map(|line| line.strip_prefix('[')?.split_once(']'));
        let cases: BTreeSet<_> = cases.map(|(blank, _)| blank.to_owned()).collect();
        assert_eq!(cases, blanks, "{}", language.code());
    }
    let french = Text::new(Language::with_code("fr").unwrap(), COMMAND);
    let unreadable = "zut".parse::<urzeit_rules::genesis::Action>().unwrap_err();
    let said = french.unreadable(&unreadable);
    assert!(
        said.ends_with("Écrivez place TERRAIN CASE ou end."),
        "{said}"
    );
}

#[test]
fn a_computer_player_has_the_article_that_sentences_want() {
    let said = |code: &str| {
        let text = Text::new(Language::with_code(code).unwrap(), PAGE);
        let easy = text.say("level-easy");
        let turn = |who: &str| {
            let named = [("who", who.to_owned().into()), ("count", 1.into())];
            text.say_with("table-turn", &named)
        };
        let won = |who: String, count: u8| {
            let named = [("who", who.into()), ("count", count.into())];
            text.say_with("ended-won", &named)
        };
        let both = text.all_of(&[easy.as_str(), "Bert"]);
        [turn(&easy), turn("Bert"), won(both, 2), easy]
    };
    assert_eq!(
        said("fr"),
        [
            "C’est à l’ordinateur (facile) de jouer.",
            "C’est à Bert de jouer.",
            "La partie est terminée. L’ordinateur (facile) et Bert se partagent la victoire.",
            "Ordinateur (facile)",
        ]
    );
    assert_eq!(said("en")[0], "It is Computer (easy)’s turn.");
}
