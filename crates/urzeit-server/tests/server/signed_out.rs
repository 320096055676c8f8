//! What a session can do that has ended: nothing, not even where something was open already.

use std::time::Duration;

use futures_util::SinkExt as _;
use reqwest::{Method, StatusCode};
use serde_json::json;
use tokio::time::timeout;
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};
use urzeit_rules::Genesis;
use urzeit_server::Store;
use urzeit_table::messages::{Hello, ToClient, ToServer};

use crate::{
    play::{table, table_of_bots},
    stage::{PATIENCE, Person, Socket, Stage, next, next_but_presence},
};

crate::on_both_stores!(
    a_socket_that_follows_ends,
    what_ends_behind_the_servers_back_ends_with_the_next_wish,
    a_socket_that_has_not_said_hello_follows_nothing,
    who_waits_for_events_is_told_nothing,
    who_watched_for_notices_is_told_no_more,
    a_bot_whose_token_ended_does_not_sit_down,
    who_waits_for_events_does_not_see_a_game_that_nobody_may_watch,
);

impl Socket {
    /// Why the server closes it; it says nothing before, but for who has come and gone.
    pub(crate) async fn reason(&mut self) -> String {
        match next_but_presence(&mut self.stream).await {
            Some(Ok(Message::Close(Some(close)))) => close.reason.to_string(),
            other => panic!("no reason: {other:?}"),
        }
    }
}

impl Person {
    async fn sign_out(&self) {
        let (status, _) = self.ask(Method::DELETE, "/api/session", json!({})).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
    }
}

async fn a_socket_that_follows_ends(stage: Stage) {
    let (id, people, mut sockets) = table::<Genesis>(&stage, "at-once any nothing").await;
    let store = Store::open(&stage.database).await.unwrap();
    let length = store.game(&id).await.unwrap().unwrap().length;
    for (person, socket) in people.iter().zip(&mut sockets) {
        person.sign_out().await;
        // Whether or not this server has heard of it yet.
        let _ = socket
            .stream
            .send(Message::text(r#"{"wish":{"id":"a","wish":"resign"}}"#))
            .await;
        assert_eq!(socket.reason().await, "server-no-session");
    }
    let game = store.game(&id).await.unwrap().unwrap();
    assert_eq!(game.length, length);
}

/// A tool of the operator, or another process whose word is lost, has ended a session: no server hears of it, and
/// the wish that comes next is not written, whether it is new or was granted before.
async fn what_ends_behind_the_servers_back_ends_with_the_next_wish(stage: Stage) {
    let ends = [
        ("DELETE FROM sessions", "server-no-session"),
        ("UPDATE sessions SET seen = 0", "server-no-session"),
        ("UPDATE accounts SET banned = 1", "server-banned"),
        ("UPDATE accounts SET deleted = 1", "server-no-session"),
    ];
    for (end, reason) in ends {
        for again in [false, true] {
            let (id, _people, mut sockets) = table::<Genesis>(&stage, "at-once any nothing").await;
            let store = Store::open(&stage.database).await.unwrap();
            let socket = &mut sockets[0];
            socket.wish("a", "end-game").await;
            while !matches!(socket.hear().await, ToClient::Done(_)) {}
            let length = store.game(&id).await.unwrap().unwrap().length;
            stage.execute(end).await;
            if again {
                socket.wish("a", "end-game").await;
            } else {
                socket.wish("b", "go-on").await;
            }
            assert_eq!(socket.reason().await, reason, "{end}");
            let game = store.game(&id).await.unwrap().unwrap();
            assert_eq!(game.length, length, "{end}");
            stage.execute("UPDATE accounts SET banned = NULL").await;
        }
    }
}

async fn a_socket_that_has_not_said_hello_follows_nothing(stage: Stage) {
    let (id, people, _sockets) = table::<Genesis>(&stage, "at-once any nothing").await;
    let mut socket = people[0].connect().await;
    people[0].sign_out().await;
    let hello = Hello {
        table: id,
        since: 0,
        invite: None,
    };
    socket.say(&ToServer::Hello(hello)).await;
    assert_eq!(socket.reason().await, "server-no-session");
}

async fn who_waits_for_events_is_told_nothing(stage: Stage) {
    let (id, people, _sockets) = table::<Genesis>(&stage, "at-once any nothing").await;
    let ada = people[0].at(stage.address);
    let path = format!("/api/tables/{id}/events?since=1000&wait=20");
    let waiting = tokio::spawn(async move { ada.ask(Method::GET, &path, json!(null)).await });
    // It may not wait yet; then it is told nothing all the same.
    tokio::time::sleep(Duration::from_millis(100)).await;
    people[0].sign_out().await;
    let answer = timeout(PATIENCE, waiting).await;
    let (status, answer) = answer.expect("it waits on").unwrap();
    assert_eq!(status, StatusCode::UNAUTHORIZED, "{answer}");
    assert!(answer.get("now").is_none(), "{answer}");
}

async fn who_watched_for_notices_is_told_no_more(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let url = format!("ws://{}/api/notices/socket", stage.address);
    let mut request = url.into_client_request().unwrap();
    request
        .headers_mut()
        .insert("cookie", ada.cookie.parse().unwrap());
    let (stream, _) = connect_async(request).await.unwrap();
    let mut socket = Socket { stream };
    let first = next(&mut socket.stream).await;
    assert!(matches!(first, Some(Ok(Message::Text(_)))));
    ada.sign_out().await;
    assert_eq!(socket.reason().await, "server-no-session");
}

async fn a_bot_whose_token_ended_does_not_sit_down(stage: Stage) {
    let (id, people, _sockets) = table_of_bots::<Genesis>(&stage, "at-once any nothing").await;
    let token = crate::bots::token(&stage, &people[0]).await;
    let url = format!("ws://{}/api/bots/{id}", stage.address);
    let mut request = url.into_client_request().unwrap();
    let token = format!("Bearer {token}").parse().unwrap();
    request.headers_mut().insert("authorization", token);
    let (stream, _) = connect_async(request).await.unwrap();
    let mut socket = Socket { stream };
    let greeting = next(&mut socket.stream).await;
    assert!(matches!(greeting, Some(Ok(Message::Text(_)))));
    stage.execute("DELETE FROM bot_tokens").await;
    socket.stream.send(Message::text("bot Test")).await.unwrap();
    assert_eq!(socket.reason().await, "no-token");
}

async fn who_waits_for_events_does_not_see_a_game_that_nobody_may_watch(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let new = json!({"game": "genesis", "players": 2, "visibility": "open",
        "seats": ["me", {"computer": "beginner"}]});
    let made = ada.post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let eve = stage.guest("Eve").await;
    let (mut socket, _) = eve.follow(&id, 0).await;
    let waiter = eve.at(stage.address);
    let path = format!("/api/tables/{id}/events?since=1000&wait=20");
    let waiting = tokio::spawn(async move { waiter.ask(Method::GET, &path, json!(null)).await });
    // It may not wait yet; then it is told nothing all the same.
    tokio::time::sleep(Duration::from_millis(100)).await;
    ada.post(&format!("/api/tables/{id}/begin"), json!({}))
        .await;
    let answer = timeout(PATIENCE, waiting).await;
    let (status, answer) = answer.expect("it waits on").unwrap();
    assert_eq!(status, StatusCode::NOT_FOUND, "{answer}");
    assert!(socket.is_closed().await);
}
