//! One message a day instead of single ones.

use reqwest::{Method, StatusCode};
use serde_json::json;
use urzeit_rules::Genesis;
use urzeit_server::clock::{Clock, Moment};

use super::{
    mail::confirmed,
    office::{ChatService, Office, Postman},
    page::play_on,
};
use crate::{
    play::table,
    stage::{Person, Stage, Time},
    workshop::until,
};

crate::on_both_stores!(
    a_digest_comes_once_a_day_with_everything_that_waits,
    a_digest_by_webhook_leaves_mail_alone,
    an_invitation_is_told_outside_the_page,
);

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

/// The minute of the day that begins in about an hour, in UTC.
fn in_an_hour() -> i64 {
    let moment = Moment::of(Clock::default().now());
    (moment.hour * 60 + moment.minute + 60) % 1440
}

async fn want(person: &Person, mail: bool, webhook: bool) {
    let digest = json!({"mail": mail, "webhook": webhook, "minute": in_an_hour()});
    let path = "/api/me/notices/digest";
    let (status, wanted) = person.ask(Method::PUT, path, digest.clone()).await;
    assert_eq!(status, StatusCode::OK, "{wanted}");
    assert_eq!(wanted["digest"], digest);
}

/// Waits until so many digests are done with, sent or not.
async fn digests(stage: &Stage, count: i64) {
    let query = "SELECT COUNT(*) FROM notices WHERE about = 'digest' AND sent IS NOT NULL";
    until(stage, query, |found| found == Some(count)).await;
}

/// A slow game, and the player who is waited for.
async fn waited_for(stage: &Stage, office: &Office) -> (String, Person, Person) {
    let (id, mut people, mut sockets) =
        table::<Genesis>(stage, "at-once slow 432000000 nothing").await;
    // Nobody is told of a turn that comes of their own doing.
    let seat = play_on(&people, &mut sockets, &id).await;
    let here = |here: &str| format!("SELECT COUNT(*) FROM presence WHERE {here}");
    until(stage, &here("here"), |found| found == Some(2)).await;
    drop(sockets);
    if seat.index() == 1 {
        people.swap(0, 1);
    }
    let other = people.remove(1);
    let person = people.remove(0).at(office.address);
    stage.give_account(&person).await;
    // Nobody has the table open.
    until(stage, &here("NOT here"), |found| found == Some(2)).await;
    (id, person, other)
}

async fn a_digest_comes_once_a_day_with_everything_that_waits(stage: Stage) {
    let time = Time::default();
    let mut postman = Postman::open();
    let first = Office::with_clock(&stage, Some(&postman), time.clock()).await;
    let second = Office::with_clock(&stage, Some(&postman), time.clock()).await;
    let (id, person, other) = waited_for(&stage, &first).await;
    confirmed(&person, &mut postman, "ada@example.org").await;
    want(&person, true, false).await;
    // Nothing of it is sent at once.
    let sendings = [first.start(), second.start()];
    let done = "SELECT COUNT(*) FROM notices WHERE about = 'turn' AND sent IS NOT NULL";
    until(&stage, done, |found| found == Some(1)).await;
    assert!(!postman.has_mail());
    // One whom they play with invites them and says something.
    let name = person.get("/api/me").await["name"].clone();
    let new = json!({"game": "lords", "players": 2, "seats": ["me", {"named": name}]});
    let table = other.post("/api/tables", new).await["id"].clone();
    let line = json!({"id": "1", "text": "hello"});
    other.post(&format!("/api/tables/{id}/chat"), line).await;

    time.pass(HOUR);
    let mail = postman.mail().await;
    assert!(
        mail.contains("Subject: Spieleabend today: 2 tables are waiting for you"),
        "{mail}"
    );
    let site = "https://urzeit.test/table/";
    for line in [
        format!("It is your turn in Genesis, with 4 days left: {site}{id}"),
        format!(
            "You are invited to a game of Lords of Creation: {site}{}",
            table.as_str().unwrap()
        ),
        format!("Somebody has written to you at your Genesis table: {site}{id}"),
    ] {
        assert!(mail.contains(&line), "{line}: {mail}");
    }
    digests(&stage, 1).await;

    // The next day what still waits is told again, and what was said before is not.
    time.pass(DAY);
    let mail = postman.mail().await;
    assert!(mail.contains("with 3 days left"), "{mail}");
    assert!(mail.contains("You are invited"), "{mail}");
    assert!(!mail.contains("written to you"), "{mail}");
    digests(&stage, 2).await;

    // A reminder comes singly.
    let known = format!("SELECT COUNT(*) FROM games WHERE id = '{id}' AND deadline IS NOT NULL");
    assert_eq!(stage.number(&known).await, 1);
    stage
        .execute(&format!(
            "UPDATE games SET deadline = changed + {} WHERE id = '{id}'",
            DAY + 3 * HOUR
        ))
        .await;
    let mail = postman.mail().await;
    assert!(
        mail.contains("A fifth of your time is left in Genesis"),
        "{mail}"
    );
    assert!(
        mail.contains("Subject: Spieleabend: news from a table"),
        "{mail}"
    );

    // If nothing waits, nothing comes.
    let table = table.as_str().unwrap();
    let path = format!("/api/me/invitations/{table}");
    person.ask(Method::DELETE, &path, json!({})).await;
    stage
        .execute("UPDATE games SET state = 'over', waits = 0, due = NULL, changed = 0")
        .await;
    time.pass(DAY);
    digests(&stage, 3).await;
    for sending in sendings {
        sending.stop().await;
    }
    assert!(!postman.has_mail(), "two processes sent the same");
}

async fn a_digest_by_webhook_leaves_mail_alone(stage: Stage) {
    let time = Time::default();
    let mut postman = Postman::open();
    let mut chat = ChatService::open(StatusCode::NO_CONTENT).await;
    let office = Office::with_clock(&stage, Some(&postman), time.clock()).await;
    let (id, person, _) = waited_for(&stage, &office).await;
    confirmed(&person, &mut postman, "ada@example.org").await;
    chat.tell(&office, &person).await;
    want(&person, false, true).await;
    for wrong in [-1, 1440] {
        let wrong = json!({"mail": true, "webhook": true, "minute": wrong});
        let path = "/api/me/notices/digest";
        let (status, why) = person.refused(Method::PUT, path, wrong).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        assert_eq!(why, "server-bad-digest");
    }
    let sending = office.start();
    let mail = postman.mail().await;
    assert!(mail.contains("It is your turn in Genesis: "), "{mail}");
    stage.until_sent(2).await;
    assert!(!chat.has_heard());
    time.pass(HOUR);
    let heard = chat.hear().await;
    let heard = heard["text"].as_str().unwrap();
    assert!(heard.starts_with("This is waiting for you:\n"), "{heard}");
    assert!(heard.contains(&id), "{heard}");
    // Single messages again.
    let single = json!({"mail": false, "webhook": false, "minute": 0});
    person
        .ask(Method::PUT, "/api/me/notices/digest", single)
        .await;
    time.pass(DAY);
    sending.stop().await;
    assert!(!chat.has_heard() && !postman.has_mail());
}

async fn an_invitation_is_told_outside_the_page(stage: Stage) {
    let mut chat = ChatService::open(StatusCode::NO_CONTENT).await;
    let office = Office::open(&stage, None).await;
    let (_, person, other) = waited_for(&stage, &office).await;
    stage
        .execute("UPDATE games SET state = 'over', waits = 0, changed = 0")
        .await;
    chat.tell(&office, &person).await;
    let sending = office.start();
    let name = person.get("/api/me").await["name"].clone();
    let new = json!({"game": "lords", "players": 2, "seats": ["me", {"named": name}]});
    let table = other.post("/api/tables", new).await["id"].clone();
    let heard = chat.hear().await;
    let wanted = format!(
        "You are invited to a game of Lords of Creation: https://urzeit.test/table/{}",
        table.as_str().unwrap()
    );
    assert_eq!(heard["text"], wanted);
    sending.stop().await;
    assert!(!chat.has_heard());
}
