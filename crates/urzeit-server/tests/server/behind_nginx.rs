//! The server behind nginx, set up as `docs/hosting.md` says. `test.sh` runs this where nginx can be had.

use std::{
    env, fs, io,
    net::{IpAddr, SocketAddr, TcpListener},
    process::{Child, Command, Stdio},
    time::Duration,
};

use reqwest::{Client, Method, StatusCode, header::HeaderValue};
use serde_json::json;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use urzeit_server::config::{Config, Limits, SecretText};

use crate::stage::Stage;

/// What clients of a proxy say to be somebody else, or nobody.
const SAID: [&[&[u8]]; 20] = [
    &[],
    &[b""],
    &[b" "],
    &[b","],
    &[b"nonsense"],
    &[b"unknown"],
    &[b"\xff\xfe"],
    &[b"127.0.0.1"],
    &[b"127.0.0.1, 127.0.0.1"],
    &[b"127.0.0.1,"],
    &[b"::1"],
    &[b"[::1]:80"],
    &[b"::ffff:127.0.0.1"],
    &[b"127.0.0.1:80"],
    &[b"0.0.0.0"],
    &[b"192.0.2.1"],
    &[b"192.0.2.1", b"127.0.0.1"],
    &[b"", b""],
    &[b"for=127.0.0.1"],
    &[b"\"127.0.0.1\""],
];

/// nginx in front of a server, until this is dropped.
struct Nginx {
    process: Child,
    address: SocketAddr,
    _folder: TempDir,
}

impl Drop for Nginx {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The two parts of the documented set-up: what belongs to `http`, and the `location`.
fn documented() -> (&'static str, &'static str) {
    let hosting = include_str!("../../../../docs/hosting.md");
    let (_, set_up) = hosting.split_once("or nginx,").unwrap();
    let (_, set_up) = set_up.split_once("```\n").unwrap();
    let (set_up, _) = set_up.split_once("```").unwrap();
    set_up.split_at(set_up.find("location").unwrap())
}

impl Nginx {
    /// In front of a server, without those lines of the documented set-up in which this stands.
    async fn start(server: SocketAddr, without: Option<&str>) -> Nginx {
        let folder = TempDir::new().unwrap();
        let here = folder.path().display();
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = free.local_addr().unwrap();
        drop(free);
        let (around, location) = documented();
        let lines = location.lines();
        let lines = lines.filter(|line| without.is_none_or(|without| !line.contains(without)));
        let location = lines.collect::<Vec<_>>().join("\n");
        let location = location.replace("127.0.0.1:8080", &server.to_string());
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
        let temporary = temporary.map(|what| format!("{what}_temp_path {here}/{what};"));
        let set_up = format!(
            "daemon off; master_process off; pid {here}/pid; error_log stderr;
             events {{}}
             http {{
                 access_log off; {}
                 {around}
                 server {{ listen {address}; {location} }}
             }}",
            temporary.concat(),
        );
        let file = folder.path().join("nginx.conf");
        fs::write(&file, set_up).unwrap();
        let path = env::var("PATH").unwrap_or_default();
        let mut process = Command::new("nginx")
            .env("PATH", format!("{path}:/usr/sbin"))
            .arg("-p")
            .arg(folder.path())
            .arg("-c")
            .arg(file)
            .stderr(Stdio::inherit())
            .spawn()
            .expect("nginx is installed");
        while TcpStream::connect(address).await.is_err() {
            assert!(process.try_wait().unwrap().is_none(), "nginx has ended");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Nginx {
            process,
            address,
            _folder: folder,
        }
    }

    /// A client at an address of this machine that is not nginx's.
    async fn ask(
        &self,
        from: [u8; 4],
        method: Method,
        path: &str,
        said: &[&[u8]],
        token: Option<&str>,
    ) -> StatusCode {
        let client = Client::builder().local_address(IpAddr::from(from));
        let url = format!("http://{}{path}", self.address);
        let mut request = client.build().unwrap().request(method.clone(), url);
        for said in said {
            let value = HeaderValue::from_bytes(said).unwrap();
            request = request.header("x-forwarded-for", value);
        }
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        if method == Method::POST {
            request = request.json(&json!({"name": "Ada"}));
        }
        request.send().await.unwrap().status()
    }
}

/// One new guest in an hour for each address.
fn behind(trusted: &str, metrics_token: Option<&str>) -> Config {
    Config {
        trusted_proxies: vec![trusted.parse().unwrap()],
        metrics_token: metrics_token.map(|token| SecretText::new(token.to_owned())),
        limits: Limits {
            guests: "1/h+1".parse().unwrap(),
            ..Limits::off()
        },
        ..Config::default()
    }
}

const ADA: [u8; 4] = [127, 0, 9, 1];
const BO: [u8; 4] = [127, 0, 9, 2];

#[tokio::test]
#[ignore = "needs nginx"]
async fn whatever_clients_say_they_are_nobody_else() {
    let stage = Stage::sqlite().await;
    for token in [None, Some("hush")] {
        let server = stage.server_with(behind("127.0.0.1", token)).await;
        let nginx = Nginx::start(server, None).await;
        for said in SAID {
            let metrics = nginx.ask(ADA, Method::GET, "/metrics", said, None).await;
            assert_eq!(metrics, StatusCode::FORBIDDEN, "{said:?}");
            let right = nginx.ask(ADA, Method::GET, "/metrics", said, token).await;
            assert_eq!(right.is_success(), token.is_some(), "{said:?}");
        }
        // Each address is limited as itself, and only as that.
        let guest = async |from, said| {
            let guest = nginx.ask(from, Method::POST, "/api/guest", said, None);
            guest.await
        };
        assert!(guest(ADA, SAID[0]).await.is_success());
        for said in SAID {
            let again = guest(ADA, said).await;
            assert_eq!(again, StatusCode::TOO_MANY_REQUESTS, "{said:?}");
        }
        assert!(guest(BO, SAID[0]).await.is_success());
    }
}

/// A proxy that says nothing of its clients: they are one, and not this machine.
#[tokio::test]
#[ignore = "needs nginx"]
async fn clients_that_are_not_named_count_as_one() {
    let stage = Stage::sqlite().await;
    let server = stage.server_with(behind("127.0.0.1", None)).await;
    let nginx = Nginx::start(server, Some("X-Forwarded-For")).await;
    let metrics = nginx.ask(ADA, Method::GET, "/metrics", &[], None).await;
    assert_eq!(metrics, StatusCode::FORBIDDEN);
    let guest = async |from| {
        let guest = nginx.ask(from, Method::POST, "/api/guest", &[], None);
        guest.await
    };
    assert!(guest(ADA).await.is_success());
    assert_eq!(guest(BO).await, StatusCode::TOO_MANY_REQUESTS);
}

/// Of a proxy that is not trusted nothing is believed, but its clients are not this machine.
#[tokio::test]
#[ignore = "needs nginx"]
async fn a_proxy_that_is_not_trusted_is_not_this_machine() {
    let stage = Stage::sqlite().await;
    let server = stage.server_with(behind("192.0.2.1", None)).await;
    let nginx = Nginx::start(server, None).await;
    for said in SAID {
        let metrics = nginx.ask(ADA, Method::GET, "/metrics", said, None).await;
        assert_eq!(metrics, StatusCode::FORBIDDEN, "{said:?}");
    }
}

#[tokio::test]
#[ignore = "needs nginx"]
async fn sockets_pass() -> io::Result<()> {
    let stage = Stage::sqlite().await;
    let server = stage.server_with(behind("127.0.0.1", None)).await;
    let nginx = Nginx::start(server, None).await;
    let stream = TcpStream::connect(nginx.address).await?;
    let url = format!("ws://{}/api/socket", nginx.address);
    let (_socket, answer) = client_async(url, stream).await.unwrap();
    assert_eq!(answer.status().as_u16(), 101);
    Ok(())
}
