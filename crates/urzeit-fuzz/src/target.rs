//! What an input is given to.

use rand_chacha::ChaCha8Rng;

pub use crate::memory::Bound;

/// Where inputs come from.
pub type Random = ChaCha8Rng;

/// Something that reads what others write.
pub trait Target {
    /// Something to read.
    fn make(&self, random: &mut Random) -> Vec<u8>;

    /// Reads it. Whatever it is, refusing it is right; panicking is not.
    fn meet(&mut self, input: &[u8]);

    /// Forgets what earlier inputs have left.
    fn renew(&mut self) {}

    /// What an input may cost.
    fn bound(&self) -> Bound;
}

/// A target that remembers nothing.
pub(crate) struct Plain<Make> {
    pub(crate) make: Make,
    pub(crate) meet: fn(&[u8]),
    pub(crate) bound: Bound,
}

impl<Make: Fn(&mut Random) -> Vec<u8>> Target for Plain<Make> {
    fn make(&self, random: &mut Random) -> Vec<u8> {
        (self.make)(random)
    }

    fn meet(&mut self, input: &[u8]) {
        (self.meet)(input);
    }

    fn bound(&self) -> Bound {
        self.bound
    }
}
