//! How often somebody may ask, guess, and want what is much work.

use reqwest::{Client, Method, StatusCode, header};
use serde_json::{Value, json};
use urzeit_server::{Config, Store, config::Limits};

use crate::{
    records::{GENESIS, bring},
    stage::{LOG, Stage},
    tables::{tiny, wish},
    visitor::Visitor,
};

crate::on_both_stores!(
    many_addresses_do_not_guess_a_password_nor_lock_its_owner_out,
    an_export_has_its_own_limit,
    operators_who_guess_are_slowed_by_address,
    sitting_down_has_a_budget,
    playing_again_has_the_same_budget,
    calling_off_a_rematch_and_asking_again_has_a_limit,
    bringing_records_has_a_limit,
    who_asks_too_often_waits,
);

/// As many requests as anybody likes, but the limits that are fixed.
fn hardly_limited() -> Config {
    let limits = Limits {
        wishes: "1000/s".parse().unwrap(),
        sign_ins: "1000/s".parse().unwrap(),
        ..Limits::off()
    };
    Config {
        limits,
        trusted_proxies: vec!["127.0.0.1".parse().unwrap()],
        ..Config::default()
    }
}

async fn many_addresses_do_not_guess_a_password_nor_lock_its_owner_out(stage: Stage) {
    Visitor::member(&stage, "Ada").await;
    let address = stage.server_with(hardly_limited()).await;
    let sign_in = async |from: String, name: &str, password: &str| {
        let session = Client::new().post(format!("http://{address}/api/session"));
        let session = session.header("x-forwarded-for", from);
        let body = json!({"name": name, "password": password});
        session.json(&body).send().await.unwrap()
    };
    // Names that nobody has are answered alike, so that nobody learns which there are.
    for name in ["Ada", "Nobody"] {
        let mut refused = None;
        for guess in 0..40 {
            // One network, however many addresses of it.
            let from = format!("2001:db8:0:{guess:x}::1");
            let answer = sign_in(from, name, &format!("guess {guess}")).await;
            if answer.status() == StatusCode::TOO_MANY_REQUESTS {
                refused = Some((guess, answer));
                break;
            }
            assert_eq!(answer.status(), StatusCode::FORBIDDEN);
        }
        let (guess, answer) = refused.expect("it ends");
        assert!((23..=25).contains(&guess), "{name}: {guess}");
        let after = answer.headers()[header::RETRY_AFTER].to_str().unwrap();
        assert!(after.parse::<u64>().unwrap() <= 181, "{after}");
    }
    // Meanwhile its owner comes from another network and mistypes first.
    let home = || "192.0.2.1".to_owned();
    let mistyped = sign_in(home(), "Ada", "password of ada").await;
    assert_eq!(mistyped.status(), StatusCode::FORBIDDEN);
    let right = sign_in(home(), "Ada", "password of Ada").await;
    assert_eq!(right.status(), StatusCode::OK);
}

async fn an_export_has_its_own_limit(stage: Stage) {
    let address = stage.server_with(hardly_limited()).await;
    let ada = stage.guest("Ada").await.at(address);
    let bo = stage.guest("Bo").await.at(address);
    for _ in 0..4 {
        ada.get("/api/me/export").await;
    }
    let (status, why) = ada.refused(Method::GET, "/api/me/export", json!({})).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(why, "server-too-many");
    ada.get("/api/me").await;
    bo.get("/api/me/export").await;
}

/// As wherever a password is asked for.
async fn operators_who_guess_are_slowed_by_address(stage: Stage) {
    let (mut olga, _) = Visitor::member(&stage, "Olga").await;
    let store = Store::open(&stage.database).await.unwrap();
    let id = olga.id().await;
    assert!(store.set_operator(id, true, &LOG).await.unwrap());
    let limits = Limits {
        sign_ins: "1/h+1".parse().unwrap(),
        ..Limits::off()
    };
    let config = Config {
        limits,
        ..Config::default()
    };
    let mut olga = olga.at(stage.server_with(config).await);
    let (path, body) = (
        "/api/operator/proof",
        json!({"password": "password of Olga"}),
    );
    olga.post(path, body.clone()).await;
    let too_many = (429, "server-too-many");
    olga.refused(Method::POST, path, body, too_many).await;
}

/// Nobody fills a table's events by sitting down and leaving. Leaving is always possible.
async fn sitting_down_has_a_budget(stage: Stage) {
    let address = stage.server_with(hardly_limited()).await;
    let ada = stage.guest("Ada").await.at(address);
    let bo = stage.guest("Bo").await.at(address);
    let new = json!({"game": "genesis", "players": 2, "seats": ["open", "open"],
        "visibility": "open"});
    let made = ada.post("/api/tables", new).await;
    let table = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let sit = format!("{table}/sit");
    let mut sat = 0;
    let (status, why) = loop {
        let (status, answer) = bo.ask(Method::POST, &sit, json!({})).await;
        if status != StatusCode::OK {
            break (status, answer["error"].clone());
        }
        bo.post(&format!("{table}/leave"), json!({})).await;
        sat += 1;
        assert!(sat <= 80, "without end");
    };
    assert_eq!(
        (status, why),
        (StatusCode::TOO_MANY_REQUESTS, json!("server-too-many"))
    );
    let (status, _) = bo
        .ask(Method::POST, "/api/quick", json!({"game": "genesis"}))
        .await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    ada.post(&sit, json!({})).await;
    let seat = format!("{table}/seats/2");
    let mut changes = 0;
    while ada.ask(Method::PUT, &seat, json!("open")).await.0 == StatusCode::OK {
        changes += 1;
        assert!(changes <= 80, "without end");
    }
}

/// Nor by asking to play again, which sits somebody down as well.
async fn playing_again_has_the_same_budget(stage: Stage) {
    let address = stage.server_with(hardly_limited()).await;
    let ada = stage.guest("Ada").await.at(address);
    let bo = stage.guest("Bo").await.at(address);
    let over = tiny(&[&ada, &bo], json!({})).await;
    wish(&bo, &over, "resign").await;
    let rematch = format!("/api/tables/{over}/rematch");
    let next = ada.post(&rematch, json!({})).await;
    // Where all seats are free nothing begins.
    let leave = format!("/api/tables/{}/leave", next["id"].as_str().unwrap());
    ada.post(&leave, json!({})).await;
    let mut sat = 0;
    while bo.ask(Method::POST, &rematch, json!({})).await.0 == StatusCode::OK {
        bo.post(&leave, json!({})).await;
        sat += 1;
        assert!(sat <= 80, "without end");
    }
}

/// All are invited each time, and told of it.
async fn calling_off_a_rematch_and_asking_again_has_a_limit(stage: Stage) {
    let address = stage.server_with(hardly_limited()).await;
    let ada = stage.guest("Ada").await.at(address);
    let bo = stage.guest("Bo").await.at(address);
    let over = tiny(&[&ada, &bo], json!({})).await;
    wish(&bo, &over, "resign").await;
    let rematch = format!("/api/tables/{over}/rematch");
    let mut made = 0;
    let (status, why) = loop {
        let (status, next) = bo.ask(Method::POST, &rematch, json!({})).await;
        if status != StatusCode::OK {
            break (status, next["error"].clone());
        }
        let abort = format!("/api/tables/{}/abort", next["id"].as_str().unwrap());
        bo.post(&abort, json!({})).await;
        made += 1;
        assert!(made <= 21, "the first, and as many as invitations by name");
    };
    assert_eq!(
        (status, why),
        (StatusCode::TOO_MANY_REQUESTS, json!("server-too-many"))
    );
    assert_eq!(ada.ask(Method::POST, &rematch, json!({})).await.0, 200);
}

/// Records are much to read: nobody keeps the processors busy with them.
async fn bringing_records_has_a_limit(stage: Stage) {
    let address = stage.server_with(hardly_limited()).await;
    let ada = stage.guest("Ada").await.at(address);
    let bo = stage.guest("Bo").await.at(address);
    let mut read = 0;
    while bring(&ada, "/api/records", GENESIS).await.0 == StatusCode::OK {
        read += 1;
        assert!(read <= 50, "without end");
    }
    assert!(read >= 30, "{read}");
    let (status, answer) = bring(&ada, "/api/records/verify", GENESIS).await;
    assert_eq!(
        (status, &answer["error"]),
        (StatusCode::TOO_MANY_REQUESTS, &json!("server-too-many"))
    );
    let from = json!({"from": {"record": GENESIS, "entries": 1}});
    let (status, _) = ada.ask(Method::POST, "/api/tables", from).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(bring(&bo, "/api/records", GENESIS).await.0, StatusCode::OK);
}

async fn who_asks_too_often_waits(stage: Stage) {
    let limits = Limits {
        guests: "1/h+2".parse().unwrap(),
        sign_ins: "1/h+2".parse().unwrap(),
        wishes: "1/h+5".parse().unwrap(),
        ..Limits::off()
    };
    let config = Config {
        trusted_proxies: vec!["127.0.0.1".parse().unwrap()],
        limits,
        ..Config::default()
    };
    let address = stage.server_with(config).await;
    let guest = async |from: &str| {
        let guest = Client::new()
            .post(format!("http://{address}/api/guest"))
            .header("x-forwarded-for", from);
        guest.json(&json!({"name": "Ada"})).send().await.unwrap()
    };
    for _ in 0..2 {
        assert_eq!(guest("192.0.2.1").await.status(), StatusCode::OK);
    }
    let refused = guest("192.0.2.1").await;
    let after = refused.headers()[header::RETRY_AFTER].to_str().unwrap();
    let after: u64 = after.parse().unwrap();
    assert!((3500..=3601).contains(&after), "{after}");
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    let why: Value = refused.json().await.unwrap();
    assert_eq!(
        why,
        json!({"error": "server-too-many", "words": [["seconds", after.to_string()]]})
    );
    // Others have nothing to do with it.
    assert_eq!(guest("192.0.2.2").await.status(), StatusCode::OK);
    // Those whom the proxy does not name count as one.
    let unnamed = ["", "nonsense", "unknown"];
    let mut statuses = Vec::new();
    for from in unnamed {
        statuses.push(guest(from).await.status());
    }
    assert_eq!(
        statuses,
        [
            StatusCode::OK,
            StatusCode::OK,
            StatusCode::TOO_MANY_REQUESTS
        ]
    );

    let ada = stage.guest("Ada").await.at(address);
    for _ in 0..5 {
        ada.get("/api/me").await;
    }
    let (status, why) = ada.ask(Method::GET, "/api/me", Value::Null).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{why}");
    stage.guest("Bo").await.at(address).get("/api/me").await;
}
