//! What players write down for themselves at a table.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::{
    bots::token,
    stage::{Person, Stage},
    tables::tiny,
};

crate::on_both_stores!(
    a_note_is_there_when_its_writer_comes_back,
    nobody_else_reads_a_note,
    a_note_has_bounds,
    notes_go_with_the_account,
);

fn path(table: &str) -> String {
    format!("/api/tables/{table}/note")
}

async fn write(person: &Person, table: &str, text: &str) -> (StatusCode, Value) {
    let note = json!({"text": text});
    person.ask(Method::PUT, &path(table), note).await
}

async fn read(person: &Person, table: &str) -> Value {
    person.get(&path(table)).await["text"].clone()
}

async fn a_note_is_there_when_its_writer_comes_back(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let (one, two) = (
        tiny(&[&ada, &bob], json!({})).await,
        tiny(&[&ada, &bob], json!({})).await,
    );
    assert_eq!(read(&ada, &one).await, "");
    for text in ["Bob likes\nforests. 🌲", "Bob hates forests."] {
        assert_eq!(write(&ada, &one, text).await.0, StatusCode::NO_CONTENT);
        let elsewhere = ada.at(stage.second_server().await);
        assert_eq!(read(&elsewhere, &one).await, text);
    }
    assert_eq!(read(&ada, &two).await, "", "each table has its own");
    assert_eq!(write(&ada, &one, "").await.0, StatusCode::NO_CONTENT);
    assert_eq!(read(&ada, &one).await, "");
    assert_eq!(stage.number("SELECT COUNT(*) FROM notes").await, 0);
}

/// Whatever anybody else can ask for, the note is not in it.
async fn nobody_else_reads_a_note(stage: Stage) {
    const SECRET: &str = "I will take the volcano";
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let ada = ada.with_account(&stage).await;
    let more = json!({"visibility": "open", "spectators": true, "pace": {"slow": {"days": 3}}});
    let table = tiny(&[&ada, &bob], more).await;
    assert_eq!(write(&ada, &table, SECRET).await.0, StatusCode::NO_CONTENT);
    let (watcher, bot) = (stage.guest("Eve").await, ada.bot(token(&stage, &ada).await));
    let account = ada.get("/api/me").await["id"].clone();
    for (who, person) in [("Bob", &bob), ("a watcher", &watcher), ("her bot", &bot)] {
        for path in [
            path(&table),
            format!("/api/tables/{table}"),
            format!("/api/tables/{table}/events"),
            format!("/api/tables/{table}/record"),
            format!("/api/tables/{table}/chat"),
            format!("/api/people/{account}"),
            format!("/api/people/{account}/games"),
            "/api/me/export".to_owned(),
            "/api/me/tables".to_owned(),
            "/api/tables?state=running".to_owned(),
        ] {
            let (_, answer) = person.ask(Method::GET, &path, Value::Null).await;
            assert!(!answer.to_string().contains(SECRET), "{who}: {path}");
        }
    }
    let (_, welcome) = bob.follow(&table, 0).await;
    assert!(!serde_json::to_string(&welcome).unwrap().contains(SECRET));
    assert_eq!(read(&bob, &table).await, "");
    for (person, key) in [
        (&watcher, "server-not-seated"),
        (&bot, "server-not-for-bots"),
    ] {
        let path = path(&table);
        let refused = person.refused(Method::GET, &path, Value::Null).await;
        assert_eq!(refused, (StatusCode::FORBIDDEN, key.to_owned()));
    }
    assert_eq!(read(&ada, &table).await, SECRET);
}

async fn a_note_has_bounds(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let table = tiny(&[&ada, &bob], json!({})).await;
    let longest = "ä".repeat(4000);
    assert_eq!(
        write(&ada, &table, &longest).await.0,
        StatusCode::NO_CONTENT
    );
    for (text, key) in [
        ("ä".repeat(4001), "server-text-too-long"),
        ("a\0b".to_owned(), "server-text-control"),
    ] {
        let (status, answer) = write(&ada, &table, &text).await;
        assert_eq!(
            (status, &answer["error"]),
            (StatusCode::BAD_REQUEST, &json!(key))
        );
    }
    assert_eq!(read(&ada, &table).await, longest);
}

async fn notes_go_with_the_account(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let table = tiny(&[&ada, &bob], json!({})).await;
    write(&ada, &table, "mine").await;
    let exported = ada.get("/api/me/export").await;
    assert_eq!(exported["notes"][0]["game"], json!(table));
    assert_eq!(exported["notes"][0]["text"], "mine");
    let (status, _) = ada.ask(Method::DELETE, "/api/me", json!({})).await;
    assert!(status.is_success());
    assert_eq!(stage.number("SELECT COUNT(*) FROM notes").await, 0);
}
