//! A browser that can be told what to do.

use std::{
    env,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::Command,
    sync::OnceLock,
};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;

use super::process::Process;

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

/// Chromium without windows, where it is installed in the driver's version: with it a test takes a quarter
/// less time.
fn light_browser() -> Option<&'static PathBuf> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    let find = || {
        let folders = env::var_os("PATH")?;
        let mut programs = env::split_paths(&folders).map(|folder| folder.join(LIGHT_BROWSER));
        let found = programs.find(|program| program.is_file())?;
        (version(&found)? == version("chromedriver".as_ref())?).then_some(found)
    };
    FOUND.get_or_init(find).as_ref()
}

const LIGHT_BROWSER: &str = "chromium-headless-shell";

/// The first number that a program says of its version.
fn version(program: &Path) -> Option<String> {
    let said = Command::new(program).arg("--version").output().ok()?;
    let said = String::from_utf8(said.stdout).ok()?;
    let mut numbers = said.split(|letter: char| !letter.is_ascii_digit());
    numbers.find(|number| !number.is_empty()).map(str::to_owned)
}

/// `chromedriver` on a port of its own choice; it and every browser it has started end with this
/// value.
pub(crate) struct Driver {
    address: String,
    _process: Process,
    /// Browsers leave their profiles here.
    _profiles: tempfile::TempDir,
}

impl Driver {
    pub(crate) fn start() -> Driver {
        // The port that it finds may be taken a moment later.
        let started = (0..5).find_map(|_| Driver::try_to_start());
        started.expect("these tests need a browser: apt-get install chromium chromium-driver")
    }

    fn try_to_start() -> Option<Driver> {
        let profiles = tempfile::tempdir().unwrap();
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").env("TMPDIR", profiles.path());
        let (process, said) = Process::start(&command);
        let mut said = BufReader::new(said).lines().map_while(Result::ok);
        let port = said.find_map(|line| {
            let port = line.strip_prefix("ChromeDriver was started successfully on port ")?;
            Some(port.trim_end_matches('.').to_owned())
        })?;
        Some(Driver {
            address: format!("http://127.0.0.1:{port}"),
            _process: process,
            _profiles: profiles,
        })
    }

    /// A new browser: the whole one, or a lighter one that shows no notifications.
    pub(crate) async fn browser(&self, is_whole: bool) -> Client {
        let mut options = json!({"args": ARGUMENTS});
        if let Some(light) = light_browser().filter(|_| !is_whole) {
            options["binary"] = json!(light);
        }
        let capabilities = json!({
            "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL"},
        });
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities.as_object().unwrap().clone())
            .connect(&self.address)
            .await
            .unwrap()
    }
}
