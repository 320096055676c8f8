//! A game as a link, as `docs/records.md` says: what follows from the rest is not in it.

use std::fmt::{self, Write as _};

use base64::{DecodeError, Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};
use urzeit_rules::{
    Choices, Entry, Game, Record, Seat, Turn,
    record::{Header, game_of},
};

use super::{
    LENGTH, LinkGame,
    bits::{Reader, Writer, width},
    chain::{SIZE, Value},
    error::BadLink,
    is_short,
};

/// The first byte of every link.
const VERSION: u8 = 1;

/// No link is longer, in characters. It bounds what somebody can make a page work on.
pub const MAX_LINK: usize = 64 << 10;

/// No header of a record is longer in a link, in bytes.
const MAX_HEADER: usize = 2 << 10;

/// The bytes at the end that tell whether something was changed on the way.
const CHECKSUM: usize = 4;

/// Every header of a record begins with it, so links leave it out.
const OPENING: &str = "urzeit 1\n";

impl<G: Game> LinkGame<G> {
    /// The part of a link after `#`; nothing while a player is in the middle of a leg.
    #[must_use]
    pub fn link(&self) -> Option<String> {
        if self.free().is_none() && self.waits_for() == self.legs.seat {
            return None;
        }
        let mut bytes = vec![VERSION];
        let header = self.record.header().to_string();
        let header = header.strip_prefix(OPENING)?;
        put_number(&mut bytes, header.len());
        bytes.extend(header.as_bytes());
        bytes.push(self.opened.len() as u8);
        for opened in &self.opened {
            put_number(&mut bytes, opened.len() - 1);
            bytes.extend(opened.last()?.0);
        }
        bytes.extend(self.choices());
        let checksum = checksum(&bytes);
        bytes.extend(checksum);
        Some(BASE64_URL_SAFE_NO_PAD.encode(bytes))
    }

    /// Every choice by its rank among the legal ones.
    fn choices(&self) -> Vec<u8> {
        let mut play = self.record.header().begin();
        let mut bits = Writer::default();
        for entry in self.record.entries() {
            if let Entry::Player(seat, action) = entry {
                let choices = play.position().choices(seat);
                bits.put(rank(&choices, action), width(choices.len()));
            }
            let again = play.enter(entry);
            again.expect("a record holds only what was accepted");
        }
        bits.into_bytes()
    }

    /// Reads a link, or the part after `#`, and plays what it says.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<LinkGame<G>, BadLink> {
        let bytes = decode(text)?;
        let (header, mut rest) = split(&bytes)?;
        let mut game = LinkGame::new(header_of::<G>(header)?)?;
        let joined = usize::from(take::<1>(&mut rest)?[0]);
        if !(1..=game.players()).contains(&joined) {
            return Err(BadLink::Damaged);
        }
        for seat in Seat::all(joined) {
            let (count, last) = (take_number(&mut rest)?, take::<SIZE>(&mut rest)?);
            if count > LENGTH {
                return Err(BadLink::Chain(seat));
            }
            game.opened.push(Value(last).since(count + 1));
        }
        if !Seat::all(joined).all(|seat| is_short(game.record.header().name(seat))) {
            return Err(BadLink::Name);
        }
        let named = |seat: Seat| !game.record.header().name(seat).is_empty();
        let is_named = Seat::all(game.players()).all(|seat| named(seat) == (seat.index() < joined));
        if !is_named {
            return Err(BadLink::Damaged);
        }
        game.play(Reader::new(rest))?;
        Ok(game)
    }

    /// Plays all legs whose values were opened.
    fn play(&mut self, mut bits: Reader<'_>) -> Result<(), BadLink> {
        while let Some(seat) = self.next_opened()? {
            self.begin_leg(seat);
            while self.waits_for() == Some(seat) {
                let entry = match self.due() {
                    Some(outcome) => Entry::Chance(outcome),
                    None => self.take_choice(seat, &mut bits)?,
                };
                self.enter(entry)?;
            }
        }
        if bits.ends() {
            Ok(())
        } else {
            Err(BadLink::Damaged)
        }
    }

    /// The seat that begins the next leg; none if nobody has opened a value for it.
    fn next_opened(&self) -> Result<Option<Seat>, BadLink> {
        let left = |seat: Seat| {
            let opened = self.opened.get(seat.index());
            opened.is_some_and(|opened| opened.len() - 1 > self.opened(seat))
        };
        let next = self.waits_for().filter(|&seat| left(seat));
        match Seat::all(self.players()).find(|&seat| left(seat)) {
            // A value that belongs to no leg.
            Some(seat) if next.is_none() => Err(BadLink::Chain(seat)),
            _ => Ok(next),
        }
    }

    fn take_choice(&self, seat: Seat, bits: &mut Reader<'_>) -> Result<Entry<G>, BadLink> {
        let position = self.record.position();
        if position.turn() != Turn::Player(seat) {
            return Err(BadLink::Damaged);
        }
        let choices = position.choices(seat);
        let rank = bits.take(width(choices.len())).ok_or(BadLink::Damaged)?;
        let action = ranked(&choices, rank).ok_or(BadLink::Damaged)?;
        Ok(Entry::Player(seat, action))
    }
}

/// The place of an action among the legal ones, which are sorted by their notation: that is as old as
/// records, while the order in which the rules list them is their own affair.
fn rank<C: Choices<Action: fmt::Display>>(choices: &C, action: C::Action) -> usize {
    let action = action.to_string();
    let mut text = String::new();
    let less = choices.iter().filter(|choice| {
        text.clear();
        write!(text, "{choice}").expect("a text can be written to");
        text < action
    });
    less.count()
}

/// The action with this place.
fn ranked<C: Choices<Action: fmt::Display>>(choices: &C, rank: usize) -> Option<C::Action> {
    let mut sorted: Vec<_> = choices
        .iter()
        .map(|choice| (choice.to_string(), choice))
        .collect();
    if rank >= sorted.len() {
        return None;
    }
    let (_, found, _) = sorted.select_nth_unstable_by(rank, |one, other| one.0.cmp(&other.0));
    Some(found.1)
}

/// The game that a link is about.
///
/// # Errors
/// What is wrong with it.
pub(super) fn game_in(text: &str) -> Result<&'static str, BadLink> {
    let bytes = decode(text)?;
    let (header, _) = split(&bytes)?;
    game_of(&format!("{OPENING}{header}log\n")).map_err(|_| BadLink::Damaged)
}

/// The bytes of a link, up to its checksum.
fn decode(text: &str) -> Result<Vec<u8>, BadLink> {
    if text.len() > MAX_LINK {
        return Err(BadLink::TooLong);
    }
    // Whatever a messenger has put around it, or into it.
    let text = text.rsplit('#').next().unwrap_or_default();
    let text: String = text
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .collect();
    let mut bytes = match BASE64_URL_SAFE_NO_PAD.decode(text) {
        Ok(bytes) => bytes,
        // All of it could stand in a link, but its end is missing.
        Err(DecodeError::InvalidLength(_) | DecodeError::InvalidLastSymbol(..)) => {
            return Err(BadLink::Damaged);
        }
        Err(_) => return Err(BadLink::NotALink),
    };
    match bytes.first() {
        Some(&VERSION) => {}
        Some(&newer) if newer > VERSION && is_whole(&bytes) => return Err(BadLink::Newer),
        _ => return Err(BadLink::NotALink),
    }
    if !is_whole(&bytes) {
        return Err(BadLink::Damaged);
    }
    bytes.truncate(bytes.len() - CHECKSUM);
    Ok(bytes)
}

fn is_whole(bytes: &[u8]) -> bool {
    let split = bytes.split_last_chunk::<CHECKSUM>();
    split.is_some_and(|(bytes, last)| checksum(bytes) == *last)
}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    let hash = Sha256::digest(bytes);
    *hash.first_chunk().expect("a hash is longer")
}

/// The header's text, and what follows it.
fn split(bytes: &[u8]) -> Result<(&str, &[u8]), BadLink> {
    let mut rest = &bytes[1..];
    let length = take_number(&mut rest)?;
    if length > MAX_HEADER {
        return Err(BadLink::Damaged);
    }
    let (header, rest) = rest.split_at_checked(length).ok_or(BadLink::Damaged)?;
    let header = std::str::from_utf8(header).map_err(|_| BadLink::Damaged)?;
    Ok((header, rest))
}

fn header_of<G: Game>(text: &str) -> Result<Header<G>, BadLink> {
    let read = Record::<G>::read(&format!("{OPENING}{text}log\n"));
    let record = read.map_err(|_| BadLink::Damaged)?.record;
    let header = record.header().clone();
    // A game has one link, so its header has one form.
    if header.to_string().strip_prefix(OPENING) == Some(text) {
        Ok(header)
    } else {
        Err(BadLink::Damaged)
    }
}

/// Seven bits a byte, the lowest first; all but the last have the highest bit.
fn put_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number > 0x7f {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn take_number(rest: &mut &[u8]) -> Result<usize, BadLink> {
    let [low] = take(rest)?;
    if low < 0x80 {
        return Ok(usize::from(low));
    }
    // Nothing that is counted needs a third byte, and nothing is written longer than it has to be.
    match take(rest)? {
        [high @ 1..0x80] => Ok(usize::from(high) << 7 | usize::from(low & 0x7f)),
        _ => Err(BadLink::Damaged),
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], BadLink> {
    let (taken, after) = rest.split_first_chunk().ok_or(BadLink::Damaged)?;
    *rest = after;
    Ok(*taken)
}
