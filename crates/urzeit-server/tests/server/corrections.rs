//! Games that go on when the rules were corrected.

use serde_json::json;
use urzeit_rules::Genesis;
use urzeit_table::messages::{Now, Waiting};

use crate::{
    stage::{Person, Stage},
    workshop::{Server, choice, number, sql, working},
};

crate::on_both_stores!(
    a_game_goes_on_from_its_snapshot,
    what_no_longer_counts_is_played_again,
);

async fn look(person: &Person, id: &str, since: u64) -> (u64, Now) {
    let (_, welcome) = person.follow(id, since).await;
    (welcome.events.first, welcome.events.now)
}

/// The events of before mean nothing to the rules of now.
async fn a_game_goes_on_from_its_snapshot(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let new = json!({"game": "genesis", "players": 2, "settings": "at-once any nothing"});
    let id = server.table(new, &[&ada], "beginner").await;
    let path = format!("/api/tables/{id}/wishes");
    let (mut socket, welcome) = ada.follow(&id, 0).await;
    let mut now = welcome.events.now;
    for wish in 0..3 {
        let asked = |now: &Now| now.awaits == Waiting::Choices(vec![1]);
        while !asked(&now) {
            now = crate::workshop::hear_of(&mut socket, |_| true).await.now;
        }
        let choice = choice::<Genesis>(&now, 1, wish).unwrap();
        ada.post(&path, json!({"id": wish.to_string(), "wish": choice}))
            .await;
        let before = now.number;
        while now.number == before || !asked(&now) {
            now = crate::workshop::hear_of(&mut socket, |_| true).await.now;
        }
    }
    let old = format!("UPDATE events SET rules = 0, texts = '0 rubbish' WHERE game = '{id}'");
    sql(&stage, &old).await;
    let other = Server::open(&stage, working()).await;
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
    drop(other);
    let third = Server::open(&stage, working()).await;
    play_on(&ada.at(third.address), &id).await;
    let over = format!("SELECT COUNT(*) FROM games WHERE id = '{id}' AND state = 'over'");
    assert_eq!(number(&stage, &over).await, Some(1));
}

async fn play_on(person: &Person, id: &str) {
    let (mut socket, welcome) = person.follow(id, 0).await;
    let mut now = welcome.events.now;
    let mut asked = None;
    while now.awaits != Waiting::Nothing {
        if asked != Some(now.number)
            && let Some(choice) = choice::<Genesis>(&now, 1, 0)
        {
            asked = Some(now.number);
            socket.wish(&format!("on {}", now.number), &choice).await;
        }
        now = crate::workshop::hear_of(&mut socket, |_| true).await.now;
    }
}

/// The last events are after the snapshot, and the rules of now refuse them: the game goes on from
/// there, and its numbers are not used again.
async fn what_no_longer_counts_is_played_again(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.guest("Ada").await;
    let new = json!({"game": "genesis", "players": 2, "settings": "confirm any nothing"});
    let id = server.table(new, &[&ada], "beginner").await;
    let (mut socket, welcome) = ada.follow(&id, 0).await;
    let mut now = welcome.events.now;
    while now.awaits != Waiting::Choices(vec![1]) {
        now = crate::workshop::hear_of(&mut socket, |_| true).await.now;
    }
    let path = format!("/api/tables/{id}/wishes");
    let choice = choice::<Genesis>(&now, 1, 0).unwrap();
    let done = ada.post(&path, json!({"id": "a", "wish": choice})).await;
    let row = done["number"].as_u64().unwrap();
    let old = format!("UPDATE events SET rules = 0 WHERE game = '{id}'");
    sql(&stage, &old).await;
    let wrong = format!(
        "UPDATE events SET texts = '0 1 place nothing z9' WHERE game = '{id}' AND number = {row}"
    );
    sql(&stage, &wrong).await;
    for _ in 0..2 {
        let other = Server::open(&stage, working()).await;
        let (_, seen) = look(&ada.at(other.address), &id, 0).await;
        assert_eq!(seen.view, now.view);
        assert_eq!(seen.awaits, now.awaits);
        assert_eq!(seen.number, row + 1);
    }
    let other = Server::open(&stage, working()).await;
    let there = ada.at(other.address);
    let (_, seen) = look(&there, &id, 0).await;
    let again = json!({"id": "b", "wish": choice});
    let done = there.post(&path, again).await;
    assert_eq!(done["number"], json!(seen.number));
    there
        .post(&path, json!({"id": "c", "wish": "confirm"}))
        .await;
}
