//! What others are told of somebody, what is given out to somebody, and what stays when somebody
//! goes.

use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};
use urzeit_rules::{Genesis, Record};
use urzeit_table::verify;

use crate::{
    stage::Stage,
    visitor::{Visitor, number, play_out, running, seated, sql},
};

crate::on_both_stores!(
    a_profile_tells_what_all_may_know,
    a_history_has_pages_and_keeps_secrets,
    an_export_has_everything_of_ones_own,
    an_export_has_no_secrets_of_a_running_game,
    who_goes_leaves_others_their_games,
    who_goes_leaves_tables,
    who_goes_is_forgotten_in_seats_that_changed_hands,
    a_guest_goes_without_a_password,
);

const NOT_FOUND: (u16, &str) = (404, "server-not-found");

/// Open for all to watch.
fn open() -> Value {
    json!({"visibility": "open", "spectators": true})
}

async fn a_profile_tells_what_all_may_know(stage: Stage) {
    let (ada, _) = Visitor::member(&stage, "Ada").await;
    let mut people = [ada, Visitor::guest(&stage, "Bob").await];
    let table = running(&mut people, "genesis", open()).await;
    let adas = people[0].id().await;
    let path = format!("/api/people/{adas}");
    assert_eq!(people[1].get(&path).await["games"], json!([]));
    play_out::<Genesis>(&mut people, &table).await;
    sql(
        &stage,
        &format!("INSERT INTO ratings VALUES ({adas}, FALSE, 'genesis', 2, 25.5, 8.25, 3)"),
    )
    .await;

    let mut eve = Visitor::guest(&stage, "Eve").await;
    let profile = eve.get(&path).await;
    let won = number(&stage, "SELECT COUNT(*) FROM seats WHERE seat = 1 AND won").await;
    let me = people[0].get("/api/me").await;
    let wanted = json!({
        "id": adas,
        "name": "Ada",
        "guest": false,
        "since": me["created"],
        "ratings": [{
            "game": "genesis", "players": 2, "rating": 26, "provisional": false, "games": 3,
        }],
        "games": [{"game": "genesis", "finished": 1, "won": won}],
    });
    assert_eq!(profile, wanted);
    let bobs = people[1].id().await;
    let profile = eve.get(&format!("/api/people/{bobs}")).await;
    assert_eq!(profile["guest"], true);
    for nobody in ["0", "-1", "x", "%00", "99999999999999999999"] {
        for path in ["", "/games"] {
            let path = format!("/api/people/{nobody}{path}");
            eve.refused(Method::GET, &path, Value::Null, NOT_FOUND)
                .await;
        }
    }
}

async fn a_history_has_pages_and_keeps_secrets(stage: Stage) {
    let mut people = [
        Visitor::guest(&stage, "Ada").await,
        Visitor::guest(&stage, "Bob").await,
    ];
    let table = running(&mut people, "genesis", open()).await;
    play_out::<Genesis>(&mut people, &table).await;
    // Many more like it, several of which ended at the same moment; every third is private.
    for copy in 0..45 {
        let (ended, spectators) = (1000 + copy / 4, copy % 3 > 0);
        let query = format!(
            "INSERT INTO games (id, creator, game, header, settings, seed, rules, visibility,
                 spectators, rated, invite, players, created, state, length, changed, waits)
             SELECT 'copy{copy}', creator, game, header, settings, seed, rules, visibility,
                 {spectators}, rated, invite, players, created, state, 0, {ended}, 0
             FROM games WHERE id = '{table}'"
        );
        sql(&stage, &query).await;
        let query = format!(
            "INSERT INTO seats (game, seat, account, points, won)
             SELECT 'copy{copy}', seat, account, points, won FROM seats WHERE game = '{table}'"
        );
        sql(&stage, &query).await;
    }
    let bobs = people[1].id().await;
    let mut eve = Visitor::guest(&stage, "Eve").await;
    for (reader, many) in [(&mut eve, 31), (&mut people[1].clone(), 46)] {
        let mut found: Vec<(i64, String)> = Vec::new();
        let mut next = Value::Null;
        loop {
            let after = next.as_str().map(|next| format!("?after={next}"));
            let after = after.unwrap_or_default();
            let path = format!("/api/people/{bobs}/games{after}");
            let page = reader.get(&path).await;
            let games = page["games"].as_array().unwrap();
            found.extend(games.iter().map(|game| {
                let id = game["id"].as_str().unwrap().to_owned();
                (game["ended"].as_i64().unwrap(), id)
            }));
            next = page["next"].clone();
            if next.is_null() {
                break;
            }
            assert_eq!(games.len(), 20);
        }
        assert_eq!(found.len(), many);
        assert_eq!(found[0].1, table, "the last one first");
        assert!(found.windows(2).all(|pair| pair[0] > pair[1]));
    }
    let first = eve.get(&format!("/api/people/{bobs}/games")).await["games"][0].clone();
    let names = [&first["people"][0]["name"], &first["people"][1]["name"]];
    assert_eq!(names, ["Ada", "Bob"]);
    assert_eq!(first["people"][1]["account"], bobs);
    assert!(first["people"][1]["points"].is_i64());

    let bad = (400, "server-bad-page");
    for after in [
        "",
        "x",
        "7",
        "-",
        "x-y",
        "7-%00",
        &format!("7-{}", "x".repeat(101)),
    ] {
        let path = format!("/api/people/{bobs}/games?after={after}");
        eve.refused(Method::GET, &path, Value::Null, bad).await;
    }
}

async fn an_export_has_everything_of_ones_own(stage: Stage) {
    let (ada, _) = Visitor::member(&stage, "Ada").await;
    let (bob, _) = Visitor::member(&stage, "Bob").await;
    let mut people = [ada, bob];
    let finished = running(&mut people, "genesis", json!({})).await;
    play_out::<Genesis>(&mut people, &finished).await;
    let mut others = [people[1].clone(), Visitor::guest(&stage, "Eve").await];
    let of_others = running(&mut others, "genesis", open()).await;
    let [ada, bob] = &mut people;
    let made = ada.post("/api/tables", json!({"game": "lords"})).await;
    let bot = ada.bot().await;
    let (adas, bobs) = (ada.id().await, bob.id().await);
    let shun = json!({"account": bobs, "how": "mute"});
    ada.post("/api/me/shunned", shun).await;
    ada.put("/api/me/language", json!({"language": "de"})).await;
    for (account, name) in [(adas, "Ada"), (bobs, "Bob")] {
        for query in [
            format!("UPDATE accounts SET mail = '{name}@example.org' WHERE id = {account}"),
            format!(
                "INSERT INTO ratings VALUES ({account}, FALSE, 'genesis', 2, 25, {account}, 1)"
            ),
            format!(
                "INSERT INTO notices (account, game, number, way, about, at)
                 VALUES ({account}, '{finished}', 3, 'mail', 'turn', 77)"
            ),
            format!(
                "INSERT INTO reports (id, at, account, game, text)
                 VALUES ({account}, 5, {account}, '{finished}', 'report of {name}')"
            ),
            // More than are read at once.
            format!(
                "INSERT INTO chat (game, number, account, name, at, text, said)
                 WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 501)
                 SELECT '{finished}', 2 * i + CASE WHEN {account} = {adas} THEN 0 ELSE 1 END,
                     {account}, '{name}', 9, 'line \"' || i || '\" of {name}', '' || i FROM n"
            ),
        ] {
            sql(&stage, &query).await;
        }
    }

    let export = ada.get("/api/me/export").await;
    let account = &export["account"];
    assert_eq!(account["id"], adas);
    assert_eq!(account["name"], "Ada");
    assert_eq!(account["language"], "de");
    assert_eq!(account["mail"], "Ada@example.org");
    assert_eq!(export["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(export["bot_tokens"][0]["name"], "bot");
    assert_eq!(export["shunned"], json!([{"account": bobs, "how": "mute"}]));
    assert_eq!(export["ratings"].as_array().unwrap().len(), 1);
    assert_eq!(export["notices"][0]["at"], 77);
    assert_eq!(export["reports"][0]["text"], "report of Ada");
    let chat = export["chat"].as_array().unwrap();
    assert_eq!(chat.len(), 501);
    assert_eq!(chat[500]["text"], "line \"501\" of Ada");
    let games = export["games"].as_array().unwrap();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0]["id"], *finished);
    assert_eq!(games[0]["seat"], 1);
    let record = games[0]["record"].as_str().unwrap();
    is_fair(record);
    assert_eq!(games[1]["id"], made["id"]);
    assert_eq!(games[1]["seat"], Value::Null);

    let text = export.to_string();
    let session = ada.cookie.as_ref().unwrap().replace("urzeit=", "");
    let token = bot.token.unwrap();
    for secret in [
        "of Bob",
        "Bob@example.org",
        "argon2id",
        &of_others,
        &session,
        &token,
    ] {
        assert!(!text.contains(secret), "{secret}");
    }
}

/// The record of a finished game can be read, and its chance checked.
fn is_fair(record: &str) {
    let record = Record::<Genesis>::read(record).unwrap().record;
    verify(&record).unwrap();
}

async fn an_export_has_no_secrets_of_a_running_game(stage: Stage) {
    let mut people = [
        Visitor::guest(&stage, "Ada").await,
        Visitor::guest(&stage, "Bob").await,
    ];
    let players = json!({"players": 2});
    running(&mut people, "lords", players).await;
    let mut records = Vec::new();
    for person in &mut people {
        let export = person.get("/api/me/export").await;
        let record = export["games"][0]["record"].as_str().unwrap().to_owned();
        assert!(record.contains('?'), "{record}");
        assert!(!record.contains("\nseed "), "{record}");
        records.push(record);
    }
    assert_ne!(records[0], records[1], "each sees its own cards");
}

async fn who_goes_leaves_others_their_games(stage: Stage) {
    let (rex, code) = Visitor::member(&stage, "Quetzalcoatlus").await;
    let mut people = [rex, Visitor::guest(&stage, "Bob").await];
    let finished = running(&mut people, "genesis", json!({})).await;
    play_out::<Genesis>(&mut people, &finished).await;
    let runs = running(&mut people, "genesis", json!({})).await;
    let [rex, bob] = &mut people;
    let id = rex.id().await;
    let mut elsewhere = rex.elsewhere("Quetzalcoatlus").await;
    let mut bot = rex.bot().await;
    let insert = format!(
        "INSERT INTO chat VALUES ('{finished}', 1, {id}, 'Quetzalcoatlus', 9, 'Good game!', 'a')"
    );
    sql(&stage, &insert).await;
    let bobs = |export: Value| export["games"].clone();
    let before = bobs(bob.get("/api/me/export").await);

    // Not by accident, nor by whoever finds the browser open.
    let wrong = (403, "server-wrong-password");
    for body in [json!({}), json!({"password": "password of Eve"})] {
        rex.refused(Method::DELETE, "/api/me", body, wrong).await;
    }
    assert_eq!(bobs(bob.get("/api/me/export").await), before);
    let body = json!({"password": "password of Quetzalcoatlus"});
    rex.delete("/api/me", body).await;
    assert_eq!(rex.cookie, None);

    // Nobody is left who could come in,
    assert!(elsewhere.is_stranger().await);
    assert!(bot.is_stranger().await);
    let body = json!({"name": "Quetzalcoatlus", "password": "password of Quetzalcoatlus"});
    rex.refused(
        Method::POST,
        "/api/session",
        body.clone(),
        (403, "server-wrong-sign-in"),
    )
    .await;
    let recover = json!({"name": "Quetzalcoatlus", "code": code, "password": "long enough"});
    let wrong = (403, "server-wrong-code");
    rex.refused(Method::POST, "/api/recover", recover, wrong)
        .await;
    let profile = format!("/api/people/{id}");
    bob.refused(Method::GET, &profile, Value::Null, NOT_FOUND)
        .await;
    // the finished game is what it was, but for the name,
    let after = bobs(bob.get("/api/me/export").await);
    let record = before[0]["record"].as_str().unwrap();
    assert!(record.contains("Quetzalcoatlus"));
    let neutral = record.replace("Quetzalcoatlus", "—");
    let mut games = after.as_array().unwrap().iter();
    assert!(games.any(|game| game["record"] == *neutral), "{after}");
    is_fair(&neutral);
    // Bob has won the other, as if it had been given up,
    let seen = bob.get(&format!("/api/tables/{runs}")).await;
    let seat = &seen["table"]["seats"][0];
    assert_eq!(seat["name"], "—");
    assert_eq!(seat["resigned"], true);
    assert_eq!(seen["table"]["state"], "over");
    assert_eq!(seen["now"]["conclusion"]["ranks"], json!([2, 1]));
    assert!(!seen.to_string().contains("Quetzalcoatlus"));
    // and the name stands nowhere.
    for (table, column) in [
        ("accounts", "name"),
        ("accounts", "unique_name"),
        ("events", "texts"),
        ("games", "header"),
        ("chat", "name"),
    ] {
        let like = "LIKE '%quetzalcoatlus%'";
        let query = format!("SELECT COUNT(*) FROM {table} WHERE LOWER({column}) {like}");
        assert_eq!(number(&stage, &query).await, 0, "{table}.{column}");
    }
    let said = "SELECT COUNT(*) FROM chat WHERE text = 'Good game!' AND name = '—'";
    assert_eq!(number(&stage, said).await, 1);
    let credentials = "SELECT COUNT(*) FROM accounts
                       WHERE password IS NOT NULL OR recovery IS NOT NULL";
    assert_eq!(number(&stage, credentials).await, 0);
    // Another can have it, and gets nothing of it.
    let registered = Visitor::new(stage.address)
        .post("/api/register", body)
        .await;
    assert_ne!(registered["id"], id);
}

async fn who_goes_leaves_tables(stage: Stage) {
    let (mut rex, _) = Visitor::member(&stage, "Rex").await;
    let mut bob = Visitor::guest(&stage, "Bob").await;
    let sits = seated(&mut [rex.clone(), bob.clone()], "genesis", json!({})).await;
    let stands = rex
        .post(
            "/api/tables",
            json!({"game": "genesis", "visibility": "open"}),
        )
        .await;
    let bobs = seated(&mut [bob.clone(), rex.clone()], "genesis", json!({})).await;
    let body = json!({"password": "password of Rex"});
    rex.delete("/api/me", body).await;

    let mut table = async |id: &str| bob.get(&format!("/api/tables/{id}")).await["table"].clone();
    // Nobody could begin these any more.
    assert_eq!(table(&sits).await["state"], "aborted");
    let stands = stands["id"].as_str().unwrap();
    let aborted = format!("SELECT COUNT(*) FROM games WHERE id = '{stands}' AND state = 'aborted'");
    assert_eq!(number(&stage, &aborted).await, 1);
    let left = table(&bobs).await;
    assert_eq!(left["state"], "waiting");
    assert_eq!(left["seats"][1]["sitter"], "free");
    // Somebody else takes the seat.
    let mut eve = Visitor::guest(&stage, "Eve").await;
    let sit = json!({"seat": 2, "invite": left["invite"]});
    eve.post(&format!("/api/tables/{bobs}/sit"), sit).await;
    bob.post(&format!("/api/tables/{bobs}/begin"), json!({}))
        .await;
    let query = "SELECT COUNT(*) FROM events WHERE texts LIKE '%Rex%'";
    assert_eq!(number(&stage, query).await, 0);
}

async fn who_goes_is_forgotten_in_seats_that_changed_hands(stage: Stage) {
    let mut people = [
        Visitor::guest(&stage, "Quetzalcoatlus").await,
        Visitor::guest(&stage, "Bob").await,
    ];
    let table = running(&mut people, "genesis", open()).await;
    let [first, bob] = &mut people;
    let offer = json!({"id": "a", "wish": "offer"});
    first
        .post(&format!("/api/tables/{table}/wishes"), offer)
        .await;
    let mut second = Visitor::guest(&stage, "Pterodactylus").await;
    let sit = json!({"seat": 1, "counts": true});
    second.post(&format!("/api/tables/{table}/sit"), sit).await;
    let export = first.get("/api/me/export").await;
    let handover = json!({
        "game": table, "seat": 1, "forfeits": false, "rating_before": null, "rating_after": null,
    });
    assert_eq!(export["handovers"], json!([handover]));
    assert_eq!(second.get("/api/me/export").await["handovers"], json!([]));

    let record = format!("/api/tables/{table}/record");
    for (person, name, left) in [
        (first, "Quetzalcoatlus", "Pterodactylus"),
        (&mut second, "Pterodactylus", "Bob"),
    ] {
        person.delete("/api/me", json!({})).await;
        for (table, column) in [("events", "texts"), ("games", "snapshot")] {
            let query = format!("SELECT COUNT(*) FROM {table} WHERE {column} LIKE '%{name}%'");
            assert_eq!(number(&stage, &query).await, 0, "{column}");
        }
        let query = format!("SELECT COUNT(*) FROM events WHERE texts LIKE '%{left}%'");
        assert_ne!(number(&stage, &query).await, 0, "{left}");
        let after = bob.get(&record).await.as_str().unwrap().to_owned();
        assert!(after.contains(left) && !after.contains(name), "{after}");
        Record::<Genesis>::read(&after).unwrap();
    }
}

async fn a_guest_goes_without_a_password(stage: Stage) {
    let mut ada = Visitor::guest(&stage, "Ada").await;
    let mut bob = Visitor::guest(&stage, "Bob").await;
    let mut with_old_session = ada.clone();
    ada.delete("/api/me", json!({})).await;
    assert!(with_old_session.is_stranger().await);
    assert!(!bob.is_stranger().await);
}

/// Several processes share a PostgreSQL.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_goes_at_one_server_is_gone_at_another() {
    let stage = Stage::postgres().await;
    let second = stage.second_server().await;
    let mut people = [
        Visitor::guest(&stage, "Quetzalcoatlus").await,
        Visitor::guest(&stage, "Bob").await,
    ];
    let table = running(&mut people, "genesis", json!({})).await;
    let [rex, bob] = &mut people;
    let person = stage.guest("Eve").await;
    let mut rex_there = person.at(second);
    rex_there.cookie = rex.cookie.clone().unwrap();
    let (mut socket, _) = rex_there.follow(&table, 0).await;
    bob.address = second;
    let path = format!("/api/tables/{table}");
    assert!(bob.get(&path).await.to_string().contains("Quetzalcoatlus"));
    rex.delete("/api/me", json!({})).await;
    assert!(socket.is_closed().await);
    let asked = Instant::now();
    while bob.get(&path).await.to_string().contains("Quetzalcoatlus") {
        assert!(asked.elapsed() < Duration::from_secs(10));
    }
}
