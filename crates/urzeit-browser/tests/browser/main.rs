//! The page in a real browser, against the real server.
//!
//! They need `chromium` and `chromedriver`, and the program: `cargo build -p urzeit`. A test of
//! the whole workspace builds it.

#![allow(clippy::unwrap_used)]
// A test is one story, or a table of facts.
#![allow(clippy::too_many_lines)]

mod alive;
mod alone;
mod arriving;
mod at_table;
mod back;
mod by_link;
mod drag;
mod editor;
mod ending;
mod evening;
mod fits;
mod harness;
mod hot_seat;
mod input_to_paint;
mod inviting;
mod kept;
mod keyboard;
mod languages;
mod learn;
mod looks;
mod lords;
mod lost;
mod market;
mod offline;
mod online;
mod operators;
mod orders;
mod over_the_table;
mod parts;
mod phone;
mod playback;
mod push;
mod real;
mod records;
mod refused;
mod replay;
mod rules;
mod scoring;
mod screens;
mod screenshots;
mod settings;
mod steady;
mod together;
mod try_out;
mod typed;
mod ways;
mod web_space;
mod whose;
mod wins;
