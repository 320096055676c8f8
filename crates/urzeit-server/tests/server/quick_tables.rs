//! A table of quick play belongs to those who wait there.

use reqwest::Method;
use serde_json::{Value, json};
use urzeit_server::{Store, clock::Clock};
use urzeit_table::messages::ToClient;

use crate::{
    stage::{Person, Stage, Time},
    workshop::{number, sql},
};

crate::on_both_stores!(
    a_table_that_its_maker_left_belongs_to_those_who_sit_there,
    the_last_to_leave_calls_it_off,
    nobody_puts_computer_players_off_for_ever,
    nobody_is_led_to_somebody_of_a_process_that_died,
);

async fn quick(person: &Person, game: &str) -> Value {
    person.post("/api/quick", json!({"game": game})).await
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap()
}

/// It counts for them, and they can call it off: else twelve guests keep somebody from making tables.
async fn a_table_that_its_maker_left_belongs_to_those_who_sit_there(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let mut last = Value::Null;
    for number in 0..12 {
        let bo = stage.guest(&format!("Bo {number}")).await;
        let made = quick(&ada, "ursuppe").await;
        assert_eq!(made["yours"], true);
        let id = text(&made, "id");
        let (mut bos, _) = bo.follow(id, 0).await;
        assert_eq!(quick(&bo, "ursuppe").await["id"], made["id"]);
        ada.post(&format!("/api/tables/{id}/leave"), json!({}))
            .await;
        // Whose table it is is told at once, here and elsewhere.
        loop {
            if let ToClient::Table(table) = bos.hear().await
                && table.yours
            {
                break;
            }
        }
        let second = bo.at(stage.second_server().await);
        let seen = second.get(&format!("/api/tables/{id}")).await;
        let seen = &seen["table"];
        assert_eq!(
            (&seen["yours"], &seen["creator"]),
            (&json!(true), &json!(format!("Bo {number}")))
        );
        // Nobody is there any more for whom others would come.
        drop(bos);
        sql(&stage, "UPDATE games SET created = created - 600000").await;
        sql(&stage, "UPDATE presence SET here = FALSE").await;
        last = json!({"id": id});
        let abort = format!("/api/tables/{id}/abort");
        let refused = ada.refused(Method::POST, &abort, json!({})).await;
        assert_eq!(refused.1, "server-not-yours");
        if number == 11 {
            assert_eq!(bo.post(&abort, json!({})).await["state"], "aborted");
        }
    }
    assert_ne!(last, Value::Null);
    let new = json!({"game": "genesis", "seats": ["me", "invited"]});
    ada.post("/api/tables", new).await;
    let waiting = ada.get("/api/me/tables?state=waiting").await;
    assert_eq!(waiting["tables"].as_array().unwrap().len(), 1);
}

async fn the_last_to_leave_calls_it_off(stage: Stage) {
    let (ada, bo) = (stage.guest("Ada").await, stage.guest("Bo").await);
    let made = quick(&ada, "ursuppe").await;
    let leave = format!("/api/tables/{}/leave", text(&made, "id"));
    quick(&bo, "ursuppe").await;
    assert_eq!(ada.post(&leave, json!({})).await["state"], "waiting");
    assert_eq!(bo.post(&leave, json!({})).await["state"], "aborted");
    let waiting = "SELECT COUNT(*) FROM games WHERE state = 'waiting'";
    assert_eq!(number(&stage, waiting).await, Some(0));
    // Elsewhere a table waits on.
    let new = json!({"game": "genesis", "seats": ["me", "invited"]});
    let made = ada.post("/api/tables", new).await;
    let leave = format!("/api/tables/{}/leave", text(&made, "id"));
    assert_eq!(ada.post(&leave, json!({})).await["state"], "waiting");
}

/// However many come and go, each before a minute is over.
async fn nobody_puts_computer_players_off_for_ever(stage: Stage) {
    let time = Time::default();
    let address = time.server(&stage).await;
    let ada = Person::guest(address, "Ada").await;
    let made = quick(&ada, "ursuppe").await;
    let table = format!("/api/tables/{}", text(&made, "id"));
    let fill = async || {
        let computer = json!({"computer": "easy"});
        ada.ask(Method::POST, &format!("{table}/fill"), computer)
            .await
            .1
    };
    // She waits alone for long: that is not waiting together.
    time.pass(600_000);
    for number in 0..4 {
        let guest = Person::guest(address, &format!("Eve {number}")).await;
        guest.post(&format!("{table}/sit"), json!({})).await;
        assert_eq!(fill().await["error"], "server-quick-fill", "{number}");
        time.pass(45_000);
        guest.post(&format!("{table}/leave"), json!({})).await;
    }
    let guest = Person::guest(address, "Eve").await;
    guest.post(&format!("{table}/sit"), json!({})).await;
    assert_eq!(fill().await["state"], "running");
}

/// Without waiting until somebody finds out that the process is gone. Nor are people there who were at it, wherever that
/// is asked.
async fn nobody_is_led_to_somebody_of_a_process_that_died(stage: Stage) {
    let (ada, bo) = (stage.guest("Ada").await, stage.guest("Bo").await);
    let made = quick(&ada, "genesis").await;
    let id = text(&made, "id");
    let me = ada.get("/api/me").await["id"].as_i64().unwrap();
    let now = Clock::default().now();
    let [died, lives] = [(); 2].map(|()| Store::open(&stage.database));
    let (died, lives) = (died.await.unwrap(), lives.await.unwrap());
    sql(&stage, "UPDATE games SET created = created - 600000").await;
    died.attend(id, me, true, now - 8_000).await.unwrap();
    assert_ne!(quick(&bo, "genesis").await["id"], made["id"]);
    // At a process that lives she would have been found.
    lives.attend(id, me, true, now).await.unwrap();
    let cid = stage.guest("Cid").await;
    let bos = "UPDATE games SET created = created - 600000";
    sql(&stage, bos).await;
    assert_eq!(quick(&cid, "genesis").await["id"], made["id"]);
}
