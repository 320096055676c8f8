//! A server in this process, and what is said to it.
//!
//! | file | subject |
//! |---|---|
//! | `raw.rs` | requests and answers as bytes |
//! | `request.rs` | requests that an endpoint's description allows, nearly |
//! | `messages.rs` | what clients and bots say on their sockets, nearly |

pub(crate) mod messages;
mod raw;
pub(crate) mod request;

use std::{net::SocketAddr, time::Duration};

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{net::TcpListener, runtime::Runtime};
use urzeit_server::{App, Config, Store, clock::Clock, config::Limits};

use self::raw::Answer;

/// A server that knows some people and tables. What stands in braces in an input is one of them:
/// `{ada}` and `{bo}`, who play, `{eve}`, who does not stay, each as a cookie; `{token}`, of Ada's
/// bot; `{account}`, hers; `{genesis}`, `{lords}`, `{ursuppe}`, `{waiting}` and `{bots}`, tables; `{invite}`.
pub(crate) struct World {
    runtime: Runtime,
    address: SocketAddr,
    store: Store,
    names: Vec<(&'static str, String)>,
    _folder: TempDir,
}

/// In memory, where that can be had.
pub(crate) fn folder() -> TempDir {
    let in_memory = tempfile::Builder::new().tempdir_in("/dev/shm");
    let folder = in_memory.or_else(|_| tempfile::tempdir());
    folder.expect("there is a place for files")
}

impl World {
    /// # Panics
    /// If the server does not do what it always does.
    pub(crate) fn open() -> World {
        let runtime = Runtime::new().expect("there is a runtime");
        let folder = folder();
        let path = folder.path().join("fuzzed.db").display().to_string();
        let (address, store) = runtime.block_on(listen(&path));
        let mut world = World {
            runtime,
            address,
            store,
            names: Vec::new(),
            _folder: folder,
        };
        world.people();
        world.tables();
        world
    }

    pub(crate) fn runtime(&self) -> &Runtime {
        &self.runtime
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// What the server says that it answers.
    pub(crate) fn description(&self) -> Value {
        self.ask("GET", "/api", "{ada}", &Value::Null)
    }

    /// The text with names in the place of what stands in braces.
    pub(crate) fn filled(&self, text: &[u8]) -> Vec<u8> {
        let mut filled = text.to_vec();
        for (name, value) in &self.names {
            filled = replaced(&filled, name.as_bytes(), value.as_bytes());
        }
        filled
    }

    /// What is answered to these bytes, if anything is in time.
    pub(crate) fn send(&self, bytes: &[u8], patience: Duration) -> Option<Answer> {
        let answer = raw::send(self.address, bytes, patience);
        self.runtime.block_on(answer)
    }

    /// Somebody who did not stay comes back.
    pub(crate) fn welcome(&mut self, name: &'static str) {
        let cookie = self.guest();
        self.names.retain(|(known, _)| *known != name);
        self.names.push((name, cookie));
    }

    fn guest(&self) -> String {
        let request = raw::request("POST", "/api/guest", "", &json!({"name": "Somebody"}));
        let answer = self.send(&request, PATIENCE).expect("a guest is let in");
        answer.cookie().expect("a guest has a session")
    }

    fn people(&mut self) {
        for name in ["{ada}", "{bo}", "{eve}"] {
            self.welcome(name);
        }
        // A bot needs an account with a password.
        let account = json!({"name": "Ada", "password": PASSWORD});
        let request = raw::request("POST", "/api/register", "{ada}", &account);
        let answer = self.send(&self.filled(&request), PATIENCE);
        let cookie = answer.and_then(|answer| answer.cookie());
        self.names.retain(|(known, _)| *known != "{ada}");
        self.names
            .push(("{ada}", cookie.expect("an account has a session")));
        let ada = self.ask("GET", "/api/me", "{ada}", &Value::Null);
        self.names.push(("{account}", ada["id"].to_string()));
        let token = json!({"name": "bot", "password": PASSWORD});
        let made = self.ask("POST", "/api/me/tokens", "{ada}", &token);
        let token = made["token"].as_str().expect("Ada has a bot");
        self.names.push(("{token}", token.to_owned()));
    }

    fn tables(&mut self) {
        for (name, game, others) in [
            ("{genesis}", "genesis", json!(["me", "invited"])),
            ("{lords}", "lords", json!(["me", "invited"])),
            (
                "{ursuppe}",
                "ursuppe",
                json!(["me", "invited", {"computer": "beginner"}]),
            ),
            ("{waiting}", "genesis", json!(["me", "open"])),
        ] {
            let new = json!({"game": game, "seats": others, "visibility": "open",
                "spectators": true, "confirm": game != "genesis"});
            let made = self.ask("POST", "/api/tables", "{ada}", &new);
            let id = made["id"].as_str().expect("a table is made").to_owned();
            let invite = made["invite"].as_str().unwrap_or_default().to_owned();
            if name == "{waiting}" {
                self.names.push(("{invite}", invite));
            } else {
                let sit = format!("/api/tables/{id}/sit");
                self.ask("POST", &sit, "{bo}", &json!({"invite": invite}));
                let begin = format!("/api/tables/{id}/begin");
                let begun = self.ask("POST", &begin, "{ada}", &json!({}));
                assert_eq!(begun["state"], "running", "{begun}");
            }
            self.names.push((name, id));
        }
        self.bots();
    }

    /// A table at which Ada's bot sits, who has no other seat there.
    fn bots(&mut self) {
        let new = json!({"game": "genesis", "seats": ["open", {"computer": "beginner"}]});
        let made = self.ask("POST", "/api/tables", "{ada}", &new);
        let id = made["id"].as_str().expect("a table is made").to_owned();
        let path = format!("/api/tables/{id}/sit");
        // No cookie, but another header.
        let by_token = "\r\nauthorization: Bearer {token}";
        self.ask("POST", &path, by_token, &json!({}));
        let begin = format!("/api/tables/{id}/begin");
        self.ask("POST", &begin, "{ada}", &json!({}));
        self.names.push(("{bots}", id));
    }

    fn ask(&self, method: &str, path: &str, cookie: &str, body: &Value) -> Value {
        let request = raw::request(method, path, cookie, body);
        let answer = self.send(&self.filled(&request), PATIENCE);
        let answer = answer.expect("the server answers");
        assert!(answer.status < 400, "{method} {path}: {answer:?}");
        serde_json::from_slice(&answer.body).unwrap_or_default()
    }
}

/// Ada's.
const PASSWORD: &str = "correct horse";

/// How long the server may take for what it has to answer; machines are busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

async fn listen(path: &str) -> (SocketAddr, Store) {
    let config = Config {
        limits: Limits::off(),
        ..Config::default()
    };
    let store = Store::open(path).await.expect("a new store opens");
    let app = App::with(store.clone(), Clock::default(), config);
    let listener = TcpListener::bind("127.0.0.1:0").await;
    let listener = listener.expect("there is a port");
    let address = listener.local_addr().expect("it is known");
    tokio::spawn(urzeit_server::serve(listener, app, std::future::pending()));
    (address, store)
}

fn replaced(text: &[u8], name: &[u8], value: &[u8]) -> Vec<u8> {
    let mut filled = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.windows(name.len()).position(|part| part == name) {
        filled.extend_from_slice(&rest[..at]);
        filled.extend_from_slice(value);
        rest = &rest[at + name.len()..];
    }
    filled.extend_from_slice(rest);
    filled
}
