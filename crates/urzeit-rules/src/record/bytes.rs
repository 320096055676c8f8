//! Bytes as records write them: in hexadecimal, lower case, two digits a byte.

use std::{fmt, str::FromStr};

use crate::notation::{Unreadable, Wanted};

/// Some bytes; their text is hexadecimal.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Bytes(pub Vec<u8>);

impl Bytes {
    /// What a reader expects where bytes stand.
    pub const WANTED: Wanted = Wanted {
        kind: "hexadecimal",
        forms: &["00ff…"],
    };
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Bytes {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Bytes, Unreadable> {
        let digit = |letter: u8| match letter {
            b'0'..=b'9' => Some(letter - b'0'),
            b'a'..=b'f' => Some(letter - b'a' + 10),
            _ => None,
        };
        let (pairs, rest) = word.as_bytes().as_chunks();
        let bytes = pairs.iter().map(|&[high, low]| {
            let (high, low) = (digit(high)?, digit(low)?);
            Some(high << 4 | low)
        });
        match bytes.collect() {
            Some(bytes) if rest.is_empty() => Ok(Bytes(bytes)),
            _ => Err(Bytes::WANTED.not(word)),
        }
    }
}
