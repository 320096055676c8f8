//! The real server, in a process of its own.

use std::{
    env,
    io::Read as _,
    net::{TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

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
    child: Option<Child>,
}

impl Server {
    pub(crate) fn start() -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        drop(listener);
        let mut server = Server {
            data: tempfile::tempdir().unwrap(),
            port,
            child: None,
        };
        server.resume();
        server
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Starts again where it was stopped.
    pub(crate) fn resume(&mut self) {
        let mut child = Command::new(program())
            .arg("serve")
            .arg("--data")
            .arg(self.data.path())
            .args(["--listen", &format!("127.0.0.1:{}", self.port)])
            .args(NO_LIMITS)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if let Some(status) = child.try_wait().unwrap() {
                let mut said = String::new();
                let _ = child.stderr.take().unwrap().read_to_string(&mut said);
                panic!("the server ended with {status}: {said}");
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "no server");
            sleep(Duration::from_millis(20));
        }
        self.child = Some(child);
    }

    /// Stops at once, as in a power cut.
    pub(crate) fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The program stands beside the folder of this test: `target/debug/urzeit`.
fn program() -> PathBuf {
    let own = env::current_exe().unwrap();
    let program = own.ancestors().nth(2).unwrap().join("urzeit");
    assert!(
        program.is_file(),
        "{} is missing: run `cargo build -p urzeit` first",
        program.display()
    );
    program
}
