//! Random numbers that mean the same games everywhere.

use pyo3::prelude::*;
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use urzeit_rules::chance::below;

use crate::complaint::Complaint;

/// A source of random numbers, the same on every machine (ChaCha8).
///
/// With a seed and a stream it is what `urzeit simulate --seed SEED` draws game number `stream`
/// from, counted from 0. Without a seed one is drawn from the operating system.
#[pyclass(module = "urzeit")]
#[derive(Clone)]
pub(crate) struct Random {
    seed: u64,
    pub(crate) source: ChaCha8Rng,
}

#[pymethods]
impl Random {
    #[new]
    #[pyo3(signature = (seed = None, stream = 0))]
    fn new(py: Python<'_>, seed: Option<u64>, stream: u64) -> PyResult<Random> {
        let seed = match seed {
            Some(seed) => seed,
            None => py
                .import("secrets")?
                .call_method1("randbits", (64,))?
                .extract()?,
        };
        let mut source = ChaCha8Rng::seed_from_u64(seed);
        source.set_stream(stream);
        Ok(Random { seed, source })
    }

    /// A whole number from 0 to n - 1, each exactly equally likely.
    fn below(&mut self, n: u32) -> Result<usize, Complaint> {
        match n {
            0 => Err(Complaint::Value("no number is below 0".to_owned())),
            n => Ok(below(n as usize, &mut self.source)),
        }
    }

    fn __copy__(&self) -> Random {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Random {
        self.clone()
    }

    fn __reduce__(slf: &Bound<'_, Random>) -> PyResult<(Py<PyAny>, (u64, u64), u128)> {
        let random = slf.borrow();
        let made_by = (random.seed, random.source.get_stream());
        let class = slf.get_type().into_any().unbind();
        Ok((class, made_by, random.source.get_word_pos()))
    }

    fn __setstate__(&mut self, drawn: u128) {
        self.source.set_word_pos(drawn);
    }
}
