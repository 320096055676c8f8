//! Every error has its sentence in both languages, and no sentence is left over.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// What the keys of errors begin with.
const KINDS: [&str; 5] = ["server-", "table-", "unreadable-", "record-", "setup-"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found
}

/// The keys that these sources give as reasons, with where.
fn used(folder: &str) -> BTreeMap<String, String> {
    let mut used = BTreeMap::new();
    for path in files(&root().join(folder), "rs") {
        let source = fs::read_to_string(&path).unwrap();
        let code = source.split("#[cfg(test)]").next().unwrap();
        for key in code.split('"').filter(|text| is_key(text)) {
            used.insert(key.to_owned(), path.display().to_string());
        }
    }
    used
}

fn is_key(text: &str) -> bool {
    let mut kinds = KINDS.iter();
    let plain = text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    plain && !text.ends_with('-') && kinds.any(|kind| text.starts_with(kind))
}

/// The sentences of a file of texts by their keys; those that go on in the next lines with all of them.
fn sentences(path: &Path) -> BTreeMap<String, String> {
    let mut sentences = BTreeMap::new();
    let mut last = None;
    for line in fs::read_to_string(path).unwrap().lines() {
        if line.starts_with([' ', '}']) {
            let key: &String = last.as_ref().unwrap();
            let sentence: &mut String = sentences.get_mut(key).unwrap();
            sentence.push_str(line);
        } else if let Some((key, sentence)) = line.split_once(" =") {
            last = Some(key.to_owned());
            let before = sentences.insert(key.to_owned(), sentence.to_owned());
            assert_eq!(before, None, "{key} stands twice in {}", path.display());
        }
    }
    sentences
}

/// All sentences of a language.
fn language(name: &str) -> BTreeMap<String, String> {
    let files = files(
        &root().join("crates/urzeit-texts/locales").join(name),
        "ftl",
    );
    files.iter().flat_map(|path| sentences(path)).collect()
}

/// What a sentence names.
fn named(sentence: &str) -> BTreeSet<&str> {
    let words = sentence.split(|c: char| !c.is_ascii_alphanumeric() && !"$-".contains(c));
    words.filter(|word| word.starts_with('$')).collect()
}

#[test]
fn every_error_has_its_sentence_in_both_languages() {
    let mut keys = used("crates/urzeit-server/src");
    keys.extend(used("crates/urzeit-table/src"));
    assert!(keys.len() > 100, "{}", keys.len());
    for name in ["en", "de"] {
        let sentences = language(name);
        let missing: Vec<_> = keys
            .iter()
            .filter(|(key, _)| !sentences.contains_key(*key))
            .collect();
        assert!(missing.is_empty(), "{name}: {missing:#?}");
    }
}

#[test]
fn no_sentence_of_the_server_is_left_over_and_both_languages_say_the_same() {
    let mut keys = used("crates/urzeit-server/src");
    keys.extend(used("crates/urzeit-table/src"));
    keys.extend(used("crates/urzeit/src"));
    let [english, german] = ["en", "de"].map(|name| {
        sentences(
            &root()
                .join("crates/urzeit-texts/locales")
                .join(name)
                .join("server.ftl"),
        )
    });
    for (key, sentence) in &english {
        assert!(keys.contains_key(key), "{key} is said nowhere");
        let german = german.get(key).map_or("", |german| german);
        assert_eq!(named(sentence), named(german), "{key}");
        assert_ne!(sentence, german, "{key}");
    }
    let sorted = |name: &str| {
        let text = fs::read_to_string(
            root()
                .join("crates/urzeit-texts/locales")
                .join(name)
                .join("server.ftl"),
        );
        let text = text.unwrap();
        let keys = text.lines().filter_map(|line| line.split_once(" ="));
        let keys: Vec<_> = keys.map(|(key, _)| key.to_owned()).collect();
        assert!(keys.is_sorted(), "{name}");
        keys
    };
    assert_eq!(sorted("en"), sorted("de"));
}
