//! `urzeit verify`: was the chance of a game what the host had committed itself to?

use std::{io::Write, path::PathBuf};

use urzeit_rules::{
    Game, Record, Turn,
    record::{self, ReadError},
    with_game,
};
use urzeit_table::{Unproved, Verified, verify, why};

use crate::{failure::Failure, input, text::Text};

/// What `urzeit verify` was asked for.
pub(crate) struct Options {
    /// The record, or `-`.
    pub(crate) file: PathBuf,
}

/// Draws the outcomes of a record again and says whether they match.
pub(crate) fn run(options: &Options, text: &Text) -> Result<(), Failure> {
    let source = input::read(&options.file, text)?;
    let wrong = |error: ReadError| Failure::Wrong(input::read_error(&options.file, &error, text));
    let game = record::game_of(&source).map_err(wrong)?;
    let checked = with_game!(game, check(&source)).map_err(wrong)?;
    match checked.verdict {
        Ok(verified) => Ok(print(&verified, &checked, text)?),
        Err(unproved) => Err(complaint(&unproved, &source, options, text)),
    }
}

/// What the check of a record gave.
struct Checked {
    verdict: Result<Verified, Unproved>,
    seats: usize,
    is_over: bool,
}

/// A record that the rules refuse proves nothing.
fn check<G: Game>(source: &str) -> Result<Checked, ReadError> {
    let reading = Record::<G>::read(source)?;
    if let Some(error) = reading.stopped {
        return Err(error);
    }
    let position = reading.record.position();
    Ok(Checked {
        verdict: verify(&reading.record),
        seats: position.players(),
        is_over: position.turn() == Turn::Over,
    })
}

fn print(verified: &Verified, checked: &Checked, text: &Text) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for sentence in text.verified(verified, checked.seats) {
        writeln!(out, "{sentence}")?;
    }
    if !checked.is_over {
        writeln!(out, "{}", text.say("verify-unfinished"))?;
    }
    writeln!(out, "{}", text.say("verify-peeked"))?;
    out.flush()?;
    Ok(())
}

fn complaint(unproved: &Unproved, source: &str, options: &Options, text: &Text) -> Failure {
    let message = text.why(&why::unproved(unproved));
    match unproved {
        Unproved::OtherOutcome { entries, .. } => {
            let line = line_of(source, *entries);
            Failure::Wrong(input::wrong_line(&options.file, line, message, text))
        }
        _ => input::wrong(&options.file, &message, text),
    }
}

/// The line of the entry before which so many stand, counted from 1.
fn line_of(source: &str, entries: usize) -> usize {
    let lines = source.lines().enumerate();
    let log = lines.skip_while(|(_, line)| *line != "log").skip(1);
    let mut entry_lines = log.filter(|(_, line)| !line.is_empty() && !line.starts_with(['#', '!']));
    entry_lines.nth(entries).map_or(0, |(place, _)| place + 1)
}
