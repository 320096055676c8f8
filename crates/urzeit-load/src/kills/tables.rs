//! Tables, one after the other, with those who play there.

use std::time::Duration;

use rand::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};
use urzeit_rules::{Game as _, Genesis, Lords, Seat, Ursuppe};

use super::{
    Tally,
    log::Log,
    tab::{Common, Tab},
};
use crate::client::{Person, Trouble};

/// What is played at a table, and by whom.
struct Kind {
    game: &'static str,
    /// So many tabs in each person's seat; people sit in the first seats.
    tabs: &'static [usize],
    /// Computer players in the other seats.
    computers: &'static [&'static str],
    confirm: bool,
}

const fn kind(
    game: &'static str,
    tabs: &'static [usize],
    computers: &'static [&'static str],
) -> Kind {
    Kind {
        game,
        tabs,
        computers,
        confirm: false,
    }
}

/// One after the other.
const KINDS: [Kind; 9] = [
    kind(Lords::NAME, &[1, 1, 1], &[]),
    kind(Genesis::NAME, &[1], &["beginner"]),
    kind(Ursuppe::NAME, &[1, 1, 1], &[]),
    kind(Lords::NAME, &[1, 1], &["beginner"]),
    Kind {
        confirm: true,
        ..kind(Genesis::NAME, &[2, 1], &[])
    },
    kind(Ursuppe::NAME, &[1, 2], &["beginner"]),
    kind(Lords::NAME, &[2, 2], &[]),
    kind(Genesis::NAME, &[1, 1, 1], &["easy"]),
    Kind {
        confirm: true,
        ..kind(Ursuppe::NAME, &[1, 1], &["easy"])
    },
];

/// So long making a table may take; who is interrupted makes another one.
const PATIENCE: Duration = Duration::from_secs(30);

/// Plays one game after the other until everybody goes home, and says what clients were told.
pub(super) async fn run(common: Common, place: u64, seed: u64) -> (Vec<Log>, Tally) {
    let mut logs = Vec::new();
    let mut tally = Tally::default();
    let mut games = 0_u64;
    while !*common.stop.borrow() && common.ledger.is_right().is_ok() {
        let kind = &KINDS[(place + games) as usize % KINDS.len()];
        games += 1;
        let url = &common.urls[(place + games) as usize % common.urls.len()];
        let Ok(Ok(seated)) = timeout(PATIENCE, make(kind, url)).await else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        tally.games += 1;
        let mut tabs = JoinSet::new();
        for (number, mut tab) in (0..).zip(seated.tabs(kind, &common)) {
            let seed = seed.wrapping_mul(1_000_003) + place * 10_007 + games * 101 + number;
            tab.random = Xoshiro256PlusPlus::seed_from_u64(seed);
            tabs.spawn(tab.play());
        }
        for (log, more) in tabs.join_all().await {
            logs.push(log);
            tally += more;
        }
    }
    (logs, tally)
}

/// A table whose game has begun, and the people there; the last one only watches.
struct Seated {
    id: String,
    people: Vec<(Person, i64)>,
}

async fn make(kind: &Kind, url: &str) -> Result<Seated, Trouble> {
    let client = reqwest::Client::new();
    let mut people = Vec::new();
    for number in 0..=kind.tabs.len() {
        let person = Person::guest(&client, url, &format!("Guest {number}")).await?;
        let me = person.get("/api/me").await?;
        people.push((person, me["id"].as_i64().ok_or("nobody")?));
    }
    let open = kind.tabs.iter().map(|_| json!("open"));
    let computers = kind
        .computers
        .iter()
        .map(|level| json!({"computer": level}));
    let seats: Vec<Value> = open.chain(computers).collect();
    let mut new = json!({
        "game": kind.game,
        "players": seats.len(),
        "seats": seats,
        "confirm": kind.confirm,
        "visibility": "open",
        "spectators": true,
    });
    if kind.game == Ursuppe::NAME && seats.len() == 2 {
        // For two it needs to be said who plays what.
        new["options"] = json!({"mode": "dummy"});
    }
    let made = people[0].0.post("/api/tables", &new).await?;
    let id = made["id"].as_str().ok_or("no table")?.to_owned();
    for (index, (person, _)) in people[..kind.tabs.len()].iter().enumerate() {
        let sit = json!({"seat": index + 1});
        person.post(&format!("/api/tables/{id}/sit"), &sit).await?;
    }
    let begin = format!("/api/tables/{id}/begin");
    people[0].0.post(&begin, &json!({})).await?;
    Ok(Seated { id, people })
}

impl Seated {
    /// All who follow the table.
    fn tabs(&self, kind: &Kind, common: &Common) -> Vec<Tab> {
        let tab = |person: usize, seat: Option<Seat>, name: String| {
            let (person, account) = self.people[person].clone();
            let log = Log {
                table: self.id.clone(),
                name,
                account,
                seat,
                told: Vec::new(),
                nows: Default::default(),
                wishes: Default::default(),
            };
            Tab::new(common.clone(), person, kind.game, log)
        };
        let mut tabs = vec![tab(kind.tabs.len(), None, "watches".to_owned())];
        for (index, &count) in kind.tabs.iter().enumerate() {
            let seat = Seat::at(index);
            tabs.extend((0..count).map(|number| tab(index, Some(seat), format!("{seat}{number}"))));
        }
        tabs
    }
}
