//! A PgBouncer of one's own: each transaction gets any of its few connections to a PostgreSQL.

use std::{
    fs,
    net::{TcpListener, TcpStream},
    os::unix::{fs::chown, process::CommandExt as _},
    path::Path,
    process::Command,
    thread::sleep,
    time::{Duration, Instant},
};

use tempfile::TempDir;

use crate::{
    client::Trouble,
    guarded::Guarded,
    postgres::{Cluster, unprivileged},
};

/// Where Debian has it.
const PROGRAM: &str = "/usr/sbin/pgbouncer";

/// So few that those who talk to it meet each other's connections.
const CONNECTIONS: usize = 3;

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long something may take that takes no time.
const A_MOMENT: Duration = Duration::from_millis(50);

/// A pooler, which ends with this process.
#[derive(Debug)]
pub struct Pooler {
    port: u16,
    _process: Guarded,
    _folder: TempDir,
}

impl Pooler {
    /// Is there a program for it on this machine?
    #[must_use]
    pub fn can_be_had() -> bool {
        Path::new(PROGRAM).is_file()
    }

    /// Starts one before all databases of a cluster.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start(cluster: &Cluster) -> Result<Pooler, Trouble> {
        let began = Instant::now();
        loop {
            match Pooler::start_at_a_port(cluster) {
                // Somebody else may have taken the port before it did.
                Err(_) if began.elapsed() < PATIENCE => sleep(A_MOMENT),
                started => return started,
            }
        }
    }

    fn start_at_a_port(cluster: &Cluster) -> Result<Pooler, Trouble> {
        let folder = tempfile::Builder::new().prefix("urzeit-pool").tempdir()?;
        let free = TcpListener::bind("127.0.0.1:0")?;
        let port = free.local_addr()?.port();
        drop(free);
        let settings = format!(
            "[databases]\n* = host=127.0.0.1 port={} user=postgres\n\
             [pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\n\
             auth_type = any\npool_mode = transaction\ndefault_pool_size = {CONNECTIONS}\n\
             max_client_conn = 1000\n",
            cluster.port()
        );
        let file = folder.path().join("pgbouncer.ini");
        fs::write(&file, settings)?;
        let mut shell = Command::new("/bin/sh");
        if let Some((user, group)) = unprivileged() {
            chown(folder.path(), Some(user), Some(group))?;
            chown(&file, Some(user), Some(group))?;
            shell.uid(user).gid(group);
        }
        let log = folder.path().join("log").display().to_string();
        let file = file.display().to_string();
        let process = Guarded::start(shell, &log, None, &[PROGRAM, "-q", &file])?;
        let began = Instant::now();
        let mut is_reached = false;
        loop {
            if process.has_ended() || began.elapsed() > PATIENCE {
                let said = fs::read_to_string(&log).unwrap_or_default();
                return Err(format!("PgBouncer does not start: {said}").into());
            }
            if is_reached {
                break;
            }
            // It may be another program that listens there: then this one ends at once.
            is_reached = TcpStream::connect(("127.0.0.1", port)).is_ok();
            sleep(A_MOMENT);
        }
        Ok(Pooler {
            port,
            _process: process,
            _folder: folder,
        })
    }

    /// The address of a database behind it.
    #[must_use]
    pub fn address(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }
}
