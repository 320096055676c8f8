//! HTTP and WebSocket: what can be asked of the server.
//!
//! | file | subject |
//! |---|---|
//! | `error.rs` | what is answered when something cannot be done |
//! | `caller.rs` | who asks |
//! | `events.rs` | what happens, for those who ask instead of listening |
//! | `arrival.rs` | coming in: guests, registration, signing in |
//! | `session.rs` | who am I; sessions and their end |
//! | `account.rs` | name, password, settings, export and deletion of an account |
//! | `tokens.rs` | bots' tokens |
//! | `shunned.rs` | muting and blocking others |
//! | `profile.rs` | what others may know of somebody |
//! | `tables.rs` | tables: what there is to choose from, made, looked at, played |
//! | `seating.rs` | sitting down, leaving, beginning, aborting, playing again |
//! | `lobby.rs` | the lobby, one's own tables, whose turn it is |
//! | `records.rs` | records: exported, brought along, their chance checked |
//! | `dice.rs` | how often each outcome of chance came |
//! | `holiday.rs` | holidays |
//! | `ratings.rs` | ratings |
//! | `socket.rs` | following a table live |

mod account;
mod arrival;
mod caller;
mod dice;
mod error;
mod events;
mod holiday;
mod lobby;
mod profile;
mod ratings;
mod records;
mod seating;
mod session;
mod shunned;
mod socket;
mod tables;
mod tokens;

use axum::Router;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::{clock::Clock, hall::Hall, people::Passwords, store::Store};

pub use error::Error;

/// What every request can use. Clones are one.
#[derive(Clone)]
pub struct App {
    /// All tables.
    pub hall: Hall,
    /// Hashes passwords.
    pub passwords: Passwords,
    /// Is the server reached by https, so that browsers shall send cookies no other way?
    pub secure_cookies: bool,
}

impl App {
    /// Serves what this store holds.
    #[must_use]
    pub fn new(store: Store, clock: Clock) -> App {
        // One implementation of cryptography for all that speaks TLS; another App may have said so.
        let _ = rustls::crypto::ring::default_provider().install_default();
        App {
            hall: Hall::open(store, clock),
            passwords: Passwords::default(),
            secure_cookies: false,
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
        .merge(events::router())
        .merge(account::router())
        .merge(arrival::router())
        .merge(profile::router())
        .merge(session::router())
        .merge(shunned::router())
        .merge(dice::router())
        .merge(lobby::router())
        .merge(records::router())
        .merge(seating::router())
        .merge(holiday::router())
        .merge(ratings::router())
        .merge(tables::router())
        .merge(tokens::router())
        .split_for_parts();
    router
        .merge(socket::router())
        .route(
            "/api",
            axum::routing::get(move || async move { axum::Json(description) }),
        )
        .with_state(app)
}
