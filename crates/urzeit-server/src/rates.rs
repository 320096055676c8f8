//! How often somebody may do something.

use std::{
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    time::Duration,
};

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock as _, DefaultClock},
};

use crate::{
    config::{Limits, Rate},
    store::AccountId,
};

/// When this many are remembered, those are forgotten who did nothing lately.
const MOST_REMEMBERED: usize = 50_000;

/// Who did what lately.
pub struct Rates {
    wishes: Kept<AccountId>,
    requests: Kept<IpAddr>,
    guests: Kept<IpAddr>,
    sign_ins: Kept<IpAddr>,
}

/// Somebody has to wait so many seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany(pub u64);

impl Rates {
    /// With nothing to remember yet.
    #[must_use]
    pub fn new(limits: &Limits) -> Rates {
        Rates {
            wishes: Kept::new(limits.wishes),
            requests: Kept::new(limits.requests),
            guests: Kept::new(limits.guests),
            sign_ins: Kept::new(limits.sign_ins),
        }
    }

    /// An account asks or wishes for something.
    ///
    /// # Errors
    /// If it has to wait.
    pub fn wish(&self, account: AccountId) -> Result<(), TooMany> {
        self.wishes.check(&account)
    }

    /// An address asks for something.
    ///
    /// # Errors
    /// If it has to wait.
    pub fn request(&self, address: IpAddr) -> Result<(), TooMany> {
        self.requests.check(&neighbourhood(address))
    }

    /// An address comes as a new guest.
    ///
    /// # Errors
    /// If it has to wait.
    pub fn guest(&self, address: IpAddr) -> Result<(), TooMany> {
        self.guests.check(&neighbourhood(address))
    }

    /// An address proves who it is.
    ///
    /// # Errors
    /// If it has to wait.
    pub fn sign_in(&self, address: IpAddr) -> Result<(), TooMany> {
        self.sign_ins.check(&neighbourhood(address))
    }
}

/// Whoever has an address of IPv6 has very many: those that one customer gets count as one.
pub(crate) fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = address.to_bits() >> 64 << 64;
            Ipv6Addr::from_bits(network).into()
        }
        address => address,
    }
}

struct Kept<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> Kept<K> {
    fn new(rate: Rate) -> Kept<K> {
        let Rate::Limited { every, burst } = rate else {
            return Kept(None);
        };
        let quota = Quota::with_period(every).map(|quota| quota.allow_burst(burst));
        Kept(quota.map(RateLimiter::keyed))
    }

    fn check(&self, who: &K) -> Result<(), TooMany> {
        let Some(limiter) = &self.0 else {
            return Ok(());
        };
        if limiter.len() > MOST_REMEMBERED {
            limiter.retain_recent();
        }
        limiter.check_key(who).map_err(|not_yet| {
            let wait: Duration = not_yet.wait_time_from(DefaultClock::default().now());
            TooMany(wait.as_secs() + 1)
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn who_does_too_much_waits_and_others_do_not() {
        let limits = Limits {
            wishes: "1/h+3".parse().unwrap(),
            ..Limits::off()
        };
        let rates = Rates::new(&limits);
        assert_eq!([(); 3].map(|()| rates.wish(1)), [Ok(()); 3]);
        let TooMany(seconds) = rates.wish(1).unwrap_err();
        assert!((3590..=3601).contains(&seconds), "{seconds}");
        assert_eq!(rates.wish(2), Ok(()));
    }

    #[test]
    fn a_customer_of_ipv6_counts_once() {
        let limits = Limits {
            guests: "1/h".parse().unwrap(),
            ..Limits::off()
        };
        let rates = Rates::new(&limits);
        assert_eq!(rates.guest("2001:db8::1".parse().unwrap()), Ok(()));
        assert!(rates.guest("2001:db8::2".parse().unwrap()).is_err());
        assert_eq!(rates.guest("2001:db8:0:1::1".parse().unwrap()), Ok(()));
        assert_eq!(rates.guest("192.0.2.1".parse().unwrap()), Ok(()));
        let mapped = "::ffff:192.0.2.1".parse().unwrap();
        assert!(rates.guest(mapped).is_err());
    }
}
