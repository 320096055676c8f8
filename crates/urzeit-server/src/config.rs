//! What an operator can decide. Everything has a default that suits a server started without a word.

use std::{fmt, net::IpAddr, num::NonZeroU32, str::FromStr, time::Duration};

use ipnet::IpNet;

mod site;

pub use site::{Conduct, Link, Site, SiteName};

/// What an operator has decided.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The address under which browsers reach the server, if it is not the one it listens on.
    pub public_url: Option<PublicUrl>,
    /// Reverse proxies, which may say on whose behalf they ask.
    pub trusted_proxies: Vec<Proxy>,
    /// What lets a client read `/metrics`. Without it, this machine may, if the server has no public
    /// address.
    pub metrics_token: Option<SecretText>,
    /// How much of everything there may be.
    pub limits: Limits,
    /// How the server is presented, and who may come in.
    pub site: Site,
}

/// How much of everything there may be; 0 is no limit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Connections of all clients together.
    pub connections: usize,
    /// Connections of one address; trusted proxies have as many as they like.
    pub connections_per_address: usize,
    /// Sockets of one account.
    pub sockets_per_account: usize,
    /// Sockets of one address.
    pub sockets_per_address: usize,
    /// Events of one table.
    pub events_per_table: usize,
    /// How many requests and undos a seat has in ten minutes, and five times as many in a day; 0 for any
    /// number.
    pub requests_per_seat: usize,
    /// Bytes of a request's body.
    pub body: usize,
    /// How often an account may ask or wish for something.
    pub wishes: Rate,
    /// How often an address may ask for something.
    pub requests: Rate,
    /// How often an address may come as a new guest.
    pub guests: Rate,
    /// How often an address may prove who it is: sign in, register, recover.
    pub sign_ins: Rate,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 12_000,
            connections_per_address: 1_000,
            sockets_per_account: 20,
            sockets_per_address: 400,
            events_per_table: 20_000,
            requests_per_seat: 200,
            body: 1024 * 1024,
            wishes: Rate::new(50, Duration::from_secs(1), 100),
            requests: Rate::new(100, Duration::from_secs(1), 400),
            guests: Rate::new(60, Duration::from_secs(3600), 40),
            sign_ins: Rate::new(60, Duration::from_secs(3600), 30),
        }
    }
}

impl Limits {
    /// No limits but those of the machine and on the size of what is said: for measuring.
    #[must_use]
    pub fn off() -> Limits {
        Limits {
            connections: 0,
            connections_per_address: 0,
            sockets_per_account: 0,
            sockets_per_address: 0,
            events_per_table: 0,
            requests_per_seat: 0,
            wishes: Rate::Any,
            requests: Rate::Any,
            guests: Rate::Any,
            sign_ins: Rate::Any,
            ..Limits::default()
        }
    }
}

/// How often something may be done. In words: `50/s`, `50/s+100` (so many at once), `60/h`, `off`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rate {
    /// As often as somebody likes.
    Any,
    /// No more often than this.
    Limited {
        /// Then it may be done once more.
        every: Duration,
        /// How many times at once, after a rest.
        burst: NonZeroU32,
    },
}

impl Rate {
    pub(crate) fn new(times: u32, within: Duration, burst: u32) -> Rate {
        match (NonZeroU32::new(times), NonZeroU32::new(burst)) {
            (Some(times), Some(burst)) => Rate::Limited {
                every: within / times.get(),
                burst,
            },
            _ => Rate::Any,
        }
    }

    /// This many times as often.
    pub(crate) fn times(self, many: u32) -> Rate {
        match self {
            Rate::Any => Rate::Any,
            Rate::Limited { every, burst } => Rate::Limited {
                every: every / many,
                burst: burst.saturating_mul(NonZeroU32::new(many).unwrap_or(NonZeroU32::MIN)),
            },
        }
    }
}

/// What an operator wrote is not what it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unfit;

impl FromStr for Rate {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Rate, Unfit> {
        if text == "off" {
            return Ok(Rate::Any);
        }
        let (rate, burst) = match text.split_once('+') {
            Some((rate, burst)) => (rate, Some(burst)),
            None => (text, None),
        };
        let (times, unit) = rate.split_once('/').ok_or(Unfit)?;
        let within = match unit {
            "s" => 1,
            "m" => 60,
            "h" => 3600,
            _ => return Err(Unfit),
        };
        let number = |text: &str| match text.parse() {
            Ok(number @ 1..=1_000_000) => Ok(number),
            _ => Err(Unfit),
        };
        let times: u32 = number(times)?;
        let burst = burst.map_or(Ok(times), number)?;
        Ok(Rate::new(times, Duration::from_secs(within), burst))
    }
}

/// The address that browsers use: `https://urzeit.example`, without a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// As a browser writes it in `Origin`.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.0
    }

    /// Is everything that is sent encrypted?
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl FromStr for PublicUrl {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<PublicUrl, Unfit> {
        let origin = text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase();
        let secure = origin.strip_prefix("https://");
        let host = secure.or_else(|| origin.strip_prefix("http://"));
        let host: hyper::http::uri::Authority = host.ok_or(Unfit)?.parse().map_err(|_| Unfit)?;
        if host.host().is_empty() || host.as_str().contains('@') {
            return Err(Unfit);
        }
        // Browsers leave out what is usual.
        let usual = if secure.is_some() { ":443" } else { ":80" };
        let origin = origin.strip_suffix(usual).unwrap_or(&origin);
        Ok(PublicUrl(origin.to_owned()))
    }
}

/// An address or a network whose word we take for where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proxy(IpNet);

impl Proxy {
    /// Is this address meant?
    #[must_use]
    pub fn is(&self, address: IpAddr) -> bool {
        self.0.contains(&address)
    }
}

impl FromStr for Proxy {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Proxy, Unfit> {
        let network = text.parse::<IpNet>();
        let network = network.or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
        network.map(Proxy).map_err(|_| Unfit)
    }
}

/// What must not be seen in logs.
#[derive(Clone, PartialEq, Eq)]
pub struct SecretText(String);

impl SecretText {
    /// Keeps it.
    #[must_use]
    pub fn new(text: String) -> SecretText {
        SecretText(text)
    }

    /// Is it this? Takes as long whatever the answer is.
    #[must_use]
    pub fn is(&self, other: &str) -> bool {
        use sha2::{Digest as _, Sha256};
        Sha256::digest(self.0.as_bytes()) == Sha256::digest(other.as_bytes())
    }
}

impl fmt::Debug for SecretText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a secret")
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_read_as_they_are_written() {
        let second = Duration::from_secs(1);
        for (text, rate) in [
            ("50/s", Ok(Rate::new(50, second, 50))),
            ("50/s+100", Ok(Rate::new(50, second, 100))),
            ("6/m", Ok(Rate::new(6, 60 * second, 6))),
            ("1/h+1", Ok(Rate::new(1, 3600 * second, 1))),
            ("off", Ok(Rate::Any)),
            ("", Err(Unfit)),
            ("50", Err(Unfit)),
            ("0/s", Err(Unfit)),
            ("1/s+0", Err(Unfit)),
            ("-1/s", Err(Unfit)),
            ("1/d", Err(Unfit)),
            ("99999999999/s", Err(Unfit)),
        ] {
            assert_eq!(text.parse(), rate, "{text}");
        }
    }

    #[test]
    fn a_public_address_is_an_origin() {
        for (text, origin) in [
            ("https://Urzeit.example/", Some("https://urzeit.example")),
            ("https://urzeit.example:443", Some("https://urzeit.example")),
            ("http://10.0.0.1:8080", Some("http://10.0.0.1:8080")),
            ("urzeit.example", None),
            ("https://", None),
            ("https://urzeit.example/games", None),
            ("https://ada:secret@urzeit.example", None),
            ("ftp://urzeit.example", None),
        ] {
            let read = text.parse::<PublicUrl>().ok();
            assert_eq!(read.as_ref().map(PublicUrl::origin), origin, "{text}");
        }
    }

    #[test]
    fn secrets_are_not_shown() {
        let config = Config {
            metrics_token: Some(SecretText::new("hush".to_owned())),
            ..Config::default()
        };
        assert!(!format!("{config:?}").contains("hush"));
    }
}
