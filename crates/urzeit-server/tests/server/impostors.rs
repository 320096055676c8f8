//! What was somebody's once is nobody's: sessions and tokens that have ended. What another site's page
//! sends in somebody's name is not theirs. Every endpoint and every socket, with all of these; and
//! nothing has changed afterwards.

use std::{fs, path::Path};

use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Error, client::IntoClientRequest as _},
};

use crate::{
    authority::Scene,
    endpoints::{OF_PERSONS, OF_TABLES},
    hostile::{PUBLIC, endpoints},
    stage::{Person, Stage},
    visitor::Visitor,
};

crate::on_both_stores!(
    a_session_that_has_ended_is_nobodys,
    a_token_that_has_ended_is_nobodys,
    another_sites_page_does_nothing,
    what_a_form_sends_is_no_request,
    at_the_sockets_nobody_is_somebody_else,
);

/// What is no part of the description: sockets, which the tests below know, pictures, and the description.
const UNDESCRIBED: [&str; 6] = [
    "/api",
    "/api/bots/{table}",
    "/api/notices/socket",
    "/api/socket",
    // What a link shows where it is posted.
    "/preview/game/{game}",
    "/preview/table/{id}",
];

/// What lets somebody in, or asks for a proof of its own.
const LETS_IN: [(&str, &str); 8] = [
    ("GET", "/api/calendar/{file}"),
    ("GET", "/api/notices/stop"),
    ("POST", "/api/guest"),
    ("POST", "/api/notices/stop"),
    ("POST", "/api/recover"),
    ("POST", "/api/recover/mail"),
    ("POST", "/api/register"),
    ("POST", "/api/session"),
];

/// What anybody with a link may ask for: without a session of one's own, as if one had none.
const BY_LINK: [&str; 8] = [
    "/api/people/{id}",
    "/api/people/{id}/games",
    "/api/people/{id}/ratings",
    "/api/tables/{id}",
    "/api/tables/{id}/dice",
    "/api/tables/{id}/events",
    "/api/tables/{id}/record",
    "/api/tables/{id}/verify",
];

#[test]
fn every_route_is_described_or_known_here() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut routes = Vec::new();
    let mut folders = vec![sources];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = fs::read_to_string(path).unwrap_or_default();
            let found = source.split(".route(").skip(1);
            routes.extend(found.filter_map(|rest| Some(rest.split('"').nth(1)?.to_owned())));
        }
    }
    routes.sort();
    assert_eq!(routes, UNDESCRIBED);
}

/// What nobody does without a session: method, path with a table's name in it, a body that is fit for
/// it.
async fn private(person: &Person, id: &str) -> Vec<(Method, String, String)> {
    let tables = OF_TABLES
        .iter()
        .map(|(method, path, body, _)| (*method, *path, *body));
    let bodies: Vec<_> = tables.chain(OF_PERSONS).collect();
    let mut all = Vec::new();
    for (method, path) in endpoints(person).await {
        let name = (method.as_str(), &*path);
        if PUBLIC.contains(&name) || LETS_IN.contains(&name) || !path.starts_with("/api/") {
            continue;
        }
        let body = bodies.iter().find(|(of, at, _)| (*of, *at) == name);
        let body = body.map_or("{}", |(_, _, body)| *body).to_owned();
        let path = path.replace("{id}", id).replace("{seat}", "1");
        all.push((method, path, body));
    }
    assert!(all.len() > 40);
    all
}

/// Somebody with an account and a table, and the same person at another browser.
async fn member(stage: &Stage, name: &str) -> (Visitor, Visitor, String, String) {
    let (mut cy, code) = Visitor::member(stage, name).await;
    let elsewhere = cy.elsewhere(name).await;
    let made = cy.post("/api/tables", json!({"game": "genesis"})).await;
    (cy, elsewhere, code, made["id"].as_str().unwrap().to_owned())
}

/// Nothing can be done with what this visitor has.
async fn is_nobody(scene: &mut Scene, way: &str, mut visitor: Visitor, id: &str) {
    let asks = scene.stage.guest("Asks").await;
    let table = scene.store.game(id).await.unwrap().map(|game| game.length);
    let before = scene.stored().await;
    let is_by_link = |method: &Method, path: &str| {
        let known = BY_LINK.map(|known| known.replace("{id}", id));
        *method == Method::GET && known.iter().any(|known| known == path)
    };
    // A banned account is told so, whatever it asks for.
    let (status_then, key) = match way {
        "banned" => (StatusCode::FORBIDDEN, "server-banned"),
        _ => (StatusCode::UNAUTHORIZED, "server-no-session"),
    };
    for (method, path, body) in private(&asks, id).await {
        // A new session must not come of it.
        let kept = (visitor.cookie.clone(), visitor.token.clone());
        let (status, answer) = visitor.send(method.clone(), &path, body.clone()).await;
        if is_by_link(&method, &path) && way != "banned" {
            let mut nobody = Visitor::new(visitor.address);
            let as_nobody = nobody.send(method.clone(), &path, body).await;
            assert_eq!((status, answer), as_nobody, "{way}: {method} {path}");
            (visitor.cookie, visitor.token) = kept;
            continue;
        }
        assert_eq!(status, status_then, "{way}: {method} {path} {answer}");
        assert_eq!(answer["error"], key, "{way}: {method} {path}");
        (visitor.cookie, visitor.token) = kept;
    }
    for path in ["/api/notices/socket", "/api/bots/{table}"] {
        let found = opened(&visitor, &path.replace("{table}", id), &[]).await;
        assert_eq!(found, status_then.as_u16(), "{way}: {path}");
    }
    let after = scene.store.game(id).await.unwrap().map(|game| game.length);
    assert_eq!((table, before), (after, scene.stored().await), "{way}");
}

/// The status of the answer to a client that wants to open a socket; 101 if it is open.
async fn opened(visitor: &Visitor, path: &str, more: &[(&'static str, &str)]) -> u16 {
    let url = format!("ws://{}{path}", visitor.address);
    let mut request = url.into_client_request().unwrap();
    let headers = request.headers_mut();
    if let Some(cookie) = &visitor.cookie {
        headers.insert("cookie", cookie.parse().unwrap());
    }
    if let Some(token) = &visitor.token {
        let token = format!("Bearer {token}");
        headers.insert("authorization", token.parse().unwrap());
    }
    for (name, value) in more {
        headers.insert(*name, value.parse().unwrap());
    }
    match connect_async(request).await {
        Ok((_, answer)) => answer.status().as_u16(),
        Err(Error::Http(answer)) => answer.status().as_u16(),
        Err(other) => panic!("{path}: {other}"),
    }
}

async fn a_session_that_has_ended_is_nobodys(stage: Stage) {
    let mut scene = Scene::open(stage, json!({})).await;
    for (number, way) in [
        "signed out",
        "too old",
        "all sessions ended elsewhere",
        "another password",
        "recovered",
        "banned",
        "deleted",
    ]
    .into_iter()
    .enumerate()
    {
        let name = format!("Cy{number}");
        let password = format!("password of {name}");
        let (mut cy, mut elsewhere, code, id) = member(&scene.stage, &name).await;
        let (ended, account) = (cy.clone(), cy.id().await);
        match way {
            "signed out" => drop(cy.delete("/api/session", json!({})).await),
            "too old" => {
                let old = format!("UPDATE sessions SET seen = 1 WHERE account = {account}");
                scene.stage.execute(&old).await;
            }
            "all sessions ended elsewhere" => {
                elsewhere.delete("/api/sessions", json!({})).await;
            }
            "another password" => {
                let both = json!({"old": password, "new": "quite another one"});
                elsewhere.put("/api/me/password", both).await;
            }
            "recovered" => {
                let body = json!({"name": name, "code": code, "password": "a new one"});
                let mut new = Visitor::new(scene.stage.address);
                new.post("/api/recover", body).await;
            }
            "banned" => scene.stage.ban(account).await,
            _ => {
                let sure = json!({"password": password});
                elsewhere.delete("/api/me", sure).await;
            }
        }
        is_nobody(&mut scene, way, ended, &id).await;
    }
}

async fn a_token_that_has_ended_is_nobodys(stage: Stage) {
    let mut scene = Scene::open(stage, json!({})).await;
    for (number, way) in ["revoked", "owner deleted", "owner banned"]
        .iter()
        .enumerate()
    {
        let name = format!("Cy{number}");
        let (mut cy, _, _, id) = member(&scene.stage, &name).await;
        let (bot, account) = (cy.bot().await, cy.id().await);
        match *way {
            "revoked" => {
                let tokens = cy.get("/api/me/tokens").await;
                let path = format!("/api/me/tokens/{}", tokens[0]["id"]);
                cy.delete(&path, json!({})).await;
            }
            "owner deleted" => {
                let sure = json!({"password": format!("password of {name}")});
                cy.delete("/api/me", sure).await;
            }
            _ => scene.stage.ban(account).await,
        }
        // For what only people may do, a bot is told so whoever it is, or that it is nobody.
        let asks = scene.stage.guest("Asks").await;
        let mut visitor = bot.clone();
        let before = scene.stored().await;
        for (method, path, body) in private(&asks, &id).await {
            let (status, answer) = visitor.send(method.clone(), &path, body).await;
            let refused = [StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN].contains(&status);
            assert!(refused, "{way}: {method} {path}: {status} {answer}");
        }
        for path in ["/api/socket", "/api/notices/socket", "/api/bots/{table}"] {
            let found = opened(&bot, &path.replace("{table}", &id), &[]).await;
            let refused = if *way == "owner banned" { 403 } else { 401 };
            assert_eq!(found, refused, "{way}: {path}");
        }
        assert_eq!(before, scene.stored().await, "{way}");
    }
}

/// Where a page of somebody else's may say that it comes from.
const FOREIGN: [(&str, &str); 7] = [
    ("origin", "https://evil.example"),
    ("origin", "http://127.0.0.1:1"),
    ("origin", "http://localhost"),
    ("origin", "null"),
    ("origin", ""),
    ("sec-fetch-site", "cross-site"),
    ("sec-fetch-site", "same-site"),
];

/// The cookie is right; the page that sends it is another site's.
async fn another_sites_page_does_nothing(stage: Stage) {
    let mut scene = Scene::open(stage, json!({})).await;
    let ada = scene.stage.guest("Asks").await;
    let client = reqwest::Client::new();
    let before = scene.stored().await;
    let cookie = scene.ada.cookie.clone().unwrap();
    let all = endpoints(&ada).await;
    let changing = all.into_iter().filter(|(method, _)| *method != Method::GET);
    for (method, path) in changing {
        let address = path.replace("{id}", &scene.id).replace("{seat}", "2");
        for (name, value) in FOREIGN {
            let url = format!("http://{}{address}", scene.stage.address);
            let request = client.request(method.clone(), url);
            let request = request.header(header::COOKIE, &cookie).header(name, value);
            let answer = request.json(&json!({})).send().await.unwrap();
            assert_eq!(
                answer.status(),
                StatusCode::FORBIDDEN,
                "{method} {path} {value}"
            );
            let why: Value = answer.json().await.unwrap();
            assert_eq!(why["error"], "server-foreign-origin", "{method} {path}");
        }
    }
    for path in ["/api/socket", "/api/notices/socket", "/api/bots/{table}"] {
        let path = path.replace("{table}", &scene.id);
        for origin in FOREIGN {
            assert_eq!(
                opened(&scene.ada, &path, &[origin]).await,
                403,
                "{path} {origin:?}"
            );
        }
    }
    assert_eq!(before, scene.stored().await);
}

/// Of all that a page can send to another site without asking there first, nothing is understood.
async fn what_a_form_sends_is_no_request(stage: Stage) {
    let mut scene = Scene::open(stage, json!({})).await;
    let asks = scene.stage.guest("Asks").await;
    let description = asks.get("/api").await;
    let client = reqwest::Client::new();
    // An operator who has just said the password.
    scene
        .stage
        .execute("UPDATE accounts SET operator = 1")
        .await;
    let proved = "UPDATE sessions SET proved = 9000000000000";
    scene.stage.execute(proved).await;
    let before = scene.stored().await;
    let cookie = scene.ada.cookie.clone().unwrap();
    let mut tried = 0;
    for (method, path, body) in private(&asks, "{id}").await {
        let operation = &description["paths"][&*path][method.as_str().to_lowercase()];
        let takes = &operation["requestBody"]["content"];
        if !takes["application/json"].is_object() {
            continue;
        }
        let of_table = path.contains("/tables/");
        let id = if of_table { &*scene.id } else { "1" };
        let address = path.replace("{id}", id);
        for kind in [
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "text/plain; application/json",
            "",
        ] {
            let url = format!("http://{}{address}", scene.stage.address);
            let request = client.request(method.clone(), url);
            let mut request = request.header(header::COOKIE, &cookie).body(body.clone());
            if !kind.is_empty() {
                request = request.header(header::CONTENT_TYPE, kind);
            }
            let status = request.send().await.unwrap().status();
            assert_eq!(status, StatusCode::BAD_REQUEST, "{method} {path} {kind}");
            tried += 1;
        }
    }
    assert!(tried > 50, "{tried}");
    assert_eq!(before, scene.stored().await);
}

async fn at_the_sockets_nobody_is_somebody_else(stage: Stage) {
    let more = json!({"visibility": "open", "spectators": true});
    let mut scene = Scene::open(stage, more).await;
    scene.begin().await;
    let before = scene.stored().await;
    let nobody = Visitor::new(scene.stage.address);
    let mut void = nobody.clone();
    void.cookie = Some("urzeit=guessed".to_owned());
    let mut guessed = nobody.clone();
    guessed.token = Some("guessed".to_owned());
    let mut session = nobody.clone();
    // A session is no bot's token.
    session.token = scene
        .ada
        .cookie
        .clone()
        .map(|cookie| cookie.replace("urzeit=", ""));
    let (mut eve, _) = Visitor::member(&scene.stage, "Eve").await;
    let bot = eve.bot().await;
    let line = format!("/api/bots/{}", scene.id);
    for (who, visitor, path, status) in [
        ("nobody", &nobody, "/api/socket", 101),
        ("nobody", &nobody, "/api/notices/socket", 401),
        ("nobody", &nobody, &*line, 401),
        ("a void session", &void, "/api/socket", 101),
        ("a void session", &void, "/api/notices/socket", 401),
        ("a void session", &void, &line, 401),
        ("a void token", &guessed, "/api/socket", 401),
        ("a void token", &guessed, "/api/notices/socket", 401),
        ("a void token", &guessed, &line, 401),
        ("a session as token", &session, "/api/socket", 401),
        ("a session as token", &session, &line, 401),
        ("who watches", &eve, &line, 401),
        ("a bot of who watches", &bot, &line, 403),
        ("a player without a bot", &scene.ada, &line, 401),
        ("a bot at no table", &bot, "/api/bots/nothing", 404),
    ] {
        assert_eq!(opened(visitor, path, &[]).await, status, "{who} at {path}");
    }
    // Not even with a name of somebody who sits there in the same request.
    let mut both = bot.clone();
    both.cookie = scene.ada.cookie.clone();
    assert_eq!(opened(&both, &line, &[]).await, 403);
    assert_eq!(before, scene.stored().await);
}
