//! What one client was told: it has to fit together at once, and with the record later.

use std::collections::HashMap;

use urzeit_rules::{Seat, Viewer};
use urzeit_table::{
    Wish,
    messages::{Done, Events, NotDone},
};

use crate::follower::Follower;

/// What one client was told.
#[derive(Debug)]
pub(super) struct Log {
    pub(super) table: String,
    /// Begins the identifiers of its wishes.
    pub(super) name: String,
    pub(super) account: i64,
    pub(super) seat: Option<Seat>,
    pub(super) follower: Follower,
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

    /// Events come, each once and in order.
    pub(super) fn hear(&mut self, events: Events) -> Result<(), String> {
        match self.follower.hear(events)? {
            0 => Ok(()),
            again => Err(format!("is told {again} events again")),
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
