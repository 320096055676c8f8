//! Reading the header of a record.

use super::{
    Bytes, Fairness, Header, Problem, ReadError,
    header::{check_name, check_start},
    read::Lines,
};
use crate::{
    Game, Seat, Setup, SetupError,
    notation::{Unreadable, Wanted, Words, number},
};

/// The first words of a header's lines.
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

/// Reads all lines up to `log`.
pub(super) fn read_header<G: Game>(lines: &mut Lines<'_>) -> Result<Header<G>, ReadError> {
    let mut fields = Fields::default();
    loop {
        let Some(line) = lines.next()? else {
            let key = "log".to_owned();
            return Err(lines.error(Problem::KeyMissing { key }));
        };
        let mut words = Words::of(line);
        let key = words
            .word(KEYS)
            .map_err(|unreadable| lines.error(unreadable))?;
        if key == "log" {
            words.end().map_err(|unreadable| lines.error(unreadable))?;
            return fields.header(lines);
        }
        fields
            .read::<G>(lines.number, key, words)
            .map_err(|problem| lines.error(problem))?;
    }
}

/// What the lines of a header say, each with the number of its line.
#[derive(Default)]
struct Fields<'a> {
    seats: Vec<SeatLine<'a>>,
    options: Vec<(usize, &'a str, &'a str)>,
    rules: Option<(usize, u32)>,
    from: Option<(usize, &'a str)>,
    table: Option<&'a str>,
    commitment: Option<Bytes>,
    bytes: Vec<(usize, Seat, Bytes)>,
    seed: Option<Bytes>,
}

struct SeatLine<'a> {
    line: usize,
    seat: Seat,
    who: &'a str,
    name: &'a str,
}

impl<'a> Fields<'a> {
    /// Reads one line whose first word is `key`.
    fn read<G: Game>(
        &mut self,
        line: usize,
        key: &str,
        mut words: Words<'a>,
    ) -> Result<(), Problem> {
        const POSITION: Wanted = Wanted {
            kind: "position",
            forms: &[],
        };
        match key {
            "seat" => return self.read_seat(line, words),
            "option" => return self.read_option::<G>(line, words),
            "bytes" => return self.read_bytes(line, words),
            "rules" => {
                once(self.rules.is_none(), key)?;
                self.rules = Some((line, version(&mut words)?));
            }
            "from" => {
                once(self.from.is_none(), key)?;
                if !words.more() {
                    return Err(Unreadable::Missing { wanted: POSITION }.into());
                }
                self.from = Some((line, words.rest()));
                return Ok(());
            }
            "table" => {
                once(self.table.is_none(), key)?;
                self.table = Some(words.word(Fairness::TABLE)?);
            }
            "commitment" => {
                once(self.commitment.is_none(), key)?;
                self.commitment = Some(words.value(Bytes::WANTED)?);
            }
            "seed" => {
                once(self.seed.is_none(), key)?;
                self.seed = Some(words.value(Bytes::WANTED)?);
            }
            other => return Err(KEYS.not(other).into()),
        }
        Ok(words.end()?)
    }

    fn read_seat(&mut self, line: usize, mut words: Words<'a>) -> Result<(), Problem> {
        const WHO: Wanted = Wanted {
            kind: "who",
            forms: &[],
        };
        let seat = words.value(Seat::WANTED)?;
        let who = words.word(WHO)?;
        let known = self.seats.iter().any(|known| known.seat == seat);
        once(!known, &format!("seat {seat}"))?;
        self.seats.push(SeatLine {
            line,
            seat,
            who,
            name: name(words)?,
        });
        Ok(())
    }

    /// Unknown options are refused at once, so that their number is bounded.
    fn read_option<G: Game>(&mut self, line: usize, mut words: Words<'a>) -> Result<(), Problem> {
        const OPTION: Wanted = Wanted {
            kind: "option",
            forms: &[],
        };
        const VALUE: Wanted = Wanted {
            kind: "value",
            forms: &[],
        };
        let (key, value) = (words.word(OPTION)?, words.word(VALUE)?);
        words.end()?;
        let known = G::OPTIONS.iter().map(|option| option.key);
        if !known.clone().any(|known| known == key) {
            return Err(Problem::Setup(SetupError::UnknownOption {
                key: key.to_owned(),
                known: known.collect(),
            }));
        }
        let twice = self.options.iter().any(|option| option.1 == key);
        once(!twice, &format!("option {key}"))?;
        self.options.push((line, key, value));
        Ok(())
    }

    fn read_bytes(&mut self, line: usize, mut words: Words<'a>) -> Result<(), Problem> {
        let seat = words.value(Seat::WANTED)?;
        let known = self.bytes.iter().any(|bytes| bytes.1 == seat);
        once(!known, &format!("bytes {seat}"))?;
        let bytes = if words.more() {
            words.value(Bytes::WANTED)?
        } else {
            Bytes::default()
        };
        words.end()?;
        self.bytes.push((line, seat, bytes));
        Ok(())
    }

    fn header<G: Game>(mut self, lines: &Lines<'_>) -> Result<Header<G>, ReadError> {
        self.seats.sort_by_key(|seat| seat.seat);
        for (place, seat) in self.seats.iter().enumerate() {
            if seat.seat.index() != place {
                let key = format!("seat {}", Seat::at(place));
                return Err(ReadError::new(seat.line, Problem::KeyMissing { key }));
            }
        }
        let setup = self.setup::<G>(lines)?;
        let (line, rules) = self.rules.unwrap_or((lines.number, 1));
        if rules > G::RULES {
            let problem = Problem::RulesVersion {
                found: rules,
                known: G::RULES,
            };
            return Err(ReadError::new(line, problem));
        }
        Ok(Header {
            names: self.seats.iter().map(|seat| seat.name.to_owned()).collect(),
            rules,
            from: self.position(&setup)?,
            fairness: self.fairness(lines)?,
            setup,
        })
    }

    fn setup<G: Game>(&self, lines: &Lines<'_>) -> Result<G::Setup, ReadError> {
        let who: Vec<_> = self.seats.iter().map(|seat| seat.who).collect();
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
        let of_seat = |seat: &Seat| self.seats.iter().find(|known| known.seat == *seat);
        let of_option = |key: &str| self.options.iter().find(|known| known.1 == key);
        match error {
            SetupError::Players { .. } => None,
            SetupError::UnknownWho { seat, .. } | SetupError::SameWho { seat, .. } => {
                of_seat(seat).map(|seat| seat.line)
            }
            SetupError::UnknownOption { key, .. } | SetupError::OptionTwice { key } => {
                of_option(key).map(|option| option.0)
            }
            SetupError::Value { option, .. }
            | SetupError::TooFew { option, .. }
            | SetupError::Refused { option, .. } => of_option(option.key).map(|option| option.0),
        }
    }

    fn position<G: Game>(&self, setup: &G::Setup) -> Result<Option<G>, ReadError> {
        let Some((line, text)) = self.from else {
            return Ok(None);
        };
        let position: G = text
            .parse()
            .map_err(|bad| ReadError::new(line, Problem::Position(bad)))?;
        check_start(&position, setup).map_err(|problem| ReadError::new(line, problem))?;
        Ok(Some(position))
    }

    /// All of it or nothing.
    fn fairness(&self, lines: &Lines<'_>) -> Result<Option<Fairness>, ReadError> {
        let nothing = self.table.is_none()
            && self.commitment.is_none()
            && self.seed.is_none()
            && self.bytes.is_empty();
        if nothing {
            return Ok(None);
        }
        let missing = |key: String| lines.error(Problem::KeyMissing { key });
        for &(line, seat, _) in &self.bytes {
            if seat.index() >= self.seats.len() {
                let key = format!("seat {seat}");
                return Err(ReadError::new(line, Problem::KeyMissing { key }));
            }
        }
        let bytes = self.seats.iter().map(|SeatLine { seat, .. }| {
            let found = self.bytes.iter().find(|bytes| bytes.1 == *seat);
            found
                .map(|bytes| bytes.2.clone())
                .ok_or_else(|| missing(format!("bytes {seat}")))
        });
        let bytes = bytes.collect::<Result<_, _>>()?;
        let missing = |key: &str| missing(key.to_owned());
        Ok(Some(Fairness {
            table: self.table.ok_or_else(|| missing("table"))?.to_owned(),
            commitment: self
                .commitment
                .clone()
                .ok_or_else(|| missing("commitment"))?,
            bytes,
            seed: self.seed.clone(),
        }))
    }
}

fn once(first: bool, key: &str) -> Result<(), Problem> {
    if first {
        return Ok(());
    }
    let key = key.to_owned();
    Err(Problem::KeyTwice { key })
}

/// The free text to the end of a line.
fn name(words: Words<'_>) -> Result<&str, Problem> {
    let named = words.more();
    let name = words.rest();
    if named && name.is_empty() {
        return Err(Unreadable::Spacing.into());
    }
    check_name(name)?;
    Ok(name)
}

fn version(words: &mut Words<'_>) -> Result<u32, Unreadable> {
    const WANTED: Wanted = Wanted {
        kind: "number",
        forms: &["1, 2, 3, …"],
    };
    let word = words.word(WANTED)?;
    number(word)
        .filter(|version| *version > 0)
        .ok_or_else(|| WANTED.not(word))
}
