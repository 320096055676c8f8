//! The tiles that a player has not placed yet (G-1.6).

use super::terrain::{Terrain, Terrains};

/// How many tiles of each terrain are left.
///
/// Four numbers in one word: they are read all at once after one of them was changed, which
/// is slow where they lie in memory as four.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Supply(u32);

impl Supply {
    /// Nothing.
    pub const EMPTY: Supply = Supply(0);

    /// This many tiles of each terrain.
    #[must_use]
    pub const fn of_each(tiles: u8) -> Supply {
        Supply(u32::from_le_bytes([tiles; 4]))
    }

    /// How many tiles of a terrain are left.
    #[must_use]
    #[inline]
    pub const fn left(self, terrain: Terrain) -> u8 {
        self.0.to_le_bytes()[terrain.index()]
    }

    /// Is no tile left?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes a tile of a terrain of which there is one.
    #[inline]
    pub(super) const fn take(&mut self, terrain: Terrain) {
        self.0 -= 1 << (8 * terrain.index());
    }

    /// The terrains of which a tile is left.
    #[inline]
    pub(super) const fn terrains(self) -> Terrains {
        // No number reaches 128, so adding 127 sets the high bit of each that is not 0; the
        // product gathers those bits.
        let high = (self.0 + 0x7f7f_7f7f) & 0x8080_8080;
        let gathered = (high >> 7).wrapping_mul((1 << 24) | (1 << 17) | (1 << 10) | (1 << 3));
        Terrains::from_bits((gathered >> 24) as u8 & 0xf)
    }
}
