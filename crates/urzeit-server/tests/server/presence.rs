//! The people who have a table open, and those who may know that.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tokio::{net::TcpListener, sync::oneshot};
use urzeit_rules::Genesis;
use urzeit_server::{App, Store, clock::Clock};
use urzeit_table::messages::{About, Presence};

use crate::{
    play::table,
    stage::{Person, Stage, listen, unlimited},
    tables::tiny,
    workshop::{number, until},
};

crate::on_both_stores!(
    a_player_is_here_until_the_page_is_closed,
    who_sits_down_is_here,
    whom_somebody_has_blocked_does_not_see_them,
    who_does_not_sit_there_is_told_of_nobody,
    a_dead_connection_is_noticed,
    who_was_at_a_process_that_died_is_gone,
    who_was_at_a_server_that_ended_is_gone,
    what_was_said_after_a_process_died_is_told,
    nobody_is_there_for_a_process_that_ended_long_ago,
    somebody_who_only_asks_what_is_new_is_not_there,
    a_process_that_somebody_comes_to_is_alive,
    what_is_kept_of_it_is_the_players_own,
);

crate::behind_a_pooler!(a_player_is_here_until_the_page_is_closed);

const AT_ONCE: &str = "at-once any nothing";

fn seats(told: &[Presence]) -> Vec<(usize, bool)> {
    told.iter()
        .map(|one| (one.seat.number(), one.here))
        .collect()
}

async fn a_player_is_here_until_the_page_is_closed(stage: Stage) {
    let (id, people, mut sockets) = table::<Genesis>(&stage, AT_ONCE).await;
    let before = people[0].get(&format!("/api/tables/{id}")).await;
    sockets[0].until_here(2, true).await;
    let since = Clock::default().now();
    drop(sockets.pop());
    let gone = sockets[0].until_here(2, false).await;
    assert!(gone.since.is_some_and(|at| at as i64 >= since), "{gone:?}");
    // Somebody who comes later is told the same, and those who are told hear when they come.
    let (mut again, welcome) = people[0].follow(&id, 0).await;
    assert_eq!(seats(&welcome.presence), [(1, true), (2, false)]);
    assert_eq!(welcome.presence[1], gone);
    let (_back, welcome) = people[1].follow(&id, 0).await;
    assert_eq!(seats(&welcome.presence), [(1, true), (2, true)]);
    for socket in [&mut sockets[0], &mut again] {
        let back = socket.until_here(2, true).await;
        assert_eq!(back.since, None);
    }
    // Nothing of it is in the game.
    let after = people[0].get(&format!("/api/tables/{id}")).await;
    assert_eq!(before["told"], after["told"]);
    assert_eq!(before["now"], after["now"]);
}

async fn who_sits_down_is_here(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let new = json!({"game": "genesis", "seats": ["me", "invited"], "pace": "none"});
    let made = ada.post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap();
    let (mut adas, welcome) = ada.follow(id, 0).await;
    assert_eq!(seats(&welcome.presence), [(1, true)]);
    let mut bobs = bob.connect().await;
    let hello = json!({"hello": {"table": id, "since": 0, "invite": made["invite"]}});
    bobs.say(&serde_json::from_value(hello).unwrap()).await;
    bobs.hear().await;
    let sit = json!({"invite": made["invite"]});
    bob.post(&format!("/api/tables/{id}/sit"), sit.clone())
        .await;
    adas.until_here(2, true).await;
    // A player who leaves the seat and takes it again has had the table open all the time.
    bob.post(&format!("/api/tables/{id}/leave"), json!({}))
        .await;
    adas.until_nobody_in(2).await;
    bob.post(&format!("/api/tables/{id}/sit"), sit).await;
    adas.until_here(2, true).await;
}

async fn somebody_who_only_asks_what_is_new_is_not_there(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let id = tiny(&[&ada, &bob], json!({})).await;
    let asked = format!("/api/tables/{id}/events?since=1000&wait=1");
    bob.get(&asked).await;
    let (mut adas, welcome) = ada.follow(&id, 0).await;
    assert_eq!(seats(&welcome.presence), [(1, true), (2, false)]);
    bob.get(&asked).await;
    let told = adas.until_here(2, false).await;
    assert_eq!(told.since, None, "Bob has never been there");
    assert_eq!(bob.get("/api/me/export").await["presence"], json!([]));
}

async fn a_process_that_somebody_comes_to_is_alive(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let id = tiny(&[&ada, &bob], json!({})).await;
    let me = ada.get("/api/me").await["id"].as_i64().unwrap();
    let idle = Store::open(&stage.database).await.unwrap();
    let other = Store::open(&stage.database).await.unwrap();
    // It had nobody for long, so it has given no sign of life.
    let now = later();
    idle.attend(&id, me, true, now).await.unwrap();
    other.miss_people(now + 1_000).await.unwrap();
    let known = other.attendance(&id, now + 1_000).await.unwrap();
    assert!(known.people.iter().any(|one| one.account == me && one.here));
}

async fn whom_somebody_has_blocked_does_not_see_them(stage: Stage) {
    let (id, people, mut sockets) = table::<Genesis>(&stage, AT_ONCE).await;
    sockets[1].until_here(1, true).await;
    let bob = people[1].get("/api/me").await["id"].clone();
    let block = json!({"account": bob, "how": "block"});
    let (status, _) = people[0].ask(Method::POST, "/api/me/shunned", block).await;
    assert!(status.is_success());
    let told = sockets[1].until_here(1, false).await;
    assert_eq!(told.since, None, "it looks as if Ada had never been there");
    let (_, welcome) = people[1].follow(&id, 0).await;
    assert_eq!(seats(&welcome.presence), [(1, false), (2, true)]);
    let (_, welcome) = people[0].follow(&id, 0).await;
    assert_eq!(seats(&welcome.presence), [(1, true), (2, true)]);
    let path = format!("/api/me/shunned/{bob}");
    people[0].ask(Method::DELETE, &path, Value::Null).await;
    sockets[1].until_here(1, true).await;
}

async fn who_does_not_sit_there_is_told_of_nobody(stage: Stage) {
    let eve = stage.guest("Eve").await;
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let new = json!({"game": "genesis", "visibility": "open", "spectators": true,
        "seats": ["me", "open"], "begins_when_full": true});
    let made = ada.post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap();
    bob.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    let (mut watches, welcome) = eve.follow(id, 0).await;
    assert_eq!(welcome.presence, []);
    let (mut adas, _) = ada.follow(id, 0).await;
    let (bobs, _) = bob.follow(id, 0).await;
    adas.until_here(2, true).await;
    drop(bobs);
    adas.until_here(2, false).await;
    // What she is told next is something else.
    let say = json!({"id": "a", "text": "Where are you?"});
    ada.post(&format!("/api/tables/{id}/chat"), say).await;
    let next = crate::stage::next(&mut watches.stream)
        .await
        .unwrap()
        .unwrap();
    assert!(next.to_text().unwrap().starts_with("{\"chat\""), "{next}");
}

async fn a_dead_connection_is_noticed(stage: Stage) {
    let (id, people, _) = table::<Genesis>(&stage, AT_ONCE).await;
    let store = Store::open(&stage.database).await.unwrap();
    let mut app = App::with(store, Clock::default(), unlimited());
    app.sockets = app.sockets.pinged_every(Duration::from_millis(200));
    let address = listen(app).await;
    let at = |person: &Person| person.at(address);
    let (mut ada, _) = at(&people[0]).follow(&id, 0).await;
    // Nobody reads what this one is told, so nobody answers.
    let (mut bob, _) = at(&people[1]).follow(&id, 0).await;
    ada.until_here(2, true).await;
    ada.until_here(2, false).await;
    // It was only busy.
    let ((), back) = tokio::join!(
        async {
            let reads = async { while crate::stage::next(&mut bob.stream).await.is_some() {} };
            let _ = tokio::time::timeout(Duration::from_secs(2), reads).await;
        },
        ada.until_here(2, true),
    );
    assert_eq!(back.since, None);
}

async fn who_was_at_a_process_that_died_is_gone(stage: Stage) {
    // Nobody has the table open, so nobody else writes.
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let id = tiny(&[&ada, &bob], json!({})).await;
    let me = ada.get("/api/me").await["id"].as_i64().unwrap();
    let dies = Store::open(&stage.database).await.unwrap();
    let lives = Store::open(&stage.database).await.unwrap();
    let here = async |store: &Store, now: i64| {
        let known = store.attendance(&id, now).await.unwrap();
        let found = known.people.into_iter().find(|one| one.account == me);
        found.map(|one| (one.here, one.at))
    };
    let now = later();
    dies.attend(&id, me, true, now).await.unwrap();
    dies.answer_for_attendance(now + 4_000, 0).await.unwrap();
    assert_eq!(here(&lives, now + 9_000).await, Some((true, now)));
    // It has given no sign of life since, so that is when it was last there, whether or not anybody has written that.
    let gone = Some((false, now + 4_000));
    assert_eq!(here(&lives, now + 11_000).await, gone);
    lives.miss_people(now + 9_000).await.unwrap();
    assert_eq!(here(&lives, now + 9_000).await, Some((true, now)));
    lives.miss_people(now + 11_000).await.unwrap();
    assert_eq!(here(&lives, now + 9_000).await, gone);
    // A page that was also open at another process stays open there.
    lives.attend(&id, me, true, now + 9_000).await.unwrap();
    dies.attend(&id, me, false, now + 10_000).await.unwrap();
    assert_eq!(here(&lives, now + 9_000).await, Some((true, now + 9_000)));
    lives.attend(&id, me, false, now + 11_000).await.unwrap();
    lives
        .answer_for_attendance(now + 12_000, now + 12_000)
        .await
        .unwrap();
    assert_eq!(here(&lives, now).await, None, "it is forgotten some day");
}

async fn what_was_said_after_a_process_died_is_told(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let id = tiny(&[&ada, &bob], json!({})).await;
    let me = ada.get("/api/me").await["id"].as_i64().unwrap();
    let [died, reads] = [(); 2].map(|()| Store::open(&stage.database));
    let (died, reads) = (died.await.unwrap(), reads.await.unwrap());
    let now = Clock::default().now();
    died.attend(&id, me, true, now - 8_000).await.unwrap();
    let line = json!({"id": "1", "text": "Ada?"});
    bob.post(&format!("/api/tables/{id}/chat"), line).await;
    let waits = reads.digest(me, now - 60_000, now).await.unwrap();
    assert!(
        waits.iter().any(|waits| waits.about == About::Said),
        "{waits:?}"
    );
}

/// When a server has ended in good order, nobody has to find that out.
async fn who_was_at_a_server_that_ended_is_gone(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let id = tiny(&[&ada, &bob], json!({})).await;
    let store = Store::open(&stage.database).await.unwrap();
    let app = App::with(store, Clock::default(), unlimited());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (end, ended) = oneshot::channel();
    let end_of = async { ended.await.unwrap() };
    let serving = tokio::spawn(urzeit_server::serve(listener, app, end_of));
    let (mut adas, _) = ada.at(address).follow(&id, 0).await;
    let here = format!("SELECT COUNT(*) FROM presence WHERE game = '{id}' AND here");
    until(&stage, &here, |count| count == Some(1)).await;
    end.send(()).unwrap();
    // The server ends sooner than it would notice by itself that she has gone for good.
    let (served, closed) = tokio::join!(serving, adas.is_closed());
    assert!(served.is_ok() && closed);
    assert_eq!(number(&stage, &here).await, Some(0));
}

/// An hour from now: the server of a test misses nobody then.
fn later() -> i64 {
    Clock::default().now() + 3_600_000
}

/// People who were there when a process ended are missed by the others, also while those have nobody: else a live rated
/// game begins without them.
async fn nobody_is_there_for_a_process_that_ended_long_ago(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let id = tiny(&[&ada, &bob], json!({})).await;
    let me = ada.get("/api/me").await["id"].as_i64().unwrap();
    let ended = Store::open(&stage.database).await.unwrap();
    let minute_ago = Clock::default().now() - 60_000;
    ended.attend(&id, me, true, minute_ago).await.unwrap();
    let here = format!("SELECT COUNT(*) FROM presence WHERE game = '{id}' AND here");
    until(&stage, &here, |count| count == Some(0)).await;
}

async fn what_is_kept_of_it_is_the_players_own(stage: Stage) {
    let (id, people, mut sockets) = table::<Genesis>(&stage, AT_ONCE).await;
    sockets[0].until_here(2, true).await;
    let exported = people[1].get("/api/me/export").await;
    assert_eq!(exported["presence"][0]["game"], json!(id));
    let bob = people[1].get("/api/me").await["id"].clone();
    let (status, _) = people[1].ask(Method::DELETE, "/api/me", json!({})).await;
    assert!(status.is_success());
    let count = format!("SELECT COUNT(*) FROM presence WHERE account = {bob}");
    until(&stage, &count, |count| count == Some(0)).await;
}

/// Two players at two servers of one database.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_is_known_at_every_server() {
    let stage = Stage::postgres().await;
    let (id, people, sockets) = table::<Genesis>(&stage, AT_ONCE).await;
    drop(sockets);
    let other = stage.second_server().await;
    let (mut ada, _) = people[0].follow(&id, 0).await;
    let (bob, welcome) = people[1].at(other).follow(&id, 0).await;
    assert_eq!(welcome.presence.len(), 2);
    ada.until_here(2, true).await;
    drop(bob);
    ada.until_here(2, false).await;
}
