//! `train`: weights that computer players learn.

use std::fs;

use tempfile::TempDir;

use crate::run::urzeit;

/// A short training; `more` says how many drills, unless a few do.
fn train(game: &str, file: &str, more: &str) -> crate::run::Run {
    let arguments = format!("train {game} --rounds 1 --games 1 --iterations 4 {more}");
    let mut arguments: Vec<_> = arguments.split_whitespace().collect();
    if !more.contains("--drills") {
        arguments.extend(["--drills", "3"]);
    }
    urzeit(&[&arguments[..], &["--out", file]].concat())
}

#[test]
fn the_same_seed_gives_the_same_weights_and_another_file_goes_on() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (one, two) = (file("one"), file("two"));
    assert!(train("ursuppe", &one, "").ok().contains("Training begins"));
    train("ursuppe", &two, "").ok();
    let first = fs::read(&one).unwrap();
    assert_eq!(first, fs::read(&two).unwrap());
    let out = train("ursuppe", &one, "--lang de").ok();
    assert!(out.contains("Das Lernen geht von"), "{out}");
    assert_ne!(first, fs::read(&one).unwrap());
    train("ursuppe", &file("three"), "--seed 2").ok();
    assert_ne!(first, fs::read(file("three")).unwrap());
    // What was learned is what the arena plays with.
    let arena = "arena ursuppe --players easy,beginner --games 1 --weights";
    let arguments: Vec<_> = arena.split(' ').chain([one.as_str()]).collect();
    urzeit(&arguments).ok();
    // Nothing but the weights is left behind.
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
}

#[test]
fn one_can_learn_to_choose_without_learning_to_judge() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("weights");
    let arguments = "train genesis --rounds 1 --drills 0 --games 1 --iterations 2 --out";
    let arguments: Vec<_> = arguments.split(' ').chain(file.to_str()).collect();
    urzeit(&arguments).ok();
    assert!(file.exists());
}

#[test]
fn a_file_that_cannot_be_written_or_is_of_another_game_is_refused_before_a_game_is_played() {
    let folder = TempDir::new().unwrap();
    let nowhere = folder.path().join("no/weights");
    let refused = train("lords", nowhere.to_str().unwrap(), "--drills 500000");
    assert!(
        refused
            .complaint_after_output(1)
            .contains("cannot be written")
    );
    let other = folder.path().join("weights");
    train("ursuppe", other.to_str().unwrap(), "").ok();
    let before = fs::read(&other).unwrap();
    let refused = train("lords", other.to_str().unwrap(), "").complaint(1);
    assert!(refused.contains("another game"), "{refused}");
    assert_eq!(before, fs::read(&other).unwrap());
}
