//! For those who run the server: is it well, what does it do? And for visitors who look in: it runs.

use std::{sync::OnceLock, time::Duration};

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header},
};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use serde::Serialize;
use tokio::time::timeout;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{App, Error, door::Client};
use crate::{clock::Clock, sockets::Sockets, store::Store};

/// A store that takes longer is not well.
const PATIENCE: Duration = Duration::from_secs(3);

/// Upper ends of the times that are counted, in seconds.
const SECONDS: [f64; 12] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 30.0,
];

/// How many appends shared a commit.
const SHARED: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// How often a process says who is connected to it.
const ONLINE: Duration = Duration::from_secs(15);

/// How often bans whose time is up are looked for. A person who comes back is let in at once.
const LIFTED: Duration = Duration::from_secs(60);

/// Tells other processes who is connected to this one, as long as it lasts.
pub(super) async fn tell_online(store: Store, clock: Clock, sockets: Sockets) {
    let mut told = 0;
    loop {
        tokio::time::sleep(ONLINE).await;
        let people = sockets.accounts();
        if (told, people.len()) == (0, 0) {
            continue;
        }
        match store.write_online(&people, clock.now()).await {
            Ok(()) => told = people.len(),
            Err(error) => tracing::warn!(%error, "cannot say who is there"),
        }
    }
}

/// Lifts bans whose time is up, as long as the process lasts.
pub(super) async fn lift_bans(store: Store, clock: Clock) {
    loop {
        if let Err(error) = store.lift_bans(clock.now()).await {
            tracing::warn!(%error, "cannot lift bans");
        }
        tokio::time::sleep(LIFTED).await;
    }
}

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(healthz))
        .routes(routes!(metrics))
}

/// Makes that everything in this process is counted from now on. Some of it may already be: a
/// process has one such place.
pub(super) fn count() -> Option<&'static PrometheusHandle> {
    static COUNTS: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let install = || {
        let counts = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("seconds".to_owned()), &SECONDS)
            .and_then(|builder| {
                let commits = Matcher::Full("urzeit_commit_appends".to_owned());
                builder.set_buckets_for_metric(commits, &SHARED)
            })
            .and_then(PrometheusBuilder::install_recorder);
        counts
            .inspect_err(|error| tracing::warn!(%error, "nothing is counted"))
            .ok()
    };
    COUNTS.get_or_init(install).as_ref()
}

/// Whether the server is well.
#[derive(Serialize, ToSchema)]
struct Health {
    /// Always so; a server that is not well answers with an error.
    ok: bool,
    /// The program's version.
    version: &'static str,
}

/// Is the server well, and its store?
#[utoipa::path(get, path = "/healthz", security(()), responses(
    (status = 200, body = Health), (status = 503, body = urzeit_table::messages::Why)))]
async fn healthz(State(app): State<App>) -> Result<Json<Health>, Error> {
    let answer = timeout(PATIENCE, app.store().ping()).await;
    answer.map_err(|_| Error::TookTooLong)??;
    Ok(Json(Health {
        ok: true,
        version: env!("CARGO_PKG_VERSION"),
    }))
}

/// What the server has done and does, for Prometheus. Only for clients that have the token that the
/// operator has set (`Authorization: Bearer …`); if there is none, for this machine, unless the server
/// has a public address: then whatever stands in front of it may ask for anybody.
#[utoipa::path(get, path = "/metrics", security((), ("metrics" = [])), responses((status = 200, body = String)))]
async fn metrics(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
) -> Result<String, Error> {
    let said = headers.get(header::AUTHORIZATION);
    let said = said.and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let may = match (&app.config.metrics_token, said) {
        (Some(token), Some(said)) => token.is(said),
        (Some(_), None) => false,
        (None, _) => client.is_local && app.config.public_url.is_none(),
    };
    if !may {
        return Err(Error::Forbidden("server-metrics-closed"));
    }
    metrics::gauge!("urzeit_tables").set(app.registry.len() as f64);
    let counts = count().ok_or(Error::NotFound)?;
    counts.run_upkeep();
    Ok(counts.render())
}
