//! The fixtures: another implementation's games, byte for byte.

use std::{fmt::Write as _, fs, path::Path};

use sha2::{Digest, Sha256};
use urzeit_rules::{Choices, Entry, Game, Lords, Play, Record, Seat, Standings};

/// The trace of a record, as `docs/records.md` says.
fn trace(record: &Record<Lords>) -> String {
    let mut play = record.header().begin();
    let mut trace = String::new();
    for entry in record.entries() {
        if let Entry::Player(seat, _) = entry {
            writeln!(trace, "{}", choices(&play, seat)).expect("a string");
        }
        writeln!(trace, "{entry}").expect("a string");
        play.enter(entry).expect("an accepted entry");
    }
    for line in record.position().result().iter().flat_map(Standings::lines) {
        writeln!(trace, "{line}").expect("a string");
    }
    trace
}

fn choices(play: &Play<Lords>, seat: Seat) -> String {
    let choices = play.position().choices(seat);
    let mut actions: Vec<String> = choices.iter().map(|action| action.to_string()).collect();
    actions.sort_unstable();
    let mut hash = Sha256::new();
    for action in &actions {
        hash.update(format!("{action}\n"));
    }
    let digest: String = hash.finalize()[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("? {seat} {} {digest}", actions.len())
}

#[test]
fn traces_are_the_same_byte_for_byte() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/lords");
    let mut found = 0;
    for file in fs::read_dir(folder).expect("the fixtures") {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "urz") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a record");
        let reading = Record::<Lords>::read(&text).expect("a header");
        assert_eq!(reading.stopped, None, "{}", path.display());
        let expected = fs::read_to_string(path.with_extension("trace")).expect("a trace");
        assert!(trace(&reading.record) == expected, "{}", path.display());
        // A canonical record prints the same bytes; results may be missing in the file.
        assert!(reading.record.to_string().starts_with(&text));
        found += 1;
    }
    assert!(found >= 7);
}
