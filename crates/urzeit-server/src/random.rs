//! Names, tokens and seeds that nobody can guess.

/// Letters and digits that people do not confuse.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// This many random bytes.
///
/// # Panics
/// If the operating system has no randomness to give, without which nothing here is safe.
#[must_use]
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A word of so many letters: five bits each.
#[must_use]
pub fn word<const N: usize>() -> String {
    let letters = bytes::<N>().map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    letters.iter().collect()
}

/// An identifier.
#[must_use]
pub fn id() -> i64 {
    // Positive and exact in JavaScript, whose numbers have 53 bits.
    (u64::from_le_bytes(bytes()) >> 11) as i64
}

/// Could this be such a word? What cannot be ours never reaches a database.
#[must_use]
pub fn is_word(text: &str) -> bool {
    text.len() <= 32 && text.bytes().all(|byte| LETTERS.contains(&byte))
}
