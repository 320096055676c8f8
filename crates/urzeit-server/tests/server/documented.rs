//! The examples of `docs/api.md` are what the server says and understands.

use std::{collections::BTreeSet, fs, path::Path};

use reqwest::{Method, StatusCode};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use urzeit_rules::Lords;
use urzeit_table::{
    Told,
    messages::{
        Done, Events, Invitation, NewTable, Notices, People, TableInfo, ToClient, ToServer,
        Welcome, Why, Wished,
    },
};

use crate::{stage::Stage, visitor::Visitor};

/// What the sockets are; the description at `/api` does not list them.
const SOCKETS: [&str; 3] = ["/api/socket", "/api/notices/socket", "/api/bots/{table}"];

fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/api.md");
    fs::read_to_string(path).unwrap()
}

/// The blocks of this language: what stands behind it, and their text.
fn blocks(language: &str) -> Vec<(String, String)> {
    let document = document();
    let mut lines = document.lines();
    let mut blocks = Vec::new();
    while let Some(line) = lines.next() {
        let Some(kind) = line.strip_prefix("```").filter(|kind| !kind.is_empty()) else {
            continue;
        };
        let text: Vec<_> = lines.by_ref().take_while(|line| *line != "```").collect();
        let (found, kind) = kind.split_once(' ').unwrap_or((kind, ""));
        if found == language {
            blocks.push((kind.to_owned(), text.join("\n")));
        }
    }
    blocks
}

/// It can be read, and says nothing that would be overlooked.
fn is<T: Serialize + DeserializeOwned>(example: &Value) -> T {
    let read: T =
        serde_json::from_value(example.clone()).unwrap_or_else(|e| panic!("{e}: {example}"));
    assert_eq!(serde_json::to_value(&read).unwrap(), *example);
    read
}

fn is_event(told: &Told) {
    let read = told.read::<Lords>();
    assert!(read.is_ok_and(|told| told.deed.is_some()), "{told}");
}

fn is_now(events: &Events) {
    events.told.iter().for_each(is_event);
    let view: Result<Lords, _> = events.now.view.parse();
    view.unwrap_or_else(|error| panic!("{error:?}: {}", events.now.view));
    assert_eq!(events.now.number, events.first + events.told.len() as u64);
}

#[test]
fn every_message_is_shown_as_it_is() {
    let mut shown = BTreeSet::new();
    for (kind, text) in blocks("json") {
        let example: Value = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
        match &*kind {
            "hello" | "wish" | "say" => {
                is::<ToServer>(&example);
                assert!(example.get(&kind).is_some(), "{kind}: {text}");
            }
            "welcome" | "events" | "done" | "refused" | "table" | "chat" | "presence" => {
                let message = is::<ToClient>(&example);
                assert!(example.get(&kind).is_some(), "{kind}: {text}");
                match message {
                    ToClient::Events(events) => is_now(&events),
                    ToClient::Welcome(welcome) => is_now(&welcome.events),
                    _ => {}
                }
            }
            "new table" => {
                serde_json::from_value::<NewTable>(example).unwrap_or_else(|e| panic!("{e}"));
            }
            "answer: table" => drop(is::<TableInfo>(&example)),
            "answer: welcome" => drop(is::<Welcome>(&example)),
            "answer: events" => is_now(&is::<Events>(&example)),
            "answer: done" => drop(is::<Done>(&example)),
            "answer: notices" => drop(is::<Notices>(&example)),
            "answer: people" => drop(is::<People>(&example)),
            "answer: invitations" => drop(is::<Vec<Invitation>>(&example)),
            "answer: why" => drop(is::<Why>(&example)),
            "body: wish" => drop(is::<Wished>(&example)),
            other => panic!("nobody knows what a {other:?} is"),
        }
        shown.insert(kind);
    }
    for kind in [
        "hello",
        "wish",
        "say",
        "welcome",
        "events",
        "done",
        "refused",
        "table",
        "chat",
        "presence",
        "new table",
        "answer: why",
        "answer: events",
    ] {
        assert!(shown.contains(kind), "{kind} is not shown");
    }
}

/// Is this path, with its parameters filled in, the described one?
fn fits(path: &str, described: &str) -> bool {
    let parts = |path: &str| path.split('/').map(str::to_owned).collect::<Vec<_>>();
    let (path, described) = (parts(path), parts(described));
    let mut both = path.iter().zip(&described);
    path.len() == described.len()
        && both.all(|(part, wanted)| wanted.starts_with('{') || part == wanted)
}

#[tokio::test]
async fn every_address_that_is_named_is_there() {
    let stage = Stage::sqlite().await;
    let description = stage.guest("Ada").await.get("/api").await;
    let paths = description["paths"].as_object().unwrap().keys();
    let known: Vec<&str> = paths.map(String::as_str).chain(SOCKETS).collect();
    let document = document();
    let mut named = 0;
    for (start, _) in document.match_indices("/api/") {
        let rest = &document[start..];
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"/-{}$_".contains(c));
        let path = rest[..end.unwrap_or(rest.len())].trim_end_matches('/');
        named += 1;
        assert!(known.iter().any(|known| fits(path, known)), "{path}");
    }
    assert!(named > 15, "{named}");
}

/// The description says of every endpoint who may ask.
#[tokio::test]
async fn who_may_ask_is_described() {
    let stage = Stage::sqlite().await;
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let mut bot = ada.bot().await;
    let description = ada.get("/api").await;
    let schemes = description["components"]["securitySchemes"].as_object();
    let names: Vec<_> = schemes.unwrap().keys().map(String::as_str).collect();
    assert_eq!(names, ["metrics", "session", "token"]);
    let cookie = &description["components"]["securitySchemes"]["session"];
    assert_eq!(
        (&cookie["in"], &cookie["name"]),
        (&"cookie".into(), &"urzeit".into())
    );
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let security = operation
                .get("security")
                .unwrap_or(&description["security"]);
            let ways = security.as_array().unwrap();
            let has = |name: &str| ways.iter().any(|way| way.get(name).is_some());
            let for_all = ways.iter().any(|way| way.as_object().unwrap().is_empty());
            let method: Method = method.to_uppercase().parse().unwrap();
            let path = path.replace("{id}", "1").replace("{seat}", "1");
            let mut nobody = Visitor::new(stage.address);
            let (status, _) = nobody.send(method.clone(), &path, "?".to_owned()).await;
            let refused = status == StatusCode::UNAUTHORIZED;
            assert_eq!(refused, !for_all, "{method} {path}: {security}");
            if for_all {
                continue;
            }
            assert!(has("session"), "{method} {path}: {security}");
            let (_, answer) = bot.send(method.clone(), &path, "?".to_owned()).await;
            let refused = answer["error"] == "server-not-for-bots";
            assert_eq!(refused, !has("token"), "{method} {path}: {security}");
        }
    }
}

/// `docs/security.md` names a test for every promise.
#[test]
fn every_test_that_a_promise_names_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let document = fs::read_to_string(root.join("docs/security.md")).unwrap();
    let named: Vec<_> = document
        .split('`')
        .filter_map(|text| text.split_once("::"))
        .collect();
    assert!(named.len() > 40, "{}", named.len());
    for (file, function) in named {
        let source = fs::read_to_string(root.join(file)).unwrap_or_else(|e| panic!("{file}: {e}"));
        assert!(
            source.contains(&format!("fn {function}(")),
            "{file} has no {function}"
        );
    }
    let rows = document.lines().filter(|line| line.starts_with("| "));
    for row in rows.filter(|row| !row.ends_with(" | shown by |")) {
        assert!(row.contains("::"), "nothing shows that {row}");
    }
}
