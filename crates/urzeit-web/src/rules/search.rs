//! Finding what somebody looks for, and marking it.

use std::ops::Range;

use urzeit_texts::fold;

use super::read::{Block, Piece, pieces};

/// Is it somewhere in this part? What is sought is folded.
pub(super) fn has(block: &Block, sought: &str) -> bool {
    let found = |line: &str| !places(&plain(line), sought).is_empty();
    match block {
        Block::Title(_) => true,
        Block::Heading(number, words) => found(words) || number.as_deref().is_some_and(found),
        Block::Rule(number, words) => found(words) || found(number),
        Block::Paragraph(words) => found(words),
        // Seen, not read: it would only push what is sought out of sight.
        Block::Picture { .. } | Block::Genes(_) => false,
        Block::List(items) => items.iter().any(|item| found(item)),
        Block::Table(rows) => rows.iter().flatten().any(|cell| found(cell)),
    }
}

/// A line as it is read, without marks.
pub(super) fn plain(line: &str) -> String {
    pieces(line).iter().map(Piece::text).collect()
}

/// Where a text has what is sought, however either is written.
pub(super) fn places(text: &str, sought: &str) -> Vec<Range<usize>> {
    let mut places = Vec::new();
    let mut from = 0;
    for (start, _) in text.char_indices() {
        if start < from || sought.is_empty() {
            continue;
        }
        if let Some(length) = begins(&text[start..], sought) {
            from = start + length;
            places.push(start..from);
        }
    }
    places
}

/// The length of what is sought, if a text begins with it.
fn begins(text: &str, sought: &str) -> Option<usize> {
    let mut rest = sought;
    for (place, letter) in text.char_indices() {
        if rest.is_empty() {
            return Some(place);
        }
        for letter in fold(letter) {
            // One letter may stand for two of which only the first is sought.
            if rest.is_empty() {
                break;
            }
            rest = rest.strip_prefix(letter)?;
        }
    }
    rest.is_empty().then_some(text.len())
}

/// A piece of a line that begins at this place of it, cut where what is sought begins and ends.
pub(super) fn cut(piece: &str, begins: usize, places: &[Range<usize>]) -> Vec<(String, bool)> {
    let end = begins + piece.len();
    let mut parts = Vec::new();
    let mut add = |from: usize, to: usize, is_found: bool| {
        if from < to {
            parts.push((piece[from - begins..to - begins].to_owned(), is_found));
        }
    };
    let mut at = begins;
    for place in places {
        let (from, to) = (place.start.clamp(at, end), place.end.clamp(at, end));
        add(at, from, false);
        add(from, to, true);
        at = to;
    }
    add(at, end, false);
    parts
}

#[cfg(test)]
mod tests {
    use urzeit_texts::folded;

    use super::*;

    #[test]
    fn what_is_sought_is_found_however_it_is_written() {
        assert_eq!(places("Area, area", "area"), [0..4, 6..10]);
        assert_eq!(places("aaaa", "aa"), [0..2, 2..4]);
        assert_eq!(places("GEWÄSSER, Was", &folded("wäs")), [2..6, 11..14]);
        for sought in ["point d'énergie", "Point d’energie", "6 pe"] {
            let found = places("6\u{a0}PE, un point d’énergie", &folded(sought));
            assert_eq!(found.len(), 1, "{sought}");
        }
        assert_eq!(places("İstanbul", "stan").first(), Some(&(2..6)));
        assert_eq!(places("groß, groß", "gros"), [0..5, 7..12]);
        assert_eq!(places("au cœur", "co").first(), Some(&(3..6)));
        assert!(places("area", "").is_empty());
        assert!(places("area", "areas").is_empty());
    }

    #[test]
    fn what_is_sought_may_be_emphasised_in_part() {
        let rule = Block::Rule(
            "G-3.2".to_owned(),
            "Place *two tiles* that match.".to_owned(),
        );
        assert!(has(&rule, "two tiles that"));
        assert!(has(&rule, "g-3.2"));
        assert!(!has(&rule, "*two"));
    }

    #[test]
    fn pieces_are_cut_where_marks_begin_and_end() {
        let found = |text: &str| (text.to_owned(), true);
        let rest = |text: &str| (text.to_owned(), false);
        let places = places("two tiles that", "tiles th");
        assert_eq!(cut("two tiles", 0, &places), [rest("two "), found("tiles")]);
        assert_eq!(cut(" that", 9, &places), [found(" th"), rest("at")]);
        assert_eq!(cut("at", 20, &places), [rest("at")]);
    }
}
