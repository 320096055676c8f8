//! Which way the weights should go, and how far (Adam).

/// The steps of a vector of weights.
#[derive(Clone, Debug)]
pub(super) struct Steps {
    mean: Vec<f32>,
    square: Vec<f32>,
    taken: i32,
}

impl Steps {
    pub(super) fn new(weights: usize) -> Steps {
        Steps {
            mean: vec![0.0; weights],
            square: vec![0.0; weights],
            taken: 0,
        }
    }

    /// Takes a step against the gradient, each weight about as far as `rate`.
    pub(super) fn take(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32, decay: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.taken += 1;
        let mean_begun = 1.0 - MEAN.powi(self.taken);
        let square_begun = 1.0 - SQUARE.powi(self.taken);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            let step = (*mean / mean_begun) / ((*square / square_begun).sqrt() + 1e-8);
            *weight -= rate * (step + decay * *weight);
        }
    }
}
