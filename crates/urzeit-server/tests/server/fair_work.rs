//! Whatever one account starts, the computer players of others get their turn.

use std::{collections::HashSet, future::pending, time::Duration};

use futures_util::future::join_all;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::{
    sync::Semaphore,
    time::{sleep, timeout},
};
use urzeit_rules::{Choices as _, Game as _, Genesis};
use urzeit_server::{
    Store, Workers,
    live::{Before, Change},
    store::{Broken, Unfinished},
    tables::{MOST_PLAYING, MOST_WAITING},
    work::{ComputerTurn, Computers, Options, Stop},
};
use urzeit_table::{Awaits, Deed, EntryText};

use crate::{
    stage::{PATIENCE, Person, Stage},
    workshop::{Server, choice, hear_of, idle, number, sql, until, working},
};

crate::on_both_stores!(
    nobody_waits_for_more_than_one_job_of_another,
    nobodys_second_job_comes_before_anybodys_first,
    nobody_waits_for_whole_games_of_another,
    accounts_of_one_network_take_one_turn,
    guests_of_one_address_are_one,
    tables_made_at_once_count_together,
    a_table_needs_a_person,
    computers_do_not_play_on_among_themselves,
    running_tables_count_for_who_made_them,
    a_table_of_ones_own_counts_once,
    a_game_that_ends_while_a_computer_thinks_stops_nobody,
    time_is_up_while_a_computer_thinks,
);

/// A computer player that takes a moment and does the first thing that it may.
#[derive(Default)]
struct First;

impl Computers for First {
    async fn ask(&mut self, asked: &ComputerTurn, _: &Stop) -> Result<String, Broken> {
        sleep(Duration::from_millis(5)).await;
        let view: Genesis = asked.view.parse().unwrap();
        Ok(view.choices(asked.seat).nth(0).unwrap().to_string())
    }
}

/// Two for each store. How often a computer player was asked, and how often one may answer.
static ASKED: [Semaphore; 4] = [const { Semaphore::const_new(0) }; 4];
static ANSWERS: [Semaphore; 4] = [const { Semaphore::const_new(0) }; 4];

/// A computer player that answers when it may.
#[derive(Default)]
struct Told<const NUMBER: usize>;

impl<const NUMBER: usize> Computers for Told<NUMBER> {
    async fn ask(&mut self, asked: &ComputerTurn, stop: &Stop) -> Result<String, Broken> {
        ASKED[NUMBER].add_permits(1);
        ANSWERS[NUMBER].acquire().await.unwrap().forget();
        First.ask(asked, stop).await
    }
}

/// How often computer players of makers who have no other table waiting were asked, for each store.
static ONLY: [Semaphore; 2] = [const { Semaphore::const_new(0) }; 2];

/// A computer player that never answers.
#[derive(Default)]
struct Never<const STORE: usize>;

impl<const STORE: usize> Computers for Never<STORE> {
    async fn ask(&mut self, asked: &ComputerTurn, _: &Stop) -> Result<String, Broken> {
        // Tables of one maker share the time of one.
        if asked.share >= 1.0 {
            ONLY[STORE].add_permits(1);
        }
        pending().await
    }
}

/// A computer player that thinks for ever.
#[derive(Default)]
struct Forever;

impl Computers for Forever {
    async fn ask(&mut self, _: &ComputerTurn, _: &Stop) -> Result<String, Broken> {
        pending().await
    }
}

/// A worker that nobody takes over from while a test lasts: nothing is left to a second attempt.
fn patient() -> Options {
    Options {
        lease: Duration::from_secs(3600),
        ..working()
    }
}

/// A table of two at which a computer player has to choose.
async fn waits_for_a_computer(server: &Server, person: &Person, level: &str) -> String {
    let new = json!({"game": "genesis", "players": 2, "settings": "at-once any nothing"});
    let id = server.table(new, &[person], level).await;
    let (mut socket, welcome) = person.follow(&id, 0).await;
    let mut now = welcome.events.now;
    while let Some(choice) = choice::<Genesis>(&now, 1, 0) {
        socket.wish(&now.number.to_string(), &choice).await;
        now = hear_of(&mut socket, |_| true).await.now;
    }
    id
}

/// With one worker: per job of their own, others wait for one job of the account that has many.
async fn nobody_waits_for_more_than_one_job_of_another(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    for level in ["medium", "hard", "master"] {
        // Each with an account: guests of one address would be one.
        let greedy = server.member(&stage, "Ada").await;
        let mut tables = Vec::new();
        for _ in 0..6 {
            let id = waits_for_a_computer(&server, &greedy, level).await;
            tables.push((id, "Ada"));
        }
        for name in ["Bob", "Cyd", "Dan"] {
            let person = server.member(&stage, name).await;
            let id = waits_for_a_computer(&server, &person, level).await;
            tables.push((id, name));
        }
        let served = served_in_turn(&stage, &server, &tables).await;
        for (index, maker) in served.iter().enumerate() {
            let greedy = served[..index].iter().filter(|other| **other == "Ada");
            let (greedy, others) = (greedy.clone().count(), index - greedy.count());
            assert!(
                *maker == "Ada" || greedy <= others + 1,
                "{level}: {served:?}"
            );
        }
    }
}

/// However many can think at the same time.
async fn nobodys_second_job_comes_before_anybodys_first(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    for (name, tables) in [("Ada", 3), ("Bob", 1), ("Cyd", 1)] {
        let person = server.member(&stage, name).await;
        for _ in 0..tables {
            waits_for_a_computer(&server, &person, "hard").await;
        }
    }
    let options = Options {
        workers: 3,
        ..patient()
    };
    let store = usize::from(stage.database.starts_with("postgres"));
    let _workers = match store {
        0 => Workers::start_with::<Never<0>>(&server.registry, options).await,
        _ => Workers::start_with::<Never<1>>(&server.registry, options).await,
    };
    let others = timeout(PATIENCE, ONLY[store].acquire_many(2)).await;
    assert!(others.is_ok(), "Bob and Cyd wait for Ada");
}

/// An account has many tables at which computer players are among themselves, since its own time is up.
/// Those of somebody else do not wait until one of these games is over.
async fn nobody_waits_for_whole_games_of_another(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let ada = server.member(&stage, "Ada").await;
    let bob = server.member(&stage, "Bob").await;
    let settings = "at-once live 1 0 rest medium";
    let new = json!({"game": "genesis", "players": 3, "settings": settings});
    for _ in 0..17 {
        server.table(new.clone(), &[&ada], "medium").await;
    }
    let store = usize::from(stage.database.starts_with("postgres"));
    let workers = match store {
        0 => Workers::start_with::<Told<2>>(&server.registry, patient()).await,
        _ => Workers::start_with::<Told<3>>(&server.registry, patient()).await,
    };
    let (asked, answers) = (&ASKED[2 + store], &ANSWERS[2 + store]);
    asked.acquire().await.unwrap().forget();
    let id = waits_for_a_computer(&server, &bob, "medium").await;
    let length = format!("SELECT length FROM games WHERE id = '{id}'");
    let before = number(&stage, &length).await;
    // More than a turn of each, and less than a game.
    answers.add_permits(20);
    until(&stage, &length, |now| now > before).await;
    answers.add_permits(1_000_000);
    workers.unwrap().stop().await;
}

/// One person alone can have many accounts: however many of one network have work waiting, those of another wait for one
/// job of it per job of their own. In the network its accounts take turns.
async fn accounts_of_one_network_take_one_turn(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let mut tables = Vec::new();
    for (name, network) in [
        ("Ada", -1),
        ("Bob", -1),
        ("Cyd", -1),
        ("Dan", -1),
        ("Eve", -2),
    ] {
        let person = server.member(&stage, name).await;
        for _ in 0..2 {
            let id = waits_for_a_computer(&server, &person, "hard").await;
            let of = format!("UPDATE games SET network = {network} WHERE id = '{id}'");
            sql(&stage, &of).await;
            tables.push((id, name));
        }
    }
    let served = served_in_turn(&stage, &server, &tables).await;
    let (mut eves, mut others): (usize, Vec<&str>) = (0, Vec::new());
    for name in &served {
        if *name == "Eve" {
            assert!(others.len() <= eves + 1, "{served:?}");
            eves += 1;
        } else {
            others.push(name);
        }
    }
    assert_eq!(eves, 2);
    let firsts: HashSet<&str> = others[..4].iter().copied().collect();
    assert_eq!(firsts.len(), 4, "{served:?}");
}

/// The makers of tables, in the order in which a worker served them.
async fn served_in_turn<'a>(
    stage: &Stage,
    server: &Server,
    tables: &[(String, &'a str)],
) -> Vec<&'a str> {
    let workers = Workers::start_with::<First>(&server.registry, working());
    let workers = workers.await.unwrap();
    let thinking = "SELECT COUNT(*) FROM games WHERE lane <> 0";
    until(stage, thinking, |count| count == Some(0)).await;
    workers.stop().await;
    let mut served = Vec::new();
    for (id, maker) in tables {
        let changed = format!("SELECT changed FROM games WHERE id = '{id}'");
        served.push((number(stage, &changed).await.unwrap(), *maker));
    }
    served.sort_unstable();
    served.into_iter().map(|(_, maker)| maker).collect()
}

/// One person alone can come as many guests.
async fn guests_of_one_address_are_one(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    for name in ["Ada", "Bob"] {
        let guest = server.guest(name).await;
        waits_for_a_computer(&server, &guest, "hard").await;
    }
    let makers = "SELECT COUNT(DISTINCT maker) FROM games";
    assert_eq!(number(&stage, makers).await, Some(1));
    let cyd = server.member(&stage, "Cyd").await;
    waits_for_a_computer(&server, &cyd, "hard").await;
    assert_eq!(number(&stage, makers).await, Some(2));
}

async fn tables_made_at_once_count_together(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let new = json!({"game": "genesis", "players": 2});
    let made = (0..50).map(|_| ada.ask(Method::POST, "/api/tables", new.clone()));
    let made = join_all(made).await;
    let made = made.iter().filter(|(status, _)| status.is_success());
    assert_eq!(made.count() as i64, MOST_WAITING);
}

async fn a_table_needs_a_person(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let computer = json!({"computer": "master"});
    let all = json!({"game": "genesis", "players": 2, "seats": [computer, computer]});
    let (_, why) = ada.refused(Method::POST, "/api/tables", all).await;
    assert_eq!(why, "server-no-person");
    let new = json!({"game": "genesis", "players": 2, "seats": ["open", computer]});
    let made = ada.post("/api/tables", new).await;
    let seat = format!("/api/tables/{}/seats/1", made["id"].as_str().unwrap());
    let (_, why) = ada.refused(Method::PUT, &seat, computer).await;
    assert_eq!(why, "server-no-person");
}

/// Somebody who was the last person there has deleted the account: nobody thinks for nobody.
async fn computers_do_not_play_on_among_themselves(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let ada = server.guest("Ada").await;
    let id = waits_for_a_computer(&server, &ada, "hard").await;
    let length = format!("SELECT length FROM games WHERE id = '{id}'");
    let before = number(&stage, &length).await.unwrap();
    ada.ask(Method::DELETE, "/api/me", json!({})).await;
    let workers = Workers::start_with::<First>(&server.registry, working());
    let workers = workers.await.unwrap();
    let over = format!("SELECT COUNT(*) FROM games WHERE id = '{id}' AND state = 'over'");
    until(&stage, &over, |over| over == Some(1)).await;
    workers.stop().await;
    let resigned_and_closed = Some(before + 2);
    assert_eq!(number(&stage, &length).await, resigned_and_closed);
}

async fn running_tables_count_for_who_made_them(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let (bob, cyd) = (stage.guest("Bob").await, stage.guest("Cyd").await);
    let store = Store::open(&stage.database).await.unwrap();
    let me = ada.get("/api/me").await["id"].as_i64().unwrap();
    let new = json!({"game": "genesis", "players": 2, "begins_when_full": true});
    let made = ada.post("/api/tables", new).await;
    let unfinished = async || store.unfinished(me).await.unwrap();
    assert_eq!(unfinished().await, Unfinished::from((1, 1)));
    let id = made["id"].as_str().unwrap();
    for person in [bob, cyd] {
        let sit = json!({"invite": made["invite"]});
        person.post(&format!("/api/tables/{id}/sit"), sit).await;
    }
    assert_eq!(unfinished().await, Unfinished::from((0, 1)));
    sql(&stage, "UPDATE games SET state = 'over'").await;
    assert_eq!(unfinished().await, Unfinished::from((0, 0)));
}

/// The maker of the last table that they may have sits down there, and nowhere else.
async fn a_table_of_ones_own_counts_once(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let new = json!({"game": "genesis", "players": 2, "seats": ["open", "open"]});
    let own = ada.post("/api/tables", new.clone()).await;
    let other = bob.post("/api/tables", new).await;
    let others = format!(
        "INSERT INTO games (id, creator, game, header, settings, seed, rules, visibility, spectators,
             rated, invite, players, created, state, length, changed, waits)
         WITH RECURSIVE numbers (number) AS (
             SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number + 1 < {MOST_PLAYING})
         SELECT 'table' || number, creator, game, header, settings, seed, rules, visibility, spectators,
             rated, 'link' || number, players, created, 'running', length, changed, waits
         FROM games, numbers WHERE id = {}",
        own["id"].to_string().replace('"', "'")
    );
    stage.execute(&others).await;
    let sit = async |made: &Value| {
        let path = format!("/api/tables/{}/sit", made["id"].as_str().unwrap());
        let body = json!({"invite": made["invite"]});
        ada.ask(Method::POST, &path, body).await
    };
    let (status, why) = sit(&other).await;
    assert_eq!(why["error"], "server-too-many-playing", "{status}");
    let (status, answer) = sit(&own).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

/// The only worker is busy for a game that nobody plays any more; then it goes on with the next.
async fn a_game_that_ends_while_a_computer_thinks_stops_nobody(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = waits_for_a_computer(&server, &ada, "hard").await;
    let store = usize::from(stage.database.starts_with("postgres"));
    let workers = match store {
        0 => Workers::start_with::<Told<0>>(&server.registry, patient()).await,
        _ => Workers::start_with::<Told<1>>(&server.registry, patient()).await,
    };
    let workers = workers.unwrap();
    ASKED[store].acquire().await.unwrap().forget();
    let resign = json!({"id": "r", "wish": "resign"});
    ada.post(&format!("/api/tables/{id}/wishes"), resign).await;
    let other = waits_for_a_computer(&server, &bob, "hard").await;
    ANSWERS[store].add_permits(1000);
    let thinking = format!("SELECT COUNT(*) FROM games WHERE lane <> 0 AND id = '{other}'");
    until(&stage, &thinking, |count| count == Some(0)).await;
    workers.stop().await;
    let ended =
        format!("SELECT COUNT(*) FROM games WHERE id = '{id}' AND state = 'over' AND due IS NULL");
    assert_eq!(number(&stage, &ended).await, Some(1));
}

/// A person and a computer player choose in secret at the same time. At one table the only worker thinks, and the
/// other one waits for it: at both the person's time is up when it is.
async fn time_is_up_while_a_computer_thinks(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let ada = server.guest("Ada").await;
    let settings = "at-once slow 3000 nothing";
    let new = json!({"game": "lords", "players": 2, "settings": settings});
    for _ in 0..2 {
        let id = server.table(new.clone(), &[&ada], "master").await;
        let live = server.registry.table(&id).await.unwrap().unwrap();
        let first = |table: &Before<'_>| match table.host.awaits() {
            Awaits::Choices(seats) if seats.len() == 1 => {
                let seat = seats.iter().next()?;
                let choice = table.host.choices(seat).swap_remove(0);
                Some(Deed::Entry(EntryText::choice(seat, choice)))
            }
            _ => None,
        };
        while let Some(choice) = live.look(first).await.unwrap() {
            let chosen = live.change(None, |_| Ok(Change::deeds([choice.clone()])));
            chosen.await.unwrap();
        }
    }
    let both = "SELECT COUNT(*) FROM games WHERE lane <> 0 AND waits = 1";
    assert_eq!(number(&stage, both).await, Some(2));
    let _workers = Workers::start_with::<Forever>(&server.registry, patient()).await;
    let missed = "SELECT COUNT(*) FROM events WHERE texts LIKE '% time-out 1%'";
    until(&stage, missed, |count| count == Some(2)).await;
}
