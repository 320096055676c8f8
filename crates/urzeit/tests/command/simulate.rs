//! `simulate`: the games it plays and the files it writes.

use std::{collections::BTreeMap, fs, path::Path};

use tempfile::TempDir;

#[cfg(target_os = "linux")]
use crate::run::shell;
use crate::run::{Run, joined, urzeit, written};

/// The files of a folder, by name.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    entries
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read_to_string(entry.path()).unwrap())
        })
        .collect()
}

fn simulate(folder: &Path, arguments: &[&str]) -> Run {
    let fixed = ["simulate", "genesis", "--out", folder.to_str().unwrap()];
    urzeit(&[&fixed, arguments].concat())
}

#[test]
fn simulate_repeats_itself() {
    let folder = TempDir::new().unwrap();
    let run = |name: &str, arguments: &[&str]| {
        let folder = folder.path().join(name);
        let out = simulate(&folder, arguments).ok();
        // All but the speed and the folder.
        let lines = out.lines().count() - 2;
        (files(&folder), joined(out.lines().take(lines)))
    };
    let (one, said) = run("one", &["--games", "150", "--seed", "7"]);
    let (two, said_again) = run("two", &["--games", "150", "--seed", "7"]);
    assert_eq!(one, two);
    assert_eq!(said, said_again);
    let (other, _) = run("other", &["--games", "150", "--seed", "8"]);
    assert_eq!(
        one.keys().collect::<Vec<_>>(),
        other.keys().collect::<Vec<_>>()
    );
    assert!(one.iter().all(|(name, record)| other[name] != *record));
    assert_eq!(one.len(), 150);
    assert_eq!(one.keys().next().unwrap(), "genesis-001.urz");
    let mut games: Vec<_> = one.values().collect();
    games.sort();
    games.dedup();
    assert_eq!(games.len(), 150, "no game twice");
}

/// L-1.3: a box with other counts is played with, recorded and read again; what it lacks is named.
#[test]
fn boxes_with_other_counts() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().to_str().unwrap();
    let cards = "cards=4.0.0.0.0,3.3.3.3.3,3.3.3.3.3,9.9.9.9.9";
    let markers = "markers=30,22,22,22,20,0,0";
    let call = ["simulate", "lords", "--games", "3", "--option", cards];
    urzeit(&[&call[..], &["--option", markers, "--out", out]].concat()).ok();
    for (name, record) in files(folder.path()) {
        for option in [cards, markers] {
            let line = format!("option {}\n", option.replacen('=', " ", 1));
            assert!(record.contains(&line), "{name}");
        }
        assert!(!record.contains(" mountains"), "{name}");
        let path = folder.path().join(name);
        urzeit(&["replay", path.to_str().unwrap()]).ok();
    }
    let short = "markers=14,22,22,22,10,3,3";
    let said = urzeit(&["simulate", "lords", "--players", "2", "--option", short]).complaint(2);
    assert!(said.contains("96") && said.contains("97"), "{said}");
    assert!(said.contains("L-1.3"), "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn simulate_does_not_depend_on_the_number_of_cores() {
    let folder = TempDir::new().unwrap();
    let many = folder.path().join("many");
    simulate(&many, &["--games", "150", "--seed", "3"]).ok();
    let single = folder.path().join("single");
    let line = "if command -v taskset > /dev/null; then exec taskset -c 0 \"$0\" \"$@\"; fi; exec \"$0\" \"$@\"";
    let out = single.to_str().unwrap();
    let run = shell(
        line,
        &[
            "simulate", "genesis", "--games", "150", "--seed", "3", "--out", out,
        ],
    );
    run.ok();
    assert_eq!(files(&many), files(&single));
}

#[test]
fn simulated_games_replay() {
    let folder = TempDir::new().unwrap();
    let mut n = 0;
    for players in ["2", "3", "4"] {
        for option in [
            "board=random",
            "tiles_per_terrain=16",
            "start=2",
            "end=finish_turn",
            "ties=own_place",
        ] {
            n += 1;
            let out = folder.path().join(n.to_string());
            let arguments = ["--games", "2", "--players", players, "--option", option];
            let said = simulate(&out, &arguments).ok();
            assert!(
                said.contains(&format!("{players} players: 2 random games, seed 1")),
                "{said}"
            );
            for (name, record) in files(&out) {
                let (key, value) = option.split_once('=').unwrap();
                assert!(
                    record.contains(&format!("\noption {key} {value}\n")),
                    "{record}"
                );
                // G-2.3: a start player who is named is not drawn.
                let drawn = record.contains("\n* start ");
                assert_eq!(drawn, key != "start", "{record}");
                let results = record
                    .lines()
                    .filter(|line| line.starts_with("result "))
                    .count();
                assert_eq!(results.to_string(), players);
                let file = out.join(name);
                urzeit(&["replay", "--trace", file.to_str().unwrap()]).ok();
            }
        }
    }
}

#[test]
fn simulate_overwrites_nothing() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("deep/down");
    simulate(&out, &["--games", "3"]).ok();
    let before = files(&out);
    let message = simulate(&out, &["--games", "3", "--seed", "2"]).complaint(1);
    assert!(message.contains("genesis-1.urz"), "{message}");
    assert_eq!(files(&out), before);
    // A file where the folder should be.
    let file = written(&folder, "file", "");
    simulate(Path::new(&file), &["--games", "1"]).complaint(1);
    assert_eq!(fs::read_to_string(&file).unwrap(), "");
}
