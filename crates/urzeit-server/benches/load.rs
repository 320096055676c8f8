//! What it costs to open a finished game that is not in memory.
//!
//! `cargo bench -p urzeit-server --bench load`

#![allow(clippy::unwrap_used)]

use divan::Bencher;
use tokio::runtime::Runtime;
use urzeit_server::{
    Registry, Store,
    clock::Clock,
    people, random,
    store::{Append, Maker, NewGame, State},
    work::Lane,
};
use urzeit_table::{Awaits, Host, Seed, Settings, Source};

fn main() {
    divan::main();
}

const LORDS: &str = "urzeit 1\ngame lords\nseat 1 red\nseat 2 blue\n";
const SEED: [u8; 32] = [7; 32];

/// A game of Lords of Creation whose players do what is listed last, which is mostly to end their turn: its events.
fn events(id: &str) -> Vec<String> {
    let source = Source::Fair {
        table: id.to_owned(),
        seed: Seed::new(SEED),
    };
    let mut host = urzeit_table::open(LORDS, Settings::default(), source).unwrap();
    let mut events = Vec::new();
    let mut happen = |host: &mut dyn Host, event: String| {
        host.apply(&event.parse().unwrap()).unwrap();
        events.push(event);
    };
    for event in ["0 computer 1 easy", "0 computer 2 easy", "0 begin"] {
        happen(&mut *host, event.to_owned());
    }
    loop {
        match host.awaits() {
            Awaits::Chance => {
                let outcome = host.draw(0).unwrap();
                happen(&mut *host, outcome.to_string());
            }
            Awaits::Choices(seats) => {
                let seat = seats.iter().next().unwrap();
                let choices = host.choices(seat);
                let choice = &choices[choices.len() - 1];
                happen(&mut *host, format!("0 {seat} {choice}"));
            }
            _ => return events,
        }
    }
}

/// Keeps a finished game and says what it is called.
async fn keep(store: &Store) -> String {
    let clock = Clock::default();
    let ada = people::guest(store, &clock, "Ada").await;
    let creator = ada.ok().unwrap().id;
    let id = random::word::<12>();
    let made = NewGame {
        id: id.clone(),
        creator,
        maker: Maker {
            own: creator,
            network: -1,
        },
        game: "lords".to_owned(),
        header: LORDS.to_owned(),
        seed: SEED,
        players: 2,
        ..NewGame::default()
    };
    store.make_game(&made).await.unwrap();
    let events = events(&id);
    println!("a game of {} events", events.len());
    let append = Append {
        game: id.clone(),
        number: 0,
        length: events.len() as i64,
        at: 0,
        texts: events.join("\n"),
        author: None,
        wish: None,
        shown: None,
        snapshot: None,
        rules: 1,
        state: State::Over,
        waits: 0,
        asked: 0,
        asks: false,
        offers: 0,
        due: None,
        lane: Lane::Quick,
        deadline: None,
        claimed: 0,
        credited: 0,
        orders_before: String::new(),
        orders: String::new(),
        seating: None,
    };
    assert!(store.append(append).await.unwrap());
    id
}

/// From the database to everything that a page shows of it.
#[divan::bench(sample_count = 50)]
fn finished_game(bencher: Bencher<'_, '_>) {
    let runtime = Runtime::new().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("urzeit.db").display().to_string();
    let store = runtime.block_on(Store::open(&path)).unwrap();
    let id = runtime.block_on(keep(&store));
    bencher.bench(|| {
        runtime.block_on(async {
            let registry = Registry::open(store.clone(), Clock::default());
            let table = registry.table(&id).await.unwrap().unwrap();
            table.welcome(Some(1), 0).await.unwrap().events.told.len()
        })
    });
}
