//! What a durable move costs: processor time by part, commits, bytes written, and how many moves there are a second.
//! Several programs are measured in turn, so that what else the machine does meets all of them.

use std::{
    fmt, fs,
    path::{Path, PathBuf},
    process,
    time::Duration,
};

use clap::Args;

use crate::{
    client::Trouble,
    kills::{
        Kind, program,
        site::{Site, UNLIMITED},
    },
    postgres::Cluster,
    traffic::{Measured, Traffic, game_called, measure},
};

/// What is measured, and how.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Where everything is kept.
    #[arg(long, value_enum)]
    pub store: Kind,
    /// The program `urzeit`; said several times, each is measured in turn. The one beside this program, if not said.
    #[arg(long)]
    pub program: Vec<PathBuf>,
    /// How many processes of it serve; a file has one.
    #[arg(long, default_value_t = 1)]
    pub processes: usize,
    /// How many tables of two.
    #[arg(long, default_value_t = 50)]
    pub tables: usize,
    /// How many watch each table besides.
    #[arg(long, default_value_t = 0)]
    pub watching: usize,
    /// What they play.
    #[arg(long, default_value = "genesis")]
    pub game: String,
    /// For so many seconds each time, after two that do not count.
    #[arg(long, default_value_t = 10)]
    pub seconds: u64,
    /// How many times each.
    #[arg(long, default_value_t = 3)]
    pub rounds: usize,
    /// At most so many moves a second in all: for latency below capacity.
    #[arg(long)]
    pub rate: Option<u64>,
    /// Where databases and logs are kept.
    #[arg(long)]
    pub folder: PathBuf,
}

/// What moves of one program cost.
#[derive(Debug)]
pub struct Cost {
    measured: Measured,
    /// Microseconds of processor time a move.
    servers: f64,
    database: f64,
    clients: f64,
    /// Bytes that were written to files a move.
    written: f64,
    /// What else happened meanwhile, and while the first tables were made.
    counts: Counts,
}

/// What has been counted.
#[derive(Clone, Copy, Default, Debug)]
struct Counts {
    /// What happened at tables, and in how many goes it was written.
    appends: f64,
    goes: f64,
    /// Commits that had to reach the disk; of a file those of everybody, of PostgreSQL what it asked the disk for.
    syncs: f64,
    /// Rows that were inserted or changed, and bytes of its log. Of a file nobody counts them.
    rows: f64,
    log: f64,
}

impl std::ops::Sub for Counts {
    type Output = Counts;

    fn sub(self, before: Counts) -> Counts {
        Counts {
            appends: self.appends - before.appends,
            goes: self.goes - before.goes,
            syncs: self.syncs - before.syncs,
            rows: self.rows - before.rows,
            log: self.log - before.log,
        }
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:.0} moves a second; {:.1} ms (median), {:.1} ms (99 %); µs a move: {:.0} servers, {:.0} database, {:.0} clients; {:.1} moves written together, {:.2} syncs, {:.1} rows, {:.0} bytes of log and {:.0} bytes written a move",
            self.measured.moves(),
            self.measured.milliseconds(0.5),
            self.measured.milliseconds(0.99),
            self.servers,
            self.database,
            self.clients,
            self.counts.appends / self.counts.goes,
            self.counts.syncs / self.counts.appends,
            self.counts.rows / self.counts.appends,
            self.counts.log / self.counts.appends,
            self.written,
        )
    }
}

/// Measures, and says what was found as it is found; at the end the medians of each program.
///
/// # Errors
/// If a server does not start, or does not let people play.
pub async fn run(options: &Options) -> Result<(), Trouble> {
    // Somebody may have said already by what clients encrypt; here they do not.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let programs = match &*options.program {
        [] => vec![program(None)?],
        named => named.to_vec(),
    };
    let mut all: Vec<Vec<Cost>> = programs.iter().map(|_| Vec::new()).collect();
    for round in 0..options.rounds {
        for (number, program) in programs.iter().enumerate() {
            let folder = options.folder.join(format!("{round}-{number}"));
            let cost = cost(options, program, &folder).await?;
            println!("{}: {cost}", program.display());
            all[number].push(cost);
        }
    }
    println!("medians of {} rounds:", options.rounds);
    for (program, costs) in programs.iter().zip(&all) {
        let median = |of: fn(&Cost) -> f64| {
            let mut values: Vec<f64> = costs.iter().map(of).collect();
            values.sort_by(f64::total_cmp);
            values[values.len() / 2]
        };
        println!(
            "{}: {:.0} moves a second, {:.1} ms (99 %), µs a move: {:.0} servers + {:.0} database + {:.0} clients",
            program.display(),
            median(|cost| cost.measured.moves()),
            median(|cost| cost.measured.milliseconds(0.99)),
            median(|cost| cost.servers),
            median(|cost| cost.database),
            median(|cost| cost.clients),
        );
    }
    Ok(())
}

async fn cost(options: &Options, program: &Path, folder: &Path) -> Result<Cost, Trouble> {
    fs::create_dir_all(folder)?;
    let folder = folder.canonicalize()?;
    let (database, store) = match options.store {
        Kind::Sqlite => {
            let data = folder.join("data").display().to_string();
            (None, ["--data".to_owned(), data])
        }
        Kind::Postgres => {
            let cluster = Cluster::start(&folder.join("postgres"), &[])?;
            let address = cluster.address("postgres");
            (Some(cluster), ["--database".to_owned(), address])
        }
    };
    let site = Site::serving(store, options.processes, program, &folder, &UNLIMITED).await?;
    let servers = (0..options.processes).filter_map(|number| site.process(number));
    let database_process = database.as_ref().and_then(Cluster::process);
    let before = counts(&site, database.as_ref()).await?;
    let measured = measure(Traffic {
        urls: site.urls(),
        tables: options.tables,
        watching: options.watching,
        game: game_called(&options.game)?,
        time: Duration::from_secs(options.seconds),
        rate: options.rate,
        processes: vec![
            servers.collect(),
            database_process.into_iter().collect(),
            vec![process::id()],
        ],
    })
    .await?;
    let counts = counts(&site, database.as_ref()).await? - before;
    drop((site, database));
    fs::remove_dir_all(folder)?;
    let moves = measured.seconds.iter().sum::<u64>() as f64;
    let part = |number: usize| measured.used[number].seconds * 1e6 / moves;
    Ok(Cost {
        servers: part(0),
        database: part(1),
        clients: part(2),
        counts,
        written: (measured.used[0].written + measured.used[1].written) / moves,
        measured,
    })
}

/// What PostgreSQL says of itself: bytes of its log, how often that was synced, rows.
const COUNTED: &str = "SELECT pg_current_wal_lsn() - '0/0', wal_sync,
    (SELECT SUM(n_tup_ins + n_tup_upd + n_tup_del) FROM pg_stat_user_tables) FROM pg_stat_wal";

async fn counts(site: &Site, database: Option<&Cluster>) -> Result<Counts, Trouble> {
    let mut counts = Counts::default();
    for url in site.urls() {
        let text = reqwest::get(format!("{url}/metrics")).await?;
        let text = text.error_for_status()?.text().await?;
        for (sum, name) in [
            (&mut counts.appends, "urzeit_commit_appends_sum "),
            (&mut counts.goes, "urzeit_commit_appends_count "),
            (&mut counts.syncs, "urzeit_file_commits_total "),
        ] {
            let line = text.lines().find_map(|line| line.strip_prefix(name));
            *sum += line.map_or(Ok(0.0), |number| number.trim().parse::<f64>())?;
        }
    }
    if let Some(database) = database {
        let said = database.ask(COUNTED)?;
        let said: Result<Vec<f64>, _> = said.split('|').map(str::parse).collect();
        [counts.log, counts.syncs, counts.rows] = said?.try_into().map_err(|_| "not three")?;
    }
    Ok(counts)
}
