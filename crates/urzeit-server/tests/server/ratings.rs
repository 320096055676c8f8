//! Ratings of finished games.

use serde_json::{Value, json};

use crate::{
    stage::{Person, Stage},
    workshop::{Server, hear_of, number, sql, until, working},
};
use urzeit_table::Awaits;

crate::on_both_stores!(
    a_game_is_reckoned_once,
    who_gives_up_is_last,
    only_rated_games_between_people_count,
);

/// A game that plays itself, because nobody has time.
const BY_ITSELF: &str = "at-once live 1 0 rest beginner";

async fn finished(server: &Server, new: Value, people: &[&Person]) -> String {
    let id = server.table(new, people, "beginner").await;
    let (mut socket, welcome) = people[0].follow(&id, 0).await;
    if welcome.events.now.awaits != Awaits::Nothing {
        hear_of(&mut socket, |events| events.now.awaits == Awaits::Nothing).await;
    }
    id
}

async fn rated(stage: &Stage, id: &str) {
    let query = format!("SELECT reckoned FROM games WHERE id = '{id}'");
    until(stage, &query, |rated| rated.is_some()).await;
}

async fn a_game_is_reckoned_once(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let bob = server.guest("Bob").await;
    let new = json!({"game": "genesis", "players": 2, "settings": BY_ITSELF, "rated": true});
    let id = finished(&server, new.clone(), &[&ada, &bob]).await;
    rated(&stage, &id).await;
    let one = ada.get("/api/me/ratings").await;
    let two = bob.get("/api/me/ratings").await;
    for rating in [&one, &two] {
        assert_eq!(rating[0]["game"], "genesis");
        assert_eq!(rating[0]["players"], json!(2));
        assert_eq!(rating[0]["games"], json!(1));
        assert_eq!(rating[0]["provisional"], json!(true));
    }
    let points = |rating: &Value| rating[0]["rating"].as_i64().unwrap();
    assert_eq!(points(&one) + points(&two), 3000);
    let won = format!("SELECT COUNT(*) FROM seats WHERE game = '{id}' AND won");
    if number(&stage, &won).await == Some(1) {
        assert!((points(&one) - 1500).abs() > 50, "{one} {two}");
    }
    let before = format!(
        "SELECT COUNT(*) FROM seats WHERE game = '{id}' AND rating_before = 1500
             AND rating_after IS NOT NULL"
    );
    assert_eq!(number(&stage, &before).await, Some(2));
    // Somebody thinks that it is still to be done.
    sql(
        &stage,
        &format!("UPDATE games SET due = 1 WHERE id = '{id}'"),
    )
    .await;
    let due = format!("SELECT due FROM games WHERE id = '{id}'");
    until(&stage, &due, |due| due.is_none()).await;
    assert_eq!(ada.get("/api/me/ratings").await, one);
    // The next game counts, too.
    let id = finished(&server, new, &[&ada, &bob]).await;
    rated(&stage, &id).await;
    let now = ada.get("/api/me/ratings").await;
    assert_eq!(now[0]["games"], json!(2));
    // Everybody may know how that came about.
    let adas = ada.get("/api/me").await["id"].clone();
    let changes = bob.get(&format!("/api/people/{adas}/ratings")).await;
    let [first, second] = changes.as_array().unwrap().as_slice() else {
        panic!("{changes}");
    };
    for change in [first, second] {
        assert_eq!(change["game"], "genesis");
        assert_eq!(change["players"], json!(2));
    }
    assert_eq!(first["before"], json!(1500));
    assert_eq!(first["after"], one[0]["rating"]);
    assert_eq!(second["before"], first["after"]);
    assert_eq!(second["after"], now[0]["rating"]);
    assert!(first["at"].as_i64() <= second["at"].as_i64());
}

async fn who_gives_up_is_last(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let bob = server.guest("Bob").await;
    let eve = server.guest("Eve").await;
    let settings = "at-once live 2000 0 rest beginner";
    let new = json!({"game": "genesis", "players": 3, "settings": settings, "rated": true});
    let id = server.table(new, &[&ada, &bob, &eve], "").await;
    let path = format!("/api/tables/{id}/wishes");
    for person in [&bob, &ada] {
        person
            .post(&path, json!({"id": "r", "wish": "resign"}))
            .await;
    }
    rated(&stage, &id).await;
    let mut points = Vec::new();
    for person in [&eve, &ada, &bob] {
        let rating = person.get("/api/me/ratings").await;
        points.push(rating[0]["rating"].as_i64().unwrap());
    }
    assert!(points[0] > points[1] && points[1] > points[2], "{points:?}");
}

async fn only_rated_games_between_people_count(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let bob = server.guest("Bob").await;
    let new = json!({"game": "genesis", "players": 2, "settings": BY_ITSELF});
    let unrated = finished(&server, new, &[&ada, &bob]).await;
    let new = json!({"game": "genesis", "players": 2, "settings": BY_ITSELF, "rated": true});
    let alone = finished(&server, new, &[&ada]).await;
    rated(&stage, &alone).await;
    assert_eq!(ada.get("/api/me/ratings").await, json!([]));
    let due = format!("SELECT due FROM games WHERE id = '{unrated}'");
    assert_eq!(number(&stage, &due).await, None);
}
