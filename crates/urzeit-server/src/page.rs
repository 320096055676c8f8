//! The page: files that the program brings along.

use axum::{
    extract::State,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use urzeit_texts::Language;

use crate::{
    api::{App, Error},
    preview,
    text::text,
};

/// A file of the page.
pub struct File {
    /// Where it is found.
    pub path: &'static str,
    /// What it holds.
    pub bytes: &'static [u8],
    /// The same, compressed.
    pub brotli: &'static [u8],
}

/// The files of the page; by default there are none. Clones are one.
#[derive(Clone, Default)]
pub struct Page {
    files: Arc<[File]>,
    /// Tells one version of the page from another.
    version: Arc<str>,
}

impl Page {
    /// Serves these files.
    #[must_use]
    pub fn new(files: impl IntoIterator<Item = File>) -> Page {
        let files: Arc<[File]> = files.into_iter().collect();
        let mut hash = Sha256::new();
        for file in &*files {
            hash.update(file.bytes);
        }
        let start = &hash.finalize()[..8];
        let version = format!("\"{}\"", urzeit_rules::record::Bytes(start.to_vec()));
        Page {
            files,
            version: version.into(),
        }
    }

    fn find(&self, is_it: impl Fn(&str) -> bool) -> Option<&File> {
        self.files.iter().find(|file| is_it(file.path))
    }
}

/// Answers whatever nothing else answers: a file, or the page that finds its way by the address.
pub(crate) async fn page(
    State(app): State<App>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let page = &app.page;
    let path = uri.path();
    let named = page.find(|known| known == path);
    let is_file = path
        .rsplit('/')
        .next()
        .is_some_and(|name| name.contains('.'));
    let index = || page.find(|known| known.ends_with("/index.html"));
    let is_page = method.is_safe() && !is_file && !path.starts_with("/api");
    let file = match (named, is_page) {
        (Some(file), _) => file,
        (None, false) => return Error::NotFound.into_response(),
        (None, true) => match index() {
            Some(index) => index,
            None => return missing(&headers),
        },
    };
    if is_page
        && named.is_none()
        && let Some(framed) = preview::framed(&app, &uri, file.bytes).await
    {
        return ([(header::CACHE_CONTROL, "no-cache")], Html(framed)).into_response();
    }
    let has = |name, wanted: &str| {
        let value = headers
            .get(name)
            .and_then(|value: &HeaderValue| value.to_str().ok());
        value.is_some_and(|value| value.contains(wanted))
    };
    let mut answer = match has(header::IF_NONE_MATCH, &page.version) {
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
    let keeping = if path == file.path && path.starts_with("/page/") {
        // Its address names the version, so that it never changes.
        "public, max-age=31536000, immutable"
    } else {
        // Asked for again each time, answered with “unchanged” most times: a new version shows at once.
        "no-cache"
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keeping));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(version) = HeaderValue::from_str(&page.version) {
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
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
