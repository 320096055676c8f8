//! French as `locales/fr/glossary.md` says that it is written.

#![allow(clippy::unwrap_used)]

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Spaces that never end a line.
const NARROW: char = '\u{202f}';
const WIDE: char = '\u{a0}';

/// Signs of notation, of files and of commands, which are no punctuation.
const NOTATION: [&str; 13] = [
    "play-word-legal = ?",
    "      ?   ",
    "«\u{202f}? place\u{202f}»",
    "(?)",
    ", : désert",
    "urzeit: ",
    "un ' pour",
    "'python3 examples/bot.py'",
    "'urzeit bot lords hard'",
    "listen = \"127.0.0.1:8080\"",
    "registration = \"closed\"",
    "registration = \"invitation\"",
    "registration = \"open\"",
];

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                files(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

/// A line as it is read: without code, and with an `X` for what is put in.
fn read(line: &str, is_fluent: bool) -> String {
    let mut line = line.replace("![", "[");
    for notation in NOTATION {
        line = line.replace(notation, "X");
    }
    let cut = |line: String, from: &str, to: &str| {
        let mut left = String::new();
        let mut rest = line.as_str();
        while let Some((before, after)) = rest.split_once(from)
            && let Some((inside, behind)) = after.split_once(to)
        {
            // What stands in quotes is text: a space at the end of a line.
            let text = inside
                .strip_prefix('"')
                .and_then(|text| text.strip_suffix('"'));
            left.push_str(before);
            left.push_str(text.filter(|_| from == "{").unwrap_or("X"));
            rest = behind;
        }
        left + rest
    };
    line = cut(line, "`", "`");
    if is_fluent {
        line = cut(line, "{", "}");
    }
    cut(line, "](", ")")
}

/// What is wrong with the punctuation of a line.
fn wrong(line: &str) -> Vec<String> {
    let letters: Vec<_> = line.chars().collect();
    let before = |place: usize| place.checked_sub(1).map(|place| letters[place]);
    let mut wrong = Vec::new();
    for (place, &sign) in letters.iter().enumerate() {
        let next = letters.get(place + 1).copied();
        let is_well = match sign {
            ';' | '!' | '?' | '»' => before(place) == Some(NARROW),
            // Not in an address or a time.
            ':' if next.is_none_or(char::is_whitespace) => before(place) == Some(WIDE),
            '«' => next == Some(NARROW),
            '\'' | '"' => false,
            '%' => before(place) == Some(WIDE),
            '.' => next != Some('.'),
            _ => true,
        };
        if !is_well {
            wrong.push(format!("{sign} in {line}"));
        }
    }
    let words = line.split(|letter: char| !letter.is_alphabetic());
    let familiar = words.filter(|word| ["tu", "te", "toi", "tes"].contains(word));
    wrong.extend(familiar.map(|word| format!("{word} in {line}")));
    if line.contains("X PE") || line.contains("0 PE") {
        wrong.push(format!("a number far from its unit in {line}"));
    }
    wrong
}

#[test]
fn punctuation_and_quotes_are_french() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/fr");
    let mut lines = 0;
    let mut found = Vec::new();
    // The glossary shows what is wrong, too.
    let texts = files(&folder).into_iter();
    for path in texts.filter(|path| !path.ends_with("glossary.md")) {
        let is_fluent = path.extension().is_some_and(|ending| ending == "ftl");
        let text = fs::read_to_string(&path).unwrap();
        let read = text
            .lines()
            .filter(|line| !(is_fluent && line.starts_with('#')))
            .map(|line| read(line, is_fluent));
        for line in read {
            lines += 1;
            found.extend(wrong(&line).into_iter().map(|wrong| (path.clone(), wrong)));
        }
    }
    assert!(lines > 2000, "{lines}");
    assert!(found.is_empty(), "{found:#?}");
}

/// Each kind of mistake is found.
#[test]
fn mistakes_are_found() {
    for line in [
        "On commence ?",
        "On commence?",
        "Une tuile ; deux cubes",
        "Réserve : 3",
        "Réserve: 3",
        "« Plateau\u{202f}»",
        "«\u{202f}Plateau »",
        "l'amibe",
        "l’option \"Plateau\"",
        "40 %",
        "Chargement...",
        "Choisis si tu veux.",
        "Il reste { $bp } PE.",
    ] {
        assert!(!wrong(&read(line, true)).is_empty(), "{line}");
    }
    for line in [
        "On commence\u{202f}?",
        "Réserve\u{a0}: { $count }\u{a0}PE, à 12:30",
        "l’option «\u{202f}Plateau\u{202f}»",
        "x = Utilisation{\"\u{a0}\"}",
    ] {
        assert_eq!(wrong(&read(line, true)), [""; 0], "{line}");
    }
}
