//! Names: what may be one, and when two are the same.

use unicode_normalization::UnicodeNormalization as _;

use super::Declined;

/// What stands where the name of a deleted account stood.
pub const NOBODY: &str = "—";

/// No name has more letters.
const LONGEST: usize = 40;

/// No name that anybody types has more bytes, however it is written.
const MOST_BYTES: usize = 1000;

/// A person's name as it is kept: it can stand in a record, is written in one way, and does not say
/// of somebody what only the server may say.
///
/// # Errors
/// If it cannot be one.
pub fn checked(name: &str) -> Result<String, Declined> {
    let name = tidy(name)?;
    let folded = folded(&name);
    let reserved = folded == NOBODY || folded.split(' ').next() == Some("computer");
    if reserved {
        Err(Declined::BadName)
    } else {
        Ok(name)
    }
}

/// A name of anything: NFC, single spaces, letters that can be seen.
///
/// # Errors
/// If it cannot be one.
pub fn tidy(name: &str) -> Result<String, Declined> {
    if name.len() > MOST_BYTES {
        return Err(Declined::BadName);
    }
    let name: String = name.nfc().collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST).contains(&name.chars().count());
    let fits = fits && urzeit_rules::record::check_name(&name).is_ok();
    if fits && !folded(&name).is_empty() {
        Ok(name)
    } else {
        Err(Declined::BadName)
    }
}

/// What two names have in common that people take for the same: neither case nor letters that cannot
/// be seen nor ways to write a letter matter. Letters of different scripts that look alike do. Of what
/// is too long for a name only the beginning counts.
#[must_use]
pub fn folded(name: &str) -> String {
    let letters = name.chars().take(MOST_BYTES);
    let letters = letters.nfkc().filter(|letter| !is_invisible(*letter));
    // Up and down again: so ß is ss and ς is σ.
    let letters = letters.flat_map(char::to_uppercase);
    let letters = letters.flat_map(char::to_lowercase);
    let text: String = letters.nfkc().collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Unicode's letters that are to be ignored where they are not known, and blanks that are no spaces.
fn is_invisible(letter: char) -> bool {
    let controls = letter.is_control() && !letter.is_whitespace();
    controls
        || matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_a_name() {
        let long = "x".repeat(40);
        for (given, kept) in [
            ("Ada", "Ada"),
            ("  Ada \t Lovelace ", "Ada Lovelace"),
            ("Zoe\u{308}", "Zoë"),
            ("名前 🦖", "名前 🦖"),
            (&*long, &*long),
        ] {
            assert_eq!(checked(given).unwrap(), kept);
        }
        let too_long = "x".repeat(41);
        let huge = "x".repeat(1_000_000);
        for refused in [
            "",
            " \t ",
            "a\u{0}b",
            "a\u{202e}b",
            "\u{200b}",
            "\u{3164}\u{2800}",
            "—",
            "\u{200b}—",
            "Computer",
            "ＣＯＭＰＵＴＥＲ strong",
            &too_long,
            &huge,
        ] {
            assert!(checked(refused).is_err(), "{refused:?}");
        }
    }

    #[test]
    fn which_names_are_the_same() {
        for (one, other) in [
            ("Ada", "aDA"),
            ("Zoë", "ZOE\u{308}"),
            ("Straße", "STRASSE"),
            ("ΣΟΦΟΣ", "σοφος"),
            ("Ad\u{200b}a", "Ada"),
            ("Ａｄａ", "Ada"),
        ] {
            assert_eq!(folded(one), folded(other));
        }
        for (one, other) in [("Ada", "Adam"), ("Ada B", "AdaB"), ("Zoe", "Zoë")] {
            assert_ne!(folded(one), folded(other));
        }
    }
}
