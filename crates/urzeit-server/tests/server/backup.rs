//! Everything as one file, and back, whichever database it is from.

use std::io::Cursor;

use serde_json::json;
use urzeit_rules::Genesis;
use urzeit_server::{
    Store,
    store::{Problem, Unusable},
};

use crate::{play::table, postgres, stage::Stage};

crate::on_both_stores!(
    a_backup_restores_into_either_store,
    a_damaged_backup_restores_nothing,
    a_store_with_something_in_it_is_not_touched,
);

async fn store(stage: &Stage) -> Store {
    Store::open(&stage.database).await.unwrap()
}

/// With people, sessions, seats and events.
async fn backup(stage: &Stage) -> Vec<u8> {
    table::<Genesis>(stage, "at-once any nothing").await;
    let mut file = Vec::new();
    store(stage).await.back_up(&mut file).await.unwrap();
    file
}

/// The rows of a backup, in an order that does not depend on the database.
fn rows(file: &[u8]) -> Vec<String> {
    let text = std::str::from_utf8(file).unwrap();
    let mut rows: Vec<_> = text.lines().map(str::to_owned).collect();
    assert!(rows.pop().unwrap().starts_with("{\"rows\":"));
    rows.sort();
    rows
}

async fn a_backup_restores_into_either_store(stage: Stage) {
    let (_, people, _) = table::<Genesis>(&stage, "at-once any nothing").await;
    let file = backup(&stage).await;
    let folder = tempfile::tempdir().unwrap();
    let sqlite = folder.path().join("a ?#%20.db").display().to_string();
    for address in [sqlite, postgres::database().await] {
        let other = Store::open(&address).await.unwrap();
        let restored = other.restore(Cursor::new(&file)).await.unwrap();
        assert!(restored.rows > 10);
        let mut again = Vec::new();
        other.back_up(&mut again).await.unwrap();
        assert_eq!(rows(&again), rows(&file));
        // A person who was signed in still is.
        let server = Stage::serve(&address).await;
        let me = people[0].at(server).get("/api/me").await;
        assert_eq!(me["name"], "Ada");
    }
}

async fn a_damaged_backup_restores_nothing(stage: Stage) {
    let file = backup(&stage).await;
    let text = String::from_utf8(file).unwrap();
    let lines: Vec<_> = text.lines().collect();
    let without = |number: usize| {
        let mut lines = lines.clone();
        lines.remove(number);
        lines.join("\n") + "\n"
    };
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().join("empty.db").display().to_string();
    for database in [empty, postgres::database().await] {
        let store = Store::open(&database).await.unwrap();
        for damaged in [
            text.replacen("Ada", "Eve", 1),
            text.replacen("[", "[1,", 2),
            text.replacen("null", "{}", 1),
            text.replacen(
                "\"columns\":[\"id\"",
                "\"columns\":[\"id; DROP TABLE games\"",
                1,
            ),
            text.replacen("\"accounts\"", "\"_sqlx_migrations\"", 1),
            text[..text.len() / 2].to_owned(),
            without(lines.len() - 1),
            without(lines.len() - 2),
            without(2),
            format!("{text}[]\n"),
            format!("{text}{text}"),
        ] {
            let refused = store.restore(Cursor::new(&damaged)).await.unwrap_err();
            assert!(matches!(refused, Unusable::Damaged(_)), "{refused:?}");
        }
        for no_backup in ["", "\n", "{}", "urzeit 1\n", "\u{0}", "[1]"] {
            let refused = store.restore(Cursor::new(no_backup)).await.unwrap_err();
            assert!(matches!(refused, Unusable::NotABackup), "{refused:?}");
        }
        let later = text.replacen("\"schema\":", "\"schema\":99", 1);
        let refused = store.restore(Cursor::new(later)).await.unwrap_err();
        assert!(matches!(
            refused,
            Unusable::OtherVersion { found: 99.., .. }
        ));
        // Nothing of all that has left a trace.
        store.restore(Cursor::new(&text)).await.unwrap();
    }
}

async fn a_store_with_something_in_it_is_not_touched(stage: Stage) {
    let file = backup(&stage).await;
    let other = Stage::sqlite().await;
    other.guest("Bo").await;
    let refused = store(&other).await.restore(Cursor::new(&file)).await;
    assert!(matches!(refused, Err(Unusable::NotEmpty)));
    let refused = store(&stage).await.restore(Cursor::new(&file)).await;
    assert!(matches!(refused, Err(Unusable::NotEmpty)));
    let mut after = Vec::new();
    store(&stage).await.back_up(&mut after).await.unwrap();
    assert_eq!(rows(&after), rows(&file));
}

#[tokio::test]
async fn what_is_wrong_with_a_store_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let problem = async |address: &str| match Store::open(address).await {
        Ok(_) => panic!("{address} opens"),
        Err(broken) => Problem::of(&broken),
    };
    std::fs::write(path("text"), "This is no database. ".repeat(100)).unwrap();
    assert_eq!(problem(&path("text")).await, Problem::NotADatabase);
    assert_eq!(problem(&path("no/folder")).await, Problem::NotWritable);
    assert_eq!(
        problem(&folder.path().display().to_string()).await,
        Problem::NotWritable
    );
    let closed = problem("postgres://ada:hush@127.0.0.1:1/urzeit").await;
    assert!(matches!(closed, Problem::Unreachable(_)), "{closed:?}");
    assert!(!format!("{closed:?}").contains("hush"));
    assert_eq!(problem("postgres://a:b:c").await, Problem::BadAddress);
    let there = postgres::database().await;
    let missing = problem(&format!("{there}_not")).await;
    assert!(matches!(missing, Problem::Unreachable(_)), "{missing:?}");
    for address in [path("urzeit.db"), there] {
        Store::open(&address).await.unwrap().close().await;
        later_version(&address).await;
        assert_eq!(problem(&address).await, Problem::Newer);
    }
}

/// Does what a later version of the program would do to a store.
async fn later_version(address: &str) {
    let step = "INSERT INTO _sqlx_migrations
        (version, description, success, checksum, execution_time)
        SELECT 999, description, success, checksum, execution_time FROM _sqlx_migrations
        WHERE version = 1";
    if address.starts_with("postgres") {
        let pool = sqlx::PgPool::connect(address).await.unwrap();
        sqlx::query(step).execute(&pool).await.unwrap();
    } else {
        let pool = sqlx::SqlitePool::connect(address).await.unwrap();
        sqlx::query(step).execute(&pool).await.unwrap();
    }
}

/// The format says what `docs/hosting.md` says of it.
#[tokio::test]
async fn a_backup_of_nothing_has_a_head_and_an_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("urzeit.db").display().to_string();
    let mut file = Vec::new();
    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.back_up(&mut file).await.unwrap(), 0);
    let text = String::from_utf8(file).unwrap();
    let first: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let schema = first["schema"].as_i64().unwrap();
    assert_eq!(first, json!({"urzeit-backup": 1, "schema": schema}));
    assert!(
        text.lines()
            .last()
            .unwrap()
            .starts_with("{\"rows\":0,\"sha256\":\"")
    );
}
