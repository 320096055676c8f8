//! A web space: it hands out files below a path, and knows nothing else.

use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    net::{TcpListener, TcpStream},
    path::Path,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use super::server::program;

/// The page lies below this.
pub(crate) const BELOW: &str = "/games/urzeit";

/// The page as `urzeit page` writes it, on a web space.
pub(crate) struct WebSpace {
    port: u16,
    /// Is `404.html` handed out where there is no file?
    pub(crate) has_404: Arc<AtomicBool>,
    _files: tempfile::TempDir,
}

impl WebSpace {
    pub(crate) fn start() -> WebSpace {
        let files = tempfile::tempdir().unwrap();
        let root = files.path().to_owned();
        let mut command = Command::new(program());
        command.arg("page").arg("--out").arg(root.join(&BELOW[1..]));
        assert!(command.status().unwrap().success());
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let has_404 = Arc::new(AtomicBool::new(true));
        let shared = has_404.clone();
        thread::spawn(move || {
            for caller in listener.incoming().flatten() {
                let (root, has_404) = (root.clone(), shared.clone());
                thread::spawn(move || answer(&caller, &root, &has_404));
            }
        });
        WebSpace {
            port,
            has_404,
            _files: files,
        }
    }

    /// Where the web space begins.
    pub(crate) fn origin(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

/// Answers one request: a file, the `index.html` of a folder, or that there is none.
fn answer(caller: &TcpStream, root: &Path, has_404: &AtomicBool) -> Option<()> {
    let mut lines = BufReader::new(caller).lines().map_while(Result::ok);
    let asked = lines.next()?;
    // All that was said is read, or the caller may not hear the answer.
    lines.find(String::is_empty)?;
    let path = asked.split(' ').nth(1)?.split('?').next()?;
    let file = root.join(path.trim_start_matches('/'));
    let (status, file) = match file.is_dir() {
        true if !path.ends_with('/') => return say(caller, "301 Moved", "", path, b""),
        true => ("200 OK", file.join("index.html")),
        false => ("200 OK", file),
    };
    let (status, file) = if file.is_file() {
        (status, file)
    } else {
        ("404 Not Found", root.join(&BELOW[1..]).join("404.html"))
    };
    let is_silent = status.starts_with("404") && !has_404.load(Ordering::Relaxed);
    let bytes = if is_silent {
        Vec::new()
    } else {
        fs::read(&file).ok()?
    };
    say(caller, status, kind(&file), path, &bytes)
}

fn say(mut caller: &TcpStream, status: &str, kind: &str, path: &str, bytes: &[u8]) -> Option<()> {
    let length = bytes.len();
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\nlocation: {path}/\r\nconnection: close\r\n\r\n"
    );
    caller.write_all(head.as_bytes()).ok()?;
    caller.write_all(bytes).ok()
}

fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}
