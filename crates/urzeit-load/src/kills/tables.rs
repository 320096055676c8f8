//! Tables, one after the other, with those who play there.

use std::time::Duration;

use rand::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};
use urzeit_rules::{Game as _, Genesis, Lords, Seat, Ursuppe};
use urzeit_table::messages::{AccountId, Me, NewTable, Sits, Visibility};

use super::{
    Tally,
    log::Log,
    tab::{Common, Tab},
};
use crate::client::{Person, Trouble, seated_table};

/// What is played at a table, and by whom.
struct Kind {
    game: &'static str,
    /// How many tabs are in each person's seat; people sit in the first seats.
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

/// How long making a table may take; a client that is interrupted makes another one.
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
    people: Vec<(Person, AccountId)>,
}

async fn make(kind: &Kind, url: &str) -> Result<Seated, Trouble> {
    let client = reqwest::Client::new();
    let mut people = Vec::new();
    for number in 0..=kind.tabs.len() {
        let person = Person::guest(&client, url, &format!("Player {number}")).await?;
        let me: Me = person.get("/api/me").await?;
        people.push((person, me.id));
    }
    let open = kind.tabs.iter().map(|_| Sits::Open);
    let computers = kind.computers.iter();
    let computers = computers.map(|level| Sits::Computer((*level).to_owned()));
    let new = NewTable {
        confirm: kind.confirm,
        visibility: Visibility::Open,
        spectators: true,
        ..seated_table(kind.game, open.chain(computers).collect())
    };
    let made = people[0].0.make(&new).await?;
    for (seat, (person, _)) in (1..).zip(&people[..kind.tabs.len()]) {
        person.sit(&made, seat).await?;
    }
    people[0].0.begin(&made).await?;
    Ok(Seated {
        id: made.id,
        people,
    })
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
                follower: Default::default(),
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
