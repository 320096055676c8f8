//! What may not be imported where: the sentences of `ARCHITECTURE.md` that a machine can check.

#![allow(clippy::unwrap_used)]

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

/// Our crates; each may depend on those before it.
const CRATES: [&str; 16] = [
    "urzeit-rules",
    "urzeit-players",
    "urzeit-table",
    "urzeit-texts",
    "urzeit-studies",
    "urzeit-scene",
    "urzeit-web",
    "urzeit-wasm",
    "urzeit-page",
    "urzeit-load",
    "urzeit-server",
    "urzeit-worlds",
    "urzeit-fuzz",
    "urzeit",
    "urzeit-browser",
    "urzeit-python",
];

/// All that a crate may depend on: nothing that reads, writes or draws; of the Python module, no more of our crates.
const NEEDS: [(&str, &[&str]); 3] = [
    ("urzeit-rules", &["arrayvec", "rand"]),
    (
        "urzeit-texts",
        &[
            "fluent-bundle",
            "unic-langid",
            // Its facts: why an action is good is said in sentences too.
            "urzeit-players",
            "urzeit-rules",
            "urzeit-table",
        ],
    ),
    (
        "urzeit-python",
        &[
            "pyo3",
            "rand_chacha",
            "urzeit-players",
            "urzeit-rules",
            "urzeit-studies",
            // In which studies report.
            "urzeit-texts",
        ],
    ),
];

/// Modules of the standard library that rules, tables and texts do not use: they never read, write,
/// wait or look at a clock.
const FORBIDDEN_MODULES: [&str; 8] = ["fs", "net", "time", "thread", "io", "env", "process", "os"];

/// Words that rules and tables do not use: floating point and random order differ between machines.
const FORBIDDEN_WORDS: [&str; 6] = ["f32", "f64", "HashMap", "HashSet", "unsafe", "println"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--no-deps", "--offline"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

/// The dependencies of a package: their names, and whether only its tests need them.
fn dependencies(package: &Value) -> Vec<(String, bool)> {
    let dependencies = package["dependencies"].as_array().unwrap().iter();
    let named = dependencies.map(|dependency| {
        let name = dependency["name"].as_str().unwrap().to_owned();
        (name, dependency["kind"] == "dev")
    });
    named.collect()
}

#[test]
fn dependencies_point_in_one_direction() {
    let place = |name: &str| CRATES.iter().position(|known| *known == name);
    let packages = packages();
    assert!(packages.len() >= 2);
    for package in &packages {
        let name = package["name"].as_str().unwrap();
        let own = place(name).unwrap_or_else(|| panic!("{name} has no place in the order"));
        for (dependency, _) in dependencies(package) {
            if let Some(other) = place(&dependency) {
                assert!(other < own, "{name} may not depend on {dependency}");
            }
        }
    }
}

#[test]
fn rules_texts_and_the_python_module_depend_on_next_to_nothing() {
    let packages = packages();
    for (name, needs) in NEEDS {
        let package = packages.iter().find(|p| p["name"] == name).unwrap();
        for (dependency, only_tests) in dependencies(package) {
            assert!(
                only_tests || needs.contains(&dependency.as_str()),
                "{name} may not depend on {dependency}"
            );
        }
    }
}

/// The source files of a folder and all below it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}

/// A source without its comments.
fn code(source: &str) -> String {
    let lines = source
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// The words of a source.
fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

/// The modules of the standard library that a source names: after `std::`, or in the braces
/// after it.
fn std_modules(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for after in code.split("std::").skip(1) {
        let Some(group) = after.strip_prefix('{') else {
            found.extend(words(after).next().map(str::to_owned));
            continue;
        };
        let mut depth = 0;
        let mut item = String::new();
        for letter in group.chars() {
            match letter {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => found.push(std::mem::take(&mut item)),
                _ => {}
            }
            if depth == 0 && letter != ',' && letter != '}' {
                item.push(letter);
            }
        }
        found.push(item);
    }
    let first = |item: String| words(item.trim()).next().unwrap_or_default().to_owned();
    found.into_iter().map(first).collect()
}

#[test]
fn rules_tables_and_texts_touch_nothing_outside() {
    let of = |name| sources(&root().join("crates").join(name).join("src"));
    let mut files = of("urzeit-rules");
    assert!(files.len() > 20);
    files.extend(of("urzeit-table"));
    let texts = of("urzeit-texts");
    for file in files.iter().chain(&texts) {
        let source = fs::read_to_string(file).unwrap();
        let code = code(&source);
        for module in std_modules(&code) {
            assert!(
                !FORBIDDEN_MODULES.contains(&module.as_str()),
                "{} uses std::{module}",
                file.display()
            );
        }
        // Texts round numbers for people, and people say how many minutes they want; nothing counts with that.
        let is_said = texts.contains(file) || file.ends_with("messages/new_table.rs");
        for word in words(&code).filter(|_| !is_said) {
            assert!(
                !FORBIDDEN_WORDS.contains(&word),
                "{} uses {word}",
                file.display()
            );
        }
    }
}

/// The search above finds what it looks for.
#[test]
fn forbidden_modules_are_found_however_they_are_written() {
    for (code, module) in [
        ("use std::fs;", "fs"),
        ("use std::fs::File;", "fs"),
        ("let now = std::time::Instant::now();", "time"),
        ("use std::{fmt, io};", "io"),
        (
            "use std::{\n    fmt,\n    io::{self, Read},\n    str,\n};",
            "io",
        ),
        ("use std::{ops::{Not, BitOr}, thread};", "thread"),
    ] {
        let found = std_modules(code);
        assert!(found.iter().any(|name| name == module), "{code}: {found:?}");
    }
    assert_eq!(code("use std::fmt; // not std::fs\n"), "use std::fmt; ");
}
