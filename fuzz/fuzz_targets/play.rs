//! Plays a game by arbitrary bytes. `cargo +nightly fuzz run play`

#![no_main]

#[path = "../../crates/urzeit-fuzz/src/harness.rs"]
#[allow(dead_code)]
mod harness;

libfuzzer_sys::fuzz_target!(|data: &[u8]| harness::play(data));
