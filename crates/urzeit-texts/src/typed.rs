//! What people type, compared with what stands in the texts.

/// Letters with accents, and how people type them who have no such keys.
const PLAIN: [(&str, &str); 20] = [
    ("àáâãäåāăą", "a"),
    ("çćč", "c"),
    ("ďđ", "d"),
    ("èéêëēėęě", "e"),
    ("ğ", "g"),
    ("ìíîïīįı", "i"),
    ("ł", "l"),
    ("ñńň", "n"),
    ("òóôõöøōő", "o"),
    ("řŕ", "r"),
    ("śşšș", "s"),
    ("ťţț", "t"),
    ("ùúûüūůűų", "u"),
    ("ýÿ", "y"),
    ("źżž", "z"),
    ("æ", "ae"),
    ("œ", "oe"),
    ("ß", "ss"),
    ("’", "'"),
    ("\u{a0}\u{202f}", " "),
];

/// How Germans type their letters without their keys.
const SPELLED_OUT: [(char, &str); 3] = [('ä', "ae"), ('ö', "oe"), ('ü', "ue")];

/// A text as it is compared with what somebody typed: people type small letters, a straight
/// apostrophe, the one space that they have, and often no accents.
#[must_use]
pub fn folded(text: &str) -> String {
    text.chars().flat_map(fold).collect()
}

/// A letter of a text as it is compared with what somebody typed.
pub fn fold(letter: char) -> impl Iterator<Item = char> {
    // Some systems write an accent as a character of its own, behind its letter.
    let letters = letter.to_lowercase();
    let letters = letters.filter(|letter| !('\u{300}'..='\u{36f}').contains(letter));
    letters.flat_map(|letter| {
        let plain = PLAIN.iter().find(|(with, _)| with.contains(letter));
        let same = plain.is_none().then_some(letter);
        plain.map_or("", |(_, plain)| plain).chars().chain(same)
    })
}

/// Did somebody type this word?
#[must_use]
pub fn is_typed(word: &str, typed: &str) -> bool {
    ways(word).contains(&folded(typed))
}

/// Did somebody type the beginning of this word?
#[must_use]
pub fn is_begun(word: &str, typed: &str) -> bool {
    let typed = folded(typed);
    ways(word).iter().any(|way| way.starts_with(&typed))
}

/// The ways in which people type a word.
fn ways(word: &str) -> [String; 2] {
    let mut spelled_out = word.to_lowercase();
    for (letter, plain) in SPELLED_OUT {
        spelled_out = spelled_out.replace(letter, plain);
    }
    [folded(word), folded(&spelled_out)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_understood_with_and_without_its_accents() {
        for typed in [
            "déroulement",
            "deroulement",
            "DÉROULEMENT",
            "de\u{301}roulement",
        ] {
            assert!(is_typed("déroulement", typed), "{typed}");
        }
        for typed in ["zurück", "zuruck", "zurueck", "Zurück"] {
            assert!(is_typed("zurück", typed), "{typed}");
        }
        assert!(is_typed("cœur", "coeur") && is_typed("groß", "gross"));
        assert!(is_begun("déroulement", "der") && is_begun("zurück", "zurue"));
        assert!(!is_typed("déroulement", "der") && !is_begun("zurück", "zuro"));
    }
}
