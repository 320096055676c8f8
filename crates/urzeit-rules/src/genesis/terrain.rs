//! Terrains and sets of them.

use crate::notation::words;

words! {
    /// The terrain of a tile.
    pub enum Terrain: "terrain" {
        /// Wald, green.
        Forest = "forest",
        /// Savanne, yellow.
        Savannah = "savannah",
        /// Gebirge, red.
        Mountain = "mountain",
        /// Feuchtgebiet, blue.
        Wetland = "wetland",
    }
}

/// A set of terrains, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Terrains(u8);

impl Terrains {
    pub(super) const NONE: Terrains = Terrains(0);

    /// The set with these bits, the first terrain's lowest.
    #[inline]
    pub(super) const fn from_bits(bits: u8) -> Terrains {
        Terrains(bits)
    }

    /// Those of both sets.
    #[inline]
    pub(super) fn and(self, other: Terrains) -> Terrains {
        Terrains(self.0 & other.0)
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(super) fn contains(self, terrain: Terrain) -> bool {
        self.0 & 1 << terrain.index() != 0
    }

    /// The terrain with this number, counted from 0.
    #[inline]
    pub(super) fn nth(self, n: usize) -> Option<Terrain> {
        *NTH_TERRAIN[usize::from(self.0)].get(n)?
    }
}

impl From<Terrain> for Terrains {
    #[inline]
    fn from(terrain: Terrain) -> Terrains {
        Terrains(1 << terrain.index())
    }
}

/// The terrains of every set, in order: looked up, because a search cannot be predicted.
const NTH_TERRAIN: [[Option<Terrain>; 4]; 16] = {
    let mut table = [[None; 4]; 16];
    let mut set = 0;
    while set < 16 {
        let (mut terrain, mut n) = (0, 0);
        while terrain < 4 {
            if set & 1 << terrain != 0 {
                table[set][n] = Some(Terrain::ALL[terrain]);
                n += 1;
            }
            terrain += 1;
        }
        set += 1;
    }
    table
};
