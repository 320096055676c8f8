//! HTTP and WebSocket: what can be asked of the server.
//!
//! | file | subject |
//! |---|---|
//! | `door.rs` | what every request and every answer passes |
//! | `error.rs` | what is answered when something cannot be done |
//! | `caller.rs` | who asks |
//! | `operation.rs` | health, metrics |
//! | `people.rs` | guests, accounts, sessions |
//! | `tables.rs` | tables: made, joined, looked at, played |
//! | `socket.rs` | following a table live |

mod caller;
mod door;
mod error;
mod operation;
mod people;
mod socket;
mod tables;

use std::sync::Arc;

use axum::Router;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::{
    clock::Clock, config::Config, hall::Hall, rates::Rates, sockets::Sockets, store::Store,
};

pub use error::Error;

/// What every request can use. Clones are one.
#[derive(Clone)]
pub struct App {
    /// What the operator has decided.
    pub config: Arc<Config>,
    /// All tables.
    pub hall: Hall,
    /// Who did what lately.
    pub rates: Arc<Rates>,
    /// All sockets.
    pub sockets: Sockets,
}

impl App {
    /// Serves what this store holds, as it does when nothing else is decided.
    #[must_use]
    pub fn new(store: Store, clock: Clock) -> App {
        App::with(store, clock, Config::default())
    }

    /// Serves what this store holds.
    #[must_use]
    pub fn with(store: Store, clock: Clock, config: Config) -> App {
        // One implementation of cryptography for all that speaks TLS; another App may have said so.
        let _ = rustls::crypto::ring::default_provider().install_default();
        operation::count();
        App {
            hall: Hall::open(store, clock).limited(config.limits.events_per_table),
            rates: Arc::new(Rates::new(&config.limits)),
            sockets: Sockets::new(&config.limits),
            config: Arc::new(config),
        }
    }

    fn store(&self) -> &Store {
        &self.hall.store
    }

    fn clock(&self) -> &Clock {
        &self.hall.clock
    }
}

/// The description of the interface.
#[derive(OpenApi)]
#[openapi(info(
    title = "Urzeit",
    description = "Play Genesis, Lords of Creation and Ursuppe."
))]
struct Description;

/// Everything that the server answers.
pub fn router(app: App) -> Router {
    let (router, description) = OpenApiRouter::with_openapi(Description::openapi())
        .merge(operation::router())
        .merge(people::router())
        .merge(tables::router())
        .split_for_parts();
    let router = router
        .merge(socket::router())
        .route(
            "/api",
            axum::routing::get(move || async move { axum::Json(description) }),
        )
        .fallback(|| async { Error::NotFound })
        .method_not_allowed_fallback(|| async { Error::NoSuchMethod });
    door::before(router, &app).with_state(app)
}
