//! Reads arbitrary bytes as a record. `cargo +nightly fuzz run record`

#![no_main]

#[path = "../../crates/urzeit-fuzz/src/harness.rs"]
#[allow(dead_code)]
mod harness;

libfuzzer_sys::fuzz_target!(|data: &[u8]| harness::record(data));
