//! What is handed out: `packaging/release.sh` makes it, and here is what can be checked without building it.

#![allow(clippy::unwrap_used)]

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

/// What is published; everything else is for the repository only.
const PUBLISHED: [&str; 10] = [
    "urzeit-rules",
    "urzeit-players",
    "urzeit-table",
    "urzeit-texts",
    "urzeit-studies",
    "urzeit-scene",
    "urzeit-wasm",
    "urzeit-page",
    "urzeit-server",
    "urzeit",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--no-deps", "--offline"])
        .current_dir(root())
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

fn name(package: &Value) -> &str {
    package["name"].as_str().unwrap()
}

#[test]
fn the_version_stands_in_one_place() {
    let version = env!("CARGO_PKG_VERSION");
    for package in packages() {
        assert_eq!(package["version"], version, "{}", name(&package));
        // Crates of ours need exactly each other; what is for tests only is never published.
        for dependency in package["dependencies"].as_array().unwrap() {
            let is_ours = dependency["path"].is_string();
            if is_ours && PUBLISHED.contains(&dependency["name"].as_str().unwrap()) {
                assert_eq!(dependency["req"], format!("^{version}"), "{dependency}");
            }
        }
    }
    // Other files ask for it instead of saying it.
    assert!(read("bindings/python/pyproject.toml").contains("dynamic = [\"version\"]"));
    assert!(read("packaging/deb/control").contains("Version: @VERSION@"));
    let script = read("packaging/release.sh");
    assert!(!script.contains(version), "release.sh says the version");
}

#[test]
fn published_crates_say_what_they_are() {
    for package in packages() {
        let name = name(&package);
        // Nothing stands there for what may be published anywhere.
        let is_published = package["publish"].is_null();
        assert_eq!(is_published, PUBLISHED.contains(&name), "{name}");
        if !is_published {
            continue;
        }
        let folder = Path::new(package["manifest_path"].as_str().unwrap()).parent();
        let folder = folder.unwrap();
        assert!(
            package["description"].as_str().unwrap().len() > 40,
            "{name}"
        );
        assert_eq!(package["license"], "MIT OR Apache-2.0", "{name}");
        for file in ["README.md", "LICENSE-MIT", "LICENSE-APACHE"] {
            assert!(folder.join(file).is_file(), "{name} has no {file}");
        }
        assert_eq!(package["readme"], "README.md", "{name}");
        for (list, most) in [("keywords", 5), ("categories", 5)] {
            let count = package[list].as_array().unwrap().len();
            assert!((1..=most).contains(&count), "{name}: {count} {list}");
        }
        for dependency in package["dependencies"].as_array().unwrap() {
            let is_for_tests = dependency["kind"] == "dev";
            let has_version = dependency["req"] != "*";
            assert!(
                is_for_tests || has_version,
                "{name} needs {dependency} by path only"
            );
        }
    }
}

/// Every file of the repository that a package is made from is there.
#[test]
fn packages_name_files_that_exist() {
    let script = read("packaging/release.sh");
    let named: Vec<_> = script
        .split(|letter: char| letter.is_whitespace() || "\"'();|".contains(letter))
        .filter_map(|word| word.strip_prefix("$tree/"))
        .filter(|path| {
            ["packaging/", "docs/", "README", "CHANGELOG"]
                .iter()
                .any(|p| path.starts_with(p))
        })
        .collect();
    assert!(named.len() > 5, "{named:?}");
    for path in named {
        assert!(root().join(path).is_file(), "release.sh names {path}");
    }
    // The unit that the Debian package changes names the program where the script expects it.
    let unit = read("packaging/urzeit.service");
    assert!(unit.contains("\nExecStart=/usr/local/bin/urzeit serve"));
    assert!(unit.starts_with("# For systemd:"), "{unit}");
    assert!(unit.contains("\n#   systemctl enable --now urzeit\n"));
    // The image that a release brings is like the one that is built from the sources.
    let container = read("packaging/Containerfile");
    for both in ["10001", "URZEIT_DATA=/data", "URZEIT_LISTEN=0.0.0.0:8080"] {
        assert!(container.contains(both) && script.contains(both), "{both}");
    }
}
