//! Who somebody is: accounts, guests, sessions.

mod recovery;

use sha2::{Digest, Sha256};

use crate::{
    clock::Clock,
    random,
    store::{Account, AccountId, Broken, Store},
};

pub use recovery::Code;

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

/// Somebody plays at once, with nothing but a name.
///
/// # Errors
/// If it cannot be stored.
pub async fn guest(store: &Store, clock: &Clock, name: &str) -> Result<(AccountId, Token), Broken> {
    let now = clock.now();
    let account = Account {
        id: random::id(),
        name: name.to_owned(),
        guest: true,
        created: now,
    };
    store.make_account(&account).await?;
    let token = sign_in(store, clock, account.id).await?;
    Ok((account.id, token))
}

/// A new session.
///
/// # Errors
/// If it cannot be stored.
pub async fn sign_in(store: &Store, clock: &Clock, account: AccountId) -> Result<Token, Broken> {
    let token = Token::new();
    store
        .make_session(&Token::hash(token.text()), account, clock.now())
        .await?;
    Ok(token)
}
