//! Secrets that prove a session or a bot.

use sha2::{Digest, Sha256};

use crate::random;

/// A secret that proves a session or a bot: 32 random bytes, hexadecimal. Only its hash is stored.
pub struct Token(String);

impl Token {
    /// A new one.
    #[must_use]
    pub fn new() -> Token {
        let bytes = random::bytes::<32>();
        Token(urzeit_rules::record::Bytes(bytes.to_vec()).to_string())
    }

    /// What is stored of a token.
    #[must_use]
    pub fn hash(text: &str) -> [u8; 32] {
        Sha256::digest(text.as_bytes()).into()
    }

    /// For its owner alone.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl Default for Token {
    fn default() -> Token {
        Token::new()
    }
}
