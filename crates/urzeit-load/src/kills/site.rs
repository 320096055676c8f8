//! The servers and their database.

use std::{
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use tokio::time::sleep;

use super::{Kind, link::DatabaseLink};
use crate::{client::Trouble, guarded::Guarded, postgres::Cluster, saved::Saved};

/// How long a server may take to start. A busy machine is no failure.
const PATIENCE: Duration = Duration::from_secs(300);

/// People in a hurry, all at one address: nothing is too often here.
pub(crate) const UNLIMITED: [&str; 16] = [
    "--events-per-table",
    "0",
    "--rate-wishes",
    "off",
    "--rate-requests",
    "off",
    "--rate-guests",
    "off",
    "--connections",
    "0",
    "--connections-per-address",
    "0",
    "--sockets-per-account",
    "0",
    "--sockets-per-address",
    "0",
];

/// Many people at one address, of whom each may do no more than anybody.
pub(crate) const LIMITED: [&str; 10] = [
    "--rate-requests",
    "off",
    "--rate-guests",
    "off",
    "--connections",
    "0",
    "--connections-per-address",
    "0",
    "--sockets-per-address",
    "0",
];

/// The servers and their database.
pub(crate) struct Site {
    program: String,
    limits: &'static [&'static str],
    folder: PathBuf,
    /// `--data …` or `--database …`
    store: [String; 2],
    servers: Vec<Server>,
    pub(super) database: Option<Database>,
    backups: u64,
}

/// A place where a server runs, or will.
struct Server {
    url: String,
    process: Option<Guarded>,
}

/// A database with a life of its own.
pub(super) struct Database {
    pub(super) cluster: Cluster,
    pub(super) link: DatabaseLink,
}

impl Site {
    /// Starts everything in a folder.
    pub(crate) async fn start(
        kind: Kind,
        program: &Path,
        folder: &Path,
        limits: &'static [&'static str],
    ) -> Result<Site, Trouble> {
        fs::create_dir_all(folder)?;
        let folder = folder.canonicalize()?;
        let (store, database, servers) = match kind {
            Kind::Sqlite => {
                let data = folder.join("data").display().to_string();
                (["--data".to_owned(), data], None, 1)
            }
            Kind::Postgres => {
                let cluster = Cluster::start(&folder.join("postgres"), &[])?;
                let link = DatabaseLink::start(cluster.port()).await?;
                let address = format!("postgres://postgres@127.0.0.1:{}/postgres", link.port());
                let database = Database { cluster, link };
                (["--database".to_owned(), address], Some(database), 3)
            }
        };
        let mut site = Site::serving(store, servers, program, &folder, limits).await?;
        site.database = database;
        Ok(site)
    }

    /// Starts so many servers at a store that is there: `--data` and its folder, or `--database` and its address.
    pub(crate) async fn serving(
        store: [String; 2],
        servers: usize,
        program: &Path,
        folder: &Path,
        limits: &'static [&'static str],
    ) -> Result<Site, Trouble> {
        let mut site = Site {
            program: program.display().to_string(),
            limits,
            folder: folder.to_owned(),
            store,
            servers: Vec::new(),
            database: None,
            backups: 0,
        };
        for number in 0..servers {
            let free = TcpListener::bind("127.0.0.1:0")?;
            let url = format!("http://{}", free.local_addr()?);
            drop(free);
            site.servers.push(Server { url, process: None });
            site.begin(number).await?;
        }
        Ok(site)
    }

    /// Where the servers listen.
    pub(crate) fn urls(&self) -> Vec<String> {
        self.servers
            .iter()
            .map(|server| server.url.clone())
            .collect()
    }

    /// The process of a server that runs.
    pub(crate) fn process(&self, number: usize) -> Option<u32> {
        self.servers[number].process.as_ref().map(Guarded::id)
    }

    /// Starts a server and waits until it serves.
    pub(super) async fn begin(&mut self, number: usize) -> Result<(), Trouble> {
        let began = Instant::now();
        self.launch(number)?;
        let healthy = format!("{}/healthz", self.servers[number].url);
        while !reqwest::get(&healthy)
            .await
            .is_ok_and(|answer| answer.status().is_success())
        {
            let process = self.servers[number].process.as_ref();
            if process.is_none_or(Guarded::has_ended) {
                // It ends at once while the database is away: people who run servers start them again.
                self.end(number, "KILL")?;
                self.launch(number)?;
            }
            if began.elapsed() > PATIENCE {
                return Err(format!("server {number} does not start").into());
            }
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Starts a server and does not wait.
    pub(super) fn launch(&mut self, number: usize) -> Result<(), Trouble> {
        let server = &mut self.servers[number];
        let listen = server.url.trim_start_matches("http://");
        let log = self.folder.join(format!("server-{number}.log"));
        let [option, value] = &self.store;
        let mut words = vec![&*self.program, "serve", option, value, "--listen", listen];
        words.extend(self.limits);
        let shell = Command::new("/bin/sh");
        let started = Guarded::start(shell, &log.display().to_string(), None, &words)?;
        server.process = Some(started);
        Ok(())
    }

    /// Ends a server with a signal.
    pub(super) fn end(&mut self, number: usize, signal: &str) -> Result<(), Trouble> {
        let process = self.servers[number].process.take();
        Ok(process.ok_or("it does not run")?.end(signal)?)
    }

    /// How many servers there are.
    pub(super) fn len(&self) -> usize {
        self.servers.len()
    }

    /// Saves everything with the program's own command, while servers run.
    pub(super) async fn back_up(&mut self) -> Result<Backup, Trouble> {
        self.backups += 1;
        let file = self.file("backup");
        let [option, value] = &self.store;
        self.call(&["backup", &file, option, value]).await?;
        Backup::read(file)
    }

    /// Restores a backup into empty stores of both kinds, as far as there are both here, and says
    /// whether all of them hold the same then.
    pub(super) async fn restore(&self, backup: &Backup) -> Result<(), Trouble> {
        let data = self.file("restored");
        let mut stores = vec![["--data".to_owned(), data.clone()]];
        if let Some(database) = &self.database {
            let name = format!("restored_{}_{}", std::process::id(), self.backups);
            database.cluster.create(&name)?;
            stores.push(["--database".to_owned(), database.cluster.address(&name)]);
        }
        let mut from = backup.file.clone();
        for [option, value] in &stores {
            self.call(&["restore", &from, option, value]).await?;
            // The next one is restored from what this one holds.
            from = format!("{}-{}", backup.file, option.trim_start_matches('-'));
            self.call(&["backup", &from, option, value]).await?;
            if Backup::read(from.clone())?.lines != backup.lines {
                return Err(format!("{from} is not the same as {}", backup.file).into());
            }
        }
        fs::remove_dir_all(data)?;
        Ok(())
    }

    fn file(&self, name: &str) -> String {
        let name = format!("{name}-{}-{}", std::process::id(), self.backups);
        self.folder.join(name).display().to_string()
    }

    async fn call(&self, words: &[&str]) -> Result<(), Trouble> {
        let mut command = Command::new(&self.program);
        command.args(words).env("LANG", "C");
        let called = tokio::task::spawn_blocking(move || command.output()).await??;
        if called.status.success() {
            Ok(())
        } else {
            let said = String::from_utf8_lossy(&called.stderr).into_owned();
            Err(format!("urzeit {}: {said}", words.join(" ")).into())
        }
    }
}

/// A backup, as a file and read.
pub(super) struct Backup {
    file: String,
    /// Its lines in an order that does not depend on the database, without the last.
    lines: Vec<String>,
    pub(super) saved: Saved,
}

impl Backup {
    fn read(file: String) -> Result<Backup, Trouble> {
        let text = fs::read_to_string(&file)?;
        let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
        lines.pop();
        lines.sort();
        let saved = Saved::read(text.as_bytes())?;
        Ok(Backup { file, lines, saved })
    }
}
