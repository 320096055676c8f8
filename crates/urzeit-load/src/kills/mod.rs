//! Servers and databases are killed while people play: is anything lost, doubled or shown to whom it
//! is not for?
//!
//! ```text
//! clients ──wishes──▶ servers ──▶ database          a round: tables are played while faults happen;
//!    │                  ▲ killed, ended      ▲         then it is calm, everybody plays on, and all
//!    │ what they        │                    │         that clients were told is compared with
//!    ▼ were told        └──── faults ────────┘         what `urzeit backup` finds in the store
//!  ledger ───────────────── check ──────────────────▶ backup
//! ```
//!
//! With SQLite there is one server; with PostgreSQL there are three, and between them and the database
//! a line that can be cut. The seed repeats tables, choices and faults, but not how fast the machine is.
//!
//! | file | subject |
//! |---|---|
//! | `site.rs` | the servers and their database |
//! | `link.rs` | the link between servers and database, which can be cut |
//! | `faults.rs` | what happens to them |
//! | `tables.rs` | tables, one after the other, with those who play there |
//! | `tab.rs` | somebody who follows a table at one socket, and plays |
//! | `log.rs` | what such a client was told |
//! | `ledger.rs` | what all clients know together, and what they found wrong |
//! | `round.rs` | tables and faults at the same time, then calm, then the check |
//! | `check.rs` | what clients were told against what is stored |
//! | `past.rs` | what earlier rounds found, for a run that goes on later |

mod check;
mod faults;
mod ledger;
pub mod link;
mod log;
mod past;
mod round;
pub(crate) mod site;
mod tab;
mod tables;

use std::{env, fmt, ops::AddAssign, path::PathBuf, time::Instant};

use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};

use crate::client::Trouble;

use self::{
    past::Past,
    site::{Site, UNLIMITED},
};

/// What to kill, and how often.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Where everything is kept.
    #[arg(long, value_enum)]
    pub store: Kind,
    /// How many processes are killed in all, with those of earlier runs in the same folder.
    #[arg(long, default_value_t = 100)]
    pub kills: u64,
    /// How many of them in a round, after which everything is checked.
    #[arg(long, default_value_t = 10)]
    pub round: u64,
    /// How many tables at once.
    #[arg(long, default_value_t = 9)]
    pub tables: u64,
    /// Decides on games, choices and faults.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Where databases, logs and what was found are kept; a run that names it again goes on there.
    #[arg(long)]
    pub folder: PathBuf,
    /// The program `urzeit`; the one beside this program, if not said.
    #[arg(long)]
    pub program: Option<PathBuf>,
}

/// Where everything is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Kind {
    /// One server on a file.
    Sqlite,
    /// Three servers on a database of their own.
    Postgres,
}

/// What happened, and found nothing wrong.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Tally {
    /// Servers that were killed.
    pub servers_killed: u64,
    /// Databases that were killed.
    pub databases_killed: u64,
    /// Servers or databases that were ended in good order and started again.
    pub restarts: u64,
    /// Times at which the connections between servers and database were cut.
    pub cuts: u64,
    /// Wishes that were acknowledged, each counted once.
    pub acknowledged: u64,
    /// Wishes that were said again because there was no answer.
    pub resent: u64,
    /// Wishes that were said more than once on purpose.
    pub doubled: u64,
    /// Wishes that were refused because something else had happened.
    pub refused: u64,
    /// Times at which somebody came back to a table.
    pub resumed: u64,
    /// Choices of others that a client was told without what they are.
    pub secrets: u64,
    /// Events by computer players.
    pub computers: u64,
    /// Games that were played, of which some ended.
    pub games: u64,
    /// Backups that were taken meanwhile, checked and restored.
    pub backups: u64,
    /// Seconds that it took.
    pub seconds: u64,
}

impl Tally {
    /// Processes that were killed.
    #[must_use]
    pub fn kills(&self) -> u64 {
        self.servers_killed + self.databases_killed
    }

    /// By their names.
    fn fields(&mut self) -> [(&'static str, &mut u64); 14] {
        [
            ("servers-killed", &mut self.servers_killed),
            ("databases-killed", &mut self.databases_killed),
            ("restarts", &mut self.restarts),
            ("cuts", &mut self.cuts),
            ("acknowledged", &mut self.acknowledged),
            ("resent", &mut self.resent),
            ("doubled", &mut self.doubled),
            ("refused", &mut self.refused),
            ("resumed", &mut self.resumed),
            ("secrets", &mut self.secrets),
            ("computers", &mut self.computers),
            ("games", &mut self.games),
            ("backups", &mut self.backups),
            ("seconds", &mut self.seconds),
        ]
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, mut other: Tally) {
        for ((_, sum), (_, more)) in self.fields().into_iter().zip(other.fields()) {
            *sum += *more;
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut copy = *self;
        let words = copy.fields().map(|(name, count)| format!("{name} {count}"));
        f.write_str(&words.join(", "))
    }
}

/// The program `urzeit`: the one that is named, or the one beside this program.
pub(crate) fn program(named: Option<&PathBuf>) -> Result<PathBuf, Trouble> {
    Ok(match named {
        Some(program) => program.clone(),
        None => env::current_exe()?.with_file_name("urzeit"),
    })
}

/// Runs as many rounds as are missing, and says what happened in all of them.
///
/// # Errors
/// What was lost, doubled or shown to the wrong people; or why the trial cannot go on.
pub async fn run(options: &Options) -> Result<Tally, Trouble> {
    let program = program(options.program.as_ref())?;
    // Somebody may have said already by what clients encrypt; here they do not.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let mut past = Past::read(&options.folder)?;
    let mut site = Site::start(options.store, &program, &options.folder, &UNLIMITED).await?;
    while past.tally.kills() < options.kills {
        let began = Instant::now();
        let number = past.rounds;
        let kills = options.round.min(options.kills - past.tally.kills());
        let done = round::run(&mut site, options, number, kills, &mut past.acknowledged).await;
        let mut tally = done.map_err(|wrong| {
            let (seed, folder) = (options.seed, options.folder.display());
            format!("round {number} of seed {seed}: {wrong}\nlogs and databases are in {folder}")
        })?;
        tally.seconds = began.elapsed().as_secs();
        past.add(tally)?;
        println!("round {number}: {tally}");
    }
    println!(
        "in all {} rounds, {} kills: {}",
        past.rounds,
        past.tally.kills(),
        past.tally
    );
    Ok(past.tally)
}
