//! Bots that play by token, good ones and bad ones.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use futures_util::SinkExt as _;
use reqwest::Method;
use serde_json::json;
use tokio::time::timeout;
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Error, Message, client::IntoClientRequest as _},
};
use urzeit_rules::{Game, Genesis, Lords, Seat, Ursuppe, record::Bytes};
use urzeit_server::people::Token;
use urzeit_table::messages::ToClient;

use crate::{
    play::{table, table_of_bots},
    stage::{Person, Stage, Stream, next, unlimited},
};
use urzeit_table::Awaits;

crate::on_both_stores!(
    bots_play_genesis_to_the_end,
    bots_play_lords_to_the_end,
    bots_play_ursuppe_to_the_end,
    bots_confirm_and_know_the_time,
    a_bot_comes_back,
    bots_that_break_the_rules_of_talking_are_let_go,
    bots_that_talk_too_fast_are_heard_later,
    only_the_bots_of_who_sits_there_play,
);

/// A bot on its socket.
pub(crate) struct Bot {
    pub(crate) stream: Stream,
    heard: Vec<String>,
}

impl Bot {
    async fn connect(address: SocketAddr, table: &str, token: &str) -> Result<Bot, Error> {
        let url = format!("ws://{address}/api/bots/{table}");
        let mut request = url.into_client_request()?;
        let token = format!("Bearer {token}").parse().unwrap();
        request.headers_mut().insert("authorization", token);
        let (stream, _) = connect_async(request).await?;
        let heard = Vec::new();
        Ok(Bot { stream, heard })
    }

    /// One that has said its name.
    pub(crate) async fn sit(stage: &Stage, table: &str, person: &Person) -> Bot {
        Bot::sit_at(stage.address, stage, table, person).await
    }

    /// The same at another server of the same store.
    pub(crate) async fn sit_at(
        address: SocketAddr,
        stage: &Stage,
        table: &str,
        person: &Person,
    ) -> Bot {
        let token = token(stage, person).await;
        let mut bot = Bot::connect(address, table, &token).await.unwrap();
        assert_eq!(bot.hear().await.unwrap(), "urzeit 1");
        bot.say("bot Test").await;
        bot
    }

    pub(crate) async fn say(&mut self, text: &str) {
        // A bot that was let go may notice only when it listens.
        let _ = self.stream.send(Message::text(text)).await;
    }

    /// The next line, or why there is none any more.
    pub(crate) async fn hear(&mut self) -> Result<String, String> {
        while self.heard.is_empty() {
            match next(&mut self.stream).await {
                Some(Ok(Message::Text(text))) => {
                    assert!(text.ends_with('\n'));
                    self.heard = text.lines().rev().map(str::to_owned).collect();
                }
                Some(Ok(Message::Close(Some(close)))) => return Err(close.reason.to_string()),
                other => panic!("neither text nor a reason: {other:?}"),
            }
        }
        Ok(self.heard.pop().unwrap())
    }

    /// The next line that begins so.
    async fn until(&mut self, word: &str) -> String {
        loop {
            let line = self.hear().await.unwrap();
            if line.split(' ').next() == Some(word) {
                return line;
            }
        }
    }

    /// Asks what it may do and does one of it.
    async fn act(&mut self, seed: &mut usize) {
        self.say("legal").await;
        let count: usize = self.until("legal").await[6..].parse().unwrap();
        *seed = seed.wrapping_mul(7919).wrapping_add(1);
        let mut chosen = String::new();
        for number in 0..count {
            let action = self.until("action").await;
            if number == *seed % count {
                chosen = action;
            }
        }
        self.say(&format!("do {}\n", &chosen["action ".len()..]))
            .await;
    }

    /// Plays until the host says good bye: its results.
    async fn play(mut self, mut seed: usize) -> Vec<String> {
        let mut results = Vec::new();
        loop {
            let line = self.hear().await.unwrap();
            match line.split(' ').next().unwrap() {
                "turn" => self.act(&mut seed).await,
                "result" => results.push(line),
                "refused" | "error" => panic!("{line}"),
                "bye" => return results,
                _ => {}
            }
        }
    }
}

/// A token of this person for a bot.
pub(crate) async fn token(stage: &Stage, person: &Person) -> String {
    let account = person.get("/api/me").await["id"].as_i64().unwrap();
    let token = Token::new();
    let hash = Bytes(Token::hash(token.text()).to_vec()).to_string();
    let hash = if stage.database.starts_with("postgres") {
        format!("decode('{hash}', 'hex')")
    } else {
        format!("x'{hash}'")
    };
    let id = urzeit_server::random::id();
    let insert = format!(
        "INSERT INTO bot_tokens (token, id, account, name, created)
         VALUES ({hash}, {id}, {account}, 'test', 0)"
    );
    stage.execute(&insert).await;
    token.text().to_owned()
}

async fn play<G: Game>(stage: &Stage, settings: &str) {
    let (id, people, _) = table_of_bots::<G>(stage, settings).await;
    let mut playing = tokio::task::JoinSet::new();
    for (seed, person) in people.iter().enumerate() {
        let bot = Bot::sit(stage, &id, person).await;
        playing.spawn(bot.play(seed));
    }
    let results = timeout(Duration::from_secs(600), playing.join_all()).await;
    let results = results.expect("the game ends");
    assert_eq!(results[0].len(), people.len());
    assert!(results.iter().all(|lines| *lines == results[0]));
    // A player who comes later is told how it ended.
    let bot = Bot::sit(stage, &id, &people[0]).await;
    assert_eq!(bot.play(0).await, results[0]);
}

async fn bots_play_genesis_to_the_end(stage: Stage) {
    play::<Genesis>(&stage, "at-once any nothing").await;
}

async fn bots_play_lords_to_the_end(stage: Stage) {
    play::<Lords>(&stage, "at-once any nothing").await;
}

async fn bots_play_ursuppe_to_the_end(stage: Stage) {
    play::<Ursuppe>(&stage, "at-once any nothing").await;
}

async fn bots_confirm_and_know_the_time(stage: Stage) {
    play::<Genesis>(&stage, "confirm live 600000 1000 nothing").await;
    let (id, people, _) =
        table_of_bots::<Genesis>(&stage, "confirm live 600000 1000 nothing").await;
    let mut bots = Vec::new();
    for person in &people {
        bots.push(Bot::sit(&stage, &id, person).await);
    }
    let [first, second] = &mut bots[..] else {
        panic!("two play")
    };
    let turn = tokio::select! {
        turn = first.until("turn") => turn,
        turn = second.until("turn") => turn,
    };
    let times: Vec<u64> = turn
        .split(' ')
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    assert!((590_000..=600_000).contains(&times[1]), "{turn}");
    assert_eq!(times[0], times[1] / 20);
}

/// The seat that is to choose.
fn asked(welcome: &urzeit_table::messages::Welcome) -> usize {
    match &welcome.events.now.awaits {
        Awaits::Choices(seats) => seats.iter().next().unwrap().index(),
        other => panic!("{other:?}"),
    }
}

async fn a_bot_comes_back(stage: Stage) {
    let (id, people, mut sockets) = table_of_bots::<Genesis>(&stage, "at-once any nothing").await;
    let (_, welcome) = people[0].follow(&id, 0).await;
    let seat = asked(&welcome);
    let mut bot = Bot::sit(&stage, &id, &people[seat]).await;
    assert_eq!(bot.until("turn").await, "turn 60000 1200000");
    drop(bot);
    let mut bot = Bot::sit(&stage, &id, &people[seat]).await;
    assert_eq!(bot.until("game").await, "game genesis");
    assert_eq!(bot.until("you").await, format!("you {}", seat + 1));
    let view = bot.until("position").await;
    assert_eq!(view, format!("position {}", welcome.events.now.view));
    bot.until("turn").await;
    bot.act(&mut 0).await;
    let entry = bot.until("entry").await;
    let ToClient::Events(events) = sockets[1 - seat].hear().await else {
        panic!("no events")
    };
    let deed = events.told[0].entry().unwrap();
    assert_eq!(entry, format!("entry {} {deed}", welcome.events.now.number));
}

async fn bots_that_break_the_rules_of_talking_are_let_go(stage: Stage) {
    let (id, people, mut sockets) = table_of_bots::<Genesis>(&stage, "at-once any nothing").await;
    let (_, welcome) = people[0].follow(&id, 0).await;
    let seat = asked(&welcome);
    let secret = token(&stage, &people[seat]).await;
    let long = format!("do {}", "x".repeat(1022));
    let flood = "hello\n".repeat(33);
    for (first, lines, reason) in [
        (None, "", "no-name"),
        (None, "hello", "no-name"),
        (None, "bot  two  spaces", "no-name"),
        (Some("bot A"), &*long, "line-too-long"),
        (Some("bot A"), &*flood, "too-much"),
        (Some("bot A"), "do fly\ndo\ndo swim\ndo undo 1", "refused"),
        (
            Some("bot A\nview"),
            "do 2 confirm\ndo confirm\ndo begin\ndo end x",
            "refused",
        ),
    ] {
        let mut bot = Bot::connect(stage.address, &id, &secret).await.unwrap();
        bot.hear().await.unwrap();
        if let Some(name) = first {
            bot.say(name).await;
            bot.until("turn").await;
        }
        // An empty frame has no line, so the name is still to come.
        let lines = if lines.is_empty() { "\n" } else { lines };
        bot.say(lines).await;
        let why = loop {
            match bot.hear().await {
                Ok(line) => assert!(!line.starts_with("entry"), "{line}"),
                Err(why) => break why,
            }
        };
        assert_eq!(why, reason, "{lines}");
    }
    let mut bot = Bot::sit(&stage, &id, &people[seat]).await;
    bot.stream
        .send(Message::binary(b"bot A".to_vec()))
        .await
        .unwrap();
    let why = loop {
        if let Err(why) = bot.hear().await {
            break why;
        }
    };
    assert_eq!(why, "not-text");
    // A bot whose turn it is not says what it likes, and nothing happens.
    let mut other = Bot::sit(&stage, &id, &people[1 - seat]).await;
    other.until("position").await;
    for line in ["do end", "legal", "view"] {
        other.say(line).await;
        assert_eq!(other.hear().await.unwrap(), "error not-your-turn");
    }
    other.say("what?").await;
    assert_eq!(other.hear().await.unwrap(), "error unknown-line");
    // A bot that never reads keeps nobody from playing.
    let mut deaf = Bot::sit(&stage, &id, &people[1 - seat]).await;
    deaf.say(&"legal\nview\n".repeat(10)).await;
    let seat_of = Seat::at(seat);
    let position: Genesis = welcome.events.now.view.parse().unwrap();
    let action = urzeit_rules::Choices::nth(&position.choices(seat_of), 0).unwrap();
    sockets[seat].wish("a", &action.to_string()).await;
    let ToClient::Events(events) = sockets[1 - seat].hear().await else {
        panic!("no events")
    };
    assert_eq!(events.first, welcome.events.now.number);
}

async fn bots_that_talk_too_fast_are_heard_later(stage: Stage) {
    let (id, people, _) = table_of_bots::<Genesis>(&stage, "at-once any nothing").await;
    let (_, welcome) = people[0].follow(&id, 0).await;
    let mut config = unlimited();
    config.limits.wishes = "5/s+3".parse().unwrap();
    let address = stage.server_with(config).await;
    let began = Instant::now();
    let person = &people[asked(&welcome)];
    let mut bot = Bot::sit_at(address, &stage, &id, person).await;
    bot.until("turn").await;
    bot.say(&"view\n".repeat(10)).await;
    for _ in 0..10 {
        bot.until("position").await;
    }
    // Twelve with the connection and its name: three at once, nine at five a second.
    assert!(began.elapsed() > Duration::from_millis(1700));
}

async fn only_the_bots_of_who_sits_there_play(stage: Stage) {
    let (id, people, _) = table_of_bots::<Genesis>(&stage, "at-once any nothing").await;
    let connect = async |table: &str, token: &str| Bot::connect(stage.address, table, token).await;
    let status = async |table: &str, token: &str| match connect(table, token).await {
        Err(Error::Http(response)) => response.status().as_u16(),
        Err(other) => panic!("{other}"),
        Ok(_) => 101,
    };
    let ada = token(&stage, &people[0]).await;
    assert_eq!(status(&id, &ada).await, 101);
    assert_eq!(status("nowhere", &ada).await, 404);
    assert_eq!(status(&id, "").await, 401);
    assert_eq!(status(&id, &"f".repeat(64)).await, 401);
    // A session is no token.
    let (_, session) = people[0].cookie.split_once('=').unwrap();
    assert_eq!(status(&id, session).await, 401);
    // Where a person sat down no bot plays.
    let (persons, sitting, _) = table::<Genesis>(&stage, "at-once any nothing").await;
    let theirs = token(&stage, &sitting[0]).await;
    assert_eq!(status(&persons, &theirs).await, 403);
    let bot = sitting[0].bot(theirs);
    let path = format!("/api/tables/{persons}/wishes");
    let wish = json!({"id": "a", "wish": "resign"});
    let refused = bot.refused(Method::POST, &path, wish).await;
    assert_eq!(refused.1, "server-persons-seat");
    let eve = stage.guest("Eve").await;
    let eve_token = token(&stage, &eve).await;
    assert_eq!(status(&id, &eve_token).await, 404);
    let me = people[0].get("/api/me").await["id"].clone();
    stage
        .execute(&format!("UPDATE accounts SET banned = 1 WHERE id = {me}"))
        .await;
    assert_eq!(status(&id, &ada).await, 403);
}

/// While a bot thinks, its owner makes a choice for it and takes it back, at another server. Those of one
/// file do not hear of each other, so the bot's server learns of it only when it writes.
#[tokio::test]
async fn an_answer_to_something_else_is_not_played() {
    let stage = Stage::sqlite().await;
    let there = stage.server_with(unlimited()).await;
    // A choice after which dice are thrown cannot be taken back: then at another table.
    for _ in 0..20 {
        let (id, people, _) = table_of_bots::<Genesis>(&stage, "at-once any nothing").await;
        let (_, welcome) = people[0].follow(&id, 0).await;
        let seat = asked(&welcome);
        let owner = &people[seat];
        let mut bot = Bot::sit_at(there, &stage, &id, owner).await;
        bot.until("turn").await;
        let position: Genesis = welcome.events.now.view.parse().unwrap();
        let action = urzeit_rules::Choices::nth(&position.choices(Seat::at(seat)), 0).unwrap();
        let wishes = format!("/api/tables/{id}/wishes");
        let wish = json!({"id": "a", "wish": action.to_string()});
        owner.post(&wishes, wish).await;
        let undo = json!({"id": "b", "wish": "undo 1"});
        let (undone, _) = owner.ask(Method::POST, &wishes, undo).await;
        if !undone.is_success() {
            continue;
        }
        let length = format!("SELECT length FROM games WHERE id = '{id}'");
        let before = stage.number(&length).await;
        bot.say(&format!("do {action}")).await;
        // It hears what has happened, and is asked again.
        bot.until("position").await;
        bot.until("turn").await;
        assert_eq!(stage.number(&length).await, before);
        bot.say(&format!("do {action}")).await;
        assert!(bot.until("entry").await.ends_with(&action.to_string()));
        return;
    }
    panic!("nothing could be taken back");
}
