//! Passwords: what may be one, and hashing them without being drowned in it.

use std::sync::{Arc, OnceLock};

use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use unicode_normalization::UnicodeNormalization as _;

use super::Declined;

/// No password has fewer letters,
const SHORTEST: usize = 8;

/// and none has more bytes.
const LONGEST: usize = 512;

/// So many passwords are hashed at the same moment: each takes 19 MiB and a core.
const AT_ONCE: usize = 2;

/// So many more wait; a flood is told to come back later.
const WAITING: usize = 64;

/// Hashes passwords with argon2id (19 MiB, two passes), away from the threads that serve. Clones are
/// one.
#[derive(Clone)]
pub struct Passwords {
    places: Arc<Semaphore>,
    turns: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords {
            places: Arc::new(Semaphore::new(AT_ONCE + WAITING)),
            turns: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }
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
        self.run(move || hash(&password)).await
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
        let stored = stored.map(str::to_owned);
        self.run(move || {
            static NOBODYS: OnceLock<String> = OnceLock::new();
            let against = stored.as_deref().unwrap_or_else(|| {
                NOBODYS.get_or_init(|| hash("the password of an account that is not there"))
            });
            let fits = Argon2::default().verify_password(password.as_bytes(), against);
            fits.is_ok() && stored.is_some()
        })
        .await
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Declined> {
        let place = Arc::clone(&self.places).try_acquire_owned();
        let place = place.map_err(|_| Declined::Busy)?;
        let turn = Arc::clone(&self.turns).acquire_owned().await;
        let turn = turn.map_err(|_| Declined::Busy)?;
        let done = tokio::task::spawn_blocking(move || {
            // Held until the work is done, even if whoever asked has gone.
            let _held: [OwnedSemaphorePermit; 2] = [place, turn];
            work()
        });
        done.await.map_err(|_| Declined::Busy)
    }
}

/// The same letters, whichever way a keyboard writes them.
fn one_way(password: &str) -> String {
    password.nfkc().collect()
}

fn hash(password: &str) -> String {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.expect("argon2's own parameters and a short password")
        .to_string()
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

    #[tokio::test]
    async fn a_flood_is_told_to_come_back() {
        let passwords = Passwords::default();
        let all: Vec<_> = (0..AT_ONCE + WAITING)
            .map(|_| Arc::clone(&passwords.places).try_acquire_owned().unwrap())
            .collect();
        let one_more = passwords.fits("whatever", None).await;
        assert!(matches!(one_more, Err(Declined::Busy)));
        drop(all);
        assert!(!passwords.fits("whatever", None).await.unwrap());
    }
}
