//! What `urzeit replay --json`, `urzeit arena --json` and `urzeit analyse --json` print is what
//! their schemas in `docs` say.

#![allow(clippy::unwrap_used)]

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::{Value, json};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

struct Schema(Schemas, SchemaIndex);

impl Schema {
    /// `docs/NAME.schema.json`
    fn load(name: &str) -> Schema {
        let mut schemas = Schemas::new();
        let file = root().join(format!("docs/{name}.schema.json"));
        let index = Compiler::new()
            .compile(file.to_str().unwrap(), &mut schemas)
            .unwrap();
        Schema(schemas, index)
    }

    /// Accepts the value, but with none of these put into it.
    fn refuses<const N: usize>(&self, value: &Value, wrong: [(&str, Value); N]) {
        self.accepts(value).unwrap();
        for (pointer, wrong) in wrong {
            let mut value = value.clone();
            *value.pointer_mut(pointer).unwrap() = wrong;
            assert!(self.accepts(&value).is_err(), "{pointer}");
        }
    }

    fn accepts(&self, value: &Value) -> Result<(), String> {
        self.0
            .validate(value, self.1)
            .map_err(|error| format!("{error:#}"))
    }
}

fn replay(file: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_urzeit"));
    command
        .args(["replay", "--json"])
        .arg(file)
        .output()
        .unwrap()
}

#[test]
fn every_fixture_and_every_part_of_one_fits_the_schema() {
    let schema = Schema::load("replay");
    let folder = tempfile::tempdir().unwrap();
    for game in ["genesis", "lords", "ursuppe"] {
        for file in fs::read_dir(root().join("fixtures").join(game)).unwrap() {
            let file = file.unwrap().path();
            if file.extension().is_none_or(|ending| ending != "urz") {
                continue;
            }
            let text = fs::read_to_string(&file).unwrap();
            let lines: Vec<_> = text.lines().collect();
            let header = lines.iter().position(|line| *line == "log").unwrap() + 1;
            let entries = lines.len() - header;
            for count in [entries, entries / 2, entries / 5, 0].map(|part| header + part) {
                let part = folder.path().join("part.urz");
                fs::write(&part, lines[..count].join("\n")).unwrap();
                let output = replay(&part);
                assert!(output.status.success(), "{file:?}, {count} lines");
                let value = serde_json::from_slice(&output.stdout).unwrap();
                schema
                    .accepts(&value)
                    .unwrap_or_else(|error| panic!("{file:?}: {error}"));
            }
        }
    }
}

#[test]
fn a_refused_entry_is_reported_by_the_schema_too() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bad.urz");
    fs::write(
        &file,
        "urzeit 1\ngame genesis\nseat 1 human\nseat 2 reptile\nlog\n* start 3\n",
    )
    .unwrap();
    let output = replay(&file);
    assert_eq!(output.status.code(), Some(1));
    let value: Value = serde_json::from_slice(&output.stdout).unwrap();
    Schema::load("replay").accepts(&value).unwrap();
    assert_eq!(value["stopped"]["line"], 6);
    assert_eq!(value["log"], json!([]));
}

#[test]
fn what_a_record_notes_is_in_its_json() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("noted.urz");
    let log = [
        "* start 2",
        "! time-out 2",
        "* dice forest wild",
        "! undo 1",
        "! return 2",
        "! substitute 1 Ada Lovelace",
        "! leave 1",
        "! resign 2",
        "! end resigned",
    ];
    let header = "urzeit 1\ngame genesis\nseat 1 human\nseat 2 reptile\nlog\n";
    fs::write(&file, format!("{header}{}\n", log.join("\n"))).unwrap();
    let output = replay(&file);
    assert!(output.status.success());
    let value: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(value["log"], json!(["* start 2", "* dice forest wild"]));
    assert_eq!(
        value["notes"],
        json!([
            { "after": 1, "kind": "time-out", "seat": 2 },
            { "after": 2, "kind": "undo", "outcomes": 1 },
            { "after": 2, "kind": "return", "seat": 2 },
            { "after": 2, "kind": "substitute", "seat": 1, "name": "Ada Lovelace" },
            { "after": 2, "kind": "leave", "seat": 1 },
            { "after": 2, "kind": "resign", "seat": 2 },
            { "after": 2, "kind": "end", "how": "resigned" },
        ])
    );
    assert_eq!(value["waits_for"], json!({ "kind": "nothing" }));
    let wrong = [
        ("/notes", json!(null)),
        ("/notes/0/kind", json!("undo")),
        ("/notes/1/outcomes", json!(-1)),
        ("/notes/3/name", json!("")),
        ("/notes/5/seat", json!(0)),
        ("/notes/6/how", json!("won")),
    ];
    Schema::load("replay").refuses(&value, wrong);
}

#[test]
fn the_schema_refuses_what_is_missing_or_wrong() {
    let schema = Schema::load("replay");
    let file = root().join("fixtures/genesis/001-p2-uniform-default.urz");
    let value: Value = serde_json::from_slice(&replay(&file).stdout).unwrap();
    let wrong = [
        ("/game", json!("chess")),
        ("/result/0/outcome", json!("won")),
        ("/genesis/board/0/0", json!("x")),
        ("/genesis/areas/0/multiplier", json!(4)),
        ("/genesis", json!({})),
    ];
    schema.refuses(&value, wrong);
}

fn arena(arguments: &str) -> Value {
    arena_with_bots(arguments, &[])
}

/// With our own players as bots, by their arguments.
fn arena_with_bots(arguments: &str, bots: &[&str]) -> Value {
    let program = env!("CARGO_BIN_EXE_urzeit");
    let bots = bots
        .iter()
        .map(|bot| format!("--bot='{program}' bot {bot}"));
    let output = Command::new(program)
        .args(["arena", "--json"])
        .args(arguments.split(' '))
        .args(bots)
        .output()
        .unwrap();
    assert!(output.status.success(), "{arguments}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn arenas_fit_their_schema() {
    let schema = Schema::load("arena");
    for arguments in [
        "genesis --players random,beginner --games 2",
        "genesis --players random,beginner,easy --games 1 --seats 3 --option ties=players",
        "lords --players random,beginner --games 2 --seed 9",
        "ursuppe --players random,beginner --games 2 --seats 2 --option mode=pair",
    ] {
        let value = arena(arguments);
        schema
            .accepts(&value)
            .unwrap_or_else(|error| panic!("{arguments}: {error}"));
    }
}

#[test]
fn arenas_with_bots_fit_it_too() {
    let schema = Schema::load("arena");
    // The second one does not play this game and ends.
    let bots = ["genesis easy", "lords easy"];
    let value = arena_with_bots("genesis --games 2 --bot-time 20000", &bots);
    let wrong = [
        ("/bots/0/player", json!("")),
        ("/bots/0/sittings", json!(-1)),
        ("/bots/1/first_fault/kind", json!("rude")),
        ("/bots/1/first_fault", json!({})),
    ];
    schema.refuses(&value, wrong);
    assert_eq!(value["bots"][0]["first_fault"], json!(null));
    assert_eq!(value["bots"][1]["first_fault"]["kind"], "ended");
}

#[test]
fn the_schema_of_arenas_refuses_what_is_missing_or_wrong() {
    let schema = Schema::load("arena");
    let value = arena("genesis --players random,beginner --games 2");
    let wrong = [
        ("/games", json!(0)),
        ("/lineups", json!([])),
        ("/lineups/0/share", json!(1.5)),
        ("/lineups/0/alone", json!({})),
        ("/ratings/1/thinking", json!(null)),
    ];
    schema.refuses(&value, wrong);
}

fn analyse(fixture: &str, arguments: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_urzeit"))
        .args(["analyse", "--json", "--iterations", "20"])
        .arg(root().join(format!("fixtures/{fixture}.urz")))
        .args(arguments)
        .output()
        .unwrap();
    assert!(output.status.success(), "{fixture}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn an_analysis_of_every_game_fits_its_schema() {
    let schema = Schema::load("analysis");
    for (fixture, entries) in [
        ("genesis/001-p2-uniform-default", "1-128"),
        ("lords/default-2p-1", "900-953"),
        ("ursuppe/g001-p3-default", "1-150"),
    ] {
        let value = analyse(fixture, &["--entry", entries]);
        schema
            .accepts(&value)
            .unwrap_or_else(|error| panic!("{fixture}: {error}"));
        let positions = value["positions"].as_array().unwrap();
        let choices = positions.iter().filter(|at| !at["choice"].is_null());
        assert!(choices.count() > 20, "{fixture}");
    }
}

#[test]
fn the_schema_of_analyses_refuses_what_is_wrong() {
    let value = analyse("genesis/001-p2-uniform-default", &["--entry", "3-20"]);
    Schema::load("analysis").refuses(
        &value,
        [
            ("/game", json!("chess")),
            ("/positions/0/chances/0", json!(1.5)),
            ("/positions/0/best/0/visits", json!(0)),
            ("/positions/0/best/0/facts/0/key", json!("because")),
            ("/positions/0/choice/loss", json!(-0.1)),
            ("/accuracy/0/choices", json!(-1)),
        ],
    );
}
