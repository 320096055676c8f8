//! The real server, over HTTP and WebSocket, with SQLite and with a real PostgreSQL.
//!
//! - `backup`: everything as one file, and back
//! - `hostile`: every endpoint with what nobody should send
//! - `operation`: health, metrics, limits, headers, whose page may ask
//! - `people`: guests, accounts, sessions, passwords, recovery
//! - `people_bots`: bots' tokens; muting and blocking
//! - `people_games`: what is told, given out and kept of somebody's games
//! - `play`: whole games between people
//!
//! `stage` starts servers and has people who talk to them; `postgres` a database to throw away;
//! `visitor` has browsers and bots.

#![allow(clippy::unwrap_used)]

mod backup;
mod hostile;
mod operation;
mod people;
mod people_bots;
mod people_games;
mod play;
mod postgres;
mod stage;
mod visitor;

/// Runs each of these on both stores; each is a function that takes a [`stage::Stage`].
macro_rules! on_both_stores {
    ($($name:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(crate::stage::Stage::sqlite().await).await;
            })*
        }

        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(crate::stage::Stage::postgres().await).await;
            })*
        }
    };
}

use on_both_stores;
