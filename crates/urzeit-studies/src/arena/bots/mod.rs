//! Bots from outside at the tables of an arena: processes that speak `docs/bots.md`.
//!
//! | file | subject |
//! |---|---|
//! | `process.rs` | a process with its lines, its limits and its end |
//! | `seated.rs` | a bot in one seat of one game |
//! | `fault.rs` | what a bot can do wrong |

mod fault;
mod process;
mod seated;

use std::{
    fs::File,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use urzeit_rules::Seat;
use urzeit_table::{
    Host,
    protocol::{FromBot, ToBot, VERSION},
};

pub(super) use fault::Fault;
use process::Process;
pub use process::end_with_all_bots;
pub(super) use seated::SeatedBot;

/// How long a bot may take from its start to `bot NAME`.
const START: Duration = Duration::from_secs(10);
/// How long all bots together may take to end after `bye`.
const FAREWELL: Duration = Duration::from_millis(500);
/// A bot that has failed so often is not started any more, so that an arena comes to its end.
pub(super) const MOST_FAULTS: u64 = 10;

/// A bot from outside, with the processes that it runs in: as many as games need at the same
/// time, and each for one game after the other.
pub(super) struct Bot {
    /// The command line as it was given.
    pub(super) written: String,
    /// How it calls itself.
    pub(super) name: String,
    /// The time for an answer that is the first of its turn.
    pub(super) time: Duration,
    command: Vec<String>,
    log: Option<Arc<File>>,
    idle: Mutex<Vec<Process>>,
    sittings: AtomicU64,
    faults: Mutex<Faults>,
}

/// What a bot did wrong.
#[derive(Clone, Default)]
pub(super) struct Faults {
    /// How often the arena had to play on in its place.
    pub(super) count: u64,
    /// The one in the earliest game, with the number of that game.
    pub(super) first: Option<(u64, Fault)>,
}

impl Bot {
    /// Starts a bot and asks for its name.
    pub(super) fn start(
        written: &str,
        command: Vec<String>,
        time: Duration,
        log: Option<&Arc<File>>,
    ) -> Result<Bot, Fault> {
        let mut bot = Bot {
            written: written.to_owned(),
            name: String::new(),
            time,
            command,
            log: log.cloned(),
            idle: Mutex::default(),
            sittings: AtomicU64::new(0),
            faults: Mutex::default(),
        };
        let (process, name) = bot.new_process()?;
        bot.name = name;
        locked(&bot.idle).push(process);
        Ok(bot)
    }

    /// Lets it sit at the table of the game of this number; nothing if it fails at that.
    pub(super) fn sit(&self, seat: Seat, game: u64, host: &dyn Host) -> Option<SeatedBot<'_>> {
        self.sittings.fetch_add(1, Ordering::Relaxed);
        let process = self.any_process();
        let seated = process.and_then(|process| SeatedBot::begin(self, process, seat, game, host));
        seated.map_err(|fault| self.note(game, fault)).ok()
    }

    /// How often it has sat at a table.
    pub(super) fn sittings(&self) -> u64 {
        self.sittings.load(Ordering::Relaxed)
    }

    /// What it did wrong.
    pub(super) fn faults(&self) -> Faults {
        locked(&self.faults).clone()
    }

    /// Notes that the arena has to play on in its place.
    fn note(&self, game: u64, fault: Fault) {
        let mut faults = locked(&self.faults);
        faults.count += 1;
        if faults.first.as_ref().is_none_or(|(first, _)| game < *first) {
            faults.first = Some((game, fault));
        }
    }

    /// A process that has played its last game to the end, or a new one.
    fn any_process(&self) -> Result<Process, Fault> {
        if locked(&self.faults).count >= MOST_FAULTS {
            return Err(Fault::GivenUp);
        }
        let idle = locked(&self.idle).pop();
        idle.map_or_else(|| Ok(self.new_process()?.0), Ok)
    }

    fn new_process(&self) -> Result<(Process, String), Fault> {
        let mut process = Process::start(&self.command, self.log.as_deref())?;
        process.say(&[ToBot::Urzeit(VERSION)])?;
        let line = process.line(Instant::now() + START, START.as_millis() as u64)?;
        match line.parse() {
            Ok(FromBot::Bot(name)) => Ok((process, name)),
            _ => Err(Fault::NoName(line)),
        }
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let mut idle = locked(&self.idle);
        let until = Instant::now() + FAREWELL;
        idle.iter_mut().for_each(Process::part);
        for process in idle.iter_mut() {
            process.wait(until);
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is behind it is whole after every line.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
