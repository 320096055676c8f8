//! HTTP and WebSocket: what can be asked of the server.
//!
//! | file | subject |
//! |---|---|
//! | `account.rs` | name, password, settings, export and deletion of an account |
//! | `arrival.rs` | coming in: guests, registration, signing in |
//! | `bots/` | bots that play by token |
//! | `caller.rs` | the account that makes a request |
//! | `chat.rs` | what people say at a table, and what they report |
//! | `description.rs` | the description of the interface |
//! | `dice.rs` | how often each outcome of chance came |
//! | `door.rs` | what every request and every answer passes |
//! | `error.rs` | what is answered when something cannot be done |
//! | `events.rs` | what happens, for those who ask instead of listening |
//! | `holiday.rs` | holidays |
//! | `lobby.rs` | the lobby, one's own tables, whose turn it is |
//! | `notes.rs` | what players write down for themselves |
//! | `notices.rs` | what waits for somebody, and how they want to know |
//! | `open.rs` | what all sockets have in common |
//! | `operation.rs` | health, metrics |
//! | `operator.rs` | what operators see and do |
//! | `orders.rs` | standing orders |
//! | `people.rs` | people whom somebody has starred or played with; invitations |
//! | `profile.rs` | what others may know of somebody |
//! | `ratings.rs` | ratings |
//! | `records.rs` | records: exported, brought along, their chance checked |
//! | `seating.rs` | sitting down, leaving, beginning, aborting, playing again |
//! | `session.rs` | the caller's own account; sessions and their end |
//! | `site.rs` | how the operator presents the server; codes with which people register |
//! | `blocked.rs` | muting and blocking others |
//! | `socket.rs` | following a table live |
//! | `tables.rs` | tables: what there is to choose from, made, looked at, played |
//! | `tokens.rs` | bots' tokens |

mod account;
mod arrival;
mod blocked;
mod bots;
mod calendar;
mod caller;
mod chat;
mod description;
mod dice;
mod door;
mod error;
mod events;
mod holiday;
mod lobby;
mod notes;
mod notices;
mod open;
mod operation;
mod operator;
mod orders;
mod people;
mod profile;
mod ratings;
mod records;
mod seating;
mod session;
mod site;
mod socket;
mod tables;
mod tokens;

use std::{net::IpAddr, sync::Arc};

use axum::Router;
use utoipa_axum::router::OpenApiRouter;

use crate::{
    chat::Chat,
    clock::Clock,
    config::{Config, PublicUrl},
    networks::Networks,
    notices::Notices,
    one_by_one::{OneByOne, Turn},
    page::Page,
    people::Passwords,
    preview::{self, Pictures},
    rates::Rates,
    registry::Registry,
    sockets::Sockets,
    store::{Account, AccountId, Broken, Maker, Store},
};

pub use error::Error;

/// What every request can use. Clones are one.
#[derive(Clone)]
pub struct App {
    /// What the operator has decided.
    pub config: Arc<Config>,
    /// All tables.
    pub registry: Registry,
    /// What was done lately, and by which accounts and addresses.
    pub rates: Arc<Rates>,
    /// By which numbers networks are known.
    networks: Networks,
    /// All sockets.
    pub sockets: Sockets,
    /// Hashes passwords.
    pub passwords: Passwords,
    /// Is the server reached by https, so that browsers shall send cookies no other way?
    pub secure_cookies: bool,
    /// How people talk there.
    pub chat: Chat,
    /// How people are told of what waits for them.
    pub notices: Notices,
    /// What browsers get.
    pub page: Page,
    /// Pictures of boards.
    pub pictures: Pictures,
    /// The queue for records that people bring along.
    records: OneByOne,
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
        let registry = Registry::open(store, clock).limited(&config.limits);
        tokio::spawn(registry.clone().answer_for_attendance());
        let sockets = Sockets::new(&config.limits);
        tokio::spawn(operation::tell_online(
            registry.store.clone(),
            registry.clock.clone(),
            sockets.clone(),
        ));
        tokio::spawn(operation::lift_bans(
            registry.store.clone(),
            registry.clock.clone(),
        ));
        App {
            notices: Notices::open(&registry),
            page: Page::default(),
            pictures: Pictures::default(),
            records: OneByOne::default(),
            chat: Chat::default(),
            registry,
            passwords: Passwords::default(),
            rates: Arc::new(Rates::new(&config.limits)),
            networks: Networks::default(),
            secure_cookies: config.public_url.as_ref().is_some_and(PublicUrl::is_secure),
            sockets,
            config: Arc::new(config),
        }
    }

    /// Tells people of what waits for them as the operator wants it.
    ///
    /// # Errors
    /// If that cannot be.
    pub fn with_notices(
        mut self,
        config: crate::notices::NoticeConfig,
    ) -> Result<App, crate::notices::NoticeConfigError> {
        self.notices = self.notices.with(config)?;
        Ok(self)
    }

    /// May this account make a table or take a seat? Where the operator wants no guests, those from before keep
    /// the seats they have.
    fn may_sit(&self, account: &Account) -> Result<(), Error> {
        if account.guest && !self.config.site.guests {
            Err(Error::Forbidden("server-no-guests"))
        } else {
            Ok(())
        }
    }

    /// This account brings a record along: waits until nobody else's is read, and until the turn is dropped nobody
    /// else's will be.
    async fn brings(&self, account: AccountId) -> Result<Turn, Error> {
        self.rates.record(account)?;
        self.records.turn().await
    }

    /// As whose work the computer players of a table wait that this account makes from this address.
    async fn maker(&self, account: &Account, address: IpAddr) -> Result<Maker, Broken> {
        let maker = self.networks.maker(self.store(), account, address);
        maker.await
    }

    fn store(&self) -> &Store {
        &self.registry.store
    }

    fn clock(&self) -> &Clock {
        &self.registry.clock
    }
}

/// Everything that the server answers.
pub fn router(app: App) -> Router {
    let (router, description) = OpenApiRouter::with_openapi(description::begin())
        .merge(events::router())
        .merge(account::router())
        .merge(arrival::router())
        .merge(operation::router())
        .merge(operator::router())
        .merge(site::router())
        .merge(people::router())
        .merge(profile::router())
        .merge(session::router())
        .merge(blocked::router())
        .merge(dice::router())
        .merge(lobby::router())
        .merge(records::router())
        .merge(seating::router())
        .merge(holiday::router())
        .merge(ratings::router())
        .merge(chat::router())
        .merge(notes::router())
        .merge(orders::router())
        .merge(notices::router())
        .merge(calendar::router())
        .merge(tables::router())
        .merge(tokens::router())
        .split_for_parts();
    let description = description::complete(description);
    let router = router
        .merge(bots::router())
        .merge(notices::socket_router())
        .merge(socket::router())
        .merge(preview::router())
        .route(
            "/api",
            axum::routing::get(move || async move { axum::Json(description) }),
        )
        .fallback(crate::page::page)
        .method_not_allowed_fallback(|| async { Error::NoSuchMethod });
    door::before(router, &app).with_state(app)
}
