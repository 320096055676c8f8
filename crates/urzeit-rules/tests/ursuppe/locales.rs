//! Every refusal has a sentence in every language.

use std::{collections::BTreeSet, fs, path::Path};

fn crate_path(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn every_key_has_a_sentence() {
    let mut keys = BTreeSet::new();
    for file in fs::read_dir(crate_path("src/ursuppe")).expect("the sources") {
        let source = fs::read_to_string(file.expect("a file").path()).expect("a source");
        let quoted = source.split('"').skip(1).step_by(2);
        keys.extend(
            quoted
                .filter(|text| text.starts_with("ursuppe-"))
                .map(str::to_owned),
        );
    }
    assert!(keys.len() > 50, "the sources have keys");
    for language in ["en", "de"] {
        let path = format!("../../locales/{language}/ursuppe.ftl");
        let text = fs::read_to_string(crate_path(&path)).expect("the sentences");
        let sentences = text.lines().filter_map(|line| line.split_once(" = "));
        let known: BTreeSet<_> = sentences.map(|(key, _)| key.to_owned()).collect();
        let missing: Vec<_> = keys.difference(&known).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
    }
}
