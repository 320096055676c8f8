//! What is kept: one set of queries for two databases.
//!
//! SQLite is the embedded default; with PostgreSQL several processes share one store. Both have the
//! same tables, and every query is written once, in the SQL that both understand. The few things that
//! differ stand in `sqlite.rs` and `postgres.rs`.
//!
//! | file | subject |
//! |---|---|
//! | `accounts.rs` | accounts |
//! | `admin.rs` | what an operator does |
//! | `append.rs` | events: the one way in which a table changes |
//! | `backup.rs`, `columns.rs` | everything as one file, and back |
//! | `chat.rs` | what people say at tables, and what they report |
//! | `connections.rs` | connections to PostgreSQL, and what becomes of dead ones |
//! | `contact.rs` | how people are reached outside the page |
//! | `deletion.rs` | somebody goes for good |
//! | `digests.rs` | one message a day with everything that waits |
//! | `dice.rs` | how often each outcome of chance came |
//! | `export.rs` | everything that is kept of somebody |
//! | `games.rs` | tables: made, found, listed |
//! | `holidays.rs` | holidays |
//! | `invitations.rs` | seats that are kept for somebody, rematches, who is not welcome |
//! | `ledger.rs` | what tables need of a store: the contract |
//! | `lists.rs` | the lobby, somebody's tables, whose turn it is |
//! | `looks.rs` | what names look like |
//! | `notes.rs` | what players write down for themselves |
//! | `operator_log.rs` | what operators have done |
//! | `notices.rs` | what people are told of outside their tables |
//! | `people.rs` | people whom somebody has starred or played with |
//! | `presence.rs` | who has a table open at which they sit |
//! | `problem.rs` | why a store cannot be opened |
//! | `profiles.rs` | what others may know of somebody |
//! | `push.rs` | browsers that get push messages, and what only they are told |
//! | `ratings.rs` | ratings |
//! | `readers.rs`, `writer.rs` | connections to SQLite: several that read, one that writes |
//! | `reports.rs` | what people report, as operators see it |
//! | `secrets.rs` | what the server alone knows |
//! | `sessions.rs` | sessions and bots' tokens |
//! | `signup.rs` | codes with which people register |
//! | `stuck.rs` | tables at which nothing happens |
//! | `blocked.rs` | whom somebody mutes or blocks |
//! | `wal.rs` | the log beside SQLite's file, if it is damaged |
//! | `work.rs` | what the server has to do by itself, and signs of life |

mod accounts;
mod admin;
mod append;
mod backup;
mod blocked;
mod chat;
mod columns;
mod connections;
mod contact;
mod deletion;
mod dice;
mod digests;
mod export;
mod games;
mod holidays;
mod invitations;
mod ledger;
mod lists;
mod looks;
mod notes;
mod notices;
mod operator_log;
mod people;
mod postgres;
mod presence;
mod problem;
mod profiles;
mod push;
mod ratings;
mod readers;
mod reports;
mod secrets;
mod sessions;
mod signup;
mod sqlite;
mod stuck;
mod wal;
mod work;
mod writer;

use std::{fmt, sync::Arc};

pub use accounts::{Account, Credentials, Known, Preferences, UsedCode, Written};
pub use admin::{Ban, KnownAccount, KnownTable};
pub use append::{Append, Handover, SeatResult, Seated, Seating};
pub use backup::{Restored, Unusable};
pub use chat::{ChatRow, NewLine, NewReport};
pub use contact::Contact;
pub use deletion::{Held, Naming};
pub use dice::Count;
pub use digests::Waits;
pub use games::{Game, Maker, NewGame, Row, Sitting, State, Visibility};
pub use holidays::Holiday;
pub use invitations::{DeclinedInvitation, Reserved};
pub use ledger::Ledger;
pub use lists::{Lobby, Place, Summary, TakenSeat, Unfinished};
pub use notices::{Claimed, Deadline, DueNotice, Taken, Waiting, Way};
pub use operator_log::NewLog;
pub use presence::{Attendance, Attending};
pub use problem::Problem;
pub use profiles::After;
pub use push::Browser;
pub use ratings::{NEW, Pool, Ranked, Rate, Rated, Rating, RatingChange};
pub use reports::Report;
pub use secrets::ServerSecret;
pub use sessions::{ListedSession, NewSession, SESSION, Secret, Session};
use sqlx::{
    AssertSqlSafe, SqlSafeStr as _,
    migrate::{Migration, MigrationType, Migrator},
};
use tokio::sync::broadcast;

use crate::random;
use append::Appends;
use connections::Connections;
pub use urzeit_table::messages::AccountId;
pub use work::{Claim, DueTable, WorkSignal};

/// Milliseconds since 1970, as the store has them.
pub type Time = i64;

/// Where a store is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Address<'a> {
    /// `postgres://…`, or a path for SQLite.
    pub main: &'a str,
    /// Where that is a pooler, which may give every transaction another connection: the database itself.
    pub direct: Option<&'a str>,
}

impl<'a> From<&'a str> for Address<'a> {
    fn from(main: &'a str) -> Address<'a> {
        Address { main, direct: None }
    }
}

impl<'a> From<&'a String> for Address<'a> {
    fn from(main: &'a String) -> Address<'a> {
        Address::from(&**main)
    }
}

/// Where everything is kept. Clones share it.
#[derive(Clone)]
pub struct Store {
    database: Database,
    appends: Appends,
    news: broadcast::Sender<News>,
    work_signal: Arc<WorkSignal>,
    /// Tells this process from others at the same database.
    process: i64,
}

#[derive(Clone)]
enum Database {
    Sqlite(sqlite::Pools),
    Postgres(Connections),
}

/// What another process, or another part of this one, has written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A table has more events, up to this many.
    Events(String, i64),
    /// Something else about a table: chat, who is there.
    Chat(String, i64),
    /// What is in memory of a table's past is no longer so.
    Reload(String),
    /// Sessions of an account have ended.
    SignedOut(AccountId),
    /// What is known of a table besides its events has changed.
    Table(String),
    /// Somebody has come to a table or left it.
    Presence(String),
    /// What waits for an account has changed.
    Notices(AccountId),
    /// We may have missed some: look again.
    Lost,
}

/// The store cannot do what was asked. Nothing was written.
#[derive(Debug)]
pub enum Broken {
    /// The database says so.
    Database(sqlx::Error),
    /// What is stored is not what this program stores.
    Corrupt(String),
    /// The store is none that this program could open. Nothing in it was changed.
    Unfit(Problem),
    /// The program is ending.
    Closed,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::Database(error) => error.fmt(f),
            Broken::Corrupt(what) => write!(f, "the database holds what cannot be read: {what}"),
            Broken::Unfit(problem) => write!(f, "the store cannot be opened: {problem:?}"),
            Broken::Closed => f.write_str("the store is closed"),
        }
    }
}

impl std::error::Error for Broken {}

impl From<sqlx::Error> for Broken {
    fn from(error: sqlx::Error) -> Broken {
        Broken::Database(error)
    }
}

impl From<Problem> for Broken {
    fn from(problem: Problem) -> Broken {
        Broken::Unfit(problem)
    }
}

impl From<sqlx::migrate::MigrateError> for Broken {
    fn from(error: sqlx::migrate::MigrateError) -> Broken {
        Broken::Database(error.into())
    }
}

/// Runs a query that reads, on whichever database it is: `read!(self, |db| query.fetch_one(db))`.
macro_rules! read {
    ($store:expr, |$db:ident| $query:expr) => {
        match &$store.database {
            crate::store::Database::Sqlite(pools) => {
                async {
                    let mut lent = pools.readers.lend().await?;
                    let $db = &mut *lent;
                    $query.await
                }
                .await
            }
            crate::store::Database::Postgres(connections) => {
                crate::store::connections::ask!(connections, |$db| $query)
            }
        }
    };
}

/// Runs what writes in one transaction: `in_transaction!(self, |tx| { query.execute(&mut *tx).await?; value })`.
/// The block may use `?` on database errors, and `return Ok(value)`; then nothing is written.
macro_rules! in_transaction {
    ($store:expr, |$tx:ident| $block:block) => {
        match &$store.database {
            crate::store::Database::Sqlite(pools) => {
                async {
                    let mut turn = pools.writer.turn().await?;
                    let mut counts = false;
                    let written = async {
                        let $tx = turn.connection()?;
                        let value = $block;
                        counts = true;
                        Ok::<_, crate::store::Broken>(value)
                    }
                    .await;
                    turn.end(counts).await?;
                    written
                }
                .await
            }
            crate::store::Database::Postgres(connections) => {
                crate::store::connections::lend!(connections, |lent| async {
                    let mut $tx = lent.transaction().await?;
                    let value = $block;
                    $tx.commit().await?;
                    Ok::<_, crate::store::Broken>(value)
                })
            }
        }?
    };
}

/// A struct whose fields are the columns of a query, read by their names.
macro_rules! row {
    (
        $(#[$about:meta])*
        $visible:vis struct $name:ident {
            $($(#[$doc:meta])* $public:vis $column:ident: $kind:ty,)+
        }
    ) => {
        $(#[$about])*
        $visible struct $name {
            $($(#[$doc])* $public $column: $kind,)+
        }
        crate::store::row!(@of sqlx::sqlite::SqliteRow, $name { $($column)+ });
        crate::store::row!(@of sqlx::postgres::PgRow, $name { $($column)+ });
    };
    (@of $row:ty, $name:ident { $($column:ident)+ }) => {
        impl sqlx::FromRow<'_, $row> for $name {
            fn from_row(row: &$row) -> sqlx::Result<$name> {
                use sqlx::Row as _;
                Ok($name {
                    $($column: row.try_get(stringify!($column))?,)+
                })
            }
        }
    };
}

pub(crate) use {in_transaction, read, row};

/// The number of the last step below; a backup says which one it was made after.
pub(crate) const SCHEMA: i64 = STEPS.len() as i64;

// The steps that brought the tables to what they are, in SQLite's words, each with its name: `STEPS`.
include!(concat!(env!("OUT_DIR"), "/steps.rs"));

/// The steps, as `spoken` says them in the database's own words.
fn migrations(spoken: fn(&str) -> String) -> Migrator {
    let steps = (1..).zip(STEPS).map(|(number, &(name, sql))| {
        Migration::new(
            number,
            name.into(),
            MigrationType::Simple,
            AssertSqlSafe(spoken(sql)).into_sql_str(),
            false,
        )
    });
    Migrator::with_migrations(steps.collect())
}

impl Store {
    /// Opens the store at this address and brings its tables up to date.
    ///
    /// # Errors
    /// If it cannot be reached or is not ours.
    pub async fn open<'a>(address: impl Into<Address<'a>>) -> Result<Store, Broken> {
        let address = address.into();
        let (news, _) = broadcast::channel(4096);
        let work_signal = Arc::new(WorkSignal::default());
        let schemes = ["postgres://", "postgresql://"];
        let is_postgres = schemes
            .iter()
            .any(|scheme| address.main.starts_with(scheme));
        let database = if is_postgres {
            Database::Postgres(postgres::open(&address).await?)
        } else {
            Database::Sqlite(sqlite::open(address.main).await?)
        };
        if let Database::Postgres(connections) = &database {
            postgres::listen(connections, news.clone(), Arc::clone(&work_signal)).await?;
        }
        let appends = Appends::start(database.clone(), news.clone());
        let store = Store {
            database,
            appends,
            news,
            work_signal,
            process: random::id(),
        };
        store.add_missing_looks().await?;
        Ok(store)
    }

    /// What others write from now on.
    #[must_use]
    pub fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// Milliseconds since 1970 by the clock that all processes share: the database's, or ours if the
    /// database is a file.
    ///
    /// # Errors
    /// If the database cannot be reached.
    pub async fn time(&self) -> Result<Time, Broken> {
        match &self.database {
            Database::Sqlite(_) => Ok(crate::clock::system()),
            Database::Postgres(connections) => Ok(postgres::time(connections).await?),
        }
    }

    /// Asks the database for nothing: does it answer?
    ///
    /// # Errors
    /// If it does not.
    pub async fn ping(&self) -> Result<(), Broken> {
        let _: i32 = read!(self, |db| sqlx::query_scalar("SELECT 1").fetch_one(db))?;
        Ok(())
    }

    /// Finishes what is being written and closes.
    pub async fn close(&self) {
        match &self.database {
            Database::Sqlite(pools) => pools.close().await,
            Database::Postgres(connections) => connections.close().await,
        }
    }
}
