//! How often each outcome came.

use std::collections::BTreeMap;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::{
    stage::Stage,
    tables::{finish, id, tiny, wish},
};

crate::on_both_stores!(only_finished_games_count_and_each_once);

fn counts(outcomes: &Value) -> BTreeMap<(String, String), u64> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let outcomes = outcomes.as_array().unwrap().iter();
    let counts = outcomes.map(|outcome| {
        let what = (text(&outcome["kind"]), text(&outcome["outcome"]));
        (what, outcome["count"].as_u64().unwrap())
    });
    counts.collect()
}

async fn only_finished_games_count_and_each_once(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    assert_eq!(ada.get("/api/dice").await, json!([]));
    let mut sum = BTreeMap::new();
    for game in 1..=2 {
        let table = tiny(&[&ada, &bob], json!({})).await;
        let path = format!("/api/tables/{table}/dice");
        let refused = ada.refused(Method::GET, &path, Value::Null).await;
        assert_eq!(
            refused,
            (StatusCode::CONFLICT, "server-not-over".to_owned())
        );
        match game {
            1 => finish(&[&ada, &bob], &table).await,
            _ => {
                wish(&ada, &table, "end-game").await;
                wish(&bob, &table, "end-game").await;
            }
        }
        let of_game = counts(&bob.get(&path).await);
        let record = format!("/api/tables/{table}/record");
        let (_, _, record) = ada.ask_text(Method::GET, &record, "").await;
        for line in record.lines().filter_map(|line| line.strip_prefix("* ")) {
            let (kind, outcome) = line.split_once(' ').unwrap();
            let what = (kind.to_owned(), outcome.to_owned());
            assert!(of_game[&what] > 0, "{line}");
            *sum.entry(what).or_insert(0) += 1;
        }
        for _ in 0..2 {
            let of_server = ada.get("/api/dice").await;
            assert_eq!(
                (&of_server[0]["game"], &of_server[0]["games"]),
                (&json!("genesis"), &json!(game))
            );
            assert_eq!(counts(&of_server[0]["outcomes"]), sum);
        }
    }
    // A table without a game has no dice.
    let alone =
        json!({"game": "genesis", "seats": ["me", {"computer": "easy"}], "begins_when_full": true});
    let table = id(&ada.post("/api/tables", alone).await);
    ada.post(&format!("/api/tables/{table}/abort"), json!({}))
        .await;
    assert_eq!(ada.get("/api/dice").await[0]["games"], 2);
}
