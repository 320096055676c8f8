//! What a player can do, and how it is written.

use std::{fmt, str::FromStr};

use super::{
    amoeba::{Amoeba, Colour, Numbers},
    cubes::Cubes,
    genes::{Gene, Genes},
    soup::{Direction, Space},
};
use crate::{
    Seat,
    notation::{Unreadable, Wanted, Words, number},
};

/// What a player can do: the options of U-7.2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// D-START: the marker starts on this space of the ladder (U-6.4).
    Ladder(u8),
    /// D-SETPLACE: a start amoeba with this number on this space (U-6.5).
    Put(u8, Space),
    /// Moves this one of two colours now (U-18.2).
    Lead(Colour),
    /// D-MOVE: goes with the drift (U-8.2).
    Drift,
    /// D-MOVE: moves by itself (U-8.2).
    Swim,
    /// D-MOVE: stays, with Holding (U-8.2).
    Hold,
    /// D-DIE: uses this one of the two dice (U-8.3).
    Use(u8),
    /// D-DIR: goes there (U-8.3).
    Go(Direction),
    /// D-DIR: stays, with Movement II (U-8.3).
    Stay,
    /// D-CARGO: takes these cubes along (U-8.4).
    Take(Cubes),
    /// D-CLING: these amoebas cling to the one that leaves (U-8.4).
    Cling(Numbers),
    /// D-SECOND: a second step (U-8.2).
    Again,
    /// D-SECOND: no second step (U-8.2).
    Stop,
    /// D-FEED: eats these cubes, with Parasitism at the cost of a host (U-8.5).
    Eat(Cubes, Option<Who>),
    /// D-FEED: attacks this amoeba (U-8.6).
    Attack(Amoeba),
    /// D-FEED: starves (U-8.5).
    Starve,
    /// D-REACT: defends the target (U-8.7).
    Defend,
    /// D-REACT: the target escapes (U-8.7).
    Escape,
    /// D-REACT: lets it happen (U-8.7).
    Accept,
    /// D-RETRY: a second try against this amoeba (U-8.6, U-12.3).
    Retry(Amoeba),
    /// D-RETRY: no second try (U-8.6).
    GiveUp,
    /// D-DEFECT: pays these BP and genes (U-9.3).
    Pay(u16, Genes),
    /// D-BUY: buys a gene; the card traded in, if there is a choice (U-10.3).
    Buy(Gene, Option<Gene>),
    /// D-DIVIDE: a new amoeba with this number on this space (U-11).
    Divide(u8, Space),
    /// D-AGGR: an own amoeba attacks that one (U-12.3).
    Aggress(Amoeba, Amoeba),
    /// D-BUY, D-DIVIDE: nothing more.
    Done,
    /// D-AGGR: no attack (U-12.3).
    Pass,
}

/// How the notation names a player: by seat; by colour where a seat plays two (U-18.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The player in this seat.
    Seat(Seat),
    /// The player of this colour.
    Colour(Colour),
}

impl Who {
    /// What a reader expects where a player stands.
    pub const WANTED: Wanted = Wanted {
        kind: "player",
        forms: &["SEAT", "COLOUR"],
    };
}

impl Action {
    const WANTED: Wanted = Wanted {
        kind: "action",
        forms: &[
            "ladder NUMBER",
            "put NUMBER SPACE",
            "lead COLOUR",
            "drift",
            "swim",
            "hold",
            "use DIE",
            "go DIRECTION",
            "stay",
            "take COLOUR COUNT …",
            "take none",
            "cling NUMBER …",
            "cling none",
            "again",
            "stop",
            "eat COLOUR COUNT … [host SEAT]",
            "attack AMOEBA",
            "starve",
            "defend",
            "escape",
            "accept",
            "retry AMOEBA",
            "give-up",
            "pay BP GENE …",
            "buy GENE [for GENE]",
            "divide NUMBER SPACE",
            "aggress AMOEBA AMOEBA",
            "done",
            "pass",
        ],
    };
}

/// Stands where a list is empty.
const NONE: &str = "none";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Ladder(space) => write!(f, "ladder {space}"),
            Action::Put(number, space) => write!(f, "put {number} {space}"),
            Action::Lead(colour) => write!(f, "lead {colour}"),
            Action::Drift => f.write_str("drift"),
            Action::Swim => f.write_str("swim"),
            Action::Hold => f.write_str("hold"),
            Action::Use(die) => write!(f, "use {die}"),
            Action::Go(direction) => write!(f, "go {direction}"),
            Action::Stay => f.write_str("stay"),
            Action::Take(cubes) if cubes.is_none() => write!(f, "take {NONE}"),
            Action::Take(cubes) => write!(f, "take {cubes}"),
            Action::Cling(numbers) => write_cling(f, *numbers),
            Action::Again => f.write_str("again"),
            Action::Stop => f.write_str("stop"),
            Action::Eat(cubes, None) => write!(f, "eat {cubes}"),
            Action::Eat(cubes, Some(host)) => write!(f, "eat {cubes} host {host}"),
            Action::Attack(target) => write!(f, "attack {target}"),
            Action::Starve => f.write_str("starve"),
            Action::Defend => f.write_str("defend"),
            Action::Escape => f.write_str("escape"),
            Action::Accept => f.write_str("accept"),
            Action::Retry(target) => write!(f, "retry {target}"),
            Action::GiveUp => f.write_str("give-up"),
            Action::Pay(bp, genes) => {
                write!(f, "pay {bp}")?;
                genes.iter().try_for_each(|gene| write!(f, " {gene}"))
            }
            Action::Buy(gene, None) => write!(f, "buy {gene}"),
            Action::Buy(gene, Some(traded)) => write!(f, "buy {gene} for {traded}"),
            Action::Divide(number, space) => write!(f, "divide {number} {space}"),
            Action::Aggress(own, target) => write!(f, "aggress {own} {target}"),
            Action::Done => f.write_str("done"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

fn write_cling(f: &mut fmt::Formatter<'_>, numbers: Numbers) -> fmt::Result {
    f.write_str("cling")?;
    if numbers.is_empty() {
        return write!(f, " {NONE}");
    }
    numbers.iter().try_for_each(|number| write!(f, " {number}"))
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Words::of(text);
        let action = match words.word(Action::WANTED)? {
            "ladder" => Action::Ladder(read_number(&mut words)?),
            "put" => Action::Put(read_amoeba_number(&mut words)?, words.value(Space::WANTED)?),
            "lead" => Action::Lead(words.value(Colour::WANTED)?),
            "drift" => Action::Drift,
            "swim" => Action::Swim,
            "hold" => Action::Hold,
            "use" => Action::Use(read_die(&mut words)?),
            "go" => Action::Go(words.value(Direction::WANTED)?),
            "stay" => Action::Stay,
            "take" => Action::Take(read_cargo(&mut words)?),
            "cling" => Action::Cling(read_clingers(&mut words)?),
            "again" => Action::Again,
            "stop" => Action::Stop,
            "eat" => Action::Eat(read_diet(&mut words)?, read_host(&mut words)?),
            "attack" => Action::Attack(words.value(Amoeba::WANTED)?),
            "starve" => Action::Starve,
            "defend" => Action::Defend,
            "escape" => Action::Escape,
            "accept" => Action::Accept,
            "retry" => Action::Retry(words.value(Amoeba::WANTED)?),
            "give-up" => Action::GiveUp,
            "pay" => Action::Pay(read_number(&mut words)?, read_genes(&mut words)?),
            "buy" => Action::Buy(words.value(Gene::WANTED)?, read_trade(&mut words)?),
            "divide" => {
                Action::Divide(read_amoeba_number(&mut words)?, words.value(Space::WANTED)?)
            }
            "aggress" => {
                Action::Aggress(words.value(Amoeba::WANTED)?, words.value(Amoeba::WANTED)?)
            }
            "done" => Action::Done,
            "pass" => Action::Pass,
            other => return Err(Action::WANTED.not(other)),
        };
        words.end()?;
        Ok(action)
    }
}

fn read_number<T: FromStr>(words: &mut Words<'_>) -> Result<T, Unreadable> {
    const WANTED: Wanted = Wanted {
        kind: "number",
        forms: &["0, 1, 2, …"],
    };
    let word = words.word(WANTED)?;
    number(word).ok_or_else(|| WANTED.not(word))
}

fn read_amoeba_number(words: &mut Words<'_>) -> Result<u8, Unreadable> {
    Numbers::read(words.word(Numbers::WANTED)?)
}

/// A face of a die: 1 to 6 (U-2.4).
pub(super) fn read_die(words: &mut Words<'_>) -> Result<u8, Unreadable> {
    const WANTED: Wanted = Wanted {
        kind: "die",
        forms: &["1", "2", "3", "4", "5", "6"],
    };
    let word = words.word(WANTED)?;
    number(word)
        .filter(|die| (1..=6).contains(die))
        .ok_or_else(|| WANTED.not(word))
}

/// Is this the next word? Then it is read.
fn skip(words: &mut Words<'_>, expected: &str) -> bool {
    let mut ahead = words.clone();
    let found = ahead.word(Action::WANTED) == Ok(expected);
    if found {
        *words = ahead;
    }
    found
}

fn read_diet(words: &mut Words<'_>) -> Result<Cubes, Unreadable> {
    let cubes = Cubes::read(words)?;
    if cubes.is_none() {
        return Err(Cubes::WANTED.not(words.word(Cubes::WANTED)?));
    }
    Ok(cubes)
}

fn read_cargo(words: &mut Words<'_>) -> Result<Cubes, Unreadable> {
    if skip(words, NONE) {
        return Ok(Cubes::NONE);
    }
    read_diet(words)
}

fn read_host(words: &mut Words<'_>) -> Result<Option<Who>, Unreadable> {
    if skip(words, "host") {
        return words.value(Who::WANTED).map(Some);
    }
    Ok(None)
}

fn read_trade(words: &mut Words<'_>) -> Result<Option<Gene>, Unreadable> {
    if skip(words, "for") {
        return words.value(Gene::WANTED).map(Some);
    }
    Ok(None)
}

/// Numbers in ascending order, at least one, or `none`.
fn read_clingers(words: &mut Words<'_>) -> Result<Numbers, Unreadable> {
    let mut numbers = Numbers::NONE;
    if skip(words, NONE) {
        return Ok(numbers);
    }
    let mut least = 1;
    while words.more() || numbers.is_empty() {
        let word = words.word(Numbers::WANTED)?;
        let number = Numbers::read(word)?;
        if number < least {
            return Err(Numbers::WANTED.not(word));
        }
        least = number + 1;
        numbers.insert(number);
    }
    Ok(numbers)
}

/// Genes in the order of the table, to the end of the line.
fn read_genes(words: &mut Words<'_>) -> Result<Genes, Unreadable> {
    let mut genes = Genes::NONE;
    let mut least = 0;
    while words.more() {
        let word = words.word(Gene::WANTED)?;
        let gene: Gene = word.parse()?;
        if gene.index() < least {
            return Err(Gene::WANTED.not(word));
        }
        least = gene.index() + 1;
        genes.insert(gene);
    }
    Ok(genes)
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Seat(seat) => seat.fmt(f),
            Who::Colour(colour) => colour.fmt(f),
        }
    }
}

impl FromStr for Who {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Who, Unreadable> {
        let seat = word.parse().map(Who::Seat);
        seat.or_else(|_| word.parse().map(Who::Colour))
            .map_err(|_| Who::WANTED.not(word))
    }
}
