//! What an input costs.

use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The most memory that an input may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bound {
    /// For each of its bytes.
    pub per_byte: usize,
    /// Whatever it is.
    pub base: usize,
}

impl Bound {
    /// In bytes, for an input of this length.
    #[must_use]
    pub fn of(self, length: usize) -> usize {
        self.base + self.per_byte * length
    }
}

/// What is in use now.
pub(crate) fn in_use() -> usize {
    MEMORY.current_usage()
}

/// What is in use now; from here on the most is measured.
pub(crate) fn begin() -> usize {
    MEMORY.reset_peak_usage();
    in_use()
}

/// How much more there was at most since then.
pub(crate) fn most_since(before: usize) -> usize {
    MEMORY.peak_usage().saturating_sub(before)
}
