//! A browser that can be told what to do.

use std::{
    io::{BufRead, BufReader},
    os::unix::process::CommandExt as _,
    process::{Child, Command, Stdio},
};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use rustix::process::{Pid, Signal, kill_process_group};
use serde_json::json;

const ARGUMENTS: [&str; 11] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--lang=en-US",
];

/// `chromedriver` on a port of its own choice; it and every browser it has started end with this
/// value.
pub(crate) struct Driver {
    child: Child,
    address: String,
    /// Browsers leave their profiles here.
    _profiles: tempfile::TempDir,
}

impl Driver {
    pub(crate) fn start() -> Driver {
        let profiles = tempfile::tempdir().unwrap();
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .env("TMPDIR", profiles.path())
            .process_group(0)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("these tests need a browser: apt-get install chromium chromium-driver");
        let said = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = said.map_while(Result::ok).find_map(|line| {
            let port = line.strip_prefix("ChromeDriver was started successfully on port ")?;
            Some(port.trim_end_matches('.').to_owned())
        });
        let port = port.expect("chromedriver says its port");
        Driver {
            child,
            address: format!("http://127.0.0.1:{port}"),
            _profiles: profiles,
        }
    }

    /// A new browser.
    pub(crate) async fn browser(&self) -> Client {
        let capabilities = json!({
            "goog:chromeOptions": {"args": ARGUMENTS},
            "goog:loggingPrefs": {"browser": "ALL"},
        });
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities.as_object().unwrap().clone())
            .connect(&self.address)
            .await
            .unwrap()
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Some(group) = Pid::from_raw(self.child.id().cast_signed()) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.child.wait();
    }
}
