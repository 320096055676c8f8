//! `urzeit simulate`: random legal games on all cores, and what they add up to.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::Instant,
};

use urzeit_rules::{Game, Record, with_game};
use urzeit_studies::{
    agreed::{self, Agreed},
    simulate::{Run, Simulation, Summary, file_name},
};

use crate::{
    cores::{self, Progress},
    failure::Failure,
    input,
    text::Text,
};

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

fn simulate<G: Game>(options: &Options, text: &Text) -> Result<(), Failure> {
    let setup = options.agreed.setup::<G>(text)?;
    if let Some(folder) = &options.out {
        fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error, text))?;
    }
    let begin = Instant::now();
    let cores = cores::available().min(options.games.div_ceil(BATCH) as usize);
    let simulation = Simulation::<G>::new(setup, options.seed);
    let summary = play_all(&simulation, options, cores, text)?;
    let folder = options.out.as_ref();
    let folder = folder.map(|folder| folder.display().to_string());
    let played = Run {
        seconds: begin.elapsed().as_secs_f64(),
        cores,
        folder: folder.as_deref(),
    };
    simulation.write(&summary, &played, text, &mut io::stdout().lock())?;
    Ok(())
}

/// Shares the games among the cores.
fn play_all<G: Game>(
    simulation: &Simulation<G>,
    options: &Options,
    cores: usize,
    text: &Text,
) -> Result<Summary, Failure> {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let progress = Progress::new(options.games, text);
    let play = |number| match &options.out {
        None => Ok(simulation.play(number)),
        Some(folder) => {
            let (outcome, record) = simulation.record(number);
            let file = folder.join(file_name::<G>(number, options.games));
            let written = write_new(&file, &record);
            written.map(|()| outcome).map_err(|error| (file, error))
        }
    };
    let work = || -> Result<Summary, (PathBuf, io::Error)> {
        let mut summary = Summary::new(simulation.players());
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= options.games || stop.load(Ordering::Relaxed) {
                return Ok(summary);
            }
            for number in first..options.games.min(first + BATCH) {
                let outcome = play(number).inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
                summary.add(&outcome);
            }
            progress.show(next.load(Ordering::Relaxed).min(options.games));
        }
    };
    let done = cores::on_threads(cores, work);
    progress.finish();
    let mut all = Summary::new(simulation.players());
    for summary in done {
        all.join(&summary.map_err(|(file, error)| cannot_write(&file, &error, text))?);
    }
    Ok(all)
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
