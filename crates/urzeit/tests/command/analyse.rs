//! `analyse`: tables, pictures, and records that cannot be analysed.

use std::fs;

use tempfile::TempDir;

use crate::run::{HEAD, Run, fixtures_of, joined, log_line, urzeit, written};

/// The first entries of a fixture.
fn part(folder: &TempDir, game: &str, fixture: usize, entries: usize) -> String {
    let (_, record, _) = fixtures_of(game).swap_remove(fixture);
    let lines = record.lines().take(log_line(&record) + entries);
    written(folder, "part.urz", joined(lines))
}

fn analyse(file: &str, arguments: &[&str]) -> Run {
    urzeit(&[&["analyse", file, "--iterations", "20"], arguments].concat())
}

#[test]
fn a_table_names_entries_chances_and_accuracy() {
    let folder = TempDir::new().unwrap();
    for (game, who) in [
        ("genesis", "dinosaur"),
        ("lords", "red"),
        ("ursuppe", "green"),
    ] {
        let file = part(&folder, game, 0, 30);
        let all = analyse(&file, &["--all"]).ok();
        let rows = all.lines().filter(|line| {
            let first = line.split_whitespace().next();
            first.is_some_and(|word| word.parse::<u32>().is_ok()) && line.contains('%')
        });
        assert!(rows.count() >= 31, "{all}");
        assert!(all.contains("How well everybody chose"), "{all}");
        assert!(all.contains(who), "{all}");
        assert_eq!(all, analyse(&file, &["--all"]).ok(), "the same again");
        let swings = analyse(&file, &[]).ok();
        assert!(swings.lines().count() < all.lines().count());
    }
}

#[test]
fn single_positions_are_shown_in_detail() {
    let folder = TempDir::new().unwrap();
    let file = part(&folder, "genesis", 0, 30);
    let one = analyse(&file, &["--entry", "3"]).ok();
    assert_eq!(one.matches("Before entry").count(), 1, "{one}");
    assert!(one.contains("what it does"), "{one}");
    let three = analyse(&file, &["--entry", "29-31"]).ok();
    assert_eq!(three.matches("Before entry").count(), 3, "{three}");
    assert!(
        three.contains("Before entry 31: the record ends here"),
        "{three}"
    );
    for wrong in ["0", "32", "5-4", "x", "1-", "-1"] {
        analyse(&file, &["--entry", wrong]).complaint(2);
    }
}

#[test]
fn the_picture_is_well_formed_and_has_everybody() {
    let folder = TempDir::new().unwrap();
    let file = part(&folder, "genesis", 6, 40);
    let record = fs::read_to_string(&file).unwrap();
    // A name that would break the picture if it were not escaped.
    let record = record.replacen("seat 1 mammal", "seat 1 mammal <A&B> \"C\"", 1);
    fs::write(&file, record).unwrap();
    let svg = folder.path().join("chances.svg");
    let svg = svg.to_str().unwrap();
    analyse(&file, &["--svg", svg]).ok();
    let picture = fs::read_to_string(svg).unwrap();
    assert_eq!(picture.matches("<polyline").count(), 4);
    for who in ["mammal", "reptile", "human", "dinosaur", "&lt;A&amp;B&gt;"] {
        assert!(picture.contains(who), "{who}");
    }
    assert_well_formed(&picture);
    let nowhere = folder.path().join("no/such/folder.svg");
    let message = analyse(&file, &["--svg", nowhere.to_str().unwrap()]).complaint(1);
    assert!(message.contains("folder.svg"), "{message}");
}

/// Every element is closed, in order, and no text holds what XML has a meaning for.
fn assert_well_formed(picture: &str) {
    let mut open = Vec::new();
    for part in picture.split('<').skip(1) {
        let (tag, words) = part.split_once('>').unwrap();
        assert!(!words.contains('>'), "{part}");
        for reference in words.split('&').skip(1) {
            let name = reference.split(';').next().unwrap();
            assert!(["amp", "lt", "gt", "quot"].contains(&name), "{part}");
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None if tag.ends_with('/') => {}
            None => open.push(tag.split(' ').next().unwrap()),
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn what_cannot_be_read_is_not_analysed() {
    let folder = TempDir::new().unwrap();
    let bad = written(&folder, "bad.urz", format!("{HEAD}log\n* start 1\n1 end\n"));
    let message = analyse(&bad, &[]).complaint(1);
    assert!(message.contains("line 7"), "{message}");
    analyse("no-such-file.urz", &[]).complaint(1);
    // As a player was told it while the game ran.
    let lords = "urzeit 1\ngame lords\nseat 1 red\nseat 2 blue\nlog\n* deal 1 ?\n";
    let hidden = written(&folder, "hidden.urz", lords);
    let message = analyse(&hidden, &[]).complaint(1);
    assert!(message.contains("when the game is over"), "{message}");
    let weights = written(&folder, "weights", "no weights");
    let good = part(&folder, "genesis", 0, 5);
    let message = analyse(&good, &["--weights", &weights]).complaint(1);
    assert!(message.contains("not a file of weights"), "{message}");
}

#[test]
fn wrong_calls_exit_with_2() {
    for arguments in [
        &["analyse"][..],
        &["analyse", "x", "--iterations", "1"],
        &["analyse", "x", "--iterations", "many"],
        &["analyse", "x", "--all", "--json"],
        &["analyse", "x", "--svg"],
    ] {
        urzeit(arguments).complaint(2);
    }
}

/// Pieces are called in a sentence as the language calls them; notation is for what is played.
#[test]
fn it_speaks_every_language() {
    let folder = TempDir::new().unwrap();
    let file = part(&folder, "ursuppe", 0, 30);
    for (language, entry, amoeba) in [
        ("en", "Before entry 30", "Green 1"),
        ("de", "Vor Eintrag 30", "Grün 1"),
        ("fr", "Avant l’entrée 30", "Vert 1"),
    ] {
        let arguments = ["--lang", language, "--entry", "30"];
        let out = analyse(&file, &arguments).ok().replace('\u{a0}', " ");
        for said in [entry, amoeba] {
            assert!(out.contains(said), "{said}: {out}");
        }
        assert!(!out.contains("green1"), "{out}");
    }
}
