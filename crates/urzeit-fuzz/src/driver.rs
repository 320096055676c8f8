//! One input after the other.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};

use rand_chacha::rand_core::SeedableRng as _;

use crate::{
    memory, panics,
    target::{Random, Target},
    targets,
};

/// After so many inputs everything that they have left is forgotten.
const RENEWED: u64 = 200;

/// How many bytes may be left of them all the same. What each input costs has its own bound; a little that
/// is never given back shows in the long run only.
const MOST_LEFT: i64 = 64 << 20;

/// How many times, and how long, a smaller input is looked for that fails too.
const TRIES: usize = 2000;
const PATIENCE: Duration = Duration::from_secs(30);

/// A target that is given inputs.
pub struct Driver {
    name: &'static str,
    seed: u64,
    target: Box<dyn Target>,
    /// The number of the first input.
    first: Option<u64>,
    /// How much more memory is in use than when the target was renewed for the first time; nothing before,
    /// because much is made once and kept.
    left: Option<i64>,
}

/// What an input came to.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Its length.
    pub length: usize,
    /// The most bytes of memory.
    pub memory: usize,
    /// The longest time.
    pub time: Duration,
}

/// An input that should not have done what it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The target.
    pub target: &'static str,
    /// Where inputs come from.
    pub seed: u64,
    /// The input's number.
    pub number: u64,
    /// What it did.
    pub why: String,
    /// The input, made as small as it could be.
    pub input: Vec<u8>,
    /// Does it fail alone? If not, those before it are needed, beginning with this number.
    pub after: Option<u64>,
}

impl Driver {
    /// The target of this name.
    #[must_use]
    pub fn open(name: &str, seed: u64) -> Option<Driver> {
        let (name, open) = targets::ALL.into_iter().find(|(known, _)| *known == name)?;
        Some(Driver {
            name,
            seed,
            target: open(),
            first: None,
            left: None,
        })
    }

    /// The input of this number.
    #[must_use]
    pub fn input(&self, number: u64) -> Vec<u8> {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.seed.to_le_bytes());
        seed[8..16].copy_from_slice(&number.to_le_bytes());
        let name = self.name.as_bytes();
        seed[16..16 + name.len()].copy_from_slice(name);
        self.target.make(&mut Random::from_seed(seed))
    }

    /// Gives the target the input of this number.
    ///
    /// # Errors
    /// If it does not take it well.
    pub fn step(&mut self, number: u64) -> Result<Cost, Box<Finding>> {
        let first = *self.first.get_or_insert(number);
        if number.is_multiple_of(RENEWED) && number != first {
            self.renew(number, first)?;
        }
        self.counted(|driver| driver.meet(number))
    }

    /// Forgets what inputs have left, all of it.
    fn renew(&mut self, number: u64, first: u64) -> Result<(), Box<Finding>> {
        self.counted(|driver| driver.target.renew());
        let left = self.left.unwrap_or(0);
        if left <= MOST_LEFT {
            self.left = Some(left);
            return Ok(());
        }
        self.left = Some(0);
        Err(Box::new(Finding {
            target: self.name,
            seed: self.seed,
            number,
            why: format!("{left} bytes of memory are left of inputs before"),
            input: self.input(number),
            after: Some(first),
        }))
    }

    /// Counts what is left of something. Targets have their turns in one process: what others keep is
    /// not ours.
    fn counted<T>(&mut self, something: impl FnOnce(&mut Driver) -> T) -> T {
        let before = memory::in_use() as i64;
        let done = something(self);
        if let Some(left) = &mut self.left {
            *left += memory::in_use() as i64 - before;
        }
        done
    }

    fn meet(&mut self, number: u64) -> Result<Cost, Box<Finding>> {
        let input = self.input(number);
        let failed = match self.attempt(&input) {
            Ok(cost) => return Ok(cost),
            Err(why) => why,
        };
        panics::keep_quiet(true);
        self.target.renew();
        let alone = self.attempt(&input).is_err();
        let input = if alone { self.smaller(input) } else { input };
        panics::keep_quiet(false);
        self.target.renew();
        Err(Box::new(Finding {
            target: self.name,
            seed: self.seed,
            number,
            why: failed,
            input,
            after: (!alone).then_some(number / RENEWED * RENEWED),
        }))
    }

    /// Gives the target something.
    ///
    /// # Errors
    /// What is wrong with what it did.
    pub fn attempt(&mut self, input: &[u8]) -> Result<Cost, String> {
        panics::watch();
        let before = memory::begin();
        let began = Instant::now();
        let met = catch_unwind(AssertUnwindSafe(|| self.target.meet(input)));
        let cost = Cost {
            length: input.len(),
            memory: memory::most_since(before),
            time: began.elapsed(),
        };
        if let Some(panic) = panics::first() {
            return Err(panic);
        }
        if met.is_err() {
            return Err("panicked".to_owned());
        }
        let most = self.target.bound().of(input.len());
        if cost.memory > most {
            let Cost { length, memory, .. } = cost;
            return Err(format!(
                "{memory} bytes of memory for {length} bytes, not {most}"
            ));
        }
        Ok(cost)
    }

    /// Leaves out whatever it fails without.
    fn smaller(&mut self, mut input: Vec<u8>) -> Vec<u8> {
        let began = Instant::now();
        let mut tries = 0;
        let mut part = input.len() / 2;
        while part > 0 {
            let mut start = 0;
            while start < input.len() {
                if tries == TRIES || began.elapsed() > PATIENCE {
                    return input;
                }
                tries += 1;
                let end = (start + part).min(input.len());
                let shorter = [&input[..start], &input[end..]].concat();
                self.target.renew();
                match self.attempt(&shorter) {
                    Err(_) => input = shorter,
                    Ok(_) => start = end,
                }
            }
            part /= 2;
        }
        input
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::sync::{Mutex, PoisonError};

    use super::*;
    use crate::target::Bound;

    /// Memory is that of the whole process: one test after the other.
    static ALONE: Mutex<()> = Mutex::new(());

    /// Fails by what stands in the input; remembers what it met.
    struct Touchy {
        made: &'static str,
        met: Vec<u8>,
    }

    impl Target for Touchy {
        fn make(&self, _: &mut Random) -> Vec<u8> {
            self.made.into()
        }

        fn meet(&mut self, input: &[u8]) {
            self.met.extend(input);
            let has = |what: &[u8]| input.windows(what.len()).any(|part| part == what);
            if has(b"thread") {
                let _ = std::thread::spawn(|| panic!("elsewhere")).join();
            }
            if has(b"memory") {
                drop(std::hint::black_box(vec![1_u8; 200 << 20]));
            }
            if has(b"leak") {
                std::mem::forget(Vec::<u8>::with_capacity(1 << 20));
            }
            let again = self.met.iter().filter(|byte| **byte == b'!').count();
            assert!(!has(b"panic") && again < 2, "here");
        }

        fn renew(&mut self) {
            self.met.clear();
        }

        fn bound(&self) -> Bound {
            Bound {
                per_byte: 1,
                base: 100 << 20,
            }
        }
    }

    fn touchy(made: &'static str) -> Driver {
        let met = Vec::new();
        Driver {
            name: "touchy",
            seed: 1,
            target: Box::new(Touchy { made, met }),
            first: None,
            left: None,
        }
    }

    #[test]
    fn whatever_goes_wrong_is_noticed_and_made_small() {
        let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let mut driver = touchy("whatever");
        assert_eq!(driver.attempt(b"fine").unwrap().length, 4);
        for (input, why) in [
            ("a panic here", "here"),
            ("in a thread", "elsewhere"),
            ("much memory", "bytes of memory"),
        ] {
            panics::keep_quiet(true);
            let found = driver.attempt(input.as_bytes()).unwrap_err();
            assert!(found.contains(why), "{input}: {found}");
            let small = driver.smaller(input.as_bytes().to_vec());
            panics::keep_quiet(false);
            let word = input.split(' ').find(|word| small == word.as_bytes());
            assert!(word.is_some(), "{small:?}");
        }
        // Only the second of them, and not alone.
        driver.target.renew();
        assert!(driver.attempt(b"!").is_ok());
        panics::keep_quiet(true);
        assert!(driver.attempt(b"!").is_err());
        panics::keep_quiet(false);
        driver.target.renew();
        assert!(driver.attempt(b"!").is_ok());
    }

    /// Each input leaves less than it may cost.
    #[test]
    fn what_is_left_of_many_inputs_is_noticed() {
        let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let findings = |made| {
            let mut driver = touchy(made);
            let steps = (100..1000).filter_map(|number| driver.step(number).err());
            steps
                .map(|finding| (finding.number, finding.after))
                .collect()
        };
        let none: Vec<(u64, Option<u64>)> = findings("whatever");
        assert!(none.is_empty(), "{none:?}");
        // The first time is what the others are measured by.
        assert_eq!(findings("leak"), [400, 600, 800].map(|at| (at, Some(100))));
    }

    #[test]
    fn an_input_depends_on_target_seed_and_number() {
        let one = Driver::open("record", 7).unwrap();
        let two = Driver::open("record", 7).unwrap();
        let other = Driver::open("record", 8).unwrap();
        assert_eq!(one.input(41), two.input(41));
        assert_ne!(one.input(41), one.input(42));
        assert_ne!(one.input(41), other.input(41));
        assert!(Driver::open("nothing", 7).is_none());
    }
}
