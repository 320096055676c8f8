//! A PgBouncer of one's own: each transaction gets any of its few connections to a PostgreSQL.

use std::{
    fs,
    net::{TcpListener, TcpStream},
    os::unix::fs::chown,
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
            use std::os::unix::process::CommandExt as _;
            chown(folder.path(), Some(user), Some(group))?;
            chown(&file, Some(user), Some(group))?;
            shell.uid(user).gid(group);
        }
        let log = folder.path().join("log").display().to_string();
        let file = file.display().to_string();
        let process = Guarded::start(shell, &log, None, &[PROGRAM, "-q", &file])?;
        let began = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            if process.has_ended() || began.elapsed() > PATIENCE {
                let said = fs::read_to_string(&log).unwrap_or_default();
                return Err(format!("PgBouncer does not start: {said}").into());
            }
            sleep(Duration::from_millis(20));
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
