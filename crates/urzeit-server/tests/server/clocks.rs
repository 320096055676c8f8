//! Clocks: time that is up, holidays, time in which nobody was there.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::json;
use tokio::time::sleep;
use urzeit_rules::{Genesis, Seat};
use urzeit_server::{Workers, live::Change, store::Holiday};

use crate::stage::{asked, choosing};
use crate::{
    stage::{Person, Stage},
    tables::wish,
    workshop::{Server, choice, hear_of, idle, number, play, sql, tells, until, working},
};
use urzeit_table::{Awaits, Deed};

crate::on_both_stores!(
    a_game_goes_on_when_time_is_up,
    time_is_up_although_nobody_was_there,
    a_person_comes_back,
    clocks_stand_still_on_holiday,
    a_holiday_ends_by_itself,
    who_is_on_holiday_begins_with_a_clock_that_stands_still,
    a_holiday_is_its_players_own,
    holidays_have_limits,
    time_in_which_nobody_was_there_is_credited_once,
    credit_comes_before_anything_else,
);

async fn table(server: &Server, settings: &str) -> (String, Person, Person) {
    let ada = server.guest("Ada").await;
    let bob = server.guest("Bob").await;
    let new = json!({"game": "genesis", "players": 2, "settings": settings});
    let id = server.table(new, &[&ada, &bob], "").await;
    (id, ada, bob)
}

/// The same with accounts, who can go on holiday.
async fn members(server: &Server, stage: &Stage) -> (String, Person, Person) {
    let ada = server.member(stage, "Ada").await;
    let bob = server.member(stage, "Bob").await;
    let new = json!({"game": "genesis", "players": 2, "settings": SLOW});
    let id = server.table(new, &[&ada, &bob], "").await;
    (id, ada, bob)
}

/// Nobody does anything, and the game comes to its end.
async fn a_game_goes_on_when_time_is_up(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let (id, ada, _bob) = table(&server, "at-once live 300 0 turn beginner").await;
    let (mut socket, welcome) = ada.follow(&id, 0).await;
    let mut told = welcome.events.told;
    loop {
        let events = hear_of(&mut socket, |_| true).await;
        told.extend(events.told);
        if events.now.awaits == Awaits::Nothing {
            break;
        }
    }
    for seat in 1..=2 {
        let deed = format!(" time-out {seat}");
        let times = told
            .iter()
            .filter(|told| told.to_string().ends_with(&deed))
            .count();
        assert!(times > 3, "seat {seat} was out of time {times} times");
    }
}

async fn time_is_up_although_nobody_was_there(stage: Stage) {
    let mut server = Server::open(&stage, working()).await;
    let (id, ada, _bob) = table(&server, "at-once live 200 60000 rest beginner").await;
    server.workers.take().unwrap().stop().await;
    sleep(Duration::from_millis(250)).await;
    let (mut socket, welcome) = ada.follow(&id, 0).await;
    assert!(welcome.events.now.left.contains(&0));
    server.workers = Some(Workers::start(&server.registry, working()).await.unwrap());
    hear_of(&mut socket, |events| {
        tells(events, " time-out 1") || tells(events, " time-out 2")
    })
    .await;
}

async fn a_person_comes_back(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let (id, ada, bob) = table(&server, "at-once live 300 60000 rest beginner").await;
    let (mut socket, welcome) = ada.follow(&id, 0).await;
    let Some(first) = asked(&welcome.events.now) else {
        panic!("nobody is asked")
    };
    let away = first[0];
    let (person, other) = match away {
        1 => (&ada, &bob),
        _ => (&bob, &ada),
    };
    let theirs = 3 - away;
    let events = hear_of(&mut socket, |events| {
        events.now.awaits == choosing(&[theirs])
    })
    .await;
    // A computer player stands in; then the person is back.
    let path = format!("/api/tables/{id}/wishes");
    person
        .post(&path, json!({"id": "back", "wish": "return"}))
        .await;
    let choice = choice::<Genesis>(&events.now, theirs, 0).unwrap();
    other.post(&path, json!({"id": "a", "wish": choice})).await;
    hear_of(&mut socket, |events| events.now.awaits == choosing(&[away])).await;
    let seen = person.get(&format!("/api/tables/{id}?since=0")).await;
    assert_eq!(seen["now"]["awaits"], json!({"choices": [away]}));
    assert_eq!(seen["table"]["seats"][away - 1]["stand_in"], json!(null));
}

const SLOW: &str = "at-once slow 259200000 rest beginner";

async fn clocks_stand_still_on_holiday(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let (id, ada, bob) = members(&server, &stage).await;
    let (mut socket, _) = bob.follow(&id, 0).await;
    let (status, holiday) = ada
        .ask(Method::PUT, "/api/me/holiday", json!({"days": 3}))
        .await;
    assert_eq!(status, StatusCode::OK, "{holiday}");
    assert_eq!(holiday["left"], json!(27));
    hear_of(&mut socket, |events| tells(events, " pause 1")).await;
    let due = format!("SELECT due FROM games WHERE id = '{id}'");
    if number(
        &stage,
        &format!("SELECT waits FROM games WHERE id = '{id}'"),
    )
    .await
        == Some(1)
    {
        assert_eq!(number(&stage, &due).await, None, "nothing is ever due");
    }
    let (status, holiday) = ada.ask(Method::DELETE, "/api/me/holiday", json!({})).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(holiday, json!({"left": 29}));
    hear_of(&mut socket, |events| tells(events, " resume 1")).await;
    assert!(number(&stage, &due).await.is_some());
}

async fn a_holiday_ends_by_itself(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let (id, ada, bob) = members(&server, &stage).await;
    let (mut socket, _) = bob.follow(&id, 0).await;
    let account = ada.get("/api/me").await["id"].as_i64().unwrap();
    let before = server.registry.store.holiday(account).await.unwrap();
    let now = server.registry.clock.now();
    let short = Holiday {
        until: Some(now + 1500),
        ..before
    };
    // As if the process had died before it could tell the table.
    let set = server
        .registry
        .store
        .set_holiday(account, before, short, now);
    assert!(set.await.unwrap());
    hear_of(&mut socket, |events| tells(events, " pause 1")).await;
    hear_of(&mut socket, |events| tells(events, " resume 1")).await;
    // A process whose clock is behind stops it once more.
    let live = server.registry.table(&id).await.unwrap().unwrap();
    let pause = live.change(None, |_| Ok(Change::deeds([Deed::Pause(Seat::at(0))])));
    pause.await.unwrap();
    hear_of(&mut socket, |events| tells(events, " resume 1")).await;
    let due = format!("SELECT holiday_due FROM accounts WHERE id = {account}");
    until(&stage, &due, |due| due.is_none()).await;
}

async fn who_is_on_holiday_begins_with_a_clock_that_stands_still(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.member(&stage, "Ada").await;
    let bob = server.member(&stage, "Bob").await;
    bob.ask(Method::PUT, "/api/me/holiday", json!({"days": 1}))
        .await;
    let new = json!({"game": "genesis", "players": 2, "settings": SLOW});
    let id = server.table(new, &[&ada, &bob], "").await;
    let (_, welcome) = ada.follow(&id, 0).await;
    assert!(tells(&welcome.events, " pause 2"));
    assert!(!tells(&welcome.events, " pause 1"));
}

/// A holiday is not handed on with a seat, and the new player's stops its clock only after a turn: else a chain of
/// accounts on holiday would stop it for ever.
async fn a_holiday_is_its_players_own(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let people = [
        server.member(&stage, "Ada").await,
        server.member(&stage, "Bob").await,
        server.member(&stage, "Cyd").await,
        server.member(&stage, "Eve").await,
    ];
    let [ada, bob, cyd, eve] = &people;
    for person in [ada, eve] {
        person
            .ask(Method::PUT, "/api/me/holiday", json!({"days": 1}))
            .await;
    }
    let new = json!({"game": "genesis", "players": 2, "settings": SLOW, "visibility": "open"});
    let id = server.table(new, &[ada, bob], "").await;
    let live = server.registry.table(&id).await.unwrap().unwrap();
    let paused = async || {
        let first = live.look(|table| table.host.is_paused(Seat::at(0)));
        first.await.unwrap()
    };
    assert!(paused().await, "Ada is on holiday");
    for (before, after) in [(ada, cyd), (cyd, eve)] {
        let (status, answer) = wish(before, &id, "offer").await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        after
            .post(&format!("/api/tables/{id}/sit"), json!({"seat": 1}))
            .await;
        assert!(!paused().await);
    }
}

async fn holidays_have_limits(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let (status, why) = server
        .guest("Gus")
        .await
        .ask(Method::PUT, "/api/me/holiday", json!({"days": 1}))
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(why["error"], "server-not-for-guests");
    let ada = server.member(&stage, "Ada").await;
    for days in [json!(0), json!(-1), json!(i64::MIN)] {
        let body = json!({"days": days});
        let (status, why) = ada.ask(Method::PUT, "/api/me/holiday", body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{why}");
        assert_eq!(why["error"], "server-bad-holiday");
    }
    for days in [json!(31), json!(i64::MAX)] {
        let body = json!({"days": days});
        let (status, why) = ada.ask(Method::PUT, "/api/me/holiday", body).await;
        assert_eq!(status, StatusCode::CONFLICT, "{why}");
        assert_eq!(why["error"], "server-holiday-too-long");
    }
    for body in [
        json!({}),
        json!({"days": "x"}),
        json!({"days": 1.5}),
        json!([]),
    ] {
        let (status, _) = ada.ask(Method::PUT, "/api/me/holiday", body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
    }
    // The first day of each holiday is taken for good, so clocks cannot be stopped without end.
    for taken in 1..=30 {
        // A holiday that ends in the millisecond in which it began has taken none.
        sleep(Duration::from_millis(2)).await;
        let (status, _) = ada
            .ask(Method::PUT, "/api/me/holiday", json!({"days": 1}))
            .await;
        assert_eq!(status, StatusCode::OK, "day {taken}");
    }
    let (status, _) = ada
        .ask(Method::PUT, "/api/me/holiday", json!({"days": 1}))
        .await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(ada.get("/api/me/holiday").await["left"], json!(0));
}

const HOUR: i64 = 3_600_000;

/// Two processes start at the same time.
async fn time_in_which_nobody_was_there_is_credited_once(stage: Stage) {
    let mut server = Server::open(&stage, working()).await;
    let (id, ada, _bob) = table(&server, "at-once live 600000 0 rest beginner").await;
    let (untimed, eve, _) = table(&server, "at-once any nothing").await;
    server.workers.take().unwrap().stop().await;
    sql(&stage, &format!("UPDATE beats SET at = at - {HOUR}")).await;
    let (mut socket, _) = ada.follow(&id, 0).await;
    let (one, two) = tokio::join!(
        Workers::start(&server.registry, working()),
        Workers::start(&server.registry, working()),
    );
    let events = hear_of(&mut socket, |events| {
        events
            .told
            .iter()
            .any(|told| told.to_string().contains(" credit "))
    })
    .await;
    let left = events.now.left.iter().max().copied().unwrap();
    assert!(left > 3_600_000, "{left} milliseconds are left");
    one.unwrap().stop().await;
    two.unwrap().stop().await;
    let owed = number(&stage, "SELECT CAST(SUM(owed) AS BIGINT) FROM games").await;
    assert_eq!(owed, Some(0));
    for (person, id, times) in [(ada, id, 1), (eve, untimed, 0)] {
        let seen = person.get(&format!("/api/tables/{id}?since=0")).await;
        let told = seen["told"].to_string();
        assert_eq!(told.matches(" credit ").count(), times, "{told}");
    }
}

/// A player who is quicker than the workers gets the time back first, too.
async fn credit_comes_before_anything_else(stage: Stage) {
    let mut server = Server::open(&stage, idle()).await;
    let (id, ada, bob) = table(&server, "at-once live 600000 0 rest beginner").await;
    let (mut socket, welcome) = ada.follow(&id, 0).await;
    server.workers.take().unwrap().stop().await;
    sql(&stage, &format!("UPDATE beats SET at = at - {HOUR}")).await;
    let _idle = Workers::start(&server.registry, idle()).await.unwrap();
    let now = welcome.events.now;
    let Some(seats) = asked(&now) else {
        panic!("nobody is asked")
    };
    let person = [&ada, &bob][seats[0] - 1];
    let choice = choice::<Genesis>(&now, seats[0], 0).unwrap();
    let path = format!("/api/tables/{id}/wishes");
    let done = person.post(&path, json!({"id": "a", "wish": choice})).await;
    let credit = hear_of(&mut socket, |_| true).await;
    assert!(
        credit.told[0].to_string().contains(" credit "),
        "{:?}",
        credit.told
    );
    let chosen = hear_of(&mut socket, |_| true).await;
    assert!(tells(&chosen, &choice), "{:?}", chosen.told);
    assert_eq!(done["number"], json!(chosen.first));
    assert_eq!(credit.first + 1, chosen.first);
    let again = person.post(&path, json!({"id": "a", "wish": choice})).await;
    assert_eq!(again, done);
    let left = chosen.now.left[seats[0] - 1];
    assert!(left > 3_600_000, "{left}");
}

/// Of people too: somebody who plays a whole game against a computer player never waits for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_computer_player_has_no_clock() {
    let stage = Stage::sqlite().await;
    let server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let settings = "at-once live 60000 0 rest beginner";
    let new = json!({"game": "genesis", "players": 2, "settings": settings});
    let id = server.table(new, &[&ada], "beginner").await;
    let told = play::<Genesis>(&ada, &id, 1).await;
    assert!(
        !told
            .iter()
            .any(|told| told.to_string().contains("time-out"))
    );
}
