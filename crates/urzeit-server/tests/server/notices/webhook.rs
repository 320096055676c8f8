//! Messages to chat services.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use urzeit_rules::{Genesis, Ursuppe};
use urzeit_server::{Store, store::Way};
use urzeit_table::messages::About;

use super::{
    office::{ChatService, Office},
    page::{play_on, turn},
};
use crate::{
    orders::{Market, give},
    play::table,
    stage::{Person, Stage},
    tables::{step, wish},
};

const UNCLOCKED: &str = "at-once any nothing";

crate::on_both_stores!(
    a_turn_is_told_once_in_the_language_of_the_account,
    a_turn_after_an_order_has_acted_is_told,
    several_tables_share_a_message,
    who_looks_at_the_table_is_not_told,
    live_games_are_told_of_only_if_wanted,
    two_processes_send_each_message_once,
    what_cannot_be_sent_is_tried_again_a_few_times,
    what_is_refused_for_good_is_not_tried_again,
    what_is_no_longer_true_is_not_said,
    a_request_is_told_once,
    a_request_that_is_answered_or_seen_is_not_told,
    the_end_of_a_game_is_told,
    only_addresses_that_may_be_are_taken,
);

/// A table, and the player who has to move there first and wants to know.
async fn waiting(stage: &Stage, office: &Office, chat: &ChatService) -> (String, Vec<Person>) {
    let (id, mut people, _) = table::<Genesis>(stage, UNCLOCKED).await;
    let (seat, _) = turn(&people[0], &id).await;
    if seat.index() == 1 {
        people.swap(0, 1);
    }
    stage.give_account(&people[0]).await;
    chat.tell(office, &people[0]).await;
    // It is not they who have begun the game.
    stage
        .execute("UPDATE events SET author = NULL WHERE texts LIKE '%begin%'")
        .await;
    (id, people)
}

async fn a_turn_is_told_once_in_the_language_of_the_account(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let (id, people, mut sockets) = table::<Genesis>(&stage, UNCLOCKED).await;
    let mut services = Vec::new();
    for person in &people {
        stage.give_account(person).await;
        let service = ChatService::open(StatusCode::OK).await;
        service.tell(&office, person).await;
        services.push(service);
    }
    stage.execute("UPDATE accounts SET language = 'de'").await;
    // The first player has moved before anybody could be told.
    let next = play_on(&people, &mut sockets, &id).await;
    let sending = office.start();
    let message = services[next.index()].hear().await;
    let text = format!("Du bist am Zug in Genesis: https://urzeit.test/table/{id}");
    assert_eq!(message["text"], text);
    assert_eq!(message["content"], text);
    assert_eq!(message["allowed_mentions"], json!({"parse": []}));
    // Then it is the other's turn: both know, each by the one message for the turn.
    let next = play_on(&people, &mut sockets, &id).await;
    services[next.index()].hear().await;
    sending.stop().await;
    assert!(!services.iter_mut().any(ChatService::has_heard));
}

/// What an order does its owner has done: the next turn is another one.
async fn a_turn_after_an_order_has_acted_is_told(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut chat = ChatService::open(StatusCode::OK).await;
    let market = Market::open(&stage).await;
    let owner = &market.people[market.now];
    stage.give_account(owner).await;
    chat.tell(&office, owner).await;
    // It is not they who have begun the game.
    stage
        .execute("UPDATE events SET author = NULL WHERE texts LIKE '%begin%'")
        .await;
    let sending = office.start();
    chat.hear().await;
    let (status, _) = give(owner, &market.id, &market.order()).await;
    assert_eq!(status, StatusCode::OK);
    let people: Vec<&Person> = market.people.iter().collect();
    while market.asked().await != json!(market.now + 1) {
        assert!(step::<Ursuppe>(&people, &market.id).await);
    }
    chat.hear().await;
    sending.stop().await;
}

async fn several_tables_share_a_message(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut chat = ChatService::open(StatusCode::NO_CONTENT).await;
    let (first, people) = waiting(&stage, &office, &chat).await;
    let (second, _) = waiting(&stage, &office, &chat).await;
    let me = people[0].get("/api/me").await["id"].clone();
    // They sit at both tables.
    stage
        .execute(&format!(
            "UPDATE seats SET account = {me} WHERE game = '{second}' AND account IN
                 (SELECT id FROM accounts WHERE webhook IS NOT NULL)"
        ))
        .await;
    let sending = office.start();
    let message = chat.hear().await["text"].as_str().unwrap().to_owned();
    stage.until_sent(2).await;
    sending.stop().await;
    assert!(!chat.has_heard());
    assert_eq!(message.lines().count(), 2);
    for id in [first, second] {
        assert!(message.contains(&id), "{message}");
    }
}

async fn who_looks_at_the_table_is_not_told(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut chat = ChatService::open(StatusCode::OK).await;
    let (id, people) = waiting(&stage, &office, &chat).await;
    let looking = people[0].at(office.address).follow(&id, 0).await;
    let sending = office.start();
    stage.until_sent(1).await;
    sending.stop().await;
    assert!(!chat.has_heard());
    drop(looking);
}

async fn live_games_are_told_of_only_if_wanted(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut chat = ChatService::open(StatusCode::OK).await;
    let (live, _) = waiting(&stage, &office, &chat).await;
    let update = "UPDATE games SET settings = 'at-once live 600000 0 nothing'";
    stage.execute(update).await;
    let (slow, _) = waiting(&stage, &office, &chat).await;
    let sending = office.start();
    let message = chat.hear().await["text"].as_str().unwrap().to_owned();
    assert!(message.contains(&slow), "{message}");
    stage
        .execute("UPDATE accounts SET notify_live = TRUE")
        .await;
    let message = chat.hear().await["text"].as_str().unwrap().to_owned();
    assert!(message.contains(&live), "{message}");
    sending.stop().await;
}

async fn two_processes_send_each_message_once(stage: Stage) {
    let offices = [
        Office::open(&stage, None).await,
        Office::open(&stage, None).await,
    ];
    let mut chat = ChatService::open(StatusCode::OK).await;
    for _ in 0..6 {
        waiting(&stage, &offices[0], &chat).await;
    }
    let sending = offices.iter().map(Office::start).collect::<Vec<_>>();
    stage.until_sent(6).await;
    for sending in sending {
        sending.stop().await;
    }
    let mut messages = 0;
    while chat.has_heard() {
        messages += 1;
    }
    assert_eq!(messages, 6);
}

async fn what_cannot_be_sent_is_tried_again_a_few_times(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut chat = ChatService::open(StatusCode::BAD_GATEWAY).await;
    waiting(&stage, &office, &chat).await;
    let sending = office.start();
    for attempt in 1..=3 {
        chat.hear().await;
        if attempt < 3 {
            let unsent = "SELECT COUNT(*) FROM notices WHERE sent IS NULL";
            assert_eq!(stage.number(unsent).await, 1);
            // The minutes are over; so they would be had the process ended.
            stage.execute("UPDATE notices SET claimed = 0").await;
        }
    }
    stage.until_sent(1).await;
    sending.stop().await;
    assert!(!chat.has_heard());
}

async fn what_is_refused_for_good_is_not_tried_again(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut gone = ChatService::open(StatusCode::GONE).await;
    let mut moved = ChatService::open(StatusCode::TEMPORARY_REDIRECT).await;
    waiting(&stage, &office, &gone).await;
    waiting(&stage, &office, &moved).await;
    let sending = office.start();
    gone.hear().await;
    moved.hear().await;
    stage.until_sent(2).await;
    sending.stop().await;
    // Nobody follows where the other one leads.
    assert!(!moved.has_heard() && !gone.has_heard());
}

async fn what_is_no_longer_true_is_not_said(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut chat = ChatService::open(StatusCode::OK).await;
    let (id, people) = waiting(&stage, &office, &chat).await;
    let me = people[0].get("/api/me").await["id"].clone();
    stage
        .execute(&format!(
            "INSERT INTO notices (account, game, number, way, about, at)
             SELECT {me}, '{id}', 1, 'webhook', 'turn', changed FROM games"
        ))
        .await;
    stage.execute("UPDATE games SET waits = 0").await;
    let sending = office.start();
    stage.until_sent(1).await;
    sending.stop().await;
    assert!(!chat.has_heard());
}

/// The first of these people is in turn, and was asked by the other one.
async fn a_request_is_told_once(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut chat = ChatService::open(StatusCode::OK).await;
    let (id, people) = waiting(&stage, &office, &chat).await;
    let other = &people[1];
    wish(other, &id, "end-game").await;
    let sending = office.start();
    let place = format!("https://urzeit.test/table/{id}");
    let asked = format!("A question is waiting for your answer in Genesis: {place}");
    let message = chat.hear().await;
    let both = format!("It is your turn in Genesis: {place}\n{asked}");
    assert_eq!(message["text"], both);
    stage.until_sent(2).await;
    // Whatever else happens while the question is open is no other question;
    let store = Store::open(&stage.database).await.unwrap();
    for event in ["offer", "withdraw"] {
        let (status, answer) = wish(other, &id, event).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        assert_eq!(store.due_notices(0, 0, i64::MAX).await.unwrap(), []);
    }
    // the next one is, but not within an hour.
    for event in ["go-on", "end-game"] {
        wish(other, &id, event).await;
    }
    assert_eq!(store.due_notices(0, 0, 0).await.unwrap(), []);
    stage.execute("UPDATE notices SET at = at - 3600000").await;
    assert_eq!(chat.hear().await["text"], asked);
    stage.until_sent(3).await;
    sending.stop().await;
    assert!(!chat.has_heard());
}

async fn a_request_that_is_answered_or_seen_is_not_told(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut chat = ChatService::open(StatusCode::OK).await;
    let (id, people) = waiting(&stage, &office, &chat).await;
    let store = Store::open(&stage.database).await.unwrap();
    wish(&people[1], &id, "end-game").await;
    let due = store.due_notices(0, 0, i64::MAX).await.unwrap();
    let abouts: Vec<_> = due.iter().map(|due| due.about).collect();
    assert_eq!(abouts, [About::Turn, About::Asked]);
    for due in &due {
        let now = store.time().await.unwrap();
        store
            .write_notice(due, &[(Way::Webhook, false)], now)
            .await
            .unwrap();
    }
    wish(&people[0], &id, "go-on").await;
    let sending = office.start();
    stage.until_sent(2).await;
    sending.stop().await;
    assert!(!chat.has_heard());

    stage.execute("UPDATE notices SET at = at - 3600000").await;
    let looking = people[0].at(office.address).follow(&id, 0).await;
    wish(&people[1], &id, "end-game").await;
    let sending = office.start();
    // The turn goes on too, since another has done something.
    stage.until_sent(4).await;
    sending.stop().await;
    assert!(!chat.has_heard());
    drop(looking);
}

async fn the_end_of_a_game_is_told(stage: Stage) {
    let office = Office::open(&stage, None).await;
    let mut chat = ChatService::open(StatusCode::OK).await;
    let (id, _) = waiting(&stage, &office, &chat).await;
    stage
        .execute("UPDATE games SET state = 'over', waits = 0")
        .await;
    let sending = office.start();
    let message = chat.hear().await;
    let text = format!("Genesis is over: https://urzeit.test/table/{id}");
    assert_eq!(message["text"], text);
    stage.until_sent(1).await;
    sending.stop().await;
    assert!(!chat.has_heard());
}

async fn only_addresses_that_may_be_are_taken(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let put = async |body: Value| ada.ask(Method::PUT, "/api/me/notices", body).await;
    let hook = json!({"webhook": "https://hooks.example.org/a"});
    let (status, answer) = put(hook.clone()).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(answer["error"], "server-account-needed");
    stage.give_account(&ada).await;
    let (status, answer) = put(hook).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(answer["webhook"], "https://hooks.example.org/a");
    let long = format!("https://example.org/{}", "x".repeat(10_000));
    for (address, key) in [
        ("http://example.org/", "server-webhook-not-https"),
        ("https://127.1/", "server-webhook-local"),
        ("https://[::ffff:169.254.169.254]/", "server-webhook-local"),
        ("https://a:b@example.org/", "server-webhook-password"),
        ("https://example.org:6379/", "server-webhook-port"),
        ("\u{0}", "server-webhook-unreadable"),
        (&long, "server-webhook-unreadable"),
    ] {
        let (status, answer) = put(json!({"webhook": address})).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{address}");
        assert_eq!(answer["error"], key, "{address}");
    }
    let wanted = ada.get("/api/me/notices").await;
    assert_eq!(wanted["webhook"], "https://hooks.example.org/a");
    assert_eq!(wanted["mail_possible"], false);
    let (_, answer) = put(json!({"webhook": null, "live": true})).await;
    assert_eq!(
        (&answer["webhook"], &answer["live"]),
        (&Value::Null, &json!(true))
    );
}
