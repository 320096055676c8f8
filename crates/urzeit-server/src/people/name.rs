//! Names: what may be one, and when two are the same.

use std::sync::LazyLock;

use unicode_normalization::{UnicodeNormalization as _, char::is_combining_mark};
use unicode_security::skeleton;
use urzeit_texts::Language;

use super::Declined;
use crate::text::text;

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
    if are_alike(&name, NOBODY) || is_marked(&name) {
        Err(Declined::BadName)
    } else {
        Ok(name)
    }
}

/// Does a word of a name say that a bot, a computer player or a guest has it, in any of our languages?
/// Brackets, digits, accents and gaps between the letters make no other word of it.
fn is_marked(name: &str) -> bool {
    let letters = without_accents(name);
    let words = letters.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    // (b)(o)(t) is a word too.
    let spelled = words
        .split(|word| word.chars().count() > 1)
        .map(<[_]>::concat);
    let words = words.iter().map(|&word| word.to_owned()).chain(spelled);
    let words = words.map(|word| word.trim_matches(char::is_numeric).to_owned());
    let marks = |word: &String| MARKS.iter().any(|mark| are_alike(word, mark));
    name.contains(ROBOT) || words.into_iter().any(|word| marks(&word))
}

/// The words that stand beside names to say so.
static MARKS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let said = Language::all().map(|language| text(language).say("name-marks"));
    let words = said.flat_map(|words| words.split(' ').map(without_accents).collect::<Vec<_>>());
    words.collect()
});

fn without_accents(text: &str) -> String {
    let letters = visible(text).map(plain).nfkd();
    letters
        .filter(|letter| !is_combining_mark(*letter))
        .collect()
}

/// A picture that says the same.
const ROBOT: char = '🤖';

/// The letter in a circle, a square or a flag, which has no compatible letter in Unicode.
fn plain(letter: char) -> char {
    let first = match letter {
        '\u{1f150}'..='\u{1f169}' => 0x1f150,
        '\u{1f170}'..='\u{1f189}' => 0x1f170,
        '\u{1f1e6}'..='\u{1f1ff}' => 0x1f1e6,
        _ => return letter,
    };
    char::from_u32('a' as u32 + letter as u32 - first).unwrap_or(letter)
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

/// What two names have in common that are the same: neither case nor letters that cannot be seen nor ways
/// to write a letter matter. Letters of different scripts that look alike do: see [`looks`]. Of what is too
/// long for a name only the beginning counts.
#[must_use]
pub fn folded(name: &str) -> String {
    let letters = visible(name);
    // Up and down again: so ß is ss and ς is σ.
    let letters = letters.flat_map(char::to_uppercase);
    let letters = letters.flat_map(char::to_lowercase);
    let text: String = letters.nfkc().collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a name looks like: anyone who reads two names that share one of these may take them for the same.
/// They are the skeletons of UTS 39, of the name as it is written and as names are compared: I looks like l,
/// and i does not.
#[must_use]
pub fn looks(name: &str) -> [String; 2] {
    let look = |text: &str| -> String { skeleton(text).collect() };
    let written: String = visible(name).collect();
    // The skeleton of 0 is O, which is compared as o.
    let compared = folded(&look(&folded(name)));
    [look(&written), look(&compared)]
}

fn are_alike(one: &str, other: &str) -> bool {
    let others = looks(other);
    looks(one).iter().any(|look| others.contains(look))
}

fn visible(name: &str) -> impl Iterator<Item = char> {
    let letters = name.chars().take(MOST_BYTES);
    letters.nfkc().filter(|letter| !is_invisible(*letter))
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
            &too_long,
            &huge,
        ] {
            assert!(checked(refused).is_err(), "{refused:?}");
        }
    }

    #[test]
    fn no_name_says_what_only_the_server_says() {
        for marked in [
            "Computer",
            "ＣＯＭＰＵＴＥＲ strong",
            "\u{421}omputer",
            "C0mputer",
            "Ada (Computer)",
            "Computerspieler 2",
            "Ada (Bot)",
            "Ada [bot]",
            "Ada （bot）",
            "Ada {bot}",
            "Ada【BOT】",
            "Ada ⟨bot⟩",
            "Ada «bot»",
            "Ada bot",
            "Ada-bot",
            "Ada_bot",
            "Ada|bot",
            "Ada·bot",
            "bot: Ada",
            "Ada (b\u{43e}t)",
            "Ada (b0t)",
            "Ada (böt)",
            "Ada (b.o.t)",
            "Ada ⒝⒪⒯",
            "Ada ⓑⓞⓣ",
            "Ada 🄱🄾🅃",
            "Ada 🅱🅾🆃",
            "Ada 🅑🅞🅣",
            "Ada 🇧\u{200b}🇴🇹",
            "Ada 𝔹𝕠𝕥",
            "Ada Bot 2",
            "Bot7",
            "Ada 🤖",
            "Ada (Roboter)",
            "Ada (guest)",
            "Gast 12",
            "Guest12",
        ] {
            assert!(checked(marked).is_err(), "{marked:?}");
        }
        for plain in [
            "Talbot",
            "Abbott",
            "Botticelli",
            "Gustav",
            "Agast",
            "Bo T. Li",
            "Ada (B)",
        ] {
            assert!(checked(plain).is_ok(), "{plain:?}");
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

    #[test]
    fn which_names_look_alike() {
        for (one, other, alike) in [
            ("Ada", "ADA", true),
            ("Ada", "\u{410}da", true),
            ("ada", "\u{410}\u{501}\u{430}", true),
            ("Paul", "PauI", true),
            ("Paul", "PAU1", true),
            ("Ida", "lda", true),
            ("Ida", "\u{456}da", true),
            ("Bob", "B0b", true),
            ("Mamo", "Marno", true),
            ("Ada", "A\u{200b}da", true),
            ("Kai", "Kal", false),
            ("Zoe", "Zoë", false),
            ("Ada", "Ada B", false),
            ("Ада", "Ася", false),
        ] {
            assert_eq!(are_alike(one, other), alike, "{one} {other}");
            assert_eq!(are_alike(other, one), alike, "{other} {one}");
        }
    }
}
