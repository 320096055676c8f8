//! Everything that changes a table, and its text: one line that a host stores.

use std::{fmt, str::FromStr};

use urzeit_players::Level;
use urzeit_rules::{Entry, Game, Seat, Unreadable, Wanted, notation::Words, record::Bytes};

use crate::{
    clock::{Millis, read_number},
    settings::read_level,
};

/// Something that happens at a table, and when. Its text is the time, a space, the deed:
/// `1700000000000 2 place forest c4`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event<G: Game> {
    /// When.
    pub at: Millis,
    /// What.
    pub deed: Deed<G>,
}

/// What happens at a table. An entry of the game is written as in its record; everything else
/// begins with a word of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed<G: Game> {
    /// `sit SEAT HEX NAME`: a person sits down, adds bytes to chance (`-` for none) and may
    /// have a name.
    Sit(Seat, Bytes, String),
    /// `computer SEAT LEVEL`: a computer player sits down.
    Computer(Seat, Level),
    /// `leave SEAT`: whoever sits there leaves before the game begins.
    Leave(Seat),
    /// `begin`: all sit, the game begins.
    Begin,
    /// A choice of a player or an outcome of chance, as in the record.
    Entry(Entry<G>),
    /// `confirm SEAT`: the turn shall count.
    Confirm(Seat),
    /// `undo SEAT N`: a player takes back the last N entries of the turn.
    Undo(Seat, usize),
    /// `ask SEAT N`: a player asks to go back to where the game had N entries.
    Ask(Seat, usize),
    /// `agree SEAT`: another one agrees.
    Agree(Seat),
    /// `refuse SEAT`: another one does not.
    Refuse(Seat),
    /// `time-out SEAT`: the seat's time is up.
    TimeOut(Seat),
    /// `stand-in SEAT LEVEL`: the person is gone, a computer player stands in.
    StandIn(Seat, Level),
    /// `return SEAT`: the person is back.
    Return(Seat),
    /// `resign SEAT LEVEL`: the person gives up, a computer player plays on.
    Resign(Seat, Level),
    /// `end-game SEAT`: the person wants to end the game without a result, or agrees to it.
    EndGame(Seat),
    /// `go-on SEAT`: the person does not, or not any more.
    GoOn(Seat),
    /// `close`: the host ends the game without a result.
    Close,
    /// `pause SEAT`: the seat's clock stands still, because its person is on holiday.
    Pause(Seat),
    /// `resume SEAT`: the seat's clock counts again.
    Resume(Seat),
    /// `credit MILLIS`: the host was away so long; those whose clocks ran get it back.
    Credit(Millis),
}

/// The words that begin what is no entry; after them come entries.
const DEED: Wanted = Wanted {
    kind: "event",
    forms: &[
        "sit", "computer", "leave", "begin", "confirm", "undo", "ask", "agree", "refuse",
        "time-out", "stand-in", "return", "resign", "end-game", "go-on", "close", "pause",
        "resume", "credit", "*", "1", "2", "3", "4", "5", "6",
    ],
};

impl<G: Game> fmt::Display for Event<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.at, self.deed)
    }
}

impl<G: Game> fmt::Display for Deed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Sit(seat, bytes, name) => {
                write!(f, "sit {seat} ")?;
                write_bytes_and_name(f, bytes, name)
            }
            Deed::Computer(seat, level) => write!(f, "computer {seat} {level}"),
            Deed::Leave(seat) => write!(f, "leave {seat}"),
            Deed::Begin => f.write_str("begin"),
            Deed::Entry(entry) => entry.fmt(f),
            Deed::Confirm(seat) => write!(f, "confirm {seat}"),
            Deed::Undo(seat, entries) => write!(f, "undo {seat} {entries}"),
            Deed::Ask(seat, entries) => write!(f, "ask {seat} {entries}"),
            Deed::Agree(seat) => write!(f, "agree {seat}"),
            Deed::Refuse(seat) => write!(f, "refuse {seat}"),
            Deed::TimeOut(seat) => write!(f, "time-out {seat}"),
            Deed::StandIn(seat, level) => write!(f, "stand-in {seat} {level}"),
            Deed::Return(seat) => write!(f, "return {seat}"),
            Deed::Resign(seat, level) => write!(f, "resign {seat} {level}"),
            Deed::EndGame(seat) => write!(f, "end-game {seat}"),
            Deed::GoOn(seat) => write!(f, "go-on {seat}"),
            Deed::Close => f.write_str("close"),
            Deed::Pause(seat) => write!(f, "pause {seat}"),
            Deed::Resume(seat) => write!(f, "resume {seat}"),
            Deed::Credit(millis) => write!(f, "credit {millis}"),
        }
    }
}

impl<G: Game> FromStr for Event<G> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Event<G>, Unreadable> {
        let mut words = Words::of(text);
        Ok(Event {
            at: read_number(&mut words)?,
            deed: words.rest().parse()?,
        })
    }
}

impl<G: Game> FromStr for Deed<G> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Deed<G>, Unreadable> {
        let mut words = Words::of(text);
        let deed = match words.word(DEED)? {
            "sit" => return read_sit(words),
            "computer" => Deed::Computer(read_seat(&mut words)?, read_level(&mut words)?),
            "leave" => Deed::Leave(read_seat(&mut words)?),
            "begin" => Deed::Begin,
            "confirm" => Deed::Confirm(read_seat(&mut words)?),
            "undo" => Deed::Undo(read_seat(&mut words)?, read_number(&mut words)?),
            "ask" => Deed::Ask(read_seat(&mut words)?, read_number(&mut words)?),
            "agree" => Deed::Agree(read_seat(&mut words)?),
            "refuse" => Deed::Refuse(read_seat(&mut words)?),
            "time-out" => Deed::TimeOut(read_seat(&mut words)?),
            "stand-in" => Deed::StandIn(read_seat(&mut words)?, read_level(&mut words)?),
            "return" => Deed::Return(read_seat(&mut words)?),
            "resign" => Deed::Resign(read_seat(&mut words)?, read_level(&mut words)?),
            "end-game" => Deed::EndGame(read_seat(&mut words)?),
            "go-on" => Deed::GoOn(read_seat(&mut words)?),
            "close" => Deed::Close,
            "pause" => Deed::Pause(read_seat(&mut words)?),
            "resume" => Deed::Resume(read_seat(&mut words)?),
            "credit" => Deed::Credit(read_number(&mut words)?),
            who if who == "*" || who.parse::<Seat>().is_ok() => {
                return text.parse().map(Deed::Entry);
            }
            other => return Err(DEED.not(other)),
        };
        words.end()?;
        Ok(deed)
    }
}

fn read_sit<G: Game>(mut words: Words<'_>) -> Result<Deed<G>, Unreadable> {
    let seat = read_seat(&mut words)?;
    let (bytes, name) = read_bytes_and_name(words)?;
    Ok(Deed::Sit(seat, bytes, name))
}

/// What somebody who sits down brings along: `HEX NAME`, `-` for no bytes.
pub(crate) fn write_bytes_and_name(
    f: &mut impl fmt::Write,
    bytes: &Bytes,
    name: &str,
) -> fmt::Result {
    match bytes.0[..] {
        [] => f.write_str("-")?,
        _ => write!(f, "{bytes}")?,
    }
    match name {
        "" => Ok(()),
        name => write!(f, " {name}"),
    }
}

/// Reads what [`write_bytes_and_name`] wrote.
pub(crate) fn read_bytes_and_name(mut words: Words<'_>) -> Result<(Bytes, String), Unreadable> {
    let bytes = match words.word(Bytes::WANTED)? {
        "-" => Bytes::default(),
        word => word.parse()?,
    };
    let named = words.more();
    let name = words.rest();
    if named && name.split(' ').any(str::is_empty) {
        return Err(Unreadable::Spacing);
    }
    Ok((bytes, name.to_owned()))
}

fn read_seat(words: &mut Words<'_>) -> Result<Seat, Unreadable> {
    words.value(Seat::WANTED)
}
