//! Recovery codes: for people who have forgotten a password and gave no address for mail.

use super::Token;
use crate::random;

/// How many letters stand together.
const GROUP: usize = 4;

/// A code that replaces a forgotten password once. Only its hash is stored.
pub struct Code(String);

impl Code {
    /// A new one: 24 letters of five bits each.
    #[must_use]
    pub fn new() -> Code {
        Code(random::word::<24>())
    }

    /// For its owner to write down.
    #[must_use]
    pub fn text(&self) -> String {
        let letters: Vec<char> = self.0.chars().collect();
        let groups = letters.chunks(GROUP);
        groups.map(String::from_iter).collect::<Vec<_>>().join("-")
    }

    /// What is stored of it. Nobody can try 120 bits, so it need not be slow.
    #[must_use]
    pub fn hash(&self) -> String {
        Code::hash_of(&self.0)
    }

    /// What would be stored of a code that somebody typed: with or without hyphens, large or small.
    #[must_use]
    pub fn hash_of(typed: &str) -> String {
        let letters = typed.chars().filter(char::is_ascii_alphanumeric);
        let code: String = letters.map(|letter| letter.to_ascii_lowercase()).collect();
        urzeit_rules::record::Bytes(Token::hash(&code).to_vec()).to_string()
    }
}

impl Default for Code {
    fn default() -> Code {
        Code::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_known_however_it_is_typed() {
        let code = Code::new();
        let text = code.text();
        assert_eq!(text.len(), 29);
        for typed in [text.clone(), text.to_uppercase(), text.replace('-', " ")] {
            assert_eq!(Code::hash_of(&typed), code.hash());
        }
        assert_ne!(Code::hash_of(&text[1..]), code.hash());
        assert_ne!(Code::new().text(), text);
    }
}
