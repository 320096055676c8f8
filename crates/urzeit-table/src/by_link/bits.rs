//! Numbers in as few bits as they need, the highest bit first.

/// How many bits a number needs that is less than `count`.
pub(super) fn width(count: usize) -> u32 {
    usize::BITS - count.saturating_sub(1).leading_zeros()
}

/// Writes bits.
#[derive(Default)]
pub(super) struct Writer {
    bytes: Vec<u8>,
    /// How many bits of the last byte are free.
    free: u32,
}

impl Writer {
    pub(super) fn put(&mut self, number: usize, width: u32) {
        for place in (0..width).rev() {
            if self.free == 0 {
                self.bytes.push(0);
                self.free = u8::BITS;
            }
            self.free -= 1;
            let bit = (number >> place & 1) as u8;
            let last = self.bytes.last_mut().expect("one was just pushed");
            *last |= bit << self.free;
        }
    }

    /// The bytes; what is free of the last one is 0.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads them again.
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    /// How many bits were read.
    read: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, read: 0 }
    }

    pub(super) fn take(&mut self, width: u32) -> Option<usize> {
        let mut number = 0;
        for _ in 0..width {
            let byte = *self.bytes.get(self.read / 8)?;
            let bit = byte >> (7 - self.read % 8) & 1;
            number = number << 1 | usize::from(bit);
            self.read += 1;
        }
        Some(number)
    }

    /// Is nothing left but what a writer leaves free?
    pub(super) fn ends(mut self) -> bool {
        let left = self.bytes.len() * 8 - self.read;
        left < 8 && self.take(left as u32) == Some(0)
    }
}
