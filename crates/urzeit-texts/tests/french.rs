//! French as `locales/fr/glossary.md` says that it is written.

#![allow(clippy::unwrap_used)]

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Spaces that never end a line.
const NARROW: char = '\u{202f}';
const WIDE: char = '\u{a0}';

/// What tells which word is meant for what.
const GLOSSARY: &str = "glossary.md";

/// Words for one gender only, and forms of address that the glossary rules out.
const GENDERED: &[&str] = &[
    "joueur",
    "joueuse",
    "gagnant",
    "perdant",
    "attaquants",
    "défenseur",
    "spectateur",
    "opérateur",
    "administrateur",
    "modérateur",
    "remplaçant",
    "vainqueur",
    "veuillez",
    "désolé",
];

/// What is counted: a number keeps it on its line.
const COUNTED: &[&str] = &[
    "amibe",
    "autel",
    "autre",
    "barbare",
    "caractère",
    "carte",
    "case",
    "choix",
    "colonne",
    "coup",
    "cube",
    "cœur",
    "défaillance",
    "dégât",
    "entrée",
    "erreur",
    "fois",
    "fosse",
    "gène",
    "habitant",
    "heure",
    "jeton",
    "jour",
    "lettre",
    "ligne",
    "manche",
    "min",
    "minute",
    "ms",
    "nom",
    "octet",
    "ozone",
    "partie",
    "personne",
    "point",
    "possibilité",
    "seconde",
    "suggestion",
    "table",
    "territoire",
    "tour",
    "troupeau",
    "tuile",
    "victoire",
    "volcan",
    "étape",
    "PE",
];

/// What may be named in a sentence. Its name may begin with a vowel, and has no article.
const NAMED: &[&str] = &[
    "amoeba", "amoebas", "bot", "browser", "card", "colour", "game", "gene", "genes", "host",
    "level", "name", "names", "server", "species", "target", "terrain", "traded", "who", "whom",
];

/// Words that a vowel shortens, or that have an article in them.
const SHORTENED: &[&str] = &[
    "au", "aux", "de", "des", "du", "jusque", "la", "le", "les", "lorsque", "ne", "puisque", "que",
    "se", "si", "te",
];

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
        line = cut(unlabelled(&line).to_owned(), "{", "}");
    }
    cut(line, "](", ")")
}

/// A line of a Fluent file without the key or the case that it begins with.
fn unlabelled(line: &str) -> &str {
    let is_key = |key: &str| {
        let mut letters = key.trim_start().chars();
        letters.all(|letter| letter.is_ascii_alphanumeric() || ".-_".contains(letter))
    };
    let text = line.trim_start().trim_start_matches('*');
    match (text.strip_prefix('['), line.split_once(" =")) {
        (Some(case), _) => case.split_once(']').map_or(line, |(_, text)| text),
        (None, Some((key, text))) if is_key(key) => text,
        _ => line,
    }
}

/// What is wrong with the words before what is named in a sentence.
fn shortened(line: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("{ $") {
        rest = after;
        let name = after.split(' ').next().unwrap();
        let before = before.trim_end().to_lowercase();
        let mut words = before.rsplit(|letter: char| !letter.is_alphabetic());
        let word = words.next().unwrap();
        let is_shortened = before.ends_with('’') || SHORTENED.contains(&word);
        if is_shortened && NAMED.contains(&name) {
            wrong.push(format!("before {name} in {line}"));
        }
    }
    wrong
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
    let spaced: Vec<_> = line.split(' ').collect();
    for pair in spaced.windows(2) {
        let is_number = pair[0].ends_with(|end: char| end == 'X' || end.is_ascii_digit());
        let noun = pair[1].trim_end_matches(|end: char| !end.is_alphanumeric());
        if is_number && COUNTED.iter().any(|counted| is_form_of(noun, counted)) {
            wrong.push(format!("a number far from its noun, {pair:?}, in {line}"));
        }
    }
    wrong
}

/// All lines of the texts as they are read, without the glossary, which shows what is wrong, too.
fn lines() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/fr");
    let texts = files(&folder).into_iter();
    let texts = texts.filter(|path| !path.ends_with(GLOSSARY));
    let lines = texts.flat_map(|path| {
        let is_fluent = path.extension().is_some_and(|ending| ending == "ftl");
        let text = fs::read_to_string(&path).unwrap();
        let read = |line: &str| (path.clone(), read(line, is_fluent));
        let is_text = |line: &&str| !(is_fluent && line.starts_with('#'));
        text.lines().filter(is_text).map(read).collect::<Vec<_>>()
    });
    lines.collect()
}

#[test]
fn punctuation_and_quotes_are_french() {
    let lines = lines();
    assert!(lines.len() > 2000, "{}", lines.len());
    let found = lines.iter().flat_map(|(path, line)| {
        let wrong = wrong(line).into_iter();
        wrong.map(move |wrong| format!("{}: {wrong}", path.display()))
    });
    assert_eq!(found.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn names_stand_where_any_name_can() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/fr");
    let mut found = Vec::new();
    for path in files(&folder) {
        let text = fs::read_to_string(&path).unwrap();
        let wrong = text.lines().flat_map(shortened);
        found.extend(wrong.map(|wrong| format!("{}: {wrong}", path.display())));
    }
    // The glossary shows what is wrong, too.
    found.retain(|wrong| !wrong.contains(GLOSSARY));
    assert_eq!(found, [""; 0]);
}

/// The words in the columns “pas” of the glossary: none of them is in a text, unless the glossary has it
/// elsewhere, too, or says in parentheses what it may mean.
fn avoided(glossary: &str) -> Vec<String> {
    let mut avoided = Vec::new();
    let mut familiar = Vec::new();
    let mut has_column = false;
    for line in glossary.lines() {
        let cells: Vec<_> = line.trim_matches('|').split('|').map(str::trim).collect();
        if cells.len() < 2 {
            has_column = false;
        }
        match *cells {
            [_, _, "pas"] => has_column = true,
            [word, meaning, not] if has_column => {
                familiar.extend(words(word));
                familiar.extend(words(meaning));
                let not = not.split([',', ';']).map(str::trim);
                let plain = not.filter(|word| !word.is_empty() && !word.contains(['(', ')']));
                avoided.extend(plain.map(str::to_lowercase));
            }
            _ => familiar.extend(words(line)),
        }
    }
    avoided.retain(|word| !familiar.contains(word));
    avoided
}

/// The words of a line in lower case. What stands between them does not matter.
fn words(line: &str) -> Vec<String> {
    let words = line.split(|letter: char| !(letter.is_alphanumeric() || "-’".contains(letter)));
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// Is this the word, in the singular or plural, or in the feminine?
fn is_form_of(form: &str, word: &str) -> bool {
    let ending = form.strip_prefix(word);
    ending.is_some_and(|ending| ["", "s", "x", "e", "es"].contains(&ending))
}

/// Is this in the line, in whatever form?
fn has(line: &[String], avoided: &str) -> bool {
    let avoided = words(avoided);
    line.windows(avoided.len()).any(|found| {
        let mut pairs = found.iter().zip(&avoided);
        pairs.all(|(word, avoided)| is_form_of(word, avoided))
    })
}

#[test]
fn texts_have_the_words_of_the_glossary() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/fr");
    let avoided = avoided(&fs::read_to_string(folder.join(GLOSSARY)).unwrap());
    assert!(avoided.len() > 50, "{avoided:?}");
    let mut found = Vec::new();
    for (path, line) in lines() {
        // Names of accounts are refused whichever word they have.
        if path.ends_with("server/names.ftl") {
            continue;
        }
        let line = words(&line);
        let avoided = avoided
            .iter()
            .map(String::as_str)
            .chain(GENDERED.iter().copied());
        let wrong = avoided.filter(|avoided| has(&line, avoided));
        found.extend(wrong.map(|wrong| format!("{}: {wrong} in {line:?}", path.display())));
    }
    assert_eq!(found, [""; 0]);
}

#[test]
fn avoided_words_are_found() {
    let glossary = "| mot | ce que c’est | pas |\n|---|---|---|\n| jeu ; partie | ce que l’on joue | match, jeu, mail (seul), temps réel |\n\n| a | b | pion |\n";
    let avoided = avoided(glossary);
    assert_eq!(avoided, ["match", "temps réel"]);
    let finds = |line: &str| avoided.iter().any(|avoided| has(&words(line), avoided));
    assert!(finds("Deux matchs"));
    assert!(finds("Jouer en temps\u{a0}réel"));
    assert!(!finds("Un jeu par e-mail, le temps d’une partie réelle"));
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
        "Il reste { $count } cartes.",
        "Il reste 3 tuiles.",
    ] {
        assert!(!wrong(&read(line, true)).is_empty(), "{line}");
    }
    for line in [
        "la place de { $who }",
        "Le tour d’{ $who }",
        "une tuile que { $who ->",
    ] {
        assert!(!shortened(line).is_empty(), "{line}");
    }
    assert!(shortened("c’est à { $who }, le { $when }, de { $least } à { $most }").is_empty());
    for line in [
        "On commence\u{202f}?",
        "Réserve\u{a0}: { $count }\u{a0}PE, à 12:30",
        "l’option «\u{202f}Plateau\u{202f}»",
        "x = Utilisation{\"\u{a0}\"}",
    ] {
        assert_eq!(wrong(&read(line, true)), [""; 0], "{line}");
    }
}
