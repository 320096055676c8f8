//! The command `urzeit`.

mod trace;

use urzeit_rules::{Genesis, Record};

fn main() {
    let file = std::env::args().nth(1).expect("a file");
    let text = std::fs::read_to_string(file).expect("a record");
    let reading = Record::<Genesis>::read(&text).expect("a header");
    trace::write_trace(&reading.record, &mut std::io::stdout().lock()).expect("standard output");
    if let Some(error) = reading.stopped {
        eprintln!("{error:?}");
        std::process::exit(1);
    }
}
