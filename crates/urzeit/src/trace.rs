//! The trace of a record: its entries, and before each choice what could have been chosen.
//!
//! Two implementations of the same rules that agree print the same bytes
//! (`docs/records.md`).

use std::io::{self, Write};

use sha2::{Digest, Sha256};
use urzeit_rules::{
    Choices, Entry, Game, Play, Seat, Standings,
    record::{Problem, Reading},
};

/// Writes the trace of what was accepted of a record.
pub(crate) fn write_trace<G: Game>(reading: &Reading<G>, out: &mut impl Write) -> io::Result<()> {
    let record = &reading.record;
    let mut play = record.header().begin();
    for entry in record.entries() {
        if let Entry::Player(seat, _) = entry {
            write_choices(&play, seat, out)?;
        }
        writeln!(out, "{entry}")?;
        play.enter(entry)
            .expect("a record holds only entries that were accepted");
    }
    // The trace of a refused entry ends before it, even when the game was over.
    let refused = reading.stopped.as_ref().is_some_and(|error| {
        !matches!(
            *error.problem,
            Problem::WrongResult { .. } | Problem::ResultMissing { .. } | Problem::AfterResults
        )
    });
    let standings = record.position().result().filter(|_| !refused);
    for line in standings.iter().flat_map(Standings::lines) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// `? SEAT COUNT DIGEST`
fn write_choices<G: Game>(play: &Play<G>, seat: Seat, out: &mut impl Write) -> io::Result<()> {
    let choices = play.position().choices(seat);
    let mut actions: Vec<String> = choices.iter().map(|action| action.to_string()).collect();
    actions.sort_unstable();
    let mut hash = Sha256::new();
    for action in &actions {
        hash.update(action);
        hash.update("\n");
    }
    write!(out, "? {seat} {} ", actions.len())?;
    for byte in &hash.finalize()[..8] {
        write!(out, "{byte:02x}")?;
    }
    writeln!(out)
}
