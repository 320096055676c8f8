//! Whole games of random legal moves, many tables at once. A move counts when it is acknowledged,
//! which is when it is durable.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use clap::Args;
use hdrhistogram::Histogram;
use tokio::task::JoinSet;
use urzeit_rules::{Choices as _, Game, Seat, record::GAMES, with_game};
use urzeit_table::messages::{Now, ToClient, ToServer, Waiting, Wish};

use crate::client::{Person, Trouble, table};

#[derive(Args, Clone)]
pub(crate) struct Options {
    /// The server's address.
    url: String,
    /// How many tables of two.
    #[arg(long, default_value_t = 50)]
    tables: usize,
    /// What they play.
    #[arg(long, default_value = "genesis")]
    game: String,
    /// For so many seconds, after two that do not count.
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// At most so many moves a second in all: for latency below capacity.
    #[arg(long)]
    rate: Option<u64>,
}

/// What all tables measure together.
struct Measured {
    begin: Instant,
    end: Instant,
    moves: AtomicU64,
    /// Microseconds from a wish to its acknowledgement.
    latency: Mutex<Histogram<u64>>,
    /// At most so many moves a second, and how many were made.
    rate: Option<u64>,
    asked: AtomicU64,
    choose: Choose,
}

/// Any legal action of a seat, by the rules of some game.
type Choose = fn(&Now, Seat) -> Result<String, Trouble>;

fn choose<G: Game>() -> Choose {
    any_action::<G>
}

pub(crate) async fn run(options: Options) -> Result<(), Trouble> {
    let known = GAMES.iter().find(|game| **game == options.game);
    let game = *known.ok_or("no such game")?;
    let begin = Instant::now() + Duration::from_secs(2);
    let measured = Arc::new(Measured {
        begin,
        end: begin + Duration::from_secs(options.seconds),
        moves: AtomicU64::new(0),
        latency: Mutex::new(Histogram::new_with_bounds(1, 60_000_000, 3)?),
        rate: options.rate,
        asked: AtomicU64::new(0),
        choose: with_game!(game, choose()),
    });
    let client = reqwest::Client::new();
    let mut running = JoinSet::new();
    for _ in 0..options.tables {
        let (options, measured, client) = (options.clone(), Arc::clone(&measured), client.clone());
        running.spawn(async move {
            while Instant::now() < measured.end {
                let (id, people) = table(&client, &options.url, &options.game).await?;
                play(&id, &people, &measured).await?;
            }
            Ok::<_, Trouble>(())
        });
    }
    while let Some(ended) = running.join_next().await {
        ended??;
    }
    let moves = measured.moves.load(Ordering::Relaxed);
    let latency = measured
        .latency
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    let milliseconds = |share| latency.value_at_quantile(share) as f64 / 1000.0;
    println!(
        "{}: {} tables, {} sockets, {:.0} durable moves a second; acknowledged after {:.1} ms (median), {:.1} ms (99 %), {:.1} ms (worst)",
        options.game,
        options.tables,
        2 * options.tables,
        moves as f64 / options.seconds as f64,
        milliseconds(0.5),
        milliseconds(0.99),
        milliseconds(1.0),
    );
    Ok(())
}

/// One game, each of its players on a socket of its own.
async fn play(id: &str, people: &[Person; 2], measured: &Arc<Measured>) -> Result<(), Trouble> {
    let (first, second) = tokio::join!(
        sit(id, &people[0], Seat::at(0), measured),
        sit(id, &people[1], Seat::at(1), measured)
    );
    first.and(second)
}

async fn sit(id: &str, person: &Person, seat: Seat, measured: &Measured) -> Result<(), Trouble> {
    let (mut socket, welcome) = person.follow(id).await?;
    let mut now = welcome.events.now;
    let mut asked: Option<Instant> = None;
    loop {
        if asked.is_none() && is_asked(&now, seat) {
            measured.wait().await;
            let message = ToServer::Wish(Wish {
                id: now.number.to_string(),
                wish: (measured.choose)(&now, seat)?,
            });
            asked = Some(Instant::now());
            socket.say(&message).await?;
        }
        if now.awaits == Waiting::Nothing && asked.is_none() || Instant::now() > measured.end {
            return Ok(());
        }
        // At the end the other one may have gone already.
        let Ok(heard) = tokio::time::timeout_at(measured.end.into(), socket.hear()).await else {
            return Ok(());
        };
        match heard? {
            ToClient::Events(events) => now = events.now,
            ToClient::Done(_) => {
                let asked = asked.take().ok_or("done before it was asked")?;
                measured.count(asked);
            }
            ToClient::Refused(refused) => return Err(format!("refused: {refused:?}").into()),
            _ => {}
        }
    }
}

fn is_asked(now: &Now, seat: Seat) -> bool {
    matches!(&now.awaits, Waiting::Choices(seats) if seats.contains(&seat.number()))
}

fn any_action<G: Game>(now: &Now, seat: Seat) -> Result<String, Trouble> {
    let position: G = now
        .view
        .parse()
        .map_err(|error| format!("{error:?}: {}", now.view))?;
    let choices = position.choices(seat);
    let any = choices.sample(&mut rand::rng()).ok_or("nothing is legal")?;
    Ok(any.to_string())
}

impl Measured {
    /// Until the next move may be made.
    async fn wait(&self) {
        let Some(rate) = self.rate else { return };
        let number = self.asked.fetch_add(1, Ordering::Relaxed);
        let after = Duration::from_secs_f64(number as f64 / rate as f64);
        tokio::time::sleep_until((self.begin + after).into()).await;
    }

    fn count(&self, asked: Instant) {
        if asked < self.begin || Instant::now() > self.end {
            return;
        }
        self.moves.fetch_add(1, Ordering::Relaxed);
        let latency = asked.elapsed().as_micros() as u64;
        let mut all = self.latency.lock().unwrap_or_else(PoisonError::into_inner);
        all.saturating_record(latency);
    }
}
