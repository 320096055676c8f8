//! Checking the chance of a record of a game by link: what each seat opened last is all it takes.

use urzeit_rules::{
    Entry, Game, Record,
    record::{Fairness, Line},
};

use super::{
    LENGTH,
    chain::Value,
    commitment, id,
    legs::{self, Legs},
};
use crate::verify::{Unproved, Verified};

/// Draws every outcome of a record again.
pub(crate) fn verify<G: Game>(
    record: &Record<G>,
    fairness: &Fairness,
) -> Result<Verified, Unproved> {
    let opened = opened(record, fairness)?;
    let hash = commitment(opened.iter().map(|opened| opened[0]));
    if hash != fairness.commitment || id(opened[0][0]) != fairness.table {
        return Err(Unproved::OtherValues);
    }
    let mut play = record.header().begin();
    let mut legs = Legs::new(opened.len());
    let mut verified = Verified {
        outcomes: 0,
        taken_back: 0,
        before: 0,
        seats_with_bytes: opened.len(),
        by_link: true,
    };
    for (entries, entry) in record.log().iter().filter_map(Line::entry).enumerate() {
        legs.follow(play.position());
        if let Entry::Chance(found) = entry {
            let drawn = legs.outcome(play.position(), &fairness.table, &opened);
            let drawn = drawn.expect("a record holds chance only where it is due");
            if drawn != found {
                return Err(Unproved::OtherOutcome {
                    number: verified.outcomes + 1,
                    right: verified.outcomes,
                    entries,
                    found: found.to_string(),
                    drawn: drawn.to_string(),
                    by_link: true,
                });
            }
            legs.outcomes += 1;
            verified.outcomes += 1;
        }
        let again = play.enter(entry);
        again.expect("a record holds only what was accepted");
    }
    Ok(verified)
}

/// What each seat opened, its commitment first.
fn opened<G: Game>(record: &Record<G>, fairness: &Fairness) -> Result<Vec<Vec<Value>>, Unproved> {
    let legs = legs::of(record);
    let last = fairness.bytes.iter().zip(legs.begun);
    let opened = last.map(|(bytes, legs)| {
        let value = Value::try_from(bytes).ok().filter(|_| legs <= LENGTH)?;
        Some(value.since(legs + 1))
    });
    let opened: Option<Vec<_>> = opened.collect();
    opened.ok_or(Unproved::OtherValues)
}
