//! Where webhooks and push messages may lead: to the public internet and nowhere else.
//!
//! An account that sets a webhook, or names its browser's push service, has the server ask an address of its
//! choice. So that this opens no way
//! into the operator's network, the address is looked at three times: when it is set; before every
//! message, since an address may be written as a number; and, since a name may lead anywhere and
//! elsewhere a moment later, where names become addresses ([`Resolver`]).

use std::{
    fmt,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
};

use reqwest::{
    Url,
    dns::{Addrs, Name, Resolve, Resolving},
};

/// No address is longer.
const LONGEST: usize = 500;

/// No address of a push service is longer.
const LONGEST_PUSH: usize = 1024;

/// Why a browser gets no push messages.
pub(super) const NO_PUSH: BadAddress = BadAddress("server-push-unreadable");

/// Which addresses the operator allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    /// Those of the public internet, encrypted.
    #[default]
    Public,
    /// All: in the operator's own network too.
    Everywhere,
}

/// Why an address is none for a webhook: the key of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadAddress(pub &'static str);

impl fmt::Display for BadAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for BadAddress {}

/// An address that a webhook may have.
///
/// # Errors
/// Why it may not.
pub fn check(text: &str, reach: Reach) -> Result<Url, BadAddress> {
    if text.len() > LONGEST {
        return Err(BadAddress("server-webhook-unreadable"));
    }
    check_address(text, reach)
}

/// An address that a push service may have. People do not type it, so it is enough to know whether.
pub(super) fn check_push(text: &str, reach: Reach) -> Result<Url, BadAddress> {
    if text.len() > LONGEST_PUSH {
        return Err(NO_PUSH);
    }
    check_address(text, reach).map_err(|_| NO_PUSH)
}

fn check_address(text: &str, reach: Reach) -> Result<Url, BadAddress> {
    let unreadable = BadAddress("server-webhook-unreadable");
    let url: Url = text.parse().map_err(|_| unreadable)?;
    let host = url.host_str().ok_or(unreadable)?;
    if !url.username().is_empty() || url.password().is_some() {
        return Err(BadAddress("server-webhook-password"));
    }
    if reach == Reach::Everywhere {
        return match url.scheme() {
            "https" | "http" => Ok(url),
            _ => Err(BadAddress("server-webhook-not-https")),
        };
    }
    if url.scheme() != "https" {
        return Err(BadAddress("server-webhook-not-https"));
    }
    // The usual port is left out when an address is read.
    if url.port().is_some() {
        return Err(BadAddress("server-webhook-port"));
    }
    let number = host.trim_start_matches('[').trim_end_matches(']');
    match number.parse() {
        Ok(address) if !is_public(address) => Err(BadAddress("server-webhook-local")),
        _ => Ok(url),
    }
}

/// Is this an address of the public internet? Everything that IANA has set aside for something else
/// is not.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = matches!(
        (a, b, c),
        (0 | 10 | 127 | 224.., _, _)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (192, 168, _)
            | (198, 18 | 19, _)
            | (198, 51, 100)
            | (203, 0, 113)
    );
    !special
}

/// Only what is given out as global unicast, without what holds addresses of IPv4 (which would lead
/// there) and what is for documentation or protocols.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let global = (0x2000..0x4000).contains(&a);
    let special = matches!(
        (a, b),
        (0x2001, 0..0x0200 | 0x0db8) | (0x2002, _) | (0x3fff, 0..0x1000)
    );
    global && !special
}

/// Finds addresses of names, and only such as are allowed.
pub(super) struct Resolver(pub(super) Reach);

impl Resolve for Resolver {
    fn resolve(&self, name: Name) -> Resolving {
        let reach = self.0;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let allowed = allowed(found, reach);
            if allowed.is_empty() {
                return Err(BadAddress("server-webhook-local").into());
            }
            Ok(Box::new(allowed.into_iter()) as Addrs)
        })
    }
}

fn allowed(found: impl Iterator<Item = SocketAddr>, reach: Reach) -> Vec<SocketAddr> {
    found
        .filter(|address| reach == Reach::Everywhere || is_public(address.ip()))
        .collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_public() {
        for address in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.255.254",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "64:ff9b::10.0.0.1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:10::1",
            "2001:20::1",
            "2001:db8::1",
            "2002:a00:1::",
            "2002:7f00:1::",
            "3fff::1",
            "5f00::1",
            "fc00::1",
            "fdff::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in [
            "1.1.1.1",
            "8.8.8.8",
            "100.63.255.255",
            "100.128.0.0",
            "172.15.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "192.167.0.1",
            "198.17.0.1",
            "223.255.255.255",
            "2001:4860:4860::8888",
            "2606:4700::1111",
            "2a00::1",
        ] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn a_webhook_leads_to_the_public_internet() {
        let long = format!("https://example.org/{}", "x".repeat(500));
        for (text, unfit) in [
            ("https://hooks.example.org/services/T0/B0?x=1", None),
            ("https://hooks.example.org:443/", None),
            ("https://8.8.8.8/", None),
            ("https://[2606:4700::1111]/", None),
            ("", Some("server-webhook-unreadable")),
            ("hello", Some("server-webhook-unreadable")),
            ("https://", Some("server-webhook-unreadable")),
            ("data:text/plain,x", Some("server-webhook-unreadable")),
            (&*long, Some("server-webhook-unreadable")),
            ("http://example.org/", Some("server-webhook-not-https")),
            ("ftp://example.org/", Some("server-webhook-not-https")),
            ("https://ada@example.org/", Some("server-webhook-password")),
            ("https://a:b@example.org/", Some("server-webhook-password")),
            ("https://example.org:8443/", Some("server-webhook-port")),
            ("https://example.org:22/", Some("server-webhook-port")),
            ("https://example.org:80/", Some("server-webhook-port")),
            ("https://127.0.0.1/", Some("server-webhook-local")),
            ("https://127.1/", Some("server-webhook-local")),
            ("https://2130706433/", Some("server-webhook-local")),
            ("https://0x7f.1/", Some("server-webhook-local")),
            ("https://0177.0.0.1/", Some("server-webhook-local")),
            ("https://①②⑦.0.0.1/", Some("server-webhook-local")),
            ("https://0/", Some("server-webhook-local")),
            (
                "https://169.254.169.254/latest",
                Some("server-webhook-local"),
            ),
            ("https://[::1]/", Some("server-webhook-local")),
            ("https://[::ffff:10.0.0.1]/", Some("server-webhook-local")),
            ("https://[fe80::1]/", Some("server-webhook-local")),
        ] {
            let found = check(text, Reach::Public).err().map(|unfit| unfit.0);
            assert_eq!(found, unfit, "{text}");
        }
    }

    #[test]
    fn push_messages_lead_to_the_public_internet() {
        let long = |letters| format!("https://example.org/{}", "x".repeat(letters));
        for (text, fit) in [
            ("https://push.example.org/wpush/v2/abc", true),
            (&*long(1000), true),
            (&*long(1010), false),
            ("http://push.example.org/", false),
            ("https://push.example.org:8443/", false),
            ("https://10.0.0.1/", false),
        ] {
            let found = check_push(text, Reach::Public);
            assert_eq!(found.err(), (!fit).then_some(NO_PUSH), "{text}");
        }
    }

    #[test]
    fn an_operator_may_allow_everything_but_nonsense() {
        for (text, fit) in [
            ("http://127.0.0.1:8080/hook", true),
            ("https://chat.local/hook", true),
            ("http://ada:secret@chat.local/", false),
            ("file:///etc/passwd", false),
            ("gopher://chat.local/", false),
        ] {
            assert_eq!(check(text, Reach::Everywhere).is_ok(), fit, "{text}");
        }
    }

    #[test]
    fn what_a_name_leads_to_is_filtered() {
        let found = ["10.0.0.1:0", "8.8.8.8:0", "[::1]:0"].map(|text| text.parse().unwrap());
        let public = allowed(found.into_iter(), Reach::Public);
        assert_eq!(public, ["8.8.8.8:0".parse().unwrap()]);
        assert_eq!(allowed(found.into_iter(), Reach::Everywhere), found);
    }

    #[tokio::test]
    async fn a_name_that_leads_nowhere_public_leads_nowhere() {
        let name = || "localhost".parse::<Name>().unwrap();
        assert!(Resolver(Reach::Public).resolve(name()).await.is_err());
        assert!(Resolver(Reach::Everywhere).resolve(name()).await.is_ok());
    }
}
