//! `urzeit arena`: computer players against each other, and how strong they prove.
//!
//! | file | subject |
//! |---|---|
//! | `schedule.rs` | who meets whom, in which seats, with which chance |
//! | `entrant.rs`, `bots/` | the players; bots from outside and their processes |
//! | `game.rs`, `seats.rs` | one game; who sits at its table and is asked |
//! | `thinking.rs` | how long everybody thought |
//! | `tally.rs` | what the games of a lineup add up to |
//! | `rating.rs` | Bradley-Terry ratings with their intervals |
//! | `report.rs`, `json.rs` | all of it for people and for programs |

mod bots;
mod entrant;
mod game;
mod json;
mod rating;
mod report;
mod schedule;
mod seats;
mod tally;
mod thinking;

use std::{
    io::{self, Write},
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use urzeit_players::Mind;
use urzeit_rules::{Setup, with_game};

use crate::{
    agreed::{self, Agreed},
    cores::{self, Progress},
    failure::Failure,
    knowledge,
    show::Show,
    text::{Text, harmless},
};
use entrant::Entrant;
use game::{Arena, Played};
use rating::{Meeting, Rating, rate};
use schedule::Schedule;
use tally::Tally;

/// What `urzeit arena` was asked for.
pub(crate) struct Options {
    /// What is played.
    pub(crate) agreed: Agreed,
    /// Our own players, with commas between them.
    pub(crate) players: Option<String>,
    /// The command lines of bots that play.
    pub(crate) bots: Vec<String>,
    /// How many milliseconds bots have for an answer; as many as `master`, if not said.
    pub(crate) bot_time: Option<u64>,
    /// Where bots write what they complain of.
    pub(crate) bot_log: Option<PathBuf>,
    /// How many games any two of them play at least.
    pub(crate) games: u64,
    /// What time and iterations are multiplied by: `0.05` or `1/20`.
    pub(crate) scale: String,
    /// Where randomness begins.
    pub(crate) seed: u64,
    /// How many games are played at a time; as many as there are cores, if not said.
    pub(crate) threads: Option<u16>,
    /// A file of weights to play by instead of the usual ones.
    pub(crate) weights: Option<PathBuf>,
    /// Whether to print JSON.
    pub(crate) json: bool,
}

/// All that a report tells.
struct Results {
    entrants: Vec<Entrant>,
    schedule: Schedule,
    /// One for each lineup of the schedule.
    tallies: Vec<Tally>,
    /// One for each entrant.
    ratings: Vec<Rating>,
    /// What time and iterations were multiplied by.
    scale: f64,
    threads: usize,
    took: Duration,
}

/// Plays the games and prints how they ended.
pub(crate) fn run(options: &Options, text: &Text) -> Result<(), Failure> {
    let game = agreed::game(&options.agreed.game, text)?;
    with_game!(game, arena(options, text))
}

fn arena<G: Show + Mind>(options: &Options, text: &Text) -> Result<(), Failure> {
    let setup = options.agreed.setup::<G>(text)?;
    let scale = scale(&options.scale, text)?;
    let knowledge = Arc::new(knowledge::usual_or::<G>(options.weights.as_deref(), text)?);
    let entrants = entrant::entrants(options, scale, text)?;
    let schedule = Schedule::new(entrants.len(), setup.who().len(), options.games);
    let threads = options.threads.map_or_else(cores::available, usize::from);
    let threads = threads.min(schedule.games() as usize);
    let begin = Instant::now();
    let arena = Arena {
        setup: setup.clone(),
        entrants: &entrants,
        schedule: &schedule,
        knowledge,
        scale: scale as f32,
        seed: options.seed,
    };
    let played = play_all(&arena, threads, text);
    let mut tallies = vec![Tally::default(); schedule.lineups().len()];
    for (number, played) in (0..).zip(&played) {
        tallies[schedule.table(number).lineup].add(played);
    }
    let results = Results {
        ratings: ratings(entrants.len(), &schedule, &tallies),
        entrants,
        schedule,
        tallies,
        scale,
        threads,
        took: begin.elapsed(),
    };
    let out = &mut io::stdout().lock();
    if options.json {
        let json = results.to_json::<G>(&setup, options, text);
        serde_json::to_writer_pretty(&mut *out, &json).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        results.write::<G>(options, text, out)?;
    }
    Ok(())
}

/// Plays all games of the schedule, in its order.
fn play_all<G: Mind>(arena: &Arena<'_, G>, threads: usize, text: &Text) -> Vec<Played> {
    let games = arena.schedule.games();
    let done = AtomicU64::new(0);
    let progress = Progress::new(games, text);
    let played = cores::play_games(games, threads, |number| {
        let played = arena.play(number);
        progress.show(done.fetch_add(1, Ordering::Relaxed) + 1);
        played
    });
    progress.finish();
    played
}

/// What all lineups say about how strong everybody is.
fn ratings(entrants: usize, schedule: &Schedule, tallies: &[Tally]) -> Vec<Rating> {
    let lineups = schedule.lineups().iter().zip(tallies);
    let meetings: Vec<_> = lineups
        .map(|(lineup, tally)| Meeting {
            players: [lineup.alone, lineup.others],
            // One more game that ended in a draw: a player that has won every game is strong, but not
            // infinitely strong.
            score: tally.ahead + 0.5,
            games: tally.games as f64 + 1.0,
        })
        .collect();
    rate(entrants, &meetings)
}

/// A number above 0 and up to 100, or a fraction of two.
fn scale(written: &str, text: &Text) -> Result<f64, Failure> {
    let (above, below) = written.split_once('/').unwrap_or((written, "1"));
    let number = |word: &str| word.parse::<f64>().ok();
    number(above)
        .zip(number(below))
        .map(|(above, below)| above / below)
        .filter(|scale| *scale > 0.0 && *scale <= 100.0)
        .ok_or_else(|| {
            let found = [("found", harmless(written).into())];
            Failure::Called(text.say_with("error-scale", &found))
        })
}
