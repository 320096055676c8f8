//! Passwords: what may be one, and hashing them without being drowned in it.

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::phc::{Output, ParamsString, PasswordHash, Salt},
};
use unicode_normalization::UnicodeNormalization as _;

use super::{
    Declined,
    hashers::{Hashers, Memory},
};

/// No password has fewer letters,
const SHORTEST: usize = 8;

/// and none has more bytes.
const LONGEST: usize = 512;

/// Hashes passwords with argon2id (19 MiB, two passes), away from the threads that serve. Clones are
/// one.
#[derive(Clone, Default)]
pub struct Passwords {
    hashers: Hashers,
}

impl Passwords {
    /// What is stored of a new password.
    ///
    /// # Errors
    /// If it is too short or too long, or too many wait.
    pub async fn hash(&self, password: &str) -> Result<String, Declined> {
        let long_enough = password.chars().count() >= SHORTEST;
        if !long_enough || password.len() > LONGEST {
            return Err(Declined::BadPassword);
        }
        let password = one_way(password);
        let hash = self.hashers.run(move |memory| hash(&password, memory));
        Ok(hash.await?.to_string())
    }

    /// Is this the password of which that was stored? Where nothing was, the answer takes as long.
    ///
    /// # Errors
    /// If too many wait.
    pub async fn fits(&self, password: &str, stored: Option<&str>) -> Result<bool, Declined> {
        if password.len() > LONGEST {
            return Ok(false);
        }
        let password = one_way(password);
        let stored = stored.and_then(|stored| PasswordHash::new(stored).ok());
        let fits = self.hashers.run(move |memory| match stored {
            Some(stored) => {
                let output = output_like(&stored, &password, memory);
                output.is_some() && output == stored.hash
            }
            None => {
                hash(&password, memory);
                false
            }
        });
        fits.await
    }
}

/// The same letters, whichever way a keyboard writes them.
fn one_way(password: &str) -> String {
    password.nfkc().collect()
}

fn hash(password: &str, memory: &mut Memory) -> PasswordHash {
    let params = ParamsString::try_from(Params::default());
    let mut hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: params.expect("argon2's own parameters"),
        salt: Some(Salt::generate()),
        hash: None,
    };
    hash.hash = output_like(&hash, password, memory);
    hash
}

/// What comes out for this password with the salt and the parameters of that hash; nothing if they are not
/// argon2's.
fn output_like(hash: &PasswordHash, password: &str, memory: &mut Memory) -> Option<Output> {
    let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
    let version = Version::try_from(hash.version?).ok()?;
    let params = Params::try_from(hash).ok()?;
    let length = params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    memory.resize(params.block_count(), argon2::Block::default());
    let argon2 = Argon2::new(algorithm, version, params);
    let mut output = vec![0; length];
    argon2
        .hash_password_into_with_memory(
            password.as_bytes(),
            hash.salt.as_ref()?,
            &mut output,
            memory,
        )
        .ok()?;
    Output::new(&output).ok()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_fits() {
        let passwords = Passwords::default();
        let stored = passwords.hash("ste\u{308}gosaurus").await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        for (tried, against, fits) in [
            ("stëgosaurus", Some(&*stored), true),
            ("stegosaurus", Some(&stored), false),
            ("", Some(&stored), false),
            ("stëgosaurus", Some("no hash"), false),
            ("the password of an account that is not there", None, false),
        ] {
            assert_eq!(passwords.fits(tried, against).await.unwrap(), fits);
        }
        for bad in ["", "seven77", &"x".repeat(513)] {
            assert!(matches!(
                passwords.hash(bad).await,
                Err(Declined::BadPassword)
            ));
        }
    }
}
