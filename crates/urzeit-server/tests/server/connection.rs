//! Connections: which of them go on after an answer.

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::stage::{PATIENCE, Stage, unlimited};

crate::on_both_stores!(a_connection_with_half_a_request_in_it_is_closed);

/// A client that hears so sends nothing more into it.
async fn a_connection_with_half_a_request_in_it_is_closed(stage: Stage) {
    let address = stage.server_with(unlimited()).await;
    for (path, origin, answer, closes) in [
        ("/api/guest", "https://elsewhere.example", "403", true),
        ("/api/tables", "", "401", true),
        ("/healthz", "", "405", true),
        ("/api/guest", "", "400", false),
    ] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let from = if origin.is_empty() {
            String::new()
        } else {
            format!("Origin: {origin}\r\n")
        };
        let body = if closes { "{" } else { "{}" };
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {address}\r\n{from}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answered = String::new();
        while !answered.contains("\r\n\r\n") {
            let mut bytes = [0; 4096];
            let read = tokio::time::timeout(PATIENCE, stream.read(&mut bytes)).await;
            let read = read.unwrap().unwrap();
            assert_ne!(read, 0, "{path}: {answered}");
            answered.push_str(std::str::from_utf8(&bytes[..read]).unwrap());
        }
        assert!(
            answered.starts_with(&format!("HTTP/1.1 {answer}")),
            "{path}: {answered}"
        );
        assert_eq!(
            answered.contains("connection: close"),
            closes,
            "{path}: {answered}"
        );
    }
}
