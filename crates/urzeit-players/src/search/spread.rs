//! How different the positions of a search are.

/// How different numbers are.
#[derive(Default)]
pub(super) struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    pub(super) fn add(&mut self, number: f32) {
        let number = f64::from(number);
        self.count += 1.0;
        let off = number - self.mean;
        self.mean += off / self.count;
        self.squares += off * (number - self.mean);
    }

    /// The standard deviation; something before there are numbers.
    pub(super) fn deviation(&self) -> f32 {
        /// No more is made of the differences than that.
        const LEAST: f32 = 0.01;
        if self.count > 8.0 {
            ((self.squares / self.count).sqrt() as f32).max(LEAST)
        } else {
            0.1
        }
    }
}
