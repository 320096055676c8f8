//! Listening: connections come, are limited, and end with the server.

use std::{
    convert::Infallible,
    io,
    net::{IpAddr, SocketAddr},
    pin::{Pin, pin},
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll},
    time::Duration,
};

use axum::{
    Router,
    body::{Body, Bytes, HttpBody},
    extract::ConnectInfo,
};
use hyper::{
    body::{Frame, Incoming, SizeHint},
    server::conn::http1,
    service::{Service as _, service_fn},
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinSet,
    time::{sleep, timeout},
};
use tower_http::add_extension::AddExtension;

use crate::{App, networks::Counts, router};

/// How long a client may take to send the head of a request, or to ask again.
const HEAD: Duration = Duration::from_secs(30);

/// How long what is being answered may take once the server ends.
const LAST_ANSWERS: Duration = Duration::from_secs(8);

/// How long the last bytes of an answer may take then, and a client in the middle of asking.
const LAST_BYTES: Duration = Duration::from_secs(1);

/// Serves until it is told to end, then finishes what has begun. The store stays open.
pub async fn serve(listener: TcpListener, app: App, end: impl Future<Output = ()>) {
    let router = router(app.clone());
    let (ending, _) = watch::channel(false);
    let mut connections = JoinSet::new();
    let visitors = Visitors::default();
    let mut end = pin!(end);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut end => break,
            // Those that have ended are forgotten.
            Some(_) = connections.join_next() => continue,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                refused(&error).await;
                continue;
            }
        };
        let most = app.config.limits.connections;
        let full = most > 0 && connections.len() + app.sockets.count() >= most;
        let visit = (!full).then(|| visitors.enter(peer.ip(), &app)).flatten();
        let Some(visit) = visit else {
            metrics::counter!("urzeit_connections_refused_total").increment(1);
            continue;
        };
        let router = router.clone();
        let ending = ending.subscribe();
        connections.spawn(async move {
            converse(stream, peer, router, ending).await;
            drop(visit);
        });
    }
    drop(listener);
    tracing::info!(sockets = app.sockets.count(), "ending");
    ending.send_replace(true);
    let finished = async {
        app.sockets.close().await;
        while connections.join_next().await.is_some() {}
    };
    if timeout(LAST_ANSWERS, finished).await.is_err() {
        tracing::warn!("some requests were not answered in time");
    }
    // Nobody else has to find out that all have gone.
    let registry = &app.registry;
    if let Err(error) = registry.store.say_farewell(registry.clock.now()).await {
        tracing::warn!(%error, "cannot write that nobody is there any more");
    }
}

/// All requests of one connection.
async fn converse(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut ending: watch::Receiver<bool>,
) {
    // Moves are small and shall not wait for each other.
    let _ = stream.set_nodelay(true);
    let answering = Answering::default();
    let router = TowerToHyperService::new(AddExtension::new(router, ConnectInfo(peer)));
    let answer = service_fn(|request: hyper::Request<Incoming>| {
        let begun = answering.begin();
        let answer = router.call(request);
        async {
            Ok::<_, Infallible>(answer.await?.map(|body| Answer {
                body,
                _begun: begun,
            }))
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // That a client goes away is no event.
        _ = &mut connection => return,
        _ = ending.wait_for(|ending| *ending) => {}
    }
    connection.as_mut().graceful_shutdown();
    tokio::select! {
        _ = connection => {}
        () = answering.none_left() => {}
    }
}

/// How many requests of a connection are being answered. Clones are one.
#[derive(Clone, Default)]
struct Answering(watch::Sender<usize>);

/// A request that is being answered.
struct Begun(Answering);

/// What is answered, until its last byte is handed on.
struct Answer {
    body: Body,
    _begun: Begun,
}

impl Answering {
    fn begin(&self) -> Begun {
        self.0.send_modify(|count| *count += 1);
        Begun(self.clone())
    }

    /// Waits until there are none, and for a while no more.
    async fn none_left(&self) {
        let mut count = self.0.subscribe();
        loop {
            // It cannot fail: the sender is ours.
            let _ = count.wait_for(|count| *count == 0).await;
            let more = timeout(LAST_BYTES, count.wait_for(|count| *count > 0)).await;
            if more.is_err() {
                return;
            }
        }
    }
}

impl Drop for Begun {
    fn drop(&mut self) {
        self.0.0.send_modify(|count| *count -= 1);
    }
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Accepting failed: one client's fault, or there are too many open files; then others end meanwhile.
async fn refused(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    ) {
        return;
    }
    tracing::error!(%error, "no connection can be accepted");
    sleep(Duration::from_secs(1)).await;
}

/// How many connections each address has. Clones are one.
#[derive(Clone, Default)]
struct Visitors(Arc<Mutex<Counts>>);

/// One connection that counts.
struct Visit {
    visitors: Visitors,
    /// Nobody's, if it is a trusted proxy's.
    address: Option<IpAddr>,
}

impl Visitors {
    fn enter(&self, peer: IpAddr, app: &App) -> Option<Visit> {
        let most = app.config.limits.connections_per_address;
        let proxies = &app.config.trusted_proxies;
        let peer = peer.to_canonical();
        let visitors = self.clone();
        if proxies.iter().any(|proxy| proxy.is(peer)) {
            let address = None;
            return Some(Visit { visitors, address });
        }
        let mut counts = self.lock();
        if !counts.has_room(peer, most) {
            return None;
        }
        counts.enter(peer);
        drop(counts);
        let address = Some(peer);
        Some(Visit { visitors, address })
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        if let Some(address) = self.address {
            self.visitors.lock().leave(address);
        }
    }
}
