//! How often each outcome of chance came in a game that is over.
//!
//! What was taken back by agreement is not in the record and does not count. A seat that stands in an
//! outcome (`draw 2 island3`) is left out; a hand counts card by card; orders and boards, of which
//! hardly two are the same, count by their kind alone.

use std::{collections::BTreeMap, fmt};

/// How often each outcome came: its kind, what it was, the count.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Counts(BTreeMap<(String, String), u64>);

/// Counts the outcomes of a record. Only of a game that is over: some are hidden before.
#[must_use]
pub fn count(record: &str) -> Counts {
    let log = record.split_once("\nlog\n").map_or("", |(_, log)| log);
    let mut counts = Counts::default();
    for outcome in log.lines().filter_map(|line| line.strip_prefix("* ")) {
        let (kind, what) = outcome.split_once(' ').unwrap_or((outcome, ""));
        let without_seat = what.split_once(' ').map_or("", |(_, rest)| rest);
        match kind {
            "deal" => without_seat
                .split(' ')
                .for_each(|card| counts.add(kind, card)),
            "draw" | "marker" => counts.add(kind, without_seat),
            "board" | "order" => counts.add(kind, ""),
            _ => counts.add(kind, what),
        }
    }
    counts
}

impl Counts {
    fn add(&mut self, kind: &str, what: &str) {
        *self
            .0
            .entry((kind.to_owned(), what.to_owned()))
            .or_default() += 1;
    }

    /// Kind, outcome, count.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str, u64)> {
        let counts = self.0.iter();
        counts.map(|((kind, what), count)| (&**kind, &**what, *count))
    }
}

/// One line each: `KIND OUTCOME COUNT`.
impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (kind, what, count) in self.iter() {
            match what {
                "" => writeln!(f, "{kind} {count}")?,
                _ => writeln!(f, "{kind} {what} {count}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn outcomes_are_counted_by_what_matters() {
        let record = "urzeit 1\ngame lords\nseat 1 red\nlog\n* deal 1 island1 hills2 hills2\n\
                      * start 1\n1 keep\n* marker 2 sea\n* marker 1 sea\n* order 2 1\n! undo 3\n\
                      * roll 1 2 3\n* roll 1 2 3\nresult 1 5 win\n";
        assert_eq!(
            count(record).to_string(),
            "deal hills2 2\ndeal island1 1\nmarker sea 2\norder 1\nroll 1 2 3 2\nstart 1 1\n"
        );
    }
}
