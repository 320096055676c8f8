//! Giving up, agreeing to end.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::{
    stage::{Person, Stage},
    tables::{finish, step, tiny, wish},
};

crate::on_both_stores!(
    a_computer_player_plays_on_for_who_gives_up,
    when_all_have_given_up_the_game_is_abandoned,
    all_agree_to_end,
    a_finished_game_has_its_results,
);

async fn now(person: &Person, table: &str) -> Value {
    person.get(&format!("/api/tables/{table}")).await
}

async fn why_not(person: &Person, table: &str, wanted: &str) -> String {
    let (status, answer) = wish(person, table, wanted).await;
    assert_eq!(status, StatusCode::CONFLICT, "{wanted}: {answer}");
    answer["error"].as_str().unwrap().to_owned()
}

async fn a_computer_player_plays_on_for_who_gives_up(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let eve = stage.guest("Eve").await;
    for (time_out, level) in [
        (json!({"turn": "hard"}), "hard"),
        (json!("nothing"), "medium"),
    ] {
        let table = tiny(&[&ada, &bob, &eve], json!({"time_out": time_out})).await;
        assert_eq!(why_not(&bob, &table, "return").await, "table-not-gone");
        let (status, _) = wish(&ada, &table, "resign").await;
        assert_eq!(status, StatusCode::OK);
        let seen = now(&bob, &table).await;
        assert_eq!(seen["table"]["state"], "running");
        assert_eq!(seen["table"]["seats"][0]["sitter"], level);
        assert_eq!(seen["table"]["seats"][0]["resigned"], true);
        assert_eq!(why_not(&ada, &table, "resign").await, "table-no-person");
        assert_eq!(why_not(&ada, &table, "return").await, "table-not-gone");
        assert_eq!(why_not(&ada, &table, "end").await, "server-stand-in-plays");
    }
}

async fn when_all_have_given_up_the_game_is_abandoned(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let eve = stage.guest("Eve").await;
    let table = tiny(&[&ada, &bob, &eve], json!({})).await;
    for person in [&ada, &bob, &eve] {
        wish(person, &table, "resign").await;
    }
    let seen = now(&bob, &table).await;
    assert_eq!(seen["table"]["state"], "over");
    assert_eq!(seen["now"]["result"], Value::Null);
    let last = seen["told"].as_array().unwrap().last().unwrap().as_str();
    assert!(last.unwrap().ends_with(" close"));
    let mine = ada.get("/api/me/tables?state=over").await;
    assert_eq!(mine["tables"][0]["seats"][0]["resigned"], true);
    assert_eq!(mine["tables"][0]["seats"][0]["points"], Value::Null);
}

async fn all_agree_to_end(stage: Stage) {
    let (ada, bob, eve) = (
        stage.guest("Ada").await,
        stage.guest("Bob").await,
        stage.guest("Eve").await,
    );
    let table = tiny(
        &[&ada, &bob],
        json!({"visibility": "open", "spectators": true}),
    )
    .await;
    step::<urzeit_rules::Genesis>(&[&ada, &bob], &table).await;
    assert_eq!(why_not(&eve, &table, "end-game").await, "server-not-seated");
    assert_eq!(
        why_not(&ada, &table, "go-on").await,
        "table-nobody-wants-to-end"
    );
    wish(&ada, &table, "end-game").await;
    assert_eq!(now(&eve, &table).await["now"]["ending"], json!([1]));
    assert_eq!(
        why_not(&ada, &table, "end-game").await,
        "table-wants-to-end"
    );
    wish(&bob, &table, "go-on").await;
    assert_eq!(now(&eve, &table).await["now"]["ending"], Value::Null);
    wish(&bob, &table, "end-game").await;
    wish(&ada, &table, "end-game").await;
    let seen = now(&eve, &table).await;
    assert_eq!(seen["table"]["state"], "over");
    assert_eq!(seen["now"]["awaits"], "nothing");
    assert_eq!(why_not(&ada, &table, "resign").await, "table-over");
    // Its chance can be checked all the same.
    let checked = eve.get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!(checked["proved"], true);
    assert_eq!(checked["seats_with_bytes"], 2);
}

async fn a_finished_game_has_its_results(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let table = tiny(&[&ada, &bob], json!({})).await;
    finish(&[&ada, &bob], &table).await;
    let results = &now(&ada, &table).await["now"]["result"];
    let mine = ada.get("/api/me/tables?state=over").await;
    let seats = mine["tables"][0]["seats"].as_array().unwrap();
    for (seat, line) in seats.iter().zip(results.as_array().unwrap()) {
        let line = line.as_str().unwrap();
        let points = line.split(' ').nth(2).unwrap();
        assert_eq!(seat["points"].to_string(), points, "{line}");
        assert_eq!(seat["won"], !line.ends_with("loss"));
    }
}
