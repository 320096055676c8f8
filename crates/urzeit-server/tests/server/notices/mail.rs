//! E-mail.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use urzeit_rules::Genesis;

use super::{
    office::{Office, Postman},
    page::{play_on, turn},
};
use crate::{
    play::table,
    stage::{Person, Stage},
    tables::wish,
    visitor::Visitor,
};

crate::on_both_stores!(
    an_address_is_confirmed_told_and_stops,
    a_request_is_mailed,
    a_forgotten_password_is_replaced_by_mail,
    nobody_guesses_a_code_or_floods_a_mailbox,
    codes_to_confirm_leave_those_for_a_forgotten_password,
);

const MAIL: &str = "/api/me/notices/mail";
const CONFIRM: &str = "/api/me/notices/mail/confirm";

/// The word behind a sentence's beginning.
fn after<'a>(mail: &'a str, beginning: &str) -> &'a str {
    let (_, rest) = mail.split_once(beginning).expect("the mail has it");
    rest.split([' ', '.', '\r', '>']).next().unwrap()
}

pub(super) async fn confirmed(person: &Person, postman: &mut Postman, address: &str) {
    let (status, wanted) = person
        .ask(Method::PUT, MAIL, json!({"mail": address}))
        .await;
    assert_eq!(status, StatusCode::OK, "{wanted}");
    assert_eq!(wanted["mail_confirmed"], false);
    let mail = postman.mail().await;
    let code = after(&mail, "Your code is ");
    let wanted = person.post(CONFIRM, json!({"code": code})).await;
    assert_eq!(wanted["mail_confirmed"], true);
}

async fn an_address_is_confirmed_told_and_stops(stage: Stage) {
    let mut postman = Postman::open();
    let office = Office::open(&stage, Some(&postman)).await;
    let (id, people, mut sockets) = table::<Genesis>(&stage, "at-once any nothing").await;
    for (number, person) in people.iter().enumerate() {
        stage.give_account(person).await;
        let address = format!("player{number}@example.org");
        confirmed(&person.at(office.address), &mut postman, &address).await;
    }
    let sending = office.start();
    let next = play_on(&people, &mut sockets, &id).await;
    let to = format!("To: player{}@example.org", next.index());
    // The first player may be told too, if the other one began.
    let mail = loop {
        let mail = postman.mail().await;
        if mail.contains(&to) {
            break mail;
        }
    };
    assert!(
        mail.contains("Subject: Spieleabend: news from a table"),
        "{mail}"
    );
    assert!(
        mail.contains(&format!("https://urzeit.test/table/{id}")),
        "{mail}"
    );
    assert!(mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));
    let link = after(&mail, "To stop these notices: https://urzeit.test");
    assert!(mail.contains(&format!("List-Unsubscribe: <https://urzeit.test{link}>")));
    // The reader of a mail can stop it, without a session; looking at the link does not.
    let client = reqwest::Client::new();
    let url = format!("http://{}{link}", office.address);
    let page = client.get(&url).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("<form method=post"), "{page}");
    let me = people[next.index()].at(office.address);
    assert_eq!(me.get("/api/me/notices").await["mail_confirmed"], true);
    let answer = client.post(&url).send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    let wanted = me.get("/api/me/notices").await;
    assert_eq!(
        (&wanted["mail"], &wanted["mail_confirmed"]),
        (&Value::Null, &json!(false))
    );
    for wrong in ["nothing", "%3Cscript%3E", ""] {
        let url = format!("http://{}/api/notices/stop?token={wrong}", office.address);
        let answer = client.post(&url).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{wrong}");
    }
    sending.stop().await;
}

async fn a_request_is_mailed(stage: Stage) {
    let mut postman = Postman::open();
    let office = Office::open(&stage, Some(&postman)).await;
    let (id, people, _) = table::<Genesis>(&stage, "at-once any nothing").await;
    let (seat, _) = turn(&people[0], &id).await;
    let (in_turn, other) = (&people[seat.index()], &people[1 - seat.index()]);
    stage.give_account(other).await;
    let address = "other@example.org";
    confirmed(&other.at(office.address), &mut postman, address).await;
    let sending = office.start();
    wish(in_turn, &id, "end-game").await;
    let mail = postman.mail().await;
    let text = "A question is waiting for your answer in Genesis: https://urzeit.test/table/";
    assert!(mail.contains(&format!("{text}{id}")), "{mail}");
    sending.stop().await;
    assert!(!postman.has_mail());
}

async fn nobody_guesses_a_code_or_floods_a_mailbox(stage: Stage) {
    let mut postman = Postman::open();
    let office = Office::open(&stage, Some(&postman)).await;
    let ada = stage.guest("Ada").await.at(office.address);
    let ask = async |person: &Person, mail: Value| {
        person.ask(Method::PUT, MAIL, json!({"mail": mail})).await
    };
    let (status, _) = ask(&ada, json!("ada@example.org")).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    stage.give_account(&ada).await;
    for address in [
        "",
        "ada",
        "ada@",
        "ada@example.org\r\nBcc: eve@example.org",
        "ada@example.org, eve@example.org",
        "<ada@example.org>",
    ] {
        let (status, answer) = ask(&ada, json!(address)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{address}");
        assert_eq!(answer["error"], "server-mail-unreadable");
    }
    assert!(!postman.has_mail());
    let (status, _) = ask(&ada, json!("ada@example.org")).await;
    assert_eq!(status, StatusCode::OK);
    let code = after(&postman.mail().await, "Your code is ").to_owned();
    for _ in 0..5 {
        let (status, answer) = ada.ask(Method::POST, CONFIRM, json!({"code": "x"})).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        assert_eq!(answer["error"], "server-mail-wrong-code");
    }
    // Now even the right one is too late.
    let (status, _) = ada.ask(Method::POST, CONFIRM, json!({"code": code})).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    // Three mails to one mailbox, whoever asks for them and however it is written.
    let bob = stage.guest("Bob").await.at(office.address);
    stage.give_account(&bob).await;
    for address in ["ADA@example.org", "ada+1@example.org"] {
        let (status, _) = ask(&bob, json!(address)).await;
        assert_eq!(status, StatusCode::OK);
    }
    let (status, answer) = ask(&bob, json!("ada+2@example.org")).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(answer["error"], "server-too-many");
    // Without a mail server there is none.
    stage.give_account(&ada.at(stage.address)).await;
    let (status, answer) = ask(&ada.at(stage.address), json!("ada@example.org")).await;
    assert_eq!(
        (status, &answer["error"]),
        (StatusCode::CONFLICT, &json!("server-mail-none"))
    );
    let (status, answer) = ask(&ada, Value::Null).await;
    assert_eq!((status, &answer["mail"]), (StatusCode::OK, &Value::Null));
}

/// A code that comes by mail serves as the recovery code, once and for an hour.
async fn a_forgotten_password_is_replaced_by_mail(stage: Stage) {
    let mut postman = Postman::open();
    let office = Office::open(&stage, Some(&postman)).await;
    let (ada, recovery) = Visitor::member(&stage, "Ada").await;
    let ada = Person::known(office.address, ada.cookie.unwrap());
    let asked = async |name: &str| {
        let client = reqwest::Client::new();
        let url = format!("http://{}/api/recover/mail", office.address);
        let name = json!({"name": name}).to_string();
        let asked = client.post(url).header("content-type", "application/json");
        asked.body(name).send().await.unwrap()
    };
    let mut new = Visitor::new(office.address);
    let with = |code: &str| json!({"name": "Ada", "code": code, "password": "a new one"});
    let wrong = (403, "server-wrong-code");
    // The answer is the same whether or not there is an account, or an address.
    for name in ["Ada", "Nobody", "", "\u{0}"] {
        let answer = asked(name).await;
        assert_eq!(answer.status(), StatusCode::NO_CONTENT, "{name:?}");
        assert_eq!(answer.text().await.unwrap(), "");
    }
    confirmed(&ada, &mut postman, "ada@example.org").await;
    assert!(!postman.has_mail());
    // It counts for an hour;
    asked("ada").await;
    let mail = postman.mail().await;
    assert!(mail.contains("To: ada@example.org"), "{mail}");
    let late = after(&mail, "Your code is ").to_owned();
    stage
        .execute("UPDATE accounts SET mailed_code_until = mailed_code_until - 3600000")
        .await;
    new.refused(Method::POST, "/api/recover", with(&late), wrong)
        .await;
    // and once. All sessions end, this one too.
    asked("Ada").await;
    let code = after(&postman.mail().await, "Your code is ").to_owned();
    assert_ne!(code, late);
    let recovered = new.post("/api/recover", with(&code)).await;
    let (status, _) = ada.ask(Method::GET, "/api/me", Value::Null).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    assert_eq!(new.get("/api/me").await["name"], "Ada");
    for used in [&*code, &recovery] {
        let mut other = Visitor::new(office.address);
        other
            .refused(Method::POST, "/api/recover", with(used), wrong)
            .await;
    }
    assert!(recovered["recovery"].is_string());
    // One mailbox gets no more of them than three, and nobody learns that.
    asked("Ada").await;
    postman.mail().await;
    let answer = asked("Ada").await;
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    // Without a mail server there is none, for every name.
    let body = json!({"name": "Nobody"});
    let mut elsewhere = Visitor::new(stage.address);
    let none = (409, "server-mail-none");
    elsewhere
        .refused(Method::POST, "/api/recover/mail", body, none)
        .await;
    assert!(!postman.has_mail());
}

/// Else others keep an account's owner from getting back in.
async fn codes_to_confirm_leave_those_for_a_forgotten_password(stage: Stage) {
    let mut postman = Postman::open();
    let office = Office::open(&stage, Some(&postman)).await;
    let (ada, _) = Visitor::member(&stage, "Ada").await;
    let ada = Person::known(office.address, ada.cookie.unwrap());
    confirmed(&ada, &mut postman, "ada@example.org").await;
    let eve = stage.guest("Eve").await.at(office.address);
    stage.give_account(&eve).await;
    loop {
        let mail = json!({"mail": "ada+eve@example.org"});
        let (status, _) = eve.ask(Method::PUT, MAIL, mail).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            break;
        }
        postman.mail().await;
    }
    let client = reqwest::Client::new();
    let url = format!("http://{}/api/recover/mail", office.address);
    let asked = client.post(url).json(&json!({"name": "Ada"}));
    asked.send().await.unwrap();
    let mail = postman.mail().await;
    assert!(mail.contains("To: ada@example.org"), "{mail}");
}
