//! What is built in, under which licences and from where; and that nothing runs with more rights than it
//! needs. The policy stands in `deny.toml`, with reasons.

#![allow(clippy::unwrap_used)]

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// All packages that are built for any machine, ours and others'.
fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--locked"])
        .current_dir(root())
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    let mut metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let Value::Array(packages) = metadata["packages"].take() else {
        panic!("no packages");
    };
    packages
}

fn policy() -> toml::Table {
    text("deny.toml").parse().unwrap()
}

fn words(list: &toml::Value) -> Vec<&str> {
    let list = list.as_array().unwrap().iter();
    list.map(|word| word.as_str().unwrap()).collect()
}

/// May a package be used under this licence? `OR` (also written `/`) leaves the choice to us.
fn is_allowed(licence: &str, allowed: &[&str]) -> bool {
    let spaced = licence
        .replace('/', " OR ")
        .replace('(', " ( ")
        .replace(')', " ) ")
        .replace(" WITH ", "\u{a0}WITH\u{a0}");
    let words: Vec<&str> = spaced.split(' ').filter(|word| !word.is_empty()).collect();
    let (answer, rest) = either(&words, allowed);
    assert!(rest.is_empty(), "{licence}");
    answer
}

fn either<'w>(words: &'w [&'w str], allowed: &[&str]) -> (bool, &'w [&'w str]) {
    let (mut answer, mut rest) = both(words, allowed);
    while let Some((&"OR", after)) = rest.split_first() {
        let (other, after) = both(after, allowed);
        (answer, rest) = (answer | other, after);
    }
    (answer, rest)
}

fn both<'w>(words: &'w [&'w str], allowed: &[&str]) -> (bool, &'w [&'w str]) {
    let (mut answer, mut rest) = one(words, allowed);
    while let Some((&"AND", after)) = rest.split_first() {
        let (other, after) = one(after, allowed);
        (answer, rest) = (answer & other, after);
    }
    (answer, rest)
}

fn one<'w>(words: &'w [&'w str], allowed: &[&str]) -> (bool, &'w [&'w str]) {
    match words.split_first() {
        Some((&"(", inside)) => {
            let (answer, rest) = either(inside, allowed);
            assert_eq!(rest.first(), Some(&")"));
            (answer, &rest[1..])
        }
        Some((word, rest)) => {
            let word = word.replace('\u{a0}', " ");
            (allowed.contains(&word.as_str()), rest)
        }
        None => panic!("a licence that ends too soon"),
    }
}

#[test]
fn licences_are_read_as_they_are_meant() {
    let allowed = ["MIT", "ISC", "Apache-2.0 WITH LLVM-exception"];
    for (licence, expected) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("MIT/GPL-3.0", true),
        ("MIT AND GPL-3.0", false),
        ("GPL-3.0 OR MIT AND ISC", true),
        ("(MIT OR GPL-3.0) AND GPL-2.0", false),
        ("(MIT OR GPL-3.0) AND ISC", true),
        ("Apache-2.0 WITH LLVM-exception", true),
        ("Apache-2.0", false),
    ] {
        assert_eq!(is_allowed(licence, &allowed), expected, "{licence}");
    }
}

#[test]
fn every_licence_is_one_that_we_allow() {
    let policy = policy();
    let licences = policy["licenses"].as_table().unwrap();
    let exceptions = licences["exceptions"].as_array().unwrap();
    let mut used = BTreeSet::new();
    for package in packages() {
        let name = package["name"].as_str().unwrap();
        let licence = package["license"].as_str();
        let licence = licence.unwrap_or_else(|| panic!("{name} has no licence"));
        let mut allowed = words(&licences["allow"]);
        if let Some(exception) = exceptions
            .iter()
            .find(|e| e["crate"].as_str() == Some(name))
        {
            used.insert(name.to_owned());
            allowed.extend(words(&exception["allow"]));
        }
        assert!(
            is_allowed(licence, &allowed),
            "{name} is {licence}: see deny.toml"
        );
    }
    assert_eq!(
        used.len(),
        exceptions.len(),
        "an exception that nothing needs"
    );
}

#[test]
fn everything_comes_from_the_registry_and_nothing_is_banned() {
    let policy = policy();
    let from = words(&policy["sources"]["allow-registry"]);
    let banned = policy["bans"]["deny"].as_array().unwrap().iter();
    let banned: Vec<&str> = banned.map(|ban| ban["crate"].as_str().unwrap()).collect();
    for package in packages() {
        let name = package["name"].as_str().unwrap();
        assert!(!banned.contains(&name), "{name} is banned: see deny.toml");
        if let Some(source) = package["source"].as_str() {
            let known = from.iter().any(|from| source == format!("registry+{from}"));
            assert!(known, "{name} comes from {source}: see deny.toml");
        }
    }
}

/// The list for anyone who passes the program on. To rewrite it:
/// `URZEIT_WRITE=1 cargo test -p urzeit --test supply_chain`.
#[test]
fn the_list_of_licences_is_up_to_date() {
    let mut licences: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in packages().iter().filter(|p| !p["source"].is_null()) {
        let licence = package["license"].as_str().unwrap().replace('/', " OR ");
        let licence = licence.split_whitespace().collect::<Vec<_>>().join(" ");
        let name = package["name"].as_str().unwrap().to_owned();
        licences.entry(licence).or_default().insert(name);
    }
    let mut list = "# Licences of what is built in\n\nAll crates that Urzeit is built from, on any \
        machine, by the licence that each names. A test keeps this list true\n\
        (`crates/urzeit/tests/supply_chain.rs`); `deny.toml` says which licences are allowed and why.\n"
        .to_owned();
    for (licence, names) in licences {
        let names: Vec<String> = names.into_iter().collect();
        list += &format!("\n## {licence}\n{}\n", names.join(", "));
    }
    list += "\n## OFL-1.1\nthe typeface Literata, a part of it: `crates/urzeit-web/static/fonts`, with its licence\n";
    let path = root().join("docs/licences.md");
    if env::var_os("URZEIT_WRITE").is_some() {
        fs::write(&path, &list).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == list,
        "docs/licences.md is out of date: URZEIT_WRITE=1 cargo test -p urzeit --test supply_chain"
    );
}

/// All our crates take the workspace's lints, which nobody can allow again: `forbid`.
#[test]
fn unsafe_code_is_forbidden_in_all_our_crates() {
    let workspace: toml::Table = text("Cargo.toml").parse().unwrap();
    let lints = &workspace["workspace"]["lints"]["rust"];
    assert_eq!(lints["unsafe_code"].as_str(), Some("forbid"));
    for package in packages().iter().filter(|p| p["source"].is_null()) {
        let manifest = package["manifest_path"].as_str().unwrap();
        let manifest: toml::Table = fs::read_to_string(manifest).unwrap().parse().unwrap();
        let takes = &manifest["lints"]["workspace"];
        assert_eq!(takes.as_bool(), Some(true), "{}", package["name"]);
    }
}

#[test]
fn the_container_runs_as_nobody_in_particular() {
    let file = text("packaging/Containerfile");
    let last = file.rsplit("\nFROM ").next().unwrap();
    let value = |key: &str| {
        let lines = last.lines().filter_map(|line| line.strip_prefix(key));
        lines.map(str::trim).collect::<Vec<_>>()
    };
    let users = value("USER ");
    assert_eq!(users, ["urzeit"], "one user, and not root");
    let user = last.find("USER urzeit").unwrap();
    let made = last.find("useradd --system --uid ").unwrap();
    let start = last.find("\nENTRYPOINT ").unwrap();
    assert!(made < user && user < start);
    // What it writes is its own alone.
    assert!(last.contains("install -d -o urzeit -g urzeit -m 0700 /data"));
    let port = value("EXPOSE ");
    assert!(
        port[0].parse::<u16>().unwrap() >= 1024,
        "a port that needs no rights"
    );
}

#[test]
fn the_unit_runs_as_nobody_in_particular() {
    let unit = text("packaging/urzeit.service");
    let lines: Vec<&str> = unit.lines().filter(|line| !line.starts_with('#')).collect();
    for needed in [
        "DynamicUser=yes",
        "NoNewPrivileges=yes",
        "CapabilityBoundingSet=",
        "ProtectSystem=strict",
        "ProtectHome=yes",
        "PrivateTmp=yes",
        "PrivateDevices=yes",
        "MemoryDenyWriteExecute=yes",
        "SystemCallFilter=@system-service",
        "StateDirectoryMode=0700",
        "UMask=0077",
    ] {
        assert!(lines.contains(&needed), "{needed}");
    }
    let rights = [
        "User=root",
        "AmbientCapabilities",
        "PermissionsStartOnly",
        "ExecStartPre=+",
    ];
    for right in rights {
        assert!(!lines.iter().any(|line| line.starts_with(right)), "{right}");
    }
}
