//! What a table can be. And tables for the other tests.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use urzeit_rules::{Choices as _, Game, Genesis, Seat};

use crate::stage::{Person, Stage};

crate::on_both_stores!(
    games_are_described,
    a_table_is_what_was_asked_for,
    nonsense_is_refused,
    nobody_has_too_many_tables,
    tables_that_everybody_finds_have_a_clock,
    all_that_can_be_asked_is_described,
);

/// Room for a few tiles only: such a game is soon over.
pub(crate) fn tiny_board() -> String {
    let mut rows = ["vvvvvvvvvvvvvv"; 10];
    rows[4] = "....vvvvvvvvvv";
    rows.join("/")
}

pub(crate) fn id(table: &Value) -> String {
    table["id"].as_str().unwrap().to_owned()
}

/// A tiny table of Genesis at which these people play, made by the first.
pub(crate) async fn tiny(people: &[&Person], more: Value) -> String {
    let mut new = json!({
        "game": "genesis",
        "players": people.len(),
        "options": {"board": tiny_board()},
        "confirm": false,
        "begins_when_full": true,
    });
    for (key, value) in more.as_object().unwrap() {
        new[key] = value.clone();
    }
    let made = people[0].post("/api/tables", new).await;
    let path = format!("/api/tables/{}/sit", id(&made));
    for person in people {
        let sit = json!({"bytes": "0123", "invite": made["invite"]});
        person.post(&path, sit).await;
    }
    id(&made)
}

/// Wants something at a table.
pub(crate) async fn wish(person: &Person, table: &str, wish: &str) -> (StatusCode, Value) {
    let id = urzeit_server::random::word::<12>();
    let path = format!("/api/tables/{table}/wishes");
    let body = json!({"id": id, "wish": wish});
    person.ask(Method::POST, &path, body).await
}

/// Makes the first choice of whoever is asked; says no if the game is over.
pub(crate) async fn step<G: Game>(people: &[&Person], table: &str) -> bool {
    let path = format!("/api/tables/{table}?since=1000000");
    let awaits = people[0].get(&path).await["now"]["awaits"].clone();
    if awaits == "nothing" {
        return false;
    }
    let seat = awaits["choices"][0].as_u64().unwrap() as usize;
    let person = people[seat - 1];
    let view = person.get(&path).await["now"]["view"].clone();
    let view: G = view.as_str().unwrap().parse().unwrap();
    let action = view.choices(Seat::at(seat - 1)).nth(0).unwrap();
    let (status, answer) = wish(person, table, &action.to_string()).await;
    assert_eq!(status, StatusCode::OK, "{action}: {answer}");
    true
}

/// Plays a game of Genesis to its end.
pub(crate) async fn finish(people: &[&Person], table: &str) {
    while step::<Genesis>(people, table).await {}
}

async fn games_are_described(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let offer = ada.get("/api/games").await;
    let games = offer["games"].as_array().unwrap();
    let names: Vec<_> = games.iter().map(|game| &game["game"]).collect();
    assert_eq!(names, ["genesis", "lords", "ursuppe"]);
    let ursuppe = &games[2];
    assert_eq!(
        (&ursuppe["least"], &ursuppe["most"]),
        (&json!(2), &json!(6))
    );
    assert_eq!(ursuppe["usual"], 3);
    assert_eq!(ursuppe["presets"][1]["name"], "manual");
    assert_eq!(ursuppe["presets"][1]["options"]["amoeba_advance"], "manual");
    let mode = &ursuppe["options"][0];
    assert_eq!(
        (&mode["key"], &mode["default"]),
        (&json!("mode"), &json!("standard"))
    );
    assert_eq!(offer["levels"].as_array().unwrap().len(), 5);
    assert_eq!(offer["limits"]["bytes"], 64);
}

async fn a_table_is_what_was_asked_for(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let new = json!({
        "game": "ursuppe",
        "players": 4,
        "who": ["blue", "red", "green", "yellow"],
        "preset": "manual",
        "options": {"finish_check": "immediate", "finish_start": "20"},
        "seats": ["open", "me", "invited", {"computer": "easy"}],
        "bytes": "c0ffee",
        "visibility": "open",
        "spectators": true,
        "pace": {"live": {"minutes": 10, "seconds": 5}},
        "time_out": {"rest": "hard"},
        "confirm": false,
        "begins_when_full": true,
    });
    let made = ada.post("/api/tables", new).await;
    assert_eq!(
        made["header"],
        "urzeit 1\ngame ursuppe\nseat 1 blue\nseat 2 red\nseat 3 green\nseat 4 yellow\n\
         option amoeba_advance manual\noption finish_start 20\n"
    );
    assert_eq!(made["settings"], "at-once live 600000 5000 rest hard");
    assert_eq!(made["state"], "waiting");
    assert_eq!((&made["you"], &made["yours"]), (&json!(2), &json!(true)));
    assert_eq!(made["commitment"].as_str().unwrap().len(), 64);
    assert_eq!(
        made["seats"],
        json!([
            {"seat": 1, "sitter": "free"},
            {"seat": 2, "sitter": "person", "name": "Ada", "bytes": "c0ffee"},
            {"seat": 3, "sitter": "free", "reserved": ""},
            {"seat": 4, "sitter": "easy", "name": "computer easy"},
        ])
    );
    // Others see the same, but for what is only for those who sit there.
    let bob = stage.guest("Bob").await;
    let seen = &bob.get(&format!("/api/tables/{}", id(&made))).await["table"];
    assert_eq!(seen["seats"], made["seats"]);
    assert_eq!(seen["commitment"], made["commitment"]);
    assert_eq!(
        (&seen["invite"], &seen["yours"]),
        (&Value::Null, &json!(false))
    );
    // What nobody says is usual.
    let usual = ada.post("/api/tables", json!({"game": "lords"})).await;
    assert_eq!(usual["settings"], "confirm any nothing");
    assert_eq!(
        (&usual["visibility"], &usual["rated"]),
        (&json!("link"), &json!(false))
    );
    assert_eq!(usual["seats"].as_array().unwrap().len(), 2);
}

async fn nonsense_is_refused(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let genesis = |more: Value| {
        let mut new = json!({"game": "genesis"});
        for (key, value) in more.as_object().unwrap() {
            new[key] = value.clone();
        }
        new
    };
    let live = |minutes: f64, seconds: f64| json!({"pace": {"live": {"minutes": minutes, "seconds": seconds}}});
    for (new, key) in [
        (json!({}), "server-no-such-game"),
        (json!({"game": "chess"}), "server-no-such-game"),
        (json!({"game": 5}), "server-bad-json"),
        (
            genesis(json!({"agreed": "at-once any nothing"})),
            "server-bad-json",
        ),
        (genesis(json!({"players": 5})), "setup-players"),
        (genesis(json!({"players": 1_000_000})), "setup-players"),
        // A list of so many takes more memory than there is.
        (
            genesis(json!({"players": 4_000_000_000_000_u64})),
            "setup-players",
        ),
        (
            genesis(json!({"who": ["human", "human"]})),
            "setup-same-who",
        ),
        (
            genesis(json!({"who": ["human", "bird"]})),
            "setup-unknown-who",
        ),
        (
            genesis(json!({"who": ["human"], "players": 2})),
            "server-other-number",
        ),
        (
            genesis(json!({"options": {"wind": "strong"}})),
            "setup-unknown-option",
        ),
        (genesis(json!({"options": {"ties": "coin"}})), "setup-value"),
        (
            genesis(json!({"players": 2, "options": {"start": "3"}})),
            "genesis-start-empty",
        ),
        (
            genesis(json!({"options": {"board": "v".repeat(100_000)}})),
            "setup-value",
        ),
        // L-1.3
        (
            json!({"game": "lords", "options": {"markers": "0,30,30,30,30,0,0"}}),
            "lords-box-no-marker",
        ),
        (
            genesis(json!({"preset": "manual"})),
            "server-no-such-preset",
        ),
        (genesis(json!({"seats": ["me"]})), "server-other-number"),
        (genesis(json!({"seats": ["me", "me"]})), "server-two-seats"),
        (
            genesis(json!({"seats": ["me", {"computer": "divine"}]})),
            "server-no-such-level",
        ),
        (
            genesis(json!({"seats": ["me", {"computer": "easy"}], "rated": true})),
            "server-rated-computers",
        ),
        (
            genesis(json!({"time_out": {"turn": "divine"}})),
            "server-no-such-level",
        ),
        (genesis(live(0.0, 5.0)), "server-bad-pace"),
        (genesis(live(601.0, 5.0)), "server-bad-pace"),
        (genesis(live(1.0, -5.0)), "server-bad-pace"),
        (
            genesis(json!({"pace": {"slow": {"days": 1e300}}})),
            "server-bad-pace",
        ),
        (genesis(json!({"pace": "fast"})), "server-bad-json"),
        (genesis(json!({"bytes": "xyz"})), "server-bad-bytes"),
        (genesis(json!({"visibility": "secret"})), "server-bad-json"),
    ] {
        let refused = ada.refused(Method::POST, "/api/tables", new.clone()).await;
        let expected = (StatusCode::BAD_REQUEST, key.to_owned());
        assert_eq!(
            refused,
            expected,
            "{}",
            &new.to_string()[..new.to_string().len().min(200)]
        );
    }
    // Too many bytes are for the table to refuse; nobody sits then.
    let long = genesis(json!({"bytes": "00".repeat(65), "seats": ["me", "open"]}));
    let refused = ada.refused(Method::POST, "/api/tables", long).await;
    assert_eq!(
        refused,
        (StatusCode::CONFLICT, "table-too-many-bytes".to_owned())
    );
    let (status, _) = ada
        .ask(Method::POST, "/api/tables", json!("x".repeat(3_000_000)))
        .await;
    assert!(status.is_client_error());
}

async fn nobody_has_too_many_tables(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let new = json!({"game": "genesis"});
    let mut last = String::new();
    for _ in 0..12 {
        last = id(&ada.post("/api/tables", new.clone()).await);
    }
    let refused = ada.refused(Method::POST, "/api/tables", new.clone()).await;
    assert_eq!(
        refused,
        (StatusCode::CONFLICT, "server-too-many-waiting".to_owned())
    );
    ada.post(&format!("/api/tables/{last}/abort"), json!({}))
        .await;
    ada.post("/api/tables", new).await;
}

async fn all_that_can_be_asked_is_described(stage: Stage) {
    let description = stage.guest("Ada").await.get("/api").await;
    for (method, path) in [
        ("get", "/api/games"),
        ("get", "/api/tables"),
        ("post", "/api/tables"),
        ("get", "/api/tables/{id}"),
        ("post", "/api/tables/{id}/sit"),
        ("post", "/api/tables/{id}/leave"),
        ("put", "/api/tables/{id}/seats/{seat}"),
        ("post", "/api/tables/{id}/begin"),
        ("post", "/api/tables/{id}/abort"),
        ("post", "/api/tables/{id}/rematch"),
        ("post", "/api/tables/{id}/wishes"),
        ("get", "/api/tables/{id}/record"),
        ("get", "/api/tables/{id}/verify"),
        ("get", "/api/tables/{id}/dice"),
        ("get", "/api/me/tables"),
        ("get", "/api/turns"),
        ("post", "/api/records"),
        ("post", "/api/records/verify"),
        ("get", "/api/dice"),
    ] {
        let described = &description["paths"][path][method];
        assert!(described["responses"]["200"].is_object(), "{method} {path}");
    }
    // So that programs can be made from it.
    let mut identifiers = std::collections::HashSet::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, described) in methods.as_object().unwrap() {
            let identifier = described["operationId"].as_str().unwrap();
            assert!(
                identifiers.insert(identifier),
                "{identifier} is there twice"
            );
            let refusal = &described["responses"]["default"]["content"]["application/json"];
            assert_eq!(refusal["schema"]["$ref"], "#/components/schemas/Why");
            let none = Vec::new();
            let parameters = described["parameters"].as_array().unwrap_or(&none);
            let in_path = parameters.iter().filter(|found| found["in"] == "path");
            let in_path: Vec<_> = in_path
                .map(|found| found["name"].as_str().unwrap())
                .collect();
            let parts = path.split('/').filter_map(|part| part.strip_prefix('{'));
            let parts: Vec<_> = parts.map(|part| part.trim_end_matches('}')).collect();
            assert_eq!(in_path, parts, "{method} {path}");
        }
    }
    let look = &description["paths"]["/api/tables/{id}"]["get"]["parameters"];
    assert_eq!(look[1]["name"], "since");
    assert_eq!(look[1]["in"], "query");
    assert_ne!(look[1]["required"], true);
    assert!(description["components"]["schemas"]["Why"].is_object());
}

async fn tables_that_everybody_finds_have_a_clock(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let make = |more: Value| {
        let ada = &ada;
        let mut new = json!({"game": "genesis"});
        new.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        async move { ada.ask(Method::POST, "/api/tables", new).await }
    };
    let three_days = "confirm slow 259200000 nothing";
    for (more, expected) in [
        (json!({"visibility": "open"}), three_days),
        (json!({"visibility": "link"}), "confirm any nothing"),
        (
            json!({"visibility": "link", "pace": "none"}),
            "confirm any nothing",
        ),
        (
            json!({"visibility": "open", "pace": {"live": {"minutes": 1, "seconds": 0}}}),
            "confirm live 60000 0 nothing",
        ),
    ] {
        let (status, made) = make(more).await;
        assert_eq!(
            (status, &made["settings"]),
            (StatusCode::OK, &json!(expected))
        );
    }
    let instant = json!({"live": {"minutes": 0.01, "seconds": 0}});
    let private = json!({"visibility": "link", "pace": instant});
    assert_eq!(make(private).await.0, StatusCode::OK);
    for (pace, why) in [
        (json!("none"), "server-open-clock"),
        (instant, "server-open-short-clock"),
        (
            json!({"live": {"minutes": 0.9, "seconds": 60}}),
            "server-open-short-clock",
        ),
        (json!({"slow": {"days": 0.04}}), "server-open-short-clock"),
    ] {
        let (status, refused) = make(json!({"visibility": "open", "pace": pace})).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        assert_eq!(refused["error"], why);
    }
}
