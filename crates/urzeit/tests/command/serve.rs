//! The server as a process, its options, backups, the operator's commands.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::Value;
use tempfile::TempDir;
use urzeit_server::{Store, clock::Clock};

use crate::run::{Run, program, urzeit, written};

/// A server that ends with the test.
pub(crate) struct Server {
    process: Child,
    out: BufReader<std::process::ChildStdout>,
    /// `127.0.0.1:8080`
    address: String,
    /// What it printed.
    said: [String; 2],
}

impl Server {
    fn start(mut command: Command) -> Server {
        let mut process = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(process.stdout.take().unwrap());
        let mut line = || {
            let mut line = String::new();
            out.read_line(&mut line).unwrap();
            line
        };
        let said = [line(), line()];
        let address = said[0].split("http://").nth(1);
        let address = address.and_then(|rest| rest.trim_end().strip_suffix('/'));
        let address = address.unwrap_or_else(|| panic!("no address: {said:?}"));
        Server {
            address: address.to_owned(),
            process,
            out,
            said,
        }
    }

    /// On any free port.
    pub(crate) fn on(data: &TempDir) -> Server {
        let mut command = program();
        command.args(["serve", "--listen", "0", "--data"]);
        command.arg(data.path());
        Server::start(command)
    }

    /// What is answered: status, headers and body.
    fn ask(&self, request: &str, body: &str) -> (u16, String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        let head = format!(
            "{request} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n",
            self.address
        );
        write!(stream, "{head}\r\n{body}").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head.to_owned(), body.to_owned())
    }

    pub(crate) fn guest(&self, name: &str) -> i64 {
        let body = format!("{{\"name\":\"{name}\"}}");
        let (status, _, body) = self.ask("POST /api/guest", &body);
        assert_eq!(status, 200, "{body}");
        let me: Value = serde_json::from_str(&body).unwrap();
        me["id"].as_i64().unwrap()
    }

    /// Asks it to end, as a system does, and says what it printed then and logged.
    pub(crate) fn end(mut self) -> Run {
        let asked = Command::new("kill")
            .args(["-TERM", &self.process.id().to_string()])
            .status();
        assert!(asked.unwrap().success());
        let began = Instant::now();
        let status = loop {
            if let Some(status) = self.process.try_wait().unwrap() {
                break status;
            }
            assert!(began.elapsed() < Duration::from_secs(20), "it does not end");
            std::thread::sleep(Duration::from_millis(10));
        };
        let mut run = Run {
            out: String::new(),
            error: String::new(),
            status: status.code(),
        };
        self.out.read_to_string(&mut run.out).unwrap();
        let mut error = self.process.stderr.take().unwrap();
        error.read_to_string(&mut run.error).unwrap();
        run
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

pub(crate) fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

#[test]
fn without_arguments_it_serves_in_the_users_folder_and_ends_in_good_order() {
    let home = folder();
    let mut command = program();
    command.env("XDG_DATA_HOME", home.path());
    let server = Server::start(command);
    let data = home.path().join("urzeit");
    let kept = format!("Everything is kept in {}/urzeit.db.\n", data.display());
    assert_eq!(server.said[1], kept);
    let port = server.address.strip_prefix("127.0.0.1:").unwrap();
    let port: u16 = port.parse().unwrap();
    let free = (8080..port).find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok());
    assert_eq!(free, None, "{port} is not the first free port");
    assert_eq!(server.ask("GET /healthz", "").0, 200);

    // The next one does not touch the first one's folder, and finds a port for its own.
    let mut second = program();
    second.env("XDG_DATA_HOME", home.path());
    let complaint = Run::from(second.output().unwrap()).complaint(1);
    assert!(
        complaint.contains("Another urzeit is using the folder"),
        "{complaint}"
    );
    let mut other = program();
    let elsewhere = folder();
    other.args(["--data"]).arg(elsewhere.path());
    let other = Server::start(other);
    assert_ne!(other.address, server.address);

    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = |path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(data.clone()), 0o700);
        assert_eq!(mode(data.join("urzeit.db")), 0o600);
        assert_eq!(mode(data.join("urzeit.lock")), 0o600);
    }
    let run = server.end();
    assert_eq!((run.status, &*run.out), (Some(0), "Urzeit has stopped.\n"));
    // It was all written back into the one file.
    assert!(!data.join("urzeit.db-wal").exists());
}

#[test]
fn an_address_that_was_named_is_not_replaced() {
    let data = folder();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let run = urzeit(&["serve", "--listen", &address, "--data", &path(&data, "")]);
    let complaint = run.complaint(1);
    assert!(complaint.contains(&address), "{complaint}");
}

#[test]
fn flags_count_before_the_environment_and_that_before_the_file() {
    let data = folder();
    let file = written(&data, "urzeit.toml", "log = \"debug\"\nlog-json = true\n");
    let logged = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = program();
        command.args(["--listen", "0", "--data"]).arg(data.path());
        command.args(arguments).envs(variables.iter().copied());
        let server = Server::start(command);
        assert_eq!(server.ask("GET /healthz?invite=hush", "").0, 200);
        server.end().error
    };
    let json = logged(&[], &[]);
    for line in json.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        assert!(line["level"].is_string(), "{line}");
    }
    assert!(json.contains("\"route\":\"/healthz\""), "{json}");
    assert!(!json.contains("hush"), "{json}");
    let quiet = logged(&[], &[("URZEIT_LOG", "warn"), ("URZEIT_LOG_JSON", "no")]);
    assert_eq!(quiet, "");
    let again = logged(&["--log", "debug"], &[("URZEIT_LOG", "error")]);
    assert!(again.contains("\"route\":\"/healthz\""), "{again}");

    let other = written(&data, "other.toml", "log = \"error\"");
    assert_eq!(logged(&["--config", &other], &[]), "");
    assert_eq!(logged(&[], &[("URZEIT_CONFIG", &other)]), "");
    fs::remove_file(file).unwrap();
    let usual = logged(&[], &[]);
    assert!(
        !usual.contains("healthz") && !usual.contains('{'),
        "{usual}"
    );
}

#[test]
fn a_wrong_file_is_named_and_keeps_its_secrets() {
    let data = folder();
    for (content, named) in [
        ("moon = \"full\"\nlisten = \"0\"\nsun = 1\n", "moon and sun"),
        ("[listen]\nport = 1\n", "listen"),
        ("listen = \"here\"\n", "“here”"),
        ("log = \"info\"\nlisten = ", "line 2"),
        ("metrics-token = \"hush\nhush\"", "line "),
        ("database = \"mysql://ada:hush@db\"\n", "database"),
        ("metrics-token = \"hu sh\"", "metrics-token"),
        ("body = 1.5\n", "body"),
        ("\u{0}\u{1}", "line 1"),
    ] {
        let file = written(&data, "options.toml", content);
        for language in ["en", "de"] {
            let run = urzeit(&["serve", "--config", &file, "--lang", language]);
            let complaint = run.complaint(2);
            let named = named.replace("line", if language == "de" { "Zeile" } else { "line" });
            let named = named.replace(" and ", if language == "de" { " und " } else { " and " });
            let named = named.trim_matches(['“', '”']);
            assert!(complaint.contains(named), "{content}: {complaint}");
            assert!(
                !complaint.contains("hush") && !complaint.contains("hu sh"),
                "{complaint}"
            );
        }
    }
    let run = urzeit(&["serve", "--config", &path(&data, "none.toml")]);
    assert!(run.complaint(1).contains("There is no such file"));
    // What is wrong counts also where something else is said.
    let file = written(&data, "options.toml", "listen = \"here\"");
    urzeit(&["serve", "--listen", "0", "--config", &file]).complaint(2);
    let mut command = program();
    let run = command.arg("migrate").env("URZEIT_LISTEN", "here").output();
    let complaint = Run::from(run.unwrap()).complaint(2);
    assert!(complaint.contains("URZEIT_LISTEN"), "{complaint}");
}

#[test]
fn what_is_wrong_with_the_store_is_said() {
    let data = folder();
    let file = written(&data, "file", "");
    written(&data, "urzeit.db", "This is no database. ".repeat(100));
    for (arguments, said) in [
        (["--data", &path(&data, "")], "is not a database"),
        (["--data", &format!("{file}/below")], "cannot be used"),
        (["--data", "/proc/urzeit"], "cannot be used"),
        (
            ["--database", "postgres://ada:hush@127.0.0.1:1/urzeit"],
            "cannot be reached",
        ),
        (
            ["--database", "postgres://ada:hush:1:2/"],
            "not the address",
        ),
    ] {
        for command in ["serve", "migrate"] {
            let complaint = urzeit(&[command, arguments[0], arguments[1]]).complaint(1);
            assert!(complaint.contains(said), "{complaint}");
            assert!(!complaint.contains("hush"), "{complaint}");
        }
    }
    let mut homeless = program();
    homeless.env_remove("HOME").env_remove("XDG_DATA_HOME");
    let complaint = Run::from(homeless.output().unwrap()).complaint(2);
    assert!(complaint.contains("--data"), "{complaint}");
}

#[test]
fn a_running_server_is_saved_and_restored() {
    let (first, second) = (folder(), folder());
    let server = Server::on(&first);
    server.guest("Ada");
    server.guest("Bo");
    let file = path(&first, "backup");
    let data = path(&first, "");
    let said = urzeit(&["backup", &file, "--data", &data]).ok();
    // Two people, two sessions, and when the server was last alive.
    assert!(said.contains("5 rows"), "{said}");
    let complaint = urzeit(&["backup", &file, "--data", &data]).complaint(1);
    assert!(complaint.contains("not be overwritten"), "{complaint}");
    // An operator who mistypes the folder does not save nothing, and finds no empty server.
    let typo = path(&first, "typo");
    let other = path(&first, "other");
    for call in [&["backup", &other][..], &["admin", "list", "accounts"]] {
        let complaint = urzeit(&[call, &["--data", &typo]].concat()).complaint(1);
        assert!(complaint.contains("no Urzeit database"), "{complaint}");
    }
    assert!(!Path::new(&typo).exists() && !Path::new(&other).exists());
    let nowhere = path(&first, "none/backup");
    urzeit(&["backup", &nowhere, "--data", &data]).complaint(1);

    // Neither while a server runs, nor where there is something.
    let complaint = urzeit(&["restore", &file, "--data", &data]).complaint(1);
    assert!(complaint.contains("Another urzeit"), "{complaint}");
    assert_eq!(server.end().status, Some(0));
    let complaint = urzeit(&["restore", &file, "--data", &data]).complaint(1);
    assert!(complaint.contains("database is not empty"), "{complaint}");

    let data = path(&second, "new");
    let half = fs::read_to_string(&file).unwrap();
    let half = written(&second, "half", &half[..half.len() - 50]);
    let complaint = urzeit(&["restore", &half, "--data", &data]).complaint(1);
    assert!(complaint.contains("incomplete or damaged"), "{complaint}");
    let complaint = urzeit(&["restore", "Cargo.toml", "--data", &data]).complaint(1);
    assert!(complaint.contains("not a backup"), "{complaint}");
    urzeit(&["restore", "none", "--data", &data]).complaint(1);
    urzeit(&["restore", &file, "--data", &data]).ok();
    let listed = urzeit(&["admin", "list", "accounts", "--data", &data]).ok();
    assert!(listed.contains("Ada") && listed.contains("Bo"), "{listed}");
    assert!(
        urzeit(&["migrate", "--data", &data])
            .ok()
            .contains("up to date")
    );
}

#[test]
fn an_operator_sees_and_settles() {
    let data = folder();
    let server = Server::on(&data);
    let folder = path(&data, "");
    let admin = |words: &[&str]| {
        let command = [&["admin"], words, &["--data", &folder]].concat();
        urzeit(&command)
    };
    let (status, head, body) = server.ask("POST /api/guest", "{\"name\":\"Ada\"}");
    assert_eq!(status, 200);
    let cookie = head.lines().find(|line| line.starts_with("set-cookie: "));
    let cookie = cookie.unwrap().trim_start_matches("set-cookie: ");
    let cookie = cookie.split(';').next().unwrap();
    let me = || {
        let request = format!("GET /api/me HTTP/1.1\r\ncookie: {cookie}\r\nx-rest:");
        server.ask(&request, "").0
    };
    let ada: Value = serde_json::from_str(&body).unwrap();
    let ada = ada["id"].to_string();
    assert_eq!(me(), 200);
    let listed = admin(&["list", "accounts"]).ok();
    let line = listed.lines().nth(1).unwrap();
    assert!(
        line.starts_with(&format!("{ada}  Ada   guest  20")),
        "{listed}"
    );
    assert_eq!(listed.lines().count(), 2, "{listed}");

    assert_eq!(admin(&["ban", &ada]).ok(), "Ada is banned.\n");
    assert_eq!(me(), 403);
    assert!(admin(&["list", "accounts"]).ok().contains("banned"));
    assert_eq!(admin(&["unban", &ada]).ok(), "Ada may play again.\n");
    // Guests have no names of their own, and nothing to reset.
    admin(&["ban", "Ada"]).complaint(1);
    admin(&["ban", "4711"]).complaint(1);
    let complaint = admin(&["reset-password", &ada]).complaint(1);
    assert!(complaint.contains("has no password"), "{complaint}");

    let create = "{\"game\":\"genesis\"}";
    let (_, head, _) = server.ask("POST /api/guest", "{\"name\":\"Bo\"}");
    let cookie = head.split("set-cookie: ").nth(1).unwrap();
    let cookie = cookie.split(';').next().unwrap();
    let request = format!("POST /api/tables HTTP/1.1\r\ncookie: {cookie}\r\nx-rest:");
    let (status, _, table) = server.ask(&request, create);
    assert_eq!(status, 200, "{table}");
    let table: Value = serde_json::from_str(&table).unwrap();
    let table = table["id"].as_str().unwrap();
    let listed = admin(&["list", "tables"]).ok();
    assert!(
        listed.contains(&format!("{table}  genesis  waiting")),
        "{listed}"
    );
    assert_eq!(
        admin(&["close", table]).ok(),
        format!("Table {table} is closed.\n")
    );
    assert!(admin(&["list", "tables"]).ok().contains("aborted"));
    admin(&["close", table]).complaint(1);
    assert_eq!(admin(&["reports"]).ok().lines().count(), 1);
    admin(&["reports", "--settle", "1"]).complaint(1);
}

/// A banned account does not play on through its standing orders, whichever way it was banned.
#[test]
fn a_ban_ends_standing_orders() {
    let data = folder();
    let server = Server::on(&data);
    let folder = path(&data, "");
    let (_, head, ada) = server.ask("POST /api/guest", "{\"name\":\"Ada\"}");
    let cookie = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.unwrap().split(';').next().unwrap();
    let ask = |request: &str, body: &str| {
        let request = format!("{request} HTTP/1.1\r\ncookie: {cookie}\r\nx-rest:");
        let (status, _, body) = server.ask(&request, body);
        assert!((200..300).contains(&status), "{request}: {body}");
        serde_json::from_str::<Value>(&body).unwrap_or_default()
    };
    let new = r#"{"game": "genesis", "players": 2, "begins_when_full": true,
        "seats": ["me", {"computer": "easy"}]}"#;
    let table = ask("POST /api/tables", new);
    let orders = format!("/api/tables/{}/orders", table["id"].as_str().unwrap());
    ask(&format!("POST {orders}"), r#"{"order": "end"}"#);
    let given = || ask(&format!("GET {orders}"), "")["given"].clone();
    assert_eq!(given().as_array().unwrap().len(), 1);
    let ada: Value = serde_json::from_str(&ada).unwrap();
    let ada = ada["id"].to_string();
    for deed in ["ban", "unban"] {
        urzeit(&["admin", deed, &ada, "--data", &folder]).ok();
    }
    assert_eq!(given(), Value::Array(vec![]));
}

/// Nobody waits until the people of a process that crashed are missed where no other one can be running.
#[test]
fn after_a_crash_nobody_is_there() {
    let data = folder();
    let server = Server::on(&data);
    let (_, head, ada) = server.ask("POST /api/guest", "{\"name\":\"Ada\"}");
    let cookie = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    let request = format!(
        "POST /api/tables HTTP/1.1\r\ncookie: {}\r\nx-rest:",
        cookie.unwrap()
    );
    let (_, _, table) = server.ask(&request, r#"{"game": "genesis", "seats": ["me", "open"]}"#);
    let read = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let (ada, table) = (read(&ada)["id"].as_i64().unwrap(), read(&table));
    let table = table["id"].as_str().unwrap();
    drop(server);
    let file = path(&data, "urzeit.db");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let now = Clock::default().now();
    let is_here = async || {
        let known = Store::open(&file)
            .await
            .unwrap()
            .attendance(table, now)
            .await;
        known.unwrap().people.iter().any(|one| one.here)
    };
    runtime.block_on(async {
        let crashed = Store::open(&file).await.unwrap();
        crashed.attend(table, ada, true, now).await.unwrap();
        assert!(is_here().await);
        crashed.close().await;
    });
    let _server = Server::on(&data);
    assert!(!runtime.block_on(is_here()));
}

#[test]
fn an_account_is_made_an_operators() {
    let data = TempDir::new().unwrap();
    let mut command = program();
    command.args([
        "serve",
        "--listen",
        "0",
        "--registration",
        "invitation",
        "--data",
    ]);
    command.arg(data.path());
    let server = Server::start(command);
    let folder = path(&data, "");
    let admin = |words: &[&str]| {
        let command = [&["admin"], words, &["--data", &folder]].concat();
        urzeit(&command)
    };
    let register = |code: &str| {
        let body = format!(r#"{{"name":"Olga","password":"password of Olga","code":"{code}"}}"#);
        server.ask("POST /api/register", &body)
    };
    assert_eq!(register("").0, 403);
    // The first account of a server that takes an invitation.
    let invited = admin(&["invite"]).ok();
    let code = invited.split("/register/").nth(1).unwrap();
    let code = code.split(' ').next().unwrap();
    assert!(
        invited.starts_with("One account can be created"),
        "{invited}"
    );
    let (status, head, body) = register(code);
    assert_eq!(status, 200, "{body}");
    let cookie = head.split("set-cookie: ").nth(1).unwrap();
    let cookie = cookie.split(';').next().unwrap();
    let me = || {
        let request = format!("GET /api/me HTTP/1.1\r\ncookie: {cookie}\r\nx-rest:");
        let (_, _, body) = server.ask(&request, "");
        serde_json::from_str::<Value>(&body).unwrap()
    };
    assert_eq!(me().get("operator"), None);
    assert_eq!(admin(&["operator", "Olga"]).ok(), "Olga is an operator.\n");
    assert_eq!(me()["operator"], true);
    assert!(admin(&["list", "accounts"]).ok().contains("operator"));
    let gone = admin(&["operator", "Olga", "--end"]).ok();
    assert_eq!(gone, "Olga is not an operator.\n");
    assert_eq!(me().get("operator"), None);
    admin(&["operator", "Nobody"]).complaint(1);
    let guest = server.guest("Gus").to_string();
    let complaint = admin(&["operator", &guest]).complaint(1);
    assert!(complaint.contains("is a guest"), "{complaint}");
    let banned = admin(&["ban", "Olga", "--days", "2", "--reason", "rude"]).ok();
    assert_eq!(banned, "Olga is banned.\n");
    let told = me();
    assert_eq!(told["words"][1], serde_json::json!(["reason", "rude"]));
    admin(&["ban", "Olga", "--days", "0"]).complaint(2);
    server.end();
}

/// What an operator decides is checked before the server starts, and the complaint says what is right.
#[test]
fn wrong_decisions_are_explained() {
    let data = TempDir::new().unwrap();
    let folder = path(&data, "");
    for (option, value, english, german) in [
        ("--registration", "maybe", "open (everybody)", "open (alle)"),
        (
            "--inviters",
            "me",
            "operators or accounts",
            "operators (Betreiber)",
        ),
        (
            "--guests",
            "perhaps",
            "yes or no",
            "yes (ja) oder no (nein)",
        ),
        ("--imprint", "javascript:alert(1)", "https://…", "https://…"),
        ("--privacy", "example.org", "https://…", "https://…"),
        (
            "--name",
            "",
            "at most 40 characters",
            "höchstens 40 Zeichen",
        ),
    ] {
        for (language, part) in [("en_US.UTF-8", english), ("de_DE.UTF-8", german)] {
            let mut command = program();
            command.env("LC_ALL", language);
            command.args(["serve", "--listen", "0", "--data", &folder, option, value]);
            let output = command.output().unwrap();
            let complaint = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{complaint}");
            assert!(complaint.contains(option), "{complaint}");
            assert!(complaint.contains(part), "{complaint}");
        }
    }
    let missing = path(&data, "missing.txt");
    let words = [
        "serve",
        "--listen",
        "0",
        "--data",
        &folder,
        "--conduct",
        &missing,
    ];
    assert!(urzeit(&words).complaint(1).contains("missing.txt"));
    fs::write(path(&data, "empty.txt"), " ").unwrap();
    let empty = path(&data, "empty.txt");
    let words = [
        "serve",
        "--listen",
        "0",
        "--data",
        &folder,
        "--conduct",
        &empty,
    ];
    assert!(urzeit(&words).complaint(1).contains("empty"));
}

/// A program in a folder of its own that writes down what it is called with, in the place of the one
/// that opens browsers.
#[cfg(target_os = "linux")]
fn opens_browsers(folder: &TempDir) {
    use std::os::unix::fs::PermissionsExt as _;
    let program = folder.path().join("xdg-open");
    let script = "#!/bin/sh\necho \"$1\" > \"$(dirname \"$0\")/opened.new\"\n\
                  mv \"$(dirname \"$0\")/opened.new\" \"$(dirname \"$0\")/opened\"\n";
    fs::write(&program, script).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
}

/// A double click: no argument, no terminal, a screen.
#[cfg(target_os = "linux")]
fn double_click(folder: &TempDir) -> Command {
    opens_browsers(folder);
    let path = std::env::var("PATH").unwrap();
    let mut command = program();
    command
        .env("PATH", format!("{}:{path}", folder.path().display()))
        .env("URZEIT_DATA", folder.path().join("data"))
        .env("URZEIT_LISTEN", "0")
        .env("DISPLAY", ":9")
        .env_remove("INVOCATION_ID")
        .stdin(Stdio::null());
    command
}

#[cfg(target_os = "linux")]
#[test]
fn a_double_click_opens_the_browser() {
    let folder = folder();
    let server = Server::start(double_click(&folder));
    let opened = folder.path().join("opened");
    let began = Instant::now();
    while !opened.exists() {
        assert!(began.elapsed() < Duration::from_secs(60), "nothing opened");
        std::thread::sleep(Duration::from_millis(20));
    }
    let url = fs::read_to_string(&opened).unwrap();
    assert_eq!(url.trim(), format!("http://{}/", server.address));
}

#[cfg(target_os = "linux")]
#[test]
fn a_service_opens_no_browser() {
    for (name, value) in [("INVOCATION_ID", "1"), ("DISPLAY", "")] {
        let folder = folder();
        let mut command = double_click(&folder);
        command.env(name, value).env_remove("WAYLAND_DISPLAY");
        let server = Server::start(command);
        // It opens one before it answers, if at all.
        server.guest("Ada");
        server.end();
        assert!(!folder.path().join("opened").exists(), "{name}");
    }
}
