//! Health, metrics, sockets, headers, whose page may ask.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::{Client, Method, Response, StatusCode, header};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{self, Message, client::IntoClientRequest as _},
};
use urzeit_rules::Genesis;
use urzeit_server::{
    App, Config, Registry, Store,
    clock::Clock,
    config::{Limits, SecretText},
    people::Code,
    tables,
};
use urzeit_table::messages::ToClient;

use crate::{
    bots::Bot,
    notices::page::Page,
    play::{table, table_of_bots},
    stage::{LOG, PATIENCE, Person, Socket, Stage, listen, next_but_presence},
};

crate::on_both_stores!(
    a_guest_comes_back_after_a_ban,
    a_well_server_says_so,
    every_answer_is_dressed,
    other_sites_are_refused,
    an_account_has_so_many_sockets,
    a_socket_that_says_too_much_is_refused_then_closed,
    a_socket_that_asks_without_end_is_closed,
    a_table_has_so_many_events,
    wrong_requests_are_answered_in_json,
    a_password_is_replaced_by_a_code,
    reports_are_settled_once,
    a_banned_account_is_out_and_a_closed_table_stands_still,
    the_server_ends_in_good_order,
    who_has_half_asked_keeps_no_server_from_ending,
    all_sockets_are_looked_at,
    a_wish_has_an_identifier,
);

fn limited(limits: Limits) -> Config {
    Config {
        limits,
        ..Config::default()
    }
}

async fn get(url: String) -> Response {
    Client::new().get(url).send().await.unwrap()
}

async fn a_well_server_says_so(stage: Stage) {
    let url = format!("http://{}", stage.address);
    let answer = get(format!("{url}/healthz")).await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.json::<Value>().await.unwrap()["ok"], true);

    table::<Genesis>(&stage, "at-once any nothing").await;
    let text = get(format!("{url}/metrics")).await.text().await.unwrap();
    for series in [
        "urzeit_requests_total{method=\"POST\",route=\"/api/tables/{id}/sit\",status=\"200\"}",
        "urzeit_request_seconds_bucket{",
        "urzeit_sockets ",
        "urzeit_tables ",
        "urzeit_appends_total ",
        "urzeit_commit_appends_bucket{",
        "urzeit_commit_seconds_count ",
    ] {
        assert!(text.contains(series), "{series} is missing in {text}");
    }

    let page = get(format!("{url}/")).await.text().await.unwrap();
    assert!(page.contains("<html lang=\"en\">"), "{page}");
    // A page that was built finds the language itself.
    let is_built = page.contains("/start.js");
    let german = Client::new()
        .get(&url)
        .header("accept-language", "de-AT,en;q=0.5");
    let page = german.send().await.unwrap().text().await.unwrap();
    assert_eq!(page.contains("<html lang=\"de\">"), !is_built, "{page}");
}

#[tokio::test]
async fn metrics_are_for_this_machine_or_for_who_has_the_token() {
    let stage = Stage::sqlite().await;
    let ask = async |address, headers: &[(&str, &str)]| {
        let mut request = Client::new().get(format!("http://{address}/metrics"));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.send().await.unwrap().status()
    };
    assert_eq!(ask(stage.address, &[]).await, StatusCode::OK);
    // A proxy that nobody told us of passes on what anybody asks.
    let through = [("x-forwarded-for", "192.0.2.1")];
    assert_eq!(ask(stage.address, &through).await, StatusCode::FORBIDDEN);
    // Nor does a page that another's name server has led here.
    let led = [("host", "evil.example")];
    assert_eq!(ask(stage.address, &led).await, StatusCode::FORBIDDEN);
    let config = Config {
        metrics_token: Some(SecretText::new("hush".to_owned())),
        ..Config::default()
    };
    let closed = stage.server_with(config).await;
    assert_eq!(ask(closed, &[]).await, StatusCode::FORBIDDEN);
    let wrong = [("authorization", "Bearer hus")];
    assert_eq!(ask(closed, &wrong).await, StatusCode::FORBIDDEN);
    let right = [("authorization", "Bearer hush"), through[0]];
    assert_eq!(ask(closed, &right).await, StatusCode::OK);
    // Where the server has a public name, or a proxy that is trusted, nobody is sure to be this machine.
    let public_url = Some("https://urzeit.example".parse().unwrap());
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    for config in [
        Config {
            public_url,
            ..Config::default()
        },
        Config {
            trusted_proxies,
            ..Config::default()
        },
    ] {
        let behind = stage.server_with(config).await;
        for said in [
            &[][..],
            &[("x-forwarded-for", "")],
            &[("x-forwarded-for", "nonsense")],
        ] {
            assert_eq!(ask(behind, said).await, StatusCode::FORBIDDEN, "{said:?}");
        }
    }
}

async fn every_answer_is_dressed(stage: Stage) {
    let url = format!("http://{}", stage.address);
    let policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
                  connect-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
                  form-action 'self'; frame-ancestors 'none'";
    for path in ["/", "/api", "/api/me", "/api/nowhere", "/healthz"] {
        let answer = get(format!("{url}{path}")).await;
        let headers = answer.headers();
        assert_eq!(headers["content-security-policy"], policy, "{path}");
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "no-referrer");
        // The page, if there is one, is asked for again each time, and kept while it is the same.
        let is_page = headers.contains_key("etag");
        let keeping = if is_page { "no-cache" } else { "no-store" };
        assert_eq!(headers["cache-control"], keeping);
        assert!(!is_page || path == "/", "{path}");
        assert_eq!(headers["x-request-id"].len(), 12);
        assert!(!headers.contains_key("strict-transport-security"));
    }
    let kept = Client::new()
        .get(&url)
        .header("x-request-id", "from-a-proxy-7");
    let kept = kept.send().await.unwrap();
    assert_eq!(kept.headers()["x-request-id"], "from-a-proxy-7");

    let config = Config {
        public_url: Some("https://urzeit.example".parse().unwrap()),
        ..limited(Limits::off())
    };
    let secure = stage.server_with(config).await;
    for (address, is_secure) in [(stage.address, false), (secure, true)] {
        let guest = Client::new().post(format!("http://{address}/api/guest"));
        let guest = guest.json(&json!({"name": "Ada"})).send().await.unwrap();
        let cookie = guest.headers()[header::SET_COOKIE].to_str().unwrap();
        assert!(cookie.contains("; HttpOnly; SameSite=Strict"), "{cookie}");
        assert_eq!(cookie.ends_with("; Secure"), is_secure, "{cookie}");
        let transport = guest.headers().contains_key("strict-transport-security");
        assert_eq!(transport, is_secure);
    }
}

async fn other_sites_are_refused(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let own = format!("http://{}", stage.address);
    for (origin, status) in [
        (&*own, StatusCode::OK),
        ("http://evil.example", StatusCode::FORBIDDEN),
        ("null", StatusCode::FORBIDDEN),
    ] {
        let guest = Client::new()
            .post(format!("{own}/api/guest"))
            .header("origin", origin);
        let answer = guest.json(&json!({"name": "Ada"})).send().await.unwrap();
        assert_eq!(answer.status(), status, "{origin}");
        if status == StatusCode::FORBIDDEN {
            let why: Value = answer.json().await.unwrap();
            assert_eq!(why["error"], "server-foreign-origin");
        }
        let mut request = format!("ws://{}/api/socket", stage.address)
            .into_client_request()
            .unwrap();
        let headers = request.headers_mut();
        headers.insert("cookie", ada.cookie.parse().unwrap());
        headers.insert("origin", origin.parse().unwrap());
        match connect_async(request).await {
            Ok(_) => assert_eq!(status, StatusCode::OK, "{origin}"),
            Err(tungstenite::Error::Http(answer)) => assert_eq!(answer.status(), status),
            Err(other) => panic!("{other}"),
        }
    }
}

#[tokio::test]
async fn a_server_that_knows_its_name_has_no_other() {
    let stage = Stage::sqlite().await;
    let config = Config {
        public_url: Some("https://urzeit.example".parse().unwrap()),
        ..limited(Limits::off())
    };
    let named = stage.server_with(config).await;
    let here = named.to_string();
    for (host, origin, status) in [
        ("urzeit.example", "https://urzeit.example", 200),
        // A proxy may have another name for it.
        ("urzeit:8080", "https://urzeit.example", 200),
        (&*here, &*format!("http://{here}"), 200),
        // Programs are no pages.
        ("urzeit:8080", "", 200),
        // Its owner has let this name lead here after the page was loaded.
        ("evil.example:8080", "http://evil.example:8080", 403),
    ] {
        let guest = Client::new().post(format!("http://{named}/api/guest"));
        let mut guest = guest.header("host", host).json(&json!({"name": "Ada"}));
        if !origin.is_empty() {
            guest = guest.header("origin", origin);
        }
        let answer = guest.send().await.unwrap();
        assert_eq!(answer.status().as_u16(), status, "{host} {origin}");
    }
}

async fn an_account_has_so_many_sockets(stage: Stage) {
    let limits = Limits {
        sockets_per_account: 2,
        sockets_per_address: 3,
        ..Limits::off()
    };
    let address = stage.server_with(limited(limits)).await;
    let ada = Person::guest(address, "Ada").await;
    let bo = Person::guest(address, "Bo").await;
    let connect = async |person: &Person| {
        let mut request = format!("ws://{address}/api/socket")
            .into_client_request()
            .unwrap();
        let cookie = person.cookie.parse().unwrap();
        request.headers_mut().insert("cookie", cookie);
        match connect_async(request).await {
            Ok((socket, _)) => Ok(socket),
            Err(tungstenite::Error::Http(answer)) => Err(answer.status()),
            Err(other) => panic!("{other}"),
        }
    };
    let mut first = connect(&ada).await.unwrap();
    let _second = connect(&ada).await.unwrap();
    let full = StatusCode::TOO_MANY_REQUESTS;
    assert_eq!(connect(&ada).await.unwrap_err(), full);
    let _third = connect(&bo).await.unwrap();
    assert_eq!(connect(&bo).await.unwrap_err(), full);
    first.close(None).await.unwrap();
    while first.next().await.is_some() {}
    // The server hears of it a moment later.
    while connect(&bo).await.is_err() {
        tokio::task::yield_now().await;
    }
}

async fn a_socket_that_says_too_much_is_refused_then_closed(stage: Stage) {
    let (id, people, _) = table::<Genesis>(&stage, "at-once any nothing").await;
    let limits = Limits {
        wishes: "1/h+10".parse().unwrap(),
        ..Limits::off()
    };
    let address = stage.server_with(limited(limits)).await;
    let (mut socket, _) = people[0].at(address).follow(&id, 0).await;
    // One was for the socket itself.
    for number in 0..9 {
        socket.wish(&number.to_string(), "nonsense").await;
        match socket.hear().await {
            ToClient::Refused(refused) => assert_ne!(refused.why.error, "server-too-many"),
            other => panic!("{other:?}"),
        }
    }
    for number in 0..200 {
        socket.wish(&number.to_string(), "nonsense").await;
        match socket.hear().await {
            ToClient::Refused(refused) => {
                assert_eq!(refused.id, number.to_string());
                assert_eq!(refused.why.error, "server-too-many");
            }
            other => panic!("{other:?}"),
        }
    }
    socket.wish("last", "nonsense").await;
    let Some(Ok(Message::Close(Some(close)))) = socket.stream.next().await else {
        panic!("the socket is not closed")
    };
    assert_eq!(close.reason, "server-too-many");
}

async fn a_socket_that_asks_without_end_is_closed(stage: Stage) {
    let (id, people, _) = table::<Genesis>(&stage, "at-once any nothing").await;
    let (mut socket, _) = people[0].follow(&id, 0).await;
    for _ in 0..600 {
        let ping = Message::Ping(Default::default());
        socket.stream.send(ping).await.unwrap();
        let answer = next_but_presence(&mut socket.stream).await;
        assert!(matches!(answer, Some(Ok(Message::Pong(_)))), "{answer:?}");
    }
    let ping = Message::Ping(Default::default());
    socket.stream.send(ping).await.unwrap();
    let reason = loop {
        let next = next_but_presence(&mut socket.stream).await;
        match next.unwrap().unwrap() {
            Message::Close(Some(close)) => break close.reason,
            Message::Pong(_) => {}
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(reason, "server-too-many");
}

async fn a_table_has_so_many_events(stage: Stage) {
    let (id, people, _) = table::<Genesis>(&stage, "at-once any nothing").await;
    let limits = Limits {
        events_per_table: 2,
        ..Limits::off()
    };
    let address = stage.server_with(limited(limits)).await;
    let ada = people[0].at(address);
    let path = format!("/api/tables/{id}/wishes");
    for request in ["end-game", "ask 0", "offer"] {
        let wish = json!({"id": request, "wish": request});
        let (status, why) = ada.ask(Method::POST, &path, wish).await;
        assert_eq!(status, StatusCode::CONFLICT);
        assert_eq!(why["error"], "server-table-full");
    }
    // A game that is played comes to its end.
    let people: Vec<_> = people.iter().map(|person| person.at(address)).collect();
    let people: Vec<_> = people.iter().collect();
    for _ in 0..3 {
        assert!(crate::tables::step::<Genesis>(&people, &id).await);
    }
    ada.post(&path, json!({"id": "b", "wish": "resign"})).await;
}

async fn wrong_requests_are_answered_in_json(stage: Stage) {
    let limits = Limits {
        body: 1000,
        ..Limits::off()
    };
    let address = stage.server_with(limited(limits)).await;
    let ada = Person::guest(address, "Ada").await;
    let long = "x".repeat(2000);
    for (method, path, body, status, key) in [
        (
            Method::GET,
            "/nowhere.txt",
            Value::Null,
            404,
            "server-not-found",
        ),
        (
            Method::GET,
            "/../urzeit.db",
            Value::Null,
            404,
            "server-not-found",
        ),
        (
            Method::DELETE,
            "/healthz",
            Value::Null,
            405,
            "server-no-such-method",
        ),
        (
            Method::POST,
            "/metrics",
            Value::Null,
            405,
            "server-no-such-method",
        ),
        (
            Method::POST,
            "/api/guest",
            json!({"name": long}),
            413,
            "server-too-large",
        ),
        (
            Method::GET,
            "/api/socket",
            Value::Null,
            400,
            "server-no-upgrade",
        ),
        (
            Method::POST,
            "/api/guest",
            json!([]),
            400,
            "server-bad-json",
        ),
    ] {
        let (found, why) = ada.ask(method.clone(), path, body).await;
        assert_eq!(found.as_u16(), status, "{method} {path}: {why}");
        assert_eq!(why["error"], key, "{method} {path}");
    }
}

async fn a_banned_account_is_out_and_a_closed_table_stands_still(stage: Stage) {
    let (id, people, _) = table::<Genesis>(&stage, "at-once any nothing").await;
    let store = Store::open(&stage.database).await.unwrap();
    let ada = people[0].get("/api/me").await["id"].as_i64().unwrap();
    assert_eq!(
        store.find_accounts(&ada.to_string()).await.unwrap()[0].name,
        "Ada"
    );
    stage.ban(ada).await;
    let (status, _) = people[0].ask(Method::GET, "/api/me", Value::Null).await;
    assert_eq!(status, StatusCode::FORBIDDEN);

    let registry = Registry::open(store, Clock::default());
    let live = registry.table(&id).await.unwrap().unwrap();
    tables::seating::close(&live).await.unwrap();
    assert!(
        tables::seating::close(&live).await.is_err(),
        "it is closed twice"
    );
    let path = format!("/api/tables/{id}/wishes");
    let wish = json!({"id": "a", "wish": "resign"});
    let (status, why) = people[1].ask(Method::POST, &path, wish).await;
    assert_eq!(status, StatusCode::CONFLICT, "{why}");
    let table = people[1].get(&format!("/api/tables/{id}")).await;
    assert_eq!(table["table"]["state"], "over");
}

/// Writes what no request of this server can write yet.
async fn execute(stage: &Stage, query: String) {
    let query = sqlx::AssertSqlSafe(query);
    if stage.database.starts_with("postgres") {
        let pool = sqlx::PgPool::connect(&stage.database).await.unwrap();
        sqlx::query(query).execute(&pool).await.unwrap();
    } else {
        let pool = sqlx::SqlitePool::connect(&stage.database).await.unwrap();
        sqlx::query(query).execute(&pool).await.unwrap();
    }
}

async fn a_password_is_replaced_by_a_code(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let id = ada.get("/api/me").await["id"].as_i64().unwrap();
    let store = Store::open(&stage.database).await.unwrap();
    assert!(store.find_accounts("Ada").await.unwrap().is_empty());
    let register = json!({"name": "Ada", "password": "correct horse"});
    ada.post("/api/register", register).await;
    let found = store.find_accounts("ada").await.unwrap();
    assert_eq!((found.len(), found[0].id, found[0].guest), (1, id, false));
    let code = Code::new();
    store.reset_password(id, &code.hash(), &LOG).await.unwrap();
    let sign_in = json!({"name": "Ada", "password": "correct horse"});
    let (status, why) = ada.ask(Method::POST, "/api/session", sign_in).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(why["error"], "server-wrong-sign-in");
    let recover = json!({"name": "Ada", "code": code.text(), "password": "battery staple"});
    ada.post("/api/recover", recover).await;
    let sign_in = json!({"name": "Ada", "password": "battery staple"});
    let me = ada.post("/api/session", sign_in).await;
    assert_eq!((&me["id"], &me["guest"]), (&json!(id), &json!(false)));
}

async fn reports_are_settled_once(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let id = ada.get("/api/me").await["id"].as_i64().unwrap();
    let row = format!("(7, 1, {id}, 'table', 'He was rude.')");
    let into = "INSERT INTO reports (id, at, account, game, text)";
    execute(&stage, format!("{into} VALUES {row}")).await;
    let store = Store::open(&stage.database).await.unwrap();
    assert_eq!(
        store.open_reports(10).await.unwrap()[0].text,
        "He was rude."
    );
    assert!(store.settle_report(7, &LOG).await.unwrap());
    assert!(!store.settle_report(7, &LOG).await.unwrap());
    assert!(store.open_reports(10).await.unwrap().is_empty());
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let stage = Stage::sqlite().await;
    let limits = Limits {
        connections_per_address: 2,
        ..Limits::off()
    };
    let address = stage.server_with(limited(limits)).await;
    let ask = async || {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n";
        let _ = stream.write_all(request).await;
        let mut answer = [0; 12];
        let read = stream.read_exact(&mut answer).await;
        (read.is_ok() && answer == *b"HTTP/1.1 200").then_some(stream)
    };
    let (first, second) = (ask().await.unwrap(), ask().await.unwrap());
    assert!(ask().await.is_none(), "a third connection is served");
    drop(first);
    while ask().await.is_none() {
        tokio::task::yield_now().await;
    }
    drop(second);
}

/// A server on the same store that ends when it is told to.
struct Ending {
    address: SocketAddr,
    end: tokio::sync::oneshot::Sender<()>,
    ended: tokio::task::JoinHandle<()>,
}

impl Ending {
    async fn serve(stage: &Stage) -> Ending {
        let store = Store::open(&stage.database).await.unwrap();
        let app = App::with(store, Clock::default(), limited(Limits::off()));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (end, told) = tokio::sync::oneshot::channel();
        let ended = tokio::spawn(urzeit_server::serve(listener, app, async {
            let _ = told.await;
        }));
        Ending {
            address,
            end,
            ended,
        }
    }
}

async fn the_server_ends_in_good_order(stage: Stage) {
    let (id, people, _) = table_of_bots::<Genesis>(&stage, "at-once any nothing").await;
    let Ending {
        address,
        end,
        ended,
    } = Ending::serve(&stage).await;
    let (mut socket, _) = people[0].at(address).follow(&id, 0).await;
    let mut page = Page::open(address, &people[0]).await;
    page.hear().await;
    let mut bot = Bot::sit_at(address, &stage, &id, &people[1]).await;
    end.send(()).unwrap();
    assert_eq!(socket.reason().await, "server-restarts");
    let mut page = Socket { stream: page.0 };
    assert_eq!(page.reason().await, "server-restarts");
    let why = loop {
        if let Err(why) = bot.hear().await {
            break why;
        }
    };
    assert_eq!(why, "server-restarts");
    drop((socket, page, bot));
    ended.await.unwrap();
    let again = Client::new().get(format!("http://{address}/healthz"));
    assert!(again.send().await.is_err(), "it still listens");
}

async fn who_has_half_asked_keeps_no_server_from_ending(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let made = ada.post("/api/tables", json!({"game": "genesis"})).await;
    let table = made["id"].as_str().unwrap();
    let server = Ending::serve(&stage).await;
    let silent = TcpStream::connect(server.address).await.unwrap();
    let mut half = TcpStream::connect(server.address).await.unwrap();
    half.write_all(b"GET /healthz HT").await.unwrap();
    // A client that has asked is answered all the same.
    let asker = ada.at(server.address);
    let path = format!("/api/tables/{table}/events?since=1000&wait=30");
    let waiting = tokio::spawn(async move { asker.ask(Method::GET, &path, Value::Null).await });
    tokio::time::sleep(Duration::from_millis(200)).await;
    let began = Instant::now();
    server.end.send(()).unwrap();
    server.ended.await.unwrap();
    assert!(began.elapsed() < Duration::from_secs(7), "it waits");
    assert_eq!(waiting.await.unwrap().0, StatusCode::OK);
    drop((silent, half));
}

async fn all_sockets_are_looked_at(stage: Stage) {
    let (id, people, _) = table_of_bots::<Genesis>(&stage, "at-once any nothing").await;
    let store = Store::open(&stage.database).await.unwrap();
    let mut app = App::with(store, Clock::default(), limited(Limits::off()));
    app.sockets = app.sockets.looked_at_every(Duration::from_millis(50));
    let address = listen(app).await;
    let (socket, _) = people[0].at(address).follow(&id, 0).await;
    let page = Page::open(address, &people[0]).await;
    let bot = Bot::sit_at(address, &stage, &id, &people[0]).await;
    let mut streams = [socket.stream, page.0, bot.stream];
    for stream in &mut streams {
        let pinged = async { while !stream.next().await.unwrap().unwrap().is_ping() {} };
        let pinged = tokio::time::timeout(PATIENCE, pinged).await;
        pinged.expect("it is not looked at");
    }
    // Nobody tells the server of it.
    stage.execute("DELETE FROM bot_tokens").await;
    stage.execute("DELETE FROM sessions").await;
    let mut reasons = Vec::new();
    for stream in &mut streams {
        reasons.push(loop {
            let next = tokio::time::timeout(PATIENCE, stream.next()).await;
            if let Message::Close(Some(close)) = next.unwrap().unwrap().unwrap() {
                break close.reason.to_string();
            }
        });
    }
    let without = "server-no-session";
    assert_eq!(reasons, [without, without, "no-token"]);
}

async fn a_wish_has_an_identifier(stage: Stage) {
    let (table, people, mut sockets) = table::<Genesis>(&stage, "at-once any nothing").await;
    let path = format!("/api/tables/{table}/wishes");
    let long = "x".repeat(1001);
    for (id, wish, key) in [
        ("", "resign", "server-bad-id"),
        ("a\u{0}", "resign", "server-bad-id"),
        ("a\n", "resign", "server-bad-id"),
        (&long[..65], "resign", "server-bad-id"),
        ("a", &long, "server-wish-too-long"),
        ("a", "resign\nresign", "server-wish-too-long"),
    ] {
        let body = json!({"id": id, "wish": wish});
        let refused = people[0].refused(Method::POST, &path, body).await;
        assert_eq!(refused, (StatusCode::BAD_REQUEST, key.to_owned()), "{id:?}");
        sockets[0].wish(id, wish).await;
        match sockets[0].hear().await {
            ToClient::Refused(refused) => {
                assert_eq!((&*refused.id, &*refused.why.error), (id, key));
            }
            other => panic!("{other:?}"),
        }
    }
}

/// A guest has nothing but its session to come back with.
async fn a_guest_comes_back_after_a_ban(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let account = ada.get("/api/me").await["id"].as_i64().unwrap();
    let store = Store::open(&stage.database).await.unwrap();
    stage.ban(account).await;
    let (status, _) = ada.ask(Method::GET, "/api/me", Value::Null).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    store.ban(account, None, &LOG).await.unwrap();
    assert_eq!(ada.get("/api/me").await["name"], "Ada");
}
