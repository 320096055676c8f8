//! A rate limiter: how often somebody may do something.

use std::{hash::Hash, num::NonZeroU32, time::Duration};

use governor::{
    DefaultKeyedRateLimiter, Quota,
    clock::{Clock as _, DefaultClock},
};

/// When so many keys are remembered, those that did nothing lately are forgotten.
const MOST_REMEMBERED: usize = 10_000;

/// Limits how often each of some keys may do something.
pub struct RateLimiter<K: Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

impl<K: Hash + Eq + Clone> RateLimiter<K> {
    /// So many times at once, and so many in this while.
    ///
    /// # Panics
    /// If it is never, or within no time.
    #[must_use]
    pub fn new(times: u32, within: Duration) -> RateLimiter<K> {
        let times = NonZeroU32::new(times).expect("at least once");
        let quota = Quota::with_period(within / times.get()).expect("a while");
        RateLimiter(governor::RateLimiter::keyed(quota.allow_burst(times)))
    }

    /// Somebody does it.
    ///
    /// # Errors
    /// The seconds until it may.
    pub fn check(&self, who: &K) -> Result<(), u64> {
        if self.0.len() > MOST_REMEMBERED {
            self.0.retain_recent();
        }
        self.0.check_key(who).map_err(|not_yet| {
            let wait = not_yet.wait_time_from(DefaultClock::default().now());
            wait.as_secs() + 1
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_does_it_too_often_has_to_wait_and_others_need_not() {
        let often = RateLimiter::new(3, Duration::from_secs(30));
        for _ in 0..3 {
            assert_eq!(often.check(&1), Ok(()));
        }
        assert_eq!(often.check(&1), Err(10));
        assert_eq!(often.check(&2), Ok(()));
    }
}
