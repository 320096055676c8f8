//! The command `urzeit`.

mod trace;

use urzeit_rules::{Game, Genesis, Lords, Record, record::game_of};

fn main() {
    let file = std::env::args().nth(1).expect("a file");
    let text = std::fs::read_to_string(file).expect("a record");
    match game_of(&text).expect("a record") {
        Lords::NAME => trace_of::<Lords>(&text),
        _ => trace_of::<Genesis>(&text),
    }
}

fn trace_of<G: Game>(text: &str) {
    let reading = Record::<G>::read(text).expect("a header");
    trace::write_trace(&reading.record, &mut std::io::stdout().lock()).expect("standard output");
    if let Some(error) = reading.stopped {
        eprintln!("{error:?}");
        std::process::exit(1);
    }
}
