//! What waits for somebody, in the page.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::StatusCode;
use serde_json::Value;
use tokio::time::timeout;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message, client::IntoClientRequest as _},
};
use urzeit_rules::{Choices as _, Game as _, Genesis, Seat};
use urzeit_table::messages::{Notices, ToClient};

use crate::stage::asked;
use crate::{
    play::table,
    stage::{PATIENCE, Person, Socket, Stage},
};

crate::on_both_stores!(
    the_page_shows_whose_turn_it_is,
    the_end_is_told_too,
    nobody_is_told_of_what_waits_for_others,
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
    short.map(|notice| (notice.about, notice.table)).collect()
}

async fn ask(person: &Person) -> Vec<(String, String)> {
    short(serde_json::from_value(person.get("/api/notices").await).unwrap())
}

/// Whose turn it is at a table, and any action that may be done.
pub(super) async fn turn(person: &Person, table: &str) -> (Seat, Genesis) {
    let (_, welcome) = person.follow(table, 0).await;
    let Some(seats) = asked(&welcome.events.now) else {
        panic!("{:?}", welcome.events.now.awaits)
    };
    let position = welcome.events.now.view.parse().unwrap();
    (Seat::at(seats[0] - 1), position)
}

/// Plays until it is another's turn; who that is.
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
    // Who says something there is let go.
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
