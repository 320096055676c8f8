//! Records: their canonical form, and every way in which a text can fail to be one.
//!
//! - `canonical`: what is printed for what is read, from files and from play
//! - `header`: openings, seats, options, versions of the rules, line ends
//! - `log`: entries, results, undo
//! - `positions`: games that begin from a position
//! - `fairness`: what makes chance one that can be checked
//!
//! Here is what they share: reading, and what a refusal has to be.

#![allow(clippy::unwrap_used)]
// A test is one story, or a table of facts.
#![allow(clippy::too_many_lines)]

mod canonical;
mod fairness;
mod header;
mod log;
mod positions;

use urzeit_rules::{
    Genesis, Record, Unreadable,
    record::{Instead, Problem, ReadError},
};

fn read(text: &str) -> Record<Genesis> {
    let reading = Record::<Genesis>::read(text).unwrap_or_else(|error| panic!("{text}{error:?}"));
    assert_eq!(reading.stopped, None, "{text}");
    reading.record
}

/// Why a text is refused, in its header or later.
fn error(text: &str) -> ReadError {
    match Record::<Genesis>::read(text) {
        Err(error) => error,
        Ok(reading) => {
            let printed = reading.record.to_string();
            reading
                .stopped
                .unwrap_or_else(|| panic!("this was accepted:\n{text}\nand reads\n{printed}"))
        }
    }
}

/// Is a problem the one that is meant?
type Meant = fn(&Problem) -> bool;

/// Every case is refused in this line for a reason of this kind.
fn refused(cases: &[(&str, usize, Meant)]) {
    for (text, line, is_meant) in cases {
        let error = error(text);
        assert!(is_meant(&error.problem), "{text}\n{error:?}");
        assert_eq!(error.line, *line, "{text}\n{error:?}");
    }
}

/// Why a line or an entry cannot be read.
fn why(problem: &Problem) -> Option<&Unreadable> {
    match problem {
        Problem::Unreadable(why) | Problem::UnreadableEntry { why, .. } => Some(why),
        _ => None,
    }
}

fn is_unknown(problem: &Problem) -> bool {
    why(problem).is_some_and(|why| matches!(why, Unreadable::Unknown { .. }))
}

fn is_missing(problem: &Problem) -> bool {
    why(problem).is_some_and(|why| matches!(why, Unreadable::Missing { .. }))
}

fn is_extra(problem: &Problem) -> bool {
    why(problem).is_some_and(|why| matches!(why, Unreadable::Extra { .. }))
}

fn is_spacing(problem: &Problem) -> bool {
    why(problem).is_some_and(|why| matches!(why, Unreadable::Spacing))
}

fn is_unreadable(problem: &Problem) -> bool {
    why(problem).is_some()
}

fn is_key_twice(problem: &Problem) -> bool {
    matches!(problem, Problem::KeyTwice { .. })
}

fn is_key_missing(problem: &Problem) -> bool {
    matches!(problem, Problem::KeyMissing { .. })
}

/// A header of two, in four lines.
const HEAD: &str = "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\n";

/// A land of three spaces: one tile ends the game.
const TINY: &str = "...vvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/\
                    vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv";

/// A finished game of nine lines, without its results.
fn finished() -> String {
    format!("{HEAD}option board {TINY}\nlog\n* start 1\n* dice wild wild\n1 place forest b1\n")
}

/// The entry, rule, and what would have been accepted, of a refused entry.
fn refusal(text: &str) -> (usize, String, &'static str, Instead) {
    let error = error(text);
    match *error.problem {
        Problem::Refused {
            entry,
            why,
            instead,
        } => (error.line, entry, why.rule, instead),
        other => panic!("{text}\n{other:?}"),
    }
}
