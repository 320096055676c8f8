//! Text at the edges: every action, outcome and position has one written form.

use std::{error::Error, fmt, str::FromStr};

/// A small value with one written form that reads back to the same value.
pub trait Notation:
    Copy + PartialEq + Eq + Send + Sync + fmt::Debug + fmt::Display + FromStr<Err = Unreadable>
{
}

impl<T> Notation for T where
    T: Copy + PartialEq + Eq + Send + Sync + fmt::Debug + fmt::Display + FromStr<Err = Unreadable>
{
}

/// What a reader expected: a kind of word, and the forms it can take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Names the kind of word: `terrain`, `seat`. The locales have a text for each.
    pub kind: &'static str,
    /// The words that would have been right, or the form they have: `a1…n10`.
    pub forms: &'static [&'static str],
}

impl Wanted {
    /// The complaint that `found` is not what was wanted.
    #[must_use]
    pub fn not(self, found: &str) -> Unreadable {
        Unreadable::Unknown {
            wanted: self,
            found: found.to_owned(),
        }
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.kind, self.forms.join(", "))
    }
}

/// Why a text is not in our notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// A word is none of those that may stand there.
    Unknown {
        /// What may stand there.
        wanted: Wanted,
        /// What stood there.
        found: String,
    },
    /// The text ends where a word is wanted.
    Missing {
        /// What may stand there.
        wanted: Wanted,
    },
    /// The text goes on where it should end.
    Extra {
        /// The first word too many.
        found: String,
    },
    /// Words are not separated by exactly one space, or a space leads or trails.
    Spacing,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Unknown { wanted, found } => write!(f, "{found:?} is no {wanted}"),
            Unreadable::Missing { wanted } => write!(f, "the text ends before a {wanted}"),
            Unreadable::Extra { found } => write!(f, "the text should end before {found:?}"),
            Unreadable::Spacing => f.write_str("words are separated by single spaces"),
        }
    }
}

impl Error for Unreadable {}

/// The words of a line, read one by one.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: Option<&'a str>,
}

impl<'a> Words<'a> {
    /// The words of `text`.
    #[must_use]
    pub fn of(text: &'a str) -> Words<'a> {
        Words {
            rest: (!text.is_empty()).then_some(text),
        }
    }

    /// The next word as it stands.
    ///
    /// # Errors
    /// If there is none, or spacing is wrong.
    pub fn word(&mut self, wanted: Wanted) -> Result<&'a str, Unreadable> {
        let rest = self.rest.ok_or(Unreadable::Missing { wanted })?;
        let word = match rest.split_once(' ') {
            Some((word, rest)) => {
                self.rest = Some(rest);
                word
            }
            None => {
                self.rest = None;
                rest
            }
        };
        if word.is_empty() {
            return Err(Unreadable::Spacing);
        }
        Ok(word)
    }

    /// The next word, read as a value.
    ///
    /// # Errors
    /// If there is none, spacing is wrong, or it is no such value.
    pub fn value<T: FromStr<Err = Unreadable>>(&mut self, wanted: Wanted) -> Result<T, Unreadable> {
        self.word(wanted)?.parse()
    }

    /// Is there another word?
    #[must_use]
    pub fn more(&self) -> bool {
        self.rest.is_some()
    }

    /// All that has not been read yet.
    #[must_use]
    pub fn rest(self) -> &'a str {
        self.rest.unwrap_or_default()
    }

    /// Makes sure that all words have been read.
    ///
    /// # Errors
    /// If a word is left.
    pub fn end(mut self) -> Result<(), Unreadable> {
        const NOTHING: Wanted = Wanted {
            kind: "end",
            forms: &[],
        };
        if !self.more() {
            return Ok(());
        }
        let found = self.word(NOTHING)?.to_owned();
        Err(Unreadable::Extra { found })
    }
}

/// Reads a number as records write it: digits only, no leading zero.
#[must_use]
pub fn number<T: FromStr>(word: &str) -> Option<T> {
    let canonical =
        word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    if canonical { word.parse().ok() } else { None }
}

/// Is this the beginning of a word, as somebody types it? Numbers are typed in full: `d1` does not
/// begin `d10`.
///
/// ```
/// use urzeit_rules::notation::begins;
/// assert!(begins("savannah", "Sav"));
/// assert!(!begins("d10", "d1"));
/// ```
#[must_use]
pub fn begins(word: &str, beginning: &str) -> bool {
    let digit = |letter: char| letter.is_ascii_digit();
    let Some((found, rest)) = word.split_at_checked(beginning.len()) else {
        return false;
    };
    found.eq_ignore_ascii_case(beginning) && !(found.ends_with(digit) && rest.starts_with(digit))
}

/// Defines an enum whose values are words of the notation.
///
/// The enum gets `ALL`, `WORDS`, `WANTED`, `word()`, `index()`, `Display` and `FromStr`.
#[macro_export]
macro_rules! words {
    (
        $(#[$meta:meta])*
        pub enum $name:ident: $kind:literal {
            $( $(#[$variant_meta:meta])* $variant:ident = $word:literal, )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $( $(#[$variant_meta])* $variant, )+ }

        impl $name {
            /// Every value, in the order of the rules.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];
            /// The word of every value, in the order of the rules.
            pub const WORDS: &'static [&'static str] = &[$($word),+];
            /// What a reader expects where such a word stands.
            pub const WANTED: $crate::notation::Wanted =
                $crate::notation::Wanted { kind: $kind, forms: $name::WORDS };

            /// Its word in the notation.
            #[must_use]
            pub const fn word(self) -> &'static str {
                $name::WORDS[self as usize]
            }

            /// Its place in [`Self::ALL`].
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::notation::Unreadable;

            fn from_str(word: &str) -> Result<$name, Self::Err> {
                $name::ALL
                    .into_iter()
                    .find(|value| value.word() == word)
                    .ok_or_else(|| $name::WANTED.not(word))
            }
        }
    };
}
pub use words;
