//! Records of whole games replay, print as they were written, and offer the same choices.

use std::{fs, path::Path};

use sha2::{Digest, Sha256};
use urzeit_rules::{Choices, Entry, Game, Record, Standings, Turn, Ursuppe};

#[test]
fn fixtures_replay_and_trace() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/ursuppe");
    let mut played = 0;
    for file in fs::read_dir(folder).expect("the fixtures") {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "urz") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a record");
        let reading = Record::<Ursuppe>::read(&text).expect("a header");
        assert_eq!(reading.stopped, None, "{path:?}");
        assert_eq!(reading.record.position().turn(), Turn::Over, "{path:?}");
        assert_eq!(reading.record.to_string(), text, "{path:?}");
        let expected = fs::read_to_string(path.with_extension("trace")).expect("a trace");
        assert_eq!(trace(&reading.record), expected, "{path:?}");
        played += 1;
    }
    assert_eq!(played, 7);
}

/// The entries, and before each choice how many choices there were and their digest
/// (`docs/records.md`).
fn trace(record: &Record<Ursuppe>) -> String {
    let mut trace = String::new();
    let mut play = record.header().begin();
    for entry in record.entries() {
        if let Entry::Player(seat, _) = entry {
            let choices = play.position().choices(seat);
            let mut actions: Vec<String> = choices.iter().map(|a| format!("{a}\n")).collect();
            actions.sort();
            let digest = Sha256::digest(actions.concat());
            let hex: String = digest[..8]
                .iter()
                .map(|byte| format!("{byte:02x}"))
                .collect();
            trace += &format!("? {seat} {} {hex}\n", actions.len());
        }
        trace += &format!("{entry}\n");
        play.enter(entry).expect("a record holds what was accepted");
    }
    for line in record.position().result().iter().flat_map(Standings::lines) {
        trace += &format!("{line}\n");
    }
    trace
}
