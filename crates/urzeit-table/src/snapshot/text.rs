//! The text of a snapshot.

use std::{fmt, fmt::Write, str::FromStr};

use urzeit_rules::{BadPosition, Game, Seat, Unreadable, Wanted, notation::Words, record::Problem};

use crate::{
    absence::{Remedy, Vote},
    chair::{Chair, Chosen, Offer, Sitter, StandIn, Term, VoteTime, Whereabouts},
    clock::{Millis, read_number},
    event::{Part as _, Person},
    refused::Refused,
    settings::read_level,
    table::Table,
};

impl<G: Game> Table<G> {
    /// The snapshot of now, whether or not the moment is fit.
    pub(super) fn describe(&self) -> String {
        let mut text = String::new();
        self.write_snapshot(&mut text).expect("writing to a string");
        text
    }

    fn write_snapshot(&self, f: &mut impl Write) -> fmt::Result {
        writeln!(f, "snapshot {FORMAT}")?;
        writeln!(f, "rules {}", G::RULES)?;
        writeln!(f, "events {}", self.len())?;
        writeln!(f, "entries {}", self.entries())?;
        writeln!(f, "outcomes {}", self.outcomes)?;
        writeln!(f, "now {}", self.clocks.now())?;
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&self.chairs) {
            write!(f, "seat {seat} ")?;
            write_who(f, chair)?;
            let counts = CLOCK.forms[usize::from(self.clocks.is_paused(seat))];
            write!(f, " {} {counts} ", self.clocks.shown(seat))?;
            writeln!(f, "{}", chair.person)?;
        }
        for seat in Seat::all(self.chairs.len()).filter(|_| self.rated) {
            let chosen = self.chosen(seat);
            let (own, others) = (chosen.by_person, chosen.by_computer);
            writeln!(f, "chose {seat} {own} {others}")?;
        }
        for vote in &self.votes {
            writeln!(f, "vote {} {} {}", vote.seat, vote.away, vote.remedy)?;
        }
        writeln!(f, "position {}", self.position())
    }
}

/// What a snapshot says.
pub(super) struct Snapshot<G> {
    pub(super) events: u32,
    pub(super) entries: u32,
    pub(super) outcomes: u32,
    pub(super) now: Millis,
    pub(super) seats: Vec<Seated>,
    pub(super) chosen: Vec<(Seat, Chosen)>,
    pub(super) votes: Vec<Vote>,
    pub(super) position: G,
}

/// What it says of a seat.
pub(super) struct Seated {
    pub(super) chair: Chair,
    pub(super) left: Millis,
    pub(super) paused: bool,
}

/// No table has seen more events; so no count of them runs over.
const MOST_EVENTS: u32 = 1_000_000_000;

/// The version of the format.
const FORMAT: u32 = 1;

const KEY: Wanted = Wanted {
    kind: "key",
    forms: &[
        "snapshot", "rules", "events", "entries", "outcomes", "now", "seat", "chose", "vote",
        "position",
    ],
};

const CLOCK: Wanted = Wanted {
    kind: "clock",
    forms: &["counts", "paused"],
};

impl<G: Game> Snapshot<G> {
    pub(super) fn read(text: &str) -> Result<Snapshot<G>, Refused> {
        let mut lines = Lines::of(text)?;
        let format: u32 = lines.number("snapshot")?;
        if format != FORMAT {
            let wanted = Wanted {
                kind: "snapshot",
                forms: &["1"],
            };
            return Err(wanted.not(&format.to_string()).into());
        }
        let (found, known) = (lines.number("rules")?, G::RULES);
        if found > known {
            return Err(Problem::RulesVersion { found, known }.into());
        }
        let events = lines.count("events", MOST_EVENTS)?;
        let entries = lines.count("entries", events)?;
        let outcomes = lines.count("outcomes", events)?;
        let now = lines.number("now")?;
        let mut seats = Vec::new();
        while lines.is_next("seat") {
            seats.push(read_seated(lines.field("seat")?, seats.len())?);
        }
        let mut chosen = Vec::new();
        while lines.is_next("chose") {
            chosen.push(read_chosen(lines.field("chose")?, seats.len())?);
        }
        let mut votes = Vec::new();
        while lines.is_next("vote") {
            votes.push(read_vote(lines.field("vote")?, seats.len())?);
        }
        let position = lines.field("position")?.rest();
        lines.end()?;
        Ok(Snapshot {
            events,
            entries,
            outcomes,
            now,
            seats,
            chosen,
            votes,
            position: position
                .parse()
                .map_err(|bad: BadPosition| Problem::Position(bad))?,
        })
    }
}

fn read_chosen(mut words: Words<'_>, seats: usize) -> Result<(Seat, Chosen), Unreadable> {
    let seat: Seat = words.value(Seat::WANTED)?;
    let chosen = Chosen {
        by_person: read_number(&mut words)?,
        by_computer: read_number(&mut words)?,
    };
    words.end()?;
    if seat.index() < seats {
        Ok((seat, chosen))
    } else {
        Err(Seat::WANTED.not(&seat.to_string()))
    }
}

fn read_vote(mut words: Words<'_>, seats: usize) -> Result<Vote, Unreadable> {
    let vote = Vote {
        seat: words.value(Seat::WANTED)?,
        away: words.value(Seat::WANTED)?,
        remedy: words.value(Remedy::WANTED)?,
    };
    words.end()?;
    match [vote.seat, vote.away]
        .into_iter()
        .find(|seat| seat.index() >= seats)
    {
        Some(seat) => Err(Seat::WANTED.not(&seat.to_string())),
        None => Ok(vote),
    }
}

fn read_seated(mut words: Words<'_>, index: usize) -> Result<Seated, Unreadable> {
    let seat: Seat = words.value(Seat::WANTED)?;
    if seat.index() != index {
        return Err(Seat::WANTED.not(&seat.to_string()));
    }
    let mut chair = read_who(&mut words)?;
    let left = read_number(&mut words)?;
    let word = words.word(CLOCK)?;
    let paused = match word {
        "counts" => false,
        "paused" => true,
        other => return Err(CLOCK.not(other)),
    };
    chair.person = Person::read(&mut words)?;
    Ok(Seated {
        chair,
        left,
        paused,
    })
}

fn write_who(f: &mut impl Write, chair: &Chair) -> fmt::Result {
    if let Some(offer) = chair.offer {
        write!(f, "offered {offer} ")?;
    }
    if let Some(ends) = chair.offer_ends {
        write!(f, "offer-ends {ends} ")?;
    }
    if let Some((_, order)) = chair.gone {
        write!(f, "gone {order} ")?;
    }
    if let Some(VoteTime { ends, latest }) = chair.vote_time {
        write!(f, "vote-ends {ends} vote-latest {latest} ")?;
    }
    match chair.presence {
        Whereabouts::Here => {}
        Whereabouts::Away => f.write_str("away ")?,
        Whereabouts::Back => f.write_str("back ")?,
        Whereabouts::AwayAgain => f.write_str("away-again ")?,
        Whereabouts::New => f.write_str("new ")?,
    }
    match (chair.sitter, chair.stand_in) {
        (Some(Sitter::Computer(level)), _) if let Some(gone) = chair.gone() => {
            write!(f, "{gone} {level}")
        }
        (Some(Sitter::Computer(level)), _) => write!(f, "computer {level}"),
        (_, Some(StandIn { level, term })) => match term {
            Term::Turn => write!(f, "turn {level}"),
            Term::Rest => write!(f, "rest {level}"),
        },
        // In a game that has begun every seat is taken.
        (Some(Sitter::Person) | None, None) => f.write_str("person"),
    }
}

fn read_who(words: &mut Words<'_>) -> Result<Chair, Unreadable> {
    const WHO: Wanted = Wanted {
        kind: "who",
        forms: &[
            "person",
            "turn",
            "rest",
            "computer",
            "resigned",
            "left",
            "offered",
            "offer-ends",
            "gone",
            "vote-ends",
            "vote-latest",
            "away",
            "away-again",
            "back",
            "new",
        ],
    };
    let mut chair = Chair {
        sitter: Some(Sitter::Person),
        ..Chair::default()
    };
    let stand_in = |term, level| Some(StandIn { level, term });
    let mut order = 0;
    let mut word = words.word(WHO)?;
    if word == "offered" {
        chair.offer = Some(words.value(Offer::WANTED)?);
        word = words.word(WHO)?;
    }
    if word == "offer-ends" {
        chair.offer_ends = Some(read_number(words)?);
        word = words.word(WHO)?;
    }
    if word == "gone" {
        order = read_number(words)?;
        word = words.word(WHO)?;
    }
    if word == "vote-ends" {
        let ends = read_number(words)?;
        word = words.word(WHO)?;
        let mut latest = ends;
        if word == "vote-latest" {
            latest = read_number(words)?;
            word = words.word(WHO)?;
        }
        chair.vote_time = Some(VoteTime { ends, latest });
    }
    let presence = match word {
        "away" => Whereabouts::Away,
        "away-again" => Whereabouts::AwayAgain,
        "back" => Whereabouts::Back,
        "new" => Whereabouts::New,
        _ => Whereabouts::Here,
    };
    if presence != Whereabouts::Here {
        chair.presence = presence;
        word = words.word(WHO)?;
    }
    match word {
        "person" => {}
        "turn" => chair.stand_in = stand_in(Term::Turn, read_level(words)?),
        "rest" => chair.stand_in = stand_in(Term::Rest, read_level(words)?),
        "computer" => chair.sitter = Some(Sitter::Computer(read_level(words)?)),
        "resigned" | "left" => {
            chair.sitter = Some(Sitter::Computer(read_level(words)?));
            chair.gone = Some((word.parse()?, order));
        }
        other => return Err(WHO.not(other)),
    }
    Ok(chair)
}

/// The lines of a snapshot, in their order.
struct Lines<'a>(std::iter::Peekable<std::str::Split<'a, char>>);

impl<'a> Lines<'a> {
    /// A text that does not end its last line has lost its end.
    fn of(text: &'a str) -> Result<Lines<'a>, Unreadable> {
        let lines = text.strip_suffix('\n');
        let lines = lines.ok_or(Unreadable::Missing { wanted: KEY })?;
        Ok(Lines(lines.split('\n').peekable()))
    }

    fn is_next(&mut self, key: &str) -> bool {
        let line = self.0.peek();
        line.is_some_and(|line| line.split(' ').next() == Some(key))
    }

    /// What stands in the next line after its key.
    fn field(&mut self, key: &str) -> Result<Words<'a>, Unreadable> {
        let mut words = Words::of(self.0.next().unwrap_or_default());
        match words.word(KEY)? {
            found if found == key => Ok(words),
            other => Err(KEY.not(other)),
        }
    }

    fn number<T: FromStr>(&mut self, key: &str) -> Result<T, Unreadable> {
        let mut words = self.field(key)?;
        let number = read_number(&mut words)?;
        words.end()?;
        Ok(number)
    }

    /// A number that cannot be larger than `most`.
    fn count(&mut self, key: &str, most: u32) -> Result<u32, Unreadable> {
        const WANTED: Wanted = Wanted {
            kind: "number",
            forms: &["0, 1, 2, …"],
        };
        let count: u32 = self.number(key)?;
        if count <= most {
            Ok(count)
        } else {
            Err(WANTED.not(&count.to_string()))
        }
    }

    fn end(mut self) -> Result<(), Unreadable> {
        match self.0.next() {
            Some(line) => Err(Unreadable::Extra {
                found: line.to_owned(),
            }),
            None => Ok(()),
        }
    }
}
