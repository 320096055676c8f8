//! `urzeit simulate`: random legal games on all cores, and what they add up to.

mod play;
mod summary;

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::Instant,
};

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use urzeit_rules::{Game, Record, Setup, record::Header, with_game};

use crate::{
    agreed::{self, Agreed},
    cores::{self, Progress},
    failure::Failure,
    input,
    show::Show,
    text::Text,
};
use play::random_game;
use summary::{Length, Summary};

/// What `urzeit simulate` was asked for.
pub(crate) struct Options {
    /// What is played.
    pub(crate) agreed: Agreed,
    /// How many games to play.
    pub(crate) games: u64,
    /// Where randomness begins.
    pub(crate) seed: u64,
    /// Where to write the records.
    pub(crate) out: Option<PathBuf>,
}

/// Games that a core takes at a time.
const BATCH: u64 = 64;

/// Plays the games and prints the summary.
pub(crate) fn run(options: &Options, text: &Text) -> Result<(), Failure> {
    let game = agreed::game(&options.agreed.game, text)?;
    with_game!(game, simulate(options, text))
}

fn simulate<G: Show>(options: &Options, text: &Text) -> Result<(), Failure> {
    let setup = options.agreed.setup::<G>(text)?;
    if let Some(folder) = &options.out {
        fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error, text))?;
    }
    let begin = Instant::now();
    let cores = cores::available().min(options.games.div_ceil(BATCH) as usize);
    let summary = play_all::<G>(&setup, options, cores, text)?;
    let out = &mut io::stdout().lock();
    let heading = [
        ("game", G::title(text).into()),
        ("players", setup.who().len().into()),
        ("games", options.games.to_string().into()),
        ("seed", options.seed.to_string().into()),
    ];
    writeln!(out, "{}\n", text.say_with("simulate-heading", &heading))?;
    summary.write(text, out)?;
    let rate = options.games as f64 / begin.elapsed().as_secs_f64();
    let speed = [
        ("rate", text.decimal(rate, 0).into()),
        ("cores", cores.into()),
    ];
    writeln!(out, "{}", text.say_with("simulate-speed", &speed))?;
    if let Some(folder) = &options.out {
        let folder = [("folder", folder.display().to_string().into())];
        writeln!(out, "{}", text.say_with("simulate-written", &folder))?;
    }
    Ok(())
}

/// Shares the games among the cores. Each game has its own stream of random numbers, so what
/// comes out does not depend on who plays it.
fn play_all<G: Game>(
    setup: &G::Setup,
    options: &Options,
    cores: usize,
    text: &Text,
) -> Result<Summary, Failure> {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let random = ChaCha8Rng::seed_from_u64(options.seed);
    let start = G::new(setup);
    let progress = Progress::new(options.games, text);
    let work = || -> Result<Summary, (PathBuf, io::Error)> {
        let mut summary = Summary::new(setup.who().len());
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= options.games || stop.load(Ordering::Relaxed) {
                return Ok(summary);
            }
            for number in first..options.games.min(first + BATCH) {
                let mut random = random.clone();
                random.set_stream(number);
                let mut position = start.clone();
                let mut length = Length::default();
                let mut written = options.out.as_ref().map(|folder| {
                    let file = folder.join(file_name::<G>(number + 1, options.games));
                    (file, Record::new(Header::new(setup.clone())))
                });
                random_game(&mut position, &mut random, |entry| {
                    length.add(&entry);
                    if let Some((_, record)) = &mut written {
                        record.enter(entry).expect("random play is legal");
                    }
                });
                summary.add(&position, &length);
                if let Some((file, record)) = written {
                    write_new(&file, &record).map_err(|error| {
                        stop.store(true, Ordering::Relaxed);
                        (file, error)
                    })?;
                }
            }
            progress.show(next.load(Ordering::Relaxed).min(options.games));
        }
    };
    let done = cores::on_threads(cores, work);
    progress.finish();
    let mut all = Summary::new(setup.who().len());
    for summary in done {
        all.join(&summary.map_err(|(file, error)| cannot_write(&file, &error, text))?);
    }
    Ok(all)
}

/// `genesis-0042.urz`: with as many digits as the last one needs, so that they sort.
fn file_name<G: Game>(number: u64, games: u64) -> String {
    let digits = games.to_string().len();
    format!("{}-{number:0digits$}.urz", G::NAME)
}

fn write_new<G: Game>(file: &Path, record: &Record<G>) -> io::Result<()> {
    let mut new = File::create_new(file)?;
    let written = new.write_all(record.to_string().as_bytes());
    if written.is_err() {
        // Half a record is worse than none; that it cannot be written is what is reported.
        let _ = fs::remove_file(file);
    }
    written
}

fn cannot_write(file: &Path, error: &io::Error, text: &Text) -> Failure {
    let message = match error.kind() {
        io::ErrorKind::AlreadyExists => text.say("error-file-exists"),
        _ => text.say_with(
            "error-cannot-write",
            &[("reason", error.to_string().into())],
        ),
    };
    input::wrong(file, &message, text)
}
