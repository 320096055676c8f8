//! A real PostgreSQL of one's own. It ends with the process that started it, however that ends.

use std::{
    env, fs, io,
    net::TcpListener,
    os::unix::{fs::MetadataExt as _, fs::chown, process::CommandExt as _},
    path::{Path, PathBuf},
    process::Command,
    thread::sleep,
    time::{Duration, Instant},
};

use rustix::process::{Pid, Signal, kill_process};

use crate::{client::Trouble, guarded::Guarded};

/// It is quick and forgets everything when the power fails: for tests that do not pull the plug.
pub const CARELESS: [&str; 3] = [
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
];

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(300);

/// A cluster of databases in a folder, and its server.
#[derive(Debug)]
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    settings: Vec<String>,
    port: u16,
    server: Option<Guarded>,
    /// Is the folder removed when whoever started it is gone?
    temporary: bool,
}

impl Cluster {
    /// Starts a server on the cluster in this folder, which is made if there is none.
    ///
    /// # Errors
    /// If there is no PostgreSQL on this machine, or it does not start.
    pub fn start(folder: &Path, settings: &[&str]) -> Result<Cluster, Trouble> {
        Cluster::open(folder, settings, false)
    }

    /// Starts a server on a new cluster, which is gone when this process is.
    ///
    /// # Errors
    /// If there is no PostgreSQL on this machine, or it does not start.
    pub fn temporary(settings: &[&str]) -> Result<Cluster, Trouble> {
        let folder = tempfile::Builder::new().prefix("urzeit-pg").tempdir()?;
        Cluster::open(&folder.keep(), settings, true)
    }

    fn open(folder: &Path, settings: &[&str], temporary: bool) -> Result<Cluster, Trouble> {
        let programs = programs().ok_or("PostgreSQL is missing: apt-get install postgresql")?;
        fs::create_dir_all(folder)?;
        if let Some((user, group)) = unprivileged() {
            chown(folder, Some(user), Some(group))?;
        }
        let free = TcpListener::bind("127.0.0.1:0")?;
        let port = free.local_addr()?.port();
        drop(free);
        let mut cluster = Cluster {
            programs,
            folder: folder.canonicalize()?,
            settings: settings.iter().map(|&setting| setting.to_owned()).collect(),
            port,
            server: None,
            temporary,
        };
        if !cluster.data().join("PG_VERSION").exists() {
            cluster.make()?;
        }
        cluster.begin()?;
        Ok(cluster)
    }

    /// Its process, of which those that serve clients are children.
    #[must_use]
    pub fn process(&self) -> Option<u32> {
        self.server.as_ref().map(Guarded::id)
    }

    /// The port at which it listens.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of a database.
    #[must_use]
    pub fn address(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// Makes an empty database.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn create(&self, database: &str) -> Result<(), Trouble> {
        let port = self.port.to_string();
        let mut create = self.command(&self.programs.join("createdb"));
        create.args(["-h", "127.0.0.1", "-U", "postgres", "-p", &port, database]);
        succeed(create)
    }

    /// What a query answers, in one line: its columns with `|` between them.
    ///
    /// # Errors
    /// If the server does not answer.
    pub fn ask(&self, query: &str) -> Result<String, Trouble> {
        let mut ask = self.command(&self.programs.join("psql"));
        ask.args(["-h", "127.0.0.1", "-U", "postgres", "-p"]);
        ask.arg(self.port.to_string()).args(["-Atqc", query]);
        let answer = ask.output()?;
        if !answer.status.success() {
            return Err(String::from_utf8_lossy(&answer.stderr).into_owned().into());
        }
        Ok(String::from_utf8(answer.stdout)?.trim().to_owned())
    }

    /// Starts the server again after [`Cluster::end`] or [`Cluster::kill`].
    ///
    /// # Errors
    /// If it does not start.
    pub fn begin(&mut self) -> Result<(), Trouble> {
        let (data, port) = (self.data(), self.port.to_string());
        let (program, data_text) = (self.programs.join("postgres"), data.display().to_string());
        let program = program.display().to_string();
        let mut words = vec![&*program, "-D", &data_text, "-k", &data_text];
        words.extend(["-h", "127.0.0.1", "-p", &port, "-c", "max_connections=200"]);
        words.extend(self.settings.iter().flat_map(|setting| ["-c", setting]));
        let log = self.folder.join("log").display().to_string();
        let began = Instant::now();
        let remove = self.temporary.then_some(&*self.folder);
        let start = || Guarded::start(self.command(Path::new("/bin/sh")), &log, remove, &words);
        let mut server = start()?;
        while !self.is_ready(server.id()) {
            if server.has_ended() {
                // Whatever was killed before it may not be gone yet.
                server.end("KILL")?;
                server = start()?;
            }
            if began.elapsed() > PATIENCE {
                let said = fs::read_to_string(&log).unwrap_or_default();
                return Err(format!("PostgreSQL does not start: {said}").into());
            }
            sleep(Duration::from_millis(20));
        }
        self.server = Some(server);
        Ok(())
    }

    /// Ends the server in good order: those who are connected are not waited for.
    ///
    /// # Errors
    /// If it does not run.
    pub fn end(&mut self) -> Result<(), Trouble> {
        let server = self.server.take().ok_or("it does not run")?;
        Ok(server.end("INT")?)
    }

    /// Kills the server and all its processes at once, as a power cut would.
    ///
    /// # Errors
    /// If it does not run.
    pub fn kill(&mut self) -> Result<(), Trouble> {
        let server = self.server.take().ok_or("it does not run")?;
        let children = children(server.id());
        server.end("KILL")?;
        for child in children {
            signal(child, Signal::KILL);
        }
        Ok(())
    }

    /// Ends all processes that serve a client, as `pg_terminate_backend` does, and says how many.
    #[must_use]
    pub fn terminate_clients(&self) -> usize {
        let server = self.server.as_ref().map(Guarded::id);
        let serves = |child: &u32| {
            let name = fs::read(format!("/proc/{child}/cmdline")).unwrap_or_default();
            String::from_utf8_lossy(&name).contains("127.0.0.1(")
        };
        let clients: Vec<_> = server
            .into_iter()
            .flat_map(children)
            .filter(serves)
            .collect();
        for client in &clients {
            signal(*client, Signal::TERM);
        }
        clients.len()
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Does the server with this number say that it is ready?
    fn is_ready(&self, server: u32) -> bool {
        let said = fs::read_to_string(self.data().join("postmaster.pid")).unwrap_or_default();
        let mut lines = said.lines().map(str::trim);
        lines.next() == Some(&server.to_string()) && lines.nth(6) == Some("ready")
    }

    fn make(&self) -> Result<(), Trouble> {
        let mut make = self.command(&self.programs.join("initdb"));
        make.args(["-U", "postgres", "-A", "trust", "-E", "UTF8"]);
        make.args(["--locale=C", "--no-sync", "-D"])
            .arg(self.data());
        succeed(make)
    }

    /// A program that runs as somebody whom PostgreSQL accepts.
    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.folder).env_clear();
        command.env("PATH", "/usr/bin:/bin").env("LC_ALL", "C");
        if let Some((user, group)) = unprivileged() {
            command.uid(user).gid(group);
        }
        command
    }
}

fn succeed(mut command: Command) -> Result<(), Trouble> {
    let done = command.output()?;
    if done.status.success() {
        Ok(())
    } else {
        Err(String::from_utf8_lossy(&done.stderr).into_owned().into())
    }
}

fn children(process: u32) -> Vec<u32> {
    let file = format!("/proc/{process}/task/{process}/children");
    let children = fs::read_to_string(file).unwrap_or_default();
    children
        .split_whitespace()
        .filter_map(|child| child.parse().ok())
        .collect()
}

/// A process that is gone already need not be told.
fn signal(process: u32, signal: Signal) {
    if let Some(process) = Pid::from_raw(process as i32) {
        let _: io::Result<()> = kill_process(process, signal).map_err(io::Error::from);
    }
}

/// Where `initdb` and `postgres` are: on the path, or where Debian puts them.
fn programs() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let debian = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let mut debian: Vec<_> = debian.map(|entry| entry.path().join("bin")).collect();
    debian.sort();
    let mut folders = env::split_paths(&path).chain(debian.into_iter().rev());
    let found = |folder: &PathBuf| folder.join("postgres").is_file();
    let initdb = folders.find(|folder| folder.join("initdb").is_file() && found(folder))?;
    // Where the path has links, all the other programs are where they lead.
    let initdb = initdb.join("initdb").canonicalize().ok()?;
    initdb.parent().map(Path::to_owned)
}

/// PostgreSQL refuses to run as root: then as this user and group.
pub(crate) fn unprivileged() -> Option<(u32, u32)> {
    if fs::metadata("/proc/self").ok()?.uid() != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").ok()?;
    let find = |name: &str| {
        users.lines().find_map(|line| {
            let fields: Vec<_> = line.split(':').collect();
            let found = fields[0] == name;
            found.then(|| Some((fields.get(2)?.parse().ok()?, fields.get(3)?.parse().ok()?)))?
        })
    };
    find("postgres").or_else(|| find("nobody"))
}
