//! Nobody does what is another's to do: every endpoint of the description and every message of the
//! socket, from everybody who should not, and nothing has changed afterwards.
//!
//! A new endpoint has to be named in `endpoints`, or a test fails. What was somebody's once, or comes from
//! another site's page, stands in `impostors`.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio_tungstenite::{connect_async, tungstenite::client::IntoClientRequest as _};
use urzeit_rules::{Choices as _, Game as _, Genesis, Seat};
use urzeit_server::Store;
use urzeit_table::messages::{Hello, Say, ToClient, ToServer, Wished};

use crate::{
    endpoints::{OF_EVERYBODY, OF_OPERATORS, OF_PERSONS, OF_TABLES},
    stage::{Person, Socket, Stage},
    visitor::Visitor,
};

crate::on_both_stores!(
    every_endpoint_is_known_here,
    who_may_not_see_a_table_can_do_nothing_there,
    who_watches_changes_nothing,
    players_do_only_what_is_theirs,
    what_is_somebodys_own_nobody_else_reaches,
    bots_do_not_touch_their_owners_account,
    bots_change_nothing_where_a_person_sat_down,
    at_the_socket_nobody_is_somebody_else,
    who_has_left_wishes_for_nothing,
);

/// A table where Ada and Bo sit.
pub(crate) struct Scene {
    pub(crate) stage: Stage,
    pub(crate) store: Store,
    pub(crate) ada: Visitor,
    pub(crate) bo: Visitor,
    pub(crate) id: String,
    /// What came with its link.
    invite: String,
}

impl Scene {
    /// `more` is what the table is besides a game of Genesis for two.
    pub(crate) async fn open(stage: Stage, more: Value) -> Scene {
        let (mut ada, _) = Visitor::member(&stage, "Ada").await;
        let (mut bo, _) = Visitor::member(&stage, "Bo").await;
        let mut new = json!({"game": "genesis", "players": 2, "seats": ["me", "invited"]});
        let more = more.as_object().unwrap().clone();
        new.as_object_mut().unwrap().extend(more);
        let made = ada.post("/api/tables", new).await;
        let id = made["id"].as_str().unwrap().to_owned();
        let sit = json!({"invite": made["invite"]});
        bo.post(&format!("/api/tables/{id}/sit"), sit).await;
        Scene {
            store: Store::open(&stage.database).await.unwrap(),
            stage,
            ada,
            bo,
            id,
            invite: made["invite"].as_str().unwrap().to_owned(),
        }
    }

    pub(crate) async fn begin(&mut self) {
        let path = format!("/api/tables/{}/begin", self.id);
        self.ada.post(&path, json!({})).await;
    }

    /// All that is stored of the table, of Ada and of Bo.
    pub(crate) async fn stored(&mut self) -> String {
        let id = &self.id;
        let reports = self.stage.number("SELECT COUNT(*) FROM reports").await;
        format!(
            "{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{reports}\n{}\n{}",
            self.store.game(id).await.unwrap(),
            self.store.events(id, 0).await.unwrap(),
            self.store.seats(id).await.unwrap(),
            self.store.reserved(id).await.unwrap(),
            self.store.chat_length(id).await.unwrap(),
            self.ada.get("/api/me/export").await,
            self.bo.get("/api/me/export").await,
        )
    }

    /// All the ways of somebody who has no business here: who it is, with what invitation.
    async fn intruders(&self) -> Vec<(&'static str, Visitor, Option<String>)> {
        let (mut eve, _) = Visitor::member(&self.stage, "Eve").await;
        let other = eve.post("/api/tables", json!({"game": "genesis"})).await;
        let invite = other["invite"].as_str().unwrap().to_owned();
        let bot = eve.bot().await;
        let mut void = Visitor::new(self.stage.address);
        void.cookie = Some("urzeit=guessed".to_owned());
        let mut token = Visitor::new(self.stage.address);
        token.token = Some("guessed".to_owned());
        vec![
            ("nobody", Visitor::new(self.stage.address), None),
            ("a void session", void, None),
            ("a void token", token, None),
            (
                "a stranger",
                Visitor::guest(&self.stage, "Mallory").await,
                None,
            ),
            ("who sits elsewhere", eve.clone(), None),
            ("another's bot", bot, None),
            (
                "who guesses",
                eve.clone(),
                Some("aaaaaaaaaaaaaaaa".to_owned()),
            ),
            ("who has another invitation", eve, Some(invite)),
        ]
    }

    /// Asks for something of the table, and says what came of it.
    async fn ask(
        &self,
        who: &mut Visitor,
        (method, path, body): (&str, &str, &str),
        invite: Option<&str>,
    ) -> (StatusCode, Value) {
        let mut path = path
            .replace("{id}", &self.id)
            .replace("{seat}", "1")
            .replace("{order}", "end");
        path += "?since=0";
        let mut sent: Value = serde_json::from_str(body).unwrap_or(Value::Null);
        if let Some(invite) = invite {
            path += &format!("&invite={invite}");
        }
        if path.starts_with("/api/reports") {
            sent["table"] = json!(self.id);
        }
        if path.starts_with("/api/reports") || path.contains("/sit") {
            sent["invite"] = json!(invite);
        }
        let method: Method = method.parse().unwrap();
        who.send(method, &path, sent.to_string()).await
    }
}

async fn every_endpoint_is_known_here(stage: Stage) {
    let description = stage.guest("Ada").await.get("/api").await;
    let mut found = Vec::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        let methods = methods.as_object().unwrap().keys();
        found.extend(methods.map(|method| (method.to_uppercase(), path.clone())));
    }
    let tables = OF_TABLES.iter().map(|(method, path, ..)| (*method, *path));
    let persons = OF_PERSONS.iter().map(|(method, path, _)| (*method, *path));
    let operators = OF_OPERATORS
        .iter()
        .map(|(method, path, _)| (*method, *path));
    let known = tables.chain(persons).chain(operators).chain(OF_EVERYBODY);
    let known = known.map(|(method, path)| (method.to_owned(), path.to_owned()));
    let mut known: Vec<_> = known.collect();
    known.sort();
    found.sort();
    // Those for the operator have tests of their own.
    found.retain(|(_, path)| path.starts_with("/api/"));
    assert_eq!(found, known);
}

async fn who_may_not_see_a_table_can_do_nothing_there(stage: Stage) {
    let mut scene = Scene::open(stage, json!({})).await;
    let mut intruders = scene.intruders().await;
    let (id, invite) = (scene.id.clone(), scene.invite.clone());
    for state in ["waiting", "running", "over"] {
        match state {
            "waiting" => {}
            "running" => {
                scene.begin().await;
                // What was an invitation is none any more.
                let late = Visitor::guest(&scene.stage, "Late").await;
                intruders.push(("who comes too late", late, Some(invite.clone())));
            }
            _ => {
                let path = format!("/api/tables/{id}/wishes");
                for player in [&mut scene.ada, &mut scene.bo] {
                    let wish = json!({"id": "end", "wish": "end-game"});
                    player.post(&path, wish).await;
                }
            }
        }
        let before = scene.stored().await;
        for (who, intruder, invite) in &mut intruders {
            for (method, path, body, _) in OF_TABLES {
                let (status, answer) = scene
                    .ask(intruder, (method, path, body), invite.as_deref())
                    .await;
                let key = answer["error"].as_str().unwrap_or_default();
                let refused = matches!(
                    (status.as_u16(), key),
                    (401, "server-no-session") | (404, "server-not-found")
                );
                assert!(
                    refused,
                    "{state}: {who}: {method} {path}: {status} {answer}"
                );
            }
        }
        assert_eq!(before, scene.stored().await, "{state}");
    }
}

async fn who_watches_changes_nothing(stage: Stage) {
    let more = json!({"visibility": "open", "spectators": true});
    let mut scene = Scene::open(stage, more).await;
    scene.begin().await;
    let before = scene.stored().await;
    let guest = Visitor::guest(&scene.stage, "Watcher").await;
    let (mut member, _) = Visitor::member(&scene.stage, "Member").await;
    for mut watcher in [guest, member.bot().await] {
        for (method, path, body, changes) in OF_TABLES {
            if path == "/api/reports" {
                continue;
            }
            let (status, answer) = scene.ask(&mut watcher, (method, path, body), None).await;
            if changes {
                assert!(
                    status.is_client_error(),
                    "{method} {path}: {status} {answer}"
                );
            }
            let text = answer.to_string();
            assert!(!text.contains("\"invite\""), "{method} {path}: {text}");
        }
        assert_eq!(before, scene.stored().await);
    }
}

const PERSONS_SEAT: &str = "server-persons-seat";

async fn bots_change_nothing_where_a_person_sat_down(stage: Stage) {
    let mut scene = Scene::open(stage, json!({})).await;
    let mut bot = scene.ada.bot().await;
    bot.get("/api/me").await;
    for state in ["waiting", "running", "over"] {
        match state {
            "waiting" => {}
            "running" => scene.begin().await,
            _ => {
                let path = format!("/api/tables/{}/wishes", scene.id);
                let resign = json!({"id": "r", "wish": "resign"});
                scene.bo.post(&path, resign).await;
            }
        }
        let before = scene.stored().await;
        for (method, path, body, _) in OF_TABLES.iter().filter(|(.., changes)| *changes) {
            // Everybody tells the operator of what they see.
            if *path == "/api/reports" {
                continue;
            }
            let (_, answer) = scene.ask(&mut bot, (method, path, body), None).await;
            let key = match *path {
                "/api/tables/{id}/sit" => "server-sits-already",
                "/api/tables/{id}/note"
                | "/api/tables/{id}/orders"
                | "/api/tables/{id}/orders/{order}" => "server-not-for-bots",
                "/api/tables/{id}/rematch" | "/api/tables/{id}/chat" => PERSONS_SEAT,
                _ if state == "over" => "table-over",
                _ => PERSONS_SEAT,
            };
            assert_eq!(answer["error"], key, "{state}: {method} {path}: {answer}");
        }
        assert_eq!(before, scene.stored().await, "{state}");
    }
}

async fn players_do_only_what_is_theirs(stage: Stage) {
    let mut scene = Scene::open(stage, json!({"confirm": false})).await;
    // Only Ada, who made the table, arranges it.
    let before = scene.stored().await;
    let mut bo = scene.bo.clone();
    for request in [
        ("POST", "/api/tables/{id}/begin", "{}"),
        ("POST", "/api/tables/{id}/abort", "{}"),
        ("PUT", "/api/tables/{id}/seats/{seat}", r#""open""#),
    ] {
        let (status, answer) = scene.ask(&mut bo, request, None).await;
        assert_eq!(status, StatusCode::CONFLICT, "{request:?}");
        assert_eq!(answer["error"], "server-not-yours", "{request:?}");
    }
    assert_eq!(before, scene.stored().await);
    scene.begin().await;
    // A choice that is legal for whose turn it is, from the other one, in all ways of saying whose it
    // is.
    let now = scene.ada.get(&format!("/api/tables/{}", scene.id)).await["now"].clone();
    let turn = now["awaits"]["choices"][0].as_u64().unwrap() as usize;
    let view: Genesis = now["view"].as_str().unwrap().parse().unwrap();
    let choice = view.choices(Seat::at(turn - 1)).nth(0).unwrap();
    let mut other = match turn {
        1 => scene.bo.clone(),
        _ => scene.ada.clone(),
    };
    let before = scene.stored().await;
    for (number, wish) in [
        json!({"wish": choice.to_string()}),
        json!({"wish": choice.to_string(), "seat": turn}),
        json!({"wish": format!("{turn} {choice}")}),
        json!({"wish": format!("resign {turn} easy")}),
        json!({"wish": format!("resign {turn}")}),
        json!({"wish": format!("end-game {turn}")}),
        json!({"wish": format!("confirm {turn}")}),
        json!({"wish": format!("undo {turn} 1")}),
        json!({"wish": "close"}),
        json!({"wish": "begin"}),
        json!({"wish": format!("leave {turn}")}),
        json!({"wish": format!("{choice}\n{turn} {choice}")}),
        json!({"wish": "credit 1000"}),
        json!({"wish": format!("time-out {turn}")}),
        json!({"wish": "* start 1"}),
    ]
    .into_iter()
    .enumerate()
    {
        let mut wish = wish;
        wish["id"] = json!(number.to_string());
        let path = format!("/api/tables/{}/wishes", scene.id);
        let (status, answer) = other.send(Method::POST, &path, wish.to_string()).await;
        let refused = [StatusCode::CONFLICT, StatusCode::BAD_REQUEST].contains(&status);
        assert!(refused, "{wish}: {status} {answer}");
    }
    assert_eq!(before, scene.stored().await);
}

async fn what_is_somebodys_own_nobody_else_reaches(stage: Stage) {
    let mut scene = Scene::open(stage, json!({})).await;
    let new = json!({"name": "hers", "password": "password of Ada"});
    let made = scene.ada.post("/api/me/tokens", new).await;
    let token = made["id"].as_i64().unwrap();
    let bo = scene.bo.id().await;
    let shun = json!({"account": bo, "how": "mute"});
    scene.ada.post("/api/me/shunned", shun).await;
    let star = format!("/api/me/stars/{bo}");
    scene.ada.put(&star, json!({})).await;
    let before = scene.stored().await;
    for (_, mut intruder, _) in scene.intruders().await {
        for path in [
            format!("/api/me/tokens/{token}"),
            format!("/api/me/shunned/{bo}"),
            star.clone(),
            format!("/api/me/invitations/{}", scene.id),
        ] {
            let (status, _) = intruder.send(Method::DELETE, &path, "{}".to_owned()).await;
            assert!(status.is_client_error(), "{path}: {status}");
        }
        // Any caller is answered as what it is: never with anything of Ada's.
        for (path, secret) in [
            ("/api/me/export", "\"Ada\""),
            ("/api/me/tokens", "hers"),
            ("/api/me/people", "\"Bo\""),
            ("/api/me/invitations", &*scene.id),
            ("/api/me/tables", &*scene.id),
            ("/api/turns", &*scene.id),
            ("/api/notices", &*scene.id),
            ("/api/tables", &*scene.id),
        ] {
            let (_, answer) = intruder.send(Method::GET, path, String::new()).await;
            assert!(!answer.to_string().contains(secret), "{path}: {answer}");
        }
    }
    assert_eq!(before, scene.stored().await);
}

async fn bots_do_not_touch_their_owners_account(stage: Stage) {
    let mut scene = Scene::open(stage, json!({})).await;
    let mut bot = scene.ada.bot().await;
    let before = scene.stored().await;
    for (method, path, body) in OF_PERSONS {
        let method: Method = method.parse().unwrap();
        let path = path.replace("{id}", "1");
        let (status, answer) = bot.send(method.clone(), &path, body.to_owned()).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{method} {path}: {answer}");
        assert_eq!(answer["error"], "server-not-for-bots", "{method} {path}");
    }
    // A session in the same request does not make it a person.
    bot.cookie = scene.ada.cookie.clone();
    let (status, _) = bot.send(Method::GET, "/api/me/export", String::new()).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(before, scene.stored().await);
}

/// Why the server closes the socket, which says nothing else before.
async fn closed_after(person: &Person, messages: &[ToServer]) -> String {
    let mut socket = person.connect().await;
    for message in messages {
        socket.say(message).await;
    }
    socket.reason().await
}

fn hello(table: &str, invite: Option<&str>) -> ToServer {
    ToServer::Hello(Hello {
        table: table.to_owned(),
        since: 0,
        invite: invite.map(str::to_owned),
    })
}

fn say() -> ToServer {
    let (id, text) = ("a".to_owned(), "hello".to_owned());
    ToServer::Say(Say { id, text })
}

fn wish() -> ToServer {
    let (id, wish) = ("a".to_owned(), "resign".to_owned());
    ToServer::Wish(Wished::new(id, wish))
}

/// A new message does not compile here: it has to be tried by whoever should not say it.
fn is_named(message: &ToServer) {
    match message {
        ToServer::Hello(_) | ToServer::Wish(_) | ToServer::Say(_) => {}
    }
}

async fn at_the_socket_nobody_is_somebody_else(stage: Stage) {
    let mut scene = Scene::open(stage, json!({})).await;
    scene.begin().await;
    let eve = scene.stage.guest("Eve").await;
    let other = eve.post("/api/tables", json!({"game": "genesis"})).await;
    let others = other["invite"].as_str().unwrap();
    let before = scene.stored().await;
    let id = scene.id.clone();
    let late = scene.invite.clone();
    for invite in [None, Some("wrong"), Some(others), Some(&*late)] {
        let reason = closed_after(&eve, &[hello(&id, invite)]).await;
        assert_eq!(reason, "server-not-found", "{invite:?}");
    }
    // Another's bot is nobody there either.
    let (mut member, _) = Visitor::member(&scene.stage, "Member").await;
    let token = member.bot().await.token.unwrap();
    let url = format!("ws://{}/api/socket", scene.stage.address);
    let mut request = url.into_client_request().unwrap();
    let token = format!("Bearer {token}").parse().unwrap();
    request.headers_mut().insert("authorization", token);
    let (stream, _) = connect_async(request).await.unwrap();
    let mut socket = Socket { stream };
    socket.say(&hello(&id, None)).await;
    assert_eq!(socket.reason().await, "server-not-found");
    for message in [say(), wish()] {
        is_named(&message);
        assert_eq!(closed_after(&eve, &[message]).await, "server-no-hello");
    }
    // A client that follows one table does not come to another one.
    let (mut socket, _) = eve.follow(other["id"].as_str().unwrap(), 0).await;
    socket.say(&hello(&id, None)).await;
    assert_eq!(socket.reason().await, "server-hello-twice");
    assert_eq!(before, scene.stored().await);

    let watched = scene.stage.guest("Cy").await;
    let new = json!({"game": "genesis", "players": 2, "visibility": "open", "spectators": true,
        "seats": ["me", {"computer": "beginner"}], "begins_when_full": true});
    let made = watched.post("/api/tables", new).await;
    let table = made["id"].as_str().unwrap();
    let length = scene.store.game(table).await.unwrap().unwrap().length;
    let (mut socket, _) = eve.follow(table, 0).await;
    #[rustfmt::skip]
    let wishes = [
        "resign", "end-game", "go-on", "return", "confirm", "undo 1", "ask 0", "agree", "refuse",
        "end", "place forest a1", "1 end", "begin", "close",
    ];
    for wish in wishes {
        socket.wish(wish, wish).await;
        let ToClient::Refused(refused) = socket.hear().await else {
            panic!("{wish} is not refused")
        };
        assert_eq!(refused.why.error, "server-not-seated", "{wish}");
    }
    socket.say(&say()).await;
    let ToClient::Refused(refused) = socket.hear().await else {
        panic!("who watches talks")
    };
    assert_eq!(refused.why.error, "server-chat-players-only");
    let game = scene.store.game(table).await.unwrap().unwrap();
    assert_eq!(game.length, length);
}

async fn who_has_left_wishes_for_nothing(stage: Stage) {
    let mut scene = Scene::open(stage, json!({})).await;
    let id = scene.id.clone();
    let mut bo = scene.stage.guest("somebody").await;
    bo.cookie = scene.bo.cookie.clone().unwrap();
    let (mut socket, welcome) = bo.follow(&id, 0).await;
    assert_eq!(welcome.table.you, Some(Seat::at(1)));
    let invite = welcome.table.invite;
    bo.post(&format!("/api/tables/{id}/leave"), json!({})).await;
    let ToClient::Events(_) = socket.hear().await else {
        panic!("nobody says that Bo left")
    };
    // Another one takes the seat, and the game begins: nobody may watch.
    let mut cy = Visitor::guest(&scene.stage, "Cy").await;
    let sit = json!({"seat": 2, "invite": invite});
    cy.post(&format!("/api/tables/{id}/sit"), sit).await;
    let ToClient::Events(_) = socket.hear().await else {
        panic!("nobody says that Cy sits there")
    };
    socket.wish("a", "resign").await;
    let ToClient::Refused(refused) = socket.hear().await else {
        panic!("who has left resigns")
    };
    assert_eq!(refused.why.error, "server-not-seated");
    scene.begin().await;
    let before = scene.stored().await;
    socket.wish("b", "resign").await;
    assert!(socket.is_closed().await);
    let path = format!("/api/tables/{id}/wishes");
    let wish = json!({"id": "c", "wish": "resign"});
    let (status, _) = bo.refused(Method::POST, &path, wish).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert_eq!(before, scene.stored().await);
}
