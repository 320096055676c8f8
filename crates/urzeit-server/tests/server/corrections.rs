//! Games that go on when the rules were corrected.

use serde_json::json;
use urzeit_rules::Genesis;
use urzeit_table::messages::Now;

use crate::stage::choosing;
use crate::{
    stage::{Person, Stage},
    tables::{step, wish},
    workshop::{Server, choice, hear_of, idle, number, sql, tells, working},
};
use urzeit_table::Awaits;

crate::on_both_stores!(
    a_game_goes_on_from_its_snapshot,
    what_no_longer_counts_is_played_again,
    a_game_that_is_over_stays_over,
);

async fn look(person: &Person, id: &str, since: u64) -> (u64, Now) {
    let (_, welcome) = person.follow(id, since).await;
    (welcome.events.first, welcome.events.now)
}

/// The events of before mean nothing to the rules of now.
async fn a_game_goes_on_from_its_snapshot(stage: Stage) {
    let mut server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let new = json!({"game": "genesis", "players": 2, "settings": "at-once any nothing"});
    let id = server.table(new, &[&ada], "beginner").await;
    let path = format!("/api/tables/{id}/wishes");
    let (mut socket, welcome) = ada.follow(&id, 0).await;
    let mut now = welcome.events.now;
    let mut wishes = 0;
    // Until the person is asked after a computer player's turn: so far nothing can be taken back.
    loop {
        if let Some(choice) = choice::<Genesis>(&now, 1, wishes) {
            wishes += 1;
            let wish = json!({"id": wishes.to_string(), "wish": choice});
            ada.post(&path, wish).await;
        }
        let events = hear_of(&mut socket, |_| true).await;
        let by_computer = events.told[0].to_string().split(' ').nth(1) == Some("2");
        now = events.now;
        if wishes > 3 && by_computer && now.awaits == choosing(&[1]) {
            break;
        }
    }
    // From here on others work: processes on one SQLite do not tell each other what they write.
    server.workers.take().unwrap().stop().await;
    let old = format!("UPDATE events SET rules = 0, texts = '0 rubbish' WHERE game = '{id}'");
    sql(&stage, &old).await;
    let mut other = Server::open(&stage, working()).await;
    let there = ada.at(other.address);
    let (first, seen) = look(&there, &id, 0).await;
    assert_eq!(seen.view, now.view);
    assert_eq!(seen.number, now.number);
    assert_eq!(first, now.number, "what came before can no longer be told");
    // On to the end, through other processes.
    let choice = choice::<Genesis>(&seen, 1, 0).unwrap();
    let wish = json!({"id": "on", "wish": choice});
    let done = there.post(&path, wish).await;
    assert_eq!(done["number"], json!(seen.number));
    other.workers.take().unwrap().stop().await;
    let third = Server::open(&stage, working()).await;
    play_on(&ada.at(third.address), &id).await;
    let over = format!("SELECT COUNT(*) FROM games WHERE id = '{id}' AND state = 'over'");
    assert_eq!(number(&stage, &over).await, Some(1));
}

async fn play_on(person: &Person, id: &str) {
    let (mut socket, welcome) = person.follow(id, 0).await;
    let mut now = welcome.events.now;
    let mut asked = None;
    while now.awaits != Awaits::Nothing {
        if asked != Some(now.number)
            && let Some(choice) = choice::<Genesis>(&now, 1, 0)
        {
            asked = Some(now.number);
            socket.wish(&format!("on {}", now.number), &choice).await;
        }
        now = hear_of(&mut socket, |_| true).await.now;
    }
}

/// The last events are after the snapshot, and the rules of now refuse them: the game goes on from
/// there, and its numbers are not used again.
async fn what_no_longer_counts_is_played_again(stage: Stage) {
    let mut server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let new = json!({"game": "genesis", "players": 2, "settings": "confirm any nothing"});
    let id = server.table(new, &[&ada], "beginner").await;
    let (mut socket, welcome) = ada.follow(&id, 0).await;
    let mut now = welcome.events.now;
    while now.awaits != choosing(&[1]) {
        now = hear_of(&mut socket, |_| true).await.now;
    }
    let path = format!("/api/tables/{id}/wishes");
    let choice = choice::<Genesis>(&now, 1, 0).unwrap();
    let done = ada.post(&path, json!({"id": "a", "wish": choice})).await;
    let row = done["number"].as_u64().unwrap();
    server.workers.take().unwrap().stop().await;
    let old = format!("UPDATE events SET rules = 0 WHERE game = '{id}'");
    sql(&stage, &old).await;
    let wrong = format!(
        "UPDATE events SET texts = '0 1 place nothing z9' WHERE game = '{id}' AND number = {row}"
    );
    sql(&stage, &wrong).await;
    // Somebody was asked something by what no longer counts.
    sql(&stage, "UPDATE games SET asked = 1").await;
    for _ in 0..2 {
        let other = Server::open(&stage, idle()).await;
        let (_, seen) = look(&ada.at(other.address), &id, 0).await;
        assert_eq!(seen.view, now.view);
        assert_eq!(seen.awaits, now.awaits);
        assert_eq!(seen.number, row + 1);
        assert_eq!(number(&stage, "SELECT asked FROM games").await, Some(0));
    }
    let other = Server::open(&stage, working()).await;
    let there = ada.at(other.address);
    let (mut socket, welcome) = there.follow(&id, 0).await;
    let mut now = welcome.events.now;
    while let Some(choice) = self::choice::<Genesis>(&now, 1, 0) {
        socket.wish(&now.number.to_string(), &choice).await;
        let events = hear_of(&mut socket, |_| true).await;
        assert_eq!(events.first, now.number);
        now = events.now;
    }
    socket.wish("c", "confirm").await;
    hear_of(&mut socket, |events| tells(events, " confirm 1")).await;
}

/// It ended by rules of before, where those of now would have gone on. Nor does a game go on that was called off.
async fn a_game_that_is_over_stays_over(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let new = json!({"game": "genesis", "players": 2, "settings": "at-once any nothing"});
    let id = server.table(new, &[&ada, &bob], "").await;
    wish(&ada, &id, "end-game").await;
    step::<Genesis>(&[&ada, &bob], &id).await;
    wish(&bob, &id, "end-game").await;
    sql(&stage, "UPDATE events SET rules = 0").await;
    for state in ["over", "aborted"] {
        sql(&stage, &format!("UPDATE games SET state = '{state}'")).await;
        let other = Server::open(&stage, idle()).await;
        let (_, now) = look(&bob.at(other.address), &id, 0).await;
        assert_eq!(now.awaits, Awaits::Nothing, "{state}");
        assert!(now.conclusion.unwrap().ranks.is_empty());
    }
}
