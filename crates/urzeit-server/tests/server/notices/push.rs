//! Push messages to browsers.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use urzeit_rules::Genesis;
use urzeit_server::{
    Store,
    store::{Browser, NewSession, Time},
};
use urzeit_table::messages::{About, Program};

use super::{
    office::Office,
    page::{play_on, turn},
    push_service::{PushService, bytes, open, public},
};
use crate::{
    play::table,
    stage::{Person, Stage},
    tables::wish,
};

pub(super) const PUSH: &str = "/api/me/notices/push";
const CHANNELS: &str = "/api/me/notices";
const UNCLOCKED: &str = "at-once any nothing";

crate::on_both_stores!(
    a_turn_is_pushed_in_the_language_of_the_account,
    a_browser_that_is_gone_is_forgotten,
    what_cannot_be_pushed_is_tried_again,
    what_was_said_is_pushed_once_while_somebody_is_away,
    a_beginning_is_pushed_to_those_who_did_not_begin,
    an_invitation_and_a_full_table_are_pushed,
    a_full_table_that_waits_for_everybody_is_pushed,
    a_reminder_comes_at_a_fifth_of_the_time,
    a_request_and_the_end_are_pushed,
    only_browsers_that_may_be_are_taken,
    a_browser_ends_with_its_session,
);

/// RFC 8291, appendix A: the reader of these tests reads what others encrypt.
#[test]
fn the_example_of_rfc_8291_is_read() {
    let message = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY\
                   WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgS\
                   xsj_Qulcy4a-fN";
    let read = open(&bytes(message));
    assert_eq!(read, b"When I grow up, I want to be a watermelon");
    assert_eq!(
        public(),
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    );
}

/// A table, whose first player has to move and gets push messages.
async fn waiting(stage: &Stage, office: &Office, service: &PushService) -> (String, Vec<Person>) {
    let (id, mut people, _) = table::<Genesis>(stage, UNCLOCKED).await;
    let (seat, _) = turn(&people[0], &id).await;
    if seat.index() == 1 {
        people.swap(0, 1);
    }
    stage.give_account(&people[0]).await;
    service.tell(office, &people[0], "phone").await;
    (id, people)
}

/// Ada and Bob, who both get push messages.
async fn both(stage: &Stage, office: &Office, service: &PushService) -> [Person; 2] {
    let both = [stage.guest("Ada").await, stage.guest("Bob").await];
    for (person, name) in both.iter().zip(["ada", "bob"]) {
        stage.give_account(person).await;
        service.tell(office, person, name).await;
    }
    both
}

/// Of a game that has begun the players know, and whoever is in turn did not begin it.
async fn nobody_began(stage: &Stage) {
    let update = "UPDATE events SET author = NULL WHERE texts LIKE '%begin%'";
    stage.execute(update).await;
    stage.execute("UPDATE games SET begun = NULL").await;
}

/// What is to be told.
async fn due(stage: &Stage, now: i64) -> Vec<About> {
    let store = Store::open(&stage.database).await.unwrap();
    let due = store.due_notices(0, now, i64::MAX).await.unwrap();
    due.iter().map(|due| due.about).collect()
}

async fn a_turn_is_pushed_in_the_language_of_the_account(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut service = PushService::open().await;
    let (id, people, mut sockets) = table::<Genesis>(&stage, UNCLOCKED).await;
    for (number, person) in people.iter().enumerate() {
        stage.give_account(person).await;
        service.tell(&office, person, &format!("{number}")).await;
    }
    stage.execute("UPDATE accounts SET language = 'de'").await;
    let next = play_on(&people, &mut sockets, &id).await;
    stage.execute("UPDATE games SET begun = NULL").await;
    let sending = office.start();
    let pushed = service.hear().await;
    assert_eq!(pushed.browser, next.index().to_string());
    let message = json!({
        "title": "Genesis", "body": "Du bist am Zug.", "path": format!("/table/{id}"), "tag": id,
    });
    assert_eq!(pushed.message, message);
    assert_eq!(pushed.header("ttl"), "86400");
    assert_eq!(pushed.header("topic"), id);
    assert_eq!(pushed.header("urgency"), "normal");
    // The key is the one that browsers are told, at every process and for good.
    let (claims, key) = pushed.sender();
    assert_eq!(claims["aud"], service.url);
    assert_eq!(claims["sub"], "https://urzeit.test");
    for address in [office.address, stage.address] {
        let channels = people[0].at(address).get(CHANNELS).await;
        assert_eq!(channels["push_key"], key);
    }
    stage.until_sent(1).await;
    sending.stop().await;
    assert!(!service.has_heard());
}

async fn a_browser_that_is_gone_is_forgotten(stage: Stage) {
    let office = Office::open(&stage, None).await;
    for status in [StatusCode::GONE, StatusCode::NOT_FOUND] {
        let mut service = PushService::open().await;
        service.answer(status);
        let (_, people) = waiting(&stage, &office, &service).await;
        nobody_began(&stage).await;
        let sending = office.start();
        service.hear().await;
        let mine = people[0].at(office.address);
        while mine.get(CHANNELS).await["push"] == true {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        sending.stop().await;
        assert!(!service.has_heard());
    }
}

async fn what_cannot_be_pushed_is_tried_again(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut service = PushService::open().await;
    service.answer(StatusCode::TOO_MANY_REQUESTS);
    waiting(&stage, &office, &service).await;
    nobody_began(&stage).await;
    let sending = office.start();
    service.hear().await;
    service.answer(StatusCode::CREATED);
    let unsent = "SELECT COUNT(*) FROM notices WHERE sent IS NULL";
    assert_eq!(stage.number(unsent).await, 1);
    // The minutes are over.
    stage.execute("UPDATE notices SET claimed = 0").await;
    service.hear().await;
    stage.until_sent(1).await;
    sending.stop().await;
    assert!(!service.has_heard());
}

async fn what_was_said_is_pushed_once_while_somebody_is_away(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut service = PushService::open().await;
    let (id, people) = waiting(&stage, &office, &service).await;
    stage
        .execute("UPDATE games SET waits = 0, begun = NULL")
        .await;
    stage.execute("DELETE FROM presence").await;
    let say = async |who: &Person, said: &str| {
        let line = json!({"id": said, "text": said});
        who.post(&format!("/api/tables/{id}/chat"), line).await;
    };
    say(&people[0], "mine").await;
    assert_eq!(due(&stage, 0).await, []);
    say(&people[1], "first").await;
    let sending = office.start();
    let pushed = service.hear().await;
    assert_eq!(
        pushed.message["body"],
        "Somebody has written to you at the table."
    );
    assert_eq!(pushed.header("topic"), format!("{id}-said"));
    stage.until_sent(1).await;
    say(&people[1], "second").await;
    assert_eq!(due(&stage, 0).await, []);
    // The player has looked, and gone again.
    let me = people[0].get("/api/me").await["id"].clone();
    let looked = format!(
        "INSERT INTO presence (game, account, process, here, at)
         SELECT '{id}', {me}, 0, FALSE, MAX(at) FROM notices"
    );
    stage.execute(&looked).await;
    say(&people[1], "third").await;
    service.hear().await;
    stage.until_sent(2).await;
    sending.stop().await;
    assert!(!service.has_heard());
    // Nobody is told of what they do not want to read.
    stage.execute("DELETE FROM notices").await;
    assert_eq!(due(&stage, 0).await, [About::Said]);
    let other = people[1].get("/api/me").await["id"].clone();
    let shun = format!("INSERT INTO shunned VALUES ({me}, {other}, 'mute')");
    stage.execute(&shun).await;
    assert_eq!(due(&stage, 0).await, []);
}

async fn a_beginning_is_pushed_to_those_who_did_not_begin(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut service = PushService::open().await;
    let [ada, bob] = both(&stage, &office, &service).await;
    let new = json!({
        "game": "genesis", "players": 2, "visibility": "open", "begins_when_full": true,
        "seats": ["me", "open"],
    });
    let made = ada.post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap();
    bob.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    let sending = office.start();
    // Bob, who sat down last, knows; it may be his turn.
    let pushed = loop {
        let pushed = service.hear().await;
        if pushed.browser == "ada" {
            break pushed;
        }
        assert_eq!(pushed.message["body"], "It is your turn.");
    };
    let body = pushed.message["body"].as_str().unwrap();
    assert!(body.starts_with("The game has begun."), "{body}");
    sending.stop().await;
    let begun = "SELECT COUNT(*) FROM notices WHERE about = 'begun'";
    assert_eq!(stage.number(begun).await, 1);
}

async fn an_invitation_and_a_full_table_are_pushed(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut service = PushService::open().await;
    let [ada, bob] = both(&stage, &office, &service).await;
    let new = json!({
        "game": "genesis", "players": 2, "visibility": "open", "seats": ["me", "open"],
    });
    let made = ada.post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap();
    let bobs = bob.get("/api/me").await["id"].clone();
    let invite = format!(
        "INSERT INTO invitations (game, seat, account, at) VALUES ('{id}', 2, {bobs}, {})",
        made["created"]
    );
    stage.execute(&invite).await;
    let sending = office.start();
    let pushed = service.hear().await;
    let told = |browser: &str, body: &Value| (browser.to_owned(), body.clone());
    assert_eq!(
        told(&pushed.browser, &pushed.message["body"]),
        told("bob", &json!("You are invited to a game."))
    );
    stage.until_sent(1).await;
    // The host is told of a refusal, though it is no event of the table.
    let declined = format!("/api/me/invitations/{id}");
    bob.ask(Method::DELETE, &declined, Value::Null).await;
    let pushed = service.hear().await;
    assert_eq!(
        told(&pushed.browser, &pushed.message["body"]),
        told("ada", &json!("Your invitation was declined."))
    );
    stage.until_sent(2).await;
    // Now the seat is for anybody with the link.
    let sit = json!({"seat": 2, "invite": made["invite"]});
    bob.post(&format!("/api/tables/{id}/sit"), sit).await;
    let pushed = service.hear().await;
    assert_eq!(
        told(&pushed.browser, &pushed.message["body"]),
        told(
            "ada",
            &json!("All seats are taken. Come to the table, and the game can begin.")
        )
    );
    stage.until_sent(3).await;
    sending.stop().await;
    assert!(!service.has_heard());
    // A player who leaves and sits down again and again is no news, for an hour.
    bob.post(&format!("/api/tables/{id}/leave"), json!({}))
        .await;
    let sit = json!({"seat": 2, "invite": made["invite"]});
    bob.post(&format!("/api/tables/{id}/sit"), sit).await;
    let store = Store::open(&stage.database).await.unwrap();
    let full = async |asked_since: i64| {
        let due = store.due_notices(0, i64::MAX, asked_since).await.unwrap();
        due.iter().filter(|due| due.about == About::Full).count()
    };
    assert_eq!((full(0).await, full(i64::MAX).await), (0, 1));
}

/// A live game that counts waits for everybody, so all of them are told, but for the one who sat down last.
async fn a_full_table_that_waits_for_everybody_is_pushed(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut service = PushService::open().await;
    let [ada, bob] = both(&stage, &office, &service).await;
    stage
        .execute("UPDATE accounts SET notify_live = TRUE")
        .await;
    let new = json!({"game": "genesis", "players": 2, "visibility": "open", "rated": true,
        "seats": ["me", "open"], "begins_when_full": true,
        "pace": {"live": {"minutes": 5, "seconds": 5}}});
    let made = ada.post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap();
    bob.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    let sending = office.start();
    let pushed = service.hear().await;
    assert_eq!(pushed.browser, "ada");
    let body = pushed.message["body"].as_str().unwrap();
    assert!(body.starts_with("All seats are taken."), "{body}");
    stage.until_sent(1).await;
    sending.stop().await;
    assert!(!service.has_heard());
}

async fn a_reminder_comes_at_a_fifth_of_the_time(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut service = PushService::open().await;
    waiting(&stage, &office, &service).await;
    nobody_began(&stage).await;
    let day = 86_400_000;
    let store = Store::open(&stage.database).await.unwrap();
    let now = store.time().await.unwrap();
    let slow = format!(
        "UPDATE games SET settings = 'at-once slow {day} rest', changed = {now}, deadline = {now} + {day}"
    );
    stage.execute(&slow).await;
    let fifth = now + day / 5 * 4;
    assert_eq!(due(&stage, fifth - 1).await, [About::Turn]);
    assert_eq!(due(&stage, fifth).await, [About::Turn, About::Reminder]);
    // Now it is too late.
    assert_eq!(due(&stage, now + day).await, [About::Turn]);
    // The turn began long before what is told lately.
    let ago =
        format!("UPDATE games SET changed = changed - 3 * {day}, deadline = deadline - {day} / 2");
    stage.execute(&ago).await;
    let sending = office.start();
    let pushed = service.hear().await;
    assert_eq!(pushed.message["body"], "A fifth of your time is left.");
    assert_eq!(pushed.header("urgency"), "high");
    stage.until_sent(1).await;
    sending.stop().await;
    assert!(!service.has_heard());
}

async fn a_request_and_the_end_are_pushed(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut service = PushService::open().await;
    let (id, people) = waiting(&stage, &office, &service).await;
    nobody_began(&stage).await;
    wish(&people[1], &id, "end-game").await;
    let sending = office.start();
    let body = "It is your turn.\nA question is waiting for your answer.";
    assert_eq!(service.hear().await.message["body"], body);
    stage.until_sent(2).await;
    let over = "UPDATE games SET state = 'over', waits = 0, asked = 0";
    stage.execute(over).await;
    let body = "The game is over.";
    assert_eq!(service.hear().await.message["body"], body);
    stage.until_sent(3).await;
    sending.stop().await;
    assert!(!service.has_heard());
}

async fn only_browsers_that_may_be_are_taken(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let service = PushService::open().await;
    let browser = |endpoint: &str| {
        let mut browser = service.browser("phone");
        browser["endpoint"] = endpoint.into();
        browser
    };
    let put = async |body: Value| ada.ask(Method::PUT, PUSH, body).await;
    let good = browser("https://push.example.org/1");
    let (status, answer) = put(good.clone()).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(answer["error"], "server-account-needed");
    stage.give_account(&ada).await;
    let mut keyless = good.clone();
    keyless["keys"]["p256dh"] = "BCVx".into();
    for body in [
        service.browser("phone"),
        browser("https://127.1/"),
        browser("https://[::ffff:169.254.169.254]/"),
        browser("https://push.example.org:6379/"),
        browser(&format!("https://example.org/{}", "x".repeat(2000))),
        keyless,
    ] {
        let (status, answer) = put(body.clone()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{body}");
        assert_eq!(answer["error"], "server-push-unreadable", "{body}");
    }
    assert_eq!(ada.get(CHANNELS).await["push"], false);
    let (status, answer) = put(good).await;
    assert_eq!((status, &answer["push"]), (StatusCode::OK, &json!(true)));
    let export = ada.get("/api/me/export").await;
    assert_eq!(
        export["pushes"][0]["endpoint"],
        "https://push.example.org/1"
    );
    let (status, answer) = ada.ask(Method::DELETE, PUSH, Value::Null).await;
    assert_eq!((status, &answer["push"]), (StatusCode::OK, &json!(false)));
}

async fn a_browser_ends_with_its_session(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let service = PushService::open().await;
    let count = "SELECT COUNT(*) FROM pushes";
    let ada = stage.guest("Ada").await.with_account(&stage).await;
    let ada = ada.at(office.address);
    service.tell(&office, &ada, "phone").await;
    // Asked again it is the same browser; another address replaces the first.
    service.tell(&office, &ada, "phone").await;
    service.tell(&office, &ada, "other").await;
    assert_eq!(stage.number(count).await, 1);
    // Somebody else signs in with the same browser.
    let bob = stage.guest("Bob").await.with_account(&stage).await;
    service.tell(&office, &bob, "other").await;
    assert_eq!(stage.number(count).await, 1);
    assert_eq!(ada.get(CHANNELS).await["push"], false);
    // At most ten, however many sessions there are.
    let account = bob.get("/api/me").await["id"].as_i64().unwrap();
    let store = Store::open(&stage.database).await.unwrap();
    for number in 1..=12 {
        let new = NewSession {
            account,
            created: store.time().await.unwrap(),
            program: Program::default(),
            host_cookie: false,
            proved: None,
        };
        store.make_session(&[number; 32], &new).await.unwrap();
        let browser = Browser {
            endpoint: format!("https://push.example.org/{number}"),
            public_key: bytes(&public()),
            auth: vec![0; 16],
        };
        let at = new.created + Time::from(number);
        store
            .set_push(account, &[number; 32], &browser, at)
            .await
            .unwrap();
    }
    assert_eq!(stage.number(count).await, 10);
    assert_eq!(bob.get(CHANNELS).await["push"], false);
    service.tell(&office, &bob, "other").await;
    let (status, _) = bob.ask(Method::DELETE, "/api/session", Value::Null).await;
    assert!(status.is_success(), "{status}");
    assert_eq!(stage.number(count).await, 9);
}
