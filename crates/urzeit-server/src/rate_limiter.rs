//! A rate limiter: how often somebody may do something.

use std::hash::Hash;

use governor::{
    DefaultKeyedRateLimiter, Quota,
    clock::{Clock as _, DefaultClock},
};

use crate::config::Rate;

/// When so many keys are remembered, those that did nothing lately are forgotten.
const MOST_REMEMBERED: usize = 50_000;

/// Limits how often each of some keys may do something; not at all, if it may be done at any rate.
pub struct RateLimiter<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> RateLimiter<K> {
    /// Limits to this rate.
    #[must_use]
    pub fn new(rate: Rate) -> RateLimiter<K> {
        let Rate::Limited { every, burst } = rate else {
            return RateLimiter(None);
        };
        let quota = Quota::with_period(every).map(|quota| quota.allow_burst(burst));
        RateLimiter(quota.map(governor::RateLimiter::keyed))
    }

    /// Of how many it is remembered that they did it.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.0.as_ref().map_or(0, DefaultKeyedRateLimiter::len)
    }

    /// Somebody does it.
    ///
    /// # Errors
    /// The seconds until it may.
    pub fn check(&self, who: &K) -> Result<(), u64> {
        let Some(limiter) = &self.0 else {
            return Ok(());
        };
        if limiter.len() > MOST_REMEMBERED {
            limiter.retain_recent();
        }
        limiter.check_key(who).map_err(|not_yet| {
            let wait = not_yet.wait_time_from(DefaultClock::default().now());
            wait.as_secs() + 1
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn who_does_it_too_often_has_to_wait_and_others_need_not() {
        let often = RateLimiter::new(Rate::new(3, Duration::from_secs(3000), 3));
        for _ in 0..3 {
            assert_eq!(often.check(&1), Ok(()));
        }
        let wait = often.check(&1);
        assert!(matches!(wait, Err(990..=1000)), "{wait:?}");
        assert_eq!(often.check(&2), Ok(()));
    }
}
