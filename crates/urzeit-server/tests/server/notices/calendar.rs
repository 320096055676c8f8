//! Deadlines as a calendar.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use urzeit_rules::Genesis;
use urzeit_server::Store;

use super::page::turn;
use crate::{
    play::table,
    stage::{LOG, Person, Stage},
    visitor::Visitor,
};

crate::on_both_stores!(
    a_calendar_shows_deadlines_to_whoever_has_its_address,
    a_calendar_ends_with_the_password_and_the_sessions,
);

const CALENDAR: &str = "/api/me/calendar";

/// As a calendar program reads it, without a session.
async fn read(stage: &Stage, path: &str) -> (StatusCode, String) {
    let url = format!("http://{}{path}", stage.address);
    let answer = reqwest::get(url).await.unwrap();
    (answer.status(), answer.text().await.unwrap())
}

async fn made(person: &Person) -> String {
    let made = person.post(CALENDAR, Value::Null).await;
    made["path"].as_str().unwrap().to_owned()
}

async fn a_calendar_shows_deadlines_to_whoever_has_its_address(stage: Stage) {
    let (id, mut people, _) = table::<Genesis>(&stage, "at-once slow 86400000 nothing").await;
    let (seat, _) = turn(&people[0], &id).await;
    if seat.index() == 1 {
        people.swap(0, 1);
    }
    let known = "SELECT COUNT(*) FROM games WHERE deadline - changed = 86400000";
    assert_eq!(stage.number(known).await, 1);
    stage
        .execute("UPDATE games SET deadline = 1735689600000, changed = 1735603200000")
        .await;
    let path = made(&people[0]).await;
    let (status, calendar) = read(&stage, &path).await;
    assert_eq!(status, StatusCode::OK);
    assert!(calendar.starts_with("BEGIN:VCALENDAR\r\n"), "{calendar}");
    let event =
        format!("UID:{id}@urzeit\r\nDTSTAMP:20241231T000000Z\r\nDTSTART:20250101T000000Z\r\n");
    assert!(calendar.contains(&event), "{calendar}");
    // The other player is not waited for.
    let (_, calendar) = read(&stage, &made(&people[1]).await).await;
    assert!(!calendar.contains("VEVENT"), "{calendar}");
    // Nobody reads it by another address, or by one that is void.
    let next = made(&people[0]).await;
    assert_ne!(next, path);
    assert_eq!(read(&stage, &next).await.0, StatusCode::OK);
    let (status, _) = people[0].ask(Method::DELETE, CALENDAR, Value::Null).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    for void in [&*path, &next, "/api/calendar/.ics", "/api/calendar/x"] {
        assert_eq!(read(&stage, void).await.0, StatusCode::NOT_FOUND, "{void}");
    }
}

/// Its address is a secret that somebody else may have read.
async fn a_calendar_ends_with_the_password_and_the_sessions(stage: Stage) {
    let (mut ada, code) = Visitor::member(&stage, "Ada").await;
    let old = "password of Ada";
    let new = json!({"old": old, "new": "another password"});
    let reset = json!({"name": "Ada", "code": code, "password": "yet another one"});
    for (method, path, body) in [
        (Method::PUT, "/api/me/password", new),
        (Method::POST, "/api/recover", reset),
        (Method::DELETE, "/api/sessions", json!({})),
    ] {
        let made = ada.post(CALENDAR, Value::Null).await;
        let made = made["path"].as_str().unwrap().to_owned();
        assert_eq!(read(&stage, &made).await.0, StatusCode::OK);
        ada.ask(method, path, body).await;
        assert_eq!(read(&stage, &made).await.0, StatusCode::NOT_FOUND, "{path}");
    }
    // Signed out everywhere, and again in; then the operator resets the password.
    let sign_in = json!({"name": "Ada", "password": "yet another one"});
    ada.post("/api/session", sign_in).await;
    let made = ada.post(CALENDAR, Value::Null).await;
    let made = made["path"].as_str().unwrap().to_owned();
    let store = Store::open(&stage.database).await.unwrap();
    let account = ada.id().await;
    store.reset_password(account, "-", &LOG).await.unwrap();
    assert_eq!(read(&stage, &made).await.0, StatusCode::NOT_FOUND, "reset");
}
