//! The small network that judges how a seat stands.

/// Hidden units.
pub const HIDDEN: usize = 32;
/// What comes out: strength, and points.
pub const OUTPUTS: usize = 2;
/// What each input adds to: the hidden units, and directly to the outputs.
pub const ROW: usize = HIDDEN + OUTPUTS;

/// One hidden layer, and a straight way past it.
///
/// Every seat is judged by the same network from the notes on it. The straight way learns
/// at once what counts by itself, the hidden units what counts only together.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// A row for each input.
    pub rows: Vec<[f32; ROW]>,
    /// What the units and outputs start from.
    pub bias: [f32; ROW],
    /// What the hidden units add to each output.
    pub second: [[f32; HIDDEN]; OUTPUTS],
}

/// What is noted of one seat, summed up.
pub type Sums = [f32; ROW];

impl Net {
    /// A network that has learned nothing yet.
    #[must_use]
    pub fn blank(inputs: usize) -> Net {
        Net {
            rows: vec![[0.0; ROW]; inputs],
            bias: [0.0; ROW],
            second: [[0.0; HIDDEN]; OUTPUTS],
        }
    }

    /// Adds an input to what was noted.
    #[inline]
    pub fn add(&self, sums: &mut Sums, slot: usize, amount: f32) {
        for (sum, weight) in sums.iter_mut().zip(&self.rows[slot]) {
            *sum += weight * amount;
        }
    }

    /// What all that was noted comes to: strength, and points.
    #[inline]
    #[must_use]
    pub fn outputs(&self, sums: &Sums) -> [f32; OUTPUTS] {
        let mut outputs = [0.0; OUTPUTS];
        for (output, out) in outputs.iter_mut().enumerate() {
            *out = sums[HIDDEN + output];
            for (sum, weight) in sums[..HIDDEN].iter().zip(&self.second[output]) {
                *out += sum.max(0.0) * weight;
            }
        }
        outputs
    }
}
