//! The page in a real browser, against the real server.
//!
//! They need `chromium` and `chromedriver`, and the program: `cargo build -p urzeit`. A test of
//! the whole workspace builds it.

#![allow(clippy::unwrap_used)]

mod alone;
mod harness;
mod hot_seat;
mod keyboard;
mod offline;
mod online;
mod replay;
mod screens;
mod screenshots;
mod typed;
