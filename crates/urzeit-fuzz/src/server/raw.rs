//! Requests and answers as bytes.

use std::{net::SocketAddr, time::Duration};

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};

/// What a server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    fn read(bytes: &[u8]) -> Option<Answer> {
        let end = bytes.windows(4).position(|part| part == b"\r\n\r\n")?;
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let body = bytes[end + 4..].to_vec();
        Some(Answer { status, head, body })
    }

    /// The cookie that it sets, as a browser would send it.
    pub(crate) fn cookie(&self) -> Option<String> {
        let mut lines = self.head.lines();
        let cookie = lines.find_map(|line| line.strip_prefix("set-cookie: "))?;
        Some(cookie.split(';').next()?.to_owned())
    }
}

/// A request as it should be.
pub(crate) fn request(method: &str, path: &str, cookie: &str, body: &Value) -> Vec<u8> {
    let body = match body {
        Value::Null => String::new(),
        body => body.to_string(),
    };
    let length = body.len();
    format!(
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}

/// What is answered, if anything is in time.
pub(crate) async fn send(address: SocketAddr, bytes: &[u8], patience: Duration) -> Option<Answer> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let mut heard = Vec::new();
    let talk = async {
        // A client that sends what is too long may find the connection closed.
        let _ = stream.write_all(bytes).await;
        let _ = stream.read_to_end(&mut heard).await;
    };
    let _ = timeout(patience, talk).await;
    Answer::read(&heard)
}
