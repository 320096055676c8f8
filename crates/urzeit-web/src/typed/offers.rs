//! What is offered to somebody who types: whole moves where they are few, else the next word.

use urzeit_rules::notation::begins;

/// How many moves are offered whole.
const FEW: usize = 8;

/// Something that can be typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Offer {
    /// All of the line.
    pub(super) text: String,
    /// Is it a whole move?
    pub(super) whole: bool,
}

impl From<(String, bool)> for Offer {
    fn from((text, whole): (String, bool)) -> Offer {
        Offer { text, whole }
    }
}

/// What is offered for what was typed. Beginnings of words are enough: `pl f` is `place forest`.
pub(super) fn offers(typed: &str, legal: &[String]) -> Vec<Offer> {
    let mut typed_words: Vec<_> = typed.split_whitespace().collect();
    if typed.ends_with(' ') || typed_words.is_empty() {
        typed_words.push("");
    }
    let mut left = fitting(&typed_words, legal);
    if left.len() <= FEW {
        let whole = left.into_iter().map(|entry| Offer {
            text: entry.to_owned(),
            whole: true,
        });
        return whole.collect();
    }
    // As many words further as all have in common, and one more.
    let mut len = typed_words.len();
    loop {
        let mut next: Vec<_> = left.iter().map(|entry| beginning(entry, len)).collect();
        next.dedup();
        if next.len() > 1 {
            break;
        }
        len += 1;
    }
    left.dedup_by_key(|entry| beginning(entry, len));
    let mut offers: Vec<Offer> = Vec::new();
    for entry in left {
        let text = beginning(entry, len);
        if offers.iter().all(|offer| offer.text != text) {
            offers.push(Offer {
                text: text.to_owned(),
                whole: legal.iter().any(|one| one == text),
            });
        }
    }
    offers
}

/// What was meant: the move of which the beginnings of all words were typed, if it is the only
/// one; else what was typed.
pub(super) fn meant(typed: &str, legal: &[String]) -> String {
    let typed: Vec<_> = typed.split_whitespace().collect();
    let mut same_length = fitting(&typed, legal);
    same_length.retain(|entry| entry.split(' ').count() == typed.len());
    match same_length[..] {
        [only] => only.to_owned(),
        _ => typed.join(" "),
    }
}

/// Those moves that begin with the beginnings of these words. A word that is typed in full is not
/// the beginning of a longer one.
fn fitting<'a>(typed: &[&str], legal: &'a [String]) -> Vec<&'a str> {
    let mut left: Vec<&str> = legal.iter().map(String::as_str).collect();
    for (place, word) in typed.iter().enumerate() {
        let word = word.to_lowercase();
        let at = |entry: &str| entry.split(' ').nth(place).map(str::to_lowercase);
        let exact = left.iter().any(|entry| at(entry).as_ref() == Some(&word));
        left.retain(|entry| {
            at(entry).is_some_and(|there| {
                if exact {
                    there == word
                } else {
                    begins(&there, &word)
                }
            })
        });
    }
    left
}

/// The first so many words.
fn beginning(entry: &str, words: usize) -> &str {
    let end = entry.match_indices(' ').nth(words - 1);
    end.map_or(entry, |(end, _)| &entry[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_never_taken_for_a_longer_one() {
        let legal = ["place forest d10", "place forest e2"].map(str::to_owned);
        assert_eq!(meant("pl f d1", &legal), "pl f d1");
        assert_eq!(meant("pl f d10", &legal), "place forest d10");
        assert_eq!(meant("pl f e", &legal), "place forest e2");
        assert!(offers("place forest d1", &legal).is_empty());
    }
}
