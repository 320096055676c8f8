//! Connections to the database that are dead without a word: they are given up, and others serve.

use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use reqwest::{Method, StatusCode};
use serde_json::json;
use tokio::time::{sleep, timeout};
use urzeit_load::{
    kills::link::DatabaseLink,
    postgres::{CARELESS, Cluster},
};
use urzeit_rules::Genesis;

use crate::{
    once::{asked, made_since, now, said},
    play::table,
    stage::{Person, Stage},
};

const SETTINGS: &str = "at-once any nothing";

/// A question waits ten seconds for its answer, and a connection that was idle two. Whatever takes longer than a
/// few of these has waited for one dead connection after another.
const ONE_WAIT: Duration = Duration::from_secs(30);

/// How many notes are written at the same time: more than there are connections.
const MANY: usize = 24;

/// A database whose connections can fall silent, and a server there.
async fn beside_a_link() -> (Cluster, DatabaseLink, Stage) {
    let cluster = Cluster::temporary(&CARELESS).unwrap();
    let link = DatabaseLink::start(cluster.port()).await.unwrap();
    let direct = format!(":{}/", cluster.port());
    let address = cluster.address("postgres");
    let stage = Stage::on(address.replace(&direct, &format!(":{}/", link.port()))).await;
    (cluster, link, stage)
}

/// Writes one note after the other until it is told to stop, each until it is answered.
async fn write(person: &Person, table: &str, stop: &AtomicBool) {
    let path = format!("/api/tables/{table}/note");
    for note in 0.. {
        let body = json!({"text": format!("Note {note}")});
        while person.ask(Method::PUT, &path, body.clone()).await.0 != StatusCode::NO_CONTENT {}
        if stop.load(Relaxed) {
            return;
        }
    }
}

/// One silence costs one wait, however many connections were open then, and whatever they were asked.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_silence_costs_one_wait() {
    let (_cluster, link, stage) = beside_a_link().await;
    let (id, people, _) = table::<Genesis>(&stage, SETTINGS).await;
    let before = now(&people[0], &id).await;
    let (seat, choices) = asked(&before);
    let write_all = async |stop: &AtomicBool| {
        let people = people.iter().cycle().take(MANY);
        join_all(people.map(|person| write(person, &id, stop))).await;
    };
    // What it takes on this machine when nothing is silent.
    let began = Instant::now();
    write_all(&AtomicBool::new(true)).await;
    let calm = began.elapsed();
    let stop = AtomicBool::new(false);
    let silence = async {
        // By then all write at the same time, and use all connections.
        sleep(Duration::from_secs(2)).await;
        link.fall_silent();
        stop.store(true, Relaxed);
        while said(&people[seat], &id, "a", &choices[0]).await.is_err() {}
    };
    let all = async { tokio::join!(silence, write_all(&stop)) };
    let all = timeout(ONE_WAIT + 10 * calm, all).await;
    all.expect("it takes for ever");
    assert_eq!(made_since(&people[0], &id, before.number).await.len(), 1);
}
