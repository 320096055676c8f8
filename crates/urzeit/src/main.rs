//! The command `urzeit`.

mod trace;

use urzeit_rules::{Game, Genesis, Record, Ursuppe, record};

fn main() {
    let file = std::env::args().nth(1).expect("a file");
    let text = std::fs::read_to_string(file).expect("a record");
    match record::game_of(&text).expect("a game") {
        Genesis::NAME => print_trace::<Genesis>(&text),
        _ => print_trace::<Ursuppe>(&text),
    }
}

fn print_trace<G: Game>(text: &str) {
    let reading = Record::<G>::read(text).expect("a header");
    trace::write_trace(&reading.record, &mut std::io::stdout().lock()).expect("standard output");
    if let Some(error) = reading.stopped {
        eprintln!("{error:?}");
        std::process::exit(1);
    }
}
