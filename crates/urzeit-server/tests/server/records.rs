//! Records exported, brought along, gone on from, checked.

use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use urzeit_rules::{Genesis, Lords, Record};

use crate::{
    stage::{Person, Stage},
    tables::{finish, id, step, tiny},
    workshop::{Server, idle},
};

crate::on_both_stores!(
    a_finished_game_is_exported_and_proved,
    a_running_game_is_exported_as_its_reader_may_know_it,
    a_record_is_brought_along,
    a_game_goes_on_from_a_record,
    what_is_hidden_in_a_position_stays_so,
    no_record_no_answer,
    a_rated_game_of_ones_own_is_not_looked_at_while_it_runs,
);

pub(crate) const GENESIS: &str =
    include_str!("../../../../fixtures/genesis/001-p2-uniform-default.urz");
const FAIR: &str = include_str!("../../../../fixtures/fair/genesis.urz");
const LORDS: &str = include_str!("../../../../fixtures/lords/default-2p-1.urz");

async fn export(person: &Person, table: &str) -> String {
    let path = format!("/api/tables/{table}/record");
    let (status, headers, text) = person.ask_text(Method::GET, &path, "").await;
    assert_eq!(status, StatusCode::OK, "{text}");
    assert_eq!(headers[header::CONTENT_TYPE], "text/plain; charset=utf-8");
    let name = headers[header::CONTENT_DISPOSITION].to_str().unwrap();
    assert!(name.ends_with(&format!("-{table}.urz\"")), "{name}");
    text
}

pub(crate) async fn bring(person: &Person, path: &str, text: &str) -> (StatusCode, Value) {
    let (status, _, answer) = person.ask_text(Method::POST, path, text).await;
    (status, serde_json::from_str(&answer).unwrap())
}

async fn a_finished_game_is_exported_and_proved(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let table = tiny(&[&ada, &bob], json!({})).await;
    let info = &ada.get(&format!("/api/tables/{table}")).await["table"];
    let commitment = info["commitment"].as_str().unwrap();
    let verify = format!("/api/tables/{table}/verify");
    let refused = ada.refused(Method::GET, &verify, Value::Null).await;
    assert_eq!(
        refused,
        (StatusCode::CONFLICT, "server-not-over".to_owned())
    );
    let before = export(&ada, &table).await;
    assert!(before.contains(&format!("\ncommitment {commitment}\nbytes 1 0123\n")));
    assert!(!before.contains("\nseed "));
    finish(&[&ada, &bob], &table).await;
    let text = export(&ada, &table).await;
    assert!(text.contains("\nseed ") && text.contains(&format!("\ncommitment {commitment}\n")));
    assert_eq!(export(&bob, &table).await, text);
    let record = Record::<Genesis>::read(&text).unwrap();
    assert_eq!(record.stopped, None);

    let checked = ada.get(&verify).await;
    let outcomes = text.lines().filter(|line| line.starts_with("* ")).count();
    let proved =
        json!({"proved": true, "outcomes": outcomes, "taken_back": 0, "seats_with_bytes": 2});
    assert_eq!(checked, proved);
    let (status, brought) = bring(&bob, "/api/records/verify", &text).await;
    assert_eq!((status, brought), (StatusCode::OK, proved));
}

async fn a_running_game_is_exported_as_its_reader_may_know_it(stage: Stage) {
    let (ada, bob, eve) = (
        stage.guest("Ada").await,
        stage.guest("Bob").await,
        stage.guest("Eve").await,
    );
    let seats = json!(["me", "open"]);
    let new = json!({"game": "lords", "visibility": "open", "spectators": true, "seats": seats,
        "begins_when_full": true, "confirm": false});
    let table = id(&ada.post("/api/tables", new).await);
    bob.post(&format!("/api/tables/{table}/sit"), json!({}))
        .await;
    step::<Lords>(&[&ada, &bob], &table).await;
    let texts = [
        export(&ada, &table).await,
        export(&bob, &table).await,
        export(&eve, &table).await,
    ];
    let hidden = |text: &str, seat: usize| text.contains(&format!("\n* deal {seat} ?\n"));
    assert_eq!(
        texts.each_ref().map(|text| hidden(text, 1)),
        [false, true, true]
    );
    assert_eq!(
        texts.each_ref().map(|text| hidden(text, 2)),
        [true, false, true]
    );
    assert!(texts.iter().all(|text| !text.contains("\nseed ")));
}

async fn a_record_is_brought_along(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let (status, info) = bring(&ada, "/api/records", GENESIS).await;
    assert_eq!(status, StatusCode::OK);
    let record = Record::<Genesis>::read(GENESIS).unwrap().record;
    assert_eq!(
        (&info["game"], &info["over"]),
        (&json!("genesis"), &json!(true))
    );
    assert_eq!(info["entries"], record.entries().count());
    assert_eq!(info["position"], record.position().to_string());
    assert_eq!(info["seats"].as_array().unwrap().len(), 2);
    assert_eq!(info["result"].as_array().unwrap().len(), 2);
    let (_, begun) = bring(&ada, "/api/records?at=0", GENESIS).await;
    assert_eq!(
        begun["position"],
        record.header().begin().position().to_string()
    );
    // The chance of one cannot be checked, that of another can, unless somebody changed it.
    let (_, checked) = bring(&ada, "/api/records/verify", GENESIS).await;
    assert_eq!(
        (&checked["proved"], &checked["why"]["error"]),
        (&json!(false), &json!("verify-no-fairness"))
    );
    let (_, checked) = bring(&ada, "/api/records/verify", FAIR).await;
    assert_eq!(checked["proved"], true);
    let seed = FAIR.lines().find(|line| line.starts_with("seed ")).unwrap();
    let forged = FAIR.replace(seed, &format!("seed {}", "00".repeat(32)));
    let (_, checked) = bring(&ada, "/api/records/verify", &forged).await;
    assert_eq!(checked["why"]["error"], "verify-other-seed");
}

async fn a_game_goes_on_from_a_record(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let entries = Record::<Genesis>::read(GENESIS)
        .unwrap()
        .record
        .entries()
        .count();
    let from = |entries: usize| json!({"record": GENESIS, "entries": entries});
    let new = json!({"from": from(entries - 6), "seats": ["me", "open"], "confirm": false,
        "begins_when_full": true});
    let made = ada.post("/api/tables", new).await;
    let (_, there) = bring(&ada, &format!("/api/records?at={}", entries - 6), GENESIS).await;
    assert_eq!(made["game"], "genesis");
    let line = format!("\nfrom {}\n", there["position"].as_str().unwrap());
    assert!(made["header"].as_str().unwrap().contains(&line));
    let table = id(&made);
    bob.post(
        &format!("/api/tables/{table}/sit"),
        json!({"invite": made["invite"]}),
    )
    .await;
    finish(&[&ada, &bob], &table).await;
    let checked = ada.get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!(checked["proved"], true);
    for (more, key) in [
        (json!({"from": from(entries)}), "server-over-there"),
        (json!({"from": from(entries + 1)}), "server-no-such-entry"),
        (json!({"from": from(usize::MAX)}), "server-no-such-entry"),
        (json!({"from": from(5), "rated": true}), "server-rated-from"),
        (
            json!({"from": from(5), "game": "lords"}),
            "server-from-other-game",
        ),
        (
            json!({"from": from(5), "players": 2}),
            "server-from-has-setup",
        ),
        (
            json!({"from": from(5), "options": {"ties": "players"}}),
            "server-from-has-setup",
        ),
        (
            json!({"from": {"record": "urzeit 2", "entries": 0}}),
            "record-not-a-record",
        ),
        (json!({"from": {"record": GENESIS}}), "server-bad-json"),
    ] {
        let refused = ada.refused(Method::POST, "/api/tables", more.clone()).await;
        assert_eq!(
            refused,
            (StatusCode::BAD_REQUEST, key.to_owned()),
            "{:.100}",
            more["from"]["entries"]
        );
    }
}

async fn what_is_hidden_in_a_position_stays_so(stage: Stage) {
    let (ada, bob, eve) = (
        stage.guest("Ada").await,
        stage.guest("Bob").await,
        stage.guest("Eve").await,
    );
    let new = json!({"from": {"record": LORDS, "entries": 200}, "visibility": "open",
        "spectators": true, "seats": ["me", "open"], "begins_when_full": true});
    let made = ada.post("/api/tables", new).await;
    let table = id(&made);
    let (_, there) = bring(&ada, "/api/records?at=200", LORDS).await;
    let hands = there["position"]
        .as_str()
        .unwrap()
        .split(' ')
        .nth(5)
        .unwrap();
    let hands: Vec<_> = hands.split('/').collect();
    assert!(
        hands
            .iter()
            .all(|hand| hand.len() > 4 && !hand.contains('?')),
        "{hands:?}"
    );
    bob.post(&format!("/api/tables/{table}/sit"), json!({}))
        .await;
    for (person, known) in [
        (&ada, [true, false]),
        (&bob, [false, true]),
        (&eve, [false; 2]),
    ] {
        let all = person
            .get(&format!("/api/tables/{table}"))
            .await
            .to_string();
        let record = export(person, &table).await;
        for text in [all, record] {
            for (hand, known) in hands.iter().zip(known) {
                assert_eq!(text.contains(hand), known, "{hand} in {text}");
            }
        }
    }
}

async fn no_record_no_answer(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let cheated = GENESIS.replacen("\nlog\n", "\nlog\n* start 7\n", 1);
    let long = format!("{GENESIS}{}", "# more\n".repeat(200_000));
    for path in ["/api/records", "/api/records/verify"] {
        for (text, key) in [
            ("", "record-empty"),
            ("chess", "record-not-a-record"),
            ("urzeit 1\ngame chess\n", "unreadable-unknown"),
            ("urzeit 1\r\ngame genesis\r\n", "record-carriage-return"),
            (&*cheated, "unreadable-unknown"),
        ] {
            let (status, answer) = bring(&ada, path, text).await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
            assert_eq!(answer["error"], key);
        }
        let (status, answer) = bring(&ada, path, &long).await;
        assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE, "{answer}");
        assert_eq!(answer["error"], "server-too-large");
    }
    let (status, answer) = bring(&ada, "/api/records?at=100000", GENESIS).await;
    assert_eq!(
        (status, &answer["error"]),
        (StatusCode::BAD_REQUEST, &json!("server-no-such-entry"))
    );
    let mut nobody = ada.at(stage.address);
    nobody.cookie = String::new();
    assert_eq!(
        bring(&nobody, "/api/records", GENESIS).await.0,
        StatusCode::UNAUTHORIZED
    );
}

/// Nor gone on from: neither as it was exported, nor without the line that names its table. Others may.
async fn a_rated_game_of_ones_own_is_not_looked_at_while_it_runs(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let ada = server.member(&stage, "Ada").await;
    let bob = server.member(&stage, "Bob").await;
    let eve = server.guest("Eve").await;
    let settings = "at-once slow 86400000 nothing";
    for rated in [true, false] {
        let new = json!({"game": "genesis", "players": 2, "settings": settings, "rated": rated,
            "visibility": "open", "spectators": true});
        let table = server.table(new, &[&ada, &bob], "").await;
        for _ in 0..6 {
            step::<Genesis>(&[&ada, &bob], &table).await;
        }
        let text = export(&ada, &table).await;
        let unnamed = text.lines().filter(|line| {
            let proof = ["table ", "commitment ", "bytes "];
            !proof.iter().any(|word| line.starts_with(word))
        });
        let unnamed = unnamed.collect::<Vec<_>>().join("\n") + "\n";
        // However it is told how the game came to where it stands.
        let seen = ada.get(&format!("/api/tables/{table}")).await;
        let position = seen["now"]["view"].as_str().unwrap();
        let (head, _) = unnamed.split_once("log\n").unwrap();
        let from_there = format!("{head}from {position}\nlog\n");
        for (record, entries) in [(&text, 3), (&unnamed, 3), (&from_there, 0)] {
            for (person, refused) in [(&ada, rated), (&bob, rated), (&eve, false)] {
                let (status, answer) = bring(person, "/api/records", record).await;
                assert_eq!(status == StatusCode::CONFLICT, refused, "{answer}");
                assert_eq!(answer["error"] == "server-rated-running", refused);
                let from = json!({"from": {"record": record, "entries": entries}});
                let (status, answer) = person.ask(Method::POST, "/api/tables", from).await;
                assert_eq!(status == StatusCode::CONFLICT, refused, "{answer}");
            }
        }
        // Another game is another game.
        let (status, _) = bring(&ada, "/api/records", GENESIS).await;
        assert_eq!(status, StatusCode::OK);
        if rated {
            finish(&[&ada, &bob], &table).await;
            let (status, _) = bring(&ada, "/api/records", &export(&ada, &table).await).await;
            assert_eq!(status, StatusCode::OK);
        }
    }
}
