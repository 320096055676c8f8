//! What the queue of work gives out, and to whom.

use serde_json::json;
use urzeit_server::{
    Store,
    store::{Claim, Ledger as _, Maker, Time},
    work::{DueWork, Lane},
};

use crate::{
    stage::Stage,
    workshop::{number, sql},
};

crate::on_both_stores!(
    an_account_that_was_served_in_two_networks_is_one,
    an_account_with_tables_of_many_networks_has_one_turn,
    the_networks_of_a_block_take_one_turn,
    a_maker_whose_network_nobody_knows_is_a_network,
    a_deadline_is_taken_once_and_from_nobody_who_thinks,
    a_deadline_from_before_deadlines_were_stored_is_known,
);

/// So late that the servers of a test do nothing by themselves.
const NOW: Time = 9_000_000_000_000;

fn claim(lane: Lane, served: &[(i64, i64)]) -> Claim {
    let served = served.iter();
    let served = served.map(|&(own, network)| Maker { own, network });
    Claim {
        now: NOW,
        until: NOW + 1000,
        lane,
        most: 10,
        except: Vec::new(),
        served: served.collect(),
    }
}

/// Tables of these makers and networks at which a computer player is to choose, in the order in which they are due.
async fn waiting(stage: &Stage, makers: &[(i64, i64)]) -> Store {
    let person = stage.guest("Ada").await;
    for (index, (maker, network)) in (0..).zip(makers) {
        let new = json!({"game": "genesis", "players": 2});
        let made = person.post("/api/tables", new).await;
        let id = made["id"].as_str().unwrap();
        let due = NOW - 100 + index;
        let waits = format!(
            "UPDATE games SET maker = {maker}, network = {network}, lane = 1, due = {due},
                 state = 'running'
             WHERE id = '{id}'"
        );
        sql(stage, &waits).await;
    }
    Store::open(&stage.database).await.unwrap()
}

/// The makers and networks of the tables that somebody takes one by one.
async fn one_by_one(store: &Store, count: usize, mut served: Vec<(i64, i64)>) -> Vec<(i64, i64)> {
    let mut except = Vec::new();
    for _ in 0..count {
        let one = Claim {
            most: 1,
            except: except.clone(),
            ..claim(Lane::Hard, &served)
        };
        let taken = store.claim(&one).await.unwrap().remove(0);
        served.push((taken.maker.own, taken.maker.network));
        except.push(taken.id);
    }
    served
}

async fn an_account_that_was_served_in_two_networks_is_one(stage: Stage) {
    let store = waiting(&stage, &[(7, -2), (8, -2)]).await;
    let served = [(7, -1), (8, -2), (7, -2)];
    let one = Claim {
        most: 1,
        ..claim(Lane::Hard, &served)
    };
    let first = store.claim(&one).await.unwrap();
    assert_eq!(first.len(), 1);
    assert_eq!(first[0].maker.own, 8);
    sql(&stage, "UPDATE games SET claimed = 0").await;
    let both = store.claim(&claim(Lane::Hard, &served)).await.unwrap();
    assert_eq!(both.len(), 2, "{both:?}");
    assert_ne!(both[0].id, both[1].id);
}

/// Neither of those that wait at the same time, nor of those that come after it was served.
async fn an_account_with_tables_of_many_networks_has_one_turn(stage: Stage) {
    let tables = [(7, -1), (7, -2), (7, -3), (7, -4), (8, -5), (8, -5)];
    let store = waiting(&stage, &tables).await;
    let two = Claim {
        most: 2,
        ..claim(Lane::Hard, &[])
    };
    let taken = store.claim(&two).await.unwrap();
    let mut makers: Vec<i64> = taken.iter().map(|table| table.maker.own).collect();
    makers.sort_unstable();
    assert_eq!(makers, [7, 8]);
    sql(&stage, "UPDATE games SET claimed = 0").await;
    let served = one_by_one(&store, 6, Vec::new()).await;
    let makers: Vec<i64> = served.iter().map(|(own, _)| *own).collect();
    assert_eq!(makers, [7, 8, 7, 8, 7, 7]);
}

/// Somebody who owns a block of networks has a guest in each, and a neighbour in the block one table.
async fn the_networks_of_a_block_take_one_turn(stage: Stage) {
    let network = |block: u8, own: u8| Maker::network([0, block], own);
    let guests = (1..=6).map(|own| network(0, own));
    let mut tables: Vec<_> = guests.map(|guests| (guests, guests)).collect();
    tables.extend([(7, network(0, 1)), (8, network(1, 1)), (9, network(2, 1))]);
    tables.extend([(8, network(1, 1)), (9, network(2, 1))]);
    let store = waiting(&stage, &tables).await;
    let served = one_by_one(&store, tables.len(), Vec::new()).await;
    let owners = served.iter().map(|(own, _)| (*own).max(0));
    let owners: Vec<_> = owners.collect();
    assert_eq!(owners[..6], [0, 8, 9, 0, 8, 9], "{owners:?}");
    // In the block the networks take turns, and the neighbour shares one with the guest.
    assert_eq!(owners[6..], [0, 0, 0, 0, 7]);
    let both = Claim {
        most: 3,
        ..claim(Lane::Hard, &[])
    };
    sql(&stage, "UPDATE games SET claimed = 0").await;
    let at_once = store.claim(&both).await.unwrap();
    let mut blocks: Vec<_> = at_once.iter().map(|table| table.maker.block()).collect();
    blocks.sort_unstable();
    blocks.dedup();
    assert_eq!(blocks.len(), 3, "{at_once:?}");
}

/// Tables that were made by a server from before networks were stored.
async fn a_maker_whose_network_nobody_knows_is_a_network(stage: Stage) {
    let store = waiting(&stage, &[(7, 0), (8, 0), (9, -3), (9, -3)]).await;
    let served = one_by_one(&store, 4, Vec::new()).await;
    assert_eq!(served, [(7, 7), (8, 8), (9, -3), (9, -3)]);
}

async fn a_deadline_is_taken_once_and_from_nobody_who_thinks(stage: Stage) {
    let store = waiting(&stage, &[(7, -1)]).await;
    let up = format!("UPDATE games SET deadline = {NOW}");
    sql(&stage, &up).await;
    let thinks = claim(Lane::Hard, &[]);
    let [taken] = &store.claim(&thinks).await.unwrap()[..] else {
        panic!("the table waits");
    };
    let shared = stage.database.starts_with("postgres");
    let claimed = async || number(&stage, "SELECT claimed FROM games").await.unwrap();
    let kept = if shared { thinks.until } else { 0 };
    assert_eq!(claimed().await, kept);
    let quick = Claim {
        until: NOW + 5000,
        ..claim(Lane::Quick, &[])
    };
    assert_eq!(store.claim(&quick).await.unwrap().len(), 1);
    assert_eq!(claimed().await, kept, "the one that thinks has it");
    let due = DueWork {
        at: Some(NOW),
        lane: Lane::Hard,
        deadline: Some(NOW),
    };
    let (id, length) = (&taken.id, taken.length);
    let released = store.release(id, length, Lane::Quick, due).await;
    assert!(released.unwrap());
    assert_eq!(claimed().await, kept, "it still has it");
    let due = DueWork {
        lane: Lane::Quick,
        ..due
    };
    let released = store.release(id, length, Lane::Hard, due).await;
    assert!(released.unwrap());
    assert_eq!(claimed().await, 0);
    // Nobody thinks there now: of several processes one has the deadline. A file has one process.
    assert_eq!(store.claim(&quick).await.unwrap().len(), 1);
    let again = store.claim(&quick).await.unwrap().len();
    assert_eq!(again, usize::from(!shared));
}

/// The step of the schema for deadlines: without them clocks of games that run would never be looked at.
async fn a_deadline_from_before_deadlines_were_stored_is_known(stage: Stage) {
    let store = waiting(&stage, &[(7, -1), (8, -2)]).await;
    for before in [
        "UPDATE games SET lane = 0 WHERE maker = 7",
        "DROP INDEX games_deadline",
        "ALTER TABLE games DROP COLUMN deadline",
        "DELETE FROM _sqlx_migrations WHERE description = 'deadline'",
    ] {
        sql(&stage, before).await;
    }
    drop(store);
    Store::open(&stage.database).await.unwrap();
    for (maker, lane, known) in [(7, "lane = 0", 1), (8, "lane = 1", 0)] {
        let query = format!(
            "SELECT COUNT(*) FROM games WHERE maker = {maker} AND {lane} AND deadline = due"
        );
        assert_eq!(number(&stage, &query).await, Some(known));
    }
}
