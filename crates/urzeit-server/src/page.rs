//! The page: files that were built into the program.

use axum::{
    Router,
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use sha2::{Digest as _, Sha256};
use std::sync::LazyLock;

/// A file of the page.
struct File {
    path: &'static str,
    bytes: &'static [u8],
    brotli: &'static [u8],
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Tells one version of the page from another.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for file in FILES {
        hash.update(file.bytes);
    }
    let start = &hash.finalize()[..8];
    format!("\"{}\"", urzeit_rules::record::Bytes(start.to_vec()))
});

/// Was the page built into this program?
#[must_use]
pub fn is_built() -> bool {
    !FILES.is_empty()
}

/// Answers whatever nothing else answers: a file, or the page that finds its way by the address.
pub fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new().fallback(page)
}

async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    let named = FILES.iter().find(|file| file.path == path);
    let is_file = path
        .rsplit('/')
        .next()
        .is_some_and(|name| name.contains('.'));
    let Some(file) = named.or_else(|| {
        let index = || FILES.iter().find(|file| file.path == "/index.html");
        (!is_file && !path.starts_with("/api")).then(index)?
    }) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let has = |name, wanted: &str| {
        let value = headers
            .get(name)
            .and_then(|value: &HeaderValue| value.to_str().ok());
        value.is_some_and(|value| value.contains(wanted))
    };
    let mut answer = match has(header::IF_NONE_MATCH, &VERSION) {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false if has(header::ACCEPT_ENCODING, "br") => {
            ([(header::CONTENT_ENCODING, "br")], file.brotli).into_response()
        }
        false => file.bytes.into_response(),
    };
    let headers = answer.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(kind(file.path)),
    );
    // Asked for again each time, answered with “unchanged” most times: a new version shows at once.
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(version) = HeaderValue::from_str(&VERSION) {
        headers.insert(header::ETAG, version);
    }
    answer
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("md") => "text/markdown; charset=utf-8",
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
