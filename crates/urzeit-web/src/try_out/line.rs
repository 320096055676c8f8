//! A line that somebody tries out: where it began, and what was played since.

use serde::{Deserialize, Serialize};

/// No line has more entries.
const LONGEST: usize = 200;

/// How many lines of a game are kept, and how many bytes.
const MOST: usize = 8;
const MOST_BYTES: usize = 64 << 10;

/// A line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct TriedLine {
    /// Its name: none of the same game has the same.
    pub(super) id: u64,
    /// What the player saw of the game where it began, in the notation.
    pub(super) seen: String,
    /// The head of a record that begins there, with all that was hidden as it was imagined.
    pub(super) header: String,
    /// What was played since.
    pub(super) entries: Vec<String>,
}

impl TriedLine {
    /// The line after one more entry, which is made when so many of its own were played; nothing if it gets
    /// too long. Another entry than the line has there begins a line of its own, so that both are kept.
    pub(super) fn with(&self, entry: String, at: usize, id: u64) -> Option<TriedLine> {
        if self.entries.get(at) == Some(&entry) {
            return Some(self.clone());
        }
        if at >= LONGEST {
            return None;
        }
        let mut line = self.clone();
        if at < self.entries.len() {
            line.entries.truncate(at);
            line.id = id;
        }
        line.entries.push(entry);
        Some(line)
    }

    /// Does it begin where the game stands, of which its player sees this?
    pub(super) fn is_current(&self, seen: &str) -> bool {
        self.seen == seen
    }

    /// Is the other line a beginning of this one?
    fn contains(&self, other: &TriedLine) -> bool {
        self.header == other.header && self.entries.starts_with(&other.entries)
    }

    /// As a record, after so many entries.
    pub(super) fn record(&self, entries: usize) -> String {
        let mut record = format!("{}log\n", self.header);
        for entry in &self.entries[..entries] {
            record += entry;
            record.push('\n');
        }
        record
    }

    fn bytes(&self) -> usize {
        let entries: usize = self.entries.iter().map(String::len).sum();
        self.seen.len() + self.header.len() + entries
    }
}

/// Puts a line before others, in place of what it was. What begins like it is in it, and the oldest go where there
/// are too many.
pub(super) fn put(lines: &mut Vec<TriedLine>, line: &TriedLine) {
    lines.retain(|other| other.id != line.id && !line.contains(other));
    lines.insert(0, line.clone());
    lines.truncate(MOST);
    let bytes = |lines: &[TriedLine]| lines.iter().map(TriedLine::bytes).sum::<usize>();
    while lines.len() > 1 && bytes(lines) > MOST_BYTES {
        lines.pop();
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn line(id: u64, entries: &[&str]) -> TriedLine {
        TriedLine {
            id,
            seen: "seen".to_owned(),
            header: "header\n".to_owned(),
            entries: entries.iter().map(|&entry| entry.to_owned()).collect(),
        }
    }

    #[test]
    fn a_line_grows_and_another_entry_begins_another_one() {
        let begun = line(1, &["1 place forest c4", "1 end"]);
        let on = begun.with("* dice forest wild".to_owned(), 2, 9).unwrap();
        assert_eq!((on.id, on.entries.len()), (1, 3));
        // What it has already is only gone to.
        assert_eq!(begun.with("1 end".to_owned(), 1, 9), Some(begun.clone()));
        let other = begun.with("1 place forest c5".to_owned(), 1, 9).unwrap();
        assert_eq!(
            other,
            line(9, &["1 place forest c4", "1 place forest c5"]),
            "the one it came from stays"
        );
    }

    #[test]
    fn no_line_gets_too_long() {
        let long = line(1, &["1 end"; LONGEST]);
        assert_eq!(long.with("1 end".to_owned(), LONGEST, 2), None);
        assert!(long.with("2 end".to_owned(), LONGEST - 1, 2).is_some());
    }

    #[test]
    fn a_line_is_out_of_date_when_the_game_stands_elsewhere() {
        let line = line(1, &["1 end"]);
        assert!(line.is_current("seen"));
        assert!(!line.is_current("seen after a move"));
    }

    #[test]
    fn few_lines_are_kept() {
        let mut lines = Vec::new();
        for id in 0..20 {
            put(&mut lines, &line(id, &[&format!("1 {id}")]));
        }
        assert_eq!(lines.len(), MOST);
        assert_eq!((lines[0].id, lines[MOST - 1].id), (19, 12));
        // A line that goes on comes first and is there once, and so is one that was played again.
        put(&mut lines, &line(15, &["1 15", "1 end"]));
        put(&mut lines, &line(30, &["1 18", "1 end"]));
        let ids: Vec<_> = lines.iter().map(|line| line.id).collect();
        assert_eq!(ids, [30, 15, 19, 17, 16, 14, 13, 12]);

        let long = "x".repeat(MOST_BYTES / 3);
        for id in 40..44 {
            put(&mut lines, &line(id, &[&format!("{id} {long}")]));
        }
        assert_eq!(lines.len(), 2, "they take too much room");
    }

    #[test]
    fn a_line_is_a_record() {
        let line = line(1, &["1 end", "* dice forest wild"]);
        assert_eq!(line.record(1), "header\nlog\n1 end\n");
    }
}
