//! HTTP and WebSocket: what can be asked of the server.
//!
//! | file | subject |
//! |---|---|
//! | `bots/` | bots that play by token |
//! | `chat.rs` | what people say at a table, and what they report |
//! | `error.rs` | what is answered when something cannot be done |
//! | `caller.rs` | who asks |
//! | `notices.rs` | what waits for somebody, and how they want to know |
//! | `people.rs` | guests, accounts, sessions |
//! | `tables.rs` | tables: made, joined, looked at, played |
//! | `socket.rs` | following a table live |

mod bots;
mod caller;
mod chat;
mod error;
mod notices;
mod people;
mod socket;
mod tables;

use axum::Router;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::{chat::Chat, clock::Clock, hall::Hall, notices::Notices, store::Store};

pub use error::Error;

/// What every request can use. Clones are one.
#[derive(Clone)]
pub struct App {
    /// All tables.
    pub hall: Hall,
    /// How people talk there.
    pub chat: Chat,
    /// How people are told of what waits for them.
    pub notices: Notices,
}

impl App {
    /// Serves what this store holds.
    #[must_use]
    pub fn new(store: Store, clock: Clock) -> App {
        // One implementation of cryptography for all that speaks TLS; another App may have said so.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let hall = Hall::open(store, clock);
        App {
            notices: Notices::open(&hall),
            chat: Chat::default(),
            hall,
        }
    }

    /// Tells people of what waits for them as the operator wants it.
    ///
    /// # Errors
    /// If that cannot be.
    pub fn with_notices(
        mut self,
        config: crate::notices::Config,
    ) -> Result<App, crate::notices::Unusable> {
        self.notices = self.notices.with(config)?;
        Ok(self)
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
        .merge(chat::router())
        .merge(notices::router())
        .merge(people::router())
        .merge(tables::router())
        .split_for_parts();
    router
        .merge(bots::router())
        .merge(notices::socket_router())
        .merge(socket::router())
        .route(
            "/api",
            axum::routing::get(move || async move { axum::Json(description) }),
        )
        .with_state(app)
}
