//! How often somebody may do something.
//!
//! Signing in is limited by address, and by account too, so that many addresses together cannot try one
//! account's password for long. That nobody can lock an account's owner out: a name that was tried too
//! often has a small budget for each network left, and nobody uses up another network's. Networks of one
//! block share a budget too, so that the owner of a large block cannot try on and on; networks from which
//! the account's owner came lately do not need it, nor does the first attempt of the day from a network, of which a
//! block has 256: an owner who comes from a block where others have failed is let in at once.

use std::{
    collections::VecDeque,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use ipnet::IpNet;

use crate::{
    config::{Limits, Rate},
    networks::{SHARES_OF_SITE, block, largest, networks},
    people::{Token, name},
    rate_limiter::RateLimiter,
    store::AccountId,
};

const HOUR: Duration = Duration::from_secs(3600);

/// What was done lately, and by which accounts and addresses.
pub struct Rates {
    wishes: RateLimiter<AccountId>,
    exports: RateLimiter<AccountId>,
    records: RateLimiter<AccountId>,
    seats: RateLimiter<AccountId>,
    invitations: RateLimiter<AccountId>,
    invitations_from: ByAddress,
    requests: ByAddress,
    guests: ByAddress,
    sign_ins: ByAddress,
    sign_ins_to: RateLimiter<Name>,
    sign_ins_to_from: RateLimiter<(Name, IpNet)>,
    sign_ins_to_from_block: RateLimiter<(Name, IpNet)>,
    first_sign_ins_to_from: RateLimiter<(Name, IpNet)>,
    first_sign_ins_to_from_block: RateLimiter<(Name, IpNet)>,
    homes: Mutex<VecDeque<(Name, IpNet)>>,
}

/// How many networks are remembered from which somebody came with the right password.
const MOST_HOMES: usize = 10_000;

/// The hash of an account's name, as names are compared; whether or not there is such an account.
type Name = [u8; 32];

/// Somebody has to wait so many seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany(pub u64);

impl Rates {
    /// With nothing to remember yet.
    #[must_use]
    pub fn new(limits: &Limits) -> Rates {
        let unless_off = |by: Rate, rate: Rate| if by == Rate::Any { by } else { rate };
        Rates {
            wishes: RateLimiter::new(limits.wishes),
            exports: RateLimiter::new(unless_off(limits.wishes, Rate::new(4, HOUR, 4))),
            records: RateLimiter::new(unless_off(limits.wishes, Rate::new(360, HOUR, 30))),
            seats: RateLimiter::new(unless_off(limits.wishes, Rate::new(120, HOUR, 60))),
            invitations: RateLimiter::new(unless_off(limits.wishes, Rate::new(20, HOUR, 20))),
            // One person can have many names.
            invitations_from: ByAddress::new(unless_off(limits.wishes, Rate::new(60, HOUR, 60))),
            requests: ByAddress::new(limits.requests),
            guests: ByAddress::new(limits.guests),
            sign_ins: ByAddress::new(limits.sign_ins),
            sign_ins_to: RateLimiter::new(unless_off(limits.sign_ins, Rate::new(20, HOUR, 20))),
            sign_ins_to_from: RateLimiter::new(unless_off(limits.sign_ins, Rate::new(3, HOUR, 3))),
            sign_ins_to_from_block: RateLimiter::new(unless_off(
                limits.sign_ins,
                Rate::new(12, HOUR, 12),
            )),
            first_sign_ins_to_from: RateLimiter::new(unless_off(
                limits.sign_ins,
                Rate::new(1, 24 * HOUR, 1),
            )),
            // As many as a block of IPv4 has addresses.
            first_sign_ins_to_from_block: RateLimiter::new(unless_off(
                limits.sign_ins,
                Rate::new(256, 24 * HOUR, 256),
            )),
            homes: Mutex::default(),
        }
    }

    /// An account asks or wishes for something.
    ///
    /// # Errors
    /// If it has to wait.
    pub fn wish(&self, account: AccountId) -> Result<(), TooMany> {
        self.wishes.check(&account).map_err(TooMany)
    }

    /// An account wants all that is kept of it, which is much work.
    ///
    /// # Errors
    /// If it has to wait.
    pub fn export(&self, account: AccountId) -> Result<(), TooMany> {
        self.exports.check(&account).map_err(TooMany)
    }

    /// An account brings a record along, which is read and compared with the games that it plays for ratings.
    ///
    /// # Errors
    /// If it has to wait.
    pub fn record(&self, account: AccountId) -> Result<(), TooMany> {
        self.records.check(&account).map_err(TooMany)
    }

    /// An account sits down, or says who sits at its table. Each is an event of the table, and others need
    /// room there too.
    ///
    /// # Errors
    /// If it has to wait.
    pub fn seat(&self, account: AccountId) -> Result<(), TooMany> {
        self.seats.check(&account).map_err(TooMany)
    }

    /// An account invites somebody by name, or tries to.
    ///
    /// # Errors
    /// If it has to wait.
    pub fn invitation(&self, account: AccountId, address: IpAddr) -> Result<(), TooMany> {
        self.invitations.check(&account).map_err(TooMany)?;
        self.invitations_from.check(address)
    }

    /// An address asks for something.
    ///
    /// # Errors
    /// If it has to wait.
    pub fn request(&self, address: IpAddr) -> Result<(), TooMany> {
        self.requests.check(address)
    }

    /// An address comes as a new guest.
    ///
    /// # Errors
    /// If it has to wait.
    pub fn guest(&self, address: IpAddr) -> Result<(), TooMany> {
        self.guests.check(address)
    }

    /// An address proves who it is.
    ///
    /// # Errors
    /// If it has to wait.
    pub fn sign_in(&self, address: IpAddr) -> Result<(), TooMany> {
        self.sign_ins.check(address)
    }

    /// An address says the password of the account with this name.
    ///
    /// # Errors
    /// If it has to wait: until one more is allowed from anywhere, or from its network and its block.
    pub fn password(&self, name: &str, address: IpAddr) -> Result<(), TooMany> {
        let (name, home) = home(name, address);
        let Err(anywhere) = self.sign_ins_to.check(&name) else {
            return Ok(());
        };
        let from = self.sign_ins_to_from.check(&(name, home)).and_then(|()| {
            let block = (name, block(address));
            // In this order: a network that has to wait uses up nothing of its block.
            let is_first = || {
                self.first_sign_ins_to_from.check(&(name, home)).is_ok()
                    && self.first_sign_ins_to_from_block.check(&block).is_ok()
            };
            if self.homes().contains(&(name, home)) || is_first() {
                return Ok(());
            }
            self.sign_ins_to_from_block.check(&block)
        });
        from.map_err(|here| TooMany(here.min(anywhere)))
    }

    /// It was the right password.
    pub fn right_password(&self, name: &str, address: IpAddr) {
        let home = home(name, address);
        let mut homes = self.homes();
        homes.retain(|known| *known != home);
        if homes.len() == MOST_HOMES {
            homes.pop_front();
        }
        homes.push_back(home);
    }

    fn homes(&self) -> MutexGuard<'_, VecDeque<(Name, IpNet)>> {
        self.homes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The account with this name, and the network of this address: of those it counts with the largest, of
/// which there are fewest.
fn home(name: &str, address: IpAddr) -> (Name, IpNet) {
    (Token::hash(&name::folded(name)), largest(address))
}

/// Limits how often each address may do something: of IPv6 a customer's addresses together, and those of
/// a site.
struct ByAddress([RateLimiter<IpNet>; 2]);

impl ByAddress {
    fn new(rate: Rate) -> ByAddress {
        ByAddress([rate, rate.times(SHARES_OF_SITE)].map(RateLimiter::new))
    }

    fn check(&self, address: IpAddr) -> Result<(), TooMany> {
        let networks: Vec<IpNet> = networks(address).collect();
        // The largest first: a network of a site that has to wait is not even remembered.
        let mut limits = self.0.iter().zip(&networks).rev();
        limits.try_for_each(|(limit, network)| limit.check(network).map_err(TooMany))
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
    fn who_invites_too_many_waits_whatever_the_name() {
        let rates = Rates::new(&Limits::default());
        let home = "192.0.2.1".parse().unwrap();
        assert_eq!([(); 20].map(|()| rates.invitation(1, home)), [Ok(()); 20]);
        assert!(rates.invitation(1, home).is_err());
        let others = (2..10).flat_map(|account| [account; 20]);
        let invited = others.filter(|account| rates.invitation(*account, home).is_ok());
        assert_eq!(invited.count(), 40, "an address has so many together");
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

    #[test]
    fn a_site_of_ipv6_is_limited_however_many_networks_it_has() {
        let limits = Limits {
            sign_ins: "1/h".parse().unwrap(),
            ..Limits::off()
        };
        let rates = Rates::new(&limits);
        let tries = (0..0x1000).map(|number| format!("2001:db8:0:{number:x}::1"));
        let let_in = tries.filter(|address| rates.sign_in(address.parse().unwrap()).is_ok());
        assert_eq!(let_in.count(), SHARES_OF_SITE as usize);
        assert_eq!(rates.sign_in("2001:db8:1::1".parse().unwrap()), Ok(()));
    }

    #[test]
    fn many_addresses_do_not_guess_one_password_and_do_not_lock_its_owner_out() {
        let rates = Rates::new(&Limits::default());
        let tries = (0..10_000).map(|number: u32| {
            let [.., third, fourth] = number.to_be_bytes();
            IpAddr::from([198, 51, third, fourth])
        });
        let again = tries.clone();
        let let_in = tries.filter(|address| rates.password("Ada", *address).is_ok());
        let let_in = let_in.count();
        // Each address once, and then a few from anywhere and twelve from each of 40 blocks.
        assert_eq!(let_in, 10_000);
        let let_in = again.filter(|address| rates.password("Ada", *address).is_ok());
        let let_in = let_in.count();
        assert!((475..=520).contains(&let_in), "{let_in}");
        // The owner comes from elsewhere, has mistyped twice, and is let in.
        let home = "192.0.2.1".parse().unwrap();
        assert_eq!([(); 3].map(|()| rates.password(" ADA", home)), [Ok(()); 3]);
        let TooMany(seconds) = rates.password("Ada", home).unwrap_err();
        assert!(seconds <= 181, "{seconds}");
        assert_eq!(rates.password("Bo", home), Ok(()), "others do not notice");
    }

    #[test]
    fn the_owner_of_a_block_does_not_guess_on_and_does_not_lock_a_neighbour_out() {
        let rates = Rates::new(&Limits::default());
        let site = |number: u32| format!("2001:db8:{number:x}::1").parse().unwrap();
        let (home, new) = (site(0xfffe), site(0xffff));
        rates.right_password("Ada", home);
        let let_in = (0..10_000).filter(|number| rates.password("Ada", site(*number)).is_ok());
        let let_in = let_in.count();
        // A few from anywhere, the first of 256 networks, and twelve together.
        assert!((288..=300).contains(&let_in), "{let_in}");
        assert_eq!(rates.password("Ada", home), Ok(()));
        let TooMany(seconds) = rates.password("Ada", new).unwrap_err();
        assert!(seconds <= 301, "{seconds}");
    }

    #[test]
    fn the_right_password_passes_at_once_from_an_attackers_block() {
        let rates = Rates::new(&Limits::default());
        let neighbour = |last: u8| IpAddr::from([198, 51, 100, last]);
        let tries = (0..10).flat_map(|_| (0..255).map(neighbour));
        let let_in = tries.filter(|address| rates.password("Ada", *address).is_ok());
        // A few from anywhere, each address once a day, and twelve together.
        let let_in = let_in.count();
        assert!((280..=300).contains(&let_in), "{let_in}");
        assert_eq!(rates.password("Ada", neighbour(255)), Ok(()));
    }

    #[test]
    fn the_right_password_passes_at_once_from_an_attackers_block_of_ipv6() {
        let rates = Rates::new(&Limits::default());
        let site = |number: u32| format!("2001:db8:{number:x}::1").parse().unwrap();
        for _ in 0..100 {
            for number in 0..200 {
                let _ = rates.password("Ada", site(number));
            }
        }
        assert_eq!(rates.password("Ada", site(0xffff)), Ok(()));
    }

    #[test]
    fn networks_of_a_site_that_has_to_wait_are_not_remembered() {
        let rate: Rate = "1/h".parse().unwrap();
        let limits = ByAddress::new(rate);
        for number in 0..0x1000 {
            let address = format!("2001:db8:0:{number:x}::1").parse().unwrap();
            let _ = limits.check(address);
        }
        assert_eq!(limits.0[0].len(), SHARES_OF_SITE as usize);
    }
}
