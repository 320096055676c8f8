//! The page: files that were built into the program.

use axum::{
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use sha2::{Digest as _, Sha256};
use std::sync::LazyLock;
use urzeit_texts::Language;

use crate::{api::Error, text::text};

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

/// Answers whatever nothing else answers: a file, or the page that finds its way by the address.
pub(crate) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    let named = FILES.iter().find(|file| file.path == path);
    let is_file = path
        .rsplit('/')
        .next()
        .is_some_and(|name| name.contains('.'));
    let index = || FILES.iter().find(|file| file.path.ends_with("/index.html"));
    let is_page = method.is_safe() && !is_file && !path.starts_with("/api");
    let file = match (named, is_page) {
        (Some(file), _) => file,
        (None, false) => return Error::NotFound.into_response(),
        (None, true) => match index() {
            Some(index) => index,
            None => return missing(&headers),
        },
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
    let keeping = match path == file.path && path.starts_with("/page/") {
        // Its address names the version, so that it never changes.
        true => "public, max-age=31536000, immutable",
        // Asked for again each time, answered with “unchanged” most times: a new version shows at once.
        false => "no-cache",
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keeping));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(version) = HeaderValue::from_str(&VERSION) {
        headers.insert(header::ETAG, version);
    }
    answer
}

/// What a browser gets where the page was not built: that there is a server, and what to do.
fn missing(headers: &HeaderMap) -> Response {
    let asked = headers.get(header::ACCEPT_LANGUAGE);
    let asked = asked.and_then(|value| value.to_str().ok());
    let language = Language::of(asked.unwrap_or_default());
    let say = text(language);
    let title = say.say("page-missing");
    let named = [
        (
            "command",
            "<code>rustup target add wasm32-unknown-unknown</code>".into(),
        ),
        ("api", "<a href=\"/api\">/api</a>".into()),
    ];
    let more = say.say_with("page-missing-more", &named);
    let language = language.code();
    let page = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <h1>{title}</h1><p>{more}</p></html>\n"
    );
    let language = [
        (header::CONTENT_LANGUAGE, language),
        (header::VARY, "accept-language"),
    ];
    (StatusCode::OK, language, Html(page)).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("md") => "text/markdown; charset=utf-8",
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
