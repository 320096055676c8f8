//! What clients and bots say on their sockets, nearly.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use rand::RngExt as _;
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::{
    connect_async_with_config,
    tungstenite::{Message, client::IntoClientRequest as _},
};
use urzeit_table::protocol::MOST_LINES;

use super::{PATIENCE, World};
use crate::{
    mutate::{mutate, noise, one_of},
    target::Random,
};

/// The kind of client whose socket it is; the first line of an input.
const WHO: [&str; 4] = ["player", "watcher", "notices", "bot"];

#[rustfmt::skip]
const WISHES: [&str; 22] = [
    "end", "confirm", "undo 1", "undo 99999999999999999999", "ask 0", "ask 3", "agree", "refuse",
    "return", "end-game", "go-on", "place forest a1", "place wild n10", "keep", "card i1",
    "lay island F6", "put F6", "drift", "pass", "{\"a\":1}", "1 end", "",
];

/// The wish with this id is said last of all, to see that the server still listens.
const LAST: &str = "last of all";

/// A line that says who talks, then a message a line.
pub(crate) fn make(random: &mut Random) -> Vec<u8> {
    let who = *one_of(&WHO, random);
    let mut lines = vec![who.as_bytes().to_vec()];
    if who == "bot" {
        lines.push(b"bot Test".to_vec());
    } else if random.random_range(0..8) > 0 {
        let table = *one_of(&["{genesis}", "{lords}", "{ursuppe}", "{waiting}"], random);
        let hello = json!({"hello": {"table": table, "since": random.random_range(0..50)}});
        lines.push(hello.to_string().into_bytes());
    }
    for _ in 0..random.random_range(1..8) {
        let message = match who {
            "bot" => said_by_a_bot(random),
            _ => message(random).to_string(),
        };
        let message = match random.random_range(0..6) {
            0 => noise(60, random),
            1 | 2 => mutate(message.as_bytes(), b"\"}}", random),
            _ => message.into_bytes(),
        };
        // A message is a line here.
        lines.push(message.into_iter().filter(|byte| *byte != b'\n').collect());
    }
    lines.join(&b'\n')
}

fn said_by_a_bot(random: &mut Random) -> String {
    let said = [
        "legal",
        "view",
        "do end",
        "do place forest a1",
        "bot Again",
        "do ",
        "x",
    ];
    (*one_of(&said, random)).to_owned()
}

fn message(random: &mut Random) -> Value {
    let id = random.random_range(0..20).to_string();
    let wish = *one_of(&WISHES, random);
    let since = *one_of(&[0, 1, 1000, u64::MAX], random);
    match random.random_range(0..8) {
        0 => json!({"say": {"id": id, "text": wish}}),
        1 => json!({"hello": {"table": "{lords}", "since": since, "invite": "{invite}"}}),
        2 => json!({"wish": {"id": "i".repeat(random.random_range(0..100)), "wish": wish}}),
        3 => json!({"wish": {"id": id, "wish": wish.repeat(random.random_range(1..300))}}),
        _ => json!({"wish": {"id": id, "wish": wish}}),
    }
}

/// Says all of it and a last word, and waits until the server has answered that and goes.
///
/// # Panics
/// If it does not answer, does not go, or has to blame itself.
pub(crate) async fn say(world: &World, input: &[u8]) {
    let mut lines = input.split(|byte| *byte == b'\n');
    let who = lines.next().unwrap_or_default();
    let (path, header, value) = match who {
        b"bot" => ("/api/bots/{bots}", "authorization", "Bearer {token}"),
        b"notices" => ("/api/notices/socket", "cookie", "{ada}"),
        b"watcher" => ("/api/socket", "cookie", "{eve}"),
        _ => ("/api/socket", "cookie", "{ada}"),
    };
    let filled = |text: &str| String::from_utf8(world.filled(text.as_bytes())).unwrap_or_default();
    let url = format!("ws://{}{}", world.address(), filled(path));
    let mut request = url.into_client_request().expect("an address");
    let value = filled(value).parse().expect("a header");
    request.headers_mut().insert(header, value);
    // What is said is not kept back until there is more of it.
    let Ok((mut socket, _)) = connect_async_with_config(request, None, true).await else {
        panic!("no socket for {}", String::from_utf8_lossy(who));
    };
    for line in lines {
        let line = world.filled(line);
        let message = match String::from_utf8(line) {
            Ok(text) => Message::text(text),
            Err(bytes) => Message::binary(bytes.into_bytes()),
        };
        // A client that is let go says no more.
        if socket.send(message).await.is_err() {
            break;
        }
        if let Ok(Some(Ok(heard))) = timeout(Duration::ZERO, socket.next()).await {
            is_last_answer(&heard);
        }
    }
    // A client that was let go is not heard, and finds out when it listens.
    let _ = socket.send(Message::text(last_word(who))).await;
    let answer = async {
        while let Some(Ok(heard)) = socket.next().await {
            if is_last_answer(&heard) {
                break;
            }
        }
    };
    let answered = timeout(PATIENCE, answer).await;
    answered.expect("the server answers or lets go");
    let _ = socket.close(None).await;
    let end = async {
        while let Some(Ok(heard)) = socket.next().await {
            is_last_answer(&heard);
        }
    };
    timeout(PATIENCE, end).await.expect("the server lets go");
}

/// What cannot be passed over in silence: a client that follows a table is answered under the wish's id, and
/// all others are let go.
fn last_word(who: &[u8]) -> String {
    match who {
        // Answers to bots have no ids; but one that says too much is let go.
        b"bot" => "?\n".repeat(MOST_LINES + 1),
        _ => json!({"wish": {"id": LAST, "wish": "?"}}).to_string(),
    }
}

/// Is this the answer to the last wish?
///
/// # Panics
/// If the server has to blame itself for something: that is a socket's 5xx.
fn is_last_answer(heard: &Message) -> bool {
    let text = match heard {
        Message::Text(text) => text,
        Message::Close(Some(frame)) => &frame.reason,
        _ => return false,
    };
    assert!(!text.contains("server-broken"), "{text}");
    let answer: Value = serde_json::from_str(text).unwrap_or_default();
    ["done", "refused"]
        .map(|kind| &answer[kind]["id"])
        .contains(&&json!(LAST))
}
