//! What waits for somebody, in the page.

use std::{net::SocketAddr, slice};

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message, client::IntoClientRequest as _},
};
use urzeit_rules::{Choices as _, Game as _, Genesis, Seat};
use urzeit_server::Store;
use urzeit_table::messages::{About, Notices, ToClient};

use crate::stage::asked;
use crate::{
    play::table,
    stage::{PATIENCE, Person, Socket, Stage},
    tables::wish,
    workshop::{Server, number, until, working},
};

crate::on_both_stores!(
    the_page_shows_whose_turn_it_is,
    a_request_is_told_until_it_is_answered,
    the_end_is_told_too,
    nobody_is_told_of_what_waits_for_others,
    a_table_that_nobody_joins_is_closed,
);

pub(crate) struct Page(pub(crate) WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>);

impl Page {
    pub(crate) async fn open(address: SocketAddr, person: &Person) -> Page {
        let url = format!("ws://{address}/api/notices/socket");
        let mut request = url.into_client_request().unwrap();
        let cookie = person.cookie.parse().unwrap();
        request.headers_mut().insert("cookie", cookie);
        Page(connect_async(request).await.unwrap().0)
    }

    /// What is told next: what about, and which table.
    pub(crate) async fn hear(&mut self) -> Vec<(String, String)> {
        let message = timeout(PATIENCE, self.0.next()).await;
        let message = message.expect("nothing is told").unwrap().unwrap();
        short(serde_json::from_str(message.to_text().unwrap()).unwrap())
    }
}

fn short(Notices { notices }: Notices) -> Vec<(String, String)> {
    let short = notices.into_iter();
    short
        .map(|notice| (notice.about.word().to_owned(), notice.table))
        .collect()
}

async fn ask(person: &Person) -> Vec<(String, String)> {
    short(serde_json::from_value(person.get("/api/notices").await).unwrap())
}

/// The seat whose turn it is at a table, and any action that may be done.
pub(super) async fn turn(person: &Person, table: &str) -> (Seat, Genesis) {
    let (_, welcome) = person.follow(table, 0).await;
    let Some(seats) = asked(&welcome.events.now) else {
        panic!("{:?}", welcome.events.now.awaits)
    };
    let position = welcome.events.now.view.parse().unwrap();
    (Seat::at(seats[0] - 1), position)
}

/// Plays until it is another's turn, and says whose.
pub(super) async fn play_on(people: &[Person], sockets: &mut [Socket], table: &str) -> Seat {
    let (first, _) = turn(&people[0], table).await;
    for wish in 0.. {
        let (seat, position) = turn(&people[0], table).await;
        if seat != first {
            return seat;
        }
        let action = position.choices(seat).nth(0).unwrap().to_string();
        let socket = &mut sockets[seat.index()];
        socket
            .wish(&format!("{seat} {wish} {action}"), &action)
            .await;
        while !matches!(socket.hear().await, ToClient::Done(_)) {}
    }
    unreachable!()
}

async fn the_page_shows_whose_turn_it_is(stage: Stage) {
    let (id, people, mut sockets) = table::<Genesis>(&stage, "at-once any nothing").await;
    let (seat, _) = turn(&people[0], &id).await;
    let mut now = Page::open(stage.address, &people[seat.index()]).await;
    let mut then = Page::open(stage.address, &people[1 - seat.index()]).await;
    let waits = vec![("turn".to_owned(), id.clone())];
    assert_eq!(now.hear().await, waits);
    assert_eq!(then.hear().await, []);
    play_on(&people, &mut sockets, &id).await;
    assert_eq!(then.hear().await, waits);
    assert_eq!(ask(&people[seat.index()]).await, []);
    // In between more may have been told, for the same turn has several choices.
    while !now.hear().await.is_empty() {}
}

async fn a_request_is_told_until_it_is_answered(stage: Stage) {
    let (id, people, _) = table::<Genesis>(&stage, "at-once any nothing").await;
    let (seat, _) = turn(&people[0], &id).await;
    let (in_turn, other) = (&people[seat.index()], &people[1 - seat.index()]);
    let [turn, asked] = ["turn", "asked"].map(|about| (about.to_owned(), id.clone()));
    let mut page = Page::open(stage.address, other).await;
    assert_eq!(page.hear().await, []);
    let (status, answer) = wish(in_turn, &id, "end-game").await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    assert_eq!(page.hear().await, slice::from_ref(&asked));
    assert_eq!(ask(in_turn).await, slice::from_ref(&turn));
    wish(other, &id, "go-on").await;
    assert_eq!(page.hear().await, []);
    // A player can be asked something and be in turn at the same table.
    wish(other, &id, "end-game").await;
    assert_eq!(ask(in_turn).await, [turn, asked]);
    assert_eq!(ask(other).await, []);
}

async fn the_end_is_told_too(stage: Stage) {
    let (id, people, _) = table::<Genesis>(&stage, "at-once any nothing").await;
    let over = vec![("over".to_owned(), id.clone())];
    let day_ago = "changed - 86500000";
    stage.execute("UPDATE games SET state = 'over'").await;
    assert_eq!(ask(&people[0]).await, over);
    stage
        .execute(&format!(
            "UPDATE games SET changed = {day_ago}, rematch = 'next'"
        ))
        .await;
    assert_eq!(ask(&people[0]).await, []);
}

async fn nobody_is_told_of_what_waits_for_others(stage: Stage) {
    let (_, _, _) = table::<Genesis>(&stage, "at-once any nothing").await;
    let eve = stage.guest("Eve").await;
    assert_eq!(ask(&eve).await, []);
    let url = format!("http://{}/api/notices", stage.address);
    let answer = reqwest::get(&url).await.unwrap();
    assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
    let why: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
    assert_eq!(why["error"], "server-no-session");
    let url = format!("ws://{}/api/notices/socket", stage.address);
    match connect_async(url).await {
        Err(Error::Http(response)) => assert_eq!(response.status().as_u16(), 401),
        other => panic!("{other:?}"),
    }
    // A client that says something there is let go.
    let mut page = Page::open(stage.address, &eve).await;
    assert_eq!(page.hear().await, []);
    page.0.send(Message::text("hello")).await.unwrap();
    let end = timeout(PATIENCE, page.0.next()).await.unwrap();
    assert!(!matches!(end, Some(Ok(Message::Text(_)))), "{end:?}");
}

/// Several processes share a PostgreSQL.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_that_begins_at_one_server_is_told_at_another() {
    let stage = Stage::postgres().await;
    let (id, people, mut sockets) = table::<Genesis>(&stage, "at-once any nothing").await;
    let (seat, _) = turn(&people[0], &id).await;
    let other = stage.second_server().await;
    let mut page = Page::open(other, &people[1 - seat.index()]).await;
    assert_eq!(page.hear().await, []);
    play_on(&people, &mut sockets, &id).await;
    assert_eq!(page.hear().await, [("turn".to_owned(), id)]);
}

/// A week after something last happened there; its creator and those who sit there hear of it.
async fn a_table_that_nobody_joins_is_closed(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let mut ids = Vec::new();
    for days in [6, 7] {
        let new = json!({"game": "genesis", "players": 2, "visibility": "open"});
        let made = ada.post("/api/tables", new).await;
        let id = made["id"].as_str().unwrap().to_owned();
        bob.post(&format!("/api/tables/{id}/sit"), json!({})).await;
        let due = format!("SELECT due - changed FROM games WHERE id = '{id}'");
        assert_eq!(number(&stage, &due).await, Some(7 * 86_400_000));
        let ago = format!(
            "UPDATE games SET changed = changed - {days} * 86400000, due = 1 WHERE id = '{id}'"
        );
        stage.execute(&ago).await;
        ids.push(id);
    }
    for person in [&ada, &bob] {
        let id = person.get("/api/me").await["id"].clone();
        let webhook = "UPDATE accounts SET webhook = 'https://example.org/'";
        stage.execute(&format!("{webhook} WHERE id = {id}")).await;
    }
    let _server = Server::open(&stage, working()).await;
    let [six, seven] = &ids[..] else {
        panic!("two")
    };
    let state = |id: &str, state: &str| {
        format!("SELECT COUNT(*) FROM games WHERE id = '{id}' AND state = '{state}'")
    };
    until(&stage, &state(seven, "aborted"), |count| count == Some(1)).await;
    let due = format!("SELECT due - changed FROM games WHERE id = '{six}'");
    until(&stage, &due, |due| due == Some(7 * 86_400_000)).await;
    assert_eq!(number(&stage, &state(six, "waiting")).await, Some(1));
    let closed = vec![("closed".to_owned(), seven.clone())];
    assert_eq!(ask(&ada).await, closed);
    assert_eq!(ask(&bob).await, closed);
    let store = Store::open(&stage.database).await.unwrap();
    let due = store.due_notices(0, 0, i64::MAX).await.unwrap();
    assert_eq!(due.len(), 2, "{due:?}");
    for notice in &due {
        assert_eq!((notice.about, &notice.table), (About::Closed, seven));
    }
    // The creator who closes a table knows.
    ada.post(&format!("/api/tables/{six}/abort"), json!({}))
        .await;
    assert_eq!(ask(&ada).await, closed);
    assert_eq!(ask(&bob).await.len(), 2);
}
