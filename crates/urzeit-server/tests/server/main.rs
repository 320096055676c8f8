//! The real server, over HTTP and WebSocket, with SQLite and with a real PostgreSQL.
//!
//! - `arriving`: what people see and do before they have given a name, and how they come to a table
//! - `authority`: nobody does what is another's to do
//! - `backup`: everything as one file, and back
//! - `behind_nginx`: the same behind a real proxy
//! - `bots`: bots that play by token
//! - `chat`: what people say, and who hears it
//! - `clocks`: time that is up, holidays, time in which nobody was there
//! - `computers`: games with computer players
//! - `corrections`: games that go on when the rules were corrected
//! - `dice`: how often each outcome came
//! - `documented`: the examples of `docs/api.md`
//! - `ending`: giving up, agreeing to end
//! - `every_ending`: all ways in which a game ends, and that everybody is told the same of it
//! - `fair_play`: what players cannot do to each other, and games that do not get stuck
//! - `fair_work`: computer players of many tables, in turn
//! - `gathering`: who has to be there when a game begins
//! - `hostile`: every endpoint with what nobody should send
//! - `impostors`: what was somebody's once, and what another site's page sends, is nobody's
//! - `inviting`: people whom somebody has starred or played with, and inviting them by name
//! - `limits`: how often somebody may ask, guess, and want what is much work
//! - `lobby`: lists of tables
//! - `notes`: what players write down for themselves
//! - `notices`: how people hear that it is their turn
//! - `once`: a move counts once, and is answered as the table is
//! - `operation`: health, metrics, sockets, headers, whose page may ask
//! - `operators`: what operators see and do, and its log
//! - `orders`: standing orders
//! - `page`: the files of the page
//! - `people_bots`: bots' tokens; muting and blocking
//! - `people_games`: what is told, given out and kept of somebody's games
//! - `people`: guests, accounts, sessions, passwords, recovery
//! - `preview`: what a link to a table shows where it is posted
//! - `play`: whole games between people
//! - `presence`: who has a table open, and who may know that
//! - `queue`: what the queue of work gives out, and to whom
//! - `quick_tables`: whose the tables are where people meet who play with whoever is there
//! - `ratings`: what finished games do to ratings
//! - `records`: records exported, brought along, gone on from, checked
//! - `registration`: who may come in
//! - `seating`: sitting down, leaving, beginning, aborting, playing again
//! - `secrecy`: nothing hidden gets out
//! - `servers`: several servers on one PostgreSQL
//! - `sessions`: what sessions and tokens say of themselves, and the names of cookies
//! - `signed_out`: what a session can do that has ended: nothing
//! - `silence`: connections to the database that are dead without a word
//! - `stored_games`: running games of every released version go on
//! - `tables`: what a table can be
//!
//! `stage` starts servers and has people who talk to them; `workshop` has servers that work by
//! themselves; `postgres` a database to throw away; `visitor` has browsers and bots.

#![allow(clippy::unwrap_used)]
// A test is one story, or a table of facts.
#![allow(clippy::too_many_lines)]

mod arriving;
mod authority;
mod backup;
mod behind_nginx;
mod bots;
mod chat;
mod clocks;
mod computers;
mod connection;
mod corrections;
mod dice;
mod documented;
mod ending;
mod endpoints;
mod every_ending;
mod fair_play;
mod fair_work;
mod gathering;
mod hostile;
mod impostors;
mod inviting;
mod limits;
mod lobby;
mod monitoring;
mod notes;
mod notices;
mod once;
mod operation;
mod operators;
mod orders;
mod page;
mod people;
mod people_bots;
mod people_games;
mod play;
mod postgres;
mod presence;
mod preview;
mod queue;
mod quick_tables;
mod ratings;
mod records;
mod registration;
mod seating;
mod secrecy;
mod servers;
mod sessions;
mod signed_out;
mod silence;
mod slow;
mod sql;
mod stage;
mod stored_games;
mod tables;
mod visitor;
mod workshop;

/// Runs each of these on both stores; each is a function that takes a [`stage::Stage`].
macro_rules! on_both_stores {
    ($($name:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                crate::stage::in_time(super::$name(crate::stage::Stage::sqlite().await)).await;
            })*
        }

        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                crate::stage::in_time(super::$name(crate::stage::Stage::postgres().await)).await;
            })*
        }
    };
}

/// Runs each of these with servers that talk to PostgreSQL through a pooler, if there is one on this machine.
macro_rules! behind_a_pooler {
    ($($name:ident),* $(,)?) => {
        mod behind_a_pooler {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                if let Some(stage) = crate::stage::Stage::pooled().await {
                    crate::stage::in_time(super::$name(stage)).await;
                }
            })*
        }
    };
}

use {behind_a_pooler, on_both_stores};
