//! Deadlines as a calendar.

use reqwest::{Method, StatusCode};
use serde_json::Value;
use urzeit_rules::Genesis;

use super::page::turn;
use crate::{
    play::table,
    stage::{Person, Stage},
};

crate::on_both_stores!(a_calendar_shows_deadlines_to_whoever_has_its_address);

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
    stage
        .execute("UPDATE games SET due = 1735689600000, changed = 1735603200000")
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
