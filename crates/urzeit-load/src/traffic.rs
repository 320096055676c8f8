//! Whole games of random legal moves, many tables at once. A move counts when it is acknowledged,
//! which is when it is durable.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use hdrhistogram::Histogram;
use tokio::task::JoinSet;
use urzeit_rules::{Seat, record::GAMES};
use urzeit_table::{
    Awaits,
    messages::{ToClient, ToServer, Wished},
};

use crate::{
    client::{Person, Trouble, table},
    follower::{answer, is_asked},
    memory::{Used, used},
};

/// The tables that are played at, the server, and how much is played.
#[derive(Clone, Debug)]
pub struct Traffic {
    /// The servers' addresses: tables are spread over them, and so are the two players of each.
    pub urls: Vec<String>,
    /// How many tables of two.
    pub tables: usize,
    /// How many watch each table besides.
    pub watching: usize,
    /// What they play.
    pub game: &'static str,
    /// For so long, after a while that does not count.
    pub time: Duration,
    /// At most so many moves a second in all: for latency below capacity.
    pub rate: Option<u64>,
    /// Groups of processes of which is measured what they use meanwhile.
    pub processes: Vec<Vec<u32>>,
}

/// What does not count: the server finds its stride.
pub(crate) const BEFORE: Duration = Duration::from_secs(2);

/// What was measured.
#[derive(Debug)]
pub struct Measured {
    /// Durable moves in each second.
    pub seconds: Vec<u64>,
    /// Microseconds from a wish to its acknowledgement.
    latency: Histogram<u64>,
    /// What each group of processes used.
    pub used: Vec<Used>,
}

impl Measured {
    /// Durable moves a second.
    #[must_use]
    pub fn moves(&self) -> f64 {
        let moves: u64 = self.seconds.iter().sum();
        moves as f64 / self.seconds.len().max(1) as f64
    }

    /// So large a share of all moves was acknowledged within so many milliseconds.
    #[must_use]
    pub fn milliseconds(&self, share: f64) -> f64 {
        self.latency.value_at_quantile(share) as f64 / 1000.0
    }
}

/// What all tables measure together.
struct Measuring {
    begin: Instant,
    end: Instant,
    seconds: Vec<AtomicU64>,
    latency: Mutex<Histogram<u64>>,
    rate: Option<u64>,
    /// How many moves were allowed by the rate.
    asked: AtomicU64,
    game: &'static str,
}

/// The name of a game, as it is known.
///
/// # Errors
/// If there is no such game.
pub fn game_called(name: &str) -> Result<&'static str, Trouble> {
    let known = GAMES.iter().find(|game| **game == name);
    Ok(*known.ok_or("no such game")?)
}

/// Lets them play, and measures.
///
/// # Errors
/// If the server does not let them, or refuses a legal move.
pub async fn measure(traffic: Traffic) -> Result<Measured, Trouble> {
    let client = reqwest::Client::new();
    // However long that takes on a busy machine: time counts when all sit.
    let mut sitting = JoinSet::new();
    for number in 0..traffic.tables {
        let (traffic, client) = (traffic.clone(), client.clone());
        sitting.spawn(async move { traffic.table(&client, number).await });
    }
    let tables = sitting.join_all().await;
    let begin = Instant::now() + BEFORE;
    let seconds = (0..traffic.time.as_secs().max(1)).map(|_| AtomicU64::new(0));
    let measuring = Arc::new(Measuring {
        begin,
        end: begin + traffic.time,
        seconds: seconds.collect(),
        latency: Mutex::new(Histogram::new_with_bounds(1, 60_000_000, 3)?),
        rate: traffic.rate,
        asked: AtomicU64::new(0),
        game: traffic.game,
    });
    let mut running = JoinSet::new();
    let watcher = traffic.clone();
    let watched = tokio::spawn(async move { watcher.watch(begin).await });
    for (number, made) in tables.into_iter().enumerate() {
        let (mut id, mut people) = made?;
        let (traffic, measuring) = (traffic.clone(), Arc::clone(&measuring));
        let client = client.clone();
        running.spawn(async move {
            loop {
                play(&id, &people, &traffic, &measuring).await?;
                if Instant::now() >= measuring.end {
                    return Ok::<_, Trouble>(());
                }
                (id, people) = traffic.table(&client, number).await?;
            }
        });
    }
    while let Some(ended) = running.join_next().await {
        ended??;
    }
    let seconds = measuring.seconds.iter();
    let seconds = seconds
        .map(|second| second.load(Ordering::Relaxed))
        .collect();
    let latency = measuring.latency.lock();
    let latency = latency.unwrap_or_else(PoisonError::into_inner).clone();
    let used = watched.await??;
    Ok(Measured {
        seconds,
        latency,
        used,
    })
}

impl Traffic {
    /// What groups of processes use in the time that counts.
    async fn watch(&self, begin: Instant) -> Result<Vec<Used>, Trouble> {
        let now = || self.processes.iter().map(|group| used(group)).collect();
        tokio::time::sleep_until(begin.into()).await;
        let before: Result<Vec<Used>, Trouble> = now();
        let before = before?;
        tokio::time::sleep_until((begin + self.time).into()).await;
        let used = now()?.into_iter().zip(before);
        Ok(used.map(|(after, before)| after - before).collect())
    }

    /// The table of this number. Where there are several servers its second player is at another one.
    async fn table(
        &self,
        client: &reqwest::Client,
        number: usize,
    ) -> Result<(String, [Person; 2]), Trouble> {
        let url = |number: usize| &*self.urls[number % self.urls.len()];
        let (id, [first, second]) = table(client, url(number), self.game).await?;
        let second = second.at(url(number + 1));
        Ok((id, [first, second]))
    }
}

/// One game, each of its players on a socket of its own.
async fn play(
    id: &str,
    people: &[Person; 2],
    traffic: &Traffic,
    measuring: &Measuring,
) -> Result<(), Trouble> {
    let mut watching = JoinSet::new();
    for number in 0..traffic.watching {
        let (id, person) = (id.to_owned(), people[number % 2].clone());
        watching.spawn(async move {
            if let Ok((mut socket, _)) = person.follow(&id).await {
                while socket.wait().await.is_ok() {}
            }
        });
    }
    let (first, second) = tokio::join!(
        sit(id, &people[0], Seat::at(0), measuring),
        sit(id, &people[1], Seat::at(1), measuring)
    );
    first.and(second)
}

async fn sit(id: &str, person: &Person, seat: Seat, measuring: &Measuring) -> Result<(), Trouble> {
    let (mut socket, welcome) = person.follow(id).await?;
    let mut now = welcome.events.now;
    let mut asked: Option<Instant> = None;
    loop {
        if asked.is_none() && is_asked(&now, seat) {
            measuring.wait().await;
            let wish = answer(measuring.game, &now, seat, &mut rand::rng());
            let wish = wish.ok_or("nothing is legal")?;
            let id = now.number.to_string();
            let message = ToServer::Wish(Wished::new(id, wish.to_string()));
            asked = Some(Instant::now());
            socket.say(&message).await?;
        }
        if now.awaits == Awaits::Nothing && asked.is_none() || Instant::now() > measuring.end {
            return Ok(());
        }
        // At the end the other one may have gone already.
        let Ok(heard) = tokio::time::timeout_at(measuring.end.into(), socket.hear()).await else {
            return Ok(());
        };
        match heard? {
            ToClient::Events(events) => now = events.now,
            ToClient::Done(_) => {
                let asked = asked.take().ok_or("done before it was asked")?;
                measuring.count(asked);
            }
            ToClient::Refused(refused) => return Err(format!("refused: {refused:?}").into()),
            _ => {}
        }
    }
}

impl Measuring {
    /// Until the next move may be made.
    async fn wait(&self) {
        let Some(rate) = self.rate else { return };
        let number = self.asked.fetch_add(1, Ordering::Relaxed);
        let after = Duration::from_secs_f64(number as f64 / rate as f64);
        tokio::time::sleep_until((self.begin + after).into()).await;
    }

    fn count(&self, asked: Instant) {
        if asked < self.begin {
            return;
        }
        let second = self.begin.elapsed().as_secs() as usize;
        let Some(moves) = self.seconds.get(second) else {
            return;
        };
        moves.fetch_add(1, Ordering::Relaxed);
        let latency = asked.elapsed().as_micros() as u64;
        let mut all = self.latency.lock().unwrap_or_else(PoisonError::into_inner);
        all.saturating_record(latency);
    }
}
