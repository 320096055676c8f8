//! The real server, in a process of its own.

use std::{
    env,
    io::{BufRead as _, BufReader},
    net::TcpListener,
    path::PathBuf,
    process::Command,
};

use sqlx::{Connection as _, Executor as _, SqliteConnection};

use super::process::Process;

/// A test plays faster than people do.
const NO_LIMITS: [&str; 14] = [
    "--rate-wishes",
    "off",
    "--rate-requests",
    "off",
    "--rate-guests",
    "off",
    "--sockets-per-account",
    "0",
    "--sockets-per-address",
    "0",
    "--connections",
    "0",
    "--connections-per-address",
    "0",
];

/// A server with an empty data folder.
pub(crate) struct Server {
    data: tempfile::TempDir,
    port: u16,
    /// What its operator has decided besides.
    options: &'static [&'static str],
    process: Option<Process>,
}

impl Server {
    pub(crate) fn start(options: &'static [&'static str]) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        drop(listener);
        let mut server = Server {
            data: tempfile::tempdir().unwrap(),
            port,
            options,
            process: None,
        };
        server.resume();
        server
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Starts again where it was stopped.
    pub(crate) fn resume(&mut self) {
        let mut command = Command::new(program());
        command
            .arg("serve")
            .arg("--data")
            .arg(self.data.path())
            .args(["--listen", &format!("127.0.0.1:{}", self.port)])
            .args(NO_LIMITS)
            .args(self.options);
        let (process, said) = Process::start(&command);
        // It says its address when it can be reached.
        let address = self.address();
        let mut said = BufReader::new(said).lines().map_while(Result::ok);
        let is_here = said.any(|line| line.contains(&address));
        assert!(is_here, "the server did not start");
        self.process = Some(process);
    }

    /// What its operator does at the command line; says what is printed.
    pub(crate) fn admin(&self, words: &[&str]) -> String {
        let mut command = Command::new(program());
        command.arg("admin").args(words);
        let output = command.arg("--data").arg(self.data.path()).output();
        let output = output.unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Changes what is stored while the server is stopped: for what could be made before there were rules for it.
    pub(crate) async fn change_stored(&mut self, statement: &'static str) {
        self.stop();
        let file = self.data.path().join("urzeit.db").display().to_string();
        let mut stored = SqliteConnection::connect(&file).await.unwrap();
        stored.execute(statement).await.unwrap();
        stored.close().await.unwrap();
        self.resume();
    }

    /// Stops at once, as in a power cut.
    pub(crate) fn stop(&mut self) {
        self.process = None;
    }
}

/// The program stands beside the folder of this test: `target/debug/urzeit`. To measure, another can be named.
pub(super) fn program() -> PathBuf {
    if let Some(program) = env::var_os("URZEIT_PROGRAM") {
        return program.into();
    }
    let own = env::current_exe().unwrap();
    let program = own.ancestors().nth(2).unwrap().join("urzeit");
    assert!(
        program.is_file(),
        "{} is missing: run `cargo build -p urzeit` first",
        program.display()
    );
    program
}
