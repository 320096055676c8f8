//! Computer players at tables of the server.

use std::time::Instant;

use serde_json::json;
use urzeit_rules::{Genesis, Lords, Seat, Ursuppe};

use crate::stage::{asked, choosing};
use crate::{
    stage::Stage,
    workshop::{Server, choice, hear_of, play, tells, working},
};
use urzeit_table::{Awaits, Told};

crate::on_both_stores!(
    genesis_against_computers,
    lords_against_computers,
    ursuppe_against_computers,
    one_person_among_many,
    a_quick_computer_answers_at_once,
    nobody_waits_for_those_who_think,
    who_comes_back_plays_itself,
);

async fn genesis_against_computers(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let new = json!({"game": "genesis", "settings": "at-once any nothing"});
    let id = server.table(new, &[&ada], "easy").await;
    play::<Genesis>(&ada, &id, 1).await;
}

async fn lords_against_computers(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let new = json!({"game": "lords", "players": 3, "settings": "at-once any nothing"});
    let id = server.table(new, &[&ada], "beginner").await;
    play::<Lords>(&ada, &id, 1).await;
}

async fn ursuppe_against_computers(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let new = json!({"game": "ursuppe", "players": 3, "settings": "at-once any nothing"});
    let id = server.table(new, &[&ada], "beginner").await;
    play::<Ursuppe>(&ada, &id, 1).await;
}

/// Secret choices of several computer players, and turns of several one after the other.
async fn one_person_among_many(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let new = json!({"game": "lords", "players": 5, "settings": "at-once any nothing"});
    let id = server.table(new, &[&ada], "beginner").await;
    let told = play::<Lords>(&ada, &id, 1).await;
    for seat in 1..=5 {
        let chose = |told: &Told| {
            told.entry()
                .is_some_and(|entry| entry.seat == Some(Seat::at(seat - 1)))
        };
        assert!(told.iter().any(chose), "{seat} did nothing");
    }
}

/// From a person's wish until it hears what the computer player did.
async fn a_quick_computer_answers_at_once(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let new = json!({"game": "genesis", "players": 2, "settings": "at-once any nothing"});
    let id = server.table(new, &[&ada], "beginner").await;
    let (mut socket, welcome) = ada.follow(&id, 0).await;
    let mut now = welcome.events.now;
    let (mut times, mut wishes) = (Vec::new(), 0);
    while times.len() < 12 && now.awaits != Awaits::Nothing {
        let Some(choice) = choice::<Genesis>(&now, 1, 0) else {
            now = hear_of(&mut socket, |_| true).await.now;
            continue;
        };
        let begin = Instant::now();
        wishes += 1;
        socket.wish(&wishes.to_string(), &choice).await;
        now = hear_of(&mut socket, |_| true).await.now;
        if choice_of_others(&now) {
            now = hear_of(&mut socket, |_| true).await.now;
            times.push(begin.elapsed());
        }
    }
    times.sort();
    eprintln!(
        "a computer player's answer takes {:?}",
        times[times.len() / 2]
    );
    assert!(times[times.len() / 2].as_millis() < 500, "{times:?}");
}

fn choice_of_others(now: &urzeit_table::messages::Now) -> bool {
    asked(now).is_some_and(|seats| !seats.contains(&1))
}

/// One worker thinks for seconds; at another table a beginner answers meanwhile.
async fn nobody_waits_for_those_who_think(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let new = json!({"game": "genesis", "players": 2, "settings": "at-once any nothing"});
    let mut slow = Vec::new();
    for _ in 0..3 {
        slow.push(server.table(new.clone(), &[&ada], "master").await);
    }
    let quick = server.table(new, &[&ada], "beginner").await;
    for (deep, id) in slow.iter().chain([&quick]).enumerate() {
        let (mut socket, welcome) = ada.follow(id, 0).await;
        let mut now = welcome.events.now;
        while let Some(choice) = choice::<Genesis>(&now, 1, 0) {
            socket.wish(&now.number.to_string(), &choice).await;
            now = hear_of(&mut socket, |_| true).await.now;
        }
        if deep == slow.len() {
            hear_of(&mut socket, |events| choice_of_person(&events.now)).await;
        }
    }
    let mut waiting = 0;
    for id in &slow {
        let seen = ada.get(&format!("/api/tables/{id}?since=1000")).await;
        waiting += usize::from(seen["now"]["awaits"] == json!({"choices": [2]}));
    }
    assert!(waiting > 0, "the beginner was the last to answer");
}

fn choice_of_person(now: &urzeit_table::messages::Now) -> bool {
    asked(now).is_some_and(|seats| seats.contains(&1))
}

/// What the computer player thinks of meanwhile is thrown away.
async fn who_comes_back_plays_itself(stage: Stage) {
    let mut server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let bob = server.guest("Bob").await;
    let settings = "at-once live 300 60000 rest master";
    let new = json!({"game": "genesis", "players": 2, "settings": settings});
    let id = server.table(new, &[&ada, &bob], "").await;
    let (mut socket, _) = ada.follow(&id, 0).await;
    let events = hear_of(&mut socket, |events| {
        tells(events, "time-out 1") || tells(events, "time-out 2")
    })
    .await;
    let seat = if tells(&events, "time-out 1") { 1 } else { 2 };
    let person = [&ada, &bob][seat - 1];
    let path = format!("/api/tables/{id}/wishes");
    let back = json!({"id": "back", "wish": "return"});
    person.post(&path, back).await;
    let back = hear_of(&mut socket, |events| {
        tells(events, &format!("return {seat}"))
    })
    .await;
    assert_eq!(back.now.awaits, choosing(&[seat]));
    // It hurries, and finds that nobody wants its answer.
    server.workers.take().unwrap().stop().await;
    let seen = ada.get(&format!("/api/tables/{id}?since=0")).await;
    assert_eq!(seen["now"]["number"], json!(back.now.number));
}
