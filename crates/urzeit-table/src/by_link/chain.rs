//! Hash chains: a player commits to all values of a game at once and opens one after the other.

use std::fmt;

use sha2::{Digest, Sha256};
use urzeit_rules::record::Bytes;

/// The bytes of a value.
pub(super) const SIZE: usize = 16;

/// How many values a player can open in one game. No game that people finish needs as many.
pub const LENGTH: usize = 4096;

/// A value of a chain. Everybody can compute those before it, nobody those after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value(pub(super) [u8; SIZE]);

impl Value {
    /// The value before this one: the first half of its SHA-256.
    #[must_use]
    pub fn before(&self) -> Value {
        let hash = Sha256::digest(self.0);
        Value(*hash.first_chunk().expect("a hash is longer"))
    }

    /// This value and those before it, the first of so many first.
    pub(super) fn since(self, count: usize) -> Vec<Value> {
        let mut values: Vec<_> = std::iter::successors(Some(self), |value| Some(value.before()))
            .take(count)
            .collect();
        values.reverse();
        values
    }

    /// Its bytes, as records write them.
    #[must_use]
    pub fn bytes(&self) -> Bytes {
        Bytes(self.0.to_vec())
    }
}

impl TryFrom<&Bytes> for Value {
    type Error = std::array::TryFromSliceError;

    fn try_from(bytes: &Bytes) -> Result<Value, Self::Error> {
        bytes.0.as_slice().try_into().map(Value)
    }
}

/// All values of a player in one game. It never shows itself in a log by accident.
#[derive(Clone)]
pub struct Chain(Vec<Value>);

impl Chain {
    /// The chain that ends in this secret, which nobody else must be able to guess.
    #[must_use]
    pub fn new(secret: [u8; SIZE]) -> Chain {
        Chain(Value(secret).since(LENGTH + 1))
    }

    /// What is published of it before the game: the value before all others.
    #[must_use]
    pub fn commitment(&self) -> Value {
        self.0[0]
    }

    /// The value with this number, counted from 1; nothing if they are used up.
    #[must_use]
    pub fn value(&self, number: usize) -> Option<Value> {
        self.0.get(number).copied()
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chain(…)")
    }
}
