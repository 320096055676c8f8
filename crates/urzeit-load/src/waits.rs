//! How long people wait for computer players, while one account starts everything it may.

use std::{
    net::Ipv4Addr,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use clap::Args;
use tokio::{
    task::JoinSet,
    time::{sleep, timeout_at},
};
use urzeit_load::{
    client::{Person, Refused, Trouble, seated_table},
    follower::{answer, is_asked},
};
use urzeit_rules::{Game as _, Genesis, Seat};
use urzeit_table::{
    Awaits,
    messages::{NewPace, NewTable, Now, Sits, TimeOut, ToClient, ToServer, Welcome, Wished},
};

#[derive(Args, Clone)]
pub(crate) struct Options {
    /// The server's address.
    url: String,
    /// How many people play against one computer player each.
    #[arg(long, default_value_t = 20)]
    people: usize,
    /// How strong their computer players are: one level, or several among which people take turns.
    #[arg(long, default_value = "hard,medium", value_delimiter = ',')]
    levels: Vec<String>,
    /// How many milliseconds they think before each turn.
    #[arg(long, default_value_t = 3000)]
    pause: u64,
    /// For so many seconds without, and as many with the account that starts everything.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
}

/// The most that others may wait, compared with before.
const MOST: f64 = 2.0;

pub(crate) async fn run(options: Options) -> Result<(), Trouble> {
    let before = waits(&options).await?;
    let stop = Arc::new(AtomicBool::new(false));
    let greedy = Greedy::begin(&options.url).await?;
    println!("one account has {} running tables", greedy.tables.len());
    let greedy = tokio::spawn(greedy.play(Arc::clone(&stop)));
    let during = waits(&options).await?;
    stop.store(true, Ordering::Relaxed);
    let turns = greedy.await??;
    println!("it chose {turns} times");
    let [before, during] = [("before", before), ("during", during)].map(|(when, mut waits)| {
        waits.sort();
        let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64();
        let mean = waits.iter().sum::<Duration>().as_secs_f64() / waits.len() as f64;
        println!(
            "{when}: {} answers of computer players after {mean:.2} s (mean), {:.2} s (median), {:.2} s (95 %), {:.2} s (worst)",
            waits.len(),
            at(0.5),
            at(0.95),
            at(1.0),
        );
        mean
    });
    let times = during / before;
    if times > MOST {
        return Err(format!("others wait {times:.1} times as long").into());
    }
    Ok(())
}

/// From each end of a person's turn until that person is asked again, at all tables.
async fn waits(options: &Options) -> Result<Vec<Duration>, Trouble> {
    let mut playing = JoinSet::new();
    for number in 0..options.people {
        let (client, options) = (from_elsewhere(options, number)?, options.clone());
        playing.spawn(async move {
            // Not all at the same moment.
            sleep(Duration::from_millis(number as u64 * 97 % 1000)).await;
            let level = options.levels[number % options.levels.len()].as_str();
            let person = Person::guest(&client, &options.url, "Ada").await?;
            let end = Instant::now() + Duration::from_secs(options.seconds);
            let mut waits = Vec::new();
            while Instant::now() < end {
                let made = person.make(&alone(&[level])).await?;
                play(&person, &made.id, &options, end, &mut waits).await?;
            }
            Ok::<_, Trouble>(waits)
        });
    }
    let mut all = Vec::new();
    while let Some(waits) = playing.join_next().await {
        all.extend(waits??);
    }
    if all.is_empty() {
        Err("no computer player answered".into())
    } else {
        Ok(all)
    }
}

/// A client with an address of its own in a block of its own, where that is possible: guests of one address, and
/// networks of one block, take turns among themselves.
fn from_elsewhere(options: &Options, number: usize) -> Result<reqwest::Client, Trouble> {
    let mut client = reqwest::Client::builder();
    if options.url.contains("//127.0.0.1") {
        let address = Ipv4Addr::new(127, u8::try_from(number + 1)?, 0, 1);
        client = client.local_address(Some(address.into()));
    }
    Ok(client.build()?)
}

/// A table at which a person sits first, with computer players of these levels.
fn alone(levels: &[&str]) -> NewTable {
    let computers = levels
        .iter()
        .map(|level| Sits::Computer((*level).to_owned()));
    let seats: Vec<Sits> = [Sits::Me].into_iter().chain(computers).collect();
    NewTable {
        confirm: false,
        begins_when_full: true,
        ..seated_table(Genesis::NAME, seats)
    }
}

async fn play(
    person: &Person,
    table: &str,
    options: &Options,
    end: Instant,
    waits: &mut Vec<Duration>,
) -> Result<(), Trouble> {
    let seat = Seat::at(0);
    let (mut socket, welcome) = person.follow(table).await?;
    let mut now = welcome.events.now;
    let mut left: Option<Instant> = None;
    let mut wished = None;
    while now.awaits != Awaits::Nothing {
        if is_asked(&now, seat) && wished != Some(now.number) {
            if let Some(left) = left.take() {
                waits.push(left.elapsed());
                sleep(Duration::from_millis(options.pause)).await;
            }
            wished = Some(now.number);
            let wish = any_choice(&now, seat)?;
            let id = now.number.to_string();
            socket.say(&ToServer::Wish(Wished::new(id, wish))).await?;
        }
        let Ok(heard) = timeout_at(end.into(), socket.hear()).await else {
            // What has not been answered yet counts as far as it has come.
            waits.extend(left.map(|left| left.elapsed()));
            return Ok(());
        };
        match heard? {
            ToClient::Events(events) => now = events.now,
            ToClient::Refused(refused) => return Err(format!("refused: {refused:?}").into()),
            _ => {}
        }
        if !is_asked(&now, seat) {
            left.get_or_insert_with(Instant::now);
        }
    }
    Ok(())
}

fn any_choice(now: &Now, seat: Seat) -> Result<String, Trouble> {
    let wish = answer(Genesis::NAME, now, seat, &mut rand::rng());
    Ok(wish.ok_or("nothing is legal")?.to_string())
}

/// An account with as many tables of as many computer players as it may have, at which it plays as fast as
/// it may; at a third of them its time is up at once, and computer players are among themselves.
struct Greedy {
    person: Person,
    tables: Vec<String>,
}

impl Greedy {
    async fn begin(url: &str) -> Result<Greedy, Trouble> {
        let person = Person::guest(&reqwest::Client::new(), url, "Max").await?;
        let mut tables = Vec::new();
        loop {
            let level = ["hard", "master", "medium"][tables.len() % 3];
            let mut new = alone(&[level; 3]);
            if level == "medium" {
                new.pace = Some(NewPace::Live {
                    minutes: 0.001,
                    seconds: 0.0,
                });
                new.time_out = TimeOut::Rest(level.to_owned());
            }
            let trouble = match person.make(&new).await {
                Ok(made) => {
                    tables.push(made.id);
                    continue;
                }
                Err(trouble) => trouble,
            };
            let refused = trouble.downcast_ref::<Refused>();
            match refused.map(|refused| &*refused.why.error) {
                Some("server-too-many-playing") => break,
                // Too often.
                Some("server-too-many") => sleep(Duration::from_secs(1)).await,
                _ => return Err(trouble),
            }
        }
        Ok(Greedy { person, tables })
    }

    /// Until told to stop; says how often it chose.
    async fn play(self, stop: Arc<AtomicBool>) -> Result<usize, Trouble> {
        let seat = Seat::at(0);
        let mut turns = 0;
        for table in self.tables.iter().cycle() {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let path = format!("/api/tables/{table}?since=100000");
            // What comes too often is refused; then later.
            let Ok(Welcome { events, .. }) = self.person.get(&path).await else {
                sleep(Duration::from_secs(1)).await;
                continue;
            };
            if is_asked(&events.now, seat) {
                let wish = any_choice(&events.now, seat)?;
                let id = events.now.number.to_string();
                let wished = self.person.wish(table, &Wished::new(id, wish)).await;
                turns += usize::from(wished.is_ok());
            }
        }
        Ok(turns)
    }
}
