//! Reading a record: every line is checked, the first wrong one stops the reading.

use super::{Fairness, GAMES, Header, Instead, Problem, ReadError, Record};
use crate::{
    Choices, Due, Entry, Game, Seat, Setup, SetupError, Turn,
    notation::{Unreadable, Wanted, Words, number},
};

/// No record is longer: the longest games of all have some ten thousand entries.
pub const MAX_BYTES: usize = 16 << 20;
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
struct Lines<'a> {
    text: std::str::Split<'a, char>,
    /// The number of the line read last.
    number: usize,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Lines<'a> {
        Lines {
            text: text.split('\n'),
            number: 0,
        }
    }

    fn next(&mut self) -> Result<Option<&'a str>, ReadError> {
        for line in self.text.by_ref() {
            self.number += 1;
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if line.ends_with('\r') {
                return Err(self.error(Problem::CarriageReturn));
            }
            if line.chars().any(char::is_control) {
                return Err(self.error(Problem::ControlCharacter));
            }
            return Ok(Some(line));
        }
        Ok(None)
    }

    fn error(&self, problem: impl Into<Problem>) -> ReadError {
        ReadError::new(self.number.max(1), problem)
    }
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

/// The lines of a header, each with the number of its line.
#[derive(Default)]
struct Fields<'a> {
    seats: Vec<(usize, Seat, &'a str, &'a str)>,
    options: Vec<(usize, &'a str, &'a str)>,
    rules: Option<u32>,
    from: Option<(usize, &'a str)>,
    table: Option<&'a str>,
    commitment: Option<&'a str>,
    bytes: Vec<(Seat, &'a str)>,
    seed: Option<&'a str>,
}

fn read_header<G: Game>(lines: &mut Lines<'_>) -> Result<Header<G>, ReadError> {
    const KEYS: Wanted = Wanted {
        kind: "key",
        forms: &[
            "seat",
            "option",
            "rules",
            "from",
            "table",
            "commitment",
            "bytes",
            "seed",
            "log",
        ],
    };
    let mut fields = Fields::default();
    loop {
        let line = lines.next()?.unwrap_or_default();
        let mut words = Words::of(line);
        let key = words
            .word(KEYS)
            .map_err(|unreadable| lines.error(unreadable))?;
        if key == "log" {
            words.end().map_err(|unreadable| lines.error(unreadable))?;
            return fields.header(lines);
        }
        fields
            .read(lines.number, key, words, KEYS)
            .map_err(|problem| lines.error(problem))?;
    }
}

impl<'a> Fields<'a> {
    fn read(
        &mut self,
        line: usize,
        key: &str,
        mut words: Words<'a>,
        keys: Wanted,
    ) -> Result<(), Problem> {
        const WHO: Wanted = Wanted {
            kind: "who",
            forms: &[],
        };
        const OPTION: Wanted = Wanted {
            kind: "option",
            forms: &[],
        };
        const VALUE: Wanted = Wanted {
            kind: "value",
            forms: &[],
        };
        const NUMBER: Wanted = Wanted {
            kind: "number",
            forms: &["1, 2, 3, …"],
        };
        const POSITION: Wanted = Wanted {
            kind: "position",
            forms: &[],
        };
        const TABLE: Wanted = Wanted {
            kind: "table",
            forms: &["ID"],
        };
        match key {
            "seat" => {
                let seat = words.value(Seat::WANTED)?;
                let who = words.word(WHO)?;
                once(!self.seats.iter().any(|known| known.1 == seat), || {
                    format!("seat {seat}")
                })?;
                self.seats.push((line, seat, who, name(words)?));
            }
            "option" => {
                let (option, value) = (words.word(OPTION)?, words.word(VALUE)?);
                words.end()?;
                once(!self.options.iter().any(|known| known.1 == option), || {
                    format!("option {option}")
                })?;
                self.options.push((line, option, value));
            }
            "rules" => {
                let word = words.word(NUMBER)?;
                words.end()?;
                once(self.rules.is_none(), || key.to_owned())?;
                let version = number(word).filter(|version| *version > 0);
                self.rules = Some(version.ok_or_else(|| NUMBER.not(word))?);
            }
            "from" => {
                once(self.from.is_none(), || key.to_owned())?;
                if !words.more() {
                    return Err(Unreadable::Missing { wanted: POSITION }.into());
                }
                self.from = Some((line, words.rest()));
            }
            "table" => {
                once(self.table.is_none(), || key.to_owned())?;
                self.table = Some(words.word(TABLE)?);
                words.end()?;
            }
            "commitment" => {
                once(self.commitment.is_none(), || key.to_owned())?;
                self.commitment = Some(hexadecimal(&mut words)?);
                words.end()?;
            }
            "bytes" => {
                let seat = words.value(Seat::WANTED)?;
                once(!self.bytes.iter().any(|known| known.0 == seat), || {
                    format!("bytes {seat}")
                })?;
                let bytes = if words.more() {
                    hexadecimal(&mut words)?
                } else {
                    ""
                };
                words.end()?;
                self.bytes.push((seat, bytes));
            }
            "seed" => {
                once(self.seed.is_none(), || key.to_owned())?;
                self.seed = Some(hexadecimal(&mut words)?);
                words.end()?;
            }
            other => return Err(keys.not(other).into()),
        }
        Ok(())
    }

    fn header<G: Game>(mut self, lines: &Lines<'_>) -> Result<Header<G>, ReadError> {
        self.seats.sort_by_key(|seat| seat.1);
        for (place, &(line, seat, ..)) in self.seats.iter().enumerate() {
            if seat.index() != place {
                let key = format!("seat {}", Seat::at(place));
                return Err(ReadError::new(line, Problem::KeyMissing { key }));
            }
        }
        let setup = self.setup::<G>(lines)?;
        let rules = self.rules.unwrap_or(1);
        if rules > G::RULES {
            let problem = Problem::RulesVersion {
                found: rules,
                known: G::RULES,
            };
            return Err(lines.error(problem));
        }
        Ok(Header {
            names: self.seats.iter().map(|seat| seat.3.to_owned()).collect(),
            rules,
            from: self.position(&setup)?,
            fairness: self
                .fairness()
                .map_err(|key| lines.error(Problem::KeyMissing { key }))?,
            setup,
        })
    }

    fn setup<G: Game>(&self, lines: &Lines<'_>) -> Result<G::Setup, ReadError> {
        let who: Vec<_> = self.seats.iter().map(|seat| seat.2).collect();
        let options: Vec<_> = self
            .options
            .iter()
            .map(|option| (option.1, option.2))
            .collect();
        G::Setup::read(&who, &options).map_err(|error| {
            let line = self.line_of(&error).unwrap_or(lines.number);
            ReadError::new(line, Problem::Setup(error))
        })
    }

    /// The line that a complaint about the setup speaks of.
    fn line_of(&self, error: &SetupError) -> Option<usize> {
        let of_seat = |seat: &Seat| self.seats.iter().find(|known| known.1 == *seat);
        let of_option = |key: &str| self.options.iter().find(|known| known.1 == key);
        match error {
            SetupError::Players { .. } => None,
            SetupError::UnknownWho { seat, .. } | SetupError::SameWho { seat, .. } => {
                of_seat(seat).map(|seat| seat.0)
            }
            SetupError::UnknownOption { key, .. } | SetupError::OptionTwice { key } => {
                of_option(key).map(|option| option.0)
            }
            SetupError::Value { option, .. } | SetupError::Refused { option, .. } => {
                of_option(option.key).map(|option| option.0)
            }
        }
    }

    fn position<G: Game>(&self, setup: &G::Setup) -> Result<Option<G>, ReadError> {
        let Some((line, text)) = self.from else {
            return Ok(None);
        };
        let position: G = text
            .parse()
            .map_err(|bad| ReadError::new(line, Problem::Position(bad)))?;
        if !position.fits(setup) {
            return Err(ReadError::new(line, Problem::PositionDoesNotFit));
        }
        Ok(Some(position))
    }

    /// All of it or nothing; the key that is missing.
    fn fairness(&self) -> Result<Option<Fairness>, String> {
        let given = self.table.is_some()
            || self.commitment.is_some()
            || self.seed.is_some()
            || !self.bytes.is_empty();
        if !given {
            return Ok(None);
        }
        let bytes = self.seats.iter().map(|&(_, seat, ..)| {
            let found = self.bytes.iter().find(|bytes| bytes.0 == seat);
            found
                .map(|bytes| bytes.1.to_owned())
                .ok_or_else(|| format!("bytes {seat}"))
        });
        let bytes = bytes.collect::<Result<Vec<_>, _>>()?;
        Ok(Some(Fairness {
            table: self.table.ok_or("table")?.to_owned(),
            commitment: self.commitment.ok_or("commitment")?.to_owned(),
            bytes,
            seed: self.seed.map(str::to_owned),
        }))
    }
}

fn once(first: bool, key: impl FnOnce() -> String) -> Result<(), Problem> {
    if first {
        Ok(())
    } else {
        Err(Problem::KeyTwice { key: key() })
    }
}

/// Free text to the end of the line, its words separated by single spaces.
fn name(words: Words<'_>) -> Result<&str, Unreadable> {
    if !words.more() {
        return Ok("");
    }
    let name = words.rest();
    if name.split(' ').any(str::is_empty) {
        return Err(Unreadable::Spacing);
    }
    Ok(name)
}

/// Bytes in hexadecimal, lower case.
fn hexadecimal<'a>(words: &mut Words<'a>) -> Result<&'a str, Unreadable> {
    const WANTED: Wanted = Wanted {
        kind: "hexadecimal",
        forms: &["00ff…"],
    };
    let word = words.word(WANTED)?;
    let digits = word
        .bytes()
        .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    if digits && word.len().is_multiple_of(2) {
        Ok(word)
    } else {
        Err(WANTED.not(word))
    }
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
    const UNDO: Wanted = Wanted {
        kind: "note",
        forms: &["undo"],
    };
    const COUNT: Wanted = Wanted {
        kind: "number",
        forms: &["0, 1, 2, …"],
    };
    if let Some(note) = line.strip_prefix("! ") {
        let mut words = Words::of(note);
        match words.word(UNDO)? {
            "undo" => {}
            other => return Err(UNDO.not(other).into()),
        }
        let word = words.word(COUNT)?;
        words.end()?;
        record.note_undo(number(word).ok_or_else(|| COUNT.not(word))?);
        return Ok(());
    }
    let entry = line.parse::<Entry<G>>()?;
    record.enter(entry).map_err(|refusal| {
        Problem::refused(line.to_owned(), refusal, instead(record.position(), line))
    })
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
        Some(extra) => Err(lines.error(Unreadable::Extra {
            found: extra.to_owned(),
        })),
        None => Ok(()),
    }
}

/// What would have been accepted in place of `entry`.
fn instead<G: Game>(position: &G, entry: &str) -> Instead {
    if let Some(due) = position.due() {
        return Instead::Chance { kind: due.kind() };
    }
    let waiting = match position.turn() {
        Turn::Player(seat) => Some(seat),
        // A secret choice is refused in the name of a seat; only that seat's may be shown.
        Turn::Secret(seats) => seats
            .iter()
            .find(|seat| entry.starts_with(&seat.to_string())),
        Turn::Chance | Turn::Over => None,
    };
    let Some(seat) = waiting else {
        return Instead::Nothing;
    };
    let choices = position.choices(seat);
    let mut like: Vec<String> = choices
        .iter()
        .map(|action| format!("{seat} {action}"))
        .collect();
    like.sort_by_key(|choice| std::cmp::Reverse(common_start(choice, entry)));
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
