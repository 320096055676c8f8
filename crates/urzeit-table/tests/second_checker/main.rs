//! The chance of whole games, checked by a second program.
//!
//! - `checker`: written from `docs/fairness.md` alone
//! - here: games of all kinds from our tables, and the records in `fixtures/fair`

#![allow(clippy::unwrap_used)]
// A test is one story, or a table of facts.
#![allow(clippy::too_many_lines)]

mod checker;
#[allow(dead_code, reason = "shared with the tests of the table")]
#[path = "../table/play.rs"]
mod play;

use std::{collections::BTreeMap, fs, path::Path};

use checker::{check, hmac};
use play::{GENESIS, Game4, LORDS, Play, URSUPPE, fair, read};
use urzeit_rules::{Due, Entry, Game, Genesis, Lords, Ursuppe, Viewer, record::Line};
use urzeit_table::{Settings, verify};

/// The record of a game, with what the second checker has to be told.
fn noted<G: Game>(text: &str) -> String {
    let record = read::<G>(text);
    let mut noted = record.header().to_string();
    noted += "log\n";
    let mut play = record.header().begin();
    for line in record.log() {
        if let Line::Entry(entry) = line {
            let due = play.position().due();
            if let (Entry::Chance(_), Some(due)) = (entry, due.filter(|due| due.kind() == "dummy"))
            {
                let outcomes = due.outcomes().unwrap().into_iter();
                let spaces = outcomes.map(|outcome| outcome.to_string().replace("dummy ", ""));
                noted += &format!("# spaces {}\n", spaces.collect::<Vec<_>>().join(" "));
            }
            play.enter(*entry).unwrap();
        }
        noted += &format!("{line}\n");
    }
    noted
}

fn played<G: Game>(game: Game4<'_>, seed: u64) -> String {
    let mut play = Play::<G>::begin(game, Settings::default(), fair(seed), seed);
    play.finish(|_| {});
    play.table.record(Viewer::Spectator)
}

fn both_agree<G: Game>(games: &[Game4<'_>], seeds: u64, kinds: &[&str]) {
    let mut seen = BTreeMap::new();
    for seed in 0..seeds {
        let text = played::<G>(games[seed as usize % games.len()], seed);
        let ours = verify(&read::<G>(&text)).unwrap();
        assert_eq!(check(&noted::<G>(&text)), Ok(ours.outcomes), "{text}");
        for line in text.lines().filter_map(|line| line.strip_prefix("* ")) {
            *seen
                .entry(line.split(' ').next().unwrap().to_owned())
                .or_insert(0) += 1;
        }
    }
    let seen: Vec<_> = seen.keys().map(String::as_str).collect();
    assert_eq!(seen, kinds, "every kind of chance came up");
}

#[test]
fn genesis() {
    both_agree::<Genesis>(GENESIS, 12, &["board", "dice", "start"]);
}

#[test]
fn lords_of_creation() {
    let kinds = ["deal", "die", "draw", "marker", "order", "roll", "start"];
    both_agree::<Lords>(LORDS, 8, &kinds);
}

#[test]
fn ursuppe() {
    let kinds = ["dice", "die", "dummy", "environment", "fight", "order"];
    both_agree::<Ursuppe>(URSUPPE, 25, &kinds);
}

/// The second checker finds what the first one finds.
#[test]
fn both_find_what_is_wrong() {
    let text = played::<Genesis>(GENESIS[0], 3);
    let dice = text.find("* dice ").unwrap();
    let roll = text[dice..].lines().next().unwrap();
    let other = if roll.contains("wild") {
        "* dice forest forest"
    } else {
        "* dice wild wild"
    };
    for wrong in [
        text.replacen(roll, other, 1),
        text.replacen("table Urwald", "table Urwelt", 1),
        text.replacen("\nseed ", "\nseed 00", 1),
    ] {
        assert!(check(&wrong).is_err());
    }
}

/// The example of the document, byte for byte.
#[test]
fn the_example_of_the_document() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let document = fs::read_to_string(root.join("docs/fairness.md")).unwrap();
    let example = document.split("\n## An example").nth(1).unwrap();
    let value = |name: &str| {
        let line = example.lines().find(|line| line.starts_with(name));
        line.unwrap_or_else(|| panic!("no {name}"))[name.len()..]
            .trim()
            .to_owned()
    };
    let bytes = |hex: &str| -> Vec<u8> {
        let pairs = (0..hex.len())
            .step_by(2)
            .map(|place| &hex[place..place + 2]);
        pairs
            .map(|pair| u8::from_str_radix(pair, 16).unwrap())
            .collect()
    };
    let block = hmac(&bytes(&value("seed")), &bytes(&(value("M ") + "00000000")));
    assert_eq!(block, bytes(&value("block(0)")));
    let record = example.split("```\n").nth(3).unwrap();
    assert_eq!(check(record), Ok(3));
    assert_eq!(verify(&read::<Genesis>(record)).unwrap().outcomes, 3);
}

/// Records of our tables as they were when this was written: what was fair stays fair.
#[test]
fn kept_records() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/fair");
    let kept = |game: &str| fs::read_to_string(folder.join(format!("{game}.urz"))).unwrap();
    both_accept::<Genesis>(&kept("genesis"));
    both_accept::<Lords>(&kept("lords"));
    both_accept::<Ursuppe>(&kept("ursuppe"));
}

fn both_accept<G: Game>(text: &str) {
    let verified = verify(&read::<G>(text)).unwrap();
    assert_eq!(check(text), Ok(verified.outcomes));
    assert!(verified.outcomes > 20);
}
