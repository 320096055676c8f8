//! What somebody means who types only the beginnings of words.

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
    let mut next: Vec<_> = next.filter(|word| begins(word, last)).collect();
    next.sort_unstable();
    next.dedup();
    next
}

/// Entries that begin alike.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Group<'a> {
    /// What they have in common.
    pub(super) beginning: String,
    /// The first of them.
    pub(super) like: &'a str,
    /// How many there are.
    pub(super) count: usize,
}

/// So many entries are listed one by one.
const LISTED: usize = 24;

/// All entries that begin with these words, one by one or, where they are many, in groups.
pub(super) fn groups<'a>(typed: &str, legal: &'a [String]) -> Vec<Group<'a>> {
    let words: Vec<_> = typed.split_whitespace().collect();
    let mut left: Vec<&str> = legal.iter().map(String::as_str).collect();
    for (place, word) in words.iter().enumerate() {
        left = narrowed(&left, place, word);
    }
    if left.len() <= LISTED {
        let single = |like| Group {
            beginning: String::new(),
            like,
            count: 1,
        };
        return left.into_iter().map(single).collect();
    }
    let mut length = words.len() + 1;
    loop {
        let groups = grouped(&left, length);
        if groups.len() > 1 {
            return groups;
        }
        length += 1;
    }
}

fn grouped<'a>(entries: &[&'a str], length: usize) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for &entry in entries {
        let beginning: Vec<_> = entry.split(' ').take(length).collect();
        let beginning = beginning.join(" ");
        match groups.iter_mut().find(|group| group.beginning == beginning) {
            Some(group) => group.count += 1,
            None => groups.push(Group {
                beginning,
                like: entry,
                count: 1,
            }),
        }
    }
    groups
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

fn begins(word: &str, beginning: &str) -> bool {
    let found = word.get(..beginning.len());
    found.is_some_and(|found| found.eq_ignore_ascii_case(beginning))
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
            ("pl s", "place savannah c1"),
            ("pa 0", "pay 0"),
            ("pa 0 a", "pay 0 armor"),
            ("es", "escape"),
            ("m a1 b2", "move A1 B2 1"),
        ] {
            assert_eq!(meant(typed, &legal), Meant::One(entry), "{typed}");
        }
        for (typed, count) in [("pl f", 2), ("p", 5), ("e", 2), ("", 8)] {
            let Meant::Several(entries) = meant(typed, &legal) else {
                panic!("{typed}");
            };
            assert_eq!(entries.len(), count, "{typed}");
        }
        for (typed, written) in [
            ("pl f z9", "place forest z9"),
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
        let legal = legal(&["place forest c1", "place savannah c1", "end"]);
        for (typed, next) in [
            ("", &["end", "place"][..]),
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
        let mut many: Vec<_> = (1..=20).map(|n| format!("place forest a{n}")).collect();
        many.extend((1..=20).map(|n| format!("place wetland a{n}")));
        let found = groups("", &many);
        let shown: Vec<_> = found
            .iter()
            .map(|g| (g.beginning.as_str(), g.count))
            .collect();
        assert_eq!(shown, [("place forest", 20), ("place wetland", 20)]);
        assert_eq!(groups("pl f", &many).len(), 20);
        assert!(groups("x", &many).is_empty());
    }
}
