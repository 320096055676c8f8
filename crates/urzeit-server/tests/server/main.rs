//! The real server, over HTTP and WebSocket, with SQLite and with a real PostgreSQL.
//!
//! - `clocks`: time that is up, holidays, time in which nobody was there
//! - `computers`: games with computer players
//! - `corrections`: games that go on when the rules were corrected
//! - `play`: whole games between people
//! - `ratings`: what finished games do to ratings
//! - `servers`: several servers on one PostgreSQL
//!
//! `stage` starts servers and has people who talk to them; `workshop` has servers that work by
//! themselves; `postgres` a database to throw away.

#![allow(clippy::unwrap_used)]

mod clocks;
mod computers;
mod corrections;
mod play;
mod postgres;
mod ratings;
mod servers;
mod stage;
mod workshop;

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
