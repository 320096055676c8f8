//! Sitting down, leaving, beginning, aborting, playing again.

use futures_util::{StreamExt as _, future::join3};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection, SqliteConnection};
use urzeit_players::Level;
use urzeit_rules::{Game, Genesis, Seat, Setup as _, record::Header};
use urzeit_server::{
    Store,
    clock::Clock,
    live::Change,
    store::{Maker, NewGame, Visibility},
};
use urzeit_table::{
    Deed,
    messages::{Hello, ToClient, ToServer},
};

use crate::{
    stage::{PATIENCE, Person, Stage},
    tables::{finish, id, step, tiny, wish},
    workshop::{Server, idle, number},
};

crate::on_both_stores!(
    who_finds_a_table_and_who_may_sit_where,
    whoever_made_a_table_arranges_it,
    a_game_begins_when_it_is_told_to_or_when_all_sit,
    who_is_blocked_is_not_welcome,
    a_table_is_aborted_before_the_first_move,
    a_table_at_which_nobody_ever_sat_has_an_end,
    the_same_people_play_again,
    a_rematch_is_made_once,
    a_rematch_that_was_called_off_is_made_anew,
    a_rematch_seats_nobody_for_a_player_who_left,
    spectators_are_counted_and_let_go,
);

const POST: Method = Method::POST;

/// As if the process had died right after the table was made.
async fn a_table_at_which_nobody_ever_sat_has_an_end(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let setup = <Genesis as Game>::Setup::read(&["reptile", "human"], &[]).unwrap();
    let made = NewGame {
        id: "nobody".to_owned(),
        creator: ada.get("/api/me").await["id"].as_i64().unwrap(),
        maker: Maker {
            own: 1,
            network: -1,
        },
        game: "genesis".to_owned(),
        header: Header::<Genesis>::new(setup).to_string(),
        visibility: Visibility::Open,
        players: 2,
        created: Clock::default().now(),
        ..NewGame::default()
    };
    let store = Store::open(&stage.database).await.unwrap();
    store.make_game(&made).await.unwrap();
    let due = "SELECT due - created FROM games WHERE id = 'nobody'";
    assert_eq!(number(&stage, due).await, Some(7 * 86_400_000));
}

fn path(table: &str, what: &str) -> String {
    format!("/api/tables/{table}/{what}")
}

fn conflict(key: &str) -> (StatusCode, String) {
    (StatusCode::CONFLICT, key.to_owned())
}

fn not_found() -> (StatusCode, String) {
    (StatusCode::NOT_FOUND, "server-not-found".to_owned())
}

async fn who_finds_a_table_and_who_may_sit_where(stage: Stage) {
    let (ada, bob, eve) = (
        stage.guest("Ada").await,
        stage.guest("Bob").await,
        stage.guest("Eve").await,
    );
    // Only by the link.
    let made = ada.post("/api/tables", json!({"game": "genesis"})).await;
    let table = id(&made);
    for (method, what, body) in [
        (Method::GET, "", Value::Null),
        (Method::GET, "/record", Value::Null),
        (Method::GET, "/verify", Value::Null),
        (Method::GET, "/dice", Value::Null),
        (POST, "/sit", json!({"invite": "wrong"})),
        (POST, "/leave", json!({})),
        (POST, "/begin", json!({})),
        (POST, "/abort", json!({})),
        (POST, "/rematch", json!({})),
        (POST, "/wishes", json!({"id": "1", "wish": "resign"})),
        (Method::PUT, "/seats/1", json!("open")),
    ] {
        let path = format!("/api/tables/{table}{what}");
        assert_eq!(
            bob.refused(method, &path, body).await,
            not_found(),
            "{what}"
        );
    }
    let sit = json!({"invite": made["invite"]});
    let sat = bob.post(&path(&table, "sit"), sit).await;
    assert_eq!(sat["you"], 1);
    // In the lobby, with a seat for the person who is invited.
    let new = json!({"game": "genesis", "players": 4, "visibility": "open",
        "seats": ["me", "invited", "open", {"computer": "easy"}]});
    let made = ada.post("/api/tables", new).await;
    let table = id(&made);
    let sit = path(&table, "sit");
    let seat = |seat: u8| json!({"seat": seat});
    assert_eq!(
        bob.refused(POST, &sit, seat(1)).await,
        conflict("table-taken")
    );
    assert_eq!(
        bob.refused(POST, &sit, seat(2)).await,
        conflict("server-seat-reserved")
    );
    assert_eq!(
        bob.refused(POST, &sit, seat(4)).await,
        conflict("table-taken")
    );
    assert_eq!(
        bob.refused(POST, &sit, seat(5)).await,
        conflict("server-no-such-seat")
    );
    let none = (StatusCode::BAD_REQUEST, "server-no-such-seat".to_owned());
    assert_eq!(bob.refused(POST, &sit, seat(0)).await, none);
    assert_eq!(bob.refused(POST, &sit, seat(200)).await, none);
    assert_eq!(bob.post(&sit, json!({})).await["you"], 3);
    assert_eq!(
        bob.refused(POST, &sit, json!({})).await,
        conflict("server-sits-already")
    );
    assert_eq!(
        eve.refused(POST, &sit, json!({})).await,
        conflict("server-no-free-seat")
    );
    let sat = eve.post(&sit, json!({"invite": made["invite"]})).await;
    assert_eq!(sat["you"], 2);
    assert_eq!(sat["seats"][1]["reserved"], Value::Null);
}

async fn whoever_made_a_table_arranges_it(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let new = json!({"game": "genesis", "visibility": "open", "seats": ["me", "open"]});
    let table = id(&ada.post("/api/tables", new).await);
    let (sit, leave) = (path(&table, "sit"), path(&table, "leave"));
    let seat = path(&table, "seats/2");
    assert_eq!(
        bob.refused(POST, &leave, json!({})).await,
        conflict("server-not-seated")
    );
    bob.post(&sit, json!({})).await;
    bob.post(&leave, json!({})).await;
    bob.post(&sit, json!({})).await;
    let put = Method::PUT;
    let refused = bob.refused(put.clone(), &seat, json!("open")).await;
    assert_eq!(refused, conflict("server-not-yours"));
    let arrange = async |sits: Value| {
        let (status, table) = ada.ask(Method::PUT, &seat, sits).await;
        assert_eq!(status, StatusCode::OK, "{table}");
        table["seats"][1].clone()
    };
    assert_eq!(arrange(json!({"computer": "hard"})).await["sitter"], "hard");
    assert_eq!(
        bob.refused(POST, &leave, json!({})).await,
        conflict("server-not-seated")
    );
    assert_eq!(
        bob.refused(POST, &sit, json!({})).await,
        conflict("server-no-free-seat")
    );
    assert_eq!(arrange(json!({"computer": "easy"})).await["sitter"], "easy");
    assert_eq!(
        arrange(json!("invited")).await,
        json!({"seat": 2, "sitter": "free", "reserved": ""})
    );
    assert_eq!(arrange(json!("invited")).await["reserved"], "");
    assert_eq!(
        bob.refused(POST, &sit, json!({"seat": 2})).await,
        conflict("server-seat-reserved")
    );
    assert_eq!(
        arrange(json!("open")).await,
        json!({"seat": 2, "sitter": "free"})
    );
    bob.post(&sit, json!({})).await;
    for (what, sits, refused) in [
        ("seats/3", json!("open"), conflict("server-no-such-seat")),
        (
            "seats/x",
            json!("open"),
            (StatusCode::BAD_REQUEST, "server-no-such-seat".to_owned()),
        ),
        (
            "seats/1",
            json!({"computer": "divine"}),
            conflict("server-no-such-level"),
        ),
        (
            "seats/1",
            json!("throne"),
            (StatusCode::BAD_REQUEST, "server-bad-json".to_owned()),
        ),
        ("seats/1", json!("me"), conflict("server-sit-yourself")),
    ] {
        let path = path(&table, what);
        assert_eq!(
            ada.refused(put.clone(), &path, sits).await,
            refused,
            "{what}"
        );
    }
    ada.post(&path(&table, "begin"), json!({})).await;
    assert_eq!(
        bob.refused(POST, &leave, json!({})).await,
        conflict("table-begun")
    );
    let refused = ada
        .refused(put.clone(), &seat, json!({"computer": "hard"}))
        .await;
    assert_eq!(refused, conflict("table-begun"));
    // Where it counts people play.
    let ada = ada.with_account(&stage).await;
    let slow = json!({"slow": {"days": 1}});
    let rated = json!({"game": "genesis", "rated": true, "pace": slow});
    let rated = ada.post("/api/tables", rated).await;
    let seat = path(&id(&rated), "seats/2");
    let refused = ada.refused(put, &seat, json!({"computer": "hard"})).await;
    assert_eq!(refused, conflict("server-rated-computers"));
}

async fn a_game_begins_when_it_is_told_to_or_when_all_sit(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let mut new = json!({"game": "genesis", "visibility": "open", "seats": ["me", "open"]});
    let table = id(&ada.post("/api/tables", new.clone()).await);
    let begin = path(&table, "begin");
    assert_eq!(
        ada.refused(POST, &begin, json!({})).await,
        conflict("table-still-free")
    );
    assert_eq!(
        bob.refused(POST, &begin, json!({})).await,
        conflict("server-not-yours")
    );
    let sat = bob.post(&path(&table, "sit"), json!({})).await;
    assert_eq!(sat["state"], "waiting");
    assert_eq!(ada.post(&begin, json!({})).await["state"], "running");
    assert_eq!(
        ada.refused(POST, &begin, json!({})).await,
        conflict("table-begun")
    );

    new["begins_when_full"] = json!(true);
    let table = id(&ada.post("/api/tables", new.clone()).await);
    let sat = bob.post(&path(&table, "sit"), json!({})).await;
    assert_eq!(sat["state"], "running");
    // Computer players fill a table too.
    let table = id(&ada.post("/api/tables", new.clone()).await);
    let seat = path(&table, "seats/2");
    let (_, filled) = ada
        .ask(Method::PUT, &seat, json!({"computer": "easy"}))
        .await;
    assert_eq!(filled["state"], "running");
    new["seats"] = json!(["me", {"computer": "easy"}]);
    assert_eq!(ada.post("/api/tables", new).await["state"], "running");
}

/// Does something in the database that the server has no way for here.
async fn in_database(stage: &Stage, query: String) {
    if stage.database.starts_with("postgres") {
        let mut database = PgConnection::connect(&stage.database).await.unwrap();
        database.execute(AssertSqlSafe(query)).await.unwrap();
    } else {
        let mut database = SqliteConnection::connect(&stage.database).await.unwrap();
        database.execute(AssertSqlSafe(query)).await.unwrap();
    }
}

async fn account(person: &Person) -> i64 {
    person.get("/api/me").await["id"].as_i64().unwrap()
}

async fn who_is_blocked_is_not_welcome(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let (blocks, blocked) = (account(&ada).await, account(&bob).await);
    for (how, found) in [("mute", 1), ("block", 0)] {
        in_database(&stage, "DELETE FROM shunned".to_owned()).await;
        let values = format!("({blocks}, {blocked}, '{how}')");
        let query = format!("INSERT INTO shunned (account, other, how) VALUES {values}");
        in_database(&stage, query).await;
        let new = json!({"game": "genesis", "visibility": "open"});
        let table = id(&ada.post("/api/tables", new).await);
        let lobby = bob.get("/api/tables").await;
        assert_eq!(lobby["tables"].as_array().unwrap().len(), found, "{how}");
        let (_, answer) = bob.ask(POST, &path(&table, "sit"), json!({})).await;
        match how {
            "block" => assert_eq!(answer["error"], "server-not-welcome"),
            _ => assert_eq!(answer["you"], 1),
        }
    }
}

async fn a_table_is_aborted_before_the_first_move(stage: Stage) {
    let (ada, bob, eve) = (
        stage.guest("Ada").await,
        stage.guest("Bob").await,
        stage.guest("Eve").await,
    );
    let new = json!({"game": "genesis", "visibility": "open", "seats": ["me", "open"]});
    let table = id(&ada.post("/api/tables", new).await);
    let abort = path(&table, "abort");
    assert_eq!(
        bob.refused(POST, &abort, json!({})).await,
        conflict("server-not-yours")
    );
    assert_eq!(ada.post(&abort, json!({})).await["state"], "aborted");
    assert_eq!(
        ada.refused(POST, &abort, json!({})).await,
        conflict("table-over")
    );
    assert_eq!(
        ada.refused(POST, &path(&table, "begin"), json!({})).await,
        conflict("table-over")
    );
    assert_eq!(
        bob.refused(POST, &path(&table, "sit"), json!({})).await,
        not_found()
    );
    assert_eq!(ada.get("/api/tables").await["tables"], json!([]));

    let open = json!({"visibility": "open", "spectators": true});
    let table = tiny(&[&ada, &bob], open.clone()).await;
    let abort = path(&table, "abort");
    assert_eq!(
        eve.refused(POST, &abort, json!({})).await,
        conflict("server-not-seated")
    );
    // Nobody takes a seat to spoil a game that others have waited for.
    for player in [&ada, &bob] {
        let refused = player.refused(POST, &abort, json!({})).await;
        assert_eq!(refused, conflict("server-too-late-to-abort"));
    }
    let alone =
        json!({"game": "genesis", "seats": ["me", {"computer": "easy"}], "begins_when_full": true});
    let table = id(&ada.post("/api/tables", alone).await);
    let abort = path(&table, "abort");
    assert_eq!(ada.post(&abort, json!({})).await["state"], "aborted");
    let (_, answer) = wish(&ada, &table, "resign").await;
    assert_eq!(answer["error"], "table-over");
    assert_eq!(
        ada.get("/api/me/tables?state=aborted").await["tables"]
            .as_array()
            .unwrap()
            .len(),
        2
    );

    let table = tiny(&[&ada, &bob], open).await;
    step::<Genesis>(&[&ada, &bob], &table).await;
    let refused = ada.refused(POST, &path(&table, "abort"), json!({})).await;
    assert_eq!(refused, conflict("server-too-late-to-abort"));
}

async fn the_same_people_play_again(stage: Stage) {
    let (ada, bob, eve) = (
        stage.guest("Ada").await,
        stage.guest("Bob").await,
        stage.guest("Eve").await,
    );
    let more = json!({"visibility": "open", "spectators": true,
        "pace": {"slow": {"days": 3}}, "time_out": {"rest": "easy"}});
    let table = tiny(&[&ada, &bob], more).await;
    let rematch = path(&table, "rematch");
    assert_eq!(
        bob.refused(POST, &rematch, json!({})).await,
        conflict("server-not-over")
    );
    let (mut socket, welcome) = ada.follow(&table, 1_000_000).await;
    assert_eq!(welcome.table.rematch, None);
    finish(&[&ada, &bob], &table).await;
    assert_eq!(
        eve.refused(POST, &rematch, json!({})).await,
        conflict("server-not-seated")
    );

    let next = bob.post(&rematch, json!({"bytes": "beef"})).await;
    assert_ne!(id(&next), table);
    assert_eq!(next["settings"], "at-once slow 259200000 rest easy");
    assert_eq!(
        next["seats"],
        json!([
            {"seat": 1, "sitter": "person", "name": "Bob", "bytes": "beef"},
            {"seat": 2, "sitter": "free", "reserved": "Ada"},
        ])
    );
    // The old table tells of it.
    let told = loop {
        if let ToClient::Table(told) = socket.hear().await {
            break told;
        }
    };
    assert_eq!(told.rematch, Some(id(&next)));
    // Nobody else can take the seat; the person who is invited finds it.
    let sit = path(&id(&next), "sit");
    assert_eq!(
        eve.refused(POST, &sit, json!({})).await,
        conflict("server-no-free-seat")
    );
    let refused = eve
        .refused(POST, &sit, json!({"seat": 2, "invite": next["invite"]}))
        .await;
    assert_eq!(refused, conflict("server-seat-reserved"));
    let invited = ada.get("/api/me/tables?state=waiting").await;
    assert_eq!(invited["tables"][0]["id"], next["id"]);
    assert_eq!(
        eve.get("/api/me/tables?state=waiting").await["tables"],
        json!([])
    );
    // Asked again it is the same table, and the player who asks sits there.
    assert_eq!(id(&bob.post(&rematch, json!({})).await), id(&next));
    let joined = ada.post(&rematch, json!({})).await;
    assert_eq!((id(&joined), &joined["you"]), (id(&next), &json!(2)));
    assert_eq!(joined["state"], "running");
    assert_eq!(id(&ada.post(&rematch, json!({})).await), id(&next));
}

/// A computer player has taken the seat of a player who did not come back. That one is asked again, as the
/// others are.
async fn a_rematch_seats_nobody_for_a_player_who_left(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let settings = "at-once slow 86400000 rest easy";
    let new = json!({"game": "genesis", "players": 2, "settings": settings});
    let table = server.table(new, &[&ada, &bob], "").await;
    let live = server.registry.table(&table).await.unwrap().unwrap();
    let missed = || Change::deeds([Deed::StandIn(Seat::at(1), Level::Easy)]);
    live.change(None, |_| Ok(missed())).await.unwrap();
    wish(&ada, &table, "vote 2 computer").await;
    wish(&ada, &table, "resign").await;
    let seen = ada.get(&format!("/api/tables/{table}")).await;
    assert_eq!(seen["table"]["state"], "over");
    let next = ada.post(&path(&table, "rematch"), json!({})).await;
    let seats = next["seats"].to_string();
    assert!(!seats.contains("computer"), "{seats}");
    assert!(seats.contains("Bob"), "{seats}");
}

async fn a_rematch_is_made_once(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let table = tiny(&[&ada, &bob], json!({})).await;
    wish(&ada, &table, "end-game").await;
    wish(&bob, &table, "end-game").await;
    let rematch = path(&table, "rematch");
    let ask = async |person: &Person| person.post(&rematch, json!({})).await;
    let (one, twice, other) = join3(ask(&ada), ask(&ada), ask(&bob)).await;
    assert_eq!((id(&one), id(&twice)), (id(&other), id(&other)));
    let seen = ada.get(&format!("/api/tables/{}", id(&one))).await;
    assert_eq!(seen["table"]["state"], "running");
    let waiting = ada.get("/api/me/tables?state=waiting").await;
    assert_eq!(waiting["tables"], json!([]));
}

/// A player who makes the next table and calls it off does not keep the others from playing again.
async fn a_rematch_that_was_called_off_is_made_anew(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let table = tiny(&[&ada, &bob], json!({})).await;
    wish(&bob, &table, "resign").await;
    let rematch = path(&table, "rematch");
    let first = bob.post(&rematch, json!({})).await;
    bob.post(&path(&id(&first), "abort"), json!({})).await;
    let second = ada.post(&rematch, json!({})).await;
    assert_ne!(id(&second), id(&first));
    assert_eq!(
        (&second["state"], &second["yours"]),
        (&json!("waiting"), &json!(true))
    );
    let joined = bob.post(&rematch, json!({})).await;
    assert_eq!(
        (id(&joined), &joined["state"]),
        (id(&second), &json!("running"))
    );
}

/// Follows a table with the invite link; the number of those who watch.
async fn watch(person: &Person, table: &str, invite: &Value) -> (crate::stage::Socket, usize) {
    let mut socket = person.connect().await;
    let hello = Hello {
        table: table.to_owned(),
        since: 0,
        invite: invite.as_str().map(str::to_owned),
    };
    socket.say(&ToServer::Hello(hello)).await;
    let ToClient::Welcome(welcome) = socket.hear().await else {
        panic!("no welcome")
    };
    (socket, welcome.table.watching)
}

async fn spectators_are_counted_and_let_go(stage: Stage) {
    let (ada, bob, eve) = (
        stage.guest("Ada").await,
        stage.guest("Bob").await,
        stage.guest("Eve").await,
    );
    for spectators in [true, false] {
        let new = json!({"game": "genesis", "spectators": spectators, "seats": ["me", "open"]});
        let made = ada.post("/api/tables", new).await;
        let (table, invite) = (id(&made), &made["invite"]);
        let (_own, watching) = watch(&ada, &table, invite).await;
        assert_eq!(watching, 0, "who plays does not watch");
        let (mut socket, watching) = watch(&eve, &table, invite).await;
        assert_eq!(watching, 1);
        bob.post(&path(&table, "sit"), json!({"invite": invite}))
            .await;
        assert!(matches!(socket.hear().await, ToClient::Events(_)));
        ada.post(&path(&table, "begin"), json!({})).await;
        let next = tokio::time::timeout(PATIENCE, socket.stream.next()).await;
        let next = next.unwrap().unwrap().unwrap();
        assert_eq!(next.is_text(), spectators, "{next:?}");
        let seen = format!("/api/tables/{table}?invite={}", invite.as_str().unwrap());
        let (status, _) = eve.ask(Method::GET, &seen, Value::Null).await;
        let expected = if spectators {
            StatusCode::OK
        } else {
            StatusCode::NOT_FOUND
        };
        assert_eq!(status, expected);
    }
}

/// Several processes share a PostgreSQL.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_servers_hear_of_seats_and_rematches() {
    let stage = Stage::postgres().await;
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let there = bob.at(stage.second_server().await);
    let new = json!({"game": "genesis", "visibility": "open", "seats": ["me", "open"]});
    let table = id(&ada.post("/api/tables", new).await);
    let (mut socket, _) = there.follow(&table, 0).await;
    ada.ask(Method::PUT, &path(&table, "seats/2"), json!("invited"))
        .await;
    let ToClient::Table(told) = socket.hear().await else {
        panic!("no table")
    };
    assert_eq!(told.seats[1].reserved.as_deref(), Some(""));
    let sit = path(&table, "sit");
    assert_eq!(
        there.refused(POST, &sit, json!({})).await,
        conflict("server-no-free-seat")
    );

    let table = tiny(&[&ada, &bob], json!({})).await;
    let (mut socket, _) = there.follow(&table, 0).await;
    wish(&ada, &table, "end-game").await;
    wish(&bob, &table, "end-game").await;
    let next = ada.post(&path(&table, "rematch"), json!({})).await;
    let told = loop {
        if let ToClient::Table(told) = socket.hear().await {
            break told;
        }
    };
    assert_eq!(told.rematch, Some(id(&next)));
    assert_eq!(
        id(&there.post(&path(&table, "rematch"), json!({})).await),
        id(&next)
    );
}
