//! A game that counts begins when all have come, and nobody keeps it from beginning by staying away.

use reqwest::Method;
use serde_json::{Value, json};
use urzeit_server::{Store, clock::Clock};

use crate::{
    stage::{Person, Stage},
    workshop::{Server, hear_of, idle, sql, tells, until, working},
};

crate::on_both_stores!(
    a_game_of_short_turns_begins_when_all_have_come,
    a_game_of_days_begins_at_once,
    somebody_of_a_process_that_died_is_missing,
    who_does_not_come_in_time_has_no_seat_any_more,
    who_came_keeps_the_seat_although_nobody_begins,
);

async fn two(server: &Server, stage: &Stage) -> [Person; 2] {
    [
        server.member(stage, "Ada").await,
        server.member(stage, "Bob").await,
    ]
}

/// A table of Ada's that counts, whose other seat Bob takes.
async fn full(ada: &Person, bob: &Person, pace: &Value, by_itself: bool) -> String {
    let new = json!({"game": "genesis", "players": 2, "rated": true, "visibility": "open",
        "pace": pace, "seats": ["me", "open"], "begins_when_full": by_itself});
    let made = ada.post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    id
}

async fn state(person: &Person, id: &str) -> Value {
    person.get(&format!("/api/tables/{id}")).await["table"]["state"].clone()
}

fn hours(hours: f64) -> Value {
    json!({"slow": {"days": hours / 24.0}})
}

fn live() -> Value {
    json!({"live": {"minutes": 5, "seconds": 5}})
}

/// What a player is told to look at, and why.
async fn noticed(person: &Person, id: &str) -> Vec<String> {
    let notices = person.get("/api/notices").await;
    let notices = notices["notices"].as_array().unwrap().iter();
    let of_table = notices.filter(|notice| notice["table"] == id);
    of_table
        .map(|notice| notice["about"].as_str().unwrap().to_owned())
        .collect()
}

/// A player who sat down and went away would have an hour from when another one sits down, and not know it. That one has
/// seen how the table is, and need not stay until the first one comes.
async fn a_game_of_short_turns_begins_when_all_have_come(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let [ada, bob] = two(&server, &stage).await;
    for by_itself in [true, false] {
        for pace in [hours(1.0), hours(12.0)] {
            let id = full(&ada, &bob, &pace, by_itself).await;
            assert_eq!(state(&bob, &id).await, "waiting", "{pace}");
            let begin = format!("/api/tables/{id}/begin");
            let refused = ada.refused(Method::POST, &begin, json!({})).await;
            assert_eq!(refused.1, "server-not-all-here");
            assert_eq!(noticed(&ada, &id).await, ["full"]);
            assert_eq!(noticed(&bob, &id).await, [""; 0]);
            let (mut adas, _) = ada.follow(&id, 0).await;
            if !by_itself {
                let here = format!("SELECT COUNT(*) FROM presence WHERE game = '{id}' AND here");
                until(&stage, &here, |count| count == Some(1)).await;
                assert_eq!(noticed(&ada, &id).await, [""; 0]);
                ada.post(&begin, json!({})).await;
            }
            hear_of(&mut adas, |events| tells(events, " begin")).await;
        }
    }
}

/// Nobody who looks once a day is surprised.
async fn a_game_of_days_begins_at_once(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let [ada, bob] = two(&server, &stage).await;
    let id = full(&ada, &bob, &hours(24.0), true).await;
    assert_eq!(state(&bob, &id).await, "running");
}

/// Without waiting until somebody finds out that the process is gone.
async fn somebody_of_a_process_that_died_is_missing(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let [ada, bob] = two(&server, &stage).await;
    let me = ada.get("/api/me").await["id"].as_i64().unwrap();
    let id = full(&ada, &bob, &live(), false).await;
    let died = Store::open(&stage.database).await.unwrap();
    let before = Clock::default().now() - 8_000;
    died.attend(&id, me, true, before).await.unwrap();
    let (mut bobs, _) = bob.follow(&id, 0).await;
    bobs.until_here(2, true).await;
    let begin = format!("/api/tables/{id}/begin");
    let refused = ada.refused(Method::POST, &begin, json!({})).await;
    assert_eq!(refused.1, "server-not-all-here");
}

/// Time passes for a table that waits, and another process does what is due then, until this is so.
async fn passes(
    server: &Server,
    stage: &Stage,
    id: &str,
    time: i64,
    query: &str,
    wanted: impl Fn(i64) -> bool,
) {
    let earlier = format!(
        "UPDATE games SET changed = changed - {time}, due = due - {time},
             deadline = deadline - {time} WHERE id = '{id}'"
    );
    sql(stage, &earlier).await;
    // An event begins with its time.
    let earlier = format!(
        "UPDATE events SET texts = CAST(CAST(substr(texts, 1, 13) AS BIGINT) - {time} AS TEXT)
             || substr(texts, 14) WHERE game = '{id}'"
    );
    sql(stage, &earlier).await;
    let worker = Server::open(stage, working()).await;
    until(stage, query, |found| found.is_some_and(&wanted)).await;
    worker.workers.unwrap().stop().await;
    server.registry.load_anew(id).await.unwrap();
}

async fn who_does_not_come_in_time_has_no_seat_any_more(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let [ada, bob] = two(&server, &stage).await;
    let eve = server.member(&stage, "Eve").await;
    for (pace, time) in [(live(), 301_000), (hours(2.0), 7_201_000)] {
        for by_itself in [true, false] {
            let id = full(&ada, &bob, &pace, by_itself).await;
            let (mut bobs, _) = bob.follow(&id, 0).await;
            let here = format!("SELECT COUNT(*) FROM presence WHERE game = '{id}' AND here");
            until(&stage, &here, |count| count == Some(1)).await;
            let sits = format!("SELECT COUNT(*) FROM seats WHERE game = '{id}'");
            passes(&server, &stage, &id, time, &sits, |count| count == 1).await;
            let table = bob.get(&format!("/api/tables/{id}")).await["table"].clone();
            assert_eq!(
                (&table["state"], &table["you"]),
                (&json!("waiting"), &json!(2))
            );
            // Another one comes instead, and the game begins.
            let (_eves, _) = eve.follow(&id, 0).await;
            eve.post(&format!("/api/tables/{id}/sit"), json!({})).await;
            if !by_itself {
                bobs.until_here(1, true).await;
                let begin = format!("/api/tables/{id}/begin");
                ada.post(&begin, json!({})).await;
            }
            hear_of(&mut bobs, |events| tells(events, " begin")).await;
        }
    }
}

/// Where somebody says when it begins, all can wait for that; the server looks again after a week.
async fn who_came_keeps_the_seat_although_nobody_begins(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let [ada, bob] = two(&server, &stage).await;
    let id = full(&ada, &bob, &live(), false).await;
    let (mut adas, _) = ada.follow(&id, 0).await;
    let (_bobs, _) = bob.follow(&id, 0).await;
    adas.until_here(2, true).await;
    let due = format!("SELECT due - changed FROM games WHERE id = '{id}'");
    let week = 7 * 86_400_000;
    passes(&server, &stage, &id, 301_000, &due, |due| due == week).await;
    ada.post(&format!("/api/tables/{id}/begin"), json!({}))
        .await;
    assert_eq!(state(&ada, &id).await, "running");
}
