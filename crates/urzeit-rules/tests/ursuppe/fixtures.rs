//! Records of whole games replay, and print as they were written.

use std::{fs, path::Path};

use urzeit_rules::{Game, Record, Turn, Ursuppe};

#[test]
fn fixtures_replay_to_their_results() {
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
        played += 1;
    }
    assert_eq!(played, 7);
}
