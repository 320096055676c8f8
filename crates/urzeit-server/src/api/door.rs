//! What every request passes on its way in, and every answer on its way out.
//!
//! In: it gets an identifier, its client's address is found out, it may not come too often nor from
//! another site's page, nor take too long. Out: headers that keep browsers safe, and a line in the
//! log that holds no secret: neither query nor cookie nor body, and of the path only its route.

use std::{
    any::Any,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::Poll,
    time::{Duration, Instant},
};

use axum::{
    Router,
    body::{Body, HttpBody as _},
    extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, MatchedPath, Request, State},
    http::{
        HeaderMap, HeaderName, HeaderValue, Method, Version, header, request::Parts, uri::Authority,
    },
    middleware::{Next, from_fn_with_state},
    response::{IntoResponse, Response},
};
use futures_util::{StreamExt as _, stream};
use tokio::time::timeout;
use tower_http::catch_panic::CatchPanicLayer;
use tracing::Instrument as _;

use super::{App, Error};
use crate::{
    config::{Config, PublicUrl},
    random,
};

/// No request takes longer, not even one that waits for something to happen.
const LONGEST: Duration = Duration::from_secs(45);

/// How much of what is too long is heard, and for how long.
const MOST_LISTENED: usize = 8 * 1024 * 1024;
const LISTENED: Duration = Duration::from_secs(5);

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// All that the page needs, and nothing else.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    connect-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// What every answer carries.
const HEADERS: [(HeaderName, HeaderValue); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(POLICY),
    ),
    (
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    ),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (
        header::REFERRER_POLICY,
        HeaderValue::from_static("no-referrer"),
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=()"),
    ),
];

/// Puts the door before all routes.
pub(super) fn before(router: Router<App>, app: &App) -> Router<App> {
    router
        .layer(DefaultBodyLimit::max(app.config.limits.body))
        .layer(CatchPanicLayer::custom(|cause: Box<dyn Any + Send>| {
            panicked(&*cause)
        }))
        .layer(from_fn_with_state(app.clone(), admit))
        .layer(from_fn_with_state(app.clone(), attend))
}

fn panicked(cause: &(dyn Any + Send)) -> Response {
    let text = cause.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| cause.downcast_ref::<&str>().copied());
    tracing::error!(cause = text.unwrap_or("unknown"), "a request made us panic");
    Error::Panicked.into_response()
}

/// Nobody's address: clients of whom a trusted proxy does not say who they are count as one.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Client {
    pub(super) address: IpAddr,
    /// Did it come straight from this machine, and not through a proxy that we do not know, nor for a
    /// page whose name was made to lead here?
    pub(super) is_local: bool,
}

impl Client {
    fn of(request: &Request, config: &Config) -> Client {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        // Without a network, as in some tests, it is this machine.
        let local = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let peer = peer.map_or(local, |ConnectInfo(peer)| peer.ip().to_canonical());
        let trusted =
            |address: IpAddr| config.trusted_proxies.iter().any(|proxy| proxy.is(address));
        let headers = request.headers();
        if trusted(peer) {
            return Client {
                address: forwarded_for(headers, trusted).unwrap_or(UNKNOWN),
                is_local: false,
            };
        }
        let is_forwarded =
            headers.contains_key(FORWARDED_FOR) || headers.contains_key(header::FORWARDED);
        let is_sure = host(headers).is_none_or(leads_here);
        Client {
            address: peer,
            is_local: peer.is_loopback() && !is_forwarded && is_sure,
        }
    }
}

/// The client for whom trusted proxies ask: each adds whom it heard it from, and the last that we do not
/// trust is the client. Nothing, if that cannot be read; what stands before it is the client's own word.
fn forwarded_for(headers: &HeaderMap, trusted: impl Fn(IpAddr) -> bool) -> Option<IpAddr> {
    let mut client = None;
    for value in headers.get_all(FORWARDED_FOR).iter().rev() {
        for text in value.as_bytes().rsplit(|byte| *byte == b',') {
            let text = str::from_utf8(text).ok()?.trim();
            let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
            let address = text.parse::<IpAddr>().ok().or_else(with_port)?;
            let address = address.to_canonical();
            client = Some(address);
            if !trusted(address) {
                return client;
            }
        }
    }
    client
}

impl FromRequestParts<App> for Client {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Client, Error> {
        parts.extensions.get().copied().ok_or(Error::NotFound)
    }
}

/// Gives a request an identifier, and counts and logs what became of it.
async fn attend(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let client = Client::of(&request, &app.config);
    request.extensions_mut().insert(client);
    let id = identifier(request.headers());
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("none", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", %id, %method, route);
    let is_http1 = request.version() <= Version::HTTP_11;
    let (request, is_read) = watched(request);
    let mut response = next.run(request).instrument(span.clone()).await;
    if is_http1 && !is_read.load(Ordering::Relaxed) {
        // What is left of the request would be taken for the next one. A client that hears of it sends the
        // next one elsewhere, instead of into a connection that is being closed.
        let close = HeaderValue::from_static("close");
        response.headers_mut().insert(header::CONNECTION, close);
    }
    let status = response.status();
    let seconds = began.elapsed().as_secs_f64();
    span.in_scope(|| {
        if status.is_server_error() {
            tracing::warn!(status = status.as_u16(), seconds, "failed");
        } else {
            tracing::debug!(status = status.as_u16(), seconds, "answered");
        }
    });
    // Anybody can invent methods; they are not worth a series each.
    let usual = matches!(
        method.as_str(),
        "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE"
    );
    let method = if usual { method.as_str() } else { "other" };
    let labels = [
        ("method", method.to_owned()),
        ("route", route),
        ("status", status.as_u16().to_string()),
    ];
    metrics::counter!("urzeit_requests_total", &labels).increment(1);
    metrics::histogram!("urzeit_request_seconds", &labels[..2]).record(seconds);
    dress(response.headers_mut(), &id, &app.config);
    response
}

/// The same request, and whether all of its body has been read by now.
fn watched(request: Request) -> (Request, Arc<AtomicBool>) {
    let is_empty = request.body().is_end_stream();
    let is_read = Arc::new(AtomicBool::new(is_empty));
    if is_empty {
        return (request, is_read);
    }
    let at_end = Arc::clone(&is_read);
    let request = request.map(|body| {
        let end = stream::poll_fn(move |_| {
            at_end.store(true, Ordering::Relaxed);
            Poll::Ready(None)
        });
        Body::from_stream(body.into_data_stream().chain(end))
    });
    (request, is_read)
}

/// The identifier that a proxy gave the request, if it can stand in a log, or a new one.
fn identifier(headers: &HeaderMap) -> String {
    let plain = |text: &&str| {
        let letters = text.bytes();
        let plain = letters
            .into_iter()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-');
        plain && (1..=64).contains(&text.len())
    };
    let given = headers
        .get(REQUEST_ID)
        .and_then(|value| value.to_str().ok());
    given
        .filter(plain)
        .map_or_else(random::word::<12>, str::to_owned)
}

/// Adds what every answer carries.
fn dress(headers: &mut HeaderMap, id: &str, config: &Config) {
    for (name, value) in HEADERS {
        headers.insert(name, value);
    }
    if let Ok(id) = HeaderValue::from_str(id) {
        headers.insert(REQUEST_ID, id);
    }
    // What one may see another may not: nothing is kept unless its handler says so.
    let no_store = HeaderValue::from_static("no-store");
    headers.entry(header::CACHE_CONTROL).or_insert(no_store);
    let is_secure = config.public_url.as_ref().map(PublicUrl::is_secure);
    if is_secure != Some(true) {
        return;
    }
    let year = HeaderValue::from_static("max-age=31536000");
    headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
}

/// Lets a request in, or says why not.
async fn admit(
    State(app): State<App>,
    client: Client,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    let method = request.method();
    let changes = !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (changes || upgrades) && is_foreign(request.headers(), &app.config) {
        return Err(Error::Forbidden("server-foreign-origin"));
    }
    app.rates.request(client.address)?;
    let route = request.extensions().get::<MatchedPath>();
    match (method.as_str(), route.map_or("none", MatchedPath::as_str)) {
        ("POST", "/api/guest") => app.rates.guest(client.address)?,
        // Here people prove who they are; anyone who guesses is slowed down.
        ("POST", "/api/register" | "/api/session" | "/api/recover" | "/api/recover/mail")
        | ("POST", "/api/me/recovery" | "/api/me/tokens" | "/api/operator/proof")
        | ("PUT", "/api/me/password")
        | ("DELETE", "/api/me") => app.rates.sign_in(client.address)?,
        _ => {}
    }
    let length = request.headers().get(header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > app.config.limits.body) {
        let _ = timeout(LISTENED, listen_out(request.into_body())).await;
        return Err(Error::TooLarge);
    }
    let answer = timeout(LONGEST, next.run(request)).await;
    answer.map_err(|_| Error::TookTooLong)
}

/// Hears what is too long, within bounds: a client that is still talking would not hear why not.
async fn listen_out(body: Body) {
    let mut rest = body.into_data_stream();
    let mut heard = 0;
    while let Some(Ok(bytes)) = rest.next().await
        && heard < MOST_LISTENED
    {
        heard += bytes.len();
    }
}

/// Does a browser send this for another site's page? Browsers say where a page comes from whenever a
/// request changes something or opens a socket; a client that says nothing is a program, or a page that
/// sends no cookie of ours, because that is strict.
fn is_foreign(headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        let site = headers.get(FETCH_SITE).map(HeaderValue::as_bytes);
        return !matches!(site, None | Some(b"same-origin" | b"none"));
    };
    let Ok(origin) = origin.to_str() else {
        return true;
    };
    let public = config.public_url.as_ref();
    if public.is_some_and(|url| url.origin() == origin) {
        return false;
    }
    let from = origin.strip_prefix("http://");
    let from = from.or_else(|| origin.strip_prefix("https://"));
    match (from, host(headers)) {
        (Some(from), Some(host)) if from.eq_ignore_ascii_case(host) => {
            // A server that knows its name has no other.
            public.is_some() && !leads_here(host)
        }
        _ => true,
    }
}

fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST)?.to_str().ok()
}

/// Does a request to this host mean us, whatever name servers say? Somebody's page can let its name lead
/// here after it was loaded; browsers then take us for the page's own server.
fn leads_here(host: &str) -> bool {
    let Ok(host) = host.parse::<Authority>() else {
        return false;
    };
    let name = host.host();
    let address = name
        .strip_prefix('[')
        .and_then(|name| name.strip_suffix(']'));
    let is_address = address.unwrap_or(name).parse::<IpAddr>().is_ok();
    is_address || name.eq_ignore_ascii_case("localhost")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn request(peer: &str, headers: &[(&'static str, &'static str)]) -> Request {
        let mut request = Request::new(Body::empty());
        let peer = SocketAddr::new(peer.parse().unwrap(), 1000);
        request.extensions_mut().insert(ConnectInfo(peer));
        for (name, value) in headers {
            let value = HeaderValue::from_bytes(value.as_bytes()).unwrap();
            request.headers_mut().append(*name, value);
        }
        request
    }

    #[test]
    fn only_known_proxies_say_who_asks() {
        let config = Config {
            trusted_proxies: vec!["127.0.0.1".parse().unwrap(), "10.0.0.0/8".parse().unwrap()],
            ..Config::default()
        };
        let nobody = Config::default();
        for (config, peer, said, address, is_local) in [
            (&nobody, "127.0.0.1", &[][..], "127.0.0.1", true),
            (&nobody, "::1", &[], "::1", true),
            (&nobody, "::ffff:127.0.0.1", &[], "127.0.0.1", true),
            (&nobody, "192.0.2.1", &[], "192.0.2.1", false),
            (&nobody, "127.0.0.1", &["192.0.2.9"], "127.0.0.1", false),
            (&config, "192.0.2.1", &["127.0.0.1"], "192.0.2.1", false),
            (&config, "127.0.0.1", &["192.0.2.9"], "192.0.2.9", false),
            (
                &config,
                "127.0.0.1",
                &["1.1.1.1, 192.0.2.9, 10.1.1.1"],
                "192.0.2.9",
                false,
            ),
            (
                &config,
                "127.0.0.1",
                &["1.1.1.1", "192.0.2.9"],
                "192.0.2.9",
                false,
            ),
            (
                &config,
                "127.0.0.1",
                &["192.0.2.9:4711"],
                "192.0.2.9",
                false,
            ),
            (
                &config,
                "127.0.0.1",
                &["[2001:db8::1]:4711"],
                "2001:db8::1",
                false,
            ),
            // What a client says of itself changes nothing, not even if it is no text.
            (
                &config,
                "127.0.0.1",
                &["\u{e9}, 192.0.2.9"],
                "192.0.2.9",
                false,
            ),
            // Behind a trusted proxy nobody is this machine, and a client that is not named is one of many.
            (&config, "127.0.0.1", &["127.0.0.1"], "127.0.0.1", false),
            (&config, "127.0.0.1", &[], "0.0.0.0", false),
            (&config, "127.0.0.1", &[""], "0.0.0.0", false),
            (&config, "127.0.0.1", &["192.0.2.9, "], "0.0.0.0", false),
            (&config, "10.0.0.1", &["nonsense"], "0.0.0.0", false),
            (
                &config,
                "10.0.0.1",
                &["192.0.2.9", "_hidden"],
                "0.0.0.0",
                false,
            ),
            (
                &config,
                "10.0.0.1",
                &["192.0.2.9", "\u{e9}"],
                "0.0.0.0",
                false,
            ),
        ] {
            let headers: Vec<_> = said.iter().map(|text| ("x-forwarded-for", *text)).collect();
            let client = Client::of(&request(peer, &headers), config);
            let address = address.parse().unwrap();
            assert_eq!(client, Client { address, is_local }, "{peer} {said:?}");
        }
    }

    #[test]
    fn other_sites_are_told_from_ours() {
        let config = Config {
            public_url: Some("https://urzeit.example".parse().unwrap()),
            ..Config::default()
        };
        for (headers, foreign) in [
            (&[][..], false),
            (
                &[("origin", "http://[::1]:80"), ("host", "[::1]:80")],
                false,
            ),
            (
                &[("origin", "http://10.0.0.1"), ("host", "10.0.0.1")],
                false,
            ),
            (
                &[("origin", "http://localhost:1"), ("host", "Localhost:1")],
                false,
            ),
            // The owner of a name can let it lead here.
            (&[("origin", "http://a:8080"), ("host", "a:8080")], true),
            (
                &[("origin", "http://10.0.0.1.a"), ("host", "10.0.0.1.a")],
                true,
            ),
            (
                &[("origin", "https://urzeit.example"), ("host", "10.0.0.1")],
                false,
            ),
            (
                &[("origin", "http://urzeit.example"), ("host", "10.0.0.1")],
                true,
            ),
            (&[("origin", "http://a"), ("host", "a:8080")], true),
            (&[("origin", "http://evil.example"), ("host", "a")], true),
            (&[("origin", "null"), ("host", "a")], true),
            (&[("origin", "http://a")], true),
            (&[("sec-fetch-site", "cross-site"), ("host", "a")], true),
            (&[("sec-fetch-site", "same-site"), ("host", "a")], true),
            (&[("sec-fetch-site", "same-origin"), ("host", "a")], false),
        ] {
            let request = request("127.0.0.1", headers);
            assert_eq!(
                is_foreign(request.headers(), &config),
                foreign,
                "{headers:?}"
            );
        }
        // A server that does not know its name believes what it is called.
        let unnamed = Config::default();
        for (origin, host, foreign) in [
            ("http://a:8080", "a:8080", false),
            ("https://a", "A", false),
            ("http://a", "b", true),
        ] {
            let request = request("127.0.0.1", &[("origin", origin), ("host", host)]);
            let is = is_foreign(request.headers(), &unnamed);
            assert_eq!(is, foreign, "{origin} {host}");
        }
    }

    #[test]
    fn who_was_led_here_is_not_local() {
        for (host, is_local) in [
            ("127.0.0.1:8080", true),
            ("[::1]:8080", true),
            ("localhost", true),
            ("evil.example:8080", false),
            ("127.0.0.1.evil.example", false),
            ("", false),
        ] {
            let request = request("127.0.0.1", &[("host", host)]);
            let client = Client::of(&request, &Config::default());
            assert_eq!(client.is_local, is_local, "{host}");
        }
    }

    #[test]
    fn an_identifier_that_could_forge_a_log_is_replaced() {
        let id = |text| identifier(request("::1", &[("x-request-id", text)]).headers());
        assert_eq!(id("abc-123"), "abc-123");
        for text in ["", "a b", "a\"b", "<script>"] {
            assert_eq!(id(text).len(), 12, "{text}");
        }
    }
}
