//! Every target for a short while; `urzeit-fuzz` does it at length.

#![allow(clippy::unwrap_used)]

use urzeit_fuzz::{driver::Driver, targets};

/// The same inputs every time.
const SEED: u64 = 0;

/// How many inputs each target meets; the slow ones fewer.
fn inputs(target: &str) -> u64 {
    match target {
        "notation" | "setup" => 4000,
        "record" | "position" => 2000,
        "play" | "bot" | "link" => 500,
        "table" | "weights" => 300,
        "http" => 150,
        _ => 30,
    }
}

/// One after the other: what an input costs in memory is measured for the whole process.
#[test]
fn nothing_but_clean_refusals() {
    for name in targets::names() {
        let mut driver = Driver::open(name, SEED).unwrap();
        for number in 0..inputs(name) {
            if let Err(finding) = driver.step(number) {
                let input = String::from_utf8_lossy(&finding.input);
                panic!(
                    "{}\nagain: urzeit-fuzz {name} --seed {SEED} --from {} --count {}\n{input}",
                    finding.why,
                    finding.after.unwrap_or(number),
                    number - finding.after.unwrap_or(number) + 1,
                );
            }
        }
    }
}
