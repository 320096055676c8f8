//! How much memory the server keeps. A process of its own: other tests allocate too.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

use std::fs;

use tokio::task::JoinSet;
use urzeit_server::people::Passwords;

/// What two threads take that hash, 19 MiB each, and some room: half as much again.
const MOST: u64 = 60 << 20;

/// Bytes of this process that are in memory.
fn resident() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kilobytes = line.unwrap().split_whitespace().nth(1).unwrap();
    kilobytes.parse::<u64>().unwrap() << 10
}

/// Thirty wrong passwords once made 22 MB into 441 MB, for good.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_passwords_take_no_memory_away() {
    let passwords = Passwords::default();
    let before = resident();
    let mut guesses = JoinSet::new();
    for guess in 0..30 {
        let passwords = passwords.clone();
        guesses.spawn(async move { passwords.fits(&format!("guess {guess}"), None).await });
    }
    while let Some(fits) = guesses.join_next().await {
        assert!(!fits.unwrap().unwrap());
    }
    let more = resident().saturating_sub(before);
    assert!(more < MOST, "{} MiB more", more >> 20);
}
