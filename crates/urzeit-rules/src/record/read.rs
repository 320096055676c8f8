//! Reading a record: every line is checked, the first wrong one stops the reading.

use super::{GAMES, Instead, Note, Problem, ReadError, Record, fields::read_header};
use crate::{
    Choices, Due, Entry, Game,
    notation::{Unreadable, Wanted, Words},
};

/// No record is longer: the longest game with our own counts of pieces has some 110,000 entries.
pub const MAX_BYTES: usize = 16 << 20;
/// Nor has it a longer line, in bytes: half of all cards of the largest box that Lords of Creation
/// allows, dealt at once, take some nineteen thousand.
pub const MAX_LINE: usize = 32 << 10;
/// Nor has it more lines in its log.
pub const MAX_LINES: usize = 500_000;

/// How many legal entries an error shows.
const SHOWN: usize = 4;

const VERSION: &str = "urzeit 1";

/// A record as far as it could be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading<G: Game> {
    /// All that was accepted.
    pub record: Record<G>,
    /// Why reading stopped before the end.
    pub stopped: Option<ReadError>,
}

/// The game whose record this is: one of [`GAMES`].
///
/// # Errors
/// If the text does not begin like a record of a game we know.
pub fn game_of(text: &str) -> Result<&'static str, ReadError> {
    read_opening(&mut Lines::of(text))
}

impl<G: Game> Record<G> {
    /// Reads a record up to its end or the first thing that is wrong in its log.
    ///
    /// # Errors
    /// What is wrong in its header.
    pub fn read(text: &str) -> Result<Reading<G>, ReadError> {
        let mut lines = Lines::of(text);
        let game = read_opening(&mut lines)?;
        if game != G::NAME {
            let wanted = Wanted {
                kind: "game",
                forms: &[G::NAME],
            };
            return Err(lines.error(wanted.not(game)));
        }
        let mut record = Record::new(read_header(&mut lines)?);
        let stopped = read_log(&mut lines, &mut record).err();
        Ok(Reading { record, stopped })
    }
}

/// The lines of a text that are not ignored, with their numbers.
pub(super) struct Lines<'a> {
    text: std::str::SplitTerminator<'a, char>,
    /// How long the text is.
    bytes: usize,
    /// The number of the line read last; one past the last when all are read.
    pub(super) number: usize,
    ended: bool,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Lines<'a> {
        Lines {
            text: text.split_terminator('\n'),
            bytes: text.len(),
            number: 0,
            ended: false,
        }
    }

    pub(super) fn next(&mut self) -> Result<Option<&'a str>, ReadError> {
        for line in self.text.by_ref() {
            self.number += 1;
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if line.len() > MAX_LINE {
                return Err(self.error(Problem::LineTooLong));
            }
            if line.ends_with('\r') {
                return Err(self.error(Problem::CarriageReturn));
            }
            if line.chars().any(is_forbidden) {
                return Err(self.error(Problem::ControlCharacter));
            }
            return Ok(Some(line));
        }
        if !self.ended {
            self.ended = true;
            self.number += 1;
        }
        Ok(None)
    }

    pub(super) fn error(&self, problem: impl Into<Problem>) -> ReadError {
        ReadError::new(self.number.max(1), problem)
    }
}

/// Control characters, and those that turn the direction of what follows on the screen.
pub(super) fn is_forbidden(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn read_opening(lines: &mut Lines<'_>) -> Result<&'static str, ReadError> {
    const GAME: Wanted = Wanted {
        kind: "key",
        forms: &["game"],
    };
    const NAME: Wanted = Wanted {
        kind: "game",
        forms: GAMES,
    };
    if lines.bytes > MAX_BYTES {
        return Err(lines.error(Problem::TooLong));
    }
    let first = lines.next()?;
    if first != Some(VERSION) {
        let found = first.unwrap_or_default().to_owned();
        return Err(lines.error(Problem::NotARecord { found }));
    }
    let mut words = Words::of(lines.next()?.unwrap_or_default());
    let mut read = || -> Result<&'static str, Unreadable> {
        match words.word(GAME)? {
            "game" => {}
            other => return Err(GAME.not(other)),
        }
        let name = words.word(NAME)?;
        words.clone().end()?;
        let known = GAMES.iter().find(|known| **known == name);
        known.copied().ok_or_else(|| NAME.not(name))
    };
    read().map_err(|unreadable| lines.error(unreadable))
}

fn read_log<G: Game>(lines: &mut Lines<'_>, record: &mut Record<G>) -> Result<(), ReadError> {
    while let Some(line) = lines.next()? {
        if line.starts_with("result") {
            return read_results(lines, line, record);
        }
        if record.log().len() == MAX_LINES {
            return Err(lines.error(Problem::TooLong));
        }
        read_line(line, record).map_err(|problem| lines.error(problem))?;
    }
    Ok(())
}

fn read_line<G: Game>(line: &str, record: &mut Record<G>) -> Result<(), Problem> {
    if let Some(note) = line.strip_prefix("! ") {
        record.note(Note::read(note, record.position().players())?);
        return Ok(());
    }
    let entry = line
        .parse::<Entry<G>>()
        .map_err(|why| Problem::UnreadableEntry {
            why,
            instead: instead(record.position(), line),
        })?;
    match record.enter(entry) {
        Ok(_) => Ok(()),
        Err(refusal) => Err(Problem::Refused {
            entry: line.to_owned(),
            why: Box::new(refusal.into()),
            instead: instead(record.position(), line),
        }),
    }
}

/// One line for every seat in order, and nothing after them.
fn read_results<G: Game>(
    lines: &mut Lines<'_>,
    first: &str,
    record: &Record<G>,
) -> Result<(), ReadError> {
    let Some(standings) = record.position().result() else {
        return Err(lines.error(Problem::ResultBeforeEnd));
    };
    let mut line = Some(first);
    for expected in standings.lines() {
        match line {
            Some(found) if found == expected => {}
            Some(_) => return Err(lines.error(Problem::WrongResult { expected })),
            None => return Err(lines.error(Problem::ResultMissing { expected })),
        }
        line = lines.next()?;
    }
    match line {
        Some(_) => Err(lines.error(Problem::AfterResults)),
        None => Ok(()),
    }
}

/// What would have been accepted in place of a line. What a seat may choose is shown only where
/// the line speaks for that seat: it may tell of what the seat alone knows.
fn instead<G: Game>(position: &G, line: &str) -> Instead {
    if let Some(due) = position.due() {
        return Instead::Chance { kind: due.kind() };
    }
    let asked = position.turn().seats();
    if asked.is_empty() {
        return Instead::Nothing;
    }
    let speaker = line.split(' ').next().and_then(|word| word.parse().ok());
    let Some(seat) = speaker.filter(|&seat| asked.contains(seat)) else {
        return Instead::Seats(asked);
    };
    let choices = position.choices(seat);
    let mut like: Vec<String> = choices
        .iter()
        .map(|action| format!("{seat} {action}"))
        .collect();
    like.sort_by_key(|choice| std::cmp::Reverse(common_start(choice, line)));
    like.truncate(SHOWN);
    Instead::Choices {
        seat,
        count: choices.len(),
        like,
    }
}

fn common_start(one: &str, other: &str) -> usize {
    one.bytes()
        .zip(other.bytes())
        .take_while(|(one, other)| one == other)
        .count()
}
