//! `urzeit arena`: computer players against each other, on all cores.

use std::{
    fs::File,
    io::{self, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

use urzeit_players::Mind;
use urzeit_rules::with_game;
use urzeit_studies::{
    agreed::{self, Agreed},
    arena::{Arena, Played, Terms, end_with_all_bots},
};

use crate::{
    cores::{self, Progress},
    failure::Failure,
    input, knowledge,
    text::Text,
};

/// What shells say of a command that Ctrl-C ended.
const INTERRUPTED: i32 = 130;

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

/// Plays the games and prints how they ended.
pub(crate) fn run(options: &Options, text: &Text) -> Result<(), Failure> {
    let game = agreed::game(&options.agreed.game, text)?;
    with_game!(game, arena(options, text))
}

fn arena<G: Mind>(options: &Options, text: &Text) -> Result<(), Failure> {
    let arena = open::<G>(options, text)?;
    let games = arena.schedule().games();
    let threads = options.threads.map_or_else(cores::available, usize::from);
    let threads = threads.min(games as usize);
    let begin = Instant::now();
    let played = play_all(&arena, threads, text);
    let results = arena.results(played, threads, begin.elapsed());
    let out = &mut io::stdout().lock();
    if options.json {
        serde_json::to_writer_pretty(&mut *out, &results.to_json(text)).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        results.write(text, out)?;
    }
    Ok(())
}

fn open<G: Mind>(options: &Options, text: &Text) -> Result<Arena<G>, Failure> {
    let setup = options.agreed.setup::<G>(text)?;
    let knowledge = knowledge::usual_or::<G>(options.weights.as_deref(), text)?;
    let weights = options.weights.as_ref();
    let terms = Terms {
        players: options.players.clone(),
        bots: options.bots.clone(),
        bot_time: options.bot_time,
        games: options.games,
        scale: options.scale.clone(),
        seed: options.seed,
        weights: weights.map(|file| file.to_string_lossy().into_owned()),
    };
    if !options.bots.is_empty() {
        // If somebody else listens already, bots that read still notice that nobody talks to them.
        let _ = ctrlc::set_handler(|| end_with_all_bots(INTERRUPTED));
    }
    let log = || {
        let file = options.bot_log.as_deref();
        file.map(|file| create(file, text)).transpose()
    };
    Arena::new(setup, terms, knowledge, log, text)
}

/// Plays all games of the schedule, in its order.
fn play_all<G: Mind>(arena: &Arena<G>, threads: usize, text: &Text) -> Vec<Played> {
    let games = arena.schedule().games();
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

fn create(file: &Path, text: &Text) -> Result<File, Failure> {
    File::create(file).map_err(|error| {
        let reason = [("reason", error.to_string().into())];
        input::wrong(file, &text.say_with("error-cannot-write", &reason), text)
    })
}
