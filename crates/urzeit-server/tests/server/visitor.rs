//! Somebody at a browser that keeps cookies, or a bot with a token; and a look into the database.

use std::net::SocketAddr;

use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use sqlx::{
    AssertSqlSafe, Connection as _, Executor as _, PgConnection, Row as _, SqliteConnection,
};
use urzeit_rules::Game;
use urzeit_table::{Awaits, messages::Now};

use crate::{
    stage::{Stage, written_out},
    workshop::choice,
};

/// Somebody who talks to a server.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) address: SocketAddr,
    /// `NAME=…`, as a browser sends it.
    pub(crate) cookie: Option<String>,
    /// The last cookie that the server has set, in full.
    pub(crate) set_cookie: Option<String>,
    /// What kind of program this says to be.
    pub(crate) user_agent: Option<&'static str>,
    /// A bot's token.
    pub(crate) token: Option<String>,
    client: reqwest::Client,
}

impl Visitor {
    /// Somebody without a session.
    pub(crate) fn new(address: SocketAddr) -> Visitor {
        Visitor {
            address,
            cookie: None,
            set_cookie: None,
            user_agent: None,
            token: None,
            // Each request has a connection of its own: the server closes those that were sent too much.
            client: reqwest::Client::builder()
                .pool_max_idle_per_host(0)
                .build()
                .unwrap(),
        }
    }

    /// The same person at another server of the same store.
    pub(crate) fn at(self, address: SocketAddr) -> Visitor {
        Visitor { address, ..self }
    }

    pub(crate) async fn guest(stage: &Stage, name: &str) -> Visitor {
        let mut visitor = Visitor::new(stage.address);
        visitor.post("/api/guest", json!({"name": name})).await;
        visitor
    }

    /// Somebody with an account; the password is `password of NAME`. Says the recovery code too.
    pub(crate) async fn member(stage: &Stage, name: &str) -> (Visitor, String) {
        let mut visitor = Visitor::new(stage.address);
        let body = json!({"name": name, "password": format!("password of {name}")});
        let registered = visitor.post("/api/register", body).await;
        let code = registered["recovery"].as_str().unwrap().to_owned();
        (visitor, code)
    }

    /// The same person at another browser.
    pub(crate) async fn elsewhere(&self, name: &str) -> Visitor {
        let mut visitor = Visitor::new(self.address);
        let body = json!({"name": name, "password": format!("password of {name}")});
        visitor.post("/api/session", body).await;
        visitor
    }

    /// A bot with a token of this person.
    pub(crate) async fn bot(&mut self) -> Visitor {
        let name = self.get("/api/me").await["name"].clone();
        let password = format!("password of {}", name.as_str().unwrap());
        let new = json!({"name": "bot", "password": password});
        let made = self.post("/api/me/tokens", new).await;
        let mut bot = Visitor::new(self.address);
        bot.token = Some(made["token"].as_str().unwrap().to_owned());
        bot
    }

    pub(crate) async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: String,
    ) -> (StatusCode, Value) {
        let url = format!("http://{}{path}", self.address);
        let length = body.len();
        let mut request = self.client.request(method.clone(), url);
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        if let Some(user_agent) = self.user_agent {
            request = request.header(header::USER_AGENT, user_agent);
        }
        if method != Method::GET {
            request = request.header(header::CONTENT_TYPE, "application/json");
            request = request.body(body);
        }
        let answer = match request.send().await {
            Ok(answer) => answer,
            // A client that sends what is too long may find the connection closed before the answer is read.
            Err(_) if length > 1_000_000 => return (StatusCode::PAYLOAD_TOO_LARGE, Value::Null),
            Err(error) => panic!("{method} {path}: {error}"),
        };
        if let Some(cookie) = answer.headers().get(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            let kept = cookie.split(';').next().unwrap();
            self.cookie = (!kept.ends_with('=')).then(|| kept.to_owned());
            self.set_cookie = Some(cookie.to_owned());
        }
        let status = answer.status();
        let text = answer.text().await.unwrap();
        let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
        (status, value)
    }

    /// Asks what has to be answered.
    pub(crate) async fn ask(&mut self, method: Method, path: &str, body: Value) -> Value {
        let body = written_out(body).to_string();
        let (status, answer) = self.send(method, path, body).await;
        assert!(status.is_success(), "{path}: {status} {answer}");
        answer
    }

    pub(crate) async fn get(&mut self, path: &str) -> Value {
        self.ask(Method::GET, path, Value::Null).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Value {
        self.ask(Method::POST, path, body).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: Value) -> Value {
        self.ask(Method::PUT, path, body).await
    }

    pub(crate) async fn delete(&mut self, path: &str, body: Value) -> Value {
        self.ask(Method::DELETE, path, body).await
    }

    /// Asks what has to be refused, with this status and this reason.
    pub(crate) async fn refused(
        &mut self,
        method: Method,
        path: &str,
        body: Value,
        (status, key): (u16, &str),
    ) {
        let (found, answer) = self.send(method.clone(), path, body.to_string()).await;
        let text: String = body.to_string().chars().take(100).collect();
        let found = (found.as_u16(), answer["error"].as_str().unwrap_or_default());
        assert_eq!(found, (status, key), "{method} {path} {text}");
    }

    /// Is nobody here?
    pub(crate) async fn is_stranger(&mut self) -> bool {
        let (status, answer) = self.send(Method::GET, "/api/me", String::new()).await;
        let stranger = status == StatusCode::UNAUTHORIZED;
        assert!(stranger || status == StatusCode::OK, "{status} {answer}");
        stranger
    }

    /// Where the game at a table stands.
    async fn now(&mut self, table: &str) -> Now {
        let path = format!("/api/tables/{table}?since=1000000");
        serde_json::from_value(self.get(&path).await["now"].take()).unwrap()
    }

    pub(crate) async fn id(&mut self) -> i64 {
        self.get("/api/me").await["id"].as_i64().unwrap()
    }
}

/// A table where these people sit.
pub(crate) async fn seated(people: &mut [Visitor], game: &str, more: Value) -> String {
    // Only private tables can do without a clock.
    let settings = if more["visibility"] == "open" {
        "at-once slow 5184000000 nothing"
    } else {
        "at-once any nothing"
    };
    let mut new = json!({"game": game, "settings": settings});
    let more = more.as_object().unwrap().clone();
    new.as_object_mut().unwrap().extend(more);
    let made = people[0].post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap().to_owned();
    for (seat, person) in (1..).zip(people) {
        let sit = json!({"seat": seat, "bytes": "00ff", "invite": made["invite"]});
        person.post(&format!("/api/tables/{id}/sit"), sit).await;
    }
    id
}

/// A table where these people play.
pub(crate) async fn running(people: &mut [Visitor], game: &str, more: Value) -> String {
    let id = seated(people, game, more).await;
    let begin = format!("/api/tables/{id}/begin");
    people[0].post(&begin, json!({})).await;
    id
}

/// Plays a running game to its end.
pub(crate) async fn play_out<G: Game>(people: &mut [Visitor], id: &str) {
    for wish in 0.. {
        let now = people[0].now(id).await;
        let Awaits::Choices(seats) = now.awaits else {
            assert_eq!(now.awaits, Awaits::Nothing);
            return;
        };
        let seat = seats.iter().next().unwrap();
        let player = &mut people[seat.index()];
        let action = choice::<G>(&player.now(id).await, seat.number(), wish).unwrap();
        let wish = json!({"id": wish.to_string(), "wish": action});
        player.post(&format!("/api/tables/{id}/wishes"), wish).await;
    }
}

/// Changes something behind the server's back.
pub(crate) async fn sql(stage: &Stage, query: &str) {
    let query = AssertSqlSafe(query.to_owned());
    if stage.database.starts_with("postgres") {
        let mut database = PgConnection::connect(&stage.database).await.unwrap();
        database.execute(query).await.unwrap();
    } else {
        let mut database = SqliteConnection::connect(&stage.database).await.unwrap();
        database.execute(query).await.unwrap();
    }
}

/// The one number that a query gives.
pub(crate) async fn number(stage: &Stage, query: &str) -> i64 {
    let query = AssertSqlSafe(query.to_owned());
    if stage.database.starts_with("postgres") {
        let mut database = PgConnection::connect(&stage.database).await.unwrap();
        database.fetch_one(query).await.unwrap().get(0)
    } else {
        let mut database = SqliteConnection::connect(&stage.database).await.unwrap();
        database.fetch_one(query).await.unwrap().get(0)
    }
}
