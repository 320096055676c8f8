//! All that happens by chance in a world, from one seed; what has happened; and what was wrong.

use std::{
    collections::BTreeMap,
    fmt::{self, Write as _},
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::time::{Instant, sleep};
use urzeit_server::store::Time;

/// When every world begins.
const BEGIN: Time = 1_700_000_000_000;

/// How often things came up, by name.
pub type Seen = BTreeMap<&'static str, u64>;

/// Chance, time and trace of a world.
pub(crate) struct Fate {
    begin: Instant,
    aloud: bool,
    state: Mutex<State>,
}

struct State {
    random: Xoshiro256PlusPlus,
    /// Does nothing break any more?
    calm: bool,
    seen: Seen,
    trace: Hash,
    wrong: Option<String>,
}

/// A sum over all that was noted (FNV-1a): two runs of a seed are the same if it is.
struct Hash(u64);

impl fmt::Write for Hash {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

impl Fate {
    pub(crate) fn new(seed: u64, aloud: bool) -> Fate {
        Fate {
            begin: Instant::now(),
            aloud,
            state: Mutex::new(State {
                random: Xoshiro256PlusPlus::seed_from_u64(seed),
                calm: true,
                seen: Seen::new(),
                trace: Hash(0xcbf2_9ce4_8422_2325),
                wrong: None,
            }),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What time it is in this world.
    pub(crate) fn now(&self) -> Time {
        BEGIN + self.begin.elapsed().as_millis() as Time
    }

    /// A number below this one.
    pub(crate) fn below(&self, most: u64) -> u64 {
        self.lock().random.random_range(0..most)
    }

    /// Once in so many times.
    pub(crate) fn once_in(&self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// Does something break now, as it does once in so many times?
    pub(crate) fn breaks(&self, what: &'static str, times: u64) -> bool {
        let mut state = self.lock();
        let breaks = !state.calm && state.random.random_range(0..times) == 0;
        if breaks {
            *state.seen.entry(what).or_default() += 1;
        }
        breaks
    }

    pub(crate) fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.lock().random.fill(&mut bytes);
        bytes
    }

    /// A way takes a while: mostly none, sometimes very long.
    pub(crate) async fn delay(&self) {
        let millis = {
            let state = &mut *self.lock();
            match state.random.random_range(0..100) {
                0..50 => 0,
                50..90 => state.random.random_range(0..20),
                90..99 => state.random.random_range(0..300),
                _ if state.calm => 0,
                _ => state.random.random_range(0..6000),
            }
        };
        if millis > 0 {
            sleep(Duration::from_millis(millis)).await;
        }
    }

    pub(crate) fn set_calm(&self, calm: bool) {
        self.lock().calm = calm;
        self.note(format_args!("calm: {calm}"));
    }

    pub(crate) fn is_calm(&self) -> bool {
        self.lock().calm
    }

    /// Something came up.
    pub(crate) fn saw(&self, what: &'static str) {
        *self.lock().seen.entry(what).or_default() += 1;
    }

    /// Something happened.
    pub(crate) fn note(&self, what: fmt::Arguments<'_>) {
        let at = self.begin.elapsed().as_millis();
        // Writing into a sum never fails.
        let _ = writeln!(self.lock().trace, "{at} {what}");
        if self.aloud {
            println!("{:>7}.{:03} {what}", at / 1000, at % 1000);
        }
    }

    /// Something is wrong; the first of all is what counts.
    pub(crate) fn wrong(&self, what: String) {
        self.note(format_args!("WRONG: {what}"));
        self.lock().wrong.get_or_insert(what);
    }

    /// What was wrong first, what came up, and the sum of the trace.
    pub(crate) fn end(&self) -> (Option<String>, Seen, u64) {
        let mut state = self.lock();
        let seen = std::mem::take(&mut state.seen);
        (state.wrong.take(), seen, state.trace.0)
    }
}
