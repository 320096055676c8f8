//! Genesis, rule by rule: modules for each section of `docs/rules/genesis.md`, a test for
//! each rule, named after it; and properties over random games.

#![allow(clippy::unwrap_used)]

mod components;
mod end;
mod facts;
#[path = "../oracle/genesis.rs"]
#[allow(dead_code, unreachable_pub, clippy::needless_pass_by_value)]
mod oracle;
mod properties;
mod scoring;
mod setup;
mod ties;
mod turn;

use std::{fs, path::Path};

/// A file of the repository.
fn repository_file(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).unwrap()
}

/// The numbers of all rules: `G-1.1`, as they stand at the beginning of a line.
fn rule_numbers() -> Vec<String> {
    let rules = repository_file("docs/rules/genesis.md");
    let numbers = rules.lines().filter_map(|line| {
        let number = line.strip_prefix("- G-")?.split(' ').next()?;
        Some(format!("G-{number}"))
    });
    numbers.collect()
}

#[test]
fn every_rule_has_a_test_of_its_name() {
    let rules = rule_numbers();
    assert!(rules.len() >= 34, "only {} rules were found", rules.len());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/genesis");
    let mut tests = String::new();
    for file in fs::read_dir(folder).unwrap() {
        tests.push_str(&fs::read_to_string(file.unwrap().path()).unwrap());
    }
    let missing: Vec<_> = rules
        .iter()
        .filter(|rule| {
            let name = rule.replace("G-", "g_").replace('.', "_");
            !tests.contains(&format!("#[test]\nfn {name}_"))
        })
        .collect();
    assert!(missing.is_empty(), "no test is named after {missing:?}");
}
