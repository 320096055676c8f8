//! The network that an address belongs to, where limits count addresses and computer players take turns.

use std::{collections::HashMap, net::IpAddr, sync::Arc};

use ipnet::IpNet;
use ring::hmac;
use tokio::sync::OnceCell;

use crate::{
    random,
    store::{Account, Broken, Maker, ServerSecret, Store},
};

/// What a customer has of IPv6 at least, and what some have: a person with one address of a network has all
/// of them.
const CUSTOMER: u8 = 64;
const SITE: u8 = 48;

/// What somebody may own who owns many sites, or many addresses of IPv4.
const BLOCK_V4: u8 = 24;
const BLOCK_V6: u8 = 32;

/// A site has many customers: it may do so many times what one of them may.
pub(crate) const SHARES_OF_SITE: u32 = 8;

/// The networks as whose part an address counts, the smallest first: an address of IPv4 alone, one of IPv6
/// with its customer's and with its site's.
pub(crate) fn networks(address: IpAddr) -> impl Iterator<Item = IpNet> {
    let address = address.to_canonical();
    let lengths: &[u8] = match address {
        IpAddr::V4(_) => &[32],
        IpAddr::V6(_) => &[CUSTOMER, SITE],
    };
    let networks = lengths.iter();
    networks.map(move |length| IpNet::new_assert(address, *length).trunc())
}

/// The block of networks that an address belongs to.
pub(crate) fn block(address: IpAddr) -> IpNet {
    let address = address.to_canonical();
    let length = match address {
        IpAddr::V4(_) => BLOCK_V4,
        IpAddr::V6(_) => BLOCK_V6,
    };
    IpNet::new_assert(address, length).trunc()
}

/// Knows networks by numbers, the same in all processes that share a store. What stands for a network follows from
/// a key that only they know: nobody can look for a network whose number is that of somebody else's.
#[derive(Clone, Default)]
pub(crate) struct Networks(Arc<OnceCell<hmac::Key>>);

impl Networks {
    /// As whose work the computer players of a table wait that this account makes from this address. Guests
    /// of one network count as one, since somebody alone can come as many of them.
    ///
    /// # Errors
    /// If the key has to be read and cannot.
    pub(crate) async fn maker(
        &self,
        store: &Store,
        account: &Account,
        address: IpAddr,
    ) -> Result<Maker, Broken> {
        let read = async || {
            let fresh = random::bytes::<32>();
            let kept = store.server_secret(ServerSecret::Networks, &fresh).await?;
            Ok::<_, Broken>(hmac::Key::new(hmac::HMAC_SHA256, &kept))
        };
        let key = self.0.get_or_try_init(read).await?;
        Ok(maker(key, account, address))
    }
}

/// Of a network no more is told than a byte of its hash, and two of that of its block: many networks share them.
fn maker(key: &hmac::Key, account: &Account, address: IpAddr) -> Maker {
    let hash = |network: IpNet| hmac::sign(key, network.to_string().as_bytes());
    let block = hash(block(address));
    let network = hash(largest(address));
    let [first, second, ..] = *block.as_ref() else {
        unreachable!("a hash has 32 bytes")
    };
    let network = Maker::network([first, second], network.as_ref()[0]);
    let own = if account.guest { network } else { account.id };
    Maker { own, network }
}

/// The largest network as whose part an address counts.
pub(crate) fn largest(address: IpAddr) -> IpNet {
    let network = networks(address).last();
    network.unwrap_or_else(|| IpNet::from(address))
}

/// How many of something each network has.
#[derive(Default)]
pub(crate) struct Counts(HashMap<IpNet, usize>);

impl Counts {
    /// Is there room for one more from this address, where an address may have so many? 0 is no limit.
    pub(crate) fn has_room(&self, address: IpAddr, most: usize) -> bool {
        let shares = [1, SHARES_OF_SITE as usize];
        let mut networks = networks(address).zip(shares);
        most == 0
            || networks.all(|(network, shares)| {
                let count = self.0.get(&network).copied().unwrap_or_default();
                count < most.saturating_mul(shares)
            })
    }

    pub(crate) fn enter(&mut self, address: IpAddr) {
        for network in networks(address) {
            *self.0.entry(network).or_default() += 1;
        }
    }

    pub(crate) fn leave(&mut self, address: IpAddr) {
        for network in networks(address) {
            let count = self.0.get_mut(&network).map(|count| {
                *count -= 1;
                *count
            });
            if count == Some(0) {
                self.0.remove(&network);
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn an_address_counts_with_its_networks() {
        for (address, counted) in [
            ("192.0.2.1", &["192.0.2.1/32"][..]),
            ("::ffff:192.0.2.1", &["192.0.2.1/32"]),
            (
                "2001:db8:1:2:3::4",
                &["2001:db8:1:2::/64", "2001:db8:1::/48"],
            ),
        ] {
            let found = networks(address.parse().unwrap());
            let found: Vec<_> = found.map(|network| network.to_string()).collect();
            assert_eq!(found, counted);
        }
    }

    fn made(key: &[u8], id: i64, guest: bool, address: &str) -> Maker {
        let account = Account {
            id,
            name: "Ada".to_owned(),
            guest,
            created: 0,
            bot: false,
        };
        let key = hmac::Key::new(hmac::HMAC_SHA256, key);
        maker(&key, &account, address.parse().unwrap())
    }

    #[test]
    fn guests_of_one_network_are_one_maker() {
        let maker = |id, guest, address: &str| made(b"key", id, guest, address);
        let home = maker(1, true, "2001:db8:1:2::3");
        assert!(home.own < 0);
        assert_eq!(home, maker(2, true, "2001:db8:1:ffff::4"));
        assert_ne!(home, maker(2, true, "2001:db8:2::4"));
        assert_ne!(maker(1, true, "192.0.2.1"), maker(1, true, "192.0.2.2"));
        let [here, there] = ["192.0.2.1", "192.0.2.2"].map(|address| maker(7, false, address));
        assert_eq!((here.own, there.own), (7, 7));
        assert_ne!(here.network, there.network);
        assert_eq!(here.network, maker(8, false, "192.0.2.1").network);
        assert_eq!(here.network, maker(9, true, "192.0.2.1").own);
    }

    #[test]
    fn networks_of_one_block_are_known_as_such() {
        let block = |address: &str| made(b"key", 1, true, address).block();
        assert_eq!(block("2001:db8:1::1"), block("2001:db8:2::1"));
        assert_ne!(block("2001:db8:1::1"), block("2001:db9:1::1"));
        assert_eq!(block("192.0.2.1"), block("192.0.2.2"));
        assert_ne!(block("192.0.2.1"), block("192.0.3.1"));
    }

    /// Else somebody could look for a network that is taken for another's.
    #[test]
    fn what_stands_for_a_network_takes_the_key() {
        let networks = |key: &[u8]| {
            let made = |last| made(key, 1, true, &format!("192.0.2.{last}")).network;
            (0..20).map(made).collect::<Vec<_>>()
        };
        assert_eq!(networks(b"key"), networks(b"key"));
        assert_ne!(networks(b"key"), networks(b"another key"));
    }

    #[test]
    fn a_site_has_room_for_several_customers_and_not_for_all() {
        let mut counts = Counts::default();
        let customer = |number: u32| format!("2001:db8:1:{number:x}::1").parse().unwrap();
        for number in 0..SHARES_OF_SITE {
            assert!(counts.has_room(customer(number), 1));
            counts.enter(customer(number));
            assert!(!counts.has_room(customer(number), 1));
        }
        assert!(!counts.has_room(customer(99), 1), "the site is full");
        assert!(counts.has_room(customer(99), 0), "there is no limit");
        assert!(counts.has_room("2001:db8:2::1".parse().unwrap(), 1));
        counts.leave(customer(0));
        assert!(counts.has_room(customer(99), 1));
        for number in 1..SHARES_OF_SITE {
            counts.leave(customer(number));
        }
        assert!(counts.0.is_empty(), "those who have left are forgotten");
    }
}
