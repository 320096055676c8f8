//! An entry that was typed, read as it was meant: short words, letters of the other case.

use urzeit_rules::{Entry, Game, Unreadable};

/// Reads an entry that need not be legal. Where a word cannot be read, but it is the beginning
/// of a single one that could stand there, or would be right in large or small letters, that
/// is meant.
pub(super) fn read<G: Game>(typed: &str) -> Result<Entry<G>, Unreadable> {
    let mut words: Vec<_> = typed.split(' ').map(str::to_owned).collect();
    // Every round puts one word right.
    for _ in 0..words.len() {
        match words.join(" ").parse::<Entry<G>>() {
            Err(Unreadable::Unknown { wanted, found }) => {
                let Some(place) = words.iter().position(|word| *word == found) else {
                    break;
                };
                let large_or_small = [found.to_uppercase(), found.to_lowercase()];
                let meant = form(wanted.forms, &found).into_iter().chain(large_or_small);
                let better = meant.filter(|word| *word != found).find(|word| {
                    let mut words = words.clone();
                    word.clone_into(&mut words[place]);
                    reads_further::<G>(&words, word)
                });
                match better {
                    Some(word) => words[place] = word,
                    None => break,
                }
            }
            read => return read,
        }
    }
    words.join(" ").parse()
}

/// Is it no longer this word that cannot be read?
fn reads_further<G: Game>(words: &[String], word: &str) -> bool {
    match words.join(" ").parse::<Entry<G>>() {
        Err(Unreadable::Unknown { found, .. }) => found != word,
        _ => true,
    }
}

/// The only word among the forms that begins so. Some forms are a description: `a1…n10`.
fn form(forms: &[&str], beginning: &str) -> Option<String> {
    let is_word = |word: &&str| word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    let words = forms.iter().filter_map(|form| form.split(' ').next());
    let beginning = beginning.to_lowercase();
    let mut begun = words.filter(|word| is_word(word) && word.starts_with(&beginning));
    match (begun.next(), begun.next()) {
        (Some(word), None) => Some(word.to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use urzeit_rules::{Genesis, Lords, Ursuppe};

    use super::*;

    fn meant<G: Game>(typed: &str) -> String {
        read::<G>(typed).map_or_else(|_| "?".to_owned(), |entry| entry.to_string())
    }

    #[test]
    fn short_words_and_other_letters_are_read() {
        assert_eq!(meant::<Genesis>("1 pl f C4"), "1 place forest c4");
        assert_eq!(meant::<Genesis>("1 PLACE Forest c4"), "1 place forest c4");
        assert_eq!(meant::<Lords>("2 lay for a1"), "2 lay forest A1");
        assert_eq!(meant::<Lords>("2 mo a1 b2 3"), "2 move A1 B2 3");
        assert_eq!(meant::<Ursuppe>("3 divide 1 b3"), "3 divide 1 B3");
    }

    #[test]
    fn what_is_unclear_stays_unreadable() {
        for typed in [
            "1 place x c4",
            "1 pl f z99",
            "1 dance",
            "1",
            "",
            "1 place forest",
        ] {
            assert_eq!(meant::<Genesis>(typed), "?", "{typed}");
        }
        assert_eq!(meant::<Lords>("1 a A1"), "?", "attack, advance or altar");
    }
}
