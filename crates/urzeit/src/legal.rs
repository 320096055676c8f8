//! `urzeit legal`: what may be entered at the end of a record.

use std::{io::Write, path::PathBuf};

use urzeit_rules::{Choices, Due, Game, Record, record, with_game};

use crate::{failure::Failure, input, text::Text};

/// What `urzeit legal` was asked for.
pub(crate) struct Options {
    /// The record, or `-`.
    pub(crate) file: PathBuf,
}

/// Prints the legal entries.
pub(crate) fn run(options: &Options, text: &Text) -> Result<(), Failure> {
    let source = input::read(&options.file, text)?;
    let wrong = |error| Failure::Wrong(input::read_error(&options.file, &error, text));
    let game = record::game_of(&source).map_err(wrong)?;
    with_game!(game, list(&source)).map_err(wrong)?
}

/// A record that stops at a refused entry has no legal continuation: that is an error too.
fn list<G: Game>(source: &str) -> Result<Result<(), Failure>, record::ReadError> {
    let reading = Record::<G>::read(source)?;
    if let Some(error) = reading.stopped {
        return Err(error);
    }
    Ok(print(reading.record.position()))
}

fn print<G: Game>(position: &G) -> Result<(), Failure> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    if let Some(due) = position.due() {
        writeln!(out, "* {}", due.kind())?;
    }
    for seat in position.turn().seats().iter() {
        let choices = position.choices(seat);
        let mut entries: Vec<_> = choices
            .iter()
            .map(|action| format!("{seat} {action}"))
            .collect();
        entries.sort_unstable();
        for entry in entries {
            writeln!(out, "{entry}")?;
        }
    }
    out.flush()?;
    Ok(())
}
