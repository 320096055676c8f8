//! Lists of tables.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use urzeit_rules::Genesis;

use crate::{
    stage::{Person, Stage},
    tables::{id, step, tiny},
};

crate::on_both_stores!(
    the_lobby_has_what_is_looked_for,
    lists_have_pages,
    everybody_has_a_list_of_own_tables,
    turns_are_listed_and_one_is_next,
    nonsense_is_refused,
);

async fn ids(person: &Person, path: &str) -> Vec<String> {
    let list = person.get(path).await;
    list["tables"].as_array().unwrap().iter().map(id).collect()
}

async fn the_lobby_has_what_is_looked_for(stage: Stage) {
    let ada = stage.guest("Ada").await.with_account(&stage).await;
    let bob = stage.guest("Bob").await;
    let make = async |new: Value| {
        let mut new = new;
        new["visibility"] = json!("open");
        id(&ada.post("/api/tables", new).await)
    };
    let slow = make(json!({"game": "genesis", "players": 3, "pace": {"slow": {"days": 2}}})).await;
    let live = json!({"live": {"minutes": 5, "seconds": 3}});
    let live = make(json!({"game": "lords", "rated": true, "pace": live})).await;
    let seats = json!(["me", {"computer": "easy"}, "open"]);
    let any = make(json!({"game": "ursuppe", "seats": seats})).await;
    let hidden = ada.post("/api/tables", json!({"game": "genesis"})).await;
    for (asked, found) in [
        ("", vec![&any, &live, &slow]),
        ("?game=lords", vec![&live]),
        ("?players=3", vec![&any, &slow]),
        ("?players=3&game=genesis", vec![&slow]),
        ("?rated=true", vec![&live]),
        ("?rated=false", vec![&any, &slow]),
        ("?pace=live", vec![&live]),
        ("?pace=slow", vec![&any, &slow]),
        ("?pace=none", vec![]),
        ("?game=chess", vec![]),
        ("?state=running", vec![]),
    ] {
        let listed = ids(&bob, &format!("/api/tables{asked}")).await;
        let mut listed: Vec<_> = listed.iter().collect();
        // Made in the same millisecond they are in any order.
        listed.sort();
        let mut found = found;
        found.sort();
        assert_eq!(listed, found, "{asked}");
    }
    let page = bob.get("/api/tables?game=ursuppe").await;
    let table = &page["tables"][0];
    assert_eq!(
        (&table["creator"], &table["yours"]),
        (&json!("Ada"), &json!(false))
    );
    assert_eq!((&table["players"], &table["free"]), (&json!(3), &json!(1)));
    assert_eq!(
        table["seats"],
        json!([{"seat": 1, "name": "Ada"}, {"seat": 2, "computer": "easy"}])
    );
    assert!(
        !page
            .to_string()
            .contains(hidden["invite"].as_str().unwrap())
    );
    // What runs can be watched, if it may.
    let watched = tiny(
        &[&ada, &bob],
        json!({"visibility": "open", "spectators": true}),
    )
    .await;
    tiny(&[&ada, &bob], json!({"visibility": "open"})).await;
    tiny(&[&ada, &bob], json!({"spectators": true})).await;
    assert_eq!(ids(&bob, "/api/tables?state=running").await, [watched]);
}

async fn lists_have_pages(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let mut made = Vec::new();
    for _ in 0..5 {
        let new = json!({"game": "genesis", "visibility": "open"});
        made.push(id(&ada.post("/api/tables", new).await));
    }
    for list in ["/api/tables?most=2", "/api/me/tables?state=waiting&most=2"] {
        let mut found = Vec::new();
        let mut after = String::new();
        for length in [2, 2, 1] {
            let page = ada.get(&format!("{list}{after}")).await;
            let tables = page["tables"].as_array().unwrap();
            assert_eq!(tables.len(), length);
            found.extend(tables.iter().map(id));
            after = format!("&after={}", page["next"].as_str().unwrap_or("end"));
        }
        assert_eq!(after, "&after=end", "the last page has no next");
        found.sort();
        made.sort();
        assert_eq!(found, made, "each once");
    }
}

async fn everybody_has_a_list_of_own_tables(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let waiting = id(&ada.post("/api/tables", json!({"game": "genesis"})).await);
    let running = tiny(&[&ada, &bob], json!({})).await;
    assert_eq!(ids(&ada, "/api/me/tables?state=waiting").await, [waiting]);
    for own in [
        ids(&ada, "/api/me/tables").await,
        ids(&bob, "/api/me/tables?state=running").await,
    ] {
        assert_eq!(own, [&*running]);
    }
    assert!(ids(&bob, "/api/me/tables?state=waiting").await.is_empty());
    assert!(ids(&bob, "/api/me/tables?state=over").await.is_empty());
}

async fn turns_are_listed_and_one_is_next(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let people = [&ada, &bob];
    let mut tables = Vec::new();
    while tables.len() < 3 {
        let table = tiny(&people, json!({})).await;
        let seen = ada.get(&format!("/api/tables/{table}")).await;
        if seen["now"]["awaits"]["choices"] == json!([1]) {
            tables.push(table);
        }
    }
    // Other tables wait for Bob, and not for Ada.
    assert_eq!(ids(&ada, "/api/turns").await, tables);
    let list = ada.get("/api/me/tables").await;
    let turns = list["tables"].as_array().unwrap().iter();
    assert_eq!(turns.filter(|table| table["your_turn"] == true).count(), 3);
    let next = async |at: &str| ada.get(&format!("/api/turns?at={at}")).await["next"].clone();
    assert_eq!(next(&tables[0]).await, json!(tables[1]));
    assert_eq!(next(&tables[2]).await, json!(tables[0]));
    assert_eq!(next("elsewhere").await, json!(tables[0]));
    // A player who has moved is waited for later, or not at all.
    step::<Genesis>(&people, &tables[0]).await;
    let after = ids(&ada, "/api/turns").await;
    assert_eq!(after[..2], tables[1..]);
    let eve = stage.guest("Eve").await;
    assert_eq!(eve.get("/api/turns").await, json!({"tables": []}));
}

async fn nonsense_is_refused(stage: Stage) {
    let ada = stage.guest("Ada").await;
    for (path, key) in [
        ("/api/tables?state=over", "server-no-such-state"),
        ("/api/tables?game=%00", "server-no-such-game"),
        ("/api/tables?pace=fast", "server-bad-pace"),
        ("/api/tables?players=many", "server-bad-query"),
        ("/api/tables?most=0", "server-bad-page"),
        ("/api/tables?most=1000", "server-bad-page"),
        ("/api/tables?after=here", "server-bad-page"),
        ("/api/tables?after=5-%00", "server-bad-page"),
        ("/api/me/tables?state=lost", "server-no-such-state"),
        ("/api/me/tables?after=1e9-x", "server-bad-page"),
    ] {
        let refused = ada.refused(Method::GET, path, Value::Null).await;
        assert_eq!(refused, (StatusCode::BAD_REQUEST, key.to_owned()), "{path}");
    }
    let odd = ada
        .get("/api/tables?game=%27%20OR%201%3D1--&after=5-%27")
        .await;
    assert_eq!(odd["tables"], json!([]));
    let mut nobody = ada.at(stage.address);
    nobody.cookie = "urzeit=00".to_owned();
    for path in ["/api/me/tables", "/api/turns"] {
        let (status, _) = nobody.refused(Method::GET, path, Value::Null).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
    }
}
