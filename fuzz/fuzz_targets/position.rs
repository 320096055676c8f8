//! Reads arbitrary bytes as a position. `cargo +nightly fuzz run position`

#![no_main]

#[path = "../../crates/urzeit-fuzz/src/harness.rs"]
#[allow(dead_code)]
mod harness;

libfuzzer_sys::fuzz_target!(|data: &[u8]| harness::position(data));
