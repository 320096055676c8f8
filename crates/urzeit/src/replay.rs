//! `urzeit replay`: plays a record and shows where the game stands.

use std::{
    io::{BufWriter, Write},
    path::PathBuf,
};

use anstream::{AutoStream, ColorChoice};
use serde_json::{Value, json};
use urzeit_rules::{
    Due, Record, Seat, Setup, Turn, record,
    record::{Note, ReadError},
    with_game,
};
use urzeit_table::Conclusion;

use crate::{
    failure::Failure,
    input,
    show::{self, Show},
    text::Text,
    trace::write_trace,
};

/// What `urzeit replay` was asked for.
pub(crate) struct Options {
    /// The record, or `-`.
    pub(crate) file: PathBuf,
    /// What to print.
    pub(crate) form: Form,
    /// Whether to colour it.
    pub(crate) color: ColorChoice,
}

/// What to print of a record.
pub(crate) enum Form {
    /// The position and the result, for people.
    Board,
    /// The same, for programs.
    Json,
    /// A picture of the board.
    Svg,
    /// The entries and what could have been chosen.
    Trace,
}

/// Plays a record and prints it, up to the first entry that is refused.
pub(crate) fn run(options: &Options, text: &Text) -> Result<(), Failure> {
    let source = input::read(&options.file, text)?;
    let explain = |error: &ReadError| input::read_error(&options.file, error, text);
    let game = record::game_of(&source).map_err(|error| Failure::Wrong(explain(&error)))?;
    let stopped = with_game!(game, play(&source, options, text))?;
    match stopped {
        Some(error) => Err(Failure::Wrong(explain(&error))),
        None => Ok(()),
    }
}

fn play<G: Show>(
    source: &str,
    options: &Options,
    text: &Text,
) -> Result<Option<ReadError>, Failure> {
    let reading = Record::<G>::read(source)
        .map_err(|error| Failure::Wrong(input::read_error(&options.file, &error, text)))?;
    let out = AutoStream::new(std::io::stdout(), options.color).lock();
    let mut out = BufWriter::new(out);
    match options.form {
        Form::Board => show::write(&reading.record, text, &mut out)?,
        Form::Svg => write!(out, "{}", show::picture(&reading.record, text))?,
        Form::Trace => write_trace(&reading, &mut out)?,
        Form::Json => {
            let stopped = reading.stopped.as_ref().map(|error| {
                json!({
                    "line": error.line,
                    "message": text.problem(&error.problem),
                })
            });
            serde_json::to_writer_pretty(&mut out, &to_json(&reading.record, stopped.as_ref()))
                .map_err(std::io::Error::from)?;
            writeln!(out)?;
        }
    }
    out.flush()?;
    Ok(reading.stopped)
}

/// The record as `docs/replay-json.md` describes it.
fn to_json<G: Show>(record: &Record<G>, stopped: Option<&Value>) -> Value {
    let header = record.header();
    let position = record.position();
    let options: serde_json::Map<_, _> = header
        .setup()
        .options()
        .into_iter()
        .map(|(key, value)| (key.to_owned(), value.into()))
        .collect();
    let numbers = |seats: urzeit_rules::Seats| seats.iter().map(Seat::number).collect::<Vec<_>>();
    let waits_for = match position.turn() {
        // The position of a game that was given up would go on.
        _ if Conclusion::of_record(record).is_some() => json!({ "kind": "nothing" }),
        Turn::Player(_) => json!({ "kind": "player", "seats": numbers(position.turn().seats()) }),
        Turn::Secret(seats) => json!({ "kind": "secret", "seats": numbers(seats) }),
        Turn::Chance => {
            json!({ "kind": "chance", "outcome": position.due().map(|due| due.kind()) })
        }
        Turn::Over => json!({ "kind": "nothing" }),
    };
    let result = position.result().map(|standings| {
        let seats = Seat::all(position.players()).zip(standings.points());
        let lines = seats.map(|(seat, points)| {
            let outcome = standings.outcome(seat).to_string();
            json!({ "seat": seat.number(), "points": points, "outcome": outcome })
        });
        lines.collect::<Vec<_>>()
    });
    let notes = record
        .notes()
        .map(|(after, note)| note_to_json(after, note));
    json!({
        "urzeit": 1,
        "game": G::NAME,
        "rules": header.rules(),
        "seats": show::seats_json(record),
        "options": options,
        "from": header.from().map(ToString::to_string),
        "log": record.entries().map(|entry| entry.to_string()).collect::<Vec<_>>(),
        "notes": notes.collect::<Vec<_>>(),
        "position": position.to_string(),
        "waits_for": waits_for,
        "result": result,
        G::NAME: position.details(),
        "stopped": stopped,
    })
}

/// One of `notes`, after so many entries.
fn note_to_json(after: usize, note: &Note) -> Value {
    let kind = note.kind();
    match note {
        Note::Undo { outcomes } => json!({ "after": after, "kind": kind, "outcomes": outcomes }),
        Note::Resign(seat) | Note::TimeOut(seat) | Note::Return(seat) | Note::Leave(seat) => {
            json!({ "after": after, "kind": kind, "seat": seat.number() })
        }
        Note::Substitute(seat, name) => {
            json!({ "after": after, "kind": kind, "seat": seat.number(), "name": name })
        }
        Note::End(early) => json!({ "after": after, "kind": kind, "how": early.to_string() }),
    }
}
