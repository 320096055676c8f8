//! Several servers on one PostgreSQL.

use std::time::Instant;

use serde_json::json;
use urzeit_rules::Genesis;
use urzeit_server::Workers;

use crate::stage::{asked, choosing};
use crate::{
    stage::Stage,
    workshop::{Server, choice, hear_of, idle, number, play, until, working},
};

/// A computer player whose server has died is heard at once from another.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_server_takes_over() {
    let stage = Stage::postgres().await;
    let mut dies = Server::open(&stage, working()).await;
    let lives = Server::open(&stage, idle()).await;
    let ada = dies.guest("Ada").await;
    let new = json!({"game": "genesis", "players": 2, "settings": "at-once any nothing"});
    // It thinks for seconds: long enough to die meanwhile.
    let id = dies.table(new, &[&ada], "master").await;
    let (mut socket, welcome) = ada.at(lives.address).follow(&id, 0).await;
    let mut now = welcome.events.now;
    while let Some(choice) = choice::<Genesis>(&now, 1, 0) {
        socket.wish(&now.number.to_string(), &choice).await;
        now = hear_of(&mut socket, |_| true).await.now;
    }
    assert_eq!(now.awaits, choosing(&[2]));
    let claimed = format!("SELECT claimed FROM games WHERE id = '{id}'");
    until(&stage, &claimed, |claimed| claimed != Some(0)).await;
    drop(dies.workers.take());
    assert_ne!(
        number(&stage, &claimed).await,
        Some(0),
        "it has died with it"
    );
    let _other = Workers::start(&lives.registry, working()).await.unwrap();
    let events = hear_of(&mut socket, |_| true).await;
    assert_eq!(events.first, now.number);
    assert!(
        events.told[0].to_string().split(' ').nth(1) == Some("2"),
        "{events:?}"
    );
    if events.now.awaits != choosing(&[1]) {
        hear_of(&mut socket, |events| events.now.awaits == choosing(&[1])).await;
    }
    assert_eq!(number(&stage, &claimed).await, Some(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_stops_gives_back_what_it_has_taken() {
    let stage = Stage::postgres().await;
    let mut server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let new = json!({"game": "genesis", "players": 2, "settings": "at-once any nothing"});
    let id = server.table(new, &[&ada], "master").await;
    let (mut socket, welcome) = ada.follow(&id, 0).await;
    let mut now = welcome.events.now;
    while let Some(choice) = choice::<Genesis>(&now, 1, 0) {
        socket.wish(&now.number.to_string(), &choice).await;
        now = hear_of(&mut socket, |_| true).await.now;
    }
    let claimed = format!("SELECT claimed FROM games WHERE id = '{id}'");
    until(&stage, &claimed, |claimed| claimed != Some(0)).await;
    let begin = Instant::now();
    server.workers.take().unwrap().stop().await;
    assert!(begin.elapsed().as_millis() < 4000, "{:?}", begin.elapsed());
    assert_eq!(number(&stage, &claimed).await, Some(0));
    let length = format!("SELECT length FROM games WHERE id = '{id}'");
    assert_eq!(number(&stage, &length).await, Some(now.number as i64));
}

/// A person at one server, those who work at two others: everything happens once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_work_at_the_same_time() {
    let stage = Stage::postgres().await;
    let person = Server::open(&stage, idle()).await;
    let _works = Server::open(&stage, working()).await;
    let _works_too = Server::open(&stage, working()).await;
    let ada = person.guest("Ada").await;
    let new = json!({"game": "lords", "players": 4, "settings": "at-once any nothing"});
    let id = person.table(new, &[&ada], "beginner").await;
    let told = play::<urzeit_rules::Lords>(&ada, &id, 1).await;
    let length = format!("SELECT length FROM games WHERE id = '{id}'");
    assert_eq!(number(&stage, &length).await, Some(told.len() as i64));
}

/// A move made at one server is seen at another within 100 ms, on a machine that has time for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_are_seen_at_other_servers_soon() {
    let stage = Stage::postgres().await;
    let here = Server::open(&stage, idle()).await;
    let there = Server::open(&stage, idle()).await;
    let ada = here.guest("Ada").await;
    let bob = here.guest("Bob").await;
    let new = json!({"game": "genesis", "players": 2, "settings": "at-once any nothing"});
    let id = here.table(new, &[&ada, &bob], "").await;
    let people = [&ada, &bob];
    let (mut socket, welcome) = ada.at(there.address).follow(&id, 0).await;
    let mut now = welcome.events.now;
    let mut sockets = Vec::new();
    for person in people {
        sockets.push(person.follow(&id, 0).await.0);
    }
    let mut times = Vec::new();
    for wish in 0..20 {
        let Some(seats) = asked(&now) else {
            break;
        };
        let seat = seats[0];
        let choice = choice::<Genesis>(&now, seat, wish).unwrap();
        let begin = Instant::now();
        sockets[seat - 1].wish(&wish.to_string(), &choice).await;
        now = hear_of(&mut socket, |_| true).await.now;
        times.push(begin.elapsed());
    }
    times.sort();
    let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
    eprintln!("seen at another server after {median:?}, {most:?} at most");
    assert!(median.as_millis() < 400, "{times:?}");
}

/// Two servers change a table at the same moment: those who follow either hear everything once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_missed_when_servers_are_equally_fast() {
    let stage = Stage::postgres().await;
    let here = Server::open(&stage, idle()).await;
    let there = Server::open(&stage, idle()).await;
    let ada = here.guest("Ada").await;
    let bob = here.guest("Bob").await;
    let settings = "at-once slow 100000000 rest beginner";
    let new = json!({"game": "genesis", "players": 2, "settings": settings});
    let id = here.table(new, &[&ada, &bob], "").await;
    let (mut one, welcome) = ada.follow(&id, 0).await;
    let (mut two, _) = bob.at(there.address).follow(&id, 0).await;
    let path = format!("/api/tables/{id}/wishes");
    let wish = |turn: usize| json!({"id": format!("w{turn}"), "wish": "ask 0"});
    let before = welcome.events.now.number;
    let bob_there = bob.at(there.address);
    for turn in 0..10 {
        // The second is refused, or asked for its agreement.
        let (_, _) = tokio::join!(
            ada.ask(reqwest::Method::POST, &path, wish(turn)),
            bob_there.ask(reqwest::Method::POST, &path, wish(turn)),
        );
        let refuse = json!({"id": format!("r{turn}"), "wish": "refuse"});
        let (_, _) = tokio::join!(
            ada.ask(reqwest::Method::POST, &path, refuse.clone()),
            bob_there.ask(reqwest::Method::POST, &path, refuse),
        );
    }
    let length = format!("SELECT length FROM games WHERE id = '{id}'");
    let length = number(&stage, &length).await.unwrap() as u64;
    for socket in [&mut one, &mut two] {
        let mut known = before;
        while known < length {
            let events = hear_of(socket, |_| true).await;
            assert_eq!(events.first, known);
            known += events.told.len() as u64;
        }
    }
}
