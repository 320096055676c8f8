//! What somebody means who types only the beginnings of words.

use urzeit_rules::notation::begins;
use urzeit_texts::is_begun;

/// What was typed, compared with what may be entered.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Meant<'a> {
    /// This and nothing else.
    One(&'a str),
    /// One of these.
    Several(Vec<&'a str>),
    /// None of what may be entered; its words written out as far as they are known.
    Nothing(String),
}

/// What is meant by words of which only the beginnings were typed: `pl f c4` is
/// `place forest c4`. A word that is typed in full is not the beginning of a longer one.
pub(super) fn meant<'a>(typed: &str, legal: &'a [String]) -> Meant<'a> {
    let words: Vec<_> = typed.split_whitespace().collect();
    let mut left: Vec<&str> = legal.iter().map(String::as_str).collect();
    let mut written = Vec::new();
    for (place, word) in words.iter().enumerate() {
        let matching = narrowed(&left, place, word);
        let Some(first) = matching.first().and_then(|entry| nth(entry, place)) else {
            written.extend(words[place..].iter().map(|word| (*word).to_owned()));
            return Meant::Nothing(written.join(" "));
        };
        let agreed = matching
            .iter()
            .all(|entry| nth(entry, place) == Some(first));
        written.push(if agreed { first } else { *word }.to_owned());
        left = matching;
    }
    if let [only] = left[..] {
        return Meant::One(only);
    }
    // All the others only go on from this one: `pay 0` and `pay 0 armor`.
    let written = written.join(" ");
    let goes_on = |entry: &&str| entry.strip_prefix(&written).is_some_and(begins_word);
    match left.iter().find(|entry| **entry == written) {
        Some(entry) if left.iter().all(goes_on) => Meant::One(entry),
        _ => Meant::Several(left),
    }
}

/// The words that can stand where the last of these words, typed or not yet, stands.
pub(super) fn next_words<'a>(typed: &str, legal: &'a [String]) -> Vec<&'a str> {
    let mut words: Vec<_> = typed.split_whitespace().collect();
    if typed.is_empty() || typed.ends_with(' ') {
        words.push("");
    }
    let mut left: Vec<&str> = legal.iter().map(String::as_str).collect();
    let Some((last, before)) = words.split_last() else {
        return Vec::new();
    };
    for (place, word) in before.iter().enumerate() {
        left = narrowed(&left, place, word);
    }
    let next = left.iter().filter_map(|entry| nth(entry, before.len()));
    // Commands are words of a language, and may have accents.
    let is_next = |word: &&str| begins(word, last) || !word.is_ascii() && is_begun(word, last);
    let mut next: Vec<_> = next.filter(is_next).collect();
    next.sort_unstable();
    next.dedup();
    next
}

/// A part of a list of entries.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Part<'a> {
    /// A single one.
    Entry(&'a str),
    /// Some that differ in their last word only.
    Endings {
        /// What they have in common.
        beginning: &'a str,
        /// Their last words.
        endings: Vec<&'a str>,
    },
    /// Some that begin alike.
    Group {
        /// What they have in common.
        beginning: String,
        /// The first of them.
        like: &'a str,
        /// How many there are.
        count: usize,
    },
}

/// How many entries are listed one by one.
const LISTED: usize = 24;

/// Those entries that begin with these words.
pub(super) fn beginning_with<'a>(typed: &str, legal: &'a [String]) -> Vec<&'a str> {
    let mut left: Vec<&str> = legal.iter().map(String::as_str).collect();
    for (place, word) in typed.split_whitespace().enumerate() {
        left = narrowed(&left, place, word);
    }
    left
}

/// Entries one by one or, where they are many, by what they have in common.
pub(super) fn parts<'a>(entries: &[&'a str]) -> Vec<Part<'a>> {
    if entries.len() <= LISTED {
        return entries.iter().map(|entry| Part::Entry(entry)).collect();
    }
    let split = |entry: &&'a str| entry.rsplit_once(' ');
    let (beginnings, endings): (Vec<_>, Vec<_>) = entries.iter().filter_map(split).unzip();
    if let Some(&beginning) = beginnings.first()
        && beginnings.len() == entries.len()
        && beginnings.iter().all(|other| *other == beginning)
    {
        return vec![Part::Endings { beginning, endings }];
    }
    // They are several, so they differ in some word, and no entry has so many.
    let mut groups = (1..99).map(|length| grouped(entries, length));
    groups.find(|groups| groups.len() > 1).unwrap_or_default()
}

fn grouped<'a>(entries: &[&'a str], length: usize) -> Vec<Part<'a>> {
    let beginning = |entry: &str| entry.split(' ').take(length).collect::<Vec<_>>().join(" ");
    let groups = entries.chunk_by(|one, other| beginning(one) == beginning(other));
    let part = |group: &[&'a str]| match *group {
        [only] => Part::Entry(only),
        _ => Part::Group {
            beginning: beginning(group[0]),
            like: group[0],
            count: group.len(),
        },
    };
    groups.map(part).collect()
}

/// Sorts entries by their words, with a10 after a9.
pub(super) fn sort(entries: &mut [String]) {
    entries.sort_by_cached_key(|entry| {
        let mut key = String::new();
        let mut rest = entry.as_str();
        while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
            let (before, from) = rest.split_at(start);
            let end = from.find(|letter: char| !letter.is_ascii_digit());
            let (number, after) = from.split_at(end.unwrap_or(from.len()));
            key.push_str(before);
            key.push_str(&format!("{number:0>4}"));
            rest = after;
        }
        key.push_str(rest);
        key
    });
}

/// Those of which the word in this place begins so; if there is one that is exactly so, only
/// that.
fn narrowed<'a>(entries: &[&'a str], place: usize, word: &str) -> Vec<&'a str> {
    let of_word = |is_it: &dyn Fn(&str) -> bool| -> Vec<&'a str> {
        let entries = entries.iter().copied();
        entries
            .filter(|entry| nth(entry, place).is_some_and(is_it))
            .collect()
    };
    let exactly = of_word(&|other| other.eq_ignore_ascii_case(word));
    match exactly[..] {
        [] => of_word(&|other| begins(other, word)),
        _ => exactly,
    }
}

fn begins_word(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with(' ')
}

fn nth(entry: &str, place: usize) -> Option<&str> {
    entry.split(' ').nth(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn legal(entries: &[&str]) -> Vec<String> {
        entries.iter().map(|entry| (*entry).to_owned()).collect()
    }

    #[test]
    fn beginnings_of_words_are_enough() {
        let legal = legal(&[
            "place forest c1",
            "place forest c10",
            "place savannah c1",
            "place savannah d10",
            "pay 0",
            "pay 0 armor",
            "eat red 1",
            "escape",
            "move A1 B2 1",
        ]);
        for (typed, entry) in [
            ("pl f c10", "place forest c10"),
            ("pl f c1", "place forest c1"),
            ("PLACE Forest C1", "place forest c1"),
            ("pl s c", "place savannah c1"),
            ("pa 0", "pay 0"),
            ("pa 0 a", "pay 0 armor"),
            ("es", "escape"),
            ("m a1 b2", "move A1 B2 1"),
        ] {
            assert_eq!(meant(typed, &legal), Meant::One(entry), "{typed}");
        }
        for (typed, count) in [("pl f", 2), ("p", 6), ("e", 2), ("", 9)] {
            let Meant::Several(entries) = meant(typed, &legal) else {
                panic!("{typed}");
            };
            assert_eq!(entries.len(), count, "{typed}");
        }
        for (typed, written) in [
            ("pl f z9", "place forest z9"),
            ("pl s d1", "place savannah d1"),
            ("dance", "dance"),
            ("pl x f", "place x f"),
            ("es now", "escape now"),
            ("ö", "ö"),
        ] {
            assert_eq!(meant(typed, &legal), Meant::Nothing(written.to_owned()));
        }
    }

    #[test]
    fn the_next_word_is_offered() {
        let legal = legal(&["place forest c1", "place savannah c1", "end", "zurück"]);
        for (typed, next) in [
            ("", &["end", "place", "zurück"][..]),
            ("zuru", &["zurück"]),
            ("p", &["place"]),
            ("place ", &["forest", "savannah"]),
            ("pl f ", &["c1"]),
            ("x ", &[]),
        ] {
            assert_eq!(next_words(typed, &legal), next, "{typed}");
        }
    }

    #[test]
    fn many_entries_are_grouped() {
        let mut many: Vec<_> = (1..=30).map(|n| format!("place forest a{n}")).collect();
        many.extend((1..=20).map(|n| format!("place wetland a{n}")));
        sort(&mut many);
        assert_eq!(many[1], "place forest a2");
        let group = |beginning: &str, like, count| Part::Group {
            beginning: beginning.to_owned(),
            like,
            count,
        };
        let groups = [
            group("place forest", "place forest a1", 30),
            group("place wetland", "place wetland a1", 20),
        ];
        assert_eq!(parts(&beginning_with("", &many)), groups);
        assert_eq!(parts(&beginning_with("pl w", &many)).len(), 20);
        let parts_of_forest = parts(&beginning_with("pl f", &many));
        let [Part::Endings { beginning, endings }] = &parts_of_forest[..] else {
            panic!("{parts_of_forest:?}");
        };
        assert_eq!((*beginning, endings.len()), ("place forest", 30));
        assert!(parts(&beginning_with("x", &many)).is_empty());
    }
}
