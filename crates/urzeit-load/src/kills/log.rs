//! What one client was told: it has to fit together at once, and with the record later.

use std::collections::{BTreeMap, HashMap};

use urzeit_rules::{Seat, Viewer};
use urzeit_table::{
    Told, Wish,
    messages::{Done, Events, NotDone, Now},
};

/// What one client was told.
#[derive(Debug)]
pub(super) struct Log {
    pub(super) table: String,
    /// Begins the identifiers of its wishes.
    pub(super) name: String,
    pub(super) account: i64,
    pub(super) seat: Option<Seat>,
    /// All events, from the first on.
    pub(super) told: Vec<Told>,
    /// Where the game stood after so many events.
    pub(super) nows: BTreeMap<u64, Now>,
    /// Everything that it wished for.
    pub(super) wishes: HashMap<String, Said>,
}

/// A wish and what became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Said {
    /// What.
    pub(super) wish: Wish,
    /// How many events the client knew then.
    pub(super) seen: u64,
    /// Which number it has, if it is acknowledged.
    pub(super) done: Option<u64>,
    /// Why it was refused.
    pub(super) refused: Option<String>,
}

impl Log {
    pub(super) fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// How many events it knows.
    pub(super) fn known(&self) -> u64 {
        self.told.len() as u64
    }

    /// Events come, each once and in order.
    pub(super) fn hear(&mut self, events: Events) -> Result<(), String> {
        let Events { first, told, now } = events;
        if first != self.known() {
            return Err(format!(
                "knows {} events and is told from {first} on",
                self.known()
            ));
        }
        self.told.extend(told);
        if now.number != self.known() {
            return Err(format!(
                "knows {} events and hears of {}",
                self.known(),
                now.number
            ));
        }
        let now = timeless(now);
        match self.nows.get(&now.number) {
            Some(before) if *before != now => {
                Err(format!("is told two stories: {before:?}, {now:?}"))
            }
            _ => {
                self.nows.insert(now.number, now);
                Ok(())
            }
        }
    }

    /// A wish is granted. Says whether that is new.
    pub(super) fn done(&mut self, Done { id, number }: &Done) -> Result<bool, String> {
        let wished = self
            .wishes
            .get_mut(id)
            .ok_or_else(|| format!("never wished {id}"))?;
        match wished.done {
            Some(before) if before != *number => {
                return Err(format!("{id} is done as {before} and as {number}"));
            }
            Some(_) => return Ok(false),
            None => wished.done = Some(*number),
        }
        wished.has_one_answer(id).map(|()| true)
    }

    /// A wish is refused.
    pub(super) fn refused(&mut self, NotDone { id, why }: &NotDone) -> Result<(), String> {
        let wished = self
            .wishes
            .get_mut(id)
            .ok_or_else(|| format!("never wished {id}"))?;
        wished.refused = Some(why.error.clone());
        wished.has_one_answer(id)
    }
}

impl Said {
    /// What was granted as it was seen cannot be refused too. (Later it can: if something else came
    /// first it is another wish.)
    fn has_one_answer(&self, id: &str) -> Result<(), String> {
        match &self.refused {
            Some(why) if self.done == Some(self.seen) => {
                Err(format!("{id} is done as {} and refused: {why}", self.seen))
            }
            _ => Ok(()),
        }
    }
}

/// Clocks go on: what they show is not compared.
pub(super) fn timeless(now: Now) -> Now {
    Now {
        left: Vec::new(),
        ..now
    }
}
