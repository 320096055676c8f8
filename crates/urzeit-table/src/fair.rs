//! Chance that can be checked: `docs/fairness.md`, byte for byte.

use std::{convert::Infallible, fmt};

use hmac::{Hmac, KeyInit, Mac};
use rand::TryRng;
use sha2::{Digest, Sha256};
use urzeit_rules::record::Bytes;

/// A table's secret until its game is over. It never shows itself in a log by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes, which nobody else must be able to guess.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Its bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is published of it before the game.
    #[must_use]
    pub fn commitment(&self) -> Bytes {
        commitment(&self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// What is published of a seed before the game: its SHA-256.
#[must_use]
pub fn commitment(seed: &[u8]) -> Bytes {
    Bytes(Sha256::digest(seed).to_vec())
}

/// The bytes from which one outcome is drawn: HMAC-SHA-256 of what belongs to the outcome and
/// a count of blocks, keyed with the seed.
#[derive(Clone)]
pub struct Stream {
    /// Has read all that the blocks have in common.
    begun: Hmac<Sha256>,
    block: [u8; BLOCK],
    /// How many blocks there have been.
    blocks: u32,
    /// How much of the block is used up.
    used: usize,
}

/// The bytes of a block.
const BLOCK: usize = 32;

impl Stream {
    /// The stream of outcome `number` of a table, counted from 1.
    #[must_use]
    pub fn new(seed: &[u8], table: &str, number: u64, bytes: &[Bytes]) -> Stream {
        let mut begun = Hmac::new_from_slice(seed).expect("HMAC takes keys of any length");
        update(&mut begun, table.as_bytes());
        begun.update(&number.to_le_bytes());
        for added in bytes {
            update(&mut begun, &added.0);
        }
        Stream {
            begun,
            block: [0; BLOCK],
            blocks: 0,
            used: BLOCK,
        }
    }

    fn next_block(&mut self) {
        let mut hmac = self.begun.clone();
        hmac.update(&self.blocks.to_le_bytes());
        self.block = hmac.finalize().into_bytes().into();
        self.blocks += 1;
        self.used = 0;
    }

    fn next_word(&mut self) -> u32 {
        if self.used == BLOCK {
            self.next_block();
        }
        let word = &self.block[self.used..self.used + 4];
        self.used += 4;
        u32::from_le_bytes(word.try_into().expect("four bytes"))
    }
}

/// Something of any length begins with its length, so that nothing can be read in two ways.
fn update(hmac: &mut Hmac<Sha256>, bytes: &[u8]) {
    hmac.update(&(bytes.len() as u32).to_le_bytes());
    hmac.update(bytes);
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Stream(…)")
    }
}

/// The rules draw words of four bytes; the rest is made of them.
impl TryRng for Stream {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.next_word())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let low = u64::from(self.next_word());
        Ok(u64::from(self.next_word()) << 32 | low)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for part in bytes.chunks_mut(4) {
            part.copy_from_slice(&self.next_word().to_le_bytes()[..part.len()]);
        }
        Ok(())
    }
}
