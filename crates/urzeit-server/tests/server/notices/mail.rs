//! E-mail.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use urzeit_rules::Genesis;

use super::{
    office::{Office, Postman},
    page::play_on,
};
use crate::{
    play::table,
    stage::{Person, Stage},
};

crate::on_both_stores!(
    an_address_is_confirmed_told_and_stops,
    nobody_guesses_a_code_or_floods_a_mailbox,
);

const MAIL: &str = "/api/me/notices/mail";
const CONFIRM: &str = "/api/me/notices/mail/confirm";

/// The word behind a sentence's beginning.
fn after<'a>(mail: &'a str, beginning: &str) -> &'a str {
    let (_, rest) = mail.split_once(beginning).expect("the mail has it");
    rest.split([' ', '.', '\r', '>']).next().unwrap()
}

async fn confirmed(person: &Person, postman: &mut Postman, address: &str) {
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
        mail.contains("Subject: Urzeit: news from a table"),
        "{mail}"
    );
    assert!(
        mail.contains(&format!("https://urzeit.test/table/{id}")),
        "{mail}"
    );
    assert!(mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));
    let link = after(&mail, "To stop these notices: https://urzeit.test");
    assert!(mail.contains(&format!("List-Unsubscribe: <https://urzeit.test{link}>")));
    // Whoever has the mail can stop it, without a session; looking at the link does not.
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
    // Three mails an hour to one address, whoever asks for them.
    let bob = stage.guest("Bob").await.at(office.address);
    stage.give_account(&bob).await;
    for _ in 0..2 {
        let (status, _) = ask(&bob, json!("ADA@example.org")).await;
        assert_eq!(status, StatusCode::OK);
    }
    let (status, answer) = ask(&bob, json!("ada@example.org")).await;
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
