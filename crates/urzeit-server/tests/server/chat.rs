//! What people say at a table, who hears it, and who does not.

use std::time::Instant;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use urzeit_rules::Genesis;
use urzeit_rules::Seat;
use urzeit_table::messages::{ChatLine, Say, ToClient, ToServer};

use crate::{
    play::table,
    stage::{Person, Socket, Stage},
};

const AT_ONCE: &str = "at-once any nothing";

crate::on_both_stores!(
    a_line_is_heard_by_all_and_stays,
    a_line_sent_twice_is_said_once,
    watchers_read_and_write_only_when_nobody_plays,
    who_is_shunned_is_not_heard,
    what_cannot_be_said_is_refused,
    who_talks_too_much_has_to_wait,
    a_table_has_so_many_lines,
    a_line_is_reported,
    strangers_neither_read_nor_write,
);

crate::behind_a_pooler!(a_line_is_heard_by_all_and_stays, a_table_has_so_many_lines);

async fn say(socket: &mut Socket, id: &str, text: &str) {
    let (id, text) = (id.to_owned(), text.to_owned());
    socket.say(&ToServer::Say(Say { id, text })).await;
}

async fn line(socket: &mut Socket) -> ChatLine {
    match socket.hear().await {
        ToClient::Chat(line) => line,
        other => panic!("no chat: {other:?}"),
    }
}

async fn done(socket: &mut Socket) -> u64 {
    match socket.hear().await {
        ToClient::Done(done) => done.number,
        other => panic!("not done: {other:?}"),
    }
}

async fn refused(socket: &mut Socket) -> String {
    match socket.hear().await {
        ToClient::Refused(not_done) => not_done.why.error,
        other => panic!("not refused: {other:?}"),
    }
}

/// Says something over HTTP.
async fn post(person: &Person, table: &str, id: &str, text: &str) -> (StatusCode, Value) {
    let path = format!("/api/tables/{table}/chat");
    let say = json!({"id": id, "text": text});
    person.ask(Method::POST, &path, say).await
}

async fn texts(person: &Person, table: &str) -> Vec<String> {
    let lines = person.get(&format!("/api/tables/{table}/chat")).await;
    let lines: Vec<ChatLine> = serde_json::from_value(lines).unwrap();
    lines.into_iter().map(|line| line.text).collect()
}

async fn a_line_is_heard_by_all_and_stays(stage: Stage) {
    let (id, people, mut sockets) = table::<Genesis>(&stage, AT_ONCE).await;
    say(&mut sockets[1], "a", " Good luck! ").await;
    let heard = line(&mut sockets[0]).await;
    assert_eq!((heard.number, heard.seat), (0, Some(Seat::at(1))));
    assert_eq!((&*heard.name, &*heard.text), ("Player 1", "Good luck!"));
    // The speaker hears it too, and only then that it is done.
    assert_eq!(line(&mut sockets[1]).await, heard);
    assert_eq!(done(&mut sockets[1]).await, 0);
    let (status, answer) = post(&people[0], &id, "b", "You too").await;
    assert_eq!((status, &answer["number"]), (StatusCode::OK, &json!(1)));
    let second = line(&mut sockets[1]).await;
    assert_eq!((second.number, second.seat), (1, Some(Seat::at(0))));
    let (_, welcome) = people[0].follow(&id, 0).await;
    assert_eq!(welcome.chat, [heard, second]);
    assert_eq!(texts(&people[0], &id).await, ["Good luck!", "You too"]);
    let path = format!("/api/tables/{id}/chat");
    let part = people[0].get(&format!("{path}?since=1")).await;
    assert_eq!(part.as_array().unwrap().len(), 1);
    let part = people[0].get(&format!("{path}?before=0")).await;
    assert_eq!(part, json!([]));
}

async fn a_line_sent_twice_is_said_once(stage: Stage) {
    let (id, people, mut sockets) = table::<Genesis>(&stage, AT_ONCE).await;
    say(&mut sockets[0], "a", "Hello").await;
    say(&mut sockets[0], "a", "Hello").await;
    line(&mut sockets[0]).await;
    assert_eq!(done(&mut sockets[0]).await, 0);
    assert_eq!(done(&mut sockets[0]).await, 0);
    // The same identifier of somebody else is another line.
    let (_, answer) = post(&people[1], &id, "a", "Hello").await;
    assert_eq!(answer["number"], json!(1));
    assert_eq!(texts(&people[1], &id).await, ["Hello", "Hello"]);
}

async fn watchers_read_and_write_only_when_nobody_plays(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let bob = stage.guest("Bob").await;
    let eve = stage.guest("Eve").await;
    let new = json!({"game": "genesis", "visibility": "open", "spectators": true,
        "settings": "at-once slow 86400000 nothing"});
    let made = ada.post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap();
    let (mut watching, _) = eve.follow(id, 0).await;
    say(&mut watching, "a", "May I watch?").await;
    line(&mut watching).await;
    done(&mut watching).await;
    for (seat, person) in [(1, &ada), (2, &bob)] {
        let path = format!("/api/tables/{id}/sit");
        person.post(&path, json!({"seat": seat})).await;
    }
    ada.post(&format!("/api/tables/{id}/begin"), json!({}))
        .await;
    let (mut watching, welcome) = eve.follow(id, 1_000).await;
    assert_eq!(welcome.chat[0].text, "May I watch?");
    say(&mut watching, "b", "Take the forest!").await;
    assert_eq!(refused(&mut watching).await, "server-chat-players-only");
    let (status, _) = post(&eve, id, "c", "Take the forest!").await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = post(&bob, id, "d", "Not yet").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(line(&mut watching).await.text, "Not yet");
    stage.execute("UPDATE games SET state = 'over'").await;
    let other = stage.second_server().await;
    let (status, _) = post(&eve.at(other), id, "e", "Well played").await;
    assert_eq!(status, StatusCode::OK);
}

/// A table that somebody may not see is none.
async fn strangers_neither_read_nor_write(stage: Stage) {
    let (id, people, _) = table::<Genesis>(&stage, AT_ONCE).await;
    post(&people[0], &id, "a", "A secret").await;
    let eve = stage.guest("Eve").await;
    let path = format!("/api/tables/{id}/chat");
    let (status, answer) = eve.ask(Method::GET, &path, Value::Null).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "{answer}");
    let (status, _) = post(&eve, &id, "a", "Hello").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    for nowhere in ["nowhere", "%00", "%F0%9F%A6%95"] {
        let (status, _) = post(&eve, nowhere, "a", "Hello").await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{nowhere}");
    }
    let report = json!({"table": id, "chat": 0, "text": "bad"});
    let (status, _) = eve.ask(Method::POST, "/api/reports", report).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

async fn who_is_shunned_is_not_heard(stage: Stage) {
    let (id, people, mut sockets) = table::<Genesis>(&stage, AT_ONCE).await;
    let ada = people[0].get("/api/me").await["id"].clone();
    let bob = people[1].get("/api/me").await["id"].clone();
    stage
        .execute(&format!(
            "INSERT INTO shunned (account, other, how) VALUES ({ada}, {bob}, 'mute')"
        ))
        .await;
    say(&mut sockets[1], "a", "You cheat").await;
    line(&mut sockets[1]).await;
    done(&mut sockets[1]).await;
    say(&mut sockets[0], "b", "Hello").await;
    // Hers is the first line that she hears, but not the first that there is.
    assert_eq!(line(&mut sockets[0]).await.number, 1);
    assert_eq!(line(&mut sockets[1]).await.number, 1);
    let (_, welcome) = people[0].follow(&id, 0).await;
    assert_eq!(welcome.chat.len(), 1);
    assert_eq!(texts(&people[0], &id).await, ["Hello"]);
    assert_eq!(texts(&people[1], &id).await, ["You cheat", "Hello"]);
}

async fn what_cannot_be_said_is_refused(stage: Stage) {
    let (id, people, mut sockets) = table::<Genesis>(&stage, AT_ONCE).await;
    let long = "x".repeat(501);
    for (line, text, key) in [
        ("a", "", "server-text-empty"),
        ("a", "  \n ", "server-text-empty"),
        ("a", &*long, "server-text-too-long"),
        ("a", "a\u{0}b", "server-text-control"),
        ("a", "a\u{202e}b", "server-text-control"),
        ("", "hello", "server-bad-id"),
        ("\u{0}", "hello", "server-bad-id"),
        (&long, "hello", "server-bad-id"),
    ] {
        let (status, answer) = post(&people[0], &id, line, text).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{text}");
        assert_eq!(answer["error"], key);
        say(&mut sockets[0], line, text).await;
        assert_eq!(refused(&mut sockets[0]).await, key);
    }
    for path in ["since=-1", "since=x", "before=99999999999999999999"] {
        let path = format!("/api/tables/{id}/chat?{path}");
        let (status, _) = people[0].ask(Method::GET, &path, Value::Null).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{path}");
    }
    assert!(texts(&people[0], &id).await.is_empty());
}

/// One line every two seconds, and five at once: on a busy machine some more pass meanwhile.
async fn who_talks_too_much_has_to_wait(stage: Stage) {
    let (id, people, mut sockets) = table::<Genesis>(&stage, AT_ONCE).await;
    let begin = Instant::now();
    let may_pass = || 6 + begin.elapsed().as_secs() / 2;
    let mut passed = 0;
    let answer = loop {
        let (status, answer) = post(&people[0], &id, &passed.to_string(), "Ha").await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            break answer;
        }
        assert_eq!(status, StatusCode::OK);
        passed += 1;
        assert!(passed <= may_pass(), "{passed}");
    };
    assert!(passed >= 5, "{passed}");
    assert_eq!(answer["error"], "server-too-many");
    let seconds: u64 = answer["words"][0][1].as_str().unwrap().parse().unwrap();
    assert!((1..=10).contains(&seconds), "{answer}");
    // The socket is no way around it.
    let why = loop {
        say(&mut sockets[0], &format!("said {passed}"), "Ha").await;
        let answer = loop {
            match sockets[0].hear().await {
                ToClient::Chat(_) => {}
                other => break other,
            }
        };
        match answer {
            ToClient::Refused(refused) => break refused.why.error,
            ToClient::Done(_) => passed += 1,
            other => panic!("{other:?}"),
        }
        assert!(passed <= may_pass(), "{passed}");
    };
    assert_eq!(why, "server-too-many");
    let (status, _) = post(&people[1], &id, "0", "Stop it").await;
    assert_eq!(status, StatusCode::OK);
}

async fn a_table_has_so_many_lines(stage: Stage) {
    let (id, people, _) = table::<Genesis>(&stage, AT_ONCE).await;
    let ada = people[0].get("/api/me").await["id"].clone();
    let fill = format!(
        "WITH RECURSIVE n (number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM n WHERE number < 1998)
         INSERT INTO chat (game, number, account, name, at, text, said)
         SELECT '{id}', number, {ada}, 'Ada', 0, 'x', 'filled ' || number FROM n"
    );
    stage.execute(&fill).await;
    let (_, answer) = post(&people[0], &id, "a", "The last word").await;
    assert_eq!(answer["number"], 1999);
    let (status, answer) = post(&people[1], &id, "b", "Really?").await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(answer["error"], "server-chat-full");
    let (_, welcome) = people[0].follow(&id, 0).await;
    assert_eq!(welcome.chat.len(), 100);
    assert_eq!(welcome.chat[99].text, "The last word");
}

async fn a_line_is_reported(stage: Stage) {
    let (id, people, _) = table::<Genesis>(&stage, AT_ONCE).await;
    post(&people[1], &id, "a", "You cheat").await;
    let report = |chat: Value, text: &str| json!({"table": id, "chat": chat, "text": text});
    people[0]
        .post("/api/reports", report(json!(0), "insults\nme"))
        .await;
    people[0]
        .post("/api/reports", report(Value::Null, "left"))
        .await;
    let long = "x".repeat(1001);
    for (body, key) in [
        (report(json!(1), "?"), "server-no-such-line"),
        (report(json!(u64::MAX), "?"), "server-no-such-line"),
        (report(json!(0), ""), "server-text-empty"),
        (report(json!(0), &long), "server-text-too-long"),
        (report(json!(-1), "?"), "server-bad-json"),
    ] {
        let (status, answer) = people[0].ask(Method::POST, "/api/reports", body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        assert_eq!(answer["error"], key);
    }
    let query = format!(
        "SELECT COUNT(*) FROM reports WHERE game = '{id}' AND chat = 0 AND text = 'insults me'"
    );
    assert_eq!(stage.number(&query).await, 1);
    assert_eq!(stage.number("SELECT COUNT(*) FROM reports").await, 2);
}

/// Several processes share a PostgreSQL.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_said_at_two_servers_are_heard_at_both_in_one_order() {
    let stage = Stage::postgres().await;
    let (id, people, mut sockets) = table::<Genesis>(&stage, AT_ONCE).await;
    let other = stage.second_server().await;
    let bob = people[1].at(other);
    let (mut there, _) = bob.follow(&id, 0).await;
    let mut said = tokio::task::JoinSet::new();
    for number in 0..5 {
        for person in [people[0].at(stage.address), people[1].at(other)] {
            let id = id.clone();
            said.spawn(async move { post(&person, &id, &number.to_string(), "Ha").await.0 });
        }
    }
    assert!(said.join_all().await.iter().all(StatusCode::is_success));
    for number in 0..10 {
        let here = line(&mut sockets[0]).await;
        assert_eq!(here.number, number);
        assert_eq!(line(&mut there).await, here);
    }
}
